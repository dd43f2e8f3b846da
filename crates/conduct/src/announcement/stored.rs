//! The announcements that a section keeps as text, by name.

use std::collections::BTreeMap;

use serde_json::{Map, Value};

use super::Announced;

/// What the texts say. A text that says nothing we know is left aside.
pub fn read(texts: &BTreeMap<String, String>) -> Announced {
    let known = texts.iter().filter_map(|(name, text)| {
        let value = known(name, text)?;
        Some((name.clone(), value))
    });
    understood(known.collect()).unwrap_or_default()
}

/// Puts announcements among the texts. What others wrote under names we do not know stays.
pub fn write(announced: &Announced, texts: &mut BTreeMap<String, String>) {
    texts.retain(|name, text| known(name, text).is_none());
    if let Ok(Value::Object(object)) = serde_json::to_value(announced) {
        texts.extend(
            object
                .into_iter()
                .map(|(name, value)| (name, text_of(value))),
        );
    }
}

/// Announcements as a table of fields, those inside others included.
pub fn table(announced: &Announced) -> Map<String, Value> {
    match serde_json::to_value(announced) {
        Ok(Value::Object(object)) => object,
        _ => Map::new(),
    }
}

/// Announcements from a table of fields, if it can be one.
pub fn understood(table: Map<String, Value>) -> Option<Announced> {
    serde_json::from_value(Value::Object(table)).ok()
}

/// A text is what is in its quotes, or a value as JSON has it.
fn known(name: &str, text: &str) -> Option<Value> {
    let fits = |value: &Value| {
        let table = Map::from_iter([(name.to_owned(), value.clone())]);
        understood(table).is_some()
    };
    let value = serde_json::from_str(text).ok().filter(fits);
    value.or_else(|| Some(Value::String(text.to_owned())).filter(fits))
}

fn text_of(value: Value) -> String {
    match value {
        Value::String(text) if serde_json::from_str::<Value>(&text).is_err() => text,
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::announcement::{Appeals, DrawOffers, Pace};

    #[test]
    fn announcements_survive_being_kept_as_text() {
        let announced = Announced {
            pace: Some(Pace::Rapid),
            rated: Some(true),
            default_time_minutes: Some(10),
            draw_offers: Some(DrawOffers::FromMove(30)),
            acceleration: Some("2026".to_owned()),
            appeals: Some(Appeals {
                fee: Some("50 €".to_owned()),
                ..Appeals::default()
            }),
            ..Announced::default()
        };
        let mut texts = BTreeMap::from([
            ("parking".to_owned(), "behind the hall".to_owned()),
            ("rated".to_owned(), "false".to_owned()),
            ("arbiters".to_owned(), "many".to_owned()),
        ]);
        write(&announced, &mut texts);
        assert_eq!(texts["pace"], "rapid");
        assert_eq!(texts["rated"], "true");
        assert_eq!(texts["acceleration"], "\"2026\"");
        assert_eq!(texts["parking"], "behind the hall");
        assert_eq!(read(&texts), announced);
        write(&Announced::default(), &mut texts);
        assert_eq!(texts.len(), 2, "{texts:?}");
    }
}
