### Страница в браузере: главная, стол, повтор, о нас.

page-tagline = современные настольные игры за одним столом
page-hero-1 = { $count ->
    [5] Пять игр,
    [one] { $count } игра,
    [few] { $count } игры,
    [many] { $count } игр,
   *[other] { $count } игры,
}
page-hero-2 = один стол.
page-hero-back = С возвращением,
page-hero-waiting =
    { $count ->
        [0] Сейчас вас никто не ждёт.
        [one] { $count } стол ждёт вашего хода.
        [few] { $count } стола ждут вашего хода.
        [many] { $count } столов ждут вашего хода.
       *[other] { $count } стола ждёт вашего хода.
    }
page-hero-detail =
    Играйте в браузере с друзьями и ботами.
    Без учётной записи и без установки.
page-play-now = Играть
page-play-friends = Играть с друзьями
page-friends = С друзьями
page-learn = Уроки
page-games = Игры
page-game = Игра
page-players =
    { $last ->
        [one] { $counts } игрок
        [few] { $counts } игрока
        [many] { $counts } игроков
       *[other] { $counts } игрока
    }
page-minutes = { $minutes } мин
page-continue = Продолжить
page-continue-open = Ждём
page-continue-yours = Ваш ход
page-continue-playing = Игра идёт
page-continue-waits = Ждём хода: { $who }
page-open-tables = Открытые столы
page-no-tables = Открытых столов нет. Откройте свой: «Играть с друзьями».
page-seats-open =
    { $count ->
        [0] свободных мест нет
        [one] { $count } свободное место
        [few] { $count } свободных места
        [many] { $count } свободных мест
       *[other] { $count } свободного места
    }
page-join = Сесть
page-watch = Смотреть
page-show-all = Показать все ({ $count })
page-about = О Ludoteka
page-fan = Бесплатная фанатская реализация с собственными рисунками и словами.
page-skip = К содержимому
page-language = Язык
page-theme-dark = Тёмная тема
page-theme-light = Светлая тема
page-close = Закрыть
page-nowhere = Такой страницы нет.
page-to-games = К играм

page-name = Ваше имя
page-name-none = Ваше имя
page-name-not-yet = пока без имени
page-name-title = Кто играет?
page-tell-title = Сообщить, когда будет ваш ход?
page-tell-about = И когда эта страница закрыта. В уведомлении только название игры, никаких карт.
page-tell-yes = Сообщать
page-tell-no = Не сейчас
page-silence-off = Без уведомлений об этом столе
page-silence-on = Уведомления об этом столе выключены
page-settings = Настройки
page-name-change = Изменить имя
page-name-save = Сохранить
page-guest-name = Гость { $number }
page-offline = Нет соединения. Играть можно будет, как только оно вернётся.
page-offline-since = Нет соединения: показано состояние на { $time }. Играть можно будет, как только оно вернётся.
page-newer = Есть более новая версия Ludoteka.
page-newer-load = Загрузить
page-device-detail = Учётная запись не нужна: этот браузер вас знает. По личной ссылке можно продолжить на другом устройстве.
page-become-title = Личная ссылка
page-become-first = Это личная ссылка: имя — { $name }. Играть дальше под этим именем в этом браузере?
page-become-instead = В этом браузере ваше имя — { $me }. Это личная ссылка, её владелец — { $name }. Если продолжить, вы будете играть здесь как { $name }. Ваши столы сохранятся, а на этой странице можно вернуть имя { $me }.
page-become-warning = Продолжайте, только если { $name } — это вы. Если ссылку вам прислали, это не приглашение: отправитель будет видеть ваши карты и сможет играть за вас.
page-become-yes = Продолжить как { $name }
page-become-stay = Остаться: { $me }
page-become-no = Это не я
page-become-now = В этом браузере ваше имя — { $name }.
page-become-back = Вернуть имя { $name }
page-become-none = В этом адресе нет самой ссылки. Откройте её целиком или отсканируйте код на другом устройстве.
page-become-used = Эта ссылка уже использована или устарела. Создайте новую на другом устройстве.
page-become-failed = Не получилось. Попробуйте ещё раз через мгновение.

