# Види кварталів
akropolis-house = будинок
akropolis-market = ринок
akropolis-barracks = казарми
akropolis-temple = храм
akropolis-garden = сад
akropolis-quarry = кар’єр
akropolis-house-plaza = житлова площа
akropolis-market-plaza = площа ринків
akropolis-barracks-plaza = площа казарм
akropolis-temple-plaza = площа храмів
akropolis-garden-plaza = площа садів
akropolis-tile = { $first } + { $second } + { $third }

akropolis-architect = Славетний Архітектор
akropolis-level-easy = легкий
akropolis-level-medium = середній
akropolis-level-hard = складний

# Що можна зробити
akropolis-do-take = { $cost ->
    [0] Узяти плитку { $number } безплатно: { $tile }
    [one] Узяти плитку { $number } за { $cost } камінь: { $tile }
    [few] Узяти плитку { $number } за { $cost } камені: { $tile }
    [many] Узяти плитку { $number } за { $cost } каменів: { $tile }
   *[other] Узяти плитку { $number } за { $cost } каменя: { $tile }
}
akropolis-do-place = Розмістити плитку: { $first } на { $cell }, поворот { $degrees }°, рівень { $level }{ $stones ->
    [0] { "" }
    [one] {" "}(+{ $stones } камінь)
    [few] {" "}(+{ $stones } камені)
    [many] {" "}(+{ $stones } каменів)
   *[other] {" "}(+{ $stones } каменя)
}

# Що сталося
akropolis-log-round = Раунд { $number } із { $rounds }
akropolis-log-level = Рівень { $level }
akropolis-log-take = { $cost ->
    [0] { $who } безплатно { $who-is ->
        [you] берете
       *[they] бере
    } плитку.
    [one] { $who } { $who-is ->
        [you] платите
       *[they] платить
    } { $cost } камінь за плитку.
    [few] { $who } { $who-is ->
        [you] платите
       *[they] платить
    } { $cost } камені за плитку.
    [many] { $who } { $who-is ->
        [you] платите
       *[they] платить
    } { $cost } каменів за плитку.
   *[other] { $who } { $who-is ->
        [you] платите
       *[they] платить
    } { $cost } каменя за плитку.
}
akropolis-log-place = { $who } { $who-is ->
    [you] розміщуєте плитку
   *[they] розміщує плитку
} на рівні { $level }.
akropolis-log-stones = { $who } { $who-is ->
    [you] закриваєте
   *[they] закриває
} { $stones ->
    [one] { $stones } кар’єр: { $stones } камінь.
    [few] { $stones } кар’єри: { $stones } камені.
    [many] { $stones } кар’єрів: { $stones } каменів.
   *[other] { $stones } кар’єру: { $stones } каменя.
}
akropolis-log-refill = Відкрито новий стос. { $who-is ->
    [you] Починаєте ви.
   *[they] Починає { $who }.
}
akropolis-log-points = { $who }: { $points ->
    [one] { $points } очко.
    [few] { $points } очки.
    [many] { $points } очок.
   *[other] { $points } очка.
}
akropolis-log-end = Залишилася одна плитка й жодного стосу: гру завершено.
akropolis-log-win = { $who } { $who-is ->
    [you] перемагаєте
   *[they] перемагає
}: { $points ->
    [one] { $points } очко.
    [few] { $points } очки.
    [many] { $points } очок.
   *[other] { $points } очка.
}
akropolis-log-win-stones = За рівного рахунку ({ $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}) { $who-is ->
    [you] перемагаєте ви, бо маєте
   *[they] перемагає { $who }, бо має
} найбільше каменів: { $stones }.
akropolis-log-shared = Спільна перемога: { $who }, по { $points ->
    [one] { $points } очку
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
} і по { $stones ->
    [one] { $stones } каменю.
    [few] { $stones } камені.
    [many] { $stones } каменів.
   *[other] { $stones } каменя.
}
akropolis-log-win-alone = { $who } { $who-is ->
    [you] перемагаєте
   *[they] перемагає
} Архітектора з рахунком { $points }:{ $other }.
akropolis-log-win-alone-stones = Рахунок { $points }:{ $other }, нічия. За каменями ({ $stones }:{ $others }) { $who-is ->
    [you] ви перемагаєте
   *[they] { $who } перемагає
} Архітектора.
akropolis-log-lose-alone = Перемагає Архітектор з рахунком { $other }:{ $points }.
akropolis-log-lose-alone-stones = Рахунок { $other }:{ $points }, нічия. За каменями ({ $others }:{ $stones }) перемагає Архітектор.
akropolis-log-lose-alone-tie = Очки { $other }:{ $points }, камені { $others }:{ $stones }: за такої нічиєї перемагає Архітектор.

