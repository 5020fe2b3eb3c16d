### Поле игры Opale на странице.

## Короткие названия и действие каждой области в нескольких словах

opale-short-sea-huntress = Охотницы
opale-short-coral-dragon = Коралловые
opale-short-royal-pearl = Жемчужины
opale-short-abyss-witch = Ведьмы
opale-short-petrified-dragon = Окаменевшие
opale-short-lava-golem = Големы
opale-short-dark-guardian = Стражи
opale-short-turtle-rider = Всадники
opale-short-underwater-city = Города

opale-effect-sea-huntress = Третья берёт всех коралловых драконов
opale-effect-coral-dragon = Берёт все жемчужины
opale-effect-royal-pearl = Не имеет эффекта
opale-effect-abyss-witch = Берёт жемчужины или окаменевших драконов
opale-effect-petrified-dragon = Вместе с ними достаётся Азура
opale-effect-lava-golem = Берёт всех ведьм
opale-effect-dark-guardian = Четвёртый берёт всех четверых
opale-effect-turtle-rider = Второй берёт ведьм или големов
opale-effect-underwater-city = Третий берёт всё хранилище
opale-effect-store = Здесь лежат использованные охотницы и всадники

## Правила прямо на поле

opale-sea-huntress-about = Три места. Выложив третью, заберите всех коралловых драконов, а три охотницы уходят в хранилище.
opale-coral-dragon-about = Сколько угодно карт. Выложив сюда карты, заберите все королевские жемчужины. Самих драконов забирают морские охотницы.
opale-royal-pearl-about = Сколько угодно карт; собственного эффекта у жемчужин нет. Их забирают коралловые драконы и ведьмы из бездны.
opale-abyss-witch-about = Сколько угодно карт. Выложив сюда карты, заберите либо все королевские жемчужины, либо всех окаменевших драконов. Ведьм забирают лавовые големы и всадники на черепахах.
opale-petrified-dragon-about = Сколько угодно карт; собственного эффекта у них нет. Кто заберёт ведьмами хотя бы одного, получает и фигурку Азуры.
opale-lava-golem-about = Сколько угодно карт. Выложив сюда карты, заберите всех ведьм из бездны. Големов забирают всадники на черепахах.
opale-dark-guardian-about = Четыре места. Выложив четвёртого, заберите всех четверых.
opale-turtle-rider-about = Два места. Выложив второго, заберите либо всех ведьм из бездны, либо всех лавовых големов, а оба всадника уходят в хранилище.
opale-underwater-city-about = Три места. Выложив третью карту, заберите всё хранилище, а три города выходят из игры одной стопкой. Третья стопка завершает игру.
opale-store = Хранилище
opale-store-about = Сюда попадают охотницы и всадники, сделавшие своё дело. Всех разом забирает третья карта подводного города.
opale-azura = Азура
opale-azura-about = Кто забирает окаменевших драконов, забирает и фигурку Азуры. С Азурой добирают до 6 карт, в конце получают 3 дополнительных победных очка и побеждают при равном счёте. Если Азуру забрали у соперника, случайная карта из его руки возвращается поверх его колоды.
opale-hand = Рука
opale-hand-about = В конце хода карты добирают до 5, с Азурой до 6.
opale-deck = Колода
opale-deck-about = В обеих колодах одинаковые 50 карт. Если игрок не может добрать карты, игра заканчивается.
opale-captured = Стопка победных очков
opale-captured-about = Победные очки на картах в вашей стопке — это ваш счёт. Сколько в ней карт, видят все, а какие именно — только вы.
opale-shell-tide-about = В конце хода: сделайте ещё один ход.
opale-shell-twin-current-about = В начале хода: вместо обычного розыгрыша выложите по одной карте в две разные области, одну за другой.
opale-shell-deep-dive-about = В начале хода: доберите 3 карты, затем сбросьте 3 карты с руки.
opale-shell-undertow-about = В начале хода: сбросьте сколько угодно карт и доберите столько же.
opale-shell-seal-about = В конце хода: закройте область. Соперник не может разыгрывать туда карты до вашего следующего хода.

