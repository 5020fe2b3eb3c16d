# Землі та те, що лежить на острові
orichalcum-forest = ліс
orichalcum-lagoon = лагуна
orichalcum-desert = пустеля
orichalcum-mountain = гора
orichalcum-volcano = вулкан
orichalcum-land = земля
orichalcum-metropolis = метрополія
orichalcum-temple = храм
orichalcum-building = будівля
orichalcum-port = порт
orichalcum-laid = { $what } на { $cell }
orichalcum-no-tile = без плитки
orichalcum-skull = череп

# Титани
orichalcum-theia = Тея
orichalcum-themis = Теміс
orichalcum-kronos = Кронос
orichalcum-hyperion = Гіперіон

# Дії карток
orichalcum-produce = видобути орихалк
orichalcum-recruit = найняти гоплітів
orichalcum-capture = захопити істот
orichalcum-create = створити щось

# Істоти
orichalcum-cerberus = цербер
orichalcum-minotaur = мінотавр
orichalcum-gorgon = горгона
orichalcum-cyclops = циклоп
orichalcum-hydra = гідра
orichalcum-hydra-theia = гідра Теї
orichalcum-hydra-themis = гідра Теміс
orichalcum-hydra-kronos = гідра Кроноса
orichalcum-hydra-hyperion = гідра Гіперіона

# Будівлі
orichalcum-training-camp = тренувальний табір
orichalcum-mine = шахта
orichalcum-hospital = шпиталь
orichalcum-oratory = каплиця
orichalcum-siege-engine-1 = облогова машина (1)
orichalcum-siege-engine-2 = облогова машина (2)
orichalcum-siege-engine-3 = облогова машина (3)
orichalcum-arch = арка
orichalcum-protection-crystal = захисний кристал
orichalcum-architect-practice = майстерня архітектора
orichalcum-forge = кузня
orichalcum-statue-hoplite = статуя (гопліт)
orichalcum-statue-nugget = статуя (самородок)
orichalcum-statue-creature = статуя (істота)

# Що треба вирішити
orichalcum-phase-metropolis = розмістити метрополію
orichalcum-phase-card = вибрати картку дії
orichalcum-phase-place = розмістити плитку земель
orichalcum-phase-titan-order = який титан прийде наступним
orichalcum-phase-titan-return = якого титана повернути
orichalcum-phase-action = застосувати дію картки чи ні
orichalcum-phase-favour = скористатися милістю титана чи ні
orichalcum-phase-fight = з якою істотою битися
orichalcum-phase-commit = скільки гоплітів піде в бій
orichalcum-phase-gift = куди поставити будівлю мінотавра
orichalcum-phase-create = що створити
orichalcum-phase-extra = чи купувати додаткову дію
orichalcum-phase-discard = скинути картку з планшета дій
orichalcum-phase-initiative = кому дістанеться ініціатива
orichalcum-phase-over = гру завершено

# Що можна зробити
orichalcum-do-metropolis = Розмістити метрополію на { $cells }
orichalcum-do-card = Взяти картку { $slot }: { $action }; { $tile }{ $cost ->
    [0] { "" }
    [one] { " " }({ $cost } гопліт)
    [few] { " " }({ $cost } гопліти)
    [many] { " " }({ $cost } гоплітів)
   *[other] { " " }({ $cost } гопліта)
}
orichalcum-do-place = Покласти: { $parts }
orichalcum-do-titan = Наступним отримати титана: { $titan }
orichalcum-do-return = Повернути титана: { $titan }
orichalcum-do-act = Виконати дію: { $action }
orichalcum-do-skip = Відмовитися від дії: { $action }
orichalcum-do-favour = Подвоїти завдяки милості титана: { $titan }
orichalcum-do-no-favour = Приберегти милість титана: { $titan }
orichalcum-do-fight = Битися на { $cell }: { $creature }
orichalcum-do-hoplites = { $count ->
    [0] Не посилати гоплітів
    [one] Послати { $count } гопліта
    [few] Послати { $count } гоплітів
    [many] Послати { $count } гоплітів
   *[other] Послати { $count } гопліта
}, { $dice ->
    [one] кинути { $dice } кубик
    [few] кинути { $dice } кубики
    [many] кинути { $dice } кубиків
   *[other] кинути { $dice } кубика
}
orichalcum-do-kronos = Гарантовано перемогти завдяки милості Кроноса
orichalcum-do-build = Звести на { $cell }: { $building }
orichalcum-do-temple = Збудувати храм на { $cells }
orichalcum-do-medallion = Викувати орихалковий медальйон
orichalcum-do-stop = Зупинитися
orichalcum-do-gift = Поставити скарб мінотавра на { $cell }: { $building }
orichalcum-do-refuse = Відмовитися від скарбу мінотавра: { $building }
orichalcum-do-extra-hoplite = Додаткова дія за { $count ->
    [one] { $count } гопліта
    [few] { $count } гоплітів
    [many] { $count } гоплітів
   *[other] { $count } гопліта
}: { $action }
orichalcum-do-extra-nugget = Додаткова дія за { $count ->
    [one] { $count } самородок
    [few] { $count } самородки
    [many] { $count } самородків
   *[other] { $count } самородка
}: { $action }
orichalcum-do-extra-creature = Додаткова дія за істот ({ $creatures }): { $action }
orichalcum-do-no-extra = Без додаткової дії
orichalcum-do-discard = Скинути картку { $slot }: { $action }; { $tile }
orichalcum-do-initiative = Віддати ініціативу: { $who }

