# Земли и то, что лежит на острове
orichalcum-forest = лес
orichalcum-lagoon = лагуна
orichalcum-desert = пустыня
orichalcum-mountain = гора
orichalcum-volcano = вулкан
orichalcum-land = земля
orichalcum-metropolis = метрополия
orichalcum-temple = храм
orichalcum-building = здание
orichalcum-port = порт
orichalcum-laid = { $what } на { $cell }
orichalcum-no-tile = без плитки
orichalcum-skull = череп

# Титаны
orichalcum-theia = Тейя
orichalcum-themis = Фемида
orichalcum-kronos = Кронос
orichalcum-hyperion = Гиперион

# Действия карт
orichalcum-produce = добыть орихалк
orichalcum-recruit = нанять гоплитов
orichalcum-capture = захватить существ
orichalcum-create = создать что-нибудь

# Существа
orichalcum-cerberus = цербер
orichalcum-minotaur = минотавр
orichalcum-gorgon = горгона
orichalcum-cyclops = циклоп
orichalcum-hydra = гидра
orichalcum-hydra-theia = гидра Тейи
orichalcum-hydra-themis = гидра Фемиды
orichalcum-hydra-kronos = гидра Кроноса
orichalcum-hydra-hyperion = гидра Гипериона

# Здания
orichalcum-training-camp = тренировочный лагерь
orichalcum-mine = шахта
orichalcum-hospital = госпиталь
orichalcum-oratory = часовня
orichalcum-siege-engine-1 = осадная машина (1)
orichalcum-siege-engine-2 = осадная машина (2)
orichalcum-siege-engine-3 = осадная машина (3)
orichalcum-arch = арка
orichalcum-protection-crystal = защитный кристалл
orichalcum-architect-practice = мастерская архитектора
orichalcum-forge = кузница
orichalcum-statue-hoplite = статуя (гоплит)
orichalcum-statue-nugget = статуя (самородок)
orichalcum-statue-creature = статуя (существо)

# Что нужно решить
orichalcum-phase-metropolis = разместить метрополию
orichalcum-phase-card = выбрать карту действия
orichalcum-phase-place = разместить плитку земель
orichalcum-phase-titan-order = какой титан придёт следующим
orichalcum-phase-titan-return = какого титана вернуть
orichalcum-phase-action = применить действие карты или нет
orichalcum-phase-favour = воспользоваться милостью титана или нет
orichalcum-phase-fight = с каким существом сразиться
orichalcum-phase-commit = сколько гоплитов пойдёт в бой
orichalcum-phase-gift = куда поставить здание минотавра
orichalcum-phase-create = что создать
orichalcum-phase-extra = покупать ли дополнительное действие
orichalcum-phase-discard = сбросить карту с планшета действий
orichalcum-phase-initiative = кому достанется инициатива
orichalcum-phase-over = игра окончена

# Что можно сделать
orichalcum-do-metropolis = Разместить метрополию на { $cells }
orichalcum-do-card = Взять карту { $slot }: { $action }; { $tile }{ $cost ->
    [0] { "" }
    [one] { " " }({ $cost } гоплит)
    [few] { " " }({ $cost } гоплита)
    [many] { " " }({ $cost } гоплитов)
   *[other] { " " }({ $cost } гоплита)
}
orichalcum-do-place = Положить: { $parts }
orichalcum-do-titan = Следующим получить титана: { $titan }
orichalcum-do-return = Вернуть титана: { $titan }
orichalcum-do-act = Выполнить действие: { $action }
orichalcum-do-skip = Отказаться от действия: { $action }
orichalcum-do-favour = Удвоить благодаря милости титана: { $titan }
orichalcum-do-no-favour = Приберечь милость титана: { $titan }
orichalcum-do-fight = Сразиться на { $cell }: { $creature }
orichalcum-do-hoplites = { $count ->
    [0] Не посылать гоплитов
    [one] Послать { $count } гоплита
    [few] Послать { $count } гоплитов
    [many] Послать { $count } гоплитов
   *[other] Послать { $count } гоплита
}, { $dice ->
    [one] бросить { $dice } кубик
    [few] бросить { $dice } кубика
    [many] бросить { $dice } кубиков
   *[other] бросить { $dice } кубика
}
orichalcum-do-kronos = Гарантированно победить благодаря милости Кроноса
orichalcum-do-build = Возвести на { $cell }: { $building }
orichalcum-do-temple = Построить храм на { $cells }
orichalcum-do-medallion = Выковать орихалковый медальон
orichalcum-do-stop = Остановиться
orichalcum-do-gift = Поставить сокровище минотавра на { $cell }: { $building }
orichalcum-do-refuse = Отказаться от сокровища минотавра: { $building }
orichalcum-do-extra-hoplite = Дополнительное действие за { $count ->
    [one] { $count } гоплита
    [few] { $count } гоплитов
    [many] { $count } гоплитов
   *[other] { $count } гоплита
}: { $action }
orichalcum-do-extra-nugget = Дополнительное действие за { $count ->
    [one] { $count } самородок
    [few] { $count } самородка
    [many] { $count } самородков
   *[other] { $count } самородка
}: { $action }
orichalcum-do-extra-creature = Дополнительное действие за существ ({ $creatures }): { $action }
orichalcum-do-no-extra = Без дополнительного действия
orichalcum-do-discard = Сбросить карту { $slot }: { $action }; { $tile }
orichalcum-do-initiative = Отдать инициативу: { $who }

