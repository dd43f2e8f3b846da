//! A result that nobody reported, by the rules of US Chess: 15H and 29H.

use super::{ResultNotReported, Says};
use crate::families::prelude::*;
use crate::penalties;

impl ResultNotReported {
    pub(super) fn american(&self, scene: &Scene) -> Decided {
        let draft = scene
            .citing(
                Says::NotReported,
                &[RESULT_REPORTED, US_UNREPORTED, STANDARD_PENALTY],
            )
            .note(Says::RatedOnceLearned)
            .note(Says::PrizesAtDiscretion);
        if self.found()? {
            return Ok(self.learned(scene, draft));
        }
        let usual = match self.several {
            true => Says::TogetherUsually,
            false => Says::GuessUsually,
        };
        Ok(draft
            .decision(Says::FairestWay)
            .step(Says::PenaliseBoth)
            .discretionary(self.ways(scene), usual))
    }

    /// The ways of 29H. Ejection is for those with whom it happened before.
    fn ways(&self, scene: &Scene) -> Vec<Measure> {
        let mut ways = range![
            Other: Says::PairedAsGuessed, Other: Says::PairedAsWinAndDraw,
            Other: Says::PairedAsTwoWins, Other: Says::HalfPointByes
        ];
        if self.several {
            ways.push(Measure::other(Says::PairedTogether));
        }
        ways.extend(range![
            GameLost: Says::BothScoredLost, ExclusionFromRounds: Says::NextRoundForfeited
        ]);
        let question = Question::of("result-not-reported", "happened_before").yes_no();
        if scene.whether(self.happened_before, question) {
            ways.extend(range![Expulsion: Says::Ejected]);
        }
        ways
    }

    /// The result is learned: before the next round is paired it simply counts.
    fn learned(&self, scene: &Scene, draft: Draft) -> Ruling {
        if self.paired {
            let range = [Says::PairingsStand, Says::OpponentsSwitched].map(Measure::other);
            let draft = draft.decision(Says::StandOrSwitch);
            return draft.discretionary(range, Says::StandUsually);
        }
        let range = penalties::ladder_up_to(scene, MeasureKind::OpponentMoreTime);
        let draft = draft.decision(Says::PenaliseBoth);
        draft.discretionary(range, Says::EnterAndWarn)
    }
}
