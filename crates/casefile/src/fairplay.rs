//! What the Laws and the anti-cheating guidelines say of an inspection or a complaint as it was written down.
//!
//! The guidelines at hand have no section on complaints after a tournament and no count of warnings. What is
//! told of a second baseless complaint is therefore only that there was one before, and that the body
//! responsible for fair play is to know of it.

use adoube_journal::{
    Complaint, ComplaintOutcome, Event, Inspection, InspectionConsent, InspectionGrounds, Section,
};
use adoube_rulebook::{Authority, Edition, Topic};
use serde::Serialize;

use crate::cite;

adoube_rulebook::topics! {
    /// What inspections and complaints are about.
    OF_FAIR_PLAY: INSPECTION, INSPECTION_CONDUCT, ACCUSATION, FALSE_ACCUSATION,
}

/// Something to be said of an inspection or a complaint.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FairPlayRemark {
    pub says: FairPlayFact,
    /// The article it rests on.
    pub article: Option<&'static str>,
}

/// What is to be said of an inspection or a complaint.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "fair-play")]
pub enum FairPlayFact {
    InspectorOfOtherGender,
    InspectorGenderUnknown,
    NoWitness,
    WitnessOfOtherGender,
    WitnessGenderUnknown,
    /// On a complaint, or after leaving the venue, only once in a round.
    TwiceInRound,
    RandomMustBeAnnounced,
    /// Nobody said what was found.
    FoundUnsaid,
    /// A refusal after explanation and warning costs the game and the tournament.
    RefusedToTheLast,
    /// Nobody signed: the name is noted in the report, and the accused is not told.
    OnlyAnAccusation,
    Undecided,
    /// The first baseless complaint of this person here.
    FirstBaseless,
    BaselessAgain {
        /// How many there were before.
        before: u32,
    },
    /// An inspection rests on an accusation that nobody signed.
    AccusedWasTold,
}

/// What is to be said of an inspection.
pub fn of_inspection(
    section: &Section,
    inspection: &Inspection,
    edition: &'static Edition,
) -> Vec<FairPlayRemark> {
    use FairPlayFact::*;
    let report = &inspection.report;
    let mut found: Vec<(FairPlayFact, Topic)> = Vec::new();
    // The guidelines are those of FIDE; another authority leaves an inspection to its directors.
    if edition.authority() == Authority::Fide {
        match report.inspector.same_gender {
            Some(true) => {}
            Some(false) => found.push((InspectorOfOtherGender, INSPECTION)),
            None => found.push((InspectorGenderUnknown, INSPECTION)),
        }
        match report.witness.as_ref().map(|witness| witness.same_gender) {
            Some(Some(true)) => {}
            Some(Some(false)) => found.push((WitnessOfOtherGender, INSPECTION_CONDUCT)),
            Some(None) => found.push((WitnessGenderUnknown, INSPECTION_CONDUCT)),
            None => found.push((NoWitness, INSPECTION_CONDUCT)),
        }
        if limited(report.grounds) && is_repeated(section, inspection) {
            found.push((TwiceInRound, INSPECTION_CONDUCT));
        }
        if report.grounds == InspectionGrounds::Random {
            found.push((RandomMustBeAnnounced, INSPECTION_CONDUCT));
        }
        if report.consent == InspectionConsent::Refused {
            found.push((RefusedToTheLast, INSPECTION_CONDUCT));
        }
    }
    if report.consent != InspectionConsent::Refused && report.found.is_none() {
        found.push((FoundUnsaid, INSPECTION));
    }
    remarks(found, edition)
}

/// Whether inspections on these grounds are limited to one in a round.
fn limited(grounds: InspectionGrounds) -> bool {
    matches!(
        grounds,
        InspectionGrounds::Complaint | InspectionGrounds::LeftVenue
    )
}

/// Whether there was such an inspection of the player in the round before.
fn is_repeated(section: &Section, inspection: &Inspection) -> bool {
    section.inspections.iter().any(|other| {
        other.id < inspection.id
            && (other.round, other.entrant) == (inspection.round, inspection.entrant)
            && limited(other.report.grounds)
    })
}

/// What is to be said of a complaint.
pub fn of_complaint(
    event: &Event,
    complaint: &Complaint,
    edition: &'static Edition,
) -> Vec<FairPlayRemark> {
    use FairPlayFact::*;
    let mut found: Vec<(FairPlayFact, Topic)> = Vec::new();
    let official = complaint.report.is_official();
    if !official {
        found.push((OnlyAnAccusation, ACCUSATION));
    }
    let Some((decision, _)) = &complaint.decided else {
        found.push((Undecided, ACCUSATION));
        return remarks(found, edition);
    };
    if !official && decision.accused_told == Some(true) {
        found.push((AccusedWasTold, ACCUSATION));
    }
    if decision.outcome == ComplaintOutcome::Unfounded {
        let says = match baseless_before(event, complaint) {
            0 => FirstBaseless,
            before => BaselessAgain { before },
        };
        found.push((says, FALSE_ACCUSATION));
    }
    remarks(found, edition)
}

/// How many complaints of the same person were decided to be baseless in the event before this one.
pub fn baseless_before(event: &Event, complaint: &Complaint) -> u32 {
    let who = &complaint.report.complainant;
    let all = event.sections.iter().flat_map(|one| &one.complaints);
    let before = all.filter(|other| {
        let outcome = other.decided.as_ref().map(|(decision, _)| decision.outcome);
        other.id < complaint.id
            && outcome == Some(ComplaintOutcome::Unfounded)
            && other.report.complainant.is(who)
    });
    u32::try_from(before.count()).unwrap_or(u32::MAX)
}

fn remarks(found: Vec<(FairPlayFact, Topic)>, edition: &'static Edition) -> Vec<FairPlayRemark> {
    let found = found.into_iter();
    found
        .map(|(says, topic)| FairPlayRemark {
            says,
            article: cite(edition, topic),
        })
        .collect()
}
