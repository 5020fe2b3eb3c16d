# Addresses for mails: in the settings, and where the links of mails lead
mail-title = Mails
mail-about = A mail when it is your turn at games by the day and you are not here. It names the game, never a card.
mail-address = Your mail address
mail-send = Send me a link
mail-sent = A mail is on its way to { $address }. Its link, which works once, confirms the address.
mail-on = You are written to at { $address }.
mail-off = Remove the address
mail-confirm = Confirm your address
mail-confirm-about = You will be written to when it is your turn at games by the day. Every mail has a link that ends them.
mail-confirm-yes = It is mine
mail-confirmed = Your address is confirmed.
mail-ended = You get no more mails.
mail-ended-about = The settings can ask for them again.
mail-nothing = This page is for links in mails.
