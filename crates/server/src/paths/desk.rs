//! The desk of an event.

use adoube_journal::{EventId, SectionId};
use adoube_tournament::{BoardNumber, RoundNumber};

paths! {
    /// The events of who is signed in.
    Home() = "/desk";
    /// An event at a glance.
    Overview(event: EventId) = "/desk/{event}";
    /// Taking a record back.
    Undo(event: EventId) = "/desk/{event}/undo";
    /// The stream that tells of every change.
    Live(event: EventId) = "/desk/{event}/live";
    /// The papers of a round in one file, to be printed.
    PrintRound(event: EventId, section: SectionId) = "/desk/{event}/{section}/papers/print-round";
    /// A player and their games, in whatever section.
    Find(event: EventId) = "/desk/{event}/find";
    /// The records of the journal, the latest first.
    Log(event: EventId) = "/desk/{event}/log";
    /// Whether the journal is what was written.
    Proof(event: EventId) = "/desk/{event}/proof";
    /// Putting a record in force again.
    Redo(event: EventId) = "/desk/{event}/redo";
    /// The people of an event.
    People(event: EventId) = "/desk/{event}/people";
    /// Another role for a member.
    PeopleRole(event: EventId) = "/desk/{event}/people/role";
    /// Taking a member's role away.
    PeopleRemove(event: EventId) = "/desk/{event}/people/remove";
    /// Who signed in, and who changed what anybody may do.
    PeopleAudit(event: EventId) = "/desk/{event}/people/audit";
    /// Taking an invitation back.
    PeopleWithdraw(event: EventId) = "/desk/{event}/people/withdraw";
    /// What is announced of the event.
    Announcement(event: EventId) = "/desk/{event}/announcement";
    /// Erasing personal data.
    Personal(event: EventId) = "/desk/{event}/personal";
    /// Deleting the event.
    Delete(event: EventId) = "/desk/{event}/delete";
    /// Bringing a deleted event back.
    Recover(event: EventId) = "/desk/{event}/recover";
    /// The arbiters of the event.
    Arbiters(event: EventId) = "/desk/{event}/arbiters";
    /// The plan of the tables of a section.
    TablePlan(event: EventId, section: SectionId) = "/desk/{event}/{section}/tables";
    /// The screens of the hall.
    Screens(event: EventId) = "/desk/{event}/screens";
    /// A new section.
    NewSection(event: EventId) = "/desk/{event}/new-section";
    /// A tournament report file that is to become a section.
    ImportReport(event: EventId) = "/desk/{event}/import-report";
    /// Such a file that was sent, before it is one.
    ImportReportPreview(event: EventId, file: String) = "/desk/{event}/import-report/{file}";
    /// What the regulations say of settings that are being typed.
    CheckSettings(event: EventId) = "/desk/{event}/check";
    /// What is announced of a section.
    Settings(event: EventId, section: SectionId) = "/desk/{event}/{section}/settings";
    /// Leaving FIDE mode.
    LeaveFideMode(event: EventId, section: SectionId) = "/desk/{event}/{section}/leave-fide-mode";
    /// A section by the rules of US Chess: its settings, requests, house players, byes.
    UsSection(event: EventId, section: SectionId) = "/desk/{event}/{section}/us";
    /// Players of it who would rather not meet.
    UsApart(event: EventId, section: SectionId) = "/desk/{event}/{section}/us/apart";
    /// A house player of it.
    UsHousePlayer(event: EventId, section: SectionId) = "/desk/{event}/{section}/us/house-player";
    /// Its bye meets that of a lower section.
    UsCrossSection(event: EventId, section: SectionId) = "/desk/{event}/{section}/us/cross-section";
    /// What the director knows of an entry.
    Marks(event: EventId, section: SectionId, entrant: u32) = "/desk/{event}/{section}/entries/{entrant}/marks";
    /// A player enters again, with a new entry.
    NewEntry(event: EventId, section: SectionId, entrant: u32) = "/desk/{event}/{section}/entries/{entrant}/new-entry";
    /// The entries of a section.
    Entries(event: EventId, section: SectionId) = "/desk/{event}/{section}/entries";
    /// What the players of a section owe and have paid.
    Fees(event: EventId, section: SectionId) = "/desk/{event}/{section}/fees";
    /// Paying what somebody owes, or giving a deposit back.
    SettleFees(event: EventId, section: SectionId) = "/desk/{event}/{section}/fees/settle";
    /// The accounts as a table to take away.
    FeesFile(event: EventId, section: SectionId) = "/desk/{event}/{section}/fees/accounts.csv";
    /// Who is there.
    CheckIn(event: EventId, section: SectionId) = "/desk/{event}/{section}/entries/check-in";
    /// Whether players check themselves in.
    SelfCheckIn(event: EventId, section: SectionId) = "/desk/{event}/{section}/entries/self-check-in";
    /// A list of players to be taken in.
    Import(event: EventId, section: SectionId) = "/desk/{event}/{section}/entries/import";
    /// A list that was sent, before it is entered.
    ImportPreview(event: EventId, section: SectionId, list: String) = "/desk/{event}/{section}/entries/import/{list}";
    /// Ratings that differ from the lists.
    Ratings(event: EventId, section: SectionId) = "/desk/{event}/{section}/entries/ratings";
    /// Taking the rating of a list that is not the main one.
    PickRating(event: EventId, section: SectionId, entrant: u32) = "/desk/{event}/{section}/entries/{entrant}/pick";
    /// Sending somebody out of the event.
    Expel(event: EventId, section: SectionId, entrant: u32) = "/desk/{event}/{section}/entries/{entrant}/expel";
    /// Who is level, and what settles it.
    Ties(event: EventId, section: SectionId) = "/desk/{event}/{section}/ties";
    /// What players earn for titles.
    Titles(event: EventId, section: SectionId) = "/desk/{event}/{section}/titles";
    /// What one of them has earned, and what is missing.
    TitleCard(event: EventId, section: SectionId, entrant: u32) = "/desk/{event}/{section}/titles/{entrant}";
    /// Values of a tie-break that was worked out elsewhere.
    TieBreakValues(event: EventId, section: SectionId) = "/desk/{event}/{section}/ties/values";
    /// Two players exchange their numbers.
    ExchangeNumbers(event: EventId, section: SectionId) = "/desk/{event}/{section}/rounds/exchange";
    /// The start position of a round.
    StartPosition(event: EventId, section: SectionId) = "/desk/{event}/{section}/rounds/start-position";
    /// One entry with all that is known of the player.
    Entrant(event: EventId, section: SectionId, entrant: u32) = "/desk/{event}/{section}/entries/{entrant}";
    /// Taking an entry out.
    Scratch(event: EventId, section: SectionId, entrant: u32) = "/desk/{event}/{section}/entries/{entrant}/scratch";
    /// An entry goes over into another section.
    MoveEntry(event: EventId, section: SectionId, entrant: u32) = "/desk/{event}/{section}/entries/{entrant}/move";
    /// Two entries of one person become one.
    OneEntry(event: EventId, section: SectionId, entrant: u32) = "/desk/{event}/{section}/entries/{entrant}/same";
    /// A player withdraws.
    Withdraw(event: EventId, section: SectionId, entrant: u32) = "/desk/{event}/{section}/entries/{entrant}/withdraw";
    /// A player comes back.
    ReEnter(event: EventId, section: SectionId, entrant: u32) = "/desk/{event}/{section}/entries/{entrant}/re-enter";
    /// The byes that a player asks for.
    Byes(event: EventId, section: SectionId, entrant: u32) = "/desk/{event}/{section}/entries/{entrant}/byes";
    /// A board that a player always has.
    FixedBoard(event: EventId, section: SectionId, entrant: u32) = "/desk/{event}/{section}/entries/{entrant}/board";
    /// Players of the rating list, while a name is typed.
    RatingListLookup(event: EventId) = "/desk/{event}/rating-list";
    /// Bringing all rating lists up to date.
    RatingListUpdate() = "/desk/rating-list/update";
    /// Where a rating list comes from.
    RatingListSource() = "/desk/rating-list/source";
    /// The rating lists of this server.
    RatingList() = "/desk/rating-list";
    /// The teams of a section.
    Teams(event: EventId, section: SectionId) = "/desk/{event}/{section}/entries/teams";
    /// A team with its players and line-ups.
    Team(event: EventId, section: SectionId, team: u32) = "/desk/{event}/{section}/entries/teams/{team}";
    /// The incidents of a section.
    Incidents(event: EventId, section: SectionId) = "/desk/{event}/{section}/incidents";
    /// A ruling for an incident.
    IncidentRuling(event: EventId, section: SectionId) = "/desk/{event}/{section}/incidents/ruling";
    /// One incident, by the record that reported it.
    Incident(event: EventId, section: SectionId, incident: u64) = "/desk/{event}/{section}/incidents/{incident}";
    /// Telling it anew.
    AmendIncident(event: EventId, section: SectionId, incident: u64) = "/desk/{event}/{section}/incidents/{incident}/amend";
    /// Withdraws an incident that was recorded by mistake.
    WithdrawIncident(event: EventId, section: SectionId, incident: u64) = "/desk/{event}/{section}/incidents/{incident}/withdraw";
    /// The score sheet of a game.
    IncidentGame(event: EventId, section: SectionId) = "/desk/{event}/{section}/incidents/game";
    /// Keeping the score sheet of a game.
    SaveGame(event: EventId, section: SectionId) = "/desk/{event}/{section}/incidents/game/save";
    /// The appeals of a section.
    Appeals(event: EventId, section: SectionId) = "/desk/{event}/{section}/appeals";
    /// An appeal with its steps.
    Appeal(event: EventId, section: SectionId, appeal: u64) = "/desk/{event}/{section}/appeals/{appeal}";
    /// Who hears an appeal.
    AppealCommittee(event: EventId, section: SectionId, appeal: u64) = "/desk/{event}/{section}/appeals/{appeal}/committee";
    /// What was decided on an appeal.
    AppealDecision(event: EventId, section: SectionId, appeal: u64) = "/desk/{event}/{section}/appeals/{appeal}/decision";
    /// Inspections and complaints.
    FairPlay(event: EventId, section: SectionId) = "/desk/{event}/{section}/fairplay";
    /// A new inspection.
    Inspections(event: EventId, section: SectionId) = "/desk/{event}/{section}/fairplay/inspections";
    /// A new complaint.
    Complaints(event: EventId, section: SectionId) = "/desk/{event}/{section}/fairplay/complaints";
    /// What was decided on a complaint.
    ComplaintDecision(event: EventId, section: SectionId, complaint: u64) = "/desk/{event}/{section}/fairplay/complaints/{complaint}";
    /// The games of a round that are kept, for screening.
    Screening(event: EventId, section: SectionId, round: RoundNumber) = "/desk/{event}/{section}/fairplay/screening/{round}";
    /// What a player needs.
    Needs(event: EventId, section: SectionId, entrant: u32) = "/desk/{event}/{section}/entries/{entrant}/needs";
    /// The form of an appeal, to be printed.
    PaperAppealForm(event: EventId, section: SectionId) = "/desk/{event}/{section}/papers/appeal-form";
    /// The form of a complaint, to be printed.
    PaperComplaintForm(event: EventId, section: SectionId) = "/desk/{event}/{section}/papers/complaint-form";
    /// The record of an appeal, to be printed.
    PaperAppeal(event: EventId, section: SectionId) = "/desk/{event}/{section}/papers/appeal";
    /// A complaint, to be printed.
    PaperComplaint(event: EventId, section: SectionId) = "/desk/{event}/{section}/papers/complaint";
    /// The record of an inspection, to be printed.
    PaperInspection(event: EventId, section: SectionId) = "/desk/{event}/{section}/papers/inspection";
    /// Paper and files.
    Papers(event: EventId, section: SectionId) = "/desk/{event}/{section}/papers";
    /// A file, with everything that the desk knows.
    File(event: EventId, section: SectionId, name: String) = "/desk/{event}/{section}/files/{name}";
    /// The journal as a file.
    JournalFile(event: EventId) = "/desk/{event}/journal.jsonl";
    /// The public pages as a folder of files.
    SiteFile(event: EventId) = "/desk/{event}/site.zip";
    /// The rating report of US Chess: what is to be looked at before it is sent.
    UsReport(event: EventId, section: SectionId) = "/desk/{event}/{section}/papers/us-report";
    /// Its three files, one of them, or all as a zip file.
    UsReportFile(event: EventId, section: SectionId, name: String) = "/desk/{event}/{section}/papers/us-report/{name}";
    /// A paper, by its name; with an ending its file.
    Paper(event: EventId, section: SectionId, name: String) = "/desk/{event}/{section}/papers/of/{name}";
    /// A round, to be printed.
    PaperPairings(event: EventId, section: SectionId) = "/desk/{event}/{section}/papers/pairings";
    /// Slips for the results of a round, to print.
    PaperSlips(event: EventId, section: SectionId) = "/desk/{event}/{section}/papers/slips";
    /// Cards with the numbers of the tables, to print.
    PaperCards(event: EventId, section: SectionId) = "/desk/{event}/{section}/papers/cards";
    /// Cards with the names of the players, to print.
    PaperNames(event: EventId, section: SectionId) = "/desk/{event}/{section}/papers/names";
    /// The duties of a round, to be printed.
    PaperDuties(event: EventId, section: SectionId) = "/desk/{event}/{section}/papers/duties";
    /// The time-control sheet, to be printed.
    PaperTimes(event: EventId, section: SectionId) = "/desk/{event}/{section}/papers/times";
    /// The standings, to be printed.
    PaperStandings(event: EventId, section: SectionId) = "/desk/{event}/{section}/papers/standings";
    /// The cross table, to be printed.
    PaperCrosstable(event: EventId, section: SectionId) = "/desk/{event}/{section}/papers/crosstable";
    /// The entries, to be printed.
    PaperEntries(event: EventId, section: SectionId) = "/desk/{event}/{section}/papers/entries";
    /// The rulings, to be printed.
    PaperRulings(event: EventId, section: SectionId) = "/desk/{event}/{section}/papers/rulings";
    /// The prizes of a section.
    Prizes(event: EventId, section: SectionId) = "/desk/{event}/{section}/prizes";
    /// A prize fund as text.
    PrizeText(event: EventId, section: SectionId) = "/desk/{event}/{section}/prizes/text";
    /// The prizes by another method.
    ComparePrizes(event: EventId, section: SectionId) = "/desk/{event}/{section}/prizes/compare";
    /// A round as everybody will see it.
    Pairings(event: EventId, section: SectionId, round: RoundNumber) = "/desk/{event}/{section}/pairings/{round}";
    /// A player as everybody will see them.
    Player(event: EventId, section: SectionId, number: u32) = "/desk/{event}/{section}/players/{number}";
    /// The results of the latest round.
    Results(event: EventId, section: SectionId) = "/desk/{event}/{section}/results";
    /// The links by which players report.
    ReportLinks(event: EventId, section: SectionId) = "/desk/{event}/{section}/results/links";
    /// The slips of a round, read a second time.
    VerifyResults(event: EventId, section: SectionId, round: RoundNumber) = "/desk/{event}/{section}/results/{round}/verify";
    /// The results of a round.
    RoundResults(event: EventId, section: SectionId, round: RoundNumber) = "/desk/{event}/{section}/results/{round}";
    /// What stands on the boards of a round.
    ResultsState(event: EventId, section: SectionId, round: RoundNumber) = "/desk/{event}/{section}/results/{round}/state";
    /// Results as they are typed.
    EnterResults(event: EventId, section: SectionId, round: RoundNumber) = "/desk/{event}/{section}/results/{round}/entry";
    /// One board of a round.
    Board(event: EventId, section: SectionId, round: RoundNumber, board: BoardNumber) = "/desk/{event}/{section}/results/{round}/board/{board}";
    /// How a result counts.
    AdjustResult(event: EventId, section: SectionId, round: RoundNumber, board: BoardNumber) = "/desk/{event}/{section}/results/{round}/board/{board}/adjust";
    PairWithout(event: EventId, section: SectionId, round: RoundNumber, board: BoardNumber) = "/desk/{event}/{section}/results/{round}/board/{board}/unreported";
    /// The latest round in the hall.
    Hall(event: EventId, section: SectionId) = "/desk/{event}/{section}/hall";
    /// A round in the hall.
    HallRound(event: EventId, section: SectionId, round: RoundNumber) = "/desk/{event}/{section}/hall/{round}";
    /// The same for programs.
    HallState(event: EventId, section: SectionId, round: RoundNumber) = "/desk/{event}/{section}/hall/{round}/state";
    /// The start of a round.
    HallStart(event: EventId, section: SectionId, round: RoundNumber) = "/desk/{event}/{section}/hall/{round}/start";
    /// A duty that was done.
    HallDuty(event: EventId, section: SectionId, round: RoundNumber) = "/desk/{event}/{section}/hall/{round}/duty";
    /// What the clocks show.
    HallTimes(event: EventId, section: SectionId, round: RoundNumber) = "/desk/{event}/{section}/hall/{round}/times";
    /// Who leaves the playing area.
    HallExit(event: EventId, section: SectionId, round: RoundNumber) = "/desk/{event}/{section}/hall/{round}/exit";
    /// The rounds of a section.
    Rounds(event: EventId, section: SectionId) = "/desk/{event}/{section}/rounds";
    /// Pairing the next round.
    PairRound(event: EventId, section: SectionId) = "/desk/{event}/{section}/rounds/pair";
    /// A round that is typed.
    PairByHand(event: EventId, section: SectionId) = "/desk/{event}/{section}/rounds/by-hand";
    /// The pairing numbers.
    Numbers(event: EventId, section: SectionId) = "/desk/{event}/{section}/rounds/numbers";
    /// Where accelerated pairing is announced for a section.
    Acceleration(event: EventId, section: SectionId) = "/desk/{event}/{section}/rounds/acceleration";
    /// Pairings that are not wanted.
    Prohibited(event: EventId, section: SectionId) = "/desk/{event}/{section}/rounds/prohibited";
    /// Quads and a small Swiss from the entries.
    Quads(event: EventId, section: SectionId) = "/desk/{event}/{section}/rounds/quads";
    /// A game that is rated only.
    ExtraGame(event: EventId, section: SectionId) = "/desk/{event}/{section}/rounds/extra-game";
    /// A section whose players join.
    Merge(event: EventId, section: SectionId) = "/desk/{event}/{section}/rounds/merge";
    /// The play-off of a tie.
    PlayOff(event: EventId, section: SectionId) = "/desk/{event}/{section}/rounds/play-off";
    /// The end of a section.
    Finish(event: EventId, section: SectionId) = "/desk/{event}/{section}/rounds/finish";
    /// A round with its boards and what can be done with it.
    Round(event: EventId, section: SectionId, round: RoundNumber) = "/desk/{event}/{section}/rounds/{round}";
    /// Why a round is paired so.
    WhyRound(event: EventId, section: SectionId, round: RoundNumber) = "/desk/{event}/{section}/rounds/{round}/why";
    /// Changing a round by hand.
    ChangeRound(event: EventId, section: SectionId, round: RoundNumber) = "/desk/{event}/{section}/rounds/{round}/change";
    /// Publishing a round.
    PublishRound(event: EventId, section: SectionId, round: RoundNumber) = "/desk/{event}/{section}/rounds/{round}/publish";
    /// Declaring a round complete.
    CloseRound(event: EventId, section: SectionId, round: RoundNumber) = "/desk/{event}/{section}/rounds/{round}/close";
    /// Opening a round again.
    ReopenRound(event: EventId, section: SectionId, round: RoundNumber) = "/desk/{event}/{section}/rounds/{round}/reopen";
    /// Setting the boards of matches from the line-ups.
    SetBoards(event: EventId, section: SectionId, round: RoundNumber) = "/desk/{event}/{section}/rounds/{round}/boards";
    /// Noting that a team did not come.
    WalkOver(event: EventId, section: SectionId, round: RoundNumber) = "/desk/{event}/{section}/rounds/{round}/walk-over";
    /// Taking a pairing back.
    UnpairRound(event: EventId, section: SectionId, round: RoundNumber) = "/desk/{event}/{section}/rounds/{round}/unpair";
    /// The standings, rounds that are not published included.
    Standings(event: EventId, section: SectionId) = "/desk/{event}/{section}/standings";
    /// The arithmetic of a tie-break.
    TieBreak(event: EventId, section: SectionId, after: RoundNumber, number: u32, value: usize) = "/desk/{event}/{section}/standings/{after}/{number}/{value}";
    /// The cross table.
    Crosstable(event: EventId, section: SectionId) = "/desk/{event}/{section}/crosstable";
    /// The matches of a round as everybody will see them.
    Matches(event: EventId, section: SectionId, round: RoundNumber) = "/desk/{event}/{section}/matches/{round}";
    /// A match of two teams as everybody will see it.
    Match(event: EventId, section: SectionId, round: RoundNumber, table: u32) = "/desk/{event}/{section}/matches/{round}/{table}";
    /// A team as everybody will see it.
    TeamRounds(event: EventId, section: SectionId, team: u32) = "/desk/{event}/{section}/teams/{team}";
    /// The best players of each board.
    Boards(event: EventId, section: SectionId) = "/desk/{event}/{section}/boards";
    /// The protocols of the matches of a round, to be printed.
    PaperMatches(event: EventId, section: SectionId) = "/desk/{event}/{section}/papers/matches";
    /// Receipts of payments, to be printed.
    PaperReceipts(event: EventId, section: SectionId) = "/desk/{event}/{section}/papers/receipts";
    /// Slips for line-ups, to be filled in by captains.
    PaperLineUps(event: EventId, section: SectionId) = "/desk/{event}/{section}/papers/line-ups";
    /// A card for each team with its players, to print.
    PaperTeams(event: EventId, section: SectionId) = "/desk/{event}/{section}/papers/teams";
    /// The best players of each board, to be printed.
    PaperBoards(event: EventId, section: SectionId) = "/desk/{event}/{section}/papers/boards";
}

