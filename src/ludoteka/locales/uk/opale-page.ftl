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

opale-effect-sea-huntress = Третя бере всіх коралових драконів
opale-effect-coral-dragon = Бере всі перлини
opale-effect-royal-pearl = Не має ефекту
opale-effect-abyss-witch = Бере перлини або скам’янілих драконів
opale-effect-petrified-dragon = Разом із ними дістається Азура
opale-effect-lava-golem = Бере всіх відьом
opale-effect-dark-guardian = Четвертий бере всіх чотирьох
opale-effect-turtle-rider = Другий бере відьом або големів
opale-effect-underwater-city = Третє бере все сховище
opale-effect-store = Тут лежать використані мисливиці та вершники

## Правила просто на полі

opale-sea-huntress-about = Три місця. Виклавши третю, забираєте всіх коралових драконів, а три мисливиці йдуть у сховище.
opale-coral-dragon-about = Скільки завгодно карт. Виклавши сюди карти, забираєте всі королівські перлини. Самих драконів забирають морські мисливиці.
opale-royal-pearl-about = Скільки завгодно карт; власного ефекту перлини не мають. Їх забирають коралові дракони й відьми безодні.
opale-abyss-witch-about = Скільки завгодно карт. Виклавши сюди карти, забираєте або всі королівські перлини, або всіх скам’янілих драконів. Відьом забирають лавові големи й вершники на черепахах.
opale-petrified-dragon-about = Скільки завгодно карт; власного ефекту вони не мають. Хто забере відьмами хоча б одного, отримує й Азуру.
opale-lava-golem-about = Скільки завгодно карт. Виклавши сюди карти, забираєте всіх відьом безодні. Големів забирають вершники на черепахах.
opale-dark-guardian-about = Чотири місця. Виклавши четвертого, забираєте всіх чотирьох.
opale-turtle-rider-about = Два місця. Виклавши другого, забираєте або всіх відьом безодні, або всіх лавових големів, а обидва вершники йдуть у сховище.
opale-underwater-city-about = Три місця. Виклавши третю карту, забираєте все сховище, а три міста виходять із гри одним стосом. Третій стос завершує гру.
opale-store = Сховище
opale-store-about = Сюди потрапляють мисливиці й вершники, які зробили свою справу. Усіх разом забирає третя карта підводного міста.
opale-azura = Азура
opale-azura-about = Хто забирає скам’янілих драконів, забирає й Азуру. З Азурою добирають до 6 карт, наприкінці отримують 3 додаткові очки й перемагають за рівного рахунку. Якщо Азуру забрано в суперника, випадкова карта з його руки повертається поверх його колоди.
opale-hand = Рука
opale-hand-about = Наприкінці ходу карти добирають до 5, з Азурою до 6.
opale-deck = Колода
opale-deck-about = В обох колодах однакові 50 карт. Якщо гравець не може добрати карти, гра завершується.
opale-captured = Стос переможних очок
opale-captured-about = Значення карт у вашому стосі й є ваші очки. Скільки в ньому карт, бачать усі, а які саме — лише ви.
opale-shell-tide-about = Наприкінці ходу: зробіть ще один хід.
opale-shell-twin-current-about = На початку ходу: замість звичайного викладання викладіть по одній карті у дві різні області, одну за одною.
opale-shell-deep-dive-about = На початку ходу: доберіть 3 карти, потім скиньте 3 карти з руки.
opale-shell-undertow-about = На початку ходу: скиньте скільки завгодно карт і доберіть стільки само.
opale-shell-seal-about = Наприкінці ходу: закрийте область. Суперник не може викладати туди карти до вашого наступного ходу.

## Мапа

opale-map = Ігрове поле: стрілка означає «забирає все, що там лежить»
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
opale-area-taken-cards =
    { $count ->
        [one] ви заберете { $count } карту
        [few] ви заберете { $count } карти
        [many] ви заберете { $count } карт
       *[other] ви заберете { $count } карти
    }
