//! A section as a tournament report file.

use std::collections::BTreeMap;

use adoube_clock::{Dialect, TimeControl};
use adoube_formats::trf::{Record, TrfOddity, TrfUnsaid, system_code, system_words};
use adoube_formats::{EventData, Trf, TrfErrors, TrfVersion, write_trf};
use adoube_journal::{Event, Format, Section};
use adoube_pairing::facts::Row;
use adoube_pairing::schedule::team_match::colour_on_board;
use adoube_pairing::system::{CodedSystem, SwissSystem};
use adoube_pairing::us;
use adoube_tournament::{
    Colour, Draft, EntrantId, Federation, OpenGame, RoundNumber, TeamScoring, Tournament,
    Violations,
};
use jiff::civil::Date;
use serde::Serialize;

use super::drawing::{baku_points, of_teams};
use super::integrity;
use super::remarks;
use super::system::plays_by_us_chess;
use super::{swiss, swiss_system};
use crate::announcement::stored;
use crate::articles::US_VIRTUAL_POINTS;
use crate::facts;
use crate::import::kept_records;
use crate::ranking::{Ranking, ranks_teams, reported_tie_breaks, with_adjourned_drawn};

/// A report of a section.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SectionReport {
    pub text: String,
    /// What such a file cannot tell.
    pub left_out: Vec<LeftOut>,
    /// What is strange in the file.
    pub warnings: Vec<TrfOddity>,
}

/// What is announced or known of a section and has no place in a report.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum LeftOut {
    /// What the writer of the file says.
    OfFile(TrfUnsaid),
    Organiser {
        name: String,
    },
    Categories {
        names: Row<String>,
    },
    /// What the director knows of entries.
    Marks {
        names: Row<String>,
    },
    /// Requests of players not to be paired with each other.
    NonPairings {
        requests: usize,
    },
    /// A variation of the US system.
    Variation(us::variations::Variation),
    OpenGame(OpenGame),
    /// Teams that meet in no match: the file would say that they scored nothing.
    Teams {
        names: Row<String>,
    },
}

/// Why there is no report of a section.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum CannotReport {
    /// That round is not paired.
    NotPaired {
        /// The round asked for.
        round: RoundNumber,
        /// The last one.
        last: RoundNumber,
    },
    /// Nobody has a pairing number.
    NoNumbers,
    /// Games of the whole tournament have no result, and this is its last round.
    OpenGames { round: RoundNumber, games: usize },
    /// The section contradicts itself.
    Contradiction(Violations),
    /// Something does not fit its columns.
    DoesNotFit(TrfErrors),
}

adoube_types::errors!(CannotReport);

