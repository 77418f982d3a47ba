title = Ship IT!
tagline = Get your secret architecture into production before the others break it.
length = about half an hour
difficulty = medium: a hand of cards that explain themselves
who-starts = Who was the last to fix something at night?

## Options

option-extra_cards = Extra cards
    .hint = Cache, OpenSource, Supply Chain and Merge are in the deck.
option-social = Social interaction
    .hint = Some cards ask for a small performance; if the others object, the card fails.
option-play_on = Play on
    .hint = The game goes on after the first win, until one player is left.
option-cache_counts = Cache counts
    .hint = A Cache counts for victory once the component it was placed with is gone.
option-turn_limit = Turn limit
    .hint = After this many turns the game is over and needed components in production decide.

## Zones and counters

zone-architecture = Architecture
zone-hand = Hand
zone-production = Production
zone-repair = In repair
zone-no_deploy = No deploy
word-this = this turn
word-next = next turn
zone-out = Shipped
terminal-out = shipped
zone-laid = Laid for the trade
zone-laid_to = Cache placed with
zone-deck = Deck
zone-discard = Discard pile
zone-removed = Out of the game
zone-aside = Unused architectures
zone-played = On the table
zone-events = Events
zone-looked = Looked at
zone-turn = Turn
zone-step = Step
zone-done = This turn
zone-attack = Attack
zone-trade = Trade

step-events = Event
step-choice = Draw or act
step-acting = Acting
repair-this = until the end of this turn
repair-next = until the end of the next own turn
badge-junior = Junior

## Card types

type-architecture = Architecture
type-component = Component
type-draw = Draw
type-attack = Attack
type-defence = Defence
    .later = A defence answers an attack on you.
type-meta = Meta
    .later = sudo goes with an attack on a component, or with a defence.
type-event = Event

label-extra = extra card
label-bug = bug
label-security = security
label-social = performance

card-performed = Asks for a performance at a table with social interaction.
label-needed = needed

## Architectures

card-analytics = Analytics
    .text = Needs in production: 1 backend, 2 databases.
    .tip = Databases are yours to hoard. Let the others believe you want frontends.
    .flavour = We measured everything twice and then guessed.
card-microfrontends = Microfrontends
    .text = Needs in production: 2 frontends, 1 database.
    .tip = Deploy the database last: it gives you away.
    .flavour = Eleven teams, one button, four shades of blue.
card-microservices = Microservices
    .text = Needs in production: 1 frontend, 2 backends.
    .tip = Two backends in one turn need an Orchestrator.
    .flavour = There was one problem, and now there are forty with health checks.
card-application = Application
    .text = Needs in production: 1 frontend, 1 backend, 1 database.
    .tip = One of each: whatever you draw helps, and nobody can guess the last one.
    .flavour = It does exactly one thing, and nobody remembers which.

## Components

card-database = Database
    .text = A component. Deploy it if your architecture needs it, or as a bluff.
    .tip = Two in production look like Analytics. Are they?
    .flavour = Forgets nothing, least of all your DELETE without a WHERE.
card-backend = Backend
    .text = A component. Deploy it if your architecture needs it, or as a bluff.
    .tip = Three of the four architectures want one. Everybody will want yours.
    .flavour = It works on my machine, and my machine is production.
card-frontend = Frontend
    .text = A component. Deploy it if your architecture needs it, or as a bluff.
    .tip = With a CI attached it survives the first bug.
    .flavour = Centred at last, so nobody breathe near that div.
card-cloud = Cloud
    .text = Stands for any one frontend, backend or database when victory is checked.
    .tip = Keep it in hand until it is the last piece.
    .flavour = You own nothing, it rains on Fridays, and your card is on file.
    .ruling = It does not stand for Monitoring, Firewall or Cache. Two Clouds stand for two. Back in hand, only Clouds are in repair.
card-cache = Cache
    .text = Placed with one of your components, it is of that type for good. Never counts for victory, but you may lose it in that type's place.
    .tip = Place it with the component you fear for most.
    .flavour = Remembers everything except when to forget.
    .ruling = It can be given up in place of a component of its type, with its own CI or Certificate counting. Back in hand it blocks Caches and the type it had. Without a component to lay it to, it cannot be deployed.
