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
akropolis-house-many-about = Рахується лише найбільша група будинків, що прилягають один до одного; кожен у ній вартий свого рівня. Площі будинків не з’єднують.
akropolis-market-many = Ринки
akropolis-market-many-about = Ринок рахується, якщо поруч немає іншого ринку. Він вартий свого рівня. Ринкові площі поруч не заважають.
akropolis-barracks-many = Казарми
akropolis-barracks-many-about = Казарми рахуються на краю міста: поруч є хоча б одна порожня клітинка, відкрита назовні. Вони варті свого рівня.
akropolis-temple-many = Храми
akropolis-temple-many-about = Храм рахується, якщо всі шість клітинок довкола забудовано, на будь-якій висоті. Він вартий свого рівня.
akropolis-garden-many = Сади
akropolis-garden-many-about = Сади рахуються завжди. Кожен вартий свого рівня.
akropolis-quarry-many = Кар’єри
akropolis-stones = Камені
akropolis-stones-about = Ними платять за плитки, які не перші в ряду. Кожен закритий кар’єр дає один камінь. Наприкінці кожен вартий очка.
akropolis-total = Разом
akropolis-total-now = { $count ->
    [one] очко разом із каменями
    [few] очки разом із каменями
    [many] очок разом із каменями
   *[other] очка разом із каменями
}
akropolis-total-after = після цієї плитки
akropolis-own-score = Ваш рахунок
akropolis-no-star = Зірки цього кольору ще немає: нічого не варте.

# Квартали
akropolis-hex-house = Будинок
akropolis-hex-house-about = Район. Рахується лише найбільша група будинків, що прилягають один до одного: їхні рівні множаться на зірки ваших житлових площ.
akropolis-hex-market = Ринок
akropolis-hex-market-about = Район. Рахується, якщо поруч немає іншого ринку: його рівень множиться на зірки ваших ринкових площ.
akropolis-hex-barracks = Казарми
akropolis-hex-barracks-about = Район. Рахуються на краю міста: їхній рівень множиться на зірки ваших казармених площ.
akropolis-hex-temple = Храм
akropolis-hex-temple-about = Район. Рахується, якщо забудований з усіх шести боків: його рівень множиться на зірки ваших храмових площ.
akropolis-hex-garden = Сад
akropolis-hex-garden-about = Район. Рахується завжди: його рівень множиться на зірки ваших садових площ.
akropolis-hex-quarry = Кар’єр
akropolis-hex-quarry-about = Очок не дає. Закрийте його плиткою й одразу отримайте камінь.
akropolis-hex-house-plaza = Житлова площа
akropolis-hex-house-plaza-about = 1 зірка: множить вартість ваших будинків. Рівень не має значення. Будинків вона не з’єднує.
akropolis-hex-market-plaza = Ринкова площа
akropolis-hex-market-plaza-about = 2 зірки: множать вартість ваших ринків. Рівень не має значення, лежати поруч не обов’язково.
akropolis-hex-barracks-plaza = Казармена площа
akropolis-hex-barracks-plaza-about = 2 зірки: множать вартість ваших казарм. Рівень не має значення, лежати поруч не обов’язково.
akropolis-hex-temple-plaza = Храмова площа
akropolis-hex-temple-plaza-about = 2 зірки: множать вартість ваших храмів. Рівень не має значення, лежати поруч не обов’язково.
akropolis-hex-garden-plaza = Садова площа
akropolis-hex-garden-plaza-about = 3 зірки: множать вартість ваших садів. Рівень не має значення, лежати поруч не обов’язково.

