//! All rating lists of the server: their sources, their issues, and bringing them up to date.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, BufReader};
use std::path::{Path, PathBuf};
use std::sync::{Arc, PoisonError, RwLock};

use adoube_bodies::rating_lists::{ListBody, UpdatedListBody};
use adoube_conduct::rating_lists::{ListName, Listing, RatingLists};
use adoube_formats::rating_list::{Index, ListDate, RatingKind, RatingList};
use adoube_formats::read_entries;
use adoube_journal::{private_file, private_folder};
use adoube_tournament::Player;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use super::fetch::{Fetched, fetch};
use super::issues::{FIDE, Issue};
use super::sharing::{Entries, Entry, digest_of};

/// The folder in the data folder.
const FOLDER: &str = "rating-lists";

/// The file in it that says what there is.
const CONTENTS: &str = "lists.json";

/// How many issues of each list are kept: that of the month, and those that running events began with.
const MOST_LISTS: usize = 4;

/// How a source and an issue are named among what servers exchange.
const SOURCE: &str = "source ";
const ISSUE: &str = "issue ";

/// How old a list may be.
const FRESH_SECONDS: i64 = 24 * 60 * 60;

/// The lists and where they come from.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct ShelfIndex {
    /// Where each list comes from, by its name: a file, a folder or an address.
    sources: BTreeMap<String, String>,
    issues: Vec<Issue>,
}

/// All rating lists, in a folder or in memory.
pub struct Shelf {
    folder: Option<PathBuf>,
    kept: RwLock<ShelfIndex>,
}

impl Shelf {
    /// The lists of a data folder.
    pub fn open(data: Option<&Path>) -> Shelf {
        let folder = data.map(|data| data.join(FOLDER));
        let read = |folder: &PathBuf| {
            let bytes = fs::read(folder.join(CONTENTS)).ok()?;
            serde_json::from_slice::<ShelfIndex>(&bytes).ok()
        };
        let kept = folder.as_ref().and_then(read).unwrap_or_default();
        Shelf {
            folder,
            kept: RwLock::new(kept),
        }
    }

    fn kept(&self) -> ShelfIndex {
        let kept = self.kept.read().unwrap_or_else(PoisonError::into_inner);
        kept.clone()
    }

    fn change(&self, change: impl FnOnce(&mut ShelfIndex)) -> io::Result<()> {
        let mut kept = self.kept.write().unwrap_or_else(PoisonError::into_inner);
        change(&mut kept);
        let Some(folder) = &self.folder else {
            return Ok(());
        };
        private_folder(folder)?;
        let (path, part) = (folder.join(CONTENTS), folder.join("lists.json.part"));
        fs::write(
            &part,
            serde_json::to_vec_pretty(&*kept).map_err(io::Error::other)?,
        )?;
        fs::rename(&part, &path)?;
        private_file(&path)
    }

    /// The folder, if the lists are not in memory.
    pub(super) fn folder(&self) -> Option<&Path> {
        self.folder.as_deref()
    }

    /// Every source and issue, for the other servers.
    pub(super) fn entries(&self) -> io::Result<Entries> {
        let kept = self.kept();
        let mut entries = Entries::new();
        for (name, source) in kept.sources {
            let entry = Entry {
                about: source,
                file: None,
            };
            entries.insert(format!("{SOURCE}{name}"), entry);
        }
        for issue in kept.issues {
            let Some(path) = self.folder.as_ref().map(|folder| folder.join(issue.file())) else {
                continue;
            };
            let entry = Entry {
                about: serde_json::to_string(&issue).map_err(io::Error::other)?,
                file: Some((issue.file().to_owned(), digest_of(&path)?)),
            };
            entries.insert(format!("{ISSUE}{}", issue.file()), entry);
        }
        Ok(entries)
    }

    /// Takes over what there is; the files lie in the folder already.
    pub(super) fn adopt(&self, all: &Entries) -> io::Result<()> {
        let (mut sources, mut issues) = (BTreeMap::new(), Vec::new());
        for (name, entry) in all {
            if let Some(name) = name.strip_prefix(SOURCE) {
                sources.insert(name.to_owned(), entry.about.clone());
            } else if name.starts_with(ISSUE) {
                let issue: Issue = serde_json::from_str(&entry.about).map_err(io::Error::other)?;
                issues.push(issue);
            }
        }
        issues.sort_by_key(|issue| (issue.month, issue.updated));
        self.change(|kept| {
            let gone = kept.issues.iter();
            let gone = gone.filter(|old| !issues.iter().any(|new| new.replaces(old)));
            for issue in gone {
                if let Some(folder) = &self.folder {
                    issue.remove(folder);
                }
            }
            *kept = ShelfIndex { sources, issues };
        })
    }

