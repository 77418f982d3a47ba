title = Cluster Royale
tagline = Break the others' clouds before they break yours.
length = about half an hour
difficulty = demanding: many cards that do special things
who-starts = Who was the last to deploy to production?

option-teams = Blue team against red team
    .hint = Four to six players in two teams; each team shares one row of five clusters.
option-first = First player
    .hint = The seat that begins, or random; by custom whoever last deployed to production.
    .value-random = by lot
option-competitor_offer = Competitor's Offer
    .hint = Adds one more attack to the deck: steal a celebrity.
option-turn_limit = Turn limit
    .hint = After this many turns the game ends, and whoever has the most clusters wins.

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

card-aws_vulnerability = Exploit AWS vulnerability
    .text = Reveal another player's cluster. Destroy it if it is AWS.
    .tip = A miss still tells you something.
    .flavour = The access keys were committed to the repository for safekeeping.
card-azure_vulnerability = Exploit Azure vulnerability
    .text = Reveal another player's cluster. Destroy it if it is Azure.
    .tip = A miss still tells you something.
    .flavour = The door was open, but even the burglar had to wait for the portal to load.
card-gcp_vulnerability = Exploit Google Cloud vulnerability
    .text = Reveal another player's cluster. Destroy it if it is Google Cloud.
    .tip = A miss still tells you something.
    .flavour = We found the hole by searching for it, and it was the first result.
card-openshift_vulnerability = Exploit OpenShift vulnerability
    .text = Reveal another player's cluster. Destroy it if it is OpenShift.
    .tip = A miss still tells you something.
    .flavour = It ran as root “just for the demo”, and the demo was in 2019.
card-aws_azure_vulnerability = Exploit AWS/Azure vulnerability
    .text = Reveal another player's cluster. Destroy it if it is AWS or Azure.
    .tip = Even odds against a hidden cluster.
    .flavour = Two clouds, one password, zero regrets so far.
card-aws_gcp_vulnerability = Exploit AWS/Google Cloud vulnerability
    .text = Reveal another player's cluster. Destroy it if it is AWS or Google Cloud.
    .tip = Even odds against a hidden cluster.
    .flavour = Multi-cloud: twice the invoices, one and the same hole.
card-aws_openshift_vulnerability = Exploit AWS/OpenShift vulnerability
    .text = Reveal another player's cluster. Destroy it if it is AWS or OpenShift.
    .tip = Even odds against a hidden cluster.
    .flavour = The ticket said “fix it later”, and this is later.
card-azure_openshift_vulnerability = Exploit Azure/OpenShift vulnerability
    .text = Reveal another player's cluster. Destroy it if it is Azure or OpenShift.
    .tip = Even odds against a hidden cluster.
    .flavour = Each team blamed the other, and both were right.
card-gcp_openshift_vulnerability = Exploit Google Cloud/OpenShift vulnerability
    .text = Reveal another player's cluster. Destroy it if it is Google Cloud or OpenShift.
    .tip = Even odds against a hidden cluster.
    .flavour = It is no back door if everybody uses it.
card-gcp_azure_vulnerability = Exploit Google Cloud/Azure vulnerability
    .text = Reveal another player's cluster. Destroy it if it is Google Cloud or Azure.
    .tip = Even odds against a hidden cluster.
    .flavour = The scanner showed a green light; it was the power light.
card-phishing = Phishing attack
    .text = Steal a random card from another player's hand.
    .tip = A single card in hand is a sure catch.
    .flavour = Dear colleague, you have won a mandatory training.
card-stolen_credentials = Stolen Credentials
    .text = Steal a tech from another player's cloud.
    .tip = NGINX keeps techs from harm, not from you.
    .flavour = It was only a sticky note, but a very well-placed one.
card-sql_injection = SQL Injection
    .text = Destroy all database cards of another player.
    .tip = MongoDB and PostgreSQL are the ones to hit.
    .flavour = Surname: O'Brien; rows affected: all of them.
card-supply_chain = Supply Chain Attack
    .text = Destroy all open source cards of another player.
    .tip = Celebrities fall too: Linus, Loris, Paul.
    .flavour = Half the internet rests on a package that Steve has forgotten about.
card-log4shell = Log4Shell
    .text = Destroy all Java cards in play, yours too.
    .tip = Look at your own cloud first.
    .flavour = We log everything, and now everything logs in.
card-brute_force_attack = Brute Force Attack
    .text = Destroy a tech of another player.
    .tip = A Honeypot gone makes the next exploit count.
    .flavour = The ten-thousandth guess was 9999, and that was a good guess.
card-ransomware = Ransomware
    .text = Another player pays with one of their clusters, which is destroyed, or skips their next turn. A player who is immune to you does neither.
    .tip = Good either way against a player about to strike.
    .flavour = Their help desk answers faster than yours.
