# Карти родини
oriflamme-alliance-empress = Імператорка
oriflamme-alliance-fanatic = Фанатик
oriflamme-alliance-informant = Інформаторка
oriflamme-alliance-diplomat = Дипломатка
oriflamme-alliance-deserter = Дезертир
oriflamme-alliance-judge = Суддя
oriflamme-alliance-uprising = Повстання
oriflamme-alliance-extortion = Здирство
oriflamme-alliance-infiltration = Проникнення
oriflamme-alliance-agreement = Угода

# Родини
oriflamme-alliance-red = червона
oriflamme-alliance-blue = синя
oriflamme-alliance-green = зелена
oriflamme-alliance-yellow = жовта
oriflamme-alliance-black = чорна

# Карта в ряді: позначка називає родину й раунд, у якому карту викладено
oriflamme-alliance-piece = { $piece } «{ $card }»
oriflamme-alliance-piece-of = { $piece } «{ $card }» ({ $who })
oriflamme-alliance-face-down = { $piece } долілиць
oriflamme-alliance-face-down-of = { $piece } долілиць ({ $who })

oriflamme-alliance-influence = { $number ->
    [one] { $number } очко впливу
    [few] { $number } очки впливу
    [many] { $number } очок впливу
   *[other] { $number } очка впливу
}

# Що можна зробити
oriflamme-alliance-do-place-first = Викласти карту «{ $card }» першою картою ряду
oriflamme-alliance-do-place-start = Викласти карту «{ $card }» на початок ряду
oriflamme-alliance-do-place-end = Викласти карту «{ $card }» у кінець ряду
oriflamme-alliance-do-place-on = Викласти карту «{ $card }» зверху карти { $on }
oriflamme-alliance-do-leave = Залишити карту { $piece } закритою: 1 очко впливу на неї
oriflamme-alliance-do-reveal = Відкрити карту { $piece }
oriflamme-alliance-do-informant-gain = Отримати стільки, скільки лежить на сусідніх закритих картах суперників
oriflamme-alliance-do-informant-exchange = Поміняти «Інформаторку» на карту з руки
oriflamme-alliance-do-diplomat-gain = Отримати 1 очко впливу й покласти 2 на іншу відкриту «Дипломатку»
oriflamme-alliance-do-diplomat-discard = Отримати все, що лежить на «Дипломатці», і скинути її
oriflamme-alliance-do-judge-gain = Отримати 1 очко впливу й покласти жетон вироку на карту
oriflamme-alliance-do-judge-eliminate = Вилучити карту з жетоном вироку
oriflamme-alliance-do-empress = Покласти 1 очко впливу на карту { $piece }
oriflamme-alliance-do-diplomat = Покласти 2 очки впливу на карту { $piece }
oriflamme-alliance-do-deserter = Вилучити карту { $piece }
oriflamme-alliance-do-verdict = Покласти жетон вироку на карту { $piece }
oriflamme-alliance-do-sentence = Вилучити карту { $piece }
oriflamme-alliance-do-exchange = Покласти карту «{ $card }» на місце «Інформаторки»

