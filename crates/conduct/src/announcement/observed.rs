//! What the linter finds, as facts.

use adoube_clock::{ControlError, NoRate, NotRatable, Span};
use adoube_journal::Format;
use adoube_ratings::norm::{Amount, Requirement};
use adoube_rulebook::{NoticeFault, Saying};
use adoube_standings::{InvalidCode, ListProblem};
use adoube_tournament::{InvalidPointSystem, Points, RoundNumber};
use jiff::civil::{Date, Time};
use serde::{Serialize, Serializer};

use super::announced::{InvitationItem, Pace};

/// What is missing or wrong in an announcement, or worth a thought.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "remark")]
pub enum Observed {
    // The event.
    NoFirstDay,
    /// No edition of the rules of play of that day is at hand.
    NoEditionOf {
        day: Date,
    },
    NoLastDay,
    EndsBeforeStart {
        starts: Date,
        ends: Date,
    },
    NoPlace,
    NoOrganiser,
    NoChiefArbiter,
    InvitationLacks {
        #[serde(serialize_with = "clauses")]
        items: Vec<InvitationItem>,
    },

    // The rules and the pairing system.
    RulesNotNamed {
        in_force: Option<Saying>,
    },
    UnknownRules {
        rules: String,
    },
    RulesNotInForce {
        named: Saying,
        in_force: Saying,
    },
    UnknownVariation {
        variation: String,
    },
    /// Players were not told of a variation as they must or should be.
    Notice {
        why: NoticeFault,
    },
    NoPairingSystem,
    UsPairingSystemApplies,
    UnknownPairingSystem {
        system: String,
    },
    /// The format is not paired by a Swiss system.
    NotPairedBy {
        format: Format,
        system: String,
    },
    PairingSystemNotInForce {
        system: &'static str,
        in_force: &'static str,
    },
    FideSystemIsVariation,
    UsSystemNeedsAuthorisation,
    OnlySwissIsAccelerated,
    /// Baku acceleration in a section that is paired by US Chess.
    BakuOfFide,

    // The rounds.
    NoRounds,
    NoExpectedPlayers,
    NobodyToPlay,
    MatchOfMany {
        players: u32,
    },
    TooManyRounds {
        players: u32,
        most: u16,
        rounds: u16,
    },
    TooFewRounds {
        rounds: u16,
        players: u32,
        needed: u16,
    },
    ManyRounds {
        rounds: u16,
        players: u32,
    },
    AccelerationHelps,
    /// Everybody meets everybody in other numbers of rounds.
    NoWholeTable {
        players: u32,
        once: u16,
        twice: u32,
        rounds: u16,
    },
    TooFewStages {
        players: u32,
        stages: u16,
        rounds: u16,
    },
    NoMultipleOfStages {
        rounds: u16,
        stages: u16,
    },

    // What results are worth.
    ImpossiblePoints {
        why: InvalidPointSystem,
    },
    LessThanNothing {
        what: Scored,
        points: Points,
    },
    UnusualScoring {
        win: Points,
        draw: Points,
        loss: Points,
    },
    ForfeitWinDiffers {
        forfeit: Points,
        win: Points,
    },
    ForfeitLossWorthMore,
    AllocatedByeWorthMore {
        points: Points,
    },
    AllocatedByeWorthLess {
        points: Points,
    },
    HalfPointByeDiffers {
        bye: Points,
        draw: Points,
    },
    ZeroPointByeWorth {
        points: Points,
    },
    TeamScoringWithoutTeams,
    NoBoards,
    NoBoardOrder,
    NoLineUpDeadline,

    // The time control.
    NoTimeControl,
    UnreadableControl {
        control: String,
        why: ControlError,
    },
    NoRate {
        why: NoRate,
    },
    OtherPace {
        announced: Pace,
        /// What each player has for 60 moves.
        time: Span,
        found: Pace,
    },
    /// Nothing is said of a delay, so one of so many seconds would apply.
    DefaultDelay {
        seconds: i64,
    },
    RecommendedAddition {
        least: i64,
        most: i64,
    },
    UnusualIncrement,
    NoDefaultTime,
    UsDefaultTime,
    LongDefaultTime {
        minutes: u32,
    },
    SupervisionOfStandard,
    NoSupervision,
    TooFewToSupervise {
        /// How many games an arbiter watches.
        each: u32,
        needed: u32,
        games: u32,
        arbiters: u32,
    },
    GuidelinesInBlitz,
    NoGuidelines,
    GuidelinesWithIncrement,

