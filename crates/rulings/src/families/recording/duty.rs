//! The duty to record, and being ahead or behind with it.

use adoube_clock::{ByColour, Colour, Span, recording};
use adoube_rulebook::Exempt;

use super::{NotRecording, Purpose, RecordedInAdvance, RecordingBehind};
use crate::ask::known;
use crate::families::conduct::{Breach, side};
use crate::incident::Decided;
use crate::ruling::Draft;
use crate::scene::{Pace, Scene};
use crate::{Counter, Measure, MeasureKind, Question, Ruling, Scope, penalties, topics};

/// What is ordered of a player who does not record.
const RECORD: &str = "record the moves";

impl NotRecording {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = side(self.by, "Who does not record?")?;
        let incident = format!("{by} does not record the moves");
        if scene.is_us_blitz() {
            return Ok(scene
                .draft(incident)
                .decision("Blitz games are not recorded as a rule.")
                .no_rule("the blitz chapter says nothing about recording")
                .discretionary(vec![Measure::nothing()], "nothing"));
        }
        if is_free(scene)? {
            return Ok(free(scene, incident));
        }
        if self.is_exempt(scene, by)? {
            return Ok(exempt(scene, incident));
        }
        if self.visually_disabled && scene.has(topics::BLIND_RECORDING_RELEASE) {
            return Ok(blind(scene, by, incident));
        }
        Ok(breach(
            scene,
            by,
            incident,
            RECORD,
            &[topics::RECORDING, topics::RECORDING_EXEMPT],
        ))
    }

    /// 8.4: under five minutes and less than 30 seconds added; for US Chess either player's time.
    fn is_exempt(&self, scene: &Scene, by: Colour) -> Result<bool, Question> {
        let rule = &scene.parameters.recording;
        if !self.was_below(scene, by, recording::limit(rule))? {
            return Ok(false);
        }
        let addition = known(scene.addition_if_known(), || {
            let text = "How much is added for each move?";
            Question::time("clock.addition", text)
        })?;
        let is_delay = scene.addition_is_delay();
        Ok(!recording::is_enough_added(addition, is_delay, rule))
    }

    fn was_below(&self, scene: &Scene, by: Colour, limit: Span) -> Result<bool, Question> {
        if let Some(told) = self.was_below {
            return Ok(told);
        }
        let rule = &scene.parameters.recording;
        let short = ByColour::of(|side| Some(scene.case.clock.left(side)? < limit));
        let question = || {
            let who = match rule.exempt {
                Exempt::ThatPlayer => by.to_string(),
                Exempt::BothPlayers => "either player".to_owned(),
            };
            format!("Was {who} under {limit} at some moment of this period?")
        };
        let found = recording::excuses(short, by, rule);
        if found == Some(false) && may_have_risen(scene, by, limit) {
            return Ok(scene.whether(None, Question::yes_no(WAS_BELOW, question())));
        }
        known(found, || Question::yes_no(WAS_BELOW, question()))
    }
}

/// Where it is told that a player was short of time.
const WAS_BELOW: &str = "incident.was_below";

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
pub(super) fn free(scene: &Scene, incident: String) -> Ruling {
    let draft = scene.draft(incident);
    match scene.is_us() {
        true => draft
            .decision("No breach: players need not record in Quick chess.")
            .cite(topics::QUICK_RECORDING)
            .note("without an adequate sheet some claims cannot be made"),
        false => draft
            .decision("No breach: players need not record in rapid and blitz.")
            .cite(topics::RAPID_RECORDING),
    }
    .mandatory()
}

fn exempt(scene: &Scene, incident: String) -> Ruling {
    let last_period = scene.case.clock.last_period == Some(true);
    scene
        .draft(incident)
        .decision("No breach: under five minutes with less than 30 seconds added there is no duty to record for the rest of the period.")
        .cite(recording::excusing_topic(last_period, &scene.parameters.recording))
        .note("without a complete sheet some claims cannot be made")
        .mandatory()
}

/// The opponent of a blind player can reply at once, so the regulations should release the player in
/// the last five minutes even with thirty seconds added.
fn blind(scene: &Scene, by: Colour, incident: String) -> Ruling {
    scene
        .draft(incident)
        .decision(format!("{by} is visually disabled: the regulations should release {by} from recording in the last five minutes, whatever is added."))
        .cite_all(&[topics::BLIND_RECORDING_RELEASE, topics::RECORDING_EXEMPT])
        .step(format!("{by} brings the record up to date afterwards."))
        .discretionary(
            vec![
                Measure::nothing(),
                Measure::new(MeasureKind::Warning, "order it, with a warning"),
            ],
            "no penalty in the last five minutes; before that order it",
        )
}

