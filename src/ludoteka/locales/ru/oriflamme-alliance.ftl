# Карты семьи
oriflamme-alliance-empress = Императрица
oriflamme-alliance-fanatic = Фанатик
oriflamme-alliance-informant = Осведомитель
oriflamme-alliance-diplomat = Дипломат
oriflamme-alliance-deserter = Дезертир
oriflamme-alliance-judge = Судья
oriflamme-alliance-uprising = Восстание
oriflamme-alliance-extortion = Вымогательство
oriflamme-alliance-infiltration = Проникновение
oriflamme-alliance-agreement = Соглашение

# Семьи
oriflamme-alliance-red = красная
oriflamme-alliance-blue = синяя
oriflamme-alliance-green = зелёная
oriflamme-alliance-yellow = жёлтая
oriflamme-alliance-black = чёрная

# Карта в ряду: пометка называет семью и раунд, в котором карту выложили
oriflamme-alliance-piece = { $piece } «{ $card }»
oriflamme-alliance-piece-of = { $piece } «{ $card }» ({ $who })
oriflamme-alliance-face-down = { $piece } лицом вниз
oriflamme-alliance-face-down-of = { $piece } лицом вниз ({ $who })

oriflamme-alliance-influence = { $number ->
    [one] { $number } очко влияния
    [few] { $number } очка влияния
    [many] { $number } очков влияния
   *[other] { $number } очка влияния
}

# Что можно сделать
oriflamme-alliance-do-place-first = Выложить карту «{ $card }» первой картой ряда
oriflamme-alliance-do-place-start = Выложить карту «{ $card }» в начало ряда
oriflamme-alliance-do-place-end = Выложить карту «{ $card }» в конец ряда
oriflamme-alliance-do-place-on = Выложить карту «{ $card }» поверх карты { $on }
oriflamme-alliance-do-leave = Оставить карту { $piece } закрытой: 1 очко влияния на неё
oriflamme-alliance-do-reveal = Открыть карту { $piece }
oriflamme-alliance-do-informant-gain = Получить столько, сколько лежит на соседних закрытых картах соперников
oriflamme-alliance-do-informant-exchange = Поменять «Осведомителя» на карту с руки
oriflamme-alliance-do-diplomat-gain = Получить 1 очко влияния и положить 2 на другого открытого «Дипломата»
oriflamme-alliance-do-diplomat-discard = Получить всё, что лежит на «Дипломате», и сбросить его
oriflamme-alliance-do-judge-gain = Получить 1 очко влияния и положить жетон приговора на карту
oriflamme-alliance-do-judge-eliminate = Устранить карту с жетоном приговора
oriflamme-alliance-do-empress = Положить 1 очко влияния на карту { $piece }
oriflamme-alliance-do-diplomat = Положить 2 очка влияния на карту { $piece }
oriflamme-alliance-do-deserter = Устранить карту { $piece }
oriflamme-alliance-do-verdict = Положить жетон приговора на карту { $piece }
oriflamme-alliance-do-sentence = Устранить карту { $piece }
oriflamme-alliance-do-exchange = Положить карту «{ $card }» на место «Осведомителя»

