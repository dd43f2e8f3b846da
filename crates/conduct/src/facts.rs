//! What ratings and title norms ask of a section: everything that its settings and the event tell.

use std::collections::BTreeSet;

use adoube_clock::{Dialect, TimeControl, Venue, classify};
use adoube_journal::{
    EntryMarks, Event, EventArbiter, EventDetails, Format, Section, SectionSettings,
};
use adoube_ratings::facts::{Arbiter, Role, System};
use adoube_ratings::{EventFacts, RatingList};
use adoube_rulebook::{Authority, Rulebook};
use adoube_tournament::{Entrant, EntrantId, RoundNumber, Sex};
use jiff::civil::Date;

use crate::announcement::{Announced, Pace, stored};

/// The days of the rounds, one for each; none if some are not known: some days are not the schedule.
fn round_days(settings: &SectionSettings) -> Vec<Date> {
    let days = settings.schedule.iter().map(|round| round.starts.date());
    match settings.schedule.len() >= usize::from(settings.rounds) {
        true => days.collect(),
        false => Vec::new(),
    }
}

/// The first and the last day of a section: of its rounds where all their days are known, else of the
/// event. Reports and certificates are about the section.
pub fn section_days(
    details: &EventDetails,
    settings: &SectionSettings,
) -> (Option<Date>, Option<Date>) {
    let days = round_days(settings);
    let first = days.iter().min().copied();
    let last = days.iter().max().copied();
    (first.or(details.starts), last.or(details.ends))
}

/// What a tournament is called that reports and certificates are about: with one section the event is it.
pub fn tournament_name(event: &Event, section: &Section) -> String {
    let (event_name, name) = (&event.details.name, &section.settings.name);
    match event.sections.len() {
        0 | 1 => event_name.clone(),
        _ => format!("{event_name}: {name}"),
    }
}

/// The facts of a section, for an event that starts on this day. What the lists say of the players is
/// in their entries.
pub fn event_facts(details: &EventDetails, section: &Section, starts: Date) -> EventFacts {
    let settings = &section.settings;
    let (first, last) = section_days(details, settings);
    let starts = first.map_or(starts, |first| first.max(starts));
    let announced = stored::read(&settings.announced);
    let control = settings.time_control.as_deref();
    let control = control.and_then(|text| TimeControl::read(text, Dialect::Fide).ok());
    let control = control.map(|(control, _)| control);
    let laws = Rulebook::embedded().in_force(Authority::Fide, starts);
    let rate = control.as_ref().zip(laws);
    let rate = rate.and_then(|(control, laws)| classify(control, laws, Venue::OverTheBoard).rate);
    let titles = announced.titles.clone().unwrap_or_default();
    let women = Some(Sex::Female);
    let marked = |what: fn(&EntryMarks) -> bool| {
        let marks = section.marks.iter();
        marks
            .filter(move |(_, marks)| what(marks))
            .map(|(id, _)| *id)
            .collect()
    };
    let games = |what: fn(&EntryMarks) -> &BTreeSet<RoundNumber>| {
        let marks = section.marks.iter();
        marks
            .flat_map(move |(id, marks)| what(marks).iter().map(|round| (*round, *id)))
            .collect()
    };
    EventFacts {
        name: details.name.clone(),
        place: details.place.clone(),
        host: details.federation,
        end: last,
        registered_on: announced.registered_on,
        organiser: details.organiser.clone(),
        system: system(section),
        list: match announced.pace.or(rate.map(Pace::of)) {
            Some(Pace::Rapid) => RatingList::Rapid,
            Some(Pace::Blitz) => RatingList::Blitz,
            Some(Pace::Standard) | None => RatingList::Standard,
        },
        time_control: control,
        round_dates: round_days(settings),
        arbiters: arbiters(details, section, &announced, starts),
        registered_by: titles.registered_by,
        level: titles.level.unwrap_or_default(),
        approvals: titles.approvals,
        own_subzonal: titles.own_subzonal,
        composition_changed: titles.composition_changed,
        disabled_player: titles.disabled_player,
        women_only: announced
            .eligibility
            .as_ref()
            .is_some_and(|who| who.sex == women),
        outside_fide: marked(|marks| marks.outside_fide),
        computers: marked(|marks| marks.computer),
        not_over_the_board: games(|marks| &marks.adjudicated),
        not_to_be_rated: games(|marks| &marks.not_rated),
        ..EventFacts::starting(starts)
    }
}

