title = Щит
tagline = Пробейте чужие щиты, переживите всех — и впишите новое правило после каждой победы в раунде.
length = около 10 минут на раунд
difficulty = средняя: сначала правил немного, а с каждым раундом на одно больше
who-starts = Кто последним что-нибудь разбил?
more-fun-with = Веселее всего, когда игроков не меньше четырёх.

option-rounds_to_win = Раундов до победы
    .hint = Матч выигрывает тот, кто первым возьмёт столько раундов, от 1 до 99; если раунд один, правил никто не пишет.
option-king_value = Сколько стоит король
    .hint = По исходным правилам король стоит 12, как дама; привычный счёт — 13.
option-custom_rules = Свои правила
    .hint = Фразы, которые действуют с первого раунда.
option-winner_writes = Победитель пишет правило
    .hint = Если выключить, между раундами правил никто не добавляет.
option-swap_mends = Замена чинит щит
    .hint = Замена карты снимает со щита весь урон; если выключить, урон остаётся.
option-turn_limit = Предел ходов
    .hint = После стольких ходов матч заканчивается: места решают выигранные раунды, потом жизнь.

zone-phase = Этап
zone-round = Раунд
zone-round_turn = Ходов в раунде
zone-starter = Начинает
zone-turn = Ходит
zone-deck = Колода
zone-discard = Сброс
zone-removed = Убраны из игры
zone-rules = Действующие правила
zone-fired = Сработавшие правила
zone-life = Карта жизни
zone-life_damage = Потеряно жизни
zone-life_total = Жизнь
zone-shield = Щит
zone-shield_damage = Урон щиту
zone-shield_left = Осталось щита
zone-charged = Заряды
zone-last_attacker = Последний обидчик
zone-skip = Пропуск хода
zone-extra = Ещё ход
zone-rounds_won = Раунды
zone-out = Вне раунда

does-rank =
    { $value ->
        [one] И в жизни, и в щите, и в атаке стоит { $value } очко.
        [few] И в жизни, и в щите, и в атаке стоит { $value } очка.
       *[many] И в жизни, и в щите, и в атаке стоит { $value } очков.
    }
does-A = Стоит 1 очко: хрупкая жизнь, тонкий щит, шлепок вместо удара.
does-K = Стоит 12 очков, как дама, — или 13, если так решил стол.

prompt-turn = Атака, заряд или замена? Карта берётся только после того, как вы решили.
prompt-writing = Какое правило вы добавите? Оно будет действовать для всех до конца матча.

move-attack = Атаковать { $seat_acc }
    .hint = ударить по щиту или жизни
move-charge = Зарядить карту
    .hint = для следующей атаки
move-swap =
    { $seat_is ->
        [you] Заменить в своём щите { $slot_card_acc }
       *[other] Заменить в щите { $seat_gen } { $slot_card_acc }
    }
    .hint = обновить карту любого щита
move-rule = Написать правило
move-decline = Ничего не писать
move-pass = Пропустить ход

did-charge =
    { $seat_gender ->
        [masculine] зарядил
        [feminine] зарядила
        [plural] зарядили
       *[unknown] заряжает
    }
did-fall =
    { $seat_gender ->
        [masculine] пал
        [feminine] пала
        [plural] пали
       *[unknown] больше не держится
    }
did-win =
    { $seat_gender ->
        [masculine] выиграл
        [feminine] выиграла
        [plural] выиграли
       *[unknown] выигрывает
    }
did-write =
    { $seat_gender ->
        [masculine] вписал
        [feminine] вписала
        [plural] вписали
       *[unknown] вписывает
    }

event-round_began = Начался раунд { $round }, первый ход за { $seat_ins }.
event-dealt =
    { $second_is ->
        [none] { $seat } { did-get } { $life_acc } в жизнь; на целый щит карт не хватило.
       *[other] { $seat } { did-get } { $life_acc } в жизнь, { $first_acc } и { $second_acc } в щит.
    }
