### The page in the browser: home, table, replay, about.

page-tagline = modern board games, one table
page-hero-1 = { $count ->
    [5] Five games,
    [one] { $count } game,
   *[other] { $count } games,
}
page-hero-2 = one table.
page-hero-back = Welcome back,
page-hero-waiting =
    { $count ->
        [0] Nobody waits for you right now.
        [one] { $count } table waits for your turn.
       *[other] { $count } tables wait for your turn.
    }
page-hero-detail =
    Play in the browser with friends and bots.
    No account, nothing to install.
page-play-now = Play now
page-play-friends = Play with friends
page-friends = Friends
page-learn = Learn
page-games = Games
page-game = Game
page-players =
    { $last ->
        [one] { $counts } player
       *[other] { $counts } players
    }
page-minutes = { $minutes } min
page-continue = Continue
page-continue-open = Waiting
page-continue-yours = It is your turn
page-continue-playing = In play
page-continue-waits = Waiting for { $who }
page-open-tables = Open tables
page-no-tables = No public table is open. Open one with “Play with friends”.
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
page-skip = Skip to content
page-language = Language
page-theme-dark = Dark
page-theme-light = Light
page-close = Close
page-nowhere = There is no such page.
page-to-games = To the games

page-name = Your name
page-name-none = Your name
page-name-not-yet = no name yet
page-name-title = Who’s playing?
page-tell-title = Shall we tell you when it is your turn?
page-tell-about = Also when this page is closed. It names the game, never a card.
page-tell-yes = Tell me
page-tell-no = Not now
page-silence-off = Mute this table
page-silence-on = This table is muted
page-settings = Settings
page-name-change = Change your name
page-name-save = Save
page-guest-name = Guest { $number }
page-offline = You are offline. Playing waits until you are back.
page-offline-since = You are offline: this is how it was at { $time }. Playing waits until you are back.
page-newer = A newer version of Ludoteka is there.
page-newer-load = Load it
page-device-detail = No account is needed: this browser knows you. With a private link you can go on playing on another device.
page-become-title = Private link
page-become-first = This is a private link of { $name }. Go on as { $name } in this browser?
page-become-instead = In this browser you are { $me }. This is a private link of { $name }: if you go on, you will be { $name } here. Your own tables stay, and you can become { $me } again on this page.
page-become-warning = Go on only if you are { $name }. If somebody sent you this link, it is no invitation: they would see your cards and could play for you.
page-become-yes = Go on as { $name }
page-become-stay = Stay { $me }
page-become-no = That is not me
page-become-now = In this browser you are { $name }.
page-become-back = Become { $name } again
page-become-none = There is no private link in this address. Open the whole link, or scan the code on your other device.
page-become-used = This link was used already or is too old. Make a new one on the other device.
page-become-failed = That did not work. Try again in a moment.

page-new-table = A new table
page-player-count = Players
page-seats = Seats
page-hot-name = Player { $number }
page-open-table = Open the table
page-start-now = Start now
page-clock = Clock
page-clock-days = { $days } d { $hours } h
page-clock-kind-none = No clock
page-level-random = random
page-level-greedy = greedy
page-level-plain = plain
page-level-beginner = beginner
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
page-one-moment = One moment…
page-table-gone = This table cannot be opened
page-gone-not-found = There is no such table, or it is open by its link only.
page-gone-not-allowed = This seat belongs to somebody else.
page-gone-protocol = The server has been updated: reload the page.
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
page-invite-watch = Invite a spectator
page-invite-watch-detail = Whoever opens this link can watch. Hands stay hidden.
page-share = Share
page-new-link = New link
page-new-link-done = The links sent before no longer open the table.
page-as-last-time = As last time
page-clock-name-own = Your own
page-clock-own-detail = minutes and seconds
page-clock-minutes = Minutes for the game
page-clock-seconds = Seconds added each turn

