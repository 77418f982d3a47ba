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

card-ruling = Ruling: { $ruling }
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
bot-name-13 = Hugo
    .gender = masculine
bot-name-14 = Edda
    .gender = feminine
bot-name-15 = Viktor
    .gender = masculine
bot-name-16 = Salma
    .gender = feminine
bot-name-17 = Emil
    .gender = masculine
bot-name-18 = Yara
    .gender = feminine
bot-name-19 = Bruno
    .gender = masculine
bot-name-20 = Greta
    .gender = feminine
bot-name-21 = Samir
    .gender = masculine
bot-name-22 = Dora
    .gender = feminine
bot-name-23 = Oskar
    .gender = masculine
bot-name-24 = Lina
    .gender = feminine
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
bot-visitor = { $seat } is visiting: { $bot }, a bot that somebody else has written.
bot-trained = { $seat } is { $bot }, a network that learnt by playing against itself.

# What a bot says with an offer: it gives nothing away

bot-offers-easy-1 = Shall we swap? It is more fun that way.
bot-offers-easy-2 = No hard feelings if you would rather not!
bot-offers-medium-1 = I think that helps both of us.
bot-offers-medium-2 = Have a look: it is a fair one.
bot-offers-hard-1 = You will not get a better offer.
bot-offers-hard-2 = Take it or leave it.
bot-offers-greedy-1 = I like yours better.
bot-offers-greedy-2 = I want those.
bot-offers-random-1 = Why not?
bot-offers-random-2 = I just felt like it.
bot-offers-visitor-1 = What do you say?
bot-offers-visitor-2 = Is it a deal?

# Why a bot moves as it does

explain-search = “{ $move }” wins { $share } % of what I can imagine; I tried it { $visits } times out of { $tries }.
explain-greedy = “{ $move }” looks best to me right now.
explain-others = Next best: { $moves }.
explain-whim = I do not always make the move that I thought of most. Others were: { $moves }.
explain-other = “{ $move }” { $share } % ({ $visits })
explain-other-greedy = “{ $move }”
explain-move = { $number }. { $seat }: { $reason }

# The terminal

terminal-welcome =
    { $players ->
        [one] { $game }: { $players } player.
       *[other] { $game }: { $players } players.
    } Type a move or its number; ? for help.
terminal-sealed = The deal is sealed: { $hash }
terminal-unsealed = The seal was { $seed }. Anybody can deal again and compare.
verify-fair = The deal was fair.
verify-not-fair = The deal was not fair: { $why }.
verify-cannot-tell = Whether the deal was fair cannot be told: { $why }.
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
terminal-saved = Saved in { $file }: “load { $file }” continues it, “holdfast replay { $file }” replays it.
terminal-saved-closed = Saved in { $file }: “holdfast replay { $file }” tells the story again, “holdfast verify { $file }” checks the deal.
terminal-saved-apart = Saved in { $file }; the secret of the deal is kept apart in { $file }.secret, so that the record tells nobody the cards.
terminal-loaded = Loaded { $file }.
terminal-bye-resume = Goodbye. The game is kept: “holdfast play --resume” continues it.
terminal-bye-kept = Goodbye. The game is not over.
terminal-bye-closed = Goodbye. The game is closed.
terminal-bye-over = Goodbye.
terminal-over = The game is over.
terminal-rank = { $rank }. { $players }
terminal-you-win = You win!
terminal-drawn = It is a draw: nobody has won.
terminal-drawn-between = A draw: { $seats }.
terminal-bot-offers = { $seat }: { $words }
terminal-bot-failed = { $fault }. The bot greedy plays on.
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
    hint         what a bot would do in your place, and why
    log          the whole story so far
    Enter        the table again
    save FILE    keep the game in a file
    load FILE    continue a game from a file
    abandon      close the game for good and open its seal
    quit         leave the table; the game is kept

    {"["}5♠] lies open   (5♠) only you see it   {"["}??] you don't know it
terminal-help-laws = laws         the law book: each rule, what it means, and who wrote it
terminal-help-seats =
    Name who plays, in the order of the seats, or how many there should be.
    you          you, at this keyboard; several people share the screen
    you:NAME     the same, with a name
    easy         a bot that looks a little ahead
    medium       a bot that thinks for a moment
    hard         a bot that thinks as long as people are ready to wait
    greedy       a bot that takes what looks best right now
    random       a bot that plays any move
    and whatever bots others have written: “holdfast bots” lists all of them
