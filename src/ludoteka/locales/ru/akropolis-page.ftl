# Ход игры
akropolis-where = Раунд { $round } из { $rounds }
akropolis-points-word = { $count ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
akropolis-stones-word = { $count ->
    [one] камень
    [few] камня
    [many] камней
   *[other] камня
}
akropolis-tiles-count = { $count ->
    [one] { $count } плитка
    [few] { $count } плитки
    [many] { $count } плиток
   *[other] { $count } плитки
}

# Цвета
akropolis-house-many = Дома
akropolis-house-many-about = Очки приносит только ваш самый большой жилой массив: каждый дом в нём даёт столько очков, каков его уровень. Площади домов его не продолжают.
akropolis-market-many = Рынки
akropolis-market-many-about = Рынок приносит очки, если не граничит с другим рынком: столько, каков его уровень. Площадь рынков рядом не мешает.
akropolis-barracks-many = Казармы
akropolis-barracks-many-about = Казармы приносят очки на окраине города, то есть когда хотя бы одна их сторона выходит наружу, на пустое место. Очков столько, каков их уровень.
akropolis-temple-many = Храмы
akropolis-temple-many-about = Храм приносит очки, если окружён со всех шести сторон, какой бы высоты ни были соседи. Очков столько, каков его уровень.
akropolis-garden-many = Сады
akropolis-garden-many-about = Сад приносит очки всегда: столько, каков его уровень.
akropolis-quarry-many = Карьеры
akropolis-stones = Камни
akropolis-stones-about = Ими платят за плитки дальше в ряду. Каждый закрытый карьер даёт 1 камень. В конце игры каждый камень приносит 1 очко.
akropolis-total = Всего
akropolis-total-now = { $count ->
    [one] очко с камнями
    [few] очка с камнями
    [many] очков с камнями
   *[other] очка с камнями
}
akropolis-total-after = с этой плиткой
akropolis-own-score = Ваш счёт
akropolis-no-star = Звезды этого цвета ещё нет, поэтому он не приносит очков.

# Кварталы
akropolis-hex-house = Дом
akropolis-hex-house-about = Район. Очки приносит только ваш самый большой жилой массив: сумма уровней домов, умноженная на звёзды ваших площадей домов.
akropolis-hex-market = Рынок
akropolis-hex-market-about = Район. Приносит очки, если не граничит с другим рынком: уровень, умноженный на звёзды ваших площадей рынков.
akropolis-hex-barracks = Казармы
akropolis-hex-barracks-about = Район. Казармы приносят очки на окраине города: уровень, умноженный на звёзды ваших площадей казарм.
akropolis-hex-temple = Храм
akropolis-hex-temple-about = Район. Приносит очки, если окружён со всех шести сторон: уровень, умноженный на звёзды ваших площадей храмов.
akropolis-hex-garden = Сад
akropolis-hex-garden-about = Район. Всегда приносит очки: уровень, умноженный на звёзды ваших площадей садов.
akropolis-hex-quarry = Карьер
akropolis-hex-quarry-about = Очков не приносит. Закройте его плиткой и сразу получите 1 камень.
akropolis-hex-house-plaza = Площадь домов
akropolis-hex-house-plaza-about = 1 звезда: умножает очки за ваши дома. Высота не важна. Дома она не соединяет.
akropolis-hex-market-plaza = Площадь рынков
akropolis-hex-market-plaza-about = 2 звезды: умножают очки за ваши рынки. Высота не важна, и граничить с ними площадь не обязана.
akropolis-hex-barracks-plaza = Площадь казарм
akropolis-hex-barracks-plaza-about = 2 звезды: умножают очки за ваши казармы. Высота не важна, и граничить с ними площадь не обязана.
akropolis-hex-temple-plaza = Площадь храмов
akropolis-hex-temple-plaza-about = 2 звезды: умножают очки за ваши храмы. Высота не важна, и граничить с ними площадь не обязана.
akropolis-hex-garden-plaza = Площадь садов
akropolis-hex-garden-plaza-about = 3 звезды: умножают очки за ваши сады. Высота не важна, и граничить с ними площадь не обязана.

# Строительная площадка и стопки
akropolis-table-site-about = Каждый ход возьмите одну плитку. Первая в ряду бесплатна; за другую заплатите 1 камень за каждую плитку перед ней. Когда остаётся одна плитка, за ней выкладывают новую стопку.
akropolis-site-rule = Первая плитка бесплатна, каждая следующая на 1 камень дороже.
akropolis-lot = { $tile }. { $price }{ $short ->
    [0] .
    [one] , не хватает { $short } камня.
    [few] , не хватает { $short } камней.
    [many] , не хватает { $short } камней.
   *[other] , не хватает { $short } камня.
}
akropolis-lot-free = Бесплатно
akropolis-short = мало на { $count }
akropolis-stacks = Стопки
akropolis-stacks-about = Плитки лицом вниз. Когда на строительной площадке остаётся одна плитка, за ней выкладывают новую стопку. Когда стопок больше нет, игра заканчивается, и последнюю плитку не разыгрывают.
akropolis-stacks-count = { $stacks ->
    [one] { $stacks } стопка по { $size }
    [few] { $stacks } стопки по { $size }
    [many] { $stacks } стопок по { $size }
   *[other] { $stacks } стопки по { $size }
}
akropolis-stacks-none = Стопок больше нет
akropolis-stacks-left = { $tiles ->
    [one] всего осталась { $tiles } плитка
    [few] всего осталось { $tiles } плитки
    [many] всего осталось { $tiles } плиток
   *[other] всего осталось { $tiles } плитки
}
akropolis-stacks-short = { $tiles ->
    [one] { $tiles } плитка
    [few] { $tiles } плитки
    [many] { $tiles } плиток
   *[other] { $tiles } плитки
} в { $stacks ->
    [one] { $stacks } стопке
    [few] { $stacks } стопках
    [many] { $stacks } стопках
   *[other] { $stacks } стопки
}
akropolis-unseen = Ещё в стопках
akropolis-unseen-about = Сколько кварталов каждого цвета, вместе с площадями, есть на плитках, которых ещё никто не видел.
akropolis-unseen-colour = { $colour }: { $districts } и { $plazas ->
    [one] { $plazas } площадь
    [few] { $plazas } площади
    [many] { $plazas } площадей
   *[other] { $plazas } площади
}

# Города
akropolis-own-city = Ваш город
akropolis-city-of = Город игрока { $who }
akropolis-show-city = Показать город игрока { $who }
akropolis-cities = Города
akropolis-chief = Главный архитектор
akropolis-chief-about = Игрок с этой фишкой начинает раунд. Каждый раунд она переходит к следующему игроку.
akropolis-words-kind = { $kind }, { $count }:
akropolis-words-hex = на { $cell }, уровень { $level }

# Ваш ход
akropolis-do-take-title = Возьмите плитку
akropolis-do-take-this = Взять эту плитку?
akropolis-do-take-detail = { $stones ->
    [0] У вас нет камней: бесплатна только первая плитка.
    [one] У вас { $stones } камень. Каждая плитка перед выбранной стоит 1 камень.
    [few] У вас { $stones } камня. Каждая плитка перед выбранной стоит 1 камень.
    [many] У вас { $stones } камней. Каждая плитка перед выбранной стоит 1 камень.
   *[other] У вас { $stones } камня. Каждая плитка перед выбранной стоит 1 камень.
}
akropolis-do-place-title = Выберите место для плитки
akropolis-do-place-detail = Рядом с городом или сверху на три квартала одного уровня хотя бы из двух плиток.
akropolis-do-build = Строить здесь?
akropolis-do-build-title = { $level ->
    [1] Строить на первом уровне?
   *[more] Строить на уровне { $level }?
}
akropolis-do-build-detail = { $paid ->
    [0] Плитка бесплатна
    [one] Вы заплатили { $paid } камень
    [few] Вы заплатили { $paid } камня
    [many] Вы заплатили { $paid } камней
   *[other] Вы заплатили { $paid } камня
}{ $won ->
    [0] .
    [one] ; закрытый карьер даст { $won } камень.
    [few] ; закрытые карьеры дадут { $won } камня.
    [many] ; закрытые карьеры дадут { $won } камней.
   *[other] ; закрытые карьеры дадут { $won } камня.
}
akropolis-act-take = Взять плитку
akropolis-act-build = Построить
akropolis-act-build-points = { $way ->
    [down] Построить: −{ $points }
    [none] Построить
   *[up] Построить: +{ $points }
}
akropolis-spoken-points = { $way ->
    [down] { $points ->
        [one] На { $points } очко меньше
        [few] На { $points } очка меньше
        [many] На { $points } очков меньше
       *[other] На { $points } очка меньше
    }
    [none] Счёт не изменится
   *[up] { $points ->
        [one] На { $points } очко больше
        [few] На { $points } очка больше
        [many] На { $points } очков больше
       *[other] На { $points } очка больше
    }
}
akropolis-adds = Что изменит это размещение
akropolis-adds-colour = { $way ->
    [down] −{ $points }
   *[up] +{ $points }
} { $colour ->
    [house] за дома
    [market] за рынки
    [barracks] за казармы
    [temple] за храмы
   *[garden] за сады
}
akropolis-adds-stones = { $count ->
    [one] +{ $count } камень
    [few] +{ $count } камня
    [many] +{ $count } камней
   *[other] +{ $count } камня
}
akropolis-adds-nothing = без очков
akropolis-turn-left = Повернуть плитку влево
akropolis-turn-right = Повернуть плитку вправо
akropolis-key-move = двигать
akropolis-key-turn = вращать
akropolis-key-build = построить
akropolis-key-cancel = вернуть на место
akropolis-key-look = Тяните, чтобы двигать; колёсиком меняйте масштаб
akropolis-legend-district = район
akropolis-legend-other = площадь или карьер

# Варианты
akropolis-variant-house = Дома: вдвойне от 10 очков
akropolis-variant-house-about = Вариант: если ваш самый большой жилой массив приносит не меньше 10 очков до умножения на звёзды, эти очки удваиваются.
akropolis-variant-market = Рынки: вдвойне у площади рынков
akropolis-variant-market-about = Вариант: если рынок, который приносит очки, граничит с площадью рынков, его очки удваиваются.
akropolis-variant-barracks = Казармы: вдвойне с 3–4 открытыми сторонами
akropolis-variant-barracks-about = Вариант: если 3 или 4 стороны казарм выходят на пустое место снаружи, их очки удваиваются.
akropolis-variant-temple = Храмы: вдвойне со второго уровня
akropolis-variant-temple-about = Вариант: если храм, который приносит очки, стоит на втором уровне или выше, его очки удваиваются.
akropolis-variant-garden = Сады: вдвойне у озера
akropolis-variant-garden-about = Вариант: если сад граничит с озером (полностью окружённым пустым местом любого размера), его очки удваиваются.
akropolis-long = Долгая игра
akropolis-long-about = Берут все плитки (их 61), поэтому раундов больше.

# В одиночку
akropolis-architect-about = Ваш соперник в игре в одиночку. Он берёт самую дешёвую плитку с площадью, на которую хватает камней, иначе первую; камни, которые платите вы, переходят к нему. Города он не строит: очки приносят все его районы.
akropolis-architect-easy = Лёгкий: каждый район считают как на уровне 1.
akropolis-architect-medium = Средний: каждый район считают как на уровне 1, а каждый карьер даёт 2 очка.
akropolis-architect-hard = Сложный: каждый район считают как на уровне 2.
akropolis-architect-tiles = Плитки Архитектора
akropolis-architect-none = Пока только начальная плитка.

# Что решило
akropolis-cause =
    { $count ->
        [one] Больше всего дали: { $colour }, { $count } очко.
        [few] Больше всего дали: { $colour }, { $count } очка.
        [many] Больше всего дали: { $colour }, { $count } очков.
       *[other] Больше всего дали: { $colour }, { $count } очка.
    }
akropolis-cause-stones =
    { $count ->
        [one] При равных очках решил { $count } камень.
        [few] При равных очках решили { $count } камня.
        [many] При равных очках решили { $count } камней.
       *[other] При равных очках решили { $count } камня.
    }
akropolis-cause-shared = Поровну и очков, и камней.
akropolis-cause-architect = Очки Архитектора: { $other }, ваши: { $own }.
akropolis-follow = Показывать, что строят соперники

# Подсказка, место для которой показывает поле
akropolis-do-place-drawn = Разместить плитку на уровне { $level }{ $stones ->
    [0] {""}
    [one] {" "}(+{ $stones } камень)
    [few] {" "}(+{ $stones } камня)
    [many] {" "}(+{ $stones } камней)
   *[other] {" "}(+{ $stones } камня)
}

# Why not there, beside a board that shows where
akropolis-why-off-table-drawn = Это уже вне стола: ваш город не достаёт так далеко.
