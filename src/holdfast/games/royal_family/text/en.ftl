title = Royal Family
tagline = Two families raze each other's castles, while jokers turn the age and assassins hide in the deck.
length = about half an hour
difficulty = demanding: two families with different powers, and the times change
who-starts = Who was the last to visit their family?

option-edition = Edition
    .hint = Ages has jokers and troops that stay where they struck; hit points is the older, calmer edition without jokers.
    .value-ages = ages
    .value-hit_points = hit points
option-castle_strength = Castle strength
    .hint = The damage that destroys a castle: 20 in the ages edition and 10 in the hit points edition, unless you choose another.
option-ace_from_deck = Ace from the draw pile
    .hint = When on, you may hold your alliance ace also when you draw it blind.
option-turn_limit = Turn limit
    .hint = After this many turns the game ends: more active castles win, then less damage on them.

zone-round = Round
zone-age = Age
zone-turn = On turn
zone-turns = Turns played
zone-turns_left = Turns left
zone-twice = Two turns
zone-card = Card in hand
zone-source = Taken from
zone-deck = Draw pile
zone-pile1 = Pile 1
zone-pile2 = Pile 2
zone-pile3 = Pile 3
zone-discard = Discard pile
zone-jokers = Jokers
zone-removed = Out of the game
zone-castles = Castles
zone-castle_strength = Castle strength
zone-held = Held ace
zone-ace = Castle
zone-royals = Royals
zone-fort = Fortification
zone-fort_troops = Troops at the wall
zone-fort_damage = Damage to the wall
zone-dungeon = Dungeon
zone-troops = Troops at the castle
zone-damage = Damage
zone-strength_left = Strength left
zone-fort_left = Wall left
falls-fort_left = Wall falls
falls-strength_left = Castle falls
zone-out = Out
zone-S = ♠ Castle of spades
zone-H = ♥ Castle of hearts
zone-D = ♦ Castle of diamonds
zone-C = ♣ Castle of clubs

age-revolution = Age of revolution: the colour with fewer cards goes first and last.
age-oppression = Age of oppression: the colour with more cards goes first and last.
note-twice = Two turns this round

castle-suit =
    { $castle ->
        [S] spades
        [H] hearts
        [D] diamonds
       *[C] clubs
    }

card-X1 = Joker I
card-X2 = Joker II

# What the cards do

does-A = A castle: without one you lose. Your alliance ace, taken face up and held, becomes one when you crown a royal of its suit.
    .ruling = Held, it is no castle yet: it can be neither attacked nor fortified. A royal who is rescued does not wake it, only a crowned one.
does-2 = An assassin. Taken face up it kills a royal in an enemy castle; drawn blind it costs you one of yours, or 1 damage.
    .ruling = Royals in a dungeon are out of reach. Drawn blind with no royal of yours at home, it hurts a castle also behind its wall, and can raze it.
does-rank = A troop of strength { $value }. It fortifies the castle of its suit, or attacks an enemy castle or its wall.
    .ruling = Damage to a wall never carries over to the castle. Taken face up, a troop may not go back on the pile it came from.
does-10 = A troop of strength 10 in the ages edition. In the hit points edition it lies beside its castle and keeps count.
    .ruling = Damage to a wall never carries over to the castle. Taken face up, a troop may not go back on the pile it came from.
does-J = A royal, the lowest in station. At home it lets troops of its suit hurt castles, and may take any prisoner.
    .ruling = It is the castle of the troop's own suit that must have a royal. Killed royals go to the discard pile and may come back.
does-Q = A royal. At home she lets troops of her suit hurt castles; with an attack she may kill a Jack.
    .ruling = It is the castle of the troop's own suit that must have a royal. Killed royals go to the discard pile and may come back.
does-K = A royal whom no attack can kill. At home he lets troops of his suit hurt castles; with an attack he may kill Queens and Jacks.
    .ruling = No attack kills him, but he can be captured, assassinated by a two, or lost to one drawn blind.
does-X = Turns the age: oppression begins with the first joker and ends with the second. Drawn in a turn, it ends that turn.
    .ruling = In the flop it is replaced by the next card, and the new age already decides who moves first.

prompt-turn = It is your turn. What do you do?
prompt-take = Which card do you take? A face-up card must be used, unless it is a troop; the draw pile may hold a surprise.
prompt-use = What do you do with the card? It cannot be kept for later.
prompt-surprise = Surprise! Whom do you give up? With no royal at home, a castle takes 1 damage.

move-draw = Draw from the draw pile
    .hint = a surprise may be in it
move-take = Take { $pile_card } from pile { $pile }
move-fortify = Fortify
    .hint = a guard for the castle
move-attack = Attack the castle of { castle-suit }
move-attack-kill = Attack the castle of { castle-suit } and kill { $card }
move-attack-capture = Attack the castle of { castle-suit } and capture { $card }
move-attack-rescue = Attack the castle of { castle-suit } and rescue { $card }
move-crown = Crown
    .hint = to the window of its castle
move-kidnap = Kidnap into the dungeon of { castle-suit }
move-hold = Hold the ace
move-assassinate = Assassinate { $card }
move-lose-royal = Give up { $card }
move-lose-strength = Let the castle of { castle-suit } take 1 damage
move-field =
    { $pile_card_is ->
        [none] Lay it open on pile { $pile }
       *[seen] Lay it open on pile { $pile }, over { $pile_card }
    }
move-bury = Bury it: face down to the discards
move-pass = Pass

