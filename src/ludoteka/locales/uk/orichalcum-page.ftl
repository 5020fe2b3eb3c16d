### Orichalcum на сторінці.

orichalcum-produce-short = Видобуток
orichalcum-recruit-short = Найм
orichalcum-capture-short = Захоплення
orichalcum-create-short = Створення
orichalcum-row = Картки дій
orichalcum-creation-board = Планшет створення
orichalcum-titans = Титани
orichalcum-free = безкоштовно
orichalcum-price = { $count ->
    [0] безкоштовно
    [one] { $count } гопліт
    [few] { $count } гопліти
    [many] { $count } гоплітів
   *[other] { $count } гопліта
}
orichalcum-medallion = медальйон
orichalcum-temple-needs = 4 типи земель
orichalcum-nuggets = { $count ->
    [one] { $count } самородок
    [few] { $count } самородки
    [many] { $count } самородків
   *[other] { $count } самородка
}
orichalcum-slot-empty = порожньо до кінця раунду
orichalcum-slot = Місце { $number }
orichalcum-slot-later = Поповниться наприкінці раунду
orichalcum-sum = Сума { $sum }
orichalcum-skull-wins = Череп перемагає
orichalcum-odds-by-hoplites = Шанс перемогти залежно від кількості гоплітів:
orichalcum-odds-one = Шанс перемогти: { $chance }%.
orichalcum-win = Перемога:
orichalcum-lose = Поразка:
orichalcum-lose-what = гопліти залишаються там, і цього ходу захоплювати істот більше не можна
orichalcum-in-the-middle = у центрі стола
orichalcum-inactive = милість використано
orichalcum-island-of = Острів, місце { $number }
orichalcum-look-at = Острів: { $who }
orichalcum-cell = Ділянка { $cell }: { $what }
orichalcum-cell-free = не досліджено
orichalcum-cell-open = можна вибрати
orichalcum-cell-shut = зараз не можна
orichalcum-tabs = Що лежить біля острова
orichalcum-tab-row = Картки
orichalcum-tab-craft = Створення
orichalcum-tab-islands = Острови
orichalcum-tab-titans = Титани
orichalcum-slot-bare = порожньо
orichalcum-training-camp-tag = табір
orichalcum-protection-crystal-tag = кристал
orichalcum-architect-practice-tag = архітектор
orichalcum-siege-engine-1-tag = машина (1)
orichalcum-siege-engine-2-tag = машина (2)
orichalcum-siege-engine-3-tag = машина (3)
orichalcum-statue-hoplite-tag = статуя
orichalcum-statue-nugget-tag = статуя
orichalcum-statue-creature-tag = статуя
orichalcum-say-place-detail-touch = Вона має торкатися плитки на острові. Торкніться її ще раз, щоб обернути. Три суміжні ділянки одного типу привертають увагу титана.
orichalcum-nowhere = { $what }: зараз немає місця.
orichalcum-chosen-place = Плитка ляже сюди.
orichalcum-chosen-metropolis = Метрополія стане тут.
orichalcum-chosen-temple = Храм стане тут.
orichalcum-chosen-medallion = Медальйон.
orichalcum-chosen-build = { $building }: будуємо тут.
orichalcum-chosen-fight = { $creature }, сила { $strength }: до бою.
orichalcum-chosen-card = { $action }: узяти цю картку{ $cost ->
    [0] .
    [one] {" "}за { $cost } гопліта.
    [few] {" "}за { $cost } гоплітів.
    [many] {" "}за { $cost } гоплітів.
   *[other] {" "}за { $cost } гопліта.
}
orichalcum-chosen-discard = { $action }: скинути цю картку.
orichalcum-cell-creature = { $creature }, сила { $strength }{ $hoplites ->
    [0] { "" }
    [one] , там { $hoplites } гопліт
    [few] , там { $hoplites } гопліти
    [many] , там { $hoplites } гоплітів
   *[other] , там { $hoplites } гопліта
}
orichalcum-turn-left = Обернути ліворуч
orichalcum-turn-right = Обернути праворуч
orichalcum-rolled = Кубики: { $faces }
orichalcum-area = { $terrain }: { $size ->
    [one] { $size } ділянка
    [few] { $size } ділянки разом
    [many] { $size } ділянок разом
   *[other] { $size } ділянки разом
}
orichalcum-point-word = { $count ->
    [one] очко
    [few] очки
    [many] очок
   *[other] очка
}
orichalcum-wins-now = перемога
orichalcum-ends-now = кінець гри
orichalcum-of = з { $all ->
    [one] { $all } очка
    [few] { $all } очок
    [many] { $all } очок
   *[other] { $all } очка
}
orichalcum-initiative = має ініціативу
orichalcum-hoplites-word = { $count ->
    [one] гопліт
    [few] гопліти
    [many] гоплітів
   *[other] гопліта
}
orichalcum-nuggets-word = { $count ->
    [one] самородок
    [few] самородки
    [many] самородків
   *[other] самородка
}
orichalcum-caught = захоплено
orichalcum-road = Шлях до п’яти
orichalcum-road-detail = { $all ->
    [one] { $all } очко
    [few] { $all } очки
    [many] { $all } очок
   *[other] { $all } очка
} і жодної істоти на острові — миттєва перемога. Кожен титан, храм і медальйон дає 1 очко.
orichalcum-road-words = Набрано { $points } з { $all ->
    [one] { $all } очка
    [few] { $all } очок
    [many] { $all } очок
   *[other] { $all } очка
}, істот на острові: { $creatures }
orichalcum-creatures-left = { $count ->
    [0] істот немає
    [one] ще { $count } істота
    [few] ще { $count } істоти
    [many] ще { $count } істот
   *[other] ще { $count } істоти
}
orichalcum-supply = У запасі: храми { $temples }, переможні жетони { $tokens }.
orichalcum-brief = { $points } з { $all }
orichalcum-brief-creatures = { $points } з { $all }, істот: { $creatures }
orichalcum-sheet-titans = Титани { $count } ({ $names })
orichalcum-sheet-temples = Храми { $count }
orichalcum-sheet-medallions = Медальйони { $count }
orichalcum-reconstructed = Обриси островів, вміст плиток земель і грані облогових машин відтворено приблизно.
orichalcum-odds = Бій: { $creature }, сила { $strength }
orichalcum-sent = гоплітів { $hoplites }, { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
    [many] { $dice } кубиків
   *[other] { $dice } кубика
}
orichalcum-dice = { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
    [many] { $count } кубиків
   *[other] { $count } кубика
}
orichalcum-sure = гарантована перемога
orichalcum-extra = Додаткові дії
orichalcum-pay-hoplite = гопліти
orichalcum-pay-nugget = самородки
orichalcum-pay-creature = захоплені істоти

