//! Arbiters: norms for FA and IA, licences, classes, and how many an event needs.
//!
//! By the regulations for the titles of arbiters in the manual of 2019 and the regulations for the
//! classification of arbiters printed with them.

mod articles;
mod classes;
mod licence;
mod norms;

use serde::Serialize;

pub use classes::{
    Category, EventClass, Inactivity, Officiated, OfficiatingEvent, Record, appointable, category,
};
pub use licence::{Licence, LicenceFault, licence_fee, upgrade_fee};
pub use norms::{
    ArbiterApplication, ArbiterEvent, ArbiterNorm, Certificates, EventFormat, EventLevel,
    arbiter_application, certificates, norm_checks,
};

/// How many arbiters an event needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Staff {
    /// The number of chief arbiters, which is one.
    pub chief: u32,
    pub deputy: u32,
    /// Arbiters, at least: one for 25 players.
    pub arbiters_from: u32,
    /// Arbiters, at most: one for 20 players.
    pub arbiters_to: u32,
}

impl Staff {
    /// The most arbiters, if that is more than the least.
    pub fn up_to(&self) -> Option<u32> {
        (self.arbiters_to > self.arbiters_from).then_some(self.arbiters_to)
    }
}

/// How many arbiters are usual: a chief, a deputy, and one arbiter for every 20 to 25 players (role
/// of the arbiters, manual of 2019).
pub fn staff(players: u32) -> Staff {
    Staff {
        chief: 1,
        deputy: 1,
        arbiters_from: players.div_ceil(25),
        arbiters_to: players.div_ceil(20),
    }
}