opale-area-taken =
    { $points ->
        [one] ви заберете { $points } очко
        [few] ви заберете { $points } очки
        [many] ви заберете { $points } очок
       *[other] ви заберете { $points } очка
    }
opale-sealed-by = запечатано, печатка: { $who }
opale-cities = Стоси міст: { $count } з { $last }
opale-azura-nobody = вільна
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
opale-in-hand = на руці
opale-in-deck = у колоді
opale-captured-count = забрано
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
opale-brief = на руці { $hand } · забрано { $captured }
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

opale-play = Викладіть одну або кілька карт одного типу
opale-play-detail = Виберіть їх у руці. До підтвердження все можна змінити.
opale-play-detail-quick = Виберіть їх у руці; з останньою картою свого типу вони викладаються одразу.
opale-final = Це ваш останній хід.
opale-act-play = Викласти
opale-play-sea-huntress =
    { $count ->
        [one] Викласти { $count } мисливицю
        [few] Викласти { $count } мисливиць
        [many] Викласти { $count } мисливиць
       *[other] Викласти { $count } мисливиці
    }
opale-play-coral-dragon =
    { $count ->
        [one] Викласти { $count } коралового дракона
        [few] Викласти { $count } коралових драконів
        [many] Викласти { $count } коралових драконів
       *[other] Викласти { $count } коралового дракона
    }
opale-play-royal-pearl =
    { $count ->
        [one] Викласти { $count } перлину
        [few] Викласти { $count } перлини
        [many] Викласти { $count } перлин
       *[other] Викласти { $count } перлини
    }
opale-play-abyss-witch =
    { $count ->
        [one] Викласти { $count } відьму
        [few] Викласти { $count } відьом
        [many] Викласти { $count } відьом
       *[other] Викласти { $count } відьми
    }
opale-play-petrified-dragon =
    { $count ->
        [one] Викласти { $count } скам’янілого дракона
        [few] Викласти { $count } скам’янілих драконів
        [many] Викласти { $count } скам’янілих драконів
       *[other] Викласти { $count } скам’янілого дракона
    }
opale-play-lava-golem =
    { $count ->
        [one] Викласти { $count } голема
        [few] Викласти { $count } големів
        [many] Викласти { $count } големів
       *[other] Викласти { $count } голема
    }
opale-play-dark-guardian =
    { $count ->
        [one] Викласти { $count } стража
        [few] Викласти { $count } стражів
        [many] Викласти { $count } стражів
       *[other] Викласти { $count } стража
    }
opale-play-turtle-rider =
    { $count ->
        [one] Викласти { $count } вершника
        [few] Викласти { $count } вершників
        [many] Викласти { $count } вершників
       *[other] Викласти { $count } вершника
    }
opale-play-underwater-city =
    { $count ->
        [one] Викласти { $count } місто
        [few] Викласти { $count } міста
        [many] Викласти { $count } міст
       *[other] Викласти { $count } міста
    }
opale-whom-abyss-witch = Кого заберуть відьми?
opale-whom-turtle-rider = Кого заберуть вершники?
opale-choose-target = Виберіть одне з двох.
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
opale-target-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }
opale-target-cards-azura =
    { $count ->
        [one] { $count } карта та Азура
        [few] { $count } карти та Азура
        [many] { $count } карт та Азура
       *[other] { $count } карти та Азура
    }
opale-takes-cards =
    { $count ->
        [one] Забере { $count } карту.
        [few] Забере { $count } карти.
        [many] Забере { $count } карт.
       *[other] Забере { $count } карти.
    }
opale-takes =
    { $count ->
        [one] Забере { $count } карту: +{ $points }.
        [few] Забере { $count } карти: +{ $points }.
        [many] Забере { $count } карт: +{ $points }.
       *[other] Забере { $count } карти: +{ $points }.
    }
