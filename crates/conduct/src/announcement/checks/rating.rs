//! What an event needs to be rated, and for norms.

use adoube_clock::{ByColour, NotRatable, RatingTimes};
use adoube_journal::Format;
use adoube_ratings::facts::{Arbiter, Role, System};
use adoube_ratings::norm::{Check, NormEvent, Requirement, Standing};
use adoube_ratings::{EventFacts, RatingList, TitleRules};
use adoube_tournament::{Draft, RoundNumber, Tournament};

use super::super::announced::Pace;
use super::super::articles;
use super::super::case::Case;
use super::super::observed::Observed;
use super::super::remark::{Remarks, Severity, Subject};

pub(super) fn check(case: &Case<'_>, remarks: &mut Remarks) {
    if case.more.rated.is_none() && !case.is_title_event() {
        let source = if case.is_us() {
            case.books.us(articles::US_RATED)
        } else {
            case.books.ratings(articles::RATED)
        };
        remarks.should(Subject::Rated, source, Observed::RatedNotSaid);
    }
    if case.is_title_event() && case.more.rated == Some(false) {
        let source = case.books.titles(articles::TITLE_EVENTS);
        remarks.must(Subject::Rated, source, Observed::NormsNeedRating);
    }
    if case.is_rated() && !case.is_us() {
        rate_of_play(case, remarks);
        registration(case, remarks);
        licences(case, remarks);
        duration(case, remarks);
    }
    if case.is_title_event() {
        title_event(case, remarks);
    }
}

/// The least time for the ratings of the players (B.02 1.1 and 1.2).
fn rate_of_play(case: &Case<'_>, remarks: &mut Remarks) {
    let (Some(control), Some(class)) = (&case.control, &case.class) else {
        return;
    };
    let Some(times) = RatingTimes::on(case.books.day) else {
        return;
    };
    let judged = |rating: Option<u32>| {
        let ratings = ByColour::of(|_| rating);
        times.ratable(control, class.total, ratings).reasons
    };
    let highest = case.more.highest_rating.map(u32::from);
    for why in judged(highest) {
        let source = case.books.ratings(articles::not_ratable(&why));
        remarks.must(Subject::TimeControl, source, Observed::NotRatable { why });
    }
    if highest.is_some() {
        return;
    }
    let too_fast = |rating: u32| {
        let reasons = judged(Some(rating));
        reasons
            .iter()
            .any(|reason| matches!(reason, NotRatable::TooFast { .. }))
    };
    let steps = times.steps.iter().map(|(rating, _)| *rating);
    if let Some(rating) = steps.filter(|rating| too_fast(*rating)).min() {
        let source = case.books.ratings(articles::RATED_GAMES);
        let fast = Observed::TooFastFrom { rating };
        remarks.note(Subject::TimeControl, source, fast);
    }
}

fn registration(case: &Case<'_>, remarks: &mut Remarks) {
    let source = || case.books.ratings(articles::REGISTRATION);
    let Some(registered) = case.more.registered_on else {
        // The title regulations ask for it themselves.
        if !case.is_title_event() {
            remarks.should(Subject::RegisteredOn, source(), Observed::NotRegistered);
        }
        return;
    };
    let Some(starts) = case.event.starts else {
        return;
    };
    let days = starts.duration_since(registered).as_hours() / 24;
    let top = case
        .more
        .highest_rating
        .is_some_and(|highest| highest > 2700);
    let list = match case.more.pace {
        Some(Pace::Rapid) => RatingList::Rapid,
        Some(Pace::Blitz) => RatingList::Blitz,
        Some(Pace::Standard) | None => RatingList::Standard,
    };
    let rules = case.books.rating;
    let least = rules.map(|rules| rules.registration_days(list, top));
    match least {
        Some(least) if days < i64::from(least) => {
            let late = Observed::RegisteredLate { days, least };
            remarks.must(Subject::RegisteredOn, source(), late);
        }
        _ if registered > starts => {
            let late = Observed::RegisteredAfterStart;
            remarks.must(Subject::RegisteredOn, source(), late);
        }
        _ => {}
    }
}

fn licences(case: &Case<'_>, remarks: &mut Remarks) {
    let source = case.books.ratings(articles::LICENCES);
    match case.more.arbiters_licensed {
        Some(true) => {}
        Some(false) => {
            remarks.must(Subject::Arbiters, source, Observed::ArbitersWithoutLicence);
        }
        None => {
            remarks.note(Subject::Arbiters, source, Observed::LicencesNeeded);
        }
    }
}

