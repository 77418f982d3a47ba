# The table while it is played

table-you = you
table-on-turn = On turn
table-out-of = of { $most }
table-missing = still needed: { $card }
table-mending = under repair: { $card }
table-your-turn = Your turn
table-your-choice = Your choice
table-chooses = Chooses
table-thinks = is thinking
table-others = The others
table-middle = The middle of the table
table-yours = What is yours
table-asked = What is asked
table-side = Beside the table
table-empty-place = an empty place
table-only-you = only you see it
table-only-you-see = Only you see this card.
table-cards =
    { $count ->
        [0] empty
        [one] { $count } card
       *[other] { $count } cards
    }
table-turn = Turn { $number }
table-resigned = gave up
table-gone = away
table-bot-plays = a bot plays
table-hours = { $hours } h { $minutes } min
table-time-left = { $time } left

# What is asked, and the move that is being built

table-over = The game is over.
table-adjourned = The game rests.
table-plays =
    { $seat_is ->
        [you] It is your turn.
       *[other] { $seat } is on turn …
    }
table-waiting =
    { $seat_is ->
        [you] You are asked.
        [several] Asked now: { $seat }
       *[other] Waiting for { $seat } …
    }
table-sending = One moment …
table-touch-first = Touch { $what } that glows
table-touch = touch { $what }
table-a-seat = a player
table-a-card = a card
table-a-zone = a place
table-still = Not now: { $why }
table-still-begun = Not for “{ $deed }”. Take that back to do something else.
table-still-verb = First say what you do, then touch it.
table-still-since = Not any more: { $why }
table-cannot-be-undone = It cannot be taken back.
table-never-ask = Do not ask again
table-take-back-touch = take it back
table-choose = Which one?
table-search = Search the moves
table-hint-is = A bot would: { $move }
table-why = Why?
table-chance =
    { $chance ->
        [hardly] You hardly win with it, whatever you do.
        [one-in-ten] With it you win about one time in ten.
        [one-in-five] With it you win about one time in five.
        [one-in-four] With it you win about one time in four.
        [one-in-three] With it you win about one time in three.
        [even] With it your chances are about even.
        [two-in-three] With it you win about two times in three.
        [three-in-four] With it you win about three times in four.
        [four-in-five] With it you win about four times in five.
        [nine-in-ten] With it you win about nine times in ten.
       *[almost] With it you almost certainly win.
    }
table-beside =
    { $how ->
        [alike] “{ $move }” is about as good.
        [little] “{ $move }” is a little worse.
       *[clear] “{ $move }” is clearly worse.
    }
table-words-here = In your own words …
table-say-it = Say it
table-said-aloud = I have done it aloud, at the table
table-cancel = Cancel

# Beside the table

table-moves = Moves
table-log = Story
table-talk = Talk
table-rules = Rules
table-unread = something new was said
table-no-moves = There is nothing for you to do right now.
table-moves-past = You are looking at the past. Go back to now to move.
table-nothing-found = No move has these words.
table-nothing-yet = Nothing has happened yet.
table-no-talk = Nobody has said anything yet.
table-spectator = watching
table-about = More about { $name }
table-mute = Mute for me
table-block = Block everywhere
table-take-voice = Mute { $name } for everybody
table-give-voice = Let { $name } talk again
table-voice-hint = A muted player plays on, but cannot speak at this table.
table-muted = The host has muted you at this table. You play on as before.
table-unmute = Hear everybody again ({ $count } muted)
table-say-something = Say something …
table-say-spectators = Say something to those who watch …
table-send = Send

table-gesture-bow = Bow
table-gesture-thanks = Thanks
table-gesture-oops = Oops
table-gesture-think = Hm …
table-gesture-bow-seen = bows
table-gesture-thanks-seen = Thanks!
table-gesture-oops-seen = Oops!
table-gesture-think-seen = Hm …
table-gestured-bow =
    { $seat_is ->
        [you] You bowed.
       *[other] { $seat } bowed.
    }
table-gestured-thanks = { $seat }: Thanks!
table-gestured-oops = { $seat }: Oops!
table-gestured-think = { $seat }: Hm …
table-hinted =
    { $seat_is ->
        [you] You took a hint.
       *[other] { $seat } took a hint.
    }
table-notice-out_of_time =
    { $seat_is ->
        [you] Your time ran out: a bot plays for you until you come back.
       *[other] { $seat } ran out of time: a bot plays on.
    }
table-notice-gone =
    { $seat_is ->
        [you] You were away: a bot plays for you until you come back.
       *[other] { $seat } is gone: a bot plays on.
    }
table-notice-reclaimed =
    { $seat_is ->
        [you] You are back and play yourself.
       *[other] { $seat } is back.
    }
table-notice-resigned =
    { $seat_is ->
        [you] You gave up.
       *[other] { $seat } gave up.
    }
