### Сторінка в браузері: головна, стіл, повтор, про нас.

page-tagline = сучасні настільні ігри за одним столом
page-hero-1 = { $count ->
    [5] П’ять ігор,
    [one] { $count } гра,
    [few] { $count } гри,
    [many] { $count } ігор,
   *[other] { $count } гри,
}
page-hero-2 = один стіл.
page-hero-back = З поверненням,
page-hero-waiting =
    { $count ->
        [0] Зараз на вас ніхто не чекає.
        [one] { $count } стіл чекає на ваш хід.
        [few] { $count } столи чекають на ваш хід.
        [many] { $count } столів чекають на ваш хід.
       *[other] { $count } столу чекає на ваш хід.
    }
page-hero-detail =
    Грайте в браузері з друзями та ботами.
    Без облікового запису й без встановлення.
page-play-now = Грати
page-play-friends = Грати з друзями
page-friends = З друзями
page-learn = Уроки
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
page-continue-open = Чекаємо
page-continue-yours = Ваш хід
page-continue-playing = Гра триває
page-continue-waits = Чекаємо на хід: { $who }
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
page-name-not-yet = ще без імені
page-name-title = Хто грає?
page-tell-title = Повідомити, коли буде ваш хід?
page-tell-about = Також коли цю сторінку закрито. У сповіщенні лише назва гри, жодних карт.
page-tell-yes = Повідомляти
page-tell-no = Не зараз
page-silence-off = Без сповіщень про цей стіл
page-silence-on = Сповіщення про цей стіл вимкнено
page-settings = Налаштування
page-name-change = Змінити ім’я
page-name-save = Зберегти
page-guest-name = Гість { $number }
page-offline = Немає з’єднання. Грати можна буде, щойно воно повернеться.
page-offline-since = Немає з’єднання: показано стан на { $time }. Грати можна буде, щойно воно повернеться.
page-newer = Є новіша версія Ludoteka.
page-newer-load = Завантажити
page-device-detail = Обліковий запис не потрібен: цей браузер вас знає. За особистим посиланням можна продовжити на іншому пристрої.
page-become-title = Особисте посилання
page-become-first = Це особисте посилання: ім’я — { $name }. Грати далі під цим ім’ям у цьому браузері?
page-become-instead = У цьому браузері ваше ім’я — { $me }. Це особисте посилання, його власник — { $name }. Якщо продовжити, ви гратимете тут як { $name }. Ваші столи збережуться, а на цій сторінці можна повернути ім’я { $me }.
page-become-warning = Продовжуйте, лише якщо { $name } — це ви. Якщо посилання вам надіслали, це не запрошення: відправник бачитиме ваші карти й зможе грати за вас.
page-become-yes = Продовжити як { $name }
page-become-stay = Залишитися: { $me }
page-become-no = Це не я
page-become-now = У цьому браузері ваше ім’я — { $name }.
page-become-back = Повернути ім’я { $name }
page-become-none = У цій адресі немає самого посилання. Відкрийте його повністю або відскануйте код на іншому пристрої.
page-become-used = Це посилання вже використане або застаріле. Створіть нове на іншому пристрої.
page-become-failed = Не вдалося. Спробуйте ще раз за мить.

page-new-table = Новий стіл
page-player-count = Кількість гравців
page-seats = Місця
page-hot-name = Гравець { $number }
page-open-table = Відкрити стіл
page-start-now = Почати зараз
page-clock = Годинник
page-clock-days = { $days } д { $hours } год
page-clock-kind-none = Без годинника
page-level-random = навмання
page-level-greedy = жадібний
page-level-plain = простий
page-level-beginner = початківець
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
page-one-moment = Хвилинку…
page-table-gone = Цей стіл не відкривається
page-gone-not-found = Такого столу немає, або він відкритий лише за посиланням.
page-gone-not-allowed = Це місце належить комусь іншому.
page-gone-protocol = Сервер оновлено: перезавантажте сторінку.
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
page-invite-watch = Запросити глядача
page-invite-watch-detail = Хто відкриє це посилання, зможе дивитися. Чужих карт глядачі не бачать.
page-share = Поділитися
page-new-link = Нове посилання
page-new-link-done = Надіслані раніше посилання більше не діють.
page-as-last-time = Як минулого разу
page-clock-name-own = Власний
page-clock-own-detail = хвилини та секунди
page-clock-minutes = Хвилин на гру
page-clock-seconds = Секунд додається за хід

