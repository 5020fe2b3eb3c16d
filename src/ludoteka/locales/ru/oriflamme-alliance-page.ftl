# Доска игры Oriflamme: Alliance

oriflamme-alliance-where = Раунд { $number } из { $rounds }
oriflamme-alliance-brief = влияние { $number }
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
oriflamme-alliance-only-you = видите только вы

# Карты в нескольких словах, под названием
oriflamme-alliance-empress-short = +2 и 1 на чужую карту
oriflamme-alliance-fanatic-short = +1; если один, +2
oriflamme-alliance-informant-short = Копирует или меняется
oriflamme-alliance-diplomat-short = Делится или забирает
oriflamme-alliance-deserter-short = Устраняет соседа
oriflamme-alliance-judge-short = Приговор или казнь
oriflamme-alliance-uprising-short = Устраняет обоих соседей
oriflamme-alliance-extortion-short = Месть за устранение
oriflamme-alliance-infiltration-short = +2 за закрытую жертву
oriflamme-alliance-agreement-short = Очки каждый раунд

# Карты подробно
oriflamme-alliance-empress-about =
    Персонаж. Получите 2 очка влияния. Затем положите 1 из запаса на любую ненакрытую закрытую карту соперника; если такой нет, ничего не кладите.
oriflamme-alliance-fanatic-about =
    Персонаж. Получите 1 очко влияния и ещё 1, если в ряду нет другой вашей ненакрытой открытой карты.
oriflamme-alliance-informant-about =
    Персонаж. Либо получите столько очков влияния, сколько лежит на соседних закрытых картах соперников; их очки остаются на месте. Либо поменяйте его: положите на его место карту с руки лицом вниз, а «Осведомителя» возьмите в руку. Новая карта станет активной только в следующем раунде.
oriflamme-alliance-diplomat-about =
    Персонаж. Либо получите 1 и положите 2 на другого ненакрытого открытого «Дипломата», если он есть. Либо получите всё, что лежит на этой карте, и сбросьте её. Это единственная открытая карта, на которой могут лежать очки влияния.
oriflamme-alliance-deserter-about =
    Персонаж. Устраните соседнюю карту, даже свою: 1 очко за устранение и ещё 1, если это был персонаж. Затем сбросьте «Дезертира», если рядом нет ненакрытого открытого персонажа.
oriflamme-alliance-judge-about =
    Персонаж. Либо получите 1 и положите жетон приговора на любую ненакрытую карту без жетона. Либо устраните любую ненакрытую карту с жетоном, кто бы его ни положил, даже самого «Судью».
oriflamme-alliance-uprising-about =
    Интрига. Чтобы её открыть, сбросьте с неё 1 очко влияния. Остальные заберите, устраните обе соседние карты и переверните её лицом вниз. Она остаётся в ряду, все её знают, и позже её можно применить снова.
oriflamme-alliance-extortion-about =
    Интрига. Если вы её открыли: сбросьте все очки влияния с неё, получите 1 и сбросьте карту. Если её устранил соперник: получите 2 за каждую его ненакрытую карту в ряду, а каждая его закрытая карта теряет 1.
oriflamme-alliance-infiltration-about =
    Интрига. Открыв, положите по 1 на каждую свою ненакрытую закрытую карту и сохраните эту карту перед собой. Отныне вы получаете ещё 2 каждый раз, когда устраняете закрытую карту.
oriflamme-alliance-agreement-about =
    Интрига. Открыв, сохраните её вместе с очками влияния на ней. В начале каждого следующего раунда вы получаете столько, сколько на ней лежит, если у вас есть карта в ряду. В конце игры эти очки тоже ваши.

# Вещи на столе, объяснённые на месте
oriflamme-alliance-term-row = Ряд
oriflamme-alliance-term-row-about = Карты кладут в начало, в конец или поверх своей карты. Активация идёт от первой позиции к последней.
oriflamme-alliance-term-face-down = Закрытая карта
oriflamme-alliance-term-face-down-about = Только владелец знает, какая это карта. Когда до неё доходит очередь, он оставляет её, и на неё ложится 1 очко влияния, или открывает и забирает всё, что на ней лежит.
oriflamme-alliance-term-placement = Выкладывание
oriflamme-alliance-term-placement-about = По очереди каждый кладёт одну карту с руки лицом вниз: в начало ряда, в его конец или на свою карту.
oriflamme-alliance-term-activation = Активация
oriflamme-alliance-term-activation-about = От первой позиции до последней владельцы активируют верхние карты. Закрытую карту оставляют или открывают. Свойство открытой применить обязательно.
oriflamme-alliance-term-over = Игра окончена
oriflamme-alliance-term-over-about = Очки влияния на картах в ряду не учитываются, а на сохранённом «Соглашении» учитываются.
oriflamme-alliance-term-rounds = Шесть раундов
oriflamme-alliance-term-rounds-about = Каждый раунд состоит из фазы выкладывания и фазы активации. После шестого побеждает тот, у кого больше всего очков влияния; седьмую карту не разыгрывают.
oriflamme-alliance-term-verdict = Жетоны приговора
oriflamme-alliance-term-verdict-about = Пять жетонов на всех. «Судья» кладёт их на карты, и любой «Судья» может устранить карту с жетоном. Жетон возвращается, когда карта покидает ряд.
oriflamme-alliance-term-influence = Влияние
oriflamme-alliance-term-influence-about = То, что лежит здесь, ваше и считается в конце. То, что лежит на карте в ряду, нужно ещё забрать.
oriflamme-alliance-term-outs = Выбыли из ряда
oriflamme-alliance-term-outs-about = Устранённые и сброшенные карты лежат лицом вверх, их видят все. Они не возвращаются.
oriflamme-alliance-term-placing = Положить карту сюда
oriflamme-alliance-term-placing-about = Карту кладут лицом вниз. Её знает только владелец.
oriflamme-alliance-term-aside = Отложенные
oriflamme-alliance-term-aside-about = Трёх карт вашей семьи в этой игре нет. Каких именно, знаете только вы.
oriflamme-alliance-term-first = Первый игрок
oriflamme-alliance-term-first-about = Выкладывает карту первым в этом раунде. После раунда жетон первого игрока передают налево.
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
oriflamme-alliance-kept-nothing = пока ничего

