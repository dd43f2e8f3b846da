//! What is looked at before a report is sent.

use std::collections::{BTreeMap, BTreeSet};

use adoube_formats::us_report::{UsPlayer, UsReport, UsSection, in_ascii, numbers_of};
use adoube_journal::{Event, Section};
use adoube_rulebook::{Authority, Edition, Rulebook, Topic};
use adoube_tournament::{Expiry, Outcome, Purpose, RoundNumber, Tournament};
use adoube_types::facts::Series;
use jiff::civil::Date;

use super::finding::{Finding, Gravity, UsFact, UsFound};
use super::who;
use crate::announcement::stored;

/// Collects what is found in a section.
pub(super) struct Findings<'f> {
    section: String,
    laws: Option<&'static Edition>,
    all: &'f mut Vec<Finding>,
}

impl<'f> Findings<'f> {
    pub(super) fn of(section: &Section, event: &Event, all: &'f mut Vec<Finding>) -> Findings<'f> {
        Findings {
            section: section.settings.name.clone(),
            laws: laws(event),
            all,
        }
    }

    pub(super) fn add(&mut self, gravity: Gravity, what: UsFound) {
        self.all.push(Finding {
            gravity,
            section: Some(self.section.clone()),
            what,
            article: None,
        });
    }

    /// Something that a rule is about.
    pub(super) fn about(&mut self, gravity: Gravity, what: UsFound, topic: &'static str) {
        self.add(gravity, what);
        let article = cited(self.laws, topic);
        if let Some(last) = self.all.last_mut() {
            last.article = article;
        }
    }
}

fn laws(event: &Event) -> Option<&'static Edition> {
    let day = event.details.starts.unwrap_or(Date::MAX);
    Rulebook::embedded().in_force(Authority::UsChess, day)
}

fn cited(laws: Option<&'static Edition>, topic: &'static str) -> Option<String> {
    let article = laws.and_then(|laws| laws.cite(Topic(topic)));
    article.map(str::to_owned)
}

/// What is said of the event, and what several sections have in common.
pub(super) fn of_report(event: &Event, report: &UsReport, findings: &mut Vec<Finding>) {
    let mut add = |gravity, what| findings.push(Finding::of_event(gravity, what));
    if report.sections.is_empty() {
        add(Gravity::Error, UsFound::NoSection);
    }
    if report.sections.len() > MOST_SECTIONS {
        let most = MOST_SECTIONS;
        add(Gravity::Error, UsFound::ManySections { most });
    }
    for (gravity, what) in of_facts(report) {
        add(gravity, what);
    }
    for (text, most) in report.too_long() {
        add(Gravity::Warning, UsFound::TooLong { text, most });
    }
    let others = report.sections.iter().flat_map(|section| {
        let players = section.players.iter().map(|player| &player.name);
        [&section.name].into_iter().chain(players)
    });
    for text in [&report.name, &report.city].into_iter().chain(others) {
        let written = in_ascii(text);
        if written.contains('?') && !text.contains('?') {
            let text = text.clone();
            add(Gravity::Warning, UsFound::Letters { text, written });
        }
    }
    certification(event, findings);
    two_sections(report, findings);
}

/// A section has two digits in the files.
const MOST_SECTIONS: usize = 99;

fn of_facts(report: &UsReport) -> Vec<(Gravity, UsFound)> {
    let mut found = Vec::new();
    let mut fact = |fact, text: &str, needed: bool, good: fn(&str) -> bool| match text {
        "" if needed => found.push((Gravity::Error, UsFound::Missing { fact })),
        "" => {}
        text if !good(text) => {
            let what = UsFound::Malformed {
                fact,
                found: text.to_owned(),
            };
            found.push((Gravity::Error, what));
        }
        _ => {}
    };
    fact(
        UsFact::Affiliate,
        &report.affiliate,
        true,
        who::is_affiliate_id,
    );
    fact(UsFact::ChiefTd, &report.chief_td, true, who::is_member_id);
    fact(
        UsFact::AssistantTd,
        &report.assistant_td,
        false,
        who::is_member_id,
    );
    for other in report.other_tds.split(',') {
        fact(UsFact::OtherTds, other, false, who::is_member_id);
    }
    fact(UsFact::EventId, &report.event_id, false, who::is_event_id);
    fact(UsFact::City, &report.city, true, |_| true);
    let at_home = matches!(report.country.as_str(), "USA" | "US" | "United States");
    if at_home {
        fact(UsFact::State, &report.state, true, who::is_state);
        fact(UsFact::Zip, &report.zip, true, who::is_zip);
    }
    for (fact, day) in [(UsFact::Begins, report.begins), (UsFact::Ends, report.ends)] {
        if day.is_none() {
            found.push((Gravity::Error, UsFound::Missing { fact }));
        }
    }
    if let Some((begins, ends)) = report.begins.zip(report.ends)
        && ends < begins
    {
        found.push((Gravity::Error, UsFound::DaysReversed { begins, ends }));
    }
    found
}

