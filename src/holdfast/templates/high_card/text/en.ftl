title = High Card
tagline = Lay a card with everyone else; the highest takes the trick, and nobody is sorry.

option-cards = Cards
    .hint = How many cards everyone gets; so many tricks are played.

zone-hand = Hand
zone-chosen = Chosen
zone-tricks = Tricks

does-rank = Counts { $value }.

move-lay = Lay { $card }

prompt-trick = Which card do you lay?
prompt-turn = Which card do you lay?

event-laid = { $seat } laid { $card }.
event-won = { $seat } took the trick.