# Що сталося
orichalcum-log-sent = послано { $count }
orichalcum-log-lost = бій програно
orichalcum-log-die = { $number }
orichalcum-log-medallion-name = медальйон
orichalcum-log-metropolis = { $who } { $who-is ->
        [you] розміщуєте
       *[they] розміщує
    } метрополію.
orichalcum-log-card = { $who } { $who-is ->
        [you] берете
       *[they] бере
    } картку{ $cost ->
    [0] .
    [one] { " " }за { $cost } гопліта.
    [few] { " " }за { $cost } гоплітів.
    [many] { " " }за { $cost } гоплітів.
   *[other] { " " }за { $cost } гопліта.
}
orichalcum-log-discard = { $who } { $who-is ->
        [you] скидаєте
       *[they] скидає
    } картку з планшета дій.
orichalcum-log-place = { $who } { $who-is ->
        [you] досліджуєте
       *[they] досліджує
    } острів.
orichalcum-log-fits-nowhere = На { $who-is ->
    [you] вашому острові
   *[they] острові гравця { $who }
} плитці немає місця, вона повертається під низ свого стосу.
orichalcum-log-titan = { $who } { $who-is ->
        [you] отримуєте
       *[they] отримує
    } титана: { $titan }.
orichalcum-log-titan-from = { $who } { $who-is ->
        [you] забираєте
       *[they] забирає
    } титана { $other-is ->
    [you] у вас:
   *[they] в гравця { $other }:
} { $titan }.
orichalcum-log-titan-again = { $who } знову { $who-is ->
        [you] маєте
       *[they] має
    } милість титана: { $titan }.
orichalcum-log-titan-returned = { $who } { $who-is ->
        [you] повертаєте
       *[they] повертає
    } титана в центр стола: { $titan }.
orichalcum-log-favour = { $who } { $who-is ->
        [you] користуєтеся
       *[they] користується
    } милістю титана: { $titan }.
orichalcum-log-no-favour = { $who } { $who-is ->
        [you] бережете
       *[they] береже
    } милість на потім.
orichalcum-log-act = { $who } { $who-is ->
        [you] виконуєте
       *[they] виконує
    } дію: { $action }.
orichalcum-log-skip = { $who } { $who-is ->
        [you] відмовляєтеся
       *[they] відмовляється
    } від дії: { $action }.
orichalcum-log-fight = { $who } { $who-is ->
        [you] б’єтеся
       *[they] б’ється
    }: { $creature }.
orichalcum-log-hoplites = { $count ->
    [0] { $who } не { $who-is ->
        [you] посилаєте
       *[they] посилає
    } гоплітів.
    [one] { $who } { $who-is ->
        [you] посилаєте
       *[they] посилає
    } { $count } гопліта.
    [few] { $who } { $who-is ->
        [you] посилаєте
       *[they] посилає
    } { $count } гоплітів.
    [many] { $who } { $who-is ->
        [you] посилаєте
       *[they] посилає
    } { $count } гоплітів.
   *[other] { $who } { $who-is ->
        [you] посилаєте
       *[they] посилає
    } { $count } гопліта.
}
orichalcum-log-roll = { $who } { $who-is ->
        [you] кидаєте
       *[they] кидає
    } { $count ->
    [one] { $count } кубик.
    [few] { $count } кубики.
    [many] { $count } кубиків.
   *[other] { $count } кубика.
}
orichalcum-log-captures = { $who } { $who-is ->
        [you] захоплюєте
       *[they] захоплює
    } істоту: { $creature }.
orichalcum-log-loses = { $who } { $who-is ->
        [you] програєте
       *[they] програє
    } бій.
orichalcum-log-gift = Мінотавр стеріг будівлю: { $building }.
orichalcum-log-no-gift = Скарб мінотавра нікуди поставити.
orichalcum-log-refuse = { $who } { $who-is ->
        [you] відмовляєтеся
       *[they] відмовляється
    } від будівлі: { $building }.
