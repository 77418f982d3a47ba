title = Kuhn's poker
card-jack = jack
card-queen = queen
card-king = king

zone-hand = Hand
zone-bet = Bet
zone-last = Last
zone-passed = Passed
zone-won = Won

move-pass = Pass
move-bet = Bet

prompt-turn = Pass or bet?

event-told = { $seat } looks worried.