/// A breach of the duty to record; `order` is what the player is told to do. US Chess warns up to three
/// times, then gives the standard penalty.
pub(super) fn breach(
    scene: &Scene,
    by: Colour,
    incident: String,
    order: &str,
    own: &[adoube_rulebook::Topic],
) -> Ruling {
    let before = scene
        .count(by, &[Counter::RecordingBreach], Scope::Game)
        .sum();
    let warnings = scene.parameters.recording.warnings_before_penalty;
    let time = penalties::standard_penalty(scene);
    if let (Some(warnings), Some(time)) = (warnings, time) {
        let draft = scene
            .draft(incident)
            .cite_all(own)
            .step(format!("Order {by} to {order}."));
        return warned(scene, draft, by, before, warnings, time);
    }
    Breach {
        by,
        incident: (incident).into(),
        decision: (format!("Order {by} to {order}, and penalise if need be.")).into(),
        topics: own,
        counter: Counter::RecordingBreach,
        penalty_due: false,
        usual: ((before == 0).then(|| "order it, with a warning".to_owned())).map(Into::into),
    }
    .rule(scene)
}

fn warned(
    scene: &Scene,
    draft: Draft,
    by: Colour,
    before: u32,
    warnings: u32,
    time: Span,
) -> Ruling {
    let draft = draft
        .cite_all(&[topics::STANDARD_PENALTY, topics::PENALTIES])
        .count(by, Counter::RecordingBreach);
    let range = penalties::ladder_up_to(scene, MeasureKind::GameLost);
    if before < warnings {
        let text = format!("Warn {by}: warning {} of up to {warnings}.", before + 1);
        return draft
            .decision(text)
            .discretionary(range, "a warning before any time penalty");
    }
    let opponent = by.opposite();
    draft
        .decision(format!(
            "{by} was warned {warnings} times: {opponent} gets {time}."
        ))
        .add_time(opponent, time, "recording breach of the opponent")
        .discretionary(range, format!("{time} for {opponent}"))
}

impl RecordedInAdvance {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = side(self.by, "Who wrote a move in advance?")?;
        let purpose = known(self.purpose, || {
            let choices = [
                ("claim", "to claim a draw"),
                ("sealing", "to seal it"),
                ("none", "for neither"),
            ];
            Question::one_of(
                "incident.purpose",
                "What was the move written for?",
                &choices,
            )
        })?;
        let incident = format!("{by} wrote a move before making it");
        let draft = scene.draft(incident.clone());
        let allowed = match purpose {
            Purpose::Claim => {
                Some(draft.cite_all(&[topics::RECORDING_AHEAD, topics::REPETITION_CLAIM_INTENDED]))
            }
            Purpose::Sealing => Some(draft.cite_all(&[topics::RECORDING_AHEAD, topics::SEALING])),
            Purpose::None if scene.parameters.recording.write_before_moving => {
                Some(draft.cite(topics::RECORDING_BEFORE_MOVING))
            }
            Purpose::None => None,
        };
        if let Some(draft) = allowed {
            return Ok(draft
                .decision("In order: the move may be written first here.")
                .mandatory());
        }
        let order = "write moves only after making them";
        let ruling = breach(scene, by, incident, order, &[topics::RECORDING_AHEAD]);
        Ok(match self.forced {
            true => with_note(ruling, "a forced move is no excuse"),
            false => ruling,
        })
    }
}

fn with_note(mut ruling: Ruling, note: &str) -> Ruling {
    ruling.notes.push(note.into());
    ruling
}

impl RecordingBehind {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = side(self.by, "Who is behind?")?;
        let missing = known(self.own_moves_missing, || {
            let text = format!("How many of {by}'s own moves are not written?");
            Question::number("incident.own_moves_missing", text, 300)
        })?;
        let incident = format!("{by} is {missing} own moves behind with recording");
        if is_free(scene)? {
            return Ok(free(scene, incident));
        }
        if missing == 0 {
            return Ok(scene
                .draft(incident)
                .decision("No breach.")
                .cite(topics::RECORDING)
                .mandatory());
        }
        if !scene.has(topics::RECORDING_LAG) {
            return Ok(breach(scene, by, incident, RECORD, &[topics::RECORDING]));
        }
        if missing == 1 {
            return Ok(scene
                .draft(incident)
                .decision(format!("Allowed until {by} makes the next move: the last own move must be written before it."))
                .cite(topics::RECORDING_LAG)
                .mandatory());
        }
        Ok(breach(
            scene,
            by,
            incident,
            RECORD,
            &[topics::RECORDING_LAG, topics::RECORDING],
        ))
    }
}