# Чому ні
akropolis-why-over = Гру завершено.
akropolis-why-no-action = Такої дії немає.
akropolis-why-take-first = Спершу візьміть плитку.
akropolis-why-lay-first = Спершу розмістіть узяту плитку.
akropolis-why-no-tile = На будівельному майданчику лише { $open ->
    [one] { $open } плитка.
    [few] { $open } плитки.
    [many] { $open } плиток.
   *[other] { $open } плитки.
}
akropolis-why-too-expensive = Ця плитка коштує { $cost ->
    [one] { $cost } камінь
    [few] { $cost } камені
    [many] { $cost } каменів
   *[other] { $cost } каменя
}, а у вас { $stones }.
akropolis-why-not-adjacent = На першому рівні плитка має прилягати до міста хоча б однією стороною.
akropolis-why-empty-ground = На вищому рівні плитку не можна розміщувати над порожнім простором.
akropolis-why-mixed-heights = Усі три квартали під плиткою мають бути на одному рівні.
akropolis-why-off-table = { $cell } лежить поза столом: ваше місто не сягає так далеко.
akropolis-why-one-tile = Плитка має лежати щонайменше на двох різних плитках.

# На столі
akropolis-table-round = Раунд { $number } з { $rounds } · { $tiles ->
    [0] стоси вичерпано
    [one] у стосах { $tiles } плитка
    [few] у стосах { $tiles } плитки
    [many] у стосах { $tiles } плиток
   *[other] у стосах { $tiles } плитки
}
akropolis-table-capitals = великі літери: площі
akropolis-table-site = Будівельний майданчик
akropolis-table-cost = { $cost ->
    [0] безплатно
    [one] { $cost } камінь
    [few] { $cost } камені
    [many] { $cost } каменів
   *[other] { $cost } каменя
}
akropolis-table-taken = Узята плитка
akropolis-table-to-come = Ще не відкрито кварталів
akropolis-table-turning = 2,-1:4 — перший квартал на 2,-1, плитку повернуто на 4 × 60° за годинниковою стрілкою. Другий відносно першого: 0 праворуч унизу, 1 знизу, 2 ліворуч унизу, 3 ліворуч угорі, 4 згори, 5 праворуч угорі; третій — далі за годинниковою стрілкою.
akropolis-table-chief = головний архітектор
akropolis-table-points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
    [many] { $count } очок
   *[other] { $count } очка
}
akropolis-table-stones = { $count ->
    [one] { $count } камінь
    [few] { $count } камені
    [many] { $count } каменів
   *[other] { $count } каменя
}
akropolis-letter-house = б
akropolis-letter-market = р
akropolis-letter-barracks = к
akropolis-letter-temple = х
akropolis-letter-garden = с

# Налаштування
akropolis-option-variants = Додаткова умова для кольору: райони, що її виконують, приносять удвічі більше очок.
akropolis-option-long = Довша гра з усіма плитками, для 1–3 гравців.
akropolis-option-architect = Наскільки сильний Архітектор у грі наодинці.
akropolis-option-variants-houses = Будинки: подвійно від 10 очок
akropolis-option-variants-markets = Ринки: подвійно біля площі ринків
akropolis-option-variants-barracks = Казарми: подвійно з 3–4 вільними сторонами
akropolis-option-variants-temples = Храми: подвійно від другого рівня
akropolis-option-variants-gardens = Сади: подвійно біля озера
akropolis-option-architect-easy = Легкий
akropolis-option-architect-medium = Середній
akropolis-option-architect-hard = Складний
