//! Players check themselves in, while the desk lets them.

use adoube_journal::SectionSettings;
use adoube_server::auth::Role;
use adoube_tournament::EntrantId;
use axum::http::StatusCode;

use crate::common::text;
use crate::desk::{EVIL, LIST, desk, desk_of};

#[tokio::test]
async fn players_check_themselves_in_and_nobody_out() {
    let desk = desk().await;
    for name in ["Anna", EVIL, "Carl"] {
        let born = [("name", name), ("birth", "1990-05-17"), ("club", "Rooks")];
        desk.does(LIST, &born).await;
    }
    let page = format!("{LIST}/self-check-in");
    assert!(
        !desk.page(&page).await.contains("/check-in/"),
        "closed at first"
    );
    desk.does(&page, &[("open", "yes")]).await;
    let shown = desk.page(&page).await;
    let link = shown
        .split("href=\"http://hall.example:8400")
        .nth(1)
        .unwrap();
    let link = link.split('"').next().unwrap().to_owned();
    assert!(link.starts_with("/e/club/open/check-in/"), "{link}");

    let names = desk.page(&link).await;
    assert!(
        names.contains("Anna") && names.contains("0 of 3"),
        "{}",
        text(&names)
    );
    assert!(
        !names.contains("1990"),
        "dates of birth are nobody's business"
    );
    let question = desk.page(&format!("{link}?player=3")).await;
    assert!(question.contains("Carl") && question.contains("Rooks"));
    assert!(
        desk.section().await.checked_in.is_empty(),
        "nothing is changed by looking"
    );
    desk.does(&link, &[("player", "3")]).await;
    assert_eq!(desk.section().await.checked_in, [EntrantId(3)].into());
    let by = desk
        .journal()
        .await
        .records()
        .last()
        .unwrap()
        .author
        .to_string();
    assert_eq!(by, "Carl (player)");
    // Once more there is nothing to write, and the player stays there.
    let head = desk.journal().await.head();
    desk.does(&link, &[("player", "3")]).await;
    assert_eq!(desk.journal().await.head(), head);
    assert!(!desk.page(&link).await.contains("?player=3\""));

    let unknown = desk.post(&link, &[("player", "9")]).await;
    assert_eq!(unknown.status, StatusCode::NOT_FOUND);
    let guessed = desk.get("/e/club/open/check-in/00000000000000000000").await;
    assert_eq!(guessed.status, StatusCode::NOT_FOUND);
    desk.does(&page, &[("open", "no")]).await;
    let late = desk.post(&link, &[("player", "1")]).await;
    assert!(late.status.is_client_error());
    assert_eq!(desk.section().await.checked_in, [EntrantId(3)].into());
}

#[tokio::test]
async fn who_only_looks_does_not_open_it() {
    let desk = desk_of(Role::Viewer, SectionSettings::swiss("Open", 5), None).await;
    let answer = desk
        .post(&format!("{LIST}/self-check-in"), &[("open", "yes")])
        .await;
    assert_eq!(answer.status, StatusCode::FORBIDDEN);
    assert!(!desk.section().await.self_check_in);
}
