### Общее для всех игр и слова командной строки.

## Места и результаты

seat-bot = Бот { $number }
result-won =
    { $count ->
        [one] Победа: { $who }.
        [few] Общая победа: { $who }.
        [many] Общая победа: { $who }.
       *[other] Общая победа: { $who }.
    }
result-draw = Ничья.
result-lost = Партия проиграна.
result-unfinished = Партия не окончена.

## Обзор и справка

overview-title = Ludoteka: современные настольные игры за одним столом
overview-more = Подробнее о команде: ludoteka play --help
help-games = показать игры, число игроков и настройки
help-play = играть в терминале с ботами или с друзьями за одной клавиатурой
help-replay = просмотреть запись партии ход за ходом
help-verify = проверить запись: воспроизводится ли заявленный результат и не подменена ли раздача
help-bench = измерить скорость игры на этом компьютере
help-warm = скомпилировать игры заранее
help-usage = Использование:
help-arguments = Аргументы
help-options = Параметры
help-arg-help = показать эту справку
help-arg-lang = английский, украинский или русский (по умолчанию — как в системе)
help-arg-game = название игры; см. ludoteka games
help-arg-players = число игроков
help-arg-options = настройки игры в виде имя=значение; см. ludoteka games
help-arg-seat = места людей, первое — 0 (по умолчанию: 0); несколько человек играют за одной клавиатурой
help-arg-series = серия партий: её выигрывает тот, кто первым одержит N побед, от 2 до 9 (по умолчанию: 1, одна партия)
help-arg-seed = целое число; то же число даёт ту же раздачу
help-arg-bot = уровень ботов (по умолчанию: { $level })
help-arg-record = файл для записи партии (по умолчанию — новый в вашей папке данных)
help-arg-file = файл с записью партии
help-arg-eyes = глазами этого места, первое — 0 (по умолчанию — глазами зрителя)
help-arg-step = показывать стол перед каждым решением и ждать
help-arg-seconds = сколько секунд измерять каждую скорость (по умолчанию: 2)
help-arg-json = вывести числа как JSON
help-arg-warm-games = названия игр (по умолчанию — все)
metavar-game = ИГРА
metavar-file = ФАЙЛ
metavar-level = УРОВЕНЬ

## Игры и их настройки

games-players =
    { $last ->
        [one] для { $counts } игрока
        [few] для { $counts } игроков
        [many] для { $counts } игроков
       *[other] для { $counts } игрока
    }
games-designers =
    { $count ->
        [one] Автор: { $names }
        [few] Авторы: { $names }
        [many] Авторы: { $names }
       *[other] Авторы: { $names }
    }
option-flag = yes (да) или no (нет)
option-choice = одно из: { $choices }
option-subset = любые из: { $choices } (несколько — через +)
option-perseat = для каждого места одно из: { $choices } (через +)

## За столом

play-promise = Раздача определена. Хеш её тайного зерна: { $hash }
play-hint = Введите номер варианта или его нотацию. ? — справка; «выйти» или quit — закончить и сохранить запись.
play-kept = Запись партии: { $path }
play-kept-hint = Просмотреть: { $command }
play-nothing-played = Не сделано ни одного хода, так что записи нет.
series-next = Enter — следующая партия, q — остановиться.{ " " }
series-stopped = Серия остановлена. Счёт: { $standing }.
prompt = { $who }>{ " " }
screen-narrow = Рисунку нужна ширина { $need }, а у терминала { $have }: расширьте его или уменьшите шрифт.
bot-thinking = { $who } думает…
cover-hide = Нажмите Enter, чтобы закрыть стол.{ " " }
cover-pass = Дальше решает { $who }. Передайте, пожалуйста, клавиатуру.
cover-show = { $who }: нажмите Enter, когда никто другой не смотрит.{ " " }
choice-list =
    { $count ->
        [one] { $who }: { $count } вариант
        [few] { $who }: { $count } варианта
        [many] { $who }: { $count } вариантов
       *[other] { $who }: { $count } варианта
    }
choice-filtered =
    { $total ->
        [one] { $who }: { $count } из { $total } варианта
        [few] { $who }: { $count } из { $total } вариантов
        [many] { $who }: { $count } из { $total } вариантов
       *[other] { $who }: { $count } из { $total } варианта
    }
choice-page = Страница { $page } из { $pages }. Enter — дальше; часть названия — поиск; нотация — сразу выбор.
choice-no-number = Нет варианта { $number }: номера идут от 1 до { $count }.
choice-illegal = { $text } здесь не по правилам.
choice-illegal-because = { $text } здесь не по правилам: { $reason }
choice-not-understood = «{ $text }» — это ни номер из списка, ни нотация вроде { $examples }. ? — справка.
choice-none-match = Нет варианта, содержащего «{ $text }».
log-empty = Пока ничего не произошло.
why-what = Назовите и само действие, например: why { $example }
why-legal = { $text } — по правилам.
command-help = справка
command-log = журнал
command-table = стол
command-why = почему
command-quit = выйти
command-text = /текст
command-help-number = выбрать по номеру
command-help-notation = выбрать нотацией; можно строчными буквами
command-help-filter = только варианты с этим текстом; / без текста показывает все, Enter листает страницы
command-help-help = эта справка (также ?)
command-help-log = что уже произошло
command-help-table = ещё раз стол и варианты
command-help-why = почему действие не по правилам: нотация или JSON
command-help-quit = выйти; запись сохранится
replay-prompt = Решение { $number } из { $count }: Enter — дальше, q — выйти.{ " " }

