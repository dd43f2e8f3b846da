//! One player comes late.

use adoube_clock::lateness::{self, default_time_at_resumption};
use adoube_clock::{Colour, Span};
use adoube_rulebook::Lateness;

use super::{BothAbsent, LateArrival};
use crate::ask::known;
use crate::families::conduct::side;
use crate::incident::Decided;
use crate::scene::Scene;
use crate::untold::Untold;
use crate::{GameResult, Measure, MeasureKind, Question, Ruling, topics};

impl LateArrival {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = side(self.by, "Who came late?")?;
        let late = self.how_late()?;
        if late <= Span::ZERO {
            return Ok(scene
                .draft(format!("{by} came before the start"))
                .decision(format!("{by} is not late."))
                .cite(topics::DEFAULT_TIME)
                .mandatory());
        }
        if let Some(other) = self.opponent_late_by.filter(|other| *other > Span::ZERO) {
            return self.both_late(by, late, other).decide(scene);
        }
        let limit = self.limit(scene, by, late)?;
        let incident = format!("{by} came {late} after the start");
        let must_be_set_up = scene.parameters.default_time.equipment_must_be_set_up;
        if scene.is_us() && self.equipment_missing && (late <= limit || must_be_set_up) {
            return Ok(without_equipment(scene, by, incident, late, limit));
        }
        if late <= limit {
            return Ok(in_time(scene, by, incident, limit));
        }
        let opponent = by.opposite();
        let draft = scene
            .draft(incident)
            .cite(topics::DEFAULT_TIME)
            .result(GameResult::won_by(opponent).unplayed());
        if first_control(scene, by, self.first_period).is_some_and(|period| late > period) {
            let text = format!("{by} came after the first control had run out and loses.");
            return Ok(draft
                .decision(text)
                .note("only the loss after one hour can be waived, not this one")
                .mandatory());
        }
        let draft = draft.decision(format!(
            "{by} came after the default time of {limit} and loses."
        ));
        Ok(match self.excused {
            true => draft
                .note(format!(
                    "the delay could not be helped: the article lets the {} decide otherwise",
                    scene.arbiter()
                ))
                .discretionary(
                    vec![
                        Measure::other("the game is played with the time that is left"),
                        Measure::new(MeasureKind::GameLost, "the game is lost"),
                    ],
                    "the loss stands unless the reason is compelling",
                ),
            false => draft
                .note(format!(
                    "the {} may decide otherwise for a good reason",
                    scene.arbiter()
                ))
                .mandatory(),
        })
    }

    fn both_late(&self, by: Colour, late: Span, other: Span) -> BothAbsent {
        let (white, black) = match by {
            Colour::White => (late, other),
            Colour::Black => (other, late),
        };
        BothAbsent {
            white_late_by: Some(white),
            black_late_by: Some(black),
            default_time: self.default_time,
            first_period: self.first_period,
            equipment_missing: self.equipment_missing,
        }
    }

    fn limit(&self, scene: &Scene, by: Colour, late: Span) -> Result<Span, Question> {
        note_default_time(scene, self.default_time, late);
        limit(scene, by, self.default_time, self.first_period)
    }

    fn how_late(&self) -> Result<Span, Question> {
        let times = || Some(self.arrived_at? - self.started_at?);
        known(self.late_by.or_else(times), || {
            let text = "How long after the actual start of the session did the player come?";
            Question::time("incident.late_by", text)
        })
    }
}

/// Where the default time is nothing unless the regulations give one (6.7.1), it must be told what they
/// give.
pub(super) fn note_default_time(scene: &Scene, told: Option<Span>, late: Span) {
    let rules = &scene.parameters.default_time;
    let open = told.is_none() && rules.specified_minutes.is_none();
    if open && matches!(rules.unless_specified, Lateness::Minutes(_)) {
        scene.note_untold(Untold::DefaultTime { late });
    }
}

/// When the flag of an absent player falls, where that loses too (13D): there is no waiver of that.
fn first_control(scene: &Scene, side: Colour, told: Option<Span>) -> Option<Span> {
    let mut rules = scene.parameters.default_time.clone();
    if !matches!(rules.unless_specified, Lateness::MinutesOrFirstControl(_)) {
        return None;
    }
    rules.unless_specified = Lateness::MinutesOrFirstControl(u32::MAX);
    rules.specified_minutes = None;
    let control = || lateness::default_time(&rules, scene.control.as_ref()?, side).ok();
    told.or_else(control)
}

/// How late is too late.
pub(super) fn limit(
    scene: &Scene,
    side: Colour,
    told: Option<Span>,
    first_period: Option<Span>,
) -> Result<Span, Question> {
    let mut rules = scene.parameters.default_time.clone();
    let needs_period = matches!(rules.unless_specified, Lateness::MinutesOrFirstControl(_));
    if let (Some(told), false) = (told, needs_period) {
        return Ok(told);
    }
    if let Some(told) = told {
        let minutes = u32::try_from(told.whole_minutes()).unwrap_or(0);
        rules.specified_minutes = Some(minutes);
    }
    let found = match (&scene.control, first_period) {
        (_, Some(period)) => default_time_at_resumption(&rules, period),
        (Some(control), None) => lateness::default_time(&rules, control, side),
        (None, None) if needs_period => {
            let text = "How long is the first or only period?";
            return Err(Question::time("incident.first_period", text));
        }
        (None, None) => default_time_at_resumption(&rules, Span::ZERO),
    };
    found.map_err(|_| {
        let text = "What default time do the regulations give? The edition has none of its own.";
        Question::time("incident.default_time", text)
    })
}

fn in_time(scene: &Scene, by: Colour, incident: String, limit: Span) -> Ruling {
    let clock = match by {
        Colour::White => "White's clock has run since the start",
        Colour::Black => "Black's clock has run since White's first move",
    };
    scene
        .draft(incident)
        .decision(format!(
            "In time: the default time is {limit}. {by} plays with the time that is left."
        ))
        .cite_all(&[topics::DEFAULT_TIME, topics::CLOCK_START])
        .note(clock)
        .mandatory()
}

/// 16M: nobody could start a clock, so the time since the start is divided equally. By variation 13D1
/// nobody has lost by coming late either.
fn without_equipment(
    scene: &Scene,
    by: Colour,
    incident: String,
    late: Span,
    limit: Span,
) -> Ruling {
    let half = late.half_to_the_second();
    let draft = scene
        .draft(format!("{incident}, and no equipment was set up"))
        .cite_all(&[topics::EQUIPMENT_LATE, topics::DEFAULT_TIME]);
    let draft = match late > limit {
        true => draft.cite(topics::DEFAULT_EQUIPMENT).decision(format!(
            "No loss: {} has not set up the equipment and run the clock. The game is played; each loses {half} of the time since the start.",
            by.opposite()
        )),
        false => draft.decision(format!(
            "The time since the start is divided equally: each loses {half}. The game is played."
        )),
    };
    let why = "no equipment at the start";
    draft
        .add_time(Colour::White, -half, why)
        .add_time(Colour::Black, -half, why)
        .note("count until the equipment was there, if that was earlier")
        .mandatory()
}
