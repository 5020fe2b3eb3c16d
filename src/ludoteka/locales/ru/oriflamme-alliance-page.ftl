# Доска игры Oriflamme: Alliance

oriflamme-alliance-where = Раунд { $number } из { $rounds }
oriflamme-alliance-brief = { $number } вл.
oriflamme-alliance-round = Раунд { $number }
oriflamme-alliance-direction = слева направо
oriflamme-alliance-verdicts = Приговоры
oriflamme-alliance-verdicts-left = { $number ->
    [one] { $number } жетон приговора в запасе
    [few] { $number } жетона приговора в запасе
    [many] { $number } жетонов приговора в запасе
   *[other] { $number } жетона приговора в запасе
}
oriflamme-alliance-family = { $family } семья
oriflamme-alliance-only-you = только вы

# Карты в нескольких словах, под названием
oriflamme-alliance-empress-short = +2 и 1 на чужую карту
oriflamme-alliance-fanatic-short = +1, один +2
oriflamme-alliance-informant-short = Копирует или меняется
oriflamme-alliance-diplomat-short = Делится или забирает
oriflamme-alliance-deserter-short = Устраняет соседа
oriflamme-alliance-judge-short = Приговор или казнь
oriflamme-alliance-uprising-short = Устраняет обоих соседей
oriflamme-alliance-extortion-short = Месть за устранение
oriflamme-alliance-infiltration-short = +2 за закрытую жертву
oriflamme-alliance-agreement-short = Платит каждый раунд

# Карты подробно
oriflamme-alliance-empress-about =
    Персонаж. Получите 2 очка влияния. Затем положите 1 из запаса на любую ненакрытую закрытую карту соперника; если такой нет, пропустите это.
oriflamme-alliance-fanatic-about =
    Персонаж. Получите 1 очко влияния и ещё 1, если в ряду нет другой вашей ненакрытой открытой карты.
oriflamme-alliance-informant-about =
    Персонаж. Либо получите столько, сколько лежит на соседних закрытых картах соперников; их влияние остаётся на месте. Либо поменяйте его: положите на его место карту с руки рубашкой вверх, а «Осведомителя» возьмите в руку. Новая карта в этом раунде не действует.
oriflamme-alliance-diplomat-about =
    Персонаж. Либо получите 1 и положите 2 на другого ненакрытого открытого «Дипломата», если он есть. Либо получите всё, что лежит на этой карте, и сбросьте её. Единственная открытая карта, на которой лежит влияние.
oriflamme-alliance-deserter-about =
    Персонаж. Устраните соседнюю карту, даже свою: 1 очко за устранение и ещё 1, если это был персонаж. Затем сбросьте «Дезертира», если рядом нет ненакрытого открытого персонажа.
oriflamme-alliance-judge-about =
    Персонаж. Либо получите 1 и положите жетон приговора на любую ненакрытую карту без жетона. Либо устраните любую ненакрытую карту с жетоном, кто бы его ни положил; это может быть и сам «Судья».
oriflamme-alliance-uprising-about =
    Интрига. Чтобы её открыть, заплатите 1 очко влияния из лежащих на ней. Заберите остальные, устраните обоих соседей и переверните карту рубашкой вверх. Она остаётся в ряду, все её знают, и она может подействовать снова в одном из следующих раундов.
oriflamme-alliance-extortion-about =
    Интрига. Если открыть: влияние на ней пропадает, получите 1 и сбросьте её. Если её устранил соперник: получите 2 за каждую его ненакрытую карту в ряду, а каждая его закрытая карта теряет 1.
oriflamme-alliance-infiltration-about =
    Интрига. Открыв, положите по 1 на каждую свою ненакрытую закрытую карту и оставьте её перед собой. Отныне вы получаете ещё 2 каждый раз, когда устраняете закрытую карту.
oriflamme-alliance-agreement-about =
    Интрига. Открыв, сохраните её вместе с влиянием на ней. В начале каждого следующего раунда вы получаете столько, сколько на ней лежит, если у вас есть карта в ряду. В конце игры это считается ещё раз.

