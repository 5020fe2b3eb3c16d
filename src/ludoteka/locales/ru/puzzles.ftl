### Puzzles: on the page, and in the terminal.

puzzles-title = Задачи
puzzles-about = Моменты из партий сильных ботов, где один ход явно лучший. Найдите его на настоящем поле.
puzzles-game = { $game }: задачи
puzzles-all = Все задачи
puzzles-day-of = Задача дня, { $date }
puzzles-day-next =
    { $hours ->
        [0] Решено. Следующая уже скоро.
        [one] Решено. Следующая через { $hours } час.
        [few] Решено. Следующая через { $hours } часа.
        [many] Решено. Следующая через { $hours } часов.
       *[other] Решено. Следующая через { $hours } часа.
    }
puzzles-streak =
    { $days ->
        [0] Решайте по задаче в день, и начнётся серия.
        [one] { $days } день подряд
        [few] { $days } дня подряд
        [many] { $days } дней подряд
       *[other] { $days } дня подряд
    }
puzzles-streak-today = Сегодня решено: серия продолжается.
puzzles-streak-open = Решите одну сегодня, и серия продолжится.
puzzles-solved-of = Решено: { $solved } из { $all }
puzzles-first-tries = С первой попытки: { $count }
puzzles-start = Начать
puzzles-continue = Дальше
puzzles-all-solved = Все решены. Каждую можно решить ещё раз.
puzzles-number = Задача { $number } из { $all }
puzzles-level = Сложность { $grade } из 5
puzzles-level-of = Сложность { $grade }
puzzles-state-solved = решено
puzzles-state-later = решено не с первой попытки
puzzles-state-new = ещё не решено
puzzles-task = Найдите лучший ход
puzzles-counts = Что важно
puzzles-counts-open = Ход, который оставляет лучший шанс победить. Очки сейчас — лишь часть дела.
puzzles-counts-hidden = Ход, который оставляет лучший шанс победить, какие бы карты ни были у других. Очки сейчас — лишь часть дела.
puzzles-counts-proven = Ход, который ведёт к победе, что бы ни ответил соперник.
puzzles-first-counts = Считается первая попытка. Изучайте позицию сколько угодно.
puzzles-hints = Подсказки
puzzles-hint-stake = Сколько на кону?
puzzles-hint-stake-told = Лучший ход оставляет шанс { $best }, следующий за ним — { $next }.
puzzles-hint-among = Какие ходы заслуживают внимания?
puzzles-hint-among-told = Это один из них:
puzzles-hint-keeps = Подсказка не прерывает серию.
puzzles-playing = Посмотрим
puzzles-verdict-best = Решено
puzzles-verdict-good = Решено: не хуже лучшего
puzzles-verdict-other = Не лучший ход
puzzles-verdict-shown = Лучшим был этот
puzzles-leaves = Он оставляет шанс { $yours }.
puzzles-leaves-less = Он оставляет шанс { $yours }, а лучший ход — { $best }.
puzzles-brings = Что он даёт
puzzles-allows = Что он позволяет другим
puzzles-follows = Что, вероятнее всего, будет дальше
puzzles-for-instance = Например: никто не знает, что у других и что придёт дальше.
puzzles-chances = Шанс победить после
puzzles-best-play = лучший ход
puzzles-yours = ваш
puzzles-others-less =
    { $count ->
        [one] Ещё { $count } ход оставляет меньше.
        [few] Ещё { $count } хода оставляют меньше.
        [many] Ещё { $count } ходов оставляют меньше.
       *[other] Ещё { $count } хода оставляют меньше.
    }
puzzles-again = Попробовать ещё
puzzles-show = Показать лучший
puzzles-next = Следующая задача
puzzles-up-next = Дальше
puzzles-try-stays = Решите её сегодня, и серия сохранится.
puzzles-thought = { $count ->
    [one] Найдено поиском из { $count } симуляции, проверено другим, вдесятеро глубже.
    [few] Найдено поиском из { $count } симуляций, проверено другим, вдесятеро глубже.
    [many] Найдено поиском из { $count } симуляций, проверено другим, вдесятеро глубже.
   *[other] Найдено поиском из { $count } симуляции, проверено другим, вдесятеро глубже.
}
puzzles-thought-proven = Доказано: этот ход выигрывает при любом ответе.
refusal-no-puzzle = Такой задачи нет.

## The command line

help-puzzles = найти задачи в партиях сильных ботов или проверить их файл
metavar-game-or-file = ИГРА|ФАЙЛ
help-arg-puzzles-what = find: найти новые задачи игры; check: проверить задачи в файле
help-arg-puzzles-of = игра или файл для проверки
help-arg-puzzles-count = сколько найти (по умолчанию: 60)
help-arg-puzzles-games = сколько партий просмотреть, не больше (по умолчанию: 2000)
help-arg-puzzles-budget = доля обычного объёма раздумий, например 0.1
help-arg-puzzles-out = файл для задач; найденное в каждой партии сохраняется рядом, и остановленный поиск продолжается оттуда
help-arg-puzzles-bus = распределить партии между процессами ludoteka worker этого Redis или Valkey, после всего, чего ждут люди
error-puzzles = Для поиска нужны хотя бы одна задача, одна партия, один процесс и объём раздумий больше 0.
error-puzzles-file = Задачи в файле «{ $path }» нельзя использовать: { $reason }
puzzles-finding = Поиск задач (просмотрено { $games ->
        [one] { $games } партию
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партии
    })
puzzles-telling = Что будет дальше
puzzles-checking = Проверка
puzzles-theme = тема
puzzles-grade = сложность { $grade }
puzzles-written = Записано в { $path }: { $count ->
    [one] { $count } задача
    [few] { $count } задачи
    [many] { $count } задач
   *[other] { $count } задачи
}
puzzles-stopped = Остановлено: { $found } из { $count ->
    [one] { $count } задачи
    [few] { $count } задач
    [many] { $count } задач
   *[other] { $count } задачи
}; та же команда продолжит.
puzzles-too-few = Найдено лишь { $found } из { $count ->
    [one] { $count } задачи
    [few] { $count } задач
    [many] { $count } задач
   *[other] { $count } задачи
} в { $games ->
    [one] { $games } партии
    [few] { $games } партиях
    [many] { $games } партиях
   *[other] { $games } партии
}; --games позволит больше.
puzzles-wrong = { $id }: { $reason }
puzzles-checked = { $game }: проверено { $count ->
    [one] { $count } задачу
    [few] { $count } задачи
    [many] { $count } задач
   *[other] { $count } задачи
}, неверных: { $bad }
