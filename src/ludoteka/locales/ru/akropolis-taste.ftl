# One move to try, for who comes for the first time; web/src/games/akropolis/taste.json.
akropolis-taste-title = Где бы вы строили?
akropolis-taste-lead = Акрополис, один ход
akropolis-taste-tile = Рынок, карьер, храм. Рынки не любят соседства, а высота кое-что значит.
akropolis-taste-pick = Выберите место. Посчитает сам город.
akropolis-taste-places = Места
akropolis-taste-beside = −{ $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}: рынок рядом с рынком, и ни один не приносит очков.
akropolis-taste-alone = +{ $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}: второй рынок отдельно, умноженный на две звезды площади.
akropolis-taste-above = +{ $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, лучшее из трёх: на втором уровне рынок считается вдвойне (+{ $market }), а два закрытых карьера дают { $stones ->
    [one] { $stones } камень
    [few] { $stones } камня
    [many] { $stones } камней
   *[other] { $stones } камня
}.
