//! Members, roles, invitations.

use adoube_server::auth::{Guesser, Invitation, Role};
use axum::http::StatusCode;
use jiff::{SignedDuration, Timestamp};

use crate::client::*;
use crate::common;

async fn id_of(app: &std::sync::Arc<adoube_server::App>, login: &str) -> String {
    let members = app.people.members(&event_id()).await.unwrap();
    let found = members.iter().find(|member| member.account.login == login);
    found.unwrap().account.id.to_string()
}

async fn role_of(app: &std::sync::Arc<adoube_server::App>, login: &str) -> Option<Role> {
    let members = app.people.members(&event_id()).await.unwrap();
    let found = members.iter().find(|member| member.account.login == login);
    found.map(|member| member.role)
}

/// Makes an invitation on the page and reads its link there.
async fn invite(client: &mut Client, fields: &[(&str, &str)]) -> String {
    let answer = client.post("/desk/club/people", fields).await;
    assert_eq!(
        answer.status,
        StatusCode::OK,
        "{}",
        common::text(&answer.body)
    );
    assert!(answer.body.contains("<svg"));
    let start = format!("http://{HOST}/invitation/");
    let link = answer.body.split(&start).nth(1).unwrap();
    format!("/invitation/{}", link.split('"').next().unwrap())
}

#[tokio::test]
async fn an_invitation_is_taken_up_once() {
    let (app, _) = club().await;
    let mut owner = member(&app, "ada", Some(Role::Owner)).await;
    let link = invite(&mut owner, &[("role", "deputy_arbiter")]).await;
    assert!(
        !owner.get("/desk/club/people").await.body.contains(&link),
        "shown once"
    );

    let mut bob = Client::new(&app);
    let shown = bob.text(&link).await;
    assert!(
        shown.contains("ada invites you to “Club Open” as: Deputy arbiter"),
        "{shown}"
    );
    let typed = [
        ("name", "Bob <i>"),
        ("login", "bob"),
        ("password", PASSWORD),
    ];
    bob.done(&link, &typed, "/desk/club").await;
    assert!(
        bob.text("/desk/club")
            .await
            .contains("Your role here: Deputy arbiter")
    );
    assert_eq!(role_of(&app, "bob").await, Some(Role::DeputyArbiter));
    assert_eq!(
        bob.get("/desk/club/people").await.status,
        StatusCode::FORBIDDEN
    );
    assert!(
        owner
            .get("/desk/club/people")
            .await
            .body
            .contains("Bob &#60;i&#62;")
    );

    let mut late = member(&app, "eve", None).await;
    assert_eq!(
        late.get(&link).await.status,
        StatusCode::UNPROCESSABLE_ENTITY
    );
    assert_eq!(
        late.post(&link, &[]).await.status,
        StatusCode::UNPROCESSABLE_ENTITY
    );
    assert_eq!(role_of(&app, "eve").await, None);
}

#[tokio::test]
async fn who_has_an_account_accepts_with_it_and_keeps_a_higher_role() {
    let (app, _) = club().await;
    let mut owner = member(&app, "ada", Some(Role::Owner)).await;
    let mut eve = member(&app, "eve", None).await;
    let link = invite(&mut owner, &[("role", "entry_desk")]).await;
    assert!(eve.text(&link).await.contains("You are signed in as eve"));
    eve.done(&link, &[], "/desk/club").await;
    assert_eq!(role_of(&app, "eve").await, Some(Role::EntryDesk));
    let link = invite(&mut owner, &[("role", "viewer")]).await;
    owner.done(&link, &[], "/desk/club").await;
    assert_eq!(role_of(&app, "ada").await, Some(Role::Owner));
}

#[tokio::test]
async fn an_invitation_expires_and_can_be_withdrawn() {
    let (app, _) = club().await;
    let mut owner = member(&app, "ada", Some(Role::Owner)).await;
    let invitation = Invitation {
        event: event_id(),
        role: Role::Owner,
        sectors: Vec::new(),
        author: "ada".to_owned(),
    };
    let long_ago = Timestamp::now() - SignedDuration::from_hours(24 * 8);
    let old = app.people.invite(&invitation, long_ago).await.unwrap();
    let mut eve = member(&app, "eve", None).await;
    let answer = eve
        .post(&format!("/invitation/{}", old.reveal()), &[])
        .await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(answer.body.contains("has expired"));

    let link = invite(&mut owner, &[("role", "viewer")]).await;
    let page = owner.get("/desk/club/people").await.body;
    assert!(common::text(&page).contains("Open invitations"));
    let number = page.split("name=\"number\" value=\"").nth(1).unwrap();
    let number = number.split('"').next().unwrap().to_owned();
    owner
        .done(
            "/desk/club/people/withdraw",
            &[("number", &number)],
            "/desk/club/people",
        )
        .await;
    assert_eq!(
        eve.post(&link, &[]).await.status,
        StatusCode::UNPROCESSABLE_ENTITY
    );
    assert_eq!(role_of(&app, "eve").await, None);
}

