//! As much of JSON Schema as the document of the interface uses.

use serde_json::Value;

/// What is wrong with a value, if anything. Keys that are not described are wrong too.
pub(crate) fn fault(document: &Value, schema: &Value, value: &Value) -> Option<String> {
    if let Some(path) = schema["$ref"].as_str() {
        let target = document.pointer(path.trim_start_matches('#'));
        return match target {
            Some(target) => fault(document, target, value),
            None => Some(format!("{path} is not described")),
        };
    }
    if let Some(choices) = schema["oneOf"].as_array() {
        let mut choices = choices.iter();
        let fits = choices.any(|choice| fault(document, choice, value).is_none());
        return (!fits).then(|| format!("{value} is none of {}", schema["oneOf"]));
    }
    if !has_type(schema, value) {
        return Some(format!("{value} is not of type {}", schema["type"]));
    }
    if let Some(known) = schema["enum"].as_array()
        && !known.contains(value)
    {
        return Some(format!("{value} is not one of {known:?}"));
    }
    match value {
        Value::Array(items) => {
            let mut faults = items
                .iter()
                .filter_map(|item| fault(document, &schema["items"], item));
            faults.next()
        }
        Value::Object(_) => fault_of_object(document, schema, value),
        _ => None,
    }
}

fn fault_of_object(document: &Value, schema: &Value, value: &Value) -> Option<String> {
    let fields = value.as_object()?;
    // A free object, or a map.
    let Some(properties) = schema["properties"].as_object() else {
        let values = &schema["additionalProperties"];
        let mut faults = fields
            .values()
            .filter_map(|field| values.is_object().then(|| fault(document, values, field))?);
        return faults.next();
    };
    let mut required = schema["required"].as_array().into_iter().flatten();
    if let Some(missing) = required.find(|name| !fields.contains_key(name.as_str().unwrap_or(""))) {
        return Some(format!("{missing} is missing in {value}"));
    }
    let mut faults = fields.iter().filter_map(|(name, field)| {
        let Some(described) = properties.get(name) else {
            return Some(format!("{name} is not described"));
        };
        fault(document, described, field).map(|fault| format!("{name}: {fault}"))
    });
    faults.next()
}

fn has_type(schema: &Value, value: &Value) -> bool {
    let is = |name: &str| match name {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        _ => false,
    };
    match &schema["type"] {
        Value::String(name) => is(name),
        Value::Array(names) => names.iter().filter_map(Value::as_str).any(is),
        _ => true,
    }
}
