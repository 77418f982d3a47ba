# The first page

home-title = Pull up a chair
home-welcome = Card games of bluff, siege and mischief: with friends on their own phones, or with bots. No account, nothing to install.
home-games = The games
home-bots = Bots
home-players = { $least }–{ $most } players
home-players-exactly =
    { $most ->
        [one] { $most } player
       *[other] { $most } players
    }
home-play-now = Play now
home-one-moment = One moment …
home-make-table = Make a table
home-learn = Learn it
home-rules = Rules
home-join = Join
home-join-title = Were you given a code?
home-join-hint = Six letters and digits, or a link. A QR code leads straight to the table: point your phone’s camera at it.
home-join-wrong = That is no code of a table: six letters and digits, like 43W 8TG, or a whole link.

home-my-games = Your games
home-all-games = Show all { $count }
home-alone = nobody else yet
home-with = with { $names }
home-adjourned = Adjourned until everybody is back
home-lobby =
    { $free ->
        [0] Everybody is seated: the game can start
        [one] One seat is free
       *[other] { $free } seats are free
    }
home-your-move = It is your move
home-others-move = The others are thinking
home-over = The game is over
home-expired = Nobody came back: it is closed
home-closed = The table was closed
home-damaged = This table cannot be opened
home-you-won = You won
home-drawn = A draw
home-won =
    { $count ->
        [one] { $names } won
       *[other] { $names } won
    }
home-go-awaited = Play
home-go-lobby = To the table
home-go-waiting = Look
home-go-over = Replay
home-go-closed = Look
home-go-damaged = Look
home-part-leave = Leave the table
home-part-leave-sure = Really leave?
home-part-close = Close the table
home-part-close-sure = Close it for everybody?
home-part-end = End the game
home-part-end-sure = Really end it?
home-part-remove = Remove from this list
home-left-seconds =
    { $count ->
        [one] { $count } second left
       *[other] { $count } seconds left
    }
home-left-minutes = { $count } minutes left
home-left-hours = { $count } hours left
home-left-days = { $count } days left

home-desk = The writing desk
home-desk-what = In { $game }, winning a round lets you write a rule, in plain English. The table obeys it from then on.
home-desk-play = Play by this rule
home-desk-another = Another one

home-open-tables = Open tables
home-no-open-tables = Nobody is waiting at an open table right now. Make one and tick “Anybody may join” there: it will stand here for others to find.
home-hosted = { $name } is the host
home-seats-taken = { $taken } of { $seats } seats taken
home-sit-down = Sit down
home-watch = Watch

home-news-title = New in { $version }
home-news-since = Some things have changed since you were last here.
home-news-open = See what changed
home-news-dismiss = Not now

site-install = Install as an app
site-away = The server does not answer. Rules, cards and the replays you have seen can still be opened; the page keeps trying.
site-offline = You are offline. Rules, cards and the replays you have seen can still be opened; to play, get back online.

# Who one is

me-title = How shall we call you?
me-why = The others at the table see this name and picture.
me-name = Name
me-avatar = Picture
me-private = No account and no password: this browser remembers you.
me-save = That’s me
me-nobody = Guest: how shall we call you?
me-guest = Guest
me-change = You are { $name }: change name or picture
me-avatar-fox = fox
me-avatar-owl = owl
me-avatar-bear = bear
me-avatar-cat = cat
me-avatar-hare = hare
me-avatar-wolf = wolf
me-avatar-badger = badger
me-avatar-raven = raven
me-avatar-hedgehog = hedgehog
me-avatar-frog = frog
me-avatar-stag = stag
me-avatar-otter = otter
me-name-fox = Sly Fox
me-name-owl = Night Owl
me-name-bear = Gentle Bear
me-name-cat = Curious Cat
me-name-hare = Swift Hare
me-name-wolf = Lone Wolf
me-name-badger = Bold Badger
me-name-raven = Wise Raven
me-name-hedgehog = Calm Hedgehog
me-name-frog = Merry Frog
me-name-stag = Proud Stag
me-name-otter = Playful Otter