page-stage = Поле
page-stakes = Що на кону
page-side = Журнал, чат і правила
page-log = Журнал
page-log-empty = Ще нічого не сталося.
page-chat = Чат
page-chat-empty = Ще ніхто нічого не сказав.
page-chat-off = Чат цього столу закрито.
page-chat-say = Скажіть щось
page-chat-watchers = Скажіть щось глядачам
page-chat-send = Надіслати
page-chat-mute = Сховати чат від мене
page-chat-unmute = Знову показувати чат
page-guide = Помічник
page-know = Ви вже знаєте «{ $game }»?
page-rules = Правила
page-rules-context = Наведіть курсор на елемент або потримайте його, щоб побачити пояснення.
page-menu = Меню
page-you = ви
page-you-short = Ви
page-person = гравець
page-hot-seat = на цьому пристрої
page-not-here = зараз не тут
page-resigned = партію здано
page-bot-plays-on = за гравця грає бот
page-bot-plays-for-you = за вас грає бот
page-your-turn = Ваш хід
page-to-move = вирішує
page-thinks = думає
page-winner = Переможець
page-spectator = Глядач
page-confirm = Підтвердити
page-cancel = Скасувати
page-undo = Повернути хід
page-hint = Підказка: як зіграв би сильний гравець?
page-hint-chance = З ним виграють приблизно { $chance } зі 100 партій, дограних звідси.
page-hint-next = Наступний за силою вибір («{ $choice }») — приблизно { $chance }.
page-hint-only = Нічого іншого не варто було пробувати.
page-hint-next-place = На наступному за силою місці — приблизно { $chance }.
page-hint-equal = Вибір «{ $choice }» не гірший.
page-hint-equal-place = Інше місце не гірше.
page-hint-where = Де саме, покаже «Вибрати це».
page-hint-wins = Це точно виграє: усі відповіді продумано.
page-hint-choose = Вибрати це
page-to-table = До столу
page-why-way-out = Виберіть інше: дозволене позначено.
page-thinking = { $who } думає.
page-warming = Розігрівається
page-warming-detail = Поки бот розігрівається, він грає слабше за свій рівень. Так буває лише першого разу.
page-deciding = { $who } вирішує.
page-waiting = { $who } вибирає.
page-waiting-detail = Зараз від вас нічого не потрібно.
page-waiting-away = Цей гравець зараз не в мережі.
page-lost = З’єднання втрачено.
page-lost-safe = Нічого не пропало, воно відновиться саме.
page-lost-kept = Ваш хід збережено: його буде надіслано, щойно воно відновиться.
page-lost-again = { $safe } Наступна спроба за { $seconds } с.
page-lost-now = { $safe } З’єднуємося…
page-try-now = Спробувати зараз
page-no-connection = немає з’єднання
page-you-watch = Ви спостерігаєте за грою.
page-low-time =
    { $seconds ->
        [one] Залишилася { $seconds } секунда. Потім за вас гратиме бот.
        [few] Залишилося { $seconds } секунди. Потім за вас гратиме бот.
        [many] Залишилося { $seconds } секунд. Потім за вас гратиме бот.
       *[other] Залишилося { $seconds } секунди. Потім за вас гратиме бот.
    }
