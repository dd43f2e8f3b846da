//! What a report says of a section.

use adoube_clock::{Dialect, Span, TimeControl, Venue, classify};
use adoube_formats::us_report::{UsReport, UsSection, UsSectionKind};
use adoube_journal::{Event, Format, Section};
use adoube_rulebook::{Authority, Rulebook};
use adoube_tournament::Tournament;
use jiff::civil::Date;

use super::checks::{self, Findings};
use super::finding::{Finding, Gravity, UsFound};
use crate::announcement::{Announced, SchoolLevel, UsChess, UsRatings, stored};

/// A section of the report; none if it has nothing that is rated.
pub(super) fn section_of(
    event: &Event,
    section: &Section,
    report: &UsReport,
    number: u32,
    findings: &mut Vec<Finding>,
) -> Option<UsSection> {
    let settings = &section.settings;
    let announced = stored::read(&settings.announced);
    let mut found = Findings::of(section, event, findings);
    if announced.rated == Some(false) {
        found.add(Gravity::Note, UsFound::NotRated);
        return None;
    }
    let tournament = match Tournament::new(section.draft.clone()) {
        Ok(tournament) => tournament,
        Err(violations) => {
            found.add(Gravity::Error, UsFound::Contradiction(violations));
            return None;
        }
    };
    let players = UsSection::players_of(&tournament);
    if players.is_empty() {
        found.add(Gravity::Note, UsFound::Empty);
        return None;
    }
    let said = announced.us_chess.clone().unwrap_or_default();
    let (control, ratings) = time_control(event, section, &said, &mut found);
    let points = said.grand_prix_points.unwrap_or_default();
    let level = level_of(&announced, &said);
    let made = UsSection {
        number,
        name: settings.name.clone(),
        rating_system: ratings.map_or("", letter).to_owned(),
        time_control: control,
        chief_td: own_or(said.chief_td.as_deref(), &report.chief_td),
        assistant_td: own_or(said.assistant_td.as_deref(), &report.assistant_td),
        kind: kind(settings.format),
        rounds: tournament.paired_rounds().0,
        begins: said
            .begins
            .or_else(|| round_day(section, true))
            .or(report.begins),
        ends: said
            .ends
            .or_else(|| round_day(section, false))
            .or(report.ends),
        level: level_letter(level).to_owned(),
        grand_prix: (if points > 0 { "Y" } else { "N" }).to_owned(),
        grand_prix_points: points.to_string(),
        fide: (if said.fide_rated == Some(true) {
            "Y"
        } else {
            "N"
        })
        .to_owned(),
        players,
    };
    if points > 0 {
        found.add(Gravity::Warning, UsFound::GrandPrixLetter);
    }
    let affiliate = &report.affiliate;
    if level == SchoolLevel::InSchool && !affiliate.is_empty() && !affiliate.starts_with('H') {
        let affiliate = affiliate.clone();
        found.add(Gravity::Error, UsFound::SchoolAffiliate { affiliate });
    }
    checks::of_section(section, &tournament, &made, report, &mut found);
    let waived = said.membership_waived == Some(true) || level.is_exempt();
    checks::of_members(section, &tournament, &made, waived, &mut found);
    Some(made)
}

fn own_or(own: Option<&str>, other: &str) -> String {
    let own = own.map(str::trim).filter(|own| !own.is_empty());
    own.unwrap_or(other).to_owned()
}

/// A tournament for schools is scholastic.
fn level_of(announced: &Announced, said: &UsChess) -> SchoolLevel {
    let school = (announced.school == Some(true)).then_some(SchoolLevel::Scholastic);
    said.school_level.or(school).unwrap_or(SchoolLevel::None)
}

fn level_letter(level: SchoolLevel) -> &'static str {
    match level {
        SchoolLevel::None => "N",
        SchoolLevel::Scholastic => "S",
        SchoolLevel::Primary => "P",
        SchoolLevel::InSchool => "J",
    }
}

