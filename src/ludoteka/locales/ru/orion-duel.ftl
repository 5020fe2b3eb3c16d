orion-duel-about = Соединяйте созвездия, собирайте галактики и подсовывайте чёрные дыры сопернику. Для двоих.

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
orion-duel-log-lay = { $who } кладёт плитку «{ $tile }»: { $own } на { $own_cells }.
orion-duel-log-lay-both = { $who } кладёт плитку «{ $tile }»: { $own } на { $own_cells }; { $other } на { $other_cells }.
orion-duel-log-galaxy = { $who } кладёт жетон галактики на { $cell } (осталось: { $left }).
orion-duel-log-hole = { $who } кладёт жетон чёрной дыры на { $cell } (осталось: { $left }).
orion-duel-log-begin = { $who } решает: начинает { $first } ({ $colour }).
orion-duel-log-cover-galaxy = Под галактикой на { $cell } теперь { $colour }: в этой цепи { $held } из { $needed }.
orion-duel-log-cover-hole = Под чёрной дырой на { $cell } теперь { $colour }: в этой цепи { $held } из { $needed }.
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
orion-duel-log-win = { $who } побеждает: выполнено условий { $met } против { $other }.
orion-duel-log-win-points = Все плитки выложены. { $who } побеждает по очкам, { $points } : { $other }.
orion-duel-log-win-stuck = { $loser } не может положить ни одной плитки: побеждает { $who }.
orion-duel-log-draw = Все плитки выложены. Ничья: по { $points ->
    [one] { $points } очку
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.

# Почему нет
orion-duel-why-over = Игра окончена.
orion-duel-why-unknown = Такого действия в этой игре нет.
orion-duel-why-now-galaxies = Сейчас выкладывают жетоны галактик.
orion-duel-why-now-holes = Сейчас выкладывают жетоны чёрных дыр.
orion-duel-why-now-first-player = Сейчас решают, кто начинает.
orion-duel-why-now-tiles = Сейчас выкладывают плитки.
orion-duel-why-no-tile = Плиток «{ $tile }» больше нет.
orion-duel-why-mirror = В этой игре плитку «{ $tile }» нельзя переворачивать.
orion-duel-why-off-board = { $count ->
    [one] Клетка { $cells } лежит вне поля.
    [few] Клетки { $cells } лежат вне поля.
    [many] Клетки { $cells } лежат вне поля.
   *[other] Клетки { $cells } лежат вне поля.
}
orion-duel-why-occupied = { $count ->
    [one] Клетка { $cells } уже под плиткой.
    [few] Клетки { $cells } уже под плитками.
    [many] Клетки { $cells } уже под плитками.
   *[other] Клетки { $cells } уже под плитками.
}
orion-duel-why-cut-off-galaxy = Под галактикой на { $cell } был бы { $colour } шестиугольник, но { $colour } цвет этой плитки не касается ранее выложенного шестиугольника того же цвета.
orion-duel-why-cut-off-hole = Под чёрной дырой на { $cell } был бы { $colour } шестиугольник, но { $colour } цвет этой плитки не касается ранее выложенного шестиугольника того же цвета.
orion-duel-why-too-near = Слишком близко: на { $cell } лежит { $token }, а между жетонами должно быть не меньше { $between ->
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
orion-duel-table-galaxies = Галактики: { $met } ({ $held } из { $needed })
orion-duel-table-holes = Дыры соперника: { $met } ({ $held } из { $needed })
orion-duel-table-score = Очки: { $points }
orion-duel-table-tokens = Осталось: галактик { $galaxies }, дыр { $holes }
orion-duel-table-turning = Плитки без поворота (● свой цвет, ◌ чужой); r1–r5 — поворот на 60° вправо, m — перевернуть:

# Настройки
orion-duel-option-setup = Как раскладывают жетоны.
orion-duel-option-mirror = Плитки можно переворачивать; иначе выглядят только изогнутые.
orion-duel-option-first = Кто начинает или раскладывает галактики, если жетоны кладут игроки.
