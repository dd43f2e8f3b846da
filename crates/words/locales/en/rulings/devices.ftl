# Devices: incidents, questions, answers, what rulings say.

family-devices = Devices

incident-device = a phone rang, or a player has an electronic device
    .words = phone, fone, mobile, mobile phone, cell phone, cellphone, phone rang, ringing, smartphone, smartwatch, watch, earplugs, earphones, headphones, music, tablet, electronic device, electronic, beep, pager
incident-inspection-refused = a player refuses to be inspected
    .words = inspection refused, bag search, refuses to be searched, refuses scan, metal detector, pockets, body search, anti-cheating check, frisk

ask-device-by = Whose device is it?
ask-device-made-noise = Did it make a noise?
ask-device-place = Where was the device?
ask-device-switched-off = Was it completely switched off?
ask-device-communicates = Is it a phone, a means of communication or a device that can suggest moves?
ask-device-opponent-comes-in-time = Does the absent opponent come before the default time is over?
ask-device-after-last-game = Was it the player's last game of the event?
ask-device-next-game-time = With what time does the next game start?
ask-inspection-refused-by = Who refuses to be inspected?
ask-inspection-refused-what = What was to be inspected?
ask-inspection-refused-warned = Was it explained, and was the player warned?

device-location-on-person = on the player
device-location-bag = in a bag left where it was agreed
device-location-carried-bag = in a bag the player took along

inspection-target-things = clothes, bags or other things
inspection-target-body = the body

devices-has-approved = { $by } has a device that was approved
devices-approved = No breach: the device was approved.
devices-hands-in = { $by } came late and hands in a device before the first move
devices-stored = No penalty: a player who comes after the start may store the device before making the first move. Take it, or have it put into the bag if the event allows that.
devices-made-noise = { $by }'s device made a noise
devices-on-person = { $by } had a device on the person
devices-has-harmless = { $by } has a device that neither communicates nor suggests moves
devices-harmless = This edition forbids only phones, means of communication and devices that suggest moves: no breach.
devices-other-breaches = noise or notes would be another breach

devices-took-bag-along = { $by } took along the bag with the device
devices-bag-stays = The bag may not be taken along without permission: penalise { $by }.
devices-off-in-bag = { $by } has a device in the bag, switched off
devices-allowed-in-bag = No breach: the event allows it in a bag, switched off; nobody goes to the bag without permission.
devices-on-in-bag = { $by }'s device in the bag was not switched off
devices-must-be-off-in-bag = A device in the bag must be completely switched off: penalise { $by }.
devices-in-bag = { $by } has a device in the bag
devices-not-allowed-in-bag = The event does not allow devices in bags: penalise { $by }.
devices-loss-as-on-person = loss of the game, as for a device on the person

devices-loses = { $by } loses and { $by-opponent } wins, switched off or not, mating material or not.
devices-opponent-came = { $by } loses; { $by-opponent } came in time and wins a game that counts as not played and is not rated.
devices-both-lose = { $by } loses by the device and { $by-opponent } by coming too late: both lose a game that was not played.
devices-absent-wins = the absent player wins, if the arbiter excuses the lateness
devices-both-lose-measure = both lose
devices-both-lose-usual = both lose; the text does not treat the two together
devices-both-devices = Both players had a device, found or heard at the same moment
devices-both-lose-by-analogy = Both lose the game.
devices-no-rule-for-both = the article gives each game to the opponent and cannot be followed for both; as with two players who refuse to obey, both lose
devices-first-one-decides = if one device was found before the other, that one ended the game
devices-as-announced = { $by } gets the penalty that the regulations of the event announce instead of the loss.
devices-look-up = Look up the penalty in the regulations and apply it as it stands.
devices-game-over = The game is over. If it is evident that { $by } had the device during the game, the result may be changed to a loss.
devices-warning-as-spectator = a warning, as to a spectator
devices-loss = loss of the game
devices-loss-if-during-game = loss if the device was on the person during the game, even after signing; else a warning

devices-is-off = { $by } has a device that is switched off
devices-may-be-off = No breach: a device may be there if it is completely off.
devices-is-on = { $by } has a device that is not switched off
devices-must-be-off = Without permission a device must be completely off; the director may penalise { $by }.
devices-as-for-noise = as for a noise: ten minutes off, or half of the time left; the game for a second time
devices-noise-after-game = { $by }'s device made a noise after { $by }'s game
devices-not-paired = The penalty is a loss and falls in the next round: { $by } is not paired.
devices-announced-next-round = { $by } gets the announced penalty in the next round.
devices-starts-next-with = The result stands; { $by } starts the next game with { $next } instead of { $instead-of }.
devices-not-first-time = Not the first time in this event: { $by } loses.
devices-announced-for-noise = { $by } gets the penalty announced for the first noise, up to loss of the game.
devices-apply-announced = Apply what was announced in the opening remarks and posted.
devices-loses-time = { $by } loses { $off }: ten minutes, or half of the time left if that is less.
devices-loses-time-or-half = { $by } loses { $most }, or half of the time left if that is less.
devices-why-noise = noise of a device
devices-standard-for-noise = this is the standard penalty; the director may give more or less
devices-leaves-without-half-point = { $by } leaves as a spectator who disturbs, and loses half a point for prizes, as announced.
devices-leaves-as-spectator = { $by } is treated as a spectator who disturbs and must leave; the result stands.
devices-warning = a warning
devices-leaves-playing-room = the player leaves the playing room
devices-leaves-room = the player leaves the room

devices-refuses-inspection = { $by } refuses to be inspected
devices-no-inspection = No rule provides an inspection; the director may only act on what is seen.
devices-inspection-not-provided = this edition provides no inspection of players
devices-nothing-without-evidence = nothing without evidence
devices-not-the-body = This edition lets the arbiter inspect clothes, bags and other things, not the body: the refusal is no breach.
devices-explain = Explain the inspection to { $by }; if the refusal stands, warn, and then penalise.
devices-explain-usual = explain, then a warning; after that loss of the game
devices-refused-for-good = { $by } was warned and still refuses: the game is lost, and { $by } may be excluded from the event.
devices-opponents-score = The arbiter also decides the opponent's score.
devices-loss-and-exclusion = loss of the game and exclusion from the event
