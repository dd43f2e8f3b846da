# Le manuel sur les pages.

help = Aide
help-intro = Que faire et où, chapitre par chapitre. Chaque page du programme mène au sien.
help-whole = Tout le manuel sur une page, à imprimer
