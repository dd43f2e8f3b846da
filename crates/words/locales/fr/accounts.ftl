# Accounts of players: fees, deposits, payments, and what prizes become by the entries.

account-entered = { $note ->
    [none] { $section } : compte de { $entrant } : { $item }, { $amount }
   *[other] { $section } : compte de { $entrant } : { $item }, { $amount } ({ $note })
}
account-item-charge = { $value } à payer
account-item-payment = payé ({ $value })
account-item-refund = remboursé ({ $value })
account-item-deposit-returned = caution rendue ({ $value })
account-item-waiver = remise accordée
charge-entry-fee = droit d’inscription
charge-late-fee = majoration pour inscription tardive
charge-re-entry-fee = droit de réinscription
charge-deposit = caution
charge-membership = cotisation
charge-fine = amende
charge-other = autre somme
pay-method-cash = espèces
pay-method-card = carte
pay-method-transfer = virement
pay-method-online = en ligne
pay-method-cheque = chèque
invalid-amount = « { $text } » n’est pas un montant : des chiffres avec au plus deux décimales sont attendus, comme 45 ou 45,50
refusal-no-amount = un montant doit être supérieur à zéro
refusal-amount-too-large = un montant peut être au plus de { $most }
refusal-more-than-paid = { $who } a versé { $paid } ; on ne peut pas rendre davantage
refusal-has-account = { $who } a un compte, qui doit rester au registre
    .help = retirez plutôt le joueur, ou annulez d’abord les lignes du compte

# What prizes based on entries are as things stand.
prize-now-reason-not-based-on = comme annoncé
prize-now-reason-goal-reached = le nombre d’inscrits est atteint : payé en entier
prize-now-reason-in-proportion = { $entries } sur { $goal } : au moins en proportion des inscriptions (32C4a)
prize-now-reason-half = au moins la moitié, l’ensemble des prix annoncés dépassant { $above } (32C4b)
prize-now-reason-guaranteed = garanti (32E)
prize-now-reason-offered = { $percent } % payés par décision de l’organisateur

# `adoube event fees`, `event prizes` and what belongs to them.
event-fees-title = { $name } : droits d’inscription{ $currency ->
    [none] {""}
   *[other] {" "}({ $currency })
}
event-fees-column-charged = À payer
event-fees-column-waived = Remis
event-fees-column-paid = Payé
event-fees-column-balance = Solde dû
event-fees-column-deposit = Caution
event-fees-totals = Payé { $paid }, encore dû { $owed }, cautions conservées { $deposits }
event-fees-till = { $day ->
    [none] Caisse de tous les jours
   *[other] Caisse du { $day }
}
event-fees-flow = { $method } : encaissé { $taken }, rendu { $given }, reste { $sum }
event-fees-unannounced = aucun droit d’inscription n’est annoncé pour ce tournoi, donc personne n’en doit : annoncez-le ou facturez-le
event-fees-nothing-open = { $who } ne doit rien ; indiquez le montant voulu
event-fees-no-fund = le tournoi « { $section } » n’a pas de fonds de prix
event-prizes-counted = { $entries } inscriptions comptent, les prix sont prévus pour { $goal }
event-prizes-counted-in = { $section } : { $entries }
event-prizes-column-prize = Prix
event-prizes-column-advertised = Annoncé
event-prizes-column-now = À présent
event-prizes-column-why = Pourquoi
event-prizes-sum = Annoncé { $advertised }, à présent { $now }
entries-counted-missing = il n’y a pas de tournoi « { $name } » dont les inscriptions pourraient compter
