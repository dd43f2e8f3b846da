//! What is settled before round 1: numbers drawn by lot, acceleration.

use adoube_journal::{
    AssignNumbers, Command, Event, EventDetails, Format, Section, TeamVirtualPointsSet,
    VirtualPointsSet,
};
use adoube_pairing::acceleration;
use adoube_pairing::schedule::lots::Lots;
use adoube_pairing::schedule::varma::{self, Contestant, LateMeeting, Step};
use adoube_pairing::schedule::{ScheduleError, Seat};
use adoube_pairing::system::SwissSystem;
use adoube_pairing::us::{self, acceleration::added_score};
use adoube_tournament::{
    ByeKind, ByeRequest, EntrantId, Points, PrimaryScore, RoundNumber, RoundSpan, TeamByeRequest,
    TeamVirtualPoints, Tournament, VirtualPoints,
};
use serde::Serialize;

use super::competitors::{as_team, team_of};
use super::system::announced_us_settings;
use super::{CannotPair, Ground, swiss_system};
use crate::us::us_facts;

/// Numbers drawn by lot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawing {
    /// The command that gives the numbers.
    pub command: Command,
    /// Its reason, with the seed.
    pub reason: Ground,
    /// What happened, step by step, where the Varma tables were used.
    pub steps: Vec<Step>,
    /// Compatriots who meet in the last three rounds all the same.
    pub late_meetings: Vec<LateMeeting>,
}

/// Why numbers cannot be drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum CannotDraw {
    /// Somebody's federation is not known, and the draw looks at it.
    NoFederation { player: EntrantId },
    /// The numbers of this format come from the ratings.
    ByRating { format: Format },
    /// The tables have no draw for so many players.
    Schedule(ScheduleError),
}

adoube_types::errors!(CannotDraw, CannotAccelerate);

/// Draws the numbers of a round robin by lot, with `varma` so that compatriots meet early
/// (9 to 24 players).
///
/// # Errors
///
/// [`CannotDraw`] if the format is numbered by rating, or there is no table for so many players.
pub fn draw_numbers(section: &Section, varma: bool, seed: u64) -> Result<Drawing, CannotDraw> {
    let format = section.settings.format;
    if !format.is_fixed_schedule() {
        return Err(CannotDraw::ByRating { format });
    }
    let mut drawing = Drawing {
        command: numbers(section, &[]),
        reason: Ground::Lots { seed },
        steps: Vec::new(),
        late_meetings: Vec::new(),
    };
    if varma {
        let draw = varma::restricted_draw(&contestants(section)?, seed);
        let draw = draw.map_err(CannotDraw::Schedule)?;
        drawing.command = numbers(section, &draw.seats);
        drawing.reason = Ground::VarmaLots { seed };
        drawing.steps = draw.log;
        drawing.late_meetings = draw.late_meetings;
    } else {
        let count = u32::try_from(section.draft.entrants.len()).unwrap_or(u32::MAX);
        drawing.command = numbers(section, &Lots::from_seed(seed).draw(count));
    }
    Ok(drawing)
}

fn contestants(section: &Section) -> Result<Vec<Contestant>, CannotDraw> {
    let entrants = section.draft.entrants.iter();
    entrants
        .map(|entrant| {
            let (player, federation) = (entrant.id, entrant.player.federation);
            Ok(Contestant {
                name: entrant.player.name.clone(),
                federation: federation.ok_or(CannotDraw::NoFederation { player })?,
            })
        })
        .collect()
}

/// The entrants in the order of the seats that were drawn for them.
fn numbers(section: &Section, seats: &[Seat]) -> Command {
    let entrants = section.draft.entrants.iter().map(|entrant| entrant.id);
    let mut drawn: Vec<(Seat, EntrantId)> = seats.iter().copied().zip(entrants).collect();
    drawn.sort();
    Command::AssignNumbers(AssignNumbers {
        section: section.id.clone(),
        order: Some(drawn.into_iter().map(|(_, entrant)| entrant).collect()),
    })
}

/// How the first rounds of a Swiss are accelerated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Acceleration {
    /// Not at all.
    None,
    /// Baku acceleration (C.04.7): the upper half of the starting list.
    Baku,
    /// The added score method of US Chess (28R1).
    AddedScore,
}

