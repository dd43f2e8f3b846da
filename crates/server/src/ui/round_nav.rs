//! From round to round.

use adoube_tournament::RoundNumber;

use crate::events::{Progress, PublicSection};
use crate::texts::{count, fill, plural};

/// The rounds of a section, as links.
#[derive(Clone, Debug)]
pub(crate) struct RoundNav {
    /// What the links lead to.
    pub label: &'static str,
    /// All announced rounds.
    pub rounds: Vec<RoundLink>,
}

/// One of them.
#[derive(Clone, Debug)]
pub(crate) struct RoundLink {
    pub number: RoundNumber,
    /// Where the link leads; `None` for a round that is still to come.
    pub url: Option<String>,
    /// This is the round on the page.
    pub current: bool,
}

impl RoundNav {
    /// Links to what a section has for each paired round.
    pub(crate) fn of(
        section: &PublicSection,
        label: &'static str,
        current: RoundNumber,
        url: impl Fn(RoundNumber) -> String,
    ) -> RoundNav {
        let latest = section.latest_round();
        let rounds = (1..=section.settings.rounds.max(latest.0)).map(RoundNumber);
        RoundNav {
            label,
            rounds: rounds
                .map(|number| RoundLink {
                    number,
                    url: (number <= latest).then(|| url(number)),
                    current: number == current,
                })
                .collect(),
        }
    }
}

impl Progress {
    /// How far the round has come, in words.
    pub fn words(self) -> String {
        let Progress {
            finished, boards, ..
        } = self;
        if finished == boards {
            let all = count("public-all-boards", boards);
            return match self.closed {
                true => all,
                false => fill("public-not-closed", &[&all]),
            };
        }
        plural("public-some-boards", boards, &[&finished, &boards])
    }
}
