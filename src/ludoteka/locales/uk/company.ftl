# За столом: реакції та глядачі
company-reactions = Реакції
company-react-bravo = Браво!
company-react-oh = Ого!
company-react-haha = Ха-ха!
company-react-hm = Гм…
company-react-thanks = Дякую!
company-react-break = Невелика перерва
company-reacted = { $who }: { $what }
company-hide = Сховати реакції: { $who }
company-show = Показувати реакції: { $who }
company-watching = { $count ->
    [one] Дивиться { $count } глядач
    [few] Дивляться { $count } глядачі
    [many] Дивляться { $count } глядачів
   *[other] Дивляться { $count } глядача
}
company-guests = { $count ->
    [one] { $count } гість
    [few] { $count } гості
    [many] { $count } гостей
   *[other] { $count } гостя
}
company-watching-about = Прихованих карт вони не бачать.
company-you-watch = Ви дивитеся гру.
company-you-watch-about = Приховане й далі приховане. Ваші повідомлення й реакції бачать лише глядачі.

# Про що домовляються: нічия, припинення гри, перерва
consent-draw = Запропонувати нічию
consent-abandon = Запропонувати припинити гру
consent-abandon-alone = Припинити гру
consent-abandon-sure = Так, припинити: без переможця
consent-pause = Запропонувати перерву
consent-pause-alone = Зробити перерву
consent-asked-draw = { $who } пропонує нічию.
consent-asked-abandon = { $who } пропонує припинити гру.
consent-asked-pause = { $who } пропонує перерву.
consent-about-draw = Якщо всі згодні, гра закінчується нічиєю.
consent-about-abandon = Якщо всі згодні, гра закінчується: без переможців і без переможених.
consent-about-pause = Якщо всі згодні, годинники стоять, доки хтось не продовжить гру.
consent-yours-draw = Ви пропонуєте нічию.
consent-yours-abandon = Ви пропонуєте припинити гру.
consent-yours-pause = Ви пропонуєте перерву.
consent-awaited = Ще немає відповіді: { $who }.
consent-yes = Погодитися
consent-no = Ні, дякую
consent-back = Передумати
consent-paused = Перерва. Запропоновано: { $who }.
consent-paused-you = Перерва за вашою пропозицією.
consent-paused-about = Годинники стоять. Продовжити може кожен за столом.
consent-paused-watch = Годинники стоять.
consent-resume = Продовжити
consent-end-abandoned = Гру припинено.
consent-end-abandoned-about = Без переможців і без переможених.
consent-end-draw-about = Гравці домовилися про нічию.

# Посилання, за яким видно все, але пізніше
later-title = Посилання, за яким видно все, але пізніше
later-about = Глядачі з цим посиланням бачать карти всіх, але із затримкою. Гравці знають про це ще до гри; змінити це не можна.
later-delay = Затримка
later-moves = { $count ->
    [one] { $count } хід
    [few] { $count } ходи
    [many] { $count } ходів
   *[other] { $count } ходу
}
later-minutes = { $count ->
    [one] { $count } хвилина
    [few] { $count } хвилини
    [many] { $count } хвилин
   *[other] { $count } хвилини
}
later-make = Створити посилання
later-link = Посилання на все із затримкою
later-fact = За посиланням видно все; затримка
later-watching = Ви бачите все; затримка: { $delay }.
consent-end-closed = Стіл закрито.
consent-end-closed-about = Господар цього сервера закрив стіл.