card-monitoring = Monitoring
    .text = While it is in production, bugs can hit only Monitoring among your components. Against sudo it may step in, with a sudo of yours.
    .tip = Give it the CI: it will be the first to be shot at.
    .flavour = Thirty-four alerts, all of them “probably fine”.
    .ruling = Hit itself, it may be saved by Excuse or CI like any component. Stepping in against sudo it is discarded with all that is attached to it.
card-firewall = Firewall
    .text = While it is in production, security issues can hit only Firewall among your components. Against sudo it may step in, with a sudo of yours.
    .tip = A Certificate on the Firewall buys two turns of peace.
    .flavour = Keeps out attackers, users and joy.
    .ruling = Hit itself, it may be saved by Patch or Certificate like any component. Stepping in against sudo it is discarded with all that is attached to it.

## Draw

card-research = Research
    .text = Look through the deck and take a card of your choice (no event). The deck is shuffled.
    .tip = Take the last piece, or the defence for it.
    .flavour = Forty open tabs, and the answer was in the error message.
    .ruling = It needs something to take: with nothing but events in the deck it cannot be played.
card-garbage_collector = Garbage Collector
    .text = Take a card of your choice from the discard pile (no event, no Garbage Collector).
    .tip = Everybody sees what you take. A spent sudo is often the best catch.
    .flavour = What one team threw away, another will ship tomorrow.
    .ruling = It needs something to take. Everybody sees what it was.
card-hype = Hype
    .text = Draw the top three cards.
    .tip = Events come along for free. Play it before you deploy only if you can afford a Friday.
    .flavour = Rewritten overnight in a language that is three days old.
    .ruling = Events among the three happen one by one, in the order drawn, when all three are there.
card-rfc = RFC
    .text = Name a card (no event) and another player. If they have it in hand, they give you one, openly.
    .tip = Ask for what you have just traded away.
    .flavour = Comments requested, opinions received, friends lost.
    .ruling = It names a card, not a kind of card. If the player does not have it, nothing is shown, and RFC is gone.
card-p2p = P2P
    .text = Take a random card from another player's hand. With a beer that the others believe in: two.
    .tip = Best against a hand that has grown by trading.
    .flavour = Sharing is a joy, above all with other people's things.
    .ruling = The player must have a card. Only the two of you see which one it was.
card-opensource = OpenSource
    .text = Show it and look at the top card of the deck: take it and discard OpenSource, or leave it and keep OpenSource until next turn.
    .tip = Leaving an event on the deck is a present for the next player.
    .flavour = Four thousand stars, nine hundred issues, one maintainer on holiday.
    .ruling = An event that you only look at does not happen; one that you take does. Shown and left, it cannot be shown again this turn.

## Attack

card-bug = Bug
    .text = A player takes one of their components, their choice, back to hand.
    .tip = They will give up what they need least. Hit them when everything is needed.
    .flavour = We checked, and sadly it is not a feature.
    .ruling = With Monitoring in production the target can lose only that. You may attack yourself, and defend.
card-critical_bug = Critical Bug
    .text = A player discards one of their components, their choice.
    .tip = Best against a player with a single component.
    .flavour = Severity: yes.
    .ruling = With Monitoring in production the target can lose only that. What is discarded is not in repair.
card-specific_bug = Specific Bug
    .text = The component you name goes back to its owner's hand.
    .tip = Aimed at yourself it saves a component from theft.
    .flavour = Only on Tuesdays, only in Safari, only for the chief executive.
    .ruling = A Cache of the named component's type may be given up in its place.
card-security_issue = Security Issue
    .text = The component you name goes from its owner's production into your hand.
    .tip = It stays in repair this turn: you deploy it in the next.
    .flavour = The key leaked in a commit, and again in the commit that fixed it.
    .ruling = A Cache of the named component's type may be given up in its place; you get the Cache then.
card-ddos = DDoS
    .text = Another player may not deploy in their next turn. Nothing defends against it.
    .tip = Play it on the one who is a single component short.
    .flavour = You are popular at last.
    .ruling = It is neither a bug nor a security issue. On somebody who is under one already it adds nothing.