# Вещи на столе, объяснённые на месте
oriflamme-alliance-term-row = Ряд
oriflamme-alliance-term-row-about = Карты кладут в начало, в конец или поверх своей карты. Активация идёт от первой позиции к последней.
oriflamme-alliance-term-face-down = Закрытая карта
oriflamme-alliance-term-face-down-about = Только владелец знает, какая это карта. Когда до неё доходит очередь, он оставляет её, и на неё ложится 1 очко влияния, или открывает и забирает всё, что на ней лежит.
oriflamme-alliance-term-placement = Выкладывание
oriflamme-alliance-term-placement-about = По очереди каждый кладёт одну карту с руки рубашкой вверх: в начало ряда, в его конец или на свою карту.
oriflamme-alliance-term-activation = Активация
oriflamme-alliance-term-activation-about = От первой позиции к последней каждый владелец действует верхней картой. Закрытую оставляют или открывают. Открытая обязана действовать.
oriflamme-alliance-term-over = Игра окончена
oriflamme-alliance-term-over-about = Влияние в ряду не считается; влияние на сохранённом «Соглашении» считается.
oriflamme-alliance-term-rounds = Шесть раундов
oriflamme-alliance-term-rounds-about = В каждом раунде есть выкладывание и активация. После шестого побеждает тот, у кого больше всего влияния; седьмую карту руки не выкладывают.
oriflamme-alliance-term-verdict = Жетоны приговора
oriflamme-alliance-term-verdict-about = Пять жетонов на всех. «Судья» кладёт их на карты, и любой «Судья» может устранить карту с жетоном. Жетон возвращается, когда карта покидает ряд.
oriflamme-alliance-term-influence = Влияние
oriflamme-alliance-term-influence-about = То, что лежит здесь, ваше и считается в конце. То, что лежит на карте в ряду, нужно ещё забрать.
oriflamme-alliance-term-outs = Выбыли из ряда
oriflamme-alliance-term-outs-about = Устранённые и сброшенные карты лежат открыто, их видят все. Они не возвращаются.
oriflamme-alliance-term-placing = Положить карту сюда
oriflamme-alliance-term-placing-about = Карту кладут рубашкой вверх. Её знает только владелец.
oriflamme-alliance-term-aside = Отложенные
oriflamme-alliance-term-aside-about = Трёх карт вашей семьи в этой игре нет. Каких именно, знаете только вы.
oriflamme-alliance-term-first = Первый игрок
oriflamme-alliance-term-first-about = Выкладывает первым в этом раунде. После каждого раунда знамя переходит налево.
oriflamme-alliance-term-seen = Кто что уже показал

oriflamme-alliance-key-on = видели
oriflamme-alliance-key-gone = выбыла
oriflamme-alliance-key-no = ещё нет
oriflamme-alliance-seen-on = { $card }: видели
oriflamme-alliance-seen-gone = { $card }: карта выбыла
oriflamme-alliance-seen-no = { $card }: ещё не видели

oriflamme-alliance-count-hand = на руке
oriflamme-alliance-count-row = в ряду
oriflamme-alliance-kept-infiltration = +2
oriflamme-alliance-kept-agreement = +{ $number } за раунд

# Ряд для тех, кто слушает
oriflamme-alliance-row-label = { $count ->
    [one] Ряд: { $count } позиция, от первой до последней
    [few] Ряд: { $count } позиции, от первой до последней
    [many] Ряд: { $count } позиций, от первой до последней
   *[other] Ряд: { $count } позиции, от первой до последней
}
oriflamme-alliance-at = Позиция { $number } из { $count }
oriflamme-alliance-lies-up = открыта
oriflamme-alliance-lies-down = рубашкой вверх
oriflamme-alliance-has-verdict = с жетоном приговора
oriflamme-alliance-covers = { $count ->
    [one] накрывает { $count } карту: { $pieces }
    [few] накрывает { $count } карты: { $pieces }
    [many] накрывает { $count } карт: { $pieces }
   *[other] накрывает { $count } карты: { $pieces }
}
oriflamme-alliance-is-acting = действует сейчас
oriflamme-alliance-can-target = можно выбрать
oriflamme-alliance-can-cover = на неё можно положить карту
oriflamme-alliance-would-go = будет устранена

