### Поле гри Opale на сторінці.

## Короткі назви й дія кожної області кількома словами

opale-short-sea-huntress = Мисливиці
opale-short-coral-dragon = Коралові
opale-short-royal-pearl = Перлини
opale-short-abyss-witch = Відьми
opale-short-petrified-dragon = Скам’янілі
opale-short-lava-golem = Големи
opale-short-dark-guardian = Стражі
opale-short-turtle-rider = Вершники
opale-short-underwater-city = Міста

opale-effect-sea-huntress = Третя бере всіх коралових
opale-effect-coral-dragon = Бере всі перлини
opale-effect-royal-pearl = Чекає, хто її забере
opale-effect-abyss-witch = Бере перлини або скам’янілих
opale-effect-petrified-dragon = Разом з ними йде Азура
opale-effect-lava-golem = Бере всіх відьом
opale-effect-dark-guardian = Четвертий бере всіх чотирьох
opale-effect-turtle-rider = Другий бере відьом або големів
opale-effect-underwater-city = Третє бере все сховище
opale-effect-store = Сюди пливуть зіграні мисливиці та вершники

## Правила просто на полі

opale-sea-huntress-about = Тут три місця. Хто кладе третю, забирає всіх Коралових драконів, а три Мисливиці йдуть у сховище.
opale-coral-dragon-about = Тут може лежати скільки завгодно карт. Кожна гра сюди забирає всі Королівські перлини. Самих драконів забирають Морські мисливиці.
opale-royal-pearl-about = Тут може лежати скільки завгодно карт; самі перлини нічого не роблять. Їх забирають Коралові дракони й Відьми безодні.
opale-abyss-witch-about = Тут може лежати скільки завгодно карт. Кожна гра сюди забирає або всі Королівські перлини, або всіх Скам’янілих драконів. Відьом забирають Лавові големи й Вершники на черепахах.
opale-petrified-dragon-about = Тут може лежати скільки завгодно карт; самі вони нічого не роблять. Хто забере Відьмами хоча б одного, отримує й Азуру.
opale-lava-golem-about = Тут може лежати скільки завгодно карт. Кожна гра сюди забирає всіх Відьом безодні. Големів забирають Вершники на черепахах.
opale-dark-guardian-about = Тут чотири місця. Хто кладе четвертого, забирає всіх чотирьох.
opale-turtle-rider-about = Тут два місця. Хто кладе другого, забирає або всіх Відьом безодні, або всіх Лавових големів, а обидва Вершники йдуть у сховище.
opale-underwater-city-about = Тут три місця. Хто кладе третю карту, забирає все сховище, а три міста виходять із гри одним стосом. Третій стос завершує гру.
opale-store = Сховище
opale-store-about = Сюди потрапляють Мисливиці й Вершники, які зробили свою справу. Усіх разом забирає третя карта Підводного міста.
opale-azura = Азура
opale-azura-about = Хто забирає Скам’янілих драконів, забирає й Азуру. Її власник добирає до 6 карт і наприкінці має на 3 очки більше; за рівного рахунку перемагає власник. Якщо Азуру забрано в суперника, випадкова карта з його руки повертається на його колоду.
opale-hand = Рука
opale-hand-about = Після кожного ходу руку добирають до 5 карт, з Азурою до 6.
opale-deck = Колода
opale-deck-about = В обох колодах однакові 50 карт. Якщо руку не вдається добрати, гра закінчується.
opale-captured = Здобуті карти
opale-captured-about = Значення здобутих карт і є очки. Їх кількість бачать усі, а значення лише власник.
opale-shell-tide-about = Після добору: ще один цілий хід.
opale-shell-twin-current-about = Замість звичайної гри: по одній карті у дві різні області, одна за одною.
opale-shell-deep-dive-about = Перед грою карт: доберіть 3 карти, потім скиньте 3 з руки.
opale-shell-undertow-about = Перед грою карт: скиньте скільки завгодно карт і доберіть стільки само.
opale-shell-seal-about = Після добору: закрийте область. Суперник не може туди грати до вашого наступного ходу.

## Мапа

opale-map = Морська мапа: стрілка означає «забирає все, що там лежить»
opale-or = або
opale-you = ви
opale-area-pile =
    { $count ->
        [0] { $name }: порожньо
        [one] { $name }: { $count } карта, згори { $top }
        [few] { $name }: { $count } карти, згори { $top }
        [many] { $name }: { $count } карт, згори { $top }
       *[other] { $name }: { $count } карти, згори { $top }
    }
opale-area-slots = { $name }: зайнято місць { $count } з { $capacity }
opale-area-taken =
    { $points ->
        [one] ви заберете { $points } очко
        [few] ви заберете { $points } очки
        [many] ви заберете { $points } очок
       *[other] ви заберете { $points } очка
    }
