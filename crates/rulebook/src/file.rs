//! The files of an edition. A folder's files together make one edition; a file beside the folders
//! is an edition of its own.

use std::collections::BTreeMap;

use jiff::civil::Date;
use serde::Deserialize;
use toml::Table;

use crate::{Article, Authority, EditionError, Gap, Reading, Variation, changes};

/// What one file holds.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Part {
    id: Option<String>,
    name: Option<String>,
    authority: Option<Authority>,
    from: Option<Date>,
    pub(crate) until: Option<Date>,
    pub(crate) based_on: Option<String>,
    pub(crate) parameters: Table,
    pub(crate) articles: Vec<Article>,
    pub(crate) variations: Vec<Variation>,
    pub(crate) readings: Vec<Reading>,
    pub(crate) gaps: Vec<Gap>,
    pub(crate) absent_topics: BTreeMap<String, String>,
    pub(crate) removed: Removed,
}

/// What an edition does not take over from the one it is based on.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Removed {
    /// Articles, each with everything under its number.
    pub(crate) articles: Vec<String>,
    /// Sections or fields of the parameters.
    pub(crate) parameters: Vec<String>,
    /// Variations by id.
    pub(crate) variations: Vec<String>,
    /// Readings by id.
    pub(crate) readings: Vec<String>,
}

/// What the files of one edition hold together, before inheritance.
#[derive(Debug, Clone)]
pub(crate) struct Sheet {
    pub(crate) file: String,
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) authority: Authority,
    pub(crate) from: Date,
    pub(crate) rest: Part,
}

/// Reads files given as name and text; `us-2025/articles.toml` belongs to the folder `us-2025`.
pub(crate) fn read<'a>(
    files: impl IntoIterator<Item = (&'a str, &'a str)>,
) -> Result<Vec<Sheet>, EditionError> {
    let mut parts: BTreeMap<String, Part> = BTreeMap::new();
    for (file, text) in files {
        let part: Part = toml::from_str(text).map_err(|error| EditionError::new(file, error))?;
        let whole = match file.rsplit_once('/') {
            Some((folder, _)) => folder,
            None => file,
        };
        let known = parts.entry(whole.to_owned()).or_default();
        known
            .add(part)
            .map_err(|cause| EditionError::new(file, cause))?;
    }
    parts
        .into_iter()
        .map(|(file, part)| Sheet::new(file, part))
        .collect()
}

impl Part {
    fn add(&mut self, other: Part) -> Result<(), String> {
        once(&mut self.id, other.id, "id")?;
        once(&mut self.name, other.name, "name")?;
        once(&mut self.authority, other.authority, "authority")?;
        once(&mut self.from, other.from, "from")?;
        once(&mut self.until, other.until, "until")?;
        once(&mut self.based_on, other.based_on, "based_on")?;
        changes::merge(&mut self.parameters, &other.parameters);
        self.articles.extend(other.articles);
        self.variations.extend(other.variations);
        self.readings.extend(other.readings);
        self.gaps.extend(other.gaps);
        self.absent_topics.extend(other.absent_topics);
        self.removed.articles.extend(other.removed.articles);
        self.removed.parameters.extend(other.removed.parameters);
        self.removed.variations.extend(other.removed.variations);
        self.removed.readings.extend(other.removed.readings);
        Ok(())
    }
}

/// Takes over what another file of the edition says, unless one has said it already.
fn once<T>(known: &mut Option<T>, new: Option<T>, name: &str) -> Result<(), String> {
    match (&known, &new) {
        (Some(_), Some(_)) => Err(format!("another file of this edition has the {name} too")),
        (_, None) => Ok(()),
        (None, Some(_)) => {
            *known = new;
            Ok(())
        }
    }
}

impl Part {
    /// Each text knows whose it is, whatever edition takes it over.
    fn name_source(&mut self, id: &str) {
        for article in &mut self.articles {
            id.clone_into(&mut article.source);
        }
        for variation in &mut self.variations {
            id.clone_into(&mut variation.source);
        }
        for reading in &mut self.readings {
            id.clone_into(&mut reading.source);
        }
    }
}

impl Sheet {
    fn new(file: String, mut part: Part) -> Result<Sheet, EditionError> {
        let missing = |name: &str| EditionError::new(&file, format!("the edition has no {name}"));
        let id = part.id.take().ok_or_else(|| missing("id"))?;
        part.name_source(&id);
        Ok(Sheet {
            id,
            name: part.name.take().ok_or_else(|| missing("name"))?,
            authority: part.authority.ok_or_else(|| missing("authority"))?,
            from: part.from.ok_or_else(|| missing("from"))?,
            rest: part,
            file,
        })
    }
}
