//! Disrepute and accusations: 11.1, US Chess 20A and 20L.

use adoube_clock::Colour;
use adoube_rulebook::Topic;

use super::{Accusation, Breach, Disrepute, Misconduct, side, yes_no};
use crate::ask::known;
use crate::incident::Decided;
use crate::scene::Scene;
use crate::{Counter, Measure, Question, Ruling, topics};

impl Disrepute {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = side(self.by, "Who behaved badly?")?;
        let how = known(self.how, || {
            let choices = [
                ("arranged-result", "arranged the result"),
                ("insult", "insults or violence"),
                ("drunk", "drunk, but not disturbing"),
                ("dress", "dress against the rules of the event"),
                ("other", "otherwise"),
            ];
            Question::one_of("incident.how", "What happened?", &choices)
        })?;
        let (words, usual) = match how {
            Misconduct::ArrangedResult => (
                "arranged the result",
                "a heavy penalty for both players; points for neither",
            ),
            Misconduct::Insult => (
                "insulted somebody",
                "a warning at least; more if it is grave",
            ),
            Misconduct::Drunk => ("is drunk but does not disturb", drunk(scene)),
            Misconduct::Dress => (
                "is dressed against the rules",
                "a warning; the player changes for the next round",
            ),
            Misconduct::Other => ("behaved badly", "a warning first, more if it is grave"),
        };
        let own: &[Topic] = match how {
            Misconduct::ArrangedResult => &[
                topics::DISREPUTE,
                topics::MANIPULATION,
                topics::PREARRANGED_DRAWS,
                topics::CONDUCT_PENALTY,
            ],
            _ => &[topics::DISREPUTE, topics::CONDUCT_PENALTY],
        };
        Ok(Breach {
            by,
            incident: (format!("{by} {words}")).into(),
            decision: (format!("The game is brought into disrepute: penalise {by}.")).into(),
            topics: own,
            counter: Counter::Breach,
            penalty_due: scene.has(topics::CONDUCT_PENALTY),
            usual: (Some(usual.to_owned())).map(Into::into),
        }
        .rule(scene))
    }
}

fn drunk(scene: &Scene) -> &'static str {
    match scene.has(topics::PENALTY_ROUNDS) {
        true => "exclusion from this round",
        false => "a warning; more if the player cannot play on",
    }
}

impl Accusation {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = side(self.by, "Who accuses?")?;
        let incident = format!("{by} accuses {} of cheating", by.opposite());
        if scene.is_us() {
            return Ok(american(scene, incident));
        }
        let text = "Has the player made an official written complaint?";
        if !yes_no(self.written, "written", text)? {
            return Ok(not_written(scene, by, incident));
        }
        let text = "Is the complaint evidently unfounded?";
        Ok(match yes_no(self.unfounded, "unfounded", text)? {
            true => unfounded(scene, by, incident),
            false => investigated(scene, incident),
        })
    }
}

fn american(scene: &Scene, incident: String) -> Ruling {
    scene
        .draft(incident)
        .decision(
            "A charge against the opponent needs unbiased evidence; without it the game goes on.",
        )
        .cite_all(&[topics::EVIDENCE, topics::RULING_FACTS_DISPUTED])
        .step("Hear both players away from the boards, and look for a witness.")
        .discretionary(
            vec![
                Measure::nothing(),
                Measure::other("a penalty for what is proved"),
            ],
            "the game goes on; the director watches",
        )
}

fn not_written(scene: &Scene, by: Colour, incident: String) -> Ruling {
    scene
        .draft(incident)
        .decision("The game goes on; without a written complaint the accusation is only recorded.")
        .cite_all(&[topics::ARBITER_FAIR_PLAY, topics::ARBITER_DUTY])
        .step(format!(
            "Ask {by} for an official complaint and tell what a false one costs."
        ))
        .step("If it is refused, put name and accusation into the report; the accused is not told.")
        .discretionary(
            vec![
                Measure::nothing(),
                Measure::other("watch the accused player"),
            ],
            "record it and watch",
        )
}

fn unfounded(scene: &Scene, by: Colour, incident: String) -> Ruling {
    Breach {
        by,
        incident: (incident).into(),
        decision: (format!("A false accusation: {by} may be penalised.")).into(),
        topics: &[
            topics::DISREPUTE,
            topics::ARBITER_FAIR_PLAY,
            topics::CONDUCT_PENALTY,
        ],
        counter: Counter::Breach,
        penalty_due: false,
        usual: (Some("a warning; more if it is repeated".to_owned())).map(Into::into),
    }
    .rule(scene)
}

fn investigated(scene: &Scene, incident: String) -> Ruling {
    scene
        .draft(incident)
        .decision("The complaint is investigated; the game goes on meanwhile.")
        .cite_all(&[topics::ARBITER_FAIR_PLAY, topics::INSPECTION])
        .step("Tell the accused after the game and ask for a comment.")
        .step("Report the complaint and its outcome.")
        .discretionary(
            vec![
                Measure::other("watch the player"),
                Measure::other("one inspection in this round"),
            ],
            "watch, and inspect before or right after the game",
        )
}
