### The study: a position to play on from, with the engine beside it; positions as links.

study-title = Аналіз
study-card = Позиція з партії: подивіться, дограйте за будь-кого, спитайте рушій.
study-new = Нова позиція
study-set-up = Розкласти гру
study-begin = Розкласти
study-from-text = За нотацією
study-notation = Позиція в нотації гри
study-read = Показати
study-from-start = Аналіз від початку гри
study-no-position = Тут немає позиції

## Eyes
study-eyes = Чиїми очима
study-eyes-mover = Того, хто ходить
study-eyes-open = Відкриті карти
study-eyes-of = Очима: { $who }
study-drawn = Це те, що знає { $who }. Приховане й те, що ще попереду, для вас вибрано навмання.
study-drawn-onlooker = Це те, що бачать усі. Приховане й те, що ще попереду, для вас вибрано навмання.
study-draw-again = Вибрати знову

## Seats and bots
study-played-by = Хто грає: { $who }
study-by-hand = Вручну
study-by-bot = Бот
study-bot-moves = Хід бота
study-back = На хід назад
study-next = Наступний хід
study-luck = Інша удача
study-luck-about = Наново витягти все, що приховане або ще попереду, і грати далі звідси
study-luck-back = Попередня удача

## The engine
study-lines = Найкращі лінії
study-chances = Шанси на перемогу
study-no-chances = Рушій ще не питали
study-ask = Спитайте рушій, що тут найкраще.
study-over = Гру завершено.
study-compiling = Швидкий огляд: рушій ще готується.
study-tries =
    { $count ->
        [one] { $tries } спроба
        [few] { $tries } спроби
        [many] { $tries } спроб
       *[other] { $tries } спроби
    }
study-how-long = Скільки думати
study-seconds =
    { $count ->
        [one] { $count } секунда
        [few] { $count } секунди
        [many] { $count } секунд
       *[other] { $count } секунди
    }
study-seconds-short = { $count } с
study-endless = Без кінця
study-think = Думати
study-pause = Пауза
study-wins = перемога
study-others =
    { $count ->
        [one] ще { $count } варіант: { $tries }
        [few] ще { $count } варіанти: { $tries }
        [many] ще { $count } варіантів: { $tries }
       *[other] ще { $count } варіанта: { $tries }
    }
study-chance-of = Шанси: { $who }

## Variations
study-variations = Варіанти
study-root = Початок
study-played = зіграно
study-no-moves = Зробіть хід, і він з’явиться тут. Поверніться й спробуйте інший: це буде відгалуження.
study-promote = Зробити головною лінією
study-note = Написати нотатку
study-note-of = Нотатка до ходу { $number }
study-prune = Вилучити звідси й далі
study-pruned = Вилучено.
study-restore = Повернути

## Sharing
study-share = Поділитися позицією
study-link = Посилання
study-text = Текст
study-picture = Картинка
study-picture-of = Позиція картинкою: { $game }
study-picture-note = На картинці те, що бачать усі за столом: приховані карти залишаються прихованими.
study-picture-marks = Позначити зіграний хід і лінії рушія

## Keys
study-key-move = хід
study-key-branch = варіант
study-key-line = зіграти лінію
study-key-space-name = Пробіл
study-key-space = думати, пауза

## What cannot be done
refusal-link-broken = Посилання неповне або пошкоджене. Попросіть його ще раз.
refusal-link-outdated = Посилання створено за іншими правилами гри, яких цей сервер уже не має.
refusal-link-foreign = Це позиція іншої гри: { $game }.
refusal-bad-position = Такої позиції в цій грі бути не може. Перевірте, чи текст скопійовано повністю.
refusal-people-play = Тут іще грають люди: аналізувати партію можна після її завершення.
refusal-too-many-thoughts = Рушій уже думає над стількома позиціями, скільки може. Спробуйте за мить.
