//! The journal page: filters, pages, taking back.

use adoube_journal::{Command, Journal, Register, SectionSettings};
use adoube_server::auth::Role;
use adoube_tournament::Player;
use axum::http::StatusCode;

use crate::client::*;
use crate::common;

#[tokio::test]
async fn records_are_found_taken_back_and_put_in_force_again() {
    let (app, store) = club().await;
    let mut journal = Journal::open(store, event_id()).await.unwrap();
    common::add_section(&mut journal, SectionSettings::swiss("Open", 5)).await;
    let players = (0..70).map(|number| {
        Command::Register(Register {
            section: common::section(),
            player: Player::named(&format!("Player {number:02} <b>")),
        })
    });
    common::write(&mut journal, players.collect()).await;

    let mut chief = member(&app, "carl", Some(Role::ChiefArbiter)).await;
    let said = chief.text("/desk/club/log").await;
    assert!(
        said.contains("72 records") && said.contains("1 / 2"),
        "{said}"
    );
    assert!(chief.text("/desk/club/log?page=2").await.contains("2 / 2"));
    for page in ["0", "3", "x", "01", "18446744073709551615"] {
        let answer = chief.get(&format!("/desk/club/log?page={page}")).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{page}");
    }
    for (query, found) in [
        ("player=player+07", "1 record"),
        ("player=nobody", "0 records"),
        ("kind=settings", "2 records"),
        ("kind=entries", "70 records"),
        ("kind=results", "0 records"),
        ("author=Secret+Author", "72 records"),
        ("author=carl", "0 records"),
        ("round=1", "0 records"),
        ("round=x&board=%00", "records"),
        ("section=none", "0 records"),
    ] {
        let said = chief.text(&format!("/desk/club/log?{query}")).await;
        assert!(said.contains(found), "{query}: {said}");
    }

    let undo = [
        ("seq", "3"),
        ("reason", "came twice"),
        ("back", "/desk/club/log?page=1"),
    ];
    chief
        .done("/desk/club/undo", &undo, "/desk/club/log?page=1")
        .await;
    let page = chief.get("/desk/club/log?player=player+00").await.body;
    assert!(page.contains("Put in force again"), "{page}");
    assert!(chief.text("/desk/club/log").await.contains("came twice"));
    let mut viewer = member(&app, "vera", Some(Role::Viewer)).await;
    assert!(!viewer.get("/desk/club/log").await.body.contains("/redo\""));
    assert_eq!(
        viewer.post("/desk/club/redo", &[("seq", "3")]).await.status,
        StatusCode::FORBIDDEN
    );
    let redo = [("seq", "3"), ("back", "//evil.example")];
    chief.done("/desk/club/redo", &redo, "/desk/club").await;
    assert_eq!(
        chief
            .post("/desk/club/redo", &[("seq", "999")])
            .await
            .status,
        StatusCode::NOT_FOUND
    );
    assert!(
        chief
            .text("/desk/club/log?kind=undo")
            .await
            .contains("2 records")
    );
    let mut stranger = member(&app, "eve", None).await;
    assert_eq!(
        stranger.get("/desk/club/log").await.status,
        StatusCode::FORBIDDEN
    );
}
