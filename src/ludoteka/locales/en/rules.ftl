# The pages of the rules, and the way to them.
rules-title = { $game }: the rules
rules-box = { $authors ->
    [one] Designer
   *[other] Designers
}: { $designers }. { $last ->
    [one] { $counts } player
   *[other] { $counts } players
}, about { $minutes } minutes.
rules-contents = On this page
rules-aid = Player aid
rules-learn = Learn by playing
rules-print = Print
rules-print-aid = Print the aid
rules-whole = Whole page
rules-link = Link to “{ $title }”
rules-read = Read the rule
rules-search = Search the rules
rules-search-none = Nothing here about “{ $words }”.
rules-hits = { $at } of { $count }
rules-next = Next place
rules-previous = Previous place
rules-counts = Counts
rules-counts-not = Does not count
rules-allowed = Allowed
rules-allowed-not = Not allowed