page-score-sheet = Рахунок
page-again = Зіграти ще
page-end-you-win = Ви перемогли!
page-end-wins =
    { $count ->
        [one] Перемагає { $who }.
        [few] Спільна перемога: { $who }.
        [many] Спільна перемога: { $who }.
       *[other] Спільна перемога: { $who }.
    }
page-end-draw = Нічия.
page-end-lost = Гру програно.
page-end-detail = Гру завершено.
page-end-resigned = { $who } здає партію.
page-seed-good = Тасування чесне: зерно в записі саме те, яке обіцяли на початку.
page-seed-bad = Зерно в записі не те, яке обіцяли на початку!
page-review = Розбір
page-replay = Повтор
page-study = Аналіз
page-export = Завантажити запис
page-now-title = Що далі?
page-now-link = Посилання
page-sound-on = Звук увімкнено
page-sound-off = Звук вимкнено
page-come-back = Повернути моє місце
page-leave-bot = Нехай за мене грає бот
page-resign = Здати партію
page-resign-sure = Так, здати партію
page-commitment = Хеш таємного зерна:
page-cover-pass = Передайте пристрій: { $who }.
page-cover-detail = Карти закрито.
page-cover-show = Це я, { $who }: показати мої карти
page-zoom-in = Збільшити
page-zoom-out = Зменшити
page-zoom-fit = Показати все
page-share-move = Посилання на цей хід
page-replay-eyes = Дивитися як
page-replay-steps = Кроки гри
page-replay-first = На початок
page-replay-back = Крок назад
page-replay-next = Крок уперед
page-replay-last = У кінець
page-replay-play = Відтворити
page-replay-pause = Пауза

page-about-what = Ludoteka збирає сучасні настільні ігри за одним столом: грайте з друзями та ботами, на власному сервері, без облікового запису.
page-about-fan = Це безкоштовна фанатська реалізація з власними малюнками та власними текстами. Вона не пов’язана з авторами й видавцями ігор. Дякуємо їм за ці ігри: якщо гра подобається, купіть коробку.
page-about-thanks = З подякою авторам
page-about-reconstructed = Що відтворено приблизно
page-about-provable = Чесне тасування
page-about-provable-text = Кожен стіл показує хеш таємного зерна на початку, а саме зерно наприкінці, тож кожен може перевірити, що за час партії нічого не змінили.
page-about-licences = Ліцензії
page-about-licence-own = Сама Ludoteka: Apache-2.0.
page-about-licences-page = Сторінку зроблено за допомогою
page-about-licences-server = Сервер зроблено за допомогою

# Новий стіл і перша сторінка.
page-people = Люди
page-bots = Боти
page-seat-friend = Друг
page-seat-friend-detail = за посиланням
page-seat-hot = Гравець поруч
page-seat-hot-detail = на цьому пристрої
page-hot-whose = Ім’я на місці { $number }
page-variants-some = Правила змінено
page-clock-name-none = Без годинника
page-clock-name-quick = Швидко
page-clock-name-calm = Спокійно
page-clock-name-days = По днях
page-clock-take-time = не поспішайте
page-who-sees = Хто бачить
page-by-link = За посиланням
page-everybody = Усі
page-by-link-detail = Сісти чи дивитися може лише той, хто має посилання.
page-everybody-detail = Стіл видно на головній; сісти чи дивитися може кожен.
page-then-link = Потім ви отримаєте посилання для друзів.
page-just-now = щойно
page-play-on = Грати далі
page-look = Глянути
page-remove = Прибрати зі списку
page-variants-on =
    { $count ->
        [one] { $count } зміна
        [few] { $count } зміни
        [many] { $count } змін
       *[other] { $count } зміни
    }

