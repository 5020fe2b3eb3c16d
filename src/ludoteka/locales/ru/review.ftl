### The review of a game that is over: in the terminal, as a file, and on the page.

review-title = Разбор
review-of = Разбор: { $game }
review-chances = Шансы на победу
review-accuracy = Точность
review-accuracy-note = Какую долю шансов сохранили решения игрока.
review-luck-and-skill = Удача и мастерство
review-moved = Что меняло шансы на победу, в процентных пунктах. Вместе части ведут от начального шанса к результату.
review-first = Начало
review-own = Свои решения
review-others = Ошибки других
review-luck = Удача
review-luck-note = Что выпало, пришло и открылось, а также скрытые карты других.
review-unforeseen = Стало видно позже
review-unforeseen-note = В этой игре нет случайностей: это стало видно лишь позже.
review-result = Результат
review-player = Игрок
review-slips = Ваши самые дорогие ошибки
review-slips-of = Самые дорогие ошибки: { $who }
review-no-slips = Ни одно решение не стоило больше 2 %.
review-gave-up = { $who } сдаёт партию, имея { $chance } шансов.
review-broken-off = На этом партия прервана: победителя нет.
review-finest = Ваши лучшие решения
review-finest-of = Лучшие решения: { $who }
review-stakes = на { $gain } лучше хода наугад
review-knew = Оценено по тому, что игрок знал в тот момент.
review-decision = Решение { $number }
review-decision-of = Решение { $number } из { $count }
review-played = Сыграно: { $what }
review-better = Лучше: { $what }
review-elsewhere = то же самое в другом месте
review-then = Дальше: { $what }
review-costs = Это стоило { $cost }.
review-best-taken =
    { $count ->
        [one] без ошибки { $best } из { $count } решения
        [few] без ошибки { $best } из { $count } решений
        [many] без ошибки { $best } из { $count } решений
       *[other] без ошибки { $best } из { $count } решения
    }
review-turning-point = Решение { $number }: { $who } получает { $gain }
review-turning-point-lost = Решение { $number }: шанс падает на { $gain }
review-by-luck = в основном удача
review-by-decision = решение игрока
review-quick = Быстрый обзор
review-checking = Тщательная проверка
review-checked =
    { $count ->
        [one] Тщательно проверено { $count } решение.
        [few] Тщательно проверено { $count } решения.
        [many] Тщательно проверено { $count } решений.
       *[other] Тщательно проверено { $count } решения.
    }
review-checked-part = Тщательно проверено: { $number } из { $count }. Остальные решения показаны по быстрому обзору.
review-waiting = Разбор начнётся, как только у ботов будет свободная минута.
review-failed = Разбор не удался.
review-again = Попробовать ещё раз

review-no-slips-own = Ни одно ваше решение не стоило больше 2 %.
review-order = По быстрому обзору: порядок ещё может измениться.
review-settles = По быстрому обзору: уточнится, когда решения будут проверены.
review-costs-about = Это стоило около { $cost }.
review-line = Лучшее продолжение
review-line-step = Лучшее продолжение, шаг { $number } из { $count }
review-mark-played = Сыграно
review-mark-better = Лучше
review-compare = Сыграно или лучше
review-given-up = Здесь партию сдали
review-curves = Что показывает кривая
review-curve-chances = Шансы
review-curve-luck = Удача
review-curve-slips = Ошибки
review-hands-saw = Как видел игрок
review-hands-open = Открытые карты
review-hands-none = ничего скрытого
review-checking-at = Тщательная проверка: { $number } из { $count }
review-quick-ready = Быстрый обзор готов.
review-left =
    { $seconds ->
        [one] Быстрый обзор готов. Осталась примерно { $seconds } секунда.
        [few] Быстрый обзор готов. Осталось примерно { $seconds } секунды.
        [many] Быстрый обзор готов. Осталось примерно { $seconds } секунд.
       *[other] Быстрый обзор готов. Осталось примерно { $seconds } секунды.
    }
review-stop = Остановить проверку
review-halted = Остановлено на решении { $number }.
review-go-on = Продолжить

## Beside the score, after the end

review-card-open = Разобрать игру
review-card-turns =
    { $count ->
        [one] { $count } перелом
        [few] { $count } перелома
        [many] { $count } переломов
       *[other] { $count } перелома
    }
review-card-accuracy = ваша точность
review-card-highest = ваш лучший шанс
review-card-lowest = ваш худший шанс

## Trying again

review-try = Сыграть отсюда ещё раз
review-try-how = Как сыграть ещё раз
review-try-same = Судьба та же
review-try-same-note = Придут те же плитки, карты и кубики.
review-try-fresh = Судьба новая
review-try-fresh-note = Всё, чего нельзя было знать, выпадет заново.

## Keys

review-keys = Клавиши
review-key-decision = решение
review-key-slip = ошибка
review-key-fine = лучшее решение
review-key-compare = сыграно или лучше
review-key-try = сыграть ещё раз
review-key-seat = игрок
review-key-space = Пробел
review-key-play = дальше самостоятельно

## The command line

help-review = выяснить, где законченная партия выиграна и проиграна, а что было удачей
help-arg-review-seconds = секунды на всю партию (по умолчанию: { $seconds })
help-arg-simulations = симуляции на каждое решение вместо времени: то же число даёт тот же разбор
help-arg-review-seat = показать решения только этого места, начиная с 0
help-arg-html = файл для страницы с кривой шансов
error-review-unfinished = В партии из файла «{ $path }» не было ни одного решения: разбирать нечего.
error-review-effort = Для разбора нужно больше 0 секунд и хотя бы 1 симуляция.
error-review-page = Страницу не удалось записать в «{ $path }»: { $reason }.
review-written = Страница в файле { $path }
review-stopped = Остановлено: решения, которые ещё не проверены тщательно, показаны по быстрому обзору.
