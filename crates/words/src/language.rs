//! The languages that there are: one for each folder of `locales`.

use std::fmt;
use std::str::FromStr;

use crate::catalogue::{COUNT, Catalogue};

/// A language that Adoube speaks.
///
/// ```
/// use adoube_words::Language;
///
/// let german: Language = "de".parse().unwrap();
/// assert_eq!(german.own_name(), "Deutsch");
/// assert_eq!(Language::accepted("pt-BR, fr;q=0.8, en"), "fr".parse().ok());
/// assert_eq!(Language::of_environment("es_ES.UTF-8"), "es".parse().ok());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Language(usize);

/// There is no such language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchLanguage;

impl Language {
    /// Every language, in the order of their codes.
    pub fn all() -> impl Iterator<Item = Language> {
        (0..COUNT).map(Language)
    }

    /// English, which has a message for everything.
    pub fn english() -> Language {
        Language::with_code("en").unwrap_or(Language(0))
    }

    /// The code, as in `lang="de"`.
    pub fn code(self) -> &'static str {
        Catalogue::code(self.0)
    }

    /// What its speakers call it.
    pub fn own_name(self) -> &'static str {
        let name = self.catalogue().plain("language-name");
        name.unwrap_or(self.code())
    }

    /// The language with this code.
    pub fn with_code(code: &str) -> Option<Language> {
        Language::all().find(|language| language.code() == code)
    }

    /// The first language of an `Accept-Language` header that is spoken here. Browsers write them in
    /// order of preference.
    pub fn accepted(header: &str) -> Option<Language> {
        let tags = header
            .split(',')
            .map(|tag| tag.split(';').next().unwrap_or(""));
        tags.filter_map(|tag| Language::of_tag(tag.trim())).next()
    }

    /// The language that a variable such as `LANG` names: `de_AT.UTF-8` is German.
    pub fn of_environment(value: &str) -> Option<Language> {
        Language::of_tag(value.split('.').next().unwrap_or(""))
    }

    /// The language of `de-AT` or `de_AT`.
    fn of_tag(tag: &str) -> Option<Language> {
        let code = tag.split(['-', '_']).next().unwrap_or("");
        Language::with_code(&code.to_ascii_lowercase())
    }

    pub(crate) fn catalogue(self) -> &'static Catalogue {
        Catalogue::of(self.0)
    }
}

impl Default for Language {
    fn default() -> Language {
        Language::english()
    }
}

impl FromStr for Language {
    type Err = NoSuchLanguage;

    fn from_str(text: &str) -> Result<Language, NoSuchLanguage> {
        Language::of_tag(text).ok_or(NoSuchLanguage)
    }
}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl fmt::Display for NoSuchLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let codes: Vec<&str> = Language::all().map(Language::code).collect();
        write!(f, "{}", codes.join(", "))
    }
}

impl std::error::Error for NoSuchLanguage {}