    /// Says where a list comes from; nothing for files that are given by hand.
    ///
    /// # Errors
    ///
    /// It cannot be written down.
    pub fn set_source(&self, name: &str, source: Option<&str>) -> io::Result<()> {
        self.change(|kept| {
            match source.map(str::trim).filter(|source| !source.is_empty()) {
                Some(source) => kept.sources.insert(name.to_owned(), source.to_owned()),
                None => kept.sources.remove(name),
            };
        })
    }

    /// Forgets a list, its source and its issues.
    ///
    /// # Errors
    ///
    /// It cannot be written down.
    pub fn remove(&self, name: &str) -> io::Result<()> {
        self.change(|kept| {
            kept.sources.remove(name);
            let gone = kept.issues.extract_if(.., |issue| issue.list == name);
            for issue in gone {
                if let Some(folder) = &self.folder {
                    issue.remove(folder);
                }
            }
        })
    }

    /// Every list that there is or that has a source; FIDE's always.
    pub fn lists(&self, now: Timestamp) -> Vec<ListBody> {
        let kept = self.kept();
        let names = kept
            .sources
            .keys()
            .chain(kept.issues.iter().map(|one| &one.list));
        let mut names: Vec<String> = names.cloned().chain([FIDE.to_owned()]).collect();
        names.sort_by_key(|name| (name != FIDE, name.clone()));
        names.dedup();
        names
            .into_iter()
            .map(|name| state(&kept, name, now))
            .collect()
    }

    /// Whether a list of FIDE is older than a day, or missing.
    pub fn is_stale(&self, now: Timestamp) -> bool {
        state(&self.kept(), FIDE.to_owned(), now).stale
    }

    /// Whether some list has a source and is older than a day.
    pub fn is_due(&self, now: Timestamp) -> bool {
        let lists = self.lists(now).into_iter();
        lists
            .filter(|list| list.source.is_some())
            .any(|list| list.stale)
    }

    /// Fetches every list from its source and puts it in place.
    pub fn update(&self, now: Timestamp) -> Vec<UpdatedListBody> {
        let sources = self.kept().sources.into_iter();
        sources
            .map(|(name, source)| {
                let taken = self.take_from(&name, &source, now);
                UpdatedListBody {
                    players: *taken.as_ref().unwrap_or(&0),
                    problem: taken.err(),
                    name,
                }
            })
            .collect()
    }

    fn take_from(&self, name: &str, source: &str, now: Timestamp) -> Result<usize, String> {
        let passing = self.folder.clone().unwrap_or_else(std::env::temp_dir);
        if self.folder.is_some() {
            private_folder(&passing).map_err(|error| error.to_string())?;
        }
        let fetched = fetch(source, &passing).map_err(|error| error.to_string())?;
        let mut players = 0;
        for list in fetched {
            players = players.max(self.take(name, &list, now)?);
        }
        match players {
            0 => Err(crate::texts::t("rating-list-nothing-there").to_owned()),
            players => Ok(players),
        }
    }

    fn take(&self, name: &str, fetched: &Fetched, now: Timestamp) -> Result<usize, String> {
        let taken = match name {
            FIDE => self.take_fide(&fetched.path, &fetched.name, now),
            name => self.take_custom(name, &fetched.path, now),
        };
        if fetched.passing {
            // A file that cannot be removed breaks nothing but tidiness.
            let _ = fs::remove_file(&fetched.path);
        }
        taken
    }

    /// Puts a list of FIDE in a file in place: all ratings, or those of one rate of play, as the name of the
    /// file says. The month is that of the list, else that of the day.
    pub(super) fn take_fide(
        &self,
        path: &Path,
        name: &str,
        now: Timestamp,
    ) -> Result<usize, String> {
        let told = |error: &dyn std::fmt::Display| error.to_string();
        let file = BufReader::new(fs::File::open(path).map_err(|error| told(&error))?);
        let single = RatingKind::of_file_name(name);
        let list = RatingList::open(file, single).map_err(|error| crate::texts::tell(&error))?;
        let date = list.date();
        let built = Index::build(list, date).map_err(|error| crate::texts::tell(&error))?;
        let count = built.index.len();
        if count > 0 {
            let kept = self.keep_index(Arc::new(built.index), single, date, now);
            kept.map_err(|error| told(&error))?;
        }
        Ok(count)
    }

    /// Keeps an index that was made of a list of FIDE.
    pub(super) fn keep_index(
        &self,
        index: Arc<Index>,
        single: RatingKind,
        date: Option<ListDate>,
        now: Timestamp,
    ) -> io::Result<()> {
        let month = date.or_else(|| month_of(now));
        self.put(Issue::of_fide(index, single, month, now))
    }

    /// Puts a list of an organiser or a federation in place: a table of players with their ratings.
    fn take_custom(&self, name: &str, path: &Path, now: Timestamp) -> Result<usize, String> {
        let bytes = fs::read(path).map_err(|error| error.to_string())?;
        self.import(name, &bytes, month_of(now), now)
    }

