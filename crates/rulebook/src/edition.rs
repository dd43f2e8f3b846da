//! Editions: read from their files, chosen by date.

use std::sync::LazyLock;

use jiff::civil::Date;
use serde::Deserialize;

use crate::Parameters;

/// The files of `editions/`: name and text.
static FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/editions.rs"));

static EMBEDDED: LazyLock<Rulebook> = LazyLock::new(|| {
    Rulebook::read(FILES.iter().copied()).expect("the embedded editions are tested")
});

/// Who makes the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Authority {
    /// The International Chess Federation.
    Fide,
    /// The United States Chess Federation.
    UsChess,
}

/// What an article is about; counterparts in other editions have the same topic.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Topic(pub &'static str);

/// One article of an edition.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Article {
    /// Its number, as the edition prints it, such as `4.3.1`.
    pub number: String,
    /// What it is about; see [`Topic`].
    pub topic: String,
    /// What it says, in one or two lines of our own.
    pub says: String,
}

/// One edition of the rules.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Edition {
    id: String,
    name: String,
    authority: Authority,
    from: Date,
    until: Option<Date>,
    parameters: Parameters,
    #[serde(default)]
    articles: Vec<Article>,
}

impl Edition {
    /// Its name in files and commands, such as `fide-2023-01`.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Its name for people.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What it fixes.
    pub fn parameters(&self) -> &Parameters {
        &self.parameters
    }

    /// The number of the article about a topic.
    pub fn cite(&self, topic: Topic) -> Option<&str> {
        let article = self.articles.iter().find(|article| article.topic == topic.0)?;
        Some(&article.number)
    }

    fn is_in_force(&self, date: Date) -> bool {
        self.from <= date && self.until.is_none_or(|until| date <= until)
    }
}

/// An edition's file cannot be read.
#[derive(Debug, thiserror::Error)]
#[error("{file}: {cause}")]
pub struct EditionError {
    /// Which file.
    pub file: String,
    /// What is wrong with it.
    pub cause: String,
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

    /// Reads editions from files given as name and text.
    pub fn read<'a>(
        files: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Rulebook, EditionError> {
        let mut editions = Vec::new();
        for (file, text) in files {
            let edition = toml::from_str(text).map_err(|error| EditionError {
                file: file.to_owned(),
                cause: error.to_string(),
            })?;
            editions.push(edition);
        }
        Ok(Rulebook { editions })
    }

    /// All editions.
    pub fn editions(&self) -> &[Edition] {
        &self.editions
    }

    /// The edition with this id.
    pub fn edition(&self, id: &str) -> Option<&Edition> {
        self.editions.iter().find(|edition| edition.id == id)
    }

    /// The edition an authority's competition starting on this day is played by.
    pub fn in_force(&self, authority: Authority, start: Date) -> Option<&Edition> {
        self.editions
            .iter()
            .find(|edition| edition.authority == authority && edition.is_in_force(start))
    }
}
