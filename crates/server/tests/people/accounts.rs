//! Signing in, the first account, sessions, passwords, tokens.

use std::collections::BTreeSet;

use adoube_server::auth::{Guesser, NewAccount, Role};
use adoube_server::routes;
use axum::http::{Method, StatusCode};
use jiff::Timestamp;

use crate::client::*;
use crate::common;

const FIRST: [(&str, &str); 3] = [
    ("name", "Ada Owner"),
    ("login", "ada"),
    ("password", PASSWORD),
];

#[tokio::test]
async fn the_first_account_is_made_once_and_only_by_who_sits_there() {
    let app = empty_app().await;
    let mut far = Client::new(&app);
    assert_eq!(
        far.post("/setup", &FIRST).await.status,
        StatusCode::FORBIDDEN
    );
    assert!(far.text("/").await.contains("There are no events yet"));
    let with = |code: &'static str| [FIRST.as_slice(), &[("code", code)]].concat();
    assert_eq!(
        far.post("/setup", &with("guess")).await.status,
        StatusCode::FORBIDDEN
    );

    // Brought by a proxy, or meant for another name: not somebody at the computer.
    for (name, value) in [("x-forwarded-for", "203.0.113.9"), ("host", "evil.example")] {
        let mut odd = Client::new(&app).at("127.0.0.1:50000");
        odd.headers.retain(|(other, _)| *other != name);
        odd.headers.push((name, value.to_owned()));
        if name == "host" {
            odd.headers[0].1 = format!("http://{value}");
        }
        assert_eq!(
            odd.post("/setup", &FIRST).await.status,
            StatusCode::FORBIDDEN,
            "{name}"
        );
    }

    let mut here = Client::new(&app).at("127.0.0.1:50000");
    assert_eq!(here.get("/").await.header("location"), "/setup");
    let short = [("name", "Ada"), ("login", "ada"), ("password", "short")];
    let refused = here.post("/setup", &short).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.body.contains("at least 10 characters"));
    here.done("/setup", &FIRST, "/desk").await;
    assert!(here.text("/desk").await.contains("Your desk, Ada Owner"));

    let again = [("name", "Eve"), ("login", "eve"), ("password", PASSWORD)];
    assert_eq!(
        here.post("/setup", &again).await.status,
        StatusCode::FORBIDDEN
    );
    assert_eq!(here.get("/setup").await.header("location"), "/sign-in");
}

#[tokio::test]
async fn the_code_lets_the_first_account_be_made_from_afar() {
    let app = behind_a_proxy().await;
    let mut near = Client::new(&app).at("127.0.0.1:50000");
    assert_eq!(
        near.post("/setup", &FIRST).await.status,
        StatusCode::FORBIDDEN
    );
    let code = app.setup_code.reveal().to_owned();
    let mut far = Client::new(&app);
    let shown = far.get(&format!("/setup?code={code}")).await;
    assert!(shown.body.contains(&code));
    let with = [FIRST.as_slice(), &[("code", code.as_str())]].concat();
    far.done("/setup", &with, "/desk").await;
}

