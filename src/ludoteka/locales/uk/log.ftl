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
server-log-began-again = Гра триває від рішення { $number } попередньої партії.
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
} { $whom-is ->
    [you] вам більше часу.
   *[they] більше часу: { $whom }.
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

# Серія партій, у записі та в терміналі.
series-begins = Починається серія до { $first ->
    [one] { $first } перемоги.
    [few] { $first } перемог.
    [many] { $first } перемог.
   *[other] { $first } перемоги.
}
series-goes-on = Починається партія { $number } серії. Рахунок: { $standing }.
series-counted = { $who } { $who-is ->
    [you] виграєте
   *[they] виграє
} партію { $number } серії. Рахунок: { $standing }.
series-nobody = Партія { $number } серії не зараховується нікому. Рахунок: { $standing }.
series-won = { $who } { $who-is ->
    [you] виграєте
   *[they] виграє
} серію. Рахунок: { $standing }.

points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очки
        [many] { $count } очок
       *[other] { $count } очка
    }
server-log-offered-draw = { $who } { $who-is ->
    [you] пропонуєте
   *[they] пропонує
} нічию.
server-log-offered-abandon = { $who } { $who-is ->
    [you] пропонуєте
   *[they] пропонує
} припинити гру без переможця.
server-log-offered-pause = { $who } { $who-is ->
    [you] пропонуєте
   *[they] пропонує
} перерву.
server-log-answered-yes = { $who } { $who-is ->
    [you] погоджуєтеся.
   *[they] погоджується.
}
server-log-answered-no = { $who } не { $who-is ->
    [you] погоджуєтеся.
   *[they] погоджується.
}
server-log-answered-back = { $who } { $who-is ->
    [you] відкликаєте
   *[they] відкликає
} пропозицію.
server-log-agreed-draw = Усі згодні: нічия.
server-log-agreed-abandon = Гру припинено: ніхто не переміг і ніхто не програв.
server-log-agreed-pause = Перерва. Годинники стоять.
server-log-resumed = { $who } { $who-is ->
    [you] продовжуєте
   *[they] продовжує
} гру.
# Stands for somebody who wanted to be forgotten
server-somebody = Хтось
server-log-unveiled-moves = { $count ->
    [one] Глядачі з посиланням від господаря бачать усе на { $count } хід пізніше.
    [few] Глядачі з посиланням від господаря бачать усе на { $count } ходи пізніше.
    [many] Глядачі з посиланням від господаря бачать усе на { $count } ходів пізніше.
   *[other] Глядачі з посиланням від господаря бачать усе на { $count } ходу пізніше.
}
server-log-unveiled-minutes = { $count ->
    [one] Глядачі з посиланням від господаря бачать усе на { $count } хвилину пізніше.
    [few] Глядачі з посиланням від господаря бачать усе на { $count } хвилини пізніше.
    [many] Глядачі з посиланням від господаря бачать усе на { $count } хвилин пізніше.
   *[other] Глядачі з посиланням від господаря бачать усе на { $count } хвилини пізніше.
}
server-log-closed = Господар цього сервера закрив стіл.
server-log-expired = { $count ->
    [one] Тут { $count } день нічого не відбувалося, тому стіл закрито.
    [few] Тут { $count } дні нічого не відбувалося, тому стіл закрито.
    [many] Тут { $count } днів нічого не відбувалося, тому стіл закрито.
   *[other] Тут { $count } дня нічого не відбувалося, тому стіл закрито.
}
