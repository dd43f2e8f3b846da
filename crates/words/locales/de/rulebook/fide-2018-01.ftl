# What fide-2018-01 says, in our own words.

fide-2018-01-name = FIDE-Schachregeln, Januar 2018
fide-2018-01-gap-1-part = Glossar
fide-2018-01-gap-1-why = Es erklärt Begriffe und stellt keine Regeln auf.
fide-2018-01-absent-recording-exempt-sudden-death = Eine Regel gilt für alle Zeitperioden
fide-2018-01-absent-scoresheet-loan = Das gegnerische Formular dient zum Vervollständigen des eigenen; ein anderes Ausleihen ist nicht vorgesehen
fide-2018-01-absent-reconstruction-waived = Die Formulare werden immer vervollständigt
fide-2018-01-absent-insufficient-material = Die Schachregeln zählen kein Material auf; es gilt die Regel der toten Stellung
fide-2018-01-absent-insufficient-on-time = Jedes mögliche Matt zählt, daher wird kein Material aufgezählt
fide-2018-01-absent-scoresheet-complete = Ein Gewinn durch Zeitüberschreitung hängt nicht vom Partieformular ab

fide-2018-01-says-7-5-3 = Drücken der Uhr, ohne gezogen zu haben, wird wie ein regelwidriger Zug behandelt und bestraft.
fide-2018-01-says-7-5-4 = Zwei Hände für einen Zug, etwa bei Rochade, Schlagen oder Umwandlung, und die Uhr gedrückt: wird wie ein regelwidriger Zug behandelt und bestraft.
fide-2018-01-says-7-5-5 = Alle diese zusammen: Der erste gibt dem Gegner zwei Minuten, der zweite verliert, oder führt zum Remis, wenn der Gegner nicht mattsetzen kann.
fide-2018-01-says-A-4-2 = Bis der Gegner seinen nächsten Zug ausgeführt hat, greift der Schiedsrichter ein oder darf der Gegner reklamieren, mit den üblichen Strafen. Danach bleibt der Zug stehen, außer beide sind sich einig.
fide-2018-01-says-A-4-3 = Wer Gewinn durch Zeitüberschreitung reklamiert, darf die Uhr anhalten; remis, wenn der Reklamierende nicht mattsetzen kann.
fide-2018-01-says-A-4-5 = Auch der Schiedsrichter stellt einen Blättchenfall fest.

fide-2018-01-reading-mistaken-press-question = Ein Spieler will die Uhr anhalten und setzt die des Gegners in Gang: Ist das ein regelwidriger Zug?
fide-2018-01-reading-mistaken-press-default = Wie 7.5.3 sagt, sofern der Schiedsrichter nicht sicher ist, dass es ein Versehen war.
fide-2018-01-reading-mistaken-press-as-distraction = Höchstens eine Störung, über die der Schiedsrichter urteilt.
fide-2018-01-reading-both-flags-unannounced-question = Beide Blättchen sind gefallen, niemand weiß, welches zuerst, und die Richtlinien waren nicht angekündigt.
fide-2018-01-reading-both-flags-unannounced-default = Die Markierung auf einer Digitaluhr entscheidet; fehlt sie, entscheidet der Schiedsrichter.
fide-2018-01-reading-both-flags-unannounced-as-as-announced = Wie in den Richtlinien: weiter vor der letzten Zeitperiode, remis in ihr.