# Ряд для тех, кто слушает
oriflamme-alliance-row-label = { $count ->
    [one] Ряд: { $count } позиция, от первой до последней
    [few] Ряд: { $count } позиции, от первой до последней
    [many] Ряд: { $count } позиций, от первой до последней
   *[other] Ряд: { $count } позиции, от первой до последней
}
oriflamme-alliance-at = Позиция { $number } из { $count }
oriflamme-alliance-lies-up = открыта
oriflamme-alliance-lies-down = лицом вниз
oriflamme-alliance-has-verdict = с жетоном приговора
oriflamme-alliance-covers = { $count ->
    [one] накрывает { $count } карту: { $pieces }
    [few] накрывает { $count } карты: { $pieces }
    [many] накрывает { $count } карт: { $pieces }
   *[other] накрывает { $count } карты: { $pieces }
}
oriflamme-alliance-is-acting = активируется сейчас
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
oriflamme-alliance-ask-card = Выберите, какую карту выложить
oriflamme-alliance-ask-place = Куда положить карту «{ $card }»?
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
oriflamme-alliance-place-secret = Она ляжет лицом вниз: знать её будете только вы.
oriflamme-alliance-place-then = Затем начнётся активация.
oriflamme-alliance-choose-lit = Карты, которые можно выбрать, подсвечены.
oriflamme-alliance-verdict-does = Любой «Судья» сможет устранить карту с этим жетоном.
oriflamme-alliance-target-next = Цель выберете следующим шагом.
oriflamme-alliance-nothing-more = Без верной прибыли.
oriflamme-alliance-leave = Оставить
oriflamme-alliance-leave-brings = на карте { $before } → { $after }
oriflamme-alliance-reveal = Открыть
oriflamme-alliance-reveal-barred = сейчас нельзя
oriflamme-alliance-brings-then = { $gain }, затем выбор
oriflamme-alliance-then = затем выбор
oriflamme-alliance-brings-nothing = без верной прибыли
oriflamme-alliance-use-informant-gain = Получить
oriflamme-alliance-use-informant-exchange = Поменять
oriflamme-alliance-use-diplomat-gain = Получить и поделиться
oriflamme-alliance-use-diplomat-discard = Забрать всё, сбросить
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
oriflamme-alliance-will-paid = { $number } из них — цена
oriflamme-alliance-will-lost = { $number } на { $piece } пропадёт
oriflamme-alliance-will-put = { $number } на { $piece }
oriflamme-alliance-will-eliminated = устраняет { $piece }
oriflamme-alliance-will-discarded = будет сброшена: { $piece }
oriflamme-alliance-will-kept = вы сохраняете её
oriflamme-alliance-will-exchanged = «Осведомитель» вернётся вам в руку
oriflamme-alliance-will-turned-down = снова ляжет лицом вниз
oriflamme-alliance-will-marked = жетон приговора на { $piece }
oriflamme-alliance-will-marked-this = получит жетон приговора
oriflamme-alliance-will-verdict-returned = её жетон приговора вернётся в запас
oriflamme-alliance-will-uncovered = освобождает { $piece }
oriflamme-alliance-will-acts = затем активируется { $piece } ({ $who })
oriflamme-alliance-will-round = затем начнётся раунд { $number }
oriflamme-alliance-will-ended = затем игра закончится
oriflamme-alliance-will-stays = «Дезертир» останется в ряду
oriflamme-alliance-will-extorted = «Вымогательство»: { $who } +{ $number }
oriflamme-alliance-will-other = { $who } +{ $number }
oriflamme-alliance-will-unknown = остальное зависит от того, что откроется
oriflamme-alliance-will-unseen = { $count ->
    [one] возможна { $count } ещё не показанная карта, персонажей: { $characters }
    [few] возможны { $count } ещё не показанные карты, персонажей: { $characters }
    [many] возможны { $count } ещё не показанных карт, персонажей: { $characters }
   *[other] возможны { $count } ещё не показанной карты, персонажей: { $characters }
}
oriflamme-alliance-will-maybe-extortion = может быть «{ $card }»

# Конец
oriflamme-alliance-score-family = Семья
oriflamme-alliance-score-influence = Влияние
oriflamme-alliance-score-positions = Карт в ряду
oriflamme-alliance-score-total = Всего
oriflamme-alliance-score-tie = При равенстве:
oriflamme-alliance-score-hidden = Чего никто не видел
oriflamme-alliance-score-left = На руке: { $hand }. Отложено: { $aside }.
oriflamme-alliance-score-hidden-note = При равном влиянии побеждает тот, у кого больше карт в ряду (в стопке считают только верхнюю).
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

# Что решило
oriflamme-alliance-cause = Больше всего влияния при дворе, перевес { $count }.
oriflamme-alliance-cause-tie =
    { $count ->
        [one] Влияние равное: решила { $count } позиция в ряду.
        [few] Влияние равное: решили { $count } позиции в ряду.
        [many] Влияние равное: решили { $count } позиций в ряду.
       *[other] Влияние равное: решили { $count } позиции в ряду.
    }