/// How the opponents are found. A round robin of twice as many rounds as one cycle has is a double
/// one.
pub fn system(section: &Section) -> System {
    match section.settings.format {
        // Nobody is paired by a table.
        Format::Swiss | Format::IndividualTeams | Format::ExtraGames => System::Swiss,
        Format::RoundRobin => {
            let double = System::DoubleRoundRobin;
            let rounds = double.rounds_of_schedule(section.draft.entrants.len());
            match rounds.is_some_and(|rounds| section.settings.rounds >= rounds && rounds > 0) {
                true => double,
                false => System::RoundRobin,
            }
        }
        Format::Knockout | Format::TeamKnockout => System::Knockout,
        Format::Match => System::Match,
        Format::TeamSwiss => System::TeamSwiss,
        Format::TeamRoundRobin => System::TeamRoundRobin,
        // In all of them a table has players meet those of other teams.
        Format::Scheveningen | Format::Skalitzka | Format::Hutton => System::Scheveningen,
    }
}

/// The arbiters of a section: those of the list of the event, else as they are named, the chief
/// arbiter with the title that is announced.
fn arbiters(
    details: &EventDetails,
    section: &Section,
    announced: &Announced,
    starts: Date,
) -> Vec<Arbiter> {
    if !details.arbiters.is_empty() {
        let last = details.ends.unwrap_or(starts);
        let here = details.arbiters.iter();
        let here = here.filter_map(|one| Some((one, one.post_in(&section.id)?)));
        return here
            .map(|(one, post)| Arbiter {
                name: one.name.clone(),
                fide_id: one.fide_id,
                title: one.title,
                licensed: one.licensed_on(last),
                role: post.role,
                plays_as: plays_as(section, one),
            })
            .collect();
    }
    let chief = details.chief_arbiter.as_deref();
    let chief = chief.and_then(|name| Arbiter::read(name, Role::Chief));
    let chief = chief.or_else(|| {
        // Whoever it is has the title.
        announced.chief_arbiter_title.map(|_| Arbiter {
            name: String::new(),
            fide_id: None,
            title: None,
            licensed: None,
            role: Role::Chief,
            plays_as: None,
        })
    });
    let chief = chief.map(|chief| Arbiter {
        title: announced.chief_arbiter_title.or(chief.title),
        ..chief
    });
    let deputies = details.deputy_arbiters.iter();
    let deputies = deputies.filter_map(|name| Arbiter::read(name, Role::Deputy));
    (chief.into_iter().chain(deputies))
        .map(|arbiter| Arbiter {
            licensed: announced.arbiters_licensed,
            ..arbiter
        })
        .collect()
}

/// The entry of an arbiter who also plays.
fn plays_as(section: &Section, arbiter: &EventArbiter) -> Option<EntrantId> {
    let mut entrants = section.draft.entrants.iter();
    let same = |entrant: &&Entrant| {
        let player = &entrant.player;
        arbiter.fide_id.is_some() && player.fide_id == arbiter.fide_id
    };
    entrants.find(same).map(|entrant| entrant.id)
}

/// The chief arbiter and the others as a report names them, with title and FIDE id: records 102 and
/// 112.
pub(crate) fn reported_arbiters(
    details: &EventDetails,
    section: &Section,
) -> (String, Vec<String>) {
    if details.arbiters.is_empty() {
        let chief = chief_arbiter(details, &section.settings);
        return (chief, details.deputy_arbiters.clone());
    }
    let here = details.arbiters.iter();
    let mut here: Vec<(Role, String)> = here
        .filter_map(|one| Some((one.post_in(&section.id)?.role, called(one))))
        .collect();
    here.sort_by_key(|(role, _)| *role);
    let chief = here.iter().position(|(role, _)| *role == Role::Chief);
    let chief = chief.map_or_else(String::new, |place| here.remove(place).1);
    (chief, here.into_iter().map(|(_, name)| name).collect())
}

/// `IA Anna Arbiter (1503014)`
fn called(arbiter: &EventArbiter) -> String {
    let title = arbiter
        .title
        .map(|title| format!("{} ", title.abbreviation()));
    let id = arbiter.fide_id.map(|id| format!(" ({id})"));
    let (title, id) = (title.unwrap_or_default(), id.unwrap_or_default());
    format!("{title}{}{id}", arbiter.name)
}

/// The chief arbiter as a report names one: with the title that is announced.
fn chief_arbiter(details: &EventDetails, settings: &SectionSettings) -> String {
    let name = details.chief_arbiter.clone().unwrap_or_default();
    let titled = Arbiter::read(&name, Role::Chief).is_none_or(|known| known.title.is_some());
    match stored::read(&settings.announced).chief_arbiter_title {
        Some(title) if !titled => format!("{} {name}", title.abbreviation()),
        _ => name,
    }
}
