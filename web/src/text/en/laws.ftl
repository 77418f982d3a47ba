# The writing desk and the law book

laws-title = Law book
laws-count =
    { $count ->
        [0] Law book
        [one] Law book: { $count } rule
       *[other] Law book: { $count } rules
    }
desk-title = Writing desk
desk-write = Write one sentence in plain English. From now on it binds everyone.
desk-next = What may come next
desk-full-stop = full stop
desk-put-in-force = Make it law
desk-builder = Put it together from menus
desk-ideas = No idea? Take one of these:
desk-other-ideas = Other ideas
desk-no-ideas = There are no ideas just now.
desk-kind = What kind of rule?
desk-choose = Choose …
desk-open = whichever
desk-number = A number from { $least } to { $most }
desk-make-sentence = Make the sentence
laws-scroll = The law
