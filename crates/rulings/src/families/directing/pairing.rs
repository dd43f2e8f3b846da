//! Results that nobody reported, and players without a game: 15H, 28M, 29G and 29H.

use super::{PairedLate, Says, UnreportedResult, WithoutGame, no_article};
use crate::families::prelude::*;
use crate::penalties;

impl UnreportedResult {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let incident = Says::NotReported;
        rule_if!(no_article(scene, incident.clone(), Says::PairedAnyway));
        let draft = scene
            .citing(
                incident,
                &[RESULT_REPORTED, US_UNREPORTED, STANDARD_PENALTY],
            )
            .result(self.true_result)
            .note(Says::CountsForRating)
            .note(Says::PrizesAtDiscretion);
        if self.true_result.is_some() {
            return Ok(self.learned(scene, draft)?);
        }
        let draft = draft.decision(Says::MostEquity).step(Says::PenaliseBoth);
        let usual = match self.several {
            true => Says::TogetherUsually,
            false => Says::GuessUsually,
        };
        Ok(draft.discretionary(self.options(scene), usual))
    }

    /// The options of 29H. Ejection is for those with whom it happened before.
    fn options(&self, scene: &Scene) -> Vec<Measure> {
        let mut options = range![
            Other: Says::PairedAsGuessed, Other: Says::PairedAsWinAndDraw,
            Other: Says::PairedAsTwoWins, Other: Says::HalfPointByes
        ];
        if self.several {
            options.push(Measure::other(Says::PairedTogether));
        }
        options.extend(range![
            GameLost: Says::BothScoredLost, ExclusionFromRounds: Says::NextRoundForfeited
        ]);
        let question = Question::of("unreported-result", "happened_before").yes_no();
        if scene.whether(self.happened_before, question) {
            options.extend(range![Expulsion: Says::Ejected]);
        }
        options
    }

    /// The result is learned: before the next round is paired it simply counts.
    fn learned(&self, scene: &Scene, draft: Draft) -> Decided {
        if self.next_round_paired()? {
            let range = [Says::PairingsStand, Says::OpponentsSwitched].map(Measure::other);
            let draft = draft.decision(Says::StandOrSwitch);
            return Ok(draft.discretionary(range, Says::StandUsually));
        }
        let range = penalties::ladder_up_to(scene, MeasureKind::OpponentMoreTime);
        let draft = draft.decision(Says::PenaliseBoth);
        Ok(draft.discretionary(range, penalties::warning()))
    }
}

impl PairedLate {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let why = self.why()?;
        let incident = Says::WithoutGame;
        rule_if!(no_article(scene, incident.clone(), Says::PairAsGroup));
        let draft = scene.draft(incident);
        Ok(match why {
            WithoutGame::NotPaired => {
                let range = [Says::PairAsGroup, Says::ExtraGame].map(Measure::other);
                draft
                    .rule(Says::PairApart, &[US_PAIRED_APART, GAME_TIMES])
                    .step(Says::ClocksFromNow)
                    .discretionary(range, Says::PairAsGroup)
            }
            WithoutGame::OpponentsMayCome => draft
                .rule(Says::WaitForOpponents, &[DEFAULT_TIME, US_NO_SHOW])
                .note(Says::OpponentsHaveTime)
                .mandatory(),
            WithoutGame::OpponentsForfeited => {
                let range = range![Nothing, Other: Says::ExtraGame];
                draft
                    .rule(Says::ForfeitsStand, &[US_NO_SHOW, FORFEIT_SCORE])
                    .cite(US_EXTRA_GAMES)
                    .discretionary(range, Says::ExtraGame)
            }
        })
    }
}