terminal-says-nothing = The rules say what it does.
terminal-no-story = Nothing has happened yet.
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
desk-longer = A round takes longer: about { $after } turns instead of { $before }.
desk-shorter = A round gets shorter: about { $after } turns instead of { $before }.
desk-as-long = A round takes about as long as now.
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

# What can be said at the table that is not a move; several words are separated by commas

command-help = help
command-rules = rules
command-cards = cards
command-hint = hint
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
list-character = character
list-option = option
list-default = default
list-values = values
list-meaning = meaning
list-card = card
list-type = type
list-copies = copies
list-text = what it says
list-package = package

cards-chapter = The cards

# Reports of simulate, scenario and bench

report-title = { $game }: { $games } games
report-seat = seat
report-player = player
report-wins = wins
report-share = share
report-interval = 95 % interval
report-stopped = stopped early: only these games were played
report-length = turns per game: { $mean } on average, from { $least } to { $most }; half of the games at most { $median }, nine in ten at most { $most_of_90 }
report-limited = ended by the turn limit: { $games }
report-fault =
    { $games ->
        [one] { $fault }; the bot greedy played on in { $games } game
       *[other] { $fault }; the bot greedy played on in { $games } games
    }
report-speed = { $moves } moves in { $seconds } s: { $speed } per second

ladder-title =
    { $games ->
        [one] { $game } for { $players }: { $games } game
       *[other] { $game } for { $players }: { $games } games
    }
ladder-place = place
ladder-bot = bot
ladder-rating = rating
ladder-interval = 95 % interval
ladder-games = games
ladder-share = won
ladder-share-interval = 95 % interval
ladder-duels = How often each comes in before the others
ladder-axis = rating, with its 95 % interval; on the right the share of games won
ladder-stopped = stopped early: these games were played; with “--state FILE” the run is resumable
ladder-kept = stopped early: the games are kept, and the same command continues

mark-ok = ok
mark-fail = FAIL
mark-unsure = ?
scenarios-held = { $count } held
scenarios-failed = { $count } failed
scenarios-unrunnable = { $count } could not be run

bench-title = Holdfast, { $seats } players or as many as the game takes
bench-game = game
bench-measure = measure
bench-compiled = compiled
bench-interpreted = interpreted
bench-ratio = ratio
bench-plain-c = plain C
bench-measures = measures
    .engine = random moves inside
    .driven = driven from Python
    .observation = observation of a seat
    .changes = changes of an observation
    .update = update, encoded
    .bytes = update, size
    .copy_to = copy_to
    .determinize_into = determinize_into
    .determinize_again = determinize_again
    .view = named view
bench-units = units
    .per-second = /s
    .microseconds = µs
    .bytes = bytes
bench-not-compiled = The engine is not compiled (“make compile” does it): both columns are interpreted.
bench-yardstick = Upgrade with { $seats } players in plain C ({ $file }): { $speed } moves/s
bench-share = compiled Upgrade plays 1/{ $share } of the moves of plain C
bench-others = Driven move by move from Python
bench-speed = moves/s
bench-faster = Upgrade is faster by
bench-no-others = OpenSpiel and RLCard are not installed (extra “bench”): nothing to compare with.

# Reports of the lab

lab-title = { $game }: { $games } games
lab-measure = measure
lab-variant = variant
lab-difference = difference
lab-interval = 95 % interval
lab-p = by chance
lab-points = points
lab-per-game = a game
lab-held = wins, held or not, in points
lab-played = wins, played or only held, in points
lab-used = wins, used or not, in points
lab-cards = Cards in “{ $variant }”: { $shown } of { $count }
    .one = card
lab-groups = Cards by rank, type and label in “{ $variant }”: { $shown } of { $count }
    .one = cards
lab-verbs = Kinds of moves in “{ $variant }”: { $shown } of { $count }
    .one = kind of move
lab-differences = Beyond chance, against “{ $first }”
lab-no-difference = No difference from “{ $first }” is beyond chance.
lab-turns = turns
    .half = turns in half of the games
    .most = turns in nine games of ten
    .longest = turns in the longest game
lab-confidence = Intervals of 95 %. What is called beyond chance, or marked *, is so after Holm's correction for all looks together.
lab-kept = kept in { $folder }
lab-typical = A typical game to watch: holdfast replay { $file }
lab-written = written to { $file }
lab-no-rows = No rows were written: PyArrow is not installed (extra “lab”).

