//! A section by the rules of US Chess at the desk.

use adoube_journal::{HousePlayer, SectionSettings};
use adoube_server::auth::Role;
use adoube_tournament::{EntrantId, RatingUsed};
use axum::http::StatusCode;

use crate::common::text;
use crate::desk::{Desk, LIST, desk_of};

const US: &str = "/desk/club/open/us";

async fn us_desk() -> Desk {
    let settings = SectionSettings {
        rules: Some("us-2025".to_owned()),
        rating_used: RatingUsed::NationalThenFide,
        ..SectionSettings::swiss("Open", 4)
    };
    let desk = desk_of(Role::Owner, settings, None).await;
    for (name, rating) in [("Adams", "2000"), ("Baker", "1900"), ("Clark", "1800")] {
        desk.does(LIST, &[("name", name), ("national_rating", rating)])
            .await;
    }
    desk
}

#[tokio::test]
async fn settings_one_by_one() {
    let desk = us_desk().await;
    let page = desk.page("/desk/club/open/settings").await;
    assert!(page.contains(US), "{page}");
    desk.does(
        US,
        &[
            ("acceleration", "sixths"),
            ("teammates", "plus-2"),
            ("byes_most", "1"),
        ],
    )
    .await;
    let page = desk.page(US).await;
    assert!(text(&page).contains("28R3"), "{page}");
    assert!(page.contains("value=\"sixths\" selected"), "{page}");
    let wrong = desk.post(US, &[("acceleration", "baku")]).await;
    assert_eq!(wrong.status, StatusCode::BAD_REQUEST);
    assert!(text(&wrong.body).contains("added_score"), "{}", wrong.body);
    // A section by other rules has no such page.
    let other = crate::desk::desk().await;
    assert_eq!(other.get(US).await.status, StatusCode::NOT_FOUND);
    let page = other.page("/desk/club/open/settings").await;
    assert!(!page.contains(US), "{page}");
}

#[tokio::test]
async fn what_is_known_of_entries() {
    let desk = us_desk().await;
    let marks = format!("{LIST}/3/marks");
    desk.does(
        &marks,
        &[
            ("new", "yes"),
            ("team", "Central High"),
            ("house", "permanent"),
        ],
    )
    .await;
    let known = desk.section().await.marks_of(EntrantId(3));
    assert!(known.is_new && known.house == Some(HousePlayer::Permanent));
    assert_eq!(known.team.as_deref(), Some("Central High"));
    let page = desk.page(&format!("{LIST}/3")).await;
    assert!(page.contains("Central High"), "{page}");

    desk.does(
        &format!("{US}/apart"),
        &[("player", "1"), ("player", "2"), ("until", "2")],
    )
    .await;
    assert_eq!(desk.section().await.non_pairings.len(), 1);
    assert!(text(&desk.page(US).await).contains("Adams / Baker (up to round 2)"));
    desk.does(&format!("{US}/apart"), &[("drop", "0")]).await;
    assert!(desk.section().await.non_pairings.is_empty());

    let again = format!("{LIST}/1/new-entry");
    let answer = desk.does(&again, &[("from", ""), ("missed", "")]).await;
    assert!(answer.location().contains("/4"), "{}", answer.location());
    let section = desk.section().await;
    assert_eq!(
        section.entries_of(EntrantId(4)),
        [EntrantId(1), EntrantId(4)]
    );
    let page = desk.page(&format!("{LIST}/4")).await;
    assert!(text(&page).contains("Entered again after Adams"), "{page}");

    let house = format!("{US}/house-player");
    let refused = desk
        .post(&house, &[("name", "Guest"), ("kind", "temporary")])
        .await;
    assert!(
        text(&refused.body).contains("no round is paired"),
        "{}",
        refused.body
    );
    desk.does(
        &house,
        &[("name", "House"), ("rating", "1500"), ("kind", "permanent")],
    )
    .await;
    assert!(text(&desk.page(US).await).contains("House"));
}