orichalcum-log-builds = { $who } { $who-is ->
        [you] зводите
       *[they] зводить
    } будівлю: { $building }.
orichalcum-log-temple = { $who } { $who-is ->
        [you] будуєте
       *[they] будує
    } храм.
orichalcum-log-medallion = { $who } { $who-is ->
        [you] виковуєте
       *[they] виковує
    } орихалковий медальйон.
orichalcum-log-stop = { $who } { $who-is ->
        [you] зупиняєтеся
       *[they] зупиняється
    }.
orichalcum-log-extra-hoplite = { $who } { $who-is ->
        [you] купуєте
       *[they] купує
    } додаткову дію за { $count ->
    [one] { $count } гопліта
    [few] { $count } гоплітів
    [many] { $count } гоплітів
   *[other] { $count } гопліта
}: { $action }.
orichalcum-log-extra-nugget = { $who } { $who-is ->
        [you] купуєте
       *[they] купує
    } додаткову дію за { $count ->
    [one] { $count } самородок
    [few] { $count } самородки
    [many] { $count } самородків
   *[other] { $count } самородка
}: { $action }.
orichalcum-log-extra-creature = { $who } { $who-is ->
        [you] купуєте
       *[they] купує
    } додаткову дію за істот ({ $creatures }): { $action }.
orichalcum-log-no-extra = { $who } не { $who-is ->
        [you] купуєте
       *[they] купує
    } додаткової дії.
orichalcum-log-gains-hoplites = { $who } { $who-is ->
        [you] отримуєте
       *[they] отримує
    } { $count ->
    [one] { $count } гопліта
    [few] { $count } гоплітів
    [many] { $count } гоплітів
   *[other] { $count } гопліта
}.
orichalcum-log-gains-nuggets = { $who } { $who-is ->
        [you] отримуєте
       *[they] отримує
    } { $count ->
    [one] { $count } самородок
    [few] { $count } самородки
    [many] { $count } самородків
   *[other] { $count } самородка
}.
orichalcum-log-gives-initiative = { $who } { $who-is ->
        [you] вирішуєте
       *[they] вирішує
    }, кому дістанеться ініціатива: { $other-is ->
    [you] вам.
   *[they] { $other }.
}
orichalcum-log-round = Раунд { $number }
orichalcum-log-initiative = { $who } { $who-is ->
        [you] берете
       *[they] бере
    } ініціативу; { $other-is ->
    [you] ви ходите
   *[they] { $other } ходить
} в останню чергу
orichalcum-log-keeps-initiative = { $who } { $who-is ->
        [you] зберігаєте
       *[they] зберігає
    } ініціативу; { $other-is ->
    [you] ви ходите
   *[they] { $other } ходить
} в останню чергу
orichalcum-log-wins = { $who } { $who-is ->
        [you] перемагаєте
       *[they] перемагає
    }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}.
orichalcum-log-wins-creatures = За рівного рахунку ({ $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}) перемагає { $who }: на острові найменше істот ({ $count }).
orichalcum-log-wins-nuggets = За рівного рахунку ({ $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}) перемагає { $who }: найбільше самородків ({ $count }).
orichalcum-log-last-round = Раунд { $number } був останнім: гру завершено.
orichalcum-log-shared = Спільна перемога, по { $points ->
    [one] { $points } очку
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}, істот і самородків порівну: { $who }.

