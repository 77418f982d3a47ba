title = Cuttle
tagline = First to 21 points wins, and every card has a second trick up its sleeve.
length = about 15 minutes
difficulty = medium: two-player combat, one trick for each rank
who-starts = Who was the last to swim in the sea?

option-hand_limit = Hand limit
    .hint = Who holds this many cards cannot draw.
option-turn_limit = Turn limit
    .hint = After this many turns a game that nobody has won is a draw.

zone-deck = Deck
zone-discard = Scrap
zone-removed = Out of the game
zone-stack = On the stack
zone-revealed = Turned up by the seven
zone-target = Target
zone-passes = Passes in a row
zone-hand = Hand
zone-points = Points
zone-royals = Royals and glasses
zone-score = Score
zone-goal = Goal

badge-JS = J♠
badge-JH = J♥
badge-JD = J♦
badge-JC = J♣

# What the cards do

does-A = 1 point. One-off: all point cards on the table, yours too, go to the scrap.
    .ruling = Queens do not stop it, and jacks go to the scrap along with the cards they hold.
does-2 = 2 points. One-off: scrap one of your opponent's royals or glasses. Or, at any time: counter a one-off.
    .ruling = A jack that is scrapped gives its card back to the player who held it before. A two that counters can itself be countered by a two.
does-3 = 3 points. One-off: take a card of your choice from the scrap.
    .ruling = You choose when the three takes effect, so you may take a two that was just played against it. It cannot take itself.
does-4 = 4 points. One-off: your opponent chooses two cards from hand for the scrap.
    .ruling = Who holds only one card gives that one.
does-5 = 5 points. One-off: draw two cards.
    .ruling = You draw no more than your hand and the deck allow.
does-6 = 6 points. One-off: all royals and glasses on the table, yours too, go to the scrap.
    .ruling = Queens do not stop it. Jacks are royals too: every stolen card returns to the player who laid it.
does-7 = 7 points. One-off: turn up the top card of the deck and play it at once, any way you like.
    .ruling = A card that cannot be played, a jack with nothing to steal, goes to the scrap. If it is a one-off, it can be countered.
does-8 = 8 points. Or glasses: while they lie before you, your opponent plays with an open hand.
    .ruling = Laid as glasses it scores nothing; laid for points it is no pair of glasses. Cards that were seen stay known after the glasses are gone.
does-9 = 9 points. One-off: return one of your opponent's royals or glasses to their hand.
    .ruling = It goes back even to a full hand. A jack goes back to the player who played it, and the card it held returns to its previous holder.
does-10 = 10 points, and nothing else: no one-off.
    .ruling = Only a higher suit of the same rank scuttles it.
does-J = Lay it on one of your opponent's point cards: the card is yours, with its points, as long as the jack lies there.
    .ruling = The last of several jacks on a card decides whose it is. It can only be laid where no queen protects.
does-Q = Protects your other cards on the table from jacks, twos and nines.
    .ruling = She does not protect herself; two queens protect each other. Scuttling, aces and sixes ignore her, and she does not stop counters.
does-K = Lowers your goal: 14 points with one king, 10 with two, 7 with three, 5 with four.
    .ruling = If you have that many points already, you win at once.

# Moves

move-draw = Draw a card
move-points = Play { $card } for points
move-scuttle = Scuttle { $target } with { $card }
move-lay = Lay { $card } as a lasting card
move-steal = Steal { $target } with { $card }
move-play = Play { $card } as a one-off
move-aim = Play { $card } as a one-off against { $target }
move-counter = Counter with { $card }
move-allow = Let it happen
move-take = Take { $card } from the scrap
move-discard = Discard { $card }
move-pass = Pass

# Questions

prompt-turn = It is your turn: draw a card or play one.
prompt-countering =
    { $aim_is ->
        [none] { $card } is about to take effect. Counter it with a two?
       *[other] { $card } is aimed at { $aim }. Counter it with a two?
    }
prompt-taking = Which card do you take from the scrap?
prompt-discarding =
    { $left ->
        [one] Discard one card.
       *[other] Discard { $left } cards, one after the other.
    }
prompt-revealing = How do you play the card that the seven turned up?

# The story

event-drew = { $seat } drew { $card }.
event-scored = { $seat } played { $card } for points.
event-scuttled = { $seat } scuttled { $target } with { $card }.
event-crowned = { $seat } laid { $card } and needed only { $goal } points.
event-guarded = { $seat } laid { $card } to protect the rest.
event-peered = { $seat } put on { $card } as glasses.
event-stole = { $seat } stole { $target } with { $card }.
event-played = { $seat } played { $card } as a one-off.
event-aimed = { $seat } played { $card } as a one-off against { $target }.
event-countered = { $seat } countered { $target } with { $card }.
event-failed = { $card } had no effect.
event-swept_points = { $card } swept all point cards off the table.
event-swept_royals = { $card } swept all royals and glasses off the table.
event-scrapped = { $seat } lost { $card } to the scrap.
event-took = { $seat } took { $card } from the scrap.
event-discarded = { $seat } discarded { $card }.
event-revealed = { $seat } turned up { $card }.
event-unplayable = { $card } could not be played and went to the scrap.
event-returned = { $seat } took { $card } back in hand.
event-came_back = { $card } returned to { $seat }.
event-passed = { $seat } passed.
event-stalemate = Three passes in a row: the game is a draw.
event-reached = { $seat } reached { $points } points, and that was enough.

# Errors: what is wrong with a position

error-only_royals_and_glasses = { $seat }.royals: only eights, queens and kings lie there
error-only_points_and_jacks = { $seat }.points: aces to tens lie there, and jacks behind the card that they hold
error-not_a_stack_of_twos = stack: a one-off lies there, and behind it the twos played against it
error-revealed_beside_stack = revealed: while a one-off is not settled, no card has been turned up by a seven
error-target_without_aim = target: a two or a nine that was played has a target, and nothing else has
error-target_not_exposed = target: it is a royal, a jack or glasses of the opponent that no queen protects
error-question_out_of_place = pending: this question cannot be asked here

# Said once, in somebody's first game

once-prompt-turn = A number card counts for points, or does once what its rank says. The first with 21 points wins.
once-prompt-countering = A two sends a one-off to the scrap; another two can answer it.

# On paper

credits = Cuttle, a traditional game that belongs to nobody. Rule book and drawings by Holdfast.
reference =
    Do exactly one of these:
    Draw a card, unless you hold eight.
    Points: lay an ace to ten before you. Scuttle: play one on a lower point card of your opponent.
    Lasting: a king, a queen, an eight as glasses, or a jack on a point card.
    One-off: it does what it says, unless a two counters it.
    21 points win; each king of yours lowers that goal.
