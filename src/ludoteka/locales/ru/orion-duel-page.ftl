# На странице
orion-duel-brief = Условий: { $met }
orion-duel-where = Ход { $move }/{ $of }
orion-duel-where-set-up = Подготовка
orion-duel-you = Вы
orion-duel-rival = Соперник

# Поле
orion-duel-board = { $count ->
    [one] Поле: { $count } клетка
    [few] Поле: { $count } клетки
    [many] Поле: { $count } клеток
   *[other] Поле: { $count } клетки
}
orion-duel-cell = { $cell }: { $what }
orion-duel-free = свободна
orion-duel-fits-here = сюда подходит
orion-duel-fits-not = сюда не подходит

# Плитки
orion-duel-tray-own = Ваши плитки
orion-duel-tray-of = Плитки игрока { $who }
orion-duel-tile-left = { $tile }: осталось { $left }, клавиша { $key }
orion-duel-tile-held = { $tile }, в руке: нажмите, чтобы повернуть
orion-duel-tile-count = { $tile }: осталось { $left }
orion-duel-holding = Плитка в руке
orion-duel-holding-nothing = Возьмите плитку из своего запаса, чтобы поворачивать её здесь.
orion-duel-turning = Повернуть плитку
orion-duel-turn-left = Повернуть влево
orion-duel-turn-right = Повернуть вправо
orion-duel-turn-over = Перевернуть

# Что делать
orion-duel-act-lay = Положить плитку
orion-duel-act-token = Положить жетон
orion-duel-act-begin = Начать игру
orion-duel-ask-tile = Возьмите плитку из своего запаса.
orion-duel-ask-tile-detail = Щёлкните, перетащите или нажмите клавишу от 1 до 6.
orion-duel-ask-tile-detail-touch = Коснитесь её или перетащите на поле.
orion-duel-ask-place = Найдите место для плитки «{ $tile }».
orion-duel-ask-place-detail = R, Q, колёсико или клик поворачивают плитку, F переворачивает.
orion-duel-ask-place-detail-touch = Перетащите её на место; коснитесь, чтобы повернуть.
orion-duel-ask-galaxy = Положите галактику.
orion-duel-ask-galaxy-detail = { $left ->
    [one] Осталась { $left }; между двумя галактиками — не меньше 2 свободных клеток.
    [few] Осталось { $left }; между двумя галактиками — не меньше 2 свободных клеток.
    [many] Осталось { $left }; между двумя галактиками — не меньше 2 свободных клеток.
   *[other] Осталось { $left }; между двумя галактиками — не меньше 2 свободных клеток.
}
orion-duel-ask-hole = Положите чёрную дыру.
orion-duel-ask-hole-detail = { $left ->
    [one] Осталась { $left }; между двумя дырами — 2 свободные клетки, до галактики — 1.
    [few] Осталось { $left }; между двумя дырами — 2 свободные клетки, до галактики — 1.
    [many] Осталось { $left }; между двумя дырами — 2 свободные клетки, до галактики — 1.
   *[other] Осталось { $left }; между двумя дырами — 2 свободные клетки, до галактики — 1.
}
orion-duel-ask-begin = Решите, кто ходит первым.
orion-duel-ask-begin-detail = Все жетоны на месте: кто выложит первую плитку?
orion-duel-begin-me = Я хожу первым
orion-duel-begin-other = Первым ходит { $who }

# Что это даст
orion-duel-fits = Подходит.
orion-duel-under-galaxy = Под галактикой будет { $colour }.
orion-duel-under-hole = Под чёрной дырой будет { $colour }.
orion-duel-gain-mine = { $count ->
    [one] Вы выполняете ещё { $count } условие.
    [few] Вы выполняете ещё { $count } условия.
    [many] Вы выполняете ещё { $count } условий.
   *[other] Вы выполняете ещё { $count } условия.
}
orion-duel-gain-theirs = { $count ->
    [one] Соперник выполняет ещё { $count } условие.
    [few] Соперник выполняет ещё { $count } условия.
    [many] Соперник выполняет ещё { $count } условий.
   *[other] Соперник выполняет ещё { $count } условия.
}
orion-duel-after = { $count ->
    [one] Тогда до соединения двух сторон не хватит { $count } шестиугольника.
    [few] Тогда до соединения двух сторон не хватит { $count } шестиугольников.
    [many] Тогда до соединения двух сторон не хватит { $count } шестиугольников.
   *[other] Тогда до соединения двух сторон не хватит { $count } шестиугольника.
}
orion-duel-after-barred = Тогда все ваши пути между сторонами перекрыты.
orion-duel-ends-win-conditions = Это победа: вы выполняете больше условий.
orion-duel-ends-win-points = Это победа по очкам.
orion-duel-ends-win-stuck = Это победа: соперник не сможет положить ни одной плитки.
orion-duel-ends-loss-conditions = Осторожно: соперник выполнит больше условий и победит.
orion-duel-ends-loss-points = Осторожно: соперник победит по очкам.
orion-duel-ends-loss-stuck = Осторожно: игра закончится в пользу соперника.
orion-duel-ends-draw = Игра закончится вничью.

