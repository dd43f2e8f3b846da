//! Why the journal does not do what it was asked.

use adoube_tournament::{
    BoardNumber, EntrantId, GameResult, InvalidPlayer, InvalidPointSystem, OpenGame, RoundNumber,
    TeamId, Violations,
};
use jiff::civil::{Date, DateTime};
use serde::{Serialize, Serializer};

use crate::{Amount, SectionId, Seq};

/// Something that has a name, a text or rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "RefusalItem")]
pub enum Item {
    Event,
    Section,
    Category,
    Sector,
    Room,
    Team,
    Note,
    Incident,
    PrizeFund,
    Paper,
    Moves,
    Announcement,
    AnnouncementName,
    Reason,
    Acceleration,
    ProhibitedPairing,
    Duty,
    Inspector,
    Complainant,
    Complaint,
    Appellant,
    Grounds,
    Decision,
    CommitteeMember,
    AccountNote,
    ImportedRemark,
    Arbiter,
    Screen,
    Message,
}

/// What is not done without a reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "RefusalStep")]
pub enum Step {
    /// Changing a section after round 1 has been paired.
    ChangeSection,
    /// Finishing with open games.
    FinishWithOpenGames,
    /// Finishing before all announced rounds are played.
    FinishEarly,
    /// Numbering in another order than the initial ranking.
    NumberOtherwise,
    /// Changing the acceleration after a round was paired.
    ChangeAcceleration,
    AdjustResult,
    AdjustPoints,
    ReopenRound,
    /// Changing a pairing by hand.
    ChangePairing,
    AmendIncident,
    WithdrawIncident,
    /// Noting another start of a round than the one that was noted.
    ChangeStart,
    /// Deciding on a complaint or an appeal that was decided.
    DecideAnew,
    /// Sending a player out of the event.
    Expel,
    /// Ranking tied players by hand.
    RankByHand,
    /// Erasing personal data.
    Erase,
}

