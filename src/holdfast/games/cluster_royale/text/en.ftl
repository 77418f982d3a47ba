title = Cluster Royale
tagline = Break the others' clouds before they break yours.
length = about half an hour
difficulty = demanding: many cards that do special things
who-starts = Who was the last to deploy to production?

option-teams = Blue team against red team
    .hint = Four to six players in two teams; each team shares one row of five clusters.
option-first = First player
    .hint = The seat that begins, or random; by custom the player who last deployed to production.
    .value-random = by lot
option-competitor_offer = Competitor's Offer
    .hint = Adds one more attack to the deck: steal a celebrity.
option-turn_limit = Turn limit
    .hint = After this many turns the game ends, and the player with the most clusters wins.

badge-open = face up

# The teams, where a row of clusters is theirs

word-blue = the blue team
    .gender = plural
word-red = the red team
    .gender = plural

zone-hand = Hand
zone-cloud = Cloud
zone-clusters = Clusters
zone-deck = Deck
zone-discard = Discard pile
zone-cluster_discard = Lost clusters
zone-played = Being played
zone-waiting = Events waiting
zone-removed = Out of the game
zone-turn = On turn
zone-step = Step
zone-no_attacks = No attacks
zone-extra_turns = Extra turns
zone-loris = Loris protects
zone-done = Done this turn
zone-protected = Protected
zone-immune_to = Immune to
zone-skip = Skips a turn
zone-shutdown_in = Shutdown in
zone-destroyed_since = Lost since last turn
zone-sundar_debt = Sundar's debt
zone-out = Out
zone-rotation = Next in the team
zone-turns = Turns played
zone-blue = Blue team
zone-red = Red team

type-attack = Attack
type-defence = Defence
type-tech = Tech
type-celebrity = Celebrity
type-event = Event
type-cluster = Cluster

label-opensource = open source
label-corporation = corporation
label-microservice = microservice
label-database = database
label-java = Java
label-sysdig = Sysdig

card-AWS = AWS
    .text = A cluster. Lose your last one and you are out.
    .tip = Face down it is worth twice as much.
    .flavour = Two hundred services, and the one you need is called something else.
card-Azure = Azure
    .text = A cluster. Lose your last one and you are out.
    .tip = Bill Gates turns these up.
    .flavour = Signing you in, signing you in, signing you out.
card-GCP = Google Cloud
    .text = A cluster. Lose your last one and you are out.
    .tip = Face down it is worth twice as much.
    .flavour = Beautifully engineered, lovingly documented, discontinued on Thursday.
card-OpenShift = OpenShift
    .text = A cluster. Lose your last one and you are out.
    .tip = Face down it is worth twice as much.
    .flavour = Kubernetes in a hat, and the hat is a subscription.

exploit-ruling = A protected cluster is revealed too. Against a player who is immune to you nothing is revealed.
card-aws_vulnerability = Exploit AWS vulnerability
    .text = Reveal another player's cluster. Destroy it if it is AWS.
    .tip = A miss still tells you something.
    .flavour = The access keys were committed to the repository for safekeeping.
    .ruling = { exploit-ruling }
card-azure_vulnerability = Exploit Azure vulnerability
    .text = Reveal another player's cluster. Destroy it if it is Azure.
    .tip = A miss still tells you something.
    .flavour = The door was open, but even the burglar had to wait for the portal to load.
    .ruling = { exploit-ruling }
card-gcp_vulnerability = Exploit Google Cloud vulnerability
    .text = Reveal another player's cluster. Destroy it if it is Google Cloud.
    .tip = A miss still tells you something.
    .flavour = We found the hole by searching for it, and it was the first result.
    .ruling = { exploit-ruling }
card-openshift_vulnerability = Exploit OpenShift vulnerability
    .text = Reveal another player's cluster. Destroy it if it is OpenShift.
    .tip = A miss still tells you something.
    .flavour = It ran as root “just for the demo”, and the demo was in 2019.
    .ruling = { exploit-ruling }
