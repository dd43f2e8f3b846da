//! What a writer can ask for.

use adoube_tournament::{
    BoardNumber, ByeKind, EntrantId, GameResult, Player, PointAdjustment, ProhibitedPairing,
    Purpose, RoundNumber, TeamDetails, TeamId, VirtualPoints,
};
use serde::{Deserialize, Serialize};

use crate::{
    EventDetails, Provenance, RoundPairings, SectionId, SectionSettings, Sector, Seq, Subject,
};

/// Something a writer asks the journal to do. The journal checks it against the current state,
/// fills in what is open and appends the [`Change`](crate::Change) that came of it, or refuses.
///
/// As JSON a command is an object with its name under `command`:
///
/// ```
/// use adoube_journal::Command;
///
/// let line = r#"{"command":"enter_result","section":"open","round":1,"board":"4","result":"1-0"}"#;
/// let command: Command = serde_json::from_str(line).unwrap();
/// assert!(matches!(command, Command::EnterResult { .. }));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "command", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Change what is announced of the event.
    EditEvent {
        /// The new announcement.
        details: EventDetails,
    },
    /// Add a section.
    AddSection {
        /// Its short name.
        section: SectionId,
        /// What is announced of it.
        settings: SectionSettings,
    },
    /// Change what is announced of a section; once round 1 is paired this needs a reason.
    EditSection {
        section: SectionId,
        /// The new announcement.
        settings: SectionSettings,
    },
    /// Enter a player who takes part from the next round to be paired.
    Register { section: SectionId, player: Player },
    /// Enter a player who takes part from a later round (C.04.2.C).
    LateEnter {
        section: SectionId,
        player: Player,
        /// The first round the player can be paired in.
        first_round: RoundNumber,
        /// What the player gets for each missed round; `None` for nothing.
        #[serde(default)]
        missed: Option<ByeKind>,
    },
    /// Correct what is known of a player.
    EditPlayer {
        section: SectionId,
        entrant: EntrantId,
        /// The corrected data.
        player: Player,
    },
    /// Remove an entry that was a mistake; possible until the player is in a paired round.
    Scratch {
        section: SectionId,
        entrant: EntrantId,
    },
    /// Take a player out of the coming rounds.
    Withdraw {
        section: SectionId,
        entrant: EntrantId,
        /// The first round without the player; the next one to be paired if not said.
        #[serde(default)]
        from: Option<RoundNumber>,
    },
    /// Take a withdrawn player in again.
    ReEnter {
        section: SectionId,
        entrant: EntrantId,
        /// The first round with the player; the next one to be paired if not said.
        #[serde(default)]
        from: Option<RoundNumber>,
    },
    /// Note that a player will not play a coming round.
    RequestBye {
        section: SectionId,
        entrant: EntrantId,
        round: RoundNumber,
        /// What the player gets for it.
        bye: ByeKind,
    },
    /// Drop such a request.
    CancelBye {
        section: SectionId,
        entrant: EntrantId,
        round: RoundNumber,
    },
    /// Note that players are there.
    CheckIn {
        section: SectionId,
        entrants: Vec<EntrantId>,
    },
    /// Note that players are not there, or no longer.
    CheckOut {
        section: SectionId,
        entrants: Vec<EntrantId>,
    },
    /// Give a player a table to play at in every round, or no longer.
    FixBoard {
        section: SectionId,
        entrant: EntrantId,
        /// Which table; `None` for wherever the pairing puts them.
        #[serde(default)]
        table: Option<u32>,
    },
    /// Divide the tables of the hall among the arbiters, in place of what was set before.
    SetSectors {
        section: SectionId,
        /// The sectors; tables in none of them are allowed.
        sectors: Vec<Sector>,
    },
    /// Keep the text of a prize fund file with the section, or no longer.
    SetPrizeFund {
        section: SectionId,
        /// The text. The journal keeps it as it is and does not read it.
        #[serde(default)]
        fund: Option<String>,
    },
    /// Enter a team.
    AddTeam {
        section: SectionId,
        /// Its name and players.
        details: TeamDetails,
    },
    /// Change a team.
    EditTeam {
        section: SectionId,
        team: TeamId,
        /// The corrected data.
        details: TeamDetails,
    },
    /// Give everybody a pairing number.
    AssignNumbers {
        section: SectionId,
        /// The order, if it is not to be the initial ranking of C.04.2.B; this needs a reason.
        #[serde(default)]
        order: Option<Vec<EntrantId>>,
    },
    /// Set the acceleration, in place of what was set before.
    SetVirtualPoints {
        section: SectionId,
        /// Who has how many in which rounds.
        virtual_points: Vec<VirtualPoints>,
    },
    /// Set the pairings that are not allowed, in place of what was set before.
    ProhibitPairings {
        section: SectionId,
        /// Who may not meet in which rounds.
        prohibited: Vec<ProhibitedPairing>,
    },
    /// Record the pairings of the next round. Byes that were asked for need not be repeated.
    PairRound {
        section: SectionId,
        round: RoundNumber,
        /// Who meets whom.
        pairings: RoundPairings,
        /// Who or what made them.
        made_by: Provenance,
    },
    /// Make a round public, in a section whose rounds are published by hand.
    PublishRound {
        section: SectionId,
        round: RoundNumber,
    },
    /// Change the pairings of a round by hand; this needs a reason.
    ChangePairings {
        section: SectionId,
        round: RoundNumber,
        /// The boards to dissolve.
        #[serde(default)]
        remove_boards: Vec<BoardNumber>,
        /// Whose byes to take away.
        #[serde(default)]
        remove_byes: Vec<EntrantId>,
        /// The tables whose matches to dissolve, boards included.
        #[serde(default)]
        remove_tables: Vec<u32>,
        /// Which teams' byes to take away.
        #[serde(default)]
        remove_team_byes: Vec<TeamId>,
        /// What comes instead.
        add: RoundPairings,
    },
    /// Enter the result of a board that has none.
    EnterResult {
        section: SectionId,
        round: RoundNumber,
        board: BoardNumber,
        result: GameResult,
    },
    /// A player says how a game ended whose result is not entered yet. It stays a report: entering
    /// the result is the arbiter's.
    ReportResult {
        section: SectionId,
        round: RoundNumber,
        board: BoardNumber,
        /// Who says so: one of the two players.
        by: EntrantId,
        /// How the game ended.
        result: GameResult,
    },
    /// Keep the moves of a game, or no longer.
    RecordGame {
        section: SectionId,
        round: RoundNumber,
        board: BoardNumber,
        /// The movetext of a PGN file, or the text of a score sheet. The journal keeps it as it is
        /// and does not read it.
        #[serde(default)]
        movetext: Option<String>,
    },
    /// Replace a result.
    CorrectResult {
        section: SectionId,
        round: RoundNumber,
        board: BoardNumber,
        /// The right result.
        result: GameResult,
    },
    /// Take a result away.
    ClearResult {
        section: SectionId,
        round: RoundNumber,
        board: BoardNumber,
    },
    /// Let a result count differently for one purpose, or no longer; this needs a reason.
    AdjustResult {
        section: SectionId,
        round: RoundNumber,
        board: BoardNumber,
        purpose: Purpose,
        /// As what; `None` takes an earlier adjustment back.
        #[serde(default)]
        result: Option<GameResult>,
    },
    /// Declare a round complete.
    CloseRound {
        section: SectionId,
        round: RoundNumber,
    },
    /// Open a closed round for corrections; this needs a reason.
    ReopenRound {
        section: SectionId,
        round: RoundNumber,
    },
    /// Give or take points apart from any game; this needs a reason.
    AdjustPoints {
        section: SectionId,
        /// Who, when, how many and for what.
        adjustment: PointAdjustment,
    },
    /// Write something down.
    Note {
        /// What it is about.
        subject: Subject,
        text: String,
    },
    /// Write an incident down.
    ReportIncident {
        section: SectionId,
        round: RoundNumber,
        /// Which board, if one.
        #[serde(default)]
        board: Option<BoardNumber>,
        /// Who is concerned.
        #[serde(default)]
        entrants: Vec<EntrantId>,
        facts: String,
        /// What the arbiter decided.
        #[serde(default)]
        ruling: Option<String>,
    },
    /// Declare a section finished.
    FinishSection { section: SectionId },
    /// Take a record back, as if it had not been written.
    Undo { seq: Seq },
    /// Put a record that was taken back in force again.
    Redo { seq: Seq },
}
