### Orichalcum на сторінці.

orichalcum-produce-short = Видобуток
orichalcum-recruit-short = Найм
orichalcum-capture-short = Захоплення
orichalcum-create-short = Створення
orichalcum-row = Картки дій
orichalcum-creation-board = Планшет створення
orichalcum-titans = Титани
orichalcum-free = даром
orichalcum-price = { $count ->
    [0] даром
    [one] { $count } гопліт
    [few] { $count } гопліти
    [many] { $count } гоплітів
   *[other] { $count } гопліта
}
orichalcum-medallion = медальйон
orichalcum-temple-needs = 4 види земель
orichalcum-nuggets = { $count ->
    [one] { $count } самородок
    [few] { $count } самородки
    [many] { $count } самородків
   *[other] { $count } самородка
}
orichalcum-slot-empty = порожньо до кінця раунду
orichalcum-slot = Місце { $number }
orichalcum-slot-later = Поповниться в кінці раунду
orichalcum-sum = Сума { $sum }
orichalcum-skull-wins = Череп перемагає
orichalcum-odds-by-hoplites = Шанс на перемогу залежно від гоплітів:
orichalcum-win = Перемога:
orichalcum-lose = Поразка:
orichalcum-lose-what = гопліти лишаються там, захоплень цього ходу більше немає
orichalcum-in-the-middle = посередині
orichalcum-inactive = ласку вже використано
orichalcum-island-of = Острів, місце { $number }
orichalcum-look-at = Острів: { $who }
orichalcum-cell = Клітинка { $cell }: { $what }
orichalcum-cell-free = не досліджено
orichalcum-cell-creature = { $creature }, сила { $strength }{ $hoplites ->
    [0] { "" }
    [one] , там { $hoplites } гопліт
    [few] , там { $hoplites } гопліти
    [many] , там { $hoplites } гоплітів
   *[other] , там { $hoplites } гопліта
}
orichalcum-turn-left = Повернути ліворуч (Q)
orichalcum-turn-right = Повернути праворуч (R)
orichalcum-rolled = Кубики: { $faces }
orichalcum-area = { $size } × { $terrain }
orichalcum-point-word = { $count ->
    [one] очко
    [few] очки
    [many] очок
   *[other] очка
}
orichalcum-wins-now = перемога
orichalcum-of = з { $all } очок
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
orichalcum-road-detail = Очок { $all } і жодної істоти на власному острові: миттєва перемога. Кожен титан, храм і медальйон дає очко.
orichalcum-road-words = Очок { $points } з { $all }, істот на острові: { $creatures }
orichalcum-creatures-left = { $count ->
    [0] істот немає
    [one] ще { $count } істота
    [few] ще { $count } істоти
    [many] ще { $count } істот
   *[other] ще { $count } істоти
}
orichalcum-supply = У запасі: храми { $temples }, жетони перемоги { $tokens }.
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
orichalcum-sure = певна перемога
orichalcum-extra = Додаткові дії
orichalcum-pay-hoplite = гопліти
orichalcum-pay-nugget = самородки
orichalcum-pay-creature = захоплені істоти

orichalcum-choice-act = Так: { $action }
orichalcum-choice-skip = Обійтися без дії
orichalcum-choice-favour = Подвоїти
orichalcum-choice-no-favour = Зберегти ласку
orichalcum-choice-stop = На цьому все
orichalcum-choice-refuse = Відмовитися