/// Sets the acceleration of a section, in place of what was set before. After a late entry it can
/// be set again.
///
/// # Errors
///
/// [`CannotAccelerate`] if the section is no Swiss, or its system has no such acceleration.
pub fn accelerate(
    event: &EventDetails,
    section: &Section,
    how: Acceleration,
) -> Result<Command, CannotAccelerate> {
    let format = section.settings.format;
    if how != Acceleration::None && !format.is_swiss() {
        return Err(CannotAccelerate::NoSwiss { format });
    }
    let system = swiss_system(event, section)?;
    let tournament = section.snapshot().map_err(CannotPair::from)?;
    let virtual_points = match how {
        Acceleration::None => Vec::new(),
        Acceleration::Baku => baku_points(section, &system, &tournament)?,
        Acceleration::AddedScore => {
            let announced = announced_us_settings(&section.settings)?.acceleration;
            if system.us_chess().is_some() && announced != us::Acceleration::None {
                return Err(CannotAccelerate::Announced);
            }
            let settings = system.us_chess().cloned().unwrap_or_default();
            let among = system.competitors(&tournament);
            let facts = match system.is_for_teams() {
                true => us::Facts::default(),
                false => us_facts(section, &tournament, RoundNumber::FIRST),
            };
            let given = added_score(among.tournament(), &settings, &facts);
            vec![match system.is_for_teams() {
                // A point is what a win brings, whatever a match is worth.
                true => VirtualPoints {
                    points: among.tournament().point_system().win,
                    ..given
                },
                false => given,
            }]
        }
    };
    let section = section.id.clone();
    Ok(match system.team_score() {
        Some(primary) => Command::SetTeamVirtualPoints(TeamVirtualPointsSet {
            section,
            virtual_points: of_teams(virtual_points, primary),
        }),
        None => Command::SetVirtualPoints(VirtualPointsSet {
            section,
            virtual_points,
        }),
    })
}

/// The virtual points of those who stand for teams, in the score that makes the score groups.
pub(super) fn of_teams(given: Vec<VirtualPoints>, primary: PrimaryScore) -> Vec<TeamVirtualPoints> {
    let given = given.into_iter();
    let part = |given: VirtualPoints| {
        let (match_points, game_points) = match primary {
            PrimaryScore::MatchPoints => (given.points, Points::ZERO),
            PrimaryScore::GamePoints => (Points::ZERO, given.points),
        };
        TeamVirtualPoints {
            teams: given.entrants.into_iter().map(team_of).collect(),
            rounds: given.rounds,
            match_points,
            game_points,
        }
    };
    given.map(part).collect()
}

/// Looks at virtual points that somebody worked out elsewhere: in a US section they are the added
/// score of 28R1, and others would be taken for it.
///
/// # Errors
///
/// [`CannotAccelerate`] if the points are not those that the rules of the section give.
pub fn check_acceleration(event: &Event, command: &Command) -> Result<(), CannotAccelerate> {
    let (section, given): (_, Vec<(RoundSpan, Points)>) = match command {
        Command::SetVirtualPoints(set) => {
            let given = set.virtual_points.iter();
            let given = given.map(|given| (given.rounds, given.points));
            (&set.section, given.collect())
        }
        Command::SetTeamVirtualPoints(set) => {
            let given = set.virtual_points.iter();
            let points = |given: &TeamVirtualPoints| given.match_points.max(given.game_points);
            let given = given.map(|given| (given.rounds, points(given)));
            (&set.section, given.collect())
        }
        _ => return Ok(()),
    };
    let Some(section) = event.section(section) else {
        return Ok(());
    };
    let Ok(system) = swiss_system(&event.details, section) else {
        return Ok(());
    };
    let tournament = section.snapshot().map_err(CannotPair::from)?;
    let win = system
        .competitors(&tournament)
        .tournament()
        .point_system()
        .win;
    let is_added_score = |(rounds, points): &(RoundSpan, Points)| {
        let in_time = rounds.last.is_some_and(|last| last.0 <= 2);
        in_time && (*points == Points::ONE || *points == win)
    };
    match system.us_chess().is_some() && !given.iter().all(is_added_score) {
        true => Err(acceleration::CannotAccelerate::NotInUsChess.into()),
        false => Ok(()),
    }
}

