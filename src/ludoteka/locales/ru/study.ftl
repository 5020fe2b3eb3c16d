### The study: a position to play on from, with the engine beside it; positions as links.

study-title = Анализ
study-card = Позиция из партии: посмотрите, доиграйте за любого, спросите движок.
study-new = Новая позиция
study-set-up = Разложить игру
study-begin = Разложить
study-from-text = По нотации
study-notation = Позиция в нотации игры
study-read = Показать
study-from-start = Анализ с начала игры
study-no-position = Здесь нет позиции

## Eyes
study-eyes = Чьими глазами
study-eyes-mover = Того, кто ходит
study-eyes-open = Открытые карты
study-eyes-of = Глазами: { $who }
study-drawn = Это то, что знает { $who }. Скрытое и то, что ещё впереди, выбрано для вас наугад.
study-drawn-onlooker = Это то, что видят все. Скрытое и то, что ещё впереди, выбрано для вас наугад.
study-draw-again = Выбрать снова

## Seats and bots
study-played-by = Кто играет: { $who }
study-by-hand = Вручную
study-by-bot = Бот
study-bot-moves = Ход бота
study-back = На ход назад
study-next = Следующий ход
study-luck = Другой расклад
study-luck-about = Заново определить всё, что скрыто или ещё впереди, и играть дальше отсюда
study-luck-back = Прежний расклад

## The engine
study-lines = Лучшие линии
study-chances = Шансы на победу
study-no-chances = Движок ещё не спрашивали
study-ask = Спросите движок, что здесь лучше всего.
study-over = Игра окончена.
study-compiling = Беглый взгляд: движок ещё готовится.
study-tries =
    { $count ->
        [one] { $tries } попытка
        [few] { $tries } попытки
        [many] { $tries } попыток
       *[other] { $tries } попытки
    }
study-how-long = Сколько думать
study-seconds =
    { $count ->
        [one] { $count } секунда
        [few] { $count } секунды
        [many] { $count } секунд
       *[other] { $count } секунды
    }
study-seconds-short = { $count } с
study-endless = Без конца
study-think = Думать
study-pause = Пауза
study-wins = победа
study-others =
    { $count ->
        [one] ещё { $count } вариант: { $tries }
        [few] ещё { $count } варианта: { $tries }
        [many] ещё { $count } вариантов: { $tries }
       *[other] ещё { $count } варианта: { $tries }
    }
study-chance-of = Шансы: { $who }

## Variations
study-variations = Варианты
study-root = Начало
study-played = сыграно
study-no-moves = Сделайте ход, и он появится здесь. Вернитесь и попробуйте другой: это будет ответвление.
study-promote = Сделать главной линией
study-note = Написать заметку
study-note-of = Заметка к ходу { $number }
study-prune = Удалить отсюда и дальше
study-pruned = Удалено.
study-restore = Вернуть

## Sharing
study-share = Поделиться позицией
study-link = Ссылка
study-text = Текст
study-picture = Картинка
study-picture-of = Позиция картинкой: { $game }
study-picture-note = На картинке то, что видят все за столом: скрытые карты остаются скрытыми.
study-picture-marks = Отметить сыгранный ход и линии движка

## Keys
study-key-move = ход
study-key-branch = вариант
study-key-line = сыграть линию
study-key-space-name = Пробел
study-key-space = думать, пауза

## What cannot be done
refusal-link-broken = Ссылка неполная или повреждена. Попросите её ещё раз.
refusal-link-outdated = Ссылка сделана по другим правилам игры, которых у этого сервера уже нет.
refusal-link-foreign = Это позиция другой игры: { $game }.
refusal-bad-position = Такой позиции в этой игре быть не может. Проверьте, скопирован ли текст целиком.
refusal-people-play = Здесь ещё играют люди: анализировать партию можно после её конца.
refusal-too-many-thoughts = Движок уже думает над предельным числом позиций. Попробуйте чуть позже.
