# The rules of Orion Duel; their order and figures are in web/src/games/orion-duel/rules.json.
orion-duel-rules-aim-title = Aim of the game
orion-duel-rules-aim =
    Two players, blue and orange, place tiles in the night sky. Nearly every tile also carries a hex of the rival’s colour: each move builds two chains at once. Whoever meets more conditions than the rival wins on the spot. There are three kinds:

    - Link two opposite sides of the board.
    - Join 4 galaxies in one chain of your colour.
    - Leave 3 black holes in one chain of your rival’s colour.

orion-duel-rules-setup-title = Set-up
orion-duel-rules-setup =
    The board has 85 cells and six sides of four cells each. 8 galaxies and 7 black holes lie on it, in one of four ways:

    - Random: each token on a random cell, as far from the others as the rule asks.
    - Symmetric 1 and 2: two fixed patterns, good for first games.
    - By the players: one places the 8 galaxies, then the other the 7 black holes. Then the player of the galaxies decides who goes first.

    Between two galaxies and between two black holes at least two cells stay free, between a galaxy and a black hole at least one. A token that would leave no room for the others is not allowed. Unless the players place the tokens, colours and first player are drawn at random or chosen.

orion-duel-rules-tiles-title = The tiles
orion-duel-rules-tiles =
    Each player has 14 tiles, the same for both with the colours exchanged. All of them are open to both players.
orion-duel-rules-tiles-columns = Tile | Hexes

orion-duel-rules-turn-title = Your turn
orion-duel-rules-turn =
    Place one of your tiles on free cells, turned any way you like. It lies completely on the board and on no other tile; it need not touch anything. Only the bend looks different when flipped: flipping is allowed unless it was switched off.

    You may not pass. Once a tile lies, it does not matter whose it was: only the colours count.

orion-duel-rules-tokens-title = Sliding under a token
orion-duel-rules-tokens =
    You may also cover cells with galaxies and black holes; the token then lies on top of your hex. For this, each colour of your tile that comes under a token must be joined to the same colour that was on the board before: some hex of that colour on your tile touches one. The link may run through another hex of the same colour on your tile.

    So the first tile of a game covers no token. Several tokens may be covered at once; every colour must comply.

orion-duel-rules-links-title = Condition: link two sides
orion-duel-rules-links =
    An unbroken chain of your colour from one of the four cells of a side to one of the four cells of the opposite side. Each of the three pairs counts by itself. The cells in the six corners between the sides belong to no side.

orion-duel-rules-galaxies-title = Condition: join galaxies
orion-duel-rules-galaxies =
    At least 4 galaxies on one unbroken chain of your colour. A chain with all 8, or two chains with 4 each, count as two conditions.

orion-duel-rules-holes-title = Condition: black holes for your rival
orion-duel-rules-holes =
    At least 3 black holes on one unbroken chain of your rival’s colour are a condition for you. 6 of them, or two chains with 3 each, count as two.

orion-duel-rules-winning-title = Winning
orion-duel-rules-winning =
    After every tile, count the conditions of both colours, whoever placed it. If you meet more than your rival, you win at once, even if your rival placed the tile. If it is level, 0–0 or 1–1, the duel goes on.

orion-duel-rules-end-title = If nobody gets ahead
orion-duel-rules-end =
    - All 28 tiles are placed: each galaxy on your colour is worth 1 point, each black hole on it takes 1 away. More points win; level points are a draw.
    - A player who cannot place any tile on their turn loses at once.

orion-duel-rules-match-title = Several duels
orion-duel-rules-match =
    Many play until somebody has won three times, changing colours after each duel.

# Under the figures
orion-duel-rules-figure-symmetric-1 = Symmetric 1: { $galaxies } galaxies, { $holes } black holes.
orion-duel-rules-figure-symmetric-2 = Symmetric 2: { $galaxies } galaxies, { $holes } black holes.
orion-duel-rules-figure-tiles = Six kinds of tiles, { $count } for each player: here those of blue.
orion-duel-rules-figure-joined = Blue under the galaxy touches blue, orange under the black hole touches orange.
orion-duel-rules-figure-apart = Nothing orange was there before: the orange hex may not slide under the black hole.
orion-duel-rules-figure-reversed = The tile the other way round: the orange hex under the galaxy touches no orange.
orion-duel-rules-figure-link = { $count ->
    [one] { $count } hex
   *[other] { $count } hexes
} from side to side: one condition for blue.
orion-duel-rules-figure-neighbours = From a side to the one next to it: no link.
orion-duel-rules-figure-four = Galaxies on one orange chain: { $count }.
orion-duel-rules-figure-two-groups = Galaxies: { $count }, but on two chains.
orion-duel-rules-figure-three = Black holes on one blue chain: { $count }. A condition for orange.
orion-duel-rules-figure-broken = Black holes: { $count }, but the chain is broken.

# The player aid
orion-duel-rules-aid-turn-title = Your turn
orion-duel-rules-aid-turn =
    - Place one tile on free cells; it need not touch anything.
    - Under a token: each colour must touch the same colour already there.
    - Nobody passes; who cannot place loses.
orion-duel-rules-aid-conditions-title = Conditions
orion-duel-rules-aid-conditions =
    - Link: a chain between opposite sides.
    - Galaxies: 4 on one chain of your colour.
    - Black holes: 3 on one chain of your rival’s colour.
orion-duel-rules-aid-win-title = Winning
orion-duel-rules-aid-win =
    - More conditions than your rival: you win at once.
    - If it is level, play on.
    - All tiles placed: galaxies minus black holes on your colour.
