# What the guide says in a first game of Opale.
opale-guide-play-title = One type a turn
opale-guide-play-about = Choose cards of one type, as many as you like, and play them to their area. Then the area acts, and you draw up to 5 cards.
opale-guide-play-tip = The arrows on the sea chart show which area takes which. An area with several places works only when it is full. The numbers on the cards you take are your points, and the most points at the end win.
opale-guide-hunt-title = Look whom you feed
opale-guide-hunt-about = Whatever lies on the chart may be taken next turn. Leave big piles only where your opponent can hardly take them.
opale-guide-hunt-tip = Areas with a few places pay whoever fills the last one. Wait, or fill it yourself.
opale-guide-take-title = One pile or the other
opale-guide-take-about = This area takes one of two piles. Look at both: how many cards lie there, and whether Azura comes with them.
opale-guide-city-title = The end is near
opale-guide-city-about = The third stack of Cities ends the game at once, after the store is taken. Count before you close it.
opale-guide-captured = { $count ->
    [0] No card taken yet.
    [one] { $count } card taken, points: { $points }.
   *[other] { $count } cards taken, points: { $points }.
}
opale-guide-azura-own = Azura is yours: a sixth card in hand and 3 points at the end.
opale-guide-azura-free = Azura waits: whoever takes a Petrified Dragon gets her.
opale-guide-azura-other = Your opponent has Azura. Take a Petrified Dragon, and she comes to you.
opale-guide-cities = City stacks finished: { $count } of { $last }.
opale-guide-ends = Wait: this ends the game at { $own } to { $other }
opale-guide-ends-why = The third stack of Cities would be finished, and you would be behind.
opale-guide-poorer = Wait: { $own } here, { $most } in the other pile
opale-guide-poorer-why = Both are yours to take, and only one of them. The other has more cards.
opale-guide-third = Wait: the fourth will bring { $points }
opale-guide-third-why = The fourth Dark Guardian takes all four, and your opponent is next.
