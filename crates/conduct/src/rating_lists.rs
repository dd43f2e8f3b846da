//! Ratings from lists: which lists a section asks in which order, what they say of an entry, and whether
//! the entries still agree with them.

use std::fmt;
use std::str::FromStr;

use adoube_journal::{Command, EventDetails, PlayerEdited, Section, SectionSettings};
use adoube_tournament::{
    EntrantId, LaterRating, ListDate, Player, RatingFacts, RatingSource, RatingSources, RoundNumber,
};
use jiff::civil::Date;
use serde::Serialize;

use crate::announcement::{Pace, RatingRules, stored};
use crate::facts::event_facts;

/// A rating list by its name.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ListName {
    Standard,
    Rapid,
    Blitz,
    /// Rapid, and standard for who has no rapid rating.
    EffectiveRapid,
    /// Blitz, and standard for who has no blitz rating.
    EffectiveBlitz,
    /// A list of the organiser or of a federation; its ratings are national ones.
    Custom(String),
}

impl ListName {
    /// The lists of FIDE, the effective ones among them.
    pub const OF_FIDE: [ListName; 5] = [
        ListName::Standard,
        ListName::Rapid,
        ListName::Blitz,
        ListName::EffectiveRapid,
        ListName::EffectiveBlitz,
    ];

    /// Whether it is a list of FIDE.
    pub fn is_of_fide(&self) -> bool {
        !matches!(self, ListName::Custom(_))
    }

    fn text(&self) -> &str {
        match self {
            ListName::Standard => "standard",
            ListName::Rapid => "rapid",
            ListName::Blitz => "blitz",
            ListName::EffectiveRapid => "effective-rapid",
            ListName::EffectiveBlitz => "effective-blitz",
            ListName::Custom(name) => name,
        }
    }
}

impl fmt::Display for ListName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.text())
    }
}

impl Serialize for ListName {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.text())
    }
}

/// The text can be no name of a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct InvalidListName {
    text: String,
}

adoube_types::errors!(InvalidListName);

impl FromStr for ListName {
    type Err = InvalidListName;

    fn from_str(text: &str) -> Result<ListName, InvalidListName> {
        let text = text.trim();
        let known = ListName::OF_FIDE
            .into_iter()
            .find(|list| list.text() == text);
        let usable = |letter: char| letter.is_alphanumeric() || letter == '-' || letter == '_';
        let fits = (1..=40).contains(&text.len()) && text.chars().all(usable) && text != "typed";
        match known {
            Some(list) => Ok(list),
            None if fits => Ok(ListName::Custom(text.to_owned())),
            None => Err(InvalidListName {
                text: text.to_owned(),
            }),
        }
    }
}

/// What a list says of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Listing {
    pub rating: u16,
    /// The month of the list.
    pub month: Option<ListDate>,
    /// What it says beside the rating.
    pub facts: RatingFacts,
}

/// The lists that are at hand.
pub trait RatingLists {
    /// Which issue of a list holds in a month: that of the month, else the latest one before, else the
    /// first one there is; nothing if the list is not at hand. An issue may not know its month.
    fn issue(&self, list: &ListName, wanted: Option<ListDate>) -> Option<Option<ListDate>>;

    /// What that issue says of a player.
    fn listing(
        &self,
        list: &ListName,
        wanted: Option<ListDate>,
        player: &Player,
    ) -> Option<Listing>;
}

/// The lists that are asked if nothing else is announced, the main one first.
pub fn usual_lists(pace: Pace) -> Vec<ListName> {
    use ListName::{Blitz, EffectiveBlitz, EffectiveRapid, Rapid, Standard};
    match pace {
        Pace::Standard => vec![Standard, Rapid, Blitz],
        Pace::Rapid => vec![EffectiveRapid, Blitz],
        Pace::Blitz => vec![EffectiveBlitz, Rapid],
    }
}

/// The lists that a section asks, the main one first.
pub fn lists_of(details: &EventDetails, section: &Section) -> Vec<ListName> {
    let announced = rules_of(&section.settings).lists;
    let named = announced.iter().flat_map(|names| names.split(','));
    let named: Vec<ListName> = named.filter_map(|name| name.parse().ok()).collect();
    match named.is_empty() {
        true => usual_lists(pace_of(details, section)),
        false => named,
    }
}

fn rules_of(settings: &SectionSettings) -> RatingRules {
    stored::read(&settings.announced)
        .ratings
        .unwrap_or_default()
}