card-supply_chain = Supply Chain
    .text = Look at the top cards, one more than there are players. Discard one, put the others back in any order.
    .tip = The next player draws what you put last.
    .flavour = Somebody you never met has merged something you never read.
    .ruling = Looking is not drawing: events seen here do not happen. Only players still in are counted.

## Defence

card-excuse = Excuse
    .text = Answer to a bug on you: it has no effect. Against sudo only with sudo.
    .tip = Keep one for the turn before you win.
    .flavour = It was a cosmic ray, and it left a note.
    .ruling = It answers before CI and Monitoring are asked. Against sudo it needs a sudo of yours.
card-patch = Patch
    .text = Answer to a security issue on you: it has no effect. Against sudo only with sudo.
    .tip = There are only two. Remember where they went.
    .flavour = hotfix_final_2_really_final, now with the fix.
    .ruling = It answers before Certificate and Firewall are asked. Against sudo it needs a sudo of yours.
card-ci = CI
    .text = Deploy it together with a component: it stops one bug on it, then is discarded. Against sudo only with sudo.
    .tip = It can never be added later. Wait for it if you can.
    .flavour = Green on the fourth try, so it must be fine.
    .ruling = It works by itself. Against sudo you may add a sudo; if you do not, CI is discarded and the bug goes on.
card-certificate = Certificate
    .text = Deploy it together with a component: it stops one security issue on it, then is discarded. Against sudo only with sudo.
    .tip = Put it on the component that everybody wants.
    .flavour = Expires on a Sunday at four in the morning, by tradition.
    .ruling = It works by itself. Against sudo you may add a sudo; if you do not, the Certificate is discarded and the attack goes on.

## Meta

card-sudo = sudo
    .text = With an attack on a component it breaks ordinary defence. With a defence it holds even against sudo.
    .tip = Five in the box. The player with the last one is right.
    .flavour = The magic word, since “please” never had the permissions.
    .ruling = In defence it may be played only against an attack with sudo. It does not go with DDoS or Supply Chain.
card-merge = Merge
    .text = Shuffle the discard pile and the deck together.
    .tip = Play it when the others have just discarded what you need.
    .flavour = 214 conflicts, one deep breath, “accept all”.
    .ruling = With an empty discard pile it may be played for nothing.
card-orchestrator = Orchestrator
    .text = You may deploy two components this turn. At most one Orchestrator per turn.
    .tip = From one component to victory in a single turn.
    .flavour = Conducts forty containers, none of which reads music.
    .ruling = Played after a deploy it allows a second one. On a Friday or under DDoS it may be played, for nothing.

## Events

card-e500 = 500
    .text = A bug hits you: defend with an Excuse, or take a component of your choice back to hand.
    .tip = Keep something in production that you can spare.
    .flavour = Something went wrong, we know what, and we won't say.
    .ruling = Without a component nothing happens. CI and Monitoring work as against any bug; nobody attacks, and there is no sudo.
card-zero_day = Zero Day
    .text = A security issue hits you: defend with a Patch, or give a component of your choice to another player.
    .tip = Give it to the player who needs it least.
    .flavour = You had zero days to prepare, and you wasted them all.
    .ruling = Without a component nothing happens. Certificate and Firewall work as against any security issue; nobody attacks, and there is no sudo.
card-friday = Friday
    .text = You may not deploy this turn.
    .tip = Nobody deploys on a Friday. Trade instead.
    .flavour = “It is only one line,” they said at 17:58.
    .ruling = What you deployed before it came stays: Hype may bring it in the middle of a turn.
card-hackers_paws = Hacker's Paws
    .text = Discard a card of your choice from hand.
    .tip = A spare card in hand is worth having.
    .flavour = Soft, quick, and already asleep on your keyboard.
    .ruling = With an empty hand nothing happens.

## Performances

perform-database = Give your database a motto.
perform-backend = Say in one sentence what your backend does, without naming a technology.
perform-frontend = Name a new JavaScript framework that nobody has heard of.
perform-research = Quote a study that you have just made up.
perform-garbage_collector = Tell what you threw away and still miss.
perform-hype = Announce this as if you stood on a very big stage.
perform-rfc = Ask politely, in the style of an official letter.
perform-specific_bug = Say under which exact conditions the bug appears.
perform-security_issue = Say a password that nobody should ever use.
perform-excuse = Make an excuse that you have not used today.
perform-merge = Name two things that should never be merged.
perform-zero_day = Calm the users down in one sentence.
perform-p2p = There is a beer on the table, they say. Do you believe it?

