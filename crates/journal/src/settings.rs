//! What is announced of an event and of its sections.

use std::collections::{BTreeMap, BTreeSet};

use adoube_tournament::{
    ArbiterRole, Colour, EqualOrder, Federation, PointSystem, RatingUsed, RoundNumber, TeamScoring,
};
use jiff::civil::{Date, DateTime};
use serde::{Deserialize, Serialize};

use crate::{Category, EventArbiter};

/// What is announced of an event.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventDetails {
    /// The name of the event.
    pub name: String,
    /// The town or venue.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
    /// The federation that holds it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub federation: Option<Federation>,
    /// The first day; it decides which edition of the rules applies.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub starts: Option<Date>,
    /// The last day.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ends: Option<Date>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub organiser: Option<String>,
    /// The chief arbiter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chief_arbiter: Option<String>,
    /// The deputy arbiters.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub deputy_arbiters: Vec<String>,
    /// Every arbiter with what is known of them; the names above are then those of this list.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub arbiters: Vec<EventArbiter>,
}

impl EventDetails {
    /// The same with other arbiters: chief and deputies are named by them.
    pub fn with_arbiters(self, arbiters: Vec<EventArbiter>) -> EventDetails {
        let called = |arbiter: &EventArbiter| match arbiter.title {
            Some(title) => format!("{} {}", title.abbreviation(), arbiter.name),
            None => arbiter.name.clone(),
        };
        let of = |role: ArbiterRole| {
            let named = arbiters.iter().filter(move |one| one.role() == Some(role));
            named.map(called)
        };
        EventDetails {
            chief_arbiter: of(ArbiterRole::Chief).next(),
            deputy_arbiters: of(ArbiterRole::Deputy).collect(),
            arbiters,
            ..self
        }
    }

    /// What everybody may know.
    pub fn public(&self) -> EventDetails {
        EventDetails {
            arbiters: self.arbiters.iter().map(EventArbiter::public).collect(),
            ..self.clone()
        }
    }

    /// An event of which only the name is known.
    pub fn named(name: &str) -> EventDetails {
        EventDetails {
            name: name.to_owned(),
            ..EventDetails::default()
        }
    }
}

/// How the games of a section are arranged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", rename(serialize = "section-format"))]
pub enum Format {
    /// A Swiss system.
    #[default]
    Swiss,
    /// Everybody against everybody.
    RoundRobin,
    /// The loser is out.
    Knockout,
    /// A match between two players.
    Match,
    /// A Swiss system of teams.
    TeamSwiss,
    /// Every team against every team.
    TeamRoundRobin,
    /// Two teams, everybody of the one against everybody of the other.
    Scheveningen,
    /// Three teams in two rounds, everybody against one of each other team.
    Skalitzka,
    /// Many teams at one sitting, one game for everybody.
    Hutton,
    /// Teams; the loser of a match is out.
    TeamKnockout,
    /// A Swiss system of players who score for their teams (US 31A).
    IndividualTeams,
    /// Games that are rated and count for nothing else, entered one by one (US 28M4).
    ExtraGames,
}

impl Format {
    /// Whether the games come from a table that was drawn before round 1.
    pub fn is_fixed_schedule(self) -> bool {
        !self.is_swiss()
    }

    /// Whether every round is paired by a Swiss system.
    pub fn is_swiss(self) -> bool {
        use Format::{IndividualTeams, Swiss, TeamSwiss};
        matches!(self, Swiss | TeamSwiss | IndividualTeams)
    }

    /// Whether those who are paired by a Swiss system are players.
    pub fn is_swiss_of_players(self) -> bool {
        matches!(self, Format::Swiss | Format::IndividualTeams)
    }

    /// Whether the loser of a match is out.
    pub fn is_knockout(self) -> bool {
        matches!(self, Format::Knockout | Format::TeamKnockout)
    }

    /// Whether a round is made of matches of two teams.
    pub fn is_of_team_matches(self) -> bool {
        use Format::{Scheveningen, TeamKnockout, TeamRoundRobin, TeamSwiss};
        matches!(
            self,
            TeamSwiss | TeamRoundRobin | Scheveningen | TeamKnockout
        )
    }

    /// Whether teams are ranked, be it by their matches or by what their players score.
    pub fn ranks_teams(self) -> bool {
        self.is_of_team_matches() || self.ranks_by_players()
    }

    /// Whether teams are ranked by what their players score, since no two teams meet in a match.
    pub fn ranks_by_players(self) -> bool {
        use Format::{Hutton, IndividualTeams, Skalitzka};
        matches!(self, Skalitzka | Hutton | IndividualTeams)
    }