#[tokio::test]
async fn a_session_is_a_new_one_after_signing_in_and_ends_with_signing_out() {
    let app = empty_app().await;
    account(&app, "ada").await;
    let mut client = Client::new(&app);
    client
        .cookies
        .insert("adoube_session".into(), "planted".into());
    assert_eq!(
        client.get("/desk").await.header("location"),
        "/sign-in?next=/desk"
    );

    let right = [
        ("login", " ADA "),
        ("password", PASSWORD),
        ("next", "/account"),
    ];
    let answer = client.post("/sign-in", &right).await;
    assert_eq!(answer.header("location"), "/account");
    let cookie = answer.header("set-cookie").to_owned();
    for flag in ["HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(cookie.contains(flag), "{cookie}");
    }
    assert!(!cookie.contains("Secure"), "{cookie}");
    let fortnight = 14 * 24 * 3600;
    assert!(cookie.contains(&format!("Max-Age={fortnight}")), "{cookie}");
    assert!(!cookie.contains("Expires"), "{cookie}");
    let first = client.session().unwrap().clone();
    assert!(first != "planted" && first.len() == 64);
    assert!(client.text("/account").await.contains("login ada"));

    client.post("/sign-in", &right).await;
    let second = client.session().unwrap().clone();
    assert_ne!(first, second);
    client.cookies.insert("adoube_session".into(), first);
    assert_eq!(client.get("/account").await.status, StatusCode::SEE_OTHER);

    client
        .cookies
        .insert("adoube_session".into(), second.clone());
    client.done("/sign-out", &[], "/").await;
    assert_eq!(client.session(), None);
    client.cookies.insert("adoube_session".into(), second);
    assert_eq!(client.get("/account").await.status, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn a_session_that_is_used_is_prolonged_with_its_cookie() {
    let app = empty_app().await;
    let id = account(&app, "ada").await;
    let opened = |days: i64| jiff::Timestamp::now() - jiff::SignedDuration::from_hours(24 * days);
    for (days, prolonged) in [(0, false), (3, true)] {
        let secret = app.people.open_session(id, opened(days)).await.unwrap();
        let mut client = Client::new(&app);
        let secret = secret.reveal().to_owned();
        client
            .cookies
            .insert("adoube_session".into(), secret.clone());
        let answer = client.get("/account").await;
        let cookie = answer.header("set-cookie");
        let again = format!("adoube_session={secret}; ");
        assert_eq!(cookie.starts_with(&again), prolonged, "{days}: {cookie}");
        assert_eq!(cookie.contains("Max-Age=1209600"), prolonged, "{days}");
        assert_eq!(client.get("/account").await.header("set-cookie"), "");
    }
    let secret = app.people.open_session(id, opened(15)).await.unwrap();
    let mut client = Client::new(&app);
    let secret = secret.reveal().to_owned();
    client.cookies.insert("adoube_session".into(), secret);
    assert_eq!(client.get("/account").await.status, StatusCode::SEE_OTHER);

    // Signing out is not undone by the prolonging.
    let secret = app.people.open_session(id, opened(3)).await.unwrap();
    let mut client = Client::new(&app);
    client
        .cookies
        .insert("adoube_session".into(), secret.reveal().to_owned());
    client.done("/sign-out", &[], "/").await;
    assert_eq!(client.session(), None);
}

#[tokio::test]
async fn cookies_are_secure_behind_https() {
    let app = behind_a_proxy().await;
    account(&app, "ada").await;
    let mut client = Client::new(&app);
    let answer = client
        .post("/sign-in", &[("login", "ada"), ("password", PASSWORD)])
        .await;
    assert!(answer.header("set-cookie").contains("Secure"));
}

#[tokio::test]
async fn after_signing_in_one_stays_on_this_server() {
    let app = empty_app().await;
    account(&app, "ada").await;
    for next in [
        "//evil.example",
        "https://evil.example",
        "/\\evil.example",
        "evil",
        "",
        "/\nx",
        "/\t/evil.example",
        "/\r/evil.example",
        "/ /evil.example",
        "/%09/evil.example",
        "/%5Cevil.example",
        "\t//evil.example",
        "javascript:alert(1)",
    ] {
        let mut client = Client::new(&app);
        let typed = [("login", "ada"), ("password", PASSWORD), ("next", next)];
        client.done("/sign-in", &typed, "/desk").await;
    }
}

#[tokio::test]
async fn an_unknown_login_is_answered_like_a_wrong_password() {
    let app = empty_app().await;
    account(&app, "ada").await;
    let mut client = Client::new(&app);
    let wrong = client
        .post("/sign-in", &[("login", "ada"), ("password", "x")])
        .await;
    let unknown = client
        .post("/sign-in", &[("login", "<script>"), ("password", "x")])
        .await;
    // Each page asks a question of its own of passkeys.
    let [wrong_page, unknown_page] = [&wrong.body, &unknown.body].map(|page| {
        let (before, rest) = page.split_once("data-passkey=").unwrap();
        (
            before.to_owned(),
            rest.split_once(" hidden>").unwrap().1.to_owned(),
        )
    });
    assert_eq!((wrong.status, wrong_page), (unknown.status, unknown_page));
}

#[tokio::test]
async fn another_password_takes_the_old_one_and_ends_other_sessions() {
    let app = empty_app().await;
    let mut here = member(&app, "ada", None).await;
    let mut there = Client::new(&app);
    there
        .post("/sign-in", &[("login", "ada"), ("password", PASSWORD)])
        .await;
    assert!(there.text("/account").await.contains("signed in 2 times"));

    let wrong = here
        .post(
            "/account/password",
            &[("old", "x"), ("new", "another password")],
        )
        .await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    let short = here
        .post("/account/password", &[("old", PASSWORD), ("new", "short")])
        .await;
    assert_eq!(short.status, StatusCode::UNPROCESSABLE_ENTITY);
    let right = [("old", PASSWORD), ("new", "another password")];
    let before = here.session().cloned();
    here.done("/account/password", &right, "/account").await;
    assert_ne!(here.session().cloned(), before);
    assert!(
        here.text("/account")
            .await
            .contains("The password is changed")
    );
    assert_eq!(there.get("/account").await.status, StatusCode::SEE_OTHER);

    let mut again = Client::new(&app);
    let old = again
        .post("/sign-in", &[("login", "ada"), ("password", PASSWORD)])
        .await;
    assert_eq!(old.status, StatusCode::UNAUTHORIZED);
    again
        .done(
            "/sign-in",
            &[("login", "ada"), ("password", "another password")],
            "/desk",
        )
        .await;
    here.done("/account/sessions", &[], "/account").await;
    assert_eq!(again.get("/account").await.status, StatusCode::SEE_OTHER);
    assert_eq!(here.get("/account").await.status, StatusCode::OK);
}

#[tokio::test]
async fn guessing_the_old_password_is_slowed_down_too() {
    let app = empty_app().await;
    let mut thief = member(&app, "ada", None).await;
    for _ in 0..6 {
        thief
            .post(
                "/account/password",
                &[("old", "x"), ("new", "another password")],
            )
            .await;
    }
    try_patience(&app, Guesser::at_account("ada", "the own account"));
    let answer = thief
        .post(
            "/account/password",
            &[("old", PASSWORD), ("new", "another password")],
        )
        .await;
    assert_eq!(answer.status, StatusCode::TOO_MANY_REQUESTS);
}

/// Makes a token on the account page and reads it there.
async fn token(client: &mut Client, role: &str) -> String {
    let asked = [("label", "script <b>"), ("event", "club"), ("role", role)];
    let answer = client.post("/account", &asked).await;
    assert_eq!(
        answer.status,
        StatusCode::OK,
        "{}",
        common::text(&answer.body)
    );
    assert!(answer.body.contains("script &#60;b&#62;"));
    let shown = answer.body.split("<code>").nth(1).unwrap();
    shown.split("</code>").next().unwrap().to_owned()
}

#[tokio::test]
async fn a_token_is_shown_once_and_never_above_its_owner() {
    let (app, _) = club().await;
    let mut owner = member(&app, "ada", Some(Role::ChiefArbiter)).await;
    let too_much = [("label", "x"), ("event", "club"), ("role", "owner")];
    assert_eq!(
        owner.post("/account", &too_much).await.status,
        StatusCode::FORBIDDEN
    );
    let mut stranger = member(&app, "eve", None).await;
    let other = [("label", "x"), ("event", "club"), ("role", "viewer")];
    assert_eq!(
        stranger.post("/account", &other).await.status,
        StatusCode::FORBIDDEN
    );

    let secret = token(&mut owner, "chief_arbiter").await;
    assert!(!owner.get("/account").await.body.contains(&secret));
    let mut program = Client::new(&app);
    program.headers = vec![("authorization", format!("Bearer {secret}"))];
    assert_eq!(
        program.get("/desk/club/people").await.status,
        StatusCode::OK
    );
    // A program does nothing with the account itself.
    for path in [
        "/account/password",
        "/account/sessions",
        "/account/tokens",
        "/account",
    ] {
        let fields = [
            ("old", PASSWORD),
            ("new", "another password"),
            ("id", "1"),
            ("label", "x"),
            ("event", "club"),
            ("role", "viewer"),
        ];
        assert_eq!(
            program.post(path, &fields).await.status,
            StatusCode::FORBIDDEN,
            "{path}"
        );
    }

    let ada = app.people.members(&event_id()).await.unwrap()[0].account.id;
    app.people
        .set_member(&event_id(), ada, Role::Viewer, &[])
        .await
        .unwrap();
    assert_eq!(
        program.get("/desk/club/people").await.status,
        StatusCode::FORBIDDEN
    );
    assert_eq!(program.get("/desk/club").await.status, StatusCode::OK);

    let page = owner.get("/account").await.body;
    let id = page.split("name=\"id\" value=\"").nth(1).unwrap();
    let id = id.split('"').next().unwrap().to_owned();
    stranger
        .done("/account/tokens", &[("id", &id)], "/account")
        .await;
    assert_eq!(
        program.get("/desk/club").await.status,
        StatusCode::OK,
        "not theirs to revoke"
    );
    owner
        .done("/account/tokens", &[("id", &id)], "/account")
        .await;
    assert_eq!(
        program.get("/desk/club").await.status,
        StatusCode::SEE_OTHER
    );
}

#[tokio::test]
async fn a_token_of_an_administrator_is_for_its_event_only() {
    let (app, _) = club().await;
    let new = NewAccount {
        login: "root",
        name: "Root",
        password: PASSWORD,
        administrator: true,
    };
    let id = app.people.create(new, Timestamp::now()).await.unwrap().id;
    let mut client = member(&app, "helper", None).await;
    let session = app.people.open_session(id, Timestamp::now()).await.unwrap();
    client
        .cookies
        .insert("adoube_session".into(), session.reveal().to_owned());
    let secret = token(&mut client, "viewer").await;
    let mut program = Client::new(&app);
    program.headers = vec![("authorization", format!("Bearer {secret}"))];
    let created = program
        .post("/desk", &[("name", "Made by a program")])
        .await;
    assert_eq!(created.status, StatusCode::FORBIDDEN);
    assert_eq!(
        program.post("/desk/club/new-section", &[]).await.status,
        StatusCode::FORBIDDEN
    );
}

#[tokio::test]
async fn nothing_is_done_for_pages_of_others() {
    let (app, _) = club().await;
    let client = member(&app, "ada", Some(Role::Owner)).await;
    let cookies = client.cookies.clone();
    let paths: BTreeSet<&str> = routes(app.clone())
        .into_iter()
        .filter(|route| route.method == Method::POST)
        .map(|route| route.path)
        .collect();
    assert!(paths.len() > 15);
    let own = format!("http://{HOST}");
    let foreign = [
        vec![("host", HOST.to_owned())],
        vec![
            ("host", HOST.to_owned()),
            ("origin", "http://evil.example".to_owned()),
        ],
        vec![("host", HOST.to_owned()), ("origin", "null".to_owned())],
        vec![
            ("host", HOST.to_owned()),
            ("origin", own.clone()),
            ("sec-fetch-site", "cross-site".to_owned()),
        ],
        vec![
            ("host", HOST.to_owned()),
            ("origin", own.clone()),
            ("sec-fetch-site", "same-site".to_owned()),
        ],
        vec![
            ("host", HOST.to_owned()),
            ("origin", own),
            ("sec-fetch-site", "none".to_owned()),
        ],
    ];
    for path in paths {
        let path = path.replace("{event}", "club").replace("{section}", "open");
        let path = path.replace("{secret}", "x").replace(['{', '}'], "");
        for headers in &foreign {
            let mut client = Client::new(&app);
            client.cookies = cookies.clone();
            client.headers = headers.clone();
            let answer = client.post(&path, &[]).await;
            assert_eq!(answer.status, StatusCode::FORBIDDEN, "{path} {headers:?}");
        }
    }
}
