//! Rulings. What a ruling says comes from `adoube-rulings`, told in words; here is what stands around
//! it.

use serde::Serialize;

/// What can have happened, by families.
#[derive(Serialize)]
pub struct KindList {
    pub families: Vec<KindFamily>,
}

/// A family of incidents.
#[derive(Serialize)]
pub struct KindFamily {
    pub family: String,
    pub kinds: Vec<KindBody>,
}

/// A kind of incident.
#[derive(Serialize)]
pub struct KindBody {
    pub name: &'static str,
    /// What happened, in a few words.
    pub title: String,
}

/// A ruling for each edition.
#[derive(Serialize)]
pub struct ComparedRulings<'a, R: Serialize> {
    pub rulings: &'a [R],
}

/// The rulings on several incidents in order; the last one's keys stand beside them, as for one incident.
#[derive(Serialize)]
pub struct RulingsInOrder<R: Serialize> {
    #[serde(flatten)]
    last: R,
    /// None for a single incident, where the ruling itself says everything.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    rulings: Vec<R>,
}

impl<R: Serialize + Clone> RulingsInOrder<R> {
    /// What is written of rulings; nothing if there are none.
    pub fn of(mut rulings: Vec<R>) -> Option<RulingsInOrder<R>> {
        let last = rulings.last()?.clone();
        if rulings.len() == 1 {
            rulings.clear();
        }
        Some(RulingsInOrder { last, rulings })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Serialize, Clone)]
    struct Ruling {
        result: &'static str,
    }

    #[test]
    fn the_last_ruling_stands_beside_all_of_them() {
        let [first, last] = ["1-0", "0-1"].map(|result| Ruling { result });
        let written = |rulings| serde_json::to_string(&RulingsInOrder::of(rulings)).unwrap();
        assert_eq!(written(vec![first.clone()]), r#"{"result":"1-0"}"#);
        assert_eq!(
            written(vec![first, last]),
            r#"{"result":"0-1","rulings":[{"result":"1-0"},{"result":"0-1"}]}"#
        );
    }
}