card-aws_azure_vulnerability = Exploit AWS/Azure vulnerability
    .text = Reveal another player's cluster. Destroy it if it is AWS or Azure.
    .tip = Even odds against a hidden cluster.
    .flavour = Two clouds, one password, zero regrets so far.
    .ruling = { exploit-ruling }
card-aws_gcp_vulnerability = Exploit AWS/Google Cloud vulnerability
    .text = Reveal another player's cluster. Destroy it if it is AWS or Google Cloud.
    .tip = Even odds against a hidden cluster.
    .flavour = Multi-cloud: twice the invoices, one and the same hole.
    .ruling = { exploit-ruling }
card-aws_openshift_vulnerability = Exploit AWS/OpenShift vulnerability
    .text = Reveal another player's cluster. Destroy it if it is AWS or OpenShift.
    .tip = Even odds against a hidden cluster.
    .flavour = The ticket said “fix it later”, and this is later.
    .ruling = { exploit-ruling }
card-azure_openshift_vulnerability = Exploit Azure/OpenShift vulnerability
    .text = Reveal another player's cluster. Destroy it if it is Azure or OpenShift.
    .tip = Even odds against a hidden cluster.
    .flavour = Each team blamed the other, and both were right.
    .ruling = { exploit-ruling }
card-gcp_openshift_vulnerability = Exploit Google Cloud/OpenShift vulnerability
    .text = Reveal another player's cluster. Destroy it if it is Google Cloud or OpenShift.
    .tip = Even odds against a hidden cluster.
    .flavour = It is no back door if everybody uses it.
    .ruling = { exploit-ruling }
card-gcp_azure_vulnerability = Exploit Google Cloud/Azure vulnerability
    .text = Reveal another player's cluster. Destroy it if it is Google Cloud or Azure.
    .tip = Even odds against a hidden cluster.
    .flavour = The scanner showed a green light; it was the power light.
    .ruling = { exploit-ruling }
card-phishing = Phishing attack
    .text = Steal a random card from another player's hand.
    .tip = A single card in hand is a sure catch.
    .flavour = Dear colleague, you have won a mandatory training.
    .ruling = Someone without a card cannot be chosen.
card-stolen_credentials = Stolen Credentials
    .text = Steal a tech from another player's cloud.
    .tip = NGINX keeps techs from harm, not from you.
    .flavour = It was only a sticky note, but a very well-placed one.
    .ruling = NGINX does not stop it. The tech goes to the end of your cloud, and nothing that happens when a card enters happens again.
card-sql_injection = SQL Injection
    .text = Destroy all database cards of another player.
    .tip = MongoDB and PostgreSQL are the ones to hit.
    .flavour = Surname: O'Brien; rows affected: all of them.
    .ruling = A player without databases may be chosen; nothing happens then. NGINX keeps its owner's techs.
card-supply_chain = Supply Chain Attack
    .text = Destroy all open source cards of another player.
    .tip = Celebrities fall too: Linus, Loris, Paul.
    .flavour = Half the internet rests on a package that Steve has forgotten about.
    .ruling = A player without open source cards may be chosen; nothing happens then. NGINX keeps its owner's techs, not the celebrities.
card-log4shell = Log4Shell
    .text = Destroy all Java cards in play, yours too.
    .tip = Look at your own cloud first.
    .flavour = We log everything, and now everything logs in.
    .ruling = NGINX keeps its owner's techs.
card-brute_force_attack = Brute Force Attack
    .text = Destroy a tech of another player.
    .tip = A Honeypot gone makes the next exploit count.
    .flavour = The ten-thousandth guess was 9999, and that was a good guess.
    .ruling = A tech that NGINX protects may be chosen; nothing happens then.
