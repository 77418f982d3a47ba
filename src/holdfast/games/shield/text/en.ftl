title = Shield
tagline = Break the others' shields, outlive them all, and write a new rule after every round you win.
length = about 10 minutes a round
difficulty = medium: few rules at first, and one more after each round
who-starts = Who was the last to break something?
more-fun-with = It is more fun with four players or more.

option-rounds_to_win = Rounds to win
    .hint = The first to win this many rounds, from 1 to 99, wins the match; with 1 nobody writes rules.
option-king_value = Value of a King
    .hint = The original counts a King as 12, like a Queen; 13 is the usual count.
option-custom_rules = Custom rules
    .hint = Sentences that are in force from the first round on.
option-winner_writes = Winner writes
    .hint = When off, nobody adds rules between rounds.
option-swap_mends = Swaps mend
    .hint = A swap clears the damage on the shield it changes; when off, the damage stays.
option-turn_limit = Turn limit
    .hint = After this many turns the match ends; rounds won decide, then life.

zone-phase = Phase
zone-round = Round
zone-round_turn = Turns this round
zone-starter = Starter
zone-turn = On turn
zone-deck = Deck
zone-discard = Discard pile
zone-removed = Out of the game
zone-rules = Rules in force
zone-fired = Rules set off
zone-life = Life card
zone-life_damage = Life lost
zone-life_total = Life
zone-shield = Shield
zone-shield_damage = Shield damage
zone-shield_left = Shield left
zone-charged = Charged
zone-last_attacker = Last attacker
zone-skip = Skips a turn
zone-extra = Extra turn
zone-rounds_won = Rounds won
zone-out = Out

does-rank =
    { $value ->
        [one] As a life, in a shield or in an attack it counts { $value } point.
       *[other] As a life, in a shield or in an attack it counts { $value } points.
    }
does-A = Counts 1 point: a fragile life, a thin shield, a tap on somebody else's.
does-K = Counts 12 points, like a queen; 13 at a table that has chosen so.

prompt-turn = Attack, charge or swap? The card is drawn only after you have chosen.
prompt-writing = Which rule do you add? It binds everyone for the rest of the match.

move-attack = Attack { $seat }
    .hint = hit a shield, or a life
move-charge = Charge a card
    .hint = for your next attack
move-swap =
    { $seat_is ->
        [you] Swap { $slot_card } in your shield
       *[other] Swap { $slot_card } in the shield of { $seat }
    }
    .hint = renew any shield card
move-rule = Write a rule
move-decline = Write nothing
move-pass = Pass

event-round_began = Round { $round } began, and { $seat } went first.
event-dealt =
    { $second_is ->
        [none] { $seat } got { $life } for a life; there were too few cards for a whole shield.
       *[other] { $seat } got { $life } for a life, { $first } and { $second } for a shield.
    }
event-attacked = { $seat } attacked { $target } and drew { $card }.
event-attacked_without = { $seat } attacked { $target } with charged cards alone.
event-unleashed = { $seat } had charged { $card }, which struck as well.
event-absorbed =
    { $target_is ->
        [you] Your shield held against { $force }, with { $left } left.
       *[other] The shield of { $target } held against { $force }, with { $left } left.
    }
event-broke =
    { $target_is ->
        [you] { $force } broke your shield exactly, and nothing got through.
       *[other] { $force } broke the shield of { $target } exactly, and nothing got through.
    }
event-wounded = An attack of { $force } went through the shield: { $target } took { $damage } damage.
event-lost_charge = { $seat } lost a charged card: { $card }.
event-drew_shield = { $seat } drew { $card } for a fresh shield.
event-charged = { $seat } charged { $card }.
event-swapped =
    { $target_is ->
        [you] { $seat } swapped one of your shield cards: { $card } came for { $old }.
       *[other] { $seat } swapped a shield card of { $target }: { $card } came for { $old }.
    }
event-swapped_own = { $seat } renewed a shield card: { $card } came for { $old }.
event-filled =
    { $seat_is ->
        [you] { $card } filled the gap in your shield.
       *[other] { $card } filled the gap in the shield of { $seat }.
    }
event-knocked_out = { $seat } fell and left the round.
event-round_won = { $seat } won round { $round }.
event-round_drawn = All fell at once: round { $round } was drawn and began anew.
rule-in-force = Rule: { $rule }
event-wrote = { $seat } wrote a new rule: “{ $said }”
event-declined = { $seat } wrote no rule.
event-passed = { $seat } passed.
event-skipped = { $seat } missed a turn.
event-reshuffled = The discard pile was shuffled into a new deck.

# Custom rules and actions

line-rules = Rule: { $line }
zone-actions = Custom actions
zone-drawn = Attack card
zone-swapped_in = Swapped in
zone-acted = Has acted
zone-extra_turn = Extra turn
zone-attacker = Attacker
zone-target = Target
zone-deeds = Still to be done
zone-happened = Happened

prompt-lower_card = Both your shield cards are worth the same. Rule { $rule } replaces one: which?
prompt-discard_charged = Rule { $rule } makes you discard a charged card: which?
prompt-reveal_charged = Rule { $rule } makes you reveal a charged card: which?

move-do = { $action }{ $one_is ->
        [none] {""}
       *[other] {": "}{ $one }
    }{ $two_is ->
        [none] {""}
       *[other] {", "}{ $two }
    }{ $three_is ->
        [none] {""}
       *[other] {", "}{ $three }
    }{ $four_is ->
        [none] {""}
       *[other] {", "}{ $four }
    }{ $five_is ->
        [none] {""}
       *[other] {", "}{ $five }
    }
place-life =
    { $seat_is ->
        [you] your life card
       *[other] the life card of { $seat }
    }
