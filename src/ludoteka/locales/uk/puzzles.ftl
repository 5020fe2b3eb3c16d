### Puzzles: on the page, and in the terminal.

puzzles-title = Задачі
puzzles-about = Моменти з партій сильних ботів, де один хід явно найкращий. Знайдіть його на справжньому полі.
puzzles-game = { $game }: задачі
puzzles-all = Усі задачі
puzzles-day-of = Задача дня, { $date }
puzzles-day-next =
    { $hours ->
        [0] Розв’язано. Наступна вже незабаром.
        [one] Розв’язано. Наступна за { $hours } годину.
        [few] Розв’язано. Наступна за { $hours } години.
        [many] Розв’язано. Наступна за { $hours } годин.
       *[other] Розв’язано. Наступна за { $hours } години.
    }
puzzles-streak =
    { $days ->
        [0] Розв’язуйте задачу щодня, і почнеться серія.
        [one] { $days } день поспіль
        [few] { $days } дні поспіль
        [many] { $days } днів поспіль
       *[other] { $days } дня поспіль
    }
puzzles-streak-today = Сьогодні розв’язано: серія триває.
puzzles-streak-open = Розв’яжіть одну сьогодні, і серія триватиме.
puzzles-solved-of = Розв’язано: { $solved } із { $all }
puzzles-first-tries = З першої спроби: { $count }
puzzles-start = Почати
puzzles-continue = Далі
puzzles-all-solved = Усі розв’язано. Кожну можна розв’язати ще раз.
puzzles-number = Задача { $number } із { $all }
puzzles-level = Складність { $grade } із 5
puzzles-level-of = Складність { $grade }
puzzles-state-solved = розв’язано
puzzles-state-later = розв’язано не з першої спроби
puzzles-state-new = ще не розв’язано
puzzles-task = Знайдіть найкращий хід
puzzles-counts = Що важливо
puzzles-counts-open = Хід, що залишає найкращий шанс перемогти. Очки зараз — лише частина справи.
puzzles-counts-hidden = Хід, що залишає найкращий шанс перемогти, хоч які карти мають інші. Очки зараз — лише частина справи.
puzzles-counts-proven = Хід, що веде до перемоги, хоч що відповість опонент.
puzzles-first-counts = Рахується перша спроба. Роздивляйтеся скільки завгодно.
puzzles-hints = Підказки
puzzles-hint-stake = Скільки на кону?
puzzles-hint-stake-told = Найкращий хід залишає шанс { $best }, наступний за ним — { $next }.
puzzles-hint-among = Які ходи варті уваги?
puzzles-hint-among-told = Це один із них:
puzzles-hint-keeps = Підказка не перериває серію.
puzzles-playing = Подивімося
puzzles-verdict-best = Розв’язано
puzzles-verdict-good = Розв’язано: не гірше за найкращий
puzzles-verdict-other = Не найкращий хід
puzzles-verdict-shown = Найкращим був цей
puzzles-leaves = Він залишає шанс { $yours }.
puzzles-leaves-less = Він залишає шанс { $yours }, а найкращий хід — { $best }.
puzzles-brings = Що він дає
puzzles-allows = Що він дозволяє іншим
puzzles-follows = Що, найімовірніше, буде далі
puzzles-for-instance = Наприклад: ніхто не знає, що мають інші й що буде взято далі.
puzzles-chances = Шанс перемогти після
puzzles-best-play = найкращий хід
puzzles-yours = ваш
puzzles-others-less =
    { $count ->
        [one] Ще { $count } хід залишає менше.
        [few] Ще { $count } ходи залишають менше.
        [many] Ще { $count } ходів залишають менше.
       *[other] Ще { $count } ходу залишають менше.
    }
puzzles-again = Спробувати ще
puzzles-show = Показати найкращий
puzzles-next = Наступна задача
puzzles-up-next = Далі
puzzles-try-stays = Розв’яжіть її сьогодні, і серія збережеться.
puzzles-thought = { $count ->
    [one] Знайдено пошуком із { $count } симуляції, перевірено іншим, удесятеро глибшим.
    [few] Знайдено пошуком із { $count } симуляцій, перевірено іншим, удесятеро глибшим.
    [many] Знайдено пошуком із { $count } симуляцій, перевірено іншим, удесятеро глибшим.
   *[other] Знайдено пошуком із { $count } симуляції, перевірено іншим, удесятеро глибшим.
}
puzzles-thought-proven = Доведено: цей хід виграє за будь-якої відповіді.
refusal-no-puzzle = Такої задачі немає.

## The command line

help-puzzles = знайти задачі в партіях сильних ботів або перевірити їхній файл
metavar-game-or-file = ГРА|ФАЙЛ
help-arg-puzzles-what = find: знайти нові задачі гри; check: перевірити задачі у файлі
help-arg-puzzles-of = гра або файл для перевірки
help-arg-puzzles-count = скільки знайти (типово: 60)
help-arg-puzzles-games = скільки партій переглянути щонайбільше (типово: 2000)
help-arg-puzzles-budget = частка звичайного обсягу роздумів, наприклад 0.1
help-arg-puzzles-out = файл для задач; знайдене в кожній партії зберігається поруч, і зупинений пошук триває звідти
help-arg-puzzles-bus = розподілити партії між процесами ludoteka worker цього Redis або Valkey, після всього, на що чекають люди
error-puzzles = Для пошуку потрібні принаймні одна задача, одна партія, один процес і обсяг роздумів понад 0.
error-puzzles-file = Задачі у файлі «{ $path }» не можна використати: { $reason }
puzzles-finding = Пошук задач (переглянуто { $games ->
        [one] { $games } партію
        [few] { $games } партії
        [many] { $games } партій
       *[other] { $games } партії
    })
puzzles-telling = Що буде далі
puzzles-checking = Перевірка
puzzles-theme = тема
puzzles-grade = складність { $grade }
puzzles-written = { $count ->
    [one] { $count } задачу
    [few] { $count } задачі
    [many] { $count } задач
   *[other] { $count } задачі
} записано до { $path }
puzzles-stopped = Зупинено: { $found } із { $count ->
    [one] { $count } задачі
    [few] { $count } задач
    [many] { $count } задач
   *[other] { $count } задачі
}; та сама команда продовжить.
puzzles-too-few = Знайдено лише { $found } із { $count ->
    [one] { $count } задачі
    [few] { $count } задач
    [many] { $count } задач
   *[other] { $count } задачі
} у { $games ->
    [one] { $games } партії
    [few] { $games } партіях
    [many] { $games } партіях
   *[other] { $games } партії
}; --games дозволить більше.
puzzles-wrong = { $id }: { $reason }
puzzles-checked = { $game }: перевірено { $count ->
    [one] { $count } задачу
    [few] { $count } задачі
    [many] { $count } задач
   *[other] { $count } задачі
}, хибних: { $bad }
