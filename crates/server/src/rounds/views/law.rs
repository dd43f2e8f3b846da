//! The reasons and signs of an explanation, in words.

use adoube_bodies::names::SectionNames;
use adoube_conduct::rounds::Because;
use adoube_journal::Section;
use adoube_tournament::Float;
use serde::Serialize;

use crate::texts::{tell, tell_with};

/// A reason with its article.
#[derive(Clone)]
pub(super) struct Cited {
    pub text: String,
    /// Where it stands.
    pub article: String,
    /// What the article demands.
    pub meaning: Option<String>,
}

impl Cited {
    /// A reason with the names of a section, those of its teams where they are paired.
    pub(super) fn of(because: &Because, section: &Section, of_teams: bool) -> Cited {
        Cited {
            text: tell_with(
                &because.why,
                &SectionNames::of_those_paired(section, of_teams),
            ),
            article: tell(&because.article),
            meaning: because.law().map(|law| tell(&law)),
        }
    }
}

/// A float so many rounds ago.
#[derive(Serialize)]
struct Floated {
    float: Float,
    ago: usize,
}

/// Floats in words, the last round first.
pub(super) fn floats(floats: &[Option<Float>]) -> String {
    let told = floats.iter().zip(1..).filter_map(|(float, ago)| {
        let float = (*float)?;
        Some(tell(&Floated { float, ago }))
    });
    told.collect::<Vec<String>>().join("; ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn floats_have_words() {
        assert_eq!(floats(&[None, None]), "");
        let both = [Some(Float::Down), Some(Float::Up)];
        assert_eq!(floats(&both), "down in the last round; up 2 rounds ago");
    }
}
