# Дошка гри Oriflamme: Alliance

oriflamme-alliance-where = Раунд { $number } з { $rounds }
oriflamme-alliance-brief = вплив { $number }
oriflamme-alliance-round = Раунд { $number }
oriflamme-alliance-direction = зліва направо
oriflamme-alliance-verdicts = Вироки
oriflamme-alliance-verdicts-left = { $number ->
    [one] { $number } жетон вироку в запасі
    [few] { $number } жетони вироку в запасі
    [many] { $number } жетонів вироку в запасі
   *[other] { $number } жетона вироку в запасі
}
oriflamme-alliance-family = { $family } родина
oriflamme-alliance-only-you = бачите лише ви

# Карти кількома словами, під назвою
oriflamme-alliance-empress-short = +2 і 1 на чужу карту
oriflamme-alliance-fanatic-short = +1; якщо сам, +2
oriflamme-alliance-informant-short = Копіює або міняється
oriflamme-alliance-diplomat-short = Ділиться або забирає
oriflamme-alliance-deserter-short = Вилучає сусіда
oriflamme-alliance-judge-short = Вирок або вилучення
oriflamme-alliance-uprising-short = Вилучає обох сусідів
oriflamme-alliance-extortion-short = Помста за вилучення
oriflamme-alliance-infiltration-short = +2 за закриту жертву
oriflamme-alliance-agreement-short = Очки щораунду

# Карти докладно
oriflamme-alliance-empress-about =
    Персонаж. Отримайте 2 очки впливу. Потім покладіть 1 із запасу на будь-яку ненакриту закриту карту суперника; якщо такої немає, нічого не кладіть.
oriflamme-alliance-fanatic-about =
    Персонаж. Отримайте 1 очко впливу та ще 1, якщо в ряді немає іншої вашої ненакритої відкритої карти.
oriflamme-alliance-informant-about =
    Персонаж. Або отримайте стільки очок впливу, скільки лежить на сусідніх закритих картах суперників; їхні очки залишаються на місці. Або поміняйте її: покладіть на її місце карту з руки долілиць, а «Інформаторку» візьміть у руку. Нова карта стане активною лише наступного раунду.
oriflamme-alliance-diplomat-about =
    Персонаж. Або отримайте 1 і покладіть 2 на іншу ненакриту відкриту «Дипломатку», якщо вона є. Або отримайте все, що лежить на цій карті, і скиньте її. Це єдина відкрита карта, на якій можуть лежати очки впливу.
oriflamme-alliance-deserter-about =
    Персонаж. Вилучіть сусідню карту, навіть свою: 1 очко за вилучення та ще 1, якщо це був персонаж. Потім скиньте «Дезертира», якщо поруч немає ненакритого відкритого персонажа.
oriflamme-alliance-judge-about =
    Персонаж. Або отримайте 1 і покладіть жетон вироку на будь-яку ненакриту карту без жетона. Або вилучіть будь-яку ненакриту карту з жетоном, хоч би хто його поклав, навіть самого «Суддю».
oriflamme-alliance-uprising-about =
    Інтрига. Щоб її відкрити, скиньте з неї 1 очко впливу. Решту заберіть, вилучіть обидві сусідні карти й переверніть її долілиць. Вона залишається в ряді, усі її знають, і пізніше її можна застосувати знову.
oriflamme-alliance-extortion-about =
    Інтрига. Якщо ви її відкрили: скиньте всі очки впливу з неї, отримайте 1 і скиньте карту. Якщо її вилучив суперник: отримайте 2 за кожну його ненакриту карту в ряді, а кожна його закрита карта втрачає 1.
oriflamme-alliance-infiltration-about =
    Інтрига. Відкривши, покладіть по 1 на кожну свою ненакриту закриту карту й збережіть цю карту перед собою. Відтепер ви отримуєте ще 2 щоразу, коли вилучаєте закриту карту.
oriflamme-alliance-agreement-about =
    Інтрига. Відкривши, збережіть її разом з очками впливу на ній. На початку кожного наступного раунду ви отримуєте стільки, скільки на ній лежить, якщо маєте карту в ряді. Наприкінці гри ці очки теж ваші.

