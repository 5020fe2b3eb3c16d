# Уроки «Акрополиса»: урок, шаг, затем что сказано.
akropolis-lessons-take-title = Взять и положить
akropolis-lessons-take-about = Первая плитка бесплатна; её кладут рядом с городом.
akropolis-lessons-take-free-idea = Первая плитка бесплатна.
akropolis-lessons-take-free-why = Каждый ход начинается на строительной площадке. Крайняя левая плитка бесплатна, каждая следующая дороже на один камень.
akropolis-lessons-take-free-deed = Возьмите первую плитку.
akropolis-lessons-take-free-right = Она ваша, и у вас остаётся { $stones ->
    [one] { $stones } камень
    [few] { $stones } камня
    [many] { $stones } камней
   *[other] { $stones } камня
}.
akropolis-lessons-take-free-other = Бесплатна крайняя левая плитка.
akropolis-lessons-take-free-slip-paid = Перед этой плиткой лежит другая, и единственный камень потрачен. Платить необязательно: первая плитка бесплатна.
akropolis-lessons-take-lay-idea = Плитка примыкает к городу.
akropolis-lessons-take-lay-why = Положите её на три пустых места так, чтобы она хоть одной стороной касалась города. Поворачивайте как угодно.
akropolis-lessons-take-lay-deed = Положите плитку рядом с городом.
akropolis-lessons-take-lay-right = Вот и весь ход: взять плитку и положить её.
akropolis-lessons-take-lay-other = Подойдёт любое место вплотную к городу.
akropolis-lessons-take-pay-idea = За камень можно взять плитку получше.
akropolis-lessons-take-pay-why = У вас { $stones ->
    [one] { $stones } камень
    [few] { $stones } камня
    [many] { $stones } камней
   *[other] { $stones } камня
} и рынок, но нет площади рынков. Она есть на второй плитке.
akropolis-lessons-take-pay-deed = Заплатите камень за площадь рынков.
akropolis-lessons-take-pay-right = Камень потрачен, зато рынки теперь могут приносить очки.
akropolis-lessons-take-pay-other = Площадь — на второй плитке.
akropolis-lessons-take-pay-slip-free = Бесплатно, но рынку это не поможет: без площади своего цвета он не приносит очков. За камень вы получите площадь.
akropolis-lessons-stars-title = Звёзды умножают очки
akropolis-lessons-stars-about = Цвет без площади не приносит очков.
akropolis-lessons-stars-choose-idea = Нет площади — нет очков.
akropolis-lessons-stars-choose-why = Ценность ваших садов — { $gardens }, а очков за них { $points }. Ценность цвета умножают на звёзды его площадей.
akropolis-lessons-stars-choose-deed = Возьмите плитку, с которой сады принесут очки.
akropolis-lessons-stars-choose-right = Три звезды для садов. Осталось найти им место.
akropolis-lessons-stars-choose-other = Ищите площадь того же цвета, что и сады.
akropolis-lessons-stars-choose-slip-colour = Ещё один сад, а очков по-прежнему ноль: четырежды ноль — ноль. Сначала площадь.
akropolis-lessons-stars-lay-idea = Ценность, умноженная на звёзды.
akropolis-lessons-stars-lay-why = У садов нет условия: считается каждый видимый. На площади садов три звезды.
akropolis-lessons-stars-lay-deed = Положите площадь, не закрывая садов.
akropolis-lessons-stars-lay-right = { $gardens } × 3: сады приносят { $points }.
akropolis-lessons-stars-lay-other = Все сады должны остаться на виду.
akropolis-lessons-stars-lay-slip-bury = Один сад теперь под плиткой, а закрытые районы не считаются: { $points } вместо девяти.
akropolis-lessons-conditions-title = Пять условий
akropolis-lessons-conditions-about = Каждый цвет требует своего.
akropolis-lessons-conditions-market-idea = Рынки стоят порознь.
akropolis-lessons-conditions-market-why = Рынок приносит очки, если рядом нет другого рынка. Площади и остальные кварталы не мешают.
akropolis-lessons-conditions-market-deed = Положите плитку так, чтобы считались оба рынка.
akropolis-lessons-conditions-market-right = Рынки не соседствуют: вместе они приносят { $points } вместо { $before }.
akropolis-lessons-conditions-market-other = Держите новый рынок подальше от старого.
akropolis-lessons-conditions-market-slip-neighbours = Теперь рынки приносят { $points }. Соседние не считаются, и закрытый плиткой тоже.
akropolis-lessons-conditions-house-idea = Дома считаются одним массивом.
akropolis-lessons-conditions-house-why = Очки приносит только самый большой жилой массив: сейчас { $before }. Площади дома не соединяют.
akropolis-lessons-conditions-house-deed = Положите дом так, чтобы подсвеченный массив вырос.
akropolis-lessons-conditions-house-right = Массив один, и он вырос: дома приносят { $points }.
akropolis-lessons-conditions-house-other = Дом на плитке должен касаться подсвеченных.
akropolis-lessons-conditions-house-slip-bury = Один из домов массива теперь под плиткой: дома приносят { $points }.
akropolis-lessons-conditions-house-slip-apart = Дом стоит отдельно и ничего не добавляет. Положите его рядом с подсвеченными.
akropolis-lessons-conditions-barracks-idea = Казармы стерегут окраину.
akropolis-lessons-conditions-barracks-why = Казармы считаются, если хоть одна их сторона открыта наружу. Звёзд на двух ваших площадях: { $stars }.
akropolis-lessons-conditions-barracks-deed = Положите казармы так, чтобы одна сторона осталась открытой.
akropolis-lessons-conditions-barracks-right = Одна сторона открыта: казармы приносят { $points }.
akropolis-lessons-conditions-barracks-other = Поверните казармы наружу.
akropolis-lessons-conditions-barracks-slip-inside = Казармы окружены, или площадь закрыта: очков за казармы { $points }.
akropolis-lessons-conditions-temple-idea = Храм должен быть окружён.
akropolis-lessons-conditions-temple-why = Храм приносит очки, когда окружён со всех шести сторон. Высота соседей не важна.
akropolis-lessons-conditions-temple-deed = Поставьте храм посреди города.
akropolis-lessons-conditions-temple-right = Храм окружён со всех шести сторон и приносит { $points }.
akropolis-lessons-conditions-temple-other = Ищите место, вокруг которого всё застроено.
akropolis-lessons-conditions-temple-slip-open = Одна сторона храма открыта, поэтому очков нет. Посреди города он был бы окружён.
akropolis-lessons-conditions-three-idea = Одна плитка, три условия.
akropolis-lessons-conditions-three-why = Дома считаются в самом большом жилом массиве. Казармы стоят на окраине, храмы внутри города.
akropolis-lessons-conditions-three-deed = Поверните плитку так, чтобы считались все три квартала.
akropolis-lessons-conditions-three-right = Дом, казармы и храм — всё на своём месте: +{ $points }.
akropolis-lessons-conditions-three-other = Считаются два из трёх. Дом должен касаться остальных домов.
akropolis-lessons-conditions-three-slip-barracks = Казармы окружены или лишились очков. Поверните их наружу.
akropolis-lessons-conditions-three-slip-temple = Храм выходит наружу, поэтому очков за него нет. Поверните его к городу.
akropolis-lessons-climb-title = Вверх
akropolis-lessons-climb-about = Уровень — это ценность.
akropolis-lessons-climb-two-idea = Стройте поверх построенного.
akropolis-lessons-climb-two-why = Плитка может лечь на три квартала одной высоты. Они должны принадлежать хотя бы двум плиткам.
akropolis-lessons-climb-two-deed = Положите храм на второй уровень.
akropolis-lessons-climb-two-right = Второй уровень, поверх двух плиток. То, что внизу, теперь скрыто.
akropolis-lessons-climb-two-other = Найдите три квартала одной высоты хотя бы из двух плиток.
akropolis-lessons-climb-two-slip-low = Это первый уровень. Попробуйте там, где сходятся две плитки; поверх одной нельзя.
akropolis-lessons-climb-worth-idea = Второй уровень приносит вдвое больше.
akropolis-lessons-climb-worth-why = Район приносит столько очков, каков его уровень. Тот же рынок даёт 1 внизу и 2 наверху, ещё до умножения на звёзды.
akropolis-lessons-climb-worth-deed = Получите за эту плитку восемь очков.
akropolis-lessons-climb-worth-right = +{ $points }: дом и рынок на втором уровне и два камня.
akropolis-lessons-climb-worth-other = И дом, и рынок должны лечь на второй уровень и приносить очки.
akropolis-lessons-climb-worth-slip-low = Первый уровень даёт +{ $points }. На втором каждый район плитки дал бы вдвое больше.
akropolis-lessons-climb-worth-slip-hidden = Второй уровень, +{ $points }. Но площадь домов теперь под плиткой: без её звезды дом не приносит очков.
akropolis-lessons-quarries-title = Камни из карьеров
akropolis-lessons-quarries-about = Каждый закрытый карьер даёт камень.
akropolis-lessons-quarries-cover-idea = Закрытый карьер — это камень.
akropolis-lessons-quarries-cover-why = Видимые карьеры очков не приносят. Под плиткой каждый сразу даёт камень.
akropolis-lessons-quarries-cover-deed = Закройте одной плиткой два карьера.
akropolis-lessons-quarries-cover-right = У вас снова { $stones ->
    [one] { $stones } камень
    [few] { $stones } камня
    [many] { $stones } камней
   *[other] { $stones } камня
} и плитка на втором уровне.
akropolis-lessons-quarries-cover-other = Ищите место, где два карьера рядом.
akropolis-lessons-quarries-cover-slip-none = Ни один карьер не закрыт, а камней у вас нет: в следующий ход доступна лишь первая плитка.
akropolis-lessons-quarries-spend-idea = Камни стоит тратить.
akropolis-lessons-quarries-spend-why = Камней у вас { $stones }. В конце камень даёт одно очко; отданный за нужную плитку — больше.
akropolis-lessons-quarries-spend-deed = Возьмите площадь садов.
akropolis-lessons-quarries-spend-right = Два камня за три звезды: с этой площадью ваш сад принесёт три очка.
akropolis-lessons-quarries-spend-other = Площадь садов — на третьей плитке.
akropolis-lessons-quarries-spend-slip-first = Бесплатно, но сад остаётся без звезды. Всегда брать первую плитку — экономить не на том.
akropolis-lessons-bury-title = Что вы прячете
akropolis-lessons-bury-about = Считается только то, что видно.
akropolis-lessons-bury-keep-idea = Считается только то, что видно.
akropolis-lessons-bury-keep-why = Единственная площадь домов — на начальной плитке: её звезда приносит { $houses }. Закроете её — потеряете очки за все дома.
akropolis-lessons-bury-keep-deed = Постройте на втором уровне, не закрыв ни одной звезды.
akropolis-lessons-bury-keep-right = +{ $points }, и все площади на виду.
akropolis-lessons-bury-keep-other = Это даёт { $points }. На втором уровне есть место, которое даёт шесть или больше.
akropolis-lessons-bury-keep-slip-star = Площадь домов закрыта: очки за дома падают с { $houses } до нуля, и новый дом ничего не добавляет.
akropolis-lessons-bury-keep-slip-low = Безопасно, но низко: +{ $points }. На втором уровне один только рынок даёт четыре.
akropolis-lessons-bury-last-idea = Последняя плитка.
akropolis-lessons-bury-last-why = У вас { $own }, у соперника { $rival }, стопок больше нет. После этой плитки считают очки.
akropolis-lessons-bury-last-deed = Победите: прибавьте шесть очков, ничего не закрыв.
akropolis-lessons-bury-last-right = +{ $points }, всего { $total } против { $rival }: вы победили.
akropolis-lessons-bury-last-other = Хватит первого уровня, подальше от других рынков.
akropolis-lessons-bury-last-slip-bury = Закрытое приносило больше, чем новая плитка: { $total } против { $rival }.
akropolis-lessons-solo-title = В одиночку против Архитектора
akropolis-lessons-solo-about = Он берёт самую дешёвую площадь и ваши камни.
akropolis-lessons-solo-plaza-idea = Архитектор берёт самую дешёвую плитку с площадью.
akropolis-lessons-solo-plaza-why = В одиночку ваш соперник — Прославленный Архитектор. Он ничего не строит: считаются все его районы. Камни, которые вы платите, переходят к нему.
akropolis-lessons-solo-plaza-deed = Не оставляйте ему площадей.
akropolis-lessons-solo-plaza-right = На остальных плитках площадей нет, так что он возьмёт первую.
akropolis-lessons-solo-plaza-other = Площадь — на первой плитке.
akropolis-lessons-solo-plaza-slip-paid = Он взял площадь, которую вы оставили, да ещё бесплатно. Камней у него теперь { $theirs }: один из них был ваш.
akropolis-lessons-solo-stone-idea = Платите, когда плитка принесёт больше.
akropolis-lessons-solo-stone-why = Ваш последний ход: { $own } против { $rival }. Звёзд на ваших площадях казарм: { $stars }, а каждый уплаченный камень — очко Архитектору.
akropolis-lessons-solo-stone-deed = Купите плитку под стать вашим звёздам.
akropolis-lessons-solo-stone-right = Камень за казармы, умноженные на четыре звезды. Теперь найдите им хорошее место.
akropolis-lessons-solo-stone-other = На какой плитке есть казармы?
akropolis-lessons-solo-stone-slip-free = Бесплатно, но вашим звёздам здесь нечего умножать. Этого уже не хватит.
akropolis-lessons-solo-stone-slip-dear = Два камня переходят к Архитектору, а плитка принесёт меньше, чем вторая.
akropolis-lessons-solo-win-idea = Последний ход — за Архитектором.
akropolis-lessons-solo-win-why = После вас он возьмёт ещё одну плитку. Вы победите, только если у вас больше очков, а при равенстве — больше камней.
akropolis-lessons-solo-win-deed = Положите плитку и сохраните перевес.
akropolis-lessons-solo-win-right = { $own } против { $rival }: вы победили.
akropolis-lessons-solo-win-other = { $own } против { $rival }. Ищите место, где у казарм будет открытая сторона.
akropolis-lessons-count-title = Подсчёт
akropolis-lessons-count-about = Ценность × звёзды и по очку за камень: партия до конца.
akropolis-lessons-count-buy-idea = Посчитайте, сколько плитка принесёт и сколько стоит.
akropolis-lessons-count-buy-why = Вам осталось две плитки, счёт { $own } против { $rival }. Камней у вас { $stones }, и каждый — очко. На третьей плитке площадь домов: звезда для всех ваших домов.
akropolis-lessons-count-buy-deed = Купите звезду для домов.
akropolis-lessons-count-buy-right = Потрачено два очка. Если ничего не закрыть, площадь принесёт четыре.
akropolis-lessons-count-buy-other = Площадь — на третьей плитке.
akropolis-lessons-count-buy-slip-cheap = Дешевле, но принесёт не больше двух. Звезда дала бы четыре за два.
akropolis-lessons-count-lay-idea = Каждый цвет считают отдельно.
akropolis-lessons-count-lay-why = Ценность × звёзды, цвет за цветом, и 1 за каждый камень. Закрытое больше не считается.
akropolis-lessons-count-lay-deed = Получите этой плиткой четыре очка.
akropolis-lessons-count-lay-right = +{ $points }. Соперник взял следующую плитку: { $own } против { $rival }.
akropolis-lessons-count-lay-other = Только +{ $points }. Положите площадь там, где она ничего не закроет.
akropolis-lessons-count-lay-slip-bury = То, что под плиткой, приносило больше: { $points }.
akropolis-lessons-count-end-idea = Последняя плитка игры.
akropolis-lessons-count-end-why = { $own } против { $rival }, и камней у соперника больше: при равенстве победит он. Затем считают все очки.
akropolis-lessons-count-end-deed = Сохраните перевес.
akropolis-lessons-count-end-right = { $total } против { $rival }: вы победили. Вы знаете «Акрополис».
akropolis-lessons-count-end-other = Положите её там, где она не закроет ничего ценного.
akropolis-lessons-count-end-slip-bury = Закрыто то, что приносило очки: { $total } против { $rival }.
