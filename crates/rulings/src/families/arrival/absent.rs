//! Nobody at the board, or nobody at all.

use adoube_clock::lateness::lost_while_absent;
use adoube_clock::{ByColour, Colour, Span};
use adoube_rulebook::BothAbsent as Rule;

use super::late::{limit, note_default_time};
use super::{AbsentWithoutNotice, BothAbsent};
use crate::ask::known;
use crate::families::conduct::{side, yes_no};
use crate::incident::Decided;
use crate::ruling::Draft;
use crate::scene::Scene;
use crate::{GameResult, Measure, MeasureKind, Question, Stage, topics};

impl BothAbsent {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let white = late(self.white_late_by, "white_late_by", Colour::White)?;
        let black = late(self.black_late_by, "black_late_by", Colour::Black)?;
        let late_by = ByColour { white, black };
        note_default_time(scene, self.default_time, white.max(black));
        let limit_of = |side| limit(scene, side, self.default_time, self.first_period);
        let limits = ByColour {
            white: limit_of(Colour::White)?,
            black: limit_of(Colour::Black)?,
        };
        let limits = from_first_arrival(scene, limits, late_by);
        let incident = format!("Nobody was there: White came after {white}, Black after {black}");
        let draft = scene.draft(incident);
        let too_late = (white > limits.white, black > limits.black);
        let must_be_set_up = scene.parameters.default_time.equipment_must_be_set_up;
        let nobody_lost = too_late == (false, false) || must_be_set_up;
        if scene.is_us() && self.equipment_missing && nobody_lost {
            return Ok(no_equipment(draft, white.max(black)));
        }
        Ok(match too_late {
            (true, true) => both_too_late(scene, draft),
            (true, false) => one_too_late(scene, draft, Colour::White, limits.white),
            (false, true) => one_too_late(scene, draft, Colour::Black, limits.black),
            (false, false) => time_lost(scene, draft, late_by),
        })
    }
}

fn late(span: Option<Span>, name: &str, who: Colour) -> Result<Span, Question> {
    known(span, || {
        let text = format!("How long after the start did {who} come?");
        Question::time(&format!("incident.{name}"), text)
    })
}

/// By variation 13D1 the countdown runs on a clock that the first player to come has started, with half
/// of the time lost so far on it: the other one has as much longer as is charged to the first.
fn from_first_arrival(
    scene: &Scene,
    limits: ByColour<Span>,
    late_by: ByColour<Span>,
) -> ByColour<Span> {
    if !scene.parameters.default_time.equipment_must_be_set_up {
        return limits;
    }
    let first = late_by.white.min(late_by.black);
    let lost = first.half_to_the_second();
    let longer = |side: Colour| match late_by[side] > first {
        true => limits[side] + first - lost,
        false => limits[side],
    };
    ByColour {
        white: longer(Colour::White),
        black: longer(Colour::Black),
    }
}

fn both_too_late(scene: &Scene, draft: Draft) -> crate::Ruling {
    let draft = draft
        .decision("Both came after the default time: both lose.")
        .cite_all(&[topics::DEFAULT_TIME, topics::BOTH_LATE])
        .result(GameResult::BOTH_LOSE.unplayed());
    if !scene.has(topics::BOTH_LATE) {
        return draft
            .note("the arbiter may decide otherwise for a good reason")
            .mandatory();
    }
    draft.discretionary(
        vec![
            Measure::other("the game is played after all"),
            Measure::new(MeasureKind::GameLost, "both lose"),
        ],
        "both lose",
    )
}

fn one_too_late(scene: &Scene, draft: Draft, side: Colour, limit: Span) -> crate::Ruling {
    let draft = match scene.parameters.default_time.equipment_must_be_set_up {
        true => draft.cite_all(&[topics::DEFAULT_EQUIPMENT, topics::BOTH_ABSENT]),
        false => draft,
    };
    draft
        .decision(format!(
            "{side} came after the default time of {limit} and loses."
        ))
        .cite(topics::DEFAULT_TIME)
        .result(GameResult::won_by(side.opposite()).unplayed())
        .mandatory()
}