    /// Keeps a table of players with ratings as an issue of a list.
    ///
    /// # Errors
    ///
    /// What is wrong with the table, in words.
    pub fn import(
        &self,
        name: &str,
        bytes: &[u8],
        month: Option<ListDate>,
        now: Timestamp,
    ) -> Result<usize, String> {
        let entries = read_entries(bytes).map_err(|error| crate::texts::tell(&error))?;
        let players: Vec<Player> = entries.players.into_iter().map(|row| row.player).collect();
        let count = players.len();
        self.put(Issue::custom(name, players, month, now))
            .map_err(|error| error.to_string())?;
        Ok(count)
    }

    fn put(&self, issue: Issue) -> io::Result<()> {
        if let Some(folder) = &self.folder {
            private_folder(folder)?;
            issue.save(folder)?;
        }
        let folder = self.folder.clone();
        self.change(move |kept| {
            kept.issues.retain(|other| !issue.replaces(other));
            let list = issue.list.clone();
            kept.issues.push(issue);
            kept.issues
                .sort_by_key(|issue| (issue.month, issue.updated));
            let same = kept
                .issues
                .iter()
                .filter(|issue| issue.list == list)
                .count();
            let mut extra = same.saturating_sub(MOST_LISTS);
            let gone = kept.issues.extract_if(.., |issue| {
                let goes = issue.list == list && extra > 0;
                extra -= usize::from(goes);
                goes
            });
            for issue in gone {
                if let Some(folder) = &folder {
                    issue.remove(folder);
                }
            }
        })
    }

    /// The newest list of FIDE, to be searched: the one with all ratings, else any.
    pub(super) fn newest(&self) -> Option<Arc<Index>> {
        let kept = self.kept();
        let of_fide = kept.issues.iter().filter(|issue| issue.list == FIDE);
        let whole = |issue: &&Issue| ListName::OF_FIDE.iter().all(|list| issue.has(list));
        let newest = of_fide.max_by_key(|issue| (whole(issue), issue.month, issue.updated));
        newest?.index(self.folder.as_deref())
    }
}

fn month_of(now: Timestamp) -> Option<ListDate> {
    let day = now.to_zoned(jiff::tz::TimeZone::UTC).date();
    ListDate::new(
        u16::try_from(day.year()).ok()?,
        u8::try_from(day.month()).ok()?,
    )
}

fn state(kept: &ShelfIndex, name: String, now: Timestamp) -> ListBody {
    let issues = || kept.issues.iter().filter(|issue| issue.list == name);
    let newest = issues().max_by_key(|issue| (issue.month, issue.updated));
    let updated = issues().map(|issue| issue.updated).max();
    let stale = updated.is_none_or(|updated| now.as_second() - updated.as_second() > FRESH_SECONDS);
    let mut months: Vec<ListDate> = issues().filter_map(|issue| issue.month).collect();
    months.sort();
    months.dedup();
    ListBody {
        source: kept.sources.get(&name).cloned(),
        month: newest
            .and_then(|issue| issue.month)
            .map(|month| month.to_string()),
        updated: updated.map(|updated| updated.to_string()),
        hours: updated.map(|updated| (now.as_second() - updated.as_second()) / 3600),
        players: newest.map_or(0, |issue| issue.players),
        months: months.iter().map(ToString::to_string).collect(),
        stale,
        name,
    }
}

/// The issue that holds in a month: of the month, else the latest before, else the first.
fn holding(kept: &ShelfIndex, list: &ListName, wanted: Option<ListDate>) -> Option<Issue> {
    let issues = || kept.issues.iter().filter(|issue| issue.has(list));
    let before = |issue: &&Issue| match (issue.month, wanted) {
        (Some(month), Some(wanted)) => month <= wanted,
        _ => true,
    };
    let latest = issues()
        .filter(before)
        .max_by_key(|issue| (issue.month, issue.updated));
    latest
        .or_else(|| issues().min_by_key(|issue| issue.month))
        .cloned()
}

impl RatingLists for Shelf {
    fn issue(&self, list: &ListName, wanted: Option<ListDate>) -> Option<Option<ListDate>> {
        holding(&self.kept(), list, wanted).map(|issue| issue.month)
    }

    fn listing(
        &self,
        list: &ListName,
        wanted: Option<ListDate>,
        player: &Player,
    ) -> Option<Listing> {
        let kept = self.kept();
        let folder = self.folder.as_deref();
        let of = |list: &ListName| holding(&kept, list, wanted)?.listing(list, folder, player);
        match list {
            // The standard rating may stand in a file of its own.
            ListName::EffectiveRapid => of(&ListName::Rapid).or_else(|| of(&ListName::Standard)),
            ListName::EffectiveBlitz => of(&ListName::Blitz).or_else(|| of(&ListName::Standard)),
            other => of(other),
        }
    }
}
