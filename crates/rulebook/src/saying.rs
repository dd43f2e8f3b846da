//! Texts of the rulebook in other languages: each has an id by which catalogues know it.

use serde::Serialize;

use crate::{Alternative, Article, Edition, Reading, Variation};

/// Something the rulebook says, in English, with the id of its message in other languages. It is told
/// by `adoube_words::Words::tell`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename = "$translated")]
pub struct Saying {
    pub id: String,
    pub english: String,
}

impl Saying {
    fn new(source: &str, what: &str, name: &str, english: &str) -> Saying {
        Saying {
            id: format!("{source}-{what}{}", slug(name)),
            english: english.to_owned(),
        }
    }
}

impl Article {
    /// What it says.
    pub fn saying(&self) -> Saying {
        // Regulations beside the rules of play have one number for several topics.
        let name = match self.source.starts_with("regulations") {
            true => format!("{}-{}", self.number, self.topic),
            false => self.number.clone(),
        };
        Saying::new(&self.source, "says-", &name, &self.says)
    }
}

impl Variation {
    /// What it changes.
    pub fn saying(&self) -> Saying {
        Saying::new(&self.source, "variation-", &self.id, &self.effect)
    }
}

impl Reading {
    /// What is in question.
    pub fn question_saying(&self) -> Saying {
        let name = format!("{}-question", self.id);
        Saying::new(&self.source, "reading-", &name, &self.question)
    }

    /// How it is read here.
    pub fn default_saying(&self) -> Saying {
        let name = format!("{}-default", self.id);
        Saying::new(&self.source, "reading-", &name, &self.default)
    }

    /// How else it can be read.
    pub fn alternative_saying(&self, other: &Alternative) -> Saying {
        let name = format!("{}-as-{}", self.id, other.id);
        Saying::new(&self.source, "reading-", &name, &other.answer)
    }
}

impl Edition {
    /// Its name for people.
    pub fn name_saying(&self) -> Saying {
        Saying::new(&self.id, "name", "", &self.name)
    }

    /// Why it has no article about a topic, if that is known.
    pub fn absent_saying(&self, topic: &str) -> Option<Saying> {
        let reason = self.absent_topics.get(topic)?;
        Some(Saying::new(&self.id, "absent-", topic, reason))
    }

    /// The parts that are not indexed: each part, and why.
    pub fn gap_sayings(&self) -> impl Iterator<Item = (Saying, Saying)> {
        let numbered = self.gaps.iter().zip(1..);
        numbered.map(|(gap, number)| {
            let name = |what: &str| format!("{number}-{what}");
            (
                Saying::new(&self.id, "gap-", &name("part"), &gap.part),
                Saying::new(&self.id, "gap-", &name("why"), &gap.why),
            )
        })
    }
}

/// A name as it can stand in an id: letters, figures, and hyphens between them.
fn slug(name: &str) -> String {
    let words = name.split(|letter: char| !letter.is_ascii_alphanumeric());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    words.join("-")
}

#[cfg(test)]
mod tests {
    use crate::Rulebook;

    #[test]
    fn an_article_is_known_by_the_edition_that_wrote_it() {
        let edition = Rulebook::embedded().edition("fide-2023-01").unwrap();
        let of = |number: &str| edition.article(number).unwrap().saying().id;
        assert_eq!(of("9.2"), "fide-2023-01-says-9-2");
        assert_eq!(of("7.5.1"), "fide-2017-07-says-7-5-1");
        assert_eq!(edition.name_saying().id, "fide-2023-01-name");
    }
}
