# Двое обмениваются картами

exchange-title = Обмен
exchange-offers =
    предлагает { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
exchange-thinks =
    отдаст ли { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }?
exchange-lays =
    кладёт { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
exchange-has-laid = уже всё на столе
exchange-got = получает
exchange-offer = Предложить обмен
exchange-offer-title = Предложить обмен
exchange-with = С кем?
exchange-everybody = со всеми
exchange-you-give = Вы отдаёте
exchange-you-take = Вы получаете
exchange-how = Если предложение примут, оба выберут карты и положат их рубашкой вверх. Что сменило хозяина, увидите только вы двое.
exchange-say = Скажите, что вам нужно…
exchange-make-offer = Предложить { $give } за { $take }
