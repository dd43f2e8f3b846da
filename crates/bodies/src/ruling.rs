//! Rulings. What a ruling says comes from `adoube-rulings`, which writes it itself; here is what
//! stands around it.

use serde::Serialize;

/// What can have happened, by families.
#[derive(Serialize)]
pub struct KindList<K: Serialize> {
    pub families: Vec<KindFamily<K>>,
}

/// A family of incidents.
#[derive(Serialize)]
pub struct KindFamily<K: Serialize> {
    pub family: &'static str,
    pub kinds: K,
}

/// A ruling for each edition.
#[derive(Serialize)]
pub struct ComparedRulings<'a, R: Serialize> {
    pub rulings: &'a [R],
}
