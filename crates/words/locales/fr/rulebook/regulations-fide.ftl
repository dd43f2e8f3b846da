# Regulations beside the rules of play, in our own words.

regulations-fide-says-C-02-10-1-2-disabled-opponent = Nul ne peut refuser de rencontrer un joueur handicapé contre qui l’appariement est correct.
regulations-fide-says-C-02-10-5-5-blind-recording-release = En zeitnot, le règlement devrait dispenser un joueur handicapé visuel de noter dans les cinq dernières minutes, même avec trente secondes ajoutées.
regulations-fide-says-C-02-5-3-clock-type = Un seul type de pendule est utilisé dans toute la compétition.
regulations-fide-says-C-04-2-D-8-result-late = Un résultat erroné signalé après l’appariement compte à partir de l’appariement suivant ; après la fin de la ronde suivante, il n’est corrigé que pour l’Elo.
regulations-fide-says-General-Regulations-6-8-late-pairing = Dans un suisse non officiel, deux joueurs sans partie peuvent se rencontrer après le début si l’arbitre et les deux sont d’accord et s’ils ne se sont pas déjà rencontrés ; les temps sont ajustés équitablement.
regulations-fide-says-General-Regulations-6-5-absence-notice = Qui est absent sans prévenir est tenu pour retiré, sauf explication avant la publication de l’appariement suivant.
regulations-fide-says-General-Regulations-7-1-team-line-up = Le capitaine remet la composition d’équipe à temps ; sinon jouent les premiers joueurs de la liste.
regulations-fide-says-General-Regulations-7-2-team-quorum = Dans les compétitions officielles, plus de la moitié de l’équipe doit être là au début ; avec un délai de forfait de zéro, le match est sinon perdu.
regulations-fide-says-General-Regulations-7-5-captain-place = Capitaines et joueurs ne se tiennent pas derrière l’équipe adverse.
regulations-fide-says-General-Regulations-7-6-captain-speaks = Capitaine et joueur ne se parlent que devant un arbitre, dans une langue qu’il comprend.
regulations-fide-says-General-Regulations-7-7-captain-advice = Un capitaine peut conseiller de proposer ou d’accepter la nulle, et n’intervient pas autrement dans une partie.
regulations-fide-says-General-Regulations-9-2-dress-code = Les joueurs sont vêtus convenablement ; une infraction au code vestimentaire peut être sanctionnée.
regulations-fide-says-General-Regulations-10-1-appeal-conciliation = Les litiges se règlent d’abord par conciliation.
regulations-fide-says-General-Regulations-10-2-committee = Un jury d’appel est nommé avant la première ronde : un président, deux membres ou plus et des suppléants, en nombre impair et non concernés.
regulations-fide-says-General-Regulations-10-3-appeal-who = Un joueur, ou un officiel du joueur ou de l’équipe, peut faire appel de toute décision.
regulations-fide-says-General-Regulations-10-4-appeal-how = Par écrit, avec des frais et dans un délai, tous deux fixés d’avance ; la décision est définitive ; les frais sont rendus si l’appel aboutit.
