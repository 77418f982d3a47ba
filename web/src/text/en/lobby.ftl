# A table before the start

lobby-seat = Seat { $number }
lobby-quoted = “{ $text }”
lobby-seats = At the table
lobby-size = How many seats
lobby-places =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
lobby-one-less = One seat less
lobby-one-more = One seat more
lobby-order = Turns go round in the order of these seats.
lobby-settled-before = The game before has settled who sits where.
lobby-free-seat = Free
lobby-you = you
lobby-host = host
lobby-away = not here right now
lobby-is-ready = ready
lobby-not-ready = not ready yet
lobby-sit-here = Sit down here
lobby-move-here = Move here
lobby-seat-bot = A bot
lobby-bot-level = How { $name } plays
lobby-remove = { $name } leaves the table
lobby-stand-up = Stand up
lobby-more = More
lobby-drag = Pull to another seat
lobby-earlier = { $name } one seat earlier
lobby-later = { $name } one seat later
lobby-hand-over = Hand the table over
lobby-hand-over-hint = { $name } is the host then, and decides.
lobby-remove-guest = Free this seat
lobby-remove-hint = { $name } may watch, but sits down again only when you say so.
lobby-kept-out = { $name } was asked to leave.
lobby-let-back-in = Let { $name } sit down again
lobby-connection-lost = The connection is lost. The page keeps trying; your seat is yours.

lobby-invite = Bring the others
lobby-code = The code
lobby-qr = QR code of { $link }
lobby-copy = Copy the link
lobby-copied = Copied
lobby-share = Share
lobby-share-title = { $game }: sit down at my table
lobby-say-aloud = Say it aloud
lobby-invite-hint = Anybody who has the link or the code can sit down or watch.
lobby-television = Show the table on a television

lobby-options = Rules of this table
lobby-options-usual = as usual
lobby-options-changed =
    { $count ->
        [one] { $count } is not as usual
       *[other] { $count } are not as usual
    }
lobby-options-rest = Everything else is as usual
lobby-options-all = What can be chosen
lobby-options-reset = All as usual again
lobby-usually = Usually: { $value }.
lobby-settled-by = Settled by “{ $option }”.
lobby-host-decides = The host decides this. When the rules change, everybody is asked again whether they are ready.
lobby-not-in-force = This is not in force yet.
lobby-take-back = Leave it as it was
lobby-less = { $title }: one less
lobby-more-of = { $title }: one more
lobby-wrong-number = A whole number from { $least } to { $most }, please.
lobby-wrong-or-none = A whole number from { $least } to { $most }, or nothing for no limit.
lobby-sentence = Sentence { $number }
lobby-sentence-add = Add a sentence
lobby-sentence-remove = Remove sentence { $number }
lobby-sentences-most = At most { $most } sentences.

lobby-agreement = How you play
lobby-clock = Clock
lobby-clock-none = no clock
lobby-clock-none-hint = Everybody thinks as long as they like.
lobby-clock-relaxed = relaxed
lobby-clock-relaxed-hint = Three minutes for each decision; then a bot takes over until you are back.
lobby-clock-fast = fast
lobby-clock-fast-hint = Half a minute for each decision; then a bot takes over until you are back.
lobby-clock-correspondence = by letter
lobby-clock-correspondence-hint = Days for each decision: look in when you like, “Your games” says where you are awaited.
lobby-days = Time for each decision
lobby-days-each =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
lobby-starts = Who starts
lobby-starts-lot = by lot
lobby-starts-question = the game’s question decides
lobby-starts-previous = as the game before settled it
lobby-starts-seat = { $name }
lobby-starts-hint = After that turns go round.
lobby-starts-ask = Whoever it is starts.
lobby-question = “{ $question }” You answer it when you start.
lobby-hints = Hints
lobby-hints-hint = Players who are stuck can ask a bot what it would do.
lobby-listed = Anybody may join
lobby-listed-hint = The table stands on the first page under “Open tables”.

lobby-free =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
lobby-free-host =
    { $count ->
        [one] One seat is still free: wait for somebody, or seat a bot.
       *[other] { $count } seats are still free: wait for others, or seat bots.
    }
lobby-waiting-for = Not ready yet: { $names }.
lobby-you-are-awaited = The others are waiting for you.
lobby-host-starts = Everybody is ready. The host starts the game.
lobby-all-here = Everybody is here. Shall we?
lobby-fill =
    { $count ->
        [one] Seat a bot ({ $level })
       *[other] Seat { $count } bots ({ $level })
    }
lobby-shrink = Take free seats away
lobby-sit-down = Sit down
lobby-seat-freed = The host has freed your seat.
lobby-ready = I’m ready
lobby-ready-yes = ✓ Ready
lobby-start = Start the game

lobby-dealing = The cards are being dealt
lobby-fair = The server sealed its secret before you sat down. Now every player’s device seals chance of its own; when all are sealed they are opened, and the deal comes from all of it together. So nobody could choose the cards, not even the server. After the game your browser can check it.
lobby-seal = The seal:

join-title = Join a table
join-looking = Looking for table { $code } …
join-none = There is no table with the code { $code }.
join-none-hint = Codes are easily misheard. Ask for it again, or try another one:
join-host = { $name } is waiting for you.
join-hosted = The table of { $name }.
join-started = This game has begun already. You can watch.
join-closed = This table is closed. Make one of your own, or ask for another code.
join-full = All seats are taken. You can watch.
join-sit = Sit down
join-watch = Watch

spell-A = Alfa
spell-B = Bravo
spell-C = Charlie
spell-D = Delta
spell-E = Echo
spell-F = Foxtrot
spell-G = Golf
spell-H = Hotel
spell-J = Juliett
spell-K = Kilo
spell-M = Mike
spell-N = November
spell-P = Papa
spell-Q = Quebec
spell-R = Romeo
spell-S = Sierra
spell-T = Tango
spell-U = Uniform
spell-V = Victor
spell-W = Whiskey
spell-X = X-ray
spell-Y = Yankee
spell-Z = Zulu
