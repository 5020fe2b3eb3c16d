### Orichalcum на странице.

orichalcum-produce-short = Добыча
orichalcum-recruit-short = Найм
orichalcum-capture-short = Захват
orichalcum-create-short = Создание
orichalcum-row = Карты действий
orichalcum-creation-board = Планшет создания
orichalcum-titans = Титаны
orichalcum-free = бесплатно
orichalcum-price = { $count ->
    [0] бесплатно
    [one] { $count } гоплит
    [few] { $count } гоплита
    [many] { $count } гоплитов
   *[other] { $count } гоплита
}
orichalcum-medallion = медальон
orichalcum-temple-needs = 4 типа земель
orichalcum-nuggets = { $count ->
    [one] { $count } самородок
    [few] { $count } самородка
    [many] { $count } самородков
   *[other] { $count } самородка
}
orichalcum-slot-empty = пусто до конца раунда
orichalcum-slot = Место { $number }
orichalcum-slot-later = Пополнится в конце раунда
orichalcum-sum = Сумма { $sum }
orichalcum-skull-wins = Череп побеждает
orichalcum-odds-by-hoplites = Шанс победить в зависимости от числа гоплитов:
orichalcum-odds-one = Шанс победить: { $chance }%.
orichalcum-win = Победа:
orichalcum-lose = Поражение:
orichalcum-lose-what = гоплиты остаются там, и в этот ход захватывать существ больше нельзя
orichalcum-in-the-middle = в центре стола
orichalcum-inactive = милость использована
orichalcum-island-of = Остров, место { $number }
orichalcum-look-at = Остров: { $who }
orichalcum-cell = Участок { $cell }: { $what }
orichalcum-cell-free = не исследовано
orichalcum-cell-open = можно выбрать
orichalcum-cell-shut = сейчас нельзя
orichalcum-tabs = Что лежит у острова
orichalcum-tab-row = Карты
orichalcum-tab-craft = Создание
orichalcum-tab-islands = Острова
orichalcum-tab-titans = Титаны
orichalcum-slot-bare = пусто
orichalcum-training-camp-tag = лагерь
orichalcum-protection-crystal-tag = кристалл
orichalcum-architect-practice-tag = архитектор
orichalcum-siege-engine-1-tag = машина (1)
orichalcum-siege-engine-2-tag = машина (2)
orichalcum-siege-engine-3-tag = машина (3)
orichalcum-statue-hoplite-tag = статуя
orichalcum-statue-nugget-tag = статуя
orichalcum-statue-creature-tag = статуя
orichalcum-say-place-detail-touch = Она должна касаться плитки на острове. Коснитесь её ещё раз, чтобы повернуть. Три смежных участка одного типа привлекают внимание титана.
orichalcum-nowhere = { $what }: сейчас нет места.
orichalcum-chosen-place = Плитка ляжет сюда.
orichalcum-chosen-metropolis = Метрополия встанет здесь.
orichalcum-chosen-temple = Храм встанет здесь.
orichalcum-chosen-medallion = Медальон.
orichalcum-chosen-build = { $building }: строим здесь.
orichalcum-chosen-fight = { $creature }, сила { $strength }: в бой.
orichalcum-chosen-card = { $action }: взять эту карту{ $cost ->
    [0] .
    [one] {" "}за { $cost } гоплита.
    [few] {" "}за { $cost } гоплитов.
    [many] {" "}за { $cost } гоплитов.
   *[other] {" "}за { $cost } гоплита.
}
orichalcum-chosen-discard = { $action }: сбросить эту карту.
orichalcum-cell-creature = { $creature }, сила { $strength }{ $hoplites ->
    [0] { "" }
    [one] , там { $hoplites } гоплит
    [few] , там { $hoplites } гоплита
    [many] , там { $hoplites } гоплитов
   *[other] , там { $hoplites } гоплита
}
orichalcum-turn-left = Повернуть влево
orichalcum-turn-right = Повернуть вправо
orichalcum-rolled = Кубики: { $faces }
orichalcum-area = { $terrain }: { $size ->
    [one] { $size } участок
    [few] { $size } участка вместе
    [many] { $size } участков вместе
   *[other] { $size } участка вместе
}
orichalcum-point-word = { $count ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
orichalcum-wins-now = победа
orichalcum-ends-now = конец игры
orichalcum-of = из { $all ->
    [one] { $all } очка
    [few] { $all } очков
    [many] { $all } очков
   *[other] { $all } очка
}
orichalcum-initiative = владеет инициативой
orichalcum-hoplites-word = { $count ->
    [one] гоплит
    [few] гоплита
    [many] гоплитов
   *[other] гоплита
}
orichalcum-nuggets-word = { $count ->
    [one] самородок
    [few] самородка
    [many] самородков
   *[other] самородка
}
orichalcum-caught = захвачено
orichalcum-road = Путь к пяти
orichalcum-road-detail = { $all ->
    [one] { $all } очко
    [few] { $all } очка
    [many] { $all } очков
   *[other] { $all } очка
} и ни одного существа на острове — мгновенная победа. Каждый титан, храм и медальон даёт 1 очко.
orichalcum-road-words = Набрано { $points } из { $all ->
    [one] { $all } очка
    [few] { $all } очков
    [many] { $all } очков
   *[other] { $all } очка
}, существ на острове: { $creatures }
orichalcum-creatures-left = { $count ->
    [0] существ нет
    [one] ещё { $count } существо
    [few] ещё { $count } существа
    [many] ещё { $count } существ
   *[other] ещё { $count } существа
}
orichalcum-supply = В запасе: храмы { $temples }, победные жетоны { $tokens }.
orichalcum-brief = { $points } из { $all }
orichalcum-brief-creatures = { $points } из { $all }, существ: { $creatures }
orichalcum-sheet-titans = Титаны { $count } ({ $names })
orichalcum-sheet-temples = Храмы { $count }
orichalcum-sheet-medallions = Медальоны { $count }
orichalcum-reconstructed = Очертания островов, содержимое плиток земель и грани осадных машин воссозданы приблизительно.
orichalcum-odds = Бой: { $creature }, сила { $strength }
orichalcum-sent = гоплитов { $hoplites }, { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
    [many] { $dice } кубиков
   *[other] { $dice } кубика
}
orichalcum-dice = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
    [many] { $count } кубиков
   *[other] { $count } кубика
}
orichalcum-sure = гарантированная победа
orichalcum-extra = Дополнительные действия
orichalcum-pay-hoplite = гоплиты
orichalcum-pay-nugget = самородки
orichalcum-pay-creature = захваченные существа

