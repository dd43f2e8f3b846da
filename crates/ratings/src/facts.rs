//! What the snapshot of a tournament does not say: dates, place, officials, histories.

use std::collections::{BTreeMap, BTreeSet};

use adoube_clock::{TimeControl, Venue, classify};
use adoube_rulebook::{Authority, Rate, Rulebook};
use adoube_tournament::{Entrant, EntrantId, Federation, RoundNumber};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use crate::first_rating::PooledEvent;
use crate::{History, RatingList, RatingRules};

pub use adoube_tournament::{ArbiterRole as Role, ArbiterTitle, System};

/// What kind of event it is; the title regulations treat some by themselves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    #[default]
    Other,
    /// World or Continental Team or Club Championship.
    TeamChampionship,
    /// World Cup or Women's World Championship tournament (since 2024 Women's World Cup).
    WorldCup,
    /// Zonal or subzonal tournament.
    Zonal,
    /// Final stage of a national championship.
    NationalChampionship,
    NationalTeamChampionship,
    Olympiad,
    /// A world event that is none of the others.
    World,
    /// A continental event that is none of the others.
    Continental,
}

/// The text without a title that is spelled out, and the title.
fn cut_title(text: &str) -> (String, Option<ArbiterTitle>) {
    let names = [
        ("international arbiter", ArbiterTitle::International),
        ("intl. arbiter", ArbiterTitle::International),
        ("int. arbiter", ArbiterTitle::International),
        ("fide arbiter", ArbiterTitle::Fide),
        ("fide-arbiter", ArbiterTitle::Fide),
        ("national arbiter", ArbiterTitle::National),
    ];
    let lower = text.to_ascii_lowercase();
    for (words, title) in names {
        if let Some(start) = lower.find(words) {
            let (before, after) = (&text[..start], &text[start + words.len()..]);
            return (format!("{before} {after}"), Some(title));
        }
    }
    (text.to_owned(), None)
}

/// An arbiter of an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Arbiter {
    /// The name, as it is printed.
    pub name: String,
    /// The FIDE identity number.
    #[serde(default)]
    pub fide_id: Option<u32>,
    /// The title, if known.
    #[serde(default)]
    pub title: Option<ArbiterTitle>,
    /// Whether there is a licence, if known.
    #[serde(default)]
    pub licensed: Option<bool>,
    pub role: Role,
    /// The entrant they are, if they also play.
    #[serde(default)]
    pub plays_as: Option<EntrantId>,
}

impl Arbiter {
    /// An arbiter as report files and announcements name one: `IA Anna Arbiter (1503014)`,
    /// `Arbiter, Anna, FIDE Arbiter, 1503014`. Of several names the first counts; none if there is
    /// no name.
    ///
    /// ```
    /// use adoube_ratings::facts::{Arbiter, ArbiterTitle, Role};
    ///
    /// let found = Arbiter::read("IA Anna Arbiter (1503014)", Role::Chief).unwrap();
    /// assert_eq!(found.name, "Anna Arbiter");
    /// assert_eq!(found.title, Some(ArbiterTitle::International));
    /// assert_eq!(found.fide_id, Some(1503014));
    /// ```
    pub fn read(text: &str, role: Role) -> Option<Arbiter> {
        let text = text.split([';', '|']).next().unwrap_or_default();
        let (text, in_words) = cut_title(text);
        let (mut title, mut fide_id, mut name) = (in_words, None, Vec::new());
        for part in text.split_whitespace() {
            let bare = part.trim_matches(|c: char| !c.is_alphanumeric());
            let number = bare.parse().ok().filter(|_| bare.len() >= 5);
            let letters = bare.replace('.', "");
            // A title stands in capitals; a name may be spelled like one.
            let found = Some(&letters).filter(|letters| **letters == letters.to_uppercase());
            match found.and_then(|letters| letters.parse().ok()) {
                _ if number.is_some() => fide_id = fide_id.or(number),
                Some(found) => title = title.or(Some(found)),
                None if bare.is_empty() || matches!(bare, "ID" | "FIDE" | "FIN") => {}
                None => name.push(part.trim_matches(['(', ')'])),
            }
        }
        let name = name.join(" ");
        let name = name.trim_matches([',', ':', '-', ' ']);
        (!name.is_empty()).then(|| Arbiter {
            name: name.to_owned(),
            fide_id,
            title,
            licensed: None,
            role,
            plays_as: None,
        })
    }
}

/// What the Qualification Commission agreed to, and what happened against the plan.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Approvals {
    /// A registration later than the regulations ask for.
    pub late_registration: bool,
    /// An individual event of more than 90 days.
    pub long_duration: bool,
    /// The foreigner rule is waived (1.43d).
    pub foreigners: bool,
    /// A change during the event, or a format that is not named.
    pub change: bool,
}

