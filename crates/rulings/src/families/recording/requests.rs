//! Asking to see or borrow a sheet: A.3.2 and B.3.2 (A.4.3 and B.2.3), US Chess 15D.

use adoube_clock::{Colour, Span};

use super::SheetRequest;
use crate::ask::known;
use crate::families::conduct::{Breach, side, yes_no};
use crate::incident::Decided;
use crate::scene::{Pace, Scene};
use crate::{Counter, Measure, Question, Ruling, Scope, topics};

impl SheetRequest {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = side(self.by, "Who asks for the sheet?")?;
        if let Some(seconds) = scene.parameters.recording.loan_needs_seconds {
            return self.loan(scene, by, Span::seconds(i64::from(seconds)));
        }
        let pace = scene.pace()?;
        if pace == Pace::Standard || scene.is_reduced()? {
            return Ok(by_own_sheet(scene, by, pace));
        }
        let at_most = scene.parameters.rapid_blitz.as_ref();
        let Some(at_most) = at_most.and_then(|rules| rules.scoresheet_requests_at_most) else {
            return Ok(not_provided(scene, by));
        };
        if !yes_no(self.on_move, "on_move", "Has the player the move?")? {
            return Ok(scene
                .draft(format!(
                    "{by} asks to see the sheet without having the move"
                ))
                .decision(format!("Refused: {by} may ask only on the move."))
                .cite(requests(pace))
                .mandatory());
        }
        let before = scene.count(by, &[Counter::SheetRequest], Scope::Game).sum();
        Ok(counted(scene, by, requests(pace), before, at_most))
    }

    fn loan(&self, scene: &Scene, by: Colour, limit: Span) -> Decided {
        let clock = &scene.case.clock;
        let told = || Some(clock.white? >= limit && clock.black? >= limit);
        let enough = known(self.both_have_time.or_else(told), || {
            let text = format!("Have both players at least {limit}?");
            Question::yes_no("incident.both_have_time", text)
        })?;
        let draft = scene
            .draft(format!("{by} asks to borrow the opponent's sheet"))
            .cite(topics::SCORESHEET_LOAN);
        if !enough {
            return Ok(draft
                .decision(format!("Refused: both players must have {limit} left. Looking at it without borrowing is free."))
                .cite_nth(topics::SCORESHEET_LOAN, 1)
                .cite(topics::SCORESHEET_READ)
                .mandatory());
        }
        let draft = draft
            .cite_nth(topics::SCORESHEET_LOAN, 2)
            .count(by, Counter::SheetRequest)
            .step(format!("{by}'s clock runs until the sheet is back."));
        if self.refused {
            return Ok(draft
                .decision(format!(
                    "{} refuses: the director may order the loan.",
                    by.opposite()
                ))
                .cite_nth(topics::SCORESHEET_LOAN, 3)
                .discretionary(
                    vec![Measure::nothing(), Measure::other("order the loan")],
                    "order it if the requests are not too many",
                ));
        }
        Ok(draft
            .decision(format!(
                "{by} may borrow it; {by}'s clock runs until it is back."
            ))
            .note("too many requests are annoying behaviour")
            .mandatory())
    }
}

fn requests(pace: Pace) -> adoube_rulebook::Topic {
    match pace {
        Pace::Blitz => topics::BLITZ_SHEET_REQUESTS,
        _ => topics::RAPID_SHEET_REQUESTS,
    }
}

fn counted(
    scene: &Scene,
    by: Colour,
    topic: adoube_rulebook::Topic,
    before: u32,
    at_most: u32,
) -> Ruling {
    let number = before.saturating_add(1);
    let incident = format!("{by} asks to see the sheet for time number {number}");
    if number > at_most {
        return Breach {
            by,
            incident: (incident).into(),
            decision: (format!("More than {at_most} requests are a distraction of the opponent: refuse it and penalise {by}.")).into(),
            topics: &[topic, topics::DISTRACTION, topics::CONDUCT_PENALTY],
            counter: Counter::SheetRequest,
            penalty_due: true,
            usual: None,
        }
        .rule(scene);
    }
    scene
        .draft(incident)
        .decision(format!(
            "Show the sheet ({number} of {at_most}); the clock runs on."
        ))
        .cite(topic)
        .count(by, Counter::SheetRequest)
        .mandatory()
}

/// Where players record themselves, or nobody does.
fn by_own_sheet(scene: &Scene, by: Colour, pace: Pace) -> Ruling {
    let draft = scene.draft(format!("{by} asks for a score sheet"));
    match pace {
        Pace::Standard => draft
            .decision(
                "Each player has an own sheet; the opponent's is used only to bring it up to date.",
            )
            .cite_all(&[topics::RECORDING, topics::SCORESHEET_UPDATED_ONE])
            .mandatory(),
        _ => draft
            .decision(format!(
                "Give {by} a score sheet to record on; nobody else has recorded the game."
            ))
            .cite(topics::RAPID_RECORDING)
            .mandatory(),
    }
}

fn not_provided(scene: &Scene, by: Colour) -> Ruling {
    scene
        .draft(format!("{by} asks to see the arbiter's sheet"))
        .decision("The arbiter decides: no article says how often the sheet may be seen.")
        .no_rule("this edition does not provide looking at the arbiter's sheet")
        .cite(topics::DISTRACTION)
        .discretionary(
            vec![
                Measure::other("show the sheet"),
                Measure::other("refuse it"),
            ],
            "show it now and then, on the player's own time",
        )
}
