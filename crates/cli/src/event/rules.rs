//! What follows from the rules that a section is played by.

use std::path::Path;

use adoube_conduct::rounds;
use adoube_journal::{EventDetails, Section, SectionSettings};
use adoube_pairing::us::{Acceleration, Settings};
use adoube_tournament::RatingUsed;
use clap::ValueEnum;

use super::setup::RatingArg;
use crate::failure::Failure;
use crate::texts::{fail, say};

/// Other rules may look at another rating first (28C). A section that had the usual one of its old
/// rules gets that of the new ones as long as nobody was paired by it; what is to be told of that.
pub(super) fn follow_the_rules(before: &Section, after: &mut SectionSettings) -> Option<String> {
    let [old, new] = [&before.settings, after].map(rounds::usual_rating);
    if old == new || after.rating_used == new {
        return None;
    }
    let is_usual = after.rating_used == old;
    if is_usual && before.draft.rounds.is_empty() {
        after.rating_used = new;
        return Some(say!("event-rating-follows", rating = rating_name(new)));
    }
    let (used, usual) = (rating_name(after.rating_used), rating_name(new));
    Some(say!("event-rating-stays", used = used, usual = usual))
}

/// The rating as `--rating` names it.
fn rating_name(rating: RatingUsed) -> String {
    let names = RatingArg::value_variants().iter();
    let named = names.filter_map(|name| {
        let is_meant = RatingUsed::from(*name) == rating;
        name.to_possible_value().filter(|_| is_meant)
    });
    named.map(|value| value.get_name().to_owned()).collect()
}

/// Takes the variations of the US system from a file.
pub(super) fn announce_us_settings(
    event: &EventDetails,
    section: &mut Section,
    path: &Path,
) -> Result<(), Failure> {
    let table: toml::Table = crate::swiss::us::read(path)?;
    let file = path.display().to_string();
    if table.contains_key("rating") {
        return Err(fail!("event-us-rating", file = file));
    }
    let system = rounds::swiss_system(event, section);
    let is_us = match &system {
        Ok(system) => system.us_chess().is_some(),
        Err(reason) => matches!(reason, rounds::CannotPair::UsSettings { .. }),
    };
    if !is_us {
        return Err(fail!("event-not-us"));
    }
    let settings = toml::Value::Table(table).try_into();
    let settings: Settings = settings.map_err(|error: toml::de::Error| {
        fail!("problem-at", place = file, problem = error.to_string())
    })?;
    let is_accelerated = !section.draft.virtual_points.is_empty();
    if is_accelerated && settings.acceleration != Acceleration::None {
        return Err(fail!("event-accelerated-already", file = file));
    }
    rounds::announce_us_settings(&mut section.settings, settings);
    Ok(())
}