/// The virtual points of Baku acceleration, for those who stand for teams where teams are paired; a US
/// section has none.
pub(super) fn baku_points(
    section: &Section,
    system: &SwissSystem,
    tournament: &Tournament,
) -> Result<Vec<VirtualPoints>, acceleration::CannotAccelerate> {
    let settings = &section.settings;
    if !system.is_for_teams() {
        let draft = &section.draft;
        return system.baku(draft, settings.rounds, &settings.point_system);
    }
    let among = system.competitors(tournament);
    let (teams, points) = (among.tournament().draft(), &settings.team_scoring);
    let given = system.baku(teams, settings.rounds, &points.match_points);
    given.map_err(|reason| match reason {
        acceleration::CannotAccelerate::NoNumber { player } => {
            let player = as_team(player);
            acceleration::CannotAccelerate::NoNumber { player }
        }
        reason => reason,
    })
}

/// Baku acceleration as it stands when round 1 is paired: who has a bye in it, or is absent, is not
/// counted when the list is halved. Nothing if the section is not accelerated so, or nothing changes.
pub(super) fn renewed(
    section: &Section,
    system: &SwissSystem,
    absent: &[EntrantId],
) -> Option<Command> {
    let (players, teams) = (
        &section.draft.virtual_points,
        &section.draft.team_virtual_points,
    );
    if (players.is_empty() && teams.is_empty()) || system.us_chess().is_some() {
        return None;
    }
    let mut known = section.clone();
    let (round, kind) = (RoundNumber::FIRST, ByeKind::ZeroPoint);
    match system.is_for_teams() {
        true => {
            let requests = absent.iter().map(|id| TeamByeRequest {
                team: team_of(*id),
                round,
                kind,
            });
            known.draft.team_bye_requests.extend(requests);
        }
        false => {
            let requests = absent.iter().map(|entrant| ByeRequest {
                entrant: *entrant,
                round,
                kind,
            });
            known.draft.bye_requests.extend(requests);
        }
    }
    let tournament = known.snapshot().ok()?;
    let due = baku_points(&known, system, &tournament).ok()?;
    let section = section.id.clone();
    match system.team_score() {
        Some(primary) => {
            let virtual_points = of_teams(due, primary);
            let parts = |all: &[TeamVirtualPoints]| -> Vec<(RoundSpan, Points, Points)> {
                let parts = all.iter();
                let parts = parts.map(|one| (one.rounds, one.match_points, one.game_points));
                parts.collect()
            };
            let is_other = virtual_points != *teams && parts(&virtual_points) == parts(teams);
            is_other.then_some(Command::SetTeamVirtualPoints(TeamVirtualPointsSet {
                section,
                virtual_points,
            }))
        }
        None => {
            let parts = |all: &[VirtualPoints]| -> Vec<(RoundSpan, Points)> {
                all.iter().map(|one| (one.rounds, one.points)).collect()
            };
            let is_other = due != *players && parts(&due) == parts(players);
            is_other.then_some(Command::SetVirtualPoints(VirtualPointsSet {
                section,
                virtual_points: due,
            }))
        }
    }
}

/// Why a section cannot be accelerated.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum CannotAccelerate {
    /// Its system is not known, or it contradicts itself.
    Section(CannotPair),
    /// It has no first rounds that could be accelerated.
    NoSwiss { format: Format },
    /// The rules of the acceleration do not fit it.
    Rules(acceleration::CannotAccelerate),
    /// Its settings of the US system name an acceleration already.
    Announced,
}

impl From<CannotPair> for CannotAccelerate {
    fn from(reason: CannotPair) -> CannotAccelerate {
        CannotAccelerate::Section(reason)
    }
}

impl From<acceleration::CannotAccelerate> for CannotAccelerate {
    fn from(reason: acceleration::CannotAccelerate) -> CannotAccelerate {
        CannotAccelerate::Rules(reason)
    }
}
