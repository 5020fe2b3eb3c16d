# Уроки «Орион Дуэли»: урок, шаг, затем что сказано.
orion-duel-lessons-colours-title = Два цвета на плитке
orion-duel-lessons-colours-about = Большинство плиток помогает обоим.
orion-duel-lessons-colours-mixed-idea = Большинство плиток помогает обоим.
orion-duel-lessons-colours-mixed-why = Вы играете синим. На двенадцати из ваших четырнадцати плиток есть и оранжевый шестиугольник, так что каждый ход вы что-то даёте сопернику. Давайте там, где это бесполезно.
orion-duel-lessons-colours-mixed-deed = Положите двухцветную пару.
orion-duel-lessons-colours-mixed-right = Шестиугольник вам, шестиугольник сопернику. Важны только цвета, а не то, чья плитка.
orion-duel-lessons-colours-mixed-other = Так тоже можно. Двухцветная пара — это плитка с одним шестиугольником каждого цвета.
orion-duel-lessons-colours-mixed-slip-single = Одиночная плитка — ваша единственная маленькая. Берегите её: она закроет последний разрыв, когда остальное не ложится.
orion-duel-lessons-colours-mixed-slip-plain = Два синих шестиугольника и ни одного подарка: такая плитка у вас одна. Ценнее всего она, когда завершает цепь.
orion-duel-lessons-across-title = Поперёк
orion-duel-lessons-across-about = Соедините две противоположные стороны.
orion-duel-lessons-across-link-idea = Соедините противоположные стороны.
orion-duel-lessons-across-link-why = Непрерывная синяя цепь от стороны до противоположной — это условие победы, а у кого их на одно больше, тот побеждает. Не хватает шестиугольников: { $missing }.
orion-duel-lessons-across-link-deed = Закройте разрыв в подсвеченной цепи.
orion-duel-lessons-across-link-right = Стороны соединены, дуэль выиграна.
orion-duel-lessons-across-link-other = Разрыв посреди подсвеченной цепи.
orion-duel-lessons-across-link-slip-away = Цепи по-прежнему не хватает { $missing }. Соседняя сторона не поможет: считается только противоположная.
orion-duel-lessons-galaxies-title = Четыре галактики
orion-duel-lessons-galaxies-about = В одной цепи вашего цвета.
orion-duel-lessons-galaxies-four-idea = Четыре галактики в одной цепи.
orion-duel-lessons-galaxies-four-why = Четыре галактики на одной непрерывной цепи вашего цвета — тоже условие победы. В лучшей их { $most }; галактики на других цепях не прибавляются.
orion-duel-lessons-galaxies-four-deed = Соедините цепи с галактиками.
orion-duel-lessons-galaxies-four-right = { $now } в одной цепи: это победа.
orion-duel-lessons-galaxies-four-other = В цепи по-прежнему { $now }. Дотянитесь ею до четвёртой галактики.
orion-duel-lessons-holes-title = Три дыры
orion-duel-lessons-holes-about = Они вредят тому, на чьём цвете лежат.
orion-duel-lessons-holes-push-idea = Чёрные дыры вредят цвету под ними.
orion-duel-lessons-holes-push-why = Три на одной оранжевой цепи — условие победы для вас. Сейчас их { $most }, а на ваших плитках есть оранжевый шестиугольник.
orion-duel-lessons-holes-push-deed = Дайте оранжевому третью чёрную дыру.
orion-duel-lessons-holes-push-right = { $now } на одной оранжевой цепи: вы победили цветом соперника на своей плитке.
orion-duel-lessons-holes-push-other = У оранжевого по-прежнему { $now }. Используйте оранжевый шестиугольник плитки возле подсвеченной цепи.
orion-duel-lessons-holes-push-slip-own = Эта дыра теперь на синем: на вашей цепи { $mine }. Это помогает сопернику.
orion-duel-lessons-touch-title = Чтобы накрыть жетон, коснитесь
orion-duel-lessons-touch-about = Того же цвета, что уже лежит.
orion-duel-lessons-touch-cover-idea = Чтобы накрыть жетон, коснитесь своего цвета.
orion-duel-lessons-touch-cover-why = Шестиугольник ложится на галактику или чёрную дыру только рядом с шестиугольником его цвета, который лежал раньше. Красная плитка говорит, что этого не хватает.
orion-duel-lessons-touch-cover-deed = Накройте галактику синим.
orion-duel-lessons-touch-cover-right = Рядом было синее, так что можно. Галактик в вашей цепи: { $now }.
orion-duel-lessons-touch-cover-other = На синем ещё нет галактик. Ищите ту, что возле синего шестиугольника.
orion-duel-lessons-keep-title = Берегите место
orion-duel-lessons-keep-about = Кто не может положить плитку, проигрывает.
orion-duel-lessons-keep-place-idea = Кто не может положить плитку, проигрывает.
orion-duel-lessons-keep-place-why = Места мало, а у соперника { $tiles ->
    [one] { $tiles } плитка
    [few] { $tiles } плитки
    [many] { $tiles } плиток
   *[other] { $tiles } плитки
}. Пропускать ход нельзя.
orion-duel-lessons-keep-place-deed = Заберите у соперника последнее место.
orion-duel-lessons-keep-place-right = Ни одна плитка соперника больше не ложится: вы победили. Вы знаете «Орион Дуэль».
orion-duel-lessons-keep-place-other = У соперника ещё есть место. Ищите там, куда легли бы большие плитки.
