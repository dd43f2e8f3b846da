# Appeals: incidents, questions, answers, what rulings say.

family-appeals = Appeals

incident-appeal = somebody appeals against a ruling
incident-appeal-committee = an appeals committee is put together
incident-appeal-vote = the appeals committee has voted
incident-national-appeal = somebody appeals to the federation
