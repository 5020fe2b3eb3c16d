# Кольори, жетони, плитки, сузір’я
orion-duel-blue = блакитний
orion-duel-orange = помаранчевий
orion-duel-galaxy = галактика
orion-duel-hole = чорна діра
orion-duel-tile-mono = одинарна
orion-duel-tile-duo-own = подвійна одноколірна
orion-duel-tile-duo-mixed = подвійна двоколірна
orion-duel-tile-line3 = лінія
orion-duel-tile-bent3 = кут
orion-duel-tile-triangle3 = трикутник
orion-duel-taurus = Телець
orion-duel-monoceros = Єдиноріг
orion-duel-eridanus = Ерідан
orion-duel-canis-major = Великий Пес
orion-duel-lepus = Заєць
orion-duel-gemini = Близнята

# Що можна зробити
orion-duel-do-lay = Покласти плитку «{ $tile }»: { $own } на { $own_cells }
orion-duel-do-lay-both = Покласти плитку «{ $tile }»: { $own } на { $own_cells }; { $other } на { $other_cells }
orion-duel-do-galaxy = Покласти жетон галактики на { $cell }
orion-duel-do-hole = Покласти жетон чорної діри на { $cell }
orion-duel-do-begin = Починає { $who } ({ $colour })

# Що сталося
orion-duel-log-moves = Ходи { $first }–{ $last }
orion-duel-log-set-up = Підготовка
orion-duel-log-left = залишилося { $left }
orion-duel-log-held = { $held } із { $needed }
orion-duel-log-held-by = { $colour }: { $held } із { $needed }
orion-duel-log-chain = ланцюг
orion-duel-log-lay = { $who } { $who-is ->
    [you] кладете
   *[they] кладе
} плитку: { $tile }.
orion-duel-log-galaxy = { $who } { $who-is ->
    [you] кладете
   *[they] кладе
} жетон галактики.
orion-duel-log-hole = { $who } { $who-is ->
    [you] кладете
   *[they] кладе
} жетон чорної діри.
orion-duel-log-begin = { $who } { $who-is ->
    [you] вирішуєте
   *[they] вирішує
}: { $first-is ->
    [you] починаєте ви.
   *[they] починає { $first }.
}
orion-duel-log-cover-galaxy = Під галактикою тепер { $colour } колір: у цьому ланцюзі { $held } із { $needed }.
orion-duel-log-cover-hole = Під чорною дірою тепер { $colour } колір: у цьому ланцюзі { $held } із { $needed }.
orion-duel-log-link = Ланцюг ({ $colour } колір) сполучає сузір’я: { $one } і { $two }.
orion-duel-log-galaxies = В одному ланцюзі { $count ->
    [one] { $count } галактика
    [few] { $count } галактики
    [many] { $count } галактик
   *[other] { $count } галактики
} ({ $colour } колір).
orion-duel-log-holes = В одному ланцюзі { $count ->
    [one] { $count } чорна діра
    [few] { $count } чорні діри
    [many] { $count } чорних дір
   *[other] { $count } чорної діри
} ({ $colour } колір): умову виконує { $winner }.
orion-duel-log-level = Обидва кольори виконують по { $count ->
    [one] { $count } умові
    [few] { $count } умови
    [many] { $count } умов
   *[other] { $count } умови
}: дуель триває.
orion-duel-log-win = { $who } { $who-is ->
    [you] перемагаєте
   *[they] перемагає
}: виконано умов { $met } проти { $other }.
orion-duel-log-win-points = Усі плитки розміщено. { $who } { $who-is ->
    [you] перемагаєте
   *[they] перемагає
} за балами, { $points }:{ $other }.
orion-duel-log-win-stuck = { $loser } не { $loser-is ->
    [you] можете
   *[they] може
} покласти жодної плитки: { $who-is ->
    [you] перемагаєте ви.
   *[they] перемагає { $who }.
}
orion-duel-log-draw = Усі плитки розміщено. Нічия: по { $points ->
    [one] { $points } балу
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}.

# Чому ні
orion-duel-why-over = Гру завершено.
orion-duel-why-unknown = Такої дії немає.
orion-duel-why-now-galaxies = Зараз розміщують жетони галактик.
orion-duel-why-now-holes = Зараз розміщують жетони чорних дір.
orion-duel-why-now-first-player = Зараз вирішують, хто починає.
orion-duel-why-now-tiles = Зараз викладають плитки.
orion-duel-why-no-tile = Плиток «{ $tile }» більше немає.
orion-duel-why-mirror = У цій грі плитку «{ $tile }» не можна перевертати.
orion-duel-why-off-board = Це місце виходить за межі поля.
orion-duel-why-occupied = Там уже лежить плитка.
orion-duel-why-cut-off-galaxy = Щоб накрити галактику, { $colour } колір плитки має торкатися такого самого на полі.
orion-duel-why-cut-off-hole = Щоб накрити чорну діру, { $colour } колір плитки має торкатися такого самого на полі.
orion-duel-why-too-near = Заблизько лежить { $token }: між жетонами має бути щонайменше { $between ->
    [one] { $between } незайнята територія
    [few] { $between } незайняті території
    [many] { $between } незайнятих територій
   *[other] { $between } незайнятої території
}.
orion-duel-why-no-room-galaxies = { $count ->
    [one] Не залишиться місця ще для { $count } галактики.
    [few] Не залишиться місця ще для { $count } галактик.
    [many] Не залишиться місця ще для { $count } галактик.
   *[other] Не залишиться місця ще для { $count } галактики.
}
orion-duel-why-no-room-holes = { $count ->
    [one] Не залишиться місця ще для { $count } чорної діри.
    [few] Не залишиться місця ще для { $count } чорних дір.
    [many] Не залишиться місця ще для { $count } чорних дір.
   *[other] Не залишиться місця ще для { $count } чорної діри.
}

# На столі
orion-duel-table-met = Виконано умов: { $count }
orion-duel-table-links = Сузір’я: { $met } (ще { $missing })
orion-duel-table-links-barred = Сузір’я: { $met } (усі шляхи закрито)
orion-duel-table-links-all = Сузір’я: { $met }
orion-duel-table-galaxies = Галактики: { $met } ({ $held } з { $needed })
orion-duel-table-holes = Діри опонента: { $met } ({ $held } з { $needed })
orion-duel-table-score = Бали: { $points }
orion-duel-table-tokens = Ще: галактик { $galaxies }, дір { $holes }
orion-duel-table-signs = (*) галактика · (@) чорна діра · числа у вільній території — її координати
orion-duel-table-turning = Плитки без повороту (● свій колір, ◌ чужий); r1–r5 — поворот на 60° праворуч, m — перевернути:

# Налаштування
orion-duel-option-setup = Як розміщують жетони.
orion-duel-option-mirror = Плитки можна перевертати; вигляд змінюється лише в кутів.
orion-duel-option-first = Хто ходить першим або розміщує галактики, якщо жетони кладуть гравці.
orion-duel-option-setup-random = Випадкова підготовка
orion-duel-option-setup-symmetric-1 = Симетрична підготовка 1
orion-duel-option-setup-symmetric-2 = Симетрична підготовка 2
orion-duel-option-setup-players = Жетони розміщують гравці
orion-duel-option-first-random = За жеребом
orion-duel-option-first-blue = Блакитний
orion-duel-option-first-orange = Помаранчевий