    /// Whether a printed table says which player of a team meets which of another.
    pub fn has_table_of_players(self) -> bool {
        use Format::{Hutton, Scheveningen, Skalitzka};
        matches!(self, Scheveningen | Skalitzka | Hutton)
    }

    /// Whether every player has a seat in that table, so that nobody can come later.
    pub fn is_seated(self) -> bool {
        let of_players = matches!(self, Format::RoundRobin | Format::Knockout | Format::Match);
        of_players || self.has_table_of_players()
    }

    /// The format in words.
    pub fn name(self) -> &'static str {
        match self {
            Format::Swiss => "Swiss",
            Format::RoundRobin => "round robin",
            Format::Knockout => "knockout",
            Format::Match => "match",
            Format::TeamSwiss => "team Swiss",
            Format::TeamRoundRobin => "team round robin",
            Format::Scheveningen => "Scheveningen",
            Format::Skalitzka => "Skalitzka",
            Format::Hutton => "Hutton",
            Format::TeamKnockout => "team knockout",
            Format::IndividualTeams => "Swiss of players for teams",
            Format::ExtraGames => "extra games",
        }
    }
}

/// When a round starts, in the local time of the event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundTime {
    pub round: RoundNumber,
    /// When it starts.
    pub starts: DateTime,
}

/// A part of the hall that one arbiter looks after: a stretch of tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sector {
    /// Its name, or the arbiter's.
    pub name: String,
    /// The first table.
    pub first: u32,
    /// The last table.
    pub last: u32,
}

/// A room that a section plays in: a stretch of its tables. A table has the same number wherever it is told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Room {
    /// What the sign at the door says.
    pub name: String,
    /// The first table.
    pub first: u32,
    /// The last table.
    pub last: u32,
    /// The tables for those who need more space or no steps.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub accessible: BTreeSet<u32>,
}

impl Room {
    /// Whether a table stands in it.
    pub fn has(&self, table: u32) -> bool {
        (self.first..=self.last).contains(&table)
    }

    /// The room among these in which a table stands.
    pub fn among(rooms: &[Room], table: u32) -> Option<&Room> {
        rooms.iter().find(|room| room.has(table))
    }
}

/// When a paired round becomes public.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Publication {
    /// As soon as it is paired.
    #[default]
    Immediate,
    /// When the arbiter says so ([`Command::PublishRound`](crate::Command::PublishRound)).
    ByHand,
}

/// What is announced of a section.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SectionSettings {
    /// The name of the section.
    pub name: String,
    /// How the games are arranged.
    #[serde(default)]
    pub format: Format,
    /// Which pairing system and edition, such as `dutch-2026`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pairing_system: Option<String>,
    /// Which edition of the rules of play, such as `fide-laws-2023`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<String>,
    /// How many rounds.
    pub rounds: u16,
    /// What results are worth.
    #[serde(default)]
    pub point_system: PointSystem,
    /// Which rating ranks the players.
    #[serde(default)]
    pub rating_used: RatingUsed,
    /// What decides between players of equal rating and title.
    #[serde(default, skip_serializing_if = "is_default")]
    pub equal_ratings: EqualOrder,
    /// The colour drawn by lot before round 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub initial_colour: Option<Colour>,
    /// The time control, as announced.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time_control: Option<String>,
    /// The tie-breaks in order, by their codes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tie_breaks: Vec<String>,
    /// How teams are scored.
    #[serde(default, skip_serializing_if = "is_default")]
    pub team_scoring: TeamScoring,
    /// When the rounds start.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub schedule: Vec<RoundTime>,
    /// When paired rounds become public.
    #[serde(default, skip_serializing_if = "is_default")]
    pub publication: Publication,
    /// Whether players may report their results.
    #[serde(default, skip_serializing_if = "is_default")]
    pub players_report: bool,
    /// Who competes for what: age groups, rating groups and the like.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub categories: Vec<Category>,
    /// Whatever else is announced, such as the default time or how many byes one may ask for, by
    /// names of the letters a–z and underscores.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub announced: BTreeMap<String, String>,
}

impl SectionSettings {
    /// A Swiss section with everything else as usual.
    pub fn swiss(name: &str, rounds: u16) -> SectionSettings {
        SectionSettings {
            name: name.to_owned(),
            format: Format::Swiss,
            pairing_system: None,
            rules: None,
            rounds,
            point_system: PointSystem::default(),
            rating_used: RatingUsed::default(),
            equal_ratings: EqualOrder::default(),
            initial_colour: None,
            time_control: None,
            tie_breaks: Vec::new(),
            team_scoring: TeamScoring::default(),
            schedule: Vec::new(),
            publication: Publication::default(),
            players_report: false,
            categories: Vec::new(),
            announced: BTreeMap::new(),
        }
    }
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
