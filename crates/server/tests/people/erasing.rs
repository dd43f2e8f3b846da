//! Personal data are erased by the owner alone, with a reason, and are on no page afterwards; accounts by
//! those whose they are.

use adoube_journal::{Command, Journal, Noted, Register, SectionSettings, Subject, write_export};
use adoube_server::auth::Role;
use adoube_tournament::{EntrantId, Player};
use axum::http::StatusCode;

use crate::client::*;
use crate::common;

const PAGE: &str = "/desk/club/personal";

#[tokio::test]
async fn personal_data_are_erased_by_the_owner_alone() {
    let (app, store) = club().await;
    let mut journal = Journal::open(store.clone(), event_id()).await.unwrap();
    common::add_section(&mut journal, SectionSettings::swiss("Open", 5)).await;
    let player = Player {
        birth: "1987-03-05".parse().ok(),
        ..Player::named("Morphy, Paul")
    };
    let section = common::section();
    let entered = Command::Register(Register { section, player });
    let noted = Command::Note(Noted {
        subject: Subject::Entrant {
            section: common::section(),
            entrant: EntrantId(1),
        },
        text: "unwell today".to_owned(),
    });
    common::write(&mut journal, vec![entered, noted]).await;

    let mut owner = member(&app, "olga", Some(Role::Owner)).await;
    let mut chief = member(&app, "carl", Some(Role::ChiefArbiter)).await;
    let mut stranger = member(&app, "eve", None).await;
    let asked = [("whose", "open/1"), ("reason", "asked for in a letter")];
    for other in [&mut chief, &mut stranger] {
        assert_eq!(other.get(PAGE).await.status, StatusCode::FORBIDDEN);
        assert_eq!(other.post(PAGE, &asked).await.status, StatusCode::FORBIDDEN);
    }
    assert!(owner.text(PAGE).await.contains("Morphy, Paul · Open"));
    let without = owner
        .post(PAGE, &[("whose", "open/1"), ("reason", "")])
        .await;
    assert_eq!(without.status, StatusCode::UNPROCESSABLE_ENTITY);
    let nobody = owner
        .post(PAGE, &[("whose", "open/7"), ("reason", "x")])
        .await;
    assert_eq!(nobody.status, StatusCode::NOT_FOUND);
    let entry = "/desk/club/open/entries/1";
    assert!(owner.get(entry).await.body.contains("1987-03-05"));
    assert!(owner.text("/desk/club/log").await.contains("unwell today"));

    owner.done(PAGE, &asked, PAGE).await;
    assert!(
        owner
            .text(PAGE)
            .await
            .contains("Personal data were erased from 2 records.")
    );
    assert!(!owner.get(entry).await.body.contains("1987-03-05"));
    let log = owner.text("/desk/club/log").await;
    assert!(!log.contains("unwell today"), "{log}");
    assert!(
        log.contains("personal data erased") && log.contains("asked for in a letter"),
        "{log}"
    );
    let proof = owner.text("/desk/club/proof").await;
    assert!(
        proof.contains("Personal data were erased from 2 records (3 and 4)"),
        "{proof}"
    );
    assert!(proof.contains("just as they were written"), "{proof}");
    journal.refresh().await.unwrap();
    assert!(!write_export(&journal).unwrap().contains("1987-03-05"));
    let again = owner.post(PAGE, &asked).await;
    assert_eq!(
        again.status,
        StatusCode::UNPROCESSABLE_ENTITY,
        "there is nothing left"
    );
}

#[tokio::test]
async fn an_account_is_removed_by_who_knows_its_password() {
    let (app, _) = club().await;
    let mut owner = member(&app, "olga", Some(Role::Owner)).await;
    let mut viewer = member(&app, "vera", Some(Role::Viewer)).await;
    let mut other = member(&app, "carl", Some(Role::ChiefArbiter)).await;
    let remove = "/account/remove";
    let wrong = viewer.post(remove, &[("password", "not this one")]).await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    let nobody = Client::new(&app)
        .post(remove, &[("password", PASSWORD)])
        .await;
    assert_eq!(nobody.status, StatusCode::SEE_OTHER);
    // An event is not left without an owner.
    let refused = owner.post(remove, &[("password", PASSWORD)]).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(common::text(&refused.body).contains("An event has at least one owner"));
    assert_eq!(app.people.accounts().await.unwrap().len(), 3);

    let noted = adoube_server::auth::Noted::of("vera", adoube_server::auth::Deed::SignedIn);
    app.people.note(noted).await;
    viewer
        .done(remove, &[("password", PASSWORD)], "/sign-in")
        .await;
    assert!(app.people.account_of("vera").await.unwrap().is_none());
    assert_eq!(app.people.members(&event_id()).await.unwrap().len(), 2);
    assert_eq!(
        viewer.get("/desk").await.status,
        StatusCode::SEE_OTHER,
        "the session is over"
    );
    let audit = app.people.audit(None, 10).await.unwrap();
    assert!(
        audit
            .iter()
            .all(|line| line.login != "vera" && !line.about.contains("vera"))
    );
    assert_eq!(other.get("/desk/club").await.status, StatusCode::OK);
}