orichalcum-say-metropolis = Розмістіть метрополію.
orichalcum-say-metropolis-detail = Дві клітинки, одна з них порт: його нагорода одразу ваша.
orichalcum-say-card = Візьміть картку дії.
orichalcum-say-card-detail = Разом із нею плитка та істоти; ціну платять гоплітами.
orichalcum-say-place = Розмістіть плитку.
orichalcum-say-place-detail = Вона має торкатися того, що вже лежить. R повертає. Три клітинки одного виду приводять титана.
orichalcum-say-titan-order = Який титан прийде першим?
orichalcum-say-titan-order-detail = Понад ліміт давніший титан повертається.
orichalcum-say-titan-return = Який титан повертається?
orichalcum-say-titan-return-detail = Титанів у вас більше, ніж дозволено.
orichalcum-say-action = Виконати дію картки: { $action }?
orichalcum-say-action-detail = Можна й обійтися.
orichalcum-say-favour = Скористатися ласкою титана?
orichalcum-say-favour-detail = Вона подвоює здобуте; потім ласку витрачено.
orichalcum-say-fight = Оберіть істоту для бою.
orichalcum-say-fight-detail = Шанси видно до того, як ви когось пошлете.
orichalcum-say-commit = { $creature }, сила { $strength }: скільки гоплітів у бій?
orichalcum-say-commit-detail = Сума кубиків має сягнути сили; будь-який череп перемагає.
orichalcum-say-gift = Розмістіть будівлю: { $building }
orichalcum-say-gift-detail = На будь-якій вільній землі, не поруч з істотою.
orichalcum-say-create = Створіть щось одне: будівлю, храм або медальйон.
orichalcum-say-create-detail = Оберіть на планшеті створення, тоді місце.
orichalcum-say-extra = Купити додаткову дію?
orichalcum-say-extra-detail = Платять гоплітами, самородками або захопленими істотами.
orichalcum-say-discard = Скиньте картку з ряду.
orichalcum-say-discard-detail = Її плитка йде під стос, істоти в торбинку.
orichalcum-say-initiative = Кому ініціатива?
orichalcum-say-initiative-detail = Найбільше гоплітів у кількох; собі її лишити не можна.

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
orichalcum-produce-about = 1 самородок за кожну вашу шахту, разом із метрополією.
orichalcum-recruit-about = 1 гопліт за кожен ваш табір, разом із метрополією.
orichalcum-capture-about = Бийтеся з істотами на своєму острові одна за одною, доки не зупинитеся або не програєте.
orichalcum-create-about = Зробіть щось одне: будівлю з планшета створення, храм або медальйон.
orichalcum-temple-about = Чотири вільні клітинки ромбом, чотири різні види земель; порожні вулкани замінюють будь-яку. Одне очко.
orichalcum-medallion-about = Коштує 5 самородків. Одне очко.
orichalcum-theia-about = Ліс. Ласка: після створення створіть ще раз.
orichalcum-themis-about = Лагуна. Ласка: гоплітів удвічі більше.
orichalcum-kronos-about = Пустеля. Ласка: певна перемога в одному бою.
orichalcum-hyperion-about = Гора. Ласка: самородків удвічі більше.
orichalcum-cerberus-about = Сила 4. Скарб: { orichalcum-cerberus-treasure }.
orichalcum-cerberus-treasure = 1 самородок
orichalcum-minotaur-about = Сила 6. Скарб: { orichalcum-minotaur-treasure }.
orichalcum-minotaur-treasure = випадкова будівля даром
orichalcum-gorgon-about = Сила 8. Скарб: { orichalcum-gorgon-treasure }.
orichalcum-gorgon-treasure = 2 самородки
orichalcum-cyclops-about = Сила 10. Скарб: { orichalcum-cyclops-treasure }.
orichalcum-cyclops-treasure = 3 самородки
orichalcum-hydra-about = Сила 12. Скарб: { orichalcum-hydra-treasure }.
orichalcum-hydra-treasure = титан, зображений на ній
orichalcum-training-camp-about = На одного гопліта більше під час найму. Дає те, що чекає на ньому.
orichalcum-mine-about = На один самородок більше під час видобутку. Дає те, що чекає на ній.
orichalcum-hospital-about = Рятує одного гопліта в кожному виграному бою.
orichalcum-oratory-about = Можна мати на одного титана більше.
orichalcum-siege-engine-1-about = Для вас 1 теж вважається черепом.
orichalcum-siege-engine-2-about = Для вас 2 теж вважається черепом.
orichalcum-siege-engine-3-about = Для вас 3 теж вважається черепом.
orichalcum-arch-about = 1 самородок за кожну захоплену істоту.
orichalcum-protection-crystal-about = Можна будувати поруч з істотами, але не на їхніх клітинках. Сам кристал поруч з істотою не будують.
orichalcum-architect-practice-about = У храмі може бути одна пара однакових земель.
orichalcum-forge-about = Друга додаткова дія за хід, за її ціну.
orichalcum-statue-hoplite-about = Додаткові дії за гоплітів на 1 дешевші.
orichalcum-statue-nugget-about = Додаткові дії за самородки на 1 дешевші.
orichalcum-statue-creature-about = Додаткові дії за істот на 1 дешевші.
orichalcum-forest-about = Три з’єднані клітинки приводять Тею.
orichalcum-lagoon-about = Три з’єднані клітинки приводять Теміс.
orichalcum-desert-about = Три з’єднані клітинки приводять Кроноса.
orichalcum-mountain-about = Три з’єднані клітинки приводять Гіперіона.
orichalcum-volcano-about = Сюди підходить будь-яка будівля; у храмі замінює будь-яку землю. Титана не приводить.
orichalcum-metropolis-about = Табір і шахта в одному. Це не земля, забудувати її не можна.
orichalcum-port-about = Закрийте його, щоб один раз отримати те, що на знаку.