/// Which events a director may run is in a chapter that is not at hand.
fn certification(event: &Event, findings: &mut Vec<Finding>) {
    let sections = event.sections.iter();
    let mut levels = sections.filter_map(|section| {
        let said = stored::read(&section.settings.announced).us_chess;
        said.and_then(|said| said.chief_td_level)
    });
    let (gravity, what) = match levels.next() {
        Some(level) => (Gravity::Note, UsFound::Certification { level }),
        None => (Gravity::Warning, UsFound::CertificationUnknown),
    };
    findings.push(Finding {
        article: cited(laws(event), "arbiter-duty"),
        ..Finding::of_event(gravity, what)
    });
}

/// Members who have games in one round of two sections that are played on the same days.
fn two_sections(report: &UsReport, findings: &mut Vec<Finding>) {
    let mut seen: BTreeMap<&str, Vec<(&UsSection, &UsPlayer)>> = BTreeMap::new();
    for section in &report.sections {
        let members = section.players.iter();
        for player in members.filter(|player| who::is_member_id(&player.member_id)) {
            let known = seen.entry(&player.member_id).or_default();
            let clash = known.iter().find_map(|(other, entry)| {
                let apart = other.number == section.number || !days_overlap(other, section);
                let round = common_round(entry, player).filter(|_| !apart)?;
                Some((*other, round))
            });
            if let Some((other, round)) = clash {
                findings.push(Finding {
                    gravity: Gravity::Warning,
                    section: Some(section.name.clone()),
                    what: UsFound::TwoSections {
                        id: player.member_id.clone(),
                        player: player.name.clone(),
                        other: other.name.clone(),
                        round,
                    },
                    article: None,
                });
            }
            known.push((section, player));
        }
    }
}

fn days_overlap(one: &UsSection, other: &UsSection) -> bool {
    let before = |first: &UsSection, then: &UsSection| {
        first
            .ends
            .zip(then.begins)
            .is_some_and(|(ends, begins)| ends < begins)
    };
    !before(one, other) && !before(other, one)
}

/// The first round in which both entries have a game.
fn common_round(one: &UsPlayer, other: &UsPlayer) -> Option<RoundNumber> {
    let mut rounds = one.rounds.iter().zip(&other.rounds);
    let both = rounds.position(|(one, other)| one.code.is_game() && other.code.is_game());
    both.map(RoundNumber::at_place)
}

/// The games and the days of a section.
pub(super) fn of_section(
    section: &Section,
    tournament: &Tournament,
    made: &UsSection,
    report: &UsReport,
    found: &mut Findings,
) {
    let (paired, planned) = (made.rounds, section.settings.rounds);
    if paired < planned {
        found.add(Gravity::Warning, UsFound::Unfinished { paired, planned });
    }
    for game in section.draft.open_games(RoundNumber(paired)) {
        let what = UsFound::OpenGame {
            round: game.round,
            board: game.board,
            adjourned: game.adjourned,
        };
        found.add(Gravity::Error, what);
    }
    let numbers = numbers_of(tournament);
    let moved = tournament.entrants().iter().any(|entrant| {
        let number = entrant.pairing_number.map(|number| number.get());
        number.is_some() && number != numbers.get(&entrant.id).copied()
    });
    if moved {
        found.add(Gravity::Note, UsFound::Renumbered);
    }
    if let Some((begins, ends)) = made.begins.zip(made.ends) {
        let outside = report.begins.is_some_and(|first| begins < first)
            || report.ends.is_some_and(|last| ends > last);
        if ends < begins {
            found.add(Gravity::Error, UsFound::DaysReversed { begins, ends });
        } else if outside {
            found.add(Gravity::Error, UsFound::DaysOutside { begins, ends });
        }
    }
    of_results(tournament, found);
}

