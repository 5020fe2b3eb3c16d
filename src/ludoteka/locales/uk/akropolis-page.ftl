# Стан гри
akropolis-where = Раунд { $round } з { $rounds }
akropolis-points-word = { $count ->
    [one] очко
    [few] очки
    [many] очок
   *[other] очка
}
akropolis-stones-word = { $count ->
    [one] камінь
    [few] камені
    [many] каменів
   *[other] каменя
}
akropolis-tiles-count = { $count ->
    [one] { $count } плитка
    [few] { $count } плитки
    [many] { $count } плиток
   *[other] { $count } плитки
}

# Кольори
akropolis-house-many = Будинки
akropolis-house-many-about = Очки приносить лише ваш найбільший житловий масив: кожен будинок у ньому дає очки за своїм рівнем. Житлові площі його не продовжують.
akropolis-market-many = Ринки
akropolis-market-many-about = Ринок приносить очки за своїм рівнем, якщо не прилягає до іншого ринку. Площа ринків поруч не заважає.
akropolis-barracks-many = Казарми
akropolis-barracks-many-about = Казарми приносять очки на околиці міста, тобто коли хоча б одна їхня сторона виходить назовні, на порожній простір. Очок стільки, який їхній рівень.
akropolis-temple-many = Храми
akropolis-temple-many-about = Храм приносить очки за своїм рівнем, якщо оточений з усіх шести боків, хоч би якої висоти були сусіди.
akropolis-garden-many = Сади
akropolis-garden-many-about = Сад завжди приносить очки за своїм рівнем.
akropolis-quarry-many = Кар’єри
akropolis-stones = Камені
akropolis-stones-about = Ними платять за плитки далі в ряду. Кожен закритий кар’єр дає 1 камінь. Наприкінці гри кожен камінь приносить 1 очко.
akropolis-total = Разом
akropolis-total-now = { $count ->
    [one] очко разом із каменями
    [few] очки разом із каменями
    [many] очок разом із каменями
   *[other] очка разом із каменями
}
akropolis-total-after = з цією плиткою
akropolis-own-score = Ваш рахунок
akropolis-no-star = Ще немає зірки цього кольору, тож він не приносить очок.

# Квартали
akropolis-hex-house = Будинок
akropolis-hex-house-about = Район. Очки приносить лише ваш найбільший житловий масив: сума рівнів будинків, помножена на зірки ваших житлових площ.
akropolis-hex-market = Ринок
akropolis-hex-market-about = Район. Приносить очки, якщо не прилягає до іншого ринку: рівень, помножений на зірки ваших площ ринків.
akropolis-hex-barracks = Казарми
akropolis-hex-barracks-about = Район. Казарми приносять очки на околиці міста: рівень, помножений на зірки ваших площ казарм.
akropolis-hex-temple = Храм
akropolis-hex-temple-about = Район. Приносить очки, якщо оточений з усіх шести боків: рівень, помножений на зірки ваших площ храмів.
akropolis-hex-garden = Сад
akropolis-hex-garden-about = Район. Завжди приносить очки: рівень, помножений на зірки ваших площ садів.
akropolis-hex-quarry = Кар’єр
akropolis-hex-quarry-about = Очок не приносить. Закрийте його плиткою й одразу отримайте 1 камінь.
akropolis-hex-house-plaza = Житлова площа
akropolis-hex-house-plaza-about = 1 зірка: множить очки за ваші будинки. Висота не має значення. Будинків вона не з’єднує.
akropolis-hex-market-plaza = Площа ринків
akropolis-hex-market-plaza-about = 2 зірки: множать очки за ваші ринки. Висота не має значення, і межувати з ними площа не мусить.
akropolis-hex-barracks-plaza = Площа казарм
akropolis-hex-barracks-plaza-about = 2 зірки: множать очки за ваші казарми. Висота не має значення, і межувати з ними площа не мусить.
akropolis-hex-temple-plaza = Площа храмів
akropolis-hex-temple-plaza-about = 2 зірки: множать очки за ваші храми. Висота не має значення, і межувати з ними площа не мусить.
akropolis-hex-garden-plaza = Площа садів
akropolis-hex-garden-plaza-about = 3 зірки: множать очки за ваші сади. Висота не має значення, і межувати з ними площа не мусить.

