//! By which rules a section is played: the edition, and what was announced to vary it.

use adoube_conduct::announcement::{
    Announced, DrawOffers, Pace, Supervision as AnnouncedSupervision, WithoutIncrement, stored,
};
use adoube_journal::{Event, Section};
use adoube_rulebook::{Authority, Edition, Rate, Rulebook};
use adoube_rulings::Supervision;
use adoube_tournament::Points;
use jiff::civil::Date;

/// The parameter that says when a score sheet is reasonably complete.
const MISSING_PAIRS: &str = "flags.claim_missing_pairs_at_most";

/// The edition that a section is played by: the one it names, or else the one in force on the first day
/// of the event, or on `today` if it has none.
pub fn edition(event: &Event, section: &Section, today: Date) -> Option<&'static Edition> {
    let named = section.settings.rules.as_deref().unwrap_or_default();
    if let Some(edition) = Rulebook::embedded().edition(named) {
        return Some(edition);
    }
    let authority = match named.starts_with("us") {
        true => Authority::UsChess,
        false => Authority::Fide,
    };
    in_force(authority, event.details.starts.unwrap_or(today))
}

/// The edition in force on a day, or the last one there is.
pub fn in_force(authority: Authority, day: Date) -> Option<&'static Edition> {
    let rulebook = Rulebook::embedded();
    let own = rulebook.editions().iter();
    let own = own.filter(|edition| edition.authority() == authority);
    rulebook
        .in_force(authority, day)
        .or_else(|| own.max_by_key(|edition| edition.from()))
}

/// What a section announced that a ruling asks for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Announcements {
    /// Variations of the edition, as a case has them: `draw-restriction=30`.
    pub variations: Vec<String>,
    /// Variations that were announced and that the edition does not have.
    pub foreign: Vec<String>,
    /// The rate of play.
    pub rate: Option<Rate>,
    pub supervision: Option<Supervision>,
    pub default_time_minutes: Option<u32>,
}

impl Announcements {
    /// What a section announced, in the words of an edition.
    pub fn of(section: &Section, edition: &Edition) -> Announcements {
        let announced = stored::read(&section.settings.announced);
        let mut wanted = variations(&announced, section);
        wanted.extend(missing_pairs(&announced, edition));
        let fits = |id: &String| edition.with_variations(&[id.as_str()]).is_ok();
        let (variations, foreign) = wanted.into_iter().partition(fits);
        Announcements {
            variations,
            foreign,
            rate: announced.pace.map(|pace| rate(pace, edition)),
            supervision: announced.supervision.map(|supervision| match supervision {
                AnnouncedSupervision::Full => Supervision::Adequate,
                AnnouncedSupervision::Reduced => Supervision::Reduced,
            }),
            default_time_minutes: announced.default_time_minutes,
        }
    }
}

/// The announcements that are variations of the rules, and the variations chosen by name.
fn variations(announced: &Announced, section: &Section) -> Vec<String> {
    let mut ids: Vec<String> = Vec::new();
    ids.extend(announced.default_time_minutes.map(default_time));
    ids.extend(announced.supervision.map(|supervision| match supervision {
        AnnouncedSupervision::Full => "supervised".to_owned(),
        AnnouncedSupervision::Reduced => "unsupervised".to_owned(),
    }));
    ids.extend(announced.draw_offers.and_then(|offers| match offers {
        DrawOffers::Free => None,
        DrawOffers::FromMove(number) => Some(format!("draw-restriction={number}")),
        DrawOffers::NeedConsent => Some("no-draw-agreement".to_owned()),
    }));
    let devices = announced.devices.clone().unwrap_or_default();
    ids.extend(devices.in_bag.then(|| "device-in-bag".to_owned()));
    let milder = devices.milder_penalty.is_some();
    ids.extend(milder.then(|| "milder-device-penalty".to_owned()));
    // Before 2017 the guidelines were Appendix G; an edition has one of the two.
    let guidelines = announced.without_increment.is_some_and(|chosen| {
        matches!(
            chosen,
            WithoutIncrement::IncrementOnRequest | WithoutIncrement::DrawClaims
        )
    });
    ids.extend(guidelines.then(|| "guidelines-iii".to_owned()));
    let appeals = announced.appeals.as_ref().and_then(|one| one.allowed);
    ids.extend((appeals == Some(false)).then(|| "no-appeals".to_owned()));
    ids.extend(points(section));
    let named = announced.variations.iter().map(|one| one.id.clone());
    ids.extend(named);
    let mut once: Vec<String> = Vec::new();
    for id in ids {
        if !once.contains(&id) {
            once.push(id);
        }
    }
    once
}

/// When a score sheet is reasonably complete, if the edition leaves that to an announcement.
fn missing_pairs(announced: &Announced, edition: &Edition) -> Option<String> {
    let pairs = announced.missing_pairs?;
    let mut variations = edition.variations().iter();
    let varies = variations.find(|one| {
        let takes = one.takes.as_ref();
        takes.is_some_and(|takes| takes.parameter == MISSING_PAIRS)
    })?;
    Some(format!("{}={pairs}", varies.id))
}

fn default_time(minutes: u32) -> String {
    format!("default-time={minutes}")
}

/// What a game is worth, if that is a variation.
fn points(section: &Section) -> Option<String> {
    let points = &section.settings.point_system;
    let worth = |win: &str, draw: &str| {
        let is = |points: Points, text: &str| text.parse() == Ok(points);
        is(points.win, win) && is(points.draw, draw)
    };
    if worth("3", "1") {
        return Some("three-points".to_owned());
    }
    worth("2", "1").then(|| "two-points".to_owned())
}

/// The announced pace as the edition calls it.
fn rate(pace: Pace, edition: &Edition) -> Rate {
    match (pace, edition.authority()) {
        (Pace::Standard, Authority::Fide) => Rate::Standard,
        (Pace::Standard, Authority::UsChess) => Rate::Regular,
        (Pace::Rapid, Authority::Fide) => Rate::Rapid,
        (Pace::Rapid, Authority::UsChess) => Rate::Quick,
        (Pace::Blitz, _) => Rate::Blitz,
    }
}
