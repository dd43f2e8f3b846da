//! Who is told what and may do what: tokens, roles, people.

use super::*;

#[tokio::test]
async fn what_is_private_is_told_to_the_desk_only() {
    let web = Web::demo().await;
    let viewer = web.program("vera", "rookery-open", Role::Viewer).await;
    let base = "/api/v1/events/rookery-open/sections/open";
    let public = web.get(&format!("{base}/entrants"), &None).await;
    assert_eq!(public.status, StatusCode::OK);
    assert!(!public.text.contains("birth"));
    let told = web.get(&format!("{base}/entries"), &viewer).await.done();
    assert!(told[0]["player"]["name"].is_string());
    assert_eq!(
        web.get(&format!("{base}/entries"), &None).await.status,
        StatusCode::UNAUTHORIZED
    );
    let stranger = web.account("stranger").await;
    let stranger = web.session(stranger).await;
    assert_eq!(
        web.get(&format!("{base}/entries"), &stranger).await.status,
        StatusCode::FORBIDDEN
    );
}

#[tokio::test]
async fn a_token_is_never_more_than_its_owner() {
    let web = Web::club().await;
    let owner = web.program("ann", "club", Role::Owner).await;
    web.paired(&owner).await;
    let account = web.member("rob", "club", Role::ResultsOnly).await;
    let token = web.token(account, "club", Role::Owner).await;
    let told = web.commands(&token, &[result(1, GameResult::DRAW)]).await;
    assert_eq!(told.status, StatusCode::OK, "{}", told.text);
    let pair = web.post(&of("pair"), &token, &json!({})).await;
    assert_eq!(pair.status, StatusCode::FORBIDDEN);
    // A token makes no tokens, and is no account.
    let tokens = "/api/v1/events/club/tokens";
    let wish = json!({ "label": "another", "role": "viewer" });
    let told = web.post(tokens, &token, &wish).await;
    assert_eq!(told.status, StatusCode::FORBIDDEN);
    assert_eq!(web.get("/desk", &token).await.status, StatusCode::FORBIDDEN);
    // Whoever is signed in makes tokens up to the own role.
    let session = web.session(account).await;
    let more = json!({ "label": "more", "role": "owner" });
    let told = web.post(tokens, &session, &more).await;
    assert_eq!(told.status, StatusCode::FORBIDDEN);
    let made = web.post(tokens, &session, &wish).await.done();
    let secret = made["token"].as_str().unwrap();
    let made: Who = Some(("authorization", format!("Bearer {secret}")));
    let log = "/api/v1/events/club/log";
    assert_eq!(web.get(log, &made).await.status, StatusCode::OK);
    let told = web.commands(&made, &[result(2, GameResult::DRAW)]).await;
    assert_eq!(told.status, StatusCode::FORBIDDEN);
    // A token that is taken back, or whose owner has left, is worth nothing.
    let listed = web.get(tokens, &session).await.done();
    let id = &listed[1]["id"];
    let path = format!("{tokens}/{id}");
    let told = web
        .ask(Method::DELETE, &path, &session, &[], String::new())
        .await;
    assert_eq!(told.status, StatusCode::NO_CONTENT);
    assert_eq!(web.get(log, &made).await.status, StatusCode::UNAUTHORIZED);
    let event = "club".parse().unwrap();
    web.app.people.remove_member(&event, account).await.unwrap();
    assert_eq!(web.get(log, &token).await.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn a_lesser_role_that_may_something_else_is_no_way_around() {
    let web = Web::club().await;
    let owner = web.program("ann", "club", Role::Owner).await;
    web.paired(&owner).await;
    for (login, role) in [
        ("eve", Role::EntryDesk),
        ("sam", Role::SectorArbiter),
        ("vic", Role::Viewer),
    ] {
        let account = web.member(login, "club", role).await;
        let session = web.session(account).await;
        let wish = json!({ "label": "results", "role": "results_only" });
        let told = web
            .post("/api/v1/events/club/tokens", &session, &wish)
            .await;
        assert_eq!(told.status, StatusCode::FORBIDDEN, "{role}");
        // Even one that was made before is worth no more.
        let token = web.token(account, "club", Role::ResultsOnly).await;
        let told = web.commands(&token, &[result(1, GameResult::DRAW)]).await;
        assert_eq!(told.status, StatusCode::FORBIDDEN, "{role}");
    }
}

#[tokio::test]
async fn people_are_looked_after() {
    let web = Web::club().await;
    let chief = web.program("cat", "club", Role::ChiefArbiter).await;
    let owner = web.member("ann", "club", Role::Owner).await;
    let deputy = web.member("dan", "club", Role::DeputyArbiter).await;
    let people = "/api/v1/events/club/people";
    let invitations = "/api/v1/events/club/invitations";
    let viewer = json!({ "role": "viewer" });
    let told = web
        .post(&format!("{people}/{deputy}"), &chief, &viewer)
        .await;
    assert_eq!(told.status, StatusCode::NO_CONTENT, "{}", told.text);
    let told = web
        .post(&format!("{people}/{owner}"), &chief, &viewer)
        .await;
    assert_eq!(told.status, StatusCode::FORBIDDEN);
    let told = web
        .post(
            &format!("{people}/{deputy}"),
            &chief,
            &json!({ "role": "owner" }),
        )
        .await;
    assert_eq!(told.status, StatusCode::FORBIDDEN);
    let listed = web.get(people, &chief).await.done();
    let roles: Vec<&Value> = listed
        .as_array()
        .unwrap()
        .iter()
        .map(|one| &one["role"])
        .collect();
    assert_eq!(roles, ["owner", "chief_arbiter", "viewer"]);
    let path = format!("{people}/{deputy}");
    let told = web
        .ask(Method::DELETE, &path, &chief, &[], String::new())
        .await;
    assert_eq!(told.status, StatusCode::NO_CONTENT);
    let told = web.post(&path, &chief, &viewer).await;
    assert_eq!(told.status, StatusCode::NOT_FOUND);

    let sector = json!({ "role": "sector_arbiter", "sectors": ["Nowhere"] });
    let told = web.post(invitations, &chief, &sector).await;
    assert_eq!(told.status, StatusCode::BAD_REQUEST);
    let told = web
        .post(invitations, &chief, &json!({ "role": "owner" }))
        .await;
    assert_eq!(told.status, StatusCode::FORBIDDEN);
    let made = web.post(invitations, &chief, &viewer).await.done();
    assert!(made["path"].as_str().unwrap().starts_with("/invitation/"));
    let open = web.get(invitations, &chief).await.done();
    let number = open[0]["number"].as_str().unwrap();
    let path = format!("{invitations}/{number}");
    for expected in [StatusCode::NO_CONTENT, StatusCode::NOT_FOUND] {
        let told = web
            .ask(Method::DELETE, &path, &chief, &[], String::new())
            .await;
        assert_eq!(told.status, expected);
    }
}
