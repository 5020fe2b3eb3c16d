# Журнал столу, хоч би що грали.
seat-name = Гравець { $number }
log-you = Ви
log-only-you = бачите лише ви
log-your-turn = Ваш хід
log-locate = Показати на полі
log-moment = До цієї миті
log-open-turn = Показати весь хід
log-leads-to = далі
log-tries = { $count ->
    [one] { $count } спробу скасовано
    [few] { $count } спроби скасовано
    [many] { $count } спроб скасовано
   *[other] { $count } спроби скасовано
}
log-open-all = Показати приховане
log-new = { $count ->
    [one] { $count } новий запис
    [few] { $count } нові записи
    [many] { $count } нових записів
   *[other] { $count } нового запису
}
log-standing = { $who }: { $count }

# Що сталося за столом, крім ходів.
server-log-sat = { $who } { $who-is ->
    [you] сідаєте за стіл.
   *[they] сідає за стіл.
}
server-log-left = { $who } { $who-is ->
    [you] встаєте з-за столу.
   *[they] встає з-за столу.
}
server-log-began = Гра починається.
server-log-undone = { $who } { $who-is ->
    [you] скасовуєте
   *[they] скасовує
} останній крок.
server-log-resigned = { $who } { $who-is ->
    [you] здаєте партію.
   *[they] здає партію.
}
server-log-replaced-left = { $who } { $who-is ->
    [you] виходите:
   *[they] виходить:
} далі грає бот.
server-log-replaced-time = { $who-is ->
    [you] Ваш час вичерпано:
   *[they] Час гравця { $who } вичерпано:
} далі грає бот.
server-log-returned = { $who-is ->
    [you] Ви знову за столом.
   *[they] { $who } знову за столом.
}
server-log-chat-on = Чат відкрито.
server-log-chat-off = Чат закрито.
server-log-hosted = { $who-is ->
    [you] Тепер ви господар столу.
   *[they] { $who } тепер господар столу.
}
server-log-ready = { $who-is ->
    [you] Ви готові починати.
   *[they] { $who } чекає на початок гри.
}
server-log-not-ready = { $who-is ->
    [you] Ви ще не готові починати.
   *[they] { $who } просить ще зачекати.
}
server-log-named = Нове ім’я гравця: { $who }.
server-log-replaced-absent = { $who-is ->
    [you] Вас довго не було:
   *[they] { $who } довго не повертається:
} далі грає бот.
server-log-nudged = { $who } { $who-is ->
    [you] нагадуєте
   *[they] нагадує
} { $whom-is ->
    [you] вам про хід.
   *[they] про хід: { $whom }.
}
server-log-prolonged = { $who } { $who-is ->
    [you] даєте
   *[they] дає
} більше часу: { $whom-is ->
    [you] вам.
   *[they] { $whom }.
}
server-log-wished-yes = { $who } { $who-is ->
    [you] хочете
   *[they] хоче
} зіграти ще.
server-log-wished-no = { $who } зараз більше не { $who-is ->
    [you] граєте.
   *[they] грає.
}
server-log-wished-back = { $who } ще { $who-is ->
    [you] вирішуєте
   *[they] вирішує
}, чи грати далі.
server-log-rematched = Ті самі гравці зустрічаються за іншим столом.
points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очки
        [many] { $count } очок
       *[other] { $count } очка
    }