    // Ties and prizes.
    NotDecidedByTieBreaks {
        format: Format,
    },
    OneTieBreak,
    NoTieBreaks,
    NoUsTieBreaks,
    UnknownTieBreak {
        why: InvalidCode,
    },
    TieBreakInList {
        tie_break: String,
        problem: ListProblem,
    },
    TieBreakRarelyDecides {
        tie_break: String,
    },
    TieBreakLeavesNothing {
        tie_break: String,
    },
    TieBreakOfUsChess {
        tie_break: String,
    },
    TieBreakOfFide {
        tie_break: String,
    },
    DrawnMatchOpen,
    TieForFirstOpen,
    PlayOffNotDescribed,
    NoTieBreaksForFirst,
    PlayOffNotUsed,
    PlayOffLacks {
        #[serde(serialize_with = "clauses")]
        items: Vec<PlayOffItem>,
    },
    PlayOffSoon,
    NoPrizes,
    NoCurrency,
    NoDivision,
    TieBreaksForMoney,
    NoTieBreaksForPrizes,
    NoLastRankSharing,
    RatingGroupUpsideDown,
    RatingGroupsOverlap,

    // The times of the rounds.
    NoSchedule,
    /// A round that the section does not have.
    RoundBeyond {
        round: RoundNumber,
        rounds: u16,
    },
    RoundsWithoutTime {
        rounds: Vec<u16>,
    },
    RoundWithTwoTimes {
        round: RoundNumber,
    },
    RoundNotAfter {
        round: RoundNumber,
        day: Date,
        time: Time,
        before: RoundNumber,
    },
    RoundOutsideEvent {
        round: RoundNumber,
        day: Date,
    },
    /// The game before can last longer.
    RoundTooSoon {
        round: RoundNumber,
        gap: Span,
        before: RoundNumber,
        session: Span,
    },
    LittleRest {
        round: RoundNumber,
        gap: Span,
        before: RoundNumber,
        session: Span,
    },
    OneRoundADay,
    LongDay {
        rounds: usize,
        day: Date,
        play: Span,
    },
    LongSchoolDay {
        rounds: usize,
        day: Date,
        play: Span,
    },
    EntriesCloseLate,
    LotsDrawnLate,

    // Ratings and norms.
    RatedNotSaid,
    NormsNeedRating,
    NotRatable {
        why: NotRatable,
    },
    TooFastFrom {
        rating: u32,
    },
    NotRegistered,
    RegisteredLate {
        days: i64,
        least: i32,
    },
    RegisteredAfterStart,
    ArbitersWithoutLicence,
    LicencesNeeded,
    LongEvent {
        days: i64,
    },
    NoTitleRules,
    NormNeedsNineGames {
        rounds: u16,
    },
    /// A condition of the title regulations.
    Condition {
        what: Requirement,
        needed: Amount,
        actual: Amount,
    },

    // The people.
    DrawOffersNotSaid,
    DrawsForbiddenByUs,
    DrawsRestrictedByNothing {
        number: u16,
    },
    DevicesNotSaid,
    ByesNotSaid,
    /// Nobody can ask for a bye in this format.
    NoByesIn {
        format: Format,
    },
    ByeWorthNotSaid,
    ByeWorthMoreThanDraw {
        points: Points,
    },
    ByeOfUnknownWorth {
        points: Points,
    },
    ByesAtOfficialEvent,
    ManyByes {
        most: u16,
    },
    LastByeNotSaid,
    ByeInLastRound,
    ByesAfterRoundTwo,
    UsLastByeNotSaid,
    UsByesInSecondHalf {
        round: u16,
    },
    UsByeInLastRound,
    ShortNoticeOfBye,
    AppealsNotSaid,
    NoAppeals,
    NoAppealDeadline,
    NoAppealFee,
    NoCommittee,
    SmallCommittee {
        members: u32,
    },
    SmallUsCommittee {
        members: u32,
    },
    EvenCommittee {
        members: u32,
    },
    FewReserves,
    FewArbiters {
        players: u32,
        needed: u32,
        arbiters: u32,
    },
    InspectionsNotSaid,
    AccessibilityNotSaid,
    NotAccessible,
    ShortNoticeOfNeeds,
    RoomsNotSaid,
}

/// What a point system has a worth for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Scored {
    Win,
    Draw,
    Loss,
    ForfeitWin,
    PairingAllocatedBye,
    FullPointBye,
    HalfPointBye,
}

/// What is announced of a play-off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum PlayOffItem {
    Places,
    Format,
    Colours,
    TimeControl,
    Start,
}

/// Writes a list whose parts have commas of their own.
fn clauses<T: Serialize, S: Serializer>(all: &Vec<T>, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_newtype_struct("Series", all)
}