page-new-table = Новый стол
page-player-count = Число игроков
page-seats = Места
page-hot-name = Игрок { $number }
page-open-table = Открыть стол
page-start-now = Начать сейчас
page-clock = Часы
page-clock-days = { $days } д { $hours } ч
page-clock-kind-none = Без часов
page-level-random = наугад
page-level-greedy = жадный
page-level-plain = простой
page-level-beginner = начинающий
page-level-novice = новичок
page-level-regular = опытный
page-level-expert = эксперт
page-level-master = мастер
page-bot-of = Бот, { $level }
page-bot-name-1 = Навигатор
page-bot-name-2 = Каменщик
page-bot-name-3 = Герольд
page-bot-name-4 = Хранитель
page-bot-name-5 = Лоцман

page-opening = Открываем стол…
page-one-moment = Минутку…
page-table-gone = Этот стол не открывается
page-gone-not-found = Такого стола нет, или он открыт только по ссылке.
page-gone-not-allowed = Это место принадлежит кому-то другому.
page-gone-protocol = Сервер обновлён: перезагрузите страницу.
page-waiting-room = Игра начнётся, как только все места будут заняты.
page-seat-open = Свободное место
page-sit = Сесть
page-fill-with = Боты на свободные места
page-leave-table = Покинуть стол
page-invite = Пригласить
page-invite-detail = Кто откроет эту ссылку, сможет сесть на свободное место или смотреть.
page-invite-link = Ссылка для друзей
page-copy = Копировать
page-copied = Скопировано
page-invite-watch = Пригласить зрителя
page-invite-watch-detail = Кто откроет эту ссылку, сможет смотреть. Чужих карт зрители не видят.
page-share = Поделиться
page-new-link = Новая ссылка
page-new-link-done = Отправленные раньше ссылки больше не действуют.
page-as-last-time = Как в прошлый раз
page-clock-name-own = Свои
page-clock-own-detail = минуты и секунды
page-clock-minutes = Минут на игру
page-clock-seconds = Секунд добавляется за ход

page-stage = Поле
page-stakes = Что на кону
page-side = Журнал, чат и правила
page-log = Журнал
page-log-empty = Пока ничего не произошло.
page-chat = Чат
page-chat-empty = Пока никто ничего не сказал.
page-chat-off = Чат этого стола закрыт.
page-chat-say = Скажите что-нибудь
page-chat-watchers = Скажите что-нибудь зрителям
page-chat-send = Отправить
page-chat-mute = Скрыть чат от меня
page-chat-unmute = Снова показывать чат
page-guide = Помощник
page-know = Вы уже знаете «{ $game }»?
page-rules = Правила
page-rules-context = Наведите курсор на элемент или удерживайте его, чтобы увидеть пояснение.
page-menu = Меню
page-you = вы
page-you-short = Вы
page-person = игрок
page-hot-seat = на этом устройстве
page-not-here = сейчас не здесь
page-resigned = партия сдана
page-bot-plays-on = за игрока играет бот
page-bot-plays-for-you = за вас играет бот
page-your-turn = Ваш ход
page-to-move = решает
page-thinks = думает
page-winner = Победитель
page-spectator = Зритель
page-confirm = Подтвердить
page-cancel = Отменить
page-undo = Вернуть ход
page-hint = Подсказка: как сыграл бы сильный игрок?
page-hint-chance = С ним выигрывают примерно { $chance } из 100 партий, доигранных отсюда.
page-hint-next = Следующий по силе выбор («{ $choice }») — примерно { $chance }.
page-hint-only = Ничего другого пробовать не стоило.
page-hint-next-place = На следующем по силе месте — примерно { $chance }.
page-hint-equal = Выбор «{ $choice }» не хуже.
page-hint-equal-place = Другое место не хуже.
page-hint-where = Где именно, покажет «Выбрать это».
page-hint-wins = Это точно выигрывает: все ответы продуманы.
page-hint-choose = Выбрать это
page-to-table = К столу
page-why-way-out = Выберите другое: разрешённое отмечено.
page-thinking = { $who } думает.
page-warming = Разогревается
page-warming-detail = Пока бот разогревается, он играет слабее своего уровня. Так бывает только в первый раз.
page-deciding = { $who } решает.
page-waiting = { $who } выбирает.
page-waiting-detail = Сейчас от вас ничего не требуется.
page-waiting-away = Этот игрок сейчас не в сети.
page-lost = Связь потеряна.
page-lost-safe = Ничего не пропало, она восстановится сама.
page-lost-kept = Ваш ход сохранён: он будет отправлен, как только она восстановится.
page-lost-again = { $safe } Следующая попытка через { $seconds } с.
page-lost-now = { $safe } Соединяемся…
page-try-now = Попробовать сейчас
page-no-connection = нет связи
page-you-watch = Вы наблюдаете за игрой.
page-low-time =
    { $seconds ->
        [one] Осталась { $seconds } секунда. Потом за вас будет играть бот.
        [few] Осталось { $seconds } секунды. Потом за вас будет играть бот.
        [many] Осталось { $seconds } секунд. Потом за вас будет играть бот.
       *[other] Осталось { $seconds } секунды. Потом за вас будет играть бот.
    }
