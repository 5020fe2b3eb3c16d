# На сторінці
orion-duel-brief = Умов: { $met }
orion-duel-where = Хід { $move }/{ $of }
orion-duel-where-set-up = Підготовка
orion-duel-you = Ви
orion-duel-rival = Опонент

# Поле
orion-duel-board = { $count ->
    [one] Поле: { $count } територія
    [few] Поле: { $count } території
    [many] Поле: { $count } територій
   *[other] Поле: { $count } території
}
orion-duel-cell = { $cell }: { $what }
orion-duel-free = вільна
orion-duel-fits-here = тут підходить
orion-duel-fits-not = тут не підходить

# Плитки
orion-duel-tray-own = Ваші плитки
orion-duel-tray-of = Плитки гравця { $who }
orion-duel-tile-left = { $tile }: залишилося { $left }, клавіша { $key }
orion-duel-tile-held = { $tile }, у руці: натисніть, щоб обернути
orion-duel-tile-count = { $tile }: залишилося { $left }
orion-duel-holding = Плитка в руці
orion-duel-holding-nothing = Візьміть плитку зі свого запасу, щоб обертати її тут.
orion-duel-turning = Обернути плитку
orion-duel-turn-left = Обернути ліворуч
orion-duel-turn-right = Обернути праворуч
orion-duel-turn-over = Перевернути

# Що робити
orion-duel-act-lay = Покласти плитку
orion-duel-act-token = Покласти жетон
orion-duel-act-begin = Почати гру
orion-duel-ask-tile = Візьміть плитку зі свого запасу.
orion-duel-ask-tile-detail = Клацніть, перетягніть або натисніть клавішу від 1 до 6.
orion-duel-ask-tile-detail-touch = Торкніться її або перетягніть на поле.
orion-duel-ask-place = Знайдіть місце для плитки «{ $tile }».
orion-duel-ask-place-detail = R, Q, коліщатко чи клік обертають плитку, F перевертає.
orion-duel-ask-place-detail-touch = Перетягніть її на місце; торкніться, щоб обернути.
orion-duel-ask-galaxy = Покладіть галактику.
orion-duel-ask-galaxy-detail = { $left ->
    [one] Залишилася { $left }; між двома галактиками — щонайменше 2 вільні території.
    [few] Залишилося { $left }; між двома галактиками — щонайменше 2 вільні території.
    [many] Залишилося { $left }; між двома галактиками — щонайменше 2 вільні території.
   *[other] Залишилося { $left }; між двома галактиками — щонайменше 2 вільні території.
}
orion-duel-ask-hole = Покладіть чорну діру.
orion-duel-ask-hole-detail = { $left ->
    [one] Залишилася { $left }; між двома дірами — 2 вільні території, до галактики — 1.
    [few] Залишилося { $left }; між двома дірами — 2 вільні території, до галактики — 1.
    [many] Залишилося { $left }; між двома дірами — 2 вільні території, до галактики — 1.
   *[other] Залишилося { $left }; між двома дірами — 2 вільні території, до галактики — 1.
}
orion-duel-ask-begin = Вирішіть, хто ходить першим.
orion-duel-ask-begin-detail = Усі жетони на місці: хто розмістить першу плитку?
orion-duel-begin-me = Я ходжу першим
orion-duel-begin-other = Першим ходить { $who }

# Що це дасть
orion-duel-fits = Підходить.
orion-duel-under-galaxy = Під галактикою буде { $colour }.
orion-duel-under-hole = Під чорною дірою буде { $colour }.
orion-duel-gain-mine = { $count ->
    [one] Ви виконуєте ще { $count } умову.
    [few] Ви виконуєте ще { $count } умови.
    [many] Ви виконуєте ще { $count } умов.
   *[other] Ви виконуєте ще { $count } умови.
}
orion-duel-gain-theirs = { $count ->
    [one] Опонент виконує ще { $count } умову.
    [few] Опонент виконує ще { $count } умови.
    [many] Опонент виконує ще { $count } умов.
   *[other] Опонент виконує ще { $count } умови.
}
orion-duel-after = { $count ->
    [one] Тоді до сполучення двох сторін бракуватиме { $count } шестикутника.
    [few] Тоді до сполучення двох сторін бракуватиме { $count } шестикутників.
    [many] Тоді до сполучення двох сторін бракуватиме { $count } шестикутників.
   *[other] Тоді до сполучення двох сторін бракуватиме { $count } шестикутника.
}
orion-duel-after-barred = Тоді всі ваші шляхи між сторонами перекрито.
orion-duel-ends-win-conditions = Це перемога: ви виконуєте більше умов.
orion-duel-ends-win-points = Це перемога за балами.
orion-duel-ends-win-stuck = Це перемога: опонент не зможе розмістити жодної плитки.
orion-duel-ends-loss-conditions = Обережно: опонент виконає більше умов і переможе.
orion-duel-ends-loss-points = Обережно: опонент переможе за балами.
orion-duel-ends-loss-stuck = Обережно: гра завершиться на користь опонента.
orion-duel-ends-draw = Гра завершиться внічию.

