# Why a sentence cannot be law

refused-unknown = This language has no word “{ $word }” (letter { $place }).
refused-unexpected = “{ $word }” (letter { $place }) cannot stand here.
refused-unfinished = The sentence breaks off.
refused-empty = The sentence has no words.
refused-too-long = A sentence has at most { $most } letters; this one has { $letters }.
refused-too-many-words = A sentence has at most { $most } words; this one has { $words }.
refused-no-room = A match holds at most { $most } sentences, and as many are in force. Nothing can be added.
refused-number-range = “{ $word }” (letter { $place }) must be a number from { $least } to { $most }.
refused-value-range = “{ $word }” (letter { $place }) is not what a card can be worth: that is { $least } to { $most }.
refused-below-nothing = “{ $word }” (letter { $place }): no card can be worth less than nothing. It can be worth less than before.
refused-name-letters = A name is one word of letters and digits; “{ $name }” is not.
refused-name-reserved = “{ $name }” is a move of the game already; an action needs a name of its own.
refused-name-in-use = “{ $name }” is the name of an action in force; a new one needs another name.
refused-name-not-action = Only actions have names; a rule is written without “{ $name }:”.
refused-no-such-card = No card is all of that: “{ $word }” (letter { $place }) rules out the rest.
refused-never-both = A card is never in both places at once: “{ $word }” (letter { $place }) does not go with the place named before.
refused-two-places = A sentence gives the same cards at most two places; at “{ $word }” (letter { $place }) begins what needs a sentence of its own.
refused-second-place = The second value needs a place of its own, such as “in a shield” or “for life damage”.
refused-only-lower = A rule can draw for the lower shield card, not for the higher one.
refused-whose = “{ $word }” (letter { $place }) is not one player; a card is yours, another player's or any player's.
refused-one-spot = One card lies in one place: a shield, a life or among charged cards, not “{ $word }” (letter { $place }) as well.
refused-no-spot = Which card is meant? Say a shield card, a life card or a charged card (letter { $place }).
refused-lower-shield = Only shield cards are lower or higher: there are two of them (letter { $place }).
refused-what-is-it = “{ $word }” (letter { $place }) means the card of a condition, and there is none: “if you have a red shield card, …”.
refused-life-stays = Life cards can be swapped, but never discarded, moved or drawn anew (letter { $place }).
refused-same-card = A card cannot be swapped with itself (letter { $place }).
refused-reveal-charged = Only charged cards lie face down; there is nothing else to reveal (letter { $place }).
refused-hidden-card = Nobody can pick a hidden card by what is on it (letter { $place }).
refused-many-steps = An action has at most { $most } steps; “{ $word }” (letter { $place }) begins one too many.
refused-many-targets = An action can ask for at most { $most } cards or players to point at.
refused-own-swap = The only swap that can be forbidden is that of one's own shield (letter { $place }).
refused-no-attack = With the sentences in force, nobody could ever attack again.
refused-expected = Here could stand: { $words }.
refused-nearest = The nearest sentence that works: “{ $sentence }”

# Cards

or = { " or " }
all-cards = all cards
card-red = red
card-black = black
card-even = even
card-odd = odd
figure-any = cards
figure-face = face cards
figure-number = number cards
suit-spades = spades
suit-hearts = hearts
suit-diamonds = diamonds
suit-clubs = clubs
of-spades = of spades
of-hearts = of hearts
of-diamonds = of diamonds
of-clubs = of clubs
in-spades = of spades
in-hearts = of hearts
in-diamonds = of diamonds
in-clubs = of clubs
rank-1 = the ace
rank-2 = the two
rank-3 = the three
rank-4 = the four
rank-5 = the five
rank-6 = the six
rank-7 = the seven
rank-8 = the eight
rank-9 = the nine
rank-10 = the ten
rank-11 = the jack
rank-12 = the queen
rank-13 = the king
ranks-1 = aces
ranks-2 = twos
ranks-3 = threes
ranks-4 = fours
ranks-5 = fives
ranks-6 = sixes
ranks-7 = sevens
ranks-8 = eights
ranks-9 = nines
ranks-10 = tens
ranks-11 = jacks
ranks-12 = queens
ranks-13 = kings
worth-exactly = with a printed value of { $number }
worth-most = with a printed value of { $number } or less
worth-least = with a printed value of { $number } or more
worth-between = with a printed value from { $least } to { $most }
only = { " (only " }{ $cards })

# Value rules

explain-worth =
    { $count ->
        [one] { $cards } counts { $change } { $where }.
       *[many] { $cards } count { $change } { $where }.
    }
change-times-2 = double
change-times-3 = triple
change-half = half, rounded down,
change-exactly =
    { $number ->
        [0] nothing
       *[other] { $number }
    }
change-more = { $number } more
change-less = { $number } less (but never less than nothing)
where-anywhere = wherever a value counts
where-shield = in a shield
where-swapped-in =
    { $count ->
        [one] in a shield that a swap brought it into, as long as it stays
       *[many] in a shield that a swap brought them into, as long as they stay
    }
where-life = as a life card
where-attacking = in an attack, as the drawn card and as a charged one
where-against-shield = in an attack, as far as it hits a shield
where-for-life = in an attack, as far as it does damage to a life
where-attack-card = as the card drawn for an attack, but not as a charged one
where-attack-card-against-shield = as the card drawn for an attack, as far as it hits a shield
where-attack-card-for-life = as the card drawn for an attack, as far as it does damage to a life
where-charged = as a charged card
where-charged-against-shield = as a charged card, as far as it hits a shield
where-charged-for-life = as a charged card, as far as it does damage to a life

