//! What a file is paired by: the code of record 192, the words of 092, the games.

use adoube_formats::{EventData, ToldBy, TrfTournament};
use adoube_pairing::acceleration::CannotAccelerate;
use adoube_pairing::dutch::Edition;
use adoube_pairing::fide::Competitors;
use adoube_pairing::system::{CodedSystem, SwissSystem, SystemName};
use adoube_tournament::{
    Draft, EntrantId, Points, RoundSpan, System, TeamId, TeamVirtualPoints, Tournament,
};
use jiff::civil::Date;

/// What a file is held against.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PairedBy {
    Swiss(SwissSystem),
    /// Everybody meets everybody, by the Berger tables.
    RoundRobin,
    /// Nothing that says who meets whom: a match, a knockout, a Scheveningen.
    Otherwise,
}

impl PairedBy {
    /// Who is paired.
    pub(super) fn competitors<'t>(&self, tournament: &'t Tournament) -> Competitors<'t> {
        let of_teams = !tournament.teams().is_empty();
        let seen_as = match self {
            PairedBy::Swiss(system) => Some(system.clone()),
            // Any system for teams sees them as they are.
            _ if of_teams => SwissSystem::named("team", None),
            _ => None,
        };
        let players = SwissSystem::from(Edition::Dutch2026);
        seen_as.unwrap_or(players).competitors(tournament)
    }
}

/// What a file is paired by, and what is to be known of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesOfFile {
    pub paired_by: PairedBy,
    /// It is accelerated, though its records may leave out the points.
    pub is_baku: bool,
    /// The day decides on the edition, and the file has none that can be read.
    pub undated: bool,
    /// The file names no system: it is taken to be the usual one, in the edition of its first day.
    pub assumed: bool,
}

/// The system that record 192 or 092 names by its code, for players or for teams.
pub(crate) fn named(
    event: &EventData,
    of_teams: bool,
    starts: Option<Date>,
) -> Option<CodedSystem> {
    let codes = [&event.encoded_type, &event.tournament_type].into_iter();
    let mut coded =
        codes.filter_map(|code| CodedSystem::from_code(&code.replace('-', "_"), day(starts)));
    coded.find(|coded| coded.system.is_for_teams() == of_teams)
}

/// The system where none is named, in the edition of the day.
pub(crate) fn usual(of_teams: bool, starts: Option<Date>) -> Option<SwissSystem> {
    SwissSystem::named(if of_teams { "team" } else { "dutch" }, day(starts))
}

/// The rules of a file, or those asked for instead; nothing if its code names a system that is not
/// known.
pub fn rules_of(found: &TrfTournament, asked: Option<&SystemName>) -> Option<RulesOfFile> {
    let (event, starts) = (&found.event, found.dates.start);
    let code = event.encoded_type.trim();
    let of_teams = !found.draft.teams.is_empty();
    let named =
        named(event, of_teams, starts).or_else(|| CodedSystem::from_code(code, day(starts)));
    let assumed = code.is_empty() && named.is_none();
    let is_baku = named.as_ref().is_some_and(|named| named.is_baku);
    let named = match assumed {
        true => usual(of_teams, starts),
        false => named.map(|named| named.system),
    };
    let asked_for = asked.map(|name| name.on(day(starts)));
    let table = found.kind.system;
    // Words and games count where there is no code.
    let is_told = match found.kind.by {
        ToldBy::Code => named.is_none(),
        ToldBy::Words | ToldBy::Games => code.is_empty(),
        ToldBy::UnknownWords | ToldBy::Nothing => false,
    };
    if asked_for.is_none() && is_told && !table.is_swiss() {
        return Some(RulesOfFile {
            paired_by: by_table(table),
            is_baku: false,
            undated: false,
            assumed: false,
        });
    }
    let by_day = assumed || CodedSystem::depends_on_day(code);
    Some(RulesOfFile {
        paired_by: PairedBy::Swiss(settled(asked_for, named)?),
        is_baku,
        undated: starts.is_none() && asked.is_none() && by_day,
        assumed: assumed && asked.is_none(),
    })
}

fn by_table(system: System) -> PairedBy {
    match system {
        System::RoundRobin | System::DoubleRoundRobin | System::TeamRoundRobin => {
            PairedBy::RoundRobin
        }
        _ => PairedBy::Otherwise,
    }
}

fn day(starts: Option<Date>) -> Option<(i16, i8, i8)> {
    starts.map(|day| (day.year(), day.month(), day.day()))
}

/// The rules to pair by. A file that names the edition of 2025 keeps to it when that of 2026 is asked
/// for: for programs they are one, but for a bye that is worth no more than a loss.
fn settled(asked: Option<SwissSystem>, named: Option<SwissSystem>) -> Option<SwissSystem> {
    let edition = |system: &Option<SwissSystem>| system.as_ref().and_then(SwissSystem::dutch);
    match (edition(&asked), edition(&named)) {
        (Some(Edition::Dutch2026), Some(Edition::Dutch2025)) => named,
        _ => asked.or(named),
    }
}

/// Gives the virtual points that the code of a file promises, where its records leave them out.
///
/// # Errors
///
/// [`CannotAccelerate`] if the system does not have it for such an event.
pub fn accelerate(system: &SwissSystem, draft: &mut Draft) -> Result<(), CannotAccelerate> {
    let is_given = !draft.virtual_points.is_empty() || !draft.team_virtual_points.is_empty();
    // What contradicts itself is told by whoever makes a snapshot of it.
    let Ok(tournament) = Tournament::new(draft.clone()) else {
        return Ok(());
    };
    if is_given {
        return Ok(());
    }
    let among = system.competitors(&tournament);
    let seen = among.tournament().draft();
    let points = match system.is_for_teams() {
        true => &draft.team_scoring.match_points,
        false => &draft.point_system,
    };
    let mut given = system.baku(seen, seen.planned_rounds, points)?;
    let games = system.games_in_a_row();
    for part in &mut given {
        part.rounds = of_games(part.rounds, games);
    }
    if !system.is_for_teams() {
        draft.virtual_points = given;
        return Ok(());
    }
    let team = |id: &EntrantId| TeamId(id.0);
    let given = given.into_iter().map(|given| TeamVirtualPoints {
        teams: given.entrants.iter().map(team).collect(),
        rounds: given.rounds,
        match_points: given.points,
        game_points: Points::ZERO,
    });
    draft.team_virtual_points = given.collect();
    Ok(())
}

/// The rounds of the file, where each of the system has several games.
fn of_games(mut rounds: RoundSpan, games: u16) -> RoundSpan {
    rounds.first.0 = games * (rounds.first.0 - 1) + 1;
    if let Some(last) = &mut rounds.last {
        last.0 *= games;
    }
    rounds
}