# Будівельний майданчик і стоси
akropolis-table-site-about = Щоходу візьміть одну плитку. Перша в ряду безплатна; за кожну іншу платять по каменю за кожну плитку перед нею. Коли лишається одна плитка, за нею викладають наступний стос.
akropolis-site-rule = Перша плитка безплатна, кожна наступна на камінь дорожча.
akropolis-lot = { $tile }. { $price }{ $short ->
    [0] .
    [one] , бракує { $short } каменя.
    [few] , бракує { $short } каменів.
    [many] , бракує { $short } каменів.
   *[other] , бракує { $short } каменя.
}
akropolis-lot-free = Безплатно
akropolis-lot-taken = У руці
akropolis-short = бракує { $count }
akropolis-stacks = Стоси
akropolis-stacks-about = Плитки долілиць. Коли на будівельному майданчику лишається одна плитка, за нею викладають стос. Коли стосів немає, гра закінчується, і ту плитку не розігрують.
akropolis-stacks-count = { $stacks ->
    [one] { $stacks } стос по { $size }
    [few] { $stacks } стоси по { $size }
    [many] { $stacks } стосів по { $size }
   *[other] { $stacks } стосу по { $size }
}
akropolis-stacks-none = Стосів немає
akropolis-stacks-left = { $tiles ->
    [one] разом лишилася { $tiles } плитка
    [few] разом лишилося { $tiles } плитки
    [many] разом лишилося { $tiles } плиток
   *[other] разом лишилося { $tiles } плитки
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
akropolis-chief-about = У кого ця фішка, той почав раунд. Вона переходить далі разом із ходами.
akropolis-words-kind = { $kind }, { $count }:
akropolis-words-hex = на { $cell }, рівень { $level }

# Ваш хід
akropolis-do-take-title = Візьміть плитку
akropolis-do-take-this = Узяти цю плитку?
akropolis-do-take-detail = { $stones ->
    [0] Каменів немає: безплатна лише перша плитка.
    [one] У вас { $stones } камінь; кожна плитка перед вашою коштує один.
    [few] У вас { $stones } камені; кожна плитка перед вашою коштує один.
    [many] У вас { $stones } каменів; кожна плитка перед вашою коштує один.
   *[other] У вас { $stones } каменя; кожна плитка перед вашою коштує один.
}
akropolis-do-place-title = Виберіть місце для плитки
akropolis-do-place-detail = Поруч із містом або на трьох кварталах однакової висоти, щонайменше з двох плиток.
akropolis-do-build = Будувати тут?
akropolis-do-build-title = { $level ->
    [1] Будувати на землі?
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
    [one] ; закриті кар’єри дадуть { $won } камінь.
    [few] ; закриті кар’єри дадуть { $won } камені.
    [many] ; закриті кар’єри дадуть { $won } каменів.
   *[other] ; закриті кар’єри дадуть { $won } каменя.
}
akropolis-act-take = Узяти плитку
akropolis-act-build = Збудувати
akropolis-act-build-points = { $way ->
    [down] Збудувати: −{ $points }
    [none] Збудувати: ±0
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
akropolis-turn-left = Повернути плитку ліворуч
akropolis-turn-right = Повернути плитку праворуч
akropolis-key-move = рухати
akropolis-key-turn = повернути
akropolis-key-build = збудувати
akropolis-key-cancel = повернути на місце
akropolis-key-look = Тягніть, щоб рухати; коліщатко збільшує
akropolis-legend-district = район
akropolis-legend-other = площа чи кар’єр

# Варіанти
akropolis-variant-house = Будинки подвійно
akropolis-variant-house-about = Варіант: якщо група будинків, що рахується, варта 10 або більше до множення на зірки, її вартість подвоюється.
akropolis-variant-market = Ринки подвійно
akropolis-variant-market-about = Варіант: ринок, що рахується й лежить поруч із ринковою площею, вартий удвічі більше.
akropolis-variant-barracks = Казарми подвійно
akropolis-variant-barracks-about = Варіант: казарми, що рахуються й мають поруч 3 або 4 порожні клітинки, відкриті назовні, варті вдвічі більше.
akropolis-variant-temple = Храми подвійно
akropolis-variant-temple-about = Варіант: храм, що рахується, на рівні 2 або вище вартий удвічі більше.
akropolis-variant-garden = Сади подвійно
akropolis-variant-garden-about = Варіант: сад біля озера, тобто замкненого порожнього місця будь-якого розміру, вартий удвічі більше.
akropolis-long = Довга гра
akropolis-long-about = Розігрують усі 61 плитку, тож раундів більше.

# Наодинці
akropolis-architect-about = Ваш суперник, коли граєте наодинці. Він бере найдешевшу плитку з площею, за яку може заплатити, інакше першу; ваші камені переходять до нього. Плиток він не розміщує: рахуються всі його райони.
akropolis-architect-easy = Легкий: кожен район рахується як на рівні 1.
akropolis-architect-medium = Середній: кожен район рахується як на рівні 1, а кожен кар’єр дає 2 очки.
akropolis-architect-hard = Складний: кожен район рахується як на рівні 2.
akropolis-architect-tiles = Плитки Архітектора
akropolis-architect-none = Крім початкової, плиток у нього ще немає.

# Правила
akropolis-rules-goal-title = Мета
akropolis-rules-goal =
    Збудуйте найцінніше місто. На плитці три квартали: райони п’яти кольорів, площі із зірками та кар’єри.

    Наприкінці кожен колір вартий суми своїх районів, помноженої на зірки його площ. Кожен камінь, що лишився, дає очко.
akropolis-rules-site-title = Взяти плитку
akropolis-rules-site =
    У свій хід візьміть одну плитку з будівельного майданчика. Перша в ряду безплатна; за іншу заплатіть по каменю за кожну плитку перед нею. Пасувати не можна, а камені, які плитка ще принесе, за неї не платять.

    Потім ряд зсувається. Коли в ньому лишається одна плитка, за нею викладають наступний стос.
akropolis-rules-ground-title = Будувати на землі
akropolis-rules-ground =
    Розмістіть плитку у своєму місті, повернувши як завгодно. На землі всі три квартали лягають на порожні клітинки, і принаймні один прилягає стороною до міста.
akropolis-rules-upper-title = Будувати вгору
akropolis-rules-upper =
    Плитку можна покласти й на місто. Три квартали під нею мають бути однакової висоти й належати щонайменше двом різним плиткам. Обмеження висоти немає.

    Кожен закритий кар’єр одразу дає камінь. Закриті квартали більше не рахуються; що вище лежить район, то більше він вартий.
akropolis-rules-score-title = Що рахується
akropolis-rules-score =
    Рахується лише те, що видно. Сусіди визначаються на карті, хоч би якої вони були висоти. Район, що виконує свою умову, вартий свого рівня.

    Будинки: лише найбільша суміжна група. Ринки: не поруч з іншим ринком. Казарми: на краю міста. Храми: забудовані з усіх шести боків. Сади: завжди.

    Додайте райони кольору й помножте на всі його видимі зірки. Без зірки колір нічого не вартий. Площа від висоти нічого не отримує й може лежати будь-де.
akropolis-rules-end-title = Кінець
akropolis-rules-end =
    Коли на майданчику лишилася одна плитка, а стосів немає, гру закінчено; ту плитку не розігрують. Усі зробили однакову кількість ходів.

    Перемагає той, хто має найбільше очок. За рівності — хто має більше каменів; якщо й тут рівність, перемога спільна.
akropolis-rules-variants-title = Варіанти
akropolis-rules-variants =
    Для кожного кольору можна домовитися про другу умову, яка подвоює його райони до множення на зірки.

    Будинки: група варта 10 або більше. Ринки: поруч із ринковою площею. Казарми: поруч 3 або 4 порожні зовнішні клітинки. Храми: на рівні 2 або вище. Сади: біля озера, тобто замкненого порожнього місця.

    Довга гра для 1–3 гравців використовує всі 61 плитку.
akropolis-rules-solo-title = Наодинці
akropolis-rules-solo =
    Ви граєте проти Славетного Архітектора. У вас 1 камінь, у нього 2. Після кожного вашого ходу він бере найдешевшу плитку з площею, за яку може заплатити, інакше першу. Камені, які ви платите, переходять до нього; ті, що платить він, зникають.

    Свої плитки він відкладає: рахуються всі його райони, помножені на його зірки. Легкий: на рівні 1. Середній: на рівні 1 і 2 очки за кожен кар’єр. Складний: на рівні 2. З варіантами його казарми й сади завжди рахуються подвійно, будинки — від вартості 10, храми — на складному рівні, і 3 ринки за кожну його ринкову площу.

    Ви перемагаєте, якщо маєте більше очок, а за рівності — більше каменів.
