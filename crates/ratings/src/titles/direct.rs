//! Titles and norms from championships (B.01, 1.2), by the table of the day.

use std::str::FromStr;

use adoube_tournament::Title;
use serde::{Deserialize, Serialize};

use super::articles;
use super::table::DirectTable;
use crate::norm::{Amount, Check, Requirement, Standing};
use crate::{HalfPoints, TitleRules};

/// What somebody achieved in a championship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Achievement {
    /// First after tie-breaks.
    Gold,
    /// Level on points with the first, and among the best three after tie-breaks.
    FirstEqual,
    /// Second or third after tie-breaks.
    SilverOrBronze,
    /// A share of the points in a number of games.
    Score {
        percent: u32,
        /// In at least so many games.
        games: u32,
    },
    /// A round of a knockout.
    Reached(Stage),
}

/// What an achievement brings: a title or a norm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Award {
    /// A norm, of nine games.
    Norm,
    Title,
}

/// A title or a norm for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct DirectAward {
    pub title: Title,
    /// The title itself or a norm.
    pub award: Award,
}

/// A championship in which titles go by places and scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DirectEvent {
    Olympiad,
    /// World Team or Club Championship.
    WorldTeam,
    /// World Amateur under 2300 or under 2000.
    WorldAmateur,
    /// World Amateur under 1700.
    WorldAmateur1700,
    /// World over 65, over 50, or under 20.
    WorldSeniorOrU20,
    WorldU18,
    WorldU16,
    WorldU14,
    /// World under 12; World Schools under 17, 15 and 13.
    WorldU12,
    /// World under 10 and 8; World Schools under 11, 9 and 7.
    WorldU10,
    /// Continental Team or Club Championship.
    ContinentalTeam,
    Continental,
    /// Continental over 65 and 50; Continental and Regional under 20.
    ContinentalSeniorOrU20,
    /// Continental and Regional under 18.
    ContinentalU18,
    /// Continental and Regional under 16.
    ContinentalU16,
    /// Continental and Regional under 14 and 12; Continental Schools under 17, 15 and 13.
    ContinentalU14,
    /// Continental Amateur; Continental and Regional under 10 and 8; Continental Schools under 11,
    /// 9 and 7.
    ContinentalU10,
    SubContinental,
    /// Commonwealth, Francophone, Iberoamerican; world championships of the disabled.
    #[serde(alias = "affiliate")]
    Affiliated,
    /// World under 20 of the disabled.
    DisabledU20,
}

impl DirectEvent {
    /// Every such championship, in the order of the tables.
    pub const ALL: [DirectEvent; 20] = [
        DirectEvent::Olympiad,
        DirectEvent::WorldTeam,
        DirectEvent::WorldAmateur,
        DirectEvent::WorldAmateur1700,
        DirectEvent::WorldSeniorOrU20,
        DirectEvent::WorldU18,
        DirectEvent::WorldU16,
        DirectEvent::WorldU14,
        DirectEvent::WorldU12,
        DirectEvent::WorldU10,
        DirectEvent::ContinentalTeam,
        DirectEvent::Continental,
        DirectEvent::ContinentalSeniorOrU20,
        DirectEvent::ContinentalU18,
        DirectEvent::ContinentalU16,
        DirectEvent::ContinentalU14,
        DirectEvent::ContinentalU10,
        DirectEvent::SubContinental,
        DirectEvent::Affiliated,
        DirectEvent::DisabledU20,
    ];

