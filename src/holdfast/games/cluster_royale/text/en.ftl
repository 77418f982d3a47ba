title = Cluster Royale
tagline = Break the others' clouds before they break yours.

option-teams = Blue team against red team
    .hint = Four to six players in two teams; each team shares one row of five clusters.
option-first = First player
    .hint = The seat that begins, or random; by custom whoever last deployed to production.
option-competitor_offer = Competitor's Offer
    .hint = Adds one more attack to the deck: steal a celebrity.
option-turn_limit = Turn limit
    .hint = After this many turns the game ends, and whoever has the most clusters wins.

badge-open = face up

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
card-Azure = Azure
    .text = A cluster. Lose your last one and you are out.
    .tip = Bill Gates turns these up.
card-GCP = Google Cloud
    .text = A cluster. Lose your last one and you are out.
    .tip = Face down it is worth twice as much.
card-OpenShift = OpenShift
    .text = A cluster. Lose your last one and you are out.
    .tip = Face down it is worth twice as much.

card-aws_vulnerability = Exploit AWS vulnerability
    .text = Reveal another player's cluster. Destroy it if it is AWS.
    .tip = A miss still tells you something.
card-azure_vulnerability = Exploit Azure vulnerability
    .text = Reveal another player's cluster. Destroy it if it is Azure.
    .tip = A miss still tells you something.
card-gcp_vulnerability = Exploit Google Cloud vulnerability
    .text = Reveal another player's cluster. Destroy it if it is Google Cloud.
    .tip = A miss still tells you something.
card-openshift_vulnerability = Exploit OpenShift vulnerability
    .text = Reveal another player's cluster. Destroy it if it is OpenShift.
    .tip = A miss still tells you something.
card-aws_azure_vulnerability = Exploit AWS/Azure vulnerability
    .text = Reveal another player's cluster. Destroy it if it is AWS or Azure.
    .tip = Even odds against a hidden cluster.
card-aws_gcp_vulnerability = Exploit AWS/Google Cloud vulnerability
    .text = Reveal another player's cluster. Destroy it if it is AWS or Google Cloud.
    .tip = Even odds against a hidden cluster.
card-aws_openshift_vulnerability = Exploit AWS/OpenShift vulnerability
    .text = Reveal another player's cluster. Destroy it if it is AWS or OpenShift.
    .tip = Even odds against a hidden cluster.
card-azure_openshift_vulnerability = Exploit Azure/OpenShift vulnerability
    .text = Reveal another player's cluster. Destroy it if it is Azure or OpenShift.
    .tip = Even odds against a hidden cluster.
card-gcp_openshift_vulnerability = Exploit Google Cloud/OpenShift vulnerability
    .text = Reveal another player's cluster. Destroy it if it is Google Cloud or OpenShift.
    .tip = Even odds against a hidden cluster.
card-gcp_azure_vulnerability = Exploit Google Cloud/Azure vulnerability
    .text = Reveal another player's cluster. Destroy it if it is Google Cloud or Azure.
    .tip = Even odds against a hidden cluster.
card-phishing = Phishing attack
    .text = Steal a random card from another player's hand.
    .tip = A single card in hand is a sure catch.
card-stolen_credentials = Stolen Credentials
    .text = Steal a tech from another player's cloud.
    .tip = NGINX keeps techs from harm, not from you.
card-sql_injection = SQL Injection
    .text = Destroy all database cards of another player.
    .tip = MongoDB and PostgreSQL are the ones to hit.
card-supply_chain = Supply Chain Attack
    .text = Destroy all open source cards of another player.
    .tip = Celebrities fall too: Linus, Loris, Paul.
card-log4shell = Log4Shell
    .text = Destroy all Java cards in play, yours too.
    .tip = Look at your own cloud first.
card-brute_force_attack = Brute Force Attack
    .text = Destroy a tech of another player.
    .tip = A Honeypot gone makes the next exploit count.
card-ransomware = Ransomware
    .text = Another player may destroy one of their clusters. If they don't, they skip their next turn.
    .tip = Good either way against a player about to strike.