fn pace_of(details: &EventDetails, section: &Section) -> Pace {
    let starts = details.starts.unwrap_or(Date::constant(2026, 3, 1));
    match event_facts(details, section, starts).list {
        adoube_ratings::RatingList::Standard => Pace::Standard,
        adoube_ratings::RatingList::Rapid => Pace::Rapid,
        adoube_ratings::RatingList::Blitz => Pace::Blitz,
    }
}

/// After how many days ratings change during an event.
const LONG: i32 = 30;

/// Whether an event takes more than 30 days: as announced, else by its dates and those of the rounds.
pub fn is_long(details: &EventDetails, settings: &SectionSettings) -> bool {
    if let Some(long) = rules_of(settings).long_event {
        return long;
    }
    let rounds = settings.schedule.iter().map(|round| round.starts.date());
    let days = details.starts.into_iter().chain(details.ends).chain(rounds);
    let (mut first, mut last) = (None::<Date>, None::<Date>);
    for day in days {
        first = Some(first.map_or(day, |first| first.min(day)));
        last = Some(last.map_or(day, |last| last.max(day)));
    }
    let span = first
        .zip(last)
        .and_then(|(first, last)| last.since(first).ok());
    // The first day counts too.
    span.is_some_and(|span| span.get_days() + 1 > LONG)
}

fn month_of(day: Date) -> Option<ListDate> {
    ListDate::new(
        u16::try_from(day.year()).ok()?,
        u8::try_from(day.month()).ok()?,
    )
}

/// The month whose lists hold on a day: that of the start; in an event of more than 30 days that of the
/// day itself.
pub fn valid_month(details: &EventDetails, section: &Section, today: Date) -> Option<ListDate> {
    let rounds = section.settings.schedule.iter();
    let first_round = rounds.map(|round| round.starts.date()).min();
    let start = details.starts.or(first_round);
    match is_long(details, &section.settings) {
        true => month_of(start.map_or(today, |start| start.max(today))),
        false => month_of(start.unwrap_or(today)),
    }
}

/// What the lists of a section say of somebody who is to be entered.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Offer {
    /// The player with the rating of the main list, if it has one.
    pub player: Player,
    /// The main list gave it.
    pub from_main: bool,
    /// What the other lists say, to be picked from.
    pub others: Vec<(ListName, Listing)>,
}

/// The rating of the main list for a player, else those of the others.
pub fn offer(
    details: &EventDetails,
    section: &Section,
    lists: &dyn RatingLists,
    today: Date,
    player: &Player,
) -> Offer {
    let month = valid_month(details, section, today);
    let names = lists_of(details, section);
    let listing = |list: &ListName| lists.listing(list, month, player);
    let main = names.first().and_then(|list| Some((list, listing(list)?)));
    let others = names.iter().skip(1);
    let others = others.filter_map(|list| Some((list.clone(), listing(list)?)));
    match main {
        Some((list, listed)) => Offer {
            player: with_main(player.clone(), list, &listed),
            from_main: true,
            others: Vec::new(),
        },
        None => Offer {
            player: player.clone(),
            from_main: false,
            others: others.collect(),
        },
    }
}

/// A player with the rating of the main list.
fn with_main(mut player: Player, list: &ListName, listed: &Listing) -> Player {
    let source = Some(RatingSource::list(list.text(), listed.month));
    if list.is_of_fide() {
        player.fide_rating = Some(listed.rating);
        player.rating_sources.fide = source;
        player.rating_facts = RatingFacts {
            list: listed.month,
            ..listed.facts.or(player.rating_facts)
        };
    } else {
        player.national_rating = Some(listed.rating);
        player.rating_sources.national = source;
    }
    player
}

/// A player with the rating that was picked from a list that is not the main one: it counts in this event
/// only, and is not taken for the official rating.
pub fn picked(mut player: Player, list: &ListName, listed: &Listing) -> Player {
    if !list.is_of_fide() {
        return with_main(player, list, listed);
    }
    player.assigned_rating = Some(listed.rating);
    player.rating_sources.assigned = Some(RatingSource::list(list.text(), listed.month));
    player
}

/// A player as somebody typed it: ratings that differ from those known before are marked as typed.
pub fn typed_over(before: Option<&Player>, mut typed: Player) -> Player {
    let none = Player::default();
    let before = before.unwrap_or(&none);
    let sources = &before.rating_sources;
    let source = |now: Option<u16>, then: Option<u16>, known: &Option<RatingSource>, said| {
        match (now, now == then) {
            (None, _) => None,
            (Some(_), true) => known.clone(),
            // Whoever says another rating with another source has looked it up.
            (Some(_), false) if said != *known => said,
            (Some(_), false) => Some(RatingSource::Typed),
        }
    };
    let said = typed.rating_sources.clone();
    typed.rating_sources = RatingSources {
        fide: source(
            typed.fide_rating,
            before.fide_rating,
            &sources.fide,
            said.fide,
        ),
        national: source(
            typed.national_rating,
            before.national_rating,
            &sources.national,
            said.national,
        ),
        assigned: source(
            typed.assigned_rating,
            before.assigned_rating,
            &sources.assigned,
            said.assigned,
        ),
    };
    typed
}