card-competitor_offer = Competitor's Offer
    .text = Steal a celebrity from another player's cloud.
    .tip = Paul Cormier comes with his terms.
    .flavour = Free fruit, table football and a chair that your roadmap paid for.

card-cloud_obfuscation = Cloud Obfuscation
    .text = Turn all your clusters face down and shuffle them.
    .tip = Everything the others have seen is worthless again.
    .flavour = If the documentation is wrong, the attackers are lost too.
card-cloud_migration = Cloud Migration
    .text = Exchange one of your clusters for one of another player's. Each keeps its face.
    .tip = Hand over the one they are aiming at.
    .flavour = Lift, shift, drop, apologise.
card-external_audit = External Audit
    .text = Nothing can destroy your clusters until you start your next turn.
    .tip = It holds against events as well.
    .flavour = Nobody touches anything while the man with the clipboard is looking.
card-mfa = MFA
    .text = Draw two cards.
    .tip = Two cards are two chances of an event.
    .flavour = Something you know, something you have, something in the other coat.
card-container_forensics = Container Forensics
    .text = Draw no card this turn, and nothing can destroy your clusters until you start your next one.
    .tip = No draw also means no unpleasant event.
    .flavour = Nobody leaves the pod until we know who ate the memory.
card-backup = Replicated Backups
    .text = Take one cluster from the lost clusters, face up.
    .tip = Take the provider nobody is hunting.
    .flavour = Everybody has backups; it is restoring that takes courage.
card-cloud_best_practices = Cloud Best Practices
    .text = Only without a tech in your cloud: draw two cards.
    .tip = Play it before you deploy your first tech.
    .flavour = Rule one: what you never installed can never break.
card-ml_model_detection = Machine Learning Model Detection
    .text = Name a player. Until your next turn starts, their attacks do nothing to you or your clusters, not even turn one up.
    .tip = Name the player with the fuller hand.
    .flavour = It has learnt from all your mistakes, so it knows a great deal.
card-image_scanning = Image Scanning
    .text = Look at another player's hand and at up to one of their face-down clusters. Only you see them.
    .tip = What you saw stays visible to you until it is shuffled.
    .flavour = Found 412 vulnerabilities, 411 of them in the scanner.
card-disaster_recovery = Disaster Recovery
    .text = Take as many lost clusters as yours were destroyed since your last turn ended, face up. It may be none.
    .tip = Best right after a bad round.
    .flavour = The plan was in the wiki, and the wiki was in the cluster.

card-falco = Falco
    .text = For every cluster of yours that is destroyed you get a card from the deck.
    .tip = Better with its Sidekick.
    .flavour = Sees everything, and screams about it at three in the morning.
card-falco_sidekick = Falco Sidekick
    .text = While you have Falco: when one of your clusters is destroyed, you may discard a card to put it back, face up.
    .tip = Keep a spare card; your last cluster it cannot save.
    .flavour = Forwards every scream to fifty more channels.
card-sysdig_secure = Sysdig Secure
    .text = Start: if any of your clusters is face up, turn them all face down and shuffle them.
    .tip = The others start guessing anew every turn.
    .flavour = Hides your secrets so well that you will be asking for them too.
card-mongo_db = MongoDB
    .text = Start: choose another player. They reveal an attack card of their choice from their hand.
    .tip = Know what is coming before you deploy.
    .flavour = Schema or no schema, just put it over there.
card-nginx = NGINX
    .text = Your techs can't be destroyed. They can be stolen.
    .tip = First tech down, if you mean to build a cloud.
    .flavour = Nobody gets past it, your users included.
card-java_servlet = Java Servlet
    .text = Start: choose another player. They discard a card of their choice.
    .tip = A drip that empties a hand.
    .flavour = Older than your intern, and better paid.
card-prometheus = Prometheus Monitoring
    .text = You never draw blind: see three cards from the top of the deck, keep one, and the others are shuffled back in.
    .tip = An event you don't take goes back into the shuffle.
    .flavour = First brought us fire, then the alert about the fire.
card-sysdig_monitor = Sysdig Monitor
    .text = Start: choose another player. They reveal a cluster of their choice.
    .tip = Patience turns every row face up.
    .flavour = A dashboard for every problem, and a problem for every dashboard.
card-helm = Helm Deployments
    .text = You may play one attack more each turn.
    .tip = Also an attack and a defence, in either order.
    .flavour = Nine hundred lines of YAML to say “please”.
card-springboot = SpringBoot
    .text = Start: you may take one card (no event) from the discard pile. If you do, skip your draw step.
    .tip = The others see what you took.
    .flavour = While it starts, you may fetch a coffee, and then another one.
card-terraform = Terraform
    .text = Once a turn you may trade in a card from your hand for the top card of the deck.
    .tip = Any time before you end, also after an attack.
    .flavour = Plan: 1 to add, 0 to change, 347 to explain to your boss.
