//! One player comes late.

use adoube_clock::lateness::{self, default_time_at_resumption};
use adoube_rulebook::Lateness;

use super::{BothAbsent, LateArrival, Says, is_equipment_missing, share};
use crate::families::prelude::*;
use crate::untold::Untold;

impl LateArrival {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = self.by()?;
        let times = || Some(self.arrived_at? - self.started_at?);
        let late = match self.late_by.or_else(times) {
            Some(late) => late,
            None => self.late_by()?,
        };
        if late <= Span::ZERO {
            let draft = scene.draft(Says::BeforeStart { by });
            return Ok(draft.must(Says::NotLate { by }, &[DEFAULT_TIME]));
        }
        if let Some(other) = self.opponent_late_by.filter(|other| *other > Span::ZERO) {
            return self.both_late(by, late, other).decide(scene);
        }
        if let Some(granted) = self.granted {
            return self.after_grant(scene, by, late, granted);
        }
        note_default_time(scene, self.default_time, late);
        let limit = self.limit(scene, by, late)?;
        if is_equipment_missing(scene, self.equipment_missing, late > limit) {
            return Ok(without_equipment(scene, by, late, limit));
        }
        if late <= limit {
            let topics = &[DEFAULT_TIME, CLOCK_START];
            let draft = scene.ruled(Says::Came { by, late }, in_time(scene, by, limit), topics);
            return Ok(draft.note(Says::ClockRan { by }).mandatory());
        }
        Ok(self.too_late(scene, by, late, limit))
    }

    /// How late is too late. Who comes after the hour has lost however long the first period is (13D): that
    /// only matters for who is excused, since there is no waiver once the flag has fallen.
    fn limit(&self, scene: &Scene, by: Colour, late: Span) -> Result<Span, Question> {
        let limit_of = |period| limit(scene, by, self.default_time, period);
        limit_of(self.first_period).or_else(|question| {
            let longest = limit_of(Some(Span::minutes(i64::from(u32::MAX))))?;
            match late > longest && !self.excused {
                true => Ok(longest),
                false => Err(question),
            }
        })
    }

    /// The arbiter had allowed a later start: that is the decision otherwise that 6.7.1 provides for, and
    /// the default time counts from the start that was allowed. Who bears the time before it FIDE does not
    /// say; US Chess does not let the clock run before it (17B).
    fn after_grant(&self, scene: &Scene, by: Colour, late: Span, granted: Span) -> Decided {
        if scene.is_us() {
            return self.american_grant(scene, by, late, granted);
        }
        if late > granted {
            let later = LateArrival {
                late_by: Some(late - granted),
                granted: None,
                ..self.clone()
            };
            return later.decide(scene);
        }
        let draft = scene
            .draft(Says::CameAfterGrant { by, late })
            .rule(Says::GrantedInTime { by, granted }, &[DEFAULT_TIME])
            .cite_all(&[CLOCK_START, DELAYED_START])
            .note_if(
                self.opponent_told == Some(false),
                Says::OpponentNotTold { by },
            );
        let draft = match self.opponent_told {
            Some(true) => draft,
            _ => draft.step(Says::TellOpponent { by }),
        };
        let range = range![Other: Says::FromGrantedStart, Other: Says::AsClocksRan];
        Ok(draft.discretionary(range, Says::FromGrantedStart))
    }

    fn too_late(&self, scene: &Scene, by: Colour, late: Span, limit: Span) -> Ruling {
        let must_be_set_up = scene.parameters.default_time.equipment_must_be_set_up;
        let draft = scene
            .citing(Says::Came { by, late }, &[DEFAULT_TIME])
            .cite_if(must_be_set_up, &[DEFAULT_EQUIPMENT])
            .result(GameResult::won_by(by.opposite()).unplayed());
        if first_control(scene, by, self.first_period).is_some_and(|period| late > period) {
            let draft = draft.decision(Says::AfterFirstControl { by });
            return draft.note(Says::NoWaiver).mandatory();
        }
        let draft = draft.decision(too_late(scene, by, limit));
        let who = scene.official();
        if !self.excused {
            return draft.note(Says::MayDecideOtherwise { who }).mandatory();
        }
        let range = range![Other: Says::PlayedWithRest, GameLost: Says::GameLost];
        let draft = draft.note(Says::NotHelped { who });
        draft.discretionary(range, Says::LossStands)
    }

    /// 17B: the player's clock may not be started before the new time; if nobody told the opponent, the
    /// clocks are set back. Lateness is counted from the new time, which is the start of this game.
    fn american_grant(&self, scene: &Scene, by: Colour, late: Span, granted: Span) -> Decided {
        let limit = limit(scene, by, self.default_time, self.first_period)?;
        let topics = &[DELAYED_START, DEFAULT_TIME];
        let draft = scene.citing(Says::CameAfterGrant { by, late }, topics);
        if late - granted > limit {
            return Ok(draft
                .decision(Says::GrantedTooLate { by, limit })
                .result(GameResult::won_by(by.opposite()).unplayed())
                .mandatory());
        }
        let asking = || Question::of("late-arrival", "opponent_told").yes_no();
        if self.opponent_told.ok_or_else(asking)? {
            let draft = draft.decision(Says::AsGranted { by, limit });
            return Ok(draft.cite_nth(DELAYED_START, 1).mandatory());
        }
        Ok(draft
            .decision(Says::ResetClocks { by, granted })
            .cite_nth(DELAYED_START, 2)
            .add_time(by, granted.min(late), Says::WhyGranted)
            .step(Says::TellOpponent { by })
            .mandatory())
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
            ..BothAbsent::default()
        }
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

/// In the words of the edition: US Chess has no default time but a forfeit.
fn in_time(scene: &Scene, by: Colour, limit: Span) -> Says {
    match scene.is_us() {
        true => Says::ForfeitInTime { by, limit },
        false => Says::InTime { by, limit },
    }
}

/// The same for who came after it.
pub(super) fn too_late(scene: &Scene, by: Colour, limit: Span) -> Says {
    match scene.is_us() {
        true => Says::ForfeitTooLate { by, limit },
        false => Says::TooLate { by, limit },
    }
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
    if let Some(told) = told {
        if !needs_period {
            return Ok(told);
        }
        let minutes = u32::try_from(told.whole_minutes()).unwrap_or(0);
        rules.specified_minutes = Some(minutes);
    }
    let found = match (&scene.control, first_period) {
        (_, Some(period)) => default_time_at_resumption(&rules, period),
        (Some(control), None) => lateness::default_time(&rules, control, side),
        (None, None) if needs_period => {
            return Err(Question::of("late-arrival", "first_period").time());
        }
        (None, None) => default_time_at_resumption(&rules, Span::ZERO),
    };
    found.map_err(|_| Question::of("late-arrival", "default_time").time())
}

/// 16M: nobody could start a clock, so the time since the start is divided equally. By variation 13D1
/// nobody has lost by coming late either.
fn without_equipment(scene: &Scene, by: Colour, late: Span, limit: Span) -> Ruling {
    let half = late.half_to_the_second();
    let draft = scene
        .draft(Says::CameNoEquipment { by, late })
        .cite_all(&[EQUIPMENT_LATE, DEFAULT_TIME]);
    let draft = match late > limit {
        true => draft.rule(Says::NoLoss { by, half }, &[DEFAULT_EQUIPMENT]),
        false => draft.decision(Says::Divided { half }),
    };
    share(draft, half).mandatory()
}