orichalcum-choice-act = Выполнить
orichalcum-choice-skip = Пропустить
orichalcum-choice-favour = Удвоить
orichalcum-choice-no-favour = Приберечь милость
orichalcum-choice-stop = На этом всё
orichalcum-choice-refuse = Отказаться

orichalcum-say-metropolis = Разместите метрополию.
orichalcum-say-metropolis-detail = Два участка, один из них порт: его ресурсы вы получите сразу.
orichalcum-say-card = Возьмите карту действия.
orichalcum-say-card-detail = Вместе с ней вы берёте плитку и существ. Цену платят гоплитами.
orichalcum-say-place = Разместите плитку.
orichalcum-say-place-detail = Она должна касаться плитки на острове. R поворачивает её. Три смежных участка одного типа привлекают внимание титана.
orichalcum-say-titan-order = Какого титана взять первым?
orichalcum-say-titan-order-detail = Каждый новый титан сверх вашего предела вытесняет одного из прежних.
orichalcum-say-titan-return = Какого титана вернуть?
orichalcum-say-titan-return-detail = Титанов у вас больше, чем можно иметь.
orichalcum-say-action = Выполнить действие карты: { $action }?
orichalcum-say-action-detail = Действие можно пропустить.
orichalcum-say-favour = Удвоить полученное милостью титана?
orichalcum-say-favour-detail = После этого милость использована.
orichalcum-say-fight = Выберите существо для боя.
orichalcum-say-fight-detail = Шансы видны ещё до того, как вы пошлёте гоплитов.
orichalcum-say-commit = { $creature }, сила { $strength }: сколько гоплитов пойдёт в бой?
orichalcum-say-commit-detail = Сумма на кубиках должна быть не меньше силы; любой череп побеждает.
orichalcum-say-gift = Разместите здание: { $building }
orichalcum-say-gift-detail = На любой свободной земле, не рядом с существом.
orichalcum-say-create = Создайте что-то одно: здание, храм или медальон.
orichalcum-say-create-detail = Выберите на планшете создания, а затем место.
orichalcum-say-extra = Купить дополнительное действие?
orichalcum-say-extra-detail = Платите гоплитами, самородками или захваченными существами.
orichalcum-say-discard = Сбросьте карту с планшета действий.
orichalcum-say-discard-detail = Её плитка уходит под низ стопки, существа — в мешок.
orichalcum-say-initiative = Кому достанется инициатива?
orichalcum-say-initiative-detail = Больше всего гоплитов у нескольких игроков; оставить её себе нельзя.

orichalcum-act-metropolis = Разместить метрополию
orichalcum-act-card = Взять карту
orichalcum-act-place = Разместить плитку
orichalcum-act-titan-order = Этот титан
orichalcum-act-titan-return = Вернуть
orichalcum-act-action = Выполнить
orichalcum-act-favour = Решить
orichalcum-act-fight = Сразиться
orichalcum-act-commit = Бросить кубики
orichalcum-act-roll = { $dice ->
    [one] Бросить { $dice } кубик
    [few] Бросить { $dice } кубика
    [many] Бросить { $dice } кубиков
   *[other] Бросить { $dice } кубика
}
orichalcum-act-kronos = Позвать Кроноса
orichalcum-act-gift = Построить здесь
orichalcum-act-create = Создать
orichalcum-act-build = Построить здесь
orichalcum-act-temple = Построить храм
orichalcum-act-medallion = Выковать медальон
orichalcum-act-extra = Купить
orichalcum-act-discard = Сбросить
orichalcum-act-initiative = Отдать

