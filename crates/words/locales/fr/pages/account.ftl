# Texts of the pages: account.

account = Votre compte
account-create = Créer le compte
account-of = { $first }, identifiant { $second }. Le nom figure dans les journaux et reste.
account-password = Mot de passe
account-password-change = Changer le mot de passe
account-password-changed = Le mot de passe est changé. Toutes les autres sessions sont fermées.
account-password-hint = Toutes les autres sessions se ferment.
account-password-new = Nouveau mot de passe
account-password-old = Ancien mot de passe
account-sessions = { $count ->
    [one] Vous n’êtes connecté que dans ce navigateur.
   *[other] Vous êtes connecté { $count } fois, dans ce navigateur et dans d’autres.
}
account-sessions-end = Fermer les autres sessions
account-sessions-ended = Les autres sessions sont fermées.
account-signed-in = Sessions
account-token-create = Créer un jeton
account-token-event = Compétition
account-token-label = Usage
account-token-new = Le nouveau jeton
account-token-once = Copiez-le maintenant : il n’est montré qu’une fois. Un programme l’envoie comme « Authorization: Bearer … ».
account-token-revoke = Révoquer
account-token-revoked = Le jeton est révoqué.
account-token-role = Peut au plus ce que peut ce rôle
account-tokens = Jetons pour programmes
account-tokens-text = Un jeton permet à un programme de travailler en votre nom sur une compétition, jamais avec plus de droits que vous.
account-wrong-password = L’ancien mot de passe est incorrect.
