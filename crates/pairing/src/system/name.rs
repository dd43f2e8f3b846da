//! A Swiss system as people and files ask for it.

use std::str::FromStr;

use super::{CodedSystem, Day, SwissSystem, UnknownSystem};
use crate::dutch::Edition;

/// A Swiss system as it is asked for: by its name with an edition, or without one for the edition
/// in force when the event starts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SystemName(String);

impl SystemName {
    /// The system for an event that starts on a day; the latest edition if the day is not known.
    pub fn on(&self, starts: Option<Day>) -> SwissSystem {
        SwissSystem::named(&self.0, starts).unwrap_or(SwissSystem::Dutch(Edition::Dutch2026))
    }
}

impl FromStr for SystemName {
    type Err = UnknownSystem;

    fn from_str(text: &str) -> Result<SystemName, UnknownSystem> {
        // Record 192 of report files has names of its own.
        if let Some(coded) = CodedSystem::from_code(text, None) {
            return Ok(SystemName(coded.system.name().to_owned()));
        }
        text.parse::<SwissSystem>()?;
        Ok(SystemName(text.to_owned()))
    }
}
