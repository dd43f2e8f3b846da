# Blind and disabled players: incidents, questions, answers, what rulings say.

family-blind = Joueurs aveugles et handicapés

incident-announced-wrongly = un coup a été mal annoncé à un joueur aveugle ou par lui
    .words = aveugle, coup mal annoncé, annonce, non-voyant, malvoyant
incident-blind-touch = un joueur aveugle a touché une pièce
    .words = joueur aveugle touche, aveugle, malvoyant, non-voyant, pièce sortie de son trou
incident-blind-pressed-early = un joueur aveugle a appuyé avant que le coup soit achevé
    .words = aveugle appuie trop tôt, appuyé avant d’annoncer
incident-boards-differ = les deux échiquiers montrent des positions différentes
    .words = échiquiers différents, deux échiquiers, positions différentes
incident-blind-assistant = un joueur aveugle ou son adversaire veut un assistant
    .words = assistant, aveugle, aide pour joueur aveugle, malvoyant, accompagnateur
incident-refuses-disabled-opponent = un joueur refuse de rencontrer un adversaire handicapé
    .words = refuse de jouer contre un handicapé, fauteuil roulant, refuse un adversaire handicapé

ask-announced-wrongly-by = Qui a mal annoncé ?
ask-announced-wrongly-clock-started = La pendule de l’adversaire a-t-elle été mise en marche ?
ask-blind-touch-by = Qui a touché une pièce ?
ask-blind-touch-blind = Est-ce le joueur qui a l’échiquier spécial ?
ask-blind-touch-out-of-hole = La pièce était-elle entièrement sortie de son trou ?
ask-blind-pressed-early-by = Qui a appuyé trop tôt ?
ask-boards-differ-scores-agree = Les deux notations concordent-elles ?
ask-boards-differ-wrong-board = L’échiquier de quel joueur diffère-t-il des notations ?
ask-blind-assistant-of = Qui l’assistant aide-t-il ?
ask-blind-assistant-blind-player-has-one = Le joueur aveugle a-t-il un assistant ?
ask-blind-assistant-task = Que fait l’assistant ?
ask-refuses-disabled-opponent-by = Qui refuse de jouer ?

assisted-blind = le joueur aveugle
assisted-sighted = l’adversaire voyant
assistant-task-moves-and-announces = jouer les coups sur l’autre échiquier, ou les annoncer
assistant-task-score-and-clock = noter la partie, mettre en marche la pendule adverse
assistant-task-tells-times = dire, sur demande, les temps et le nombre de coups
assistant-task-claims = réclamer au temps, signaler les pièces touchées
assistant-task-advises = conseiller sur les coups

blind-look-up = Consultez { $part } ; les éditions plus récentes disent : { $usual }.
blind-not-at-hand = cette édition traite des parties avec des joueurs aveugles dans { $part }, dont le texte n’est pas disponible
blind-as-later = { $usual }, comme dans les éditions plus récentes
blind-time-for = { $time } pour les { $by-opponent }
blind-time-if-careless = { $time } pour les { $by-opponent } en cas de négligence

blind-announced-wrongly = Les { $by } ont mal annoncé un coup
blind-correct-at-once = un lapsus se corrige aussitôt, avant la mise en marche de la pendule adverse
blind-corrected-in-time = Corrigé à temps : l’annonce est rectifiée avant la mise en marche de la pendule adverse.
blind-find-move = Arrêtez les pendules et cherchez, avec les deux notations, quel coup a été joué.
blind-slip-not-corrected = Le lapsus n’a pas été corrigé à temps : cherchez le coup qui compte et rectifiez les deux échiquiers.
blind-honest-slip = aucune sanction pour un lapsus de bonne foi ; l’arbitre fixe les temps
blind-touched = Les { $by } ont touché une pièce dans une partie avec un joueur aveugle
blind-touched-out-of-hole = sur l’échiquier spécial, une pièce est touchée quand elle est sortie de son trou
blind-sighted-is-bound = Pour le joueur voyant, les règles ordinaires s’appliquent : les { $by } sont engagés par la pièce touchée.
blind-must-move-piece = doivent jouer ou prendre la pièce touchée, si c’est légal
blind-must-move-out-of-hole = Touchée : les { $by } doivent la jouer, ou la prendre, si c’est légal.
blind-duty-out-of-hole = doivent jouer ou prendre la pièce sortie de son trou, si c’est légal
blind-not-touched = Pas touchée : la pièce n’était pas sortie de son trou. Tout coup légal peut être joué.
blind-pressed-early = Les { $by } ont appuyé sur la pendule avant que le coup soit posé, la case dégagée et le coup annoncé
blind-then-started = la pendule adverse n’est mise en marche qu’une fois la pièce posée, la pièce prise retirée et le coup annoncé
blind-clock-runs-again = La pendule des { $by } est remise en marche jusqu’à ce que le coup soit déterminé.
blind-not-determined = Le coup n’était pas encore déterminé : il faut d’abord l’achever.
blind-not-made = Le coup n’était pas encore effectué : il faut d’abord l’achever ; la pendule adverse n’est mise en marche qu’ensuite.
blind-put-clock-right = remettre la pendule en ordre ; un avertissement si cela se répète