/// Why a command cannot be carried out: what stands in the way.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum Refusal {
    EventExists,
    NoName {
        item: Item,
    },
    NoText {
        item: Item,
    },
    /// In the name of something, or in a reason.
    ControlCharacter {
        item: Item,
    },
    EndsBeforeStart {
        starts: Date,
        ends: Date,
    },
    NoReason {
        step: Step,
    },
    TooLong {
        item: Item,
        most: usize,
    },
    NoSection(SectionId),
    SectionExists(SectionId),
    SectionMerged {
        section: SectionId,
        into: SectionId,
    },
    MergedWithItself,
    MergeOfOtherFormats {
        into: SectionId,
        from: SectionId,
    },
    MergeOfOtherRounds {
        into: SectionId,
        rounds: RoundNumber,
        from: SectionId,
        other: RoundNumber,
    },
    MergeOfOtherScoring {
        into: SectionId,
        from: SectionId,
    },
    NoRounds,
    TooFewRounds {
        needed: RoundNumber,
        rounds: u16,
    },
    EmptyCategory(String),
    AnnouncementName(String),
    PointSystem(InvalidPointSystem),
    Finished(SectionId),
    /// FIDE mode was left before, and is not entered again.
    NotInFideMode(SectionId),
    Player(InvalidPlayer),
    EnteredAlready {
        name: String,
        fide_id: u32,
    },
    /// Nobody enters again after an entry that was made later.
    NoEarlierEntry {
        who: String,
    },
    /// Somebody else is already the later entry of the same person.
    FollowedAlready {
        who: String,
        by: String,
    },
    /// Nobody is left to be kept apart from.
    LonelyRequest,
    NoEntrant(EntrantId),
    NoAmount,
    AmountTooLarge {
        most: Amount,
    },
    /// More would be given back than was paid.
    MoreThanPaid {
        who: String,
        paid: Amount,
    },
    HasAccount {
        who: String,
    },
    NoTeam(TeamId),
    NoIncident {
        incident: Seq,
    },
    IncidentIsWithdrawn {
        incident: Seq,
    },
    NoAppeal {
        appeal: Seq,
    },
    NoComplaint {
        complaint: Seq,
    },
    EntrantExists(EntrantId),
    TeamExists(TeamId),
    InAnotherTeam {
        who: String,
        team: String,
    },
    TableDrawn,
    InTeam {
        who: String,
        team: String,
    },
    TookPart {
        who: String,
        round: RoundNumber,
    },
    InProhibitedPairing {
        who: String,
    },
    Seated {
        who: String,
    },
    NothingChanges,
    NamedTwice {
        who: String,
    },
    NoSuchRound {
        round: RoundNumber,
        rounds: u16,
    },
    AlreadyPaired(RoundNumber),
    NotPaired(RoundNumber),
    OutOfTurn {
        round: RoundNumber,
        next: RoundNumber,
    },
    StillOpen(RoundNumber),
    Closed(RoundNumber),
    NotClosed(RoundNumber),
    PublishedAlready(RoundNumber),
    NotPublic(RoundNumber),
    WithdrawnAlready {
        who: String,
    },
    NotWithdrawn {
        who: String,
    },
    ExpelledAlready {
        who: String,
    },
    PlaysInRound {
        who: String,
        round: RoundNumber,
    },
    ByeRequestedAlready {
        who: String,
        round: RoundNumber,
    },
    NoByeRequest {
        who: String,
        round: RoundNumber,
    },
    PairingAllocatedByeRequested,
    NoNumber {
        who: String,
    },
    NobodyEntered,
    /// A tournament from a file contradicts itself.
    Contradiction(Violations),
    IncompleteOrder {
        expected: usize,
    },
    NumbersFrozen {
        who: String,
        from: u32,
        to: u32,
    },
    LotsDrawn {
        who: String,
        from: u32,
        to: u32,
    },
    /// Numbers are exchanged between two who have one.
    NothingToExchange,
    UnequalRatings {
        one: String,
        other: String,
    },
    /// Lots are drawn between two or more.
    NoTie,
    /// What is said to be drawn is not what the seed gives.
    NotAsDrawn,
    /// The name of a tie-break is made of capitals and digits.
    NotACode {
        name: String,
        most: usize,
    },
    FormatFrozen,
    NumberTwice {
        number: u32,
    },
    EmptySpan {
        item: Item,
        first: RoundNumber,
        last: RoundNumber,
    },
    BoardTwice(BoardNumber),
    TableTwice(u32),
    NoTables {
        first: u32,
        last: u32,
    },
    TableTaken {
        table: u32,
        who: String,
    },
    EmptyScreen(String),
    ScreenSeconds {
        seconds: u16,
        least: u16,
        most: u16,
    },
    SectorsOverlap {
        one: String,
        other: String,
        table: u32,
    },
    RoomsOverlap {
        one: String,
        other: String,
        table: u32,
    },
    /// A table that is to be accessible does not stand in the room it is named with.
    TableElsewhere {
        table: u32,
        room: String,
    },
    PlaysSelf {
        who: String,
    },
    AppearsTwice {
        who: String,
        round: RoundNumber,
    },
    NotPresent {
        who: String,
        round: RoundNumber,
    },
    AskedForBye {
        who: String,
        round: RoundNumber,
    },
    LeftOut {
        round: RoundNumber,
        #[serde(serialize_with = "first_two")]
        who: Vec<String>,
    },
    EmptyRound {
        round: RoundNumber,
    },
    NotOfTheTeams {
        board: BoardNumber,
        white: String,
        black: String,
    },
    NoBoard {
        round: RoundNumber,
        board: BoardNumber,
    },
    NoTable {
        round: RoundNumber,
        table: u32,
    },
    NoBye {
        who: String,
        round: RoundNumber,
    },
    HasResult {
        round: RoundNumber,
        board: BoardNumber,
        result: GameResult,
    },
    ResultEntered {
        round: RoundNumber,
        board: BoardNumber,
        result: GameResult,
    },
    PlayersDoNotReport,
    NotAtBoard {
        who: String,
        round: RoundNumber,
        board: BoardNumber,
    },
    NotFinal {
        result: GameResult,
    },
    NoResult {
        round: RoundNumber,
        board: BoardNumber,
    },
    ImpossibleResult {
        result: GameResult,
    },
    PendingResult,
    OtherPlayers {
        round: RoundNumber,
        board: BoardNumber,
        white: String,
        black: String,
    },
    OtherResult {
        round: RoundNumber,
        board: BoardNumber,
        is: GameResult,
    },
    MissingResults {
        round: RoundNumber,
        #[serde(serialize_with = "first_few")]
        boards: Vec<BoardNumber>,
    },
    OpenGames(#[serde(serialize_with = "by_kind")] Vec<OpenGame>),
    HasNoGame {
        who: String,
        round: RoundNumber,
    },
    OutAlready {
        who: String,
        since: DateTime,
    },
    NotOut {
        who: String,
    },
    BackBeforeLeaving {
        who: String,
        left: DateTime,
    },
    NotOfEitherTeam {
        board: BoardNumber,
        who: String,
    },
    NotInTheTeam {
        who: String,
        team: String,
    },
    EmptyLineUp {
        team: String,
    },
    TooManyInLineUp {
        boards: u16,
    },
    /// Against the order of the team's list.
    OutOfBoardOrder {
        above: String,
        below: String,
    },
    /// It has no two players or teams, or nobody in the first place.
    NoPlayOff,
    NoLineUp {
        team: String,
        round: RoundNumber,
    },
    NoMatch {
        team: String,
        round: RoundNumber,
    },
    BoardsAreSet {
        round: RoundNumber,
        table: u32,
    },
    NoBoardsYet {
        round: RoundNumber,
        table: u32,
    },
    NoPoints,
    NoPurpose,
    NoRecord(Seq),
    UndoneAlready(Seq),
    NotUndone(Seq),
    NotUndoable(Seq),
    UndoOfUndo(Seq),
    Dependent {
        dependent: Seq,
        why: Box<Refusal>,
    },
}

