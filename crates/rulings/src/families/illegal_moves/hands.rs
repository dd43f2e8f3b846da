//! Two hands for one move, pressing the clock without a move, and two moves in a row.

use adoube_rulebook::{Press, Treatment, TwoHandedMoves};

use super::fide::cite_mode;
use super::ladder::{Fault, penalise};
use super::{ClockWithoutMove, MovedTwice, Reply, Says, TwoHandedMove, TwoHands, too_late};
use crate::families::prelude::*;
use crate::untold::Untold;
use crate::{Force, penalties};

impl TwoHands {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = self.by()?;
        let incident = Says::UsedTwoHands { by };
        rule_if!(too_late(scene, incident.clone()));
        let draft = scene.draft(incident);
        if self.ended_game {
            // 5.1 and 5.2 ask that a move was in accordance with 4.2 to 4.7; 4.1 is not among them.
            return Ok(draft.must(Says::EndedGame, &[CHECKMATE, STALEMATE, TWO_HANDS]));
        }
        let illegal = self.is_illegal_move(scene)?;
        if illegal && !self.completed()? {
            return Ok(not_pressed(scene, draft.cite(TWO_HANDS), by));
        }
        if self.completed != Some(false) {
            rule_if!(self.too_late_for(scene, by)?);
        }
        if !illegal {
            return Ok(by_list(scene, draft, by, Fault::TwoHands));
        }
        let draft = draft.cite(TWO_HANDS);
        let open = self.reply.is_none() && !scene.is_reduced()?;
        let draft = draft
            .note(Says::MoveIsLegal)
            .note_if(open, Says::OnlyIfArbiterSaw);
        counts_as_illegal(scene, draft, by, Fault::TwoHands)
    }

    /// The ruling if the opponent has moved since and nothing can be done any more. With supervision the
    /// opponent has lost the right to complain (4.8), but an arbiter who saw it acts unasked.
    fn too_late_for(&self, scene: &Scene, by: Colour) -> Result<Option<Ruling>, Question> {
        let rule = scene.parameters.illegal_moves.two_hands;
        let since = Since {
            reply: self.reply,
            rule,
            incident: Says::UsedTwoHands { by },
            by,
        };
        since.rule(scene, || {
            if scene.is_us() || self.seen_by_arbiter()? {
                return Ok(None);
            }
            let draft = scene.draft(Says::UsedTwoHands { by });
            let draft = draft.rule(Says::ClaimLapsed { by }, &[TOUCH_CLAIM_LAPSES, ONE_HAND]);
            Ok(Some(draft.mandatory()))
        })
    }

    /// Whether the edition treats two hands for this move as an illegal move.
    fn is_illegal_move(&self, scene: &Scene) -> Result<bool, Question> {
        let rules = &scene.parameters.illegal_moves;
        Ok(rules.two_hands == Treatment::IllegalMove
            && (rules.two_hands_moves == TwoHandedMoves::Any
                || self.what()? != TwoHandedMove::Other))
    }
}

/// What the opponent has done since something that may count as an illegal move.
struct Since {
    reply: Option<Reply>,
    rule: Treatment,
    incident: Says,
    by: Colour,
}

impl Since {
    /// The ruling if the opponent has moved: without supervision what counts as an illegal move is not
    /// penalised any more (A.4.2, since 2023 A.5.2); else it is what the caller says. Where it is not told
    /// and would matter it is taken as not so, and the ruling says what follows otherwise.
    fn rule(
        self,
        scene: &Scene,
        supervised: impl Fn() -> Result<Option<Ruling>, Question>,
    ) -> Result<Option<Ruling>, Question> {
        let by = self.by;
        let reduced = self.rule == Treatment::IllegalMove && scene.is_reduced()?;
        if self.reply.is_none() && reduced {
            let asking = Question::beside("incident.reply", "illegal-move-reply");
            let question = asking.one_of::<Reply>().about(&[("by", by)]);
            scene.note_untold(Untold::Choice { question, taken: 0 });
        }
        match self.reply {
            None | Some(Reply::None) => Ok(None),
            Some(_) if reduced => {
                let blitz = scene.pace()? == Pace::Blitz;
                let late = Says::NoPenaltyAfterReply;
                let draft = scene.ruled(self.incident, late, &[RAPID_ILLEGAL_MOVE]);
                let draft = draft.cite_if(blitz, &[BLITZ_UNSUPERVISED]);
                Ok(Some(draft.note(Says::RepliedSince { by }).mandatory()))
            }
            Some(_) => supervised(),
        }
    }
}

