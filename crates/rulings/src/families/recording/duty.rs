//! The duty to record, and being ahead or behind with it.

use adoube_clock::{ByColour, recording};
use adoube_rulebook::Exempt;

use super::{NotRecording, RecordedInAdvance, RecordingBehind, Says, SheetOrder, WritingPurpose};
use crate::families::conduct::Breach;
use crate::families::prelude::*;
use crate::penalties;
use crate::untold::Untold;

impl NotRecording {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = self.by()?;
        let incident = Says::NotRecording { by };
        if scene.is_us_blitz() {
            return Ok(scene
                .draft(incident)
                .decision(Says::BlitzNotRecorded)
                .no_rule(Says::BlitzSaysNothing)
                .discretionary(range![Nothing], Says::Nothing));
        }
        if is_free(scene)? {
            return Ok(free(scene, incident));
        }
        if self.is_exempt(scene, by)? {
            return Ok(exempt(scene, incident));
        }
        if self.visually_disabled && scene.has(BLIND_RECORDING_RELEASE) {
            return Ok(blind(scene, by));
        }
        let own = [RECORDING, RECORDING_EXEMPT];
        Ok(breach(scene, by, incident, SheetOrder::Record, &own))
    }

    /// 8.4: under five minutes and less than 30 seconds added; for US Chess either player's time.
    fn is_exempt(&self, scene: &Scene, by: Colour) -> Result<bool, Question> {
        let rule = &scene.parameters.recording;
        if !self.was_short(scene, by, recording::limit(rule))? {
            return Ok(false);
        }
        let question = || Question::beside("clock.addition", "recording-addition").time();
        let addition = scene.addition_if_known().ok_or_else(question)?;
        let is_delay = scene.addition_is_delay();
        Ok(!recording::is_enough_added(addition, is_delay, rule))
    }

    fn was_short(&self, scene: &Scene, by: Colour, limit: Span) -> Result<bool, Question> {
        if let Some(told) = self.was_below {
            return Ok(told);
        }
        let rule = &scene.parameters.recording;
        let short = ByColour::of(|side| Some(scene.case.clock.left(side)? < limit));
        let whose = match rule.exempt {
            Exempt::ThatPlayer => "not-recording-was-below",
            Exempt::BothPlayers => "not-recording-either-was-below",
        };
        let question = Question::beside("incident.was_below", whose).yes_no();
        let question = question.about(&[("by", by)]);
        match recording::excuses(short, by, rule) {
            Some(false) if may_have_risen(scene, by, limit) => {
                scene.note_untold(Untold::Choice { question, taken: 1 });
                Ok(false)
            }
            found => found.ok_or(question),
        }
    }
}

/// Whether an increment can have lifted a time above the limit again: it is then less than a minute
/// above it. Further above it nobody need be asked.
fn may_have_risen(scene: &Scene, by: Colour, limit: Span) -> bool {
    let near = ByColour::of(|side| {
        let left = scene.case.clock.left(side);
        Some(left.is_some_and(|left| left < limit + Span::minutes(1)))
    });
    let gains = scene.addition_if_known() != Some(Span::ZERO) && !scene.addition_is_delay();
    gains && recording::excuses(near, by, &scene.parameters.recording) == Some(true)
}

/// A.2: nobody must record in rapid and blitz. US Chess asks for no record in Quick (5C).
fn is_free(scene: &Scene) -> Result<bool, Question> {
    let Some(rules) = &scene.parameters.rapid_blitz else {
        return Ok(scene.is_us_quick());
    };
    Ok(!rules.players_must_record && scene.pace()? != Pace::Standard)
}

/// There is no duty to record at this rate of play.
pub(super) fn free(scene: &Scene, incident: Says) -> Ruling {
    let draft = scene.draft(incident);
    match scene.is_us() {
        true => draft
            .rule(Says::QuickFree, &[QUICK_RECORDING])
            .note(Says::QuickClaims),
        false => draft.rule(Says::RapidFree, &[RAPID_RECORDING]),
    }
    .mandatory()
}

