# A game watched again

replay-title = Replay
replay-seen-by = Seen by
replay-as-open = all cards open
replay-as-spectator = a spectator
replay-transport = Through the game
replay-first = To the deal (Home)
replay-back = One move back (←)
replay-play = Play (space)
replay-pause = Pause (space)
replay-forward = One move on (→)
replay-last = To the end (End)
replay-moment = Moment of the game
replay-move-of = move { $at } of { $end }
replay-speed = Speed: { $speed } times. Change it
replay-story = Story
replay-deal = The cards have been dealt.
replay-won =
    { $count ->
        [one] { $names } won.
       *[other] { $names } won together.
    }
replay-share = Share this moment
replay-copied = The link to this moment is copied.
replay-link = Link to this moment:
replay-download = Download the record
replay-more = More
replay-rules = Rules of the game
replay-check = Check the deal

# Was the deal fair?

proof-title = Check the deal
proof-about = Nobody could choose these cards: not the house, not the players. Your browser now computes it all again, from the record of the game.
proof-computing = Computing …
proof-computed = computed:
proof-promised = promised:
proof-holds-yes = This is right.
proof-holds-no = This is wrong.
proof-holds-unsure = This cannot be checked here.
proof-plain-number = This game was dealt from a plain number that everybody could know, so there is nothing to prove.
proof-secret = The house's secret has the hash that was published with the table, before anybody sat down.
proof-secret-kept = The house's secret has the hash that this browser wrote down before the deal.
proof-commitment = The secret was bound to this game, these rules, options and seats before anybody added to it.
proof-commitment-kept = The secret was bound to this game, these rules, options and seats: this browser wrote the seal down before the deal.
proof-added =
    { $count ->
        [0] No player added to the deal: it comes from the house's secret alone.
        [one] One player added random numbers to it. The house could not know them when it was bound.
       *[other] { $count } players added random numbers to it. The house could not know them when it was bound.
    }
proof-mine = What this browser added for you is in the record, unchanged.
proof-mine-late = What this browser added for you came too late for this deal.
proof-silent =
    { $count ->
        [one] One person at the table added nothing in time.
       *[other] { $count } people at the table added nothing in time.
    }
proof-key = All of it together gives the key of the deal.
proof-numbers =
    { $count ->
        [one] The key gives the one random number of the deal.
       *[other] The key gives all { $count } random numbers of the deal.
    }
proof-numbers-differ = The key gives other random numbers than the deal was made with.
proof-cards =
    { $count ->
        [one] Shuffled and dealt by these numbers, the card lies where it lay.
       *[other] Shuffled and dealt by these numbers, all { $count } cards lie where they lay.
    }
proof-cards-differ = Shuffled and dealt by these numbers, the cards lie elsewhere.
proof-deck = The deck after the shuffle, from its top ({ $count } cards in all):
proof-fair = The deal was fair.
proof-unfair = Something here is not as it was promised.
proof-all-moves = “holdfast verify” with the downloaded record plays all its moves again as well.
