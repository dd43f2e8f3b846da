//! Leaving the board, the playing area or the game: 11.2 of the FIDE Laws, 20H of US Chess.

use adoube_rulebook::ReportLeaving;

use crate::families::conduct::{Breach, range};
use crate::families::prelude::*;
use crate::penalties;

/// The articles under "leaving": the venue, the playing area.
const VENUE: usize = 1;
const AREA: usize = 2;

family! {
    /// A player left.
    Leaving: "leaving" {
        /// A player left the playing area or the venue.
        LeftArea: "left-area" {
            by: Side,
            left: One(LeftPlace),
            /// Whether the player had the move.
            on_move: YesNo,
            /// Whether there was permission.
            permitted: YesNo,
            /// Whether the player told an arbiter before leaving.
            reported: YesNo,
            /// How long the player was away.
            away: Time,
            /// The player was away in a bad position with much time left.
            bad_position: Flag,
        }
        /// A player went away without resigning.
        LeftGame: "left-game" {
            by: Side,
            /// How long ago.
            away: Told(Option<Span>),
        }
        /// Somebody who has finished stays or comes back.
        FinishedPlayerStays: "finished-player-stays" {
            /// The player disturbs others.
            disturbs: YesNo,
        }
    }
}

choices! {
    /// What was left.
    LeftPlace {
        /// The playing area; not the toilets, rest rooms and the like.
        PlayingArea,
        Venue,
    }
}

says! {
    /// What rulings on leaving say.
    pub enum Says: "leaving" {
        LeftVenue(by), LeftOnMove(by), LeftOffMove(by), NeedsNoPermission, Reported,
        NotReported(by), Permitted(who: Official), NeedsPermission(by), WithPermission(by),
        AwayFor(by, time: Span), ShortEnough(time: Span), WithoutPermission(by), TooLong(by),
        BadPosition(by), Adjudicate, WaitThenAdjudicate, UsFirst, UsAgain, FideFirst, FideAgain,
        WentAway(by), GameOver, ClockRuns(by), ClockRunsUsually, MayAdjudicate(by), UntilFlagCalled,
        GameLost, AdjudicateIfQuit, FinishedIsThere, IsSpectator, PermissionToReturn, MustLeave,
        Warning, LeavesArea, LeavesVenue,
    }
}

impl LeftArea {
    fn decide(&self, scene: &Scene) -> Decided {
        let by = self.by()?;
        match scene.parameters.conduct.absence_minutes {
            Some(minutes) => self.american(scene, by, Span::minutes(i64::from(minutes))),
            None => self.fide(scene, by),
        }
    }

    fn fide(&self, scene: &Scene, by: Colour) -> Decided {
        if self.left()? == LeftPlace::Venue {
            return self.with_permission(scene, by, Says::LeftVenue { by }, VENUE);
        }
        if self.on_move()? {
            return self.with_permission(scene, by, Says::LeftOnMove { by }, AREA);
        }
        let incident = Says::LeftOffMove { by };
        if scene.parameters.conduct.report_leaving != ReportLeaving::Required {
            let draft = scene.ruled(incident, Says::NeedsNoPermission, &[LEAVING]);
            let draft = draft.cite_nth(LEAVING, AREA);
            return Ok(draft.cite(LEAVING_REPORT).mandatory());
        }
        if self.reported()? {
            return Ok(scene.must(incident, Says::Reported, &[LEAVING_REPORT]));
        }
        let (not_reported, topics) = (Says::NotReported { by }, &[LEAVING_REPORT, CONDUCT_PENALTY]);
        Ok(breach(scene, by, incident, not_reported, topics))
    }

    fn with_permission(&self, scene: &Scene, by: Colour, incident: Says, nth: usize) -> Decided {
        let permitted = self.permitted()?;
        let draft = scene.draft(incident).cite_nth(LEAVING, nth);
        if permitted {
            let who = scene.official();
            return Ok(draft.decision(Says::Permitted { who }).mandatory());
        }
        Ok(draft
            .rule(Says::NeedsPermission { by }, &[CONDUCT_PENALTY, PENALTIES])
            .count(by, Counter::Absence)
            .discretionary(range(scene, true), usual(scene, by)))
    }

