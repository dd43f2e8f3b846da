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
pub struct RulingsInOrder<'a, R: Serialize> {
    #[serde(flatten)]
    last: &'a R,
    /// None for a single incident, where the ruling itself says everything.
    #[serde(skip_serializing_if = "<[R]>::is_empty")]
    rulings: &'a [R],
}

impl<'a, R: Serialize> RulingsInOrder<'a, R> {
    /// What is written of rulings; nothing if there are none.
    pub fn of(rulings: &'a [R]) -> Option<RulingsInOrder<'a, R>> {
        let last = rulings.last()?;
        let rulings = match rulings.len() {
            1 => &[],
            _ => rulings,
        };
        Some(RulingsInOrder { last, rulings })
    }
}
