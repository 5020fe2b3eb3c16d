### The page in the browser: home, table, replay, about.

page-tagline = five modern board games, one table
page-hero-1 = Five games,
page-hero-2 = one table.
page-hero-detail =
    Play in the browser with friends and bots.
    No account, nothing to install.
page-play-now = Play now
page-play-friends = Play with friends
page-friends = Friends
page-games = Games
page-game = Game
page-players =
    { $last ->
        [one] { $counts } player
       *[other] { $counts } players
    }
page-minutes = { $minutes } min
page-continue = Continue
page-continue-open = Waiting for players
page-continue-yours = It is your turn
page-continue-playing = In play
page-continue-waits = { $who } decides
page-open-tables = Open tables
page-no-tables = No public table is open. Open one: Play with friends.
page-seats-open =
    { $count ->
        [0] no free seat
        [one] { $count } free seat
       *[other] { $count } free seats
    }
page-join = Join
page-watch = Watch
page-show-all = Show all { $count }
page-about = About
page-fan = A free fan implementation with its own drawings and words.
page-skip = To the content
page-language = Language
page-theme-dark = Dark
page-theme-light = Light
page-close = Close
page-nowhere = There is no such page.
page-to-games = To the games

page-name = Your name
page-name-none = Your name
page-name-title = Who plays?
page-name-change = Change your name
page-name-save = Save
page-guest-name = Guest { $number }
page-device-detail = No account is needed: this browser knows you. A private link lets you go on with another device.
page-device-link = Private link for another device

page-new-table = A new table
page-player-count = Players
page-seats = Seats
page-seat-me = I
page-seat-friend = A friend, by link
page-seat-hot = Someone at this device
page-hot-name = Player { $number }
page-public = Show the table to everybody
page-open-table = Open the table
page-start-now = Start now
page-clock = Clock
page-clock-days = { $days } d { $hours } h
page-clock-kind-none = No clock
page-clock-kind-quick = 5 minutes and 5 seconds a turn
page-clock-kind-calm = 20 minutes and 20 seconds a turn
page-clock-kind-days = 3 days a turn
page-level-random = random
page-level-greedy = greedy
page-level-plain = plain
page-level-novice = novice
page-level-regular = regular
page-level-expert = expert
page-level-master = master
page-bot-of = Bot, { $level }
page-bot-name-1 = Navigator
page-bot-name-2 = Mason
page-bot-name-3 = Herald
page-bot-name-4 = Keeper
page-bot-name-5 = Pilot

page-opening = Opening the table…
page-compiling = Preparing the rules, only the first time…
page-table-gone = This table cannot be opened
page-gone-not-found = There is no such table, or it is open by its link only.
page-gone-not-allowed = This seat belongs to somebody else.
page-gone-protocol = The server has been renewed: load the page again.
page-waiting-room = The game begins when every seat is taken.
page-seat-open = Free seat
page-sit = Sit down
page-fill-with = Bots for the free seats
page-leave-table = Leave the table
page-invite = Invite
page-invite-detail = Whoever opens this link can take a free seat, or watch.
page-invite-link = Link to send
page-copy = Copy
page-copied = Copied

page-stage = Board
page-stakes = At stake
page-side = Log, chat and rules
page-log = Log
page-log-empty = Nothing has happened yet.
page-chat = Chat
page-chat-empty = Nobody has said anything yet.
page-chat-off = The chat of this table is closed.
page-chat-say = Say something
page-chat-send = Send
page-chat-mute = Hide the chat from me
page-chat-unmute = Show the chat again
page-rules = Rules
page-rules-context = Point at a piece, or press it long: it explains itself.
page-menu = Menu
page-you = you
page-you-short = You
page-person = player
page-hot-seat = at this device
page-not-here = not here now
page-resigned = has given up
page-bot-plays-on = away: a bot plays on
page-your-turn = Your turn
page-to-move = decides
page-thinks = is thinking
page-winner = Winner
page-spectator = Spectator
page-confirm = Confirm
page-cancel = Cancel
page-undo = Undo
page-hint = Hint: what would a strong player do?
page-why-way-out = Choose something else: what is allowed is marked.
page-thinking = { $who } is thinking.
page-deciding = { $who } decides.
page-waiting = { $who } is choosing.
page-waiting-detail = Nothing for you to do now.
page-waiting-away = The page of this player is not open at the moment.
page-lost = The connection is lost.
page-lost-detail = Nothing is lost: it comes back by itself.
page-score-sheet = Score
page-again = Play again
page-end-you-win = You win!
page-end-wins =
    { $count ->
        [one] { $who } wins.
       *[other] { $who } win together.
    }
page-end-draw = A draw.
page-end-lost = The game is lost.
page-end-detail = The game is over.
page-end-resigned = { $who } has given up.
page-seed-good = The shuffle was honest: the seed in the record is the one promised at the start.
page-seed-bad = The seed in the record is not the one promised at the start!
page-replay = Replay
page-export = Record
page-sound-on = Sound on
page-sound-off = Sound off
page-come-back = Take my seat back
page-leave-bot = Let a bot play for me
page-resign = Give up
page-resign-sure = Give up for sure
page-commitment = Hash of the secret seed:
page-cover-pass = Pass the device to { $who }.
page-cover-detail = The hands are covered.
page-cover-show = I am { $who }: show my hand
page-zoom-in = Enlarge
page-zoom-out = Reduce
page-zoom-fit = Show all
page-share-move = Link to this move
page-replay-eyes = Through whose eyes
page-replay-steps = Steps of the game
page-replay-first = To the beginning
page-replay-back = One step back
page-replay-next = One step on
page-replay-last = To the end
page-replay-play = Play
page-replay-pause = Pause

page-about-what = Ludoteka puts five modern board games on one table: play them here with friends and with bots, on your own server, without an account.
page-about-fan = It is a free fan implementation with its own drawings and its own words. It is not affiliated with the authors and publishers of the games. Thank you for inventing them: if you like a game, buy its box.
page-about-thanks = With thanks to the authors
page-about-reconstructed = What is reconstructed
page-about-reconstructed-opale = numbers and values of the cards, from an earlier edition of the same game; only the size of the deck is certain.
page-about-reconstructed-orichalcum = the outlines of the islands with their ports, what the land tiles show, and the faces of the siege engines.
page-about-provable = Honest shuffles
page-about-provable-text = Every table shows the hash of its secret seed at the start and the seed itself at the end, so anybody can check that nothing was changed meanwhile.
page-about-licences = Licences
page-about-licence-own = Ludoteka itself: Apache-2.0.
page-about-licences-page = The page is built with
page-about-licences-server = The server is built with