page-stage = Board
page-stakes = At stake
page-side = Log, chat and rules
page-log = Log
page-log-empty = Nothing has happened yet.
page-chat = Chat
page-chat-empty = Nobody has said anything yet.
page-chat-off = The chat of this table is closed.
page-chat-say = Say something
page-chat-watchers = Say something to who watches
page-chat-send = Send
page-chat-mute = Hide the chat from me
page-chat-unmute = Show the chat again
page-guide = Guide
page-know = Do you know { $game }?
page-rules = Rules
page-rules-context = Hover over or hold a piece for help.
page-menu = Menu
page-you = you
page-you-short = You
page-person = player
page-hot-seat = at this device
page-not-here = not here now
page-resigned = has resigned
page-bot-plays-on = away: a bot is playing
page-bot-plays-for-you = a bot is playing for you
page-your-turn = Your turn
page-to-move = decides
page-thinks = is thinking
page-winner = Winner
page-spectator = Spectator
page-confirm = Confirm
page-cancel = Cancel
page-undo = Undo
page-hint = Hint: what would a strong player do?
page-hint-chance = It wins about { $chance } of 100 games played on from here.
page-hint-next = The next best choice, “{ $choice }”, wins about { $chance }.
page-hint-only = Nothing else was worth a try.
page-hint-next-place = The next best place wins about { $chance }.
page-hint-equal = The next best choice, “{ $choice }”, is just as good.
page-hint-equal-place = Another place is just as good.
page-hint-where = “Choose this” shows where.
page-hint-wins = It surely wins: all answers were thought through.
page-hint-choose = Choose this
page-to-table = To the table
page-why-way-out = Choose something else: what is allowed is marked.
page-thinking = { $who } is thinking.
page-warming = Warming up
page-warming-detail = This bot plays below its level until its thinking is prepared, the first time only.
page-deciding = { $who } decides.
page-waiting = { $who } is choosing.
page-waiting-detail = Nothing for you to do now.
page-waiting-away = This player is offline.
page-lost = The connection is lost.
page-lost-safe = Nothing is lost, and it comes back by itself.
page-lost-kept = Your move is kept and sent as soon as it is back.
page-lost-again = { $safe } Next try in { $seconds } s.
page-lost-now = { $safe } Connecting…
page-try-now = Try now
page-no-connection = no connection
page-you-watch = You are watching.
page-low-time =
    { $seconds ->
        [one] { $seconds } second left. At zero a bot plays for you.
       *[other] { $seconds } seconds left. At zero a bot plays for you.
    }
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
page-end-resigned = { $who } has resigned.
page-seed-good = The shuffle was honest: the seed in the record is the one promised at the start.
page-seed-bad = The seed in the record is not the one promised at the start!
page-review = Review
page-replay = Replay
page-study = Study
page-export = Download record
page-now-title = What now?
page-now-link = Copy link
page-sound-on = Sound is on
page-sound-off = Sound is off
page-come-back = Take my seat back
page-leave-bot = Let a bot play for me
page-resign = Resign
page-resign-sure = Yes, resign
page-commitment = Hash of the secret seed:
page-cover-pass = Pass the device to { $who }.
page-cover-detail = The hands are covered.
page-cover-show = I am { $who }: show my hand
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-zoom-fit = Fit to screen
page-share-move = Link to this move
page-replay-eyes = View as
page-replay-steps = Steps of the game
page-replay-first = To the beginning
page-replay-back = Previous step
page-replay-next = Next step
page-replay-last = To the end
page-replay-play = Play
page-replay-pause = Pause

page-about-what = Ludoteka puts modern board games on one table: play them here with friends and with bots, on your own server, without an account.
page-about-fan = It is a free fan implementation with its own drawings and its own words. It is not affiliated with the authors and publishers of the games. Thank you for inventing them: if you like a game, buy the box.
page-about-thanks = With thanks to the authors
page-about-reconstructed = What is reconstructed
page-about-provable = Honest shuffles
page-about-provable-text = Every table shows the hash of its secret seed at the start and the seed itself at the end, so anybody can check that nothing was changed during the game.
page-about-licences = Licences
page-about-licence-own = Ludoteka itself: Apache-2.0.
page-about-licences-page = The page is built with
page-about-licences-server = The server is built with