fn not_pressed(scene: &Scene, draft: Draft, by: Colour) -> Ruling {
    let draft = draft.cite(ONE_HAND);
    if scene.parameters.illegal_moves.two_hands_press == Press::Needed {
        return draft.decision(Says::NotWhileUnpressed { by }).mandatory();
    }
    let range = range![Nothing, Other: Says::TreatAsIllegal];
    let draft = draft.decision(Says::PressNotStated);
    draft.discretionary(range, Says::NoneBeforePress)
}

impl ClockWithoutMove {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = self.by()?;
        let incident = match self.then_moved {
            true => Says::PressedEarly { by },
            false => Says::PressedWithoutMove { by },
        };
        rule_if!(too_late(scene, incident.clone()));
        let draft = scene.draft(incident.clone());
        let ran = self.ran.unwrap_or_default();
        let draft =
            draft
                .add_time(by.opposite(), ran, Says::WhyRan)
                .add_time(by, -ran, Says::WhyRan);
        let treatment = scene.parameters.illegal_moves.clock_without_move;
        let since = Since {
            reply: self.reply,
            rule: treatment,
            incident,
            by,
        };
        rule_if!(since.rule(scene, || Ok(None))?);
        let replied = self.reply.is_some_and(|reply| reply != Reply::None);
        let draft = match replied && !scene.is_us() {
            // It was not the opponent's move, so the reply goes back too.
            true => draft
                .position(PositionAction::RestoreBefore)
                .to_move(by)
                .cite_all(&[TURN, TIMES_RESTORED])
                .step(Says::ReplyTakenBack { by }),
            false => draft,
        };
        if self.then_moved || treatment != Treatment::IllegalMove {
            return Ok(by_list(scene, draft, by, Fault::ClockWithoutMove));
        }
        let draft = draft.cite(CLOCK_WITHOUT_MOVE).to_move(by);
        if self.meant_to_stop {
            return Ok(mistaken(draft, by));
        }
        let draft = draft.step(Says::ClockRunsAgain { by });
        counts_as_illegal(scene, draft, by, Fault::ClockWithoutMove)
    }
}

/// A player who meant to stop the clocks started the opponent's.
fn mistaken(draft: Draft, by: Colour) -> Ruling {
    let range = range![
        Nothing, Warning: Says::WarnForDistraction, OpponentMoreTime: Says::PenaltyOfIllegalMove
    ];
    let draft = draft.rule(Says::MeantToStop { by }, &[DISTRACTION, PENALTIES]);
    draft.discretionary(range, Says::NoneIfError)
}

/// It counts as an illegal move, but the move on the board is legal.
fn counts_as_illegal(scene: &Scene, draft: Draft, by: Colour, fault: Fault) -> Decided {
    let mut readings = scene.edition.readings().iter();
    let doubtful = readings.any(|reading| reading.id == "unsupervised-two-hands");
    let doubtful = doubtful && scene.is_reduced()?;
    let mut ruling = penalise(scene, cite_mode(scene, draft)?, by, fault)?;
    if doubtful {
        // The text of 2017 can be read in two ways without supervision.
        ruling.notes.push(Says::TwoReadings.into());
        let range = range![OpponentMoreTime: Says::TimeAsSupervised, GameLost: Says::LossAsEvery];
        let usual = Says::ResultConfirmed.into();
        ruling.force = Force::Discretionary { range, usual };
    }
    Ok(ruling)
}

/// A breach without a penalty of its own: the list of penalties, or the director's discretion.
fn by_list(scene: &Scene, draft: Draft, by: Colour, fault: Fault) -> Ruling {
    let own: &[_] = match (fault, scene.is_us_blitz()) {
        (Fault::TwoHands, true) => &[US_BLITZ_ONE_HAND, US_BLITZ_PENALTY],
        (Fault::TwoHands, false) => &[ONE_HAND, SAME_HAND],
        (_, true) => &[US_BLITZ_CLOCK, US_BLITZ_PENALTY],
        (_, false) => &[CLOCK_HANDLING],
    };
    let who = scene.official();
    draft
        .rule(Says::NotIllegal { by, who }, own)
        .cite_all(&[STANDARD_PENALTY, PENALTIES])
        .count(by, fault.counter())
        .penalised(MeasureKind::GameLost, by)
}

impl MovedTwice {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = self.by()?;
        let incident = Says::MovedTwice { by };
        rule_if!(too_late(scene, incident.clone()));
        let usual = match self.mistaken {
            true => Says::Misunderstanding.into(),
            false => penalties::usual(scene, by),
        };
        let topics = &[TURN, TIMES_RESTORED, STANDARD_PENALTY, PENALTIES];
        Ok(scene
            .ruled(incident, Says::SecondTakenBack, topics)
            .position(PositionAction::RestoreBefore)
            .to_move(by.opposite())
            .step(Says::EstablishFacts)
            .step(Says::SetUpBeforeSecond)
            .by_list(MeasureKind::GameLost, usual))
    }
}
