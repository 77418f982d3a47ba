# A game: its rules, cards and options

rules-views = About this game
rules-view-rules = Rules
rules-view-cards = Cards
rules-view-options = Options
rules-no-such-game = There is no such game here.
rules-no-such-game-hint = Perhaps it is not installed on this server.
rules-play-now = Play now against bots
rules-learn = Learn it in a few minutes
rules-on-paper = Print it
rules-players = { $least } to { $most } players
rules-players-exactly = { $count ->
    [one] { $count } player
   *[other] { $count } players
}

rules-contents = In these rules
rules-print = Print the rules

rules-search = Search titles and texts
rules-type = Type of card
rules-all-types = all types
rules-label = Label
rules-all-labels = all labels
rules-cards-found = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
rules-no-cards = No card fits that.
rules-show-all = Show all cards
rules-previous-card = Previous card
rules-next-card = Next card

rules-options-about = The host of a table can change these. If they don't, the game is played as in the rules.
rules-usually = Usually: { $value }
rules-possible = possible: { $values }
rules-from-to = { $least } to { $most }
rules-from = { $least } or more
