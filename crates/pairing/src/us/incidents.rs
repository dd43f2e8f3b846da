//! What a director decides between rounds: expelled players, unreported and unfinished games.

use adoube_tournament::Outcome;
use serde::{Deserialize, Serialize};

use super::settings::Expulsion;

/// When a player is expelled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExpelledWhen {
    /// Before the last round is paired, with so many rounds to come.
    BeforeLastPairing {
        /// How many rounds are left.
        rounds_left: u16,
    },
    /// After the last round was paired.
    AfterLastPairing,
    /// When all games are over.
    Concluded,
}

/// What the opponents of an expelled player have for the tournament score, from what they had
/// against him, in the order of the rounds (28I).
pub fn opponents_of_expelled(
    outcomes: &[Outcome],
    when: ExpelledWhen,
    rule: Expulsion,
) -> Vec<Outcome> {
    let early = matches!(rule, Expulsion::EarlyForfeits | Expulsion::EarlyAndLast);
    let last = matches!(
        rule,
        Expulsion::LastOpponentForfeit | Expulsion::EarlyAndLast
    );
    let forfeits = |place: usize| {
        let is_latest = place + 1 == outcomes.len();
        match when {
            ExpelledWhen::BeforeLastPairing { rounds_left } if early => {
                rounds_left >= 2 || is_latest
            }
            ExpelledWhen::Concluded if last => is_latest,
            _ => false,
        }
    };
    (outcomes.iter().enumerate())
        .map(|(place, outcome)| match outcome {
            Outcome::Win | Outcome::UnratedWin | Outcome::ForfeitWin => *outcome,
            _ if !outcome.is_played() => *outcome,
            _ if forfeits(place) => Outcome::ForfeitWin,
            Outcome::Draw | Outcome::UnratedDraw => Outcome::ForfeitWin,
            _ => Outcome::HalfPointBye,
        })
        .collect()
}

/// What becomes of a game with an expelled player for rating (28I3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RatingOfGame {
    /// It moves to the chart of extra rated games.
    ExtraRatedGame,
    /// It is not rated.
    NotRated,
    /// It stays as it is.
    Unchanged,
}

/// What becomes of a game for rating, from the opponent's outcome.
pub fn rating_with_expelled(opponent: Outcome, for_assistance: bool) -> RatingOfGame {
    match (for_assistance, opponent) {
        (true, Outcome::Win) => RatingOfGame::Unchanged,
        (true, _) => RatingOfGame::NotRated,
        (false, _) => RatingOfGame::ExtraRatedGame,
    }
}

/// What a director does about a game nobody reported (29H).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Unreported {
    /// One or both leave the event; only after earlier offences (29H1).
    Eject,
    /// Both are left out of the next round and forfeit it (29H2).
    ForfeitNextRound,
    /// Both are scored and paired as having lost (29H3).
    BothLose,
    /// Both have half-point byes in the next round, where there are such byes (29H4).
    HalfPointByes,
    /// The higher rated is paired as having won, the other as having lost (29H5).
    GuessWinner,
    /// The higher rated is paired as having won, the other as having drawn (29H6).
    WinAndDraw,
    /// Both are paired as having won (29H7).
    BothWin,
    /// Both wait and are paired with others who wait (29H8).
    Wait,
}

/// What follows for the next pairing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Treatment {
    /// They are paired as if the higher and the lower rated had scored this.
    PairAs(Outcome, Outcome),
    /// They are not in the next pairing and have this outcome.
    NextRound(Outcome),
    /// They are out of the event, one or both.
    Out,
    /// They are paired among those who wait, once the results are known.
    Later,
}

impl Unreported {
    /// What follows for the next pairing. The true result is rated whenever it is learned; after
    /// 29H3 it is an extra rated game and never counts for prizes.
    pub fn treatment(self) -> Treatment {
        use Outcome::{Draw, ForfeitLoss, HalfPointBye, Loss, Win};
        match self {
            Unreported::Eject => Treatment::Out,
            Unreported::ForfeitNextRound => Treatment::NextRound(ForfeitLoss),
            Unreported::BothLose => Treatment::PairAs(Loss, Loss),
            Unreported::HalfPointByes => Treatment::NextRound(HalfPointBye),
            Unreported::GuessWinner => Treatment::PairAs(Win, Loss),
            Unreported::WinAndDraw => Treatment::PairAs(Win, Draw),
            Unreported::BothWin => Treatment::PairAs(Win, Win),
            Unreported::Wait => Treatment::Later,
        }
    }

    /// What to do when the result comes after the pairings are out but before the round starts,
    /// from what the higher rated really scored (29H9). A program can also pair everything again
    /// (29H10); the director weighs the delay.
    pub fn after_posting(self, higher: Outcome) -> Advice {
        match (self, higher) {
            (Unreported::GuessWinner | Unreported::WinAndDraw, Outcome::Loss) => {
                Advice::SwapOpponents
            }
            _ => Advice::Leave,
        }
    }
}

/// What to do about pairings that are out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Advice {
    Leave,
    /// The two who failed to report change opponents, or their groups are paired again.
    SwapOpponents,
}

/// How an unfinished game is paired by the modified Kashdan system (28Q1): who told the director of
/// a draw offer in time is paired as having drawn, who did not as having won. The last value is
/// whether the director can declare the game drawn.
pub fn kashdan(white_offers: bool, black_offers: bool) -> (Outcome, Outcome, bool) {
    let paired_as = |offers: bool| if offers { Outcome::Draw } else { Outcome::Win };
    (
        paired_as(white_offers),
        paired_as(black_offers),
        white_offers && black_offers,
    )
}

/// Whether an unfinished game may be paired like this for the time being (28Q2): as drawn, as won
/// and lost, or as won and drawn.
pub fn is_temporary_adjudication(white: Outcome, black: Outcome) -> bool {
    use Outcome::{Draw, Loss, Win};
    matches!(
        (white, black),
        (Draw, Draw) | (Win, Loss | Draw) | (Loss | Draw, Win)
    )
}

/// Whether a game that has begun may still be cancelled to correct a pairing: not once Black's
/// fourth move is determined (29G2).
pub fn may_cancel(black_moves: u32) -> bool {
    black_moves < 4
}