# A new table, and the first page.
page-people = People
page-bots = Bots
page-seat-friend = A friend
page-seat-friend-detail = by link
page-seat-hot = Someone here
page-seat-hot-detail = you pass this device on
page-hot-whose = Name at seat { $number }
page-variants-some = Rules changed
page-clock-name-none = No clock
page-clock-name-quick = Quick
page-clock-name-calm = Calm
page-clock-name-days = By the day
page-clock-take-time = take your time
page-who-sees = Who sees it
page-by-link = By link
page-everybody = Everybody
page-by-link-detail = Only those who have the link can sit or watch.
page-everybody-detail = The table is listed on the first page; whoever comes can sit or watch.
page-then-link = Then you get the link to send.
page-just-now = just now
page-play-on = Play on
page-look = Look
page-remove = Remove from the list
page-variants-on =
    { $count ->
        [one] { $count } on
       *[other] { $count } on
    }

# The waiting room.
page-room = Waiting room
page-qr = The link as a QR code: point the camera of another phone at it
page-room-late = The last seat has just been taken: you are watching.
page-invites-you = { $who } invites you to play
page-name-example = For example Iryna
page-seat-which = Your seat
page-just-watch = Just watch
page-arriving-note = No account, no e-mail: this browser remembers the name. Leave it empty to sit as a guest.
page-room-full = Every seat is taken. You can watch.
page-host-short = host
page-host = Host
page-you-host = You host
page-variants = Rules
page-standard-rules = Standard rules
page-seat-open-detail = for a friend or a bot
page-room-count = { $here } of { $all } are here.
page-room-inherited = { $who } has left. You host the table now.
page-room-inherited-detail = You can invite, choose bots and start. Whoever comes back finds a free seat.
page-room-free-host = Wait for a friend, or let { $count ->
    [one] a bot
   *[other] bots
} sit there.
page-room-free-guest = { $who } can start with bots; otherwise the game begins when every seat is taken.
page-learn-meanwhile = Learn the game while you wait
page-ready = Ready
page-be-ready = I am ready
page-be-unready = Not yet
page-you-ready = You are ready.
page-not-ready = Not ready yet: { $names }.
page-all-ready = Everybody at the table is ready.
page-this-table = This table
page-seen = Seen
page-seen-link = By link only
page-seen-all = By everybody
page-watching = Watching
page-chat-goes-on = goes on in the game
page-left = You have left the table.
page-left-host = You have left the table. { $who } is the host now.
page-left-closed = You have left the table. Nobody else was there, so it has closed.
page-level-beginner-about = learns with you, misses a lot
page-level-novice-about = quick, overlooks things
page-level-regular-about = plays soundly
page-level-expert-about = plans ahead, punishes mistakes
page-level-master-about = thinks longest, forgives nothing
page-room-free =
    { $count ->
        [one] One seat is free.
       *[other] { $count } seats are free.
    }
page-start-bots =
    { $count ->
        [one] Start with a bot
       *[other] Start with { $count } bots
    }
page-clock-live = { $minutes } min + { $seconds } s per turn
page-clock-bank = { $minutes } min per player
page-clock-bank-seconds = { $seconds } s per player
page-clock-per-turn =
    { $days ->
        [one] { $days } day per turn
       *[other] { $days } days per turn
    }

# People come and go, and play again.
page-table-closed = This table has closed
page-table-closed-detail = Everybody left before the game began.
page-table-expired = Nobody came for many days, so it closed before the game began.
page-open-another = Open one
page-away = A bot plays for you.
page-away-decided =
    { $count ->
        [one] A bot has made { $count } decision for you.
       *[other] A bot has made { $count } decisions for you.
    }
