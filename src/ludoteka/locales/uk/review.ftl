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
review-unforeseen-note = У цій грі немає випадку: це стало видно лише згодом.
review-result = Результат
review-player = Гравець
review-slips = Ваші найдорожчі рішення
review-slips-of = Найдорожчі рішення: { $who }
review-no-slips = Жодне рішення не коштувало понад 2 %.
review-knew = Оцінено за тим, що гравець знав у ту мить.
review-decision = Рішення { $number }
review-decision-of = Рішення { $number } з { $count }
review-played = Зіграно: { $what }
review-better = Краще: { $what }
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
review-by-decision = через рішення
review-quick = Швидкий огляд
review-checking = Ретельна перевірка
review-checked =
    { $count ->
        [one] Ретельно перевірено { $count } рішення.
        [few] Ретельно перевірено { $count } рішення.
        [many] Ретельно перевірено { $count } рішень.
       *[other] Ретельно перевірено { $count } рішення.
    }
review-waiting = Розбір почнеться, щойно боти матимуть вільну хвилину.
review-failed = Розбір не вдався.
review-again = Спробувати ще раз

## The command line

help-review = з’ясувати, де завершену партію виграно й програно, а що було удачею
help-arg-review-seconds = секунди на всю партію (типово: { $seconds })
help-arg-simulations = симуляції на кожне рішення замість часу: те саме число дає той самий розбір
help-arg-review-seat = показати рішення лише цього місця, починаючи з 0
help-arg-html = файл для сторінки з кривою шансів
error-review-unfinished = Партію у «{ $path }» не завершено: розібрати можна лише завершену.
error-review-effort = Для розбору потрібно більш як 0 секунд і принаймні 1 симуляція.
error-review-page = Сторінку не вдалося записати у «{ $path }»: { $reason }.
review-written = Сторінка у файлі { $path }
review-stopped = Зупинено: рішення, яких ще не перевірено ретельно, показано за швидким оглядом.
