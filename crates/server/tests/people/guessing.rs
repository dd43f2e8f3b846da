//! Who guesses passwords waits, and nobody else.

use std::sync::Arc;

use adoube_journal::MemoryStore;
use adoube_server::auth::{Guesser, People};
use adoube_server::{App, Options};
use axum::http::StatusCode;

use crate::client::{Client, PASSWORD, account, empty_app, try_patience};

const WRONG: [(&str, &str); 2] = [("login", "ada"), ("password", "not the password")];
const RIGHT: [(&str, &str); 2] = [("login", "ada"), ("password", PASSWORD)];

/// Guesses until it has to wait.
async fn guess(client: &mut Client) -> usize {
    for count in 0..30 {
        let answer = client.post("/sign-in", &WRONG).await;
        if answer.status == StatusCode::TOO_MANY_REQUESTS {
            return count;
        }
        assert_eq!(answer.status, StatusCode::UNAUTHORIZED);
        assert!(answer.body.contains("Login or password is wrong"));
    }
    panic!("nobody says stop");
}

#[tokio::test]
async fn who_guesses_waits_and_so_does_the_right_password_from_there() {
    let app = empty_app().await;
    for login in ["ada", "bob"] {
        account(&app, login).await;
    }
    let mut client = Client::new(&app);
    assert_eq!(guess(&mut client).await, 6);
    try_patience(&app, Guesser::at_account("ada", "192.0.2.7"));
    let answer = client.post("/sign-in", &RIGHT).await;
    assert_eq!(answer.status, StatusCode::TOO_MANY_REQUESTS);
    let seconds: u64 = answer.header("retry-after").parse().unwrap();
    assert!((10..=900).contains(&seconds), "{seconds}");
    assert_eq!(client.session(), None);
    // Somebody else at the same place has their own guesses, until the place has none left.
    let bob = [("login", "bob"), ("password", PASSWORD)];
    client.done("/sign-in", &bob, "/desk").await;
    for _ in 0..4 {
        try_patience(&app, Guesser::at_place("192.0.2.7"));
    }
    let mut client = Client::new(&app);
    let answer = client.post("/sign-in", &bob).await;
    assert_eq!(answer.status, StatusCode::TOO_MANY_REQUESTS);
}

#[tokio::test]
async fn a_stranger_elsewhere_keeps_nobody_out() {
    let app = empty_app().await;
    account(&app, "ada").await;
    for number in 1..20 {
        let mut stranger = Client::new(&app).at(&format!("203.0.113.{number}:1"));
        for _ in 0..7 {
            stranger.post("/sign-in", &WRONG).await;
        }
    }
    let mut ada = Client::new(&app).at("198.51.100.1:1");
    ada.done("/sign-in", &RIGHT, "/desk").await;
}

#[tokio::test]
async fn a_browser_that_signed_in_before_is_not_kept_out_by_its_neighbours() {
    let app = empty_app().await;
    for login in ["ada", "bob"] {
        account(&app, login).await;
    }
    let mut ada = Client::new(&app);
    ada.done("/sign-in", &RIGHT, "/desk").await;
    let device = ada.cookies["adoube_device"].clone();
    ada.done("/sign-out", &[], "/").await;
    // At the same address: behind the same router, say.
    guess(&mut Client::new(&app)).await;
    for _ in 0..5 {
        try_patience(&app, Guesser::at_place("192.0.2.7"));
    }
    try_patience(&app, Guesser::at_account("ada", "192.0.2.7"));
    let mut newcomer = Client::new(&app);
    let answer = newcomer.post("/sign-in", &RIGHT).await;
    assert_eq!(answer.status, StatusCode::TOO_MANY_REQUESTS);
    // What such a browser knows is worth nothing for another account, or when it is made up.
    for (login, known) in [
        ("bob", device.clone()),
        ("ada", format!("{}x", &device[..device.len() - 1])),
        ("ada", "x.y".to_owned()),
    ] {
        let mut other = Client::new(&app);
        other.cookies.insert("adoube_device".into(), known);
        let typed = [("login", login), ("password", PASSWORD)];
        let answer = other.post("/sign-in", &typed).await;
        assert_eq!(answer.status, StatusCode::TOO_MANY_REQUESTS, "{login}");
    }
    ada.done("/sign-in", &RIGHT, "/desk").await;
    assert_eq!(ada.cookies["adoube_device"], device);
    // It has no more guesses than anybody.
    ada.done("/sign-out", &[], "/").await;
    assert_eq!(guess(&mut ada).await, 6);
}

