//! Licences of arbiters (6.1 to 6.9).

use jiff::civil::{Date, date};
use serde::Serialize;

use super::Category;
use crate::facts::ArbiterTitle;

/// The fee in euro (6.3); none for a class the title cannot have.
///
/// ```
/// use adoube_ratings::arbiters::{Category, licence_fee};
/// use adoube_ratings::facts::ArbiterTitle;
///
/// assert_eq!(licence_fee(ArbiterTitle::International, Some(Category::B)), Some(200));
/// assert_eq!(licence_fee(ArbiterTitle::Fide, Some(Category::B)), None);
/// ```
pub fn licence_fee(title: ArbiterTitle, category: Option<Category>) -> Option<u32> {
    use ArbiterTitle::{Fide, International, National};
    match (title, category) {
        (International, Some(Category::A)) => Some(300),
        (International, Some(Category::B)) => Some(200),
        (International, Some(Category::C)) => Some(160),
        (International, Some(Category::D)) => Some(100),
        (Fide, Some(Category::C)) => Some(120),
        (Fide, Some(Category::D)) => Some(80),
        (National, _) => Some(20),
        _ => None,
    }
}

/// What an arbiter of the same title pays for a higher class: the difference (6.2.4).
pub fn upgrade_fee(title: ArbiterTitle, from: Category, to: Category) -> Option<u32> {
    licence_fee(title, Some(to))?.checked_sub(licence_fee(title, Some(from))?)
}

/// The licence that an arbiter needs in rated events: the fee, and whether the arbiter is active.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Licence {
    /// When the fee arrived.
    pub paid: Option<Date>,
    /// The arbiter is active (6.2.1, 6.7.1).
    pub active: bool,
}

/// Why somebody may not work in a rated event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum LicenceFault {
    NotPaid,
    /// It holds from the day after the fee arrived.
    TooLate,
    /// The arbiter is inactive.
    Inactive,
}

impl Licence {
    /// What stands against working in an event from this day on; nothing before 2013 (6.6).
    pub fn fault(&self, start: Date) -> Option<LicenceFault> {
        if start < date(2013, 1, 1) {
            return None;
        }
        match self.paid {
            None => Some(LicenceFault::NotPaid),
            Some(paid) if paid >= start => Some(LicenceFault::TooLate),
            Some(_) if !self.active => Some(LicenceFault::Inactive),
            Some(_) => None,
        }
    }
}
