### Orichalcum на странице.

orichalcum-produce-short = Добыча
orichalcum-recruit-short = Найм
orichalcum-capture-short = Захват
orichalcum-create-short = Создание
orichalcum-row = Карты действий
orichalcum-creation-board = Планшет создания
orichalcum-titans = Титаны
orichalcum-free = даром
orichalcum-price = { $count ->
    [0] даром
    [one] { $count } гоплит
    [few] { $count } гоплита
    [many] { $count } гоплитов
   *[other] { $count } гоплита
}
orichalcum-medallion = медальон
orichalcum-temple-needs = 4 вида земель
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
orichalcum-odds-by-hoplites = Шанс на победу по числу гоплитов:
orichalcum-win = Победа:
orichalcum-lose = Поражение:
orichalcum-lose-what = гоплиты остаются там, захватов в этом ходу больше нет
orichalcum-in-the-middle = посередине
orichalcum-inactive = милость уже использована
orichalcum-island-of = Остров, место { $number }
orichalcum-look-at = Остров: { $who }
orichalcum-cell = Клетка { $cell }: { $what }
orichalcum-cell-free = не исследовано
orichalcum-cell-creature = { $creature }, сила { $strength }{ $hoplites ->
    [0] { "" }
    [one] , там { $hoplites } гоплит
    [few] , там { $hoplites } гоплита
    [many] , там { $hoplites } гоплитов
   *[other] , там { $hoplites } гоплита
}
orichalcum-turn-left = Повернуть влево (Q)
orichalcum-turn-right = Повернуть вправо (R)
orichalcum-rolled = Кубики: { $faces }
orichalcum-area = { $size } × { $terrain }
orichalcum-point-word = { $count ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
orichalcum-wins-now = победа
orichalcum-of = из { $all } очков
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
orichalcum-caught = поймано
orichalcum-road = Путь к пяти
orichalcum-road-detail = Очков { $all } и ни одного существа на своём острове: мгновенная победа. Каждый титан, храм и медальон даёт очко.
orichalcum-road-words = Очков { $points } из { $all }, существ на острове: { $creatures }
orichalcum-creatures-left = { $count ->
    [0] существ нет
    [one] ещё { $count } существо
    [few] ещё { $count } существа
    [many] ещё { $count } существ
   *[other] ещё { $count } существа
}
orichalcum-supply = В запасе: храмы { $temples }, жетоны победы { $tokens }.
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
orichalcum-sure = верная победа
orichalcum-extra = Дополнительные действия
orichalcum-pay-hoplite = гоплиты
orichalcum-pay-nugget = самородки
orichalcum-pay-creature = пойманные существа

orichalcum-choice-act = Да: { $action }
orichalcum-choice-skip = Обойтись без действия
orichalcum-choice-favour = Удвоить
orichalcum-choice-no-favour = Сохранить милость
orichalcum-choice-stop = На этом всё
orichalcum-choice-refuse = Отказаться

orichalcum-say-metropolis = Разместите метрополию.
orichalcum-say-metropolis-detail = Две клетки, одна из них порт: его награда сразу ваша.
orichalcum-say-card = Возьмите карту действия.
orichalcum-say-card-detail = Вместе с ней плитка и существа; цену платят гоплитами.
orichalcum-say-place = Разместите плитку.
orichalcum-say-place-detail = Она должна касаться того, что уже лежит. R поворачивает. Три клетки одного вида приводят титана.
orichalcum-say-titan-order = Какой титан придёт первым?
orichalcum-say-titan-order-detail = Сверх лимита прежний титан возвращается.
orichalcum-say-titan-return = Какой титан возвращается?
orichalcum-say-titan-return-detail = Титанов у вас больше, чем можно.
orichalcum-say-action = Выполнить действие карты: { $action }?
orichalcum-say-action-detail = Можно и обойтись.
orichalcum-say-favour = Воспользоваться милостью титана?
orichalcum-say-favour-detail = Она удваивает полученное; потом милость израсходована.
orichalcum-say-fight = Выберите существо для боя.
orichalcum-say-fight-detail = Шансы видны до того, как вы кого-то пошлёте.
orichalcum-say-commit = { $creature }, сила { $strength }: сколько гоплитов в бой?
orichalcum-say-commit-detail = Сумма кубиков должна достичь силы; любой череп побеждает.
orichalcum-say-gift = Разместите постройку: { $building }
orichalcum-say-gift-detail = На любой свободной земле, не рядом с существом.
orichalcum-say-create = Создайте что-то одно: постройку, храм или медальон.
orichalcum-say-create-detail = Выберите на планшете создания, затем место.
orichalcum-say-extra = Купить дополнительное действие?
orichalcum-say-extra-detail = Платят гоплитами, самородками или пойманными существами.
orichalcum-say-discard = Сбросьте карту из ряда.
orichalcum-say-discard-detail = Её плитка уходит под стопку, существа в мешочек.
orichalcum-say-initiative = Кому инициатива?
orichalcum-say-initiative-detail = Больше всего гоплитов у нескольких; себе её оставить нельзя.

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
orichalcum-produce-about = 1 самородок за каждую вашу шахту, вместе с метрополией.
orichalcum-recruit-about = 1 гоплит за каждый ваш лагерь, вместе с метрополией.
orichalcum-capture-about = Сражайтесь с существами на своём острове по одному, пока не остановитесь или не проиграете.
orichalcum-create-about = Сделайте что-то одно: постройку с планшета создания, храм или медальон.
orichalcum-temple-about = Четыре свободные клетки ромбом, четыре разных вида земель; пустые вулканы заменяют любую. Одно очко.
orichalcum-medallion-about = Стоит 5 самородков. Одно очко.
orichalcum-theia-about = Лес. Милость: после создания создайте ещё раз.
orichalcum-themis-about = Лагуна. Милость: гоплитов вдвое больше.
orichalcum-kronos-about = Пустыня. Милость: верная победа в одном бою.
orichalcum-hyperion-about = Гора. Милость: самородков вдвое больше.
orichalcum-cerberus-about = Сила 4. Сокровище: { orichalcum-cerberus-treasure }.
orichalcum-cerberus-treasure = 1 самородок
orichalcum-minotaur-about = Сила 6. Сокровище: { orichalcum-minotaur-treasure }.
orichalcum-minotaur-treasure = случайная постройка даром
orichalcum-gorgon-about = Сила 8. Сокровище: { orichalcum-gorgon-treasure }.
orichalcum-gorgon-treasure = 2 самородка
orichalcum-cyclops-about = Сила 10. Сокровище: { orichalcum-cyclops-treasure }.
orichalcum-cyclops-treasure = 3 самородка
orichalcum-hydra-about = Сила 12. Сокровище: { orichalcum-hydra-treasure }.
orichalcum-hydra-treasure = титан, изображённый на ней
orichalcum-training-camp-about = На одного гоплита больше при найме. Даёт то, что ждёт на нём.
orichalcum-mine-about = На один самородок больше при добыче. Даёт то, что ждёт на ней.
orichalcum-hospital-about = Спасает одного гоплита в каждом выигранном бою.
orichalcum-oratory-about = Можно иметь на одного титана больше.
orichalcum-siege-engine-1-about = Для вас 1 тоже считается черепом.
orichalcum-siege-engine-2-about = Для вас 2 тоже считается черепом.
orichalcum-siege-engine-3-about = Для вас 3 тоже считается черепом.
orichalcum-arch-about = 1 самородок за каждое пойманное существо.
orichalcum-protection-crystal-about = Можно строить рядом с существами, но не на их клетках. Сам кристалл рядом с существом не строят.
orichalcum-architect-practice-about = В храме может быть одна пара одинаковых земель.
orichalcum-forge-about = Второе дополнительное действие за ход, за его цену.
orichalcum-statue-hoplite-about = Дополнительные действия за гоплитов на 1 дешевле.
orichalcum-statue-nugget-about = Дополнительные действия за самородки на 1 дешевле.
orichalcum-statue-creature-about = Дополнительные действия за существ на 1 дешевле.
orichalcum-forest-about = Три соединённые клетки приводят Тейю.
orichalcum-lagoon-about = Три соединённые клетки приводят Фемиду.
orichalcum-desert-about = Три соединённые клетки приводят Кроноса.
orichalcum-mountain-about = Три соединённые клетки приводят Гипериона.
orichalcum-volcano-about = Сюда подходит любая постройка; в храме заменяет любую землю. Титана не приводит.
orichalcum-metropolis-about = Лагерь и шахта в одном. Это не земля, застроить её нельзя.
orichalcum-port-about = Закройте его, чтобы один раз получить то, что на знаке.

# Правила
orichalcum-rules-goal-title = Цель
orichalcum-rules-goal =
    Кто первым имеет пять очков и ни одного существа на своём острове, побеждает сразу, даже посреди хода.

    Каждый ваш титан, каждый храм и каждый медальон даёт очко.
orichalcum-rules-turn-title = Ход
orichalcum-rules-turn =
    В первый ход вы размещаете метрополию: две клетки, одна из них порт; это лагерь и шахта сразу.

    Далее каждый ход: возьмите карту с плиткой и существами, разместите плитку, при желании выполните действие карты, при желании купите одно дополнительное действие. Вдвоём ход завершается сбросом карты из ряда.
orichalcum-rules-land-title = Земли, порты и существа
orichalcum-rules-land =
    Плитка должна целиком лечь на свободные клетки острова и касаться того, что уже лежит. Существа приходят на своих вулканах. Плитка, которой нет места, уходит под свою стопку.

    Порт даёт награду один раз, когда его накрывают.
orichalcum-rules-deeds-title = Четыре действия
orichalcum-rules-deeds =
    Добыча: 1 самородок за шахту. Найм: 1 гоплит за лагерь. Захват: бои с вашими существами. Создание: одна постройка, храм или медальон.

    Гоплитов и самородков ограниченное число: когда запас пуст, больше нет.
orichalcum-rules-fights-title = Бои
orichalcum-rules-fights =
    Пошлите против существа до трёх гоплитов, считая тех, кто уже там стоит. Бросьте один кубик и ещё по одному за каждого: сумма должна достичь силы, или на одном кубике должен быть череп.

    Победа: существо ваше вместе с сокровищем, гоплиты уходят в запас. Поражение: они остаются на его клетке и сразятся в следующий раз, а захватов в этот ход больше нет.
orichalcum-rules-create-title = Создание
orichalcum-rules-create =
    Постройку ставят на свободную землю того вида, под которым она лежит на планшете, или на пустой вулкан. Храму нужен ромб из четырёх свободных клеток четырёх разных видов; пустые вулканы заменяют любой. Медальон стоит 5 самородков.

    Рядом с существом не строят. Застроенное уже не земля.
orichalcum-rules-extra-title = Дополнительные действия
orichalcum-rules-extra =
    За 2 гоплитов: захват, создание или добыча. За 2 самородка: захват, создание или найм. За 2 пойманных существ: любое из четырёх.
orichalcum-rules-titans-title = Титаны
orichalcum-rules-titans =
    Область не менее чем из трёх клеток одного вида, созданная или расширенная вашей плиткой, приводит к вам её титана, где бы он ни был. Можно иметь одного, и ещё одного за каждую часовню.

    Милость титана действует один раз; расширение области снова её пробуждает. Очко титан даёт в любом случае.
orichalcum-rules-round-title = Конец раунда
orichalcum-rules-round =
    Карты и постройки пополняют. Инициатива переходит к тому, у кого больше всего гоплитов в резерве; при равенстве владелец её отдаёт. Кто теперь ходит последним, получает гоплита.