page-score-sheet = Счёт
page-again = Сыграть ещё
page-end-you-win = Вы победили!
page-end-wins =
    { $count ->
        [one] Побеждает { $who }.
        [few] Общая победа: { $who }.
        [many] Общая победа: { $who }.
       *[other] Общая победа: { $who }.
    }
page-end-draw = Ничья.
page-end-lost = Игра проиграна.
page-end-detail = Игра окончена.
page-end-resigned = { $who } сдаёт партию.
page-seed-good = Тасовка честная: зерно в записи именно то, которое обещали в начале.
page-seed-bad = Зерно в записи не то, которое обещали в начале!
page-review = Разбор
page-replay = Повтор
page-study = Анализ
page-export = Скачать запись
page-now-title = Что дальше?
page-now-link = Ссылка
page-sound-on = Звук включён
page-sound-off = Звук выключен
page-come-back = Вернуть моё место
page-leave-bot = Пусть за меня играет бот
page-resign = Сдать партию
page-resign-sure = Да, сдать партию
page-commitment = Хеш тайного зерна:
page-cover-pass = Передайте устройство: { $who }.
page-cover-detail = Карты закрыты.
page-cover-show = Это я, { $who }: показать мои карты
page-zoom-in = Увеличить
page-zoom-out = Уменьшить
page-zoom-fit = Показать всё
page-share-move = Ссылка на этот ход
page-replay-eyes = Смотреть как
page-replay-steps = Шаги игры
page-replay-first = В начало
page-replay-back = Шаг назад
page-replay-next = Шаг вперёд
page-replay-last = В конец
page-replay-play = Воспроизвести
page-replay-pause = Пауза

page-about-what = Ludoteka собирает современные настольные игры за одним столом: играйте с друзьями и ботами, на собственном сервере, без учётной записи.
page-about-fan = Это бесплатная фанатская реализация с собственными рисунками и собственными текстами. Она не связана с авторами и издателями игр. Спасибо им за эти игры: если игра нравится, купите коробку.
page-about-thanks = С благодарностью авторам
page-about-reconstructed = Что воссоздано приблизительно
page-about-provable = Честная тасовка
page-about-provable-text = Каждый стол показывает хеш тайного зерна в начале, а само зерно в конце, поэтому каждый может проверить, что за время партии ничего не изменили.
page-about-licences = Лицензии
page-about-licence-own = Сама Ludoteka: Apache-2.0.
page-about-licences-page = Страница сделана с помощью
page-about-licences-server = Сервер сделан с помощью