card-competitor_offer = Competitor's Offer
    .text = Steal a celebrity from another player's cloud.
    .tip = Paul Cormier comes with his terms.

card-cloud_obfuscation = Cloud Obfuscation
    .text = Turn all your clusters face down and shuffle them.
    .tip = Everything the others have seen is worthless again.
card-cloud_migration = Cloud Migration
    .text = Exchange one of your clusters for one of another player's. Each keeps its face.
    .tip = Hand over the one they are aiming at.
card-external_audit = External Audit
    .text = Until your next turn starts, your clusters can't be destroyed.
    .tip = It holds against events as well.
card-mfa = MFA
    .text = Draw two cards.
    .tip = Two cards are two chances of an event.
card-container_forensics = Container Forensics
    .text = Skip your draw step this turn. Until your next turn starts, your clusters can't be destroyed.
    .tip = No draw also means no unpleasant event.
card-backup = Replicated Backups
    .text = Take one cluster from the lost clusters, face up.
    .tip = Take the provider nobody is hunting.
card-cloud_best_practices = Cloud Best Practices
    .text = Only while you have no tech: draw two cards.
    .tip = Play it before you deploy your first tech.
card-ml_model_detection = Machine Learning Model Detection
    .text = Until your next turn starts, attacks of one player have no effect on your clusters, not even a look.
    .tip = Name the player with the fuller hand.
card-image_scanning = Image Scanning
    .text = Look at another player's hand and at up to one of their face-down clusters. Only you see them.
    .tip = What you saw stays visible to you until it is shuffled.
card-disaster_recovery = Disaster Recovery
    .text = Take as many lost clusters as yours were destroyed since your last turn ended, at least one, face up.
    .tip = Best right after a bad round.

card-falco = Falco
    .text = Whenever one of your clusters is destroyed, draw a card.
    .tip = Better with its Sidekick.
card-falco_sidekick = Falco Sidekick
    .text = While you have Falco: when one of your clusters is destroyed, you may discard a card to put it back, face up.
    .tip = Keep a spare card; your last cluster it cannot save.
card-sysdig_secure = Sysdig Secure
    .text = Start: if any of your clusters is face up, turn them all face down and shuffle them.
    .tip = The others start guessing anew every turn.
card-mongo_db = MongoDB
    .text = Start: choose another player. They reveal an attack card of their choice from their hand.
    .tip = Know what is coming before you deploy.
card-nginx = NGINX
    .text = Your techs can't be destroyed. They can be stolen.
    .tip = First tech down, if you mean to build a cloud.
card-java_servlet = Java Servlet
    .text = Start: choose another player. They discard a card of their choice.
    .tip = A drip that empties a hand.
card-prometheus = Prometheus Monitoring
    .text = Draw step: look at the top three cards of the deck, take one, shuffle the rest back.
    .tip = An event you don't take goes back into the shuffle.
card-sysdig_monitor = Sysdig Monitor
    .text = Start: choose another player. They reveal a cluster of their choice.
    .tip = Patience turns every row face up.
card-helm = Helm Deployments
    .text = You may play one attack more each turn.
    .tip = Also an attack and a defence, in either order.
card-springboot = SpringBoot
    .text = Start: you may take one card (no event) from the discard pile. If you do, skip your draw step.
    .tip = The others see what you took.
card-terraform = Terraform
    .text = Once per turn you may discard a card to draw one.
    .tip = Any time before you end, also after an attack.
card-promcat = PromCat.io
    .text = Discards forced by other cards don't affect you.
    .tip = Java Servlet and IPO pass you by.
card-postgresql = PostgreSQL
    .text = Once per turn: discard your hand, shuffle the discard pile into the deck, draw as many as you discarded.
    .tip = With an empty hand it still refreshes the deck.
card-honeypot = Honeypot
    .text = If one of your clusters would be destroyed, discard the Honeypot instead.
    .tip = It counts as paid for Ransomware.

card-melon_usk = Melon Usk
    .text = Enters: destroy all microservice cards in play, yours too.
    .tip = Seven techs carry that label; mind your own.
card-loris_degioanni = Loris Degioanni
    .text = Enters: choose a provider. While Loris is in play, no cluster of that provider, anyone's, can be destroyed.
    .tip = Choose what you have and the others lack.