#[tokio::test(flavor = "multi_thread")]
async fn guesses_at_the_same_time_are_counted_one_by_one() {
    let app = empty_app().await;
    account(&app, "ada").await;
    let guesses = (0..60).map(|_| {
        let app: Arc<App> = app.clone();
        tokio::spawn(async move { Client::new(&app).post("/sign-in", &WRONG).await.status })
    });
    let mut through = 0;
    for guess in guesses.collect::<Vec<_>>() {
        match guess.await.unwrap() {
            StatusCode::UNAUTHORIZED => through += 1,
            status => assert_eq!(status, StatusCode::TOO_MANY_REQUESTS),
        }
    }
    assert_eq!(through, 6);
}

#[tokio::test]
async fn a_name_of_any_length_is_only_wrong() {
    let app = empty_app().await;
    account(&app, "ada").await;
    let long = "x".repeat(100_000);
    let typed = [("login", long.as_str()), ("password", "x")];
    let answer = Client::new(&app).post("/sign-in", &typed).await;
    assert_eq!(answer.status, StatusCode::UNAUTHORIZED);
    assert!(!answer.body.contains("xxxxx"));
}

/// A server with proxies that are believed.
async fn behind(https: bool, proxies: &[&str]) -> Arc<App> {
    let options = Options {
        https,
        proxies: proxies.iter().map(|one| one.parse().unwrap()).collect(),
        ..Options::default()
    };
    let people = People::in_memory().await.unwrap();
    let app = App::new(Arc::new(MemoryStore::default()), people, options).unwrap();
    let app = Arc::new(app);
    account(&app, "ada").await;
    app
}

/// Whether guesses brought from one address leave those from another alone.
async fn are_told_apart(
    app: &Arc<App>,
    peer: &str,
    header: &'static str,
    lines: [&str; 2],
) -> bool {
    let mut client = Client::new(app).at(peer);
    let plain = client.headers.clone();
    client.headers.push((header, lines[0].to_owned()));
    guess(&mut client).await;
    try_patience(app, Guesser::at_account("ada", "192.0.2.1"));
    client.headers = plain;
    client.headers.push((header, lines[1].to_owned()));
    client.post("/sign-in", &RIGHT).await.status == StatusCode::SEE_OTHER
}

#[tokio::test]
async fn a_proxy_that_was_announced_says_for_whom_it_asks() {
    let xff = "x-forwarded-for";
    let two = ["192.0.2.1", "192.0.2.2"];
    // What whoever sent it wrote in front does not count.
    let one = ["1.1.1.1, 192.0.2.1", "2.2.2.2, 192.0.2.1"];
    for (https, proxies, peer, header, lines, apart) in [
        (true, &[][..], "127.0.0.1:9", xff, two, true),
        (true, &[], "127.0.0.1:9", xff, one, false),
        (true, &[], "192.0.2.99:9", xff, two, false),
        (false, &[], "127.0.0.1:9", xff, two, false),
        (false, &["10.0.0.0/8"], "10.1.2.3:9", xff, two, true),
        (false, &["10.0.0.0/8"], "11.1.2.3:9", xff, two, false),
        (true, &["10.0.0.0/8"], "127.0.0.1:9", xff, two, false),
        (
            false,
            &["10.0.0.7"],
            "10.0.0.7:9",
            "forwarded",
            ["for=192.0.2.1;proto=https", "for=\"[2001:db8::1]:99\""],
            true,
        ),
    ] {
        let app = behind(https, proxies).await;
        let told_apart = are_told_apart(&app, peer, header, lines).await;
        assert_eq!(told_apart, apart, "{https} {proxies:?} {peer} {lines:?}");
    }
}

#[tokio::test]
async fn nobody_whom_a_proxy_brings_sits_at_the_computer() {
    for (https, proxies) in [(true, &[][..]), (false, &["127.0.0.1"])] {
        let options = Options {
            https,
            proxies: proxies
                .iter()
                .map(|one: &&str| one.parse().unwrap())
                .collect(),
            ..Options::default()
        };
        let people = People::in_memory().await.unwrap();
        let app = App::new(Arc::new(MemoryStore::default()), people, options).unwrap();
        let mut client = Client::new(&Arc::new(app)).at("127.0.0.1:9");
        let first = [("login", "eve"), ("name", "Eve"), ("password", PASSWORD)];
        let answer = client.post("/setup", &first).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN, "{proxies:?}");
    }
}