## Карта моря

opale-map = Игровое поле: стрелка означает «забирает всё, что там лежит»
opale-or = или
opale-you = вы
opale-area-pile =
    { $count ->
        [0] { $name }: пусто
        [one] { $name }: { $count } карта, сверху { $top }
        [few] { $name }: { $count } карты, сверху { $top }
        [many] { $name }: { $count } карт, сверху { $top }
       *[other] { $name }: { $count } карты, сверху { $top }
    }
opale-area-slots = { $name }: занято мест { $count } из { $capacity }
opale-area-taken-cards =
    { $count ->
        [one] вы заберёте { $count } карту
        [few] вы заберёте { $count } карты
        [many] вы заберёте { $count } карт
       *[other] вы заберёте { $count } карты
    }
opale-area-taken =
    { $points ->
        [one] вы заберёте { $points } очко
        [few] вы заберёте { $points } очка
        [many] вы заберёте { $points } очков
       *[other] вы заберёте { $points } очка
    }
opale-sealed-by = запечатано, печать: { $who }
opale-cities = Стопки городов: { $count } из { $last }
opale-azura-nobody = свободна
opale-azura-at = Азура: { $who }
opale-store-label =
    { $count ->
        [0] Хранилище: пусто
        [one] Хранилище: { $count } карта, очки: { $points }
        [few] Хранилище: { $count } карты, очки: { $points }
        [many] Хранилище: { $count } карт, очки: { $points }
       *[other] Хранилище: { $count } карты, очки: { $points }
    }
opale-store-sum =
    { $count ->
        [0] пусто
        [one] { $count } карта, очки: { $points }
        [few] { $count } карты, очки: { $points }
        [many] { $count } карт, очки: { $points }
       *[other] { $count } карты, очки: { $points }
    }

## Рука, ракушки, отложенные карты

opale-card-label = { $type }, значение { $value }. { $effect }
opale-hand-empty = У вас нет карт.
opale-shell-spent = { $shell }, использовано
opale-in-hand = в руке
opale-in-deck = в колоде
opale-captured-count = забрано
opale-shells-left =
    { $count ->
        [one] Осталась { $count } ракушка
        [few] Осталось { $count } ракушки
        [many] Осталось { $count } ракушек
       *[other] Осталось { $count } ракушки
    }
opale-aside-left = отложено: { $count }
opale-has-azura = Азура: +{ $points }, добор до 6
opale-points-now =
    { $points ->
        [one] очко пока
        [few] очка пока
        [many] очков пока
       *[other] очка пока
    }
opale-points-final =
    { $points ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }
opale-points-after = очки после хода
opale-brief = рука { $hand } · забрано { $captured }
opale-brief-own =
    { $points ->
        [one] { $points } очко · колода { $deck }
        [few] { $points } очка · колода { $deck }
        [many] { $points } очков · колода { $deck }
       *[other] { $points } очка · колода { $deck }
    }
opale-brief-gain = очки { $points } → { $after }
opale-where-final = последние ходы

## Что сейчас делать

opale-play = Выложите одну или несколько карт одного типа
opale-play-detail = Выберите их в руке. До подтверждения всё можно изменить.
opale-play-detail-quick = Выберите их в руке; с последней картой своего типа они выкладываются сразу.
opale-final = Это ваш последний ход.
opale-act-play = Выложить
opale-play-sea-huntress =
    { $count ->
        [one] Выложить { $count } охотницу
        [few] Выложить { $count } охотниц
        [many] Выложить { $count } охотниц
       *[other] Выложить { $count } охотницы
    }
opale-play-coral-dragon =
    { $count ->
        [one] Выложить { $count } кораллового дракона
        [few] Выложить { $count } коралловых драконов
        [many] Выложить { $count } коралловых драконов
       *[other] Выложить { $count } кораллового дракона
    }
opale-play-royal-pearl =
    { $count ->
        [one] Выложить { $count } жемчужину
        [few] Выложить { $count } жемчужины
        [many] Выложить { $count } жемчужин
       *[other] Выложить { $count } жемчужины
    }
