# Журнал стола, во что бы ни играли.
seat-name = Игрок { $number }
log-you = Вы
log-only-you = видите только вы
log-your-turn = Ваш ход
log-locate = Показать на поле
log-moment = К этому моменту
log-open-turn = Показать весь ход
log-leads-to = затем
log-tries = { $count ->
    [one] { $count } попытка отменена
    [few] { $count } попытки отменены
    [many] { $count } попыток отменено
   *[other] { $count } попытки отменено
}
log-open-all = Показать скрытое
log-new = { $count ->
    [one] { $count } новая запись
    [few] { $count } новые записи
    [many] { $count } новых записей
   *[other] { $count } новой записи
}
log-standing = { $who }: { $count }

# Что произошло за столом, кроме ходов.
server-log-sat = { $who } { $who-is ->
    [you] садитесь за стол.
   *[they] садится за стол.
}
server-log-left = { $who } { $who-is ->
    [you] встаёте из-за стола.
   *[they] встаёт из-за стола.
}
server-log-began = Игра начинается.
server-log-began-again = Игра продолжается с решения { $number } прошлой партии.
server-log-undone = { $who } { $who-is ->
    [you] отменяете
   *[they] отменяет
} последний шаг.
server-log-resigned = { $who } { $who-is ->
    [you] сдаёте партию.
   *[they] сдаёт партию.
}
server-log-replaced-left = { $who } { $who-is ->
    [you] уходите:
   *[they] уходит:
} дальше играет бот.
server-log-replaced-time = { $who-is ->
    [you] Ваше время вышло:
   *[they] Время игрока { $who } вышло:
} дальше играет бот.
server-log-returned = { $who-is ->
    [you] Вы снова за столом.
   *[they] { $who } снова за столом.
}
server-log-chat-on = Чат открыт.
server-log-chat-off = Чат закрыт.
server-log-hosted = { $who-is ->
    [you] Теперь вы хозяин стола.
   *[they] { $who } теперь хозяин стола.
}
server-log-ready = { $who-is ->
    [you] Вы готовы начинать.
   *[they] { $who } ждёт начала игры.
}
server-log-not-ready = { $who-is ->
    [you] Вы ещё не готовы начинать.
   *[they] { $who } просит ещё подождать.
}
server-log-named = Новое имя игрока: { $who }.
server-log-replaced-absent = { $who-is ->
    [you] Вас долго не было:
   *[they] { $who } долго не возвращается:
} дальше играет бот.
server-log-nudged = { $who } { $who-is ->
    [you] напоминаете
   *[they] напоминает
} { $whom-is ->
    [you] вам о ходе.
   *[they] о ходе: { $whom }.
}
server-log-prolonged = { $who } { $who-is ->
    [you] даёте
   *[they] даёт
} { $whom-is ->
    [you] вам больше времени.
   *[they] больше времени: { $whom }.
}
server-log-wished-yes = { $who } { $who-is ->
    [you] хотите
   *[they] хочет
} сыграть ещё.
server-log-wished-no = { $who } сейчас больше не { $who-is ->
    [you] играете.
   *[they] играет.
}
server-log-wished-back = { $who } ещё { $who-is ->
    [you] решаете
   *[they] решает
}, играть ли дальше.
server-log-rematched = Те же игроки встречаются за другим столом.

# Серия партий, в записи и в терминале.
series-begins = Начинается серия до { $first ->
    [one] { $first } победы.
    [few] { $first } побед.
    [many] { $first } побед.
   *[other] { $first } победы.
}
series-goes-on = Начинается партия { $number } серии. Счёт: { $standing }.
series-counted = { $who } { $who-is ->
    [you] выигрываете
   *[they] выигрывает
} партию { $number } серии. Счёт: { $standing }.
series-nobody = Партия { $number } серии не засчитывается никому. Счёт: { $standing }.
series-won = { $who } { $who-is ->
    [you] выигрываете
   *[they] выигрывает
} серию. Счёт: { $standing }.

points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
        [many] { $count } очков
       *[other] { $count } очка
    }
server-log-offered-draw = { $who } { $who-is ->
    [you] предлагаете
   *[they] предлагает
} ничью.
server-log-offered-abandon = { $who } { $who-is ->
    [you] предлагаете
   *[they] предлагает
} прекратить игру без победителя.
server-log-offered-pause = { $who } { $who-is ->
    [you] предлагаете
   *[they] предлагает
} перерыв.
server-log-answered-yes = { $who } { $who-is ->
    [you] соглашаетесь.
   *[they] соглашается.
}
server-log-answered-no = { $who } не { $who-is ->
    [you] соглашаетесь.
   *[they] соглашается.
}
server-log-answered-back = { $who } { $who-is ->
    [you] отзываете
   *[they] отзывает
} предложение.
server-log-agreed-draw = Все согласны: ничья.
server-log-agreed-abandon = Игра прекращена: никто не победил и никто не проиграл.
server-log-agreed-pause = Перерыв. Часы стоят.
server-log-resumed = { $who } { $who-is ->
    [you] продолжаете
   *[they] продолжает
} игру.
# Stands for somebody who wanted to be forgotten
server-somebody = Кто-то
server-log-unveiled-moves = { $count ->
    [one] Зрители со ссылкой от хозяина видят всё на { $count } ход позже.
    [few] Зрители со ссылкой от хозяина видят всё на { $count } хода позже.
    [many] Зрители со ссылкой от хозяина видят всё на { $count } ходов позже.
   *[other] Зрители со ссылкой от хозяина видят всё на { $count } хода позже.
}
server-log-unveiled-minutes = { $count ->
    [one] Зрители со ссылкой от хозяина видят всё на { $count } минуту позже.
    [few] Зрители со ссылкой от хозяина видят всё на { $count } минуты позже.
    [many] Зрители со ссылкой от хозяина видят всё на { $count } минут позже.
   *[other] Зрители со ссылкой от хозяина видят всё на { $count } минуты позже.
}
server-log-closed = Хозяин этого сервера закрыл стол.
server-log-expired = { $count ->
    [one] Здесь { $count } день ничего не происходило, поэтому стол закрыт.
    [few] Здесь { $count } дня ничего не происходило, поэтому стол закрыт.
    [many] Здесь { $count } дней ничего не происходило, поэтому стол закрыт.
   *[other] Здесь { $count } дня ничего не происходило, поэтому стол закрыт.
}