# Будівельний майданчик і стоси
akropolis-table-site-about = Щоходу візьміть одну плитку. Перша в ряду безплатна; за іншу сплатіть 1 камінь за кожну плитку перед нею. Коли залишається одна плитка, за нею викладають новий стос.
akropolis-site-rule = Перша плитка безплатна, кожна наступна на 1 камінь дорожча.
akropolis-lot = { $tile }. { $price }{ $short ->
    [0] .
    [one] , бракує { $short } каменя.
    [few] , бракує { $short } каменів.
    [many] , бракує { $short } каменів.
   *[other] , бракує { $short } каменя.
}
akropolis-lot-free = Безплатно
akropolis-short = бракує { $count }
akropolis-stacks = Стоси
akropolis-stacks-about = Плитки долілиць. Коли на будівельному майданчику залишається одна плитка, за нею викладають новий стос. Коли стоси вичерпалися, гра завершується, і останню плитку не розігрують.
akropolis-stacks-count = { $stacks ->
    [one] { $stacks } стос по { $size }
    [few] { $stacks } стоси по { $size }
    [many] { $stacks } стосів по { $size }
   *[other] { $stacks } стосу по { $size }
}
akropolis-stacks-none = Стоси вичерпалися
akropolis-stacks-left = { $tiles ->
    [one] разом залишилася { $tiles } плитка
    [few] разом залишилося { $tiles } плитки
    [many] разом залишилося { $tiles } плиток
   *[other] разом залишилося { $tiles } плитки
}
akropolis-stacks-short = { $tiles ->
    [one] { $tiles } плитка
    [few] { $tiles } плитки
    [many] { $tiles } плиток
   *[other] { $tiles } плитки
} у { $stacks ->
    [one] { $stacks } стосі
    [few] { $stacks } стосах
    [many] { $stacks } стосах
   *[other] { $stacks } стосу
}
akropolis-unseen = Ще в стосах
akropolis-unseen-about = Скільки кварталів кожного кольору, разом із площами, є на плитках, яких ще ніхто не бачив.
akropolis-unseen-colour = { $colour }: { $districts } і { $plazas ->
    [one] { $plazas } площа
    [few] { $plazas } площі
    [many] { $plazas } площ
   *[other] { $plazas } площі
}

# Міста
akropolis-own-city = Ваше місто
akropolis-city-of = Місто гравця { $who }
akropolis-show-city = Показати місто гравця { $who }
akropolis-cities = Міста
akropolis-chief = Головний архітектор
akropolis-chief-about = Гравець із цією фішкою починає раунд. Щораунду вона переходить до наступного гравця.
akropolis-words-kind = { $kind }, { $count }:
akropolis-words-hex = на { $cell }, рівень { $level }

# Ваш хід
akropolis-do-take-title = Візьміть плитку
akropolis-do-take-this = Узяти цю плитку?
akropolis-do-take-detail = { $stones ->
    [0] У вас немає каменів: безплатна лише перша плитка.
    [one] У вас { $stones } камінь. Кожна плитка перед вибраною коштує 1 камінь.
    [few] У вас { $stones } камені. Кожна плитка перед вибраною коштує 1 камінь.
    [many] У вас { $stones } каменів. Кожна плитка перед вибраною коштує 1 камінь.
   *[other] У вас { $stones } каменя. Кожна плитка перед вибраною коштує 1 камінь.
}
akropolis-do-place-title = Виберіть місце для плитки
akropolis-do-place-detail = Поруч із містом або зверху на три квартали одного рівня щонайменше з двох плиток.
akropolis-do-build = Будувати тут?
akropolis-do-build-title = { $level ->
    [1] Будувати на першому рівні?
   *[more] Будувати на рівні { $level }?
}
akropolis-do-build-detail = { $paid ->
    [0] Плитка безплатна
    [one] Ви сплатили { $paid } камінь
    [few] Ви сплатили { $paid } камені
    [many] Ви сплатили { $paid } каменів
   *[other] Ви сплатили { $paid } каменя
}{ $won ->
    [0] .
    [one] ; закритий кар’єр дасть { $won } камінь.
    [few] ; закриті кар’єри дадуть { $won } камені.
    [many] ; закриті кар’єри дадуть { $won } каменів.
   *[other] ; закриті кар’єри дадуть { $won } каменя.
}
akropolis-act-take = Узяти плитку
akropolis-act-build = Збудувати
akropolis-act-build-points = { $way ->
    [down] Збудувати: −{ $points }
    [none] Збудувати
   *[up] Збудувати: +{ $points }
}
akropolis-spoken-points = { $way ->
    [down] { $points ->
        [one] На { $points } очко менше
        [few] На { $points } очки менше
        [many] На { $points } очок менше
       *[other] На { $points } очка менше
    }
    [none] Рахунок не зміниться
   *[up] { $points ->
        [one] На { $points } очко більше
        [few] На { $points } очки більше
        [many] На { $points } очок більше
       *[other] На { $points } очка більше
    }
}
akropolis-adds = Що змінить це розміщення
akropolis-adds-colour = { $way ->
    [down] −{ $points }
   *[up] +{ $points }
} { $colour ->
    [house] за будинки
    [market] за ринки
    [barracks] за казарми
    [temple] за храми
   *[garden] за сади
}
akropolis-adds-stones = { $count ->
    [one] +{ $count } камінь
    [few] +{ $count } камені
    [many] +{ $count } каменів
   *[other] +{ $count } каменя
}
akropolis-adds-nothing = без очок
akropolis-turn-left = Обернути ліворуч
akropolis-turn-right = Обернути праворуч
akropolis-key-move = рухати
akropolis-key-turn = обертати
akropolis-key-build = збудувати
akropolis-key-cancel = повернути на місце
akropolis-key-look = Тягніть, щоб рухати; коліщатком змінюйте масштаб
akropolis-legend-district = район
akropolis-legend-other = площа чи кар’єр

