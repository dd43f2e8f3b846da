# Accounts of players: fees, deposits, payments, and what prizes become by the entries.

account-entered = { $note ->
    [none] { $section }: account of { $entrant }: { $item }, { $amount }
   *[other] { $section }: account of { $entrant }: { $item }, { $amount } ({ $note })
}
account-item-charge = { $value } charged
account-item-payment = paid ({ $value })
account-item-refund = refunded ({ $value })
account-item-deposit-returned = deposit returned ({ $value })
account-item-waiver = waived
charge-entry-fee = entry fee
charge-late-fee = late fee
charge-re-entry-fee = re-entry fee
charge-deposit = deposit
charge-membership = membership
charge-fine = fine
charge-other = other charge
pay-method-cash = cash
pay-method-card = card
pay-method-transfer = bank transfer
pay-method-online = online
pay-method-cheque = cheque
invalid-amount = "{ $text }" is not an amount: expected digits with at most two decimals, such as 45 or 45.50
refusal-no-amount = an amount must be more than nothing
refusal-amount-too-large = an amount can be at most { $most }
refusal-more-than-paid = { $who } has { $paid } paid in; no more than that can be given back
refusal-has-account = { $who } has an account, which stays on record
    .help = withdraw the player instead, or undo the lines of the account first

# What prizes based on entries are as things stand.
prize-now-reason-not-based-on = as advertised
prize-now-reason-goal-reached = the goal is reached: paid in full
prize-now-reason-in-proportion = { $entries } of { $goal }: at least in proportion to the entries (32C4a)
prize-now-reason-half = at least half, the advertised funds together being above { $above } (32C4b)
prize-now-reason-guaranteed = guaranteed (32E)
prize-now-reason-offered = { $percent } % are paid by the organiser's own decision

# `adoube event fees`, `event prizes` and what belongs to them.
event-fees-title = { $name }: fees{ $currency ->
    [none] {""}
   *[other] {" "}({ $currency })
}
event-fees-column-charged = Charged
event-fees-column-waived = Waived
event-fees-column-paid = Paid
event-fees-column-balance = Balance
event-fees-column-deposit = Deposit
event-fees-totals = Paid { $paid }, still owed { $owed }, deposits kept { $deposits }
event-fees-till = { $day ->
    [none] Till of all days
   *[other] Till of { $day }
}
event-fees-flow = { $method }: taken { $taken }, given { $given }, left { $sum }
event-fees-unannounced = no entry fee is announced for this section, so none is owed: announce one, or charge it
event-fees-nothing-open = { $who } owes nothing; say how much is meant
event-fees-no-fund = section "{ $section }" has no prize fund
event-prizes-counted = { $entries } entries count, the prizes are based on { $goal }
event-prizes-counted-in = { $section }: { $entries }
event-prizes-column-prize = Prize
event-prizes-column-advertised = Advertised
event-prizes-column-now = Now
event-prizes-column-why = Why
event-prizes-sum = Advertised { $advertised }, now { $now }
entries-counted-missing = there is no section "{ $name }" whose entries could count