# Правила на месте
orichalcum-produce-about = Получите 1 самородок за каждую свою шахту, включая метрополию.
orichalcum-recruit-about = Получите 1 гоплита за каждый свой лагерь, включая метрополию.
orichalcum-capture-about = Сражайтесь с существами на своём острове по очереди, пока не остановитесь или не проиграете.
orichalcum-create-about = Создайте что-то одно: здание с планшета создания, храм или медальон.
orichalcum-temple-about = Ромб из четырёх свободных участков четырёх разных типов; пустой вулкан — джокер. 1 очко.
orichalcum-medallion-about = Стоит 5 самородков. 1 очко.
orichalcum-theia-about = Титан лесов. Милость: создайте ещё что-то одно.
orichalcum-themis-about = Титан лагун. Милость: нанимаете вдвое больше гоплитов.
orichalcum-kronos-about = Титан пустынь. Милость: гарантированная победа в одном бою.
orichalcum-hyperion-about = Титан гор. Милость: добываете вдвое больше самородков.
orichalcum-cerberus-about = Сила 4. Сокровище: { orichalcum-cerberus-treasure }.
orichalcum-cerberus-treasure = 1 самородок
orichalcum-minotaur-about = Сила 6. Сокровище: { orichalcum-minotaur-treasure }.
orichalcum-minotaur-treasure = случайное здание бесплатно
orichalcum-gorgon-about = Сила 8. Сокровище: { orichalcum-gorgon-treasure }.
orichalcum-gorgon-treasure = 2 самородка
orichalcum-cyclops-about = Сила 10. Сокровище: { orichalcum-cyclops-treasure }.
orichalcum-cyclops-treasure = 3 самородка
orichalcum-hydra-about = Сила 12. Сокровище: { orichalcum-hydra-treasure }.
orichalcum-hydra-treasure = титан, изображённый на ней
orichalcum-training-camp-about = Ещё 1 гоплит каждый раз, когда нанимаете. Также даёт гоплита, лежащего на жетоне.
orichalcum-mine-about = Ещё 1 самородок каждый раз, когда добываете. Также даёт самородок, лежащий на жетоне.
orichalcum-hospital-about = Спасает одного гоплита в каждом бою, который вы выиграли.
orichalcum-oratory-about = Вы можете иметь на одного титана больше.
orichalcum-siege-engine-1-about = Для вас 1 тоже считается черепом.
orichalcum-siege-engine-2-about = Для вас 2 тоже считается черепом.
orichalcum-siege-engine-3-about = Для вас 3 тоже считается черепом.
orichalcum-arch-about = 1 самородок каждый раз, когда захватываете существо.
orichalcum-protection-crystal-about = Вы можете строить рядом с существами, но не на их участках. Сам кристалл рядом с существом не возводят.
orichalcum-architect-practice-about = Один тип земли в вашем храме может повториться.
orichalcum-forge-about = Каждый ход можно купить второе дополнительное действие за обычную цену.
orichalcum-statue-hoplite-about = Дополнительные действия за гоплитов на 1 дешевле.
orichalcum-statue-nugget-about = Дополнительные действия за самородки на 1 дешевле.
orichalcum-statue-creature-about = Дополнительные действия за существ на 1 дешевле.
orichalcum-forest-about = Три смежных участка леса привлекают внимание Тейи.
orichalcum-lagoon-about = Три смежных участка лагуны привлекают внимание Фемиды.
orichalcum-desert-about = Три смежных участка пустыни привлекают внимание Кроноса.
orichalcum-mountain-about = Три смежных участка гор привлекают внимание Гипериона.
orichalcum-volcano-about = На пустом вулкане можно возвести любое здание, а для храма он джокер. Внимания титана не привлекает.
orichalcum-metropolis-about = Тренировочный лагерь и шахта сразу. Это не земля, застроить её нельзя.
orichalcum-port-about = Закройте его, чтобы один раз за игру получить указанные ресурсы.

# Что решило
orichalcum-cause = Титаны: { $titans }, храмы: { $temples }, медальоны: { $medallions }; существ на острове: { $creatures }.

# Подсказка, место для которой показывает поле
orichalcum-do-metropolis-drawn = Разместить метрополию
orichalcum-do-place-drawn = Разместить плитку земель
orichalcum-do-fight-drawn = Сразиться: { $creature }
orichalcum-do-build-drawn = Построить: { $building }
orichalcum-do-temple-drawn = Построить храм
orichalcum-do-gift-drawn = Разместить здание от минотавра: { $building }