blind-boards-differ = Les deux échiquiers montrent des positions différentes
blind-scores-decide = les notations décident ; là où elles diffèrent, la partie revient au point où elles concordent
blind-back-to-agreement = Revenez à la dernière position où les deux notations concordent ; { $who } règle les pendules.
blind-times-by-judgement = les temps selon votre appréciation
blind-times-of-moment = les temps de ce moment, dans la mesure où ils sont connus
blind-right-move-written = Les { $by } ont écrit le bon coup mais en ont joué un autre : ils rectifient leur propre échiquier d’après les notations.

blind-refuses = Les { $by } refusent de rencontrer un adversaire handicapé
blind-plays-or-loses = Personne ne peut refuser un adversaire handicapé correctement apparié : les { $by } jouent ou perdent la partie.
blind-warning-if-plays = un avertissement, si le joueur joue ensuite
blind-game-lost = la perte de la partie
blind-out-of-event = l’exclusion de la compétition
blind-start-clock = mettre la pendule en marche ; la partie est perdue si le joueur ne joue pas

blind-assistant-of-blind = Le joueur aveugle a ou veut un assistant
blind-assistant-of-sighted = Le joueur voyant a ou veut un assistant
blind-listed-duties = le joueur aveugle peut avoir un assistant pour des tâches énumérées, jamais pour des conseils
blind-cannot-hear = Un assistant est nécessaire : l’adversaire n’entend pas.
blind-duty-of-assistant = Permis : c’est l’une des tâches de l’assistant d’un joueur aveugle.
blind-same-duties = Permis : quand le joueur aveugle a un assistant, l’adversaire peut en amener un pour les mêmes tâches.
blind-only-if-none = Pas prévu : le joueur voyant ne peut en avoir un que si le joueur aveugle n’en a pas.
blind-moves-and-announces = Permis : si le joueur aveugle n’a pas d’assistant, le joueur voyant peut en avoir un pour jouer et annoncer les coups.
blind-only-moves = Non permis : l’assistant du joueur voyant ne fait que jouer et annoncer les coups.
blind-advice = Interdit : un assistant ne donne aucun conseil. Écartez-le ; le joueur peut être sanctionné.
blind-another-assistant = un autre assistant et un avertissement ; la partie si le joueur l’avait demandé
blind-more-time = du temps supplémentaire pour l’adversaire
blind-warning-and-another = un avertissement et un autre assistant
incident-disabled-player = un joueur handicapé demande quelque chose
    .words = handicap, handicapé, fauteuil roulant, sourd, besoins particuliers, assistant
ask-disabled-player-of = Qui est le joueur handicapé ?
ask-disabled-player-what = Que demande-t-on ?
ask-disabled-player-drivers-licence = Le joueur a-t-il un permis de conduire valable ?
accommodation-prompted = de jouer, bien que d’autres doivent suggérer les coups
accommodation-interpreter = de jouer avec un interprète
accommodation-special-clock = une pendule spéciale, qui peut parler
accommodation-special-score = une notation en braille, sur un enregistreur ou un autre appareil
accommodation-certificate = d’être reconnu aveugle par un certificat officiel
accommodation-opponent-wants-same = l’adversaire demande la même chose
accommodation-other = quelque chose qu’aucune règle ne prévoit

# What disabled players ask for.
blind-asks = { $what-code ->
    [prompted] Les { $of } veulent jouer, bien que d’autres doivent suggérer les coups
    [interpreter] Les { $of } veulent jouer avec un interprète
    [special-clock] Les { $of } veulent employer une pendule spéciale
    [special-score] Les { $of } veulent noter d’une manière particulière
    [certificate] Les { $of } présentent un certificat de cécité
    [opponent-wants-same] L’adversaire des { $of }, handicapés, demande les mêmes égards
   *[other] Les { $of }, handicapés, demandent une chose qu’aucune règle ne prévoit
}
blind-not-eligible = Non admissible : un joueur doit communiquer ses coups sans équivoque et sans que personne ne les lui suggère.
blind-interpreter-allowed = Permis : un interprète peut communiquer les coups choisis par le joueur.
blind-clock-allowed = Permis : une pendule faite pour les joueurs aveugles ou handicapés peut être employée, et elle peut émettre des sons.
blind-score-allowed = Permis : on peut noter en braille, sur un enregistreur ou un autre appareil spécial.
blind-certificate-enough = Un certificat officiel de cécité suffit comme preuve.
blind-certificate-not-enough = Le certificat n’est pas accepté du titulaire d’un permis de conduire valable.
blind-same-for-opponent = L’adversaire se voit offrir les mêmes égards, ou d’autres que le directeur de tournoi juge équivalents.
blind-by-analogy = Décidez par analogie avec les règles pour aveugles, de sorte que le joueur puisse jouer et que personne n’en tire avantage.
blind-tell-both = Veillez à ce que les deux joueurs connaissent et comprennent les règles particulières de cette partie.
blind-not-provided = les Règles du jeu traitent des joueurs aveugles et des assistants, mais pas de cela
blind-grant = c’est accordé
blind-grant-fairly = accordé, si c’est équitable pour l’adversaire
