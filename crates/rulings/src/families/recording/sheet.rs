//! What stands on a sheet and who sees it, and a result that was written or reported wrongly: 8.7, US
//! Chess 15I.

use adoube_rulebook::Notation;

use super::duty::{breach, free, noted};
use super::{
    ResultNotReported, Says, SheetDuty, SheetMisuse, SheetMisused, SheetOrder, SheetWithheld,
    WrongResult,
};
use crate::families::conduct::Breach;
use crate::families::prelude::*;

impl SheetMisused {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = self.by()?;
        let rules = &scene.parameters.recording;
        let visible = [SCORESHEET_VISIBLE];
        let owned = |incident, order, own: &[Topic]| breach(scene, by, incident, order, own);
        // Where nobody must record, nobody must show a sheet or write it in one way (US Chess 5C).
        let breach = |incident, order, own: &[Topic]| match scene.is_us_quick() {
            true => free(scene, incident),
            false => breach(scene, by, incident, order, own),
        };
        let none =
            |incident: Says, decision: Says, own: &[Topic]| scene.must(incident, decision, own);
        Ok(match self.how()? {
            SheetMisuse::Notes => notes(scene, by),
            SheetMisuse::HiddenFromArbiter => {
                let who = scene.official();
                let incident = Says::HiddenFromArbiter { by, who };
                let ruling = breach(incident, SheetOrder::KeepVisible, &visible);
                noted(ruling, Says::PenOnSheet)
            }
            SheetMisuse::HiddenFromOpponent => {
                let incident = Says::HiddenFromOpponent { by };
                match rules.visible_to_opponent {
                    true => breach(incident, SheetOrder::KeepVisible, &visible),
                    false => none(incident, Says::NeedNotBeVisible, &visible),
                }
            }
            SheetMisuse::OtherNotation => {
                let (incident, own) = (Says::NotAlgebraic { by }, [RECORDING]);
                match rules.notations.contains(&Notation::Descriptive) {
                    true => none(incident, Says::OtherNotationAllowed, &own),
                    false => {
                        let ruling = breach(incident, SheetOrder::UseAlgebraic, &own);
                        noted(ruling, Says::OtherNotationNoEvidence)
                    }
                }
            }
            SheetMisuse::TakenAway => {
                let own = [SCORESHEET_OWNERSHIP, SCORESHEET_VISIBLE];
                let ruling = owned(Says::TookSheet { by }, SheetOrder::HandIn, &own);
                noted(ruling, Says::CopyIsPlayers)
            }
            SheetMisuse::Altered => {
                let own = [RECORDING, SCORESHEET_CONTENT, SCORESHEET_OWNERSHIP];
                let ruling = owned(Says::AlteredSheet { by }, SheetOrder::LeaveAsWritten, &own);
                noted(ruling, Says::AlteredNoEvidence)
            }
            SheetMisuse::OfferNotNoted => {
                let (incident, own) = (Says::OfferNotNoted { by }, DRAW_OFFER_RECORDED);
                let free = [NOTES, RECORDING];
                match scene.has(own) {
                    true => breach(incident, SheetOrder::NoteOffer, &[own]),
                    false => none(incident, Says::OfferNeedNotBeNoted, &free),
                }
            }
        })
    }
}

fn notes(scene: &Scene, by: Colour) -> Ruling {
    let own = [SCORESHEET_CONTENT, NOTES, OUTSIDE_HELP];
    Breach::new(by, Says::WroteNotes { by }, Says::NotesForbidden, &own)
        .counted_as(Counter::RecordingBreach)
        .usually(Says::NotesUsual)
        .rule(scene)
}

impl SheetWithheld {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = self.by()?;
        let (incident, decision, own) = match self.what()? {
            SheetDuty::Sign if scene.has(RESULT_SIGNED) => (
                Says::WillNotSign { by },
                Says::ResultHolds { by },
                [RESULT_SIGNED, PERSISTENT_REFUSAL],
            ),
            // US Chess asks for a report, not for a signature.
            SheetDuty::Sign => (
                Says::WillNotSign { by },
                Says::MustReport { by },
                [RESULT_REPORTED, PERSISTENT_REFUSAL],
            ),
            SheetDuty::HandIn => (
                Says::WillNotHandIn { by },
                Says::MustHandIn { by },
                [SCORESHEET_OWNERSHIP, PERSISTENT_REFUSAL],
            ),
        };
        let breach = Breach::new(by, incident, decision, &own);
        Ok(breach.usually(Says::OrderFirst { by }).rule(scene))
    }
}

impl WrongResult {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let own = [RESULT_SIGNED];
        if !scene.has(RESULT_SIGNED) {
            return self.american(scene);
        }
        let signed = scene.case.stage == Stage::Signed;
        let agree = self.both_agree()?;
        if !agree && !signed {
            let range = [Says::ResultBothConfirm, Says::ResultFound].map(Measure::other);
            return Ok(scene
                .ruled(Says::SheetsDiffer, Says::ClearUp, &own)
                .step(Says::AskBoth)
                .discretionary(range, Says::ResultConfirmed));
        }
        let range = [Says::SignedResultStands, Says::ResultCorrected].map(Measure::other);
        let draft = scene.ruled(Says::SignedWrong, Says::SignedStands, &own);
        let draft = match agree {
            true => draft,
            false => draft.step(Says::AskBoth),
        };
        Ok(draft
            .cite(RESULT_LATE)
            .note(match self.rounds_ago {
                Some(rounds) => Says::WhenItCounts { rounds },
                None => Says::CountsByTime,
            })
            .result(self.true_result(scene))
            .discretionary(range, Says::CorrectIfConfirmed))
    }

    /// The result that was reached, as it is told or as the board shows it.
    fn true_result(&self, scene: &Scene) -> Option<GameResult> {
        let on_board = || scene.ended_on_board().map(|ended| ended.result());
        self.true_result.or_else(on_board)
    }

    /// The true result is always rated; pairings and prizes may keep the wrong one.
    fn american(&self, scene: &Scene) -> Decided {
        let (decision, range, usual) = match self.rounds_ago()? {
            0 => (
                Says::CorrectNow,
                range![
                    Other: Says::PairCorrectly, Other: Says::PairAsUnreported,
                    Other: Says::KeepPairings
                ],
                Says::CorrectIfFewDisturbed,
            ),
            _ => (
                Says::CorrectLater,
                range![Other: Says::PrizesByCorrect, Other: Says::PrizesByReported],
                Says::CorrectUnlessOld,
            ),
        };
        Ok(scene
            .ruled(
                Says::ReportedWrong,
                decision,
                &[RESULT_WRONG, RESULT_REPORTED],
            )
            .result(self.true_result(scene))
            .discretionary(range, usual))
    }
}

impl ResultNotReported {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        if scene.is_us() {
            return self.american(scene);
        }
        let topics = &[RESULT_SIGNED, RESULT_REPORTED, PENALTIES];
        let draft = scene
            .citing(Says::NotReported, topics)
            .step(Says::AskPlayers);
        if self.found()? {
            let range = range![Nothing, Warning: Says::EnterAndWarn];
            let draft = draft.decision(Says::EnterFound);
            let draft = match self.paired {
                true => draft.cite(RESULT_LATE),
                false => draft,
            };
            return Ok(draft.discretionary(range, Says::EnterAndWarn));
        }
        let range = range![Other: Says::AsDrawForNow, Other: Says::AsLostForNow];
        Ok(draft
            .no_rule(Says::NoRuleUnreported)
            .decision(Says::EnterForNow)
            .discretionary(range, Says::PairForNow))
    }
}
