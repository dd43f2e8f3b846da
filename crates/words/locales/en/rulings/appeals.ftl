# Appeals: incidents, questions, answers, what rulings say.

family-appeals = Appeals

incident-appeal = somebody appeals against a ruling
    .words = appeal, appeals, protest, complaint, disagrees with the arbiter, challenge the ruling
incident-appeal-committee = an appeals committee is put together
    .words = appeals committee, jury, committee members, who sits on the committee, special referee
incident-appeal-vote = the appeals committee has voted
    .words = committee voted, appeal vote, tie vote, majority, decision of the committee
incident-national-appeal = somebody appeals to the federation
    .words = appeal to the federation, national appeal, appeal after the event, US Chess office

ask-appeal-by = Who appeals?
ask-appeal-after = How long after the ruling is the appeal made?
ask-appeal-deadline = What deadline do the regulations of the event fix for appeals?
ask-appeal-committee-seniors = How many of them are Senior directors or higher?
ask-appeal-committee-concerned = How many of them are concerned in the dispute?
ask-appeal-vote-for-appeal = How many voted for the appeal?
ask-appeal-vote-against = How many voted against it?
ask-national-appeal-days-after-event = How many days after the end of the event was it sent?
ask-national-appeal-good-reason = Is there an acceptable reason for sending it late?

appellant-player = a player concerned
appellant-official = the captain, head of delegation or another official of the player
appellant-other = somebody else

committee-fault-too-few = too few vote
committee-fault-even = the number of voters should be odd
committee-fault-concerned = nobody concerned may vote
committee-needs-persons = at least { $least } persons, or { $seniors } if all are Senior directors or higher
committee-needs-odd-voters = at least { $least } voters, and an odd number of them
committee-needs-voters = at least { $least } voters

appeals-filed = An appeal is filed
appeals-excluded = The regulations of the event exclude appeals: the ruling is final.
appeals-filed-in-blitz = An appeal is filed in blitz
appeals-chief-is-final = In blitz the chief director's decision is final: there is no committee during the event.
appeals-chief-director = a ruling of another director goes to the chief director; after the event an appeal to US Chess remains
appeals-not-concerned = Somebody appeals who is not concerned
appeals-only-concerned = Refused: only the players concerned may appeal, or whoever may act for them.
appeals-filed-after = An appeal is filed { $after } after the ruling
appeals-extended = The director gave more time: the appeal is heard.
appeals-too-late = Too late: appeals are made within { $limit } of the ruling, unless more time was given.
appeals-played-on = Too late: an appeal is made before playing on, unless the director put it off or gave more time.
appeals-refused = the appeal is refused
appeals-heard-if-announced = the appeal is heard, if it was announced or put off
appeals-under-protest = refused, unless the player played on under protest
appeals-in-time = The appeal is in time: try to settle it, then it is heard.
appeals-goes-on-as-ruled = Until it is heard the game goes on as ruled.
appeals-even-signed = an appeal is possible even after the result is signed

appeals-to-federation = An appeal is made to the federation
appeals-final-for-event = The decision of the appeals committee is final for the event.
appeals-sent-in-time = { $days ->
    [one] In time: it was sent within { $days } day after the event. A deposit goes with it, and a copy to the director.
   *[other] In time: it was sent within { $days } days after the event. A deposit goes with it, and a copy to the director.
}
appeals-late-with-reason = { $days ->
    [one] After the { $days } day; it is heard only if the reason for the delay is accepted.
   *[other] After the { $days } days; it is heard only if the reason for the delay is accepted.
}
appeals-refuse = refuse it
appeals-hear = hear it
appeals-hear-for-reason = hear it only for a good reason
appeals-sent-late = { $days ->
    [one] Too late: an appeal is sent within { $days } day after the event.
   *[other] Too late: an appeal is sent within { $days } days after the event.
}

appeals-committee = An appeals committee of { $voters } is put together
appeals-how-many-vote = How many vote? The committee needs { $needed }.
appeals-can-hear = The committee can hear the appeal: { $voters } vote, and it needs { $needed }.
appeals-should-be-odd = The number of voters should be odd: add a reserve. A committee needs { $needed }.
appeals-add-or-drop = add or drop a voter
appeals-go-on = go on as it is
appeals-add-reserve = add a reserve
appeals-not-in-order = The committee is not in order: { $faults }. It needs { $needed }.
appeals-add-reserves = Add reserves and check again.
appeals-replace-them = Replace them by reserves and check again.
appeals-voted = The committee voted { $yes } to { $no } on the appeal
appeals-tie = A tie: the number of voters should have been odd.
appeals-no-rule-for-tie = the regulations do not say what a tie means
appeals-ruling-stands = the ruling stands
appeals-vote-repeated = a reserve is added and the vote repeated
appeals-upheld = The appeal is upheld: the ruling is changed as the committee says, and the fee or deposit is returned.
appeals-written-down = The decision is written down and signed; it is final for the event.
appeals-stands = The ruling of the { $who } stands.
appeals-committee-needs = a committee needs { $needed }
