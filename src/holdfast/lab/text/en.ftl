# Reports of the lab as pages

lab-page-over = { $game } in the lab
lab-page-under = { $games } games, { $moves } moves; on the seats: { $seats }
lab-page-verdict = In three sentences
lab-page-stopped = The run was interrupted: these are fewer games than the study asks for. --resume continues it.
lab-page-left-out = Drawn are the first { $shown } of { $all } variants; the tables have all of them.

lab-page-between = { $low } to { $high }
lab-page-seat = seat { $seat }
lab-page-seat-of = { $seat } ({ $bot })
lab-page-even = even: { $share }
lab-page-named-seat = “{ $variant }” ({ $seat } with { $share } instead of { $even })
lab-page-named-change = { $measure } from { $before } to { $after } in “{ $variant }”
lab-page-and-more = { $named } and { $count } more
lab-page-usual = usual
lab-page-in = in “{ $variant }”

# The verdict

lab-verdict-favoured = One seat is favoured: { $seat } wins { $share } of the games ({ $between }), where even play would give { $even }.
lab-verdict-handicapped = One seat is at a disadvantage: { $seat } wins only { $share } of the games ({ $between }), where even play would give { $even }.
lab-verdict-some-favoured = In { $count } of { $all } variants the seats are not equal: { $named }.
lab-verdict-even = No seat is favoured: if one has an advantage at all, it is at most { $points } points.
lab-verdict-undecided = Whether a seat is favoured cannot be told yet: after { $games } games no advantage shows, but one of up to { $points } points could still hide.
lab-verdict-unlike = Different bots sit here, so wins tell of the bots and not of the seats: { $bot } on { $seat } wins most, { $share } of the games ({ $between }).
lab-verdict-long-of = In “{ $variant }” half of the games take at most { $half } turns and nine in ten at most { $most }; { $limited }.
lab-verdict-long = Half of the games take at most { $half } turns, nine in ten at most { $most }, and { $limited }.
lab-verdict-lengths = The shortest variant is “{ $shortest }” with { $few } turns on average, the longest “{ $longest }” with { $many }.
lab-verdict-limited = the limit
    .none = none ran into the turn limit
    .some = { $share } ran into the turn limit { $where }
    .often = many, { $share }, were cut off by the turn limit { $where }
lab-verdict-changes = What changes most clearly: { $named }; of { $count } differences from “{ $first }” { $sure } are beyond chance.
lab-verdict-no-change = None of { $count } differences from “{ $first }” is beyond chance: either the variants change little, or it takes more games to see.
lab-verdict-skill = Skill counts: { $bot } wins { $share } of what was left to win ({ $between }), the rest is luck.
lab-verdict-weaker = How much skill counts cannot be told by { $bot }, which is weaker than the bots whose seats it took: it wins { $wins } where they won { $before }.
lab-verdict-luck = Whether skill counts did not show: { $bot } wins { $share } of what was left to win, and that may be chance ({ $between }).
lab-verdict-side = the side
    .won = winning
    .lost = losing
lab-verdict-card = What goes with winning
    .held = What goes with { $side } most is “{ $name }”: who had it won { $done }, who had not { $other }, though that alone does not say why.
    .played = What goes with { $side } most is “{ $name }”: who played it won { $done }, who only held it { $other }, though that alone does not say why.
    .used = What goes with { $side } most is “{ $name }”: who did it won { $done }, who did not { $other }, though that alone does not say why.
lab-verdict-no-card = No card and no kind of move goes with winning or losing beyond chance.
lab-verdict-unwatched = No game was watched move by move, so nothing can be said about cards and moves.

# What the verdict rests on

lab-caution-bots = These are games of bots: { $seats }. Other bots, and people, may play differently, and a seat, a card or a variant that wins here may lose there. Check with { $others } before you rely on it.
lab-caution-identical = { $count ->
        [one] { $names } was never put to the test: all { $games } games went exactly as in “{ $first }”.
       *[other] These variants were never put to the test, all { $games } games went exactly as in “{ $first }”: { $names }.
    }
lab-caution-verbs = Kinds of moves that these bots never made: { $names }. Either the options rule them out, or nothing is known about them.
lab-caution-cards = Cards that these bots held and never played: { $names }. Nothing is known about what they are worth.

# Plots

lab-page-seats = Who wins
    .caption = Diamonds are shares of wins, lines their 95 % intervals. A filled diamond is away from even beyond chance, a hollow one may be chance.
lab-page-changes = What the variants change
lab-page-forest = Differences from “{ $first }”, each on its own scale. Filled diamonds with a star are beyond chance after all looks are counted; hollow ones may be chance.
lab-page-difference-of = Difference: { $measure }
lab-page-sweep = Each measure against “{ $option }”. The band is where the true value lies, with a probability of 95 %.
lab-page-sweep-of = { $measure } against { $option }
lab-page-lengths = How long it takes
    .hills = Games by their number of turns. Beyond the first line lies the longer half, beyond the second the longest tenth.
    .strips = Dots are the median, thick lines the middle half of all games, thin lines from the shortest tenth to the longest.
lab-page-half-and-most = half at most { $half } turns, nine in ten at most { $most }
lab-page-half = half: { $turns }
lab-page-most = nine in ten: { $turns }
lab-page-games-of = { $games } games of { $turns } turns
lab-page-leaving = When players leave
    .caption = How much of the game has been played when somebody has to leave before its end, with 95 % intervals; where players come back for the next round, it is the first time that counts.
    .waiting = turns of waiting once out
    .who =
        { $order ->
            [1] the first
            [2] the second
            [3] the third
           *[other] the { $order }th
        }
