title = Щит
tagline = Пробейте чужие щиты, переживите всех — и впишите новое правило после каждой победы в раунде.
more-fun-with = Веселее всего вчетвером и больше.

option-rounds_to_win = Раундов до победы
    .hint = Матч выигрывает тот, кто первым возьмёт столько раундов; если раунд один, правил никто не пишет.
option-king_value = Сколько стоит король
    .hint = По исходным правилам король стоит 12, как дама; привычный счёт — 13.
option-custom_rules = Свои правила
    .hint = Фразы, которые действуют с первого раунда.
option-winner_writes = Победитель пишет правило
    .hint = Если выключить, между раундами правил никто не добавляет.
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
zone-charged = Заряды
zone-last_attacker = Последний обидчик
zone-skip = Пропуск хода
zone-extra = Ещё ход
zone-rounds_won = Раунды
zone-out = Вне раунда

prompt-turn = Атака, заряд или замена? Карта берётся только после того, как вы решили.
prompt-writing = Какое правило вы добавите? Оно будет действовать для всех до конца матча.

move-attack = Атака → { $seat }
move-charge = Зарядить карту
move-swap =
    { $seat_is ->
        [you] Заменить свою карту щита { $slot }
       *[other] Заменить карту щита { $slot } → { $seat }
    }
move-rule = Написать правило
move-decline = Ничего не писать
move-pass = Пропустить ход

event-round_began =
    { $seat_is ->
        [you] Начался раунд { $round }, первый ход за вами.
       *[other] Начался раунд { $round }. Первый ход: { $seat }.
    }
event-dealt =
    { $second_is ->
        [none] { $seat }: на целый щит карт не хватило.
       *[other] { $seat }: жизнь — { $life }, щит — { $first } и { $second }.
    }
event-attacked =
    { $target_is ->
        [you] { $seat }: атака на вас. Карта атаки — { $card }.
       *[other] { $seat }: атака → { $target }. Карта атаки — { $card }.
    }
event-attacked_without =
    { $target_is ->
        [you] { $seat }: атака на вас одними зарядами.
       *[other] { $seat }: атака одними зарядами → { $target }.
    }
event-unleashed = Открылся и ударил заряд: { $card }.
event-absorbed = Щит выдержал удар силой { $force }, осталось { $left }.
event-broke = Удар силой { $force } сбил щит точь-в-точь до нуля, дальше ничего не прошло.
event-wounded =
    { $target_is ->
        [you] Удар силой { $force } пробил щит. Вы получили урон: { $damage }.
       *[other] Удар силой { $force } пробил щит. { $target }: урон { $damage }.
    }
event-lost_charge = { $seat }: потерян заряд — { $card }.
event-drew_shield = { $seat }: карта в новый щит — { $card }.
event-charged =
    { $card_is ->
        [seen] { $seat }: новый заряд — { $card }.
       *[other] { $seat }: новый заряд, рубашкой вверх.
    }
event-swapped =
    { $target_is ->
        [you] { $seat }: замена в вашем щите, { $old } → { $card }.
       *[other] { $seat }: замена в чужом щите ({ $target }), { $old } → { $card }.
    }
event-swapped_own = { $seat }: замена в своём щите, { $old } → { $card }.
event-filled =
    { $seat_is ->
        [you] Пустое место в вашем щите: теперь там { $card }.
       *[other] { $seat }: пустое место в щите занято, там { $card }.
    }
event-knocked_out =
    { $seat_is ->
        [you] Ваша жизнь кончилась, вы вне раунда.
       *[other] { $seat }: жизнь кончилась, дальше раунд идёт без этого игрока.
    }
event-round_won = { $seat }: победа в раунде { $round }.
event-round_drawn = Пали все разом: раунд { $round } не выиграл никто, его начали заново.
rule-in-force = Правило: { $rule }
event-wrote = { $seat }: новое правило — «{ $said }».
event-declined = { $seat }: новых правил нет.
event-passed = { $seat }: пропуск хода.
event-skipped = { $seat }: ход потерян.
event-reshuffled = Сброс перетасован, это новая колода.
