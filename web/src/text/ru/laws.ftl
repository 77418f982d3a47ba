# Письменный стол и книга законов

laws-title = Книга законов
laws-count =
    { $count ->
        [0] Книга законов
        [one] Книга законов: { $count } правило
        [few] Книга законов: { $count } правила
       *[many] Книга законов: { $count } правил
    }
desk-title = Письменный стол
desk-write = Напишите одно предложение по-английски или соберите его из меню. Теперь оно закон для всех.
desk-next = Что может идти дальше
desk-full-stop = точка
desk-put-in-force = Сделать законом
desk-builder = Собрать из меню
desk-ideas = Нет идей? Возьмите одну из этих:
desk-other-ideas = Другие идеи
desk-no-ideas = Идей сейчас нет.
desk-kind = Какое правило?
desk-choose = Выберите…
desk-open = любое
desk-number = Число от { $least } до { $most }
desk-make-sentence = Составить предложение
laws-scroll = Закон