# Речі на столі, пояснені на місці
oriflamme-alliance-term-row = Ряд
oriflamme-alliance-term-row-about = Карти кладуть на початок, у кінець або зверху своєї карти. Активація йде від першої позиції до останньої.
oriflamme-alliance-term-face-down = Закрита карта
oriflamme-alliance-term-face-down-about = Лише власник знає, яка це карта. Коли до неї доходить черга, він залишає її, і на неї лягає 1 очко впливу, або відкриває та забирає все, що на ній лежить.
oriflamme-alliance-term-placement = Викладання
oriflamme-alliance-term-placement-about = По черзі кожен кладе одну карту з руки долілиць: на початок ряду, у його кінець або на свою карту.
oriflamme-alliance-term-activation = Активація
oriflamme-alliance-term-activation-about = Від першої позиції до останньої власники активують верхні карти. Закриту карту залишають або відкривають. Властивість відкритої застосувати обов’язково.
oriflamme-alliance-term-over = Гру завершено
oriflamme-alliance-term-over-about = Очки впливу на картах у ряді не враховують, а на збереженій «Угоді» враховують.
oriflamme-alliance-term-rounds = Шість раундів
oriflamme-alliance-term-rounds-about = Кожен раунд складається з фази викладання й фази активації. Після шостого перемагає той, у кого найбільше очок впливу; сьому карту не грають.
oriflamme-alliance-term-verdict = Жетони вироку
oriflamme-alliance-term-verdict-about = П’ять жетонів на всіх. «Суддя» кладе їх на карти, і будь-який «Суддя» може вилучити карту з жетоном. Жетон повертається, коли карта залишає ряд.
oriflamme-alliance-term-influence = Вплив
oriflamme-alliance-term-influence-about = Те, що лежить тут, ваше й рахується наприкінці. Те, що лежить на карті в ряді, треба ще забрати.
oriflamme-alliance-term-outs = Вибули з ряду
oriflamme-alliance-term-outs-about = Вилучені й скинуті карти лежать горілиць, їх бачать усі. Вони не повертаються.
oriflamme-alliance-term-placing = Покласти карту сюди
oriflamme-alliance-term-placing-about = Карту кладуть долілиць. Її знає лише власник.
oriflamme-alliance-term-aside = Відкладені
oriflamme-alliance-term-aside-about = Трьох карт вашої родини в цій грі немає. Яких саме, знаєте лише ви.
oriflamme-alliance-term-first = Перший гравець
oriflamme-alliance-term-first-about = Викладає карту першим у цьому раунді. Після раунду жетон першого гравця передають ліворуч.
oriflamme-alliance-term-seen = Хто що вже показав

oriflamme-alliance-key-on = бачили
oriflamme-alliance-key-gone = вибула
oriflamme-alliance-key-no = ще ні
oriflamme-alliance-seen-on = { $card }: бачили
oriflamme-alliance-seen-gone = { $card }: вибула з ряду
oriflamme-alliance-seen-no = { $card }: ще не бачили

oriflamme-alliance-count-hand = на руці
oriflamme-alliance-count-row = у ряді
oriflamme-alliance-kept-infiltration = +2
oriflamme-alliance-kept-agreement = +{ $number } щораунду
oriflamme-alliance-kept-nothing = поки нічого

# Ряд для тих, хто слухає
oriflamme-alliance-row-label = { $count ->
    [one] Ряд: { $count } позиція, від першої до останньої
    [few] Ряд: { $count } позиції, від першої до останньої
    [many] Ряд: { $count } позицій, від першої до останньої
   *[other] Ряд: { $count } позиції, від першої до останньої
}
oriflamme-alliance-at = Позиція { $number } з { $count }
oriflamme-alliance-lies-up = відкрита
oriflamme-alliance-lies-down = долілиць
oriflamme-alliance-has-verdict = із жетоном вироку
oriflamme-alliance-covers = { $count ->
    [one] накриває { $count } карту: { $pieces }
    [few] накриває { $count } карти: { $pieces }
    [many] накриває { $count } карт: { $pieces }
   *[other] накриває { $count } карти: { $pieces }
}
oriflamme-alliance-is-acting = активується зараз
oriflamme-alliance-can-target = можна вибрати
oriflamme-alliance-can-cover = на неї можна покласти карту
oriflamme-alliance-would-go = її буде вилучено