line-database-1 = I forget nothing, least of all your mistakes.
line-database-2 = In rows we trust.
line-backend-1 = It nods politely and writes everything down.
line-backend-2 = It says ‘yes’ to everyone and means it once in a while.
line-frontend-1 = Blurt.js: it renders before you ask.
line-frontend-2 = Porridge: warm components, slightly sticky state.
line-research-1 = Nine of ten servers prefer to be left alone.
line-research-2 = A survey of my desk shows: it was the network.
line-garbage_collector-1 = A backup. It was beautiful.
line-garbage_collector-2 = The one cable that fitted.
line-hype-1 = One more thing … it blinks!
line-hype-2 = From today on, nobody will ever write a loop again!
line-rfc-1 = Esteemed colleague, may I draw your attention to this card?
line-rfc-2 = Dear Sir or Madam, kindly hand it over at your earliest convenience.
line-specific_bug-1 = Only on leap days, in dark mode, with the left hand.
line-specific_bug-2 = Whenever somebody says ‘it can't be the cache’.
line-security_issue-1 = password, but with a capital P.
line-security_issue-2 = The name of the cat. The cat is called 123.
line-excuse-1 = That is not a bug, it was in the demo.
line-excuse-2 = It must have been the previous team. I was the previous team.
line-merge-1 = Tabs and spaces.
line-merge-2 = A deadline and a good idea.
line-zero_day-1 = Everything is under control; please don't click anything.
line-zero_day-2 = We have seen worse. Not today, but we have.

## Who is meant: somebody, or oneself

at-seat =
    { $seat_is ->
        [you] yourself
       *[other] { $seat }
    }
at-target =
    { $target_same ->
        [same]
            { $seat_gender ->
                [masculine] himself
                [feminine] herself
                [plural] yourself
               *[unknown] themself
            }
       *[other] { $target }
    }

## Moves

move-draw = Draw a second card and end the turn
    .hint = instead of acting
move-end = End the turn
    .hint = the next player draws
move-deploy = Deploy { $component }
move-deploy-ci = Deploy { $component } with CI
move-deploy-certificate = Deploy { $component } with Certificate
move-deploy-both = Deploy { $component } with CI and Certificate
move-deploy-beside = Place { $component } with component { $place }
move-deploy-beside-ci = Place { $component } with component { $place }, with CI
move-deploy-beside-certificate = Place { $component } with component { $place }, with Certificate
move-deploy-beside-both = Place { $component } with component { $place }, with CI and Certificate
move-play = Play { $played }
move-play-collect = Play { $played }: take { $card }
move-play-request = Play { $played }: ask { $seat } for { $card }
move-play-pull = Play { $played }: pull a card from { $seat }
move-play-beer = Play { $played } with a beer: pull a card from { $seat }, another from { $other }
move-play-at = Play { $played } on { $seat }
move-attack = Play { $played } on { at-seat }
move-attack-sudo = Play { $played } with sudo on { at-seat }
move-strike =
    { $seat_is ->
        [you] Play { $played } on your component { $place }
       *[other] Play { $played } on component { $place } of { $seat }
    }
move-strike-sudo =
    { $seat_is ->
        [you] Play { $played } with sudo on your component { $place }
       *[other] Play { $played } with sudo on component { $place } of { $seat }
    }
move-defend = Defend with { $defence }
move-defend-sudo = Defend with { $defence } and sudo
move-accept = Accept
move-lose = Give up component { $place }
move-lose-to = Give up component { $place } to { $seat }
move-trade = Offer { $seat } a trade: you give { $ratio_left }, { $seat } gives { $ratio_right }
move-trade-all = Offer everybody a trade: you give { $ratio_left } for { $ratio_right }
move-decline = Decline
move-give = Lay { $card }
move-give-to = Give it to { $seat }
move-take = Take it
move-take-card = Take { $card }
move-leave = Leave it
move-drop = Discard { $card }
move-put = Put { $card } on the deck
move-discard = Discard { $card }
move-perform = Perform
move-object = Object
move-fine = Fine by me

