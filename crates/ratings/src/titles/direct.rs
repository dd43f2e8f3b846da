//! Titles and norms from championships (tables 1.24a and 1.24b of 2017).
//!
//! The tables of the later editions are not at hand: their chapters (B01DirectTitles2025 and 2026) were found
//! named, not printed.

use adoube_tournament::Title;
use serde::{Deserialize, Serialize};

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

/// A championship of the tables. World Cup and Women's World Championship, where titles go by
/// rounds reached, are with [`Knockout`].
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
    Affiliate,
    /// World under 20 of the disabled.
    DisabledU20,
}

/// The columns: GM, IM, FM, CM, and their counterparts for women.
const OPEN: [Title; 4] = [Title::Gm, Title::Im, Title::Fm, Title::Cm];
const WOMEN: [Title; 4] = [Title::Wgm, Title::Wim, Title::Wfm, Title::Wcm];

type Cell = (usize, Achievement, Award);

use Achievement::{FirstEqual, Gold, SilverOrBronze};
use Award::{Norm, Title as TheTitle};

const SCORE_9: [Cell; 2] = [score(2, 65, 9), score(3, 50, 9)];
const SCORE_7: [Cell; 2] = [score(2, 65, 7), score(3, 50, 7)];

const fn score(column: usize, percent: u32, games: u32) -> Cell {
    (column, Achievement::Score { percent, games }, TheTitle)
}

impl DirectEvent {
    fn cells(self) -> &'static [Cell] {
        use DirectEvent::*;
        match self {
            Olympiad => const { &[score(2, 65, 9), score(3, 50, 7)] },
            WorldTeam | ContinentalTeam => &SCORE_7,
            WorldAmateur => &[(2, Gold, TheTitle), (3, SilverOrBronze, TheTitle)],
            WorldAmateur1700 => &[(3, Gold, TheTitle)],
            WorldSeniorOrU20 | Continental => &[
                (0, Gold, TheTitle),
                (0, FirstEqual, Norm),
                (1, SilverOrBronze, TheTitle),
            ],
            WorldU18 | ContinentalSeniorOrU20 => &[
                (0, Gold, Norm),
                (1, FirstEqual, TheTitle),
                (1, SilverOrBronze, Norm),
                (2, SilverOrBronze, TheTitle),
            ],
            WorldU16 | ContinentalU18 => &[
                (1, Gold, TheTitle),
                (1, FirstEqual, Norm),
                (2, SilverOrBronze, TheTitle),
            ],
            WorldU14 | ContinentalU16 => &[
                (1, Gold, Norm),
                (2, FirstEqual, TheTitle),
                (3, SilverOrBronze, TheTitle),
            ],
            WorldU12 | DisabledU20 => &[(2, FirstEqual, TheTitle), (3, SilverOrBronze, TheTitle)],
            WorldU10 | ContinentalU10 => &[(3, Gold, TheTitle), (3, SilverOrBronze, TheTitle)],
            ContinentalU14 => &[(2, Gold, TheTitle), (3, SilverOrBronze, TheTitle)],
            SubContinental => {
                const {
                    &[
                        (1, FirstEqual, TheTitle),
                        (1, SilverOrBronze, Norm),
                        (2, SilverOrBronze, TheTitle),
                        SCORE_9[0],
                        SCORE_9[1],
                    ]
                }
            }
            Affiliate => &[
                (1, FirstEqual, TheTitle),
                (1, SilverOrBronze, Norm),
                (2, SilverOrBronze, TheTitle),
            ],
        }
    }

    /// What somebody gets. For each title a norm is left out if the title itself is won, and of the
    /// titles the highest is given. 35 % of the points are needed for everything (1.22).
    pub fn awards(self, women: bool, place: Place) -> Vec<DirectAward> {
        let enough = 10 * place.score.0 >= 7 * place.games && place.games > 0;
        let columns = if women { WOMEN } else { OPEN };
        let won = |award: Award| {
            let cells = self.cells().iter();
            cells
                .filter(move |(_, achievement, what)| *what == award && place.has(*achievement))
                .map(|(column, ..)| *column)
                .min()
        };
        if !enough {
            return Vec::new();
        }
        let title = won(TheTitle);
        let norm = won(Norm).filter(|norm| title.is_none_or(|title| *norm < title));
        let of = |column: usize, award| DirectAward {
            title: columns[column],
            award,
        };
        let norm = norm.map(|column| of(column, Norm));
        let title = title.map(|column| of(column, TheTitle));
        norm.into_iter().chain(title).collect()
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
    /// What somebody gets, open titles first.
    pub fn awards(self, stage: Stage) -> Vec<DirectAward> {
        let of = |title, award| DirectAward { title, award };
        let title = |title| of(title, TheTitle);
        let mut awards = Vec::new();
        match (self, stage) {
            (Knockout::WorldCup, Stage::Qualified) => awards.push(title(Title::Im)),
            (Knockout::WorldCup, _) => awards.push(title(Title::Gm)),
            (Knockout::WomensWorld, Stage::Winner) => awards.push(title(Title::Gm)),
            (Knockout::WomensWorld, Stage::Final) => {
                awards.extend([of(Title::Gm, Norm), title(Title::Im)]);
            }
            (Knockout::WomensWorld, _) => {}
        }
        if self == Knockout::WomensWorld {
            let last_eight = stage >= Stage::LastEight;
            awards.push(title(if last_eight { Title::Wgm } else { Title::Wim }));
        }
        awards
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

/// Whether enough took part: a third of the federations or five, and eight players, five federations if groups
/// were put together (1.23, 1.23a of 2017); since 2024 ten players and nine rounds, where they are known (1.2.2).
/// Championships of the disabled need neither.
pub fn enough_participants(rules: TitleRules, event: Participation) -> bool {
    if event.of_disabled {
        return true;
    }
    let federations = match event.merged {
        true => 5,
        false => event.members.div_ceil(3).min(5),
    };
    let (players, rounds) = match rules >= TitleRules::Fide2024 {
        true => (10, 9),
        false => (8, 0),
    };
    let enough_rounds = event.rounds.is_none_or(|played| played >= rounds);
    event.players >= players && event.federations >= federations && enough_rounds
}