# Перегони
orion-duel-conditions = Виконані переможні умови
orion-duel-conditions-note = Виконайте більше умов, ніж опонент, і одразу переможете.
orion-duel-condition-links = Сполучені сторони
orion-duel-condition-links-about = Неперервний ланцюг вашого кольору від однієї сторони поля до протилежної. Число показує, скількох шестикутників ще бракує на найкоротшому шляху. Кожна пара сторін рахується окремо.
orion-duel-condition-galaxies = Галактики в ланцюзі
orion-duel-condition-galaxies-about = 4 галактики в одному нерозривному ланцюзі вашого кольору — одна переможна умова; 8 або два такі ланцюги — дві.
orion-duel-condition-holes = Діри в опонента
orion-duel-condition-holes-about = 3 чорні діри в одному нерозривному ланцюзі кольору опонента — одна переможна умова для вас; 6 або два такі ланцюги — дві.
orion-duel-to-go = до мети
orion-duel-missing = { $count ->
    [one] залишився { $count }
    [few] залишилося { $count }
    [many] залишилося { $count }
   *[other] залишилося { $count }
}
orion-duel-linked = сполучено
orion-duel-barred = перекрито
orion-duel-of = із { $needed }

# Підсумок
orion-duel-outcome-conditions = Один колір виконав більше переможних умов, ніж другий.
orion-duel-outcome-points = Усі плитки розміщено: кожна галактика на вашому кольорі додає бал, кожна чорна діра на ньому забирає бал.
orion-duel-outcome-stuck = { $who } не може розмістити жодної плитки.
orion-duel-outcome-stuck-you = Ви не можете розмістити жодної плитки.
orion-duel-outcome-none = Партію не дограно.
orion-duel-score-links = Сполучені пари сторін
orion-duel-score-galaxies = Набори по 4 галактики
orion-duel-score-holes = Набори по 3 діри в опонента
orion-duel-score-met = Виконано умов
orion-duel-score-covered-galaxies = Галактики на цьому кольорі
orion-duel-score-covered-holes = Чорні діри на цьому кольорі
orion-duel-score-points = Бали
orion-duel-score-tiles = Залишилося плиток

# Правила на місці
orion-duel-what-galaxy = Галактика
orion-duel-what-galaxy-about = 4 галактики в одному нерозривному ланцюзі виконують переможну умову для його кольору. Шестикутник можна підкласти під галактику, лише якщо його колір на вашій плитці торкається того ж кольору, що вже лежить на полі.
orion-duel-what-hole = Чорна діра
orion-duel-what-hole-about = 3 чорні діри в одному нерозривному ланцюзі виконують переможну умову для другого гравця. Підкладати шестикутник під неї можна за тим самим правилом, що й під галактику.
orion-duel-what-blue = Блакитний шестикутник
orion-duel-what-blue-about = Сусідні блакитні шестикутники утворюють ланцюг, хоч би хто їх поклав; він сяє, мов сузір’я з кілець. Найдовший — білий.
orion-duel-what-orange = Помаранчевий шестикутник
orion-duel-what-orange-about = Сусідні помаранчеві шестикутники утворюють ланцюг, хоч би хто їх поклав; він сяє, мов сузір’я із зірок. Найдовший — білий.
orion-duel-what-side = Сторона поля
orion-duel-what-side-about = Чотири території, звернені до сузір’я. Протилежна сторона має той самий колір, лінію й знак: ланцюг від однієї до другої сполучає їх.
orion-duel-what-mono = Одинарна
orion-duel-what-mono-about = Один шестикутник кольору гравця. У кожного одна така плитка.
orion-duel-what-duo-own = Подвійна одноколірна
orion-duel-what-duo-own-about = Два шестикутники кольору гравця. У кожного одна така плитка.
orion-duel-what-duo-mixed = Подвійна двоколірна
orion-duel-what-duo-mixed-about = По одному шестикутнику кожного кольору. У кожного гравця три.
orion-duel-what-line3 = Лінія
orion-duel-what-line3-about = Три в ряд: два кольору гравця, один кольору опонента скраю. У кожного гравця три.
orion-duel-what-bent3 = Кут
orion-duel-what-bent3-about = Три кутом, колір опонента скраю. Лише ця плитка в перевернутому вигляді інша. У кожного гравця три.
orion-duel-what-triangle3 = Трикутник
orion-duel-what-triangle3-about = Три шестикутники, кожен торкається двох інших: два кольору гравця, один кольору опонента. У кожного гравця три.

# Що вирішило
orion-duel-cause = Виконані умови: сторони { $links }, галактики { $galaxies }, чорні діри { $holes }.
orion-duel-way-out = Виберіть позначене місце або оберніть плитку.
orion-duel-way-out-turn = Так, як зараз, вона ніде не ляже: оберніть її.

# Підказка, місце для якої показує поле
orion-duel-do-lay-drawn = Розмістити плитку «{ $tile }»
orion-duel-do-lay-both-drawn = Розмістити плитку «{ $tile }»
orion-duel-do-galaxy-drawn = Розмістити галактику
orion-duel-do-hole-drawn = Розмістити чорну діру