fn exempt(scene: &Scene, incident: Says) -> Ruling {
    let last_period = scene.case.clock.last_period == Some(true);
    let topic = recording::excusing_topic(last_period, &scene.parameters.recording);
    let draft = scene.ruled(incident, Says::Exempt, &[topic]);
    draft.note(Says::ExemptClaims).mandatory()
}

/// The opponent of a blind player can reply at once, so the regulations should release the player in
/// the last five minutes even with thirty seconds added.
fn blind(scene: &Scene, by: Colour) -> Ruling {
    let own = [BLIND_RECORDING_RELEASE, RECORDING_EXEMPT];
    let range = range![Nothing, Warning: Says::OrderWithWarning];
    scene
        .ruled(Says::NotRecording { by }, Says::BlindReleased { by }, &own)
        .step(Says::BlindUpdates { by })
        .discretionary(range, Says::BlindUsual)
}

/// A breach of the duty to record. US Chess warns up to three times, then gives the standard penalty.
pub(super) fn breach(
    scene: &Scene,
    by: Colour,
    incident: Says,
    order: SheetOrder,
    own: &[Topic],
) -> Ruling {
    let counter = Counter::RecordingBreach;
    let before: u32 = scene
        .count(by, &[Counter::RecordingBreach], Scope::Game)
        .sum();
    let warnings = scene.parameters.recording.warnings_before_penalty;
    let (Some(warnings), Some(time)) = (warnings, penalties::standard_penalty(scene)) else {
        let decision = Says::OrderAndPenalise { by, order };
        let breach = Breach::new(by, incident, decision, own).counted_as(counter);
        return match before {
            0 => breach.usually(Says::OrderWithWarning),
            _ => breach,
        }
        .rule(scene);
    };
    let draft = scene
        .citing(incident, own)
        .step(Says::Order { by, order })
        .cite_all(&[STANDARD_PENALTY, PENALTIES])
        .count(by, counter);
    if before < warnings {
        let number = before + 1;
        let draft = draft.decision(Says::Warn {
            by,
            number,
            warnings,
        });
        return draft.by_list(MeasureKind::GameLost, Says::WarningFirst);
    }
    draft
        .decision(Says::Warned { by, warnings, time })
        .add_time(by.opposite(), time, Says::OpponentsBreach)
        .by_list(MeasureKind::GameLost, Says::TimeForOpponent { by, time })
}

/// A ruling with one more note.
pub(super) fn noted(mut ruling: Ruling, note: Says) -> Ruling {
    ruling.notes.push(note.into());
    ruling
}

impl RecordedInAdvance {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = self.by()?;
        let incident = Says::WroteInAdvance { by };
        if scene.is_us_quick() {
            return Ok(free(scene, incident));
        }
        let own: &[Topic] = match self.purpose()? {
            WritingPurpose::Claim => &[RECORDING_AHEAD, REPETITION_CLAIM_INTENDED],
            WritingPurpose::Sealing => &[RECORDING_AHEAD, SEALING],
            WritingPurpose::None if scene.parameters.recording.write_before_moving => {
                &[RECORDING_BEFORE_MOVING]
            }
            WritingPurpose::None => {
                let (order, own) = (SheetOrder::WriteAfterwards, [RECORDING_AHEAD]);
                let ruling = breach(scene, by, incident, order, &own);
                return Ok(match self.forced {
                    true => noted(ruling, Says::ForcedNoExcuse),
                    false => ruling,
                });
            }
        };
        Ok(scene.must(incident, Says::MayBeWrittenFirst, own))
    }
}

impl RecordingBehind {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let (by, missing) = (self.by()?, self.own_moves_missing()?);
        let incident = Says::Behind { by, missing };
        if is_free(scene)? {
            return Ok(free(scene, incident));
        }
        let (decision, topic) = match missing {
            0 => (Says::NoBreach, RECORDING),
            1 if scene.has(RECORDING_LAG) => (Says::BehindUntilNextMove { by }, RECORDING_LAG),
            _ => {
                let own = [RECORDING_LAG, RECORDING];
                return Ok(breach(scene, by, incident, SheetOrder::Record, &own));
            }
        };
        Ok(scene.must(incident, decision, &[topic]))
    }
}