/// Results that the federation will look at twice.
fn of_results(tournament: &Tournament, found: &mut Findings) {
    let mut forfeits = 0;
    for (place, round) in tournament.rounds().iter().enumerate() {
        for game in &round.games {
            let counted = game.results.counted_for(Purpose::Rating);
            let sides = (counted.white, counted.black);
            let usual = matches!(
                sides,
                (Outcome::Win, Outcome::Loss)
                    | (Outcome::Loss, Outcome::Win)
                    | (Outcome::Draw, Outcome::Draw)
            );
            let is_game = counted.white.is_rated() || counted.black.is_rated();
            if is_game && !usual {
                let (round, board) = (RoundNumber::at_place(place), game.board);
                found.add(Gravity::Warning, UsFound::OddResult { round, board });
            }
            let is_open = !counted.white.is_final() || !counted.black.is_final();
            forfeits += usize::from(!is_game && !is_open);
        }
    }
    if forfeits > 0 {
        found.add(Gravity::Note, UsFound::Forfeits { count: forfeits });
    }
}

/// The people of a section.
pub(super) fn of_members(
    section: &Section,
    tournament: &Tournament,
    made: &UsSection,
    waived: bool,
    found: &mut Findings,
) {
    for player in &made.players {
        let name = || player.name.clone();
        match player.member_id.as_str() {
            "" => found.add(Gravity::Error, UsFound::NoId { player: name() }),
            id if !who::is_member_id(id) => {
                let id = id.to_owned();
                found.add(Gravity::Error, UsFound::BadId { player: name(), id });
            }
            _ => {}
        }
        if !player.rounds.iter().any(|cell| cell.code.is_game()) {
            found.add(Gravity::Warning, UsFound::NoGame { player: name() });
        }
    }
    if !waived {
        expired(tournament, made, found);
    }
    let stateless = made.players.iter().filter(|player| player.state.is_empty());
    let count = stateless.count();
    if count > 0 {
        found.add(Gravity::Note, UsFound::StateUnknown { count });
    }
    two_entries(made, &entered_again(section, tournament), found);
}

/// Members are members on every day of the section.
fn expired(tournament: &Tournament, made: &UsSection, found: &mut Findings) {
    let last = made.ends.and_then(expiry);
    let mut unknown = 0;
    let numbers = numbers_of(tournament);
    let reported = tournament.entrants().iter();
    for entrant in reported.filter(|entrant| numbers.contains_key(&entrant.id)) {
        let player = &entrant.player;
        match (player.membership.expires, last) {
            (Some(expires), Some(last)) if expires < last => {
                let what = UsFound::Expired {
                    player: player.name.clone(),
                    id: player.national_id.clone().unwrap_or_default(),
                    expires: expires.to_string(),
                };
                found.about(Gravity::Error, what, "membership");
            }
            (Some(_), _) => {}
            (None, _) => unknown += 1,
        }
    }
    if unknown > 0 {
        let what = UsFound::ExpiryUnknown { count: unknown };
        found.about(Gravity::Note, what, "membership");
    }
}

fn expiry(day: Date) -> Option<Expiry> {
    let part = |number: i8| u8::try_from(number).ok();
    Expiry::new(
        u16::try_from(day.year()).ok()?,
        part(day.month())?,
        part(day.day())?,
    )
}

/// The numbers of the entries that are known to follow an earlier one of the same player.
fn entered_again(section: &Section, tournament: &Tournament) -> BTreeSet<u32> {
    let numbers = numbers_of(tournament).into_iter();
    let again = numbers.filter(|(id, _)| section.marks_of(*id).reentry_of.is_some());
    again.map(|(_, number)| number).collect()
}

/// Who entered again keeps both entries, each with a number of its own. Where that is noted nothing is in doubt,
/// not even two games in a round: of two schedules that merged, each had its own first rounds. Otherwise nobody
/// plays two games in a round.
fn two_entries(made: &UsSection, again: &BTreeSet<u32>, found: &mut Findings) {
    let mut entries: BTreeMap<&str, Vec<&UsPlayer>> = BTreeMap::new();
    for player in made
        .players
        .iter()
        .filter(|player| !player.member_id.is_empty() && !again.contains(&player.number))
    {
        entries.entry(&player.member_id).or_default().push(player);
    }
    for (id, players) in entries.into_iter().filter(|(_, players)| players.len() > 1) {
        let names = Series(players.iter().map(|player| player.name.clone()).collect());
        let pairs = players.iter().zip(players.iter().skip(1));
        let mut rounds = pairs.filter_map(|(one, other)| common_round(one, other));
        let id = id.to_owned();
        match rounds.next() {
            Some(round) => {
                let players = names;
                found.add(Gravity::Error, UsFound::TwoGames { id, players, round });
            }
            None => {
                let players = names;
                found.add(Gravity::Warning, UsFound::TwoEntries { id, players });
            }
        }
    }
}
