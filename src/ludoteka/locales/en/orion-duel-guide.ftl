# What the guide says in a first game of Orion Duel.
orion-duel-guide-set-up-title = Set up the sky
orion-duel-guide-set-up-about = Galaxies and black holes are placed first. Spread them: whoever gets four galaxies into one group wins.
orion-duel-guide-opening-title = Most tiles help both of you
orion-duel-guide-opening-about = Place a tile anywhere, turned as you like. Put your own hexes where they will meet, and your rival’s where they are in the way.
orion-duel-guide-opening-tip = You win by linking two opposite sides, with 4 galaxies in one group of yours, or with 3 black holes on one group of your rival. To cover a token, a colour must touch a hex of that colour that is there already.
orion-duel-guide-middle-title = Three ways to win
orion-duel-guide-middle-about = Link two opposite sides, get 4 galaxies into one group, or bring 3 black holes onto one group of your rival. One condition more than your rival wins at once.
orion-duel-guide-middle-tip = Whose tile a hex came from never matters, only its colour.
orion-duel-guide-close-title = Somebody is close
orion-duel-guide-close-about = Look at the race beside the board: who lacks only a little? First see whether you can win now, then whether your rival can.
orion-duel-guide-close-tip = A hex of the wrong colour in the right place ends any chain.
orion-duel-guide-link = { $count ->
    [0] Two opposite sides are linked.
    [one] Your shortest way across lacks { $count } hex.
   *[other] Your shortest way across lacks { $count } hexes.
}
orion-duel-guide-own-galaxies = Galaxies in one group of yours: { $count } of { $needed }.
orion-duel-guide-own-holes = Black holes on one group of your rival: { $count } of { $needed }.
orion-duel-guide-wins = Wait: with this tile your rival wins
orion-duel-guide-wins-why = The hexes of the other colour on it would complete a condition.
orion-duel-guide-holes = Wait: black holes on one group of yours: { $to } of { $needed }
orion-duel-guide-holes-why = Until now it was { $from }. When all { $needed } are there, your rival meets a condition.
orion-duel-guide-galaxies = Wait: galaxies in one group of your rival: { $to } of { $needed }
orion-duel-guide-galaxies-why = Until now it was { $from }. Your tile adds one for the other colour.
