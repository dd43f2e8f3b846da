//! What is announced: of a section, of the event.

use adoube_journal::{Journal, Publication, SectionSettings};
use adoube_server::auth::Role;
use adoube_tournament::{Colour, PointSystem};
use axum::http::StatusCode;

use crate::client::*;
use crate::common;
use crate::first_minute::{fields, pair_the_first_round, register, with};

const SETTINGS: &str = "/desk/club/open/settings";

/// A club with one section, and its chief arbiter.
async fn chief_of_a_section() -> (Client, Journal) {
    let (app, store) = club().await;
    let chief = member(&app, "carl", Some(Role::ChiefArbiter)).await;
    let mut journal = Journal::open(store, event_id()).await.unwrap();
    common::add_section(&mut journal, SectionSettings::swiss("Open", 5)).await;
    (chief, journal)
}

#[tokio::test]
async fn settings_are_checked_before_they_are_changed() {
    let (mut chief, _) = chief_of_a_section().await;
    let page = chief.get(SETTINGS).await.body;
    assert!(common::text(&page).contains("Must be announced or changed"));
    let shown = fields(&page, "data-check");
    let checked = chief.post("/desk/club/check", &with(&shown, &[])).await;
    assert_eq!(checked.status, StatusCode::OK);
    let without = checked.body.matches("<li>").count();
    let control = with(
        &shown,
        &[("time_control", "90'+30\""), ("tie_breaks", "BH/C1, SB")],
    );
    let better = chief.post("/desk/club/check", &control).await;
    assert!(better.body.matches("<li>").count() < without);
    let unreadable = chief
        .post("/desk/club/check", &with(&shown, &[("rounds", "<b>")]))
        .await;
    assert!(
        unreadable.body.contains("Rounds: “&#60;b&#62;” cannot be."),
        "{}",
        unreadable.body
    );
    assert!(common::text(&chief.get("/desk/club").await.body).contains("must still be announced"));
}

