# The dialogue about an incident, at the terminal and on pages.

dialogue-what = Que s’est-il passé ? Quelques mots, ou le numéro d’un groupe (aide : ce que l’on peut taper).
dialogue-which = Lequel ? Le numéro, d’autres mots, ou « retour ».
dialogue-found = Trouvé pour « { $value } » :
dialogue-no-fit = Rien n’a été trouvé pour « { $value } ». D’autres mots, ou le numéro d’un groupe.
dialogue-no-number = Le numéro { $value } n’est pas dans la liste.
dialogue-no-kind = « { $value } » n’est pas un incident connu
dialogue-list-kinds = `adoube ruling --kinds` donne la liste de ce qui peut s’être passé
dialogue-nothing-said = le dialogue s’est terminé avant que quoi que ce soit ait été dit
dialogue-ended-open = le dialogue s’est terminé avant qu’une décision ait pu être rendue ; question restée ouverte : { $question }
dialogue-give-facts = donnez les faits dans un fichier avec --facts, ou celui-ci avec --fact { $fact }=…
dialogue-fact-form = « { $value } » n’est pas un fait : écrivez PLACE=VALEUR, par exemple clock.white=4:30
dialogue-unread = impossible de lire la réponse : { $value }
dialogue-dont-know = je ne sais pas : voir chaque réponse
dialogue-not-known = inconnu
dialogue-time-such-as = un temps, par exemple 2:30, 2 min, 90 s ou 1:05:00
dialogue-group = { $title } ({ $count })
dialogue-help-choice =
    Tapez quelques mots de ce qui s’est passé (« portable », « répétition », « retard »), le numéro d’un
    article (« 9.2 »), ou un numéro de la liste.
      retour       une étape en arrière
      recommencer  depuis le début
      fin          terminer sans décision
dialogue-help-answer =
    Tapez le numéro d’une réponse, la réponse elle-même ou son début.
      ?            je ne sais pas : la décision pour chaque réponse, là où c’est possible
      retour       annuler la dernière réponse
      recommencer  depuis le début
      fin          terminer ici
dialogue-help-articles = Articles auxquels mènent les réponses : { $articles }
dialogue-back-at-start = C’est le début.

answer-refused-needed = Sans cela, aucune décision n’est possible.
answer-refused-not-a-choice = Ce n’est pas l’une des réponses.
answer-refused-not-a-number = Il faut un nombre entier de { $at-least } à { $at-most }.
answer-refused-not-a-time = Il faut un temps, par exemple 2:30, 2 min, 90 s ou 1:05:00.
answer-refused-unsettled = Avec « { $found } », la question reste ouverte.

# Lists of what can be typed, with commas between.

dialogue-ignored-words = un, une, des, le, la, les, de, du, au, aux, en, dans, sur, est, sont, été, était, son, sa, ses, il, elle, on, et, ou, par, pour, avec, sans, que, qui, se, ne, pas, plus, joueur, joueurs, adversaire, partie, coup, coups, ce, cette, blancs, noirs, même
typed-back = retour, arrière, en arrière, <
typed-again = recommencer, du début, à nouveau
typed-help = aide, h, ??
typed-quit = fin, quitter, q
typed-dont-know = ?, je ne sais pas, sais pas, ne sais pas, inconnu, pas sûr, pas clair
typed-yes = oui, o, vrai
typed-no = non, n, faux
typed-white = blanc, blancs, b
typed-black = noir, noirs, n
typed-hours = h, heure, heures
typed-minutes = m, min, mn, minute, minutes
typed-seconds = s, sec, seconde, secondes
typed-numbers = zéro | aucun | aucune | jamais | non, un | une | une fois, deux | deux fois, trois | trois fois, quatre, cinq, six, sept, huit, neuf, dix, onze, douze
