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
akropolis-house-many-about = Считается только самая большая группа домов, прилегающих друг к другу; каждый в ней стоит свой уровень. Площади дома не соединяют.
akropolis-market-many = Рынки
akropolis-market-many-about = Рынок считается, если рядом нет другого рынка. Он стоит свой уровень. Рыночные площади рядом не мешают.
akropolis-barracks-many = Казармы
akropolis-barracks-many-about = Казармы считаются на краю города: рядом есть хотя бы одна пустая клетка, открытая наружу. Они стоят свой уровень.
akropolis-temple-many = Храмы
akropolis-temple-many-about = Храм считается, если все шесть клеток вокруг застроены, на любой высоте. Он стоит свой уровень.
akropolis-garden-many = Сады
akropolis-garden-many-about = Сады считаются всегда. Каждый стоит свой уровень.
akropolis-quarry-many = Карьеры
akropolis-stones = Камни
akropolis-stones-about = Ими платят за плитки, которые не первые в ряду. Каждый закрытый карьер даёт один камень. В конце каждый стоит очко.
akropolis-total = Всего
akropolis-total-now = { $count ->
    [one] очко с камнями
    [few] очка с камнями
    [many] очков с камнями
   *[other] очка с камнями
}
akropolis-total-after = после этой плитки
akropolis-own-score = Ваш счёт
akropolis-no-star = Звезды этого цвета ещё нет: ничего не стоит.

# Кварталы
akropolis-hex-house = Дом
akropolis-hex-house-about = Район. Считается только самая большая группа домов, прилегающих друг к другу: их уровни умножаются на звёзды ваших жилых площадей.
akropolis-hex-market = Рынок
akropolis-hex-market-about = Район. Считается, если рядом нет другого рынка: его уровень умножается на звёзды ваших рыночных площадей.
akropolis-hex-barracks = Казармы
akropolis-hex-barracks-about = Район. Считаются на краю города: их уровень умножается на звёзды ваших казарменных площадей.
akropolis-hex-temple = Храм
akropolis-hex-temple-about = Район. Считается, если застроен со всех шести сторон: его уровень умножается на звёзды ваших храмовых площадей.
akropolis-hex-garden = Сад
akropolis-hex-garden-about = Район. Считается всегда: его уровень умножается на звёзды ваших садовых площадей.
akropolis-hex-quarry = Карьер
akropolis-hex-quarry-about = Очков не даёт. Закройте его плиткой и сразу получите камень.
akropolis-hex-house-plaza = Жилая площадь
akropolis-hex-house-plaza-about = 1 звезда: умножает стоимость ваших домов. Уровень не важен. Дома она не соединяет.
akropolis-hex-market-plaza = Рыночная площадь
akropolis-hex-market-plaza-about = 2 звезды: умножают стоимость ваших рынков. Уровень не важен, лежать рядом не обязательно.
akropolis-hex-barracks-plaza = Казарменная площадь
akropolis-hex-barracks-plaza-about = 2 звезды: умножают стоимость ваших казарм. Уровень не важен, лежать рядом не обязательно.
akropolis-hex-temple-plaza = Храмовая площадь
akropolis-hex-temple-plaza-about = 2 звезды: умножают стоимость ваших храмов. Уровень не важен, лежать рядом не обязательно.
akropolis-hex-garden-plaza = Садовая площадь
akropolis-hex-garden-plaza-about = 3 звезды: умножают стоимость ваших садов. Уровень не важен, лежать рядом не обязательно.

