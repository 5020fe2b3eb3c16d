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
opale-do-play = Выложить { $count ->
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
opale-do-play-nothing = Ничего не выкладывать
opale-do-discard-no-more = Больше не сбрасывать
opale-do-no-shell = Без ракушки

# Что произошло
opale-log-city = Город { $number } из { $last }
opale-log-card = карта
opale-log-value = значение { $value }
opale-log-azura-name = Азура
opale-log-at-the-end = +{ $points } в конце
opale-log-nothing = там пусто
opale-log-drawn = { $count ->
    [one] добор: { $count } карта
    [few] добор: { $count } карты
    [many] добор: { $count } карт
   *[other] добор: { $count } карты
}
opale-log-play = { $who } { $who-is ->
    [you] выкладываете
   *[they] выкладывает
} { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}: { $type }.
opale-log-choose = { $who } { $who-is ->
    [you] выбираете
   *[they] выбирает
}: { $type }.
opale-log-capture = { $who } { $who-is ->
    [you] забираете
   *[they] забирает
} { $count ->
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
opale-log-capture-nothing = { $who } ничего не { $who-is ->
    [you] забираете
   *[they] забирает
}: там пусто.
opale-log-azura = Азура переходит к { $who-is ->
    [you] вам.
   *[they] игроку { $who }.
}
opale-log-blind = Одна { $who-is ->
    [you] ваша карта
   *[they] карта игрока { $who }
} возвращается поверх колоды, и соперник её не видит.
opale-log-city-stack = Подводный город собран: стопка { $number }.
opale-log-lay-aside = { $who } { $who-is ->
    [you] откладываете
   *[they] откладывает
} карту.
opale-log-discard = { $who } { $who-is ->
    [you] сбрасываете
   *[they] сбрасывает
} карту.
opale-log-draw-aside = { $who } { $who-is ->
    [you] добираете
   *[they] добирает
} отложенную карту.
opale-log-draw-deck = { $who } { $who-is ->
    [you] добираете
   *[they] добирает
} из колоды.
opale-log-draw = { $who } { $who-is ->
    [you] добираете
   *[they] добирает
} { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}.
opale-log-shell = { $who } { $who-is ->
    [you] используете
   *[they] использует
} ракушку «{ $shell }».
opale-log-seal = { $who } { $who-is ->
    [you] запечатываете
   *[they] запечатывает
} область: { $type }.
opale-log-play-nothing = { $who } не { $who-is ->
    [you] можете
   *[they] может
} ничего выложить.
opale-log-discard-no-more = { $who } больше не { $who-is ->
    [you] сбрасываете.
   *[they] сбрасывает.
}
opale-log-no-shell = { $who } не { $who-is ->
    [you] используете
   *[they] использует
} ракушку.
opale-log-last-city = Собрана последняя стопка городов: конец игры близок.
opale-log-deck-empty = { $who } не { $who-is ->
    [you] можете
   *[they] может
} добрать карты: колода пуста. Конец игры близок.
opale-log-ending = Конец близок: у каждого ещё один ход.
opale-log-win = { $who } { $who-is ->
    [you] побеждаете
   *[they] побеждает
} со счётом { $points }:{ $other }.
opale-log-win-tie = По { $points ->
    [one] { $points } очку
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}: { $who-is ->
    [you] побеждаете вы, потому что владеете Азурой.
   *[they] побеждает { $who }, потому что владеет Азурой.
}
opale-log-draw-game = Ничья: по { $points ->
    [one] { $points } очку
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, и никто не владеет Азурой.

# На столе
opale-table-seat = { $who }: в руке { $hand }, в колоде { $deck }, забрано { $captured }
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
opale-table-final = Конец близок. Последних ходов впереди: { $count }
opale-table-deck-top = Поверх вашей колоды
opale-table-score-pile = Ваша стопка победных очков
opale-table-top = сверху
opale-table-sealed = запечатано
opale-table-empty = пусто

# Настройки
opale-option-variants = Дополнительные правила, которые можно сочетать.
opale-option-variants-omen = Предзнаменование
opale-option-variants-shells = Магические ракушки
