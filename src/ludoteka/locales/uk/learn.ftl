# Сторінки, де вчаться грати.
learn-title = Навчіться грати
learn-about = Короткі уроки на справжньому полі. Усе відкрито: ідіть по черзі або вибирайте будь-який.
learn-all = Усі уроки
learn-game = Уроки гри «{ $game }»
learn-game-about = { $count ->
    [one] { $count } короткий урок
    [few] { $count } короткі уроки
    [many] { $count } коротких уроків
   *[other] { $count } короткого уроку
} на справжньому полі, приблизно { $minutes } хв. Зупинитися можна після будь-якого кроку.
learn-done-of = Пройдено { $done } з { $all }
learn-done = пройдено
learn-start = Далі
learn-continue = Продовжити
learn-lessons = Уроки
learn-lesson-of = Урок { $number } з { $lessons }: { $title }
learn-step = Крок { $step } з { $steps }
learn-leave = Вийти з уроку
learn-teacher = Учитель
learn-lamp = Те, про що йдеться, підсвічене на полі; решта на своїх місцях у півтіні.
learn-where-were-we = На чому ми зупинилися: { $idea }
learn-slip = Погляньте, що сталося.
learn-was-slip = Цей крок про інше
learn-was-right = Зроблено
learn-playing = Подивімося
learn-only-here = Повертати ходи можна лише на уроках. За столом вибір остаточний.
learn-back = Повернути хід
learn-show = Покажіть
learn-previous = Назад
learn-next = Далі
learn-next-lesson = Наступний урок
learn-finish = Завершити
learn-lesson-done = Ось і весь урок.
learn-guided-start = Почати партію з помічником