oriflamme-alliance-slot-first = Перша карта
oriflamme-alliance-slot-start = На початок
oriflamme-alliance-slot-end = У кінець
oriflamme-alliance-outs = Вибуло: { $count }
oriflamme-alliance-outs-list = Вибули з ряду: { $cards }
oriflamme-alliance-hand = Ваша рука
oriflamme-alliance-hand-card = { $card }: { $ability }
oriflamme-alliance-aside-note = поза грою
oriflamme-alliance-aside-list = Відкладені: { $cards }
oriflamme-alliance-moment-kept = { $who } зберігає її
oriflamme-alliance-moment-gone = карта вибуває: { $who }

# Підказка
oriflamme-alliance-ask-card = Виберіть, яку карту викласти
oriflamme-alliance-ask-place = Куди покласти карту «{ $card }»?
oriflamme-alliance-ask-lay = { $what }?
oriflamme-alliance-ask-reveal = Відкрити карту «{ $card }»?
oriflamme-alliance-ask-branch = «{ $card }»: виберіть одну властивість
oriflamme-alliance-ask-empress = Виберіть закриту карту, на яку ляже 1 очко впливу
oriflamme-alliance-ask-diplomat = Виберіть «Дипломатку», на яку ляжуть 2 очки впливу
oriflamme-alliance-ask-deserter = Виберіть, яку сусідню карту вилучить «Дезертир»
oriflamme-alliance-ask-verdict = Виберіть карту для жетона вироку
oriflamme-alliance-ask-sentence = Виберіть, яку карту з жетоном вилучить «Суддя»
oriflamme-alliance-ask-exchange = Виберіть карту з руки на місце «Інформаторки»
oriflamme-alliance-place-where = На початок, у кінець або зверху однієї зі своїх карт.
oriflamme-alliance-place-secret = Вона лежатиме долілиць: знатимете її лише ви.
oriflamme-alliance-place-then = Потім почнеться активація.
oriflamme-alliance-choose-lit = Карти, які можна вибрати, підсвічено.
oriflamme-alliance-verdict-does = Будь-який «Суддя» зможе вилучити карту з цим жетоном.
oriflamme-alliance-target-next = Ціль виберете наступним кроком.
oriflamme-alliance-nothing-more = Без певної вигоди.
oriflamme-alliance-leave = Залишити
oriflamme-alliance-leave-brings = на карті { $before } → { $after }
oriflamme-alliance-reveal = Відкрити
oriflamme-alliance-reveal-barred = зараз не можна
oriflamme-alliance-brings-then = { $gain }, потім вибір
oriflamme-alliance-then = далі вибір
oriflamme-alliance-brings-nothing = без певної вигоди
oriflamme-alliance-use-informant-gain = Отримати
oriflamme-alliance-use-informant-exchange = Поміняти
oriflamme-alliance-use-diplomat-gain = Отримати й поділитися
oriflamme-alliance-use-diplomat-discard = Забрати все, скинути
oriflamme-alliance-use-judge-gain = Отримати й позначити
oriflamme-alliance-use-judge-eliminate = Вилучити
oriflamme-alliance-act-place = Викласти
oriflamme-alliance-act-exchange = Поміняти
oriflamme-alliance-act-leave = Залишити
oriflamme-alliance-act-reveal = Відкрити
oriflamme-alliance-act-use = Застосувати
oriflamme-alliance-act-eliminate = Вилучити
oriflamme-alliance-act-mark = Покласти жетон
oriflamme-alliance-act-put = Покласти вплив