#[tokio::test]
async fn who_guesses_invitations_waits() {
    let (app, _) = club().await;
    let mut owner = member(&app, "ada", Some(Role::Owner)).await;
    let link = invite(&mut owner, &[("role", "viewer")]).await;
    let mut eve = Client::new(&app).at("203.0.113.5:1");
    for guess in 0..6 {
        eve.get(&format!("/invitation/{guess}")).await;
    }
    try_patience(&app, Guesser::of_links("203.0.113.5"));
    let answer = eve.get(&link).await;
    assert_eq!(answer.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(!answer.header("retry-after").is_empty());
    let mut elsewhere = Client::new(&app);
    assert_eq!(elsewhere.get(&link).await.status, StatusCode::OK);
}

#[tokio::test]
async fn nobody_gives_more_than_they_have() {
    let (app, _) = club().await;
    let mut chief = member(&app, "carl", Some(Role::ChiefArbiter)).await;
    member(&app, "ada", Some(Role::Owner)).await;
    member(&app, "bob", Some(Role::Viewer)).await;
    let (ada, bob, carl) = (
        id_of(&app, "ada").await,
        id_of(&app, "bob").await,
        id_of(&app, "carl").await,
    );
    let change = "/desk/club/people/role";
    for (account, role) in [
        (&bob, "owner"),
        (&carl, "owner"),
        (&ada, "viewer"),
        (&ada, "owner"),
    ] {
        let answer = chief
            .post(change, &[("account", account), ("role", role)])
            .await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN, "{account} {role}");
    }
    assert_eq!(
        chief
            .post("/desk/club/people", &[("role", "owner")])
            .await
            .status,
        StatusCode::FORBIDDEN
    );
    let remove = "/desk/club/people/remove";
    assert_eq!(
        chief.post(remove, &[("account", &ada)]).await.status,
        StatusCode::FORBIDDEN
    );
    assert_eq!(
        chief
            .post(change, &[("account", &bob), ("role", "king")])
            .await
            .status,
        StatusCode::BAD_REQUEST
    );
    assert_eq!(
        chief
            .post(change, &[("account", "99"), ("role", "viewer")])
            .await
            .status,
        StatusCode::NOT_FOUND
    );
}

#[tokio::test]
async fn a_role_up_to_the_own_is_given_and_taken_away() {
    let (app, _) = club().await;
    let mut chief = member(&app, "carl", Some(Role::ChiefArbiter)).await;
    member(&app, "ada", Some(Role::Owner)).await;
    member(&app, "bob", Some(Role::Viewer)).await;
    let bob = id_of(&app, "bob").await;
    chief
        .done(
            "/desk/club/people/role",
            &[("account", &bob), ("role", "chief_arbiter")],
            "/desk/club/people",
        )
        .await;
    assert_eq!(role_of(&app, "bob").await, Some(Role::ChiefArbiter));
    chief
        .done(
            "/desk/club/people/remove",
            &[("account", &bob)],
            "/desk/club/people",
        )
        .await;
    assert_eq!(role_of(&app, "bob").await, None);
    let page = chief.text("/desk/club/people").await;
    assert!(page.contains("bob has no role here any more"), "{page}");
}

#[tokio::test]
async fn below_a_chief_arbiter_nobody_looks_after_people() {
    let (app, _) = club().await;
    for role in [
        Role::DeputyArbiter,
        Role::SectorArbiter,
        Role::EntryDesk,
        Role::ResultsOnly,
        Role::Viewer,
    ] {
        let mut humble = member(&app, role.code(), Some(role)).await;
        assert_eq!(
            humble.get("/desk/club/people").await.status,
            StatusCode::FORBIDDEN
        );
        let asked = humble
            .post("/desk/club/people", &[("role", "viewer")])
            .await;
        assert_eq!(asked.status, StatusCode::FORBIDDEN, "{role}");
    }
}

#[tokio::test]
async fn an_event_keeps_an_owner() {
    let (app, _) = club().await;
    let mut ada = member(&app, "ada", Some(Role::Owner)).await;
    let id = id_of(&app, "ada").await;
    let demoted = ada
        .post(
            "/desk/club/people/role",
            &[("account", &id), ("role", "viewer")],
        )
        .await;
    assert_eq!(demoted.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(demoted.body.contains("at least one owner"));
    let removed = ada
        .post("/desk/club/people/remove", &[("account", &id)])
        .await;
    assert_eq!(removed.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(role_of(&app, "ada").await, Some(Role::Owner));

    member(&app, "bob", Some(Role::Owner)).await;
    ada.done("/desk/club/people/remove", &[("account", &id)], "/desk")
        .await;
    assert_eq!(ada.get("/desk/club").await.status, StatusCode::FORBIDDEN);
}