# Строительная площадка и стопки
akropolis-table-site-about = Каждый ход возьмите одну плитку. Первая в ряду бесплатна; за любую другую платят по камню за каждую плитку перед ней. Когда остаётся одна плитка, за ней выкладывают следующую стопку.
akropolis-site-rule = Первая плитка бесплатна, каждая следующая на камень дороже.
akropolis-lot = { $tile }. { $price }{ $short ->
    [0] .
    [one] , не хватает { $short } камня.
    [few] , не хватает { $short } камней.
    [many] , не хватает { $short } камней.
   *[other] , не хватает { $short } камня.
}
akropolis-lot-free = Бесплатно
akropolis-lot-taken = В руке
akropolis-short = не хватает { $count }
akropolis-stacks = Стопки
akropolis-stacks-about = Плитки лицом вниз. Когда на строительной площадке остаётся одна плитка, за ней выкладывают стопку. Когда стопок нет, игра заканчивается, и та плитка не разыгрывается.
akropolis-stacks-count = { $stacks ->
    [one] { $stacks } стопка по { $size }
    [few] { $stacks } стопки по { $size }
    [many] { $stacks } стопок по { $size }
   *[other] { $stacks } стопки по { $size }
}
akropolis-stacks-none = Стопок нет
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
akropolis-chief-about = У кого эта фишка, тот начал раунд. Она переходит дальше вместе с ходами.
akropolis-words-kind = { $kind }, { $count }:
akropolis-words-hex = на { $cell }, уровень { $level }

