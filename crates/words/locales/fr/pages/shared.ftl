# Texts of the pages: shared.

all-events = Toutes les compétitions
announcement = Annonce
announcement-deputies = Arbitres adjoints, un par ligne
announcement-federation = Fédération, trois lettres
announcement-organiser = Organisateur
api = L’interface pour les programmes
api-key-unfit = Une clé pour les requêtes répétées a de 1 à 200 caractères.
api-key-used = Cette clé a servi pour une autre requête.
api-method = Méthode
api-no-date = Il faut pour cela le premier jour de la compétition.
api-no-rules = Aucune règle pour la date de cette compétition n’est disponible.
api-not-utf8 = Le corps de la requête n’est pas un texte en UTF-8.
api-path = Chemin
api-says = Ce que cela fait
api-text = Tout ce que font les pages, en JSON. La description complète pour les machines :
away = Les données ne sont pas accessibles
away-text = Le serveur ne peut pas atteindre ses données pour le moment. Si vous étiez en train de saisir quelque chose, vérifiez si c’est enregistré avant de le saisir de nouveau. Si cela dure, prévenez la personne qui gère le serveur.
code-from-terminal = Code que le serveur a affiché au démarrage
conflict = Quelqu’un d’autre l’a modifié entre-temps
desk = Bureau
desk-of = Votre bureau, { $value }
done-by = par { $value }
event-create = Créer la compétition
event-created = La compétition « { $value } » est créée. Ajoutez maintenant un tournoi.
event-ends = Dernier jour
event-name = Nom de la compétition
event-new = Une nouvelle compétition
event-place = Ville ou lieu
event-starts = Premier jour
failed = Une erreur s’est produite
failed-text = La page n’a pas pu être produite. Le serveur a noté pourquoi ; prévenez l’arbitre si cela se reproduit.
forbidden = Non autorisé
forbidden-text = Votre rôle ne le permet pas. L’arbitre principal ou le propriétaire de la compétition peut y remédier.
foreign-text = La demande ne vient pas d’une page de ce serveur ; elle n’a pas été exécutée.
incidents = Incidents
invitation = Invitation
invitation-accept = Accepter l’invitation
invitation-accepted = Bienvenue. Votre rôle ici : { $value }.
invitation-as = Vous êtes connecté en tant que { $value }.
invitation-create = Créer le compte et accepter
invitation-gone = Cette invitation a été utilisée, retirée ou a expiré. Demandez-en une nouvelle.
invitation-new = Un nouveau compte
invitation-sign-in = J’ai un compte : me connecter
invitation-text = { $first } vous invite à « { $second } » comme : { $third }.
journal = Journal
language = Langue
last-changes = Dernières modifications
login = Identifiant
name-for-journal = Votre nom, tel qu’il figure au journal
new-section = Un nouveau tournoi
new-section-add = Ajouter le tournoi
new-section-added = Le tournoi « { $value } » est ajouté. Inscrivez maintenant les joueurs.
new-section-first = Ce que l’on sait déjà
new-section-proposal = La proposition
new-section-proposal-text = Tout peut être changé, maintenant et plus tard. Ce qui doit ou devrait être annoncé est vérifié pendant la saisie.
new-section-propose = Proposer des réglages
new-section-propose-rounds = à proposer
new-section-text = Rondes, système d’appariement, cadence et départages sont proposés à partir de ces données, avec les raisons.
new-section-unreadable = « { $value } » ne peut pas être lu ici : choisissez ci-dessous.
next-check-in = Pointer les joueurs présents
next-enter = Inscrire les joueurs
next-finish = Clore la dernière ronde et terminer
next-boards = Garnir les échiquiers de la ronde { $value }
next-missing = { $count ->
    [one] { $count } résultat manquant
   *[other] { $count } résultats manquants
}
next-must = { $count ->
    [one] { $count } point doit encore être annoncé
   *[other] { $count } points doivent encore être annoncés
}
next-pair = Apparier la ronde { $value }
next-prizes = Prix
next-publish = Publier la ronde { $value }
next-report = Rapports et documents
next-round = Ronde { $value }
next-section = Ajouter un tournoi
no-own-events = Vous n’avez pas encore de compétition.
no-sections = Il n’y a pas encore de tournoi.
not-a-day = « { $value } » n’est pas un jour : année-mois-jour attendu, par exemple 2026-11-30
not-found = Introuvable
not-found-text = Il n’y a rien à cette adresse. La compétition, la ronde ou le joueur n’existe peut-être pas, ou pas encore.
not-started = Pas encore commencé
overview = Vue d’ensemble
password = Mot de passe
password-rule = Au moins 10 caractères.
patience = Trop d’essais
patience-text = { $count ->
    [one] Attendez { $count } seconde avant de réessayer.
   *[other] Attendez { $count } secondes avant de réessayer.
}
pick-nobody = Personne ne s’appelle « { $value } » : tapez le numéro d’appariement ou des mots du nom.
pick-several = « { $first } » peut être { $second } ou { $third } : tapez plus du nom, ou le numéro d’appariement.
pick-typed = Numéro ou nom
players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
published-with = Publié avec Adoube, le programme de l’arbitre d’échecs.
rating-list = Liste Elo
rating-list-file = La liste de la FIDE ou celle des adhérents de US Chess : le fichier zip téléchargé, ou le texte, le XML ou le DBF qu’il contient
rating-list-members = La liste des adhérents de US Chess : { $first }
rating-list-hint = Jusqu’à 200 Mo. Elle remplace la liste précédente ; les inscriptions restent telles quelles.
rating-list-no-file = Il n’y a pas de fichier, ou il est vide.
rating-list-not-kept = La liste n’a pas pu être conservée sur ce serveur. Le serveur en a noté la raison.
rating-list-passing = Ce serveur ne garde rien sur disque : la liste est perdue à son arrêt.
rating-list-send = Envoyer une nouvelle liste
rating-list-take = Prendre cette liste
rating-list-there = La liste est en place : { $first }, { $second }.
rating-list-under-way = Une autre liste est en cours de mise en place. Attendez un instant.
rating-list-unread = { $count ->
    [one] { $count } ligne illisible
   *[other] { $count } lignes illisibles
}
refused = C’est impossible
remarks = Ce que disent les règlements
remarks-must = Doit être annoncé ou changé
remarks-none = Il ne manque rien.
remarks-note = Bon à savoir
remarks-should = Devrait être annoncé ou changé
role-captain = Capitaine d’équipe
role-chief-arbiter = Arbitre principal
role-deputy-arbiter = Arbitre adjoint
role-entry-desk = Inscriptions
role-owner = Propriétaire
role-results-only = Résultats seulement
role-sector-arbiter = Arbitre de secteur
role-viewer = Lecteur
round-closed = Close
round-n-of = Ronde { $first } sur { $second }
sections = Tournois
setup = Bienvenue
setup-text = Ce serveur n’a pas encore de compte. Le premier peut tout faire ; il invite les autres.
sign-in = Se connecter
sign-in-demo = Ceci est une démonstration : connectez-vous comme { $first } avec le mot de passe { $second }.
sign-in-first = Connectez-vous d’abord
sign-in-first-text = Il faut un compte pour cela.
sign-in-wrong = Identifiant ou mot de passe erroné.
sign-out = Se déconnecter
site = Site
skip = Aller au contenu
taken-back = Annulé : { $value }
to-events = Vers la liste des compétitions
to-the-desk = Arbitres
too-large = Trop grand
too-large-text = L’envoi est plus grand que ce que ce serveur accepte ici.
undo = Annuler
undone = annulé
unfit = Cela ne peut pas être correct
your-events = Vos compétitions

## Avertissements à confirmer

confirm-title = Veuillez confirmer
confirm-again = Êtes-vous sûr ?
confirm-stay = Rester en mode FIDE ?
confirm-level = Niveau { $first } :
confirm-text = Rien n’a encore été écrit.
confirm-second-text = C’est la seconde question ; rien n’a encore été écrit. Qui continue maintenant ne peut plus revenir.
confirm-cancel = Annuler
confirm-go-on = Continuer
confirm-acknowledge = Vu, continuer
confirm-stay-yes = Rester en mode FIDE
confirm-leave = Quitter définitivement le mode FIDE
fide-mode-left-mark = Hors du mode FIDE
fide-mode-left-since = Hors du mode FIDE depuis la ronde { $first }
fide-mode-locked = Le mode FIDE verrouille ceci une fois la ronde 1 appariée.
fide-mode-leave-title = Quitter le mode FIDE
fide-mode-leave-text = En mode FIDE, la section se joue selon les seules règles de la FIDE. Ce qu’elles ne connaissent pas n’est offert qu’en dehors, et sans retour.
fide-mode-leave = Quitter le mode FIDE …
fide-mode-left-said = La section a quitté le mode FIDE.
