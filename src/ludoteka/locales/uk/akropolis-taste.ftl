# One move to try, for who comes for the first time; web/src/games/akropolis/taste.json.
akropolis-taste-title = Де б ви будували?
akropolis-taste-lead = Акрополіс, один хід
akropolis-taste-tile = Ринок, кар’єр, храм. Ринки не люблять сусідства, а висота дещо важить.
akropolis-taste-pick = Виберіть місце. Порахує саме місто.
akropolis-taste-places = Місця
akropolis-taste-beside = −{ $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}: ринок поруч із ринком, і жоден не приносить очок.
akropolis-taste-alone = +{ $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}: другий ринок окремо, помножений на дві зірки площі.
akropolis-taste-above = +{ $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}, найкраще з трьох: на другому рівні ринок рахується подвійно (+{ $market }), а два закриті кар’єри дають { $stones ->
    [one] { $stones } камінь
    [few] { $stones } камені
    [many] { $stones } каменів
   *[other] { $stones } каменя
}.
