//! The entries of a section: the list, a player, teams, and lists to be taken in.

pub(crate) mod import;
pub(crate) mod list;
pub(crate) mod player;
pub(crate) mod rating_list;
pub(crate) mod ratings;
pub(crate) mod self_check_in;
pub(crate) mod tournament;
mod typed;

use adoube_clock::{Dialect, TimeControl, Venue, classify};
use adoube_formats::rating_list::{Index, RatingKind};
use adoube_journal::{Event, Section};
use adoube_rulebook::{Authority, Rate, Rulebook};
use adoube_tournament::{ByeKind, RoundNumber};
use jiff::civil::Date;

use crate::texts::{count, fill, plural, t};

use crate::ui::choice::Choice;

pub(crate) use typed::TypedPlayer;

/// The byes that can be asked for, the usual one first, by the names that forms send.
const BYES: [(&str, ByeKind); 3] = [
    ("half", ByeKind::HalfPoint),
    ("full", ByeKind::FullPoint),
    ("zero", ByeKind::ZeroPoint),
];

/// The bye with this name; none for no name. An unknown name is an error.
pub(crate) fn bye_called(name: &str) -> Result<Option<ByeKind>, String> {
    if name.is_empty() {
        return Ok(None);
    }
    let found = BYES.iter().find(|(other, _)| *other == name);
    let found = found.map(|(_, kind)| Some(*kind));
    found.ok_or_else(|| fill("entries-no-such-bye", &[&name]))
}

/// What a bye is called.
fn bye_name(kind: ByeKind) -> &'static str {
    match kind {
        ByeKind::HalfPoint => t("entries-bye-half"),
        ByeKind::FullPoint => t("entries-bye-full"),
        ByeKind::ZeroPoint => t("entries-bye-zero"),
        ByeKind::PairingAllocated => t("entries-bye-allocated"),
    }
}

/// The byes as choices, with no bye first.
fn bye_choices(chosen: Option<ByeKind>, none: &str) -> Vec<Choice> {
    let no = Choice {
        value: String::new(),
        name: none.to_owned(),
        chosen: chosen.is_none(),
    };
    let byes = BYES.iter().map(|(value, kind)| Choice {
        value: (*value).to_owned(),
        name: bye_name(*kind).to_owned(),
        chosen: chosen == Some(*kind),
    });
    std::iter::once(no).chain(byes).collect()
}

/// The rounds that are still to be paired.
fn rounds_to_come(section: &Section) -> impl Iterator<Item = RoundNumber> + use<> {
    (section.next_round().0..=section.settings.rounds).map(RoundNumber)
}

/// The rounds to come as choices.
fn round_choices(section: &Section) -> Vec<Choice> {
    let rounds = rounds_to_come(section);
    let choice = |(place, round): (usize, RoundNumber)| Choice {
        value: round.to_string(),
        name: fill("entries-round-n", &[&round]),
        chosen: place == 0,
    };
    rounds.enumerate().map(choice).collect()
}

/// Which FIDE rating counts in a section: for the pace that is announced, or else for the one that
/// the time control is.
pub(crate) fn rating_kind(event: &Event, section: &Section) -> RatingKind {
    let announced = section.settings.announced.get("pace").map(String::as_str);
    match announced {
        Some("standard") => return RatingKind::Standard,
        Some("rapid") => return RatingKind::Rapid,
        Some("blitz") => return RatingKind::Blitz,
        _ => {}
    }
    let day = event.details.starts.unwrap_or(Date::MAX);
    match rate_of_play(section.settings.time_control.as_deref(), day) {
        Some(Rate::Rapid | Rate::Quick) => RatingKind::Rapid,
        Some(Rate::Blitz) => RatingKind::Blitz,
        _ => RatingKind::Standard,
    }
}

fn rate_of_play(control: Option<&str>, day: Date) -> Option<Rate> {
    let (control, dialect) = TimeControl::read(control?, Dialect::Fide).ok()?;
    let authority = match dialect {
        Dialect::Us => Authority::UsChess,
        _ => Authority::Fide,
    };
    let laws = Rulebook::embedded().in_force(authority, day)?;
    classify(&control, laws, Venue::OverTheBoard).rate
}

/// The name of a kind of rating in requests.
pub(crate) fn kind_code(kind: RatingKind) -> &'static str {
    match kind {
        RatingKind::Standard => "standard",
        RatingKind::Rapid => "rapid",
        RatingKind::Blitz => "blitz",
    }
}

/// What there is of a rating list, in a line.
fn about_list(index: Option<&Index>) -> String {
    let Some(index) = index else {
        return t("entries-no-list").to_owned();
    };
    match index.date() {
        Some(date) => plural("entries-list-of", index.len(), &[&date, &index.len()]),
        None => count("entries-list-undated", index.len()),
    }
}
