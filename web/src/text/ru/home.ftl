# Первая страница

home-title = Подсаживайтесь к столу
home-welcome = Карточные игры о блефе, осаде и мелких пакостях: с друзьями, у каждого на своём телефоне, или с ботами. Без регистрации и установки.
home-games = Игры
home-bots = Боты
home-players =
    { $most ->
        [one] { $least }–{ $most } игрок
        [few] { $least }–{ $most } игрока
       *[other] { $least }–{ $most } игроков
    }
home-players-exactly =
    { $most ->
        [one] { $most } игрок
        [few] { $most } игрока
       *[other] { $most } игроков
    }
home-play-now = Играть
home-one-moment = Минутку…
home-make-table = Создать стол
home-learn = Научиться
home-rules = Правила
home-join = Войти
home-join-title = Вам сказали код?
home-join-hint = Шесть букв и цифр или ссылка. QR-код ведёт прямо к столу: наведите на него камеру телефона.
home-join-wrong = Это не код стола: нужны шесть букв и цифр, например 43W 8TG, или ссылка целиком.

home-my-games = Ваши партии
home-all-games = Показать все { $count }
home-alone = пока больше никого
home-with = за столом: { $names }
home-adjourned = Отложена, пока все не соберутся
home-lobby =
    { $free ->
        [0] Все на местах: можно начинать
        [one] Свободно { $free } место
        [few] Свободно { $free } места
       *[other] Свободно { $free } мест
    }
home-your-move = Ваш ход
home-others-move = Думают другие
home-over = Партия окончена
home-expired = Никто не вернулся: стол закрыт
home-closed = Стол закрыли
home-damaged = Этот стол открыть нельзя
home-you-won = Вы победили
home-drawn = Ничья
home-won =
    { $count ->
        [1] Победа: { $names }
       *[other] Победили: { $names }
    }
home-go-awaited = Играть
home-go-lobby = К столу
home-go-waiting = Посмотреть
home-go-over = Повтор
home-go-closed = Посмотреть
home-go-damaged = Посмотреть
home-part-leave = Уйти из-за стола
home-part-leave-sure = Точно уйти?
home-part-close = Закрыть стол
home-part-close-sure = Закрыть для всех?
home-part-end = Закончить партию
home-part-end-sure = Точно закончить?
home-part-remove = Убрать из списка
home-left-seconds =
    { $count ->
        [one] осталась { $count } секунда
        [few] осталось { $count } секунды
       *[other] осталось { $count } секунд
    }
home-left-minutes =
    { $count ->
        [one] осталась { $count } минута
        [few] осталось { $count } минуты
       *[other] осталось { $count } минут
    }
home-left-hours =
    { $count ->
        [one] остался { $count } час
        [few] осталось { $count } часа
       *[other] осталось { $count } часов
    }
home-left-days =
    { $count ->
        [one] остался { $count } день
        [few] осталось { $count } дня
       *[other] осталось { $count } дней
    }

home-desk = Письменный стол
home-desk-what = В игре «{ $game }» победитель раунда пишет новое правило, простыми словами по-английски. С этой минуты все играют по нему.
home-desk-play = Сыграть с ним
home-desk-another = Другое

home-open-tables = Открытые столы
home-no-open-tables = Сейчас за открытыми столами никто не ждёт. Создайте свой и отметьте там «Может сесть кто угодно»: его увидят здесь другие.
home-hosted = хозяин стола: { $name }
home-seats-taken = занято мест: { $taken } из { $seats }
home-sit-down = Сесть
home-watch = Смотреть

home-news-title = Новое в { $version }
home-news-since = С вашего прошлого визита кое-что изменилось.
home-news-open = Что изменилось
home-news-dismiss = Не сейчас

site-install = Установить как приложение
site-away = Сервер не отвечает. Правила, карты и просмотренные повторы открываются и так; страница пробует снова.
site-offline = Нет сети. Правила, карты и просмотренные повторы открываются и так; чтобы играть, нужно подключение.

# Кто я

me-title = Как вас называть?
me-why = Это имя и картинку увидят другие за столом.
me-name = Имя
me-avatar = Картинка
me-private = Ни регистрации, ни пароля: вас помнит этот браузер.
me-save = Это я
me-nobody = Гость: как вас называть?
me-guest = Гость
me-change = Вы — { $name }: сменить имя или картинку
me-avatar-fox = лис
me-avatar-owl = сова
me-avatar-bear = медведь
me-avatar-cat = кот
me-avatar-hare = заяц
me-avatar-wolf = волк
me-avatar-badger = барсук
me-avatar-raven = ворон
me-avatar-hedgehog = ёж
me-avatar-frog = лягушка
me-avatar-stag = олень
me-avatar-otter = выдра
me-name-fox = Хитрый Лис
me-name-owl = Ночная Сова
me-name-bear = Добрый Медведь
me-name-cat = Любопытный Кот
me-name-hare = Быстрый Заяц
me-name-wolf = Одинокий Волк
me-name-badger = Смелый Барсук
me-name-raven = Мудрый Ворон
me-name-hedgehog = Спокойный Ёж
me-name-frog = Весёлая Лягушка
me-name-stag = Гордый Олень
me-name-otter = Игривая Выдра
