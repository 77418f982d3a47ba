# Стол во время игры

table-you = вы
table-on-turn = Ходит
table-out-of = из { $most }
table-missing = ещё нужно: { $card }
table-mending = в починке: { $card }
table-your-turn = Ваш ход
table-your-choice = Ваш выбор
table-chooses = Выбирает
table-thinks = думает
table-others = Остальные
table-middle = Середина стола
table-yours = Ваше
table-asked = Что нужно сделать
table-side = Рядом со столом
table-empty-place = пустое место
table-only-you = видите только вы
table-only-you-see = Эту карту видите только вы.
table-cards =
    { $count ->
        [0] пусто
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
table-turn = Ход { $number }
table-resigned = игра сдана
table-gone = нет на месте
table-bot-plays = играет бот
table-hours = { $hours } ч { $minutes } мин
table-time-left = осталось { $time }

table-over = Игра окончена.
table-adjourned = Игра отложена.
table-plays =
    { $seat_is ->
        [you] Ваш ход.
       *[other] Ходит { $seat }…
    }
table-waiting =
    { $seat_is ->
        [you] Решать вам.
        [several] Сейчас решают: { $seat }
       *[other] Сейчас решает { $seat }…
    }
table-sending = Секунду…
table-touch-first = Коснитесь того, что светится
table-touch = коснитесь { $what }
table-a-seat = игрока
table-a-card = карты
table-a-zone = места
table-still = Не сейчас: { $why }
table-still-begun = Не для «{ $deed }». Чтобы сделать другое, отмените начатое.
table-still-verb = Сначала выберите действие, потом карту.
table-still-since = Уже нельзя: { $why }
table-cannot-be-undone = Вернуть его будет нельзя.
table-never-ask = Больше не спрашивать
table-take-back-touch = отменить
table-choose = Что именно?
table-search = Найти ход
table-hint-is = Бот выбрал бы: { $move }
table-why = Почему?
table-chance =
    { $chance ->
        [hardly] Выиграть почти нельзя, что ни делай.
        [one-in-ten] С ним выигрывают примерно один раз из десяти.
        [one-in-five] С ним выигрывают примерно один раз из пяти.
        [one-in-four] С ним выигрывают примерно один раз из четырёх.
        [one-in-three] С ним выигрывают примерно один раз из трёх.
        [even] С ним шансы примерно равны.
        [two-in-three] С ним выигрывают примерно два раза из трёх.
        [three-in-four] С ним выигрывают примерно три раза из четырёх.
        [four-in-five] С ним выигрывают примерно четыре раза из пяти.
        [nine-in-ten] С ним выигрывают примерно девять раз из десяти.
       *[almost] С ним победа почти наверняка.
    }
table-beside =
    { $how ->
        [alike] «{ $move }» — примерно так же хорошо.
        [little] «{ $move }» — немного хуже.
       *[clear] «{ $move }» — заметно хуже.
    }
table-words-here = Своими словами…
table-say-it = Сказать
table-said-aloud = Уже прозвучало вслух, за столом
table-cancel = Отмена

table-moves = Ходы
table-log = Что было
table-talk = Беседа
table-rules = Правила
table-unread = есть новые слова
table-no-moves = Сейчас от вас ничего не нужно.
table-moves-past = Вы смотрите в прошлое. Чтобы ходить, вернитесь к игре.
table-nothing-found = Такого хода нет.
table-nothing-yet = Пока ничего не произошло.
table-no-talk = Пока все молчат.
table-spectator = зритель
table-about = Ещё: { $name }
table-mute = Не слышать здесь
table-block = Не слышать нигде
table-take-voice = { $name }: лишить слова
table-give-voice = { $name }: вернуть слово
table-voice-hint = Кто лишён слова, играет дальше, но за этим столом ничего не говорит.
table-muted = Хозяин стола лишил вас слова. Играть можно как прежде.
table-unmute = Снова слышать всех (скрыто: { $count })
table-say-something = Скажите что-нибудь…
table-say-spectators = Скажите что-нибудь зрителям…
table-send = Сказать

table-gesture-bow = Поклон
table-gesture-thanks = Спасибо
table-gesture-oops = Ой
table-gesture-think = Хм…
table-gesture-bow-seen = кланяется
table-gesture-thanks-seen = Спасибо!
table-gesture-oops-seen = Ой!
table-gesture-think-seen = Хм…
table-gestured-bow =
    { $seat_is ->
        [you] Вы поклонились.
       *[other] { $seat }: поклон.
    }
table-gestured-thanks = { $seat }: спасибо!
table-gestured-oops = { $seat }: ой!
table-gestured-think = { $seat }: хм…
table-hinted =
    { $seat_is ->
        [you] Вы взяли подсказку.
       *[other] { $seat }: взята подсказка.
    }
table-notice-out_of_time =
    { $seat_is ->
        [you] Ваше время вышло: пока вас нет, играет бот.
       *[other] { $seat }: время вышло, дальше играет бот.
    }
table-notice-gone =
    { $seat_is ->
        [you] Вас не было: пока вы не вернулись, играет бот.
       *[other] { $seat }: нет на месте, дальше играет бот.
    }
table-notice-reclaimed =
    { $seat_is ->
        [you] Вы снова играете сами.
       *[other] { $seat } снова за столом.
    }
table-notice-resigned =
    { $seat_is ->
        [you] Вы сдались.
       *[other] { $seat }: игра сдана.
    }
table-notice-vote_refused =
    { $seat_is ->
        [you] Вы не согласны. Всё остаётся как есть.
       *[other] { $seat } против. Всё остаётся как есть.
    }
table-notice-vote_withdrawn =
    { $seat_is ->
        [you] Вы забрали предложение.
       *[other] { $seat } забирает предложение.
    }
table-notice-bot_replaced = Бот не ответил ({ $seat }): дальше играет бот попроще.

table-as-it-was = Стол после хода { $ply }
table-earlier = На ход раньше
table-later = На ход позже
table-back-to-now = Вернуться к игре
table-connection-lost = Связь пропала. Страница подключится сама, ничего не потеряется.
table-server-restarts = Сервер перезапускается. Страница подключится сама, ничего не потеряется.
table-bot-for-you = За вас играет бот.
table-reclaim = Вернуться на место
table-adjourned-alone = Игра отложена, пока вы её не продолжите.
table-adjourned-long = Игра отложена, пока все не согласятся продолжить.
table-resume = Продолжить
table-you-are-out = Вы выбыли. Остальные доигрывают.
table-skip = К концу партии
table-skipping = Доигрывают…
table-new-game = Новая партия
table-first-time = «{ $game }»: играете впервые?
table-not-now = Не сейчас
table-closed = Этот стол закрыт
table-closed-left = Все ушли, или его закрыл хозяин стола. Новый создаётся за минуту.
table-closed-expired = Сюда давно никто не заходил. Новый создаётся за минуту.
table-rules-failed-hint = Никто из вас не виноват, и другие столы в порядке. Начните за новым столом или выберите другую игру.
table-gone-hint = Возможно, ссылка неполная или стол давно закрыт.
table-watching = вы смотрите

table-menu = Меню
table-share = Ссылка и код
table-share-hint = Откройте { $address } и введите этот код.
table-qr = QR-код ссылки на этот стол
table-link = Ссылка на этот стол
table-copy = Скопировать ссылку
table-copied = Скопировано
table-send-link = Отправить ссылку
table-television = Показать на телевизоре
table-rules-of-game = Правила игры
table-keys = Клавиши
table-hint = Что бы вы сделали?
table-hints-left = { $count ->
    [0] подсказок в этой партии больше нет
    [one] в этой партии осталась { $count } подсказка
    [few] в этой партии остались { $count } подсказки
   *[many] в этой партии осталось { $count } подсказок
}
table-takeback = Вернуть мой последний ход
table-propose-takeback = Попросить вернуть мой ход
table-no-takeback = Вернуть нечего: ход можно вернуть, пока после него не показали скрытую карту и не решал случай.
table-propose-adjourn = Предложить отложить
table-propose-stop = Предложить закончить
table-adjourn = Отложить игру
table-stop = Закончить игру
table-stop-sure = Закончить без результата?
table-resign = Сдаться
table-resign-sure = Точно сдаться?
table-leave = Уйти со страницы
table-leave-hint = Место останется за вами: вернуться можно по той же ссылке.
table-stand-in = Посадить бота вместо { $seat_gen }
table-in-seconds = { $count ->
    [one] через { $count } секунду
    [few] через { $count } секунды
   *[other] через { $count } секунд
}
table-agree = Согласиться
table-refuse = Отказаться
table-withdraw = Передумать
table-vote-waits = Ждём остальных.
table-vote-stop =
    { $seat_is ->
        [you] Вы предлагаете закончить игру.
       *[other] { $seat } предлагает закончить игру.
    }
table-vote-adjourn =
    { $seat_is ->
        [you] Вы предлагаете доиграть в другой раз.
       *[other] { $seat } предлагает доиграть в другой раз.
    }
table-vote-resume =
    { $seat_is ->
        [you] Вы предлагаете продолжить.
       *[other] { $seat } предлагает продолжить.
    }
table-vote-takeback =
    { $seat_is ->
        [you] Вы просите вернуть ваш последний ход.
       *[other] { $seat } просит вернуть ход.
    }

table-key-arrows = к следующему, что светится
table-key-all = к следующей карте, светится она или нет
table-key-enter = коснуться
table-key-escape = отменить касание, закрыть открытое
table-key-moves = все ходы: найти и выбрать
table-key-enlarge = показать карту крупно
table-key-log = что было
table-key-talk = беседа
table-key-rules = правила игры
table-key-hint = что сделал бы бот
table-key-keys = эти клавиши

table-result = Итог
table-round-won =
    { $seat_is ->
        [you] Вы выиграли раунд
       *[other] Раунд выигрывает { $seat }
    }
table-still-in =
    { $count ->
        [one] В игре ещё { $count } из { $of }.
       *[other] В игре ещё { $count } из { $of }.
    }
table-your-place = Ваше место: { $place } из { $of }
table-won =
    { $seat_is ->
        [you] Вы победили!
       *[other] Победа: { $seat }.
    }
table-won-together = Общая победа: { $seat }.
table-ended-expired = Никто не вернулся, и партия окончена.
table-drawn = Ничья: не победил никто.
table-drawn-between = Ничья: { $seat }.
table-ended-stopped = Игру остановили.
table-ended-nobody = Победителя нет.
table-score =
    { $count ->
        [one] { $count } победа
        [few] { $count } победы
       *[many] { $count } побед
    }
table-rematch = Сыграть ещё
table-go-following = К следующей игре
table-replay = Посмотреть заново
table-record = Сохранить запись
