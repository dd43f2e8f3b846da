//! A result that was written or reported wrongly: 8.7, US Chess 15I.

use super::WrongResult;
use crate::ask::known;
use crate::families::conduct::yes_no;
use crate::incident::Decided;
use crate::scene::Scene;
use crate::{Measure, Question, Ruling, topics};

impl WrongResult {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        if !scene.has(topics::RESULT_SIGNED) {
            return self.american(scene);
        }
        let text = "Do both signed sheets show the same result?";
        Ok(match yes_no(self.both_agree, "both_agree", text)? {
            true => self.signed(scene),
            false => differ(scene),
        })
    }

    fn signed(&self, scene: &Scene) -> Ruling {
        let draft = scene
            .draft("Both players signed a wrong result")
            .decision("The signed result stands, unless the arbiter decides otherwise; an evident error may be corrected.")
            .cite(topics::RESULT_SIGNED);
        let draft = match self.true_result {
            Some(result) => draft.result(result),
            None => draft,
        };
        draft.discretionary(
            vec![
                Measure::other("the signed result stands"),
                Measure::other("the result is corrected"),
            ],
            "correct it if both players confirm what happened on the board",
        )
    }

    /// The true result is always rated; pairings and prizes may keep the wrong one.
    fn american(&self, scene: &Scene) -> Decided {
        let ago = known(self.rounds_ago, || {
            let text = "How many rounds ago was it? 0 is the round just played.";
            Question::number("incident.rounds_ago", text, 50)
        })?;
        let draft = scene
            .draft("A result was reported wrongly")
            .cite_all(&[topics::RESULT_WRONG, topics::RESULT_REPORTED]);
        let draft = match self.true_result {
            Some(result) => draft.result(result),
            None => draft,
        };
        Ok(match ago {
            0 => draft
                .decision("Correct it: for rating and prizes always, for the pairings if few games are disturbed.")
                .discretionary(
                    vec![
                        Measure::other("pair with the correct result"),
                        Measure::other("pair as if it were unreported"),
                        Measure::other("keep the pairings that are out"),
                    ],
                    "correct the pairings if few games are disturbed",
                ),
            _ => draft
                .decision("Correct it for rating and for later pairings; for prizes the director weighs how old it is.")
                .discretionary(
                    vec![
                        Measure::other("prizes by the correct result"),
                        Measure::other("prizes by the reported result"),
                    ],
                    "the correct result, unless many pairings went by the wrong one",
                ),
        })
    }
}

fn differ(scene: &Scene) -> Ruling {
    scene
        .draft("The two sheets show different results")
        .decision("Clear it up with both players at once, before the sheets are taken.")
        .cite(topics::RESULT_SIGNED)
        .step("Ask both players; look at the final position and the moves.")
        .discretionary(
            vec![
                Measure::other("the result that both confirm"),
                Measure::other("the result found by the arbiter"),
            ],
            "the result that both players confirm",
        )
}
