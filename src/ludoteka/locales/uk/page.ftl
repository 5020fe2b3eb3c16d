### Сторінка в браузері: головна, стіл, повтор, про нас.

page-tagline = п’ять сучасних настільних ігор за одним столом
page-hero-1 = П’ять ігор,
page-hero-2 = один стіл.
page-hero-detail =
    Грайте в браузері з друзями та ботами.
    Без облікового запису й без встановлення.
page-play-now = Грати
page-play-friends = Грати з друзями
page-friends = З друзями
page-games = Ігри
page-game = Гра
page-players =
    { $last ->
        [one] { $counts } гравець
        [few] { $counts } гравці
        [many] { $counts } гравців
       *[other] { $counts } гравця
    }
page-minutes = { $minutes } хв
page-continue = Продовжити
page-continue-open = Чекаємо на гравців
page-continue-yours = Ваш хід
page-continue-playing = Гра триває
page-continue-waits = Вирішує { $who }
page-open-tables = Відкриті столи
page-no-tables = Відкритих столів немає. Відкрийте свій: «Грати з друзями».
page-seats-open =
    { $count ->
        [0] вільних місць немає
        [one] { $count } вільне місце
        [few] { $count } вільні місця
        [many] { $count } вільних місць
       *[other] { $count } вільного місця
    }
page-join = Сісти
page-watch = Дивитися
page-show-all = Показати всі ({ $count })
page-about = Про Ludoteka
page-fan = Безкоштовна фанатська реалізація з власними малюнками й словами.
page-skip = До вмісту
page-language = Мова
page-theme-dark = Темна тема
page-theme-light = Світла тема
page-close = Закрити
page-nowhere = Такої сторінки немає.
page-to-games = До ігор

page-name = Ваше ім’я
page-name-none = Ваше ім’я
page-name-title = Хто грає?
page-name-change = Змінити ім’я
page-name-save = Зберегти
page-guest-name = Гість { $number }
page-device-detail = Обліковий запис не потрібен: цей браузер вас знає. За приватним посиланням можна продовжити на іншому пристрої.
page-device-link = Приватне посилання для іншого пристрою

page-new-table = Новий стіл
page-player-count = Кількість гравців
page-seats = Місця
page-seat-me = Я
page-seat-friend = Друг за посиланням
page-seat-hot = Хтось за цим пристроєм
page-hot-name = Гравець { $number }
page-public = Показувати стіл усім
page-open-table = Відкрити стіл
page-start-now = Почати зараз
page-clock = Годинник
page-clock-days = { $days } д { $hours } год
page-clock-kind-none = Без годинника
page-clock-kind-quick = 5 хвилин і 5 секунд за хід
page-clock-kind-calm = 20 хвилин і 20 секунд за хід
page-clock-kind-days = 3 дні на хід
page-level-random = навмання
page-level-greedy = жадібний
page-level-plain = простий
page-level-novice = новачок
page-level-regular = досвідчений
page-level-expert = експерт
page-level-master = майстер
page-bot-of = Бот, { $level }
page-bot-name-1 = Навігатор
page-bot-name-2 = Муляр
page-bot-name-3 = Герольд
page-bot-name-4 = Хранитель
page-bot-name-5 = Лоцман

page-opening = Відкриваємо стіл…
page-compiling = Готуємо правила, лише першого разу…
page-table-gone = Цей стіл не відкривається
page-gone-not-found = Такого столу немає, або він відкритий лише за посиланням.
page-gone-not-allowed = Це місце належить комусь іншому.
page-gone-protocol = Сервер оновлено: завантажте сторінку ще раз.
page-waiting-room = Гра почнеться, щойно всі місця буде зайнято.
page-seat-open = Вільне місце
page-sit = Сісти
page-fill-with = Боти на вільні місця
page-leave-table = Покинути стіл
page-invite = Запросити
page-invite-detail = Хто відкриє це посилання, зможе сісти на вільне місце або дивитися.
page-invite-link = Посилання для друзів
page-copy = Копіювати
page-copied = Скопійовано