event-attacked = { $seat } { did-attack } { $target_acc }, карта атаки — { $card }.
event-attacked_without = { $seat } { did-attack } { $target_acc } одними зарядами.
event-unleashed =
    { $seat_is ->
        [you] Ударил и ваш заряд: { $card }.
       *[other] Ударил и заряд { $seat_gen }: { $card }.
    }
event-absorbed =
    { $target_is ->
        [you] Ваш щит выдержал удар силой { $force }, осталось { $left }.
       *[other] Щит { $target_gen } выдержал удар силой { $force }, осталось { $left }.
    }
event-broke =
    { $target_is ->
        [you] Удар силой { $force } сбил ваш щит точь-в-точь до нуля, дальше ничего не прошло.
       *[other] Удар силой { $force } сбил щит { $target_gen } точь-в-точь до нуля, дальше ничего не прошло.
    }
event-wounded = Удар силой { $force } пробил щит: { $target_dat } досталось { $damage ->
        [one] { $damage } очко урона.
        [few] { $damage } очка урона.
       *[many] { $damage } очков урона.
    }
event-lost_charge = { $seat } { did-lose } заряд: { $card_acc }.
event-drew_shield = { $seat } { did-take } в новый щит { $card_acc }.
event-charged = { $seat } { did-charge } { $card_acc }.
event-swapped =
    { $target_is ->
        [you] { $seat } { did-replace } в вашем щите { $old_acc } на { $card_acc }.
       *[other] { $seat } { did-replace } в щите { $target_gen } { $old_acc } на { $card_acc }.
    }
event-swapped_own = { $seat } { did-replace } в своём щите { $old_acc } на { $card_acc }.
event-filled =
    { $seat_is ->
        [you] Пустое место в вашем щите заняла карта { $card }.
       *[other] Пустое место в щите { $seat_gen } заняла карта { $card }.
    }
event-knocked_out = { $seat } { did-fall } и { did-leave } из раунда.
event-round_won = { $seat } { did-win } раунд { $round }.
event-round_drawn = Пали все разом: раунд { $round } не выиграл никто, его начали заново.
rule-in-force = Правило: { $rule }
event-wrote = { $seat } { did-write } новое правило: «{ $said }»
event-declined = { $seat } не { did-write } новых правил.
event-passed = { $seat } { did-skip } ход.
event-skipped = { $seat } { did-skip } ход.
event-reshuffled = Сброс перетасован, это новая колода.

# Как ход говорят по-русски; слова разделены запятыми

verb-attack = атаковать, атакую, атака, бью
verb-charge = зарядить, заряжаю, заряд
verb-swap = заменить, заменяю, замена, поменять, меняю, обмен
verb-rule = правило
verb-decline = отказаться, отказ, ничего
verb-pass = пропустить, пас, пропускаю

# Свои правила и действия

line-rules = Правило: { $line }
zone-actions = Свои действия
zone-drawn = Карта атаки
zone-swapped_in = Пришли заменой
zone-acted = Ход сделан
zone-extra_turn = Дополнительный ход
zone-attacker = Атакует
zone-target = Цель
zone-deeds = Ещё предстоит
zone-happened = Произошло

prompt-lower_card = Обе карты вашего щита стоят одинаково. Правило { $rule } меняет одну из них: какую?
prompt-discard_charged = По правилу { $rule } вы сбрасываете заряд: какой?
prompt-reveal_charged = По правилу { $rule } вы открываете заряд: какой?

move-do = { $action }{ $one_is ->
        [none] {""}
       *[other] {": "}{ $one }
    }{ $two_is ->
        [none] {""}
       *[other] {", "}{ $two }
    }{ $three_is ->
        [none] {""}
       *[other] {", "}{ $three }
    }{ $four_is ->
        [none] {""}
       *[other] {", "}{ $four }
    }{ $five_is ->
        [none] {""}
       *[other] {", "}{ $five }
    }
