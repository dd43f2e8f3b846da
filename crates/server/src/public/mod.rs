//! What everybody may see of an event.

mod app;
mod calendar;
mod desk;
mod event;
mod events;
mod files;
mod health;
mod matches;
mod pairings;
mod player;
mod players;
mod qr;
mod screen;
mod section;
mod statistics;
mod team;
pub(crate) mod views;

use crate::auth::Right;
use crate::cache::QueryParam;
use crate::guard::Access;
use crate::paths;
use crate::routes::{Routes, with};
use crate::ui::parts::{FIND_WORD, PART_WORD};
use crate::{assets, languages};
use axum_extra::routing::TypedPath;

/// A list that can also be had by name.
const BY_NAME: &[QueryParam] = &[
    QueryParam::OneOf("order", &["name"]),
    QueryParam::Number(PART_WORD),
    QueryParam::Search(FIND_WORD),
];

/// The addresses that need no account.
pub(crate) fn routes(routes: Routes) -> Routes {
    routes
        .get(paths::public::Events::PATH, Access::Public, events::show)
        .public(paths::public::Event::PATH, event::show)
        .get(
            paths::public::EventWithSlash::PATH,
            Access::Public,
            event::redirect,
        )
        .get(paths::public::Live::PATH, Access::Public, event::live)
        .get(paths::public::QrCode::PATH, Access::Public, qr::show)
        .get(paths::public::Section::PATH, Access::Public, section::show)
        .get(
            paths::public::SectionWithSlash::PATH,
            Access::Public,
            section::show,
        )
        .public_by(
            paths::public::LatestPairings::PATH,
            BY_NAME,
            pairings::latest,
        )
        .public_by(paths::public::Pairings::PATH, BY_NAME, pairings::of_round)
        .public_by(
            paths::public::Screen::PATH,
            &[QueryParam::OneOf(
                "show",
                &["both", "pairings", "standings"],
            )],
            screen::show,
        )
        .public(paths::public::HallScreen::PATH, screen::set_up)
        .public_by(paths::public::Players::PATH, BY_NAME, players::show)
        .public(paths::public::Player::PATH, player::show)
        .public(paths::public::PlayerForEver::PATH, player::for_ever)
        .public(paths::public::Statistics::PATH, statistics::show)
        .get(
            paths::public::SectionCalendar::PATH,
            Access::Public,
            calendar::of_section,
        )
        .get(
            paths::public::Calendar::PATH,
            Access::Public,
            calendar::of_event,
        )
        .public(paths::public::WebManifest::PATH, app::manifest)
        .get(
            paths::public::ServiceWorker::PATH,
            Access::Public,
            app::service_worker,
        )
        .public(paths::public::Matches::PATH, matches::of_round)
        .public(paths::public::Match::PATH, matches::one)
        .public(paths::public::Team::PATH, team::show)
        .get(paths::public::File::PATH, Access::Public, files::show)
        .get(
            paths::desk::Pairings::PATH,
            with(Right::See),
            desk::pairings,
        )
        .get(paths::desk::Player::PATH, with(Right::See), desk::player)
        .get(paths::desk::Matches::PATH, with(Right::See), desk::matches)
        .get(paths::desk::Match::PATH, with(Right::See), desk::meeting)
        .get(paths::desk::TeamRounds::PATH, with(Right::See), desk::team)
        .get(paths::public::Health::PATH, Access::Public, health::alive)
        .get(paths::public::Ready::PATH, Access::Public, health::ready)
        .get(paths::public::Asset::PATH, Access::Public, assets::show)
        .get(
            paths::public::SetLanguage::PATH,
            Access::Public,
            languages::choose,
        )
}