page-see-log = See what it did
page-away-detail = It finishes the move that it has begun, then the seat is yours.
page-absent = { $who } is not here.
page-absent-clock = The clock is running. At zero a bot plays on; the player can return at any time.
page-absent-wait = In { $time } you may let a bot play on. The player can return at any time.
page-absent-wait-watch = In { $time } the others may let a bot play on.
page-absent-long = You may let a bot play on. The player can return at any time.
page-nudge = Nudge
page-nudged = { $who } asks you to decide.
page-let-bot = Let a bot play
page-more-time = Give 2 more minutes
page-more-day = Give another day
page-end-you-win-by = You win { $own } to { $other }.
page-end-wins-by = { $who } wins { $own } to { $other }.
page-again-title = Play again?
page-again-asked = { $who } wants a rematch.
page-again-offered = You offer a rematch. No answer yet: { $who }.
page-again-declined = No rematch now: { $who }.
page-again-out = You are not playing again now.
page-again-ready = Everybody is in.
page-again-begins = Everybody is in. The next game begins.
page-again-elsewhere = The players have met again at another table.
page-again-wait = Wait a moment
page-again-there = To the new table
page-again-no = No, thanks
page-again-back = Take it back
page-again-bot = With a bot
page-again-friend = With a friend
page-again-join = Join after all
page-again-always = always in
page-again-yes = plays again
page-again-yes-you = play again
page-again-not-now = not now
page-again-yours = your answer
page-again-open = no answer yet

# A series of games.
page-series = Series
page-series-one = One game
page-series-to =
    { $wins ->
        [one] First to { $wins } win
       *[other] First to { $wins } wins
    }
page-series-detail = Or a series: first to several wins.
page-series-loser = Who lost begins the next game.
page-series-sides = After every game the players change sides and take turns to begin.
page-series-alone = A series needs two players or more.
page-series-game = Game { $number }
page-series-score = Wins in the series: { $wins }
page-series-wins = { $who } { $who-is ->
    [you] win
   *[they] wins
} the series.
page-series-next = { $who } { $who-is ->
    [you] begin
   *[they] begins
} the next game.
page-series-go-on = Next game
page-series-anew = New series

# Why something was not done: one sentence a code of the server.
refusal-unexpected = The server gave an answer that this page does not understand. Load the page again.
refusal-offline = The server cannot be reached. Check your connection.
refusal-refused = This cannot be done now.
refusal-bad-request = The server did not understand this. Load the page again.
refusal-bad-frame = The server did not understand this. Load the page again.
refusal-bad-method = The server did not understand this. Load the page again.
refusal-bad-notation = The game knows no such move.
refusal-bad-name =
    { $most ->
        [one] A name has one visible character.
       *[other] A name has 1 to { $most } characters, at least one of them visible.
    }
