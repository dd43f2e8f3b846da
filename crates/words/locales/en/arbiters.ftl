# Arbiters: what they do, how many certificates an event gives out, how it stands with a requirement.

arbiter-role-chief = chief arbiter
arbiter-role-deputy = deputy chief arbiter
arbiter-role-sector = sector arbiter
arbiter-role-arbiter = arbiter
arbiter-role-assistant = assistant arbiter
certificates-unlimited = as many as are earned
certificates-at-most = { $value } at most
certificates-one-for-fifty = one for every 50 players: { $strict }, or { $mild } if a part of 50 counts
certificates-nothing = none
standing-not-met = not met
standing-open = to be settled
standing-waived = does not apply
standing-met = met