# Что произошло
orichalcum-log-sent = послано { $count }
orichalcum-log-lost = бой проигран
orichalcum-log-die = { $number }
orichalcum-log-medallion-name = медальон
orichalcum-log-metropolis = { $who } { $who-is ->
        [you] размещаете
       *[they] размещает
    } метрополию.
orichalcum-log-card = { $who } { $who-is ->
        [you] берёте
       *[they] берёт
    } карту{ $cost ->
    [0] .
    [one] { " " }за { $cost } гоплита.
    [few] { " " }за { $cost } гоплитов.
    [many] { " " }за { $cost } гоплитов.
   *[other] { " " }за { $cost } гоплита.
}
orichalcum-log-discard = { $who } { $who-is ->
        [you] сбрасываете
       *[they] сбрасывает
    } карту с планшета действий.
orichalcum-log-place = { $who } { $who-is ->
        [you] исследуете
       *[they] исследует
    } остров.
orichalcum-log-fits-nowhere = На { $who-is ->
    [you] вашем острове
   *[they] острове игрока { $who }
} плитке нет места, она возвращается под низ своей стопки.
orichalcum-log-titan = { $who } { $who-is ->
        [you] получаете
       *[they] получает
    } титана: { $titan }.
orichalcum-log-titan-from = { $who } { $who-is ->
        [you] забираете
       *[they] забирает
    } титана { $other-is ->
    [you] у вас:
   *[they] у игрока { $other }:
} { $titan }.
orichalcum-log-titan-again = { $who } снова { $who-is ->
        [you] имеете
       *[they] имеет
    } милость титана: { $titan }.
orichalcum-log-titan-returned = { $who } { $who-is ->
        [you] возвращаете
       *[they] возвращает
    } титана в центр стола: { $titan }.
orichalcum-log-favour = { $who } { $who-is ->
        [you] пользуетесь
       *[they] пользуется
    } милостью титана: { $titan }.
orichalcum-log-no-favour = { $who } { $who-is ->
        [you] бережёте
       *[they] бережёт
    } милость на потом.
orichalcum-log-act = { $who } { $who-is ->
        [you] выполняете
       *[they] выполняет
    } действие: { $action }.
orichalcum-log-skip = { $who } { $who-is ->
        [you] отказываетесь
       *[they] отказывается
    } от действия: { $action }.
orichalcum-log-fight = { $who } { $who-is ->
        [you] сражаетесь
       *[they] сражается
    }: { $creature }.
orichalcum-log-hoplites = { $count ->
    [0] { $who } не { $who-is ->
        [you] посылаете
       *[they] посылает
    } гоплитов.
    [one] { $who } { $who-is ->
        [you] посылаете
       *[they] посылает
    } { $count } гоплита.
    [few] { $who } { $who-is ->
        [you] посылаете
       *[they] посылает
    } { $count } гоплитов.
    [many] { $who } { $who-is ->
        [you] посылаете
       *[they] посылает
    } { $count } гоплитов.
   *[other] { $who } { $who-is ->
        [you] посылаете
       *[they] посылает
    } { $count } гоплита.
}
orichalcum-log-roll = { $who } { $who-is ->
        [you] бросаете
       *[they] бросает
    } { $count ->
    [one] { $count } кубик.
    [few] { $count } кубика.
    [many] { $count } кубиков.
   *[other] { $count } кубика.
}
orichalcum-log-captures = { $who } { $who-is ->
        [you] захватываете
       *[they] захватывает
    } существо: { $creature }.
orichalcum-log-loses = { $who } { $who-is ->
        [you] проигрываете
       *[they] проигрывает
    } бой.
orichalcum-log-gift = Минотавр стерёг здание: { $building }.
orichalcum-log-no-gift = Сокровище минотавра некуда поставить.
orichalcum-log-refuse = { $who } { $who-is ->
        [you] отказываетесь
       *[they] отказывается
    } от здания: { $building }.
