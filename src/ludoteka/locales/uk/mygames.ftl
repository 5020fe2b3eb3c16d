# Усе, у що граєте й що зіграно
mygames-title = Мої ігри
mygames-sum = { $count ->
    [one] { $count } партія
    [few] { $count } партії
    [many] { $count } партій
   *[other] { $count } партії
  } від { $since }, перемог: { $won }. Бачите це лише ви.
mygames-sum-none = Бачите це лише ви.
mygames-rating = Рейтинг
mygames-rating-about = бачите лише ви
mygames-rating-of = Рейтинг { $points }, плюс-мінус { $spread }
mygames-rating-none = Рейтинг з’явиться після першої партії з людьми.
mygames-cards = Статистика
mygames-best = Найкращий результат: { $score }
mygames-best-open = Остання мить найкращої партії
mygames-won-of = виграно із { $count }
mygames-won-shared = виграно із { $count }, { $shared } нарівно
mygames-runs = Останні партії, найновіша праворуч: виграно { $won }, програно { $lost }, нарівно { $shared }
mygames-friends = З людьми { $won } із { $count }
mygames-latest = остання
mygames-only = Показати лише ці партії
mygames-running = Тривають
mygames-running-none = Зараз жодна партія не триває.
mygames-with = { $game }: { $who }
mygames-time = Час спливає { $when }
mygames-decides = Ходить: { $who }
mygames-free = { $count ->
    [one] { $count } вільне місце
    [few] { $count } вільні місця
    [many] { $count } вільних місць
   *[other] { $count } вільного місця
  }
mygames-play = Грати
mygames-rivals = Проти кого
mygames-of = { $won } із { $count }
mygames-bots = Боти: { $level }
mygames-finished = Завершені
mygames-which = Які партії
mygames-which-all = Усі
mygames-which-won = Виграні
mygames-which-friends = З людьми
mygames-search = Пошук: ім’я або гра
mygames-none-found = Таких партій немає.
mygames-clear = Показати всі
mygames-won = Перемога
mygames-lost = Поразка
mygames-shared = Нарівно
mygames-none = На одному пристрої
mygames-ended = Припинено
mygames-given-up = партію здано
mygames-imported = імпортовано
mygames-tried = повторна спроба
mygames-moves = { $count ->
    [one] { $count } хід
    [few] { $count } ходи
    [many] { $count } ходів
   *[other] { $count } ходу
  }
mygames-more = Показати давніші
mygames-take = Візьміть свої партії з собою
mygames-take-about = Файл з усіма завершеними партіями, у кожному рядку один запис. Його читає інший сервер і командний рядок.
mygames-export = Завантажити
mygames-import = Додати партії з файлу
mygames-import-busy = Партії відтворюються…
mygames-import-done = Додано: { $added }. Уже були тут: { $known }.
mygames-import-large = Файл завеликий: щонайбільше 20 МБ.
mygames-failed = Зараз ваші ігри не вдається прочитати
mygames-retry = Спробувати ще раз
mygames-empty = Тут збиратимуться ваші ігри.
mygames-empty-about = Що триває, що виграно, найкраще місто й найдовший ланцюг. Доки ви не граєте, нічого не збирається.
mygames-shortest = Найкоротша
mygames-shortest-about = { $game }, { $minutes } хв проти новачка
mygames-gentlest = Найлегший урок
mygames-gentlest-about = { $game }, { $minutes } хв, крок за кроком
mygames-device = Граєте й на іншому пристрої?
mygames-device-about = Перенесіть ігри сюди за особистим посиланням
mygames-connect = Під’єднати
mygames-file = Граєте й на іншому сервері?
mygames-file-about = Перенесіть ігри сюди файлом

refusal-bad-cursor = Цей список змінився. Відкрийте сторінку ще раз.
refusal-import-empty = У цьому файлі немає жодної партії.
refusal-import-too-many = Щонайбільше партій за один раз: { $most }.
refusal-import-full = Щонайбільше партій, які можна сюди додати: { $most }.
refusal-import-not-json = Рядок { $line } не вдається прочитати: це не JSON. Можливо, файл обірвано.
refusal-import-not-record = Рядок { $line } не є записом партії.
refusal-import-rules = Рядок { $line }: цей сервер не має таких правил гри «{ $game }».
refusal-import-broken = Рядок { $line } не вдається відтворити: ходи не ведуть до вказаного результату.
refusal-import-unfinished = Рядок { $line }: цю партію не завершено.
