//! The variations that a US section uses, and what players have to be told when (26).

use adoube_journal::{EventDetails, Section};
use adoube_pairing::facts::Article;
use adoube_pairing::us::variations::{Moment, Variation, in_use};

use crate::articles::US_VARIATIONS;
use crate::rounds::{Finding, Found, Severity, swiss_system};

/// The variations that a section uses; none if it is not paired by the US system.
pub fn variations(event: &EventDetails, section: &Section) -> Vec<Variation> {
    let system = swiss_system(event, section).ok();
    let settings = system.as_ref().and_then(|system| system.us_chess());
    settings.map(in_use).unwrap_or_default()
}

/// Whether it is too late to tell players of a variation that is switched on now. What belongs into the
/// publicity is not held to be late before round 1: whether it was there nobody but the organiser knows,
/// and the notice itself says so.
pub fn is_late(variation: &Variation, section: &Section) -> bool {
    let moment = match section.draft.paired_rounds().0 {
        0 => Moment::BeforePublicity,
        rounds => Moment::AfterRounds(rounds),
    };
    variation.is_late(moment)
}

/// What is to be said of variations that a change of settings switches on: what notice they need, and
/// that it is too late for it.
pub(crate) fn remarks(event: &EventDetails, before: &Section, after: &Section) -> Vec<Finding> {
    let known = variations(event, before);
    let new = variations(event, after).into_iter();
    let new = new.filter(|variation| !known.iter().any(|one| one.does == variation.does));
    new.map(|variation| {
        let late = is_late(&variation, before);
        let severity = match late {
            true => Severity::Weaker,
            false => Severity::Remark,
        };
        let (article, notice) = (Article::Of(US_VARIATIONS), variation.notice);
        let found = Found::VariationTold {
            variation,
            notice,
            late,
        };
        Finding::new(severity, found, article, &[])
    })
    .collect()
}