    fn name(self) -> &'static str {
        use DirectEvent::*;
        match self {
            Olympiad => "olympiad",
            WorldTeam => "world-team",
            WorldAmateur => "world-amateur",
            WorldAmateur1700 => "world-amateur1700",
            WorldSeniorOrU20 => "world-senior-or-u20",
            WorldU18 => "world-u18",
            WorldU16 => "world-u16",
            WorldU14 => "world-u14",
            WorldU12 => "world-u12",
            WorldU10 => "world-u10",
            ContinentalTeam => "continental-team",
            Continental => "continental",
            ContinentalSeniorOrU20 => "continental-senior-or-u20",
            ContinentalU18 => "continental-u18",
            ContinentalU16 => "continental-u16",
            ContinentalU14 => "continental-u14",
            ContinentalU10 => "continental-u10",
            SubContinental => "sub-continental",
            Affiliated => "affiliated",
            DisabledU20 => "disabled-u20",
        }
    }

    /// Whether enough federations and players have to take part (1.23; 1.2.2): continental, sub-continental and
    /// affiliated championships.
    pub fn needs_participation(self) -> bool {
        use DirectEvent::*;
        matches!(
            self,
            ContinentalTeam
                | Continental
                | ContinentalSeniorOrU20
                | ContinentalU18
                | ContinentalU16
                | ContinentalU14
                | ContinentalU10
                | SubContinental
                | Affiliated
        )
    }
}

/// The championships in which titles go by rounds reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Knockout {
    WorldCup,
    WomensWorld,
}

/// How far somebody came.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    Qualified,
    LastSixteen,
    LastEight,
    Final,
    Winner,
}

impl Knockout {
    /// Both of them.
    pub const ALL: [Knockout; 2] = [Knockout::WorldCup, Knockout::WomensWorld];
}

impl Stage {
    /// How far somebody came who lost in the round with so many left after it; 0 for who won the final.
    pub fn with_rounds_left(left: usize, winner: bool) -> Stage {
        match left {
            0 if winner => Stage::Winner,
            0 => Stage::Final,
            1 | 2 => Stage::LastEight,
            3 => Stage::LastSixteen,
            _ => Stage::Qualified,
        }
    }
}

/// A championship of the tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Championship {
    Places(DirectEvent),
    Rounds(Knockout),
}

impl Championship {
    /// Every championship of the tables.
    pub fn all() -> impl Iterator<Item = Championship> {
        let places = DirectEvent::ALL.map(Championship::Places);
        places
            .into_iter()
            .chain(Knockout::ALL.map(Championship::Rounds))
    }

    /// The name used in files and settings.
    pub fn name(self) -> &'static str {
        match self {
            Championship::Places(event) => event.name(),
            Championship::Rounds(Knockout::WorldCup) => "world-cup",
            Championship::Rounds(Knockout::WomensWorld) => "womens-world",
        }
    }
}

/// The text names no championship of the tables.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct UnknownChampionship {
    text: String,
    /// What there is.
    known: String,
}

impl FromStr for Championship {
    type Err = UnknownChampionship;

    fn from_str(text: &str) -> Result<Championship, UnknownChampionship> {
        let found = Championship::all().find(|event| event.name() == text);
        found.ok_or_else(|| UnknownChampionship {
            text: text.to_owned(),
            known: Championship::all()
                .map(Championship::name)
                .collect::<Vec<_>>()
                .join(", "),
        })
    }
}

/// The titles for men and women, highest first.
const OPEN: [Title; 4] = [Title::Gm, Title::Im, Title::Fm, Title::Cm];
/// The titles for women, highest first.
const WOMEN: [Title; 4] = [Title::Wgm, Title::Wim, Title::Wfm, Title::Wcm];

impl DirectTable {
    /// What a place in a championship brings. For each title a norm is left out if the title itself is won, and of
    /// the titles the highest is given. 35 % of the points are needed for everything (1.22; 1.2.1).
    pub fn awards(&self, event: DirectEvent, women: bool, place: Place) -> Vec<DirectAward> {
        let enough = 10 * place.score.0 >= 7 * place.games && place.games > 0;
        if !enough {
            return Vec::new();
        }
        let awards = self.won(Championship::Places(event), OPEN, |what| place.has(what));
        let named = awards.into_iter().map(|award| DirectAward {
            title: match (women, OPEN.iter().position(|title| *title == award.title)) {
                (true, Some(column)) => WOMEN[column],
                _ => award.title,
            },
            ..award
        });
        named.collect()
    }