/// 16M: until there is equipment nobody's clock can run, so all of that time is divided equally.
fn no_equipment(draft: Draft, elapsed: Span) -> crate::Ruling {
    let half = elapsed.half_to_the_second();
    let why = "no equipment at the start";
    draft
        .decision(format!(
            "No equipment was set up: the time since the start is divided equally, and each loses {half}."
        ))
        .cite_all(&[
            topics::EQUIPMENT_LATE,
            topics::BOTH_ABSENT,
            topics::DEFAULT_TIME,
        ])
        .add_time(Colour::White, -half, why)
        .add_time(Colour::Black, -half, why)
        .note("count until the equipment was there, if that was earlier")
        .mandatory()
}

/// 6.7.2 charges White until White comes; 16K splits what was lost before the first player came.
fn time_lost(scene: &Scene, draft: Draft, late_by: ByColour<Span>) -> crate::Ruling {
    let rule = scene.parameters.default_time.both_absent;
    let lost = lost_while_absent(rule, late_by);
    let text = match rule {
        Rule::White => format!(
            "White loses the {} until White came; Black loses nothing before White has moved.",
            lost.white
        ),
        Rule::SplitEqually => format!(
            "The time until the first player came is split: each loses {}.",
            lost.white
        ),
    };
    let draft = draft
        .decision(text)
        .cite_all(&[topics::BOTH_ABSENT, topics::DEFAULT_TIME])
        .add_time(Colour::White, -lost.white, "absent at the start")
        .add_time(Colour::Black, -lost.black, "absent at the start");
    match rule {
        Rule::White => draft
            .note("the regulations or the arbiter may decide otherwise")
            .mandatory(),
        Rule::SplitEqually => draft.mandatory(),
    }
}

impl AbsentWithoutNotice {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = side(self.by, "Who stayed away?")?;
        if scene.is_us() {
            return Ok(american(scene, by));
        }
        let text = "Has the player explained it before the next pairing was published?";
        let explained = yes_no(self.explained, "explained", text)?;
        let draft = scene
            .draft(format!("{by} stayed away without notice"))
            .cite_all(&[
                topics::ABSENCE_NOTICE,
                topics::DEFAULT_TIME,
                topics::FORFEIT_SCORE,
            ]);
        let draft = match scene.case.stage {
            Stage::Playing => draft.result(GameResult::won_by(by.opposite()).unplayed()),
            _ => draft,
        };
        if explained {
            return Ok(draft
                .decision(format!(
                    "{by} loses this game but is paired again, if the explanation is accepted."
                ))
                .discretionary(
                    vec![
                        Measure::other("paired again"),
                        Measure::new(MeasureKind::Expulsion, "out of the event"),
                    ],
                    "paired again",
                ));
        }
        Ok(draft
            .decision(format!(
                "{by} loses this game and counts as withdrawn: no pairing until it is explained."
            ))
            .discretionary(
                vec![
                    Measure::other("paired again"),
                    Measure::new(MeasureKind::Expulsion, "out of the event"),
                ],
                "not paired again",
            ))
    }
}

/// 13G: the game is lost under 13D; ejection, a fine and readmission are the director's.
fn american(scene: &Scene, by: Colour) -> crate::Ruling {
    let draft = scene
        .draft(format!("{by} stayed away without notice"))
        .decision(format!(
            "{by} loses this game and may be ejected from the event and fined up to the entry fee; on request the director may keep or readmit {by}."
        ))
        .cite_all(&[
            topics::ABSENCE_NOTICE,
            topics::DEFAULT_TIME,
            topics::FORFEIT_SCORE,
        ])
        .note("the fine goes to the organizer, who may bar the player from other events until it is paid");
    let draft = match scene.case.stage {
        Stage::Playing => draft.result(GameResult::won_by(by.opposite()).unplayed()),
        _ => draft,
    };
    draft.discretionary(
        vec![
            Measure::other("kept in the event or readmitted, on request"),
            Measure::new(MeasureKind::Fine, "a fine up to the entry fee"),
            Measure::new(MeasureKind::Expulsion, "ejection from the event"),
        ],
        "not paired again unless the player asks for it",
    )
}