# Що сталося
oriflamme-alliance-influence-count = { $count ->
    [one] { $count } очко впливу
    [few] { $count } очки впливу
    [many] { $count } очок впливу
   *[other] { $count } очка впливу
}
oriflamme-alliance-log-verdict-back = жетон вироку повертається
oriflamme-alliance-log-on-top = знову зверху
oriflamme-alliance-log-face-down-again = знову долілиць
oriflamme-alliance-log-kept-with = збережено з { $number }
oriflamme-alliance-log-kept-fact = збережено
oriflamme-alliance-log-nothing = нічого не дає
oriflamme-alliance-log-price = ціна { $number }
oriflamme-alliance-log-less-on-it = −{ $number } на карті
oriflamme-alliance-log-more-on-it = +{ $number } на карті
oriflamme-alliance-log-verdict = жетон вироку
oriflamme-alliance-log-face-down = карта долілиць
oriflamme-alliance-log-a-card-of = { $who-is ->
    [you] вашу карту
   *[they] карту ({ $who })
}
oriflamme-alliance-log-the-card-of = { $who-is ->
    [you] вашу карту «{ $card }»
   *[they] карту «{ $card }» ({ $who })
}
oriflamme-alliance-log-a-card = карту
oriflamme-alliance-log-the-card = карту «{ $card }»
oriflamme-alliance-log-activation = Активація
oriflamme-alliance-log-laying = Викладання: { $who-is ->
    [you] починаєте ви
   *[they] починає { $who }
}
oriflamme-alliance-log-round = Раунд { $number } із { $rounds }
oriflamme-alliance-log-agreed = { $who } { $who-is ->
    [you] отримуєте
   *[they] отримує
} { $influence } за збережену «Угоду».
oriflamme-alliance-log-placed-start = { $who } { $who-is ->
    [you] кладете
   *[they] кладе
} { $piece } на початок ряду.
oriflamme-alliance-log-placed-end = { $who } { $who-is ->
    [you] кладете
   *[they] кладе
} { $piece } в кінець ряду.
oriflamme-alliance-log-placed-on = { $who } { $who-is ->
    [you] кладете
   *[they] кладе
} { $piece } зверху на { $on }.
oriflamme-alliance-log-left = { $who } не { $who-is ->
    [you] відкриваєте
   *[they] відкриває
} { $piece }: на ній { $influence }.
oriflamme-alliance-log-revealed = { $who } { $who-is ->
    [you] відкриваєте
   *[they] відкриває
} карту «{ $card }».
oriflamme-alliance-log-acts = { $who-is ->
    [you] Активується ваша карта «{ $card }».
   *[they] Активується карта «{ $card }» ({ $who }).
}
oriflamme-alliance-log-paid = { $who } { $who-is ->
    [you] сплачуєте
   *[they] сплачує
} { $influence } із карти.
oriflamme-alliance-log-took = { $who } { $who-is ->
    [you] забираєте
   *[they] забирає
} { $influence } із карти.
oriflamme-alliance-log-lost = Це зачіпає { $piece }: втрачено { $influence }.
oriflamme-alliance-log-gained = { $who } { $who-is ->
    [you] отримуєте
   *[they] отримує
} { $influence } за карту «{ $card }».
oriflamme-alliance-log-gained-nothing = { $who } нічого не { $who-is ->
    [you] отримуєте
   *[they] отримує
} за карту «{ $card }».
oriflamme-alliance-log-alone = { $who-is ->
    [you] Ваш «Фанатик» — єдина відкрита карта родини: ще { $influence }.
   *[they] «Фанатик» ({ $who }) — єдина відкрита карта родини: ще { $influence }.
}
oriflamme-alliance-log-put = { $who } { $who-is ->
    [you] кладете
   *[they] кладе
} { $influence } на { $piece }.
oriflamme-alliance-log-eliminated = { $who-is ->
    [you] Ваша карта «{ $card }» вилучає { $piece }.
   *[they] Карта «{ $card }» ({ $who }) вилучає { $piece }.
}
oriflamme-alliance-log-rewarded = { $who } { $who-is ->
    [you] отримуєте
   *[they] отримує
} { $influence } за вилучення.
oriflamme-alliance-log-infiltrated = { $who } { $who-is ->
    [you] отримуєте
   *[they] отримує
} ще { $influence } за «Проникнення»: карта лежала долілиць.
oriflamme-alliance-log-deserted = { $who } { $who-is ->
    [you] отримуєте
   *[they] отримує
} ще { $influence } за «Дезертира»: це був персонаж.
oriflamme-alliance-log-extorted = { $who } { $who-is ->
    [you] отримуєте
   *[they] отримує
} { $influence } за «Здирство»: за { $attacker-is ->
    [you] ваші карти в ряді.
   *[they] карти гравця { $attacker } в ряді.
}
oriflamme-alliance-log-discarded = { $who } { $who-is ->
    [you] скидаєте
   *[they] скидає
} { $piece }.
oriflamme-alliance-log-kept = { $who } { $who-is ->
    [you] зберігаєте
   *[they] зберігає
} { $piece }.
oriflamme-alliance-log-kept-agreement = { $who } { $who-is ->
    [you] зберігаєте
   *[they] зберігає
} { $piece }, на якій лежить { $influence }.
oriflamme-alliance-log-exchanged = { $who } { $who-is ->
    [you] повертаєте «Інформаторку» в руку й кладете
   *[they] повертає «Інформаторку» в руку й кладе
} на її місце { $piece }.
oriflamme-alliance-log-turned-down = { $who } { $who-is ->
    [you] перевертаєте
   *[they] перевертає
} { $piece } долілиць.
oriflamme-alliance-log-marked = { $who } { $who-is ->
    [you] кладете
   *[they] кладе
} жетон вироку на { $piece }.
oriflamme-alliance-log-verdict-returned = Жетон вироку повертається до запасу.
oriflamme-alliance-log-uncovered = Звільнено { $piece }: вона знову зверху.
oriflamme-alliance-log-exchanging = { $who } { $who-is ->
    [you] міняєте «Інформаторку» й вибираєте карту.
   *[they] міняє «Інформаторку» й вибирає карту.
}
oriflamme-alliance-log-sentencing = { $who } { $who-is ->
    [you] вилучаєте карту з жетоном вироку й вибираєте яку.
   *[they] вилучає карту з жетоном вироку й вибирає яку.
}
oriflamme-alliance-log-ended = Раунд { $number } був останнім: гру завершено.
oriflamme-alliance-log-won = { $who } { $who-is ->
    [you] перемагаєте:
   *[they] перемагає:
} { $influence }.
oriflamme-alliance-log-won-tie = { $who } { $who-is ->
    [you] перемагаєте:
   *[they] перемагає:
} { $influence } і найбільше карт у ряді серед рівних.
oriflamme-alliance-log-shared = Спільна перемога: { $winners }. У кожного { $influence } і порівну карт у ряді.