# Чому не можна
orichalcum-why-no-such-action = Такої дії немає.
orichalcum-why-over = Гру завершено.
orichalcum-why-not-now = Спершу треба вирішити інше: { $what }.
orichalcum-why-not-possible = Тут це неможливо.
orichalcum-why-sticks-out = Це не вписується в острів повністю.
orichalcum-why-no-port = Метрополія має закрити порт.
orichalcum-why-no-card = На планшеті дій немає картки { $slot }.
orichalcum-why-too-few-hoplites = { $count ->
    [one] Потрібен { $count } гопліт
    [few] Потрібно { $count } гопліти
    [many] Потрібно { $count } гоплітів
   *[other] Потрібно { $count } гопліта
}, а у вас { $has }.
orichalcum-why-too-few-nuggets = { $count ->
    [one] Потрібен { $count } самородок
    [few] Потрібно { $count } самородки
    [many] Потрібно { $count } самородків
   *[other] Потрібно { $count } самородка
}, а у вас { $has }.
orichalcum-why-off-island = На цьому острові немає ділянки { $cell }.
orichalcum-why-not-explored = Ділянку { $cell } ще не досліджено.
orichalcum-why-occupied = Ділянку { $cell } зайнято: { $what }.
orichalcum-why-wrong-terrain = Ділянка { $cell } не того типу ({ $what }): цій будівлі потрібен тип «{ $slot }» або пустий вулкан.
orichalcum-why-beside-creature = Ділянка { $cell } поруч з істотою: { $creature }.
orichalcum-why-not-adjacent = Плитка має торкатися того, що вже лежить на острові.
orichalcum-why-same-placement = Так плитка лежатиме точно так, як за іншого повороту, який уже запропоновано.
orichalcum-why-titan-not-coming = Цей титан зараз не приходить: { $titan }.
orichalcum-why-titan-just-gained = Цей титан щойно прийшов і залишається: { $titan }.
orichalcum-why-titan-not-yours = Цей титан не у вас: { $titan }.
orichalcum-why-titan-used = Милість титана вже використано: { $titan }.
orichalcum-why-no-creature = На ділянці { $cell } немає істоти.
orichalcum-why-no-room = { $count ->
    [0] Більше гоплітів додати не можна: їх там уже троє.
    [one] Можна додати ще лише { $count } гопліта: разом не більш як троє.
    [few] Можна додати ще лише { $count } гоплітів: разом не більш як троє.
    [many] Можна додати ще лише { $count } гоплітів: разом не більш як троє.
   *[other] Можна додати ще лише { $count } гопліта: разом не більш як троє.
}
orichalcum-why-no-building = На цьому місці планшета створення немає будівлі: { $slot }.
orichalcum-why-no-temples = Храмів не залишилося.
orichalcum-why-no-tokens = Переможних жетонів не залишилося.
orichalcum-why-same-terrain = Храму потрібні чотири різні типи землі, а цей трапляється кілька разів: { $terrain }.
orichalcum-why-must-fight = Дію розпочато: треба битися хоча б раз.
orichalcum-why-must-create = Дію розпочато: треба щось створити.
orichalcum-why-wrong-tribute = { $count ->
    [one] Ціна: { $count } захоплена істота.
    [few] Ціна: { $count } захоплені істоти.
    [many] Ціна: { $count } захоплених істот.
   *[other] Ціна: { $count } захопленої істоти.
}
orichalcum-why-not-captured = У вас замало таких захоплених істот: { $creature }.
orichalcum-why-no-nuggets-left = У спільному запасі не залишилося самородків.
orichalcum-why-no-hoplites-left = У спільному запасі не залишилося гоплітів.
orichalcum-why-fight-lost = Після поразки в цьому ході більше не можна захоплювати істот.
orichalcum-why-nothing-to-capture = На вашому острові немає істот.
orichalcum-why-nothing-to-create = Після сплати нічого не вдасться створити.
orichalcum-why-holder = { $who } має ініціативу й за нічиєї не може її зберегти.
orichalcum-why-not-most-hoplites = Найбільше гоплітів не в гравця { $who }.

# На столі
orichalcum-table-round = Раунд { $number }
orichalcum-table-initiative = ініціатива: { $who }
orichalcum-table-card = картка: { $action }
orichalcum-table-dice = кубики
orichalcum-table-cost = { $count ->
    [0] (безкоштовно)
    [one] ({ $count } гопліт)
    [few] ({ $count } гопліти)
    [many] ({ $count } гоплітів)
   *[other] ({ $count } гопліта)
}
orichalcum-table-in-hand = У руці
orichalcum-table-odds = Шанс на перемогу залежно від кількості гоплітів:
orichalcum-table-fight = { $creature } на { $cell }, сила { $strength }:
orichalcum-table-creation-board = Планшет створення:
orichalcum-table-titans = Титани:
orichalcum-table-middle = у центрі
orichalcum-table-used = використано
orichalcum-table-supply = Спільний запас: гопліти { $hoplites }, самородки { $nuggets }, храми { $temples }, переможні жетони { $victory_tokens }
orichalcum-table-points = титани { $titans }, храми { $temples }, медальйони { $medallions }
orichalcum-table-reserve = гопліти { $hoplites }, самородки { $nuggets }
orichalcum-table-ports = порти
orichalcum-table-hoplites = { $count ->
    [one] { $count } гопліт
    [few] { $count } гопліти
    [many] { $count } гоплітів
   *[other] { $count } гопліта
}
orichalcum-table-nuggets = { $count ->
    [one] { $count } самородок
    [few] { $count } самородки
    [many] { $count } самородків
   *[other] { $count } самородка
}
orichalcum-table-creatures = істоти
orichalcum-table-buildings = будівлі
orichalcum-table-captured = захоплено

# Налаштування
orichalcum-option-sides = Бік планшета острова для кожного гравця.
orichalcum-option-sides-easy = Легший бік
orichalcum-option-sides-hard = Складніший бік
