# Уроки «Оріон Дуелі»: урок, крок, потім що сказано.
orion-duel-lessons-colours-title = Два кольори на плитці
orion-duel-lessons-colours-about = Більшість плиток допомагає обом.
orion-duel-lessons-colours-mixed-idea = Більшість плиток допомагає обом.
orion-duel-lessons-colours-mixed-why = Ви граєте синім. На дванадцяти з ваших чотирнадцяти плиток є й помаранчевий шестикутник, тож щоходу ви щось даєте опонентові. Давайте там, де воно нічого не варте.
orion-duel-lessons-colours-mixed-deed = Розмістіть двоколірну пару.
orion-duel-lessons-colours-mixed-right = Шестикутник вам, шестикутник опонентові. Важать лише кольори, а не те, чия плитка.
orion-duel-lessons-colours-mixed-other = Так теж можна. Двоколірна пара — це плитка з одним шестикутником кожного кольору.
orion-duel-lessons-colours-mixed-slip-single = Одинарна плитка — ваша єдина маленька. Бережіть її: вона закриє останній розрив, коли решта не лягає.
orion-duel-lessons-colours-mixed-slip-plain = Два сині шестикутники й жодного подарунка: така плитка у вас одна. Найцінніша вона, коли завершує ланцюг.
orion-duel-lessons-across-title = Навпростець
orion-duel-lessons-across-about = Сполучіть дві протилежні сторони.
orion-duel-lessons-across-link-idea = Сполучіть протилежні сторони.
orion-duel-lessons-across-link-why = Нерозривний синій ланцюг від сторони до протилежної — це переможна умова, а хто має на одну більше, той перемагає. Бракує шестикутників: { $missing }.
orion-duel-lessons-across-link-deed = Закрийте розрив у підсвіченому ланцюгу.
orion-duel-lessons-across-link-right = Сторони сполучено, дуель виграно.
orion-duel-lessons-across-link-other = Розрив посередині підсвіченого ланцюга.
orion-duel-lessons-across-link-slip-away = Ланцюгу й далі бракує { $missing }. Сусідня сторона не допоможе: рахується лише протилежна.
orion-duel-lessons-galaxies-title = Чотири галактики
orion-duel-lessons-galaxies-about = В одному ланцюгу вашого кольору.
orion-duel-lessons-galaxies-four-idea = Чотири галактики в одному ланцюгу.
orion-duel-lessons-galaxies-four-why = Чотири галактики на одному нерозривному ланцюгу вашого кольору — теж переможна умова. У найкращому їх { $most }; галактики на інших ланцюгах не додаються.
orion-duel-lessons-galaxies-four-deed = Сполучіть ланцюги з галактиками.
orion-duel-lessons-galaxies-four-right = { $now } в одному ланцюгу: це перемога.
orion-duel-lessons-galaxies-four-other = У ланцюгу й далі { $now }. Дотягніться ним до четвертої галактики.
orion-duel-lessons-holes-title = Три діри
orion-duel-lessons-holes-about = Вони шкодять тому, на чиєму кольорі лежать.
orion-duel-lessons-holes-push-idea = Чорні діри шкодять кольору під ними.
orion-duel-lessons-holes-push-why = Три на одному помаранчевому ланцюгу — переможна умова для вас. Зараз їх { $most }, а на ваших плитках є помаранчевий шестикутник.
orion-duel-lessons-holes-push-deed = Дайте помаранчевому третю чорну діру.
orion-duel-lessons-holes-push-right = { $now } на одному помаранчевому ланцюгу: ви перемогли кольором опонента на власній плитці.
orion-duel-lessons-holes-push-other = У помаранчевого й далі { $now }. Скористайтеся помаранчевим шестикутником плитки біля підсвіченого ланцюга.
orion-duel-lessons-holes-push-slip-own = Ця діра тепер на синьому: на вашому ланцюгу { $mine }. Це допомагає опонентові.
orion-duel-lessons-touch-title = Щоб накрити жетон, торкніться
orion-duel-lessons-touch-about = Того самого кольору, що вже лежить.
orion-duel-lessons-touch-cover-idea = Щоб накрити жетон, торкніться свого кольору.
orion-duel-lessons-touch-cover-why = Шестикутник лягає на галактику чи чорну діру лише поруч із шестикутником його кольору, що лежав раніше. Червона плитка каже, що цього бракує.
orion-duel-lessons-touch-cover-deed = Накрийте галактику синім.
orion-duel-lessons-touch-cover-right = Поруч було синє, тож можна. Галактик у вашому ланцюгу: { $now }.
orion-duel-lessons-touch-cover-other = На синьому ще немає галактик. Шукайте ту, що біля синього шестикутника.
orion-duel-lessons-keep-title = Бережіть місце
orion-duel-lessons-keep-about = Хто не може розмістити плитку, програє.
orion-duel-lessons-keep-place-idea = Хто не може розмістити плитку, програє.
orion-duel-lessons-keep-place-why = Місця мало, а в опонента { $tiles ->
    [one] { $tiles } плитка
    [few] { $tiles } плитки
    [many] { $tiles } плиток
   *[other] { $tiles } плитки
}. Пропускати хід не можна.
orion-duel-lessons-keep-place-deed = Заберіть в опонента останнє місце.
orion-duel-lessons-keep-place-right = Жодна плитка опонента вже не лягає: ви перемогли. Ви знаєте «Оріон Дуель».
orion-duel-lessons-keep-place-other = В опонента ще є місце. Шукайте там, куди лягли б великі плитки.
