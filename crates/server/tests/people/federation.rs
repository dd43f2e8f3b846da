//! Signing in by the server of a federation, of which the test plays the part.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use adoube_journal::MemoryStore;
use adoube_server::auth::{Deed, People};
use adoube_server::{App, Options, Provider, SignOnSettings};
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::routing::{get, post};
use axum::{Form, Json, Router};
use base64::Engine;
use base64::engine::general_purpose::{STANDARD, URL_SAFE_NO_PAD as BASE64};
use jiff::Timestamp;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use url::Url;

use crate::client::{Client, PASSWORD, account, member};

/// The server of a federation.
struct Federation {
    key: EcdsaKeyPair,
    issuer: String,
    /// What the next token says otherwise than it should.
    otherwise: Mutex<Value>,
    /// How its head is otherwise.
    head: Mutex<Value>,
    /// What the browser was sent with.
    asked: Mutex<BTreeMap<String, String>>,
    exchanged: Mutex<u32>,
}

impl Federation {
    async fn open() -> Arc<Federation> {
        let random = SystemRandom::new();
        let how = &ECDSA_P256_SHA256_FIXED_SIGNING;
        let made = EcdsaKeyPair::generate_pkcs8(how, &random).unwrap();
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let federation = Arc::new(Federation {
            key: EcdsaKeyPair::from_pkcs8(how, made.as_ref(), &random).unwrap(),
            issuer: format!("http://{}/realm", listener.local_addr().unwrap()),
            otherwise: Mutex::new(json!({})),
            head: Mutex::new(json!({})),
            asked: Mutex::default(),
            exchanged: Mutex::default(),
        });
        let app = Router::new()
            .route("/realm/.well-known/openid-configuration", get(described))
            .route("/realm/keys", get(keys))
            .route("/realm/token", post(token))
            .with_state(federation.clone());
        tokio::spawn(async { axum::serve(listener, app).await.unwrap() });
        federation
    }

    fn signed(&self, head: &Value, claims: &Value) -> String {
        let head = BASE64.encode(head.to_string());
        let text = format!("{head}.{}", BASE64.encode(claims.to_string()));
        let signature = self
            .key
            .sign(&SystemRandom::new(), text.as_bytes())
            .unwrap();
        format!("{text}.{}", BASE64.encode(signature.as_ref()))
    }

    /// A web app whose people can sign in here.
    async fn app(&self, new_accounts: bool) -> Arc<App> {
        let settings = SignOnSettings {
            issuer: self.issuer.clone(),
            client: "adoube".to_owned(),
            secret: Some("open sesame".to_owned()),
            name: "Chess Union".to_owned(),
            new_accounts,
        };
        let options = Options {
            single_sign_on: Some(Arc::new(Provider::of(settings).unwrap())),
            ..Options::default()
        };
        let people = People::in_memory().await.unwrap();
        let app = App::new(Arc::new(MemoryStore::default()), people, options).unwrap();
        let app = Arc::new(app);
        account(&app, "first").await;
        app
    }
}

fn merged(mut one: Value, other: &Value) -> Value {
    for (name, value) in other.as_object().unwrap() {
        one[name] = value.clone();
    }
    one
}

async fn described(State(here): State<Arc<Federation>>) -> Json<Value> {
    let issuer = &here.issuer;
    Json(
        json!({ "issuer": issuer, "authorization_endpoint": format!("{issuer}/enter"),
        "token_endpoint": format!("{issuer}/token"), "jwks_uri": format!("{issuer}/keys") }),
    )
}

async fn keys(State(here): State<Arc<Federation>>) -> Json<Value> {
    let point = here.key.public_key().as_ref();
    let [x, y] = [&point[1..33], &point[33..]].map(|part| BASE64.encode(part));
    Json(json!({ "keys": [
        { "kty": "something new", "kid": 7 },
        { "kty": "EC", "crv": "P-256", "kid": "one", "use": "sig", "x": x, "y": y },
    ]}))
}

