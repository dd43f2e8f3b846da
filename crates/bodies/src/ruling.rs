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