opale-sealed-by = запечатано, печатка: { $who }
opale-cities = Стоси міст: { $count } з { $last }
opale-azura-nobody = ще нічия
opale-azura-at = Азура: { $who }
opale-store-label =
    { $count ->
        [0] Сховище: порожньо
        [one] Сховище: { $count } карта, очки: { $points }
        [few] Сховище: { $count } карти, очки: { $points }
        [many] Сховище: { $count } карт, очки: { $points }
       *[other] Сховище: { $count } карти, очки: { $points }
    }
opale-store-sum =
    { $count ->
        [0] порожньо
        [one] { $count } карта, очки: { $points }
        [few] { $count } карти, очки: { $points }
        [many] { $count } карт, очки: { $points }
       *[other] { $count } карти, очки: { $points }
    }

## Рука, мушлі, відкладені карти

opale-card-label = { $type }, значення { $value }. { $effect }
opale-hand-empty = У вас немає карт.
opale-shell-spent = { $shell }, використано
opale-in-hand = у руці
opale-in-deck = у колоді
opale-captured-count = здобуто
opale-shells-left =
    { $count ->
        [one] Залишилася { $count } мушля
        [few] Залишилося { $count } мушлі
        [many] Залишилося { $count } мушель
       *[other] Залишилося { $count } мушлі
    }
opale-aside-left = відкладено: { $count }
opale-has-azura = Азура: +{ $points }, добір до 6
opale-points-now =
    { $points ->
        [one] очко наразі
        [few] очки наразі
        [many] очок наразі
       *[other] очка наразі
    }
opale-points-final =
    { $points ->
        [one] очко
        [few] очки
        [many] очок
       *[other] очка
    }
opale-points-after = очки після ходу
opale-brief = рука { $hand } · здобуто { $captured }
opale-brief-own =
    { $points ->
        [one] { $points } очко · колода { $deck }
        [few] { $points } очки · колода { $deck }
        [many] { $points } очок · колода { $deck }
       *[other] { $points } очка · колода { $deck }
    }
opale-brief-gain = очки { $points } → { $after }
opale-where-final = останні ходи

## Що зараз робити

opale-play = Зіграйте одну або кілька карт одного типу
opale-play-detail = Оберіть їх у руці. До підтвердження все можна змінити.
opale-final = Це ваш останній хід.
opale-act-play = Зіграти
opale-play-sea-huntress =
    { $count ->
        [one] Зіграти { $count } мисливицю
        [few] Зіграти { $count } мисливиць
        [many] Зіграти { $count } мисливиць
       *[other] Зіграти { $count } мисливиці
    }
opale-play-coral-dragon =
    { $count ->
        [one] Зіграти { $count } коралового
        [few] Зіграти { $count } коралових
        [many] Зіграти { $count } коралових
       *[other] Зіграти { $count } коралового
    }
opale-play-royal-pearl =
    { $count ->
        [one] Зіграти { $count } перлину
        [few] Зіграти { $count } перлини
        [many] Зіграти { $count } перлин
       *[other] Зіграти { $count } перлини
    }
opale-play-abyss-witch =
    { $count ->
        [one] Зіграти { $count } відьму
        [few] Зіграти { $count } відьом
        [many] Зіграти { $count } відьом
       *[other] Зіграти { $count } відьми
    }
opale-play-petrified-dragon =
    { $count ->
        [one] Зіграти { $count } скам’янілого
        [few] Зіграти { $count } скам’янілих
        [many] Зіграти { $count } скам’янілих
       *[other] Зіграти { $count } скам’янілого
    }
opale-play-lava-golem =
    { $count ->
        [one] Зіграти { $count } голема
        [few] Зіграти { $count } големів
        [many] Зіграти { $count } големів
       *[other] Зіграти { $count } голема
    }
opale-play-dark-guardian =
    { $count ->
        [one] Зіграти { $count } стража
        [few] Зіграти { $count } стражів
        [many] Зіграти { $count } стражів
       *[other] Зіграти { $count } стража
    }
opale-play-turtle-rider =
    { $count ->
        [one] Зіграти { $count } вершника
        [few] Зіграти { $count } вершників
        [many] Зіграти { $count } вершників
       *[other] Зіграти { $count } вершника
    }
opale-play-underwater-city =
    { $count ->
        [one] Зіграти { $count } місто
        [few] Зіграти { $count } міста
        [many] Зіграти { $count } міст
       *[other] Зіграти { $count } міста
    }
