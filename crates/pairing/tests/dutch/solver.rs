//! The two that pair a round, and what they answer.

use std::fmt;

use adoube_pairing::dutch::{self, Edition};
use adoube_tournament::{EntrantId, RoundNumber, Tournament};

use crate::literal;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Solver {
    Literal,
    Engine,
}

/// White and Black in the order of publication, and the bye, as entrants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Answer {
    pub pairs: Vec<(EntrantId, EntrantId)>,
    pub bye: Option<EntrantId>,
}

impl Solver {
    /// `None` if there is no legal pairing.
    pub(crate) fn pair(
        self,
        tournament: &Tournament,
        round: RoundNumber,
        present: &[EntrantId],
        edition: Edition,
    ) -> Option<Answer> {
        match self {
            Solver::Literal => {
                let paired = literal::pair(tournament, round, present, edition)?;
                Some(Answer {
                    pairs: paired.pairs,
                    bye: paired.bye,
                })
            }
            Solver::Engine => {
                let paired = dutch::pair_among(tournament, round, present, edition).ok()?;
                let pairs = paired.pairs.iter();
                Some(Answer {
                    pairs: pairs.map(|pair| (pair.white, pair.black)).collect(),
                    bye: paired.bye,
                })
            }
        }
    }
}

/// `5-1 2-7 bye 4`.
impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pairs = self.pairs.iter();
        let pairs = pairs.map(|(white, black)| format!("{}-{}", white.0, black.0));
        let bye = self.bye.map(|bye| format!("bye {}", bye.0));
        f.write_str(&pairs.chain(bye).collect::<Vec<String>>().join(" "))
    }
}

/// The answer as the vectors write it.
pub(crate) fn written(answer: Option<Answer>) -> String {
    answer.map_or("none".to_owned(), |answer| answer.to_string())
}

/// Says of all cases which of them fail, and how.
pub(crate) fn expect_no_failures(failures: Vec<String>) {
    assert!(failures.is_empty(), "failed:\n{}", failures.join("\n"));
}
