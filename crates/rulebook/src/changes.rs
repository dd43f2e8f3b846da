//! Parameters as a table: merging, changing, listing.

use toml::{Table, Value};

use crate::Parameters;

/// Puts the fields of one table of parameters over another. A field is replaced as a whole.
pub(crate) fn merge(base: &mut Table, over: &Table) {
    for (section, value) in over {
        match (base.get_mut(section), value) {
            (Some(Value::Table(fields)), Value::Table(new)) => {
                fields.extend(
                    new.iter()
                        .map(|(name, value)| (name.clone(), value.clone())),
                );
            }
            _ => {
                base.insert(section.clone(), value.clone());
            }
        }
    }
}

/// Takes away a section or a field, such as `quickplay` or `flags.called_by`.
pub(crate) fn unset(table: &mut Table, path: &str) -> Result<(), String> {
    let taken = match path.split_once('.') {
        None => table.remove(path),
        Some((section, field)) => table
            .get_mut(section)
            .and_then(Value::as_table_mut)
            .and_then(|fields| fields.remove(field)),
    };
    match taken {
        Some(_) => Ok(()),
        None => Err(format!("there is no {path} to take away")),
    }
}

/// The parameters with some fields set and some taken away.
pub(crate) fn changed(
    parameters: &Parameters,
    set: &Table,
    taken: &[String],
) -> Result<Parameters, String> {
    let mut table = Table::try_from(parameters).map_err(|error| error.to_string())?;
    for path in taken {
        unset(&mut table, path)?;
    }
    merge(&mut table, set);
    table
        .try_into()
        .map_err(|error: toml::de::Error| error.message().to_owned())
}

/// A table that sets one field to a number.
pub(crate) fn one_number(path: &str, number: u32) -> Result<Table, String> {
    let (section, field) = path
        .split_once('.')
        .ok_or_else(|| format!("{path} is not a field of a section"))?;
    let mut fields = Table::new();
    fields.insert(field.to_owned(), Value::Integer(number.into()));
    let mut table = Table::new();
    table.insert(section.to_owned(), Value::Table(fields));
    Ok(table)
}

impl Parameters {
    /// Every parameter with its path and its value as text, in the order of the paths.
    ///
    /// ```
    /// let edition = adoube_rulebook::Rulebook::embedded().edition("fide-2018-01").unwrap();
    /// let list = edition.parameters().list();
    /// assert!(list.contains(&("draws.repetition_claim".into(), "3".into())));
    /// ```
    pub fn list(&self) -> Vec<(String, String)> {
        let mut list = Vec::new();
        if let Ok(table) = Table::try_from(self) {
            for (section, value) in &table {
                flatten(section, value, &mut list);
            }
        }
        list
    }
}

/// Tables of several fields are listed field by field; everything else is one value.
fn flatten(path: &str, value: &Value, list: &mut Vec<(String, String)>) {
    match value {
        Value::Table(table) if table.len() > 1 || !path.contains('.') => {
            for (name, value) in table {
                flatten(&format!("{path}.{name}"), value, list);
            }
        }
        _ => list.push((path.to_owned(), written(value))),
    }
}

fn written(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Boolean(true) => "yes".to_owned(),
        Value::Boolean(false) => "no".to_owned(),
        Value::Array(items) if items.is_empty() => "nothing".to_owned(),
        Value::Array(items) => {
            let separator = match items.first() {
                Some(Value::Table(_)) => "; ",
                _ => ", ",
            };
            let items: Vec<String> = items.iter().map(written).collect();
            items.join(separator)
        }
        Value::Table(table) => {
            let fields = table.iter();
            let fields: Vec<String> = fields
                .map(|(name, value)| format!("{name} {}", written(value)))
                .collect();
            fields.join(", ")
        }
        other => other.to_string(),
    }
}
