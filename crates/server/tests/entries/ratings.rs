//! Ratings from lists at the desk, numbers, ties and expulsions.

use crate::common::text;
use adoube_journal::SectionSettings;
use adoube_server::auth::Role;
use adoube_tournament::{RatingSource, RoundNumber};
use axum::http::StatusCode;

use crate::desk::*;

const RATINGS: &str = "<playerslist>
    <player><fideid>101</fideid><name>Ivory, Rook</name><country>NOR</country><rating>2150</rating><k>20</k></player>
    <player><fideid>102</fideid><name>Ebony, Bishop</name><country>NOR</country><rating>2000</rating><k>20</k></player>
    <player><fideid>103</fideid><name>Oak, Pawn</name><country>NOR</country><rapid_rating>1700</rapid_rating></player>
    </playerslist>";

async fn with_lists(folder: &std::path::Path) -> Desk {
    let desk = desk_of(Role::Owner, SectionSettings::swiss("Open", 9), Some(folder)).await;
    let file = folder.join("players_list_xml.xml");
    std::fs::write(&file, RATINGS).unwrap();
    let source = [("name", "fide"), ("source", file.to_str().unwrap())];
    desk.does("/desk/rating-list/source", &source).await;
    desk.does("/desk/rating-list/update", &[]).await;
    let page = text(&desk.page("/desk/rating-list").await);
    assert!(page.contains("fide") && page.contains("0 h"), "{page}");
    desk
}

/// Q127 to Q144: entered by itself, picked, typed and marked, checked, updated after a look.
#[tokio::test]
async fn ratings_are_entered_checked_and_updated() {
    let folder = tempfile::tempdir().unwrap();
    let desk = with_lists(folder.path()).await;
    desk.does(LIST, &[("name", "Ivory, Rook"), ("fide_id", "101")])
        .await;
    let typed = [
        ("name", "Ebony, Bishop"),
        ("fide_id", "102"),
        ("fide_rating", "1990"),
    ];
    desk.does(LIST, &typed).await;
    desk.does(LIST, &[("name", "Oak, Pawn"), ("fide_id", "103")])
        .await;
    let section = desk.section().await;
    let player = |id: usize| section.draft.entrants[id - 1].player.clone();
    assert_eq!(player(1).fide_rating, Some(2150));
    assert!(matches!(
        player(1).rating_sources.fide,
        Some(RatingSource::List { .. })
    ));
    assert_eq!(player(2).rating_sources.fide, Some(RatingSource::Typed));
    assert_eq!(player(3).fide_rating, None);
    let page = text(&desk.page(&format!("{LIST}/3")).await);
    assert!(page.contains("take 1700 from rapid"), "{page}");
    desk.does(&format!("{LIST}/3/pick"), &[("list", "rapid")])
        .await;
    let section = desk.section().await;
    assert_eq!(section.draft.entrants[2].player.assigned_rating, Some(1700));

    let url = format!("{LIST}/ratings");
    let page = text(&desk.page(&url).await);
    assert!(
        page.contains("Ebony, Bishop") && page.contains("typed"),
        "{page}"
    );
    assert!(!page.contains("Ivory, Rook"), "{page}");
    let nobody = desk.post(&url, &[]).await;
    assert_ne!(nobody.status, StatusCode::SEE_OTHER);
    assert_eq!(
        desk.section().await.draft.entrants[1].player.fide_rating,
        Some(1990)
    );
    let body: serde_json::Value = {
        let answer = desk
            .get("/api/v1/events/club/sections/open/rating-check")
            .await;
        serde_json::from_str(&answer.body).unwrap()
    };
    assert_eq!(body["differences"][0]["listed"], 2000);
    desk.does(&url, &[("player", "2")]).await;
    assert_eq!(
        desk.section().await.draft.entrants[1].player.fide_rating,
        Some(2000)
    );
    let lists = desk.get("/api/v1/rating-lists").await;
    assert!(lists.body.contains("\"stale\":false"), "{}", lists.body);
    // What is corrected on the page keeps its source.
    let again = [
        ("name", "Ebony, Bishop"),
        ("fide_id", "102"),
        ("fide_rating", "2000"),
        ("club", "Oslo"),
    ];
    desk.does(&format!("{LIST}/2"), &again).await;
    let sources = desk.section().await.draft.entrants[1]
        .player
        .rating_sources
        .clone();
    assert!(matches!(sources.fide, Some(RatingSource::List { .. })));
}

/// Q147 to Q151, Q170, Q197 to Q207: numbers, ties, values, expulsions and start positions on pages.
#[tokio::test]
async fn numbers_and_ties_are_settled_on_pages() {
    let desk = desk().await;
    for (name, rating) in [("A", "2000"), ("B", "2000"), ("C", "1900"), ("D", "1800")] {
        desk.does(
            LIST,
            &[("name", name), ("fide_rating", rating), ("sure", "yes")],
        )
        .await;
    }
    desk.pair(1, &[(1, 3), (4, 2)]).await;
    let rounds = "/desk/club/open/rounds";
    let page = desk.page(rounds).await;
    assert!(page.contains("rounds/exchange"), "{page}");
    desk.does(
        &format!("{rounds}/exchange"),
        &[("one", "1"), ("other", "2")],
    )
    .await;
    let number = |section: &adoube_journal::Section, place: usize| {
        section.draft.entrants[place].pairing_number.unwrap().get()
    };
    let section = desk.section().await;
    assert_eq!((number(&section, 0), number(&section, 1)), (2, 1));
    let refused = desk
        .post(
            &format!("{rounds}/exchange"),
            &[("one", "1"), ("other", "3")],
        )
        .await;
    assert_ne!(refused.status, StatusCode::SEE_OTHER);

    let ties = "/desk/club/open/ties";
    assert!(text(&desk.page(ties).await).contains("Place 1"));
    desk.does(ties, &[("after", "1"), ("place", "1")]).await;
    assert_eq!(desk.section().await.draft.settled_ties.len(), 1);
    let values = [
        ("after", "1"),
        ("name", "jury"),
        ("values", "1 = 2.5\n2 = 3"),
    ];
    desk.does(&format!("{ties}/values"), &values).await;
    assert_eq!(desk.section().await.draft.entered_values[0].name, "JURY");
    let body = desk
        .get("/api/v1/events/club/sections/open/ties")
        .await
        .body;
    assert!(body.contains("\"after\":1"), "{body}");

    desk.does(&format!("{LIST}/4/expel"), &[("reason", "cheating")])
        .await;
    desk.does(&format!("{LIST}/3/withdraw"), &[("reason", "ill")])
        .await;
    let standings = text(&desk.page("/desk/club/open/standings").await);
    assert!(standings.contains("withdrawn"), "{standings}");
    desk.does(
        &format!("{rounds}/start-position"),
        &[("round", "1"), ("position", "518")],
    )
    .await;
    let section = desk.section().await;
    assert_eq!(u16::from(section.start_positions[&RoundNumber(1)]), 518);
    let public = text(&desk.page("/e/club/open/pairings/1").await);
    assert!(public.contains("RNBQKBNR"), "{public}");
}