lab-measure-wins = wins of { $seat }
    .hint = Games won by { $seat }. A draw between two sides counts half for each, a team's win is one win.
lab-measure-ties = draws
    .hint = Games in which several sides came first, so that nobody won.
lab-measure-limited = ended by the turn limit
    .hint = Games that nobody had won when the turn limit came.
lab-measure-turns = turns a game
    .hint = Turns played in a game, of all players together.
lab-measure-decisions = decisions a game
    .hint = Moves made in a game, by all players.
lab-measure-choices = legal moves a decision
    .hint = Among how many moves a player may choose.
lab-measure-choices-per-turn = decisions with a choice, a turn
    .hint = How often in a turn somebody is asked who has more than one move.
lab-measure-spread = at stake in a choice
    .hint = By how much the best move looks better than the worst, on a scale from −1 for lost to 1 for won.
lab-measure-matter = choices that matter
    .hint = Decisions with a choice in which the best move is better than the worst by at least a twentieth of a win.
lab-measure-lead-changes = changes of the lead
    .hint = How often another side comes to stand best, by the game's own evaluation.
lab-measure-comebacks = comebacks
    .hint = Games won by a side that did not stand best at half time.
lab-measure-out =
    { $order ->
        [1] played when the first is out
        [2] played when the second is out
        [3] played when the third is out
       *[other] played when the { $order }th is out
    }
    .hint =
        { $order ->
            [1] How much of the game has been played when the first player has to leave, where that happens.
            [2] How much of the game has been played when a second player has to leave, where that happens.
            [3] How much of the game has been played when a third player has to leave, where that happens.
           *[other] How much of the game has been played when a { $order }th player has to leave, where that happens.
        }
lab-measure-waiting = turns of waiting once out
    .hint = How many turns of a game a player who is ever out waits in all, for the end or for the next round.
lab-measure-hidden = cards { $seat } does not know
    .hint = Of all cards in play those whose face { $seat } does not know, on average over the game.
lab-measure-secrets = cards { $seat } keeps secret
    .hint = Cards before { $seat } whose face some other player does not know, on average over the game.
lab-measure-skill = skill
    .hint = How much of what can be won a stronger player wins: 0 % where all is luck, 100 % where it always wins.

# Reports of lab fit

fit-title = How well it tells who will win: area under the curve, in games held back
fit-players = players
fit-positions = positions
fit-judge = judged by
fit-first-third = first third
fit-second-third = second third
fit-last-third = last third
fit-before = the game's own evaluation
fit-after = fitted weights
fit-told = With { $seats } players, the true table looks likelier than a determinized one { $share } % of the time (50 % is guessing).

# --help: what a command does, and after it what may follow

help-usage = Usage: { $usage }
help-heading-arguments = Arguments:
help-heading-commands = Commands:
help-heading-options = Options:
help-default = (default: { $value })
help-any = Everywhere
    .help = Show this help.
    .language = The language to speak: { $languages }.
    .game = A game by its name: see “holdfast games”.
    .option = An option of the game; may be repeated.
    .as_json = Print one JSON object.

help = Card games: play them in the terminal, simulate them, check their rules.
    .version = Say which version this is.
help-games = List the games.
help-bots = List the bots that can be given a seat, with a line about each.
help-rules = Read the rules of a game, with all its cards.
help-cards = List the cards of a game, or show everything printed on one.
    .card = A card by its name or a part of its title.
    .type = Only cards of this type.
    .label = Only cards with this label.
    .search = Only cards that say this.
help-draw = Draw a card as SVG, or a game with all its cards and its scenery into a folder.
    .card = A card by its name or a part of its title.
    .cut = How much is drawn: from small to large, which has everything that is printed on the card.
    .suits = How many colours suits have: two or four.
    .output = Where to write; without it one card is printed.
help-print = Print a game: sheets to cut, files for print shops, or a table for Tabletop Simulator.
    .output = Where to write: one PDF, or a folder for everything that belongs to the box.
    .part = Only this: cards, counters, rules (a booklet) or test (how far the printer is off).
    .sheet = The paper: a4 or letter.
    .layout = flat (fronts, then a sheet of backs), duplex (backs behind fronts) or fold (fold, glue, cut).
    .shop = For mpc (MakePlayingCards), tgc (The Game Crafter), dtc (DriveThruCards), tts (Tabletop Simulator) or png (each card as a picture).
    .language = The language of the cards: en, ru, or both on each card.
    .cards = Only these cards, by name or title, separated by commas.
    .since = Only what is new or different since this PDF or folder was printed.
    .trim = The size of a card in millimetres.
    .gutter = How far cards lie apart, in millimetres; at 0 neighbours share a cut.
    .offset = How far to move backs, right and down in millimetres, as the test page says.
    .players = For how many players there are reference cards and counters.
    .pixels = With --for png: how wide a card is.
    .suits = How many colours suits have: two or four.
    .light = White frames in place of dark ones: they take less ink.
    .grey = No colours.
    .base_url = Where Tabletop Simulator finds the images, if not in the folder.
