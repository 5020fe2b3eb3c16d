akropolis-about = Будуйте місто з плиток по три квартали, вшир і вгору, та множте свої райони на зірки їхніх площ. Для одного–чотирьох гравців.

# Види кварталів
akropolis-house = будинок
akropolis-market = ринок
akropolis-barracks = казарми
akropolis-temple = храм
akropolis-garden = сад
akropolis-quarry = кар’єр
akropolis-house-plaza = житлова площа
akropolis-market-plaza = ринкова площа
akropolis-barracks-plaza = казармена площа
akropolis-temple-plaza = храмова площа
akropolis-garden-plaza = садова площа
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
akropolis-log-take = { $cost ->
    [0] { $who } безплатно бере плитку: { $tile }.
    [one] { $who } платить { $cost } камінь за плитку: { $tile }.
    [few] { $who } платить { $cost } камені за плитку: { $tile }.
    [many] { $who } платить { $cost } каменів за плитку: { $tile }.
   *[other] { $who } платить { $cost } каменя за плитку: { $tile }.
}
akropolis-log-place = { $who } розміщує її на { $cell }, рівень { $level }.
akropolis-log-stones = { $who } закриває { $stones ->
    [one] { $stones } кар’єр і отримує { $stones } камінь.
    [few] { $stones } кар’єри й отримує { $stones } камені.
    [many] { $stones } кар’єрів і отримує { $stones } каменів.
   *[other] { $stones } кар’єру й отримує { $stones } каменя.
}
akropolis-log-refill = На будівельний майданчик викладено стос: { $tiles }.
akropolis-log-chief = { $who } має фішку головного архітектора й починає раунд.
akropolis-log-points = { $who }: { $points ->
    [one] { $points } очко.
    [few] { $points } очки.
    [many] { $points } очок.
   *[other] { $points } очка.
}
akropolis-log-win = Перемога: { $who }, { $points ->
    [one] { $points } очко.
    [few] { $points } очки.
    [many] { $points } очок.
   *[other] { $points } очка.
}
akropolis-log-shared = Спільна перемога: { $who }, по { $points ->
    [one] { $points } очку.
    [few] { $points } очки.
    [many] { $points } очок.
   *[other] { $points } очка.
}
akropolis-log-win-alone = { $who } перемагає Архітектора з рахунком { $points } : { $other }.
akropolis-log-lose-alone = Перемагає Архітектор з рахунком { $other } : { $points }.

# Чому ні
akropolis-why-over = Гру закінчено.
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
akropolis-why-not-adjacent = На першому рівні плитка має прилягати стороною до вашого міста.
akropolis-why-empty-ground = На вищому рівні плитка не може лежати над порожнім простором.
akropolis-why-mixed-heights = Під плиткою мають бути три квартали однакової висоти.
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
akropolis-option-variants = Кольори з додатковою умовою, яка подвоює їхні райони.
akropolis-option-long = Довша гра з усіма плитками, для 1–3 гравців.
akropolis-option-architect = Наскільки вправний суперник, коли граєте наодинці.
