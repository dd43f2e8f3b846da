//! The arbiters of a section: whether they are enough and may do what they do, and the norms they make.

use std::collections::BTreeSet;

use adoube_journal::{EventArbiter, EventDetails, Format, Section};
use adoube_ratings::arbiters::{
    ArbiterApplication, ArbiterEvent, ArbiterNorm, Certificates, EventFormat, EventLevel, Staff,
    appointable, arbiter_application, certificates, norm_checks, staff,
};
use adoube_ratings::facts::{ArbiterTitle, Level, Role};
use adoube_ratings::norm::{Amount, Check, Requirement, Standing};
use adoube_ratings::{EventFacts, RatingList};
use adoube_tournament::{BirthDate, Federation, RoundNumber};
use jiff::civil::Date;
use serde::Serialize;

use crate::announcement::stored;
use crate::articles;
use crate::careers::ArbiterCareer;
use crate::facts::event_facts;

/// What there is to say of the arbiters of a section.
#[derive(Clone, Debug, Serialize)]
pub struct SectionArbiters {
    /// Everybody with a post here, the chief first.
    pub arbiters: Vec<ArbiterAtWork>,
    /// How many are usual.
    pub staff: Staff,
    /// How many certificates of norms the event gives out.
    pub certificates: Certificates,
    /// What stands against the arbiters as a whole.
    pub checks: Vec<Check>,
}

/// An arbiter in a section.
#[derive(Clone, Debug, Serialize)]
pub struct ArbiterAtWork {
    pub arbiter: EventArbiter,
    pub role: Role,
    /// The rounds served.
    pub rounds: Vec<RoundNumber>,
    /// What stands against the appointment.
    pub checks: Vec<Check>,
    /// The norm that can be made here; none for International Arbiters.
    pub norm: Option<ArbiterNormHere>,
    /// How far the next title is, with the norm of this section if it can be one.
    pub application: Option<ArbiterApplicationHere>,
}

/// What an arbiter has earned, and what is missing for the next title.
#[derive(Clone, Debug, Serialize)]
pub struct ArbiterApplicationHere {
    /// The title sought.
    pub title: ArbiterTitle,
    /// Nothing is missing.
    pub complete: bool,
    /// What counts: what was told of other events, then this section.
    pub norms: Vec<ArbiterNorm>,
    /// What stands against each of them, and the requirements of the whole.
    pub application: ArbiterApplication,
}

/// A norm of an arbiter in a section, with every requirement.
#[derive(Clone, Debug, Serialize)]
pub struct ArbiterNormHere {
    pub title: ArbiterTitle,
    pub standing: Standing,
    pub checks: Vec<Check>,
}

/// The arbiters of a section of an event that starts on a day.
pub fn section_arbiters(
    details: &EventDetails,
    section: &Section,
    starts: Date,
) -> SectionArbiters {
    let facts = event_facts(details, section, starts);
    let event = arbiter_event(section, &facts);
    let mut arbiters: Vec<ArbiterAtWork> = (details.arbiters.iter())
        .filter_map(|one| at_work(one, section, &facts, &event))
        .collect();
    arbiters.sort_by_key(|one| one.role);
    SectionArbiters {
        checks: checks(&arbiters, section, &facts),
        staff: staff(event.players),
        certificates: certificates(&event),
        arbiters,
    }
}

/// The section as norms of arbiters see it.
pub fn arbiter_event(section: &Section, facts: &EventFacts) -> ArbiterEvent {
    let announced = stored::read(&section.settings.announced);
    let entrants = &section.draft.entrants;
    let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    let rated = entrants.iter();
    let rated = rated.filter(|one| one.player.fide_rating.is_some_and(|rating| rating > 0));
    let federations: BTreeSet<Federation> = (entrants.iter())
        .filter_map(|one| one.player.federation)
        .filter(|federation| federation.code() != "FID")
        .collect();
    let scoring = &section.settings.team_scoring;
    let level = match facts.level {
        Level::World | Level::WorldCup | Level::Olympiad => EventLevel::World,
        Level::Continental | Level::TeamChampionship | Level::Zonal => EventLevel::Continental,
        Level::NationalChampionship | Level::NationalTeamChampionship => {
            EventLevel::NationalChampionship
        }
        Level::Other if federations.len() >= 2 => EventLevel::International,
        Level::Other => EventLevel::National,
    };
    let licences = || facts.arbiters.iter().map(|one| one.licensed);
    ArbiterEvent {
        format: format(section, facts),
        level,
        players: count(entrants.len()),
        rated: count(rated.count()),
        federations: count(federations.len()),
        rounds: section.settings.rounds.into(),
        start: facts.start,
        fast: facts.list != RatingList::Standard,
        player_norms: announced.title_event == Some(true),
        official: announced.official == Some(true) || level == EventLevel::World,
        national_final: facts.level == Level::NationalChampionship,
        teams: (!section.draft.teams.is_empty())
            .then(|| (scoring.boards.into(), count(section.draft.teams.len()))),
        licensed: match licences().all(|one| one == Some(true)) && !facts.arbiters.is_empty() {
            true => Some(true),
            false if licences().any(|one| one == Some(false)) => Some(false),
            false => None,
        },
    }
}