    /// What a round that was reached brings, open titles first.
    pub fn awards_of_stage(&self, event: Knockout, stage: Stage) -> Vec<DirectAward> {
        let kinds = [OPEN, WOMEN].into_iter();
        let won = kinds.flat_map(|kind| {
            let reached = |what| matches!(what, Achievement::Reached(needed) if stage >= needed);
            self.won(Championship::Rounds(event), kind, reached)
        });
        won.collect()
    }

    /// The highest title of a kind, and before it a norm for a higher one.
    fn won(
        &self,
        event: Championship,
        kind: [Title; 4],
        has: impl Fn(Achievement) -> bool,
    ) -> Vec<DirectAward> {
        let best = |award: Award| {
            let cells = self.cells(event);
            let won = cells.filter(|(_, what, achievement)| *what == award && has(*achievement));
            won.filter_map(|(title, ..)| kind.iter().position(|one| *one == title))
                .min()
        };
        let title = best(Award::Title);
        let norm = best(Award::Norm).filter(|norm| title.is_none_or(|title| *norm < title));
        let of = |column: usize, award| DirectAward {
            title: kind[column],
            award,
        };
        let norm = norm.map(|column| of(column, Award::Norm));
        let title = title.map(|column| of(column, Award::Title));
        norm.into_iter().chain(title).collect()
    }
}

/// How somebody finished a championship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    /// The place after tie-breaks.
    pub rank: u32,
    /// Level on points with the first.
    #[serde(default)]
    pub level_with_first: bool,
    pub score: HalfPoints,
    pub games: u32,
}

impl Place {
    fn has(self, achievement: Achievement) -> bool {
        match achievement {
            Achievement::Gold => self.rank == 1,
            // Whoever is first alone is level with the first.
            Achievement::FirstEqual => {
                self.rank == 1 || (self.level_with_first && matches!(self.rank, 2 | 3))
            }
            Achievement::SilverOrBronze => matches!(self.rank, 2 | 3),
            Achievement::Score { percent, games } => {
                self.games >= games && 50 * self.score.0 >= percent * self.games
            }
            Achievement::Reached(_) => false,
        }
    }
}

/// Who took part in a continental or affiliated championship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Participation {
    /// The federations that could take part.
    pub members: u32,
    /// The federations that did.
    pub federations: u32,
    pub players: u32,
    /// Groups were put together (1.23a).
    #[serde(default)]
    pub merged: bool,
    /// How many rounds there were, if known; asked since 2024.
    #[serde(default)]
    pub rounds: Option<u32>,
    /// A championship of the disabled, which needs neither.
    #[serde(default)]
    pub of_disabled: bool,
}

/// Whether enough took part, federation by federation, players and rounds: a third of the federations or five, and
/// eight players, five federations if groups were put together (1.23, 1.23a of 2017); since 2024 ten players and nine
/// rounds, where they are known (1.2.2). Championships of the disabled need none of it.
pub fn participation_checks(rules: TitleRules, event: Participation) -> Vec<Check> {
    if event.of_disabled {
        return Vec::new();
    }
    let article = articles::participation(rules);
    let at_least = |what, needed: u32, found: u32| {
        let amount = Amount::AtLeast(i32::try_from(needed).unwrap_or(i32::MAX));
        Check::new(article, what, amount, found, Standing::of(found >= needed))
    };
    let federations = match event.merged {
        true => 5,
        false => event.members.div_ceil(3).min(5),
    };
    let (players, rounds) = match rules >= TitleRules::Fide2024 {
        true => (10, Some(9)),
        false => (8, None),
    };
    let rounds = rounds.zip(event.rounds);
    let rounds = rounds.map(|(needed, found)| at_least(Requirement::Rounds, needed, found));
    [
        at_least(Requirement::Federations, federations, event.federations),
        at_least(Requirement::Players, players, event.players),
    ]
    .into_iter()
    .chain(rounds)
    .collect()
}
