# The same person on several devices, and somebody who wants to be forgotten
devices-title = Other devices
devices-about = No account is needed: this browser knows you. A code carries you over to another device of yours.
devices-show = Show the code
devices-code = Code of the private link
devices-scan = Scan it with your other device to be { $name } there too. Show it to nobody else: it is the key to your games.
devices-left = { $time } left, works once
devices-copy = Copy as a link
devices-off = Make it void
devices-off-done = That code opens nothing any more.
devices-ended = The code has run out.
devices-used = Done: { $name } is known on another device now.
devices-on = { $browser } on { $system }
devices-browser-firefox = Firefox
devices-browser-chrome = Chrome
devices-browser-safari = Safari
devices-browser-edge = Edge
devices-browser-opera = Opera
devices-browser-samsung = Samsung Internet
devices-browser-yandex = Yandex Browser
devices-browser-other = A browser
devices-system-windows = Windows
devices-system-mac = a Mac
devices-system-linux = Linux
devices-system-android = Android
devices-system-iphone = an iPhone
devices-system-ipad = an iPad
devices-system-chromeos = a Chromebook
devices-system-other = a device
devices-here = here
devices-this = this one
devices-seen = used { $when }
devices-sign-out = Sign out
devices-sign-out-of = Sign out: { $device }
devices-signed-out = { $device } does not know you any more.
devices-passkey = Passkey
devices-passkey-about = Finger, face or a key. No e-mail, no password. With it you come back, even if all your devices are lost.
devices-passkey-add = Add
devices-passkey-made = made { $when }: { $device }
devices-passkey-remove = Remove
devices-passkey-added = The passkey is there: sign in with it on any device.
devices-passkey-removed = The passkey opens nothing any more. It can be deleted from your device.
devices-passkey-none = This needs a secure (https) address with a name, and a browser that knows passkeys.
devices-passkey-stopped = No passkey was chosen.
devices-passkey-use = Sign in with a passkey
devices-passkey-use-about = Known elsewhere already, and nothing of it in this browser?
devices-passkey-first = This is the passkey of { $name }. Go on as { $name } in this browser?
devices-passkey-instead = In this browser you are { $me }. This is the passkey of { $name }: if you go on, you will be { $name } here. Your own tables stay, and you can become { $me } again on this page.
devices-data = Your data
devices-forget = Forget me
devices-forget-about = Name, settings and devices go; see first what stays
devices-forget-open = Forget…
devices-forget-title = Forget { $name }?
devices-forget-goes = At once and for good go your name, settings, devices, passkeys and notifications, what you said in chats, and what this browser remembers of lessons and puzzles.
devices-forget-stays = The games stay for those who played them with you, with “Someone” in your seat.
devices-forget-shared = { $count ->
    [one] In the game that runs with others, a bot plays on.
   *[other] In the { $count } games that run with others, a bot plays on.
}
devices-forget-alone = { $count ->
    [one] Your game against bots ends.
   *[other] Your { $count } games against bots end.
}
devices-forget-waiting = { $count ->
    [one] At the table that waits for players, your seat is free.
   *[other] At the { $count } tables that wait for players, your seat is free.
}
devices-forget-yes = Forget me
devices-forget-no = Keep me
devices-forgotten = You are forgotten
devices-forgotten-about = Nothing here knows you any more. Come back whenever you like: as somebody new.
refusal-passkey-late = That took too long. Try again.
refusal-passkey-refused = This passkey cannot be accepted. Make a new one, or go on by a private link.
refusal-passkey-address = A passkey needs an address with a name, and this one is a number.
refusal-too-many-passkeys = You have { $most } passkeys already: remove one first.
refusal-no-passkey = Nobody here has this passkey: it was removed, or is of another site.
refusal-no-device = It was removed already.
refusal-this-device = You are using this device: remove it from another one.
