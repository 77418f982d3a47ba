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
replay-drawn = A draw: { $names }.
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
replay-play-on = Play on from here
replay-play-on-about = The cards lie as they lay at move { $at }. Bots play for the others; they know no more than their seats do.
replay-play-on-as = You play for
replay-play-on-now = Play on
replay-check = Check the deal

# Was the deal fair?

proof-title = Check the deal
proof-about = Your browser now computes the whole deal again, from the record of the game and from what it wrote down itself before the cards were out.
proof-computing = Computing …
proof-computed = computed:
proof-promised = promised:
proof-holds-yes = This is right.
proof-holds-no = This is wrong.
proof-holds-unsure = This cannot be told from here.
proof-plain-number = This game was dealt from a plain number that everybody could know.
proof-played-on = This game goes on from a moment of another one: its deal was known before it began.
proof-secret = The house's secret has the hash that was published with the table, before anybody sat down.
proof-secret-kept = The house's secret has the hash that this browser wrote down before the deal.
proof-secret-differs = The house's secret is another than the one whose hash was published before the deal.
proof-commitment = The secret was bound to this game, these rules, options and seats before anybody added to it.
proof-commitment-kept = The secret was bound to this game, these rules, options and seats: this browser wrote the seal down before the deal.
proof-commitment-differs = The seal that was published before the deal is not that of this secret with this game, these rules, options and seats.
proof-commitment-loose = The secret was sealed for no game and no seats: it may have been meant for another table.
proof-table-differs = The record is of another game, of other options or of other seats than this browser was told.
proof-added =
    { $count ->
        [one] One player sealed a random number first and opened it then. The house could not know it when it sealed its own.
       *[other] { $count } players sealed random numbers first and opened them then. Nobody could know them all before all were sealed.
    }
proof-nobody = Nobody at the table added to the deal: it comes from the house's secret alone.
proof-no-people = No person sat at this table: the deal comes from the house's secret alone.
proof-strangers = Somebody who does not sit at the table added to the deal.
proof-missing = { $name } is missing in the record: neither added to the deal nor named absent.
proof-absent-and-there = { $name } is named absent and has sent something all the same.
proof-uncommitted = { $name } sealed no number in time and added nothing to the deal.
proof-unopened = { $name } sealed a number and did not open it in time: by holding it back they could choose between two deals.
proof-opened-otherwise = What { $name } opened is not what was sealed.
proof-lot = Who starts was drawn from the same numbers: { $first }.
proof-lot-differs = The lot names { $drawn }, but { $first } was seated first.
proof-heard = All players' seals are those that this browser was told before anybody opened.
proof-heard-differs = The players' seals are others than this browser was told before anybody opened.
proof-mine = What this browser added for you is in the record, unchanged.
proof-mine-differs = What this browser added for you is not in the record as it was sent. If you did not have the table open in a second browser, the house has put another number there.
proof-mine-opened = The house says that you did not open your number. This browser did open it, in time.
proof-mine-committed = The house says that you sealed no number. This browser did seal one, in time.
proof-mine-lost = The house says that you added nothing in time. This browser cannot say whether what it sent arrived.
proof-not-here = This browser added nothing to the deal, so it has only the word of the house. Check it in the browser that you played with.
proof-rounds-gone = This browser sealed and opened a number, and the record knows nothing of that.
proof-alone = The deal comes from the house's secret alone. It was fixed before the game, but the house could have chosen it.
proof-silent =
    { $count ->
        [one] One person at the table added nothing in time.
       *[other] { $count } people at the table added nothing in time.
    }
proof-one-round = This game was dealt by an older protocol, in one round: the last to add, together with the house, could have tried many numbers, and who starts came from the secret alone.
proof-seen = They are the cards that this browser saw after the deal.
proof-seen-differs = They are other cards than this browser saw after the deal.
proof-not-seen = This browser did not see the table just after the deal.
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
proof-verdict-fair = The deal was fair.
proof-verdict-unfair = The deal was not fair.
proof-verdict-unknown = Whether the deal was fair cannot be told.
proof-notes = What this browser wrote down
proof-all-moves = “holdfast verify RECORD --notes NOTES” plays all moves again as well.
