# Всё, во что вы играете и что сыграно
mygames-title = Мои игры
mygames-sum = { $count ->
    [one] { $count } партия
    [few] { $count } партии
    [many] { $count } партий
   *[other] { $count } партии
  } с { $since }, побед: { $won }. Видите это только вы.
mygames-sum-none = Видите это только вы.
mygames-rating = Рейтинг
mygames-rating-about = видите только вы
mygames-rating-of = Рейтинг { $points }, плюс-минус { $spread }
mygames-rating-none = Рейтинг появится после первой партии с людьми.
mygames-cards = Статистика
mygames-best = Лучший результат: { $score }
mygames-best-open = Последний момент лучшей партии
mygames-won-of = выиграно из { $count }
mygames-won-shared = выиграно из { $count }, { $shared } поровну
mygames-runs = Последние партии, самая новая справа: выиграно { $won }, проиграно { $lost }, поровну { $shared }
mygames-friends = С людьми { $won } из { $count }
mygames-latest = последняя
mygames-only = Показать только эти партии
mygames-running = Идут
mygames-running-none = Сейчас ни одна партия не идёт.
mygames-with = { $game }: { $who }
mygames-time = Время истекает { $when }
mygames-decides = Ходит: { $who }
mygames-free = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
    [many] { $count } свободных мест
   *[other] { $count } свободного места
  }
mygames-play = Играть
mygames-rivals = Против кого
mygames-of = { $won } из { $count }
mygames-bots = Боты: { $level }
mygames-finished = Завершённые
mygames-which = Какие партии
mygames-which-all = Все
mygames-which-won = Выигранные
mygames-which-friends = С людьми
mygames-search = Поиск: имя или игра
mygames-none-found = Таких партий нет.
mygames-clear = Показать все
mygames-won = Победа
mygames-lost = Поражение
mygames-shared = Поровну
mygames-none = На одном устройстве
mygames-ended = Прекращена
mygames-given-up = партия сдана
mygames-imported = импортирована
mygames-tried = повторная попытка
mygames-moves = { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
  }
mygames-more = Показать более ранние
mygames-take = Возьмите свои партии с собой
mygames-take-about = Файл со всеми завершёнными партиями, в каждой строке одна запись. Его прочтут и другой сервер, и командная строка.
mygames-export = Скачать
mygames-import = Добавить партии из файла
mygames-import-busy = Партии воспроизводятся…
mygames-import-done = Добавлено: { $added }. Уже были здесь: { $known }.
mygames-import-large = Файл слишком большой: не более 20 МБ.
mygames-failed = Сейчас ваши игры не удаётся прочитать
mygames-retry = Попробовать ещё раз
mygames-empty = Здесь будут собираться ваши игры.
mygames-empty-about = Что идёт, что выиграно, ваш лучший город и самая длинная цепь. Пока вы не играете, ничего не собирается.
mygames-shortest = Самая короткая
mygames-shortest-about = { $game }, { $minutes } мин против новичка
mygames-gentlest = Самый лёгкий урок
mygames-gentlest-about = { $game }, { $minutes } мин, шаг за шагом
mygames-device = Играете и на другом устройстве?
mygames-device-about = Перенесите игры сюда по личной ссылке
mygames-connect = Подключить
mygames-file = Играете и на другом сервере?
mygames-file-about = Перенесите игры сюда файлом

refusal-bad-cursor = Этот список изменился. Откройте страницу ещё раз.
refusal-import-empty = В этом файле нет ни одной партии.
refusal-import-too-many = Партий за один раз: не больше { $most }.
refusal-import-full = Всего партий сюда можно добавить: не больше { $most }.
refusal-import-not-json = Строку { $line } не удаётся прочитать: это не JSON. Возможно, файл оборван.
refusal-import-not-record = Строка { $line } — это не запись партии.
refusal-import-rules = Строка { $line }: у этого сервера нет таких правил игры «{ $game }».
refusal-import-broken = Строку { $line } не удаётся воспроизвести: ходы не ведут к указанному результату.
refusal-import-unfinished = Строка { $line }: эта партия не закончена.
