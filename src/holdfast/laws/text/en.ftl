refused-unknown = '{ $word }' (letter { $place }) is not a word of this language.
