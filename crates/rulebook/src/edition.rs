//! An edition: its dates, parameters, articles, variations and readings.

use std::collections::BTreeMap;

use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use crate::number::Key;
use crate::{Parameters, Reading, Variation, VariationError, variation};

/// Who makes the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
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

/// Declares topics by their names: `CASTLING_LOST` is the topic `castling-lost`. The name before them is
/// that of the list of all.
#[macro_export]
macro_rules! topics {
    ($(#[$of_all:meta])* $all:ident: $($name:ident),+ $(,)?) => {
        $(
            #[doc = concat!("The topic of this name: `", stringify!($name), "`.")]
            pub const $name: $crate::Topic = {
                const SLUG: [u8; stringify!($name).len()] = $crate::slug(stringify!($name));
                $crate::Topic($crate::slug_text(&SLUG))
            };
        )+

        $(#[$of_all])*
        pub const $all: &[$crate::Topic] = &[$($name),+];
    };
}

/// The name of a constant as topics are written.
#[doc(hidden)]
pub const fn slug<const LENGTH: usize>(name: &str) -> [u8; LENGTH] {
    let (name, mut slug, mut at) = (name.as_bytes(), [0; LENGTH], 0);
    while at < LENGTH {
        slug[at] = match name[at] {
            b'_' => b'-',
            letter => letter.to_ascii_lowercase(),
        };
        at += 1;
    }
    slug
}

/// The same as text; a name has ASCII letters only.
#[doc(hidden)]
pub const fn slug_text(slug: &'static [u8]) -> &'static str {
    match std::str::from_utf8(slug) {
        Ok(text) => text,
        Err(_) => "",
    }
}

/// One article of an edition.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Article {
    /// Its number, as the edition prints it, such as `4.3.1`.
    pub number: String,
    /// What it is about; see [`Topic`].
    pub topic: String,
    /// What else it is about, where other editions have articles of their own.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub also: Vec<String>,
    /// What it says, in one or two lines of our own.
    pub says: String,
    /// The articles of the same edition to read with it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub see: Vec<String>,
    /// The counterparts in the FIDE Handbook outside the Laws, such as `C.07 8.1`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fide: Vec<String>,
    /// What people look for when they mean it, beside its topics and what it says.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub words: Vec<String>,
    /// The id of the edition whose file has it.
    #[serde(skip)]
    pub(crate) source: String,
}

impl Article {
    /// All its topics, the first one first.
    pub fn topics(&self) -> impl Iterator<Item = &str> {
        std::iter::once(self.topic.as_str()).chain(self.also.iter().map(String::as_str))
    }

    pub(crate) fn key(&self) -> Key {
        Key::new(&self.number)
    }
}

/// A part of an edition that is not indexed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Gap {
    pub part: String,
    pub why: String,
    /// The parameters it would fix, as sections or fields. They are not known, rather than not there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub parameters: Vec<String>,
}

/// One edition of the rules.
#[derive(Debug, Clone, PartialEq)]
pub struct Edition {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) authority: Authority,
    pub(crate) from: Date,
    pub(crate) until: Option<Date>,
    pub(crate) based_on: Option<String>,
    pub(crate) parameters: Parameters,
    pub(crate) articles: Vec<Article>,
    pub(crate) variations: Vec<Variation>,
    pub(crate) readings: Vec<Reading>,
    pub(crate) gaps: Vec<Gap>,
    pub(crate) absent_topics: BTreeMap<String, String>,
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

    /// Whose rules these are.
    pub fn authority(&self) -> Authority {
        self.authority
    }

    /// The first day a competition played by it may start.
    pub fn from(&self) -> Date {
        self.from
    }

    /// The last such day, if another edition follows.
    pub fn until(&self) -> Option<Date> {
        self.until
    }

    /// The edition whose file it is written on top of.
    pub fn based_on(&self) -> Option<&str> {
        self.based_on.as_deref()
    }

    /// What it fixes.
    pub fn parameters(&self) -> &Parameters {
        &self.parameters
    }

    /// What it fixes with these variations in use, each given by its id, or as `id=number` if it
    /// takes a number. They are applied in turn.
    ///
    /// # Errors
    ///
    /// [`VariationError`] with the first that the edition does not have, or that lacks its number.
    pub fn with_variations<S: AsRef<str>>(&self, ids: &[S]) -> Result<Parameters, VariationError> {
        ids.iter()
            .try_fold(self.parameters.clone(), |parameters, id| {
                variation::apply(self, &parameters, id.as_ref())
            })
    }

    /// All articles, in the order of the edition.
    pub fn articles(&self) -> &[Article] {
        &self.articles
    }

    /// The article with this number, however it is spelled (`4.3a`, `4.3.a`, `10i2`).
    pub fn article(&self, number: &str) -> Option<&Article> {
        let key = Key::new(number);
        self.articles.iter().find(|article| article.key() == key)
    }

    /// The article with this number and those under it.
    pub fn articles_under(&self, number: &str) -> Vec<&Article> {
        let key = Key::new(number);
        self.articles
            .iter()
            .filter(|article| article.key().is_under(&key))
            .collect()
    }

    /// The articles about a topic, the main one first.
    pub fn articles_about(&self, topic: &str) -> Vec<&Article> {
        let main = self
            .articles
            .iter()
            .filter(|article| article.topic == topic);
        let also = |article: &&Article| article.also.iter().any(|other| other == topic);
        main.chain(self.articles.iter().filter(also)).collect()
    }

    /// The number of the main article about a topic.
    pub fn cite(&self, topic: Topic) -> Option<&str> {
        let article = self.articles_about(topic.0).into_iter().next()?;
        Some(&article.number)
    }

    /// What an event may choose, if it gives the notice that is needed.
    pub fn variations(&self) -> &[Variation] {
        &self.variations
    }

    /// The variation with this id, however it is spelled.
    pub fn variation(&self, id: &str) -> Option<&Variation> {
        let key = Key::new(id);
        self.variations
            .iter()
            .find(|variation| Key::new(&variation.id) == key)
    }

    /// Where the text can be read in more than one way.
    pub fn readings(&self) -> &[Reading] {
        &self.readings
    }

    /// The parts that are not indexed, and why.
    pub fn gaps(&self) -> &[Gap] {
        &self.gaps
    }

    /// Whether a gap hides what the edition fixes here.
    pub fn is_unknown(&self, path: &str) -> bool {
        let hides = |hidden: &String| {
            let rest = path.strip_prefix(hidden.as_str());
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
        };
        self.gaps.iter().flat_map(|gap| &gap.parameters).any(hides)
    }

    /// The topics other editions have and this one lacks, with the reason.
    pub fn absent_topics(&self) -> &BTreeMap<String, String> {
        &self.absent_topics
    }

    /// The articles whose numbers come nearest to one that does not exist.
    pub fn near(&self, number: &str) -> Vec<&Article> {
        let key = Key::new(number);
        let common = |article: &Article| article.key().common(&key);
        let best = self.articles.iter().map(common).max().unwrap_or(0);
        let near = |article: &&Article| best > 0 && common(article) == best;
        self.articles.iter().filter(near).take(5).collect()
    }

    pub(crate) fn is_in_force(&self, date: Date) -> bool {
        self.from <= date && self.until.is_none_or(|until| date <= until)
    }
}