/// The report of a section (TRF26) as it stands, or after a round: the players as they are known
/// now, the rounds up to that one, the ranks by the tie-breaks that the report itself names.
///
/// # Errors
///
/// [`CannotReport`] if the round is not paired yet, nobody has a number, games are missing at the end, or the section does
/// not fit into the format.
pub fn report(
    event: &Event,
    section: &Section,
    after: Option<RoundNumber>,
) -> Result<SectionReport, CannotReport> {
    let last = section.draft.paired_rounds();
    let after = after.unwrap_or(last);
    if after > last {
        return Err(CannotReport::NotPaired { round: after, last });
    }
    let mut entrants = section.draft.entrants.iter();
    if !entrants.any(|entrant| entrant.pairing_number.is_some()) {
        return Err(CannotReport::NoNumbers);
    }
    if let Some(games) = open_at_the_end(section, after) {
        let round = after;
        return Err(CannotReport::OpenGames { round, games });
    }
    let mut draft = section.draft.after(after);
    if section.settings.format.is_swiss_of_players() {
        // Where round 1 was made by hand it shows the colour that nobody drew.
        let colour = swiss::shown_initial_colour(section, &swiss::pairs_of_round_1(section));
        draft.initial_colour = colour.filter(|_| after.0 > 0).or(draft.initial_colour);
    }
    let without = without_teams(section, &mut draft);
    let tournament = Tournament::new(draft).map_err(CannotReport::Contradiction)?;
    let by_hand = remarks::by_hand(event, section, after);
    let data = event_data(event, section);
    let mut left_out: Vec<LeftOut> = without.into_iter().collect();
    let written = Trf::from_tournament(&tournament, &data, TrfVersion::Trf26)
        .map_err(CannotReport::DoesNotFit)?;
    let trf = ranked(event, section, &tournament, &written.trf)?;
    let comments = (integrity::mode(section, after).into_iter())
        .chain(kept_records(section))
        .chain(remarks::imported(section, after))
        .chain(by_hand)
        .chain(integrity::full_point_byes(section, after))
        .chain(integrity::lines(section, after))
        .chain(remarks::play_offs(section, after))
        .chain(remarks::rated_otherwise(section, after))
        .chain(remarks::open(section, after));
    let trf = commented(&trf, comments)?;
    let of_file = written.left_out.into_iter();
    left_out.extend(of_file.map(|one| LeftOut::OfFile(one.what)));
    left_out.extend(unsaid(event, section));
    let open = section.draft.open_games(after).into_iter();
    let unreported = open.filter(|game| !game.adjourned);
    left_out.extend(unreported.map(LeftOut::OpenGame));
    let warnings = trf.warnings().iter();
    Ok(SectionReport {
        text: write_trf(&trf),
        left_out,
        warnings: warnings.map(|one| one.what.clone()).collect(),
    })
}

/// How many games have no result after the last round, in FIDE mode: then nothing is final.
fn open_at_the_end(section: &Section, after: RoundNumber) -> Option<usize> {
    let is_last = after.0 == section.settings.rounds && section.is_in_fide_mode();
    let open = section.draft.open_games(after);
    (is_last && !open.is_empty()).then_some(open.len())
}

/// Leaves out teams that are ranked by what their players score.
fn without_teams(section: &Section, draft: &mut Draft) -> Option<LeftOut> {
    if !section.settings.format.ranks_by_players() || draft.teams.is_empty() {
        return None;
    }
    let teams = std::mem::take(&mut draft.teams).into_iter();
    draft.team_scoring = TeamScoring::default();
    draft.team_adjustments.clear();
    draft.team_bye_requests.clear();
    draft.team_virtual_points.clear();
    draft.team_prohibited.clear();
    Some(LeftOut::Teams {
        names: Row(teams.map(|team| team.details.name).collect()),
    })
}

/// The file with comments before the first player.
fn commented(trf: &Trf, comments: impl Iterator<Item = String>) -> Result<Trf, CannotReport> {
    let mut records = trf.records().to_vec();
    let players = |record: &Record| matches!(record, Record::Player(_));
    let place = records.iter().position(players).unwrap_or(records.len());
    records.splice(place..place, comments.map(Record::Other));
    Trf::from_records(records).map_err(CannotReport::DoesNotFit)
}

/// The file with the ranks of the standings, among the players and the teams who are in it.
fn ranked(
    event: &Event,
    section: &Section,
    tournament: &Tournament,
    trf: &Trf,
) -> Result<Trf, CannotReport> {
    let after = tournament.paired_rounds();
    let drawn = with_adjourned_drawn(tournament);
    let counted = drawn.as_ref().unwrap_or(tournament);
    let ranking = Ranking::of_players(&event.details, &section.settings, counted, after);
    let number = |id: u32| Some(tournament.entrant(EntrantId(id))?.pairing_number?.get());
    let places = ranking.places_among(|id| number(id).is_some());
    let places = places
        .into_iter()
        .filter_map(|(id, place)| Some((number(id)?, place)));
    let places: BTreeMap<u32, u32> = places.collect();
    let of_teams = places_of_teams(event, section, tournament);
    let mut teams = tournament.teams().iter();
    let mut records = trf.records().to_vec();
    for record in &mut records {
        match record {
            Record::Player(player) => {
                player.rank = places.get(&player.person.number).copied();
            }
            Record::Team(record) => {
                let place = teams.next().and_then(|team| of_teams.get(&team.id.0));
                record.rank = place.copied().or(record.rank);
            }
            _ => {}
        }
    }
    Trf::from_records(records).map_err(CannotReport::DoesNotFit)
}