# Кімната очікування.
page-room = Кімната очікування
page-qr = Посилання як QR-код: наведіть на нього камеру іншого телефона
page-room-late = Останнє місце щойно зайняли: ви дивитеся.
page-invites-you = { $who } запрошує вас до гри
page-name-example = Наприклад, Ірина
page-seat-which = Ваше місце
page-just-watch = Лише дивитися
page-arriving-note = Без облікового запису й пошти: ім’я пам’ятає цей браузер. Залиште поле порожнім, щоб сісти як гість.
page-room-full = Усі місця зайнято. Можна дивитися.
page-host-short = господар
page-host = Господар столу
page-you-host = Ви господар столу
page-variants = Правила
page-standard-rules = Звичайні правила
page-seat-open-detail = для друга чи бота
page-room-count = Тут { $here } з { $all }.
page-room-inherited = { $who } залишає стіл. Тепер господар — ви.
page-room-inherited-detail = Ви можете запрошувати, вибирати ботів і починати. Хто повернеться, знайде вільне місце.
page-room-free-host = Зачекайте на друга або посадіть { $count ->
    [one] бота
    [few] ботів
    [many] ботів
   *[other] ботів
}.
page-room-free-guest = { $who } може почати з ботами; інакше гра почнеться, щойно всі місця буде зайнято.
page-learn-meanwhile = Навчитися грати, поки чекаєте
page-ready = Готово
page-be-ready = Можна починати
page-be-unready = Ще хвилинку
page-you-ready = Ви готові.
page-not-ready = Ще не підтвердили готовність: { $names }.
page-all-ready = Усі за столом готові.
page-this-table = Цей стіл
page-seen = Хто бачить
page-seen-link = Лише за посиланням
page-seen-all = Усі
page-watching = Глядачі
page-chat-goes-on = триває й під час гри
page-left = Ви покинули стіл.
page-left-host = Ви покинули стіл. Тепер господар: { $who }.
page-left-closed = Ви покинули стіл. Більше нікого не було, тож його закрито.
page-level-beginner-about = вчиться разом із вами, багато чого не помічає
page-level-novice-about = швидкий, дещо недогледить
page-level-regular-about = грає надійно
page-level-expert-about = планує наперед, карає за помилки
page-level-master-about = думає найдовше, нічого не пробачає
page-room-free =
    { $count ->
        [one] { $count } місце вільне.
        [few] { $count } місця вільні.
        [many] { $count } місць вільно.
       *[other] { $count } місця вільно.
    }
page-start-bots =
    { $count ->
        [one] Почати з { $count } ботом
        [few] Почати з { $count } ботами
        [many] Почати з { $count } ботами
       *[other] Почати з { $count } бота
    }
page-clock-live = { $minutes } хв + { $seconds } с на хід
page-clock-bank = { $minutes } хв на гравця
page-clock-bank-seconds = { $seconds } с на гравця
page-clock-per-turn =
    { $days ->
        [one] { $days } день на хід
        [few] { $days } дні на хід
        [many] { $days } днів на хід
       *[other] { $days } дня на хід
    }

# Люди приходять, ідуть і грають ще.
page-table-closed = Цей стіл закрито
page-table-closed-detail = Усі пішли ще до початку гри.
page-table-expired = Багато днів ніхто не приходив, тому стіл закрито ще до початку гри.
page-open-another = Відкрити новий
page-away = За вас грає бот.
page-away-decided =
    { $count ->
        [one] Бот ухвалив за вас { $count } рішення.
        [few] Бот ухвалив за вас { $count } рішення.
        [many] Бот ухвалив за вас { $count } рішень.
       *[other] Бот ухвалив за вас { $count } рішення.
    }
