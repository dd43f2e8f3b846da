//! Ratings held against the lists.

use adoube_bodies::rating_lists::{RatingCheckBody, RatingDifferenceBody};
use askama::Template;

use crate::auth::Right;
use crate::paths;
use crate::texts::{count, fill, t};
use crate::ui::desk::{DeskHead, Tab};
use crate::ui::place::Place;

/// What differs, with a tick for each.
#[derive(Template)]
#[template(path = "entries/ratings.html")]
pub(crate) struct RatingsPage {
    head: DeskHead,
    back: String,
    url: String,
    may_write: bool,
    /// What was held against what.
    about: Vec<String>,
    /// What to be careful about.
    warnings: Vec<String>,
    lines: Vec<Line>,
}

struct Line {
    id: u32,
    name: String,
    url: String,
    entered: String,
    source: String,
    listed: String,
    /// It was typed on purpose, perhaps.
    typed: bool,
}

impl RatingsPage {
    /// The page of a check.
    pub(crate) fn of(place: Place<'_>, body: &RatingCheckBody) -> RatingsPage {
        let (event, section) = (&place.at.event, &place.section.id);
        let mut about = Vec::new();
        let mut warnings = Vec::new();
        if body.at_hand {
            let month = body.asked.clone().unwrap_or_default();
            let entries = count("ratings-entries", body.checked);
            about.push(fill(
                "ratings-held-against",
                &[&entries, &body.list, &month],
            ));
        } else {
            warnings.push(fill("ratings-no-list", &[&body.list]));
        }
        if body.at_hand && body.month != body.asked {
            let month = body.month.clone().unwrap_or_default();
            warnings.push(fill("ratings-other-month", &[&month]));
        }
        if body.stale {
            warnings.push(t("ratings-stale").to_owned());
        }
        if body.long_event {
            about.push(t("ratings-long-event").to_owned());
        }
        if !body.switched_on {
            about.push(t("ratings-switched-off").to_owned());
        }
        let line = |one: &RatingDifferenceBody| line(place, one);
        RatingsPage {
            head: DeskHead::of_section(place.shown, place.at, place.section, Tab::Entries),
            back: place.url(),
            url: paths::desk::Ratings::of(event, section).to_string(),
            may_write: place.at.member.may(Right::Entries),
            about,
            warnings,
            lines: body.differences.iter().map(line).collect(),
        }
    }
}

fn line(place: Place<'_>, one: &RatingDifferenceBody) -> Line {
    let rating = |rating: Option<u16>| rating.map_or("–".to_owned(), |rating| rating.to_string());
    let typed = one.source.as_deref() == Some("typed");
    let source = one.source.as_deref().map(source_name);
    Line {
        id: one.entrant,
        name: one.name.clone(),
        url: place.entrant_url(adoube_tournament::EntrantId(one.entrant)),
        entered: rating(one.entered),
        source: source.unwrap_or_else(|| t("ratings-source-unknown").to_owned()),
        listed: rating(one.listed),
        typed,
    }
}

/// Where a rating comes from, in words.
pub(crate) fn source_name(source: &str) -> String {
    match source {
        "typed" => t("ratings-typed").to_owned(),
        list => list.to_owned(),
    }
}