async fn token(
    State(here): State<Arc<Federation>>,
    headers: HeaderMap,
    Form(form): Form<BTreeMap<String, String>>,
) -> Result<Json<Value>, StatusCode> {
    *here.exchanged.lock().unwrap() += 1;
    let password = format!("Basic {}", STANDARD.encode("adoube:open+sesame"));
    let asked = here.asked.lock().unwrap().clone();
    let proof = BASE64.encode(Sha256::digest(&form["code_verifier"]));
    let fits = headers[header::AUTHORIZATION] == password.as_str()
        && form["code"] == "the code"
        && form["redirect_uri"] == asked["redirect_uri"]
        && proof == asked["code_challenge"];
    if !fits {
        return Err(StatusCode::BAD_REQUEST);
    }
    let claims = json!({ "iss": here.issuer, "sub": "4711", "aud": "adoube",
        "exp": Timestamp::now().as_second() + 300, "iat": Timestamp::now().as_second(),
        "nonce": asked["nonce"], "name": "Ada Arbiter", "preferred_username": "ada",
        "email": "ada@union.example" });
    let claims = merged(claims, &here.otherwise.lock().unwrap());
    let head = json!({ "alg": "ES256", "kid": "one", "typ": "JWT" });
    let head = merged(head, &here.head.lock().unwrap());
    Ok(Json(json!({ "access_token": "x", "token_type": "Bearer",
        "id_token": here.signed(&head, &claims) })))
}

/// The browser goes to the federation, and comes back with what it was given there.
async fn round(here: &Federation, client: &mut Client) -> crate::common::Answer {
    let sent = client.get("/sign-in/federation?next=/account").await;
    assert_eq!(sent.status, StatusCode::SEE_OTHER, "{}", sent.body);
    come_back(here, client, sent.header("location")).await
}

async fn come_back(here: &Federation, client: &mut Client, to: &str) -> crate::common::Answer {
    let to: Url = to.parse().unwrap();
    assert!(to.as_str().starts_with(&here.issuer), "{to}");
    let asked: BTreeMap<String, String> = to.query_pairs().into_owned().collect();
    assert_eq!(asked["response_type"], "code");
    assert_eq!(asked["code_challenge_method"], "S256");
    let state = asked["state"].clone();
    *here.asked.lock().unwrap() = asked;
    let back = format!("/sign-in/federation/return?code=the+code&state={state}");
    client.get(&back).await
}

#[tokio::test]
async fn whom_the_federation_knows_signs_in_there() {
    let here = Federation::open().await;
    let app = here.app(true).await;
    let mut client = Client::new(&app);
    let page = client.get("/sign-in").await;
    assert!(page.body.contains("Sign in by Chess Union"));
    // Somebody has this login here already: the account of the federation is another one.
    account(&app, "ada").await;
    let back = round(&here, &mut client).await;
    assert_eq!(back.status, StatusCode::SEE_OTHER, "{}", back.body);
    assert_eq!(back.header("location"), "/account");
    let told = client.text("/account").await;
    assert!(
        told.contains("Ada Arbiter") && told.contains("ada.2"),
        "{told}"
    );
    assert!(!client.cookies.contains_key("adoube_federation"));
    let mut again = Client::new(&app);
    round(&here, &mut again).await;
    assert!(
        again.text("/account").await.contains("ada.2"),
        "the same account"
    );
    assert_eq!(app.people.accounts().await.unwrap().len(), 3);
}

#[tokio::test]
async fn a_token_that_does_not_fit_lets_nobody_in() {
    let here = Federation::open().await;
    let app = here.app(true).await;
    let now = Timestamp::now().as_second();
    for (what, claims, head) in [
        (
            "of another server",
            json!({ "iss": "https://evil.example" }),
            json!({}),
        ),
        ("for somebody else", json!({ "aud": "another" }), json!({})),
        (
            "for several, given to another",
            json!({ "aud": ["adoube", "another"], "azp": "another" }),
            json!({}),
        ),
        ("of yesterday", json!({ "exp": now - 86400 }), json!({})),
        ("of tomorrow", json!({ "nbf": now + 86400 }), json!({})),
        (
            "an answer to another question",
            json!({ "nonce": "0" }),
            json!({}),
        ),
        ("of nobody", json!({ "sub": "" }), json!({})),
        ("not signed", json!({}), json!({ "alg": "none" })),
        (
            "signed with what is public",
            json!({}),
            json!({ "alg": "HS256" }),
        ),
        ("of an unknown key", json!({}), json!({ "kid": "two" })),
        (
            "with what is not understood",
            json!({}),
            json!({ "crit": ["exp"] }),
        ),
    ] {
        *here.otherwise.lock().unwrap() = claims;
        *here.head.lock().unwrap() = head;
        let mut client = Client::new(&app).at("198.51.100.1:1");
        let back = round(&here, &mut client).await;
        assert_eq!(back.status, StatusCode::UNPROCESSABLE_ENTITY, "{what}");
        assert_eq!(client.session(), None, "{what}");
    }
    assert_eq!(
        app.people.accounts().await.unwrap().len(),
        1,
        "nobody got an account"
    );
}

