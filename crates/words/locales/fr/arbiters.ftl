# Arbitres : ce qu’ils font, les attestations d’un tournoi, l’état d’une exigence.

arbiter-role-chief = arbitre principal
arbiter-role-deputy = arbitre principal adjoint
arbiter-role-sector = arbitre de secteur
arbiter-role-arbiter = arbitre
arbiter-role-assistant = arbitre assistant
certificates-unlimited = autant qu’il en est mérité
certificates-at-most = { $value } au plus
certificates-one-for-fifty = une pour 50 joueurs : { $strict }, ou { $mild } si une fraction de 50 compte
certificates-nothing = aucune
standing-not-met = non remplie
standing-open = à trancher
standing-waived = ne s’applique pas
standing-met = remplie