/// The places of the teams by their ids, where teams are ranked.
fn places_of_teams(
    event: &Event,
    section: &Section,
    tournament: &Tournament,
) -> BTreeMap<u32, u32> {
    if !ranks_teams(section.settings.format) {
        return BTreeMap::new();
    }
    let after = tournament.paired_rounds();
    let ranking = Ranking::of(&event.details, &section.settings, tournament, after);
    ranking.places_among(|_| true).into_iter().collect()
}

fn event_data(event: &Event, section: &Section) -> EventData {
    let (details, settings) = (&event.details, &section.settings);
    let (starts, ends) = match event.sections.len() {
        0 | 1 => (details.starts, details.ends),
        _ => facts::section_days(details, settings),
    };
    let day = |date: Option<Date>| date.map_or_else(String::new, long_date);
    let system = swiss_system(details, section)
        .ok()
        .filter(|_| settings.format.is_swiss());
    let federation = rating_federation(event, section, system.as_ref());
    let (chief_arbiter, deputy_arbiters) = facts::reported_arbiters(details, section);
    let mut data = EventData {
        name: facts::tournament_name(event, section),
        city: details.place.clone().unwrap_or_default(),
        federation: (details.federation)
            .map_or_else(String::new, |federation| federation.code().to_owned()),
        start_date: day(starts),
        end_date: day(ends),
        tournament_type: tournament_type(section, system.as_ref()),
        chief_arbiter,
        registered: day(stored::read(&settings.announced).registered_on),
        deputy_arbiters,
        time_control: settings.time_control.clone().unwrap_or_default(),
        round_dates: round_dates(section),
        pairing_controller: "Adoube".to_owned(),
        encoded_type: match system {
            Some(system) => encoded_type(event, section, &system),
            // The table of codes has none for them.
            None if settings.format.ranks_by_players() => String::new(),
            None => system_code(facts::system(section))
                .unwrap_or_default()
                .to_owned(),
        },
        // A knockout is ranked by the round reached.
        tie_breaks: match settings.format {
            Format::Knockout | Format::TeamKnockout => String::new(),
            _ => reported_tie_breaks(details, section).join(","),
        },
        encoded_time_control: encoded_time_control(section),
        colour_sequence: colour_sequence(section),
        ..EventData::default()
    };
    data.set_rating_used(settings.rating_used, federation);
    data
}

fn long_date(date: Date) -> String {
    format!("{:04}/{:02}/{:02}", date.year(), date.month(), date.day())
}

/// The dates of the rounds, as far as the last one that has one.
fn round_dates(section: &Section) -> Vec<String> {
    let schedule = &section.settings.schedule;
    let last = schedule.iter().map(|time| time.round).max();
    let rounds = 1..=last.map_or(0, |round| round.0);
    let date = |round: u16| {
        let time = schedule.iter().find(|time| time.round.0 == round);
        time.map_or_else(String::new, |time| {
            let day = time.starts.date();
            let year = day.year().rem_euclid(100);
            format!("{year:02}/{:02}/{:02}", day.month(), day.day())
        })
    };
    rounds.map(date).collect()
}

fn tournament_type(section: &Section, system: Option<&SwissSystem>) -> String {
    let words = match (section.settings.format, system) {
        (Format::Swiss | Format::IndividualTeams, Some(system)) => system.tournament_type(),
        (Format::Swiss | Format::IndividualTeams, None) => "Individual: Swiss-System",
        (Format::RoundRobin, _) => system_words(facts::system(section)),
        (Format::Knockout, _) => "Individual: Knockout",
        (Format::Match, _) => "Individual: Match",
        (Format::TeamSwiss, Some(system)) => system.tournament_type(),
        (Format::TeamSwiss, None) => "Team: Swiss-System",
        (Format::TeamRoundRobin, _) => "Team: Round-Robin",
        (Format::Scheveningen, _) => "Team: Scheveningen",
        (Format::Skalitzka, _) => "Individual: Skalitzka",
        (Format::Hutton, _) => "Individual: Hutton",
        (Format::TeamKnockout, _) => "Team: Knockout",
        (Format::ExtraGames, _) => "Individual: Extra rated games",
    };
    words.to_owned()
}

