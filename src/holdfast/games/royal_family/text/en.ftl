title = Royal Family
tagline = Two families raze each other's castles, while jokers turn the age and assassins hide in the deck.

option-edition = Edition
    .hint = Ages has jokers and troops that stay where they struck; hit points is the older, calmer edition without jokers.
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
zone-out = Out
zone-S = ♠ Castle of spades
zone-H = ♥ Castle of hearts
zone-D = ♦ Castle of diamonds
zone-C = ♣ Castle of clubs

age-revolution = Age of revolution: the colour with fewer cards goes first and last.
age-oppression = Age of oppression: the colour with more cards goes first and last.
note-twice = Two turns this round
note-held = Held, not yet a castle

card-X1 = Joker I
card-X2 = Joker II

prompt-turn = It is your turn. What do you do?
prompt-take = Which card do you take? An open one must be used; the top of the draw pile may hold a surprise.
prompt-use = What do you do with the card? It cannot be kept for later.
prompt-surprise = Surprise! Whom do you give up? With no royal at home, a castle takes 1 damage.

move-draw = Draw from the draw pile
move-take = Take the top card of pile { $pile }
move-fortify = Fortify
move-attack = Attack the castle of { $castle ->
        [S] spades
        [H] hearts
        [D] diamonds
       *[C] clubs
    }
move-attack-kill = Attack the castle of { $castle ->
        [S] spades
        [H] hearts
        [D] diamonds
       *[C] clubs
    } and kill { $card }
move-attack-capture = Attack the castle of { $castle ->
        [S] spades
        [H] hearts
        [D] diamonds
       *[C] clubs
    } and capture { $card }
move-attack-rescue = Attack the castle of { $castle ->
        [S] spades
        [H] hearts
        [D] diamonds
       *[C] clubs
    } and rescue { $card }
move-crown = Crown
move-kidnap = Kidnap into the dungeon of { $castle ->
        [S] spades
        [H] hearts
        [D] diamonds
       *[C] clubs
    }
move-hold = Hold the ace
move-assassinate = Assassinate { $card }
move-lose-royal = Give up { $card }
move-lose-strength = Let the castle of { $castle ->
        [S] spades
        [H] hearts
        [D] diamonds
       *[C] clubs
    } take 1 damage
move-field = Lay it open on pile { $pile }
move-bury = Bury it face down
move-pass = Pass

event-flopped = { $third_is ->
        [none] The flop turned up the last cards there were.
       *[other] The flop turned up { $first }, { $second } and { $third }.
    }
event-started_over = The cards ran out: all piles were shuffled together and the flop began anew.
event-reshuffled = The discard pile was shuffled into a new draw pile.
event-round_began = Round { $round }: { $seat } got the first and the third turn.
event-age_turned = { $age ->
        [oppression] { $card } came up, and the age of oppression began.
       *[revolution] { $card } came up, and the age of revolution returned.
    }
event-drew = { $seat } drew { $card }.
event-took = { $seat } took { $card } from pile { $pile }.
event-fortified = { $seat } fortified the castle of { $castle ->
        [S] spades
        [H] hearts
        [D] diamonds
       *[C] clubs
    } with { $card }.
event-battered = { $seat } threw { $card } against the wall of the castle of { $castle ->
        [S] spades
        [H] hearts
        [D] diamonds
       *[C] clubs
    }: { $damage } damage on it by now.
event-breached = { $seat } tore down { $fort }, the wall of the castle of { $castle ->
        [S] spades
        [H] hearts
        [D] diamonds
       *[C] clubs
    }, with { $card }.
event-hurt = { $seat } hit the castle of { $castle ->
        [S] spades
        [H] hearts
        [D] diamonds
       *[C] clubs
    } with { $card } for { $damage } damage.
event-raided = { $seat } raided the castle of { $castle ->
        [S] spades
        [H] hearts
        [D] diamonds
       *[C] clubs
    } with { $card } and did no damage.
event-rescued = { $seat } rescued { $card } from the dungeon of { $castle ->
        [S] spades
        [H] hearts
        [D] diamonds
       *[C] clubs
    }.
event-killed = { $seat } killed { $card } in the castle of { $castle ->
        [S] spades
        [H] hearts
        [D] diamonds
       *[C] clubs
    }.
event-captured = { $seat } captured { $card } and threw the prisoner into the dungeon of { $castle ->
        [S] spades
        [H] hearts
        [D] diamonds
       *[C] clubs
    }.
event-crowned = { $seat } crowned { $card } in the castle of { $castle ->
        [S] spades
        [H] hearts
        [D] diamonds
       *[C] clubs
    }.
event-joined = { $seat } crowned { $card }, and the castle of { $castle ->
        [S] spades
        [H] hearts
        [D] diamonds
       *[C] clubs
    } entered the war.
event-kidnapped = { $seat } kidnapped { $card } into the dungeon of { $castle ->
        [S] spades
        [H] hearts
        [D] diamonds
       *[C] clubs
    }.
event-held = { $seat } laid { $card } aside to hold it.
event-assassinated = { $seat } had { $card } assassinated by { $assassin }.
event-surprised = { $seat } drew { $card }: surprise!
event-lost_royal = { $seat } lost { $card } to the surprise.
event-lost_strength = { $seat } had no royal to lose: the castle of { $castle ->
        [S] spades
        [H] hearts
        [D] diamonds
       *[C] clubs
    } took 1 damage and stood at { $damage }.
event-freed = { $card } walked out of the dungeon, free.
event-scattered = { $card } had no castle to return to and went to the discard pile.
event-fell = The castle of { $castle ->
        [S] spades
        [H] hearts
        [D] diamonds
       *[C] clubs
    } fell.
event-fielded = { $seat } laid { $card } open on pile { $pile }.
event-buried = { $seat } buried { $card }.
event-passed = { $seat } had nothing to take and passed.
