opale-about = Выкладывайте карты с девятью силами на морскую карту и забирайте то, что на ней лежит. Для двоих.

# Типы карт, они же названия областей
opale-sea-huntress = Морская охотница
opale-coral-dragon = Коралловый дракон
opale-royal-pearl = Королевская жемчужина
opale-abyss-witch = Ведьма из бездны
opale-petrified-dragon = Окаменевший дракон
opale-lava-golem = Лавовый голем
opale-dark-guardian = Страж тьмы
opale-turtle-rider = Всадник на черепахе
opale-underwater-city = Подводный город
opale-card = { $type } { $value }

opale-shell-tide = Прилив
opale-shell-twin-current = Двойное течение
opale-shell-deep-dive = Глубокое погружение
opale-shell-undertow = Отлив
opale-shell-seal = Печать

# Что можно сделать
opale-do-play = Сыграть { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}: { $type } ({ $values })
opale-do-take = { $count ->
    [0] Забрать: { $type } (там пусто)
    [one] Забрать: { $type } ({ $count } карта)
    [few] Забрать: { $type } ({ $count } карты)
    [many] Забрать: { $type } ({ $count } карт)
   *[other] Забрать: { $type } ({ $count } карты)
}
opale-do-lay-aside = Отложить: { $card }
opale-do-discard = Сбросить: { $card }
opale-do-draw-aside = Добрать отложенную: { $card }
opale-do-draw-deck = Добрать из колоды
opale-do-shell = Использовать ракушку «{ $shell }»
opale-do-seal = Положить ракушку «Печать» на область: { $type }
opale-do-play-nothing = Ничего не играть
opale-do-discard-no-more = Больше не сбрасывать
opale-do-no-shell = Без ракушки

# Что произошло
opale-log-play = { $who } играет { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}: { $type } ({ $values }).
opale-log-choose = { $who } выбирает: { $type }.
opale-log-capture = { $who } забирает { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}: { $type }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
opale-log-capture-nothing = { $who } ничего не забирает: там пусто.
opale-log-azura = Азура переходит к игроку { $who }.
opale-log-blind = Одна карта игрока { $who } возвращается на колоду вслепую.
opale-log-blind-own = На колоду игрока { $who } возвращается { $card }.
opale-log-city-stack = Подводный город собран: стопка { $number }.
opale-log-lay-aside = { $who } откладывает карту.
opale-log-lay-aside-own = { $who } откладывает: { $card }.
opale-log-discard = { $who } сбрасывает карту.
opale-log-discard-own = { $who } сбрасывает: { $card }.
opale-log-draw-aside = { $who } добирает отложенную карту.
opale-log-draw-aside-own = { $who } добирает отложенную: { $card }.
opale-log-draw-deck = { $who } добирает из колоды.
opale-log-draw = { $who } добирает { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}.
opale-log-draw-own = { $who } добирает { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}: { $cards }.
opale-log-shell = { $who } использует ракушку «{ $shell }».
opale-log-seal = { $who } запечатывает область: { $type }.
opale-log-play-nothing = { $who } не может ничего сыграть.
opale-log-discard-no-more = { $who } больше не сбрасывает.
opale-log-no-shell = { $who } не использует ракушку.
opale-log-ending = Конец близок: у каждого ещё один ход.
opale-log-win = { $who } побеждает со счётом { $points } : { $other }.
opale-log-win-tie = По { $points } очков: побеждает { $who }, потому что владеет Азурой.
opale-log-draw-game = Ничья: по { $points } очков.

# На столе
opale-table-seat = { $who }: в руке { $hand }, в колоде { $deck }, добыто { $captured }
opale-table-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
opale-table-azura = Азура
opale-table-store = Хранилище
opale-table-cities = Стопки городов
opale-table-hand = Ваша рука
opale-table-aside = Отложено
opale-table-shells = Ракушки
opale-table-top = сверху
opale-table-sealed = запечатано
opale-table-empty = пусто

# Настройки
opale-option-variants = Дополнительные правила, которые можно сочетать.
