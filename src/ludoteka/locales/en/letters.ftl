# Mails
letters-confirm-subject = Is this your address? ({ $host })
letters-confirm =
    Somebody at { $host } wants to be written to at this address when it is their turn in a game.

    If that was you, open this page and press the button there. The link works once, for { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }:
    { $link }

    If it was not you, do nothing: nobody will write to you about games.
letters-turn-subject = Your turn: { $games }
letters-turn = { $count ->
        [one] A game waits for your move.
       *[other] { $count } games wait for your move.
    }
letters-off =
    To hear nothing of one table, choose so in its menu. To get no more of these mails at all:
    { $link }