/// What is known of an event beside its snapshot. What is not known stays open in the answers.
#[derive(Clone, Debug, PartialEq)]
pub struct EventFacts {
    /// The name of the event.
    pub name: String,
    /// Where it is played.
    pub place: Option<String>,
    /// The federation it is played in.
    pub host: Option<Federation>,
    /// The federation that registered it; the host if nothing is said.
    pub registered_by: Option<Federation>,
    /// The first day; the edition of the rules follows from it.
    pub start: Date,
    pub end: Option<Date>,
    /// When it was registered.
    pub registered_on: Option<Date>,
    /// How opponents are found.
    pub system: System,
    /// What kind of event it is.
    pub level: Level,
    /// The list it is rated on.
    pub list: RatingList,
    pub time_control: Option<TimeControl>,
    /// The day of each round; empty if not known.
    pub round_dates: Vec<Date>,
    pub organiser: Option<String>,
    /// How to reach who knows.
    pub contact: Option<String>,
    /// The program that paired.
    pub pairing_program: Option<String>,
    pub arbiters: Vec<Arbiter>,
    /// What was agreed to.
    pub approvals: Approvals,
    /// Players, rounds or pairing conditions were changed after the start.
    pub composition_changed: bool,
    /// The federation of a national championship also has a subzonal of its own this year (1.43a).
    pub own_subzonal: bool,
    pub women_only: bool,
    /// A player with a disability plays without increment (1.13).
    pub disabled_player: bool,
    /// Players who do not belong to a FIDE federation.
    pub outside_fide: BTreeSet<EntrantId>,
    /// Entrants that are programs.
    pub computers: BTreeSet<EntrantId>,
    /// Games that were adjudicated or decided otherwise away from the board.
    pub not_over_the_board: BTreeSet<(RoundNumber, EntrantId)>,
    /// Games that are not rated by a decision: force majeure or fair play (5.1).
    pub not_to_be_rated: BTreeSet<(RoundNumber, EntrantId)>,
    /// Players whose rating was published only after the event; for their opponents they are
    /// unrated (8.4; 8.2.4).
    pub rated_later: BTreeSet<EntrantId>,
    /// What the lists say of players.
    pub histories: BTreeMap<EntrantId, History>,
    /// Earlier events of unrated players, with which the first rating is put together (7.1.4).
    pub earlier: BTreeMap<EntrantId, Vec<PooledEvent>>,
}

impl EventFacts {
    /// An event of which only the first day is known.
    pub fn starting(start: Date) -> EventFacts {
        EventFacts {
            name: String::new(),
            place: None,
            host: None,
            registered_by: None,
            start,
            end: None,
            registered_on: None,
            system: System::default(),
            level: Level::default(),
            list: RatingList::default(),
            time_control: None,
            round_dates: Vec::new(),
            organiser: None,
            contact: None,
            pairing_program: None,
            arbiters: Vec::new(),
            approvals: Approvals::default(),
            composition_changed: false,
            own_subzonal: false,
            women_only: false,
            disabled_player: false,
            outside_fide: BTreeSet::new(),
            computers: BTreeSet::new(),
            not_over_the_board: BTreeSet::new(),
            not_to_be_rated: BTreeSet::new(),
            rated_later: BTreeSet::new(),
            histories: BTreeMap::new(),
            earlier: BTreeMap::new(),
        }
    }

    /// The first list that an event that ends now can be rated on.
    pub fn next_list(&self) -> Option<Date> {
        let end = self.end.or_else(|| self.round_dates.iter().max().copied());
        let month = end.unwrap_or(self.start).first_of_month();
        month.checked_add(jiff::Span::new().months(1)).ok()
    }

    /// The time control and the list it is rated on by the Laws of the first day; the list stays
    /// if they do not tell it.
    pub fn play_at(&mut self, control: TimeControl) {
        let laws = Rulebook::embedded().in_force(Authority::Fide, self.start);
        let rate = laws.and_then(|laws| classify(&control, laws, Venue::OverTheBoard).rate);
        self.list = match rate {
            Some(Rate::Standard) => RatingList::Standard,
            Some(Rate::Rapid) => RatingList::Rapid,
            Some(Rate::Blitz) => RatingList::Blitz,
            _ => self.list,
        };
        self.time_control = Some(control);
    }

    /// The federation that registered the event.
    pub fn registering_federation(&self) -> Option<Federation> {
        self.registered_by.or(self.host)
    }

    /// The chief arbiter of the event, if one is known.
    pub fn chief_arbiter(&self) -> Option<&Arbiter> {
        self.arbiters.iter().find(|a| a.role == Role::Chief)
    }

    /// What the lists say of a player: as told beside the snapshot, else as it was entered.
    pub fn history(&self, entrant: &Entrant) -> History {
        let told = self.histories.get(&entrant.id).copied();
        told.unwrap_or_else(|| History::of(&entrant.player.rating_facts))
    }

    /// How many days the event lasts, both ends counted.
    pub fn days(&self) -> Option<i32> {
        let end = self
            .end
            .or_else(|| self.round_dates.iter().max().copied())?;
        Some(end.since(self.start).ok()?.get_days() + 1)
    }

    /// When the report is due.
    pub fn deadlines(&self, rules: RatingRules) -> Option<Deadlines> {
        let end = self
            .end
            .or_else(|| self.round_dates.iter().max().copied())?;
        let days = |days: i32| end.checked_add(jiff::Span::new().days(days)).ok();
        let list = |months: i32| {
            let first = end.first_of_month();
            first.checked_add(jiff::Span::new().months(months)).ok()
        };
        Some(match rules {
            RatingRules::Fide2014 | RatingRules::Fide2017 => Deadlines {
                to_rating_officer: days(7),
                upload: days(30),
                last_list: None,
            },
            RatingRules::Fide2022 => Deadlines::default(),
            RatingRules::Fide2024 | RatingRules::Fide2025 => {
                // With five days or fewer left of the month it is the list after the next.
                let left = end.last_of_month().day() - end.day();
                let next = list(if left <= 5 { 2 } else { 1 });
                Deadlines {
                    upload: next.and_then(|day| day.yesterday().ok()),
                    last_list: list(3),
                    ..Deadlines::default()
                }
            }
        })
    }
}

/// When a report is due, as far as an edition says it (B.01, 1.92; B.02, 9.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Deadlines {
    /// From the chief arbiter to the federation.
    pub to_rating_officer: Option<Date>,
    /// From the federation to FIDE; since 2024 the day before the list on which it should be rated.
    pub upload: Option<Date>,
    /// The last list the event can be rated on.
    pub last_list: Option<Date>,
}
