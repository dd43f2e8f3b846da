//! The second factor, the list of sessions, and what the audit tells.

use std::sync::Arc;

use adoube_server::App;
use adoube_server::auth::Role;
use axum::http::StatusCode;
use jiff::{SignedDuration, Timestamp};

use crate::client::{Client, PASSWORD, account, club, empty_app, event_id, member};
use crate::common::text;

/// Somebody with a second factor: the codes for paper.
async fn with_factor(app: &Arc<App>, client: &mut Client, login: &str) -> Vec<String> {
    let page = client.get("/account/second-factor").await;
    assert!(page.body.contains("<svg"), "a picture for the telephone");
    let id = app.people.account_of(login).await.unwrap().unwrap().id;
    let begun = app.people.begun_second_factor(id).await.unwrap().unwrap();
    assert!(page.body.contains(&begun.text()));
    let wrong = client
        .post("/account/second-factor", &[("code", "no code")])
        .await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    let code = begun.code(Timestamp::now());
    let there = client
        .post("/account/second-factor", &[("code", &code)])
        .await;
    assert_eq!(there.status, StatusCode::OK, "{}", text(&there.body));
    let codes = there.body.split("<code>").skip(1);
    let codes = codes.map(|rest| rest.split("</code>").next().unwrap().to_owned());
    codes.collect()
}

/// The fields of the page that asks for the second factor.
fn ticket(page: &str) -> String {
    let (_, rest) = page.split_once("name=\"ticket\" value=\"").unwrap();
    rest.split('"').next().unwrap().to_owned()
}

async fn password(client: &mut Client, login: &str) -> String {
    let right = [
        ("login", login),
        ("password", PASSWORD),
        ("next", "/account"),
    ];
    let page = client.post("/sign-in", &right).await;
    assert_eq!(page.status, StatusCode::OK);
    assert_eq!(client.session(), None, "the password alone opens nothing");
    ticket(&page.body)
}

async fn code(client: &mut Client, login: &str, ticket: &str, code: &str) -> StatusCode {
    let fields = [
        ("login", login),
        ("ticket", ticket),
        ("code", code),
        ("next", "/account"),
    ];
    client.post("/sign-in/code", &fields).await.status
}