help-options = List the options of a game.
help-play = Play a game in the terminal.
    .game = A game by its name; asked for if left out.
    .seats = Who sits where, separated by commas: you, you:NAME, { $names }.
    .seed = Deal the same cards again, from a number or “sealed:…”; without it the deal is secret.
    .load = Continue the game in a record.
    .resume = Continue the game that was left last.
    .save = Write the record to this file when the game ends.
    .explain = Let bots say why they moved: at once among bots, at the end of the game with people.
help-replay = Watch a recorded game.
    .file = A record, as “save” writes it.
    .seat = Whose eyes to watch with: spectator, p1, p2, …
    .every = Draw the table after every move.
    .laws = Show the law book: each sentence and its author.
help-verify = Deal a recorded game again: 0 if its deal was fair, 1 if it was not, 2 if that cannot be told.
    .given = A record, or a seed and its hash.
    .notes = What your browser or program wrote down during the deal.
help-scenario = Run scenarios: 0 if all hold, 1 if one fails, 2 if one cannot be run.
    .files = Scenario files, or folders of them.
help-simulate = Let bots play many games, and see who wins. Ctrl-C stops and reports what was played.
    .games = How many games.
    .seats = A bot for each seat: { $names }; without it two of random.
    .seed = The seed of the first game.
help-simulate-server = Let the server live through crashes, outages and lost messages: 0 if it keeps its promises, 1 if not.
    .seed = The first seed. One seed gives one history.
    .moves = Continue with the next seeds until this many moves have been made.
    .log = Write a line about each history here; what it has already is counted, and not simulated again.
    .changes = What is to be other than usual, as “workers=3” or “tables=2”; may be repeated.
help-ladder = Rate bots by many games of each against each. Ctrl-C stops and rates by what was played.
    .deals = How many deals; each is played by every line-up, from every seat.
    .bots = Who is compared, separated by commas: { $names }; without it all of them.
    .players = How many sit at a table; without it as few as the game takes.
    .seed = The seed of the first deal.
    .workers = How many processes play; without it one for each core.
    .state = Keep the games in this file; if it exists, continue it.
    .plot = Draw the ladder into this file, as SVG.

help-lab = What can be found out about a game by letting bots play it.
help-lab-run = Let bots play a study, and report what it found. Ctrl-C stops and reports what was found so far.
    .study = A file with a study, or a game by its name; options override the file.
    .seats = A bot for each seat: { $names }; without it two of random.
    .option = An option of the game, the same for all variants; may be repeated.
    .variant = A way to play, as “tokens=5” or “rush: variant=rush, tokens=5”; may be repeated. The others are compared with the first.
    .sweep = An option with a range of values, as “turn_limit=20..60 step 10” or “top_rank=8,9,10”; a range in braces varies a number inside a sentence; may be repeated.
    .games = How many games of each variant.
    .until = Stop when the interval of a measure is at most this wide, as “wins.p1=0.02”; may be repeated.
    .seed = The number of the first game.
    .unpaired = Deal other cards for each variant, instead of the same for all.
    .watch = How many games of each variant are watched move by move.
    .skill = A stronger bot that takes one of the seats in turn, to tell luck from skill: { $names }.
    .moves = Write a row for each move of the games that are watched.
    .name = What the study is called.
    .rows = Write a row for each game, as Parquet; or none.
    .output = The folder of the run.
    .resume = Continue an interrupted run.
    .again = Discard an interrupted run and start over.
    .workers = How many processes play; without it one for each core.
    .engine = What runs the games: { $names }.
    .report = Also write a report: one HTML file.
