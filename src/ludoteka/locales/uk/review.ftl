### The review of a game that is over: in the terminal, as a file, and on the page.

review-title = Розбір
review-of = Розбір: { $game }
review-chances = Шанси на перемогу
review-accuracy = Точність
review-accuracy-note = Яку частку шансів зберегли рішення гравця.
review-luck-and-skill = Удача й майстерність
review-moved = Що змінювало шанси на перемогу, у відсоткових пунктах. Разом частини ведуть від початкового шансу до результату.
review-first = Початок
review-own = Власні рішення
review-others = Помилки інших
review-luck = Удача
review-luck-note = Що випало, прийшло й відкрилося, а також приховані карти інших.
review-unforeseen = Видно лише згодом
review-unforeseen-note = У цій грі немає випадковостей: це стало видно лише згодом.
review-result = Результат
review-player = Гравець
review-slips = Ваші найдорожчі помилки
review-slips-of = Найдорожчі помилки: { $who }
review-no-slips = Жодне рішення не коштувало понад 2 %.
review-gave-up = { $who } здає партію, маючи { $chance } шансів.
review-broken-off = На цьому партію перервано: переможця немає.
review-finest = Ваші найкращі рішення
review-finest-of = Найкращі рішення: { $who }
review-stakes = на { $gain } краще за хід навмання
review-knew = Оцінено за тим, що гравець знав у ту мить.
review-decision = Рішення { $number }
review-decision-of = Рішення { $number } з { $count }
review-played = Зіграно: { $what }
review-better = Краще: { $what }
review-elsewhere = те саме в іншому місці
review-then = Далі: { $what }
review-costs = Це коштувало { $cost }.
review-best-taken =
    { $count ->
        [one] без помилки { $best } з { $count } рішення
        [few] без помилки { $best } з { $count } рішень
        [many] без помилки { $best } з { $count } рішень
       *[other] без помилки { $best } з { $count } рішення
    }
review-turning-point = Рішення { $number }: { $who } здобуває { $gain }
review-turning-point-lost = Рішення { $number }: шанс падає на { $gain }
review-by-luck = переважно удача
review-by-decision = рішення гравця
review-quick = Швидкий огляд
review-checking = Ретельна перевірка
review-checked =
    { $count ->
        [one] Ретельно перевірено { $count } рішення.
        [few] Ретельно перевірено { $count } рішення.
        [many] Ретельно перевірено { $count } рішень.
       *[other] Ретельно перевірено { $count } рішення.
    }
review-checked-part = Ретельно перевірено: { $number } з { $count }. Решту рішень показано за швидким оглядом.
review-waiting = Розбір почнеться, щойно боти матимуть вільну хвилину.
review-failed = Розбір не вдався.
review-again = Спробувати ще раз

review-no-slips-own = Жодне ваше рішення не коштувало понад 2 %.
review-order = За швидким оглядом: порядок ще може змінитися.
review-settles = За швидким оглядом: уточниться, коли рішення буде перевірено.
review-costs-about = Це коштувало близько { $cost }.
review-line = Краще продовження
review-line-step = Краще продовження, крок { $number } з { $count }
review-mark-played = Зіграно
review-mark-better = Краще
review-compare = Зіграно чи краще
review-given-up = Тут партію здано
review-curves = Що показує крива
review-curve-chances = Шанси
review-curve-luck = Удача
review-curve-slips = Помилки
review-hands-saw = Як бачив гравець
review-hands-open = Відкриті карти
review-hands-none = нічого прихованого
review-checking-at = Ретельна перевірка: { $number } з { $count }
review-quick-ready = Швидкий огляд готовий.
review-left =
    { $seconds ->
        [one] Швидкий огляд готовий. Залишилася приблизно { $seconds } секунда.
        [few] Швидкий огляд готовий. Залишилося приблизно { $seconds } секунди.
        [many] Швидкий огляд готовий. Залишилося приблизно { $seconds } секунд.
       *[other] Швидкий огляд готовий. Залишилося приблизно { $seconds } секунди.
    }
review-stop = Зупинити перевірку
review-halted = Зупинено на рішенні { $number }.
review-go-on = Продовжити

## Beside the score, after the end

review-card-open = Розібрати гру
review-card-turns =
    { $count ->
        [one] { $count } перелом
        [few] { $count } переломи
        [many] { $count } переломів
       *[other] { $count } перелому
    }
review-card-accuracy = ваша точність
review-card-highest = ваш найкращий шанс
review-card-lowest = ваш найменший шанс

## Trying again

review-try = Зіграти звідси ще раз
review-try-how = Як зіграти ще раз
review-try-same = Доля та сама
review-try-same-note = Прийдуть ті самі плитки, карти й кубики.
review-try-fresh = Доля нова
review-try-fresh-note = Усе, чого не можна було знати, випаде наново.

## Keys

review-keys = Клавіші
review-key-decision = рішення
review-key-slip = помилка
review-key-fine = найкраще рішення
review-key-compare = зіграно чи краще
review-key-try = зіграти ще раз
review-key-seat = гравець
review-key-space = Пробіл
review-key-play = далі самостійно

## The command line

help-review = з’ясувати, де завершену партію виграно й програно, а що було удачею
help-arg-review-seconds = секунди на всю партію (типово: { $seconds })
help-arg-simulations = симуляції на кожне рішення замість часу: те саме число дає той самий розбір
help-arg-review-seat = показати рішення лише цього місця, починаючи з 0
help-arg-html = файл для сторінки з кривою шансів
error-review-unfinished = У партії з файлу «{ $path }» не було жодного рішення: розбирати нічого.
error-review-effort = Для розбору потрібно більш як 0 секунд і принаймні 1 симуляція.
error-review-page = Сторінку не вдалося записати у «{ $path }»: { $reason }.
review-written = Сторінка у файлі { $path }
review-stopped = Зупинено: рішення, яких ще не перевірено ретельно, показано за швидким оглядом.
