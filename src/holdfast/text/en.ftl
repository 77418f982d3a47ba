# People and cards in a sentence. Where a language has cases, a name carries them: .gen .dat .acc .ins .pre

you = you
    .gender = plural
somebody = { $name }
unnamed = Player { $number }
hidden-card = a card
who-starts = Who was the last to win at anything?

# Playing cards

playing-card = { $rank } of { $suit }
rank-A = ace
rank-2 = two
rank-3 = three
rank-4 = four
rank-5 = five
rank-6 = six
rank-7 = seven
rank-8 = eight
rank-9 = nine
rank-10 = ten
rank-J = jack
rank-Q = queen
rank-K = king
rank-X = joker
suit-S = spades
suit-H = hearts
suit-D = diamonds
suit-C = clubs

# What is printed on a card

card-type = Type: { $type }
card-labels = Labels: { $labels }
card-copies =
    { $count ->
        [one] { $count } copy in the box
       *[other] { $count } copies in the box
    }

card-tip = Tip: { $tip }

# Values of options

value-true = yes
value-false = no
value-none = none

option-turn_limit = Turn limit
    .hint = After this many turns the game is over and the players still in are ranked.

zone-deck = Deck
zone-discard = Discard pile
zone-removed = Out of the game
zone-out = Out

# Bots

bot-name-1 = Mira
    .gender = feminine
bot-name-2 = Otto
    .gender = masculine
bot-name-3 = Juno
    .gender = feminine
bot-name-4 = Pavel
    .gender = masculine
bot-name-5 = Ines
    .gender = feminine
bot-name-6 = Tariq
    .gender = masculine
bot-name-7 = Wanda
    .gender = feminine
bot-name-8 = Kofi
    .gender = masculine
bot-name-9 = Nora
    .gender = feminine
bot-name-10 = Felix
    .gender = masculine
bot-name-11 = Zoe
    .gender = feminine
bot-name-12 = Leon
    .gender = masculine
bot-name = Bot { $number }
    .gender = masculine

bot-kind-easy = easy
bot-kind-medium = medium
bot-kind-hard = hard
bot-kind-greedy = greedy
bot-kind-random = at random
bot-easy = { $seat } is easy-going: looks a little ahead and often plays something nearly as good.
bot-medium = { $seat } thinks before each move, but not for long.
bot-hard = { $seat } is a hard one: thinks as long as people are ready to wait.
bot-random = { $seat } plays at random: any move is as good as another.
bot-greedy = { $seat } is greedy: whatever looks best right now.

# The terminal

terminal-welcome =
    { $players ->
        [one] { $game }: { $players } player.
       *[other] { $game }: { $players } players.
    } Type a move or its number; ? for help.
terminal-sealed = The deal is sealed: { $hash }
terminal-unsealed = The seal was { $seed }. Anybody can deal again and compare.
terminal-choose-game = Which game? (a number, name or title; ?: the list again, quit)
terminal-choose-options = Options? (Enter: as usual, NAME=VALUE, ?: what there is, rules, quit)
terminal-choose-seats = Who plays? (Enter: { $usual }; names or a number, ?: help, quit)
terminal-out = out
terminal-turn = to move
terminal-asked = asked
terminal-choosing = choosing
terminal-on-turn = on turn
terminal-out-of-turn =
    { $seat_is ->
        [you] { $turn } is on turn, but first you are asked:
       *[other] { $turn } is on turn, but first { $seat } is asked:
    }
terminal-waiting = Asked now: { $seats }
terminal-watch = Enter: next move, go: on to the end, ?: help
terminal-speech = In your own words, or Enter:
terminal-seen = Press Enter to clear the screen.
terminal-pass-on = Hand the screen to { $seat }. Press Enter when nobody else is looking.
terminal-saved = Saved in { $file }: “load { $file }” goes on, “holdfast replay { $file }” tells the story again.
terminal-saved-apart = Saved in { $file }; the secret of the deal is kept apart in { $file }.secret, so that the record tells nobody the cards.
terminal-loaded = Loaded { $file }.
terminal-bye-resume = Goodbye. The game is kept: “holdfast play --resume” goes on.
terminal-bye-kept = Goodbye. The game is not over.
terminal-bye-over = Goodbye.
terminal-over = The game is over.
terminal-rank = { $rank }. { $players }
terminal-you-win = You win!
terminal-gestures = You may also: { $gestures }
terminal-again = Play again? (Enter: yes, n: no, save FILE)
terminal-junior = { $seat } came last, and deals.
terminal-help =
    A move is typed as it is written in brackets (“attack p2”), in words (“attack Mira”), or by its number.
    ?            this help
    ? CARD       everything that a card says
    cards        all cards of the game
    look PILE    look through a pile that lies open
    rules        the rules of the game
    log          the whole story so far
    Enter        the table again
    save FILE    keep the game in a file
    load FILE    go on with a game from a file
    abandon      close the game for good and open its seal
    quit         leave the table; the game is kept

    {"["}5♠] lies open   (5♠) only you see it   {"["}??] you don't know it
terminal-help-laws = laws         the law book: each rule, what it means, and who wrote it
terminal-help-seats =
    Name who plays, in the order of the seats, or how many there should be.
    you          you, at this keyboard; several people share the screen
    you:NAME     the same, with a name
    greedy       a bot that takes what looks best right now
    random       a bot that plays any move
terminal-says-nothing = The rules say what it does.
terminal-next = { $seat } is next.
terminal-secret-move = { $seat } made a secret move.
terminal-open-deal = The deal comes from the number { $seed }: everybody can know all cards. Leave --seed out for a secret deal.
nickname = “{ $name }”

# The writing desk and the law book

desk-welcome =
    Write one sentence in plain English, or take a number. “Hearts are ?” lists what may come next, “menu” puts a
    sentence together by choosing, “laws” shows what is in force, and Enter goes back.
desk-ask = Your rule ›
desk-menu = menu
desk-end = (it may end here)
desk-no-next = Nothing can come after “{ $words }”.
desk-change =
    { $owner_is ->
        [none] { $counter }: { $before } → { $after }
       *[other] { $owner }: { $counter } { $before } → { $after }
    }
desk-new-move = A new move: { $move }
desk-no-change = Nothing on the table changes at once.
desk-agree = Put it in force? (y: yes, Enter: no)
desk-menu-one = A number, or Enter to go back:
desk-menu-any = A number, or Enter to leave it open:
desk-menu-any-several = One number or several, or Enter to leave it open:
desk-menu-several = One number or several, or Enter to go back:
desk-menu-name = A name of one word, or Enter for none:
desk-menu-number = Which number, { $least } to { $most }?
desk-menu-wrong = That is not a number from { $least } to { $most }
law-book-empty = No rule is in force yet.
law-book-agreed = agreed at the start
law-book-author = written by { $seat }

# What can be said at the table that is not a move; several words are parted by commas

command-help = help
command-rules = rules
command-cards = cards
command-laws = laws
command-log = log, story
command-look = look
command-save = save
command-load = load
command-abandon = abandon
command-quit = quit, exit

# Lists of the command

list-name = name
list-title = title
list-players = players
list-about = about
list-option = option
list-default = default
list-values = values
list-meaning = meaning
list-card = card
list-type = type
list-copies = copies
list-text = what it says

cards-chapter = The cards