# Event rules

explain-event = Whenever { $event }, { $who } { $deed }.
explain-before = That happens before the attack hits, at most once a turn for each player.
explain-start = That happens before anything else in the turn, once for each player.
explain-after = That happens once the action is over, at most once a turn for each player.
event-takes-damage = a player takes damage to their life
event-breaks-exactly = a player's attack brings a shield down to exactly 0
event-knocked-out = a player is knocked out of the round
event-charges = a player spends a turn on charging
event-swaps = a player spends a turn on swapping a shield card
event-starts-turn = a player starts a turn
event-absorbed = a shield absorbs an attack
event-drawn = the card drawn for an attack is one of these: { $cards }
who-that-player = that player
who-attacker = the attacker
who-defender = the defender
who-every-other-player = every other player
who-everyone = everyone
deed-heal = heals { $number } life
deed-lose = loses { $number } life
deed-draw-lower = puts a new card from the deck in the place of their lower shield card
deed-draw-shield = discards their shield and draws a new one
deed-charge = charges a card
deed-discard = discards one charged card
deed-discard-all = discards all charged cards
deed-extra-turn = takes another turn after this one
deed-skip-turn = skips their next turn
deed-reveal = turns up one of their charged cards for good

# Limits

limit-hold =
    { $number ->
        [one] Nobody can have more than one charged card at a time.
       *[other] Nobody can have more than { $number } charged cards at a time.
    }
limit-armed = Only a player with at least one charged card can attack.
limit-no-revenge = Nobody can attack the player who was the last to attack them, unless only two are left.
limit-own-shield = Nobody can spend a turn on swapping a card of their own shield.
limit-truce =
    { $number ->
        [one] In the first turn of a round there is no attack.
       *[other] In the first { $number } turns of a round, counted over all players, there is no attack.
    }

# Actions

explain-unnamed = A turn can be spent on a new action.
explain-action = A turn can be spent on a new action, “{ $name }”.
explain-cost = It costs: { $step }.
explain-steps = You { $steps }.
and-then = { ", then " }
condition-shield =
    { $number ->
        [one] You must have a shield card{ $only }.
       *[other] You must have { $number } shield cards{ $only }.
    }
condition-life = Your life card must fit{ $only }.
condition-charged =
    { $number ->
        [one] You must have a charged card{ $only }.
       *[other] You must have at least { $number } charged cards{ $only }.
    }
place-shield =
    { $owner ->
        [yours] your
        [another] another player's
        [any] any player's
        [same] the same player's
       *[different] a different player's
    }{ $which ->
        [lower] { " lower shield card" }
        [higher] { " higher shield card" }
       *[any] { " shield card" }
    }
place-life =
    { $owner ->
        [yours] your life card
        [another] another player's life card
        [any] any player's life card
        [same] the same player's life card
       *[different] a different player's life card
    }
place-charged =
    { $owner ->
        [yours] your charged card
        [another] another player's charged card
        [any] any player's charged card
        [same] the same player's charged card
       *[different] a different player's charged card
    }
step-swap = swap { $one } and { $other }
step-move = discard { $to } and put { $card } in its place
step-move-charged =
    { $owner ->
        [yours] lay { $card } face down among your charged cards
        [another] lay { $card } face down among another player's charged cards
        [any] lay { $card } face down among any player's charged cards
        [same] lay { $card } face down among the same player's charged cards
       *[different] lay { $card } face down among a different player's charged cards
    }
step-discard = discard { $card }
step-draw = put a new card from the deck in the place of { $card }
step-heal = heal { $number } life
step-deal-shield =
    { $owner ->
        [yours] deal { $number } damage to your own shield, but never more than it can take
        [another] deal { $number } damage to another player's shield, but never more than it can take
        [any] deal { $number } damage to any player's shield, but never more than it can take
        [same] deal { $number } damage to the same player's shield, but never more than it can take
       *[different] deal { $number } damage to a different player's shield, but never more than it can take
    }
step-deal-life =
    { $owner ->
        [yours] deal { $number } damage to your own life
        [another] deal { $number } damage to another player's life
        [any] deal { $number } damage to any player's life
        [same] deal { $number } damage to the same player's life
       *[different] deal { $number } damage to a different player's life
    }
step-look = look at your own charged cards, which nobody else sees
step-reveal = turn up { $card } for good

# Menus

menu-value = What cards are worth
menu-event = What happens when
menu-limit = What nobody may do
menu-action = A new action
menu-cards = Which cards
menu-context = Where
menu-change = How much
menu-second = And somewhere else
menu-who = Who
menu-deed = Does what
menu-name = What it is called
menu-condition = What one must have
menu-cost = What it costs
menu-step = What one does
menu-card = With which card
menu-other = And which other
menu-spot-shield = a shield card
menu-spot-life = a life card
menu-spot-charged = a charged card
menu-step-swap = swap two cards
menu-step-move = move a card
menu-step-discard = discard a card
menu-step-draw = draw a card for one that goes
menu-step-heal = heal N
menu-step-deal = deal N damage
menu-step-look = look at one's own charged cards
menu-step-reveal = reveal a charged card
