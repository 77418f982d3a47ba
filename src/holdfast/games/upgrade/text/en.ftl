title = Upgrade
tagline = A bluffing duel with open attacks and hidden defences: improve your cards, or gamble a token.
length = about 15 minutes
difficulty = easy: three things to do, and one of them is a bluff
who-starts = Who was the last to upgrade anything?

option-tokens = Tokens
    .hint = How many tokens everyone starts with; more tokens make a longer game.
option-top_rank = Highest rank
    .hint = The highest rank in the deck, from 6 to King: higher ranks bring more surprises and less counting.
option-attack_row = Attack row
    .hint = The most cards an attack row can hold.
option-defence_row = Defence row
    .hint = How many cards guard each player; the set-up deals one more than this.
option-discarding = Discarding
    .hint = When off, nobody may throw the drawn card away: upgrade or attack.
option-attack_downgrade = Attack downgrade
    .hint = When off, an attack card can only be replaced by a higher one.
option-open_discard = Open discard pile
    .hint = When off, discarded cards lie face down and nobody may look through them.
option-variant = Variant
    .hint = Rush is a quick game with one attack card, one defence card and no discarding.
    .value-standard = standard
    .value-rush = Rush
option-turn_limit = Turn limit
    .hint = After this many turns the game ends and tokens decide.

zone-turn = On turn
zone-drawn = Drawn
zone-deck = Deck
zone-discard = Discard pile
zone-removed = Out of the game
zone-tokens = Tokens
zone-attack = Attack
zone-defence = Defence
zone-hand = Hand
zone-picked = Picked
zone-bows_owed = Bows owed
zone-bows_made = Bows made
zone-out = Out

# What the cards mean

does-rank = Counts { $value } in attack and defence.
does-A = Counts 1 in attack and defence: nothing is weaker. But nobody else knows that you hold it.
does-J = Counts 11. In the deck only at a table whose highest rank is the jack or above.
does-Q = Counts 12. In the deck only at a table whose highest rank is the queen or above.
does-K = Counts 13, and nothing counts more. In the deck only at a table that plays with kings.

# Moves

move-open = Open with { $card }
    .hint = face up, for the attack
move-upgrade-attack = Replace { $slot_card } in your attack
move-upgrade-defence = Replace { $slot_card } in your defence
move-upgrade-add = Add to the attack
move-discard = Discard the drawn card
    .hint = nothing changes
move-attack = Attack { $seat }
    .hint = your row against theirs
move-pass = Pass

# Questions

prompt-opening = Which card opens your attack? The others become your hidden defence.
prompt-turn = What do you do with the drawn card?

# The story

event-opened = { $seat } opened with { $card }.
event-drew = { $seat } drew { $card }.
event-improved_attack = { $seat } put { $card } in the attack for { $old }.
event-improved_defence =
    { $card_is ->
        [hidden]
            { $old_is ->
                [hidden] { $seat } replaced a defence card.
               *[other] { $seat } replaced a defence card: { $old } was discarded.
            }
       *[other] { $seat } put { $card } in the defence for { $old }.
    }
event-added = { $seat } added { $card } to the attack.
event-discarded = { $seat } discarded { $card }.
event-challenged = { $seat } went for { $target } with { $force }.
event-revealed = { $seat } revealed { $card }.
event-won = { $seat } attacked { $target }: { $force } against { $wall }, and took a token.
event-lost = { $seat } attacked { $target }: { $force } against { $wall }, and lost a token.
event-tied = { $seat } attacked { $target }: { $force } against { $force }. Time to bow.
event-new_attack = { $seat } laid { $card } down as a new attack.
event-drew_defence = { $seat } drew { $card } for a new defence.
event-passed = { $seat } passed.
event-eliminated = { $seat } ran out of tokens and left the table.
event-bowed = { $seat } bowed.
event-reshuffled = The discard pile was shuffled into a new deck.

gesture-bow = bow, I bow

# Errors: what is wrong with options or a position

error-deck_too_small = { $seats } players with attack_row { $attack } and defence_row { $defence } need { $needed } cards, but with top_rank { $rank } there are { $cards }: make a row smaller or top_rank higher
error-nothing_drawn_in_setup = drawn: nobody has drawn a card during set-up
error-out_of_tokens_with_cards = { $seat }: has no tokens and is out, but has cards
error-rows_filled_in_setup = { $seat }.hand: during set-up the rows are empty

## Said once, in somebody's first game

once-prompt-opening = Your attack lies open for everybody; your defence only you see.
once-prompt-turn = Attack if you think that your open cards beat somebody's hidden ones: if you are wrong, you lose a token.

# On paper

credits = After Upgrade by Josh Grunik and friends (github.com/jgrunik/upgrade), CC BY-NC-SA 4.0 (creativecommons.org/licenses/by-nc-sa/4.0). Reworded and drawn anew by Holdfast; not for sale.
reference =
    Draw a card; only you see it. Then do one of three things.
    Upgrade: put it in place of an attack or defence card, or add it to your attack while there is room.
    Discard: lay it on the discard pile.
    Attack: a player turns up the whole defence. Higher: take a token. Lower: lose one. Equal: you both bow.
    After an attack the drawn card is your new attack, and the defender draws a fresh defence.
    Without tokens you are out. The last one in wins.

# What is told of each seat at the end

tally-won =
    { $count ->
        [one] one attack won
       *[other] { $count } attacks won
    }
tally-fended_off =
    { $count ->
        [one] one attack fended off
       *[other] { $count } attacks fended off
    }
tally-improved =
    { $count ->
        [one] one card improved
       *[other] { $count } cards improved
    }