# Новый стол и первая страница.
page-people = Люди
page-bots = Боты
page-seat-friend = Друг
page-seat-friend-detail = по ссылке
page-seat-hot = Игрок рядом
page-seat-hot-detail = на этом устройстве
page-hot-whose = Имя на месте { $number }
page-variants-some = Правила изменены
page-clock-name-none = Без часов
page-clock-name-quick = Быстро
page-clock-name-calm = Спокойно
page-clock-name-days = По дням
page-clock-take-time = не спешите
page-who-sees = Кто видит
page-by-link = По ссылке
page-everybody = Все
page-by-link-detail = Сесть или смотреть может только тот, у кого есть ссылка.
page-everybody-detail = Стол виден на главной; сесть или смотреть может каждый.
page-then-link = Затем вы получите ссылку для друзей.
page-just-now = только что
page-play-on = Играть дальше
page-look = Взглянуть
page-remove = Убрать из списка
page-variants-on =
    { $count ->
        [one] { $count } изменение
        [few] { $count } изменения
        [many] { $count } изменений
       *[other] { $count } изменения
    }

# Комната ожидания.
page-room = Комната ожидания
page-qr = Ссылка как QR-код: наведите на него камеру другого телефона
page-room-late = Последнее место только что заняли: вы смотрите.
page-invites-you = { $who } приглашает вас играть
page-name-example = Например, Ирина
page-seat-which = Ваше место
page-just-watch = Только смотреть
page-arriving-note = Без учётной записи и почты: имя помнит этот браузер. Оставьте поле пустым, чтобы сесть как гость.
page-room-full = Все места заняты. Можно смотреть.
page-host-short = хозяин
page-host = Хозяин стола
page-you-host = Вы хозяин стола
page-variants = Правила
page-standard-rules = Обычные правила
page-seat-open-detail = для друга или бота
page-room-count = Здесь { $here } из { $all }.
page-room-inherited = { $who } покидает стол. Теперь хозяин — вы.
page-room-inherited-detail = Вы можете приглашать, выбирать ботов и начинать. Кто вернётся, найдёт свободное место.
page-room-free-host = Подождите друга или посадите { $count ->
    [one] бота
    [few] ботов
    [many] ботов
   *[other] ботов
}.
page-room-free-guest = { $who } может начать с ботами; иначе игра начнётся, когда все места будут заняты.
page-learn-meanwhile = Научиться играть, пока ждёте
page-ready = Готово
page-be-ready = Можно начинать
page-be-unready = Ещё минутку
page-you-ready = Вы готовы.
page-not-ready = Ещё не подтвердили готовность: { $names }.
page-all-ready = Все за столом готовы.
page-this-table = Этот стол
page-seen = Кто видит
page-seen-link = Только по ссылке
page-seen-all = Все
page-watching = Зрители
page-chat-goes-on = продолжается в игре
page-left = Вы покинули стол.
page-left-host = Вы покинули стол. Теперь хозяин: { $who }.
page-left-closed = Вы покинули стол. Больше никого не было, и он закрыт.
page-level-beginner-about = учится вместе с вами, многого не замечает
page-level-novice-about = быстрый, кое-что упускает
page-level-regular-about = играет надёжно
page-level-expert-about = планирует наперёд, наказывает за ошибки
page-level-master-about = думает дольше всех, ничего не прощает
page-room-free =
    { $count ->
        [one] { $count } место свободно.
        [few] { $count } места свободны.
        [many] { $count } мест свободно.
       *[other] { $count } места свободно.
    }
page-start-bots =
    { $count ->
        [one] Начать с { $count } ботом
        [few] Начать с { $count } ботами
        [many] Начать с { $count } ботами
       *[other] Начать с { $count } бота
    }
page-clock-live = { $minutes } мин + { $seconds } с на ход
page-clock-bank = { $minutes } мин на игрока
page-clock-bank-seconds = { $seconds } с на игрока
page-clock-per-turn =
    { $days ->
        [one] { $days } день на ход
        [few] { $days } дня на ход
        [many] { $days } дней на ход
       *[other] { $days } дня на ход
    }

# Люди приходят, уходят и играют ещё.
page-table-closed = Этот стол закрыт
page-table-closed-detail = Все ушли ещё до начала игры.
page-table-expired = Много дней никто не приходил, поэтому стол закрыт ещё до начала игры.
page-open-another = Открыть новый
page-away = За вас играет бот.
page-away-decided =
    { $count ->
        [one] Бот принял за вас { $count } решение.
        [few] Бот принял за вас { $count } решения.
        [many] Бот принял за вас { $count } решений.
       *[other] Бот принял за вас { $count } решения.
    }