/// The first or the last day of the rounds, where all of them have one.
fn round_day(section: &Section, first: bool) -> Option<Date> {
    let schedule = &section.settings.schedule;
    if schedule.len() < usize::from(section.settings.rounds) {
        return None;
    }
    let days = schedule.iter().map(|round| round.starts.date());
    if first { days.min() } else { days.max() }
}

/// What is neither a round robin nor a match is told round by round as a Swiss is.
fn kind(format: Format) -> UsSectionKind {
    match format {
        Format::RoundRobin => UsSectionKind::RoundRobin,
        Format::Match => UsSectionKind::Match,
        Format::Swiss
        | Format::IndividualTeams
        | Format::ExtraGames
        | Format::Knockout
        | Format::TeamSwiss
        | Format::TeamRoundRobin
        | Format::Scheveningen
        | Format::Skalitzka
        | Format::Hutton
        | Format::TeamKnockout => UsSectionKind::Swiss,
    }
}

fn letter(ratings: UsRatings) -> &'static str {
    match ratings {
        UsRatings::Regular => "R",
        UsRatings::Dual => "D",
        UsRatings::Quick => "Q",
        UsRatings::Blitz => "B",
    }
}

/// The time control as the federation writes it, and the ratings that follow from it.
fn time_control(
    event: &Event,
    section: &Section,
    said: &UsChess,
    found: &mut Findings,
) -> (String, Option<UsRatings>) {
    let text = section
        .settings
        .time_control
        .as_deref()
        .unwrap_or_default()
        .trim();
    if text.is_empty() {
        found.about(Gravity::Error, UsFound::NoTimeControl, "control-publicity");
        return (String::new(), said.ratings);
    }
    let read = TimeControl::read(text, Dialect::Us);
    let read = read.or_else(|_| TimeControl::read(text, Dialect::Fide));
    let Ok((control, _)) = read else {
        let control = text.to_owned();
        found.add(Gravity::Error, UsFound::TimeControlUnread { control });
        return (text.to_owned(), said.ratings);
    };
    let day = event.details.starts.unwrap_or(Date::MAX);
    let laws = Rulebook::embedded().in_force(Authority::UsChess, day);
    let class = laws.map(|laws| classify(&control, laws, Venue::OverTheBoard));
    let delay = class.as_ref().and_then(|class| class.default_delay);
    let written = spelled(&control, delay).unwrap_or_else(|| text.to_owned());
    let by_control = class.and_then(|class| class.rate).and_then(UsRatings::of);
    let control = written.clone();
    match (by_control, said.ratings) {
        (None, _) => found.about(
            Gravity::Error,
            UsFound::NotRatable { control },
            "rating-classes",
        ),
        (Some(control), Some(announced)) if control != announced => {
            let what = UsFound::OtherRatings { announced, control };
            found.about(Gravity::Warning, what, "rating-classes");
        }
        (Some(UsRatings::Dual), _) => {
            found.about(Gravity::Note, UsFound::Dual { control }, "rating-classes");
        }
        (Some(UsRatings::Blitz), _) => found.add(Gravity::Note, UsFound::BlitzLetter),
        (Some(_), _) => {}
    }
    (written, said.ratings.or(by_control))
}

/// `G/60;d5`, `40/90,SD/30;+30`: as the federation keeps time controls. Where nothing was announced the delay
/// counts that the rules then give.
fn spelled(control: &TimeControl, default_delay: Option<Span>) -> Option<String> {
    let printed = control.print(Dialect::Us).ok()?;
    let mut parts: Vec<&str> = printed.split(' ').collect();
    let is_addition = |part: &&str| part.starts_with("d/") || part.starts_with("inc/");
    let addition = parts.pop_if(|part| is_addition(&*part));
    let addition = match addition {
        Some(addition) => addition.replace("inc/", "+").replace("d/", "d"),
        None => format!("d{}", default_delay.map_or(0, Span::whole_seconds)),
    };
    Some(format!("{};{addition}", parts.join(",")))
}