/// An entry that does not agree with the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatingDifference {
    pub entrant: EntrantId,
    pub list: ListName,
    /// What is entered; nothing for no rating.
    pub entered: Option<u16>,
    /// Where that comes from.
    pub source: Option<RatingSource>,
    /// What the list says; nothing if the player is not in it.
    pub listed: Option<Listing>,
}

/// What came of holding the entries of a section against the lists.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatingCheck {
    /// The main list.
    pub list: ListName,
    /// The month whose list holds.
    pub wanted: Option<ListDate>,
    /// The month of the list that was asked; nothing if the list is not at hand.
    pub asked: Option<Option<ListDate>>,
    /// How many entries were held against it.
    pub checked: usize,
    pub differences: Vec<RatingDifference>,
}

/// Whether entries of a section are held against the lists.
pub fn is_checked(settings: &SectionSettings) -> bool {
    rules_of(settings).checked.unwrap_or(true)
}

/// Holds every entry of a section against the list that is valid on a day.
pub fn check(
    details: &EventDetails,
    section: &Section,
    lists: &dyn RatingLists,
    today: Date,
) -> RatingCheck {
    let names = lists_of(details, section);
    let main = names.first().cloned().unwrap_or(ListName::Standard);
    let wanted = valid_month(details, section, today);
    let asked = lists.issue(&main, wanted);
    let mut found = RatingCheck {
        list: main.clone(),
        wanted,
        asked,
        checked: 0,
        differences: Vec::new(),
    };
    if asked.is_none() {
        return found;
    }
    let round = section.next_round();
    for entrant in &section.draft.entrants {
        let player = entrant.player.as_rated_in(round);
        if !can_be_listed(&main, &player) {
            continue;
        }
        found.checked += 1;
        let listed = lists.listing(&main, wanted, &player);
        let (entered, source) = match main.is_of_fide() {
            true => (player.fide_rating, player.rating_sources.fide.clone()),
            false => (
                player.national_rating,
                player.rating_sources.national.clone(),
            ),
        };
        if entered != listed.map(|listed| listed.rating) {
            found.differences.push(RatingDifference {
                entrant: entrant.id,
                list: main.clone(),
                entered,
                source,
                listed,
            });
        }
    }
    found
}

/// Whether a player can be found in a list at all.
fn can_be_listed(list: &ListName, player: &Player) -> bool {
    match list.is_of_fide() {
        true => player.fide_id.is_some(),
        false => player.fide_id.is_some() || player.national_id.is_some(),
    }
}

/// The commands that bring some of the entries that differ up to date. In an event of more than 30 days
/// whose first round is paired the new rating counts from the next round on.
pub fn updates(
    details: &EventDetails,
    section: &Section,
    check: &RatingCheck,
    chosen: impl Fn(EntrantId) -> bool,
) -> Vec<Command> {
    let round = section.next_round();
    let later = is_long(details, &section.settings) && round > RoundNumber::FIRST;
    let differences = check.differences.iter();
    let chosen = differences.filter(|difference| chosen(difference.entrant));
    let command = |difference: &RatingDifference| {
        let player = section.entrant(difference.entrant)?.player.clone();
        let player = match later && difference.list.is_of_fide() {
            true => with_later(player, round, difference),
            false => with_listed(player, difference),
        };
        Some(Command::EditPlayer(PlayerEdited {
            section: section.id.clone(),
            entrant: difference.entrant,
            player,
        }))
    };
    chosen.filter_map(command).collect()
}

fn with_listed(mut player: Player, difference: &RatingDifference) -> Player {
    match &difference.listed {
        Some(listed) => with_main(player, &difference.list, listed),
        None if difference.list.is_of_fide() => {
            player.fide_rating = None;
            player.rating_sources.fide = None;
            player
        }
        None => {
            player.national_rating = None;
            player.rating_sources.national = None;
            player
        }
    }
}

fn with_later(mut player: Player, from: RoundNumber, difference: &RatingDifference) -> Player {
    player.later_ratings.retain(|later| later.from < from);
    let listed = difference.listed;
    player.later_ratings.push(LaterRating {
        from,
        fide_rating: listed.map(|listed| listed.rating),
        k: listed.and_then(|listed| listed.facts.k),
        source: listed.map(|listed| RatingSource::list(difference.list.text(), listed.month)),
    });
    player
}
