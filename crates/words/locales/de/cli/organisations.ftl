# What `adoube organisations` says.

organisations-unknown = es gibt keine Organisation { $organisation }; `adoube organisations list` zeigt alle
organisations-no-team-role = niemand kann { $role } einer ganzen Organisation sein: Mannschaften und Sektoren sind Sache eines Turniers
organisations-others = das Turnier { $event } gehört zu { $holder }; nehmen Sie es zuerst dort weg
organisations-full = { $name } darf { $most } Turniere haben und hat sie
organisations-heading-id = Kurzname
organisations-heading-events = Turniere
organisations-heading-most-events = Höchstens
organisations-heading-most-entries = Anmeldungen je
organisations-heading-team = Team