## Questions

prompt-turn = What do you do?
prompt-choice = Draw a second card and end your turn, or act: deploy, play, trade?
prompt-acting = What else? Your turn goes on until you end it.
prompt-answering =
    { $by_is ->
        [none] { $card } has hit you. Do you defend, or which component do you give up?
        [you] Your own { $card } hits you. Do you defend, or accept it?
       *[other]
            { $component_is ->
                [none] { $by } plays { $card } on you. Do you defend, or which component do you give up?
               *[seen] { $by } plays { $card } on your { $component }. Do you defend, or accept it?
            }
    }
prompt-losing =
    { $component_is ->
        [none] The Excuse failed. Which component do you give up?
       *[seen] The Excuse failed, { $card } goes on. Do you give up { $component }?
    }
prompt-stepping_in = With sudo, { $card } gets past your guard. Does the guard step in for { $component }, with a sudo of yours? It would be discarded.
prompt-holding = With sudo, { $card } breaks what is attached to { $component }. Do you hold it with a sudo of yours? Otherwise it is discarded and the attack goes on.
prompt-receiving = { $by } loses { $component }. Who gets it into their hand?
prompt-offered_trade = { $by } gives { $give ->
        [one] { $give } card
       *[other] { $give } cards
    }, you give { $take }, face down. Do you accept? There is no way back.
prompt-laying =
    { $by_is ->
        [you] Which card do you lay face down? You lay { $give }, { $to } lays { $take }; any card will do.
       *[other] Which card do you lay face down? You lay { $take }, { $by } lays { $give }; any card will do.
    }
prompt-performing =
    { $card } wants a performance. { $task ->
        [perform-database] { perform-database }
        [perform-backend] { perform-backend }
        [perform-frontend] { perform-frontend }
        [perform-research] { perform-research }
        [perform-garbage_collector] { perform-garbage_collector }
        [perform-hype] { perform-hype }
        [perform-rfc] { perform-rfc }
        [perform-specific_bug] { perform-specific_bug }
        [perform-security_issue] { perform-security_issue }
        [perform-excuse] { perform-excuse }
        [perform-merge] { perform-merge }
        [perform-zero_day] { perform-zero_day }
       *[other] Be brief.
    } If you decline, the card is played for nothing.
prompt-judging =
    { $task ->
        [perform-p2p] { $by } claims to have a beer at hand. Do you believe it? If most object, P2P pulls only one card.
       *[other] { $by } performed { $card }. Was that good enough? If most object, it was for nothing.
    }
prompt-researching = Which card do you take from the deck? It is shuffled afterwards.
prompt-looking = Do you take the top card and discard OpenSource, or leave it and keep OpenSource?
prompt-dropping = Which of these cards do you discard? You put the others back.
prompt-putting = Which card goes back on the deck now? The last one will be on top.
prompt-discarding = Hacker's Paws: which card do you discard?

## The story

event-drew = { $seat } drew { $card }.
event-drew_event = { $seat } drew { $card }, which happens at once.
event-deployed = { $seat } deployed { $card }.
event-attached = { $seat } attached { $card }.
event-laid_to =
    { $seat_is ->
        [you] { $card } stands beside your { $component } from now on.
       *[other] { $card } stands beside the { $component } of { $seat } from now on.
    }
event-played = { $seat } played { $card }.
event-played_at = { $seat } played { $card } on { at-target }.
event-struck =
    { $target_is ->
        [you] { $seat } played { $card } on your { $component }.
       *[other]
            { $target_same ->
                [same] { $seat } played { $card } on a { $component } of their own.
               *[other] { $seat } played { $card } on the { $component } of { $target }.
            }
    }
event-with_sudo = { $seat } added a sudo.
event-defended = { $seat } answered with { $card }.
event-stepped_in = { $card } stepped in for { $seat } and took the hit.
event-held = { $card } held: { $seat } kept { $component }.
event-broken =
    { $seat_is ->
        [you] { $card } on your { $component } broke.
       *[other] { $card } on the { $component } of { $seat } broke.
    }
