### Спільне для всіх ігор і слова командного рядка.

## Місця й результати

seat-bot = Бот { $number }
result-won =
    { $count ->
        [one] Перемога: { $who }.
        [few] Спільна перемога: { $who }.
        [many] Спільна перемога: { $who }.
       *[other] Спільна перемога: { $who }.
    }
result-draw = Нічия.
result-lost = Партію програно.
result-unfinished = Партію не завершено.

## Огляд і довідка

overview-title = Ludoteka: сучасні настільні ігри за одним столом
overview-more = Докладніше про команду: ludoteka play --help
help-games = показати ігри, кількість гравців і налаштування
help-play = грати в терміналі з ботами або з друзями за однією клавіатурою
help-replay = переглянути запис партії хід за ходом
help-verify = перевірити запис: чи відтворюється заявлений результат і чи не підмінено роздачу
help-bench = виміряти швидкість гри на цьому комп’ютері
help-warm = скомпілювати ігри заздалегідь
help-usage = Використання:
help-arguments = Аргументи
help-options = Параметри
help-arg-help = показати цю довідку
help-arg-lang = англійська, українська чи російська (типово — як у системі)
help-arg-game = назва гри; див. ludoteka games
help-arg-players = кількість гравців
help-arg-options = налаштування гри у вигляді назва=значення; див. ludoteka games
help-arg-seat = місця людей, перше — 0 (типово: 0); кілька людей грають за однією клавіатурою
help-arg-series = серія партій: її виграє той, хто першим здобуде N перемог, від 2 до 9 (типово: 1, одна партія)
help-arg-seed = ціле число; те саме число дає ту саму роздачу
help-arg-bot = рівень ботів (типово: { $level })
help-arg-record = файл для запису партії (типово — новий у вашій теці даних)
help-arg-file = файл із записом партії
help-arg-eyes = очима цього місця, перше — 0 (типово — очима глядача)
help-arg-step = показувати стіл перед кожним рішенням і чекати
help-arg-seconds = скільки секунд вимірювати кожну швидкість (типово: 2)
help-arg-json = вивести числа як JSON
help-arg-warm-games = назви ігор (типово — усі)
metavar-game = ГРА
metavar-file = ФАЙЛ
metavar-level = РІВЕНЬ

## Ігри та їхні налаштування

games-players =
    { $last ->
        [one] для { $counts } гравця
        [few] для { $counts } гравців
        [many] для { $counts } гравців
       *[other] для { $counts } гравця
    }
games-designers =
    { $count ->
        [one] Автор: { $names }
        [few] Автори: { $names }
        [many] Автори: { $names }
       *[other] Автори: { $names }
    }
option-flag = yes (так) або no (ні)
option-choice = одне з: { $choices }
option-subset = будь-що з: { $choices } (кілька — через +)
option-perseat = для кожного місця одне з: { $choices } (через +)

## За столом

play-promise = Роздачу визначено. Хеш її таємного зерна: { $hash }
play-hint = Введіть номер варіанта або його нотацію. ? — довідка; «вийти» або quit — завершити й зберегти запис.
play-kept = Запис партії: { $path }
play-kept-hint = Переглянути: { $command }
play-nothing-played = Жодного ходу не зроблено, тож запису немає.
series-next = Enter — наступна партія, q — зупинитися.{ " " }
series-stopped = Серію зупинено. Рахунок: { $standing }.
prompt = { $who }>{ " " }
screen-narrow = Малюнок потребує ширини { $need }, а термінал має { $have }: розширте його або зменште шрифт.
bot-thinking = { $who } думає…
cover-hide = Натисніть Enter, щоб закрити стіл.{ " " }
cover-pass = Далі вирішує { $who }. Передайте, будь ласка, клавіатуру.
cover-show = { $who }: натисніть Enter, коли ніхто інший не дивиться.{ " " }
choice-list =
    { $count ->
        [one] { $who }: { $count } варіант
        [few] { $who }: { $count } варіанти
        [many] { $who }: { $count } варіантів
       *[other] { $who }: { $count } варіанта
    }
choice-filtered =
    { $total ->
        [one] { $who }: { $count } з { $total } варіанта
        [few] { $who }: { $count } з { $total } варіантів
        [many] { $who }: { $count } з { $total } варіантів
       *[other] { $who }: { $count } з { $total } варіанта
    }
choice-page = Сторінка { $page } з { $pages }. Enter — далі; частина назви — пошук; нотація — одразу вибір.
choice-no-number = Немає варіанта { $number }: номери йдуть від 1 до { $count }.
choice-illegal = { $text } тут не за правилами.
choice-illegal-because = { $text } тут не за правилами: { $reason }
choice-not-understood = «{ $text }» — це ні номер зі списку, ні нотація на зразок { $examples }. ? — довідка.
choice-none-match = Немає варіанта, що містить «{ $text }».
log-empty = Ще нічого не сталося.
why-what = Назвіть і саму дію, наприклад: why { $example }
why-legal = { $text } — за правилами.
command-help = довідка
command-log = журнал
command-table = стіл
command-why = чому
command-quit = вийти
command-text = /текст
command-help-number = вибрати за номером
command-help-notation = вибрати нотацією; можна малими літерами
command-help-filter = лише варіанти з цим текстом; / без тексту показує всі, Enter гортає сторінки
command-help-help = ця довідка (також ?)
command-help-log = що вже сталося
command-help-table = ще раз стіл і варіанти
command-help-why = чому дія не за правилами: нотація або JSON
command-help-quit = вийти; запис збережеться
replay-prompt = Рішення { $number } з { $count }: Enter — далі, q — вийти.{ " " }

