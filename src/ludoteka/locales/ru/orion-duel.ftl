# Цвета, жетоны, плитки, созвездия
orion-duel-blue = голубой
orion-duel-orange = оранжевый
orion-duel-galaxy = галактика
orion-duel-hole = чёрная дыра
orion-duel-tile-mono = одинарная
orion-duel-tile-duo-own = двойная одноцветная
orion-duel-tile-duo-mixed = двойная двухцветная
orion-duel-tile-line3 = линия
orion-duel-tile-bent3 = угол
orion-duel-tile-triangle3 = треугольник
orion-duel-taurus = Телец
orion-duel-monoceros = Единорог
orion-duel-eridanus = Эридан
orion-duel-canis-major = Большой Пёс
orion-duel-lepus = Заяц
orion-duel-gemini = Близнецы

# Что можно сделать
orion-duel-do-lay = Положить плитку «{ $tile }»: { $own } на { $own_cells }
orion-duel-do-lay-both = Положить плитку «{ $tile }»: { $own } на { $own_cells }; { $other } на { $other_cells }
orion-duel-do-galaxy = Положить жетон галактики на { $cell }
orion-duel-do-hole = Положить жетон чёрной дыры на { $cell }
orion-duel-do-begin = Начинает { $who } ({ $colour })

# Что произошло
orion-duel-log-moves = Ходы { $first }–{ $last }
orion-duel-log-set-up = Подготовка
orion-duel-log-left = осталось { $left }
orion-duel-log-held = { $held } из { $needed }
orion-duel-log-held-by = { $colour }: { $held } из { $needed }
orion-duel-log-chain = цепь
orion-duel-log-lay = { $who } { $who-is ->
    [you] кладёте
   *[they] кладёт
} плитку: { $tile }.
orion-duel-log-galaxy = { $who } { $who-is ->
    [you] кладёте
   *[they] кладёт
} жетон галактики.
orion-duel-log-hole = { $who } { $who-is ->
    [you] кладёте
   *[they] кладёт
} жетон чёрной дыры.
orion-duel-log-begin = { $who } { $who-is ->
    [you] решаете
   *[they] решает
}: { $first-is ->
    [you] начинаете вы.
   *[they] начинает { $first }.
}
orion-duel-log-cover-galaxy = Под галактикой теперь { $colour } цвет: в этой цепи { $held } из { $needed }.
orion-duel-log-cover-hole = Под чёрной дырой теперь { $colour } цвет: в этой цепи { $held } из { $needed }.
orion-duel-log-link = Цепь ({ $colour } цвет) соединяет созвездия: { $one } и { $two }.
orion-duel-log-galaxies = В одной цепи { $count ->
    [one] { $count } галактика
    [few] { $count } галактики
    [many] { $count } галактик
   *[other] { $count } галактики
} ({ $colour } цвет).
orion-duel-log-holes = В одной цепи { $count ->
    [one] { $count } чёрная дыра
    [few] { $count } чёрные дыры
    [many] { $count } чёрных дыр
   *[other] { $count } чёрной дыры
} ({ $colour } цвет): условие выполняет { $winner }.
orion-duel-log-level = Оба цвета выполняют по { $count ->
    [one] { $count } условию
    [few] { $count } условия
    [many] { $count } условий
   *[other] { $count } условия
}: дуэль продолжается.
orion-duel-log-win = { $who } { $who-is ->
    [you] побеждаете
   *[they] побеждает
}: выполнено условий { $met } против { $other }.
orion-duel-log-win-points = Все плитки размещены. { $who } { $who-is ->
    [you] побеждаете
   *[they] побеждает
} по очкам, { $points }:{ $other }.
orion-duel-log-win-stuck = { $loser } не { $loser-is ->
    [you] можете
   *[they] может
} положить ни одной плитки: { $who-is ->
    [you] побеждаете вы.
   *[they] побеждает { $who }.
}
orion-duel-log-draw = Все плитки размещены. Ничья: по { $points ->
    [one] { $points } очку
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.

# Почему нет
orion-duel-why-over = Игра окончена.
orion-duel-why-unknown = Такого действия нет.
orion-duel-why-now-galaxies = Сейчас выкладывают жетоны галактик.
orion-duel-why-now-holes = Сейчас выкладывают жетоны чёрных дыр.
orion-duel-why-now-first-player = Сейчас решают, кто начинает.
orion-duel-why-now-tiles = Сейчас выкладывают плитки.
orion-duel-why-no-tile = Плиток «{ $tile }» больше нет.
orion-duel-why-mirror = В этой игре плитку «{ $tile }» нельзя переворачивать.
orion-duel-why-off-board = Это место выходит за край поля.
orion-duel-why-occupied = Там уже лежит плитка.
orion-duel-why-cut-off-galaxy = Чтобы накрыть галактику, { $colour } цвет плитки должен касаться такого же на поле.
orion-duel-why-cut-off-hole = Чтобы накрыть чёрную дыру, { $colour } цвет плитки должен касаться такого же на поле.
orion-duel-why-too-near = Слишком близко лежит { $token }: между жетонами должно быть не меньше { $between ->
    [one] { $between } свободной клетки
    [few] { $between } свободных клеток
    [many] { $between } свободных клеток
   *[other] { $between } свободной клетки
}.
orion-duel-why-no-room-galaxies = { $count ->
    [one] Не останется места ещё для { $count } галактики.
    [few] Не останется места ещё для { $count } галактик.
    [many] Не останется места ещё для { $count } галактик.
   *[other] Не останется места ещё для { $count } галактики.
}
orion-duel-why-no-room-holes = { $count ->
    [one] Не останется места ещё для { $count } чёрной дыры.
    [few] Не останется места ещё для { $count } чёрных дыр.
    [many] Не останется места ещё для { $count } чёрных дыр.
   *[other] Не останется места ещё для { $count } чёрной дыры.
}

# На столе
orion-duel-table-met = Выполнено условий: { $count }
orion-duel-table-links = Созвездия: { $met } (ещё { $missing })
orion-duel-table-links-barred = Созвездия: { $met } (все пути закрыты)
orion-duel-table-links-all = Созвездия: { $met }
orion-duel-table-galaxies = Галактики: { $met } ({ $held } из { $needed })
orion-duel-table-holes = Дыры соперника: { $met } ({ $held } из { $needed })
orion-duel-table-score = Очки: { $points }
orion-duel-table-tokens = Осталось: галактик { $galaxies }, дыр { $holes }
orion-duel-table-signs = (*) галактика · (@) чёрная дыра · числа в свободной клетке — её координаты
orion-duel-table-turning = Плитки без поворота (● свой цвет, ◌ чужой); r1–r5 — поворот на 60° вправо, m — перевернуть:

# Настройки
orion-duel-option-setup = Как размещают жетоны.
orion-duel-option-mirror = Плитки можно переворачивать; вид меняется только у углов.
orion-duel-option-first = Кто ходит первым или размещает галактики, если жетоны кладут игроки.
orion-duel-option-setup-random = Случайная подготовка
orion-duel-option-setup-symmetric-1 = Симметричная подготовка 1
orion-duel-option-setup-symmetric-2 = Симметричная подготовка 2
orion-duel-option-setup-players = Жетоны размещают игроки
orion-duel-option-first-random = По жребию
orion-duel-option-first-blue = Голубой
orion-duel-option-first-orange = Оранжевый