place-life =
    { $seat_is ->
        [you] ваша карта жизни
       *[other] карта жизни { $seat_gen }
    }
place-s =
    { $seat_is ->
        [you] ваша карта щита { $place }
       *[other] карта щита { $place } у { $seat_gen }
    }
place-x =
    { $seat_is ->
        [you] ваш заряд { $place }
       *[other] заряд { $place } у { $seat_gen }
    }
move-pick-shield = Карта щита { $slot }
move-pick-charged = Заряд { $place }

did-heal =
    { $seat_gender ->
        [masculine] восстановил
        [feminine] восстановила
        [plural] восстановили
       *[unknown] восстанавливает
    }
did-use =
    { $seat_gender ->
        [masculine] применил
        [feminine] применила
        [plural] применили
       *[unknown] применяет
    }
did-look =
    { $seat_gender ->
        [masculine] посмотрел
        [feminine] посмотрела
        [plural] посмотрели
       *[unknown] смотрит
    }

event-broke_down =
    { $target_is ->
        [you] Удар силой { $force } снёс ваш щит, но дальше ничего не прошло.
       *[other] Удар силой { $force } снёс щит { $target_gen }, но дальше ничего не прошло.
    }
event-missed =
    { $fallen_gender ->
        [masculine] Атака на { $target_acc } не состоялась: { $fallen } пал раньше.
        [feminine] Атака на { $target_acc } не состоялась: { $fallen } пала раньше.
        [plural] Атака на { $target_acc } не состоялась: { $fallen } пали раньше.
       *[unknown] Атака на { $target_acc } не состоялась: { $fallen } выбывает раньше.
    }
event-rule_acted = Правило { $rule } сработало для { $seat_gen }.
event-healed = { $seat } { did-heal } { $number ->
        [one] { $number } очко жизни.
        [few] { $number } очка жизни.
       *[many] { $number } очков жизни.
    }
event-in_full_health =
    { $seat_is ->
        [you] У вас уже 20 очков жизни или больше: выше лечение не поднимает.
       *[other] У { $seat_gen } уже 20 очков жизни или больше: выше лечение не поднимает.
    }
event-too_weary =
    { $seat_is ->
        [you] Вы слишком устали: в этом раунде уже ничто не лечит.
       *[other] Лечение не помогло { $seat_dat }: усталость. В этом раунде уже ничто не лечит.
    }
event-grew_weary = Все устали: до следующего раунда уже ничто не лечит.
event-lost_life = { $seat } { did-lose } { $number ->
        [one] { $number } очко жизни.
        [few] { $number } очка жизни.
       *[many] { $number } очков жизни.
    }
event-discarded = { $seat } { did-discard } { $card_acc }.
event-revealed = { $seat } { did-reveal } заряд: { $card_acc }.
event-gained_turn = За { $seat_ins } ещё один ход.
event-must_skip =
    { $seat_is ->
        [you] Ваш следующий ход пропадёт.
       *[other] Следующий ход { $seat_gen } пропадёт.
    }
event-did = { $seat } { did-use } действие { $action }.
event-exchanged =
    { $target_is ->
        [you] { $card } у { $seat_gen } и { $other } у вас поменялись местами.
       *[other] { $card } у { $seat_gen } и { $other } у { $target_gen } поменялись местами.
    }
event-moved_to_shield =
    { $target_is ->
        [you] { $card } от { $seat_gen } теперь в вашем щите.
       *[other] { $card } от { $seat_gen } теперь в щите { $target_gen }.
    }
event-moved_to_charged =
    { $target_is ->
        [you] { $card } от { $seat_gen } теперь среди ваших зарядов.
       *[other] { $card } от { $seat_gen } теперь среди зарядов { $target_gen }.
    }
event-looked = { $seat } { did-look } свои заряды.
event-shield_hit =
    { $target_is ->
        [you] Ваш щит принял урон: { $damage }, осталось { $left }.
       *[other] Щит { $target_gen } принял урон: { $damage }, осталось { $left }.
    }
