# Виды кварталов
akropolis-house = дом
akropolis-market = рынок
akropolis-barracks = казармы
akropolis-temple = храм
akropolis-garden = сад
akropolis-quarry = карьер
akropolis-house-plaza = площадь домов
akropolis-market-plaza = площадь рынков
akropolis-barracks-plaza = площадь казарм
akropolis-temple-plaza = площадь храмов
akropolis-garden-plaza = площадь садов
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
akropolis-log-round = Раунд { $number } из { $rounds }
akropolis-log-level = Уровень { $level }
akropolis-log-take = { $cost ->
    [0] { $who } бесплатно { $who-is ->
        [you] берёте
       *[they] берёт
    } плитку.
    [one] { $who } { $who-is ->
        [you] платите
       *[they] платит
    } { $cost } камень за плитку.
    [few] { $who } { $who-is ->
        [you] платите
       *[they] платит
    } { $cost } камня за плитку.
    [many] { $who } { $who-is ->
        [you] платите
       *[they] платит
    } { $cost } камней за плитку.
   *[other] { $who } { $who-is ->
        [you] платите
       *[they] платит
    } { $cost } камня за плитку.
}
akropolis-log-place = { $who } { $who-is ->
    [you] размещаете плитку
   *[they] размещает плитку
} на уровне { $level }.
akropolis-log-stones = { $who } { $who-is ->
    [you] закрываете
   *[they] закрывает
} { $stones ->
    [one] { $stones } карьер: { $stones } камень.
    [few] { $stones } карьера: { $stones } камня.
    [many] { $stones } карьеров: { $stones } камней.
   *[other] { $stones } карьера: { $stones } камня.
}
akropolis-log-refill = Открыта новая стопка. { $who-is ->
    [you] Начинаете вы.
   *[they] Начинает { $who }.
}
akropolis-log-points = { $who }: { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
    [many] { $points } очков.
   *[other] { $points } очка.
}
akropolis-log-end = Осталась одна плитка и ни одной стопки: игра окончена.
akropolis-log-win = { $who } { $who-is ->
    [you] побеждаете
   *[they] побеждает
}: { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
    [many] { $points } очков.
   *[other] { $points } очка.
}
akropolis-log-win-stones = При равном счёте ({ $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}) { $who-is ->
    [you] побеждаете вы: у вас
   *[they] побеждает { $who }:
} больше всего камней ({ $stones }).
akropolis-log-shared = Общая победа: { $who }, по { $points ->
    [one] { $points } очку
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} и по { $stones ->
    [one] { $stones } камню.
    [few] { $stones } камня.
    [many] { $stones } камней.
   *[other] { $stones } камня.
}
akropolis-log-win-alone = { $who } { $who-is ->
    [you] побеждаете
   *[they] побеждает
} Архитектора со счётом { $points }:{ $other }.
akropolis-log-win-alone-stones = Счёт { $points }:{ $other }, ничья. По камням ({ $stones }:{ $others }) { $who-is ->
    [you] вы побеждаете
   *[they] { $who } побеждает
} Архитектора.
akropolis-log-lose-alone = Побеждает Архитектор со счётом { $other }:{ $points }.
akropolis-log-lose-alone-stones = Счёт { $other }:{ $points }, ничья. По камням ({ $others }:{ $stones }) побеждает Архитектор.
akropolis-log-lose-alone-tie = Очки { $other }:{ $points }, камни { $others }:{ $stones }: при такой ничьей побеждает Архитектор.

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
akropolis-why-off-table = { $cell } лежит вне стола: ваш город не достаёт так далеко.
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
akropolis-table-to-come = Ещё не открыто кварталов
akropolis-table-turning = 2,-1:4 — первый квартал на 2,-1, плитка повёрнута на 4 × 60° по часовой стрелке. Второй относительно первого: 0 справа внизу, 1 снизу, 2 слева внизу, 3 слева вверху, 4 сверху, 5 справа вверху; третий — дальше по часовой стрелке.
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
akropolis-option-variants = Дополнительное условие для цвета: районы, которые его выполняют, приносят вдвое больше очков.
akropolis-option-long = Более долгая игра со всеми плитками, для 1–3 игроков.
akropolis-option-architect = Насколько силён Архитектор в игре в одиночку.
akropolis-option-variants-houses = Дома: вдвойне от 10 очков
akropolis-option-variants-markets = Рынки: вдвойне у площади рынков
akropolis-option-variants-barracks = Казармы: вдвойне с 3–4 открытыми сторонами
akropolis-option-variants-temples = Храмы: вдвойне со второго уровня
akropolis-option-variants-gardens = Сады: вдвойне у озера
akropolis-option-architect-easy = Лёгкий
akropolis-option-architect-medium = Средний
akropolis-option-architect-hard = Сложный