    fn american(&self, scene: &Scene, by: Colour, limit: Span) -> Decided {
        let permitted = self.permitted.ok_or_else(|| {
            let name = "left-area-permitted-by-director";
            Question::beside("incident.permitted", name).yes_no()
        })?;
        if permitted {
            let who = scene.official();
            let draft = scene.draft(Says::WithPermission { by });
            return Ok(draft.must(Says::Permitted { who }, &[LEAVING]));
        }
        if self.left()? == LeftPlace::PlayingArea {
            let time = self.away()?;
            if time <= limit {
                let draft = scene.draft(Says::AwayFor { by, time });
                let short = Says::ShortEnough { time: limit };
                return Ok(draft.must(short, &[LEAVING]));
            }
        }
        let incident = Says::WithoutPermission { by };
        if !self.bad_position {
            let too_long = Says::TooLong { by };
            return Ok(breach(scene, by, incident, too_long, &[LEAVING]));
        }
        // US Chess 20H1 and 18G1.
        let mut range = penalties::ladder_up_to(scene, MeasureKind::GameLost);
        range.push(Measure::other(Says::Adjudicate));
        let topics = &[QUITTING, ADJUDICATION, LEAVING];
        Ok(scene
            .ruled(incident, Says::BadPosition { by }, topics)
            .count(by, Counter::Absence)
            .discretionary(range, Says::WaitThenAdjudicate))
    }
}

/// US Chess points to the penalties for noise, but does not forfeit a first absence without more.
fn usual(scene: &Scene, by: Colour) -> Says {
    let before: u32 = scene.count(by, &[Counter::Absence], Scope::Game).sum();
    match (scene.is_us(), before) {
        (true, 0) => Says::UsFirst,
        (true, _) => Says::UsAgain,
        (false, 0) => Says::FideFirst,
        (false, _) => Says::FideAgain,
    }
}

fn breach(scene: &Scene, by: Colour, incident: Says, decision: Says, own: &[Topic]) -> Ruling {
    Breach::new(by, incident, decision, own)
        .counted_as(Counter::Absence)
        .due(scene.has(CONDUCT_PENALTY))
        .usually(usual(scene, by))
        .rule(scene)
}

impl LeftGame {
    fn decide(&self, scene: &Scene) -> Decided {
        let by = self.by()?;
        let incident = Says::WentAway { by };
        if scene.is_over() {
            return Ok(scene.must(incident, Says::GameOver, &[RESULT_SIGNED, RESULT_REPORTED]));
        }
        Ok(match scene.is_us() {
            true => quit_american(scene, by, incident),
            false => {
                let topics = &[RESIGNATION, DISREPUTE, CONDUCT_PENALTY];
                Breach::new(by, incident, Says::ClockRuns { by }, topics)
                    .counted_as(Counter::Absence)
                    .usually(Says::ClockRunsUsually)
                    .rule(scene)
            }
        })
    }
}

fn quit_american(scene: &Scene, by: Colour, incident: Says) -> Ruling {
    let topics = &[QUITTING, ADJUDICATION, LEAVING, PENALTIES];
    let range =
        range![Other: Says::UntilFlagCalled, Other: Says::Adjudicate, GameLost: Says::GameLost];
    scene
        .ruled(incident, Says::MayAdjudicate { by }, topics)
        .count(by, Counter::Absence)
        .discretionary(range, Says::AdjudicateIfQuit)
}

impl FinishedPlayerStays {
    fn decide(&self, scene: &Scene) -> Decided {
        let disturbs = self.disturbs()?;
        let draft = scene.citing(Says::FinishedIsThere, &[FINISHED_PLAYERS, SPECTATORS]);
        if !disturbs {
            let draft = draft.decision(Says::IsSpectator);
            return Ok(draft.note(Says::PermissionToReturn).mandatory());
        }
        let range =
            range![Warning: Says::Warning, Other: Says::LeavesArea, Other: Says::LeavesVenue];
        let draft = draft.rule(Says::MustLeave, &[THIRD_PARTIES]);
        Ok(draft.discretionary(range, Says::LeavesArea))
    }
}