event-life_hit = { $target_dat } досталось { $damage ->
        [one] { $damage } очко урона.
        [few] { $damage } очка урона.
       *[many] { $damage } очков урона.
    }

# Как свои действия говорят по-русски

verb-do = действие, делаю, сделать
verb-pick-shield = выбрать, беру
verb-pick-charged = выбрать, беру

# Что не так с настройками или позицией

error-bad_deed_notation = { $path }: «{ $said }» пишется не так; правило 1 для p2 — это 1 p2
error-bad_happening_notation = happened: «{ $said }» пишется не так, как takes_damage p2 p1 p2
error-life_total_zero = { $path }: 0, значит, { $seat } вне раунда
error-too_many_laws = rules: в матче не больше { $most } предложений
error-actions_differ_from_laws = actions: по действующим правилам это { $names }
error-turn_of_seat_out_of_round = turn: { $seat } вне раунда
error-round_is_over = turn: в раунде остался один, значит, раунд окончен
error-nobody_writes_laws = phase: в этом матче правил не пишут
error-match_is_over = { $seat }.rounds_won: выиграно раундов: { $won }, матч окончен
error-out_of_round_with_cards = { $seat }: вне раунда, но с картами
error-life_card_missing = { $seat }.life: у того, кто в раунде, есть карта жизни и хотя бы 1 очко
error-too_much_shield_damage = { $seat }.shield_damage: больше, чем стоят карты щита
error-deeds_without_question = deeds: никого ни о чём не спрашивают, значит, делать больше нечего
error-attack_half_given = attack: есть и кто атакует, и цель, или ни того, ни другого
error-law_asks_nobody = pending: «{ $rule }» — не действующее правило о событии, о котором спрашивают одно место
error-nothing_swapped_in = { $seat }.swapped_in: карты там нет
error-no_such_deed = { $path }: «{ $deed }» — не действующее правило о событии с местом, как 1 p2
error-custom_rule_refused = custom_rules: «{ $sentence }»: { $wrong }
error-sentence_refused = «{ $sentence }»: { $wrong }
error-game_without_laws = в игре { $game } никто не пишет правил
error-law_in_position_refused = rules: { $wrong }

## Said once, in somebody's first game

once-prompt-turn = Заряд усилит вашу следующую атаку. Замена меняет карту щита на неизвестную и выправляет его вмятины.
once-event-charged = Этой карты не знает никто, даже её владелец: она откроется при следующей атаке.
once-event-absorbed = Щит выдержал, но вмятина осталась: теперь он стоит на столько же меньше.
once-event-wounded = Кто теряет жизнь, теряет и все заряды и берёт новый щит.
once-prompt-writing = Правило — одно предложение; идеи подскажет стол. Оно действует для всех до конца матча.

# На бумаге

credits = По игре Shield: её авторы опубликовали правила с небольшой программой и не назвали лицензии. Тексты и рисунки — Holdfast.
reference =
    Скажите, что и с кем делаете. Только потом возьмите карту.
    Атака: взятая карта и заряды бьют по щиту. Меньше — вмятина, поровну — щит на нуле, больше — остаток станет уроном.
    После любого урона цель теряет все заряды и берёт новый щит.
    Заряд: положите верхнюю карту, не глядя, рядом с жизнью. Она ударит в следующей атаке.
    Замена: взятая карта встаёт на место любой карты щита, и щит снова цел.
    Жизнь 0 — вы выбыли из раунда. Последний выигрывает его и может написать правило.

# What is told of each seat at the end

tally-attacks =
    { $count ->
        [one] { $count } атака
        [few] { $count } атаки
       *[many] { $count } атак
    }
tally-held =
    { $count ->
        [one] щит выдержал { $count } раз
        [few] щит выдержал { $count } раза
       *[many] щит выдержал { $count } раз
    }
tally-damage =
    { $count ->
        [one] { $count } единица урона
        [few] { $count } единицы урона
       *[many] { $count } единиц урона
    }