opale-play-abyss-witch =
    { $count ->
        [one] Выложить { $count } ведьму
        [few] Выложить { $count } ведьм
        [many] Выложить { $count } ведьм
       *[other] Выложить { $count } ведьмы
    }
opale-play-petrified-dragon =
    { $count ->
        [one] Выложить { $count } окаменевшего дракона
        [few] Выложить { $count } окаменевших драконов
        [many] Выложить { $count } окаменевших драконов
       *[other] Выложить { $count } окаменевшего дракона
    }
opale-play-lava-golem =
    { $count ->
        [one] Выложить { $count } голема
        [few] Выложить { $count } големов
        [many] Выложить { $count } големов
       *[other] Выложить { $count } голема
    }
opale-play-dark-guardian =
    { $count ->
        [one] Выложить { $count } стража
        [few] Выложить { $count } стражей
        [many] Выложить { $count } стражей
       *[other] Выложить { $count } стража
    }
opale-play-turtle-rider =
    { $count ->
        [one] Выложить { $count } всадника
        [few] Выложить { $count } всадников
        [many] Выложить { $count } всадников
       *[other] Выложить { $count } всадника
    }
opale-play-underwater-city =
    { $count ->
        [one] Выложить { $count } город
        [few] Выложить { $count } города
        [many] Выложить { $count } городов
       *[other] Выложить { $count } города
    }
opale-whom-abyss-witch = Кого заберут ведьмы?
opale-whom-turtle-rider = Кого заберут всадники?
opale-choose-target = Выберите одно из двух.
opale-act-take = Забрать
opale-choices = Выбор
opale-target =
    { $count ->
        [one] { $count } карта, +{ $points }
        [few] { $count } карты, +{ $points }
        [many] { $count } карт, +{ $points }
       *[other] { $count } карты, +{ $points }
    }
opale-target-azura = +{ $points } и Азура
opale-target-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
opale-target-cards-azura =
    { $count ->
        [one] { $count } карта и Азура
        [few] { $count } карты и Азура
        [many] { $count } карт и Азура
       *[other] { $count } карты и Азура
    }
opale-takes-cards =
    { $count ->
        [one] Заберёт { $count } карту.
        [few] Заберёт { $count } карты.
        [many] Заберёт { $count } карт.
       *[other] Заберёт { $count } карты.
    }
opale-takes =
    { $count ->
        [one] Заберёт { $count } карту: +{ $points }.
        [few] Заберёт { $count } карты: +{ $points }.
        [many] Заберёт { $count } карт: +{ $points }.
       *[other] Заберёт { $count } карты: +{ $points }.
    }
opale-takes-azura = Азура перейдёт к вам: +{ $points }.
opale-takes-blind = { $who }: карта из руки вернётся поверх колоды.
opale-city-stack = Стопка городов { $number } из { $last }.
opale-ends = Это завершит игру!
opale-ends-soon = Затем у каждого будет ещё один ход.
opale-waits = Область ещё не заполнена, поэтому ничего не забрать.
opale-no-effect = Сейчас нечего забирать.
opale-then-draw =
    { $count ->
        [one] Потом доберёте { $count } карту.
        [few] Потом доберёте { $count } карты.
        [many] Потом доберёте { $count } карт.
       *[other] Потом доберёте { $count } карты.
    }
opale-nothing = Вы не можете ничего выложить
opale-nothing-detail = Доберите карты, и ход закончится.
opale-act-nothing = Ничего не выкладывать
opale-use-shell = Использовать ракушку «{ $shell }»
opale-act-shell = { $shell }
opale-twin = «Двойное течение»: выложите карту { $number } из 2
opale-twin-detail = По одной карте в две разные области.
opale-lay-aside =
    { $count ->
        [one] Отложите ещё { $count } карту
        [few] Отложите { $count } карты
        [many] Отложите { $count } карт
       *[other] Отложите { $count } карты
    }