page-see-log = Що він зробив
page-away-detail = Він завершить розпочатий хід, і місце знову ваше.
page-absent = { $who } зараз не тут.
page-absent-clock = Годинник іде. Коли час вичерпається, далі гратиме бот; гравець може повернутися будь-коли.
page-absent-wait = За { $time } ви зможете посадити бота. Гравець може повернутися будь-коли.
page-absent-wait-watch = За { $time } решта зможе посадити бота.
page-absent-long = Можна посадити бота. Гравець може повернутися будь-коли.
page-nudge = Нагадати
page-nudged = { $who } чекає на ваш хід.
page-let-bot = Хай грає бот
page-more-time = Дати ще 2 хвилини
page-more-day = Дати ще день
page-end-you-win-by = Ви перемогли, { $own } : { $other }.
page-end-wins-by = Перемагає { $who }, { $own } : { $other }.
page-again-title = Зіграємо ще?
page-again-asked = { $who } пропонує реванш.
page-again-offered = Ви пропонуєте реванш. Ще немає відповіді: { $who }.
page-again-declined = Зараз без реваншу: { $who }.
page-again-out = Зараз ви більше не граєте.
page-again-ready = Усі згодні.
page-again-begins = Усі згодні. Починається нова гра.
page-again-elsewhere = Гравці знову зустрілися за іншим столом.
page-again-wait = Зачекати
page-again-there = До нового столу
page-again-no = Ні, дякую
page-again-back = Передумати
page-again-bot = З ботом
page-again-friend = З кимось іще
page-again-join = Таки зіграти
page-again-always = завжди за
page-again-yes = грає ще
page-again-yes-you = граєте ще
page-again-not-now = не зараз
page-again-yours = ваша відповідь
page-again-open = ще немає відповіді

# Серія партій.
page-series = Серія
page-series-one = Одна партія
page-series-to =
    { $wins ->
        [one] До { $wins } перемоги
        [few] До { $wins } перемог
        [many] До { $wins } перемог
       *[other] До { $wins } перемоги
    }
page-series-detail = Або серія: до кількох перемог.
page-series-loser = Хто програє, починає наступну партію.
page-series-sides = Після кожної партії гравці міняються сторонами й починають по черзі.
page-series-alone = Для серії потрібно щонайменше двоє гравців.
page-series-game = Партія { $number }
page-series-score = Перемог у серії: { $wins }
page-series-wins = { $who } { $who-is ->
    [you] виграєте
   *[they] виграє
} серію.
page-series-next = { $who } { $who-is ->
    [you] починаєте
   *[they] починає
} наступну партію.
page-series-go-on = Наступна партія
page-series-anew = Нова серія

# Чому щось не зроблено: одне речення на кожен код сервера.
refusal-unexpected = Сервер відповів щось незрозуміле для цієї сторінки. Завантажте її ще раз.
refusal-offline = Сервер недоступний. Перевірте з’єднання.
refusal-refused = Зараз це неможливо.
refusal-bad-request = Сервер цього не зрозумів. Завантажте сторінку ще раз.
refusal-bad-frame = Сервер цього не зрозумів. Завантажте сторінку ще раз.
refusal-bad-method = Сервер цього не зрозумів. Завантажте сторінку ще раз.
refusal-bad-notation = Такого ходу гра не знає.
refusal-bad-name =
    { $most ->
        [one] Ім’я має щонайбільше { $most } символ, і його мусить бути видно.
        [few] Ім’я має щонайбільше { $most } символи, і хоча б один мусить бути видимим.
        [many] Ім’я має щонайбільше { $most } символів, і хоча б один мусить бути видимим.
       *[other] Ім’я має щонайбільше { $most } символу, і хоча б один мусить бути видимим.
    }