#[tokio::test]
async fn only_the_browser_that_asked_comes_back() {
    let here = Federation::open().await;
    let app = here.app(true).await;
    let mut client = Client::new(&app);
    let sent = client.get("/sign-in/federation?next=//evil.example").await;
    let to = sent.header("location").to_owned();
    // The link that was meant for one browser is opened in another.
    let mut other = Client::new(&app);
    let back = come_back(&here, &mut other, &to).await;
    assert_eq!(back.status, StatusCode::UNPROCESSABLE_ENTITY);
    other.get("/sign-in/federation").await;
    let back = come_back(&here, &mut other, &to).await;
    assert_eq!(back.status, StatusCode::UNPROCESSABLE_ENTITY);
    let cookie = client.cookies["adoube_federation"].clone();
    let forged = format!("{}0", &cookie[..cookie.len() - 1]);
    other.cookies.insert("adoube_federation".into(), forged);
    let back = come_back(&here, &mut other, &to).await;
    assert_eq!(back.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(
        *here.exchanged.lock().unwrap(),
        0,
        "the federation was not asked"
    );
    let back = come_back(&here, &mut client, &to).await;
    assert_eq!(back.status, StatusCode::SEE_OTHER);
    assert_eq!(back.header("location"), "/desk", "and stays on this server");
}

#[tokio::test]
async fn an_account_is_tied_by_who_knows_its_password() {
    let here = Federation::open().await;
    let app = here.app(false).await;
    let mut stranger = Client::new(&app);
    let back = round(&here, &mut stranger).await;
    assert_eq!(
        back.status,
        StatusCode::UNPROCESSABLE_ENTITY,
        "nobody is made an account"
    );
    let mut ada = member(&app, "ada", None).await;
    let wrong = ada
        .post("/account/federation", &[("password", "wrong")])
        .await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    let page = ada
        .post("/account/federation", &[("password", PASSWORD)])
        .await;
    assert_eq!(page.status, StatusCode::OK);
    let (_, there) = page
        .body
        .split_once("class=\"button primary\" href=\"")
        .unwrap();
    let there = there.split('"').next().unwrap();
    let there = there.replace("&#38;", "&").replace("&amp;", "&");
    let back = come_back(&here, &mut ada, &there).await;
    assert_eq!(back.status, StatusCode::SEE_OTHER, "{}", back.body);

    // From now on ada signs in there; with more than one factor there is none asked for here.
    let back = round(&here, &mut stranger).await;
    assert_eq!(back.status, StatusCode::SEE_OTHER);
    assert!(stranger.text("/account").await.contains("ada"));
    let id = app.people.account_of("ada").await.unwrap().unwrap().id;
    let begun = app.people.begin_second_factor(id).await.unwrap();
    let now = Timestamp::now();
    let code = begun.code(now);
    let confirmed = app.people.confirm_second_factor(id, &code, now);
    confirmed.await.unwrap();
    let mut half = Client::new(&app);
    let asked = round(&here, &mut half).await;
    assert_eq!((asked.status, half.session()), (StatusCode::OK, None));
    assert!(asked.body.contains("name=\"ticket\""));
    *here.otherwise.lock().unwrap() = json!({ "amr": ["pwd", "mfa"] });
    let back = round(&here, &mut half).await;
    assert_eq!(back.status, StatusCode::SEE_OTHER);
    half.done(
        "/account/federation/remove",
        &[("password", PASSWORD)],
        "/account",
    )
    .await;
    let back = round(&here, &mut Client::new(&app)).await;
    assert_eq!(
        back.status,
        StatusCode::UNPROCESSABLE_ENTITY,
        "the tie is cut"
    );
    let told = app.people.audit(None, 50).await.unwrap();
    for deed in [Deed::IdentityTied, Deed::IdentityCut] {
        assert!(told.iter().any(|line| line.deed == deed), "{deed:?}");
    }
}

#[tokio::test]
async fn no_federation_is_asked_in_the_clear() {
    for issuer in [
        "http://login.union.example",
        "ftp://localhost",
        "no address",
    ] {
        let settings = SignOnSettings {
            issuer: issuer.to_owned(),
            client: "adoube".to_owned(),
            secret: None,
            name: "Union".to_owned(),
            new_accounts: false,
        };
        assert!(Provider::of(settings).is_err(), "{issuer}");
    }
    let app = crate::client::empty_app().await;
    let nothing = Client::new(&app).get("/sign-in/federation").await;
    assert_eq!(nothing.status, StatusCode::NOT_FOUND);
}