# Правила
orichalcum-rules-goal-title = Мета
orichalcum-rules-goal =
    Хто першим має п’ять очок і жодної істоти на власному острові, перемагає одразу, навіть посеред ходу.

    Кожен ваш титан, кожен храм і кожен медальйон дає очко.
orichalcum-rules-turn-title = Хід
orichalcum-rules-turn =
    У першому ході ви розміщуєте метрополію: дві клітинки, одна з них порт; це табір і шахта водночас.

    Далі щоходу: візьміть картку з плиткою та істотами, розмістіть плитку, за бажання виконайте дію картки, за бажання купіть одну додаткову дію. Удвох хід завершується скиданням картки з ряду.
orichalcum-rules-land-title = Землі, порти та істоти
orichalcum-rules-land =
    Плитка має повністю лягти на вільні клітинки острова й торкатися того, що вже лежить. Істоти приходять на своїх вулканах. Плитка, якій немає місця, йде під свій стос.

    Порт дає нагороду один раз, коли його накривають.
orichalcum-rules-deeds-title = Чотири дії
orichalcum-rules-deeds =
    Видобуток: 1 самородок за шахту. Найм: 1 гопліт за табір. Захоплення: бої з вашими істотами. Створення: одна будівля, храм або медальйон.

    Гоплітів і самородків обмежена кількість: коли запас порожній, більше немає.
orichalcum-rules-fights-title = Бої
orichalcum-rules-fights =
    Пошліть проти істоти до трьох гоплітів, рахуючи тих, хто вже там стоїть. Киньте один кубик і ще по одному за кожного: сума має сягнути сили, або на одному кубику має бути череп.

    Перемога: істота ваша разом зі скарбом, гопліти йдуть у запас. Поразка: вони лишаються на її клітинці й битимуться наступного разу, а захоплень цього ходу більше немає.
orichalcum-rules-create-title = Створення
orichalcum-rules-create =
    Будівлю ставлять на вільну землю того виду, під яким вона лежить на планшеті, або на порожній вулкан. Храму потрібен ромб із чотирьох вільних клітинок чотирьох різних видів; порожні вулкани замінюють будь-який. Медальйон коштує 5 самородків.

    Поруч з істотою не будують. Забудоване вже не земля.
orichalcum-rules-extra-title = Додаткові дії
orichalcum-rules-extra =
    За 2 гоплітів: захоплення, створення або видобуток. За 2 самородки: захоплення, створення або найм. За 2 захоплених істот: будь-яка з чотирьох.
orichalcum-rules-titans-title = Титани
orichalcum-rules-titans =
    Область щонайменше з трьох клітинок одного виду, створена або розширена вашою плиткою, приводить до вас її титана, хоч де б він був. Можна мати одного, і ще одного за кожну каплицю.

    Ласка титана діє один раз; розширення області знову її пробуджує. Очко титан дає в будь-якому разі.
orichalcum-rules-round-title = Кінець раунду
orichalcum-rules-round =
    Картки й будівлі поповнюють. Ініціатива переходить до того, в кого найбільше гоплітів у резерві; за рівності власник її віддає. Хто тепер ходить останнім, отримує гопліта.