orichalcum-log-builds = { $who } { $who-is ->
        [you] возводите
       *[they] возводит
    } здание: { $building }.
orichalcum-log-temple = { $who } { $who-is ->
        [you] строите
       *[they] строит
    } храм.
orichalcum-log-medallion = { $who } { $who-is ->
        [you] выковываете
       *[they] выковывает
    } орихалковый медальон.
orichalcum-log-stop = { $who } { $who-is ->
        [you] останавливаетесь
       *[they] останавливается
    }.
orichalcum-log-extra-hoplite = { $who } { $who-is ->
        [you] покупаете
       *[they] покупает
    } дополнительное действие за { $count ->
    [one] { $count } гоплита
    [few] { $count } гоплитов
    [many] { $count } гоплитов
   *[other] { $count } гоплита
}: { $action }.
orichalcum-log-extra-nugget = { $who } { $who-is ->
        [you] покупаете
       *[they] покупает
    } дополнительное действие за { $count ->
    [one] { $count } самородок
    [few] { $count } самородка
    [many] { $count } самородков
   *[other] { $count } самородка
}: { $action }.
orichalcum-log-extra-creature = { $who } { $who-is ->
        [you] покупаете
       *[they] покупает
    } дополнительное действие за существ ({ $creatures }): { $action }.
orichalcum-log-no-extra = { $who } не { $who-is ->
        [you] покупаете
       *[they] покупает
    } дополнительного действия.
orichalcum-log-gains-hoplites = { $who } { $who-is ->
        [you] получаете
       *[they] получает
    } { $count ->
    [one] { $count } гоплита
    [few] { $count } гоплитов
    [many] { $count } гоплитов
   *[other] { $count } гоплита
}.
orichalcum-log-gains-nuggets = { $who } { $who-is ->
        [you] получаете
       *[they] получает
    } { $count ->
    [one] { $count } самородок
    [few] { $count } самородка
    [many] { $count } самородков
   *[other] { $count } самородка
}.
orichalcum-log-gives-initiative = { $who } { $who-is ->
        [you] решаете
       *[they] решает
    }, кому достанется инициатива: { $other-is ->
    [you] вам.
   *[they] { $other }.
}
orichalcum-log-round = Раунд { $number }
orichalcum-log-initiative = { $who } { $who-is ->
        [you] берёте
       *[they] берёт
    } инициативу; { $other-is ->
    [you] вы ходите
   *[they] { $other } ходит
} в последнюю очередь
orichalcum-log-keeps-initiative = { $who } { $who-is ->
        [you] сохраняете
       *[they] сохраняет
    } инициативу; { $other-is ->
    [you] вы ходите
   *[they] { $other } ходит
} в последнюю очередь
orichalcum-log-wins = { $who } { $who-is ->
        [you] побеждаете
       *[they] побеждает
    }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
