# The pages of the rules, and the way to them.
rules-title = { $game }: правила
rules-box = { $authors ->
    [one] Автор
    [few] Авторы
    [many] Авторы
   *[other] Авторы
}: { $designers }. { $last ->
    [one] { $counts } игрок
    [few] { $counts } игрока
    [many] { $counts } игроков
   *[other] { $counts } игрока
}, около { $minutes } мин.
rules-contents = На этой странице
rules-aid = Памятка игрока
rules-learn = Научиться играя
rules-print = Печатать
rules-print-aid = Печатать памятку
rules-whole = Вся страница
rules-link = Ссылка на «{ $title }»
rules-read = Прочитать правило
rules-search = Поиск в правилах
rules-search-none = О «{ $words }» здесь ничего нет.
rules-hits = { $at } из { $count }
rules-next = Следующее место
rules-previous = Предыдущее место
rules-counts = Считается
rules-counts-not = Не считается
rules-allowed = Можно
rules-allowed-not = Нельзя
