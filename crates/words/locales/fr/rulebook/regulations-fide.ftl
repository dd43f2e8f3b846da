# Regulations beside the rules of play, in our own words.

regulations-fide-says-C-02-10-1-2-disabled-opponent = Nul ne peut refuser de rencontrer un joueur handicapé contre qui l’appariement est correct.
regulations-fide-says-C-02-10-5-5-blind-recording-release = En zeitnot, le règlement devrait dispenser un joueur handicapé visuel de noter dans les cinq dernières minutes, même avec trente secondes ajoutées.
regulations-fide-says-C-02-10-1-5-disabled-no-deduction = Aucun temps n’est retiré à un joueur qui a besoin d’un assistant en raison d’un handicap.
regulations-fide-says-C-02-10-2-1-disabled-seat = Une place ou une orientation de l’échiquier demandée à temps est accordée si personne d’autre n’en est désavantagé.
regulations-fide-says-C-02-10-2-4-disabled-assistant = Qui ne peut appuyer sur la pendule ou jouer les coups a un assistant, à moins que l’adversaire ne s’en charge ; celui-ci peut recevoir du temps supplémentaire.
regulations-fide-says-C-02-10-2-5-disabled-notices = Les avis existent en gros caractères sur demande, ou sont lus à voix haute.
regulations-fide-says-C-02-10-3-1-disabled-table = Avec un assistant, la table est à part, large de deux mètres, et ne porte aucune autre partie.
regulations-fide-says-C-02-10-3-2-wheelchair-space = L’espace entre les rangées est le double de l’habituel.
regulations-fide-says-C-02-10-3-5-blind-same-place = Un joueur aveugle a la même place à chaque ronde, et le même assistant.
regulations-fide-says-C-02-10-4-4-assistant-writes = L’assistant note toujours les coups.
regulations-fide-says-Anti-Cheating-Guidelines-5-inspection-conduct = Dans une pièce séparée, par une personne du sexe du joueur, avec un témoin de ce sexe et un autre au choix du joueur ; un refus après explication et avertissement coûte la partie et la compétition.
regulations-fide-says-Anti-Cheating-Guidelines-6-accusation = Qui accuse est invité à déposer une plainte officielle ; s’il refuse, son nom figure au rapport et l’accusé n’est pas informé.
regulations-fide-says-Anti-Cheating-Guidelines-7-false-accusation = Qui accuse à tort est sanctionné.
regulations-fide-says-General-Regulations-6-5-absence-notice = Qui est absent sans prévenir est tenu pour retiré, sauf explication avant la publication de l’appariement suivant.
regulations-fide-says-General-Regulations-7-1-team-line-up = Le capitaine remet la composition d’équipe à temps ; sinon jouent les premiers joueurs de la liste.
regulations-fide-says-General-Regulations-7-2-team-quorum = Dans les compétitions officielles, plus de la moitié de l’équipe doit être là au début ; avec un délai de forfait de zéro, le match est sinon perdu.
regulations-fide-says-General-Regulations-7-5-captain-place = Capitaines et joueurs ne se tiennent pas derrière l’équipe adverse.
regulations-fide-says-General-Regulations-7-6-captain-speaks = Capitaine et joueur ne se parlent que devant un arbitre, dans une langue qu’il comprend.
regulations-fide-says-General-Regulations-7-7-captain-advice = Un capitaine peut conseiller de proposer ou d’accepter la nulle, et n’intervient pas autrement dans une partie.
regulations-fide-says-General-Regulations-10-1-appeal-conciliation = Les litiges se règlent d’abord par conciliation.
regulations-fide-says-General-Regulations-10-2-committee = Un jury d’appel est nommé avant la première ronde : un président, deux membres ou plus et des suppléants, en nombre impair et non concernés.
regulations-fide-says-General-Regulations-10-3-appeal-who = Un joueur, ou un officiel du joueur ou de l’équipe, peut faire appel de toute décision.
regulations-fide-says-General-Regulations-10-4-appeal-how = Par écrit, avec des frais et dans un délai, tous deux fixés d’avance ; la décision est définitive ; les frais sont rendus si l’appel aboutit.
