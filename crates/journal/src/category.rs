//! Groups of players within a section.

use adoube_tournament::{Grade, Player, RatingUsed, Sex};
use serde::{Deserialize, Serialize};

/// A group of players within a section, such as "Under 16", "Women" or "Below 1800".
///
/// What is not said does not matter.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Category {
    pub name: String,
    /// The lowest rating; who is unrated does not reach it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating_from: Option<u16>,
    /// The highest rating; who is unrated is not above it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating_to: Option<u16>,
    /// The lowest age that is reached in the year of the event.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub age_from: Option<u16>,
    /// The highest age that is reached in the year of the event.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub age_to: Option<u16>,
    /// The first year of birth.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub born_from: Option<u16>,
    /// The last year of birth.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub born_to: Option<u16>,
    /// The sex, if it is for one only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sex: Option<Sex>,
    /// The lowest grade at school.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub grade_from: Option<Grade>,
    /// The highest grade at school.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub grade_to: Option<Grade>,
}

impl Category {
    /// A category for everybody.
    pub fn named(name: &str) -> Category {
        Category {
            name: name.to_owned(),
            ..Category::default()
        }
    }

    /// Whether a player is in the category, in an event of the year given. `None` if that depends
    /// on a year of birth, a sex or a grade that is not known.
    ///
    /// ```
    /// use adoube_journal::Category;
    /// use adoube_tournament::{Player, RatingUsed};
    ///
    /// let under_16 = Category { age_to: Some(16), ..Category::named("Under 16") };
    /// let born = |date: &str| Player { birth: date.parse().ok(), ..Player::named("Morphy, Paul") };
    /// let admits = |player| under_16.admits(&player, RatingUsed::Fide, 2026);
    /// assert_eq!(admits(born("2010-12-31")), Some(true));
    /// assert_eq!(admits(born("2009")), Some(false));
    /// assert_eq!(admits(Player::named("Morphy, Paul")), None);
    /// ```
    pub fn admits(&self, player: &Player, rating_used: RatingUsed, year: u16) -> Option<bool> {
        let rating = rating_used.of(player).unwrap_or(0);
        let born = player.birth.map(|birth| birth.year());
        let age = born.map(|born| year.saturating_sub(born));
        let answers = [
            Some(within(rating, self.rating_from, self.rating_to)),
            known(age, self.age_from, self.age_to),
            known(born, self.born_from, self.born_to),
            match self.sex {
                Some(sex) => player.sex.map(|own| own == sex),
                None => Some(true),
            },
            known(player.grade, self.grade_from, self.grade_to),
        ];
        if answers.contains(&Some(false)) {
            return Some(false);
        }
        answers
            .into_iter()
            .collect::<Option<Vec<bool>>>()
            .map(|_| true)
    }

    /// Whether its limits leave anybody.
    pub(crate) fn is_empty(&self) -> bool {
        crossed(self.rating_from, self.rating_to)
            || crossed(self.age_from, self.age_to)
            || crossed(self.born_from, self.born_to)
            || crossed(self.grade_from, self.grade_to)
    }
}

fn crossed<T: PartialOrd>(from: Option<T>, to: Option<T>) -> bool {
    matches!((from, to), (Some(from), Some(to)) if to < from)
}

fn within<T: PartialOrd>(value: T, from: Option<T>, to: Option<T>) -> bool {
    from.is_none_or(|from| value >= from) && to.is_none_or(|to| value <= to)
}

fn known<T: PartialOrd>(value: Option<T>, from: Option<T>, to: Option<T>) -> Option<bool> {
    if from.is_none() && to.is_none() {
        return Some(true);
    }
    value.map(|value| within(value, from, to))
}
