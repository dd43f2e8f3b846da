//! Illegal moves, wrong set-ups and displaced pieces.

use serde::{Deserialize, Serialize};

/// Article 7.5 of the FIDE Laws, rule 11 of US Chess.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct IllegalMoves {
    pub standard: Ladder,
    /// Rapid play with adequate supervision.
    pub rapid_supervised: Ladder,
    /// Rapid play otherwise.
    pub rapid_unsupervised: Ladder,
    /// Blitz with adequate supervision.
    pub blitz_supervised: Ladder,
    pub blitz_unsupervised: Ladder,
    /// Whether a loss becomes a draw if the opponent cannot mate by any series of legal moves.
    pub draw_if_opponent_cannot_mate: bool,
    /// What is counted as an illegal move.
    pub triggers: Vec<IllegalMoveKind>,
    /// What using two hands for one move leads to.
    pub two_hands: Treatment,
    /// Whether two hands are an offence only once the clock is pressed.
    pub two_hands_press: Press,
    /// In which moves two hands are an offence.
    pub two_hands_moves: TwoHandedMoves,
    /// What pressing the clock without a move leads to.
    pub clock_without_move: Treatment,
    /// How offences of several kinds are counted.
    pub counted: OffenceCount,
    /// How two faults in one move are counted.
    pub faults_in_one_move: FaultsInOneMove,
    /// What becomes of a pawn left on the last rank.
    pub pawn_not_replaced: PawnNotReplaced,
    /// Whether the increment gained by the illegal press is taken away again.
    pub removes_increment_gained: bool,
    /// Until when an illegal move can be put right.
    pub window: Window,
    /// The same in rapid and blitz without adequate supervision.
    pub window_unsupervised: Window,
    /// The same in time pressure, where that differs.
    pub window_in_time_pressure: Option<Window>,
    /// Whether the time penalty lapses once the opponent has completed a move.
    pub penalty_lapses_with_reply: bool,
    /// Whether the arbiter acts without being asked.
    pub arbiter_acts: ArbiterActs,
    /// What happens to the clocks when a position is restored.
    pub clock_when_restored: ClockWhenRestored,
}

/// What the first and the later offences bring.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ladder {
    /// The first one.
    pub first: Sanction,
    /// The second one and any after it.
    pub later: Sanction,
}

/// What an offence brings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sanction {
    /// So much more time for the opponent.
    OpponentGainsSeconds(u32),
    /// The game is lost.
    GameLost,
}

/// What is counted as an illegal move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum IllegalMoveKind {
    /// A move against the rules of movement, completed.
    BreachOfMovement,
    /// A pawn left on the last rank.
    PawnNotReplaced,
    /// The clock pressed without a move.
    ClockWithoutMove,
    /// One move made with two hands.
    TwoHands,
}

/// How a breach is dealt with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Treatment {
    /// As an illegal move.
    IllegalMove,
    /// By the arbiter's list of penalties.
    PenaltyList,
    /// By the director's discretion.
    Discretion,
}

/// Whether an offence needs the clock to be pressed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Press {
    Needed,
    /// The text does not say.
    NotStated,
    /// There is no such offence.
    NoSuchOffence,
}

/// In which moves two hands are an offence.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TwoHandedMoves {
    /// Castling, capturing and promoting only.
    CastlingCapturePromotion,
    /// Any move; those three are examples.
    Any,
    /// There is no such offence.
    NoSuchOffence,
}

/// How offences of several kinds are counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OffenceCount {
    Pooled,
    /// Each kind of its own.
    SeparateByKind,
    /// They are not counted: each brings the same.
    NotCounted,
}

/// How two faults in one move are counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FaultsInOneMove {
    /// The edition and its comments do not say.
    NotStated,
    CountAsOne,
}

/// What becomes of a pawn left on the last rank.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PawnNotReplaced {
    /// It becomes a queen, and the move counts as illegal.
    BecomesQueen,
    /// The opponent may restart the player's clock without moving.
    OpponentRestartsClock,
}

/// Until when something can be put right.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Window {
    /// Until the game ends.
    WholeGame,
    /// Until the opponent has made the next move.
    UntilOpponentMoves,
    /// While it is among so many last moves of either player.
    LastMoves(u32),
}

/// Whether the arbiter acts on an illegal move without being asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ArbiterActs {
    /// Always; without adequate supervision only within the window.
    Always,
    /// Not in time pressure.
    OutsideTimePressure,
    /// Only as a witness.
    WitnessOnly,
}

/// What happens to the clocks when a position is restored.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ClockWhenRestored {
    /// The arbiter judges; the times may stay.
    ArbiterJudges,
    /// The time that was used is not given back.
    Unchanged,
}

/// Articles 7.2 to 7.4 of the FIDE Laws, rules 11C and 11F of US Chess.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Irregularities {
    /// What a wrong initial position leads to.
    pub wrong_start_position: NewGame,
    /// What reversed colours lead to.
    pub reversed_colours: NewGame,
    /// Whether the clocks keep the elapsed time in the new game.
    pub new_game_keeps_times: bool,
    /// What the opponent may do about displaced pieces.
    pub displaced_pieces: DisplacedPieces,
}

/// Until when a game is played anew.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NewGame {
    /// Whenever it is found during the game.
    WholeGame,
    /// While both players have made fewer moves than this.
    UntilBothMade(u32),
    /// Until Black has completed this move.
    UntilBlackCompletes(u32),
    /// The game goes on unless the arbiter rules otherwise.
    ArbiterMayRule,
}

/// What the opponent may do about displaced pieces.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DisplacedPieces {
    /// Stop the clock and call the arbiter.
    CallArbiter,
    /// Restart the offender's clock without moving.
    RestartClock,
}