# Что произошло
oriflamme-alliance-influence-count = { $count ->
    [one] { $count } очко влияния
    [few] { $count } очка влияния
    [many] { $count } очков влияния
   *[other] { $count } очка влияния
}
oriflamme-alliance-log-verdict-back = жетон приговора возвращается
oriflamme-alliance-log-on-top = снова сверху
oriflamme-alliance-log-face-down-again = снова лицом вниз
oriflamme-alliance-log-kept-with = сохранено с { $number }
oriflamme-alliance-log-kept-fact = сохранена
oriflamme-alliance-log-nothing = ничего не даёт
oriflamme-alliance-log-price = цена { $number }
oriflamme-alliance-log-less-on-it = −{ $number } на карте
oriflamme-alliance-log-more-on-it = +{ $number } на карте
oriflamme-alliance-log-verdict = жетон приговора
oriflamme-alliance-log-face-down = карта лицом вниз
oriflamme-alliance-log-a-card-of = { $who-is ->
    [you] вашу карту
   *[they] карту ({ $who })
}
oriflamme-alliance-log-the-card-of = { $who-is ->
    [you] вашу карту «{ $card }»
   *[they] карту «{ $card }» ({ $who })
}
oriflamme-alliance-log-a-card = карту
oriflamme-alliance-log-the-card = карту «{ $card }»
oriflamme-alliance-log-activation = Активация
oriflamme-alliance-log-laying = Выкладывание: { $who-is ->
    [you] начинаете вы
   *[they] начинает { $who }
}
oriflamme-alliance-log-round = Раунд { $number } из { $rounds }
oriflamme-alliance-log-agreed = { $who } { $who-is ->
    [you] получаете
   *[they] получает
} { $influence } за сохранённое «Соглашение».
oriflamme-alliance-log-placed-start = { $who } { $who-is ->
    [you] кладёте
   *[they] кладёт
} { $piece } в начало ряда.
oriflamme-alliance-log-placed-end = { $who } { $who-is ->
    [you] кладёте
   *[they] кладёт
} { $piece } в конец ряда.
oriflamme-alliance-log-placed-on = { $who } { $who-is ->
    [you] кладёте
   *[they] кладёт
} { $piece } сверху на { $on }.
oriflamme-alliance-log-left = { $who } не { $who-is ->
    [you] открываете
   *[they] открывает
} { $piece }: на ней { $influence }.
oriflamme-alliance-log-revealed = { $who } { $who-is ->
    [you] открываете
   *[they] открывает
} карту «{ $card }».
oriflamme-alliance-log-acts = { $who-is ->
    [you] Активируется ваша карта «{ $card }».
   *[they] Активируется карта «{ $card }» ({ $who }).
}
oriflamme-alliance-log-paid = { $who } { $who-is ->
    [you] платите
   *[they] платит
} { $influence } с карты.
oriflamme-alliance-log-took = { $who } { $who-is ->
    [you] забираете
   *[they] забирает
} { $influence } с карты.
oriflamme-alliance-log-lost = Это затрагивает { $piece }: потеряно { $influence }.
oriflamme-alliance-log-gained = { $who } { $who-is ->
    [you] получаете
   *[they] получает
} { $influence } за карту «{ $card }».
oriflamme-alliance-log-gained-nothing = { $who } ничего не { $who-is ->
    [you] получаете
   *[they] получает
} за карту «{ $card }».
oriflamme-alliance-log-alone = { $who-is ->
    [you] Ваш «Фанатик» — единственная открытая карта семьи: ещё { $influence }.
   *[they] «Фанатик» ({ $who }) — единственная открытая карта семьи: ещё { $influence }.
}
oriflamme-alliance-log-put = { $who } { $who-is ->
    [you] кладёте
   *[they] кладёт
} { $influence } на { $piece }.
oriflamme-alliance-log-eliminated = { $who-is ->
    [you] Ваша карта «{ $card }» устраняет { $piece }.
   *[they] Карта «{ $card }» ({ $who }) устраняет { $piece }.
}
oriflamme-alliance-log-rewarded = { $who } { $who-is ->
    [you] получаете
   *[they] получает
} { $influence } за устранение.
oriflamme-alliance-log-infiltrated = { $who } { $who-is ->
    [you] получаете
   *[they] получает
} ещё { $influence } за «Проникновение»: карта лежала лицом вниз.
oriflamme-alliance-log-deserted = { $who } { $who-is ->
    [you] получаете
   *[they] получает
} ещё { $influence } за «Дезертира»: это был персонаж.
oriflamme-alliance-log-extorted = { $who } { $who-is ->
    [you] получаете
   *[they] получает
} { $influence } за «Вымогательство»: за { $attacker-is ->
    [you] ваши карты в ряду.
   *[they] карты игрока { $attacker } в ряду.
}
oriflamme-alliance-log-discarded = { $who } { $who-is ->
    [you] сбрасываете
   *[they] сбрасывает
} { $piece }.
oriflamme-alliance-log-kept = { $who } { $who-is ->
    [you] сохраняете
   *[they] сохраняет
} { $piece }.
oriflamme-alliance-log-kept-agreement = { $who } { $who-is ->
    [you] сохраняете
   *[they] сохраняет
} { $piece }, на которой лежит { $influence }.
oriflamme-alliance-log-exchanged = { $who } { $who-is ->
    [you] возвращаете «Осведомителя» в руку и кладёте
   *[they] возвращает «Осведомителя» в руку и кладёт
} на его место { $piece }.
oriflamme-alliance-log-turned-down = { $who } { $who-is ->
    [you] переворачиваете
   *[they] переворачивает
} { $piece } лицом вниз.
oriflamme-alliance-log-marked = { $who } { $who-is ->
    [you] кладёте
   *[they] кладёт
} жетон приговора на { $piece }.
oriflamme-alliance-log-verdict-returned = Жетон приговора возвращается в запас.
oriflamme-alliance-log-uncovered = Снова видно { $piece }: она сверху.
oriflamme-alliance-log-exchanging = { $who } { $who-is ->
    [you] меняете «Осведомителя» и выбираете карту.
   *[they] меняет «Осведомителя» и выбирает карту.
}
oriflamme-alliance-log-sentencing = { $who } { $who-is ->
    [you] устраняете карту с жетоном приговора и выбираете какую.
   *[they] устраняет карту с жетоном приговора и выбирает какую.
}
oriflamme-alliance-log-ended = Раунд { $number } был последним: игра окончена.
oriflamme-alliance-log-won = { $who } { $who-is ->
    [you] побеждаете:
   *[they] побеждает:
} { $influence }.
oriflamme-alliance-log-won-tie = { $who } { $who-is ->
    [you] побеждаете:
   *[they] побеждает:
} { $influence } и больше всего карт в ряду среди равных.
oriflamme-alliance-log-shared = Общая победа: { $winners }. У каждого { $influence } и поровну карт в ряду.