opale-whom-abyss-witch = Кого заберуть Відьми?
opale-whom-turtle-rider = Кого заберуть Вершники?
opale-choose-target = Оберіть одне з двох.
opale-act-take = Забрати
opale-choices = Вибір
opale-target =
    { $count ->
        [one] { $count } карта, +{ $points }
        [few] { $count } карти, +{ $points }
        [many] { $count } карт, +{ $points }
       *[other] { $count } карти, +{ $points }
    }
opale-target-azura = +{ $points } та Азура
opale-takes =
    { $count ->
        [one] Забере { $count } карту: +{ $points }.
        [few] Забере { $count } карти: +{ $points }.
        [many] Забере { $count } карт: +{ $points }.
       *[other] Забере { $count } карти: +{ $points }.
    }
opale-takes-azura = Азура перейде до вас: +{ $points }.
opale-takes-blind = { $who } втратить карту з руки на колоду.
opale-city-stack = Стос міст { $number } з { $last }.
opale-ends = Це завершить гру!
opale-ends-soon = Далі кожен матиме ще один хід.
opale-waits = Область ще не повна.
opale-no-effect = Зараз нічого не забере.
opale-then-draw =
    { $count ->
        [one] Потім доберете { $count } карту.
        [few] Потім доберете { $count } карти.
        [many] Потім доберете { $count } карт.
       *[other] Потім доберете { $count } карти.
    }
opale-nothing = Ви не можете нічого зіграти
opale-nothing-detail = Ви доберете карти, і хід скінчиться.
opale-act-nothing = Нічого не грати
opale-use-shell = Використати мушлю «{ $shell }»
opale-act-shell = { $shell }
opale-twin = Подвійна течія: зіграйте карту { $number } з 2
opale-twin-detail = По одній карті у дві різні області.
opale-lay-aside =
    { $count ->
        [one] Відкладіть ще { $count } карту
        [few] Відкладіть { $count } карти
        [many] Відкладіть { $count } карт
       *[other] Відкладіть { $count } карти
    }
opale-lay-aside-detail = Долілиць біля колоди. Згодом доберете їх, коли захочете.
opale-act-lay-aside =
    { $count ->
        [one] Відкласти { $count } карту
        [few] Відкласти { $count } карти
        [many] Відкласти { $count } карт
       *[other] Відкласти { $count } карти
    }
opale-dive =
    { $count ->
        [one] Глибоке занурення: скиньте ще { $count } карту
        [few] Глибоке занурення: скиньте { $count } карти
        [many] Глибоке занурення: скиньте { $count } карт
       *[other] Глибоке занурення: скиньте { $count } карти
    }
opale-dive-detail = Вони вийдуть із гри долілиць.
opale-undertow =
    { $count ->
        [one] Зворотна течія: скиньте { $count } карту
        [few] Зворотна течія: скиньте до { $count } карт
        [many] Зворотна течія: скиньте до { $count } карт
       *[other] Зворотна течія: скиньте до { $count } карти
    }
opale-undertow-detail = Вони вийдуть із гри долілиць, а ви доберете стільки само.
opale-act-discard =
    { $count ->
        [one] Скинути { $count } карту
        [few] Скинути { $count } карти
        [many] Скинути { $count } карт
       *[other] Скинути { $count } карти
    }
opale-chosen = Обрано: { $count } з { $most }.
opale-draw = Доберіть карту
opale-draw-from = З колоди або з відкладених.
opale-draw-aside = Карта, яку ви знаєте.
opale-draw-detail =
    { $count ->
        [one] Добрати ще { $count } карту.
        [few] Добрати ще { $count } карти.
        [many] Добрати ще { $count } карт.
       *[other] Добрати ще { $count } карти.
    }
opale-act-draw = Добрати з колоди
opale-act-draw-aside = Добрати цю карту
opale-draw-rest =
    { $count ->
        [one] Добрати { $count }
        [few] Добрати всі { $count }
        [many] Добрати всі { $count }
       *[other] Добрати всі { $count }
    }
opale-draw-rest-detail = з колоди, одразу
opale-unseen = долілиць
opale-end = Використайте мушлю або завершіть хід
opale-end-detail = Кожну мушлю можна використати раз за гру.
opale-act-end = Завершити хід
opale-seal = Оберіть область, яку запечатати
opale-seal-area = Запечатати: { $area }
opale-seal-detail = Суперник не зможе туди грати до вашого наступного ходу.
opale-act-seal = Запечатати

## До чого йде, і рахунок

opale-goal = До кінця гри
opale-goal-cities = третій завершує гру
opale-goal-draw = Або хтось не може добрати карти
opale-goal-azura = Азура наприкінці: +{ $points }
opale-goal-tie = нічию виграє її власник
opale-goal-final =
    { $count ->
        [one] Кінець близько: лишився { $count } хід
        [few] Кінець близько: лишилося { $count } ходи
        [many] Кінець близько: лишилося { $count } ходів
       *[other] Кінець близько: лишилося { $count } ходу
    }
