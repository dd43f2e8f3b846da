# The plan of the tables: rooms, accessible tables, who always sits where.

tables = Plan of the tables
tables-accessible = Accessible tables
tables-accessible-are = accessible: { $tables }
tables-fixed = Always at the same table
tables-fixed-none = Nobody has a table of their own. It is given on the page of the entry.
tables-hint = The tables of the first room are filled first. A room with several stretches of tables has several lines. Tables keep their numbers in every room.
tables-in-need = Need an accessible table
tables-in-need-none = Nobody does. Who needs a wheelchair's space, room for a second board or for an assistant has it noted on the page of the entry.
tables-intro = The next pairings follow this plan. It changes at which table a pair sits, never who meets whom.
tables-needs-one = needs an accessible table: { $who }
tables-none = No rooms are planned: tables are counted from 1.
tables-room = Room
tables-rooms = Rooms
tables-saved = The plan is saved. It holds from the next pairing on.
tables-unfit = { $first }: “{ $second }” is no number of a table
tables-remark-shared-tables = Tables { $first } to { $last } of { $room } are planned for { $section } too: not at the same time
tables-remark-fixed-outside = { $player } always sits at table { $table }, which is in no room
tables-remark-few-accessible = { $players ->
    [one] One player needs an accessible table
   *[other] { $players } players need an accessible table
 }; there { $tables ->
    [0] is none
    [one] is one
   *[other] are { $tables }
 }
tables-remark-few-tables = If everybody plays, { $wanted } tables are needed; the rooms have { $tables }
unreadable-tables-no-stretch = “{ $found }” is no list of tables: expected numbers such as 1, 2, 5-8
unreadable-tables-no-table = “{ $found }” is no number of a table
unreadable-tables-no-room = “{ $found }” is no room with its tables: expected NAME=FIRST-LAST, such as "Hall A=1-20"
unreadable-tables-in-no-room = table { $table } is to be accessible and stands in none of the rooms