# Гонка
orion-duel-conditions = Выполненные условия победы
orion-duel-conditions-note = Выполните больше условий, чем соперник, и сразу победите.
orion-duel-condition-links = Соединённые стороны
orion-duel-condition-links-about = Непрерывная цепь вашего цвета от одной стороны поля до противоположной. Число показывает, скольких шестиугольников ещё не хватает на кратчайшем пути. Каждая пара сторон считается отдельно.
orion-duel-condition-galaxies = Галактики в цепи
orion-duel-condition-galaxies-about = 4 галактики в одной непрерывной цепи вашего цвета — одно условие победы; 8 или две такие цепи — два.
orion-duel-condition-holes = Дыры у соперника
orion-duel-condition-holes-about = 3 чёрные дыры в одной непрерывной цепи цвета соперника — одно условие победы для вас; 6 или две такие цепи — два.
orion-duel-to-go = до цели
orion-duel-missing = { $count ->
    [one] остался { $count }
    [few] осталось { $count }
    [many] осталось { $count }
   *[other] осталось { $count }
}
orion-duel-linked = соединено
orion-duel-barred = перекрыто
orion-duel-of = из { $needed }

# Итог
orion-duel-outcome-conditions = Один цвет выполнил больше условий победы, чем другой.
orion-duel-outcome-points = Все плитки размещены: каждая галактика на вашем цвете прибавляет очко, каждая чёрная дыра на нём отнимает очко.
orion-duel-outcome-stuck = { $who } не может положить ни одной плитки.
orion-duel-outcome-stuck-you = Вы не можете положить ни одной плитки.
orion-duel-outcome-none = Партия не доиграна.
orion-duel-score-links = Соединённые пары сторон
orion-duel-score-galaxies = Наборы по 4 галактики
orion-duel-score-holes = Наборы по 3 дыры у соперника
orion-duel-score-met = Выполнено условий
orion-duel-score-covered-galaxies = Галактики на этом цвете
orion-duel-score-covered-holes = Чёрные дыры на этом цвете
orion-duel-score-points = Очки
orion-duel-score-tiles = Осталось плиток

# Правила на месте
orion-duel-what-galaxy = Галактика
orion-duel-what-galaxy-about = 4 галактики в одной непрерывной цепи выполняют условие победы для её цвета. Шестиугольник можно подложить под галактику, только если его цвет на вашей плитке касается того же цвета, уже лежащего на поле.
orion-duel-what-hole = Чёрная дыра
orion-duel-what-hole-about = 3 чёрные дыры в одной непрерывной цепи выполняют условие победы для другого игрока. Подкладывать шестиугольник под неё можно по тому же правилу, что и под галактику.
orion-duel-what-blue = Голубой шестиугольник
orion-duel-what-blue-about = Соседние голубые шестиугольники образуют цепь, кто бы их ни положил; она сияет, как созвездие из колец. Самая длинная — белая.
orion-duel-what-orange = Оранжевый шестиугольник
orion-duel-what-orange-about = Соседние оранжевые шестиугольники образуют цепь, кто бы их ни положил; она сияет, как созвездие из звёзд. Самая длинная — белая.
orion-duel-what-side = Сторона поля
orion-duel-what-side-about = Четыре клетки, обращённые к созвездию. У противоположной стороны тот же цвет, линия и знак: цепь от одной до другой соединяет их.
orion-duel-what-mono = Одинарная
orion-duel-what-mono-about = Один шестиугольник цвета игрока. У каждого одна такая плитка.
orion-duel-what-duo-own = Двойная одноцветная
orion-duel-what-duo-own-about = Два шестиугольника цвета игрока. У каждого одна такая плитка.
orion-duel-what-duo-mixed = Двойная двухцветная
orion-duel-what-duo-mixed-about = По одному шестиугольнику каждого цвета. У каждого игрока три.
orion-duel-what-line3 = Линия
orion-duel-what-line3-about = Три в ряд: два цвета игрока, один цвета соперника с краю. У каждого игрока три.
orion-duel-what-bent3 = Угол
orion-duel-what-bent3-about = Три углом, цвет соперника с краю. Только эта плитка в перевёрнутом виде другая. У каждого игрока три.
orion-duel-what-triangle3 = Треугольник
orion-duel-what-triangle3-about = Три шестиугольника, каждый касается двух других: два цвета игрока, один цвета соперника. У каждого игрока три.

# Что решило
orion-duel-cause = Выполненные условия: стороны { $links }, галактики { $galaxies }, чёрные дыры { $holes }.
orion-duel-way-out = Выберите отмеченное место или поверните плитку.
orion-duel-way-out-turn = Так, как сейчас, она не ляжет нигде: поверните её.

# Подсказка, место для которой показывает поле
orion-duel-do-lay-drawn = Положить плитку «{ $tile }»
orion-duel-do-lay-both-drawn = Положить плитку «{ $tile }»
orion-duel-do-galaxy-drawn = Положить галактику
orion-duel-do-hole-drawn = Положить чёрную дыру