opale-lay-aside-detail = Лицом вниз рядом с колодой. Потом доберёте их, когда захотите.
opale-act-lay-aside =
    { $count ->
        [one] Отложить { $count } карту
        [few] Отложить { $count } карты
        [many] Отложить { $count } карт
       *[other] Отложить { $count } карты
    }
opale-dive =
    { $count ->
        [one] «Глубокое погружение»: сбросьте ещё { $count } карту
        [few] «Глубокое погружение»: сбросьте { $count } карты
        [many] «Глубокое погружение»: сбросьте { $count } карт
       *[other] «Глубокое погружение»: сбросьте { $count } карты
    }
opale-dive-detail = Они выйдут из игры лицом вниз.
opale-undertow =
    { $count ->
        [one] «Отлив»: сбросьте { $count } карту
        [few] «Отлив»: сбросьте до { $count } карт
        [many] «Отлив»: сбросьте до { $count } карт
       *[other] «Отлив»: сбросьте до { $count } карты
    }
opale-undertow-detail = Они выйдут из игры лицом вниз, а вы доберёте столько же.
opale-act-discard =
    { $count ->
        [one] Сбросить { $count } карту
        [few] Сбросить { $count } карты
        [many] Сбросить { $count } карт
       *[other] Сбросить { $count } карты
    }
opale-chosen = Выбрано: { $count } из { $most }.
opale-draw = Доберите карту
opale-draw-from = Из колоды или из отложенных.
opale-draw-aside = Карта, которую вы знаете.
opale-draw-detail =
    { $count ->
        [one] Добрать ещё { $count } карту.
        [few] Добрать ещё { $count } карты.
        [many] Добрать ещё { $count } карт.
       *[other] Добрать ещё { $count } карты.
    }
opale-act-draw = Добрать из колоды
opale-act-draw-aside = Добрать эту карту
opale-draw-rest =
    { $count ->
        [one] Добрать { $count }
        [few] Добрать все { $count }
        [many] Добрать все { $count }
       *[other] Добрать все { $count }
    }
opale-draw-rest-detail = из колоды, сразу
opale-unseen = лицом вниз
opale-end = Используйте ракушку или завершите ход
opale-end-detail = Каждую ракушку можно использовать раз за игру.
opale-act-end = Завершить ход
opale-seal = Выберите, какую область запечатать
opale-seal-area = Запечатать: { $area }
opale-seal-detail = Соперник не сможет разыгрывать туда карты до вашего следующего хода.
opale-act-seal = Запечатать

## К чему идёт, и счёт

opale-goal = До конца игры
opale-goal-cities = третья завершает игру
opale-goal-draw = Или кто-то не может добрать карты
opale-goal-azura = Азура в конце: +{ $points }
opale-goal-tie = при ничьей побеждает владелец
opale-goal-final =
    { $count ->
        [one] Конец близок: остался { $count } ход
        [few] Конец близок: осталось { $count } хода
        [many] Конец близок: осталось { $count } ходов
       *[other] Конец близок: осталось { $count } хода
    }
opale-over-cities = Игру завершила третья стопка городов.
opale-over-draw = Игрок не смог добрать карты: игра окончена.
opale-over-early = Игра завершена досрочно.
opale-over-tie = Очков поровну: решает Азура.
opale-score-what = Забрано
opale-score-total = Очки

## Правила

# Пока ходит другой
opale-meanwhile = Карты можно выбрать уже сейчас: они останутся выбранными до вашего хода.
opale-meanwhile-chosen = Ваш выбор сохранён до вашего хода.

# Что решило
opale-cause =
    { $count ->
        [one] Забрана { $count } карта, счёт больше на { $points }.
        [few] Забраны { $count } карты, счёт больше на { $points }.
        [many] Забрано { $count } карт, счёт больше на { $points }.
       *[other] Забрано { $count } карты, счёт больше на { $points }.
    }
opale-cause-azura = Решил дракон Азура: он добавляет { $count }.
opale-cause-tie = Очков поровну: побеждает владелец Азуры.
opale-cause-draw = Очков поровну, и Азуры ни у кого нет.
