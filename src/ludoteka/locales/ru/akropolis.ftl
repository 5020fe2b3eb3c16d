akropolis-about = Стройте город из плиток по три квартала, вширь и ввысь, и умножайте свои районы на звёзды их площадей. Для одного–четырёх игроков.

# Виды кварталов
akropolis-house = дом
akropolis-market = рынок
akropolis-barracks = казармы
akropolis-temple = храм
akropolis-garden = сад
akropolis-quarry = карьер
akropolis-house-plaza = жилая площадь
akropolis-market-plaza = рыночная площадь
akropolis-barracks-plaza = казарменная площадь
akropolis-temple-plaza = храмовая площадь
akropolis-garden-plaza = садовая площадь
akropolis-tile = { $first } + { $second } + { $third }

akropolis-architect = Прославленный Архитектор
akropolis-level-easy = лёгкий
akropolis-level-medium = средний
akropolis-level-hard = сложный

# Что можно сделать
akropolis-do-take = { $cost ->
    [0] Взять плитку { $number } бесплатно: { $tile }
    [one] Взять плитку { $number } за { $cost } камень: { $tile }
    [few] Взять плитку { $number } за { $cost } камня: { $tile }
    [many] Взять плитку { $number } за { $cost } камней: { $tile }
   *[other] Взять плитку { $number } за { $cost } камня: { $tile }
}
akropolis-do-place = Разместить плитку: { $first } на { $cell }, поворот { $degrees }°, уровень { $level }{ $stones ->
    [0] { "" }
    [one] {" "}(+{ $stones } камень)
    [few] {" "}(+{ $stones } камня)
    [many] {" "}(+{ $stones } камней)
   *[other] {" "}(+{ $stones } камня)
}

# Что произошло
akropolis-log-take = { $cost ->
    [0] { $who } бесплатно берёт плитку: { $tile }.
    [one] { $who } платит { $cost } камень за плитку: { $tile }.
    [few] { $who } платит { $cost } камня за плитку: { $tile }.
    [many] { $who } платит { $cost } камней за плитку: { $tile }.
   *[other] { $who } платит { $cost } камня за плитку: { $tile }.
}
akropolis-log-place = { $who } размещает её на { $cell }, уровень { $level }.
akropolis-log-stones = { $who } закрывает { $stones ->
    [one] { $stones } карьер и получает { $stones } камень.
    [few] { $stones } карьера и получает { $stones } камня.
    [many] { $stones } карьеров и получает { $stones } камней.
   *[other] { $stones } карьера и получает { $stones } камня.
}
akropolis-log-refill = На строительную площадку выложена стопка: { $tiles }.
akropolis-log-chief = { $who } получает фишку главного архитектора и начинает раунд.
akropolis-log-points = { $who }: { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
    [many] { $points } очков.
   *[other] { $points } очка.
}
akropolis-log-win = Победа: { $who }, { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
    [many] { $points } очков.
   *[other] { $points } очка.
}
akropolis-log-shared = Общая победа: { $who }, по { $points ->
    [one] { $points } очку.
    [few] { $points } очка.
    [many] { $points } очков.
   *[other] { $points } очка.
}
akropolis-log-win-alone = { $who } побеждает Архитектора со счётом { $points } : { $other }.
akropolis-log-lose-alone = Побеждает Архитектор со счётом { $other } : { $points }.

# Почему нет
akropolis-why-over = Игра окончена.
akropolis-why-no-action = Такого действия нет.
akropolis-why-take-first = Сначала возьмите плитку.
akropolis-why-lay-first = Сначала разместите взятую плитку.
akropolis-why-no-tile = На строительной площадке всего { $open ->
    [one] { $open } плитка.
    [few] { $open } плитки.
    [many] { $open } плиток.
   *[other] { $open } плитки.
}
akropolis-why-too-expensive = Эта плитка стоит { $cost ->
    [one] { $cost } камень
    [few] { $cost } камня
    [many] { $cost } камней
   *[other] { $cost } камня
}, а у вас { $stones }.
akropolis-why-not-adjacent = На первом уровне плитка должна прилегать стороной к вашему городу.
akropolis-why-empty-ground = На верхнем уровне плитка не может лежать над пустым местом.
akropolis-why-mixed-heights = Под плиткой должны быть три квартала одинаковой высоты.
akropolis-why-one-tile = Плитка должна лежать хотя бы на двух разных плитках.

# На столе
akropolis-table-round = Раунд { $number } из { $rounds } · { $tiles ->
    [0] стопки закончились
    [one] в стопках { $tiles } плитка
    [few] в стопках { $tiles } плитки
    [many] в стопках { $tiles } плиток
   *[other] в стопках { $tiles } плитки
}
akropolis-table-capitals = заглавные буквы: площади
akropolis-table-site = Строительная площадка
akropolis-table-cost = { $cost ->
    [0] бесплатно
    [one] { $cost } камень
    [few] { $cost } камня
    [many] { $cost } камней
   *[other] { $cost } камня
}
akropolis-table-taken = Взятая плитка
akropolis-table-chief = главный архитектор
akropolis-table-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
akropolis-table-stones = { $count ->
    [one] { $count } камень
    [few] { $count } камня
    [many] { $count } камней
   *[other] { $count } камня
}
akropolis-letter-house = д
akropolis-letter-market = р
akropolis-letter-barracks = к
akropolis-letter-temple = х
akropolis-letter-garden = с

# Настройки
akropolis-option-variants = Цвета с дополнительным условием, которое удваивает их районы.
akropolis-option-long = Более долгая игра со всеми плитками, для 1–3 игроков.
akropolis-option-architect = Насколько искусен соперник, когда вы играете в одиночку.