# Ваш ход
akropolis-do-take-title = Возьмите плитку
akropolis-do-take-this = Взять эту плитку?
akropolis-do-take-detail = { $stones ->
    [0] Камней нет: бесплатна только первая плитка.
    [one] У вас { $stones } камень; каждая плитка перед вашей стоит один.
    [few] У вас { $stones } камня; каждая плитка перед вашей стоит один.
    [many] У вас { $stones } камней; каждая плитка перед вашей стоит один.
   *[other] У вас { $stones } камня; каждая плитка перед вашей стоит один.
}
akropolis-do-place-title = Выберите место для плитки
akropolis-do-place-detail = Рядом с городом или на трёх кварталах одной высоты, хотя бы из двух плиток.
akropolis-do-build = Строить здесь?
akropolis-do-build-title = { $level ->
    [1] Строить на земле?
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
    [one] ; закрытые карьеры дадут { $won } камень.
    [few] ; закрытые карьеры дадут { $won } камня.
    [many] ; закрытые карьеры дадут { $won } камней.
   *[other] ; закрытые карьеры дадут { $won } камня.
}
akropolis-act-take = Взять плитку
akropolis-act-build = Построить
akropolis-act-build-points = { $way ->
    [down] Построить: −{ $points }
    [none] Построить: ±0
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
akropolis-key-turn = повернуть
akropolis-key-build = построить
akropolis-key-cancel = вернуть на место
akropolis-key-look = Тяните, чтобы двигать; колёсико увеличивает
akropolis-legend-district = район
akropolis-legend-other = площадь или карьер

# Варианты
akropolis-variant-house = Дома вдвойне
akropolis-variant-house-about = Вариант: если группа домов, которая считается, стоит 10 или больше до умножения на звёзды, её стоимость удваивается.
akropolis-variant-market = Рынки вдвойне
akropolis-variant-market-about = Вариант: рынок, который считается и лежит рядом с рыночной площадью, стоит вдвое больше.
akropolis-variant-barracks = Казармы вдвойне
akropolis-variant-barracks-about = Вариант: казармы, которые считаются и у которых рядом 3 или 4 пустые клетки, открытые наружу, стоят вдвое больше.
akropolis-variant-temple = Храмы вдвойне
akropolis-variant-temple-about = Вариант: храм, который считается, на уровне 2 или выше стоит вдвое больше.
akropolis-variant-garden = Сады вдвойне
akropolis-variant-garden-about = Вариант: сад у озера, то есть замкнутого пустого места любого размера, стоит вдвое больше.
akropolis-long = Долгая игра
akropolis-long-about = Разыгрывается вся 61 плитка, поэтому раундов больше.

# В одиночку
akropolis-architect-about = Ваш соперник, когда вы играете в одиночку. Он берёт самую дешёвую плитку с площадью, за которую может заплатить, иначе первую; ваши камни переходят к нему. Плиток он не размещает: считаются все его районы.
akropolis-architect-easy = Лёгкий: каждый район считается как на уровне 1.
akropolis-architect-medium = Средний: каждый район считается как на уровне 1, а каждый карьер даёт 2 очка.
akropolis-architect-hard = Сложный: каждый район считается как на уровне 2.
akropolis-architect-tiles = Плитки Архитектора
akropolis-architect-none = Кроме начальной, плиток у него ещё нет.

# Правила
akropolis-rules-goal-title = Цель
akropolis-rules-goal =
    Постройте самый ценный город. На плитке три квартала: районы пяти цветов, площади со звёздами и карьеры.

    В конце каждый цвет стоит сумму своих районов, умноженную на звёзды его площадей. Каждый оставшийся камень даёт очко.
akropolis-rules-site-title = Взять плитку
akropolis-rules-site =
    В свой ход возьмите одну плитку со строительной площадки. Первая в ряду бесплатна; за другую заплатите по камню за каждую плитку перед ней. Пасовать нельзя, а камни, которые плитка ещё принесёт, за неё не платят.

    Затем ряд сдвигается. Когда в нём остаётся одна плитка, за ней выкладывают следующую стопку.
akropolis-rules-ground-title = Строить на земле
akropolis-rules-ground =
    Разместите плитку в своём городе, повернув как угодно. На земле все три квартала ложатся на пустые клетки, и хотя бы один прилегает стороной к городу.
akropolis-rules-upper-title = Строить вверх
akropolis-rules-upper =
    Плитку можно положить и на город. Три квартала под ней должны быть одной высоты и принадлежать хотя бы двум разным плиткам. Ограничения высоты нет.

    Каждый закрытый карьер сразу даёт камень. Закрытые кварталы больше не считаются; чем выше лежит район, тем больше он стоит.
akropolis-rules-score-title = Что считается
akropolis-rules-score =
    Считается только то, что видно. Соседи определяются на карте, какой бы высоты они ни были. Район, выполняющий своё условие, стоит свой уровень.

    Дома: только самая большая смежная группа. Рынки: не рядом с другим рынком. Казармы: на краю города. Храмы: застроены со всех шести сторон. Сады: всегда.

    Сложите районы цвета и умножьте на все его видимые звёзды. Без звезды цвет ничего не стоит. Площадь от высоты ничего не получает и может лежать где угодно.
akropolis-rules-end-title = Конец
akropolis-rules-end =
    Когда на площадке осталась одна плитка, а стопок нет, игра окончена; та плитка не разыгрывается. Все сделали одинаковое число ходов.

    Побеждает тот, у кого больше всех очков. При равенстве — у кого больше камней; если и тут равенство, победа общая.
akropolis-rules-variants-title = Варианты
akropolis-rules-variants =
    Для каждого цвета можно договориться о втором условии, которое удваивает его районы до умножения на звёзды.

    Дома: группа стоит 10 или больше. Рынки: рядом с рыночной площадью. Казармы: рядом 3 или 4 пустые внешние клетки. Храмы: на уровне 2 или выше. Сады: у озера, то есть замкнутого пустого места.

    Долгая игра для 1–3 игроков использует всю 61 плитку.
akropolis-rules-solo-title = В одиночку
akropolis-rules-solo =
    Вы играете против Прославленного Архитектора. У вас 1 камень, у него 2. После каждого вашего хода он берёт самую дешёвую плитку с площадью, за которую может заплатить, иначе первую. Камни, которые платите вы, переходят к нему; те, что платит он, исчезают.

    Свои плитки он откладывает: считаются все его районы, умноженные на его звёзды. Лёгкий: на уровне 1. Средний: на уровне 1 и 2 очка за каждый карьер. Сложный: на уровне 2. С вариантами его казармы и сады всегда считаются вдвойне, дома — от стоимости 10, храмы — на сложном уровне, и 3 рынка за каждую его рыночную площадь.

    Вы побеждаете, если у вас больше очков, а при равенстве — больше камней.
