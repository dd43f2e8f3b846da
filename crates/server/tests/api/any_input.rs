//! Whatever is sent to whichever operation, by whomever: the status is one that the document names, and the
//! body is what it says of it.

use adoube_server::auth::Role;
use axum::http::{Method, StatusCode};
use serde_json::{Value, json};

use super::{Told, Web, Who, filled, schema};

/// Lots that are drawn the same every time.
struct Lots(u64);

impl Lots {
    fn draw(&mut self, below: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % below
    }

    fn one_of<T: Clone>(&mut self, choices: &[T]) -> T {
        choices[self.draw(choices.len())].clone()
    }
}

/// What can stand in an address in place of a part in braces.
fn any_part(lots: &mut Lots) -> String {
    let long = "x".repeat(3000);
    let parts = [
        "0",
        "1",
        "-1",
        "2",
        "999999",
        "99999999999999999999",
        "1.5",
        "club",
        "Open",
        "%00",
        "%F0%9F%90%B4",
        "..%2F..",
        "%22%3E%3Cscript%3E",
        "null",
        "true",
        "a%20b",
        "%25",
        &long,
    ];
    lots.one_of(&parts).to_owned()
}

/// A value that may be like the schema.
fn any_value(document: &Value, schema: &Value, lots: &mut Lots, depth: usize) -> Value {
    if depth > 4 || lots.draw(6) == 0 {
        let odd = [
            Value::Null,
            json!(true),
            json!(-1),
            json!(1e300),
            json!(""),
            json!("x".repeat(2000)),
            json!("\u{0} \u{202e}<b>"),
            json!([]),
            json!({}),
            json!([[[[]]]]),
            json!({ "unheard": "of" }),
        ];
        return lots.one_of(&odd);
    }
    if let Some(path) = schema["$ref"].as_str() {
        let target = document.pointer(path.trim_start_matches('#')).cloned();
        return any_value(document, &target.unwrap_or_default(), lots, depth + 1);
    }
    for several in ["oneOf", "anyOf", "allOf", "enum"] {
        if let Some(choices) = schema[several].as_array() {
            let choice = lots.one_of(choices);
            return match several {
                "enum" => choice,
                _ => any_value(document, &choice, lots, depth + 1),
            };
        }
    }
    let kind = match &schema["type"] {
        Value::Array(kinds) => lots.one_of(kinds),
        kind => kind.clone(),
    };
    match kind.as_str().unwrap_or("object") {
        "null" => Value::Null,
        "boolean" => json!(lots.draw(2) == 0),
        "integer" | "number" => json!(lots.one_of(&[0, 1, 2, 7, 64, 65_536, i64::MAX])),
        "string" => json!(lots.one_of(&["open", "1", "1-0", "Ann", "owner", "2026-11-01", "½"])),
        "array" => {
            let items =
                (0..lots.draw(3)).map(|_| any_value(document, &schema["items"], lots, depth + 1));
            Value::Array(items.collect())
        }
        _ => {
            let described = schema["properties"]
                .as_object()
                .cloned()
                .unwrap_or_default();
            let mut fields = serde_json::Map::new();
            for (name, field) in described {
                if lots.draw(4) > 0 {
                    fields.insert(name, any_value(document, &field, lots, depth + 1));
                }
            }
            Value::Object(fields)
        }
    }
}

/// What is sent: like the description, or nothing like it.
fn any_body(document: &Value, operation: &Value, lots: &mut Lots) -> String {
    let schema = &operation["requestBody"]["content"]["application/json"]["schema"];
    match lots.draw(8) {
        0 => String::new(),
        1 => "{".to_owned(),
        2 => "[".repeat(10_000),
        3 => "\u{feff}{}".to_owned(),
        4 => format!("\"{}\"", "x".repeat(5 << 20)),
        _ => any_value(document, schema, lots, 0).to_string(),
    }
}

/// The address of an operation: of the demonstration, or with anything in it.
fn any_address(path: &str, operation: &Value, lots: &mut Lots) -> String {
    let mut address = match lots.draw(3) {
        0 => String::new(),
        _ => filled(path, operation),
    };
    if address.is_empty() {
        address = path
            .split('/')
            .map(|part| match part.starts_with('{') && lots.draw(2) == 0 {
                true => any_part(lots),
                false => filled(part, &Value::Null).trim_end_matches('?').to_owned(),
            })
            .collect::<Vec<_>>()
            .join("/");
        let asked = operation["parameters"].as_array().into_iter().flatten();
        let asked = asked.filter(|one| one["in"] == "query");
        let asked: Vec<String> = asked
            .map(|one| format!("{}={}", one["name"].as_str().unwrap(), any_part(lots)))
            .collect();
        address = format!("{address}?{}", asked.join("&"));
    }
    // What is left are names of things that the demonstration has not.
    for part in [
        "{account}",
        "{token}",
        "{invitation}",
        "{entrant}",
        "{team}",
    ] {
        address = address.replace(part, &any_part(lots));
    }
    address
}

