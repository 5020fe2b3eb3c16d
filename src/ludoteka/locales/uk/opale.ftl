# Типи карт, вони ж назви областей
opale-sea-huntress = Морська мисливиця
opale-coral-dragon = Кораловий дракон
opale-royal-pearl = Королівська перлина
opale-abyss-witch = Відьма безодні
opale-petrified-dragon = Скам’янілий дракон
opale-lava-golem = Лавовий голем
opale-dark-guardian = Страж темряви
opale-turtle-rider = Вершник на черепасі
opale-underwater-city = Підводне місто
opale-card = { $type } { $value }

opale-shell-tide = Приплив
opale-shell-twin-current = Подвійна течія
opale-shell-deep-dive = Глибоке занурення
opale-shell-undertow = Зворотна течія
opale-shell-seal = Печатка

# Що можна зробити
opale-do-play = Викласти { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}: { $type } ({ $values })
opale-do-take = { $count ->
    [0] Забрати: { $type } (там порожньо)
    [one] Забрати: { $type } ({ $count } карта)
    [few] Забрати: { $type } ({ $count } карти)
    [many] Забрати: { $type } ({ $count } карт)
   *[other] Забрати: { $type } ({ $count } карти)
}
opale-do-lay-aside = Відкласти: { $card }
opale-do-discard = Скинути: { $card }
opale-do-draw-aside = Добрати відкладену: { $card }
opale-do-draw-deck = Добрати з колоди
opale-do-shell = Використати мушлю «{ $shell }»
opale-do-seal = Покласти мушлю «Печатка» на область: { $type }
opale-do-play-nothing = Нічого не викладати
opale-do-discard-no-more = Більше не скидати
opale-do-no-shell = Без мушлі

# Що сталося
opale-log-city = Місто { $number } із { $last }
opale-log-card = карта
opale-log-value = значення { $value }
opale-log-azura-name = Азура
opale-log-at-the-end = +{ $points } наприкінці
opale-log-nothing = там порожньо
opale-log-drawn = { $count ->
    [one] добір: { $count } карта
    [few] добір: { $count } карти
    [many] добір: { $count } карт
   *[other] добір: { $count } карти
}
opale-log-play = { $who } { $who-is ->
    [you] викладаєте
   *[they] викладає
} { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}: { $type }.
opale-log-choose = { $who } { $who-is ->
    [you] вибираєте
   *[they] вибирає
}: { $type }.
opale-log-capture = { $who } { $who-is ->
    [you] забираєте
   *[they] забирає
} { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}: { $type }, { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}.
opale-log-capture-nothing = { $who } нічого не { $who-is ->
    [you] забираєте
   *[they] забирає
}: там порожньо.
opale-log-azura = Азура переходить до { $who-is ->
    [you] вас.
   *[they] гравця { $who }.
}
opale-log-blind = Одна { $who-is ->
    [you] ваша карта
   *[they] карта гравця { $who }
} повертається поверх колоди, і суперник її не бачить.
opale-log-city-stack = Підводне місто зібрано: стос { $number }.
opale-log-lay-aside = { $who } { $who-is ->
    [you] відкладаєте
   *[they] відкладає
} карту.
opale-log-discard = { $who } { $who-is ->
    [you] скидаєте
   *[they] скидає
} карту.
opale-log-draw-aside = { $who } { $who-is ->
    [you] добираєте
   *[they] добирає
} відкладену карту.
opale-log-draw-deck = { $who } { $who-is ->
    [you] добираєте
   *[they] добирає
} з колоди.
opale-log-draw = { $who } { $who-is ->
    [you] добираєте
   *[they] добирає
} { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}.
opale-log-shell = { $who } { $who-is ->
    [you] використовуєте
   *[they] використовує
} мушлю «{ $shell }».
opale-log-seal = { $who } { $who-is ->
    [you] запечатуєте
   *[they] запечатує
} область: { $type }.
opale-log-play-nothing = { $who } не { $who-is ->
    [you] можете
   *[they] може
} нічого викласти.
opale-log-discard-no-more = { $who } більше не { $who-is ->
    [you] скидаєте.
   *[they] скидає.
}
opale-log-no-shell = { $who } не { $who-is ->
    [you] використовуєте
   *[they] використовує
} мушлі.
opale-log-last-city = Зібрано останній стос міст: кінець гри близько.
opale-log-deck-empty = { $who } не { $who-is ->
    [you] можете
   *[they] може
} добрати карти: колода порожня. Кінець гри близько.
opale-log-ending = Кінець близько: кожен має ще один хід.
opale-log-win = { $who } { $who-is ->
    [you] перемагаєте
   *[they] перемагає
} з рахунком { $points }:{ $other }.
opale-log-win-tie = По { $points ->
    [one] { $points } очку
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}: { $who-is ->
    [you] перемагаєте ви, бо володієте Азурою.
   *[they] перемагає { $who }, бо володіє Азурою.
}
opale-log-draw-game = Нічия: по { $points ->
    [one] { $points } очку
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}, і ніхто не володіє Азурою.

# На столі
opale-table-seat = { $who }: на руці { $hand }, у колоді { $deck }, забрано { $captured }
opale-table-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
opale-table-azura = Азура
opale-table-store = Сховище
opale-table-cities = Стоси міст
opale-table-hand = Ваша рука
opale-table-aside = Відкладено
opale-table-shells = Мушлі
opale-table-final = Кінець близько. Останніх ходів попереду: { $count }
opale-table-deck-top = Поверх вашої колоди
opale-table-score-pile = Ваш стос переможних очок
opale-table-top = згори
opale-table-sealed = запечатано
opale-table-empty = порожньо

# Налаштування
opale-option-variants = Додаткові правила, які можна поєднувати.
opale-option-variants-omen = Знамення
opale-option-variants-shells = Магічні мушлі