help-lab-tune = Search option values for what a designer wants, and say so if nothing fits. Ctrl-C stops and reports what was found so far.
    .study = A file with a search, or a game by its name; options override the file.
    .search = An option and what to try, as “tokens=1..6”, or its name alone for all that it can be; a range in braces varies a number inside a sentence; may be repeated.
    .goal = What is wanted, as “wins.p1 48%..52%” or “turns.p90 ..60” for nine games in ten; may be repeated.
    .seats = A bot for each seat: { $names }; without it two of random.
    .option = An option of the game that stays as it is; may be repeated.
    .games = How many games each finalist plays.
    .seed = The number of the first game.
    .name = What the search is called.
    .output = The folder of the search.
    .resume = Continue an interrupted search.
    .again = Discard an interrupted search and start over.
    .workers = How many processes play; without it one for each core.
    .engine = What runs the games: { $names }.
    .report = Also write a report: one HTML file.
help-lab-report = Write a report of a run: one HTML file with plots and tables, or text.
    .findings = The findings of a run, its folder, or the name of its study.
    .out = Where to write the report; without it beside the findings.
    .text = Print it as text; the HTML file is then written only with --out.
help-describe = Describe the layout of a table's observation tensors.
    .seats = How many sit at the table; without it as few as the game takes.
    .padded = Padded to the largest table.
    .own = From the seat's own side: it sees itself first.
help-certify = Check that environments hand a seat nothing that depends on what it does not know: 0 if nothing was found, 1 if something was.
    .seats = How many sit at the table; without it as few as the game takes.
    .games = How many random games to play.
    .seed = The number of the first game; the same one gives the same certificate.
    .every = Compare worlds at one in this many moves.
help-bench = Measure the engine, compiled and interpreted, in one run.
    .seconds = How long to measure each thing.
    .game = Only this game; may be repeated.
help-lab-fit = Learn what the features of a game are worth to searching bots, and how well that tells who will win.
    .games = How many games to learn from, for each number of players.
    .seed = The seed of the games: the same one gives the same weights.
    .simulations = After the games of greedy bots, as many games are played by searching bots with this many simulations a move; 0 for none.
    .ridge = How strongly weights are pulled towards 0: less for rare things that decide much, more where there are few games.
    .output = Where to write the weights; without it they are printed.
help-new-game = Write a small, playable game to start your own from.
    .name = What the game is called, as in high_card.
    .package = Write a package of its own into this folder.
help-compile = Compile a game of your own against the engine, to make it as fast as ours.
    .package = A package that is installed, or its folder.
help-serve = Run tables for people in browsers, programs and bots.
    .port = Where to listen.
    .database = sqlite:///FILE or postgresql://USER@HOST/NAME; without it a file in the user's state folder.
    .host = The address to bind to; without it only this machine can connect.
    .lab = The folder whose finished studies are shown under /lab; without it the lab's own.
    .lan = Let phones on the local network connect; prints a QR code.
    .origin = Another origin whose pages may call this server; may be repeated.
    .trusted_proxy = A proxy whose forwarded headers are trusted; may be repeated.
    .secure_cookies = For servers that are reached by https.
    .hub = redis://HOST: where several workers exchange notices.
    .workers = How many processes serve; more than one need --hub and PostgreSQL.
    .bot_processes = How many processes bots may think in; without it one for each core.
    .net = A trained network, offered as a bot by this name; may be repeated.
    .limit = One of { $names }; may be repeated.
    .metrics = Expose metrics at /metrics, to this machine.
    .metrics_token = Expose them also to clients that send this bearer token.
    .open_page = Open the page in a browser; if the port is taken, at another one.
help-serve-bots = Let this machine think for the bots of a fleet.
    .database = The fleet's database: postgresql://USER@HOST/NAME.
    .hub = The fleet's hub: redis://HOST.
    .bot_processes = How many bots think at once; without it one for each core.
    .net = A trained network, offered as a bot by this name; may be repeated.
help-laws = Custom rules of Shield, in plain English.
help-laws-explain = Say what a sentence means: 0 if it can be law, 1 with a hint if not.
    .sentence = A sentence, in quotation marks.
help-laws-examples = List sentences that are understood.
help-laws-check = Read a file of sentences as one law book: 0 if all can be law, 1 if one cannot.
    .file = A file with one sentence a line.