# Чому так не можна
oriflamme-alliance-why-over = Гру завершено.
oriflamme-alliance-why-unknown = Такої дії немає.
oriflamme-alliance-why-not-in-hand = Карти «{ $card }» немає у вас на руці.
oriflamme-alliance-why-empty-row = Ряд порожній: у ньому лише одне місце.
oriflamme-alliance-why-own-covered = Вашу карту раунду { $number } накрито; кладіть карти на верхню карту її стосу.
oriflamme-alliance-why-own-gone = Вашої карти раунду { $number } немає в ряді.
oriflamme-alliance-why-uprising = Щоб відкрити «Повстання», треба скинути з нього 1 очко впливу, а на ньому нічого немає.
oriflamme-alliance-why-other-card = Зараз активується карта «{ $card }».
oriflamme-alliance-why-own = «Імператорка» кладе очки впливу лише на карти суперників.
oriflamme-alliance-why-face-up = Ця карта відкрита.
oriflamme-alliance-why-same-card = Це має бути інша «Дипломатка».
oriflamme-alliance-why-no-diplomat = Це не відкрита «Дипломатка».
oriflamme-alliance-why-not-adjacent = Ця карта не лежить поруч із «Дезертиром».
oriflamme-alliance-why-marked = На цій карті вже є жетон вироку.
oriflamme-alliance-why-not-marked = На цій карті немає жетона вироку.
oriflamme-alliance-why-not-in-row = Цієї карти немає в ряді.
oriflamme-alliance-why-covered = Цю карту накрито: властивості на неї не діють.
oriflamme-alliance-why-nothing-marked = На жодній ненакритій карті немає жетона вироку.
oriflamme-alliance-why-now-place = Зараз треба викласти карту з руки.
oriflamme-alliance-why-now-leave-or-reveal = Зараз треба залишити карту закритою або відкрити її.
oriflamme-alliance-why-now-branch = Зараз треба вибрати одну з двох властивостей.
oriflamme-alliance-why-now-empress = Зараз треба вибрати закриту карту, на яку ляже 1 очко впливу.
oriflamme-alliance-why-now-diplomat = Зараз треба вибрати «Дипломатку», на яку ляжуть 2 очки впливу.
oriflamme-alliance-why-now-deserter = Зараз треба вибрати, яку сусідню карту вилучить «Дезертир».
oriflamme-alliance-why-now-verdict = Зараз треба вибрати карту, на яку ляже жетон вироку.
oriflamme-alliance-why-now-sentence = Зараз треба вибрати, яку карту з жетоном вироку вилучити.
oriflamme-alliance-why-now-exchange = Зараз треба вибрати карту з руки, яка замінить «Інформаторку».

# Стіл у терміналі
oriflamme-alliance-table-round = Раунд { $number } із { $rounds } · перший гравець: { $first } · жетонів вироку в запасі: { $verdicts }
oriflamme-alliance-table-row-empty = Ряд порожній.
oriflamme-alliance-table-none = немає
oriflamme-alliance-table-seat = очки впливу: { $influence }, позиції: { $positions }, на руці: { $hand }
oriflamme-alliance-table-kept = зберігає
oriflamme-alliance-table-seen = бачили
oriflamme-alliance-table-returned = «Інформаторка» повернулася в руку в раунді { $number }
oriflamme-alliance-table-hand = на руці
oriflamme-alliance-table-aside = відкладено
