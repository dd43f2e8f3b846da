//! Passkeys, with a device that does what a real one does.

use std::sync::Arc;

use adoube_server::auth::Role;
use axum::http::StatusCode;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use ciborium::Value;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::json;
use sha2::{Digest, Sha256};

use crate::client::{Client, PASSWORD, club, empty_app, member};
use crate::common::text;

const ORIGIN: &str = "http://localhost:8080";
const PRESENT: u8 = 0x01;
const VERIFIED: u8 = 0x05;

/// A telephone with one key.
struct Device {
    key: Arc<EcdsaKeyPair>,
    id: Vec<u8>,
    origin: &'static str,
    name: &'static str,
    flags: u8,
    counter: u32,
}

impl Device {
    fn new(id: &[u8]) -> Device {
        let random = SystemRandom::new();
        let how = &ECDSA_P256_SHA256_ASN1_SIGNING;
        let made = EcdsaKeyPair::generate_pkcs8(how, &random).unwrap();
        Device {
            key: Arc::new(EcdsaKeyPair::from_pkcs8(how, made.as_ref(), &random).unwrap()),
            id: id.to_vec(),
            origin: ORIGIN,
            name: "localhost",
            flags: VERIFIED,
            counter: 0,
        }
    }

    fn data(&self, purpose: &str, challenge: &str) -> Vec<u8> {
        let data = json!({ "type": purpose, "challenge": challenge, "origin": self.origin,
            "crossOrigin": false, "unknown": "browsers say more" });
        data.to_string().into_bytes()
    }

    fn head(&self, flags: u8) -> Vec<u8> {
        let mut head = Sha256::digest(self.name).to_vec();
        head.push(flags);
        head.extend(self.counter.to_be_bytes());
        head
    }

    /// What the browser sends of a new key.
    fn made(&self, challenge: &str) -> [String; 2] {
        let point = self.key.public_key().as_ref();
        let number = |label: i64, value: i64| (Value::from(label), Value::from(value));
        let bytes = |label: i64, value: &[u8]| (Value::from(label), Value::Bytes(value.to_vec()));
        let key = Value::Map(vec![
            number(1, 2),
            number(3, -7),
            number(-1, 1),
            bytes(-2, &point[1..33]),
            bytes(-3, &point[33..]),
        ]);
        let mut device = self.head(self.flags | 0x40);
        device.extend([0; 16]);
        device.extend(u16::try_from(self.id.len()).unwrap().to_be_bytes());
        device.extend(&self.id);
        ciborium::into_writer(&key, &mut device).unwrap();
        let attestation = Value::Map(vec![
            (Value::from("fmt"), Value::from("none")),
            (Value::from("attStmt"), Value::Map(Vec::new())),
            (Value::from("authData"), Value::Bytes(device)),
        ]);
        let mut written = Vec::new();
        ciborium::into_writer(&attestation, &mut written).unwrap();
        let data = self.data("webauthn.create", challenge);
        [BASE64.encode(written), BASE64.encode(data)]
    }

    /// The fields of the form to get in.
    fn said(&self, challenge: &str) -> Vec<(&'static str, String)> {
        let data = self.data("webauthn.get", challenge);
        let device = self.head(self.flags);
        let mut signed = device.clone();
        signed.extend(Sha256::digest(&data));
        let signature = self.key.sign(&SystemRandom::new(), &signed).unwrap();
        vec![
            ("credential", BASE64.encode(&self.id)),
            ("data", BASE64.encode(data)),
            ("authenticator", BASE64.encode(device)),
            ("signature", BASE64.encode(signature.as_ref())),
            ("next", "/account".to_owned()),
        ]
    }

    /// Adds the key to the account of who is signed in; what the page says then.
    async fn added(&self, client: &mut Client, password: &str) -> (StatusCode, String) {
        let page = client.get("/account").await;
        let challenge = asked(&page.body)["challenge"].as_str().unwrap().to_owned();
        let [attestation, data] = self.made(&challenge);
        let fields = [
            ("name", "Telephone"),
            ("password", password),
            ("attestation", &attestation),
            ("data", &data),
        ];
        let answer = client.post("/account/passkeys", &fields).await;
        (answer.status, answer.body)
    }
}

