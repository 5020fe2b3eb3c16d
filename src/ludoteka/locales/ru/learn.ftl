# Страницы, где учатся играть.
learn-title = Научитесь играть
learn-about = Короткие уроки на настоящем поле. Всё открыто: идите по порядку или выбирайте любой.
learn-all = Все уроки
learn-game = Уроки игры «{ $game }»
learn-game-about = { $count ->
    [one] { $count } короткий урок
    [few] { $count } коротких урока
    [many] { $count } коротких уроков
   *[other] { $count } короткого урока
} на настоящем поле, примерно { $minutes } мин. Остановиться можно после любого шага.
learn-done-of = Пройдено { $done } из { $all }
learn-done = пройдено
learn-start = Дальше
learn-continue = Продолжить
learn-lessons = Уроки
learn-lesson-of = Урок { $number } из { $lessons }: { $title }
learn-step = Шаг { $step } из { $steps }
learn-leave = Выйти из урока
learn-teacher = Учитель
learn-lamp = То, о чём идёт речь, подсвечено на поле; остальное — на своих местах, в полутени.
learn-where-were-we = На чём мы остановились: { $idea }
learn-slip = Посмотрите, что произошло.
learn-was-slip = Этот шаг о другом
learn-was-right = Сделано
learn-playing = Посмотрим
learn-only-here = Возвращать ходы можно только на уроках. За столом выбор окончателен.
learn-back = Вернуть ход
learn-show = Покажите
learn-previous = Назад
learn-next = Дальше
learn-next-lesson = Следующий урок
learn-finish = Завершить
learn-lesson-done = Вот и весь урок.
learn-guided-start = Начать партию с помощником
