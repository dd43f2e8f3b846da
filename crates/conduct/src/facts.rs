//! What ratings and title norms ask of a section: everything that its settings and the event tell.

use adoube_clock::{Dialect, TimeControl, Venue, classify};
use adoube_journal::{EventDetails, Format, Section, SectionSettings};
use adoube_ratings::facts::{Arbiter, Role, System};
use adoube_ratings::{EventFacts, RatingList};
use adoube_rulebook::{Authority, Rulebook};
use jiff::civil::Date;

use crate::announcement::{Announced, Pace, stored};

/// The facts of a section, for an event that starts on this day. What the lists say of the players is
/// in their entries.
pub fn event_facts(details: &EventDetails, section: &Section, starts: Date) -> EventFacts {
    let settings = &section.settings;
    let announced = stored::read(&settings.announced);
    let control = settings.time_control.as_deref();
    let control = control.and_then(|text| TimeControl::read(text, Dialect::Fide).ok());
    let control = control.map(|(control, _)| control);
    let laws = Rulebook::embedded().in_force(Authority::Fide, starts);
    let rate = control.as_ref().zip(laws);
    let rate = rate.and_then(|(control, laws)| classify(control, laws, Venue::OverTheBoard).rate);
    let schedule = settings.schedule.iter();
    EventFacts {
        name: details.name.clone(),
        place: details.place.clone(),
        host: details.federation,
        end: details.ends,
        registered_on: announced.registered_on,
        organiser: details.organiser.clone(),
        system: system(section),
        list: match announced.pace.or(rate.map(Pace::of)) {
            Some(Pace::Rapid) => RatingList::Rapid,
            Some(Pace::Blitz) => RatingList::Blitz,
            Some(Pace::Standard) | None => RatingList::Standard,
        },
        time_control: control,
        // Some days are not the schedule.
        round_dates: match settings.schedule.len() >= usize::from(settings.rounds) {
            true => schedule.map(|round| round.starts.date()).collect(),
            false => Vec::new(),
        },
        arbiters: arbiters(details, &announced),
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

/// The arbiters as they are named, the chief arbiter with the title that is announced.
fn arbiters(details: &EventDetails, announced: &Announced) -> Vec<Arbiter> {
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

/// The chief arbiter as a report names one: with the title that is announced.
pub(crate) fn chief_arbiter(details: &EventDetails, settings: &SectionSettings) -> String {
    let name = details.chief_arbiter.clone().unwrap_or_default();
    let titled = Arbiter::read(&name, Role::Chief).is_none_or(|known| known.title.is_some());
    match stored::read(&settings.announced).chief_arbiter_title {
        Some(title) if !titled => format!("{} {name}", title.abbreviation()),
        _ => name,
    }
}