opale-over-cities = Гру завершив третій стос міст.
opale-over-draw = Руку не вдалося добрати: гра скінчилася.
opale-over-early = Гру завершено достроково.
opale-over-tie = Очок порівну: вирішує Азура.
opale-score-what = Здобуто
opale-score-total = Очки

## Налаштування

opale-option-variants-omen = Знамення
opale-option-variants-shells = Магічні мушлі

## Правила

opale-rules-goal-title = Про що гра
opale-rules-goal =
    Двоє гравців, дві однакові колоди по 50 карт, одна морська мапа з дев’ятьма областями. Ви кладете карти на мапу, і деякі з них забирають те, що лежить в інших областях. Забрані карти і є ваші очки: перемагає той, у кого їхня сума більша.

    Стрілка на мапі означає «забирає все, що там лежить».
opale-rules-turn-title = Ваш хід
opale-rules-turn =
    1. Зіграйте одну або кілька карт одного типу в їхню область. Де місця лічені, там не більше, ніж вільних місць. Які саме значення грати, вирішуєте ви.

    2. Область діє: одразу або коли заповниться. Забране кладуть долілиць до своїх здобутих карт. Де є вибір із двох, обираєте вільно, навіть порожню область.

    3. Доберіть до 5 карт, з Азурою до 6. Якщо у вас більше, зайві лишаються.
opale-rules-areas-title = Дев’ять областей
opale-rules-areas =
    Морська мисливиця (3 місця): третя забирає всіх Коралових драконів. Мисливиці йдуть у сховище.

    Кораловий дракон: забирає всі Королівські перлини.

    Королівська перлина: нічого не робить.

    Відьма безодні: забирає всі Королівські перлини або всіх Скам’янілих драконів.

    Скам’янілий дракон: нічого не робить, але з ним забирають Азуру.

    Лавовий голем: забирає всіх Відьом безодні.

    Страж темряви (4 місця): четвертий забирає всіх чотирьох.

    Вершник на черепасі (2 місця): другий забирає всіх Відьом безодні або всіх Лавових големів. Вершники йдуть у сховище.

    Підводне місто (3 місця): третє забирає все сховище. Три карти виходять із гри одним стосом.
opale-rules-azura-title = Азура
opale-rules-azura =
    Спочатку дракониця Азура нічия. Хто забирає хоча б одного Скам’янілого дракона, забирає її зі столу або в суперника.

    Якщо її забрано в суперника, випадкова карта з його руки повертається на верх його колоди. Яка саме, знає лише він; руку він добере наприкінці свого наступного ходу.
opale-rules-store-title = Що видно
opale-rules-store =
    Кожну карту кладуть горілиць, і журнал її називає. В областях без місць видно лише верхню карту й кількість; у сховищі та в областях із місцями видно всі карти. Здобуті карти лежать долілиць: усі знають лише, скільки їх.
opale-rules-end-title = Кінець гри
opale-rules-end =
    Гра закінчується одразу з третім стосом міст (спершу він забирає сховище) або коли хтось не може добрати руку.

    Рахунок: сума значень здобутих карт, Азура додає 3. Карти в руці, на мапі та у сховищі не рахуються. Перемагає більший рахунок, за рівного перемагає власник Азури. Якщо вона нічия, це нічия.
opale-rules-omen-title = Варіант: Знамення
opale-rules-omen =
    Перед першим ходом кожен бере 8 карт і відкладає 3 з них долілиць біля колоди. Добираючи карти наприкінці ходу, кожну можна взяти з колоди або з тих трьох. Коли колода порожня, треба брати їх.
opale-rules-shells-title = Варіант: Магічні мушлі
opale-rules-shells =
    Кожен має п’ять мушель. Кожну можна використати раз за гру, не більше однієї за хід.

    Приплив, після добору: ще один цілий хід.

    Подвійна течія, перед грою: замість звичайної гри по одній карті у дві різні області. Перша діє ще до того, як обрано другу.

    Глибоке занурення, перед грою: доберіть 3 карти, потім скиньте 3, вони виходять із гри.

    Зворотна течія, перед грою: скиньте 1 або більше карт, вони виходять із гри, і доберіть стільки само.

    Печатка, після добору: суперник не може грати в одну область до вашого наступного ходу. Забирати з неї карти можна.
opale-rules-final-title = Кінець гри з варіантами
opale-rules-final =
    Якщо грають із варіантом, хід, що спричинив кінець, дограють як звичайно. Потім кожен має ще один хід, першим суперник того, хто спричинив кінець.
