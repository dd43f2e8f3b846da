# Texte der Seiten: der Turnierbaum.

bracket-by-round = Turnierbaum nach jeder Runde
bracket-legend = Wer weiterkommt, steht fett; eine remis beendete Begegnung wurde durch Stichkampf entschieden.
bracket-nobody = Niemand
bracket-none = Der Turnierbaum entsteht, sobald alle eine Nummer haben.
bracket-open = Sieger einer kommenden Begegnung
bracket-tab = Turnierbaum
