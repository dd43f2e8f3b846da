//! What follows from the rules that a section is played by.

use std::path::Path;

use adoube_bodies::us_settings::UsSettingsBody;
use adoube_conduct::{rounds, us};
use adoube_journal::{EventDetails, Section, SectionSettings};
use adoube_pairing::us::{Acceleration, Settings};
use adoube_tournament::RatingUsed;
use clap::{Args, ValueEnum};

use super::desk::Desk;
use super::setup::RatingArg;
use crate::failure::Failure;
use crate::output;
use crate::texts::{fail, say, t, words};

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
    let draft = &section.draft;
    let is_accelerated = !(draft.virtual_points.is_empty() && draft.team_virtual_points.is_empty());
    if is_accelerated && settings.acceleration != Acceleration::None {
        return Err(fail!("event-accelerated-already", file = file));
    }
    rounds::announce_us_settings(&mut section.settings, settings);
    Ok(())
}

/// A setting of a US section as it is typed: `acceleration=sixths`.
pub(super) fn us_setting(text: &str) -> Result<(String, String), String> {
    let (key, value) = text
        .split_once('=')
        .ok_or_else(|| say!("event-us-no-value", text = text))?;
    Ok((key.trim().replace('-', "_"), value.trim().to_owned()))
}

/// Announces single settings of a US section.
pub(super) fn announce_us(
    event: &EventDetails,
    section: &mut Section,
    settings: &[(String, String)],
) -> Result<(), Failure> {
    let is_us = (rounds::swiss_system(event, section)).is_ok_and(|it| it.us_chess().is_some());
    if !settings.is_empty() && !is_us {
        return Err(fail!("event-not-us"));
    }
    for (key, value) in settings {
        us::announce(section, key, value).map_err(|reason| Failure::of(&reason))?;
    }
    Ok(())
}

#[derive(Args)]
pub(crate) struct UsSettingsArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
}

/// Every setting of a US section with its value, and the variations in use with the notice they need.
pub(super) async fn show(desk: Desk, args: UsSettingsArgs) -> Result<(), Failure> {
    let journal = desk.open(&args.event).await?;
    let section = desk.section(&journal)?;
    let event = &journal.event().details;
    let is_us = (rounds::swiss_system(event, section)).is_ok_and(|it| it.us_chess().is_some());
    if !is_us {
        return Err(fail!("event-not-us"));
    }
    let body = UsSettingsBody::of(event, section, words());
    if desk.json {
        output::print_json(&body);
        return Ok(());
    }
    for setting in &body.settings {
        let id = format!("us-setting-{}", setting.key);
        let label = t(&id);
        let value = setting.value.clone().unwrap_or_else(|| "–".to_owned());
        output::print_line(&format!("{:<28} {value:<16} {label}", setting.key));
    }
    for variation in &body.variations {
        output::print_line(&format!("{} – {}", variation.says, variation.told));
    }
    Ok(())
}