/// What a page asks of a device.
fn asked(page: &str) -> serde_json::Value {
    let (_, rest) = page
        .split_once("data-passkey=\"")
        .expect("a form for passkeys");
    let written = rest.split('"').next().unwrap();
    let plain = written.replace("&#34;", "\"").replace("&quot;", "\"");
    serde_json::from_str(&plain).unwrap()
}

fn challenge(page: &str) -> String {
    asked(page)["challenge"].as_str().unwrap().to_owned()
}

async fn entered(client: &mut Client, fields: &[(&'static str, String)]) -> StatusCode {
    let fields: Vec<(&str, &str)> = fields
        .iter()
        .map(|(name, value)| (*name, value.as_str()))
        .collect();
    client.post("/sign-in/passkey", &fields).await.status
}

#[tokio::test]
async fn a_passkey_lets_its_owner_in_without_a_password() {
    let app = empty_app().await;
    let mut client = member(&app, "ada", None).await;
    let mut elsewhere = member(&app, "ben", None).await;
    let mut device = Device::new(b"the key of ada");
    assert_eq!(
        device.added(&mut client, "wrong").await.0,
        StatusCode::UNPROCESSABLE_ENTITY,
        "nobody adds a key at a desk that was left alone"
    );
    let (status, page) = device.added(&mut client, PASSWORD).await;
    assert_eq!(status, StatusCode::OK, "{}", text(&page));
    assert_eq!(page.matches("<code>").count(), 10, "codes for paper");
    assert!(client.text("/account").await.contains("Telephone"));
    let (again, _) = device.added(&mut elsewhere, PASSWORD).await;
    assert_eq!(again, StatusCode::UNPROCESSABLE_ENTITY, "it is ada's");

    let mut door = Client::new(&app);
    let page = door.get("/sign-in").await;
    assert_eq!(asked(&page.body)["userVerification"], "required");
    let question = challenge(&page.body);
    device.flags = PRESENT;
    let unseen = entered(&mut door, &device.said(&question)).await;
    assert_eq!(unseen, StatusCode::UNAUTHORIZED, "nobody looked who it was");
    device.flags = VERIFIED;
    // The question counted once, also for what let nobody in.
    let again = entered(&mut door, &device.said(&question)).await;
    assert_eq!(again, StatusCode::UNAUTHORIZED);
    let question = challenge(&door.get("/sign-in").await.body);
    let said = device.said(&question);
    assert_eq!(entered(&mut door, &said).await, StatusCode::SEE_OTHER);
    assert_eq!(door.get("/account").await.status, StatusCode::OK);
    let mut thief = Client::new(&app);
    let replayed = entered(&mut thief, &said).await;
    assert_eq!(replayed, StatusCode::UNAUTHORIZED, "it is said once");
    assert_eq!(thief.session(), None);
}

/// What makes the answer of a device one that does not count.
type Fault = fn(&mut Device);

#[tokio::test]
async fn what_a_device_says_counts_here_and_now_only() {
    let app = empty_app().await;
    let mut client = member(&app, "ada", None).await;
    let mut device = Device::new(b"the key of ada");
    device.counter = 5;
    assert_eq!(device.added(&mut client, PASSWORD).await.0, StatusCode::OK);
    let mut door = Client::new(&app);
    let attempts: [(&str, Fault); 5] = [
        ("another page", |device| {
            device.origin = "https://evil.example"
        }),
        ("another port", |device| {
            device.origin = "http://localhost:9"
        }),
        ("another server", |device| device.name = "evil.example"),
        ("nobody there", |device| device.flags = 0x04),
        ("another key", |device| {
            *device = Device::new(b"the key of ada")
        }),
    ];
    for (what, change) in attempts {
        let mut other = Device {
            key: device.key.clone(),
            id: device.id.clone(),
            counter: 6,
            ..Device::new(b"")
        };
        change(&mut other);
        let question = challenge(&door.get("/sign-in").await.body);
        let refused = entered(&mut door, &other.said(&question)).await;
        assert_eq!(refused, StatusCode::UNAUTHORIZED, "{what}");
    }
    device.counter = 6;
    let account_page = client.get("/account").await.body;
    let made_up = BASE64.encode("0123456789abcdef.9999999999.0123456789abcdef0123");
    for (what, question) in [
        ("the question for a new key", challenge(&account_page)),
        ("a question that nobody asked", made_up),
    ] {
        let refused = entered(&mut door, &device.said(&question)).await;
        assert_eq!(refused, StatusCode::UNAUTHORIZED, "{what}");
    }
    // Each part of what is said is signed.
    for place in 1..4 {
        let question = challenge(&door.get("/sign-in").await.body);
        let mut said = device.said(&question);
        let mut bytes = BASE64.decode(&said[place].1).unwrap();
        let last = bytes.len() - 1;
        bytes[last] ^= 1;
        said[place].1 = BASE64.encode(bytes);
        let refused = entered(&mut door, &said).await;
        assert_eq!(refused, StatusCode::UNAUTHORIZED, "{}", said[place].0);
    }
    // A copy of the device has counted less.
    device.counter = 4;
    let question = challenge(&door.get("/sign-in").await.body);
    let copied = entered(&mut door, &device.said(&question)).await;
    assert_eq!(copied, StatusCode::UNAUTHORIZED);
    assert_eq!(door.session(), None);
}

#[tokio::test]
async fn after_the_password_a_passkey_is_the_second_factor() {
    let (app, _) = club().await;
    let mut client = member(&app, "ada", Some(Role::ChiefArbiter)).await;
    app.people.require_second_factor(true).await.unwrap();
    let asked_for = client.get("/desk/club").await;
    assert_eq!(asked_for.header("location"), "/account/second-factor");
    let mut device = Device::new(b"a stick");
    device.flags = PRESENT;
    let (status, page) = device.added(&mut client, PASSWORD).await;
    assert_eq!(status, StatusCode::OK);
    let (_, paper) = page.split_once("<code>").unwrap();
    let paper = paper.split('<').next().unwrap().to_owned();
    assert_eq!(client.get("/desk/club").await.status, StatusCode::OK);

    let mut door = Client::new(&app);
    let typed = [("login", "ada"), ("password", PASSWORD)];
    let page = door.post("/sign-in", &typed).await;
    assert_eq!((page.status, door.session()), (StatusCode::OK, None));
    let keys = asked(&page.body)["allowCredentials"].clone();
    assert_eq!(keys[0]["id"], BASE64.encode(b"a stick"));
    let (_, ticket) = page.body.split_once("name=\"ticket\" value=\"").unwrap();
    let ticket = ticket.split('"').next().unwrap().to_owned();
    // Somebody else's password is none for this key.
    let mut other = device.said(&challenge(&page.body));
    other.extend([("login", "ben".to_owned()), ("ticket", ticket.clone())]);
    assert_eq!(entered(&mut door, &other).await, StatusCode::UNAUTHORIZED);
    let page = door.post("/sign-in", &typed).await;
    let mut said = device.said(&challenge(&page.body));
    said.extend([("login", "ada".to_owned()), ("ticket", ticket.clone())]);
    assert_eq!(entered(&mut door, &said).await, StatusCode::SEE_OTHER);
    assert_eq!(door.get("/desk/club").await.status, StatusCode::OK);

    // The stick is lost: there is the paper. With the last key the paper goes.
    let mut lost = Client::new(&app);
    let typed = [("login", "ada"), ("ticket", &ticket), ("code", &paper)];
    let status = lost.post("/sign-in/code", &typed).await.status;
    assert_eq!(status, StatusCode::SEE_OTHER);
    let id = app.people.account_of("ada").await.unwrap().unwrap().id;
    let number = app.people.passkeys(id).await.unwrap()[0].number.clone();
    let unwanted = [("number", number.as_str()), ("password", PASSWORD)];
    lost.done("/account/passkeys/remove", &unwanted, "/account")
        .await;
    assert!(!app.people.has_second_factor(id).await.unwrap());
    let told = app.people.audit(None, 20).await.unwrap();
    let told: Vec<&str> = told.iter().map(|line| line.deed.code()).collect();
    assert!(
        told.contains(&"passkey_added") && told.contains(&"passkey_removed"),
        "{told:?}"
    );
}
