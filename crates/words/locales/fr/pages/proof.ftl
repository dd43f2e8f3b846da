# Texts of the pages: proof.

proof = Preuve du journal
proof-how = Tout vient d’être relu et comparé. L’empreinte de la dernière entrée vaut pour tout le journal : notez-la ou transmettez-la, et personne ne pourra rien changer avant elle sans que cela se voie. Un export porte les mêmes empreintes ; adoube event verify le vérifie partout.
proof-export = Le journal en fichier
proof-damaged = Ce journal n’est pas ce qui a été écrit : { $first }. On peut le lire ; rien ne peut y être saisi.
tools-proof = Export signé
tools-proof-text = Voir si le journal exporté d’une compétition est celui qui a été écrit, et qui l’a signé.
tools-proof-file = L’export d’un journal (.jsonl)
tools-proof-key = La clé publique du signataire, si vous l’avez
tools-proof-hint = Rien n’en est conservé. adoube event verify fait la même chose sans serveur.
tools-proof-no-text = Ce n’est pas un texte : l’export d’un journal était attendu
public-damaged = Ce qui figure ici n’est peut-être pas ce qui a été saisi : le journal de la compétition est endommagé