oriflamme-alliance-slot-first = Первая карта
oriflamme-alliance-slot-start = В начало
oriflamme-alliance-slot-end = В конец
oriflamme-alliance-outs = Выбыло: { $count }
oriflamme-alliance-outs-list = Выбыли из ряда: { $cards }
oriflamme-alliance-hand = Ваша рука
oriflamme-alliance-hand-card = { $card }: { $ability }
oriflamme-alliance-aside-note = вне игры
oriflamme-alliance-aside-list = Отложенные: { $cards }
oriflamme-alliance-moment-kept = { $who } сохраняет её
oriflamme-alliance-moment-gone = карта выбывает: { $who }

# Подсказка
oriflamme-alliance-ask-card = Выберите карту, которую выложить
oriflamme-alliance-ask-place = Куда положить «{ $card }»?
oriflamme-alliance-ask-lay = { $what }?
oriflamme-alliance-ask-reveal = Открыть карту «{ $card }»?
oriflamme-alliance-ask-branch = «{ $card }»: выберите одно свойство
oriflamme-alliance-ask-empress = Выберите закрытую карту, на которую ляжет 1 очко влияния
oriflamme-alliance-ask-diplomat = Выберите «Дипломата», на которого лягут 2 очка влияния
oriflamme-alliance-ask-deserter = Выберите, какую соседнюю карту устранит «Дезертир»
oriflamme-alliance-ask-verdict = Выберите карту для жетона приговора
oriflamme-alliance-ask-sentence = Выберите, какую карту с жетоном устранит «Судья»
oriflamme-alliance-ask-exchange = Выберите карту с руки на место «Осведомителя»
oriflamme-alliance-place-where = В начало, в конец или поверх одной из своих карт.
oriflamme-alliance-place-secret = Она ляжет рубашкой вверх: знать её будете только вы.
oriflamme-alliance-place-then = Затем начнётся активация.
oriflamme-alliance-choose-lit = Карты, которые можно выбрать, подсвечены.
oriflamme-alliance-target-next = Цель выберете следующим шагом.
oriflamme-alliance-nothing-more = Наверняка это ничего не принесёт.
oriflamme-alliance-leave = Оставить
oriflamme-alliance-leave-brings = на карте { $before } → { $after }
oriflamme-alliance-reveal = Открыть
oriflamme-alliance-reveal-barred = сейчас нельзя
oriflamme-alliance-brings-then = { $gain }, затем выбор
oriflamme-alliance-then = затем выбор
oriflamme-alliance-brings-nothing = наверняка ничего
oriflamme-alliance-use-informant-gain = Получить
oriflamme-alliance-use-informant-exchange = Поменять
oriflamme-alliance-use-diplomat-gain = Получить и поделиться
oriflamme-alliance-use-diplomat-discard = Забрать всё
oriflamme-alliance-use-judge-gain = Получить и пометить
oriflamme-alliance-use-judge-eliminate = Устранить
oriflamme-alliance-act-place = Выложить
oriflamme-alliance-act-exchange = Поменять
oriflamme-alliance-act-leave = Оставить
oriflamme-alliance-act-reveal = Открыть
oriflamme-alliance-act-use = Применить
oriflamme-alliance-act-eliminate = Устранить
oriflamme-alliance-act-mark = Положить жетон
oriflamme-alliance-act-put = Положить влияние