fn format(section: &Section, facts: &EventFacts) -> EventFormat {
    use adoube_ratings::facts::System;
    match (section.settings.format, facts.system) {
        (Format::IndividualTeams, _) => EventFormat::Team,
        (_, System::DoubleRoundRobin) => EventFormat::DoubleRoundRobin,
        (_, System::RoundRobin) => EventFormat::RoundRobin,
        (_, system) if system.is_team() => EventFormat::Team,
        _ => EventFormat::Swiss,
    }
}

fn at_work(
    arbiter: &EventArbiter,
    section: &Section,
    facts: &EventFacts,
    event: &ArbiterEvent,
) -> Option<ArbiterAtWork> {
    let post = arbiter.post_in(&section.id)?;
    let all = (1..=section.settings.rounds).map(RoundNumber);
    let rounds: Vec<RoundNumber> = match post.rounds.is_empty() {
        true => all.collect(),
        false => post.rounds.clone(),
    };
    let title = match arbiter.title {
        Some(ArbiterTitle::International) => None,
        Some(ArbiterTitle::Fide) => Some(ArbiterTitle::International),
        Some(ArbiterTitle::National) | None => Some(ArbiterTitle::Fide),
    };
    let norm = title.map(|title| norm(title, event, rounds.len(), facts));
    let application = norm
        .as_ref()
        .map(|norm| career_here(arbiter, norm, event, rounds.len(), facts));
    Some(ArbiterAtWork {
        application,
        role: post.role,
        checks: appointment(arbiter, post.role, section, facts),
        rounds,
        norm,
        arbiter: arbiter.clone(),
    })
}

/// How far the title is, by what was told of other events and this section.
fn career_here(
    arbiter: &EventArbiter,
    here: &ArbiterNormHere,
    event: &ArbiterEvent,
    rounds: usize,
    facts: &EventFacts,
) -> ArbiterApplicationHere {
    let career = ArbiterCareer::of(arbiter);
    let mut norms = career.norms;
    if here.standing != Standing::NotMet {
        let chief = facts.chief_arbiter();
        norms.push(ArbiterNorm::Event {
            name: facts.name.clone(),
            event: event.clone(),
            rounds_worked: u32::try_from(rounds).ok(),
            chief_arbiter: chief.map_or_else(String::new, |chief| chief.name.clone()),
            chief_title: chief.and_then(|chief| chief.title),
        });
    }
    let last = facts.end.unwrap_or(facts.start);
    let age = arbiter.birth.map(|birth| age(birth, last));
    let mut application = arbiter_application(here.title, &norms, age, career.fa_since, last);
    if arbiter.title == Some(ArbiterTitle::Fide) && career.fa_since.is_none() {
        // The title is there; only nobody told since when.
        let mut checks = application.checks.iter_mut();
        if let Some(check) = checks.find(|check| check.what == Requirement::FaTitle) {
            *check = Check::unknown(check.article, Requirement::FaTitle, Amount::Held);
        }
    }
    ArbiterApplicationHere {
        title: here.title,
        complete: application.is_complete(),
        norms,
        application,
    }
}

/// The years somebody surely has on a day: without month and day the birthday may be yet to come.
fn age(birth: BirthDate, on: Date) -> u32 {
    let years = i32::from(on.year()) - i32::from(birth.year());
    let parts = birth.month().zip(birth.day());
    let had = parts.is_some_and(|(month, day)| {
        (i32::from(month), i32::from(day)) <= (i32::from(on.month()), i32::from(on.day()))
    });
    u32::try_from(years - i32::from(!had)).unwrap_or(0)
}

