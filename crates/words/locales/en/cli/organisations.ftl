# What `adoube organisations` says.

organisations-unknown = there is no organisation { $organisation }; `adoube organisations list` shows them
organisations-no-team-role = nobody can be { $role } in a whole organisation: teams and sectors are matters of one event
organisations-others = the event { $event } belongs to { $holder }; take it first
organisations-full = { $name } may have { $most } events and has them
organisations-heading-id = Short name
organisations-heading-events = Events
organisations-heading-most-events = At most
organisations-heading-most-entries = Entries each
organisations-heading-team = Team