#[tokio::test]
async fn a_password_alone_does_not_let_anybody_in_who_has_a_second_factor() {
    let app = empty_app().await;
    let mut client = member(&app, "ada", None).await;
    let mut elsewhere = Client::new(&app);
    let right = [("login", "ada"), ("password", PASSWORD)];
    elsewhere.post("/sign-in", &right).await;
    assert!(elsewhere.session().is_some());
    let paper = with_factor(&app, &mut client, "ada").await;
    assert_eq!(paper.len(), 10);
    assert_eq!(client.get("/account").await.status, StatusCode::OK);
    let other = elsewhere.get("/account").await.status;
    assert_eq!(other, StatusCode::SEE_OTHER, "earlier sessions have ended");

    let mut again = Client::new(&app);
    let pass = password(&mut again, "ada").await;
    // A pass that nobody gave, or for somebody else, is worth nothing.
    account(&app, "ben").await;
    let (until, made) = pass.split_once('.').unwrap();
    let longer = format!("{}.{made}", until.parse::<i64>().unwrap() + 1);
    for (login, pass) in [
        ("ben", pass.as_str()),
        ("ada", "9999999999.abc"),
        ("ada", &longer),
    ] {
        let answer = code(&mut again, login, pass, &paper[9]).await;
        assert_eq!(answer, StatusCode::SEE_OTHER, "to the password, again");
        assert_eq!(again.session(), None);
    }
    let wrong = code(&mut again, "ada", &pass, "000000x").await;
    assert_eq!(wrong, StatusCode::UNAUTHORIZED);
    let id = app.people.account_of("ada").await.unwrap().unwrap().id;
    // What was used to confirm is not used again; that of the next half minute counts already.
    let used = app.people.prove(id, &paper[0], Timestamp::now()).await;
    assert!(used.unwrap());
    let once = code(&mut again, "ada", &pass, &paper[0]).await;
    assert_eq!(once, StatusCode::UNAUTHORIZED, "once");
    let typed = paper[1].to_uppercase();
    assert_eq!(
        code(&mut again, "ada", &pass, &typed).await,
        StatusCode::SEE_OTHER
    );
    assert!(again.session().is_some());
    assert_eq!(again.get("/account").await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_code_of_the_telephone_counts_once() {
    let app = empty_app().await;
    let id = account(&app, "ada").await;
    let begun = app.people.begin_second_factor(id).await.unwrap();
    let now = Timestamp::now();
    let first = begun.code(now);
    app.people
        .confirm_second_factor(id, &first, now)
        .await
        .unwrap();
    assert!(!app.people.prove(id, &first, now).await.unwrap());
    let later = now + SignedDuration::from_secs(60);
    let next = begun.code(later);
    assert!(app.people.prove(id, &next, later).await.unwrap());
    assert!(!app.people.prove(id, &next, later).await.unwrap());
    let old = begun.code(later - SignedDuration::from_secs(120));
    assert!(!app.people.prove(id, &old, later).await.unwrap());
    assert!(app.people.begin_second_factor(id).await.is_err());
}

#[tokio::test]
async fn who_guesses_codes_waits() {
    let app = empty_app().await;
    let mut client = member(&app, "ada", None).await;
    with_factor(&app, &mut client, "ada").await;
    let mut guesser = Client::new(&app).at("198.51.100.9:1");
    let pass = password(&mut guesser, "ada").await;
    let mut tried = 0;
    while code(&mut guesser, "ada", &pass, "123 456").await == StatusCode::UNAUTHORIZED {
        tried += 1;
        assert!(tried < 20);
    }
    assert_eq!(tried, 11);
}

#[tokio::test]
async fn a_server_can_ask_for_a_second_factor() {
    let (app, _) = club().await;
    let mut chief = member(&app, "ada", Some(Role::ChiefArbiter)).await;
    let mut desk = member(&app, "ben", Some(Role::EntryDesk)).await;
    app.people.require_second_factor(true).await.unwrap();
    let sent = chief.get("/desk/club").await;
    assert_eq!(sent.header("location"), "/account/second-factor");
    assert_eq!(desk.get("/desk/club").await.status, StatusCode::OK);
    with_factor(&app, &mut chief, "ada").await;
    assert_eq!(chief.get("/desk/club").await.status, StatusCode::OK);
    app.people.require_second_factor(false).await.unwrap();
    let mut other = member(&app, "cleo", Some(Role::Owner)).await;
    assert_eq!(other.get("/desk/club").await.status, StatusCode::OK);
}

#[tokio::test]
async fn sessions_are_listed_and_ended_one_by_one() {
    let app = empty_app().await;
    account(&app, "ada").await;
    let right = [("login", "ada"), ("password", PASSWORD)];
    let mut laptop = Client::new(&app);
    laptop.headers.push((
        "user-agent",
        "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0".to_owned(),
    ));
    let mut telephone = Client::new(&app).at("198.51.100.4:1");
    for client in [&mut laptop, &mut telephone] {
        client.post("/sign-in", &right).await;
    }
    let page = telephone.get("/account").await;
    let told = text(&page.body);
    assert!(told.contains("Firefox · Linux 192.0.2.7"), "{told}");
    let (_, rest) = page.body.split_once("name=\"number\" value=\"").unwrap();
    let number = rest.split('"').next().unwrap();
    telephone
        .done("/account/sessions/end", &[("number", number)], "/account")
        .await;
    assert_eq!(laptop.get("/account").await.status, StatusCode::SEE_OTHER);
    assert_eq!(telephone.get("/account").await.status, StatusCode::OK);
    // Nobody ends the session of somebody else.
    let mut eve = member(&app, "eve", None).await;
    let own = telephone.session().unwrap().clone();
    let number = adoube_server::auth::Secret::presented(&own).number();
    eve.done("/account/sessions/end", &[("number", &number)], "/account")
        .await;
    assert_eq!(telephone.get("/account").await.status, StatusCode::OK);
}

#[tokio::test]
async fn the_audit_tells_who_signed_in_and_who_changed_rights() {
    let (app, _) = club().await;
    let mut owner = member(&app, "ada", Some(Role::Owner)).await;
    member(&app, "ben", Some(Role::Viewer)).await;
    let ben = app.people.account_of("ben").await.unwrap().unwrap().id;
    let mut client = Client::new(&app);
    for password in ["wrong", PASSWORD] {
        let typed = [("login", "ben"), ("password", password)];
        client.post("/sign-in", &typed).await;
    }
    let number = ben.to_string();
    let change = [("account", number.as_str()), ("role", "entry_desk")];
    owner
        .done("/desk/club/people/role", &change, "/desk/club/people")
        .await;
    let told = owner.text("/desk/club/people/audit").await;
    for line in [
        "ben signed in 192.0.2.7",
        "ben password or code wrong 192.0.2.7",
        "ada gave a role ben: entry_desk",
    ] {
        assert!(told.contains(line), "{line}: {told}");
    }
    assert!(!told.contains(PASSWORD));
    let refused = client.get("/desk/club/people/audit").await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    let lines = app.people.audit(Some(&event_id()), 1).await.unwrap();
    assert_eq!((lines.len(), lines[0].deed.code()), (1, "role_given"));
}
