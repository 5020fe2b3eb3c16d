orion-duel-about = Сполучайте сузір’я, з’єднуйте галактики й підсовуйте чорні діри суперникові. Для двох.

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
orion-duel-log-lay = { $who } кладе плитку «{ $tile }»: { $own } на { $own_cells }.
orion-duel-log-lay-both = { $who } кладе плитку «{ $tile }»: { $own } на { $own_cells }; { $other } на { $other_cells }.
orion-duel-log-galaxy = { $who } кладе жетон галактики на { $cell } (лишається: { $left }).
orion-duel-log-hole = { $who } кладе жетон чорної діри на { $cell } (лишається: { $left }).
orion-duel-log-begin = { $who } вирішує: починає { $first } ({ $colour }).
orion-duel-log-cover-galaxy = Під галактикою на { $cell } тепер { $colour }: у цьому ланцюзі { $held } з { $needed }.
orion-duel-log-cover-hole = Під чорною дірою на { $cell } тепер { $colour }: у цьому ланцюзі { $held } з { $needed }.
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
orion-duel-log-win = { $who } перемагає: виконано умов { $met } проти { $other }.
orion-duel-log-win-points = Усі плитки викладено. { $who } перемагає за балами, { $points } : { $other }.
orion-duel-log-win-stuck = { $loser } не може покласти жодної плитки: перемагає { $who }.
orion-duel-log-draw = Усі плитки викладено. Нічия: по { $points ->
    [one] { $points } балу
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}.

# Чому ні
orion-duel-why-over = Гру завершено.
orion-duel-why-unknown = Такої дії в цій грі немає.
orion-duel-why-now-galaxies = Зараз розміщують жетони галактик.
orion-duel-why-now-holes = Зараз розміщують жетони чорних дір.
orion-duel-why-now-first-player = Зараз вирішують, хто починає.
orion-duel-why-now-tiles = Зараз викладають плитки.
orion-duel-why-no-tile = Плиток «{ $tile }» більше немає.
orion-duel-why-mirror = У цій грі плитку «{ $tile }» не можна перевертати.
orion-duel-why-off-board = { $count ->
    [one] Територія { $cells } лежить поза полем.
    [few] Території { $cells } лежать поза полем.
    [many] Території { $cells } лежать поза полем.
   *[other] Території { $cells } лежать поза полем.
}
orion-duel-why-occupied = { $count ->
    [one] Територія { $cells } вже під плиткою.
    [few] Території { $cells } вже під плитками.
    [many] Території { $cells } вже під плитками.
   *[other] Території { $cells } вже під плитками.
}
orion-duel-why-cut-off-galaxy = Під галактикою на { $cell } був би { $colour } шестикутник, але { $colour } колір цієї плитки не торкається раніше викладеного шестикутника того ж кольору.
orion-duel-why-cut-off-hole = Під чорною дірою на { $cell } був би { $colour } шестикутник, але { $colour } колір цієї плитки не торкається раніше викладеного шестикутника того ж кольору.
orion-duel-why-too-near = Заблизько: на { $cell } лежить { $token }, а між жетонами має бути щонайменше { $between ->
    [one] { $between } незайнята територія
    [few] { $between } незайняті території
    [many] { $between } незайнятих територій
   *[other] { $between } незайнятої території
}.
orion-duel-why-no-room-galaxies = { $count ->
    [one] Не лишиться місця ще для { $count } галактики.
    [few] Не лишиться місця ще для { $count } галактик.
    [many] Не лишиться місця ще для { $count } галактик.
   *[other] Не лишиться місця ще для { $count } галактики.
}
orion-duel-why-no-room-holes = { $count ->
    [one] Не лишиться місця ще для { $count } чорної діри.
    [few] Не лишиться місця ще для { $count } чорних дір.
    [many] Не лишиться місця ще для { $count } чорних дір.
   *[other] Не лишиться місця ще для { $count } чорної діри.
}

# На столі
orion-duel-table-met = Виконано умов: { $count }
orion-duel-table-links = Сузір’я: { $met } (ще { $missing })
orion-duel-table-galaxies = Галактики: { $met } ({ $held } з { $needed })
orion-duel-table-holes = Діри суперника: { $met } ({ $held } з { $needed })
orion-duel-table-score = Бали: { $points }
orion-duel-table-tokens = Лишилось: галактик { $galaxies }, дір { $holes }
orion-duel-table-turning = Плитки без повороту (● свій колір, ◌ чужий); r1–r5 — поворот на 60° праворуч, m — перевернути:

# Налаштування
orion-duel-option-setup = Як розкладають жетони.
orion-duel-option-mirror = Плитки можна перевертати; інакше виглядають лише вигнуті.
orion-duel-option-first = Хто починає або розкладає галактики, якщо жетони кладуть гравці.