#[tokio::test]
async fn settings_are_changed_and_a_sector_is_given_to_somebody() {
    let (mut chief, mut journal) = chief_of_a_section().await;
    let shown = fields(&chief.get(SETTINGS).await.body, "data-check");
    let changes = [
        ("time_control", "90'+30\""),
        ("tie_breaks", "BH/C1, SB"),
        ("publication", "by_hand"),
        ("players_report", "yes"),
        ("initial_colour", "black"),
        ("win", "3"),
        ("draw", "1"),
        ("rated", "yes"),
        ("appeals_members", "3"),
        ("draw_offers", "from_move"),
        ("draw_offers_move", "30"),
    ];
    let mut sent = with(&shown, &changes);
    sent.extend([
        ("category", "U16 <b>"),
        ("category_age_to", "16"),
        ("category_sex", "F"),
    ]);
    sent.retain(|(name, value)| !(name.starts_with("category") && value.is_empty()));
    sent.retain(|(name, _)| !name.starts_with("sector"));
    sent.extend([
        ("sector", "North"),
        ("sector_first", "1"),
        ("sector_last", "20"),
    ]);
    chief.done(SETTINGS, &sent, SETTINGS).await;
    journal.refresh().await.unwrap();
    let section = journal.event().section(&common::section()).unwrap();
    let settings = &section.settings;
    assert_eq!(settings.tie_breaks, ["BH/C1", "SB"]);
    assert_eq!(settings.publication, Publication::ByHand);
    assert_eq!(settings.initial_colour, Some(Colour::Black));
    assert_eq!(settings.point_system, PointSystem::three_one_zero());
    assert!(settings.players_report);
    assert_eq!(settings.categories[0].name, "U16 <b>");
    assert_eq!(settings.announced["rated"], "true");
    assert_eq!(settings.announced["draw_offers"], "{\"from_move\":30}");
    assert_eq!(
        (section.sectors[0].name.as_str(), section.sectors[0].last),
        ("North", 20)
    );

    // The sector can be given to somebody, and only one that is there.
    let invited = chief
        .post(
            "/desk/club/people",
            &[("role", "sector_arbiter"), ("sectors", "North")],
        )
        .await;
    assert_eq!(invited.status, StatusCode::OK);
    let unknown = chief
        .post(
            "/desk/club/people",
            &[("role", "sector_arbiter"), ("sectors", "West")],
        )
        .await;
    assert_eq!(unknown.status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn a_change_needs_a_reason_once_round_1_is_paired() {
    let (app, store) = club().await;
    let mut chief = member(&app, "carl", Some(Role::ChiefArbiter)).await;
    let mut journal = Journal::open(store, event_id()).await.unwrap();
    common::add_section(&mut journal, SectionSettings::swiss("Open", 5)).await;
    let mut commands = vec![register("One"), register("Two")];
    commands.extend(pair_the_first_round());
    common::write(&mut journal, commands).await;

    let shown = fields(&chief.get(SETTINGS).await.body, "data-check");
    let refused = chief
        .post(SETTINGS, &with(&shown, &[("name", "Open A")]))
        .await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    let with_reason = with(&shown, &[("name", "Open A"), ("reason", "renamed")]);
    chief.done(SETTINGS, &with_reason, SETTINGS).await;
    assert!(chief.text("/desk/club/log").await.contains("renamed"));

    // The form of before, sent by somebody else: the same thing was changed meanwhile.
    let mut other = member(&app, "dora", Some(Role::ChiefArbiter)).await;
    let stale = with(&shown, &[("name", "Open B"), ("reason", "typo")]);
    assert_eq!(
        other.post(SETTINGS, &stale).await.status,
        StatusCode::CONFLICT
    );
}

#[tokio::test]
async fn the_announcement_of_the_event_is_changed_and_checked() {
    let (mut chief, mut journal) = chief_of_a_section().await;
    let path = "/desk/club/announcement";
    let page = chief.get(path).await.body;
    assert!(page.contains("href=\"/desk/club/open/settings#about-time_control\""));
    let shown = fields(&page, "method=\"post\" action=\"/desk/club/announcement\"");
    for wrong in [("federation", "ATLANTIS"), ("starts", "soon")] {
        let refused = chief.post(path, &with(&shown, &[wrong])).await;
        assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{wrong:?}");
    }
    let backwards = with(&shown, &[("starts", "2026-12-06"), ("ends", "2026-12-05")]);
    assert_eq!(
        chief.post(path, &backwards).await.status,
        StatusCode::UNPROCESSABLE_ENTITY
    );
    let right = with(
        &shown,
        &[
            ("name", "Club Open <2026>"),
            ("federation", "ger"),
            ("starts", "2026-12-05"),
            ("deputy_arbiters", "Eva\r\n\r\nFritz"),
        ],
    );
    chief.done(path, &right, path).await;
    journal.refresh().await.unwrap();
    let details = &journal.event().details;
    assert_eq!(details.name, "Club Open <2026>");
    assert_eq!(details.deputy_arbiters, ["Eva", "Fritz"]);
    assert!(
        chief
            .get(path)
            .await
            .body
            .contains("Club Open &#60;2026&#62;")
    );
}

#[tokio::test]
async fn who_may_not_settle_looks_only() {
    let (app, store) = club().await;
    let mut journal = Journal::open(store, event_id()).await.unwrap();
    common::add_section(&mut journal, SectionSettings::swiss("Open", 5)).await;
    let head = journal.head();
    let mut viewer = member(&app, "vera", Some(Role::Viewer)).await;
    let page = viewer.get(SETTINGS).await.body;
    assert!(page.contains("<fieldset class=\"bare\" disabled>"));
    let mut stranger = member(&app, "eve", None).await;
    assert_eq!(stranger.get(SETTINGS).await.status, StatusCode::FORBIDDEN);
    for client in [&mut viewer, &mut stranger] {
        for path in [
            SETTINGS,
            "/desk/club/new-section",
            "/desk/club/announcement",
            "/desk/club/check",
        ] {
            let typed = [("name", "Mine"), ("rounds", "3")];
            assert_eq!(
                client.post(path, &typed).await.status,
                StatusCode::FORBIDDEN,
                "{path}"
            );
        }
        assert_eq!(
            client.get("/desk/club/new-section").await.status,
            StatusCode::FORBIDDEN
        );
    }
    journal.refresh().await.unwrap();
    assert_eq!(journal.head(), head);
}