card-bill_gates = Bill Gates
    .text = Enters: the others reveal all their Azure clusters. Whenever you destroy another player's OpenShift, Google Cloud or AWS cluster, draw a card.
    .tip = Events and ransom have no destroyer: no card for those.
card-jeff_bezos = Jeff Bezos
    .text = Enters: the others reveal all their AWS clusters. Start: you may discard a card to draw one.
    .tip = Keep an AWS exploit for the turn he arrives.
card-paul_cormier = Paul Cormier
    .text = Enters: steal up to two clusters, never a player's last. Start: if you control two clusters or fewer, you lose.
    .tip = Three clusters are the price of his company.
card-sundar_pichai = Sundar Pichai
    .text = Enters: steal half (rounded down) of another player's clusters. At your next start, if you alone control the most, destroy two of yours.
    .tip = A tie for the most settles the debt for nothing.
card-linus_torvalds = Linus Torvalds
    .text = Enters: destroy all corporation cards of the other players.
    .tip = Bill, Jeff, Sundar and Melon dislike him.

card-government_mandate_corporation = Government Mandate for Corporate Software
    .text = Destroy all open source cards in play.
    .tip = NGINX keeps its owner's techs.
card-government_mandate_opensource = Government Mandate for Open Source
    .text = Destroy all corporation cards in play.
    .tip = Only celebrities carry that label.
card-kraken = The Kraken
    .text = Each player with the most clusters destroys one of theirs.
    .tip = Second place has its charms.
card-useast_down = US-East Down
    .text = The player on turn destroys one of their clusters.
    .tip = Whoever drew it, the player on turn pays.
card-cloud_misconfiguration = Cloud Misconfiguration
    .text = Shuffle all clusters in play; everyone gets as many as they had, face down. Then each player reveals one.
    .tip = Forget everything you knew.
card-new_vulnerability_disclosure = New Vulnerability Disclosure
    .text = The player on turn may take one defence from the discard pile. If there is none, they destroy one of their clusters.
    .tip = A used defence in the pile is a small insurance.
card-hardware_recommissioning = Hardware Recommissioning
    .text = Shuffle the discard pile into the deck.
    .tip = Everything may come back.
card-compliance_audit = Compliance Audit
    .text = Everyone who has a card passes one face down to the next player.
    .tip = Two players know that card: you and the next one.
card-crashloopbackoff = CrashLoopBackOff
    .text = No attacks can be played in the next turn of somebody other than the player on turn.
    .tip = A breather for the table.
card-crunch_time = Crunch Time
    .text = The player on turn takes another turn after this one.
    .tip = Protection until your next turn ends with it.
card-system_shutdown = System Shutdown Time
    .text = Whoever drew this loses all their clusters at the end of their third turn from now.
    .tip = Have an audit ready for that turn.
card-funding_round = Funding Round With Billionaires
    .text = Each player draws three cards less one for each cluster they have.
    .tip = Help for those in need.
card-ipo = IPO
    .text = Each player draws a card. Then each player with the most cards in hand discards three.
    .tip = PromCat's owner keeps the hand.

move-play = Play { $card }
move-play-seat = { $card } → { $seat }
move-play-cluster = { $card } → { $row ->
        [blue] blue team
        [red] red team
       *[other] { $row }
    }, cluster { $place }
move-play-permanent = { $card } → { $target } ({ $seat })
move-play-provider = { $card }: { $provider }
move-play-exchange = { $card }: your cluster { $own } for { $row ->
        [blue] blue team
        [red] red team
       *[other] { $row }
    }, cluster { $place }
move-play-seat-cluster = { $card } → { $seat }, and cluster { $place }
move-use = Use { $card }
move-use-card = { $card }: discard { $paid } and draw
move-end = End the turn
move-choose-seat = { $seat }
move-choose-cluster = Your cluster { $place }
move-discard = Discard { $card }
move-reveal = Reveal { $card }
move-take = Take { $card }
move-steal = Steal from { $row ->
        [blue] the blue team
        [red] the red team
       *[other] { $row }
    }, cluster { $place }