below!(Overview(event) {
    log: Log, proof: Proof, undo: Undo, redo: Redo, people: People, people_role: PeopleRole, people_remove: PeopleRemove, people_audit: PeopleAudit,
    people_withdraw: PeopleWithdraw, announcement: Announcement, delete: Delete, personal: Personal, new_section: NewSection,
});
below!(UsSection(event, section) { apart: UsApart, house_player: UsHousePlayer });
below!(Fees(event, section) { settle: SettleFees, file: FeesFile });
below!(Entries(event, section) { check_in: CheckIn, self_check_in: SelfCheckIn, import: Import, teams: Teams });
below!(Entrant(event, section, entrant) {
    marks: Marks, new_entry: NewEntry, scratch: Scratch, withdraw: Withdraw, re_enter: ReEnter, byes: Byes,
    board: FixedBoard, needs: Needs,
});
below!(Incidents(event, section) { ruling: IncidentRuling, game: IncidentGame });
below!(IncidentGame(event, section) { save: SaveGame });
below!(Incident(event, section, incident) { amend: AmendIncident, withdraw: WithdrawIncident });
below!(Appeal(event, section, appeal) { committee: AppealCommittee, decision: AppealDecision });
below!(FairPlay(event, section) { inspections: Inspections, complaints: Complaints });
below!(Papers(event, section) {
    pairings: PaperPairings, slips: PaperSlips, cards: PaperCards, matches: PaperMatches, line_ups: PaperLineUps,
});
below!(Prizes(event, section) { text: PrizeText, compare: ComparePrizes });
below!(Board(event, section, round, board) { adjust: AdjustResult, unreported: PairWithout });
below!(HallRound(event, section, round) {
    start: HallStart, duty: HallDuty, times: HallTimes, exit: HallExit,
});
below!(Rounds(event, section) {
    pair: PairRound, by_hand: PairByHand, numbers: Numbers, acceleration: Acceleration, prohibited: Prohibited,
    extra_game: ExtraGame, merge: Merge, finish: Finish,
});
below!(Round(event, section, round) {
    why: WhyRound, change: ChangeRound, publish: PublishRound, close: CloseRound, reopen: ReopenRound, unpair: UnpairRound,
    boards: SetBoards, walk_over: WalkOver,
});

impl FairPlay {
    /// Deciding on a complaint.
    pub(crate) fn complaint(&self, id: &u64) -> ComplaintDecision {
        ComplaintDecision::of(&self.event, &self.section, id)
    }

    /// The games of a round for screening.
    pub(crate) fn screening(&self, round: &RoundNumber) -> Screening {
        Screening::of(&self.event, &self.section, round)
    }
}

impl Rounds {
    /// One of them.
    pub(crate) fn round(&self, round: &RoundNumber) -> Round {
        Round::of(&self.event, &self.section, round)
    }
}