event-stood_in =
    { $seat_is ->
        [you] { $card } stood in for your { $component }.
       *[other] { $card } stood in for the { $component } of { $seat }.
    }
event-took_back = { $seat } took { $card } back to hand, for repair.
event-threw_away = { $seat } discarded { $card } from production.
event-handed_over = { $seat } lost { $card } from production to { $target }.
event-dropped = { $seat } lost { $card } along with it.
event-no_deploy_next = { $seat } may not deploy next turn.
event-no_deploy_now = { $seat } may not deploy this turn.
event-nothing = It did no harm: { $seat } had nothing to lose.
event-took = { $seat } looked through the deck, took { $card } and shuffled the rest.
event-collected = { $seat } took { $card } from the discard pile.
event-requested = { $seat } asked { $target } for { $card }.
event-gave = { $seat } gave { $card } to { $target }.
event-missed = { $seat } got nothing: { $target } had no such card.
event-pulled =
    { $target_is ->
        [you] { $seat } pulled { $card } out of your hand.
       *[other] { $seat } pulled { $card } out of the hand of { $target }.
    }
event-claimed_beer = { $seat } claimed to have a beer.
event-looked_ahead =
    { $number ->
        [0] { $seat } looked at the deck, but no card was left.
        [one] { $seat } looked at the last card of the deck.
       *[other] { $seat } looked at the top { $number } cards of the deck.
    }
event-looked =
    { $card_is ->
        [hidden] { $seat } looked at the top card of the deck.
       *[other] { $seat } looked at the top card of the deck: { $card }.
    }
event-left = { $seat } left the card on the deck.
event-discarded = { $seat } discarded { $card }.
event-put_back = { $seat } put { $card } on the deck.
event-merged = { $seat } shuffled the discard pile into the deck.
event-reshuffled = The discard pile became the new deck.
event-offered = { $seat } offered { $target } a trade, giving { $give } for { $take }.
event-offered_all = { $seat } offered everybody a trade, giving { $give } for { $take }.
event-accepted = { $seat } accepted.
event-declined = { $seat } declined.
event-no_takers = Nobody wanted to trade with { $seat }.
event-no_more_offers = { $seat } had no more offers to make this turn.
event-laid = { $seat } laid { $card } face down.
event-exchanged = { $seat } and { $target } exchanged cards.
event-received = { $seat } received { $card }.
event-said = { $seat } said: “{ $said }”
event-performed = { $seat } performed { $card }: “{ $said }”
event-performed_aloud = { $seat } performed { $card } aloud.
event-performed_line =
    { $seat } performed { $card }: “{ $line ->
        [line-database-1] { line-database-1 }
        [line-database-2] { line-database-2 }
        [line-backend-1] { line-backend-1 }
        [line-backend-2] { line-backend-2 }
        [line-frontend-1] { line-frontend-1 }
        [line-frontend-2] { line-frontend-2 }
        [line-research-1] { line-research-1 }
        [line-research-2] { line-research-2 }
        [line-garbage_collector-1] { line-garbage_collector-1 }
        [line-garbage_collector-2] { line-garbage_collector-2 }
        [line-hype-1] { line-hype-1 }
        [line-hype-2] { line-hype-2 }
        [line-rfc-1] { line-rfc-1 }
        [line-rfc-2] { line-rfc-2 }
        [line-specific_bug-1] { line-specific_bug-1 }
        [line-specific_bug-2] { line-specific_bug-2 }
        [line-security_issue-1] { line-security_issue-1 }
        [line-security_issue-2] { line-security_issue-2 }
        [line-excuse-1] { line-excuse-1 }
        [line-excuse-2] { line-excuse-2 }
        [line-merge-1] { line-merge-1 }
        [line-merge-2] { line-merge-2 }
        [line-zero_day-1] { line-zero_day-1 }
       *[line-zero_day-2] { line-zero_day-2 }
    }”
event-refused_to_perform = { $seat } declined to perform { $card }.
event-believed = Nobody stopped { $seat }: { $card } counts.
event-objected = { $seat } did not convince everybody: { $against } objected to { $card }.
event-wasted =
    { $seat_is ->
        [you] Your { $card } was discarded without effect.
       *[other] { $card } was discarded without effect: { $seat } had wasted it.
    }