page-see-log = Что он сделал
page-away-detail = Он закончит начатый ход, и место снова ваше.
page-absent = { $who } сейчас не здесь.
page-absent-clock = Часы идут. Когда время выйдет, дальше будет играть бот; игрок может вернуться в любой момент.
page-absent-wait = Через { $time } вы сможете посадить бота. Игрок может вернуться в любой момент.
page-absent-wait-watch = Через { $time } остальные смогут посадить бота.
page-absent-long = Можно посадить бота. Игрок может вернуться в любой момент.
page-nudge = Напомнить
page-nudged = { $who } ждёт вашего хода.
page-let-bot = Пусть играет бот
page-more-time = Дать ещё 2 минуты
page-more-day = Дать ещё день
page-end-you-win-by = Вы победили, { $own } : { $other }.
page-end-wins-by = Побеждает { $who }, { $own } : { $other }.
page-again-title = Сыграем ещё?
page-again-asked = { $who } предлагает реванш.
page-again-offered = Вы предлагаете реванш. Ещё нет ответа: { $who }.
page-again-declined = Сейчас без реванша: { $who }.
page-again-out = Сейчас вы больше не играете.
page-again-ready = Все согласны.
page-again-begins = Все согласны. Начинается новая игра.
page-again-elsewhere = Игроки снова встретились за другим столом.
page-again-wait = Подождать
page-again-there = К новому столу
page-again-no = Нет, спасибо
page-again-back = Передумать
page-again-bot = С ботом
page-again-friend = С кем-то ещё
page-again-join = Всё-таки сыграть
page-again-always = всегда за
page-again-yes = играет ещё
page-again-yes-you = играете ещё
page-again-not-now = не сейчас
page-again-yours = ваш ответ
page-again-open = ещё нет ответа

# Серия партий.
page-series = Серия
page-series-one = Одна партия
page-series-to =
    { $wins ->
        [one] До { $wins } победы
        [few] До { $wins } побед
        [many] До { $wins } побед
       *[other] До { $wins } победы
    }
page-series-detail = Или серия: до нескольких побед.
page-series-loser = Кто проигрывает, начинает следующую партию.
page-series-sides = После каждой партии игроки меняются сторонами и начинают по очереди.
page-series-alone = Для серии нужны хотя бы двое игроков.
page-series-game = Партия { $number }
page-series-score = Побед в серии: { $wins }
page-series-wins = { $who } { $who-is ->
    [you] выигрываете
   *[they] выигрывает
} серию.
page-series-next = { $who } { $who-is ->
    [you] начинаете
   *[they] начинает
} следующую партию.
page-series-go-on = Следующая партия
page-series-anew = Новая серия

# Почему что-то не сделано: одно предложение на каждый код сервера.
refusal-unexpected = Сервер ответил что-то непонятное для этой страницы. Загрузите её ещё раз.
refusal-offline = Сервер недоступен. Проверьте соединение.
refusal-refused = Сейчас это невозможно.
refusal-bad-request = Сервер этого не понял. Загрузите страницу ещё раз.
refusal-bad-frame = Сервер этого не понял. Загрузите страницу ещё раз.
refusal-bad-method = Сервер этого не понял. Загрузите страницу ещё раз.
refusal-bad-notation = Такого хода игра не знает.
refusal-bad-name =
    { $most ->
        [one] В имени не больше { $most } символа, и он должен быть виден.
        [few] В имени не больше { $most } символов, и хотя бы один должен быть виден.
        [many] В имени не больше { $most } символов, и хотя бы один должен быть виден.
       *[other] В имени не больше { $most } символа, и хотя бы один должен быть виден.
    }