card-ransomware = Ransomware
    .text = Another player pays with one of their clusters, which is destroyed, or skips their next turn. A player who is immune to you does neither.
    .tip = Good either way against a player about to strike.
    .flavour = Their help desk answers faster than yours.
    .ruling = Only a cluster that can be destroyed may be paid; a player without one skips. A Honeypot spent for it counts as paid. Nobody is the destroyer.
card-competitor_offer = Competitor's Offer
    .text = Steal a celebrity from another player's cloud.
    .tip = Paul Cormier comes with his terms.
    .flavour = Free fruit, table football and a chair that your roadmap paid for.
    .ruling = What happened when the celebrity entered does not happen again. A stolen Loris keeps his provider; Paul Cormier's condition is yours now.

card-cloud_obfuscation = Cloud Obfuscation
    .text = Turn all your clusters face down and shuffle them.
    .tip = Everything the others have seen is worthless again.
    .flavour = If the documentation is wrong, the attackers are lost too.
    .ruling = Once played it is not optional: all your clusters are turned and shuffled. You may still look at your own.
card-cloud_migration = Cloud Migration
    .text = Exchange one of your clusters for one of another player's. Each keeps its face.
    .tip = Hand over the one they are aiming at.
    .flavour = Lift, shift, drop, apologise.
    .ruling = The two change places: what lies face up stays face up, what lies face down stays so, and its new owner may look at it.
card-external_audit = External Audit
    .text = Nothing can destroy your clusters until you start your next turn.
    .tip = It holds against events as well.
    .flavour = Nobody touches anything while the man with the clipboard is looking.
    .ruling = Your “next turn” is one you really play: a skipped one does not end the protection, an extra one does. A Honeypot is not spent meanwhile.
card-mfa = MFA
    .text = Draw two cards.
    .tip = Two cards are two chances of an event.
    .flavour = Something you know, something you have, something in the other coat.
    .ruling = Both cards must be drawn. Events among them wait until the second is drawn.
card-container_forensics = Container Forensics
    .text = Draw no card this turn, and nothing can destroy your clusters until you start your next one.
    .tip = No draw also means no unpleasant event.
    .flavour = Nobody leaves the pod until we know who ate the memory.
    .ruling = Your “next turn” is one you really play: a skipped one does not end the protection, an extra one does. A Honeypot is not spent meanwhile.
card-backup = Replicated Backups
    .text = Take one cluster from the lost clusters, face up.
    .tip = Take the provider nobody is hunting.
    .flavour = Everybody has backups; it is restoring that takes courage.
    .ruling = The cluster goes to the right end of your row.
card-cloud_best_practices = Cloud Best Practices
    .text = Only without a tech in your cloud: draw two cards.
    .tip = Play it before you deploy your first tech.
    .flavour = Rule one: what you never installed can never break.
card-ml_model_detection = Machine Learning Model Detection
    .text = Name a player. Until your next turn starts, their attacks do nothing to you or your clusters, not even turn one up.
    .tip = Name the player with the fuller hand.
    .flavour = It has learnt from all your mistakes, so it knows a great deal.
    .ruling = That player's attacks may still be played on you, for nothing. Their Ransomware asks you nothing, and you skip nothing.
card-image_scanning = Image Scanning
    .text = Look at another player's hand and at up to one of their face-down clusters. Only you see them.
    .tip = What you saw stays visible to you until it is shuffled.
    .flavour = Found 412 vulnerabilities, 411 of them in the scanner.
    .ruling = Looking reveals nothing to the others.
card-disaster_recovery = Disaster Recovery
    .text = Take as many lost clusters as yours were destroyed since your last turn ended, face up. It may be none.
    .tip = Best right after a bad round.
    .flavour = The plan was in the wiki, and the wiki was in the cluster.
    .ruling = Clusters that Sidekick put back count too. You take no more than lie there.

card-falco = Falco
    .text = For every cluster of yours that is destroyed you get a card from the deck.
    .tip = Better with its Sidekick.
    .flavour = Sees everything, and screams about it at three in the morning.
    .ruling = It sees a cluster destroyed also if Sidekick puts it back afterwards. Your last cluster is too late: you are out first.