card-promcat = PromCat.io
    .text = Discards forced by other cards don't affect you.
    .tip = Java Servlet and IPO pass you by.
    .flavour = A cat gives nothing back that it has once sat on.
card-postgresql = PostgreSQL
    .text = Once a turn you may trade in your whole hand: throw it away, mix the discard pile into the deck, take as many new cards.
    .tip = With an empty hand it still refreshes the deck.
    .flavour = Thirty years old, and still the most reliable one in the office.
card-honeypot = Honeypot
    .text = When one of your clusters would be destroyed, the Honeypot is discarded in its place.
    .tip = It counts as paid for Ransomware.
    .flavour = Password: admin; do come in, and mind the bees.

card-melon_usk = Melon Usk
    .text = Enters: destroy all microservice cards in play, yours too.
    .tip = Six techs carry that label; mind your own.
    .flavour = Pulls plugs to see who complains, then pulls those.
card-loris_degioanni = Loris Degioanni
    .text = Enters: choose a provider. While Loris is in play, no cluster of that provider, anyone's, can be destroyed.
    .tip = Choose what you have and the others lack.
    .flavour = Reads packets for breakfast and keeps a falcon for the rest.
card-bill_gates = Bill Gates
    .text = Enters: the others reveal all their Azure clusters. Whenever you destroy another player's OpenShift, Google Cloud or AWS cluster, draw a card.
    .tip = Events and ransom have no destroyer: no card for those.
    .flavour = 640 clusters ought to be enough for anybody.
card-jeff_bezos = Jeff Bezos
    .text = Enters: the others reveal all their AWS clusters. Start: you may discard a card to draw one.
    .tip = Keep an AWS exploit for the turn he arrives.
    .flavour = Customers who destroyed this cluster also destroyed yours.
card-paul_cormier = Paul Cormier
    .text = Enters: steal up to two clusters, never a player's last. Start: if you control two clusters or fewer, you lose.
    .tip = Three clusters are the price of his company.
    .flavour = The clusters are free; it is the support that will cost you.
card-sundar_pichai = Sundar Pichai
    .text = Enters: steal half (rounded down) of another player's clusters. At your next start, if nobody has as many clusters as you, destroy two of yours.
    .tip = A tie for the most settles the debt for nothing.
    .flavour = Thank you for your cluster, which we will now discontinue.
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
    .text = Whoever has the most clusters destroys one of them; with a tie, each of those does.
    .tip = Second place has its charms.
    .flavour = It only wanted a hug, and you had the most to hug.
card-useast_down = US-East Down
    .text = The player on turn destroys one of their clusters.
    .tip = Whoever drew it, the player on turn pays.
    .flavour = The status page is green, because it has not loaded since Monday.
card-cloud_misconfiguration = Cloud Misconfiguration
    .text = Shuffle all clusters in play; everyone gets as many as they had, face down. Then each player reveals one.
    .tip = Forget everything you knew.
    .flavour = One space too many in the YAML, and now everybody owns everybody.
card-new_vulnerability_disclosure = New Vulnerability Disclosure
    .text = The player on turn may take back a defence from the discard pile. If none lies there, they destroy one of their clusters.
    .tip = A used defence in the pile is a small insurance.
    .flavour = It has a logo, a website and a mascot already, so it must be bad.
card-hardware_recommissioning = Hardware Recommissioning
    .text = Shuffle the discard pile into the deck.
    .tip = Everything may come back.
    .flavour = Found under a desk, still running the payroll.
card-compliance_audit = Compliance Audit
    .text = Everyone who has a card passes one face down to the next player.
    .tip = Two players know that card: you and the next one.
    .flavour = Page 340: has the blame been passed on to your neighbour?
card-crashloopbackoff = CrashLoopBackOff
    .text = In the next turn of anybody but the player on turn, attacks are off.
    .tip = A breather for the table.
    .flavour = Turning it off and on again is all it ever does.
card-crunch_time = Crunch Time
    .text = The player on turn goes again when this turn is over.
    .tip = Protection until your next turn ends with it.
    .flavour = Pizza is not overtime pay, but it is pizza.
card-system_shutdown = System Shutdown Time
    .text = Three more turns of yours: at the end of the third, all your clusters go down. This turn does not count.
    .tip = Have an audit ready for that turn.
    .flavour = Planned maintenance, planned by somebody who left in March.
card-funding_round = Funding Round With Billionaires
    .text = Each player draws three cards less one for each cluster they have.
    .tip = Help for those in need.
    .flavour = The less there is to show, the better the story sells.
card-ipo = IPO
    .text = Everybody draws a card. Then whoever holds the most cards, ties included, discards three.
    .tip = PromCat's owner keeps the hand.
    .flavour = Ring the bell, pop the cork, sell the chairs.

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