place-s =
    { $seat_is ->
        [you] your shield card { $place }
       *[other] shield card { $place } of { $seat }
    }
place-x =
    { $seat_is ->
        [you] your charged card { $place }
       *[other] charged card { $place } of { $seat }
    }
move-pick-shield = Shield card { $slot }
move-pick-charged = Charged card { $place }

event-broke_down =
    { $target_is ->
        [you] { $force } broke your shield down, and nothing got through.
       *[other] { $force } broke the shield of { $target } down, and nothing got through.
    }
event-missed =
    { $target_is ->
        [you] The attack on you came to nothing: { $fallen } had fallen before it hit.
       *[other] The attack on { $target } came to nothing: { $fallen } had fallen before it hit.
    }
event-rule_acted =
    { $seat_is ->
        [you] Rule { $rule } took effect for you.
       *[other] Rule { $rule } took effect for { $seat }.
    }
event-healed = { $seat } healed { $number }.
event-in_full_health =
    { $seat_is ->
        [you] Your life is 20 or more already: nothing heals you further.
       *[other] The life of { $seat } is 20 or more already: nothing heals it further.
    }
event-too_weary =
    { $seat_is ->
        [you] You were too weary to heal: nothing heals any more in this round.
       *[other] { $seat } was too weary to heal: nothing heals any more in this round.
    }
event-grew_weary = Everybody has grown weary: nothing heals any more until the next round.
event-lost_life = { $seat } lost { $number } life.
event-discarded = { $seat } discarded { $card }.
event-revealed = { $seat } revealed a charged card: { $card }.
event-gained_turn = { $seat } gained another turn.
event-must_skip = { $seat } will miss the next turn.
event-did = { $seat } used a custom action: { $action }.
event-exchanged = { $card } ({ $seat }) and { $other } ({ $target }) changed places.
event-moved_to_shield =
    { $target_is ->
        [you] { $card } ({ $seat }) went into your shield.
       *[other] { $card } ({ $seat }) went into the shield of { $target }.
    }
event-moved_to_charged =
    { $target_is ->
        [you] { $card } ({ $seat }) went to your charged cards.
       *[other] { $card } ({ $seat }) went to the charged cards of { $target }.
    }
event-looked =
    { $seat_is ->
        [you] You looked at your charged cards.
       *[other] { $seat } looked at their charged cards.
    }
event-shield_hit =
    { $target_is ->
        [you] Your shield took { $damage } damage, with { $left } left.
       *[other] The shield of { $target } took { $damage } damage, with { $left } left.
    }
event-life_hit = { $target } took { $damage } damage.

# Errors: what is wrong with options or a position

error-bad_deed_notation = { $path }: “{ $said }” is not written as 1 p2, rule 1 for p2
error-bad_happening_notation = happened: “{ $said }” is not written as takes_damage p2 p1 p2
error-custom_rule_refused = custom_rules: “{ $sentence }”: { $wrong }
error-life_total_zero = { $path }: is 0, so { $seat } is out of the round
error-too_many_laws = rules: a match holds at most { $most } sentences
error-actions_differ_from_laws = actions: the rules in force make it { $names }
error-turn_of_seat_out_of_round = turn: { $seat } is out of the round
error-round_is_over = turn: only one player is left in the round, so it is over
error-nobody_writes_laws = phase: nobody writes rules in this match
error-match_is_over = { $seat }.rounds_won: with { $won } rounds won the match is over
error-out_of_round_with_cards = { $seat }: is out of the round, but has cards
error-life_card_missing = { $seat }.life: who is in the round has a life card and a life total of at least 1
error-too_much_shield_damage = { $seat }.shield_damage: more than the shield cards are worth
error-deeds_without_question = deeds: nobody is asked anything, so there is nothing left to do
error-attack_half_given = attack: it has an attacker and a target, or neither
error-law_asks_nobody = pending: “{ $rule }” is no event rule in force of which one seat is asked
error-law_in_position_refused = rules: { $wrong }
error-nothing_swapped_in = { $seat }.swapped_in: no card lies there
error-no_such_deed = { $path }: “{ $deed }” is no event rule in force and a seat, as in 1 p2
error-sentence_refused = “{ $sentence }”: { $wrong }
error-game_without_laws = nobody writes rules in { $game }

## Said once, in somebody's first game

once-prompt-turn = A charge strengthens your next attack. A swap throws a shield card out for an unknown one and mends the dents of that shield.
once-event-charged = Nobody knows this card, not even its owner: it is turned up in the next attack.
once-event-absorbed = A shield that holds keeps the dent: it is worth that much less from now on.
once-event-wounded = A player who loses life loses all charged cards too, and draws a new shield.
once-prompt-writing = One sentence is a rule, such as “Hearts are worth 2 more in your shield.”: it holds for everybody until the match ends.

# On paper

credits = After Shield, by authors who published its rules with a small program and named no licence. Reworded and drawn anew by Holdfast.
reference =
    Say what you do and to whom. Only then draw the card it needs.
    Attack: drawn card and charged cards hit a shield. Less: a dent. Equal: the shield is at 0. More: the rest is damage.
    Any damage: the target loses all charged cards and draws a fresh shield.
    Charge: lay the top card unseen beside your life. It strikes in your next attack.
    Swap: a drawn card replaces any shield card, and the shield is mended.
    Life 0: out of the round. The last one in wins it, and may write a rule.

# What is told of each seat at the end

tally-attacks =
    { $count ->
        [one] one attack
       *[other] { $count } attacks
    }
tally-held =
    { $count ->
        [one] held the shield once
       *[other] held the shield { $count } times
    }
tally-damage =
    { $count ->
        [one] 1 damage dealt
       *[other] { $count } damage dealt
    }
