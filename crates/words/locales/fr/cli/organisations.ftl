# What `adoube organisations` says.

organisations-unknown = il n’y a pas d’organisation { $organisation } ; `adoube organisations list` les montre
organisations-no-team-role = personne ne peut être { $role } dans toute une organisation : équipes et secteurs relèvent d’un tournoi
organisations-others = le tournoi { $event } appartient à { $holder } ; retirez-le d’abord
organisations-full = { $name } peut avoir { $most } tournois et les a
organisations-heading-id = Nom court
organisations-heading-events = Tournois
organisations-heading-most-events = Au plus
organisations-heading-most-entries = Inscriptions par
organisations-heading-team = Équipe