metavar-command = COMMAND
metavar-options = OPTIONS
metavar-game = GAME
metavar-package = PACKAGE
metavar-token = TOKEN
metavar-card = CARD
metavar-name = NAME
metavar-name-value = NAME=VALUE
metavar-name-number = NAME=NUMBER
metavar-name-file = NAME=FILE
metavar-number = NUMBER
metavar-file = FILE
metavar-file-seed-hash = FILE | SEED HASH
metavar-folder = FOLDER
metavar-file-folder = FILE | FOLDER
metavar-study-game = STUDY | GAME
metavar-name-value-many = NAME=VALUE,…
metavar-name-range = NAME=RANGE
metavar-measure-width = MEASURE=WIDTH
metavar-measure-range = MEASURE RANGE
metavar-bot = BOT
metavar-engine = ENGINE
metavar-cut = CUT
metavar-suits = COLOURS
metavar-sentence = SENTENCE
metavar-language = LANGUAGE
metavar-type = TYPE
metavar-label = LABEL
metavar-search = WORDS
metavar-seats = SEATS
metavar-seat = SEAT
metavar-seed = SEED
metavar-port = PORT
metavar-database = ADDRESS
metavar-host = ADDRESS
metavar-origin = ADDRESS
metavar-trusted-proxy = ADDRESS
metavar-hub = ADDRESS
metavar-workers = NUMBER
metavar-bot-processes = NUMBER
metavar-bots = BOTS
metavar-part = PART
metavar-sheet = PAPER
metavar-layout = LAYOUT
metavar-shop = SHOP
metavar-cards = CARDS
metavar-trim = SIZE
metavar-offset = X,Y
metavar-address = ADDRESS

## Pages of the server

server-tries-again = This page tries again by itself.
server-open = Holdfast is open at { $link }
server-docs-unbuilt = The docs have not been built here. In a checkout, “make docs” builds them; then start the server again.

# On paper

print-reference = Reference card
print-box = About this box
print-your-turn = Your turn
print-box-facts = { $cards } cards · { $players } players
print-sheet = { $title }, sheet { $page } of { $pages }
print-test-front = Holdfast: how far is your printer off when it prints on both sides?
print-test-print = 1. Print both pages on one sheet: both sides, long edge, actual size (100 %).
print-test-hold = 2. Hold the sheet against the light with this side towards you.
print-test-read = 3. Read where the cross on the back meets the upper ruler (x) and the left ruler (y).
print-test-give = 4. Give both numbers when you print: --offset x,y
print-test-back = The back: its cross should lie at both zeros.
print-part-cards = cards
print-part-counters = counters
print-part-rules = rules
print-part-test = test page

# Certificates

certify-table = { $game }, rules { $version }, layout { $layout }
certify-setting = seats: { $seats }; options: { $options }
certify-versions = { $versions }
certify-games = { $games } random games from seed { $seed }, looked at in one of { $every } moments: { $moments } moments, { $pairs } pairs of worlds, of which { $different } truly differ
certify-order = explicit chance: right; the order of an unknown deck changes nothing
certify-no-order = explicit chance: not for this game; it needs more luck than which card is drawn
certify-not-installed = not checked, because its library is not installed: { $channel }
certify-leak = LEAK in { $channel }: what { $viewer } is handed depends on what { $viewer } does not know. { $difference } (game { $seed }, after { $moves } moves)
certify-none = No leak in { $games } games: with 95 % confidence at most { $share } % of random games show one that this test can find.

list-channel = Form
list-standing = As it stands
list-moved = After a move
list-leaky = Games with a leak

channel-story = what is told of a move
channel-replays = replays with other cards
channel-view = view
channel-observation = observation
channel-moves = legal moves and their numbers
channel-tensors = tensors and planes
channel-information = information states
channel-resampling = resampling
channel-text = drawn as text
channel-vector = vector
channel-pettingzoo = PettingZoo AEC
channel-pettingzoo-parallel = PettingZoo parallel
channel-gymnasium = Gymnasium
channel-openspiel = OpenSpiel

# Tensors described

describe-layout = layout { $version }: { $numbers } numbers, { $planes } planes, { $actions } actions
list-start = from
list-length = numbers
list-owner = owner
list-bounds = bounds
entry-cards = how many cards, then a code for each: backs first, then two for each face
entry-texts = how many sentences
entry-prompts = how many questions; from the newest on: kind plus 1, who is asked, its fields
entry-list = how many, then each: { $each }
entry-number = a number
entry-flag = 1 if it is so
entry-seat = a seat from 0 on, -1 for none, -2 unseen
entry-seats = a mask of seats, a bit each
entry-word = a word's place in its list, -1 for none, -2 unseen
entry-words = a mask of words, a bit each
entry-face = a face's place among all, -1 for none
entry-card = a place: 256 times the zone's number plus 1, plus the place there; -1 for none, -2 unseen
entry-move = an action number, -1 for none