refusal-bad-level = There is no bot of this level for this game.
refusal-bad-option = The game does not know this rule. Choose the rules again.
refusal-bad-players = The game is not for this number of players.
refusal-bad-series = A series is for two players or more, and to 9 wins at most.
refusal-unknown-game = There is no such game here.
refusal-begun = The game has begun: there is no seat to take.
refusal-bot-plays = A bot plays for you: take your seat back first.
refusal-busy = The bot is still thinking about your last question.
refusal-damaged-table = What is stored of this table is damaged. The other tables are not touched by it; the host can check it.
refusal-empty = There is nothing to read in this message.
refusal-foreign-origin = This came from a page of another site.
refusal-full = There are too many spectators at this table.
refusal-hushed = The host has closed the chat.
refusal-illegal = The rules do not allow this now.
refusal-link-used = This link was used already, or is too old. Make a new one on the other device.
refusal-no-hello = The page and the server do not understand each other. Load the page again.
refusal-protocol = The server has been updated: load the page again.
refusal-no-hints = There are no hints where other people play.
refusal-no-identity = Say your name first.
refusal-no-seat = You have no seat at this table.
refusal-no-seat-for-program = A program may take your own seat, or a free one at a table where you are the host.
refusal-no-such-seat = There is no seat { $seat } at this table.
refusal-no-undo = This step can no longer be taken back.
refusal-not-allowed = You may not do this.
refusal-not-away = Your seat is yours already.
refusal-not-begun = The game has not begun yet.
refusal-not-found = There is no such table, or it is open by its link only.
refusal-no-lesson = There is no such lesson.
refusal-nobody-before = You were nobody else on this device.
refusal-somebody-else = You are somebody else on this device: confirm that you want to change.
refusal-too-many-links = So many links lead to this table already: use one of them, or let the host make a new one.
refusal-not-host = Only the host of the table may do this.
refusal-played-elsewhere = This game was played elsewhere: the others are not here.
refusal-not-over = This is available after the end of the game.
refusal-nothing-decided = Nothing was decided in this game: there is nothing to review.
refusal-no-decision = There is no such decision in this game.
refusal-too-many-reviews = Two games of yours are being reviewed: wait for one.
refusal-not-your-eyes = What this seat sees can be seen after the end.
refusal-not-your-seat = Seat { $seat } is not yours.
refusal-push-service = This server does not know your browser’s push service. Your turn is still announced while a page is open.
refusal-mail-often = This address was written to often enough: try again tomorrow.
refusal-no-mail = This server writes no mails.
refusal-bad-address = That is not a mail address: write it like name@example.org.
refusal-mail-link = This link was used already, or is too old: ask for another mail in the settings.
refusal-not-your-turn = It is not your turn.
refusal-number-used = This was sent before. Load the page again.
refusal-old-rules = This table was played under older rules, which this server no longer has.
refusal-over = This game is over.
refusal-put-away = The table was just being put away. Try again.
refusal-resigned = You have resigned this game.
refusal-seated = You sit at seat { $seat } already: leave it first.
refusal-server = The server has failed here; nothing was changed.
refusal-stale = The table has changed meanwhile. Look again and decide.
refusal-elsewhere = The table is moving to another part of the server. Try again in a moment.
refusal-storage = The server could not store this. Try again.
refusal-taken = Seat { $seat } has just been taken.
refusal-token-elsewhere = This key is for another table.
refusal-token-only = This key is for playing at one table only.
refusal-too-large = This is too much at once.
refusal-too-many =
    { $most ->
        [one] You have a table waiting for players: leave it first.
       *[other] You have { $most } tables waiting for players: leave one first.
    }
refusal-too-much = That was too fast. Wait a moment and try again.
refusal-not-answered = Somebody has not answered yet.
refusal-not-absent = The player is here again.
refusal-clock-runs = The clock decides when a bot plays on.
refusal-not-waiting = The game is not waiting for this player.
refusal-too-soon =
    { $seconds ->
        [one] Wait { $seconds } more second.
       *[other] Wait { $seconds } more seconds.
    }
refusal-nudged-already =
    { $seconds ->
        [one] You may nudge again in { $seconds } second.
       *[other] You may nudge again in { $seconds } seconds.
    }
refusal-reacted-already =
    { $seconds ->
        [one] You may react again in { $seconds } second.
       *[other] You may react again in { $seconds } seconds.
    }
refusal-paused = The game is paused: resume it first.
refusal-offer-open = Something else is offered: answer that first.
refusal-nobody-to-agree = Nobody else is there who could agree to a draw.
refusal-no-offer = This is not offered any more.
refusal-not-your-offer = Somebody else offered this.
refusal-not-asked = You were not asked: a bot played for you then.
refusal-offered-already =
    { $seconds ->
        [one] You have just offered something. Again in { $seconds } second.
       *[other] You have just offered something. Again in { $seconds } seconds.
    }
refusal-bad-delay = Choose after how many moves or minutes: at least one.
refusal-delay-chosen = The delay of this table is chosen already, and stays.
refusal-unveil-late = Others have begun to play without it: choose it before the beginning.
refusal-silenced = The host of this server has silenced you: { $reason }
refusal-banned = The host of this server has banned you: { $reason }
refusal-prolonged-already =
    { $seconds ->
        [one] More time was just given. Again in { $seconds } second.
       *[other] More time was just given. Again in { $seconds } seconds.
    }
refusal-control-characters = This text holds characters that cannot be shown.
refusal-time-up = Your time is up: a bot plays on.
refusal-too-many-games =
    { $most ->
        [one] You have { $most } game going on: finish it first.
       *[other] You have { $most } games going on: finish one first.
    }
page-worth-watching = Worth watching now
page-watched-by = { $count ->
    [0] nobody is watching yet
    [one] { $count } is watching
   *[other] { $count } are watching
}
page-banned = You are banned from this server