fn duration(case: &Case<'_>, remarks: &mut Remarks) {
    let (Some(starts), Some(ends)) = (case.event.starts, case.event.ends) else {
        return;
    };
    let days = ends.duration_since(starts).as_hours() / 24 + 1;
    if days > 90 && !case.is_team() {
        let source = case.books.ratings(articles::DURATION);
        remarks.must(Subject::Ends, source, Observed::LongEvent { days });
    }
}

fn title_event(case: &Case<'_>, remarks: &mut Remarks) {
    let Some(rules) = case.books.titles else {
        let source = case.books.titles(articles::TITLE_EVENTS);
        remarks.note(Subject::TitleEvent, source, Observed::NoTitleRules);
        return;
    };
    enough_rounds(case, rules, remarks);
    for check in conditions(case, rules) {
        let severity = match check.standing {
            Standing::NotMet => Severity::Must,
            Standing::Open => Severity::Should,
            Standing::Waived | Standing::Met => continue,
        };
        let condition = Observed::Condition {
            what: check.what,
            needed: check.needed,
            actual: check.actual,
        };
        let source = case.books.titles(check.article);
        remarks.add(severity, subject(check.what), source, condition);
    }
}

/// A norm needs nine games, except in a few events for teams and the World Cup.
fn enough_rounds(case: &Case<'_>, rules: TitleRules, remarks: &mut Remarks) {
    let rounds = case.section.rounds;
    if !(1..9).contains(&rounds) {
        return;
    }
    let severity = match case.is_team() || case.is_official() {
        true => Severity::Should,
        false => Severity::Must,
    };
    let source = case.books.titles(articles::games_of_norms(rules));
    let too_few = Observed::NormNeedsNineGames { rounds };
    remarks.add(severity, Subject::Rounds, source, too_few);
}

/// The conditions on the event, asked of an event without players.
fn conditions(case: &Case<'_>, rules: TitleRules) -> Vec<Check> {
    let draft = Draft {
        planned_rounds: case.section.rounds,
        ..Draft::default()
    };
    let Ok(empty) = Tournament::new(draft) else {
        return Vec::new();
    };
    let facts = facts(case);
    NormEvent::new(&empty, &facts, rules, RoundNumber(0)).conditions
}

fn facts(case: &Case<'_>) -> EventFacts {
    let chief = case.event.chief_arbiter.iter().map(|name| Arbiter {
        name: name.clone(),
        fide_id: None,
        title: case.more.chief_arbiter_title,
        licensed: case.more.arbiters_licensed,
        role: Role::Chief,
        plays_as: None,
    });
    let schedule = case.section.schedule.iter();
    let titles = case.more.titles.clone().unwrap_or_default();
    EventFacts {
        end: case.event.ends,
        registered_on: case.more.registered_on,
        system: system(case.section.format),
        list: match case.pace() {
            Some(Pace::Rapid) => RatingList::Rapid,
            Some(Pace::Blitz) => RatingList::Blitz,
            Some(Pace::Standard) | None => RatingList::Standard,
        },
        time_control: case.control.clone(),
        round_dates: schedule.map(|round| round.starts.date()).collect(),
        arbiters: chief.collect(),
        level: titles.level.unwrap_or_default(),
        approvals: titles.approvals,
        composition_changed: titles.composition_changed,
        disabled_player: titles.disabled_player,
        ..EventFacts::starting(case.books.day)
    }
}

fn system(format: Format) -> System {
    match format {
        Format::Swiss | Format::IndividualTeams | Format::ExtraGames => System::Swiss,
        Format::RoundRobin => System::RoundRobin,
        Format::Knockout | Format::TeamKnockout => System::Knockout,
        Format::Match => System::Match,
        Format::TeamSwiss => System::TeamSwiss,
        Format::TeamRoundRobin => System::TeamRoundRobin,
        Format::Scheveningen | Format::Skalitzka | Format::Hutton => System::Scheveningen,
    }
}

/// Where to change what a condition is about.
fn subject(what: Requirement) -> Subject {
    match what {
        Requirement::RegisteredBefore => Subject::RegisteredOn,
        Requirement::ChiefArbiter => Subject::ChiefArbiter,
        Requirement::RoundsOnADay | Requirement::PlayOnADayOf60Moves => Subject::Schedule,
        Requirement::RateOfPlay => Subject::TimeControl,
        Requirement::Duration => Subject::Ends,
        _ => Subject::TitleEvent,
    }
}