# Почему так нельзя
oriflamme-alliance-why-over = Игра окончена.
oriflamme-alliance-why-unknown = Такого действия нет.
oriflamme-alliance-why-not-in-hand = Карты «{ $card }» нет у вас на руке.
oriflamme-alliance-why-empty-row = Ряд пуст: в нём только одно место.
oriflamme-alliance-why-own-covered = Ваша карта раунда { $number } накрыта; кладите карты на верхнюю карту её стопки.
oriflamme-alliance-why-own-gone = Вашей карты раунда { $number } нет в ряду.
oriflamme-alliance-why-uprising = Чтобы открыть «Восстание», нужно сбросить с него 1 очко влияния, а на нём ничего нет.
oriflamme-alliance-why-other-card = Сейчас активируется карта «{ $card }».
oriflamme-alliance-why-own = «Императрица» кладёт очки влияния только на карты соперников.
oriflamme-alliance-why-face-up = Эта карта открыта.
oriflamme-alliance-why-same-card = Это должен быть другой «Дипломат».
oriflamme-alliance-why-no-diplomat = Это не открытый «Дипломат».
oriflamme-alliance-why-not-adjacent = Эта карта не лежит рядом с «Дезертиром».
oriflamme-alliance-why-marked = На этой карте уже есть жетон приговора.
oriflamme-alliance-why-not-marked = На этой карте нет жетона приговора.
oriflamme-alliance-why-not-in-row = Этой карты нет в ряду.
oriflamme-alliance-why-covered = Эта карта накрыта: свойства на неё не действуют.
oriflamme-alliance-why-nothing-marked = Ни на одной ненакрытой карте нет жетона приговора.
oriflamme-alliance-why-now-place = Сейчас нужно выложить карту с руки.
oriflamme-alliance-why-now-leave-or-reveal = Сейчас нужно оставить карту закрытой или открыть её.
oriflamme-alliance-why-now-branch = Сейчас нужно выбрать одно из двух свойств.
oriflamme-alliance-why-now-empress = Сейчас нужно выбрать закрытую карту, на которую ляжет 1 очко влияния.
oriflamme-alliance-why-now-diplomat = Сейчас нужно выбрать «Дипломата», на которого лягут 2 очка влияния.
oriflamme-alliance-why-now-deserter = Сейчас нужно выбрать, какую соседнюю карту устранит «Дезертир».
oriflamme-alliance-why-now-verdict = Сейчас нужно выбрать карту, на которую ляжет жетон приговора.
oriflamme-alliance-why-now-sentence = Сейчас нужно выбрать, какую карту с жетоном приговора устранить.
oriflamme-alliance-why-now-exchange = Сейчас нужно выбрать карту с руки, которая заменит «Осведомителя».

# Стол в терминале
oriflamme-alliance-table-round = Раунд { $number } из { $rounds } · первый игрок: { $first } · жетонов приговора в запасе: { $verdicts }
oriflamme-alliance-table-row-empty = Ряд пуст.
oriflamme-alliance-table-none = нет
oriflamme-alliance-table-seat = очки влияния: { $influence }, позиции: { $positions }, на руке: { $hand }
oriflamme-alliance-table-kept = сохраняет
oriflamme-alliance-table-seen = видели
oriflamme-alliance-table-returned = «Осведомитель» вернулся в руку в раунде { $number }
oriflamme-alliance-table-hand = на руке
oriflamme-alliance-table-aside = отложено