refusal-bad-level = Бота такого уровня для этой игры нет.
refusal-bad-option = Игра не знает такого правила. Выберите правила ещё раз.
refusal-bad-players = Игра не для такого числа игроков.
refusal-bad-series = Серия возможна для двух и более игроков, самое большее до 9 побед.
refusal-unknown-game = Такой игры здесь нет.
refusal-begun = Игра уже началась: свободных мест нет.
refusal-bot-plays = За вас играет бот: сначала верните своё место.
refusal-busy = Бот ещё думает над прошлым вопросом.
refusal-damaged-table = Сохранённое об этом столе повреждено. Других столов это не касается; владелец сервера может это проверить.
refusal-empty = В этом сообщении нечего прочитать.
refusal-foreign-origin = Запрос пришёл со страницы другого сайта.
refusal-full = За этим столом слишком много зрителей.
refusal-hushed = Хозяин стола закрыл чат.
refusal-illegal = Правила сейчас этого не позволяют.
refusal-link-used = Эта ссылка уже использована или устарела. Создайте новую на другом устройстве.
refusal-no-hello = Страница и сервер не понимают друг друга. Загрузите страницу ещё раз.
refusal-protocol = Сервер обновлён: загрузите страницу ещё раз.
refusal-no-hints = Где играют другие люди, подсказок нет.
refusal-no-identity = Сначала назовитесь.
refusal-no-seat = За этим столом у вас нет места.
refusal-no-seat-for-program = Программа может сесть на ваше место или на свободное за столом, где вы хозяин.
refusal-no-such-seat = Места { $seat } за этим столом нет.
refusal-no-undo = Этот шаг уже не отменить.
refusal-not-allowed = Вам это не разрешено.
refusal-not-away = Ваше место и так ваше.
refusal-not-begun = Игра ещё не началась.
refusal-not-found = Такого стола нет, или он открыт только по ссылке.
refusal-no-lesson = Такого урока нет.
refusal-nobody-before = На этом устройстве вы не были никем другим.
refusal-somebody-else = На этом устройстве у вас другое имя: подтвердите, что хотите его сменить.
refusal-too-many-links = К этому столу ведёт уже слишком много ссылок: возьмите одну из них или пусть хозяин сделает новую.
refusal-not-host = Это может сделать только хозяин стола.
refusal-played-elsewhere = Эта партия сыграна в другом месте: других участников здесь нет.
refusal-not-over = Это будет доступно после конца игры.
refusal-nothing-decided = В этой партии не было ни одного решения: разбирать нечего.
refusal-no-decision = В этой партии нет такого решения.
refusal-too-many-reviews = Две ваши партии уже разбираются: подождите одну из них.
refusal-not-your-eyes = Что видно с этого места, можно увидеть после конца игры.
refusal-not-your-seat = Место { $seat } не ваше.
refusal-push-service = Этот сервер не знает службы уведомлений вашего браузера. Пока страница открыта, о вашем ходе всё равно будет сказано.
refusal-mail-often = На этот адрес написано уже достаточно: попробуйте завтра.
refusal-no-mail = Этот сервер не отправляет писем.
refusal-bad-address = Это не адрес электронной почты: напишите его, например, так: name@example.org.
refusal-mail-link = Эта ссылка уже использована или устарела: попросите новое письмо в настройках.
refusal-not-your-turn = Сейчас не ваш ход.
refusal-number-used = Это уже отправляли. Загрузите страницу ещё раз.
refusal-old-rules = За этим столом играли по старым правилам, которых на сервере больше нет.
refusal-over = Эта игра окончена.
refusal-put-away = Стол как раз убирали. Попробуйте ещё раз.
refusal-resigned = Вы сдали эту партию.
refusal-seated = Вы уже сидите на месте { $seat }: сначала освободите его.
refusal-server = На сервере произошла ошибка; ничего не изменилось.
refusal-stale = Тем временем на столе что-то изменилось. Посмотрите и решите ещё раз.
refusal-elsewhere = Стол как раз переходит к другой части сервера. Попробуйте ещё раз через мгновение.
refusal-storage = Сервер не смог это сохранить. Попробуйте ещё раз.
refusal-taken = Место { $seat } только что заняли.
refusal-token-elsewhere = Этот ключ от другого стола.
refusal-token-only = Этот ключ только для игры за одним столом.
refusal-too-large = Слишком много за один раз.
refusal-too-many =
    { $most ->
        [one] Ваш { $most } стол уже ждёт игроков: сначала покиньте его.
        [few] Ваши { $most } стола уже ждут игроков: сначала покиньте один.
        [many] Ваши { $most } столов уже ждут игроков: сначала покиньте один.
       *[other] Ваши { $most } стола уже ждут игроков: сначала покиньте один.
    }
