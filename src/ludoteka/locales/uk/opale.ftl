opale-about = Викладайте карти з дев’ятьма силами на морську мапу й забирайте те, що там лежить. Для двох.

# Типи карт, вони ж назви областей
opale-sea-huntress = Морська мисливиця
opale-coral-dragon = Кораловий дракон
opale-royal-pearl = Королівська перлина
opale-abyss-witch = Відьма безодні
opale-petrified-dragon = Скам’янілий дракон
opale-lava-golem = Лавовий голем
opale-dark-guardian = Страж темряви
opale-turtle-rider = Вершник на черепасі
opale-underwater-city = Підводне місто
opale-card = { $type } { $value }

opale-shell-tide = Приплив
opale-shell-twin-current = Подвійна течія
opale-shell-deep-dive = Глибоке занурення
opale-shell-undertow = Зворотна течія
opale-shell-seal = Печатка

# Що можна зробити
opale-do-play = Зіграти { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}: { $type } ({ $values })
opale-do-take = { $count ->
    [0] Забрати: { $type } (там порожньо)
    [one] Забрати: { $type } ({ $count } карта)
    [few] Забрати: { $type } ({ $count } карти)
    [many] Забрати: { $type } ({ $count } карт)
   *[other] Забрати: { $type } ({ $count } карти)
}
opale-do-lay-aside = Відкласти: { $card }
opale-do-discard = Скинути: { $card }
opale-do-draw-aside = Добрати відкладену: { $card }
opale-do-draw-deck = Добрати з колоди
opale-do-shell = Використати мушлю «{ $shell }»
opale-do-seal = Покласти мушлю «Печатка» на область: { $type }
opale-do-play-nothing = Нічого не грати
opale-do-discard-no-more = Більше не скидати
opale-do-no-shell = Без мушлі

# Що сталося
opale-log-play = { $who } грає { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}: { $type } ({ $values }).
opale-log-choose = { $who } обирає: { $type }.
opale-log-capture = { $who } забирає { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}: { $type }, { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}.
opale-log-capture-nothing = { $who } нічого не забирає: там порожньо.
opale-log-azura = Азура переходить до гравця { $who }.
opale-log-blind = Одна карта гравця { $who } повертається на колоду наосліп.
opale-log-blind-own = На колоду гравця { $who } повертається { $card }.
opale-log-city-stack = Підводне місто зібрано: стос { $number }.
opale-log-lay-aside = { $who } відкладає карту.
opale-log-lay-aside-own = { $who } відкладає: { $card }.
opale-log-discard = { $who } скидає карту.
opale-log-discard-own = { $who } скидає: { $card }.
opale-log-draw-aside = { $who } добирає відкладену карту.
opale-log-draw-aside-own = { $who } добирає відкладену: { $card }.
opale-log-draw-deck = { $who } добирає з колоди.
opale-log-draw = { $who } добирає { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}.
opale-log-draw-own = { $who } добирає { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}: { $cards }.
opale-log-shell = { $who } використовує мушлю «{ $shell }».
opale-log-seal = { $who } запечатує область: { $type }.
opale-log-play-nothing = { $who } не може нічого зіграти.
opale-log-discard-no-more = { $who } більше не скидає.
opale-log-no-shell = { $who } не використовує мушлі.
opale-log-ending = Кінець близько: кожен має ще один хід.
opale-log-win = { $who } перемагає з рахунком { $points } : { $other }.
opale-log-win-tie = По { $points } очок: перемагає { $who }, бо володіє Азурою.
opale-log-draw-game = Нічия: по { $points } очок.

# На столі
opale-table-seat = { $who }: у руці { $hand }, у колоді { $deck }, здобуто { $captured }
opale-table-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
opale-table-azura = Азура
opale-table-store = Сховище
opale-table-cities = Стоси міст
opale-table-hand = Ваша рука
opale-table-aside = Відкладено
opale-table-shells = Мушлі
opale-table-top = згори
opale-table-sealed = запечатано
opale-table-empty = порожньо

# Налаштування
opale-option-variants = Додаткові правила, які можна поєднувати.