card-falco_sidekick = Falco Sidekick
    .text = While you have Falco: when one of your clusters is destroyed, you may discard a card to put it back, face up.
    .tip = Keep a spare card; your last cluster it cannot save.
    .flavour = Forwards every scream to fifty more channels.
    .ruling = It cannot save your last cluster: a player without clusters is out at once. The cluster comes back at the right end of the row.
card-sysdig_secure = Sysdig Secure
    .text = Start: if any of your clusters is face up, turn them all face down and shuffle them.
    .tip = The others start guessing anew every turn.
    .flavour = Hides your secrets so well that you will be asking for them too.
card-mongo_db = MongoDB
    .text = Start: choose another player. They reveal an attack card of their choice from their hand.
    .tip = Know what is coming before you deploy.
    .flavour = Schema or no schema, just put it over there.
    .ruling = An attack that everybody sees already does not count. A player with no other reveals nothing.
card-nginx = NGINX
    .text = Your techs can't be destroyed. They can be stolen.
    .tip = First tech down, if you mean to build a cloud.
    .flavour = Nobody gets past it, your users included.
    .ruling = It protects techs from everything that destroys, itself included. A Honeypot still gives itself up, and techs can be stolen.
card-java_servlet = Java Servlet
    .text = Start: choose another player. They discard a card of their choice.
    .tip = A drip that empties a hand.
    .flavour = Older than your intern, and better paid.
    .ruling = You may name somebody whom it does not touch: without cards, or with PromCat.
card-prometheus = Prometheus Monitoring
    .text = You never draw blind: see three cards from the top of the deck, keep one, and the others are shuffled back in.
    .tip = An event you don't take goes back into the shuffle.
    .flavour = First brought us fire, then the alert about the fire.
    .ruling = An event that you take is played at once.
card-sysdig_monitor = Sysdig Monitor
    .text = Start: choose another player. They reveal a cluster of their choice.
    .tip = Patience turns every row face up.
    .flavour = A dashboard for every problem, and a problem for every dashboard.
card-helm = Helm Deployments
    .text = You may play one attack more each turn.
    .tip = Also an attack and a defence, in either order.
    .flavour = Nine hundred lines of YAML to say “please”.
    .ruling = Two attacks, or an attack and a defence in either order; only while Helm is in your cloud.
card-springboot = SpringBoot
    .text = Start: you may take one card (no event) from the discard pile. If you do, skip your draw step.
    .tip = The others see what you took.
    .flavour = While it starts, you may fetch a coffee, and then another one.
    .ruling = It cannot take events.
card-terraform = Terraform
    .text = Once a turn you may trade in a card from your hand for the top card of the deck.
    .tip = Any time before you end, also after an attack.
    .flavour = Plan: 1 to add, 0 to change, 347 to explain to your boss.
card-promcat = PromCat.io
    .text = Discards forced by other cards don't affect you.
    .tip = Java Servlet and IPO pass you by.
    .flavour = A cat gives nothing back that it has once sat on.
    .ruling = What you discard of your own will, as for Terraform or Sidekick, you still discard.
card-postgresql = PostgreSQL
    .text = Once a turn you may trade in your whole hand: throw it away, mix the discard pile into the deck, take as many new cards.
    .tip = With an empty hand it still refreshes the deck.
    .flavour = Thirty years old, and still the most reliable one in the office.
    .ruling = An empty hand is enough: then it only mixes the discard pile into the deck.
card-honeypot = Honeypot
    .text = When one of your clusters would be destroyed, the Honeypot is discarded in its place.
    .tip = It counts as paid for Ransomware.
    .flavour = Password: admin; do come in, and mind the bees.
    .ruling = It goes even if NGINX protects your techs. When several clusters fall at once it saves one, which one you choose. Where a cluster is protected anyway, it is not spent.

