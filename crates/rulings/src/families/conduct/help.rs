//! Help from outside: 11.3.1, US Chess 20B to 20F.

use adoube_clock::Colour;
use adoube_rulebook::Topic;

use super::{Breach, Help, OutsideHelp, side, yes_no};
use crate::ask::known;
use crate::incident::Decided;
use crate::scene::Scene;
use crate::{Counter, GameResult, Question, Ruling, topics};

use super::breach::{penalty_topics, range};

impl OutsideHelp {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = side(self.by, "Who used help?")?;
        let what = known(self.what, || {
            let choices = [
                ("written-matter", "books or recorded matter"),
                ("notes", "notes made during the game"),
                ("other-board", "another board or a computer"),
                ("asked-advice", "advice that was asked for"),
                ("headphones", "sound in headphones"),
                ("analysis-in-room", "analysis in the playing room"),
            ];
            Question::one_of("incident.what", "What kind of help?", &choices)
        })?;
        match scene.is_us() {
            true => self.american(scene, by, what),
            false => self.fide(scene, by, what),
        }
    }

    fn fide(&self, scene: &Scene, by: Colour, what: Help) -> Decided {
        let usual = match what {
            _ if self.relevant == Some(false) => "a warning",
            Help::Notes | Help::Headphones => {
                "a warning the first time; loss of the game if it helped"
            }
            _ => "loss of the game",
        };
        let own: &[Topic] = match what {
            Help::Notes => &[
                topics::OUTSIDE_HELP,
                topics::SCORESHEET_CONTENT,
                topics::CONDUCT_PENALTY,
            ],
            Help::Headphones => &[
                topics::OUTSIDE_HELP,
                topics::DEVICES,
                topics::CONDUCT_PENALTY,
            ],
            _ => &[topics::OUTSIDE_HELP, topics::CONDUCT_PENALTY],
        };
        Ok(Breach {
            by,
            incident: (incident(by, what)).into(),
            decision: (format!("Forbidden help: penalise {by}.")).into(),
            topics: own,
            counter: Counter::Breach,
            penalty_due: true,
            usual: (Some(usual.to_owned())).map(Into::into),
        }
        .rule(scene))
    }

    fn american(&self, scene: &Scene, by: Colour, what: Help) -> Decided {
        let recorded = topics::RECORDED_MATTER;
        let text = "Has it to do with the game?";
        Ok(match what {
            Help::WrittenMatter if yes_no(self.relevant, "relevant", text)? => {
                forfeit(scene, by, what, recorded)
            }
            Help::WrittenMatter => mild(scene, by, what, &[recorded], "a warning or a time penalty"),
            Help::Headphones if yes_no(self.relevant, "relevant", text)? => {
                forfeit(scene, by, what, recorded)
            }
            Help::Headphones => scene
                .draft(incident(by, what))
                .decision("No breach while the sound has nothing to do with the game; the director may check it.")
                .cite(recorded)
                .mandatory(),
            Help::Notes => mild(
                scene,
                by,
                what,
                &[topics::NOTES],
                "a warning or a small time penalty; more if it is repeated",
            ),
            Help::OtherBoard => forfeit(scene, by, what, topics::SECOND_BOARD),
            Help::AskedAdvice => forfeit(scene, by, what, topics::OUTSIDE_HELP),
            Help::AnalysisInRoom => mild(
                scene,
                by,
                what,
                &[topics::ANALYSIS_IN_ROOM],
                "a warning; more if it helped or disturbed",
            ),
        })
    }
}

fn incident(by: Colour, what: Help) -> String {
    let words = match what {
        Help::WrittenMatter => "used written or recorded matter",
        Help::Notes => "made notes",
        Help::OtherBoard => "analysed on another board or a computer",
        Help::AskedAdvice => "asked for advice",
        Help::Headphones => "listened to something in headphones",
        Help::AnalysisInRoom => "analysed in the playing room",
    };
    format!("{by} {words}")
}

fn mild(scene: &Scene, by: Colour, what: Help, own: &[Topic], usual: &str) -> Ruling {
    Breach {
        by,
        incident: (incident(by, what)).into(),
        decision: (format!("Not allowed: the director may penalise {by}.")).into(),
        topics: own,
        counter: Counter::Breach,
        penalty_due: false,
        usual: (Some(usual.to_owned())).map(Into::into),
    }
    .rule(scene)
}

/// Where US Chess says that the game is usually lost.
fn forfeit(scene: &Scene, by: Colour, what: Help, topic: Topic) -> Ruling {
    let draft = scene
        .draft(incident(by, what))
        .decision(format!("Help of this kind usually costs the game: {by} loses unless the director finds less fitting."))
        .cite(topic)
        .cite_all(penalty_topics(scene))
        .count(by, Counter::Breach);
    let draft = match scene.case.stage {
        crate::Stage::Playing => draft.result(GameResult::won_by(by.opposite())),
        _ => draft,
    };
    draft.discretionary(range(scene, false), "loss of the game")
}