/// Record 192, with a mark where the acceleration is the one of the rules.
fn encoded_type(event: &Event, section: &Section, system: &SwissSystem) -> String {
    let draft = &section.draft;
    let by_the_rules = section.snapshot().ok();
    let by_the_rules =
        by_the_rules.and_then(|tournament| baku_points(section, system, &tournament).ok());
    let is_baku = by_the_rules.is_some_and(|points| match system.team_score() {
        Some(primary) => {
            let given = &draft.team_virtual_points;
            !given.is_empty() && of_teams(points, primary) == *given
        }
        None => !draft.virtual_points.is_empty() && points == draft.virtual_points,
    });
    let coded = CodedSystem {
        system: system.clone(),
        is_baku,
    };
    let starts = event.details.starts;
    coded.code(starts.map(|day| (day.year(), day.month(), day.day())))
}

/// Whose national ratings the players have: those of US Chess under its rules, else those of the
/// federation that holds the event.
fn rating_federation(
    event: &Event,
    section: &Section,
    system: Option<&SwissSystem>,
) -> Option<Federation> {
    let by_us_chess = system.is_some_and(|system| system.us_chess().is_some());
    let is_us = by_us_chess || plays_by_us_chess(section);
    let us = "USA".parse().ok().filter(|_| is_us);
    us.or(event.details.federation)
}

/// What is announced of the section and has no record.
fn unsaid(event: &Event, section: &Section) -> Vec<LeftOut> {
    let mut unsaid = Vec::new();
    if let Some(organiser) = &event.details.organiser {
        let name = organiser.clone();
        unsaid.push(LeftOut::Organiser { name });
    }
    let categories = section.settings.categories.iter();
    let names = Row(categories.map(|one| one.name.clone()).collect::<Vec<_>>());
    if !names.0.is_empty() {
        unsaid.push(LeftOut::Categories { names });
    }
    if !section.marks.is_empty() {
        let names = Row(section.marks.keys().map(|id| section.label(*id)).collect());
        unsaid.push(LeftOut::Marks { names });
    }
    if !section.non_pairings.is_empty() {
        let requests = section.non_pairings.len();
        unsaid.push(LeftOut::NonPairings { requests });
    }
    let system = swiss_system(&event.details, section).ok();
    if let Some(settings) = system.as_ref().and_then(SwissSystem::us_chess) {
        // Virtual points have records of their own.
        let draft = &section.draft;
        let has_points = !(draft.virtual_points.is_empty() && draft.team_virtual_points.is_empty());
        let variations = us::variations::in_use(settings).into_iter();
        let variations = variations.filter(|one| !(has_points && one.article == US_VIRTUAL_POINTS));
        unsaid.extend(variations.map(LeftOut::Variation));
    }
    unsaid
}

/// Record 222, if the time control can be understood and written so.
fn encoded_time_control(section: &Section) -> String {
    let announced = section.settings.time_control.as_deref().unwrap_or_default();
    let control = TimeControl::read(announced, Dialect::Fide).ok();
    let written = control.and_then(|(control, _)| control.print(Dialect::Trf).ok());
    written.unwrap_or_default()
}

/// Record 352: the colours of the first team.
fn colour_sequence(section: &Section) -> String {
    if section.draft.teams.is_empty() {
        return String::new();
    }
    let boards = u32::from(section.settings.team_scoring.boards);
    (1..=boards)
        .map(|board| match colour_on_board(board, Colour::White) {
            Colour::White => 'W',
            Colour::Black => 'B',
        })
        .collect()
}
