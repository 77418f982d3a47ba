title = High Card
tagline = Lay a card with everyone else; the highest takes the trick, and nobody is sorry.
length = about 5 minutes
difficulty = easy: a card a trick
who-starts = Who has been up highest today?

option-cards = Cards
    .hint = How many cards everyone gets, and how many tricks are played.

zone-hand = Hand
zone-chosen = Chosen
zone-tricks = Tricks

does-rank = Counts { $value }.

move-lay = Lay { $card }

prompt-trick = Which card do you lay?
prompt-turn = Which card do you lay?

event-laid = { $seat } laid { $card }.
event-won = { $seat } took the trick.

# Errors: what is wrong with options or a position

error-hands_differ = p1.hand: everybody holds as many cards as the others, at least one
error-all_have_chosen = p1.chosen: when everybody has chosen, the cards are laid