refusal-bad-level = Бота такого рівня для цієї гри немає.
refusal-bad-option = Гра не знає такого правила. Виберіть правила ще раз.
refusal-bad-players = Гра не для такої кількості гравців.
refusal-bad-series = Серія можлива для двох і більше гравців, щонайбільше до 9 перемог.
refusal-unknown-game = Такої гри тут немає.
refusal-begun = Гра вже почалася: вільних місць немає.
refusal-bot-plays = За вас грає бот: спершу поверніть своє місце.
refusal-busy = Бот іще думає над попереднім запитанням.
refusal-damaged-table = Збережене про цей стіл пошкоджено. Інших столів це не зачіпає; власник сервера може це перевірити.
refusal-empty = У цьому повідомленні нічого прочитати.
refusal-foreign-origin = Запит надійшов зі сторінки іншого сайту.
refusal-full = За цим столом забагато глядачів.
refusal-hushed = Господар столу закрив чат.
refusal-illegal = Правила зараз цього не дозволяють.
refusal-link-used = Це посилання вже використано, або воно застаріло. Створіть нове на іншому пристрої.
refusal-no-hello = Сторінка й сервер не розуміють одне одного. Завантажте сторінку ще раз.
refusal-protocol = Сервер оновлено: завантажте сторінку ще раз.
refusal-no-hints = Де грають інші люди, підказок немає.
refusal-no-identity = Спершу назвіться.
refusal-no-seat = За цим столом у вас немає місця.
refusal-no-seat-for-program = Програма може сісти на ваше місце або на вільне за столом, де ви господар.
refusal-no-such-seat = Місця { $seat } за цим столом немає.
refusal-no-undo = Цей крок уже не скасувати.
refusal-not-allowed = Вам цього не дозволено.
refusal-not-away = Ваше місце й так ваше.
refusal-not-begun = Гра ще не почалася.
refusal-not-found = Такого столу немає, або він відкритий лише за посиланням.
refusal-no-lesson = Такого уроку немає.
refusal-nobody-before = На цьому пристрої ви не були ніким іншим.
refusal-somebody-else = На цьому пристрої у вас інше ім’я: підтвердьте, що хочете його змінити.
refusal-too-many-links = До цього столу веде вже забагато посилань: візьміть одне з них або нехай господар зробить нове.
refusal-not-host = Це може зробити лише господар столу.
refusal-played-elsewhere = Цю партію зіграно деінде: інших учасників тут немає.
refusal-not-over = Це буде доступно після кінця гри.
refusal-nothing-decided = У цій партії не було жодного рішення: розбирати нічого.
refusal-no-decision = У цій партії немає такого рішення.
refusal-too-many-reviews = Дві ваші партії вже розбираються: зачекайте на одну з них.
refusal-not-your-eyes = Що видно з цього місця, можна побачити після кінця гри.
refusal-not-your-seat = Місце { $seat } не ваше.
refusal-push-service = Цей сервер не знає служби сповіщень вашого браузера. Поки сторінку відкрито, про ваш хід усе одно буде сказано.
refusal-mail-often = На цю адресу написано вже досить: спробуйте завтра.
refusal-no-mail = Цей сервер не надсилає листів.
refusal-bad-address = Це не адреса електронної пошти: напишіть її, як-от name@example.org.
refusal-mail-link = Це посилання вже використано або воно застаріло: попросіть новий лист у налаштуваннях.
refusal-not-your-turn = Зараз не ваш хід.
refusal-number-used = Це вже надсилали. Завантажте сторінку ще раз.
refusal-old-rules = За цим столом грали за давнішими правилами, яких на сервері вже немає.
refusal-over = Цю гру завершено.
refusal-put-away = Стіл саме прибирали. Спробуйте ще раз.
refusal-resigned = Ви здали цю партію.
refusal-seated = Ви вже сидите на місці { $seat }: спершу звільніть його.
refusal-server = На сервері сталася помилка; нічого не змінилося.
refusal-stale = Тим часом на столі щось змінилося. Погляньте й вирішіть ще раз.
refusal-elsewhere = Стіл саме переходить до іншої частини сервера. Спробуйте ще раз за мить.
refusal-storage = Сервер не зміг цього зберегти. Спробуйте ще раз.
refusal-taken = Місце { $seat } щойно зайняли.
refusal-token-elsewhere = Цей ключ від іншого столу.
refusal-token-only = Цей ключ лише для гри за одним столом.
refusal-too-large = Забагато за один раз.
refusal-too-many =
    { $most ->
        [one] Ваш { $most } стіл уже чекає на гравців: спершу покиньте його.
        [few] Ваші { $most } столи вже чекають на гравців: спершу покиньте один.
        [many] Ваші { $most } столів уже чекають на гравців: спершу покиньте один.
       *[other] Ваші { $most } столу вже чекають на гравців: спершу покиньте один.
    }
