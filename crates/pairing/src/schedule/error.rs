//! Why there is no such schedule.

use adoube_tournament::{BoardNumber, EntrantId, GameResult, ImpossibleResult, RoundNumber};
use serde::Serialize;

use super::Seat;
use super::knockout::{Contest, MatchId};
use super::varma::{Answer, Expected};

/// What is scheduled.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum Scheduled {
    RoundRobin,
    Match,
    Knockout,
    KnockoutMatch,
    MatchForThirdPlace,
    PlayOff,
    Holland,
    Quads,
    GuidedSwiss,
    Withdrawal,
    Varma,
    TeamMatch,
    TeamRoundRobin,
    Scheveningen,
    SemiScheveningen,
    Skalitzka,
    Hutton,
    Calendar,
}

/// What there is a number of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum Counted {
    Players,
    Teams,
    PlayersOfTeam,
    Boards,
    Games,
    GamesInStage,
    Stages,
    Rounds,
    Cycles,
    Preliminaries,
}

/// Why there is no such schedule.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum ScheduleError {
    TooFew {
        system: Scheduled,
        what: Counted,
        least: u32,
        given: u32,
    },
    TooMany {
        system: Scheduled,
        what: Counted,
        most: u32,
        given: u32,
    },
    Impossible {
        system: Scheduled,
        problem: Problem,
    },
}

adoube_types::errors!(ScheduleError);

impl Scheduled {
    /// It cannot be.
    pub(super) fn impossible(self, problem: Problem) -> ScheduleError {
        let system = self;
        ScheduleError::Impossible { system, problem }
    }
}

/// What does not fit.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename = "schedule-problem")]
pub enum Problem {
    /// A round robin: so many players need so many rounds, or a multiple of that.
    Rounds {
        players: u32,
        cycle: u32,
        rounds: u32,
    },
    /// Another round of the knockout is being played.
    NotBeingPlayed {
        round: u32,
    },
    Winners {
        round: u32,
        expected: usize,
        given: usize,
    },
    NotInMatch {
        winner: Seat,
        id: MatchId,
        contest: Contest,
    },
    FinalPlayed,
    NotInBracket {
        round: u32,
        board: BoardNumber,
    },
    NotPlayed {
        round: u32,
        contest: Contest,
    },
    NoWinner {
        round: u32,
        board: BoardNumber,
    },
    MatchOver,
    AllGamesPlayed,
    MatchWithHimself,
    PlayOffOver,
    PlayerTwice,
    Results {
        games: usize,
        given: usize,
    },
    ResultNotKnown {
        result: GameResult,
    },
    Result(ImpossibleResult),
    SeveralRest,
    OutOfPlace {
        player: usize,
    },
    NoRoundOfTable {
        round: u32,
    },
    RoundOfTablePlayed {
        round: u32,
    },
    WithdrawnTwice,
    NoGames {
        player: EntrantId,
    },
    PlayedAfterWithdrawal {
        round: RoundNumber,
        board: BoardNumber,
    },
    NeedsResult {
        round: RoundNumber,
        board: BoardNumber,
    },
    NobodyHasNumber {
        seat: Seat,
    },
    MustStillDraw {
        players: usize,
    },
    /// What was drawn is none of the choices.
    NotAChoice {
        given: Answer,
        expected: Expected,
    },
    NoHalves {
        boards: u32,
    },
    OddTeam {
        players: u32,
    },
    NoRound {
        round: RoundNumber,
    },
    TimesMissing {
        found: usize,
        rounds: usize,
    },
    DatesEnd,
    NotInOrder {
        round: RoundNumber,
        next: RoundNumber,
    },
}
