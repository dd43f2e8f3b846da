//! Asking to see or borrow a sheet: A.3.2 and B.3.2 (A.4.3 and B.2.3), US Chess 15D.

use super::{Says, SheetRequest};
use crate::families::conduct::Breach;
use crate::families::prelude::*;

impl SheetRequest {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = self.by()?;
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
        let topic = match pace {
            Pace::Blitz => BLITZ_SCORESHEET_REQUESTS,
            _ => RAPID_SCORESHEET_REQUESTS,
        };
        if !self.on_move()? {
            let draft = scene.draft(Says::AskedOffMove { by });
            return Ok(draft.must(Says::AskOnlyOnMove { by }, &[topic]));
        }
        Ok(counted(scene, by, topic, at_most))
    }

    fn loan(&self, scene: &Scene, by: Colour, limit: Span) -> Decided {
        let clock = &scene.case.clock;
        let told = || Some(clock.white? >= limit && clock.black? >= limit);
        let enough = match self.both_have_time.or_else(told) {
            Some(enough) => enough,
            None => self.both_have_time()?,
        };
        let draft = scene.citing(Says::AskedToBorrow { by }, &[SCORESHEET_LOAN]);
        if !enough {
            return Ok(draft
                .decision(Says::LoanNeedsTime { limit })
                .cite_nth(SCORESHEET_LOAN, 1)
                .cite(SCORESHEET_READ)
                .mandatory());
        }
        let draft = draft
            .cite_nth(SCORESHEET_LOAN, 2)
            .count(by, Counter::SheetRequest)
            .step(Says::ClockRunsUntilBack { by });
        if self.refused {
            let range = range![Nothing, Other: Says::OrderLoan];
            return Ok(draft
                .decision(Says::LoanRefused { by })
                .cite_nth(SCORESHEET_LOAN, 3)
                .discretionary(range, Says::OrderLoanIfFew));
        }
        let draft = draft.decision(Says::MayBorrow { by });
        Ok(draft.note(Says::ManyRequests).mandatory())
    }
}

fn counted(scene: &Scene, by: Colour, topic: Topic, at_most: u32) -> Ruling {
    let counter = Counter::SheetRequest;
    let before: u32 = scene.count(by, &[Counter::SheetRequest], Scope::Game).sum();
    let number = before.saturating_add(1);
    let incident = Says::AskedAgain { by, number };
    if number > at_most {
        let own = [topic, DISTRACTION, CONDUCT_PENALTY];
        return Breach::new(by, incident, Says::TooManyRequests { by, at_most }, &own)
            .counted_as(counter)
            .due(true)
            .rule(scene);
    }
    scene
        .ruled(incident, Says::ShowSheet { number, at_most }, &[topic])
        .count(by, counter)
        .mandatory()
}

/// Where players record themselves, or nobody does.
fn by_own_sheet(scene: &Scene, by: Colour, pace: Pace) -> Ruling {
    let draft = scene.draft(Says::AskedForSheet { by });
    match pace {
        Pace::Standard => draft.rule(Says::OwnSheet, &[RECORDING, SCORESHEET_UPDATED_ONE]),
        _ => draft.rule(Says::GiveSheet { by }, &[RAPID_RECORDING]),
    }
    .mandatory()
}

fn not_provided(scene: &Scene, by: Colour) -> Ruling {
    let range = [Says::Show, Says::RefuseSheet].map(Measure::other);
    scene
        .draft(Says::AskedForArbitersSheet { by })
        .no_rule(Says::NotProvided)
        .rule(Says::NoLimitOfRequests, &[DISTRACTION])
        .discretionary(range, Says::ShowNowAndThen)
}
