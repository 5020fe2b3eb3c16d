oriflamme-alliance-about = Викладайте карти своєї родини долілиць, накопичуйте вплив і обирайте мить, щоб їх відкрити. Блеф і хиткі альянси для трьох–п’ятьох.

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
oriflamme-alliance-do-place-first = Викласти «{ $card }» першою картою ряду
oriflamme-alliance-do-place-start = Викласти «{ $card }» на початок ряду
oriflamme-alliance-do-place-end = Викласти «{ $card }» у кінець ряду
oriflamme-alliance-do-place-on = Викласти «{ $card }» зверху карти { $on }
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
oriflamme-alliance-do-exchange = Покласти «{ $card }» на місце «Інформаторки»

# Що сталося
oriflamme-alliance-log-round-started = Починається раунд { $number }; перший гравець: { $who }.
oriflamme-alliance-log-agreed = { $who } отримує { $influence } за збережену «Угоду».
oriflamme-alliance-log-placed-start = { $who } кладе карту { $piece } на початок ряду.
oriflamme-alliance-log-placed-start-own = { $who } кладе карту { $piece } долілиць на початок ряду.
oriflamme-alliance-log-placed-end = { $who } кладе карту { $piece } у кінець ряду.
oriflamme-alliance-log-placed-end-own = { $who } кладе карту { $piece } долілиць у кінець ряду.
oriflamme-alliance-log-placed-on = { $who } кладе карту { $piece } зверху карти { $on }.
oriflamme-alliance-log-placed-on-own = { $who } кладе карту { $piece } долілиць зверху карти { $on }.
oriflamme-alliance-log-left = { $who } не відкриває карту { $piece } і кладе на неї { $influence }.
oriflamme-alliance-log-revealed = { $who } відкриває карту { $piece }.
oriflamme-alliance-log-acts = Діє карта { $piece }.
oriflamme-alliance-log-paid = { $who } сплачує { $influence } із карти { $piece }.
oriflamme-alliance-log-took = { $who } забирає { $influence } із карти { $piece }.
oriflamme-alliance-log-lost = Карта { $piece } втрачає { $influence }.
oriflamme-alliance-log-gained = { $who } отримує { $influence }: «{ $card }».
oriflamme-alliance-log-gained-nothing = { $who } нічого не отримує: «{ $card }».
oriflamme-alliance-log-alone = { $who } отримує ще { $influence }: «Фанатик» — єдина відкрита карта родини.
oriflamme-alliance-log-put = { $who } кладе { $influence } на карту { $piece }.
oriflamme-alliance-log-eliminated = { $who } вилучає карту { $piece }.
oriflamme-alliance-log-rewarded = { $who } отримує { $influence } за вилучення.
oriflamme-alliance-log-infiltrated = { $who } отримує ще { $influence } за «Проникнення»: карта лежала долілиць.
oriflamme-alliance-log-deserted = { $who } отримує ще { $influence } за «Дезертира»: це був персонаж.
oriflamme-alliance-log-extorted = { $who } отримує { $influence } за «Здирство»: за карти, які має в ряді { $attacker }.
oriflamme-alliance-log-discarded = { $who } скидає карту { $piece }.
oriflamme-alliance-log-kept = { $who } зберігає карту { $piece }.
oriflamme-alliance-log-kept-agreement = { $who } зберігає карту { $piece }, на якій лежить { $influence }.
oriflamme-alliance-log-exchanged = { $who } повертає «Інформаторку» в руку й кладе на її місце карту { $piece }.
oriflamme-alliance-log-exchanged-own = { $who } повертає «Інформаторку» в руку й кладе на її місце долілиць карту { $piece }.
oriflamme-alliance-log-turned-down = { $who } перевертає карту { $piece } долілиць.
oriflamme-alliance-log-marked = { $who } кладе жетон вироку на карту { $piece }.
oriflamme-alliance-log-verdict-returned = Жетон вироку з карти { $piece } повертається до запасу.
oriflamme-alliance-log-uncovered = Карта { $piece } знову лежить зверху.
oriflamme-alliance-log-exchanging = { $who } міняє «Інформаторку» й обирає карту.
oriflamme-alliance-log-sentencing = { $who } вилучає карту з жетоном вироку й обирає яку.
oriflamme-alliance-log-won = Перемагає { $who }: { $influence }.
oriflamme-alliance-log-won-tie = Перемагає { $who }: { $influence } і найбільше карт у ряді серед рівних.
oriflamme-alliance-log-shared = Перемогу ділять { $winners }: у кожної родини { $influence }.

# Чому так не можна
oriflamme-alliance-why-over = Гру завершено.
oriflamme-alliance-why-unknown = Такої дії немає.
oriflamme-alliance-why-not-in-hand = Карти «{ $card }» немає у вас на руці.
oriflamme-alliance-why-empty-row = Ряд порожній: у ньому лише одне місце.
oriflamme-alliance-why-own-covered = Вашу карту раунду { $number } накрито; кладіть карти на верхню карту її стосу.
oriflamme-alliance-why-own-gone = Вашої карти раунду { $number } немає в ряді.
oriflamme-alliance-why-uprising = Щоб відкрити «Повстання», треба скинути з нього 1 очко впливу, а на ньому нічого немає.
oriflamme-alliance-why-other-card = Зараз діє карта «{ $card }».
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
oriflamme-alliance-why-now-branch = Зараз треба обрати одну з двох властивостей.
oriflamme-alliance-why-now-empress = Зараз треба обрати закриту карту, на яку ляже 1 очко впливу.
oriflamme-alliance-why-now-diplomat = Зараз треба обрати «Дипломатку», на яку ляжуть 2 очки впливу.
oriflamme-alliance-why-now-deserter = Зараз треба обрати, яку сусідню карту вилучить «Дезертир».
oriflamme-alliance-why-now-verdict = Зараз треба обрати карту, на яку ляже жетон вироку.
oriflamme-alliance-why-now-sentence = Зараз треба обрати, яку карту з жетоном вироку вилучити.
oriflamme-alliance-why-now-exchange = Зараз треба обрати карту з руки, яка замінить «Інформаторку».

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
