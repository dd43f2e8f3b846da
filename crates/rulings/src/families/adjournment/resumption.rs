//! The resumption: absent or late players, wrong times or positions.

use adoube_clock::lateness::default_time_at_resumption;
use adoube_rulebook::Lateness;

use super::{
    AbsentAtResumption, AbsentResumer, LateForResumption, ResumedWrongly, Says, SealedEnd,
    WrongAtResumption, unknown,
};
use crate::families::prelude::*;

impl AbsentAtResumption {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let (by, absent) = (self.sealer()?, self.absent()?);
        let (incident, decision, usual) = match absent {
            AbsentResumer::Replier => (
                Says::ReplierAbsent { by },
                Says::ClosedEnvelope { by },
                Says::ClosedEnvelopeUsual { by },
            ),
            AbsentResumer::Sealer => (
                Says::SealerAbsent { by },
                Says::OpenEnvelope { by },
                Says::OpenEnvelopeUsual { by },
            ),
            AbsentResumer::Both => (
                Says::BothAbsent,
                Says::ReplierLosesTime { by },
                Says::ReplierLosesTimeUsual { by },
            ),
        };
        rule_if!(unknown(scene, incident.clone(), usual));
        if scene.default_is_zero() == Some(true) {
            return Ok(zero(scene, incident, by, absent));
        }
        let nth = match (scene.is_us(), absent == AbsentResumer::Sealer) {
            (true, sealer) => usize::from(sealer),
            (false, true) => 3,
            (false, false) => 2,
        };
        let draft = scene
            .ruled(incident, decision, &[ENVELOPE_OPENED, RESUMPTION_SETUP])
            .position(PositionAction::Adjourned)
            .cite_nth(RESUMPTION, nth);
        Ok(match absent {
            AbsentResumer::Both => draft
                .cite(RESUMPTION_BOTH_ABSENT)
                .note(Says::SayOtherwise)
                .mandatory(),
            _ => draft.mandatory(),
        })
    }
}

/// With a default time of zero whoever is absent has come too late (I.10).
fn zero(scene: &Scene, incident: Says, by: Colour, absent: AbsentResumer) -> Ruling {
    let (decision, result) = match absent {
        AbsentResumer::Sealer => (Says::ZeroSealer { by }, GameResult::won_by(by.opposite())),
        AbsentResumer::Replier => (Says::ZeroReplier { by }, GameResult::won_by(by)),
        AbsentResumer::Both => (Says::ZeroBoth, GameResult::BOTH_LOSE),
    };
    let range = range![
        Other: Says::ResultOfSealedMove, Other: Says::LatenessExcused, GameLost: Says::GameLost
    ];
    scene
        .ruled(incident, decision, &[RESUMPTION_LATE, DEFAULT_TIME])
        .result(result)
        .step(Says::LookInside)
        .discretionary(range, Says::LossUnlessEnded)
}

impl LateForResumption {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let (by, late) = (self.by()?, self.late_by()?);
        let incident = Says::Late { by, late };
        rule_if!(unknown(scene, incident.clone(), Says::LateLoses));
        let limit = self.limit(scene)?;
        let draft = scene.draft(incident).cite(RESUMPTION_LATE);
        if late <= limit {
            let in_time = Says::InTime { by, limit };
            return Ok(draft.must(in_time, &[RESUMPTION]));
        }
        let nth = |nth: usize| if scene.is_us() { nth } else { 0 };
        let cite = |nth| draft.cite_nth(RESUMPTION_LATE, nth);
        Ok(match self.sealed_move_ends()? {
            SealedEnd::No => cite(0)
                .decision(Says::TooLate { by, limit })
                .won_by(by.opposite()),
            SealedEnd::Mate => cite(nth(1))
                .rule(Says::SealedMate { by }, &[CHECKMATE])
                .won_by(by),
            SealedEnd::Draw => cite(nth(2)).rule(Says::SealedDraw, &[STALEMATE]).drawn(),
        }
        .mandatory())
    }

    fn limit(&self, scene: &Scene) -> Result<Span, Question> {
        let mut rules = scene.parameters.default_time.clone();
        let by_period = matches!(rules.unless_specified, Lateness::MinutesOrFirstControl(_));
        if let Some(told) = self.default_time {
            if !by_period {
                return Ok(told);
            }
            rules.specified_minutes = u32::try_from(told.whole_minutes()).ok();
        }
        let left = match by_period {
            true => self.period_left()?,
            false => self.period_left.unwrap_or(Span::ZERO),
        };
        default_time_at_resumption(&rules, left).or_else(|_| self.default_time())
    }
}

impl ResumedWrongly {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let what = self.what()?;
        let (incident, usual) = match what {
            WrongAtResumption::Times => (Says::WrongTime, Says::PointOutTimes),
            WrongAtResumption::Position => (Says::WrongPosition, Says::SetUpAgain),
        };
        rule_if!(unknown(scene, incident, usual));
        let since = self.moves_since()?;
        Ok(match what {
            WrongAtResumption::Times => wrong_times(scene, since),
            WrongAtResumption::Position => wrong_position(scene, since),
        })
    }
}

fn wrong_times(scene: &Scene, since: u32) -> Ruling {
    let draft = scene.draft(Says::WrongTime).cite(RESUMPTION_WRONG_TIMES);
    if since == 0 {
        return draft.decision(Says::CorrectTimes).mandatory();
    }
    let who = scene.official();
    let range = [Says::TimesStay, Says::TimesCorrected].map(Measure::other);
    draft
        .decision(Says::TimesTooLate { who })
        .discretionary(range, Says::TimesStayUsually)
}

/// FIDE has no article for this one: a wrong position is an irregularity like any other.
fn wrong_position(scene: &Scene, since: u32) -> Ruling {
    let draft = scene.draft(Says::WrongPosition);
    let rules = scene.parameters.adjournment.as_ref();
    match rules.and_then(|rules| rules.wrong_position_within_moves) {
        Some(within) if since <= within => draft
            .rule(Says::BackToAdjourned, &[RESUMPTION_WRONG_POSITION])
            .position(PositionAction::Adjourned)
            .mandatory(),
        Some(within) => {
            let too_late = Says::PositionTooLate { within };
            draft.must(too_late, &[RESUMPTION_WRONG_POSITION])
        }
        None => draft
            .rule(
                Says::BackToRight,
                &[PIECE_OFF_ITS_SQUARE, TIMES_RESTORED, RESUMPTION_SETUP],
            )
            .position(PositionAction::RestoreLastKnown)
            .discretionary(
                range![Other: Says::ArbiterSetsTimes],
                Says::TimesOfAdjournment,
            ),
    }
}