orichalcum-choice-act = Виконати
orichalcum-choice-skip = Пропустити
orichalcum-choice-favour = Подвоїти
orichalcum-choice-no-favour = Приберегти милість
orichalcum-choice-stop = На цьому все
orichalcum-choice-refuse = Відмовитися

orichalcum-say-metropolis = Розмістіть метрополію.
orichalcum-say-metropolis-detail = Дві ділянки, одна з них порт: його ресурси ви отримаєте одразу.
orichalcum-say-card = Візьміть картку дії.
orichalcum-say-card-detail = Разом із нею ви берете плитку та істот. Ціну платять гоплітами.
orichalcum-say-place = Розмістіть плитку.
orichalcum-say-place-detail = Вона має торкатися плитки на острові. R обертає її. Три суміжні ділянки одного типу привертають увагу титана.
orichalcum-say-titan-order = Якого титана взяти першим?
orichalcum-say-titan-order-detail = Кожен новий титан понад вашу межу витісняє одного з попередніх.
orichalcum-say-titan-return = Якого титана повернути?
orichalcum-say-titan-return-detail = Титанів у вас більше, ніж можна мати.
orichalcum-say-action = Виконати дію картки: { $action }?
orichalcum-say-action-detail = Дію можна пропустити.
orichalcum-say-favour = Подвоїти здобуток милістю титана?
orichalcum-say-favour-detail = Після цього милість використано.
orichalcum-say-fight = Виберіть істоту для битви.
orichalcum-say-fight-detail = Шанси видно ще до того, як ви пошлете гоплітів.
orichalcum-say-commit = { $creature }, сила { $strength }: скільки гоплітів піде в бій?
orichalcum-say-commit-detail = Сума на кубиках має бути не менша за силу; будь-який череп перемагає.
orichalcum-say-gift = Розмістіть будівлю: { $building }
orichalcum-say-gift-detail = На будь-якій вільній землі, не поруч з істотою.
orichalcum-say-create = Створіть щось одне: будівлю, храм або медальйон.
orichalcum-say-create-detail = Виберіть на планшеті створення, а потім місце.
orichalcum-say-extra = Купити додаткову дію?
orichalcum-say-extra-detail = Платіть гоплітами, самородками або захопленими істотами.
orichalcum-say-discard = Скиньте картку з планшета дій.
orichalcum-say-discard-detail = Її плитка йде під низ стосу, істоти — в мішок.
orichalcum-say-initiative = Кому дістанеться ініціатива?
orichalcum-say-initiative-detail = Найбільше гоплітів у кількох гравців; залишити її собі не можна.

orichalcum-act-metropolis = Розмістити метрополію
orichalcum-act-card = Взяти картку
orichalcum-act-place = Розмістити плитку
orichalcum-act-titan-order = Цей титан
orichalcum-act-titan-return = Повернути
orichalcum-act-action = Виконати
orichalcum-act-favour = Вирішити
orichalcum-act-fight = Битися
orichalcum-act-commit = Кинути кубики
orichalcum-act-roll = { $dice ->
    [one] Кинути { $dice } кубик
    [few] Кинути { $dice } кубики
    [many] Кинути { $dice } кубиків
   *[other] Кинути { $dice } кубика
}
orichalcum-act-kronos = Покликати Кроноса
orichalcum-act-gift = Збудувати тут
orichalcum-act-create = Створити
orichalcum-act-build = Збудувати тут
orichalcum-act-temple = Збудувати храм
orichalcum-act-medallion = Викувати медальйон
orichalcum-act-extra = Купити
orichalcum-act-discard = Скинути
orichalcum-act-initiative = Віддати