card-melon_usk = Melon Usk
    .text = Enters: destroy all microservice cards in play, yours too.
    .tip = Six techs carry that label; mind your own.
    .flavour = Pulls plugs to see who complains, then pulls those.
    .ruling = NGINX keeps its owner's techs, also against you.
card-loris_degioanni = Loris Degioanni
    .text = Enters: choose a provider. While Loris is in play, no cluster of that provider, anyone's, can be destroyed.
    .tip = Choose what you have and the others lack.
    .flavour = Reads packets for breakfast and keeps a falcon for the rest.
    .ruling = Stolen, he keeps the provider that was chosen. When he leaves play the protection is over.
card-bill_gates = Bill Gates
    .text = Enters: the others reveal all their Azure clusters. Whenever you destroy another player's OpenShift, Google Cloud or AWS cluster, draw a card.
    .tip = Events and ransom have no destroyer: no card for those.
    .flavour = 640 clusters ought to be enough for anybody.
    .ruling = Only clusters that your own attacks destroy count: events, debts and ransom have no destroyer.
card-jeff_bezos = Jeff Bezos
    .text = Enters: the others reveal all their AWS clusters. Start: you may discard a card to draw one.
    .tip = Keep an AWS exploit for the turn he arrives.
    .flavour = Customers who destroyed this cluster also destroyed yours.
card-paul_cormier = Paul Cormier
    .text = Enters: steal up to two clusters, never a player's last. Start: if you control two clusters or fewer, you lose.
    .tip = Three clusters are the price of his company.
    .flavour = The clusters are free; it is the support that will cost you.
    .ruling = His condition binds the player who controls him. That loss is no destruction: no protection, no Honeypot helps.
card-sundar_pichai = Sundar Pichai
    .text = Enters: steal half (rounded down) of another player's clusters. At your next start, if nobody has as many clusters as you, destroy two of yours.
    .tip = A tie for the most settles the debt for nothing.
    .flavour = Thank you for your cluster, which we will now discontinue.
    .ruling = Half of one cluster is none; he may be played all the same, and the debt stands. It is yours even when he is gone, and lapses if somebody has as many clusters as you.
card-linus_torvalds = Linus Torvalds
    .text = Enters: destroy all corporation cards of the other players.
    .tip = Bill, Jeff, Sundar and Melon dislike him.
    .flavour = He has read your patch and would like a word, in capitals.

card-government_mandate_corporation = Government Mandate for Corporate Software
    .text = Destroy all open source cards in play.
    .tip = NGINX keeps its owner's techs.
    .flavour = Approved by a committee whose printer needs a licence.
card-government_mandate_opensource = Government Mandate for Open Source
    .text = Destroy all corporation cards in play.
    .tip = Only celebrities carry that label.
    .flavour = All ministries now run whatever the minister's nephew installed.
card-kraken = The Kraken
    .text = The player with the most clusters destroys one of them; with a tie, each of those does.
    .tip = Second place has its charms.
    .flavour = It only wanted a hug, and you had the most to hug.
    .ruling = A player who has to destroy one of their own must choose one that can be destroyed; if there is none, nothing happens.
card-useast_down = US-East Down
    .text = The player on turn destroys one of their clusters.
    .tip = No matter who drew it, the player on turn pays.
    .flavour = The status page is green, because it has not loaded since Monday.
    .ruling = Only a cluster that can be destroyed may be chosen; if there is none, nothing happens.
card-cloud_misconfiguration = Cloud Misconfiguration
    .text = Shuffle all clusters in play; everyone gets as many as they had, face down. Then each player reveals one.
    .tip = Forget everything you knew.
    .flavour = One space too many in the YAML, and now everybody owns everybody.
card-new_vulnerability_disclosure = New Vulnerability Disclosure
    .text = The player on turn may take back a defence from the discard pile. If none lies there, they destroy one of their clusters.
    .tip = A used defence in the pile is a small insurance.
    .flavour = It has a logo, a website and a mascot already, so it must be bad.
    .ruling = Taking a defence is optional: a player who could and does not loses nothing.