event-flopped =
    { $third_is ->
        [none]
            { $second_is ->
                [none] The flop turned up the last card there was: { $first }.
               *[other] The flop turned up the last cards there were: { $first } and { $second }.
            }
       *[other] The flop turned up { $first }, { $second } and { $third }.
    }
event-started_over = The cards ran out: all piles were shuffled together and the flop began anew.
event-reshuffled = The discard pile was shuffled into a new draw pile.
event-round_began = Round { $round }: { $seat } got the first and the third turn.
event-age_turned =
    { $age ->
        [oppression]
            { $seat_is ->
                [none] { $card } came up, and the age of oppression began.
               *[other] { $seat } drew { $card } and lost the turn: the age of oppression began.
            }
       *[revolution]
            { $seat_is ->
                [none] { $card } came up, and the age of revolution returned.
               *[other] { $seat } drew { $card } and lost the turn: the age of revolution returned.
            }
    }
event-drew = { $seat } drew { $card }.
event-took = { $seat } took { $card } from pile { $pile }.
event-fortified =
    { $old_is ->
        [none] { $seat } fortified the castle of { castle-suit } with { $card }.
       *[other] { $seat } fortified the castle of { castle-suit } with { $card }, which replaced { $old }.
    }
event-battered = { $seat } threw { $card } against the wall of the castle of { castle-suit }: { $damage } damage on it by now.
event-breached = { $seat } tore down { $fort }, the wall of the castle of { castle-suit }, with { $card }.
event-hurt = { $seat } hit the castle of { castle-suit } with { $card } for { $damage } damage.
event-raided = { $seat } raided the castle of { castle-suit } with { $card } and did no damage.
event-rescued = { $seat } rescued { $card } from the dungeon of { castle-suit }.
event-killed = { $seat } killed { $card } in the castle of { castle-suit }.
event-captured = { $seat } captured { $card } and threw the prisoner into the dungeon of { castle-suit }.
event-crowned = { $seat } crowned { $card } in the castle of { castle-suit }.
event-joined = { $seat } crowned { $card }, and the castle of { castle-suit } entered the war.
event-kidnapped = { $seat } kidnapped { $card } into the dungeon of { castle-suit }.
event-held = { $seat } laid { $card } aside, to build on later.
event-assassinated = { $seat } had { $card } assassinated by { $assassin }.
event-surprised = { $seat } drew { $card }: surprise!
event-lost_royal = { $seat } lost { $card } to the surprise.
event-lost_strength = { $seat } had no royal to lose: the castle of { castle-suit } took 1 damage and stood at { $damage }.
event-freed = { $card } walked out of the dungeon, to the joy of { $seat }.
event-scattered = { $seat } had no castle for { $card }, who went to the discard pile.
event-fell = { $seat } lost the castle of { castle-suit }: it fell.
event-fielded = { $seat } laid { $card } open on pile { $pile }.
event-buried = { $seat } buried { $card }.
event-passed = { $seat } had nothing to take and passed.

side-darkleins = ♠ Darkleins ♣
side-bludgeins = ♥ Bludgeins ♦

# Errors: what is wrong with options or a position

error-castle_damage_mismatch = { $path }.damage: the troops lying there have done { $damage }
error-castle_not_active = { $path }: this castle is not active, nothing can lie there
error-no_fortification = { $path }.{ $named }: there is no fortification
error-fortification_has_fallen = { $path }.fort_damage: with this much damage the fortification has fallen
error-no_active_castle = p1.castles: one of the two families has an active castle
error-turn_of_other_seat = turn: with turns_left { $left } and twice { $twice } it is the other one's turn
error-card_not_taken_face_up = card: it can neither be used nor discarded, so it was not taken face up
error-suit_of_other_family = { $path }: { $suit } is a suit of the other family
error-source_without_card = source: there is no `card` in hand
error-active_castle_not_out = { $seat }.out: who has an active castle is not out

## Said once, in somebody's first game

once-event-flopped = A flop: three cards lie open, and their colours decide who plays two of the next three turns.
once-event-age_turned = A joker has turned the age: from the next flop on the other colour is favoured.
once-prompt-take = A troop, 3 to 10, guards the castle of its suit or attacks an enemy's; a royal moves into the castle of its suit.
once-prompt-use = Buried, a card goes face down to the discards; laid open on a pile, it can be taken by either family.
once-prompt-surprise = An assassin, which is a two, was drawn blind and strikes its own house.

# On paper

credits = After Royal Family by Tim Kindberg and contributors (github.com/timkindberg/Royal-Family), MIT licence. Reworded and drawn anew by Holdfast.
reference =
    Round: flop a card on each pile. Revolution: the rarer colour has turns 1 and 3. Oppression: the more frequent one.
    Turn: take a face-up card that you can use, or the top of the draw pile.
    Troop, 3 to 10: fortify the castle of its suit, or attack. Open castles need a royal at home.
    With an attack: rescue, kill a lower royal, or capture one.
    Royal: crown it in its castle; an enemy's, taken face up, goes to a dungeon. Alliance ace: hold it.
    Two: face up it assassinates a royal; drawn blind it costs you one.
    20 damage raze a castle. Without an active castle you have lost.

# What is told of each seat at the end

tally-damage =
    { $count ->
        [one] 1 damage to castles
       *[other] { $count } damage to castles
    }
tally-walls =
    { $count ->
        [one] one wall torn down
       *[other] { $count } walls torn down
    }
tally-royals =
    { $count ->
        [one] one royal overcome
       *[other] { $count } royals overcome
    }
