//! The issues of rating lists that are kept: which list, of which month, since when.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use adoube_conduct::rating_lists::{ListName, Listing};
use adoube_formats::rating_list::{Index, ListDate, ListedPlayer, RatingKind};
use adoube_journal::private_file;
use adoube_tournament::{Player, RatingFacts};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};

/// What an issue holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Contents {
    /// Ratings of FIDE, of these rates of play.
    Fide {
        standard: bool,
        rapid: bool,
        blitz: bool,
    },
    /// Ratings of another list.
    Custom,
}

/// An issue of a list.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Issue {
    /// `fide`, or the name of another list.
    pub list: String,
    pub month: Option<ListDate>,
    /// When it was put in place.
    pub updated: Timestamp,
    pub players: usize,
    pub contents: Contents,
    /// The file in the folder of lists.
    file: String,
    /// What was read of the file.
    #[serde(skip)]
    loaded: Arc<OnceLock<Option<Loaded>>>,
}

#[derive(Clone, Debug)]
enum Loaded {
    Index(Arc<Index>),
    Custom(Arc<Vec<Player>>),
}

/// The name of FIDE's lists among the sources.
pub(super) const FIDE: &str = "fide";

impl Issue {
    /// A list of FIDE.
    pub(super) fn of_fide(
        index: Arc<Index>,
        single: RatingKind,
        month: Option<ListDate>,
        now: Timestamp,
    ) -> Issue {
        let has = |kind: RatingKind| index.players().any(|player| player.rating(kind).is_some());
        let [standard, rapid, blitz] = RatingKind::ALL.map(|kind| kind == single || has(kind));
        let part = match (standard, rapid, blitz) {
            (true, false, false) => "standard",
            (false, true, false) => "rapid",
            (false, false, true) => "blitz",
            _ => "all",
        };
        let file = format!("{FIDE}-{part}-{}.index", month_text(month));
        Issue {
            list: FIDE.to_owned(),
            month,
            updated: now,
            players: index.len(),
            contents: Contents::Fide {
                standard,
                rapid,
                blitz,
            },
            file,
            loaded: loaded(Loaded::Index(index)),
        }
    }

    /// A list of an organiser, as it was sent.
    pub(super) fn custom(
        name: &str,
        players: Vec<Player>,
        month: Option<ListDate>,
        now: Timestamp,
    ) -> Issue {
        Issue {
            list: name.to_owned(),
            month,
            updated: now,
            players: players.len(),
            contents: Contents::Custom,
            file: format!("list-{name}-{}.json", month_text(month)),
            loaded: loaded(Loaded::Custom(Arc::new(players))),
        }
    }

    /// The name of its file.
    pub(super) fn file(&self) -> &str {
        &self.file
    }

    /// Whether it takes the place of another one.
    pub(super) fn replaces(&self, other: &Issue) -> bool {
        self.file == other.file
    }

    /// Whether it has ratings of a list.
    pub(super) fn has(&self, list: &ListName) -> bool {
        match (&self.contents, list) {
            (Contents::Custom, ListName::Custom(name)) => self.list == *name,
            (Contents::Fide { standard, .. }, ListName::Standard) => *standard,
            (Contents::Fide { rapid, .. }, ListName::Rapid | ListName::EffectiveRapid) => *rapid,
            (Contents::Fide { blitz, .. }, ListName::Blitz | ListName::EffectiveBlitz) => *blitz,
            _ => false,
        }
    }

    /// Writes it into the folder.
    pub(super) fn save(&self, folder: &Path) -> io::Result<()> {
        let path = folder.join(&self.file);
        match self.loaded.get().and_then(Option::as_ref) {
            Some(Loaded::Index(index)) => index.save(&path).map_err(io::Error::other)?,
            Some(Loaded::Custom(players)) => {
                fs::write(
                    &path,
                    serde_json::to_vec(&**players).map_err(io::Error::other)?,
                )?;
            }
            None => {}
        }
        private_file(&path)
    }

    /// Takes it out of the folder.
    pub(super) fn remove(&self, folder: &Path) {
        // A file that cannot be removed breaks nothing but tidiness.
        let _ = fs::remove_file(folder.join(&self.file));
    }

    fn load(&self, folder: Option<&Path>) -> Option<&Loaded> {
        let read = || {
            let path: PathBuf = folder?.join(&self.file);
            match self.contents {
                Contents::Fide { .. } => {
                    let index = Index::open(&path);
                    let index = index.inspect_err(|error| {
                        tracing::warn!(%error, "a rating list cannot be opened");
                    });
                    Some(Loaded::Index(Arc::new(index.ok()?)))
                }
                Contents::Custom => {
                    let bytes = fs::read(&path).ok()?;
                    Some(Loaded::Custom(Arc::new(
                        serde_json::from_slice(&bytes).ok()?,
                    )))
                }
            }
        };
        self.loaded.get_or_init(read).as_ref()
    }

    /// The index of a list of FIDE.
    pub(super) fn index(&self, folder: Option<&Path>) -> Option<Arc<Index>> {
        match self.load(folder)? {
            Loaded::Index(index) => Some(index.clone()),
            Loaded::Custom(_) => None,
        }
    }

    /// What it says of a player.
    pub(super) fn listing(
        &self,
        list: &ListName,
        folder: Option<&Path>,
        player: &Player,
    ) -> Option<Listing> {
        match self.load(folder)? {
            Loaded::Index(index) => self.of_fide_player(list, &index.by_fide_id(player.fide_id?)?),
            Loaded::Custom(players) => {
                let found = players.iter().find(|listed| is_same(listed, player))?;
                Some(Listing {
                    rating: found.national_rating.or(found.fide_rating)?,
                    month: self.month,
                    facts: RatingFacts::default(),
                })
            }
        }
    }

    fn of_fide_player(&self, list: &ListName, listed: &ListedPlayer) -> Option<Listing> {
        let rated = |kind: RatingKind| {
            listed
                .rating(kind)
                .filter(|one| one.rating > 0)
                .map(|_| kind)
        };
        let standard = RatingKind::Standard;
        let kind = match list {
            ListName::Standard => rated(standard),
            ListName::Rapid => rated(RatingKind::Rapid),
            ListName::Blitz => rated(RatingKind::Blitz),
            ListName::EffectiveRapid => rated(RatingKind::Rapid).or(rated(standard)),
            ListName::EffectiveBlitz => rated(RatingKind::Blitz).or(rated(standard)),
            ListName::Custom(_) => None,
        }?;
        let player = listed.to_player(kind);
        Some(Listing {
            rating: player.fide_rating?,
            month: self.month,
            facts: player.rating_facts,
        })
    }
}

fn loaded(what: Loaded) -> Arc<OnceLock<Option<Loaded>>> {
    let lock = OnceLock::new();
    let _ = lock.set(Some(what));
    Arc::new(lock)
}

fn month_text(month: Option<ListDate>) -> String {
    month.map_or("undated".to_owned(), |month| month.to_string())
}

/// Whether a line of a list is about a player: by the ids where both have one, else by the name.
fn is_same(listed: &Player, player: &Player) -> bool {
    if let (Some(one), Some(other)) = (listed.fide_id, player.fide_id) {
        return one == other;
    }
    if let (Some(one), Some(other)) = (&listed.national_id, &player.national_id) {
        return one == other;
    }
    let birth = match (listed.birth, player.birth) {
        (Some(one), Some(other)) => one.year() == other.year(),
        _ => true,
    };
    birth && listed.name.to_lowercase() == player.name.to_lowercase()
}
