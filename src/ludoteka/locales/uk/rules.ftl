# The pages of the rules, and the way to them.
rules-title = { $game }: правила
rules-box = { $authors ->
    [one] Автор
    [few] Автори
    [many] Автори
   *[other] Автори
}: { $designers }. { $last ->
    [one] { $counts } гравець
    [few] { $counts } гравці
    [many] { $counts } гравців
   *[other] { $counts } гравця
}, близько { $minutes } хв.
rules-contents = На цій сторінці
rules-aid = Пам’ятка гравця
rules-learn = Навчитися граючи
rules-print = Друкувати
rules-print-aid = Друкувати пам’ятку
rules-whole = Уся сторінка
rules-link = Посилання на «{ $title }»
rules-read = Прочитати правило
rules-search = Пошук у правилах
rules-search-none = Про «{ $words }» тут нічого немає.
rules-hits = { $at } з { $count }
rules-next = Наступне місце
rules-previous = Попереднє місце
rules-counts = Рахується
rules-counts-not = Не рахується
rules-allowed = Можна
rules-allowed-not = Не можна
