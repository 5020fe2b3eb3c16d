### Страница в браузере: главная, стол, повтор, о нас.

page-tagline = пять современных настольных игр за одним столом
page-hero-1 = Пять игр,
page-hero-2 = один стол.
page-hero-detail =
    Играйте в браузере с друзьями и ботами.
    Без учётной записи и без установки.
page-play-now = Играть
page-play-friends = Играть с друзьями
page-friends = С друзьями
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
page-continue-open = Ждём игроков
page-continue-yours = Ваш ход
page-continue-playing = Игра идёт
page-continue-waits = Решает { $who }
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
page-skip = К содержанию
page-language = Язык
page-theme-dark = Тёмная тема
page-theme-light = Светлая тема
page-close = Закрыть
page-nowhere = Такой страницы нет.
page-to-games = К играм

page-name = Ваше имя
page-name-none = Ваше имя
page-name-title = Кто играет?
page-name-change = Изменить имя
page-name-save = Сохранить
page-guest-name = Гость { $number }
page-device-detail = Учётная запись не нужна: этот браузер вас знает. По личной ссылке можно продолжить на другом устройстве.
page-device-link = Личная ссылка для другого устройства

page-new-table = Новый стол
page-player-count = Число игроков
page-seats = Места
page-seat-me = Я
page-seat-friend = Друг по ссылке
page-seat-hot = Кто-то за этим устройством
page-hot-name = Игрок { $number }
page-public = Показывать стол всем
page-open-table = Открыть стол
page-start-now = Начать сейчас
page-clock = Часы
page-clock-days = { $days } д { $hours } ч
page-clock-kind-none = Без часов
page-clock-kind-quick = 5 минут и 5 секунд за ход
page-clock-kind-calm = 20 минут и 20 секунд за ход
page-clock-kind-days = 3 дня на ход
page-level-random = наугад
page-level-greedy = жадный
page-level-plain = простой
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
page-compiling = Готовим правила, только в первый раз…
page-table-gone = Этот стол не открывается
page-gone-not-found = Такого стола нет, или он открыт только по ссылке.
page-gone-not-allowed = Это место принадлежит кому-то другому.
page-gone-protocol = Сервер обновлён: загрузите страницу ещё раз.
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

page-stage = Поле
page-stakes = Что на кону
page-side = Журнал, чат и правила
page-log = Журнал
page-log-empty = Пока ничего не произошло.
page-chat = Чат
page-chat-empty = Пока никто ничего не сказал.
page-chat-off = Чат этого стола закрыт.
page-chat-say = Скажите что-нибудь
page-chat-send = Отправить
page-chat-mute = Скрыть чат от меня
page-chat-unmute = Снова показывать чат
page-rules = Правила
page-rules-context = Наведите на элемент или нажмите и держите: он объяснит себя сам.
page-menu = Меню
page-you = вы
page-you-short = Вы
page-person = игрок
page-hot-seat = за этим устройством
page-not-here = сейчас не здесь
page-resigned = сдаётся
page-bot-plays-on = нет: играет бот
page-your-turn = Ваш ход
page-to-move = решает
page-thinks = думает
page-winner = Победитель
page-spectator = Зритель
page-confirm = Подтвердить
page-cancel = Отменить
page-undo = Назад
page-hint = Подсказка: как сыграл бы сильный игрок?
page-why-way-out = Выберите другое: разрешённое отмечено.
page-thinking = { $who } думает.
page-deciding = { $who } решает.
page-waiting = { $who } выбирает.
page-waiting-detail = Сейчас от вас ничего не требуется.
page-waiting-away = Страница этого игрока сейчас закрыта.
page-lost = Связь потеряна.
page-lost-detail = Ничего не пропало: она восстановится сама.
page-score-sheet = Счёт
page-again = Сыграть ещё
page-end-you-win = Вы побеждаете!
page-end-wins =
    { $count ->
        [one] Побеждает { $who }.
        [few] Вместе побеждают: { $who }.
        [many] Вместе побеждают: { $who }.
       *[other] Вместе побеждают: { $who }.
    }
page-end-draw = Ничья.
page-end-lost = Игра проиграна.
page-end-detail = Игра окончена.
page-end-resigned = { $who } сдаётся.
page-seed-good = Тасовка честная: зерно в записи именно то, что обещано в начале.
page-seed-bad = Зерно в записи не то, что обещано в начале!
page-replay = Повтор
page-export = Запись
page-sound-on = Включить звук
page-sound-off = Выключить звук
page-come-back = Вернуть моё место
page-leave-bot = Пусть за меня играет бот
page-resign = Сдаться
page-resign-sure = Да, сдаюсь
page-commitment = Хеш тайного зерна:
page-cover-pass = Передайте устройство: { $who }.
page-cover-detail = Карты закрыты.
page-cover-show = Это я, { $who }: показать мои карты
page-zoom-in = Увеличить
page-zoom-out = Уменьшить
page-zoom-fit = Показать всё
page-share-move = Ссылка на этот ход
page-replay-eyes = Чьими глазами
page-replay-steps = Шаги игры
page-replay-first = В начало
page-replay-back = Шаг назад
page-replay-next = Шаг вперёд
page-replay-last = В конец
page-replay-play = Воспроизвести
page-replay-pause = Пауза

page-about-what = Ludoteka собирает пять современных настольных игр за одним столом: играйте с друзьями и ботами, на собственном сервере, без учётной записи.
page-about-fan = Это бесплатная фанатская реализация с собственными рисунками и собственными текстами. Она не связана с авторами и издателями игр. Спасибо им за эти игры: если игра нравится, купите коробку.
page-about-thanks = С благодарностью авторам
page-about-reconstructed = Что воссоздано приблизительно
page-about-reconstructed-opale = количество и стоимость карт, по прежнему изданию той же игры; точно известен только размер колоды.
page-about-reconstructed-orichalcum = очертания островов с портами, содержимое плиток земли и грани осадных машин.
page-about-provable = Честная тасовка
page-about-provable-text = Каждый стол показывает хеш тайного зерна в начале, а само зерно в конце, поэтому каждый может проверить, что тем временем ничего не изменили.
page-about-licences = Лицензии
page-about-licence-own = Сама Ludoteka: Apache-2.0.
page-about-licences-page = Страница сделана с помощью
page-about-licences-server = Сервер сделан с помощью