# Що зробить рішення
oriflamme-alliance-will-gain = +{ $number }
oriflamme-alliance-will-gain-at-least = +{ $number } або більше
oriflamme-alliance-will-parts = { $parts }
oriflamme-alliance-will-part-took = з карти +{ $number }
oriflamme-alliance-will-part-gained = «{ $card }» +{ $number }
oriflamme-alliance-will-part-alone = сам у ряді +{ $number }
oriflamme-alliance-will-part-rewarded = вилучення +{ $number }
oriflamme-alliance-will-part-infiltrated = «Проникнення» +{ $number }
oriflamme-alliance-will-part-deserted = персонаж +{ $number }
oriflamme-alliance-will-part-extorted = «Здирство» +{ $number }
oriflamme-alliance-will-part-agreed = «Угода» +{ $number }
oriflamme-alliance-will-left = ще { $number } на { $piece }
oriflamme-alliance-will-paid = { $number } з них — ціна
oriflamme-alliance-will-lost = { $number } на { $piece } пропаде
oriflamme-alliance-will-put = { $number } на { $piece }
oriflamme-alliance-will-eliminated = вилучає { $piece }
oriflamme-alliance-will-discarded = буде скинуто: { $piece }
oriflamme-alliance-will-kept = ви зберігаєте її
oriflamme-alliance-will-exchanged = «Інформаторка» повернеться у вашу руку
oriflamme-alliance-will-turned-down = знову ляже долілиць
oriflamme-alliance-will-marked = жетон вироку на { $piece }
oriflamme-alliance-will-marked-this = отримає жетон вироку
oriflamme-alliance-will-verdict-returned = її жетон вироку повернеться до запасу
oriflamme-alliance-will-uncovered = звільняє { $piece }
oriflamme-alliance-will-acts = потім активується { $piece } ({ $who })
oriflamme-alliance-will-round = потім почнеться раунд { $number }
oriflamme-alliance-will-ended = потім гра завершиться
oriflamme-alliance-will-stays = «Дезертир» залишиться в ряді
oriflamme-alliance-will-extorted = «Здирство»: { $who } +{ $number }
oriflamme-alliance-will-other = { $who } +{ $number }
oriflamme-alliance-will-unknown = решта залежить від того, що відкриється
oriflamme-alliance-will-unseen = { $count ->
    [one] можлива { $count } ще не показана карта, персонажів: { $characters }
    [few] можливі { $count } ще не показані карти, персонажів: { $characters }
    [many] можливі { $count } ще не показаних карт, персонажів: { $characters }
   *[other] можливі { $count } ще не показаної карти, персонажів: { $characters }
}
oriflamme-alliance-will-maybe-extortion = може бути «{ $card }»

# Кінець
oriflamme-alliance-score-family = Родина
oriflamme-alliance-score-influence = Вплив
oriflamme-alliance-score-positions = Карт у ряді
oriflamme-alliance-score-total = Разом
oriflamme-alliance-score-tie = За рівності:
oriflamme-alliance-score-hidden = Чого ніхто не бачив
oriflamme-alliance-score-left = На руці: { $hand }. Відкладено: { $aside }.
oriflamme-alliance-score-hidden-note = За рівного впливу перемагає той, у кого більше карт у ряді (у стосі рахують лише верхню).
oriflamme-alliance-chart = Вплив за раундами
oriflamme-alliance-chart-start = старт

# Швидкі фрази для домовленостей; сказане ні до чого не зобов’язує
oriflamme-alliance-phrase-favour = Покладіть вплив на мою карту, і я віддячу.
oriflamme-alliance-phrase-spare = Не чіпайте моєї карти, і я не зачеплю вашої.
oriflamme-alliance-phrase-target = Удармо по лідеру разом.
oriflamme-alliance-phrase-thanks = Дякую, я це запам’ятаю.
oriflamme-alliance-phrase-payback = Ви про це пошкодуєте.
oriflamme-alliance-phrase-promise = Моя карта безпечна, обіцяю.
oriflamme-alliance-phrase-no-deal = Не домовилися.
oriflamme-alliance-phrase-bluff = Ви блефуєте.

# Що вирішило
oriflamme-alliance-cause = Найбільше впливу при дворі, перевага { $count }.
oriflamme-alliance-cause-tie =
    { $count ->
        [one] Вплив однаковий: вирішила { $count } позиція в ряді.
        [few] Вплив однаковий: вирішили { $count } позиції в ряді.
        [many] Вплив однаковий: вирішили { $count } позицій у ряді.
       *[other] Вплив однаковий: вирішили { $count } позиції в ряді.
    }