card-hardware_recommissioning = Hardware Recommissioning
    .text = Shuffle the discard pile into the deck.
    .tip = Everything may come back.
    .flavour = Found under a desk, still running the payroll.
card-compliance_audit = Compliance Audit
    .text = Everyone who has a card passes one face down to the next player.
    .tip = Two players know that card: you and the next one.
    .flavour = Page 340: has the blame been passed on to your neighbour?
    .ruling = Everybody chooses before any card moves.
card-crashloopbackoff = CrashLoopBackOff
    .text = In the next turn of anybody but the player on turn, attacks are off.
    .tip = A breather for the table.
    .flavour = Turning it off and on again is all it ever does.
    .ruling = Skipped turns do not use it up: it waits for the next turn that somebody else really plays.
card-crunch_time = Crunch Time
    .text = The player on turn goes again when this turn is over.
    .tip = Protection until your next turn ends with it.
    .flavour = Pizza is not overtime pay, but it is pizza.
    .ruling = The extra turn is a whole one: start, draw, and it counts for System Shutdown.
card-system_shutdown = System Shutdown Time
    .text = Three more turns of yours: at the end of the third, all your clusters go down. This turn does not count.
    .tip = Have an audit ready for that turn.
    .flavour = Planned maintenance, planned by somebody who left in March.
    .ruling = Extra turns count, skipped ones do not. It strikes once, after the draw step; protection and a Honeypot help at that moment.
card-funding_round = Funding Round With Billionaires
    .text = Each player draws three cards less one for each cluster they have.
    .tip = Help for those in need.
    .flavour = The less there is to show, the better the story sells.
card-ipo = IPO
    .text = Everybody draws a card. Then the player with the most cards discards three; with a tie, each of those does.
    .tip = PromCat's owner keeps the hand.
    .flavour = Ring the bell, pop the cork, sell the chairs.
    .ruling = Hands are counted before events drawn here happen. A player with fewer than three discards all.

move-play = Play { $card }
move-play-seat = Play { $card } on { $seat }
move-play-cluster = Play { $card } on cluster { $place } of { $row }
move-play-permanent = Play { $card } on { $target } of { $seat }
move-play-provider = Play { $card } for { $provider }
move-play-exchange = Play { $card }: your cluster { $own } for cluster { $place } of { $row }
move-play-seat-cluster = Play { $card } on { $seat } and cluster { $place } of { $row }
move-use = Use { $card }
move-use-card = Use { $card }: discard { $paid } and draw
move-end = End the turn
    .hint = then you draw
move-choose-seat = Choose { $seat }
move-choose-cluster = Choose your cluster { $place }
move-discard = Discard { $card }
move-reveal = Reveal { $card }
move-take = Take { $card }
move-steal = Steal cluster { $place } of { $row }
move-pass = Pass on { $card }
move-pay = Pay with cluster { $place }
move-refuse = Refuse to pay
move-stop = Take no more
move-decline = No, thanks

prompt-turn = Your turn. Deploy, act, or end it and draw?
prompt-player = { $face }: which player?
prompt-show_card = { $by } uses { $face }: which attack card do you show? Everybody will see it.
prompt-show_cluster = { $face }: which of your clusters do you turn up?
prompt-give_card = { $by } uses { $face }: which card do you discard?
prompt-give_cluster = { $face }: which cluster do you give up?
prompt-give_two = { $face }: the debt is due. Which two clusters do you give up?
prompt-save_one = { $face }: which cluster does it save? The others are lost.
prompt-put_back = { $face }: discard a card to put { $card } back, face up?
prompt-offer = { $face }: discard a card to draw one?
prompt-recover = { $face }: take a card from the discard pile?
prompt-look = { $face }: which of these cards do you take? The rest is shuffled back.
prompt-stealing =
    { $left ->
        [one] { $face }: which cluster do you steal? It is the last one.
       *[other] { $face }: which cluster do you steal? You may take { $left }.
    }