/// What the section must be like for a norm, and in a team event how many rounds the arbiter worked.
fn norm(
    title: ArbiterTitle,
    event: &ArbiterEvent,
    rounds: usize,
    facts: &EventFacts,
) -> ArbiterNormHere {
    let mut checks = norm_checks(event, title);
    if event.format == EventFormat::Team {
        let standing = Standing::of(rounds >= 5);
        let (what, needed) = (Requirement::RoundsWorked, Amount::AtLeast(5));
        checks.push(Check::new(
            articles::ARBITERS_NORM,
            what,
            needed,
            rounds,
            standing,
        ));
    }
    let signs = facts.chief_arbiter().and_then(|chief| chief.title);
    if title == ArbiterTitle::International && signs == Some(ArbiterTitle::National) {
        let found = Amount::ArbiterTitle(ArbiterTitle::National);
        let (what, needed) = (Requirement::SignedBy, Amount::IaOrFa);
        checks.push(Check::new(
            articles::ARBITERS_NORM,
            what,
            needed,
            found,
            Standing::NotMet,
        ));
    }
    let worst = checks.iter().map(|check| check.standing);
    ArbiterNormHere {
        title,
        standing: worst.min().unwrap_or(Standing::Met),
        checks,
    }
}

/// The licence, and the class where the event has one.
fn appointment(
    arbiter: &EventArbiter,
    role: Role,
    section: &Section,
    facts: &EventFacts,
) -> Vec<Check> {
    let last = facts.end.unwrap_or(facts.start);
    let what = Requirement::ArbitersWithLicence;
    let mut checks = vec![match arbiter.licensed_on(last) {
        Some(licensed) => {
            let found = if licensed { Amount::Yes } else { Amount::No };
            Check::new(
                articles::ARBITERS_LICENCE,
                what,
                Amount::Yes,
                found,
                Standing::of(licensed),
            )
        }
        None => Check::unknown(articles::ARBITERS_LICENCE, what, Amount::Yes),
    }];
    let titles = stored::read(&section.settings.announced).titles;
    if let Some(class) = titles.and_then(|titles| titles.class) {
        let what = Requirement::ClassForPost;
        let fits = |category| appointable(role, class, category);
        checks.extend(match arbiter.category {
            Some(category) => fits(category).map(|fits| {
                let found = Amount::Text(format!("{category:?}"));
                Check::new(
                    articles::ARBITERS_CLASS,
                    what,
                    Amount::Yes,
                    found,
                    Standing::of(fits),
                )
            }),
            None => Some(Check::unknown(articles::ARBITERS_CLASS, what, Amount::Yes)),
        });
    }
    checks
}

/// A chief with a title, enough arbiters, and none who plays.
fn checks(arbiters: &[ArbiterAtWork], section: &Section, facts: &EventFacts) -> Vec<Check> {
    let players = u32::try_from(section.draft.entrants.len()).unwrap_or(u32::MAX);
    let usual = staff(players);
    let least = usual.chief + usual.deputy + usual.arbiters_from;
    let found = u32::try_from(arbiters.len()).unwrap_or(u32::MAX);
    // So many are usual; the regulations do not ask for them.
    let enough = match found >= least {
        true => Standing::Met,
        false => Standing::Open,
    };
    let needed = Amount::AtLeast(i32::try_from(least).unwrap_or(i32::MAX));
    let chief = facts.chief_arbiter().map(|chief| chief.title);
    let (article, what) = (articles::CHIEF_ARBITER, Requirement::ChiefArbiter);
    let chief = match chief {
        Some(Some(title)) => {
            let standing = Standing::of(title != ArbiterTitle::National);
            Check::new(
                article,
                what,
                Amount::IaOrFa,
                Amount::ArbiterTitle(title),
                standing,
            )
        }
        _ => Check::unknown(article, what, Amount::IaOrFa),
    };
    let playing = facts.arbiters.iter().filter(|one| one.plays_as.is_some());
    let playing = playing.count();
    vec![
        chief,
        Check::new("", Requirement::NumberOfArbiters, needed, found, enough),
        Check::new(
            articles::PLAYING_ARBITERS,
            Requirement::ArbitersWhoPlay,
            Amount::NothingOfIt,
            playing,
            Standing::of(playing == 0),
        ),
    ]
}
