//! Sealing a move, and a sealed move that is not in order.

use adoube_rulebook::AmbiguousMove;

use super::{AdjournNow, Says, SealedFault, SealedMoveWrong, Sealing, SealingEvent, unknown};
use crate::families::prelude::*;

impl Sealing {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let (by, what) = (self.by()?, self.what()?);
        let (incident, usual) = match what {
            SealingEvent::Early => (Says::SealsEarly { by }, Says::RestIsCharged),
            SealingEvent::PlayedOnBoard => (Says::SealsOnBoard { by }, Says::MadeIsSealed),
            SealingEvent::ChangedBeforeStop => {
                (Says::ChangesBeforeStop { by }, Says::ChangeUntilStop)
            }
            SealingEvent::ChangedAfterStop => {
                (Says::ChangesAfterStop { by }, Says::NoChangeAfterStop)
            }
        };
        rule_if!(unknown(scene, incident.clone(), usual));
        let draft = scene.draft(incident).cite(SEALING);
        let decision = match what {
            SealingEvent::Early => return self.early(scene, draft, by),
            SealingEvent::PlayedOnBoard => Says::MoveOnBoard { by },
            SealingEvent::ChangedBeforeStop => Says::ChangeAllowed,
            SealingEvent::ChangedAfterStop => Says::ChangeRefused,
        };
        Ok(draft.decision(decision).mandatory())
    }

    fn early(&self, scene: &Scene, draft: Draft, by: Colour) -> Decided {
        let left = self.session_left()?.max(Span::ZERO);
        let draft = draft
            .rule(Says::MaySeal { by, left }, &[SEALING_EARLY])
            .add_time(by, -left, Says::WhyRest);
        if !scene.is_us() {
            return Ok(draft.mandatory());
        }
        let range = [Says::RefuseSealing, Says::AllowSealing].map(Measure::other);
        let draft = draft.note(Says::NeedsPermission);
        Ok(draft.discretionary(range, Says::AllowInLastHour))
    }
}

impl AdjournNow {
    /// 18C: not in serious time trouble; 18C1: unless the next round needs it, after the first control,
    /// and the other player has much time. The FIDE guidelines do not say when.
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let range = range![Other: Says::Wait, Other: Says::Adjourn];
        let draft = scene.draft(Says::InTimeTrouble);
        if !scene.has(ADJOURNMENT_TIME) {
            let draft = draft.rule(Says::ShouldNotAdjourn, &[SEALING]);
            let draft = draft.no_rule(Says::NoArticleOnTime);
            return Ok(draft.discretionary(range, Says::Wait));
        }
        let draft = draft.cite(ADJOURNMENT_TIME);
        if self.hour_announced {
            return Ok(draft.decision(Says::AdjournAsAnnounced).mandatory());
        }
        if !self.first_control_over()? {
            return Ok(draft.decision(Says::NotInFirstControl).mandatory());
        }
        let needed = self.needed_for_round()? && self.other_has_much()?;
        let (decision, usual) = match needed {
            true => (Says::MayAdjourn, Says::Adjourn),
            false => (Says::ShouldNotAdjourn, Says::Wait),
        };
        let draft = draft.decision(decision).cite_nth(ADJOURNMENT_TIME, 1);
        let draft = draft.note(Says::BreakAfterwards);
        Ok(draft.discretionary(range, usual))
    }
}

impl SealedMoveWrong {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let (by, fault) = (self.by()?, self.fault()?);
        let incident = Says::SealedWrong { by, fault };
        rule_if!(unknown(scene, incident.clone(), Says::SealerLoses));
        let draft = scene.draft(incident);
        if self.ended_otherwise {
            let topics = &[SEALED_MOVE_INVALID, ENDED_WHILE_ADJOURNED];
            return Ok(draft.must(Says::EndedBefore, topics));
        }
        let rules = scene.parameters.adjournment.as_ref();
        let chooses = rules.map(|rules| rules.ambiguous_move);
        if fault == SealedFault::Ambiguous && chooses == Some(AmbiguousMove::OpponentChooses) {
            return Ok(opponent_chooses(draft, by));
        }
        Ok(loses(scene, draft, by, fault))
    }
}

fn opponent_chooses(draft: Draft, by: Colour) -> Ruling {
    let topics = &[SEALED_MOVE_AMBIGUOUS, SEALED_MOVE_NO_MEANING];
    let range = [Says::OnlyReading, Says::ChosenReading].map(Measure::other);
    draft
        .rule(Says::OpponentChooses { by }, topics)
        .position(PositionAction::Adjourned)
        .to_move(by.opposite())
        .discretionary(range, Says::ChoosesOnOwnClock)
}

fn loses(scene: &Scene, draft: Draft, by: Colour, fault: SealedFault) -> Ruling {
    let nth = match fault {
        SealedFault::Ambiguous => 1,
        SealedFault::Meaningless | SealedFault::Missing => 2,
        SealedFault::Illegal => 3,
    };
    let slip = fault == SealedFault::Illegal && scene.is_us();
    let draft = draft
        .rule(Says::Loses { by, fault }, &[SEALED_MOVE_INVALID])
        .won_by(by.opposite())
        .note_if(slip, Says::SlipOfPen);
    match scene.is_us() {
        true => draft.cite(SEALED_MOVE_NO_MEANING),
        false => draft.cite_nth(SEALED_MOVE_INVALID, nth),
    }
    .mandatory()
}