prompt-ransom = { $by } played { $face }: do you pay with a cluster, or skip your next turn?
prompt-restore =
    { $left ->
        [one] { $face }: which cluster do you take? It is the last one.
       *[other] { $face }: which cluster do you take? You get { $left }.
    }
prompt-passing = { $face }: which card do you pass to the next player?
prompt-cutback = { $face }: you hold the most cards. Which three do you discard?

event-began = { $seat } will go first.
event-played = { $seat } played { $face }.
event-aimed = { $seat } played { $face } on { $target }.
event-aimed_at_cluster =
    { $row_is ->
        [you] { $seat } played { $face } on your cluster { $place }.
       *[other] { $seat } played { $face } on cluster { $place } of { $row }.
    }
event-aimed_at_card =
    { $target_is ->
        [you] { $seat } played { $face } on { $aim } in your cloud.
       *[other] { $seat } played { $face } on { $aim } in the cloud of { $target }.
    }
event-missed = { $face } did nothing: the cluster was { $card }.
event-fizzled = { $face } found nothing to do.
event-used = { $seat } used { $face }.
event-drew = { $seat } drew { $card }.
event-surprised = { $seat } drew an event: { $card }.
event-happened = { $card } happened.
event-repeated = { $card } came up again and was only discarded.
event-discarded = { $seat } discarded { $card }.
event-showed = { $seat } showed { $card }.
event-took = { $seat } took { $card } from the discard pile.
event-phished = { $seat } stole { $card } from { $target }.
event-lured = { $seat } stole { $card } from the cloud of { $target }.
event-passed = { $seat } passed { $card } to { $target }.
event-lost = { $seat } lost { $card }.
event-held = { $seat } kept { $card }: NGINX held.
event-scanned =
    { $place ->
        [0] { $seat } scanned { $target } and saw the whole hand.
       *[other] { $seat } scanned { $target } and saw the whole hand and cluster { $place }.
    }
event-chose = { $seat } put { $provider } under protection.
event-ransomed = { $seat } refused to pay { $target } and will skip a turn.
event-skipped = { $seat } skipped a turn.
event-unharmed = { $face } had no effect: { card-ml_model_detection } guarded { $row } against { $seat }.
event-out = { $seat } had no clusters left and dropped out: hand and cloud were discarded.
event-nobody_left = Nobody survived { $card }: the game is drawn.
event-reshuffled = The discard pile was shuffled into the deck.
event-revealed = { $row } turned up { $card }.
event-destroyed = { $row } lost a cluster: { $card }.
event-gained = { $row } got a cluster: { $card }.
event-stolen = { $row } stole a cluster from { $from }{ $card_is ->
        [hidden] .
       *[seen] : { $card }.
    }
event-spared =
    { $card_is ->
        [hidden] { $row } kept a cluster: { $by } protected it.
       *[seen] { $row } kept { $card }: { $by } protected it.
    }
event-hidden = { $row } turned all clusters face down and shuffled them.
event-exchanged = { $row } exchanged a cluster with { $from }{ $card_is ->
        [hidden] .
       *[seen] : { $given } for { $card }.
    }
event-named = { $seat } chose { $target } for { $face }.
event-owed = { $seat } alone had the most clusters: the debt to { $face } was due.
event-forgiven = { $seat } no longer owed { $face } anything.
event-failed = { $seat } had two clusters or fewer, and { $face } pulled the plug.
event-decoyed =
    { $seat_is ->
        [you] Your { $face } took the blow instead of a cluster.
       *[other] The { $face } of { $seat } took the blow instead of a cluster.
    }
event-kept_hand = { $seat } discarded nothing for { $face }: PromCat.io keeps the hand safe.
event-discarded_hand =
    { $number ->
        [0] { $seat } had no hand to discard.
        [one] { $seat } discarded the whole hand: { $number } card.
       *[other] { $seat } discarded the whole hand: { $number } cards.
    }
