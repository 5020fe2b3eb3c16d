# За столом: реакции и зрители
company-reactions = Реакции
company-react-bravo = Браво!
company-react-oh = Ого!
company-react-haha = Ха-ха!
company-react-hm = Хм…
company-react-thanks = Спасибо!
company-react-break = Небольшой перерыв
company-reacted = { $who }: { $what }
company-hide = Скрыть реакции: { $who }
company-show = Показывать реакции: { $who }
company-watching = { $count ->
    [one] Смотрит { $count } зритель
    [few] Смотрят { $count } зрителя
    [many] Смотрят { $count } зрителей
   *[other] Смотрят { $count } зрителя
}
company-guests = { $count ->
    [one] { $count } гость
    [few] { $count } гостя
    [many] { $count } гостей
   *[other] { $count } гостя
}
company-watching-about = Скрытых карт они не видят.
company-you-watch = Вы смотрите игру.
company-you-watch-about = Скрытое остаётся скрытым. Ваши сообщения и реакции видят только зрители.

# О чём договариваются: ничья, прекращение игры, перерыв
consent-draw = Предложить ничью
consent-abandon = Предложить прекратить игру
consent-abandon-alone = Прекратить игру
consent-abandon-sure = Да, прекратить: без победителя
consent-pause = Предложить перерыв
consent-pause-alone = Сделать перерыв
consent-asked-draw = { $who } предлагает ничью.
consent-asked-abandon = { $who } предлагает прекратить игру.
consent-asked-pause = { $who } предлагает перерыв.
consent-about-draw = Если все согласны, игра заканчивается ничьей.
consent-about-abandon = Если все согласны, игра заканчивается: без победителей и без проигравших.
consent-about-pause = Если все согласны, часы стоят, пока кто-нибудь не продолжит игру.
consent-yours-draw = Вы предлагаете ничью.
consent-yours-abandon = Вы предлагаете прекратить игру.
consent-yours-pause = Вы предлагаете перерыв.
consent-awaited = Ещё нет ответа: { $who }.
consent-yes = Согласиться
consent-no = Нет, спасибо
consent-back = Передумать
consent-paused = Перерыв. Предложение: { $who }.
consent-paused-you = Перерыв по вашему предложению.
consent-paused-about = Часы стоят. Продолжить может каждый за столом.
consent-paused-watch = Часы стоят.
consent-resume = Продолжить
consent-end-abandoned = Игра прекращена.
consent-end-abandoned-about = Без победителей и без проигравших.
consent-end-draw-about = Игроки договорились о ничьей.

# Ссылка, по которой видно всё, но позже
later-title = Ссылка, по которой видно всё, но позже
later-about = Зрители с этой ссылкой видят карты всех, но с задержкой. Игроки знают об этом ещё до игры; изменить это нельзя.
later-delay = Задержка
later-moves = { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
}
later-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
    [many] { $count } минут
   *[other] { $count } минуты
}
later-make = Создать ссылку
later-link = Ссылка на всё с задержкой
later-fact = По ссылке видно всё; задержка
later-watching = Вы видите всё; задержка: { $delay }.
consent-end-closed = Стол закрыт.
consent-end-closed-about = Хозяин этого сервера закрыл стол.