opale-takes-azura = Азура перейде до вас: +{ $points }.
opale-takes-blind = { $who }: карта з руки повернеться поверх колоди.
opale-city-stack = Стос міст { $number } з { $last }.
opale-ends = Це завершить гру!
opale-ends-soon = Далі кожен матиме ще один хід.
opale-waits = Область ще не повна, тож нічого не забрати.
opale-no-effect = Зараз нема чого забирати.
opale-then-draw =
    { $count ->
        [one] Потім доберете { $count } карту.
        [few] Потім доберете { $count } карти.
        [many] Потім доберете { $count } карт.
       *[other] Потім доберете { $count } карти.
    }
opale-nothing = Ви не можете нічого викласти
opale-nothing-detail = Доберіть карти, і хід завершиться.
opale-act-nothing = Нічого не викладати
opale-use-shell = Використати мушлю «{ $shell }»
opale-act-shell = { $shell }
opale-twin = «Подвійна течія»: викладіть карту { $number } з 2
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
        [one] «Глибоке занурення»: скиньте ще { $count } карту
        [few] «Глибоке занурення»: скиньте { $count } карти
        [many] «Глибоке занурення»: скиньте { $count } карт
       *[other] «Глибоке занурення»: скиньте { $count } карти
    }
opale-dive-detail = Вони вийдуть із гри долілиць.
opale-undertow =
    { $count ->
        [one] «Зворотна течія»: скиньте { $count } карту
        [few] «Зворотна течія»: скиньте до { $count } карт
        [many] «Зворотна течія»: скиньте до { $count } карт
       *[other] «Зворотна течія»: скиньте до { $count } карти
    }
opale-undertow-detail = Вони вийдуть із гри долілиць, а ви доберете стільки само.
opale-act-discard =
    { $count ->
        [one] Скинути { $count } карту
        [few] Скинути { $count } карти
        [many] Скинути { $count } карт
       *[other] Скинути { $count } карти
    }
opale-chosen = Вибрано: { $count } з { $most }.
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
opale-seal = Виберіть, яку область запечатати
opale-seal-area = Запечатати: { $area }
opale-seal-detail = Суперник не зможе викладати туди карти до вашого наступного ходу.
opale-act-seal = Запечатати

## До чого йде, і рахунок

opale-goal = До кінця гри
opale-goal-cities = третій завершує гру
opale-goal-draw = Або хтось не може добрати карти
opale-goal-azura = Азура наприкінці: +{ $points }
opale-goal-tie = за рівності перемагає її власник
opale-goal-final =
    { $count ->
        [one] Кінець близько: залишився { $count } хід
        [few] Кінець близько: залишилося { $count } ходи
        [many] Кінець близько: залишилося { $count } ходів
       *[other] Кінець близько: залишилося { $count } ходу
    }
opale-over-cities = Гру завершив третій стос міст.
opale-over-draw = Гравець не зміг добрати карти: гру завершено.
opale-over-early = Гру завершено достроково.
opale-over-tie = Очок порівну: вирішує Азура.
opale-score-what = Забрано
opale-score-total = Очки

## Правила

# Поки ходить інший
opale-meanwhile = Карти можна вибрати вже зараз: вибір збережеться до вашого ходу.
opale-meanwhile-chosen = Ваш вибір збережено до вашого ходу.

# Що вирішило
opale-cause =
    { $count ->
        [one] Забрано { $count } карту, рахунок більший на { $points }.
        [few] Забрано { $count } карти, рахунок більший на { $points }.
        [many] Забрано { $count } карт, рахунок більший на { $points }.
       *[other] Забрано { $count } карти, рахунок більший на { $points }.
    }
opale-cause-azura = Вирішила Азура: вона додає { $count }.
opale-cause-tie = Очок порівну: перемагає власник Азури.
opale-cause-draw = Очок порівну, а Азури ні в кого немає.
