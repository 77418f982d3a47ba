title = High Card
tagline = Все кладут по карте сразу; взятку берёт старшая, и никто не в обиде.
length = около 5 минут
difficulty = лёгкая: по карте на взятку
who-starts = Кто сегодня был выше всех?

option-cards = Карты
    .hint = Сколько карт получает каждый; столько и взяток.

zone-hand = Рука
zone-chosen = Выбрана
zone-tricks = Взятки

does-rank = Стоит { $value }.

move-lay = Положить { $card_acc }

prompt-trick = Какую карту кладёте?
prompt-turn = Какую карту кладёте?

event-laid = { $seat }: на столе { $card }.
event-won =
    { $seat_is ->
        [you] Взятка ваша.
       *[other] Взятку берёт { $seat }.
    }

# Что не так с настройками или позицией

error-hands_differ = p1.hand: у всех поровну карт, хотя бы по одной
error-all_have_chosen = p1.chosen: когда выбрали все, карты выкладывают
