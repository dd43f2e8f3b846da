//! What can be found in a round made by hand, in byes that players ask for, and in entries.

use adoube_journal::OutsideFide;
use adoube_pairing::dutch::{Pair, Verdict};
use adoube_pairing::facts::{Row, Series};
use adoube_pairing::fide;
use adoube_pairing::system::Unpairable;
use adoube_pairing::us::variations::{Notice, Variation};
use adoube_tournament::{
    BoardNumber, Colour, EntrantId, GameResult, OpenGame, Outcome, Points, RoundNumber, TeamId,
};
use serde::Serialize;

use crate::eligibility::{EligibilityFact, Ineligible};
use crate::rounds::CannotPair;

/// What is found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Found {
    /// A variation of the US rules is switched on.
    VariationTold {
        variation: Variation,
        /// What players have to be told at the latest.
        notice: Notice,
        /// It is too late for that.
        late: bool,
    },
    /// A half-point bye for the last round, asked for after the game before which players must commit to it.
    LateCommitment {
        player: EntrantId,
        round: RoundNumber,
        before_game: u16,
    },
    /// A bye that was irrevocable is cancelled: a win counts as a draw for prizes.
    IrrevocableBye {
        player: EntrantId,
        round: RoundNumber,
    },
    /// A bye asked for less than so many minutes before the round.
    ByeAskedLate {
        player: EntrantId,
        round: RoundNumber,
        minutes: u32,
    },
    /// A rating is assigned that is below the published one (US 28E).
    AssignedTooLow {
        player: EntrantId,
        assigned: u16,
        published: u16,
    },
    /// A rating is assigned to a rated player, and nobody says why (US 28E).
    AssignedWithoutCause {
        player: EntrantId,
        assigned: u16,
    },
    /// A round of an imported tournament that the rules pair otherwise: their pairs and those of the
    /// round, as reports write them.
    ImportedOtherwise {
        round: RoundNumber,
        pairs: String,
    },
    /// A tie-break that looks at ratings, in an event of more than 30 days.
    RatingsOfLongEvent {
        tie_break: String,
    },
    /// The round cannot be held against the rules.
    NotJudged {
        reason: CannotPair,
    },
    /// The same, where only the system is not known.
    SystemNotKnown {
        reason: CannotPair,
    },
    /// The rules have no pairing to compare with.
    NoPairing(Unpairable),

    BoardTwice {
        board: BoardNumber,
    },
    AgainstThemselves {
        player: EntrantId,
    },
    NotEntered {
        player: EntrantId,
    },
    MoreThanOnce {
        player: EntrantId,
    },
    NoNumber {
        player: EntrantId,
    },
    NotInRound {
        player: EntrantId,
    },
    AskedForBye {
        player: EntrantId,
    },
    LeftOut {
        player: EntrantId,
    },
    HasResult {
        board: BoardNumber,
        result: GameResult,
    },

    Met {
        white: EntrantId,
        black: EntrantId,
        round: RoundNumber,
    },
    Prohibited {
        white: EntrantId,
        black: EntrantId,
    },
    /// The first board that another pair has by the order of publication.
    OutOfOrder {
        due: Pair,
        stands: Pair,
        board: BoardNumber,
    },
    ScoreDifferences {
        own: Row<Points>,
        rules: Row<Points>,
    },
    SeveralByes {
        players: Series<EntrantId>,
    },

    BothMustHave {
        white: EntrantId,
        black: EntrantId,
        colour: Colour,
    },
    ColourDenied {
        player: EntrantId,
        colour: Colour,
    },
    ByeNotAllowed {
        player: EntrantId,
    },
    /// The Dutch system pairs the round otherwise.
    Otherwise {
        verdict: Verdict,
    },
    /// The same, and the bye goes to somebody else.
    OtherwiseWithBye {
        verdict: Verdict,
        given: EntrantId,
        due: EntrantId,
    },

    /// Another system of FIDE pairs the round otherwise.
    FideOtherwise {
        verdict: fide::Verdict,
    },

    HadBye {
        player: EntrantId,
        round: RoundNumber,
        was: BarredByBye,
    },
    OtherBye {
        given: EntrantId,
        due: EntrantId,
        /// It goes to the lowest rated player of the lowest score group.
        to_lowest_rated: bool,
    },
    ThirdColour {
        player: EntrantId,
    },
    DueColours {
        denied: usize,
        least: usize,
    },
    EngineOtherwise,

    ForThirdPlace(Pair),
    OtherColours(Pair),
    NotInTable(Pair),
    MissingFromTable(Pair),
    MatchNotInTable {
        first: TeamId,
        second: TeamId,
    },
    MatchMissing {
        first: TeamId,
        second: TeamId,
    },
    /// Who came through a knockout and has no game.
    NotKnockedOut {
        players: Series<EntrantId>,
    },

    TeamsMet {
        one: TeamId,
        other: TeamId,
        round: RoundNumber,
    },
    TeamHadBye {
        team: TeamId,
        round: RoundNumber,
        was: BarredByBye,
    },
    SeveralTeamByes {
        teams: Series<TeamId>,
    },
    TeamLeftOut {
        team: TeamId,
    },

    MoreByes {
        player: EntrantId,
        asked: usize,
        most: u16,
    },
    LateBye {
        player: EntrantId,
        round: RoundNumber,
        last: RoundNumber,
    },
    /// Somebody of a class that is paired for itself can still win a greater prize.
    ClassMayWinPlace {
        class: String,
    },
    HalfPointByeInSecondHalf {
        player: EntrantId,
        round: RoundNumber,
    },
    ByesWithPoints {
        player: EntrantId,
        asked: usize,
    },
    FullPointBye {
        player: EntrantId,
        round: RoundNumber,
    },
    ByeInLastRound {
        player: EntrantId,
    },
    OpenGame(OpenGame),

    /// Somebody who is to be entered, by name: there is no id yet.
    NotEligible {
        name: String,
        why: Ineligible,
    },
    PlaysUp {
        name: String,
        rating: u16,
        least: u16,
    },
    EligibilityOpen {
        name: String,
        missing: EligibilityFact,
    },
    /// The same of somebody who has begun to play.
    NoLongerEligible {
        player: EntrantId,
        why: Ineligible,
    },
    MayChangeSection {
        player: EntrantId,
        sections: Series<String>,
    },
    RefundUnlessMisled {
        player: EntrantId,
    },
    /// What an opponent has instead: a win by forfeit, or else a half-point bye.
    OpponentOfRemoved {
        opponent: EntrantId,
        round: RoundNumber,
        wins: bool,
    },
    GamesRatedApart {
        player: EntrantId,
        games: usize,
    },

    /// The section is to leave FIDE mode, after so many rounds were paired.
    LeavesFideMode {
        round: RoundNumber,
    },
    /// FIDE mode would be entered again.
    NoWayBack,
    /// Something that is only done outside FIDE mode.
    OutsideFideRules {
        what: OutsideFide,
    },
    /// Something that FIDE mode locks once round 1 is paired.
    LockedInFideMode {
        what: Locked,
    },
    /// Results, pairings and colours of rounds before the last but one stay.
    EarlierRoundLocked {
        round: RoundNumber,
    },
    /// A result of the last round but one becomes another.
    ResultOfEarlierRound {
        white: EntrantId,
        black: EntrantId,
        round: RoundNumber,
        was: GameResult,
        result: GameResult,
    },
    /// Pairings or colours of the last round but one become others.
    PairingsOfEarlierRound {
        round: RoundNumber,
    },
    /// An adjourned game ends otherwise than the draw that it counted as.
    AdjournmentEnds {
        white: EntrantId,
        black: EntrantId,
        round: RoundNumber,
        result: GameResult,
    },
    /// Games without a result become adjourned, since the next round is paired.
    BecomeAdjourned {
        round: RoundNumber,
        boards: Vec<BoardNumber>,
    },
    /// A game of a round before the last one is still adjourned.
    StillAdjourned {
        white: EntrantId,
        black: EntrantId,
        round: RoundNumber,
    },
    /// Two players exchange their pairing numbers.
    NumbersExchanged {
        one: EntrantId,
        other: EntrantId,
    },
    /// Players get other pairing numbers.
    NumbersMadeAnew {
        players: usize,
    },
    SecondHalfPointBye {
        player: EntrantId,
        round: RoundNumber,
        byes: usize,
    },
    /// Full-point byes are allowed, and not wanted any more.
    FullPointByeGiven {
        player: EntrantId,
        round: RoundNumber,
    },
    /// A half-point bye for somebody who may have none.
    NotEntitledToBye {
        player: EntrantId,
        round: RoundNumber,
    },
    /// Both players of a board get the colour opposite to the one that is due to them.
    OppositeColours {
        white: EntrantId,
        black: EntrantId,
    },
    /// A tie-break that compares opponents' scores, where everybody has the same opponents.
    NotForRoundRobin {
        code: String,
    },
    /// More rounds than can be paired with these players.
    TooManyRounds {
        rounds: u16,
        players: usize,
    },
    /// In a round robin made by hand two do not meet as often as it has cycles.
    NeverMeet {
        one: EntrantId,
        other: EntrantId,
    },
    /// In a double round robin made by hand somebody gets one colour three times running.
    ThirdColourOfDouble {
        player: EntrantId,
    },
    /// In a round robin made by hand two meet more often than it has cycles.
    MeetAgain {
        white: EntrantId,
        black: EntrantId,
        round: RoundNumber,
    },
}

/// What FIDE mode locks once round 1 is paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "locked-setting")]
pub enum Locked {
    Format,
    System,
    Rounds,
    Points,
    ByeValue,
    TieBreaks,
    Acceleration,
    Prohibitions,
}

/// A round after which there is no bye any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum BarredByBye {
    PairingAllocatedBye,
    FullPointBye,
    ForfeitWin,
}

impl BarredByBye {
    /// Whether a round was one.
    pub(crate) fn of(outcome: Outcome) -> Option<BarredByBye> {
        match outcome {
            Outcome::PairingAllocatedBye => Some(BarredByBye::PairingAllocatedBye),
            Outcome::FullPointBye => Some(BarredByBye::FullPointBye),
            Outcome::ForfeitWin => Some(BarredByBye::ForfeitWin),
            _ => None,
        }
    }
}