refusal-too-much = Слишком быстро. Подождите немного и попробуйте ещё раз.
refusal-not-answered = Ещё не все ответили.
refusal-not-absent = Игрок снова здесь.
refusal-clock-runs = Когда дальше играет бот, решают часы.
refusal-not-waiting = Игра не ждёт этого игрока.
refusal-too-soon =
    { $seconds ->
        [one] Подождите ещё { $seconds } секунду.
        [few] Подождите ещё { $seconds } секунды.
        [many] Подождите ещё { $seconds } секунд.
       *[other] Подождите ещё { $seconds } секунды.
    }
refusal-nudged-already =
    { $seconds ->
        [one] Напомнить снова можно через { $seconds } секунду.
        [few] Напомнить снова можно через { $seconds } секунды.
        [many] Напомнить снова можно через { $seconds } секунд.
       *[other] Напомнить снова можно через { $seconds } секунды.
    }
refusal-reacted-already =
    { $seconds ->
        [one] Новая реакция — через { $seconds } секунду.
        [few] Новая реакция — через { $seconds } секунды.
        [many] Новая реакция — через { $seconds } секунд.
       *[other] Новая реакция — через { $seconds } секунды.
    }
refusal-paused = Сейчас перерыв: сначала продолжите игру.
refusal-offer-open = Предложено что-то другое: сначала ответьте на это.
refusal-nobody-to-agree = Больше нет никого, кто мог бы согласиться на ничью.
refusal-no-offer = Этого уже не предлагают.
refusal-not-your-offer = Это предложение другого игрока.
refusal-not-asked = Вас не спрашивали: тогда за вас играл бот.
refusal-offered-already =
    { $seconds ->
        [one] Вы только что что-то предлагали. Снова можно через { $seconds } секунду.
        [few] Вы только что что-то предлагали. Снова можно через { $seconds } секунды.
        [many] Вы только что что-то предлагали. Снова можно через { $seconds } секунд.
       *[other] Вы только что что-то предлагали. Снова можно через { $seconds } секунды.
    }
refusal-bad-delay = Выберите, через сколько ходов или минут: хотя бы один.
refusal-delay-chosen = Задержка для этого стола уже выбрана и не меняется.
refusal-unveil-late = Другие уже начали играть без этого: выбирайте до начала игры.
refusal-silenced = Хозяин этого сервера лишил вас слова: { $reason }
refusal-banned = Хозяин этого сервера закрыл вам доступ: { $reason }
refusal-prolonged-already =
    { $seconds ->
        [one] Время только что добавили. Снова можно через { $seconds } секунду.
        [few] Время только что добавили. Снова можно через { $seconds } секунды.
        [many] Время только что добавили. Снова можно через { $seconds } секунд.
       *[other] Время только что добавили. Снова можно через { $seconds } секунды.
    }
refusal-control-characters = В тексте есть символы, которых не видно.
refusal-time-up = Ваше время вышло: дальше играет бот.
refusal-too-many-games =
    { $most ->
        [one] Идёт { $most } ваша игра: сначала закончите её.
        [few] Идут { $most } ваши игры: сначала закончите одну.
        [many] Идут { $most } ваших игр: сначала закончите одну.
       *[other] Идут { $most } вашей игры: сначала закончите одну.
    }
page-worth-watching = Стоит посмотреть
page-watched-by = { $count ->
    [0] зрителей пока нет
    [one] { $count } зритель
    [few] { $count } зрителя
    [many] { $count } зрителей
   *[other] { $count } зрителя
}
page-banned = Доступ к этому серверу закрыт
