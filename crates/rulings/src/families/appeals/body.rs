//! The appeals committee and its vote.

use super::{AppealCommittee, AppealVote};
use crate::appeals::{AppealRules, CommitteeFault};
use crate::ask::known;
use crate::incident::Decided;
use crate::scene::Scene;
use crate::{Measure, Question, topics};

fn number(fact: Option<u32>, name: &str, text: &str) -> Result<u32, Question> {
    known(fact, || {
        Question::number(&format!("incident.{name}"), text, 50)
    })
}

impl AppealCommittee {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let rules = AppealRules::of(scene.edition);
        let voters = number(self.voters, "voters", "How many vote?")?;
        let seniors = match rules.of_seniors_at_least {
            Some(_) => number(
                self.seniors,
                "seniors",
                "How many of them are Senior directors or higher?",
            )?,
            None => 0,
        };
        let concerned = number(
            self.concerned,
            "concerned",
            "How many of them are concerned in the dispute?",
        )?;
        let faults = rules.committee_faults(voters, seniors, concerned);
        let draft = scene
            .draft(format!("An appeals committee of {voters} is put together"))
            .cite(topics::COMMITTEE)
            .cite_nth(topics::COMMITTEE, 1);
        let needed = rules.committee_needs();
        let words: Vec<&str> = faults.iter().map(|fault| fault.words()).collect();
        let recommended = faults == [CommitteeFault::Even];
        Ok(match (faults.is_empty(), recommended) {
            (true, _) => draft
                .decision(format!(
                    "The committee can hear the appeal: {voters} vote, and it needs {needed}."
                ))
                .mandatory(),
            (false, true) => draft
                .decision(format!(
                    "The number of voters should be odd: add a reserve. A committee needs {needed}."
                ))
                .discretionary(
                    vec![
                        Measure::other("add or drop a voter"),
                        Measure::other("go on as it is"),
                    ],
                    "add a reserve",
                ),
            (false, false) => draft
                .decision(format!(
                    "The committee is not in order: {}. It needs {needed}.",
                    words.join("; ")
                ))
                .step(match faults.contains(&CommitteeFault::TooFew) {
                    true => "Add reserves and check again.",
                    false => "Replace them by reserves and check again.",
                })
                .mandatory(),
        })
    }
}

impl AppealVote {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let rules = AppealRules::of(scene.edition);
        let yes = number(
            self.for_appeal,
            "for_appeal",
            "How many voted for the appeal?",
        )?;
        let no = number(self.against, "against", "How many voted against it?")?;
        let draft = scene
            .draft(format!("The committee voted {yes} to {no} on the appeal"))
            .cite(topics::COMMITTEE)
            .cite(topics::APPEAL_HOW);
        if yes == no && !rules.tie_upholds {
            return Ok(draft
                .decision("A tie: the number of voters should have been odd.")
                .no_rule("the regulations do not say what a tie means")
                .discretionary(
                    vec![
                        Measure::other("the ruling stands"),
                        Measure::other("a reserve is added and the vote repeated"),
                    ],
                    "the ruling stands",
                ));
        }
        let draft = match rules.tie_upholds {
            true => draft.cite_nth(topics::COMMITTEE, 6),
            false => draft,
        };
        Ok(match yes > no {
            true => draft
                .decision("The appeal is upheld: the ruling is changed as the committee says, and the fee or deposit is returned.")
                .step("The decision is written down and signed; it is final for the event.")
                .mandatory(),
            false => draft
                .decision(format!("The ruling of the {} stands.", scene.arbiter()))
                .step("The decision is written down and signed; it is final for the event.")
                .mandatory(),
        })
    }
}
