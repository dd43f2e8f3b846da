//! What a director decides between rounds: expelled players and games that nobody reported.

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

/// How the next round is paired without the result of a game that nobody reported (29H). To eject the players (29H1) and
/// to let them wait for each other (29H8) take no pairing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Unreported {
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
}

/// What follows for the next pairing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Treatment {
    /// They are paired as if the higher and the lower rated had scored this.
    PairAs(Outcome, Outcome),
    /// They are not in the next pairing and have this outcome.
    NextRound(Outcome),
}

impl Unreported {
    /// All of them, in the order of the rule.
    pub const ALL: [Unreported; 6] = [
        Unreported::ForfeitNextRound,
        Unreported::BothLose,
        Unreported::HalfPointByes,
        Unreported::GuessWinner,
        Unreported::WinAndDraw,
        Unreported::BothWin,
    ];

    /// What follows for the next pairing. The true result is rated whenever it is learned; after
    /// 29H3 it is an extra rated game and never counts for prizes.
    pub fn treatment(self) -> Treatment {
        use Outcome::{Draw, ForfeitLoss, HalfPointBye, Loss, Win};
        match self {
            Unreported::ForfeitNextRound => Treatment::NextRound(ForfeitLoss),
            Unreported::BothLose => Treatment::PairAs(Loss, Loss),
            Unreported::HalfPointByes => Treatment::NextRound(HalfPointBye),
            Unreported::GuessWinner => Treatment::PairAs(Win, Loss),
            Unreported::WinAndDraw => Treatment::PairAs(Win, Draw),
            Unreported::BothWin => Treatment::PairAs(Win, Win),
        }
    }

    /// Where it stands.
    pub fn article(self) -> &'static str {
        match self {
            Unreported::ForfeitNextRound => "29H2",
            Unreported::BothLose => "29H3",
            Unreported::HalfPointByes => "29H4",
            Unreported::GuessWinner => "29H5",
            Unreported::WinAndDraw => "29H6",
            Unreported::BothWin => "29H7",
        }
    }
}
