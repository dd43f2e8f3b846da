//! What is to happen in a random tournament beside games that are won, drawn and lost: so often, or in
//! so many cases out of a hundred, in one round or in any.

use std::str::FromStr;

use adoube_tournament::{ByeKind, GameResult, Outcome, RoundNumber};

use super::{Chance, InvalidChance};
use crate::schedule::lots::Lots;

/// Something that is to happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Happening {
    pub kind: HappeningKind,
    /// In this round only; else in any.
    pub round: Option<RoundNumber>,
    pub often: Often,
}

/// A bye that a player asks for, a forfeit, or a result that only an arbiter can give.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HappeningKind {
    /// A player has a bye that is not allocated by the pairing.
    Bye(ByeKind),
    /// White wins by forfeit.
    ForfeitWin,
    /// White loses by forfeit.
    ForfeitLoss,
    DoubleForfeit,
    /// ½ – 0, by a decision of the arbiter.
    HalfNil,
    /// 0 – ½.
    NilHalf,
    /// 0 – 0 over the board.
    NilNil,
}

impl HappeningKind {
    /// Those that happen to games.
    pub(super) const OF_GAMES: [HappeningKind; 6] = [
        HappeningKind::ForfeitWin,
        HappeningKind::ForfeitLoss,
        HappeningKind::DoubleForfeit,
        HappeningKind::HalfNil,
        HappeningKind::NilHalf,
        HappeningKind::NilNil,
    ];

    /// Those that happen to players.
    pub(super) const OF_PLAYERS: [ByeKind; 3] =
        [ByeKind::FullPoint, ByeKind::HalfPoint, ByeKind::ZeroPoint];

    /// How a game ends by it.
    pub(super) fn result(self) -> Option<GameResult> {
        Some(match self {
            HappeningKind::Bye(_) => return None,
            HappeningKind::ForfeitWin => GameResult::WHITE_WINS_BY_FORFEIT,
            HappeningKind::ForfeitLoss => GameResult::BLACK_WINS_BY_FORFEIT,
            HappeningKind::DoubleForfeit => GameResult::DOUBLE_FORFEIT,
            HappeningKind::HalfNil => GameResult::of(Outcome::Draw, Outcome::Loss),
            HappeningKind::NilHalf => GameResult::of(Outcome::Loss, Outcome::Draw),
            HappeningKind::NilNil => GameResult::of(Outcome::Loss, Outcome::Loss),
        })
    }
}

/// How often something happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Often {
    /// To so many of all.
    Share(Chance),
    /// So many times.
    Times(u32),
}

/// A percentage such as `5` or `2.5%`, or a number of times such as `3x`.
impl FromStr for Often {
    type Err = InvalidChance;

    fn from_str(text: &str) -> Result<Often, InvalidChance> {
        match text.strip_suffix(['x', 'X']) {
            Some(times) => times.parse().map(Often::Times).map_err(|_| InvalidChance {
                text: text.to_owned(),
            }),
            None => Ok(Often::Share(text.parse()?)),
        }
    }
}

/// What happens in which round: what may come in any round at a number of times is given one by lot.
pub(super) fn planned(happenings: &[Happening], rounds: u16, lots: &mut Lots) -> Vec<Happening> {
    let mut plan = Vec::new();
    for happening in happenings {
        let (Often::Times(times), None) = (happening.often, happening.round) else {
            plan.push(*happening);
            continue;
        };
        plan.extend((0..times).map(|_| Happening {
            round: Some(RoundNumber::at_place(lots.below(u32::from(rounds)) as usize)),
            often: Often::Times(1),
            ..*happening
        }));
    }
    plan
}

/// Which of so many it happens to in a round, by their places.
pub(super) fn stricken(
    plan: &[Happening],
    kind: HappeningKind,
    round: RoundNumber,
    mut among: Vec<usize>,
    lots: &mut Lots,
) -> Vec<usize> {
    let mut chosen = Vec::new();
    let in_round = |one: &&Happening| one.kind == kind && one.round.is_none_or(|it| it == round);
    for happening in plan.iter().filter(in_round) {
        let taken: Vec<usize> = match happening.often {
            Often::Share(chance) => {
                let happens = |_: &&usize| chance.happens(lots);
                among.iter().filter(happens).copied().collect()
            }
            Often::Times(times) => {
                let size = u32::try_from(among.len()).unwrap_or(u32::MAX);
                let drawn = lots.draw(size).into_iter().take(times as usize);
                drawn.map(|lot| among[lot as usize - 1]).collect()
            }
        };
        among.retain(|place| !taken.contains(place));
        chosen.extend(taken);
    }
    chosen
}
