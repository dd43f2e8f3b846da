# La chaîne des empreintes : ce que l’on constate d’un journal ou d’un export.

chain-fault-changed = l’entrée { $seq } n’est pas celle qui a été écrite
chain-fault-no-digest = l’entrée { $seq } n’a pas d’empreinte
chain-fault-missing = des entrées manquent : { $from } à { $to }
chain-fault-cut-off = la fin manque : entrées { $from } à { $to }
chain-fault-out-of-place = l’entrée { $seq } se trouve à la place de l’entrée { $expected }
chain-fault-too-many = { $announced } entrées sont comptées, { $found } sont présentes
chain-fault-other-end = la dernière entrée n’est pas celle qui est comptée
chain-fault-unreadable = l’entrée { $seq } est illisible : { $problem }
chain-fault-does-not-follow = l’entrée { $seq } ne peut pas suivre les précédentes : { $why }
chain-fault-other-name = la compétition était tenue sous un autre nom court
chain-fault-other-title = le titre conservé de la compétition n’est pas celui que disent ses entrées
chain-fault-header = ce qui précède les entrées n’est pas ce qui a été écrit
chain-fault-no-chain = il n’y a pas d’empreintes (un export de la version 0.1.0) : rien ne peut en être prouvé
    .help = importez la compétition et exportez-la de nouveau : elle est prouvée à partir de là
chain-fault-was-damaged = le journal était déjà endommagé lors de cet export
chain-fault-file = le fichier de la base de données est endommagé : { $problem }
chain-fault-signature = la signature n’est pas celle de cet export
journal-damaged = le journal de la compétition « { $event } » n’est pas celui qui a été écrit, et rien n’y est ajouté : { $fault }
    .help = `adoube event verify` dit tout ce qui ne va pas ; `adoube restore` rétablit une sauvegarde
export-error-damaged = l’export n’est pas celui qui a été écrit : { $fault }
    .help = exportez de nouveau la compétition ; `adoube event verify` dit tout ce qui ne va pas
not-a-digest = une empreinte est attendue : 64 chiffres hexadécimaux
not-a-public-key = une clé publique est attendue : 64 chiffres hexadécimaux, comme `adoube key show` les affiche
key-error-unreadable = ce n’est pas une clé écrite par `adoube key new`
key-error-no-random-numbers = l’ordinateur ne fournit pas de nombres aléatoires

# Ce que l’on dit d’un journal ou d’un export dans son ensemble.
proof-statement-sound = { $records ->
    [one] { $event } : { $records } entrée, telle qu’elle a été écrite. Empreinte { $head }
   *[other] { $event } : { $records } entrées, telles qu’elles ont été écrites. Empreinte { $head }
}
proof-statement-unsound = { $count ->
    [one] { $event } n’est pas ce qui a été écrit :
   *[other] { $event } n’est pas ce qui a été écrit ; { $count } choses ne vont pas :
}
proof-statement-chained = Rien n’a été changé, omis, ajouté ni déplacé depuis ; qui a noté une empreinte antérieure la retrouve ici.
proof-statement-taken-in = { $records ->
    [one] La première entrée a été écrite sans empreinte et reprise le { $at } : ce qui lui est arrivé auparavant n’est pas prouvé. Prouvé à partir de l’entrée { $since }.
   *[other] Les { $records } premières entrées ont été écrites sans empreintes et reprises le { $at } : ce qui leur est arrivé auparavant n’est pas prouvé. Prouvé à partir de l’entrée { $since }.
}
proof-statement-withheld = { $count ->
    [one] Le texte de { $count } entrée n’est pas dans cette copie : sa place dans la chaîne est prouvée, son auteur et son heure tels qu’ils figurent ici ne le sont pas.
   *[other] Le texte de { $count } entrées n’est pas dans cette copie : leurs places dans la chaîne sont prouvées, leurs auteurs et leurs heures tels qu’ils figurent ici ne le sont pas.
}
proof-statement-signed = Signé par « { $name } » le { $at }, avec la clé { $key }
proof-statement-signed-by-other = Ce n’est pas la clé attendue.
proof-statement-not-signed = Il n’est pas signé.
proof-statement-signature-proves = Le propriétaire de cette clé avait ces entrées, toutes et dans cet ordre, au moment de la signature. Le nom est celui que le signataire a écrit ; seule la clé prouve qui il était : comparez-la à celle que vous tenez de lui.

# Clés.
key-made = Une clé pour « { $name } » se trouve dans { $file }. Qui possède ce fichier peut signer sous ce nom : gardez-le, avec une copie, là où personne d’autre n’accède.
key-public = Clé publique : { $key }
key-give = Donnez la clé publique à ceux qui vérifient : au tableau d’affichage, dans l’invitation, sur la page de la fédération.
key-taken = il y a déjà une clé dans { $file }
    .help = --file désigne un autre fichier
key-nowhere = il n’y a pas de clé dans { $file }
    .help = `adoube key new` en crée une
proof-statement-erased = { $count ->
    [one] Des données personnelles ont été effacées de { $count } entrée ({ $records }) : l’empreinte reçue à l’écriture est prouvée, comme ce qui s’y trouve maintenant. L’entrée { $by } dit par qui et pourquoi.
   *[other] Des données personnelles ont été effacées de { $count } entrées ({ $records }) : les empreintes reçues à l’écriture sont prouvées, comme ce qui s’y trouve maintenant. L’entrée { $by } dit par qui et pourquoi.
}
