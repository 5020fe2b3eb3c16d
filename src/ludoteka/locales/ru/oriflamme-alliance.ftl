oriflamme-alliance-about = Выкладывайте карты своей семьи рубашкой вверх, копите влияние и выбирайте миг, чтобы их открыть. Блеф и шаткие альянсы для троих–пятерых.

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
oriflamme-alliance-face-down = { $piece } рубашкой вверх
oriflamme-alliance-face-down-of = { $piece } рубашкой вверх ({ $who })

oriflamme-alliance-influence = { $number ->
    [one] { $number } очко влияния
    [few] { $number } очка влияния
    [many] { $number } очков влияния
   *[other] { $number } очка влияния
}

# Что можно сделать
oriflamme-alliance-do-place-first = Выложить «{ $card }» первой картой ряда
oriflamme-alliance-do-place-start = Выложить «{ $card }» в начало ряда
oriflamme-alliance-do-place-end = Выложить «{ $card }» в конец ряда
oriflamme-alliance-do-place-on = Выложить «{ $card }» поверх карты { $on }
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
oriflamme-alliance-do-exchange = Положить «{ $card }» на место «Осведомителя»

# Что произошло
oriflamme-alliance-log-round-started = Начинается раунд { $number }; первый игрок: { $who }.
oriflamme-alliance-log-agreed = { $who } получает { $influence } за сохранённое «Соглашение».
oriflamme-alliance-log-placed-start = { $who } кладёт карту { $piece } в начало ряда.
oriflamme-alliance-log-placed-start-own = { $who } кладёт карту { $piece } рубашкой вверх в начало ряда.
oriflamme-alliance-log-placed-end = { $who } кладёт карту { $piece } в конец ряда.
oriflamme-alliance-log-placed-end-own = { $who } кладёт карту { $piece } рубашкой вверх в конец ряда.
oriflamme-alliance-log-placed-on = { $who } кладёт карту { $piece } поверх карты { $on }.
oriflamme-alliance-log-placed-on-own = { $who } кладёт карту { $piece } рубашкой вверх поверх карты { $on }.
oriflamme-alliance-log-left = { $who } не открывает карту { $piece } и кладёт на неё { $influence }.
oriflamme-alliance-log-revealed = { $who } открывает карту { $piece }.
oriflamme-alliance-log-acts = Действует карта { $piece }.
oriflamme-alliance-log-paid = { $who } платит { $influence } с карты { $piece }.
oriflamme-alliance-log-took = { $who } забирает { $influence } с карты { $piece }.
oriflamme-alliance-log-lost = Карта { $piece } теряет { $influence }.
oriflamme-alliance-log-gained = { $who } получает { $influence }: «{ $card }».
oriflamme-alliance-log-gained-nothing = { $who } ничего не получает: «{ $card }».
oriflamme-alliance-log-alone = { $who } получает ещё { $influence }: «Фанатик» — единственная открытая карта семьи.
oriflamme-alliance-log-put = { $who } кладёт { $influence } на карту { $piece }.
oriflamme-alliance-log-eliminated = { $who } устраняет карту { $piece }.
oriflamme-alliance-log-rewarded = { $who } получает { $influence } за устранение.
oriflamme-alliance-log-infiltrated = { $who } получает ещё { $influence } за «Проникновение»: карта лежала рубашкой вверх.
oriflamme-alliance-log-deserted = { $who } получает ещё { $influence } за «Дезертира»: это был персонаж.
oriflamme-alliance-log-extorted = { $who } получает { $influence } за «Вымогательство»: за карты, которые есть в ряду у игрока { $attacker }.
oriflamme-alliance-log-discarded = { $who } сбрасывает карту { $piece }.
oriflamme-alliance-log-kept = { $who } сохраняет карту { $piece }.
oriflamme-alliance-log-kept-agreement = { $who } сохраняет карту { $piece }, на которой лежит { $influence }.
oriflamme-alliance-log-exchanged = { $who } возвращает «Осведомителя» в руку и кладёт на его место карту { $piece }.
oriflamme-alliance-log-exchanged-own = { $who } возвращает «Осведомителя» в руку и кладёт на его место рубашкой вверх карту { $piece }.
oriflamme-alliance-log-turned-down = { $who } переворачивает карту { $piece } рубашкой вверх.
oriflamme-alliance-log-marked = { $who } кладёт жетон приговора на карту { $piece }.
oriflamme-alliance-log-verdict-returned = Жетон приговора с карты { $piece } возвращается в запас.
oriflamme-alliance-log-uncovered = Карта { $piece } снова лежит сверху.
oriflamme-alliance-log-exchanging = { $who } меняет «Осведомителя» и выбирает карту.
oriflamme-alliance-log-sentencing = { $who } устраняет карту с жетоном приговора и выбирает какую.
oriflamme-alliance-log-won = Побеждает { $who }: { $influence }.
oriflamme-alliance-log-won-tie = Побеждает { $who }: { $influence } и больше всего карт в ряду среди равных.
oriflamme-alliance-log-shared = Победу делят { $winners }: у каждой семьи { $influence }.

# Почему так нельзя
oriflamme-alliance-why-over = Игра окончена.
oriflamme-alliance-why-unknown = Такого действия нет.
oriflamme-alliance-why-not-in-hand = Карты «{ $card }» нет у вас на руке.
oriflamme-alliance-why-empty-row = Ряд пуст: в нём только одно место.
oriflamme-alliance-why-own-covered = Ваша карта раунда { $number } накрыта; кладите карты на верхнюю карту её стопки.
oriflamme-alliance-why-own-gone = Вашей карты раунда { $number } нет в ряду.
oriflamme-alliance-why-uprising = Чтобы открыть «Восстание», нужно сбросить с него 1 очко влияния, а на нём ничего нет.
oriflamme-alliance-why-other-card = Сейчас действует карта «{ $card }».
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