refusal-too-much = Надто швидко. Зачекайте трохи й спробуйте ще раз.
refusal-not-answered = Ще не всі відповіли.
refusal-not-absent = Гравець знову тут.
refusal-clock-runs = Коли далі грає бот, вирішує годинник.
refusal-not-waiting = Гра не чекає на цього гравця.
refusal-too-soon =
    { $seconds ->
        [one] Зачекайте ще { $seconds } секунду.
        [few] Зачекайте ще { $seconds } секунди.
        [many] Зачекайте ще { $seconds } секунд.
       *[other] Зачекайте ще { $seconds } секунди.
    }
refusal-nudged-already =
    { $seconds ->
        [one] Нагадати знову можна за { $seconds } секунду.
        [few] Нагадати знову можна за { $seconds } секунди.
        [many] Нагадати знову можна за { $seconds } секунд.
       *[other] Нагадати знову можна за { $seconds } секунди.
    }
refusal-reacted-already =
    { $seconds ->
        [one] Нова реакція — за { $seconds } секунду.
        [few] Нова реакція — за { $seconds } секунди.
        [many] Нова реакція — за { $seconds } секунд.
       *[other] Нова реакція — за { $seconds } секунди.
    }
refusal-paused = Зараз перерва: спершу продовжте гру.
refusal-offer-open = Пропонують щось інше: спершу дайте відповідь на це.
refusal-nobody-to-agree = Немає більше нікого, хто міг би погодитися на нічию.
refusal-no-offer = Цього вже не пропонують.
refusal-not-your-offer = Це пропозиція іншого гравця.
refusal-not-asked = Вас не питали: тоді за вас грав бот.
refusal-offered-already =
    { $seconds ->
        [one] Ви щойно щось пропонували. Знову можна за { $seconds } секунду.
        [few] Ви щойно щось пропонували. Знову можна за { $seconds } секунди.
        [many] Ви щойно щось пропонували. Знову можна за { $seconds } секунд.
       *[other] Ви щойно щось пропонували. Знову можна за { $seconds } секунди.
    }
refusal-bad-delay = Виберіть, через скільки ходів або хвилин: щонайменше один.
refusal-delay-chosen = Затримку для цього столу вже вибрано, і вона не змінюється.
refusal-unveil-late = Інші вже почали грати без цього: вибирайте до початку гри.
refusal-silenced = Господар цього сервера позбавив вас слова: { $reason }
refusal-banned = Господар цього сервера закрив вам доступ: { $reason }
refusal-prolonged-already =
    { $seconds ->
        [one] Час щойно додали. Знову можна за { $seconds } секунду.
        [few] Час щойно додали. Знову можна за { $seconds } секунди.
        [many] Час щойно додали. Знову можна за { $seconds } секунд.
       *[other] Час щойно додали. Знову можна за { $seconds } секунди.
    }
refusal-control-characters = У тексті є символи, яких не видно.
refusal-time-up = Ваш час вичерпано: далі грає бот.
refusal-too-many-games =
    { $most ->
        [one] Триває { $most } ваша гра: спершу завершіть її.
        [few] Тривають { $most } ваші гри: спершу завершіть одну.
        [many] Тривають { $most } ваших ігор: спершу завершіть одну.
       *[other] Тривають { $most } вашої гри: спершу завершіть одну.
    }
page-worth-watching = Варто подивитися
page-watched-by = { $count ->
    [0] глядачів ще немає
    [one] { $count } глядач
    [few] { $count } глядачі
    [many] { $count } глядачів
   *[other] { $count } глядача
}
page-banned = Доступ до цього сервера закрито
