//! Deleting an event: by its owner alone, out of sight at once, brought back, removed after 30 days.

use adoube_journal::{Journal, SectionSettings};
use adoube_server::auth::{Deed, Role};
use axum::http::StatusCode;
use jiff::{SignedDuration, Timestamp};

use crate::client::*;
use crate::common;

const DELETE: &str = "/desk/club/delete";
const RECOVER: &str = "/desk/club/recover";
const CONFIRMED: [(&str, &str); 1] = [("event", "club")];

/// Addresses of the event, for everybody and for its people.
const ADDRESSES: [&str; 6] = [
    "/e/club",
    "/e/club/open/players",
    "/api/v1/events/club",
    "/api/v1/events/club/sections/open/entrants",
    "/desk/club",
    "/desk/club/log",
];

async fn every_address_is_there(owner: &mut Client) {
    for path in ADDRESSES {
        let answer = owner.get(path).await;
        assert_ne!(answer.status, StatusCode::NOT_FOUND, "{path}");
    }
}

#[tokio::test]
async fn only_an_owner_deletes_an_event_and_brings_it_back() {
    let (app, store) = club().await;
    let mut journal = Journal::open(store.clone(), event_id()).await.unwrap();
    common::add_section(&mut journal, SectionSettings::swiss("Open", 5)).await;
    let mut owner = member(&app, "olga", Some(Role::Owner)).await;
    let mut chief = member(&app, "carl", Some(Role::ChiefArbiter)).await;
    let mut stranger = member(&app, "eve", None).await;

    // Whoever else asks changes nothing.
    for other in [&mut chief, &mut stranger] {
        assert_eq!(
            other.post(DELETE, &CONFIRMED).await.status,
            StatusCode::FORBIDDEN
        );
    }
    let nobody = Client::new(&app).post(DELETE, &CONFIRMED).await;
    assert_eq!(nobody.status, StatusCode::SEE_OTHER);
    assert!(
        !chief
            .text("/desk/club/announcement")
            .await
            .contains("Delete the event")
    );
    assert!(
        owner
            .text("/desk/club/announcement")
            .await
            .contains("Delete the event")
    );
    for typed in ["", "Club Open", "clubs"] {
        let refused = owner.post(DELETE, &[("event", typed)]).await;
        assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{typed}");
    }
    every_address_is_there(&mut owner).await;
    assert!(Client::new(&app).text("/").await.contains("Club Open"));

    owner.done(DELETE, &CONFIRMED, "/desk").await;
    let home = owner.text("/desk").await;
    assert!(
        home.contains("Club Open is deleted. It can be brought back until"),
        "{home}"
    );
    assert!(
        home.contains("Deleted events") && home.contains("deleted by olga"),
        "{home}"
    );
    for path in ADDRESSES {
        let answer = owner.get(path).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
        assert!(!answer.body.contains("Club Open"), "{path}");
    }
    assert!(!Client::new(&app).text("/").await.contains("Club Open"));
    for other in [&mut chief, &mut stranger] {
        assert!(!other.text("/desk").await.contains("Club Open"));
        assert_eq!(other.post(RECOVER, &[]).await.status, StatusCode::FORBIDDEN);
    }
    let nobody = Client::new(&app).post(RECOVER, &[]).await;
    assert_eq!(nobody.status, StatusCode::SEE_OTHER);
    assert_eq!(owner.get("/e/club").await.status, StatusCode::NOT_FOUND);

    owner.done(RECOVER, &[], "/desk/club").await;
    every_address_is_there(&mut owner).await;
    assert!(
        chief.text("/desk").await.contains("Club Open"),
        "roles are as they were"
    );
    assert_eq!(owner.post(RECOVER, &[]).await.status, StatusCode::NOT_FOUND);
    let audit = owner.text("/desk/club/people/audit").await;
    for deed in ["deleted the event", "brought the event back"] {
        assert!(audit.contains(deed), "{audit}");
    }
}

#[tokio::test]
async fn the_name_of_a_deleted_event_is_kept_for_it() {
    let (app, _) = club().await;
    let mut owner = member(&app, "olga", Some(Role::Owner)).await;
    owner.done(DELETE, &CONFIRMED, "/desk").await;
    let new = adoube_server::auth::NewAccount {
        login: "ada",
        name: "Ada",
        password: PASSWORD,
        administrator: true,
    };
    let ada = app.people.create(new, Timestamp::now()).await.unwrap();
    let secret = app
        .people
        .open_session(ada.id, Timestamp::now())
        .await
        .unwrap();
    let mut administrator = Client::new(&app);
    let cookie = ("adoube_session".to_owned(), secret.reveal().to_owned());
    administrator.cookies.extend([cookie]);
    let made = [("name", "Club")];
    administrator.done("/desk", &made, "/desk/club-2").await;
    assert!(
        administrator
            .text("/desk")
            .await
            .contains("deleted by olga")
    );
    administrator.done(RECOVER, &[], "/desk/club").await;
}

#[tokio::test]
async fn a_deleted_event_is_removed_after_thirty_days_with_its_roles() {
    let (app, store) = club().await;
    let mut owner = member(&app, "olga", Some(Role::Owner)).await;
    owner.done(DELETE, &CONFIRMED, "/desk").await;
    let day = SignedDuration::from_hours(24);
    let later = |days: i32| Timestamp::now().checked_add(day * days).unwrap();
    let purged = app.people.purge_due(&*store, later(29)).await.unwrap();
    assert_eq!(purged, []);
    assert_eq!(store.deleted().await.unwrap().len(), 1);
    let purged = app.people.purge_due(&*store, later(31)).await.unwrap();
    assert_eq!(purged.len(), 1);
    assert_eq!(store.deleted().await.unwrap(), []);
    assert_eq!(app.people.members(&event_id()).await.unwrap(), []);
    assert!(!owner.text("/desk").await.contains("Deleted events"));
    assert_eq!(owner.post(RECOVER, &[]).await.status, StatusCode::FORBIDDEN);
    let deeds = app.people.audit(None, 3).await.unwrap();
    let deeds: Vec<Deed> = deeds.iter().map(|line| line.deed).collect();
    assert_eq!(deeds, [Deed::EventPurged, Deed::EventDeleted]);
    // Whoever makes an event of the name has all of it.
    common::create(&store, "club", "Another").await;
    assert_eq!(owner.get("/desk/club").await.status, StatusCode::FORBIDDEN);
}