move-pass = Pass on { $card }
move-pay = Pay with cluster { $place }
move-refuse = Refuse to pay
move-stop = Take no more
move-decline = No, thanks

prompt-turn = Your turn. Deploy, act, or end it and draw?
prompt-player = { $face }: which player?
prompt-show_card = { $face }: which attack card do you show? Everybody will see it.
prompt-show_cluster = { $face }: which of your clusters do you turn up?
prompt-give_card = { $face }: which card do you discard?
prompt-give_cluster = { $face }: which cluster do you give up?
prompt-give_two = { $face }: the debt is due. Which two clusters do you give up?
prompt-save_one = { $face }: which cluster does it save? The others are lost.
prompt-put_back = { $face }: discard a card to put { $card } back, face up?
prompt-offer = { $face }: discard a card to draw one?
prompt-recover = { $face }: take a card from the discard pile?
prompt-look = { $face }: which of these cards do you take? The rest is shuffled back.
prompt-stealing = { $face }: which cluster do you steal? { $left } left to take.
prompt-ransom = { $face }: pay with a cluster, or skip your next turn?
prompt-restore = { $face }: which cluster do you take? { $left } to go.
prompt-passing = { $face }: which card do you pass to the next player?
prompt-cutback = { $face }: you hold the most cards. Which three do you discard?

event-played = { $seat } played { $face }.
event-aimed = { $seat } played { $face } on { $target }.
event-used = { $seat } used { $face }.
event-drew = { $seat } drew { $card }.
event-surprised = { $seat } drew an event: { $card }.
event-happened = { $card } happened.
event-repeated = { $card } came up again and was only discarded.
event-discarded = { $seat } discarded { $card }.
event-showed = { $seat } showed { $card }.
event-took = { $seat } took { $card } from the discard pile.
event-phished = { $seat } stole { $card } from { $target }.
event-lured = { $seat } took { $card } over from { $target }.
event-passed = { $seat } passed { $card } to { $target }.
event-lost = { $seat } lost { $card }.
event-held = { $seat } kept { $card }: NGINX held.
event-scanned = { $seat } scanned { $target } and saw the whole hand.
event-chose = { $seat } put { $provider } under protection.
event-ransomed = { $seat } refused to pay and will skip a turn.
event-skipped = { $seat } skipped a turn.
event-unharmed = { $face } had no effect.
event-out = { $seat } had no clusters left and dropped out.
event-reshuffled = The discard pile was shuffled into the deck.
event-revealed = { $row ->
        [blue] The blue team
        [red] The red team
       *[other] { $row }
    } turned up { $card }.
event-destroyed = { $row ->
        [blue] The blue team
        [red] The red team
       *[other] { $row }
    } lost a cluster: { $card }.
event-gained = { $row ->
        [blue] The blue team
        [red] The red team
       *[other] { $row }
    } got a cluster back: { $card }.
event-stolen = { $row ->
        [blue] The blue team
        [red] The red team
       *[other] { $row }
    } stole a cluster from { $from ->
        [blue] the blue team
        [red] the red team
       *[other] { $from }
    }{ $card_is ->
        [hidden] .
       *[seen] : { $card }.
    }
event-spared = { $card } was protected and held.
event-hidden = { $row ->
        [blue] The blue team
        [red] The red team
       *[other] { $row }
    } turned all clusters face down and shuffled them.
event-exchanged = { $row ->
        [blue] The blue team
        [red] The red team
       *[other] { $row }
    } exchanged a cluster with { $from ->
        [blue] the blue team
        [red] the red team
       *[other] { $from }
    }{ $card_is ->
        [hidden] .
       *[seen] : { $given } for { $card }.
    }
event-named = { $seat } chose { $target } for { $face }.
event-owed = { $seat } alone had the most clusters: the debt to { $face } was due.
event-forgiven = { $seat } owed { $face } nothing any more.
event-failed = { $seat } had two clusters or fewer, and { $face } pulled the plug.
event-shut_down = { $seat } had come to the third turn: the system was shut down.
event-extra_turn = { $seat } took another turn.
event-mixed = All clusters were shuffled and dealt again, face down.