# Варіанти
akropolis-variant-house = Будинки: подвійно від 10 очок
akropolis-variant-house-about = Варіант: якщо ваш найбільший житловий масив приносить щонайменше 10 очок до множення на зірки, ці очки подвоюються.
akropolis-variant-market = Ринки: подвійно біля площі ринків
akropolis-variant-market-about = Варіант: якщо ринок, що приносить очки, прилягає до площі ринків, його очки подвоюються.
akropolis-variant-barracks = Казарми: подвійно з 3–4 вільними сторонами
akropolis-variant-barracks-about = Варіант: якщо 3 або 4 сторони казарм прилягають до порожнього простору назовні, їхні очки подвоюються.
akropolis-variant-temple = Храми: подвійно від другого рівня
akropolis-variant-temple-about = Варіант: якщо храм, що приносить очки, розміщений на другому рівні чи вище, його очки подвоюються.
akropolis-variant-garden = Сади: подвійно біля озера
akropolis-variant-garden-about = Варіант: якщо сад прилягає до озера (повністю оточеного порожнього простору будь-якого розміру), його очки подвоюються.
akropolis-long = Довга гра
akropolis-long-about = Беруть усі плитки (їх 61), тож раундів більше.

# Наодинці
akropolis-architect-about = Ваш суперник у грі наодинці. Він бере найдешевшу плитку з площею, на яку має камені, інакше першу; камені, які платите ви, переходять до нього. Міста він не будує: очки приносять усі його райони.
akropolis-architect-easy = Легкий: кожен район рахують як на рівні 1.
akropolis-architect-medium = Середній: кожен район рахують як на рівні 1, а кожен кар’єр дає 2 очки.
akropolis-architect-hard = Складний: кожен район рахують як на рівні 2.
akropolis-architect-tiles = Плитки Архітектора
akropolis-architect-none = Поки лише початкова плитка.

# Що вирішило
akropolis-cause =
    { $count ->
        [one] Найбільше дали: { $colour }, { $count } очко.
        [few] Найбільше дали: { $colour }, { $count } очки.
        [many] Найбільше дали: { $colour }, { $count } очок.
       *[other] Найбільше дали: { $colour }, { $count } очка.
    }
akropolis-cause-stones =
    { $count ->
        [one] За рівних очок вирішив { $count } камінь.
        [few] За рівних очок вирішили { $count } камені.
        [many] За рівних очок вирішили { $count } каменів.
       *[other] За рівних очок вирішили { $count } каменя.
    }
akropolis-cause-shared = Порівну й очок, і каменів.
akropolis-cause-architect = Очки Архітектора: { $other }, ваші: { $own }.
akropolis-follow = Показувати, що будують суперники

# Підказка, місце для якої показує поле
akropolis-do-place-drawn = Розмістити плитку на рівні { $level }{ $stones ->
    [0] {""}
    [one] {" "}(+{ $stones } камінь)
    [few] {" "}(+{ $stones } камені)
    [many] {" "}(+{ $stones } каменів)
   *[other] {" "}(+{ $stones } каменя)
}

# Why not there, beside a board that shows where
akropolis-why-off-table-drawn = Це вже поза столом: ваше місто не сягає так далеко.
