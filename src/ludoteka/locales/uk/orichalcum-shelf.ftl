orichalcum-title = Орихалк
orichalcum-about = Гонка до п’яти очок: досліджуйте власний острів, захоплюйте істот, привертайте увагу титанів.
orichalcum-feel = Перегони з кубиками: титани, істоти, п’ять очок.
orichalcum-box-reconstructed = обриси островів із портами, вміст плиток земель і грані облогових машин.
orichalcum-rule-sides = Планшети островів
orichalcum-best = Найбільше очок { $score }
