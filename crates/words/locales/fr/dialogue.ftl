# The dialogue about an incident at the terminal.

dialogue-what = Que s’est-il passé ? Quelques mots, ou un numéro.
dialogue-no-fit = Rien ne correspond.
dialogue-no-kind = rien ne s’appelle « { $value } »
dialogue-list-kinds = `adoube ruling --kinds` donne la liste de ce qui peut s’être passé
dialogue-nothing-said = le dialogue s’est terminé avant que quoi que ce soit ait été dit
dialogue-ended-open = le dialogue s’est terminé avant qu’une décision ait pu être rendue
dialogue-give-facts = donnez les faits dans un fichier avec --facts
dialogue-unread = impossible de lire la réponse : { $value }
dialogue-needed = Sans cela, aucune décision n’est possible.
dialogue-not-an-answer = Ce n’est pas l’une des réponses.
dialogue-dont-know = je ne sais pas : voir chaque réponse
dialogue-time-such-as = un temps, par exemple 4:30 ou 1:05:00
