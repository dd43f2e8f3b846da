//! Questions to the arbiter: 11.9 and 12.6, US Chess 21D1 and 16Y.

use adoube_rulebook::Topic;

use super::{QuestionToArbiter, Subject, side};
use crate::ask::known;
use crate::incident::Decided;
use crate::scene::Scene;
use crate::{Question, topics};

impl QuestionToArbiter {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = side(self.by, "Who asks?")?;
        let about = known(self.about, || {
            let choices = [
                ("rules", "a point of the rules"),
                ("schedule", "the rate of play or the schedule"),
                ("move-number", "how many moves have been made"),
                ("clock", "whether a move was made or the clock pressed"),
                (
                    "position",
                    "whether something would be right in this position",
                ),
            ];
            Question::one_of(
                "incident.about",
                format!("What does {by} ask about?"),
                &choices,
            )
        })?;
        let (words, decision) = match about {
            Subject::Rules => (
                "a point of the rules",
                "Explain the point of the rules and nothing more: no advice, no word on the position.",
            ),
            Subject::Schedule => ("the rate of play", "Answer the point, and nothing more."),
            Subject::MoveNumber => (
                "the number of moves",
                "Do not tell: the number of moves is not given while the period runs.",
            ),
            Subject::Clock => (
                "the opponent's move or the clock",
                "Do not tell: the arbiter gives no word on a completed move or an unpressed clock.",
            ),
            Subject::Position => (
                "the position",
                "Explain the rule in general; whether it fits this position the player must see.",
            ),
        };
        let decision = decision.replace("the arbiter", &format!("the {}", scene.arbiter()));
        let silent = matches!(about, Subject::MoveNumber | Subject::Clock);
        let own: &[Topic] = match silent {
            true => &[topics::ARBITER_SILENCE],
            false => &[topics::EXPLANATION, topics::ARBITER_SILENCE],
        };
        Ok(scene
            .draft(format!("{by} asks the {} about {words}", scene.arbiter()))
            .decision(decision)
            .cite_all(own)
            .mandatory())
    }
}