## Компиляция и измерения

warm-compiling = Компилируется { $game } (только в первый раз)
warm-done = { $game } — готово; компиляция заняла { $seconds } с.
warm-already = { $game } — готово; скомпилировано раньше.
warm-plain = { $game } работает здесь без компиляции; готовить нечего.
bench-title =
    { $players ->
        [one] { $game }, { $players } игрок
        [few] { $game }, { $players } игрока
        [many] { $game }, { $players } игроков
       *[other] { $game }, { $players } игрока
    }
bench-legal = Случайные партии, через legal
bench-sample = Случайные партии, через sample
bench-games-per-second = партий за секунду процессора
bench-moves-per-second = ходов за секунду процессора
bench-decisions = Решений
bench-per-game = за партию
bench-python = Один ход из Python
bench-compile = Компиляция с нуля, затем загрузка
bench-first-move-cold = Первый ход, ничего не скомпилировано
bench-compile-cold = Все ядра, ничего не скомпилировано
bench-first-move-cached = Первый ход, из кеша
bench-compile-cached = Все ядра, из кеша
bench-import = import ludoteka
bench-seconds = с, из них процессора { $cpu } с
bench-milliseconds = мс
bench-microseconds = мкс

## Проверка записи

verify-game = { $game }, версия правил { $version }
verify-replayed =
    { $count ->
        [one] { $count } решение воспроизводит заявленный результат, контрольная сумма { $digest }
        [few] { $count } решения воспроизводят заявленный результат, контрольная сумма { $digest }
        [many] { $count } решений воспроизводят заявленный результат, контрольная сумма { $digest }
       *[other] { $count } решения воспроизводят заявленный результат, контрольная сумма { $digest }
    }
verify-seed = Зерно то самое, что было обещано, хеш { $hash }

## Чего нельзя сделать

did-you-mean = { " " }Может быть, «{ $word }»?
error-unknown-command = Нет команды «{ $name }»; есть: { $known }.{ $hint }
error-unknown-argument = «{ $name }» здесь ничего не значит. Использование: { $usage }
error-argument = Что-то не так с { $name }. Использование: { $usage }
error-incomplete = Чего-то не хватает. Использование: { $usage }
error-number = «{ $text }» — не целое число.
error-seconds = «{ $text }» — не число секунд, больше 0 и не больше 3600.
error-unknown-language = Языка «{ $name }» здесь нет; есть: { $known }.
error-unknown-game = Нет игры «{ $name }»; есть: { $known }.{ $hint }
error-players = { $game }: играть при числе игроков { $players } нельзя. Возможное число: { $allowed }.
error-seat = Нет места { $seat }; места — от 0 до { $last }.
error-series = Серия — это от 1 до { $most } побед для двух и более игроков, а не { $wins }, когда игроков { $players }.
error-seed = { $seed } — не зерно: это должно быть целое число от 0 до 2^{ $bits } − 1.
error-option-form = «{ $text }» — не настройка: пишите имя=значение.
error-option-name = { $game }: нет настройки «{ $name }»; есть: { $known }.{ $hint }
error-option-value = Настройка «{ $name }» не может быть «{ $value }». Можно: { $domain }.
error-bot = { $game }: нет бота уровня «{ $name }»; есть: { $known }.{ $hint }
error-no-file = Нет файла «{ $path }».
error-file = Файл «{ $path }» не удаётся прочитать: { $reason }.
error-not-json = Файл «{ $path }» — не запись партии: это не целый JSON ({ $where }).
error-many-records =
    { $count ->
        [one] В файле «{ $path }» { $count } партия: укажите её строку, например { $path }:1.
        [few] В файле «{ $path }» { $count } партии: укажите строку одной, например { $path }:1.
        [many] В файле «{ $path }» { $count } партий: укажите строку одной, например { $path }:1.
       *[other] В файле «{ $path }» { $count } партии: укажите строку одной, например { $path }:1.
    }
error-not-record = Файл «{ $path }» — не запись партии.
error-record-format = У файла «{ $path }» формат { $theirs }; этот выпуск читает формат { $ours }.
error-record-version = Файл «{ $path }» записан по версии правил { $theirs }; здесь версия { $ours }.
error-record-notation = Запись «{ $path }» повреждена или изменена: действие { $number }, «{ $text }», — не нотация.
error-record-illegal = Запись «{ $path }» повреждена или изменена: действие { $number }, { $text }, там не по правилам.
error-record-seed = Запись «{ $path }» повреждена или изменена: её зерно не то, что было обещано.
error-record-result = Запись «{ $path }» повреждена или изменена: заявленный результат не воспроизводится.
error-record-exists = Файл «{ $path }» уже есть, и перезаписан он не будет; выберите другое имя.
error-record-place = Не удаётся записать партию в «{ $path }».
error-unexpected = Такого не должно было случиться: { $what }. Чтобы увидеть, где именно, задайте LUDOTEKA_TRACEBACK=1.
error-detail = { $kind }: { $detail }
stopped = Остановлено.
kind-game = Нет такой игры
kind-players = Не то число игроков
kind-option = Неподходящие настройки
kind-seed = Неподходящее зерно
kind-action = Не по правилам
kind-notation = Не нотация
kind-record = Негодная запись
kind-missing = Что-то не установлено
kind-bot = Нет такого бота
kind-other = Этого сделать нельзя
