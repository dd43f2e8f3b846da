//! Leaving the playing area or the venue.

use adoube_clock::{Colour, Span};
use adoube_rulebook::{ReportLeaving, Topic};

use super::{Left, LeftArea};
use crate::ask::known;
use crate::families::conduct::{Breach, range, side, yes_no};
use crate::incident::Decided;
use crate::scene::Scene;
use crate::{Counter, Measure, MeasureKind, Question, Ruling, Scope, penalties, topics};

/// The articles under "leaving": the venue, the playing area.
const VENUE: usize = 1;
const AREA: usize = 2;

/// US Chess points to the penalties for noise, but does not forfeit a first absence without more.
fn usual(scene: &Scene, by: Colour) -> &'static str {
    let before: u32 = scene.count(by, &[Counter::Absence], Scope::Game).sum();
    match (scene.is_us(), before) {
        (true, 0) => {
            "a time penalty as for a noise; a first absence is not forfeited without more evidence"
        }
        (true, _) => "more than for a first absence; repeated absences can cost the game",
        (false, 0) => "a warning the first time; the game only for leaving to get help",
        (false, _) => "more than a warning: it happened before",
    }
}

impl LeftArea {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = side(self.by, "Who left?")?;
        match scene.parameters.conduct.absence_minutes {
            Some(minutes) => self.american(scene, by, Span::minutes(i64::from(minutes))),
            None => self.fide(scene, by),
        }
    }

    fn left(&self) -> Result<Left, Question> {
        known(self.left, || {
            let choices = [("playing-area", "the playing area"), ("venue", "the venue")];
            Question::one_of("incident.left", "What did the player leave?", &choices)
        })
    }

    fn fide(&self, scene: &Scene, by: Colour) -> Decided {
        let left = self.left()?;
        if left == Left::Venue {
            return self.with_permission(scene, by, "left the venue", VENUE);
        }
        let on_move = yes_no(self.on_move, "on_move", "Had the player the move?")?;
        if on_move {
            return self.with_permission(scene, by, "left the playing area on the move", AREA);
        }
        let incident = format!(
            "{by} left the playing area while {} had the move",
            by.opposite()
        );
        if scene.parameters.conduct.report_leaving != ReportLeaving::Required {
            return Ok(scene
                .draft(incident)
                .decision("Allowed: only the player who has the move needs permission.")
                .cite(topics::LEAVING)
                .cite_nth(topics::LEAVING, AREA)
                .mandatory());
        }
        let text = "Did the player report to an arbiter before leaving?";
        if yes_no(self.reported, "reported", text)? {
            return Ok(scene
                .draft(incident)
                .decision("In order: the player reported, as the regulations ask.")
                .cite(topics::LEAVING_REPORT)
                .mandatory());
        }
        Ok(breach(
            scene,
            by,
            incident,
            "The regulations of the event ask for a report before leaving",
            &[topics::LEAVING_REPORT, topics::CONDUCT_PENALTY],
        ))
    }

    fn with_permission(&self, scene: &Scene, by: Colour, what: &str, nth: usize) -> Decided {
        let incident = format!("{by} {what}");
        if yes_no(self.permitted, "permitted", "Did the arbiter permit it?")? {
            return Ok(scene
                .draft(incident)
                .decision("In order: the arbiter permitted it. The clock runs on.")
                .cite_nth(topics::LEAVING, nth)
                .mandatory());
        }
        Ok(scene
            .draft(incident)
            .decision(format!(
                "That needs the arbiter's permission: penalise {by}."
            ))
            .cite_nth(topics::LEAVING, nth)
            .cite_all(&[topics::CONDUCT_PENALTY, topics::PENALTIES])
            .count(by, Counter::Absence)
            .discretionary(range(scene, true), usual(scene, by)))
    }

    fn american(&self, scene: &Scene, by: Colour, limit: Span) -> Decided {
        if yes_no(self.permitted, "permitted", "Did the director permit it?")? {
            return Ok(scene
                .draft(format!("{by} left with permission"))
                .decision("In order: the director permitted it. The clock runs on.")
                .cite(topics::LEAVING)
                .mandatory());
        }
        if self.left()? == Left::PlayingArea {
            let away = known(self.away, || {
                Question::time("incident.away", "How long was the player away?")
            })?;
            if away <= limit {
                return Ok(scene
                    .draft(format!("{by} was away for {away}"))
                    .decision(format!("No breach: up to {limit} needs no permission."))
                    .cite(topics::LEAVING)
                    .mandatory());
            }
        }
        let incident = format!("{by} was away without permission");
        Ok(match self.bad_position {
            true => adjudicated(scene, by, incident),
            false => breach(
                scene,
                by,
                incident,
                "Too long away, or out of the building, without permission",
                &[topics::LEAVING],
            ),
        })
    }
}

fn breach(scene: &Scene, by: Colour, incident: String, what: &str, own: &[Topic]) -> Ruling {
    Breach {
        by,
        incident: (incident).into(),
        decision: (format!("{what}: penalise {by}.")).into(),
        topics: own,
        counter: Counter::Absence,
        penalty_due: scene.has(topics::CONDUCT_PENALTY),
        usual: (Some(usual(scene, by).to_owned())).map(Into::into),
    }
    .rule(scene)
}

/// US Chess 20H1 and 18G1.
fn adjudicated(scene: &Scene, by: Colour, incident: String) -> Ruling {
    let mut range = penalties::ladder_up_to(scene, MeasureKind::GameLost);
    range.push(Measure::other("the game is adjudicated"));
    scene
        .draft(incident)
        .decision(format!(
            "{by} left a bad position with much time: the game may be adjudicated."
        ))
        .cite_all(&[topics::QUITTING, topics::ADJUDICATION, topics::LEAVING])
        .count(by, Counter::Absence)
        .discretionary(range, "wait a while, then adjudicate")
}