event-not_excused =
    { $seat_is ->
        [you] Your Excuse did not count: the attack on you went on.
       *[other] The Excuse did not count: the attack on { $seat } went on.
    }
event-next_chooses = { $target } will say who gets the component of { $seat }.
event-won = { $seat } shipped it! The architecture was { $card }.
event-left_over = { $seat } stayed behind and came last.

## Badges

badge-ci = CI
badge-certificate = Certificate
badge-database = as a database
badge-backend = as a backend
badge-frontend = as a frontend
badge-cloud = as a cloud

## What else is on the table

zone-performance = Performance
zone-opinion = Opinion
zone-recalled = Remembered
zone-repair_next = In repair until the end of the next turn
zone-cached = Cache stands for
zone-refused = Offers refused
zone-score = Needed components
zone-winner = Winner

# Errors: what is wrong with options or a position

error-nobody_has_won_yet = winner: nobody has won while the game goes on
error-card_does_not_attack = attack.card: { $card } does not attack a component
error-attacker_does_not_fit_card = attack.attacker: an event is an attack of nobody, any other card of somebody
error-hypes_never_end = removed: two Hypes draw each other for ever, unless three events are left in play
error-fetching_never_ends = removed: Garbage Collector and Research or OpenSource fetch each other for ever without events
error-one_thing_in_progress = pending: one attack, trade, performance or card at a time
error-excuse_without_attack = performance.card: an excuse answers an attack; there is none
error-second_deploy_needs_orchestrator = done.deploys: a second one needs an orchestrator
error-single_question_at_a_time = pending: one question at a time
error-cards_in_progress_missing = { $path }: with what is in progress { $cards } lies here
error-performed_move_plays_no_card = performance.move: this is not a move that plays a card
error-next_chooses_without_zero_day = attack.next_chooses: this goes only with a zero_day
error-next_chooses_without_performances = attack.next_chooses: nobody performs at a table without social interaction
error-component_not_there = attack.component: “k{ $place }” is not a component of { $seat }
error-target_without_component = attack.target: { $seat } has no component
error-event_hits_seat_on_turn = attack.target: an event happens to the seat on turn
error-event_without_sudo = attack.sudo: an event is an attack without sudo
error-attack_comes_first = events: the attack in progress comes first
error-only_seat_on_turn_attacks = attack.attacker: only the seat on turn attacks
error-event_before_attack = events: an event is over before anybody attacks
error-component_not_chosen_yet = attack.component: the target has not chosen it yet
error-only_guard_can_be_hit = attack.component: only { $guard } can be hit
error-second_draw_ends_turn = done.drew: the second card ends the turn, after its events
error-another_seat_is_asked = pending: { $seat } is asked, and nobody else
error-event_waits_for_card = events: an event waits until the card that drew it is over
error-attack_needs_card = attack.card: an attack needs a card
error-attack_needs_target = attack.target: an attack needs a target
error-trade_needs_two_seats = trade: an offer is `from` one seat `to` another
error-performance_needs_seat_and_card = performance: a `seat` performs a `card`
error-component_already_known = attack.component: by now it is known which one is hit
error-nobody_can_step_in = attack.stage: there is nobody who could step in
error-nothing_to_research = deck: there is no card that Research could take
error-nothing_holds_against_sudo = attack.stage: there is nothing that could hold against sudo
error-open_source_not_in_hand = { $seat }.hand: OpenSource is shown from the hand
error-nothing_to_look_at = deck: there is no card to look at
error-nothing_to_choose_from = looked: there is no card to choose from
error-next_player_does_not_choose = attack.stage: the next player does not choose who gets the component
error-only_excuse_can_fail = attack.stage: only an excuse can fail, and it answers bugs
error-nobody_performs_here = performance: nobody performs at a table without social interaction
error-performer_is_out = performance.seat: { $seat } is out
error-only_others_judge_performance = performance: only the other people at the table say what they think of it, once it is over
error-performance_judged_by_all = performance: everybody has said what they think of it
error-performer_not_on_turn = performance.seat: an event happens to the seat on turn
error-no_zero_day_to_perform = performance.card: there is no zero_day in `events` to perform
error-nothing_in_production_to_perform = performance.card: without a component in production nothing happens
error-excuse_comes_first = performance.card: an excuse is the first answer to a bug
error-only_target_excuses = performance.seat: only the target excuses itself
error-performed_move_is_no_excuse = performance.move: this is no answer with an excuse
error-card_not_performed_by_move = performance.card: { $card } is not performed with this move
error-beer_is_declared = performance.stage: a beer is declared, not performed
error-performer_out_of_turn = performance.seat: it is not their turn
error-event_before_card = events: an event is over before anybody plays a card
error-performed_component_deployed = done.deploys: the component that is performed is deployed already
error-performed_move_impossible = performance.move: it could not be made
error-objection_without_performance = performance: nobody performs, so nobody objects
error-no_such_component = { $path }: “{ $name }” is no component; there are { $components }
error-cache_needs_type = { $path }: a Cache is written with the type it has, as cache:backend; nothing else is
error-too_many_attachments = { $path }: to “{ $name }” at most one ci and one certificate can be attached
error-mapping_needed_at = { $path }: a mapping is needed here, not “{ $given }”
error-prompt_does_not_follow = pending: “{ $prompt }” does not follow from the rest of the position
error-no_such_entry = { $path }: there is no such entry; there are { $names }
error-repair_turn_missing = { $path }: “{ $type }” is in repair this turn or next; say which
error-neither_this_nor_next = { $path }: “{ $turn }” is neither this nor next
error-no_cache_in_production = { $seat }.laid_to: there is no Cache in production
error-no_such_word_in_done = done: “{ $word }” is none of { $words }
error-not_in_place_of_cache_type = { $seat }.laid_to: “k{ $place }” is not the place of a component of the Cache's type
error-words_need_trade_or_performance = words go only with a trade or a performance
error-cards_laid_before_acceptance = { $seat }.laid: nobody lays cards before the offer is accepted
error-too_many_cards_laid = { $seat }.laid: { $seat } owes only { $owed }
error-too_few_cards_for_trade = { $seat }.hand: { $seat } has fewer cards than the trade asks for
error-only_seat_on_turn_trades = trade.from: only the seat on turn offers a trade
error-trade_partner_is_out = trade.to: { $seat } is out
error-several_for_several = trade.take: several for several is no trade
error-event_before_trade = events: an event is over before anybody trades
error-no_cards_to_lay = { $seat }.laid: { $seat } has no cards to lay
error-trade_is_over = trade.stage: both have laid their cards, so the trade is over
error-recalled_not_of_other_side = { $seat }.recalled: only cards of the other side of a trade are