fn wrong(document: &Value, operation: &Value, told: &Told) -> Option<String> {
    let status = told.status.as_u16().to_string();
    let described = &operation["responses"][&status];
    if described.is_null() {
        return Some(format!("{status} is not described: {}", told.text));
    }
    let said = told
        .headers
        .get("content-type")
        .and_then(|kind| kind.to_str().ok());
    let Some(content) = described["content"].as_object() else {
        return (!told.text.is_empty()).then(|| format!("{status} has no body: {}", told.text));
    };
    let found = content
        .iter()
        .find(|(kind, _)| said.is_some_and(|said| said.starts_with(kind.as_str())));
    let Some((kind, content)) = found else {
        return Some(format!("{status} is of kind {said:?}"));
    };
    if kind != "application/json" {
        return None;
    }
    match serde_json::from_str(&told.text) {
        Ok(body) => schema::fault(document, &content["schema"], &body),
        Err(error) => Some(format!("{status}: {error}")),
    }
}

#[tokio::test]
async fn whatever_is_sent_is_answered_as_described() {
    let web = Web::demo().await;
    let owner = web.program("ann", "rookery-open", Role::Owner).await;
    let chief = web.member("carl", "rookery-open", Role::ChiefArbiter).await;
    let everybody: [Who; 4] = [
        None,
        owner.clone(),
        web.session(chief).await,
        Some(("authorization", "Bearer nobody".to_owned())),
    ];
    let document = web.get("/api/v1/openapi.json", &None).await.done();
    let mut lots = Lots(2026);
    let (mut wrongs, mut seen) = (Vec::new(), std::collections::BTreeMap::new());
    for (path, item) in document["paths"].as_object().unwrap() {
        for (name, operation) in item.as_object().unwrap() {
            let method = Method::from_bytes(name.to_uppercase().as_bytes()).unwrap();
            for round in 0..24 {
                let who = &everybody[round % 4];
                let address = any_address(path, operation, &mut lots);
                let body = match method {
                    Method::POST => any_body(&document, operation, &mut lots),
                    _ => String::new(),
                };
                let json = [("content-type", "application/json")];
                let told = web
                    .ask(method.clone(), &address, who, &json, body.clone())
                    .await;
                *seen.entry(told.status).or_insert(0) += 1;
                if let Some(wrong) = wrong(&document, operation, &told) {
                    let body: String = body.chars().take(200).collect();
                    let address: String = address.chars().take(200).collect();
                    let wrong: String = wrong.chars().take(300).collect();
                    wrongs.push(format!("{method} {address} {body}\n    {wrong}"));
                }
                assert_ne!(
                    told.status,
                    StatusCode::INTERNAL_SERVER_ERROR,
                    "{method} {address} {body}"
                );
            }
        }
    }
    assert_eq!(wrongs, Vec::<String>::new(), "{}", wrongs.join("\n"));
    for status in [200, 400, 401, 403, 404, 413, 422] {
        let status = StatusCode::from_u16(status).unwrap();
        assert!(
            seen.contains_key(&status),
            "{status} was never answered: {seen:?}"
        );
    }
}

/// Rounds and boards that could be there and are not, in an event that is: one part of the address after the other.
#[tokio::test]
async fn what_is_not_there_yet_is_answered_as_described() {
    let web = Web::demo().await;
    let owner = web.program("ann", "rookery-open", Role::Owner).await;
    let document = web.get("/api/v1/openapi.json", &None).await.done();
    let (mut tried, mut wrongs) = (0, Vec::new());
    for (path, item) in document["paths"].as_object().unwrap() {
        let operation = &item["get"];
        if operation.is_null() {
            continue;
        }
        for part in ["{round}", "{number}", "{name}", "{team}", "{entrant}"] {
            for value in ["9", "20212", "0"] {
                let filled = filled(&path.replace(part, value), operation);
                if !path.contains(part) || filled.contains('{') {
                    continue;
                }
                tried += 1;
                let told = web
                    .ask(Method::GET, &filled, &owner, &[], String::new())
                    .await;
                wrongs.extend(
                    wrong(&document, operation, &told).map(|why| format!("{filled}: {why}")),
                );
            }
        }
    }
    assert!(tried > 20, "{tried}");
    assert_eq!(wrongs, Vec::<String>::new());
}

/// Everything that a description refers to, wherever it stands.
fn references<'d>(value: &'d Value, found: &mut std::collections::BTreeSet<&'d str>) {
    match value {
        Value::Object(fields) => {
            found.extend(fields.get("$ref").and_then(Value::as_str));
            fields.values().for_each(|field| references(field, found));
        }
        Value::Array(items) => items.iter().for_each(|item| references(item, found)),
        _ => {}
    }
}

#[tokio::test]
async fn everything_that_the_document_refers_to_is_in_it() {
    let web = Web::demo().await;
    let document = web.get("/api/v1/openapi.json", &None).await.done();
    let mut found = std::collections::BTreeSet::new();
    references(&document, &mut found);
    assert!(found.len() > 50, "{}", found.len());
    for reference in found {
        let place = document.pointer(reference.trim_start_matches('#'));
        assert!(place.is_some(), "{reference}");
    }
}