event-declined = { $seat } wanted nothing more from { $face }.
event-no_draw = { $seat } skipped the draw step.
event-attacks_to_stop = Nobody can attack in the next turn that { $seat } does not play.
event-no_attacks = { $seat } cannot attack in this turn.
event-turn_to_come = { $seat } will take another turn after this one.
event-doomed = { $seat } will lose all clusters at the end of the third turn from now.
event-shut_down = { $seat } had reached the third turn: the system was shut down.
event-extra_turn = { $seat } took another turn.
event-mixed = All clusters were shuffled and dealt again, face down.

protected-audit = Protected by an External Audit
protected-forensics = Protected by Container Forensics
event-had_nothing = { $face }: { $seat } had nothing for it.

side-blue = Blue team
side-red = Red team

# Errors: what is wrong with options or a position

error-teams_need_4_to_6 = teams need 4 to 6 players, not { $seats }: turn teams off, or invite more
error-too_many_without_teams = without teams Cluster Royale is for 2 to 4 players, not { $seats }: turn teams on, or play with fewer
error-first_not_seated = first is { $first }, but there are only { $seats } players
error-bad_use_count = { $path }: “{ $given }” says neither whether nor how often
error-turns_not_1_to_3 = { $path }: “{ $given }” is not a number of turns from 1 to 3
error-step_missing = step: a turn is always in one of its steps
error-loris_not_in_cloud = loris: Loris Degioanni is in nobody's cloud
error-one_question_at_a_time = pending: there is one question at a time
error-prompt_needs_face = pending: “{ $prompt }” needs the card that asks it, as its `face`
error-seats_cannot_be_asked = pending: those seats cannot be asked “{ $prompt }”
error-falco_not_in_cloud = losses: Falco is in nobody's cloud
error-losses_come_first = losses: what follows a destruction comes before other questions
error-turns_not_1_to_4 = { $path }: each is a different number of turns from 1 to 4
error-only_during_a_move = { $zone }: cards lie there only in the middle of a move
error-card_belongs_in_cloud = played: { $card } is laid into a cloud
error-no_such_use = done: something is named that cannot be used
error-used_too_often = done: “{ $use }” cannot happen so often in one turn
error-rotation_other_team = rotation.{ $team }: { $seat } is of the other team
error-card_cannot_ask = pending: { $card } cannot ask { $seat } “{ $prompt }” now
error-nothing_picked_now = { $seat }.picked: no answer can lie there now
error-nothing_chosen_now = { $seat }.chosen: no answer can lie there now
error-losers_match_losses = losers: there is one row for each of the losses
error-nothing_follows_destruction = losers: row { $row } has nothing that follows a destruction

## Said once, in somebody's first game

once-prompt-turn = Techs and celebrities stay in your cloud and help; attacks strike once. Clusters are your lives: without any you are out.
once-event-happened = An event happens as soon as it is drawn, no matter who draws it.

# On paper

credits = After Cluster Royale by Sysdig (github.com/sysdiglabs/game-of-pods), MIT licence, © 2022 Sysdig. Reworded and drawn anew by Holdfast. Names belong to their owners.
reference =
    Start: your “start” effects happen, in the order of your cloud.
    Deploy: up to one tech and one celebrity. They stay in your cloud.
    Act: up to one attack or one defence. From then on nothing is deployed.
    Draw: take one card, and the turn passes on.
    Events happen when they are drawn, no matter who draws them.
    Revealed clusters stay face up. Lose your last cluster and you are out; the last one in wins.

# What is told of each seat at the end

tally-played =
    { $count ->
        [one] one card played
       *[other] { $count } cards played
    }
tally-attacks =
    { $count ->
        [one] one attack on a cluster
       *[other] { $count } attacks on clusters
    }
tally-surprised =
    { $count ->
        [one] one event drawn
       *[other] { $count } events drawn
    }
