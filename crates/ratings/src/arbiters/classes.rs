//! The classes A to D of arbiters, and who may be appointed to what.

use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use crate::facts::{ArbiterTitle, Role};

pub use adoube_tournament::ArbiterCategory as Category;

/// A class of events.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EventClass {
    /// Olympiad, world championships, World Cup, world team, youth, cadet and junior (3.2.3a).
    MajorWorld,
    /// All other world events of the calendar (3.3.3b).
    OtherWorld,
    /// Continental individual, team, youth and junior championships, club cups (3.3.3a).
    MajorContinental,
    /// All other continental events of the calendar (3.4.3a).
    OtherContinental,
}

/// Whether an arbiter of a class may be appointed (5.2). Sector arbiters are not in the table.
///
/// ```
/// use adoube_ratings::arbiters::{Category, EventClass, appointable};
/// use adoube_ratings::facts::Role;
///
/// assert_eq!(appointable(Role::Chief, EventClass::MajorWorld, Category::B), Some(true));
/// assert_eq!(appointable(Role::Assistant, EventClass::MajorWorld, Category::A), Some(false));
/// ```
pub fn appointable(role: Role, event: EventClass, category: Category) -> Option<bool> {
    use Category::{A, B, C, D};
    use EventClass::{MajorContinental, MajorWorld, OtherContinental, OtherWorld};
    let (highest, lowest) = match (role, event) {
        (Role::Chief, OtherContinental) => (A, C),
        (Role::Chief, _) => (A, B),
        (Role::Deputy, MajorWorld) => (A, B),
        (Role::Deputy, OtherWorld | MajorContinental) => (A, C),
        (Role::Deputy, OtherContinental) => (A, D),
        (Role::Arbiter, MajorWorld) => (A, C),
        (Role::Arbiter, _) => (A, D),
        (Role::Assistant, _) => (B, D),
        (Role::Sector, _) => return None,
    };
    Some((highest..=lowest).contains(&category))
}

/// What kind of event somebody officiated in, as the classification knows them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OfficiatingEvent {
    /// A major world event (3.2.3a).
    MajorWorld,
    /// A major continental event (3.3.3a).
    MajorContinental,
    /// Another world event (3.3.3b).
    OtherWorld,
    /// A round robin of ten players, six if double, with an average above 2600, 2400 for women
    /// (3.3.3c).
    StrongRoundRobin,
    /// As sector arbiter at the Olympiad (3.3.5).
    OlympiadSector,
    /// Another continental event (3.4.3a).
    OtherContinental,
    /// A team or Swiss event with more than 150 participants (3.4.3b).
    Large,
    /// As sector arbiter at world youth or schools championships (3.4.3c).
    YouthSector,
    /// As arbiter at Candidates, World Cup, world team, Grand Prix (3.4.3d).
    TopArbiter,
    /// A festival with several events at the same time (3.4.3e).
    Festival,
}

/// An event somebody officiated in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Officiated {
    /// What kind of event.
    pub event: OfficiatingEvent,
    pub start: Date,
    /// Chief or deputy chief arbiter.
    pub chief_or_deputy: bool,
    /// A type of tournament, to tell different ones apart.
    pub kind: u8,
    /// An international event with at least five titled players.
    pub five_titled: bool,
}

/// What is known of an arbiter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Record {
    pub title: ArbiterTitle,
    /// Since when FA or IA.
    pub since: Date,
    /// Active in the last five years without a break.
    pub active: bool,
    /// Excellent knowledge, no punishment: somebody has to attest it.
    pub attested: bool,
    /// The events in which the arbiter worked.
    pub events: Vec<Officiated>,
}

impl OfficiatingEvent {
    fn counts_for_b(self) -> bool {
        use OfficiatingEvent::*;
        matches!(
            self,
            MajorContinental | OtherWorld | StrongRoundRobin | OlympiadSector
        )
    }

    fn counts_for_c(self) -> bool {
        use OfficiatingEvent::*;
        matches!(
            self,
            OtherContinental | Large | YouthSector | TopArbiter | Festival
        )
    }

    /// Sector arbiters and arbiters of top events need not be chief or deputy.
    fn asks_for_chief(self) -> bool {
        use OfficiatingEvent::*;
        !matches!(self, OlympiadSector | YouthSector | TopArbiter)
    }
}

/// The class of an arbiter on a day (3.2 to 3.5); none for national arbiters.
pub fn category(record: &Record, on: Date) -> Option<Category> {
    if record.title == ArbiterTitle::National {
        return None;
    }
    let five_years = |from: Date| {
        let years = from
            .until((jiff::Unit::Year, on))
            .map_or(0, |span| span.get_years());
        (0..5).contains(&years) && from <= on
    };
    let experienced = !five_years(record.since) && record.since <= on;
    if !(experienced && record.active && record.attested) {
        return Some(Category::D);
    }
    let counted: Vec<&Officiated> = record
        .events
        .iter()
        .filter(|done| five_years(done.start))
        .filter(|done| done.chief_or_deputy || !done.event.asks_for_chief())
        .collect();
    let of = |what: fn(OfficiatingEvent) -> bool| {
        let events = counted.iter().filter(|done| what(done.event));
        events.copied().collect::<Vec<&Officiated>>()
    };
    let varied = |events: &[&Officiated]| {
        events
            .iter()
            .any(|one| events.iter().any(|other| one.kind != other.kind))
    };
    let (b, c) = (
        of(OfficiatingEvent::counts_for_b),
        of(OfficiatingEvent::counts_for_c),
    );
    let major = of(|event| event == OfficiatingEvent::MajorWorld);
    let five_titled = c.iter().filter(|done| done.five_titled).count();
    let international = record.title == ArbiterTitle::International;
    Some(
        if international && (!major.is_empty() || (b.len() >= 5 && varied(&b))) {
            Category::A
        } else if international
            && (b.len() >= 2 || (c.len() >= 5 && varied(&c) && five_titled >= 3))
        {
            Category::B
        } else if c.len() >= 2 {
            Category::C
        } else {
            Category::D
        },
    )
}

/// How long an arbiter has done nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Inactivity {
    /// The last day of the last qualifying event: international for IA, rated for FA.
    pub last_event: Date,
}

impl Inactivity {
    /// Inactive after two years (1.3, 1.4).
    pub fn is_inactive(&self, on: Date) -> bool {
        let years = self.last_event.until((jiff::Unit::Year, on));
        years.is_ok_and(|span| span.get_years() >= 2)
    }
}