adoube_types::errors!(Refusal);

impl From<InvalidPointSystem> for Refusal {
    fn from(fault: InvalidPointSystem) -> Refusal {
        Refusal::PointSystem(fault)
    }
}

impl From<InvalidPlayer> for Refusal {
    fn from(fault: InvalidPlayer) -> Refusal {
        Refusal::Player(fault)
    }
}

/// One of several things, or how many there are beside those that are named.
#[derive(Serialize)]
#[serde(untagged)]
enum OneOf<T> {
    Named(T),
    More(AndMore),
}

#[derive(Serialize)]
struct AndMore {
    count: usize,
}

/// Things by name; of many only the first.
fn named<T>(all: impl ExactSizeIterator<Item = T>, most: usize) -> Vec<OneOf<T>> {
    let more = all.len().saturating_sub(most);
    let more = (more > 0).then_some(OneOf::More(AndMore { count: more }));
    all.take(most).map(OneOf::Named).chain(more).collect()
}

fn first_two<S: Serializer>(who: &[String], serializer: S) -> Result<S::Ok, S::Error> {
    named(who.iter(), 2).serialize(serializer)
}

fn first_few<S: Serializer>(boards: &[BoardNumber], serializer: S) -> Result<S::Ok, S::Error> {
    named(boards.iter(), 8).serialize(serializer)
}

/// Where a game has no result.
#[derive(Clone, Copy, Serialize)]
struct OpenBoard {
    round: RoundNumber,
    board: BoardNumber,
}

/// A round can be declared complete with an adjourned game, not with one that nobody reported, so
/// there are different ways out.
#[derive(Serialize)]
struct OpenBoards {
    adjourned: Vec<OneOf<OpenBoard>>,
    unreported: Vec<OneOf<OpenBoard>>,
}

fn by_kind<S: Serializer>(games: &[OpenGame], serializer: S) -> Result<S::Ok, S::Error> {
    let boards = |adjourned: bool| {
        let games = games.iter().filter(|game| game.adjourned == adjourned);
        let boards = games.map(|game| OpenBoard {
            round: game.round,
            board: game.board,
        });
        named(boards.collect::<Vec<_>>().into_iter(), 8)
    };
    OpenBoards {
        adjourned: boards(true),
        unreported: boards(false),
    }
    .serialize(serializer)
}