lab-page-skill = Luck and skill
    .caption = One seat in turn is taken by a stronger bot, in the same deals. The filled part is what it wins of all that was left to win, the dotted frame is luck.
    .told = { $bot } wins { $wins } where the others won { $before }
lab-page-uses = Cards and moves
    .lead = From { $games } games of “{ $variant }” that were watched move by move. A star marks what is beyond chance. Who is ahead plays more cards, so what goes with winning need not be its cause.
lab-page-held = Cards: in hand or not
    .caption = Diamonds are wins of players who had the card at some time, rings of those who never had it.
    .column = had it / not
    .told = had it: { $done }, had it not: { $other }
lab-page-played = Cards: played or only held
    .caption = Diamonds are wins of players who played the card, rings of those who had it and did not.
    .column = played / only held
    .told = played it: { $done }, only held it: { $other }
lab-page-used = Kinds of moves
    .caption = Diamonds are wins of players who made such a move, rings of those who never did.
    .column = did / did not
    .told = did it: { $done }, did not: { $other }

# Tables

lab-page-tables = All numbers
    .lead = Below each number its 95 % interval. Verdicts are corrected for all looks together by Holm's method, so that the probability of even one false alarm in a table stays below { $chance }.
lab-page-variants = What was played
lab-page-measures = Measures
lab-page-differences-table = Differences from “{ $first }”
lab-page-cards-of = Cards in “{ $variant }”
lab-page-groups-of = Cards by rank, type and label in “{ $variant }”
lab-page-group = cards
    .rank = rank: { $value }
    .type = type: { $value }
    .label = label: { $value }
lab-page-verbs-of = Kinds of moves in “{ $variant }”
lab-page-measure = measure
lab-page-variant = variant
lab-page-options = options
lab-page-games = games
lab-page-watched = watched
lab-page-difference = difference
lab-page-interval = 95 % interval
lab-page-deals = deals
lab-page-paired = the same
lab-page-unpaired = different
lab-page-chance = chance alone
lab-page-name = name
lab-page-per-game = a game

lab-page-check = Does it depend on the bots?
    .lead = This command repeats the study with another bot. Where both reports agree, the verdict is about the game.
lab-page-typical = A typical game
    .lead = A game of “{ $variant }” with { $turns } turns, as long as the median. Save it, and watch it move by move.
    .save = Save the record
lab-page-repeat = To repeat it
lab-page-made = Made by Holdfast { $version } with version { $rules } of the rules, in { $seconds } seconds. The same command gives the same numbers, whatever the number of workers.

# Searches

lab-page-quoted = “{ $name }”
lab-page-stopped-tuning = The search was interrupted: the candidates have played fewer games than it asks for. --resume continues it.
lab-tune-over = { $game }: a search in the lab
lab-tune-quantile = { $measure }, in { $share } of the games at most
lab-tune-at-least = at least { $low }
lab-tune-at-most = at most { $high }
lab-tune-goal = { $goal }: wanted { $wanted }
lab-tune-fits = { $count ->
        [one] One candidate fits all goals: { $names }.
       *[other] { $count } candidates fit all goals: { $names }.
    }
lab-tune-may-fit = All goals may be met by { $names }: the values lie where they are wanted, but their intervals reach outside, so more games would have to tell.
lab-tune-out-of-reach = Nothing fits: no candidate at all comes to what is wanted of “{ $goals }”, and “{ $best }” comes nearest.
lab-tune-none-seen = Nothing was found that fits; “{ $best }” comes nearest. { $count ->
        [one] Of one candidate it is not certain that it misses a goal: more games would tell.
       *[other] Of { $count } candidates it is not certain that they miss a goal: more games would tell.
    }
lab-tune-none-together = Nothing fits: each goal can be met, but no candidate meets them together, and “{ $best }” comes nearest.
lab-tune-best = “{ $best }”, goal by goal: { $goals }.
lab-tune-judged = judged
    .met = { $goal } { $value }, met (wanted { $wanted })
    .open = { $goal } { $value }, too close to call (wanted { $wanted })
    .missed = { $goal } { $value }, missed (wanted { $wanted })
lab-tune-looked-at = { $tried } of { $combinations } combinations were tried in { $games } games; the finalists' numbers come from fresh deals, which had no part in choosing them.
    .begun = { $tried } of { $combinations } combinations were tried in { $games } games so far; there are no finalists yet, and the leader may lead by luck.
    .saved = { $tried } of { $combinations } combinations were tried in { $games } games, where trying each as long as the finalists would have taken { $all }; the finalists' numbers come from fresh deals, which had no part in choosing them.
lab-tune-impossible = { $count ->
        [one] One combination is not allowed by the rules.
       *[other] { $count } combinations are not allowed by the rules.
    }
lab-tune-tradeoffs = Trade-offs
    .caption = Each sign is a candidate; the shaded region is what is wanted. Numbered diamonds are the finalists, filled where both values lie within; crosses were left behind early, after few games. The line is the front: nobody on it can be beaten in one goal without losing in the other; where both can be had together there is none.
lab-tune-against = { $one } against { $other }
lab-tune-front = On the front: { $names }
lab-tune-goals = Goal by goal
    .lead = The finalists in fresh deals: ✓ met with the whole 95 % interval, ✗ missed with all of it, ? too close to call.
lab-tune-candidate = candidate
lab-tune-finalists = Finalists
lab-tune-others = Left behind
lab-tune-tables = Below each number its 95 % interval: ✓ all of it lies where it is wanted, ✗ none of it does, ? some of it does.

# Finished studies

lab-list = Finished studies
    .some = What the lab found out about our games, the newest first.
    .none = No study is finished yet. This runs a first one:
    .language = In English
lab-sorry = That cannot be shown