orichalcum-log-wins-creatures = При равном счёте ({ $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}) побеждает { $who }: на острове меньше всего существ ({ $count }).
orichalcum-log-wins-nuggets = При равном счёте ({ $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}) побеждает { $who }: больше всего самородков ({ $count }).
orichalcum-log-last-round = Раунд { $number } был последним: игра окончена.
orichalcum-log-shared = Общая победа, по { $points ->
    [one] { $points } очку
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, существ и самородков поровну: { $who }.

# Почему нельзя
orichalcum-why-no-such-action = Такого действия нет.
orichalcum-why-over = Игра окончена.
orichalcum-why-not-now = Сначала нужно решить другое: { $what }.
orichalcum-why-not-possible = Здесь это невозможно.
orichalcum-why-sticks-out = Это не помещается на остров целиком.
orichalcum-why-no-port = Метрополия должна закрыть порт.
orichalcum-why-no-card = На планшете действий нет карты { $slot }.
orichalcum-why-too-few-hoplites = { $count ->
    [one] Нужен { $count } гоплит
    [few] Нужно { $count } гоплита
    [many] Нужно { $count } гоплитов
   *[other] Нужно { $count } гоплита
}, а у вас { $has }.
orichalcum-why-too-few-nuggets = { $count ->
    [one] Нужен { $count } самородок
    [few] Нужно { $count } самородка
    [many] Нужно { $count } самородков
   *[other] Нужно { $count } самородка
}, а у вас { $has }.
orichalcum-why-off-island = На этом острове нет участка { $cell }.
orichalcum-why-not-explored = Участок { $cell } ещё не исследован.
orichalcum-why-occupied = Участок { $cell } занят: { $what }.
orichalcum-why-wrong-terrain = Участок { $cell } не того типа ({ $what }): этому зданию нужен тип «{ $slot }» или пустой вулкан.
orichalcum-why-beside-creature = Участок { $cell } рядом с существом: { $creature }.
orichalcum-why-not-adjacent = Плитка должна касаться того, что уже лежит на острове.
orichalcum-why-same-placement = Так плитка ляжет точно так же, как при другом повороте, который уже предложен.
orichalcum-why-titan-not-coming = Этот титан сейчас не приходит: { $titan }.
orichalcum-why-titan-just-gained = Этот титан только что пришёл и остаётся: { $titan }.
orichalcum-why-titan-not-yours = Этот титан не у вас: { $titan }.
orichalcum-why-titan-used = Милость титана уже использована: { $titan }.
orichalcum-why-no-creature = На участке { $cell } нет существа.
orichalcum-why-no-room = { $count ->
    [0] Больше гоплитов добавить нельзя: их там уже трое.
    [one] Можно добавить ещё только { $count } гоплита: вместе не больше трёх.
    [few] Можно добавить ещё только { $count } гоплитов: вместе не больше трёх.
    [many] Можно добавить ещё только { $count } гоплитов: вместе не больше трёх.
   *[other] Можно добавить ещё только { $count } гоплита: вместе не больше трёх.
}
orichalcum-why-no-building = На этом месте планшета создания нет здания: { $slot }.
orichalcum-why-no-temples = Храмов не осталось.
orichalcum-why-no-tokens = Победных жетонов не осталось.
orichalcum-why-same-terrain = Храму нужны четыре разных типа земли, а этот встречается несколько раз: { $terrain }.
orichalcum-why-must-fight = Действие начато: нужно сразиться хотя бы раз.
orichalcum-why-must-create = Действие начато: нужно что-нибудь создать.
orichalcum-why-wrong-tribute = { $count ->
    [one] Цена: { $count } захваченное существо.
    [few] Цена: { $count } захваченных существа.
    [many] Цена: { $count } захваченных существ.
   *[other] Цена: { $count } захваченного существа.
}
orichalcum-why-not-captured = У вас слишком мало таких захваченных существ: { $creature }.
orichalcum-why-no-nuggets-left = В общем запасе не осталось самородков.
orichalcum-why-no-hoplites-left = В общем запасе не осталось гоплитов.
orichalcum-why-fight-lost = После поражения в этом ходу больше нельзя захватывать существ.
orichalcum-why-nothing-to-capture = На вашем острове нет существ.
orichalcum-why-nothing-to-create = После оплаты ничего не удастся создать.
orichalcum-why-holder = { $who } владеет инициативой и при ничьей не может её сохранить.
orichalcum-why-not-most-hoplites = Больше всего гоплитов не у игрока { $who }.

# На столе
orichalcum-table-round = Раунд { $number }
orichalcum-table-initiative = инициатива: { $who }
orichalcum-table-card = карта: { $action }
orichalcum-table-dice = кубики
orichalcum-table-cost = { $count ->
    [0] (бесплатно)
    [one] ({ $count } гоплит)
    [few] ({ $count } гоплита)
    [many] ({ $count } гоплитов)
   *[other] ({ $count } гоплита)
}
orichalcum-table-in-hand = В руке
orichalcum-table-odds = Шанс на победу по числу гоплитов:
orichalcum-table-fight = { $creature } на { $cell }, сила { $strength }:
orichalcum-table-creation-board = Планшет создания:
orichalcum-table-titans = Титаны:
orichalcum-table-middle = в центре
orichalcum-table-used = использована
orichalcum-table-supply = Общий запас: гоплиты { $hoplites }, самородки { $nuggets }, храмы { $temples }, победные жетоны { $victory_tokens }
orichalcum-table-points = титаны { $titans }, храмы { $temples }, медальоны { $medallions }
orichalcum-table-reserve = гоплиты { $hoplites }, самородки { $nuggets }
orichalcum-table-ports = порты
orichalcum-table-hoplites = { $count ->
    [one] { $count } гоплит
    [few] { $count } гоплита
    [many] { $count } гоплитов
   *[other] { $count } гоплита
}
orichalcum-table-nuggets = { $count ->
    [one] { $count } самородок
    [few] { $count } самородка
    [many] { $count } самородков
   *[other] { $count } самородка
}
orichalcum-table-creatures = существа
orichalcum-table-buildings = здания
orichalcum-table-captured = захвачено

# Настройки
orichalcum-option-sides = Сторона планшета острова для каждого игрока.
orichalcum-option-sides-easy = Более лёгкая сторона
orichalcum-option-sides-hard = Более сложная сторона