# Что сделает решение
oriflamme-alliance-will-gain = +{ $number }
oriflamme-alliance-will-gain-at-least = +{ $number } или больше
oriflamme-alliance-will-parts = { $parts }
oriflamme-alliance-will-part-took = с карты +{ $number }
oriflamme-alliance-will-part-gained = «{ $card }» +{ $number }
oriflamme-alliance-will-part-alone = один в ряду +{ $number }
oriflamme-alliance-will-part-rewarded = устранение +{ $number }
oriflamme-alliance-will-part-infiltrated = «Проникновение» +{ $number }
oriflamme-alliance-will-part-deserted = персонаж +{ $number }
oriflamme-alliance-will-part-extorted = «Вымогательство» +{ $number }
oriflamme-alliance-will-part-agreed = «Соглашение» +{ $number }
oriflamme-alliance-will-left = ещё { $number } на { $piece }
oriflamme-alliance-will-paid = { $number } из них — цена
oriflamme-alliance-will-lost = { $number } на { $piece } пропадёт
oriflamme-alliance-will-put = { $number } на { $piece }
oriflamme-alliance-will-eliminated = устраняет { $piece }
oriflamme-alliance-will-discarded = будет сброшена: { $piece }
oriflamme-alliance-will-kept = вы сохраняете её
oriflamme-alliance-will-exchanged = «Осведомитель» вернётся вам в руку
oriflamme-alliance-will-turned-down = снова ляжет рубашкой вверх
oriflamme-alliance-will-marked = жетон приговора на { $piece }
oriflamme-alliance-will-marked-this = получит жетон приговора
oriflamme-alliance-will-verdict-returned = её жетон приговора вернётся в запас
oriflamme-alliance-will-uncovered = освобождает { $piece }
oriflamme-alliance-will-acts = затем действует { $piece } ({ $who })
oriflamme-alliance-will-round = затем начнётся раунд { $number }
oriflamme-alliance-will-ended = затем игра закончится
oriflamme-alliance-will-stays = «Дезертир» останется в ряду
oriflamme-alliance-will-extorted = «Вымогательство»: { $who } +{ $number }
oriflamme-alliance-will-other = { $who } +{ $number }
oriflamme-alliance-will-unknown = остальное зависит от того, что откроется
oriflamme-alliance-will-unseen = { $count ->
    [one] возможна { $count } невиданная карта, персонажей: { $characters }
    [few] возможны { $count } невиданные карты, персонажей: { $characters }
    [many] возможны { $count } невиданных карт, персонажей: { $characters }
   *[other] возможны { $count } невиданной карты, персонажей: { $characters }
}
oriflamme-alliance-will-maybe-extortion = может быть «{ $card }»

# Конец
oriflamme-alliance-score-family = Семья
oriflamme-alliance-score-influence = Влияние
oriflamme-alliance-score-positions = В ряду
oriflamme-alliance-score-total = Всего
oriflamme-alliance-score-hidden = Чего никто не видел
oriflamme-alliance-score-left = На руке: { $hand }. Отложено: { $aside }.
oriflamme-alliance-score-hidden-note = При равном влиянии побеждает тот, у кого больше позиций в ряду.
oriflamme-alliance-chart = Влияние по раундам
oriflamme-alliance-chart-start = старт

# Быстрые фразы для договорённостей; сказанное ни к чему не обязывает
oriflamme-alliance-phrase-favour = Положите влияние на мою карту, и я отблагодарю.
oriflamme-alliance-phrase-spare = Не трогайте мою карту, и я не трону вашу.
oriflamme-alliance-phrase-target = Ударим по лидеру вместе.
oriflamme-alliance-phrase-thanks = Спасибо, я это запомню.
oriflamme-alliance-phrase-payback = Вы об этом пожалеете.
oriflamme-alliance-phrase-promise = Моя карта безобидна, обещаю.
oriflamme-alliance-phrase-no-deal = Не договорились.
oriflamme-alliance-phrase-bluff = Вы блефуете.

# Правила
oriflamme-alliance-rules-goal-title = Цель
oriflamme-alliance-rules-goal =
    Семьи борются за влияние при дворе. Побеждает тот, у кого его больше всего после шести раундов.

    У каждой семьи одни и те же десять карт: шесть персонажей и четыре интриги. Три ваши карты случайно отложены, в игре их нет; семь составляют вашу руку. Каждый начинает с 1 очком влияния.