page-stage = Поле
page-stakes = Що на кону
page-side = Журнал, чат і правила
page-log = Журнал
page-log-empty = Ще нічого не сталося.
page-chat = Чат
page-chat-empty = Ще ніхто нічого не сказав.
page-chat-off = Чат цього столу закрито.
page-chat-say = Скажіть щось
page-chat-send = Надіслати
page-chat-mute = Сховати чат від мене
page-chat-unmute = Знову показувати чат
page-rules = Правила
page-rules-context = Наведіть на елемент або натисніть і тримайте: він пояснить себе сам.
page-menu = Меню
page-you = ви
page-you-short = Ви
page-person = гравець
page-hot-seat = за цим пристроєм
page-not-here = зараз не тут
page-resigned = здається
page-bot-plays-on = немає: грає бот
page-your-turn = Ваш хід
page-to-move = вирішує
page-thinks = думає
page-winner = Переможець
page-spectator = Глядач
page-confirm = Підтвердити
page-cancel = Скасувати
page-undo = Назад
page-hint = Підказка: як зіграв би сильний гравець?
page-why-way-out = Оберіть інше: дозволене позначено.
page-thinking = { $who } думає.
page-deciding = { $who } вирішує.
page-waiting = { $who } обирає.
page-waiting-detail = Зараз від вас нічого не потрібно.
page-waiting-away = Сторінка цього гравця зараз закрита.
page-lost = З’єднання втрачено.
page-lost-detail = Нічого не пропало: воно відновиться саме.
page-score-sheet = Рахунок
page-again = Зіграти ще
page-end-you-win = Ви перемагаєте!
page-end-wins =
    { $count ->
        [one] Перемагає { $who }.
        [few] Разом перемагають: { $who }.
        [many] Разом перемагають: { $who }.
       *[other] Разом перемагають: { $who }.
    }
page-end-draw = Нічия.
page-end-lost = Гру програно.
page-end-detail = Гру завершено.
page-end-resigned = { $who } здається.
page-seed-good = Тасування чесне: зерно в записі саме те, що його обіцяно на початку.
page-seed-bad = Зерно в записі не те, що його обіцяно на початку!
page-replay = Повтор
page-export = Запис
page-sound-on = Увімкнути звук
page-sound-off = Вимкнути звук
page-come-back = Повернути моє місце
page-leave-bot = Нехай за мене грає бот
page-resign = Здатися
page-resign-sure = Так, здаюся
page-commitment = Геш таємного зерна:
page-cover-pass = Передайте пристрій: { $who }.
page-cover-detail = Карти закрито.
page-cover-show = Це я, { $who }: показати мої карти
page-zoom-in = Збільшити
page-zoom-out = Зменшити
page-zoom-fit = Показати все
page-share-move = Посилання на цей хід
page-replay-eyes = Чиїми очима
page-replay-steps = Кроки гри
page-replay-first = На початок
page-replay-back = Крок назад
page-replay-next = Крок уперед
page-replay-last = У кінець
page-replay-play = Відтворити
page-replay-pause = Пауза

page-about-what = Ludoteka збирає п’ять сучасних настільних ігор за одним столом: грайте з друзями та ботами, на власному сервері, без облікового запису.
page-about-fan = Це безкоштовна фанатська реалізація з власними малюнками та власними текстами. Вона не пов’язана з авторами й видавцями ігор. Дякуємо їм за ці ігри: якщо гра подобається, купіть коробку.
page-about-thanks = З подякою авторам
page-about-reconstructed = Що відтворено приблизно
page-about-reconstructed-opale = кількість і вартість карт, за давнішим виданням тієї самої гри; точно відомий лише розмір колоди.
page-about-reconstructed-orichalcum = обриси островів із портами, вміст плиток землі та грані облогових машин.
page-about-provable = Чесне тасування
page-about-provable-text = Кожен стіл показує геш таємного зерна на початку, а саме зерно наприкінці, тож кожен може перевірити, що тим часом нічого не змінили.
page-about-licences = Ліцензії
page-about-licence-own = Сама Ludoteka: Apache-2.0.
page-about-licences-page = Сторінку зроблено за допомогою
page-about-licences-server = Сервер зроблено за допомогою
