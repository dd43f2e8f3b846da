//! All editions at hand, chosen by id or by date.

use std::sync::LazyLock;

use jiff::civil::Date;
use serde::Serialize;

use crate::{Authority, Edition, file, inherit};

/// The files of `editions/`: name and text.
static FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/editions.rs"));

static EMBEDDED: LazyLock<Rulebook> = LazyLock::new(|| {
    Rulebook::read(FILES.iter().copied()).expect("the embedded editions are tested")
});

/// An edition's file cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct EditionError {
    /// Which file or folder.
    pub file: String,
    /// What is wrong with it.
    pub cause: String,
}

adoube_types::errors!(EditionError);

impl EditionError {
    pub(crate) fn new(file: &str, cause: impl ToString) -> EditionError {
        EditionError {
            file: file.to_owned(),
            cause: cause.to_string(),
        }
    }
}

/// All editions at hand.
#[derive(Debug, Clone)]
pub struct Rulebook {
    editions: Vec<Edition>,
}

impl Rulebook {
    /// The editions that come with the crate.
    pub fn embedded() -> &'static Rulebook {
        &EMBEDDED
    }

    /// Reads editions from files given as name and text. Files with the same folder in their
    /// names, such as `us-2025/articles.toml`, are parts of one edition.
    ///
    /// # Errors
    ///
    /// [`EditionError`] with the file, the place in it and what is wrong there.
    pub fn read<'a>(
        files: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Rulebook, EditionError> {
        let mut editions = inherit::resolve(file::read(files)?)?;
        editions.sort_by_key(|edition| (edition.authority(), edition.from()));
        Ok(Rulebook { editions })
    }

    /// All editions, by authority and date.
    pub fn editions(&self) -> &[Edition] {
        &self.editions
    }

    /// The edition with this id.
    pub fn edition(&self, id: &str) -> Option<&Edition> {
        self.editions.iter().find(|edition| edition.id() == id)
    }

    /// The edition an authority's competition starting on this day is played by.
    pub fn in_force(&self, authority: Authority, start: Date) -> Option<&Edition> {
        self.editions
            .iter()
            .find(|edition| edition.authority() == authority && edition.is_in_force(start))
    }
}
