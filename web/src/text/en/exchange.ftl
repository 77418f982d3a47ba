# Two seats exchange cards

exchange-title = The exchange
exchange-offers =
    offers { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
exchange-thinks =
    is asked for { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
exchange-lays =
    lays { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
exchange-has-laid = has laid everything
exchange-got = got
exchange-offer = Offer an exchange
exchange-offer-title = Offer an exchange
exchange-with = With whom?
exchange-everybody = everybody
exchange-you-give = You give
exchange-you-take = You get
exchange-how = If they accept, both of you choose your cards and lay them face down; only you two see what changes hands.
exchange-say = Say what you are after …
exchange-make-offer = Offer { $give } for { $take }