oriflamme-alliance-rules-turn-title = Раунд
oriflamme-alliance-rules-turn =
    В раунде две части: выкладывание и активация. Сохранённые «Соглашения» платят перед выкладыванием. Первый игрок меняется после каждого раунда, по часовой стрелке.
oriflamme-alliance-rules-placing-title = Выкладывание
oriflamme-alliance-rules-placing =
    По очереди каждый кладёт одну карту с руки рубашкой вверх: в начало ряда, в его конец или поверх своей карты, открытой или закрытой. Между двумя картами нельзя.

    Карты одна на другой — это стопка: одна позиция, в которой важна только верхняя карта. Накрытая карта ничего не делает, и её нельзя затронуть; то, что на ней лежит, там и остаётся.
oriflamme-alliance-rules-activation-title = Активация
oriflamme-alliance-rules-activation =
    Активация идёт от первой позиции к последней. Закрытую карту либо оставляют, тогда на неё ложится 1 очко влияния из запаса, либо открывают: владелец забирает всё, что на ней лежит, и её свойство действует сразу.

    Карта, которая уже лежит открытой, обязана подействовать.

    Когда карта покидает ряд во время собственной активации, карта под ней действует сразу. В остальном ни одна карта не действует дважды за раунд и ни одну не пропускают.
oriflamme-alliance-rules-eliminating-title = Устранение и сброс
oriflamme-alliance-rules-eliminating =
    Кто устраняет карту, даже свою, получает 1 очко влияния. Устранённую карту показывают, а влияние на ней пропадает. Устранять можно только ненакрытые карты. Промежуток в ряду смыкается.

    Сброшенная карта никому не платит и ничего не вызывает.
oriflamme-alliance-rules-characters-title = Персонажи
oriflamme-alliance-rules-characters =
    Персонажи остаются открытыми и действуют в каждом раунде.

    «Императрица»: получите 2; положите 1 на закрытую карту соперника.

    «Фанатик»: получите 1; ещё 1, если это ваша единственная открытая карта.

    «Осведомитель»: получите столько, сколько лежит на соседних закрытых картах соперников; или поменяйте его на карту с руки, которая в этом раунде не действует.

    «Дипломат»: получите 1 и положите 2 на другого открытого «Дипломата»; или получите всё, что на нём лежит, и сбросьте его.

    «Дезертир»: устраните соседнюю карту, ещё 1 за персонажа; затем его сбрасывают, если рядом нет открытого персонажа.

    «Судья»: получите 1 и положите жетон приговора на карту; или устраните карту с жетоном. Жетонов пять.
oriflamme-alliance-rules-intrigues-title = Интриги
oriflamme-alliance-rules-intrigues =
    Интриги действуют, когда их открывают.

    «Восстание»: стоит 1 очко влияния из лежащих на нём. Заберите остальные, устраните обоих соседей и переверните карту рубашкой вверх; она остаётся.

    «Вымогательство»: влияние на нём пропадает, получите 1 и сбросьте карту. Если его устранил соперник, вы получаете 2 за каждую его ненакрытую карту, а каждая его закрытая карта теряет 1.

    «Проникновение»: по 1 на каждую свою закрытую карту; сохраните его и получайте ещё 2 за каждую закрытую карту, которую устраняете.

    «Соглашение»: сохраните его с тем, что на нём лежит. Оно платит столько же в начале каждого следующего раунда, если у вас есть карта в ряду, и ещё раз в конце.
oriflamme-alliance-rules-talk-title = Разговоры
oriflamme-alliance-rules-talk =
    Обещайте, угрожайте, просите: договорённости — часть игры, и сказанное ни к чему не обязывает.
oriflamme-alliance-rules-end-title = Конец
oriflamme-alliance-rules-end =
    После шестого раунда побеждает тот, у кого больше всего влияния. То, что лежит на картах в ряду, пропадает; то, что лежит на сохранённом «Соглашении», считается.

    При равном влиянии побеждает тот, чья верхняя карта лежит на большем числе позиций; если и здесь равенство, победу делят.
