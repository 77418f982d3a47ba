# Что стоит на каждой странице

site-name = Holdfast
site-home = На главную
site-skip = К содержанию
site-language = Язык
site-language-en = English
site-language-ru = Русский
site-settings = Настройки
site-theme = Тема
site-theme-system = как в системе
site-theme-dark = тёмная
site-theme-light = светлая
site-suits = Масти
site-suits-two = двух цветов
site-suits-four = четырёх цветов
site-motion = Движение
site-motion-system = как в системе
site-motion-full = карты движутся
site-motion-none = без движения
site-sound = Звуки
site-close = Закрыть
site-back = Назад
site-loading = Минутку…
site-server-away = Сервер не отвечает. Он запущен? Страница попробует ещё раз сама.
site-try-again = Ещё раз
site-not-found = Такой страницы нет.
site-go-home = К играм
