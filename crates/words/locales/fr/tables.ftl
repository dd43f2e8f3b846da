# The plan of the tables: rooms, accessible tables, who always sits where.

tables = Plan des tables
tables-accessible = Tables accessibles
tables-accessible-are = accessibles : { $tables }
tables-fixed = Toujours à la même table
tables-fixed-none = Personne n’a de table fixe. Elle se donne sur la page de l’inscription.
tables-hint = Les tables de la première salle se remplissent d’abord. Une salle à plusieurs suites de tables a plusieurs lignes. Les tables gardent leurs numéros dans toutes les salles.
tables-in-need = Ont besoin d’une table accessible
tables-in-need-none = Personne. Le besoin de place pour un fauteuil roulant, un second échiquier ou un assistant se note sur la page de l’inscription.
tables-intro = Les prochains appariements suivent ce plan. Il change la table où l’on joue, jamais qui rencontre qui.
tables-needs-one = a besoin d’une table accessible : { $who }
tables-none = Aucune salle n’est prévue : les tables se comptent à partir de 1.
tables-room = Salle
tables-rooms = Salles
tables-saved = Le plan est enregistré. Il vaut dès le prochain appariement.
tables-unfit = { $first } : « { $second } » n’est pas un numéro de table
tables-remark-shared-tables = Les tables { $first } à { $last } de { $room } sont prévues aussi pour { $section } : pas en même temps
tables-remark-fixed-outside = { $player } joue toujours à la table { $table }, qui n’est dans aucune salle
tables-remark-few-accessible = { $players ->
    [one] Une personne a besoin
   *[other] { $players } personnes ont besoin
 } d’une table accessible ; il y en a { $tables ->
    [0] zéro
    [one] une
   *[other] { $tables }
 }
tables-remark-few-tables = Si tout le monde joue, il faut { $wanted } tables ; les salles en ont { $tables }
unreadable-tables-no-stretch = « { $found } » n’est pas une liste de tables : des numéros comme 1, 2, 5-8 sont attendus
unreadable-tables-no-table = « { $found } » n’est pas un numéro de table
unreadable-tables-no-room = « { $found } » n’est pas une salle avec ses tables : NOM=PREMIÈRE-DERNIÈRE est attendu, comme "Salle A=1-20"
unreadable-tables-in-no-room = la table { $table } doit être accessible et n’est dans aucune des salles
