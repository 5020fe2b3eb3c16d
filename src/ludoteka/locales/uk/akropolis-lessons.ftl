# Уроки «Акрополіса»: урок, крок, потім що сказано.
akropolis-lessons-take-title = Узяти й викласти
akropolis-lessons-take-about = Перша плитка безплатна; вона лягає поруч із містом.
akropolis-lessons-take-free-idea = Перша плитка безплатна.
akropolis-lessons-take-free-why = Кожен хід починається на будівельному майданчику. Ліва плитка нічого не коштує, кожне наступне місце дорожче на один камінь.
akropolis-lessons-take-free-deed = Візьміть першу плитку.
akropolis-lessons-take-free-right = Вона ваша, і у вас ще { $stones ->
    [one] { $stones } камінь
    [few] { $stones } камені
    [many] { $stones } каменів
   *[other] { $stones } каменя
}.
akropolis-lessons-take-free-other = Безплатна та плитка, що ліворуч.
akropolis-lessons-take-free-slip-paid = Перед цією плиткою лежить інша, тож єдиний камінь витрачено. Платити не обов’язково: перша плитка безплатна.
akropolis-lessons-take-lay-idea = Плитка приєднується до міста.
akropolis-lessons-take-lay-why = Викладіть її на три порожні місця так, щоб вона хоч однією стороною торкалася міста. Повертайте як завгодно.
akropolis-lessons-take-lay-deed = Викладіть плитку поруч із містом.
akropolis-lessons-take-lay-right = Це цілий хід: узяти одну плитку й викласти її.
akropolis-lessons-take-lay-other = Підійде будь-яке місце, що торкається міста.
akropolis-lessons-take-pay-idea = За камінь можна взяти кращу плитку.
akropolis-lessons-take-pay-why = У вас { $stones ->
    [one] { $stones } камінь
    [few] { $stones } камені
    [many] { $stones } каменів
   *[other] { $stones } каменя
} і ринок, але немає площі ринків. Вона є на другій плитці.
akropolis-lessons-take-pay-deed = Заплатіть камінь за площу ринків.
akropolis-lessons-take-pay-right = Камінь витрачено, зате ринки відтепер можуть приносити очки.
akropolis-lessons-take-pay-other = Площа є на другій плитці.
akropolis-lessons-take-pay-slip-free = Безплатно, але ринку це не допоможе: без площі свого кольору він не приносить очок. За камінь ви отримаєте площу.
akropolis-lessons-stars-title = Зірки множать очки
akropolis-lessons-stars-about = Колір без площі не приносить очок.
akropolis-lessons-stars-choose-idea = Немає площі — немає очок.
akropolis-lessons-stars-choose-why = Цінність ваших садів — { $gardens }, а очок за них { $points }. Цінність кольору множать на зірки його площ.
akropolis-lessons-stars-choose-deed = Візьміть плитку, з якою сади принесуть очки.
akropolis-lessons-stars-choose-right = Три зірки для садів. Тепер їм потрібне місце.
akropolis-lessons-stars-choose-other = Шукайте площу того самого кольору, що й сади.
akropolis-lessons-stars-choose-slip-colour = Ще один сад, а очок і далі нуль: чотири помножити на нуль — нуль. Спершу площа.
akropolis-lessons-stars-lay-idea = Цінність, помножена на зірки.
akropolis-lessons-stars-lay-why = Сади не мають умови: рахується кожен видимий. На площі садів три зірки.
akropolis-lessons-stars-lay-deed = Викладіть площу, не закривши жодного саду.
akropolis-lessons-stars-lay-right = { $gardens } помножити на три: сади приносять { $points }.
akropolis-lessons-stars-lay-other = Усі сади мають бути на видноті.
akropolis-lessons-stars-lay-slip-bury = Один сад тепер під плиткою, а сховані райони не рахуються: { $points } замість дев’яти.
akropolis-lessons-conditions-title = П’ять умов
akropolis-lessons-conditions-about = Кожен колір вимагає свого.
akropolis-lessons-conditions-market-idea = Ринки стоять окремо.
akropolis-lessons-conditions-market-why = Ринок приносить очки, якщо поруч немає іншого ринку. Площі й решта кварталів не заважають.
akropolis-lessons-conditions-market-deed = Викладіть плитку так, щоб рахувалися обидва ринки.
akropolis-lessons-conditions-market-right = Жодного ринку поруч із ринком: разом вони приносять { $points } замість { $before }.
akropolis-lessons-conditions-market-other = Тримайте новий ринок подалі від старого.
akropolis-lessons-conditions-market-slip-neighbours = Тепер ринки приносять { $points }. Сусідні не рахуються, і закритий плиткою теж.
akropolis-lessons-conditions-house-idea = Будинки рахуються одним масивом.
akropolis-lessons-conditions-house-why = Очки приносить лише найбільший житловий масив: зараз { $before }. Житлові площі будинків не з’єднують.
akropolis-lessons-conditions-house-deed = Покладіть будинок так, щоб підсвічений масив зріс.
akropolis-lessons-conditions-house-right = Масив один, і він зріс: будинки приносять { $points }.
akropolis-lessons-conditions-house-other = Будинок на плитці має торкатися підсвічених.
akropolis-lessons-conditions-house-slip-bury = Один із будинків масиву тепер під плиткою: за будинки { $points }.
akropolis-lessons-conditions-house-slip-apart = Будинок стоїть окремо й нічого не додає. Поставте його до підсвічених.
akropolis-lessons-conditions-barracks-idea = Казарми стережуть околицю.
akropolis-lessons-conditions-barracks-why = Казарми рахуються, якщо хоч одна їхня сторона відкрита назовні. На двох ваших площах разом зірок: { $stars }.
akropolis-lessons-conditions-barracks-deed = Покладіть казарми так, щоб одна сторона була відкрита.
akropolis-lessons-conditions-barracks-right = Одна сторона відкрита: казарми приносять { $points }.
akropolis-lessons-conditions-barracks-other = Поверніть казарми назовні.
akropolis-lessons-conditions-barracks-slip-inside = Казарми замуровано або площу закрито: за казарми { $points }.
akropolis-lessons-conditions-temple-idea = Храм має бути оточений.
akropolis-lessons-conditions-temple-why = Храм приносить очки, коли оточений з усіх шести боків. Висота сусідів не важлива.
akropolis-lessons-conditions-temple-deed = Поставте храм посеред міста.
akropolis-lessons-conditions-temple-right = Оточений з усіх шести боків, храм приносить { $points }.
akropolis-lessons-conditions-temple-other = Шукайте місце, навколо якого все забудовано.
akropolis-lessons-conditions-temple-slip-open = Один бік храму відкритий, тож очок немає. Посеред міста він був би оточений.
akropolis-lessons-conditions-three-idea = Одна плитка, три умови.
akropolis-lessons-conditions-three-why = Будинки рахуються у найбільшому житловому масиві. Казарми стоять на околиці, храми всередині міста.
akropolis-lessons-conditions-three-deed = Поверніть плитку так, щоб рахувалися всі три квартали.
akropolis-lessons-conditions-three-right = Будинок, казарми й храм — кожен на своєму місці: +{ $points }.
akropolis-lessons-conditions-three-other = Рахуються два з трьох. Будинок має торкатися решти будинків.
akropolis-lessons-conditions-three-slip-barracks = Казарми замуровано, або їхні очки втрачено. Поверніть їх до околиці.
akropolis-lessons-conditions-three-slip-temple = Храм виходить назовні, тож очок за нього немає. Поверніть його до міста.
akropolis-lessons-climb-title = Угору
akropolis-lessons-climb-about = Рівень — це цінність.
akropolis-lessons-climb-two-idea = Будуйте на збудованому.
akropolis-lessons-climb-two-why = Плитка може лягти на три квартали однакової висоти. Вони мають належати щонайменше двом плиткам.
akropolis-lessons-climb-two-deed = Викладіть храм на другий рівень.
akropolis-lessons-climb-two-right = Другий рівень, поверх двох плиток. Що під низом, тепер сховане.
akropolis-lessons-climb-two-other = Знайдіть три квартали однієї висоти з двох або більше плиток.
akropolis-lessons-climb-two-slip-low = Це перший рівень. Спробуйте там, де сходяться дві плитки; поверх однієї не можна.
akropolis-lessons-climb-worth-idea = Другий рівень — удвічі більше.
akropolis-lessons-climb-worth-why = Район приносить стільки очок, який його рівень. Той самий ринок дає 1 унизу й 2 вгорі, ще до множення на зірки.
akropolis-lessons-climb-worth-deed = Отримайте за цю плитку вісім очок.
akropolis-lessons-climb-worth-right = +{ $points }: будинок і ринок на другому рівні та два камені.
akropolis-lessons-climb-worth-other = І будинок, і ринок мають стояти на другому рівні й рахуватися.
akropolis-lessons-climb-worth-slip-low = Перший рівень дає +{ $points }. На другому кожен район плитки дав би вдвічі більше.
akropolis-lessons-climb-worth-slip-hidden = Другий рівень і +{ $points }. Але житлова площа тепер під плиткою: без її зірки будинок не приносить очок.
akropolis-lessons-quarries-title = Камені з кар’єрів
akropolis-lessons-quarries-about = Кожен закритий кар’єр дає камінь.
akropolis-lessons-quarries-cover-idea = Закритий кар’єр — це камінь.
akropolis-lessons-quarries-cover-why = Видимі кар’єри очок не приносять. Під плиткою кожен одразу дає камінь.
akropolis-lessons-quarries-cover-deed = Закрийте однією плиткою два кар’єри.
akropolis-lessons-quarries-cover-right = У вас знову { $stones ->
    [one] { $stones } камінь
    [few] { $stones } камені
    [many] { $stones } каменів
   *[other] { $stones } каменя
} і плитка на другому рівні.
akropolis-lessons-quarries-cover-other = Шукайте місце, де два кар’єри поруч.
akropolis-lessons-quarries-cover-slip-none = Жоден кар’єр не закрито, а каменів у вас немає: наступного ходу доступна лише перша плитка.
akropolis-lessons-quarries-spend-idea = Камені варто витрачати.
akropolis-lessons-quarries-spend-why = Каменів у вас { $stones }. Наприкінці камінь — це одне очко; витрачений на потрібну плитку, він дає більше.
akropolis-lessons-quarries-spend-deed = Візьміть площу садів.
akropolis-lessons-quarries-spend-right = Два камені за три зірки: із цією площею ваш сад принесе три очки.
akropolis-lessons-quarries-spend-other = Площа садів — на третій плитці.
akropolis-lessons-quarries-spend-slip-first = Безплатно, але сад і далі без зірки. Завжди брати першу плитку — ощадити не на тому.
akropolis-lessons-bury-title = Що ви ховаєте
akropolis-lessons-bury-about = Рахується лише те, що видно.
akropolis-lessons-bury-keep-idea = Рахується лише те, що видно.
akropolis-lessons-bury-keep-why = Єдина житлова площа — на початковій плитці: її зірка приносить { $houses }. Закриєте її — втратите очки за всі будинки.
akropolis-lessons-bury-keep-deed = Збудуйте на другому рівні й не сховайте жодної зірки.
akropolis-lessons-bury-keep-right = +{ $points }, і всі площі на видноті.
akropolis-lessons-bury-keep-other = Це дає { $points }. На другому рівні є місце, що дає шість або більше.
akropolis-lessons-bury-keep-slip-star = Житлову площу закрито: очки за будинки падають з { $houses } до нуля, і новий будинок нічого не додає.
akropolis-lessons-bury-keep-slip-low = Безпечно, але низько: +{ $points }. На другому рівні сам лише ринок дає чотири.
akropolis-lessons-bury-last-idea = Остання плитка.
akropolis-lessons-bury-last-why = У вас { $own }, у суперника { $rival }, стосів більше немає. Після цієї плитки рахують очки.
akropolis-lessons-bury-last-deed = Переможіть: додайте шість очок і нічого не сховайте.
akropolis-lessons-bury-last-right = +{ $points }, разом { $total } проти { $rival }: ви перемогли.
akropolis-lessons-bury-last-other = Досить першого рівня, подалі від інших ринків.
akropolis-lessons-bury-last-slip-bury = Закрите приносило більше, ніж нова плитка: { $total } проти { $rival }.
akropolis-lessons-solo-title = Наодинці з Архітектором
akropolis-lessons-solo-about = Він бере найдешевшу площу й ваші камені.
akropolis-lessons-solo-plaza-idea = Архітектор бере найдешевшу плитку з площею.
akropolis-lessons-solo-plaza-why = Наодинці ваш суперник — Славетний Архітектор. Він нічого не будує: рахуються всі його райони. Камені, які ви платите, переходять до нього.
akropolis-lessons-solo-plaza-deed = Не залишайте йому площ.
akropolis-lessons-solo-plaza-right = На решті плиток площ немає, тож він візьме першу.
akropolis-lessons-solo-plaza-other = Площа — на першій плитці.
akropolis-lessons-solo-plaza-slip-paid = Він узяв площу, яку ви залишили, ще й безплатно. Каменів у нього тепер { $theirs }: один із них був ваш.
akropolis-lessons-solo-stone-idea = Платіть, коли плитка принесе більше.
akropolis-lessons-solo-stone-why = Ваш останній хід: { $own } проти { $rival }. На ваших площах казарм зірок: { $stars }, а сплачений камінь — очко Архітекторові.
akropolis-lessons-solo-stone-deed = Купіть плитку, що пасує до ваших зірок.
akropolis-lessons-solo-stone-right = Камінь за казарми, помножені на чотири зірки. Тепер покладіть їх як слід.
akropolis-lessons-solo-stone-other = На якій плитці є казарми?
akropolis-lessons-solo-stone-slip-free = Безплатно, але вашим зіркам тут нема чого множити. Цього вже не вистачить.
akropolis-lessons-solo-stone-slip-dear = Два камені переходять до Архітектора, а плитка приносить менше за другу.
akropolis-lessons-solo-win-idea = Останній хід — за Архітектором.
akropolis-lessons-solo-win-why = Після вас він візьме ще одну плитку. Ви перемагаєте, лише коли очок більше або порівну, але більше каменів.
akropolis-lessons-solo-win-deed = Покладіть плитку й залишіться попереду.
akropolis-lessons-solo-win-right = { $own } проти { $rival }: ви перемогли.
akropolis-lessons-solo-win-other = { $own } проти { $rival }. Шукайте місце, де казарми матимуть відкриту сторону.
akropolis-lessons-count-title = Підрахунок
akropolis-lessons-count-about = Цінність × зірки й по очку за камінь: партія до кінця.
akropolis-lessons-count-buy-idea = Порахуйте, скільки плитка принесе й скільки коштує.
akropolis-lessons-count-buy-why = Вам залишилося дві плитки: { $own } проти { $rival }. Кожен із каменів ({ $stones }) — це очко. На третій плитці житлова площа: зірка для всіх ваших будинків.
akropolis-lessons-count-buy-deed = Купіть зірку для будинків.
akropolis-lessons-count-buy-right = Витрачено два очки. Якщо нічого не закрити, площа принесе чотири.
akropolis-lessons-count-buy-other = Площа — на третій плитці.
akropolis-lessons-count-buy-slip-cheap = Коштує менше, але й принесе щонайбільше два. Зірка дала б чотири за два.
akropolis-lessons-count-lay-idea = Кожен колір рахують окремо.
akropolis-lessons-count-lay-why = Цінність помножити на зірки, колір за кольором, і 1 за кожен камінь. Закрите вже не рахується.
akropolis-lessons-count-lay-deed = Здобудьте цією плиткою чотири очки.
akropolis-lessons-count-lay-right = +{ $points }. Суперник узяв наступну плитку: { $own } проти { $rival }.
akropolis-lessons-count-lay-other = Лише +{ $points }. Покладіть площу там, де вона нічого не сховає.
akropolis-lessons-count-lay-slip-bury = Те, що під плиткою, приносило більше: { $points }.
akropolis-lessons-count-end-idea = Остання плитка гри.
akropolis-lessons-count-end-why = { $own } проти { $rival }, і каменів у суперника більше: порівну не вистачить. Після цього рахують усі очки.
akropolis-lessons-count-end-deed = Залишіться попереду.
akropolis-lessons-count-end-right = { $total } проти { $rival }: ви перемогли. Ви знаєте «Акрополіс».
akropolis-lessons-count-end-other = Покладіть її там, де вона не закриє нічого цінного.
akropolis-lessons-count-end-slip-bury = Закрито те, що рахувалося: { $total } проти { $rival }.
