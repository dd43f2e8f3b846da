//! Organisations: their team, their models, their limits.

use adoube_journal::EventId;
use adoube_server::App;
use adoube_server::auth::Role;
use axum::http::StatusCode;
use jiff::Timestamp;

use crate::client::{Client, account, club, empty_app, event_id, member};

/// An organisation with ada, who makes its events, and ben, who is arbiter in all of them.
async fn union(app: &std::sync::Arc<App>) -> (Client, Client) {
    let made = app
        .people
        .create_organisation("Chess Union", Timestamp::now());
    assert_eq!(made.await.unwrap().id, "chess-union");
    let ada = member(app, "ada", None).await;
    let ben = member(app, "ben", None).await;
    for (login, role) in [("ada", Role::Owner), ("ben", Role::ChiefArbiter)] {
        let id = app.people.account_of(login).await.unwrap().unwrap().id;
        let set = app.people.set_team_member("chess-union", id, role);
        set.await.unwrap();
    }
    (ada, ben)
}

async fn made(client: &mut Client, name: &str, more: &[(&str, &str)]) -> StatusCode {
    let mut fields = vec![("name", name), ("organisation", "chess-union")];
    fields.extend(more);
    client.post("/desk", &fields).await.status
}

#[tokio::test]
async fn a_team_works_in_every_event_of_its_organisation() {
    let app = empty_app().await;
    let (mut ada, mut ben) = union(&app).await;
    let mut eve = member(&app, "eve", None).await;
    assert_eq!(made(&mut ada, "Open", &[]).await, StatusCode::SEE_OTHER);
    assert_eq!(
        ben.get("/desk/open/people").await.status,
        200,
        "a chief arbiter"
    );
    assert!(ben.text("/desk").await.contains("Open"));
    assert_eq!(eve.get("/desk/open").await.status, StatusCode::FORBIDDEN);
    // Only owners make events, and only for their own organisation.
    for client in [&mut ben, &mut eve] {
        assert_eq!(made(client, "Other", &[]).await, StatusCode::FORBIDDEN);
    }
    let free = [("name", "Free")];
    assert_eq!(ada.post("/desk", &free).await.status, StatusCode::FORBIDDEN);
    // And only they choose the team; to others there is no such organisation.
    let eve_in = [("login", "eve"), ("role", "viewer")];
    let team = "/organisations/chess-union/team";
    assert_eq!(ben.post(team, &eve_in).await.status, StatusCode::FORBIDDEN);
    assert_eq!(eve.post(team, &eve_in).await.status, StatusCode::NOT_FOUND);
    assert_eq!(eve.get("/organisations/chess-union").await.status, 404);
    ada.done(team, &eve_in, "/organisations/chess-union").await;
    assert_eq!(eve.get("/desk/open").await.status, StatusCode::OK);
    let captain = [("login", "eve"), ("role", "captain")];
    let refused = ada.post(team, &captain).await.status;
    assert_eq!(refused, StatusCode::UNPROCESSABLE_ENTITY);
    let id = app
        .people
        .account_of("ben")
        .await
        .unwrap()
        .unwrap()
        .id
        .to_string();
    let out = [("account", id.as_str())];
    ada.done(
        "/organisations/chess-union/team/remove",
        &out,
        "/organisations/chess-union",
    )
    .await;
    assert_eq!(ben.get("/desk/open").await.status, StatusCode::FORBIDDEN);
    // Everybody finds the events of the organisation.
    let mut spectator = Client::new(&app);
    assert!(spectator.text("/").await.contains("Chess Union"));
    assert!(
        spectator
            .text("/?organisation=chess-union")
            .await
            .contains("Open")
    );
    assert_eq!(spectator.get("/?organisation=nobody").await.status, 404);
}

