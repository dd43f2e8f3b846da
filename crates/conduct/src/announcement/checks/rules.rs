//! The edition of the rules, announced variations, the pairing system.

use adoube_journal::Format;
use adoube_pairing::system::SwissSystem;
use adoube_rulebook::{Edition, NoticeVerdict, notice_sufficient};

use super::super::articles;
use super::super::books::{Article, named};
use super::super::case::Case;
use super::super::observed::Observed;
use super::super::remark::{Remarks, Severity, Subject};

pub(super) fn check(case: &Case<'_>, remarks: &mut Remarks) {
    edition(case, remarks);
    variations(case, remarks);
    pairing_system(case, remarks);
    acceleration(case, remarks);
}

fn edition(case: &Case<'_>, remarks: &mut Remarks) {
    let source = || {
        case.books
            .law(if case.is_us() { "validity" } else { "scope" })
    };
    let in_force = case.books.laws;
    let Some(rules) = &case.section.rules else {
        let in_force = in_force.map(Edition::name_saying);
        let open = Observed::RulesNotNamed { in_force };
        remarks.should(Subject::Rules, source(), open);
        return;
    };
    match (named(rules), in_force) {
        (None, _) => {
            let rules = rules.clone();
            remarks.must(Subject::Rules, source(), Observed::UnknownRules { rules });
        }
        (Some(said), Some(laws)) if said.id() != laws.id() => {
            let (named, in_force) = (said.name_saying(), laws.name_saying());
            let other = Observed::RulesNotInForce { named, in_force };
            remarks.must(Subject::Rules, source(), other);
        }
        _ => {}
    }
}

/// Whether the players are told of the variations in the way each needs.
fn variations(case: &Case<'_>, remarks: &mut Remarks) {
    let Some(laws) = case.books.laws else {
        return;
    };
    for said in &case.more.variations {
        let mut source = case.books.law(if case.is_us() {
            "variation-notice"
        } else {
            "scope"
        });
        let Some(variation) = laws.variation(&said.id) else {
            let variation = said.id.clone();
            let unknown = Observed::UnknownVariation { variation };
            remarks.should(Subject::Variations, source, unknown);
            continue;
        };
        source.article = Article::Numbered(variation.rule.clone());
        match notice_sufficient(variation, &said.notices) {
            NoticeVerdict::Sufficient => {}
            NoticeVerdict::Warn(why) => {
                remarks.should(Subject::Variations, source, Observed::Notice { why });
            }
            NoticeVerdict::Refuse(why) => {
                remarks.must(Subject::Variations, source, Observed::Notice { why });
            }
        }
    }
}

fn pairing_system(case: &Case<'_>, remarks: &mut Remarks) {
    let format = case.section.format;
    let Some(name) = case.section.pairing_system.as_deref() else {
        if case.is_swiss() {
            missing_system(case, remarks);
        }
        return;
    };
    match (format, name.parse::<SwissSystem>()) {
        (Format::Swiss | Format::IndividualTeams, Ok(system)) if !system.is_for_teams() => {
            swiss_system(case, &system, remarks);
        }
        (Format::TeamSwiss, Ok(system)) if system.is_for_teams() => {
            swiss_system(case, &system, remarks);
        }
        (Format::Swiss | Format::IndividualTeams, Err(_)) => {
            let system = name.to_owned();
            let unknown = Observed::UnknownPairingSystem { system };
            remarks.should(Subject::PairingSystem, case.books.handling(2), unknown);
        }
        (_, Err(_)) => {}
        (_, Ok(_)) => {
            let system = name.to_owned();
            let source = case.books.general_or_us(articles::TABLES);
            let other = Observed::NotPairedBy { format, system };
            remarks.must(Subject::PairingSystem, source, other);
        }
    }
}

fn missing_system(case: &Case<'_>, remarks: &mut Remarks) {
    let subject = Subject::PairingSystem;
    if case.is_us() {
        let usual = Observed::UsPairingSystemApplies;
        remarks.note(subject, case.books.us(articles::US_UNANNOUNCED), usual);
    } else {
        let none = Observed::NoPairingSystem;
        remarks.must(subject, case.books.general(articles::PAIRING_SYSTEM), none);
    }
}

fn swiss_system(case: &Case<'_>, system: &SwissSystem, remarks: &mut Remarks) {
    let day = case.books.day;
    let in_force = system.in_force(Some((day.year(), day.month(), day.day())));
    match (system.us_chess().is_some(), case.is_us()) {
        (false, false) if in_force.name() != system.name() => {
            let other = Observed::PairingSystemNotInForce {
                system: system.name(),
                in_force: in_force.name(),
            };
            remarks.must(Subject::PairingSystem, case.books.dutch(), other);
        }
        (false, true) => {
            let source = case.books.us(articles::US_VARIATION);
            let variation = Observed::FideSystemIsVariation;
            remarks.should(Subject::PairingSystem, source, variation);
        }
        (true, false) => {
            let severity = match case.is_rated() {
                true => Severity::Must,
                false => Severity::Should,
            };
            let source = case.books.handling(2);
            let american = Observed::UsSystemNeedsAuthorisation;
            remarks.add(severity, Subject::PairingSystem, source, american);
        }
        _ => {}
    }
}

fn acceleration(case: &Case<'_>, remarks: &mut Remarks) {
    if case.more.acceleration.is_some() && !case.is_swiss() {
        let source = case.books.handling(1);
        let only = Observed::OnlySwissIsAccelerated;
        remarks.should(Subject::PairingSystem, source, only);
    }
    let named = case.more.acceleration.as_deref().unwrap_or_default();
    if named.to_lowercase().contains("baku") && is_paired_by_us_chess(case) {
        let source = case.books.us(articles::US_ACCELERATION);
        remarks.must(Subject::PairingSystem, source, Observed::BakuOfFide);
    }
}

fn is_paired_by_us_chess(case: &Case<'_>) -> bool {
    let named = case.section.pairing_system.as_deref();
    match named.map(str::parse::<SwissSystem>) {
        Some(Ok(system)) => system.us_chess().is_some(),
        _ => case.is_us(),
    }
}