## Компіляція та вимірювання

warm-compiling = Компілюється { $game } (лише першого разу)
warm-done = { $game } — готово; компіляція тривала { $seconds } с.
warm-already = { $game } — готово; скомпільовано раніше.
warm-plain = { $game } працює тут без компіляції; готувати нічого.
bench-title =
    { $players ->
        [one] { $game }, { $players } гравець
        [few] { $game }, { $players } гравці
        [many] { $game }, { $players } гравців
       *[other] { $game }, { $players } гравця
    }
bench-legal = Випадкові партії, через legal
bench-sample = Випадкові партії, через sample
bench-games-per-second = партій за секунду процесора
bench-moves-per-second = ходів за секунду процесора
bench-decisions = Рішень
bench-per-game = за партію
bench-python = Один хід із Python
bench-compile = Компіляція з нуля, потім завантаження
bench-first-move-cold = Перший хід, нічого не скомпільовано
bench-compile-cold = Усі ядра, нічого не скомпільовано
bench-first-move-cached = Перший хід, із кешу
bench-compile-cached = Усі ядра, із кешу
bench-import = import ludoteka
bench-seconds = с, з них процесора { $cpu } с
bench-milliseconds = мс
bench-microseconds = мкс

## Перевірка запису

verify-game = { $game }, версія правил { $version }
verify-replayed =
    { $count ->
        [one] { $count } рішення відтворює заявлений результат, контрольна сума { $digest }
        [few] { $count } рішення відтворюють заявлений результат, контрольна сума { $digest }
        [many] { $count } рішень відтворюють заявлений результат, контрольна сума { $digest }
       *[other] { $count } рішення відтворюють заявлений результат, контрольна сума { $digest }
    }
verify-seed = Зерно те саме, що було обіцяно, хеш { $hash }

## Чого не можна зробити

did-you-mean = { " " }Можливо, «{ $word }»?
error-unknown-command = Немає команди «{ $name }»; є: { $known }.{ $hint }
error-unknown-argument = «{ $name }» тут нічого не означає. Використання: { $usage }
error-argument = Щось не так із { $name }. Використання: { $usage }
error-incomplete = Чогось бракує. Використання: { $usage }
error-number = «{ $text }» — не ціле число.
error-seconds = «{ $text }» — не кількість секунд, більша за 0 і не більша за 3600.
error-unknown-language = Мови «{ $name }» тут немає; є: { $known }.
error-unknown-game = Немає гри «{ $name }»; є: { $known }.{ $hint }
error-players = { $game }: грати за кількості гравців { $players } не можна. Можлива кількість: { $allowed }.
error-seat = Немає місця { $seat }; місця — від 0 до { $last }.
error-series = Серія — це від 1 до { $most } перемог для двох і більше гравців, а не { $wins }, коли гравців { $players }.
error-seed = { $seed } — не зерно: це має бути ціле число від 0 до 2^{ $bits } − 1.
error-option-form = «{ $text }» — не налаштування: пишіть назва=значення.
error-option-name = { $game }: немає налаштування «{ $name }»; є: { $known }.{ $hint }
error-option-value = Налаштування «{ $name }» не може бути «{ $value }». Можна: { $domain }.
error-bot = { $game }: немає бота рівня «{ $name }»; є: { $known }.{ $hint }
error-no-file = Немає файлу «{ $path }».
error-file = Файл «{ $path }» не вдається прочитати: { $reason }.
error-not-json = Файл «{ $path }» — не запис партії: це не цілий JSON ({ $where }).
error-many-records =
    { $count ->
        [one] У файлі «{ $path }» { $count } партія: вкажіть її рядок, наприклад { $path }:1.
        [few] У файлі «{ $path }» { $count } партії: вкажіть рядок однієї, наприклад { $path }:1.
        [many] У файлі «{ $path }» { $count } партій: вкажіть рядок однієї, наприклад { $path }:1.
       *[other] У файлі «{ $path }» { $count } партії: вкажіть рядок однієї, наприклад { $path }:1.
    }
error-not-record = Файл «{ $path }» — не запис партії.
error-record-format = Файл «{ $path }» має формат { $theirs }; цей випуск читає формат { $ours }.
error-record-version = Файл «{ $path }» записано за версією правил { $theirs }; тут версія { $ours }.
error-record-notation = Запис «{ $path }» пошкоджено або змінено: дія { $number }, «{ $text }», — не нотація.
error-record-illegal = Запис «{ $path }» пошкоджено або змінено: дія { $number }, { $text }, там не за правилами.
error-record-seed = Запис «{ $path }» пошкоджено або змінено: його зерно не те, що було обіцяно.
error-record-result = Запис «{ $path }» пошкоджено або змінено: заявлений результат не відтворюється.
error-record-exists = Файл «{ $path }» уже є, і його не буде перезаписано; виберіть іншу назву.
error-record-place = Не вдається записати партію у «{ $path }».
error-unexpected = Такого не мало статися: { $what }. Щоб побачити, де саме, задайте LUDOTEKA_TRACEBACK=1.
error-detail = { $kind }: { $detail }
stopped = Зупинено.
kind-game = Немає такої гри
kind-players = Не та кількість гравців
kind-option = Непридатні налаштування
kind-seed = Непридатне зерно
kind-action = Не за правилами
kind-notation = Не нотація
kind-record = Непридатний запис
kind-missing = Щось не встановлено
kind-bot = Немає такого бота
kind-other = Цього зробити не можна