# Правила на місці
orichalcum-produce-about = Отримайте 1 самородок за кожну свою шахту, включно з метрополією.
orichalcum-recruit-about = Отримайте 1 гопліта за кожен свій табір, включно з метрополією.
orichalcum-capture-about = Бийтеся з істотами на своєму острові по черзі, доки не зупинитеся або не програєте.
orichalcum-create-about = Створіть щось одне: будівлю з планшета створення, храм або медальйон.
orichalcum-temple-about = Ромб із чотирьох вільних ділянок чотирьох різних типів; пустий вулкан — джокер. 1 очко.
orichalcum-medallion-about = Коштує 5 самородків. 1 очко.
orichalcum-theia-about = Титан лісів. Милість: створіть ще щось одне.
orichalcum-themis-about = Титан лагун. Милість: наймаєте вдвічі більше гоплітів.
orichalcum-kronos-about = Титан пустель. Милість: гарантована перемога в одному бою.
orichalcum-hyperion-about = Титан гір. Милість: видобуваєте вдвічі більше самородків.
orichalcum-cerberus-about = Сила 4. Скарб: { orichalcum-cerberus-treasure }.
orichalcum-cerberus-treasure = 1 самородок
orichalcum-minotaur-about = Сила 6. Скарб: { orichalcum-minotaur-treasure }.
orichalcum-minotaur-treasure = випадкова будівля безкоштовно
orichalcum-gorgon-about = Сила 8. Скарб: { orichalcum-gorgon-treasure }.
orichalcum-gorgon-treasure = 2 самородки
orichalcum-cyclops-about = Сила 10. Скарб: { orichalcum-cyclops-treasure }.
orichalcum-cyclops-treasure = 3 самородки
orichalcum-hydra-about = Сила 12. Скарб: { orichalcum-hydra-treasure }.
orichalcum-hydra-treasure = титан, зображений на ній
orichalcum-training-camp-about = Ще 1 гопліт щоразу, коли наймаєте. Також дає гопліта, що лежить на жетоні.
orichalcum-mine-about = Ще 1 самородок щоразу, коли видобуваєте. Також дає самородок, що лежить на жетоні.
orichalcum-hospital-about = Рятує одного гопліта в кожному бою, який ви виграли.
orichalcum-oratory-about = Ви можете мати на одного титана більше.
orichalcum-siege-engine-1-about = Для вас 1 теж вважається черепом.
orichalcum-siege-engine-2-about = Для вас 2 теж вважається черепом.
orichalcum-siege-engine-3-about = Для вас 3 теж вважається черепом.
orichalcum-arch-about = 1 самородок щоразу, коли захоплюєте істоту.
orichalcum-protection-crystal-about = Ви можете будувати поруч з істотами, але не на їхніх ділянках. Сам кристал поруч з істотою не зводять.
orichalcum-architect-practice-about = Один тип землі у вашому храмі може повторитися.
orichalcum-forge-about = Щоходу можна купити другу додаткову дію за звичайну ціну.
orichalcum-statue-hoplite-about = Додаткові дії за гоплітів на 1 дешевші.
orichalcum-statue-nugget-about = Додаткові дії за самородки на 1 дешевші.
orichalcum-statue-creature-about = Додаткові дії за істот на 1 дешевші.
orichalcum-forest-about = Три суміжні ділянки лісу привертають увагу Теї.
orichalcum-lagoon-about = Три суміжні ділянки лагуни привертають увагу Теміс.
orichalcum-desert-about = Три суміжні ділянки пустелі привертають увагу Кроноса.
orichalcum-mountain-about = Три суміжні ділянки гір привертають увагу Гіперіона.
orichalcum-volcano-about = На пустому вулкані можна звести будь-яку будівлю, а для храму він джокер. Уваги титана не привертає.
orichalcum-metropolis-about = Тренувальний табір і шахта водночас. Це не земля, забудувати її не можна.
orichalcum-port-about = Закрийте його, щоб раз за гру отримати вказані ресурси.

# Що вирішило
orichalcum-cause = Титани: { $titans }, храми: { $temples }, медальйони: { $medallions }; істот на острові: { $creatures }.

# Підказка, місце для якої показує поле
orichalcum-do-metropolis-drawn = Розмістити метрополію
orichalcum-do-place-drawn = Розмістити плитку земель
orichalcum-do-fight-drawn = Битися: { $creature }
orichalcum-do-build-drawn = Збудувати: { $building }
orichalcum-do-temple-drawn = Збудувати храм
orichalcum-do-gift-drawn = Розмістити будівлю від мінотавра: { $building }