#[tokio::test]
async fn new_events_are_made_like_a_model_of_the_organisation() {
    let app = empty_app().await;
    let (mut ada, mut ben) = union(&app).await;
    made(&mut ada, "Model", &[("place", "Riga")]).await;
    let section = [("name", "A"), ("format", "swiss"), ("rounds", "7")];
    let added = ada.post("/desk/model/new-section", &section).await.status;
    assert_eq!(added, StatusCode::SEE_OTHER);
    let model = [("event", "model"), ("template", "true")];
    let there = "/organisations/chess-union";
    ada.done("/organisations/chess-union/template", &model, there)
        .await;
    assert!(ben.text(there).await.contains("model"));
    let refused = ben
        .post("/organisations/chess-union/template", &model)
        .await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    let like = made(&mut ada, "Next", &[("like", "model")]).await;
    assert_eq!(like, StatusCode::SEE_OTHER);
    let next: EventId = "next".parse().unwrap();
    let next = app.events.read(&next).await.unwrap();
    assert_eq!(next.event.sections.len(), 1);
    assert_eq!(next.event.sections[0].settings.name, "A");
    // Nobody makes an event like one that is none of theirs.
    let mut owner = member(&app, "cleo", None).await;
    let other = app.people.create_organisation("Other", Timestamp::now());
    other.await.unwrap();
    let id = app.people.account_of("cleo").await.unwrap().unwrap().id;
    app.people
        .set_team_member("other", id, Role::Owner)
        .await
        .unwrap();
    let fields = [
        ("name", "Spy"),
        ("organisation", "other"),
        ("like", "model"),
    ];
    assert_eq!(
        owner.post("/desk", &fields).await.status,
        StatusCode::NOT_FOUND
    );
}

#[tokio::test]
async fn an_organisation_has_no_more_than_it_may_have() {
    let app = empty_app().await;
    let (mut ada, _) = union(&app).await;
    app.people.set_quota("chess-union", 2, 3).await.unwrap();
    for name in ["One", "Two"] {
        assert_eq!(made(&mut ada, name, &[]).await, StatusCode::SEE_OTHER);
    }
    let third = ada
        .post(
            "/desk",
            &[("name", "Three"), ("organisation", "chess-union")],
        )
        .await;
    assert_eq!(third.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(third.body.contains("has 2 events"), "{}", third.body);
    assert_eq!(
        app.events.list().await.unwrap().len(),
        2,
        "and it was not made"
    );
    let section = [("name", "A"), ("format", "swiss"), ("rounds", "7")];
    ada.post("/desk/one/new-section", &section).await;
    let mut taken = 0;
    for player in ["Ann", "Bob", "Cat", "Dan"] {
        let entered = ada.post("/desk/one/a/entries", &[("name", player)]).await;
        taken += u32::from(entered.status == StatusCode::SEE_OTHER);
    }
    assert_eq!(taken, 3);
    let one: EventId = "one".parse().unwrap();
    let shown = app.events.read(&one).await.unwrap();
    assert_eq!(shown.event.sections[0].draft.entrants.len(), 3);
    // Only the administrator says how much there may be.
    let more = [("events", "9"), ("entries", "")];
    let refused = ada.post("/organisations/chess-union/quota", &more).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn an_event_is_of_one_organisation_and_stays_when_that_goes() {
    let (app, _) = club().await;
    let (mut ada, mut ben) = union(&app).await;
    let id = app.people.account_of("ada").await.unwrap().unwrap().id;
    let give = [("event", "club")];
    let there = "/organisations/chess-union";
    let refused = ada.post("/organisations/chess-union/events", &give).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN, "it is not hers");
    app.people
        .set_member(&event_id(), id, Role::Owner, &[])
        .await
        .unwrap();
    ada.done("/organisations/chess-union/events", &give, there)
        .await;
    assert_eq!(ben.get("/desk/club").await.status, StatusCode::OK);
    app.people
        .create_organisation("Other", Timestamp::now())
        .await
        .unwrap();
    assert!(app.people.give_event("other", &event_id()).await.is_err());
    account(&app, "boss").await;
    app.people.remove_organisation("chess-union").await.unwrap();
    assert_eq!(ben.get("/desk/club").await.status, StatusCode::FORBIDDEN);
    assert_eq!(
        ada.get("/desk/club").await.status,
        StatusCode::OK,
        "an owner by herself"
    );
    assert_eq!(app.people.organisation_of(&event_id()).await.unwrap(), None);
}
