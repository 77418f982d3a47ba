# What stands on every page

site-name = Holdfast
site-home = Home
site-skip = Go to the content
site-language = Language
site-language-en = English
site-language-ru = Русский
site-settings = Settings
site-theme = Theme
site-theme-system = as the system
site-theme-dark = dark
site-theme-light = light
site-suits = Suits
site-suits-two = two colours
site-suits-four = four colours
site-motion = Motion
site-motion-system = as the system
site-motion-full = cards travel
site-motion-none = none
site-sound = Sounds
site-close = Close
site-back = Back
site-loading = One moment …
site-server-away = The server does not answer. Is it running? The page tries again by itself.
site-try-again = Try again
site-not-found = There is no such page.
site-go-home = To the games