## Said once, in somebody's first game

once-prompt-turn = Nobody else knows your architecture. What it needs counts once it is in production, not in your hand.
once-prompt-choice = Drawing a second card ends your turn. If you act instead, you go on until you end it.
once-prompt-answering = A defence card answers the attack and is discarded. Without one the attack takes its course.
once-prompt-offered_trade = Nothing is given before both agree: then each lays cards face down.

# On paper

credits = After Ship IT! by Nikita Sobolev, Kira Goreva and contributors (github.com/sobolevn/ship-it-boardgame), CC BY-NC-SA 4.0 (creativecommons.org/licenses/by-nc-sa/4.0). Reworded and drawn anew by Holdfast; not for sale.
reference =
    Draw a card. Then draw a second one and stop, or act:
    deploy one component; play any number of other cards; make one trade, with at most three offers.
    Bug: Excuse, Monitoring or CI helps. Security issue: Patch, Firewall or Certificate.
    Against sudo only an answer with sudo holds.
    In repair: a component that came back to your hand may not be deployed until the end of your turn.
    Your architecture is complete at the end of your turn: show it, you have won.

# What is told of each seat at the end

tally-deployed =
    { $count ->
        [one] one component deployed
       *[other] { $count } components deployed
    }
tally-struck =
    { $count ->
        [one] one component attacked
       *[other] { $count } components attacked
    }
tally-defended =
    { $count ->
        [one] one attack held off
       *[other] { $count } attacks held off
    }
