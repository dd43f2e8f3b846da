//! Help from outside: 11.3.1, US Chess 20B to 20F.

use super::breach::{penalty_topics, range};
use super::{Breach, ForbiddenHelp, OutsideHelp, Says};
use crate::families::prelude::*;

impl OutsideHelp {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let (by, what) = (self.by()?, self.what()?);
        match scene.is_us() {
            true => self.american(scene, by, what),
            false => Ok(self.fide(scene, by, what)),
        }
    }

    fn fide(&self, scene: &Scene, by: Colour, what: ForbiddenHelp) -> Ruling {
        let usual = match what {
            _ if self.relevant == Some(false) => Says::Warning,
            ForbiddenHelp::Notes | ForbiddenHelp::Headphones => Says::LossIfItHelped,
            _ => Says::Loss,
        };
        let own: &[Topic] = match what {
            ForbiddenHelp::Notes => &[OUTSIDE_HELP, SCORESHEET_CONTENT, CONDUCT_PENALTY],
            ForbiddenHelp::Headphones => &[OUTSIDE_HELP, DEVICES, CONDUCT_PENALTY],
            _ => &[OUTSIDE_HELP, CONDUCT_PENALTY],
        };
        let incident = Says::HelpUsed { by, what };
        Breach::new(by, incident, Says::HelpForbidden { by }, own)
            .due(true)
            .usually(usual)
            .rule(scene)
    }

    fn american(&self, scene: &Scene, by: Colour, what: ForbiddenHelp) -> Decided {
        use ForbiddenHelp::*;
        let incident = Says::HelpUsed { by, what };
        let recorded = RECORDED_MATTER;
        let costs_game = |topic| Ok(costs_game(scene, by, what, topic));
        let (topic, usual) = match what {
            WrittenMatter | Headphones if self.relevant()? => return costs_game(recorded),
            OtherBoard => return costs_game(SECOND_BOARD),
            AskedAdvice => return costs_game(OUTSIDE_HELP),
            Headphones => {
                return Ok(scene.must(incident, Says::HarmlessSound, &[recorded]));
            }
            WrittenMatter => (recorded, Says::WarningOrTime),
            Notes => (NOTES, Says::WarningOrLittleTime),
            AnalysisInRoom => (ANALYSIS_IN_ROOM, Says::MoreIfItHelped),
        };
        let decision = Says::HelpNotAllowed { by };
        Ok(Breach::new(by, incident, decision, &[topic])
            .usually(usual)
            .rule(scene))
    }
}

/// Where US Chess says that the game is usually lost.
fn costs_game(scene: &Scene, by: Colour, what: ForbiddenHelp, topic: Topic) -> Ruling {
    let won = GameResult::won_by(by.opposite());
    scene
        .draft(Says::HelpUsed { by, what })
        .rule(Says::HelpCostsGame { by }, &[topic])
        .cite_all(penalty_topics(scene))
        .count(by, Counter::Breach)
        .result((!scene.is_over()).then_some(won))
        .discretionary(range(scene, false), Says::Loss)
}
