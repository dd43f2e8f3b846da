//! Ties that lots or the arbiter settled, and values of tie-breaks from elsewhere.

use adoube_tournament::{
    EnteredValue, EnteredValues, EntrantId, RoundNumber, SettledBy, SettledTie, TeamId, drawn_order,
};
use serde::{Deserialize, Serialize};

use super::Ids;
use super::fact::{
    Fact, ProposalContext, Propose, Stamp, Task, UndoLimit, reads_section, writes_round,
    writes_section,
};
use crate::checks::required;
use crate::{Event, Refusal, Section, SectionId, Step};

/// Participants who were level were put in an order, by lots or by hand, in place of an earlier decision
/// between them. Teams are named by the ids that stand for them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TieSettled {
    pub section: SectionId,
    /// The round after which they were level.
    pub round: RoundNumber,
    /// The best first.
    pub order: Vec<EntrantId>,
    /// The seed of the lots; none if they were ranked by hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
}

impl Fact for TieSettled {
    const TASK: Task = Task::Pairings;

    writes_round!();
    reads_section!();

    fn undo(&self) -> UndoLimit {
        UndoLimit::UntilFinished
    }

    fn note_ids(&self, ids: &mut Ids) {
        if let Some(seed) = self.seed {
            ids.drew_lots(&self.section, seed);
        }
    }

    fn apply(&self, event: &mut Event, stamp: Stamp<'_>) -> Result<(), Refusal> {
        let section = event.unfinished(&self.section)?;
        let round = self.round;
        section
            .draft
            .round(round)
            .ok_or(Refusal::NotPaired(round))?;
        section.competitors_once(&self.order)?;
        if self.order.len() < 2 {
            return Err(Refusal::NoTie);
        }
        let by = match self.seed {
            Some(seed) if self.order != drawn_order(&self.order, seed) => {
                return Err(Refusal::NotAsDrawn);
            }
            Some(seed) => SettledBy::Lots(seed),
            None => {
                required(stamp.reason, Step::RankByHand)?;
                SettledBy::Hand(stamp.reason.unwrap_or_default().to_owned())
            }
        };
        let order = self.order.clone();
        let settled = SettledTie { round, order, by };
        let all = &mut section.draft.settled_ties;
        if all.contains(&settled) {
            return Err(Refusal::NothingChanges);
        }
        all.retain(|one| {
            one.round != round || !one.order.iter().any(|who| self.order.contains(who))
        });
        all.push(settled);
        Ok(())
    }

    fn about_entrant(&self, entrant: EntrantId) -> bool {
        self.order.contains(&entrant)
    }

    fn about_team(&self, team: TeamId) -> bool {
        self.order.contains(&EntrantId::standing_for(team))
    }
}

impl Section {
    /// Players or teams of the section, each of them once.
    fn competitors_once(&self, all: &[EntrantId]) -> Result<(), Refusal> {
        for (place, id) in all.iter().enumerate() {
            let who = match id.team() {
                Some(team) => {
                    let team = self.team(team).ok_or(Refusal::NoTeam(team))?;
                    team.details.name.clone()
                }
                None => self.entered(*id)?.label(),
            };
            if all[..place].contains(id) {
                return Err(Refusal::NamedTwice { who });
            }
        }
        Ok(())
    }
}

/// Draw lots between participants who are level. Lots are drawn once in a section: whoever asks again gets
/// the order that the first seed gives, even if the first drawing was taken back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DrawLots {
    pub section: SectionId,
    pub round: RoundNumber,
    /// Who is level.
    pub who: Vec<EntrantId>,
    pub seed: u64,
}

impl Propose for DrawLots {
    type Becomes = TieSettled;

    fn propose(self, given: &ProposalContext) -> Result<TieSettled, Refusal> {
        let seed = given.ids.lots(&self.section).unwrap_or(self.seed);
        Ok(TieSettled {
            order: drawn_order(&self.who, seed),
            section: self.section,
            round: self.round,
            seed: Some(seed),
        })
    }
}

/// Put participants who are level in an order; this needs a reason.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RankTied {
    pub section: SectionId,
    pub round: RoundNumber,
    /// The best first.
    pub order: Vec<EntrantId>,
}

impl Propose for RankTied {
    type Becomes = TieSettled;

    fn propose(self, _given: &ProposalContext) -> Result<TieSettled, Refusal> {
        Ok(TieSettled {
            section: self.section,
            round: self.round,
            order: self.order,
            seed: None,
        })
    }
}

/// The values of a tie-break that was worked out elsewhere were entered, in place of those entered before
/// under the same name after the same round; none drops them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TieBreakValuesEntered {
    pub section: SectionId,
    /// What the tie-break is called: letters and digits, as in the code `EXT:NAME`.
    pub name: String,
    /// The round after which they hold.
    pub round: RoundNumber,
    pub values: Vec<EnteredValue>,
}

/// The longest name of such a tie-break.
const LONGEST_NAME: usize = 12;

impl Fact for TieBreakValuesEntered {
    const TASK: Task = Task::Settings;

    writes_section!();

    fn round(&self) -> Option<RoundNumber> {
        Some(self.round)
    }

    fn apply(&self, event: &mut Event, _stamp: Stamp<'_>) -> Result<(), Refusal> {
        let section = event.unfinished(&self.section)?;
        let is_code = |letter: char| letter.is_ascii_uppercase() || letter.is_ascii_digit();
        let fits = (1..=LONGEST_NAME).contains(&self.name.chars().count());
        if !fits || !self.name.chars().all(is_code) {
            return Err(Refusal::NotACode {
                name: self.name.clone(),
                most: LONGEST_NAME,
            });
        }
        let round = self.round;
        section
            .draft
            .round(round)
            .ok_or(Refusal::NotPaired(round))?;
        let who: Vec<EntrantId> = self.values.iter().map(|value| value.who).collect();
        section.competitors_once(&who)?;
        let all = &mut section.draft.entered_values;
        let found = all
            .iter()
            .position(|one| one.name == self.name && one.round == round);
        let stood = found.map(|place| all.remove(place));
        if self.values.is_empty() && stood.is_none() {
            return Err(Refusal::NothingChanges);
        }
        if !self.values.is_empty() {
            all.push(EnteredValues {
                name: self.name.clone(),
                round,
                values: self.values.clone(),
            });
        }
        Ok(())
    }

    fn about_entrant(&self, entrant: EntrantId) -> bool {
        self.values.iter().any(|value| value.who == entrant)
    }
}