table-notice-vote_refused =
    { $seat_is ->
        [you] You do not agree. Everything stays as it is.
       *[other] { $seat } does not agree. Everything stays as it is.
    }
table-notice-vote_withdrawn =
    { $seat_is ->
        [you] You took your proposal back.
       *[other] { $seat } took the proposal back.
    }
table-notice-bot_replaced = The bot on the seat of { $seat } did not answer: a simpler one plays on.

# The past, the connection

table-as-it-was = The table as it was after move { $ply }
table-earlier = One move earlier
table-later = One move later
table-back-to-now = Back to now
table-connection-lost = The connection is lost. The page comes back by itself; nothing is lost.
table-server-restarts = The server is being restarted. The page comes back by itself in a moment; nothing is lost.
table-bot-for-you = A bot is playing for you.
table-reclaim = Take my seat back
table-adjourned-alone = The game rests until you go on.
table-adjourned-long = The game rests until all agree to go on.
table-resume = Go on
table-you-are-out = You are out of this game. The others play on.
table-skip = Skip to the end
table-skipping = Playing on …
table-new-game = New game
table-first-time = First time at { $game }?
table-not-now = Not now
table-closed = This table is closed
table-closed-left = Everybody left it, or the host closed it. A new one is made in a moment.
table-closed-expired = Nobody came here for a long time. A new one is made in a moment.
table-rules-failed-hint = Nobody here did anything wrong, and no other table is harmed. Begin a new table, or choose another game.
table-gone-hint = Perhaps its link was cut short, or it was closed long ago.
table-watching = you are watching

# The menu

table-menu = Menu
table-share = Link and code
table-share-hint = Open { $address } and type this code to join.
table-qr = QR code of the link to this table
table-link = The link to this table
table-copy = Copy the link
table-copied = Copied
table-send-link = Send the link
table-television = Show on a television
table-rules-of-game = Rules of the game
table-keys = Keys
table-hint = What would you do?
table-hints-left = { $count ->
    [0] no hints left in this game
    [one] one hint left in this game
   *[other] { $count } hints left in this game
}
table-takeback = Take my last move back
table-propose-takeback = Propose to take my move back
table-no-takeback = Nothing to take back: a move can be taken back until a hidden card is shown or luck is asked.
table-propose-adjourn = Propose to rest
table-propose-stop = Propose to stop the game
table-adjourn = Let the game rest
table-stop = Stop the game
table-stop-sure = Stop it without a result?
table-resign = Give up
table-resign-sure = Give up for good?
table-leave = Leave the page
table-leave-hint = You keep your seat when you leave the page: come back by the same link.
table-stand-in = Let a bot play for { $seat }
table-in-seconds = { $count ->
    [one] in a second
   *[other] in { $count } seconds
}
table-agree = Agree
table-refuse = Refuse
table-withdraw = Take it back
table-vote-waits = Waiting for the others.
table-vote-stop =
    { $seat_is ->
        [you] You propose to stop the game.
       *[other] { $seat } proposes to stop the game.
    }
table-vote-adjourn =
    { $seat_is ->
        [you] You propose to go on another time.
       *[other] { $seat } proposes to go on another time.
    }
table-vote-resume =
    { $seat_is ->
        [you] You propose to go on.
       *[other] { $seat } proposes to go on.
    }
table-vote-takeback =
    { $seat_is ->
        [you] You ask to take your last move back.
       *[other] { $seat } asks to take a move back.
    }

table-key-arrows = to the next thing that glows
table-key-all = to the next card, whether it glows or not
table-key-enter = touch it
table-key-escape = take a touch back, close what is open
table-key-moves = all moves, to search and choose
table-key-enlarge = show the card large
table-key-log = the story
table-key-talk = talk
table-key-rules = the rules of the game
table-key-hint = what a bot would do
table-key-keys = these keys

# The end

table-result = The result
table-round-won =
    { $seat_is ->
        [you] You win the round
       *[other] { $seat } wins the round
    }
table-still-in =
    { $count ->
        [one] One of { $of } is still in.
       *[other] { $count } of { $of } are still in.
    }
table-your-place = Your place: { $place } of { $of }
table-won =
    { $seat_is ->
        [you] You won!
       *[other] { $seat } won.
    }
table-won-together = A shared win: { $seat }.
table-ended-expired = Nobody came back, so the game is over.
table-drawn = It is a draw: nobody won.
table-drawn-between = A draw: { $seat }.
table-ended-stopped = The game was stopped.
table-ended-nobody = Nobody won.
table-score =
    { $count ->
        [one] { $count } win so far
       *[other] { $count } wins so far
    }
table-rematch = Play again
table-go-following = To the next game
table-replay = Watch it again
table-record = Save the record
