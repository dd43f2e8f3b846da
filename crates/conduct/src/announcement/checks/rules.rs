//! The edition of the rules, announced variations, the pairing system.

use adoube_journal::Format;
use adoube_pairing::system::SwissSystem;
use adoube_rulebook::{NoticeVerdict, notice_sufficient};

use super::super::books::named;
use super::super::case::Case;
use super::super::remark::{Remarks, Subject};

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
    let in_force = case.books.laws.map(|laws| (laws.id(), laws.name()));
    let Some(rules) = &case.section.rules else {
        let text = match in_force {
            Some((_, name)) => format!("say which rules apply; in force are the {name}"),
            None => "say which rules apply".to_owned(),
        };
        remarks.should(Subject::Rules, source(), text);
        return;
    };
    match (named(rules), in_force) {
        (None, _) => {
            let text = format!("\"{rules}\" names no edition of the rules that is at hand");
            remarks.must(Subject::Rules, source(), text);
        }
        (Some(said), Some((id, name))) if said.id() != id => {
            let text = format!(
                "the {} are not in force when the event starts; in force are the {name}",
                said.name()
            );
            remarks.must(Subject::Rules, source(), text);
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
            let text = format!("the rules provide for no variation \"{}\"", said.id);
            remarks.should(Subject::Variations, source, text);
            continue;
        };
        source.article.clone_from(&variation.rule);
        match notice_sufficient(variation, &said.notices) {
            NoticeVerdict::Sufficient => {}
            NoticeVerdict::Warn(text) => remarks.should(Subject::Variations, source, text),
            NoticeVerdict::Refuse(text) => remarks.must(Subject::Variations, source, text),
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
        (Format::Swiss, Ok(system)) => swiss_system(case, &system, remarks),
        (Format::Swiss, Err(_)) => {
            let text = format!(
                "\"{name}\" is no system this program pairs by; a system that FIDE has not \
                 published needs an authorisation, and its description in the regulations"
            );
            remarks.should(Subject::PairingSystem, case.books.handling(2), text);
        }
        (Format::TeamSwiss, _) | (_, Err(_)) => {}
        (_, Ok(_)) => {
            let text = format!("a {} is not paired by {name}", format.name());
            let source = case.books.general_or_us("5", "30");
            remarks.must(Subject::PairingSystem, source, text);
        }
    }
}

fn missing_system(case: &Case<'_>, remarks: &mut Remarks) {
    let text = "the pairing system is not announced";
    if case.is_us() {
        let text = format!("{text}; the one of US Chess applies");
        remarks.note(Subject::PairingSystem, case.books.us("26A"), text);
    } else {
        remarks.must(Subject::PairingSystem, case.books.general("5.4"), text);
    }
}

fn swiss_system(case: &Case<'_>, system: &SwissSystem, remarks: &mut Remarks) {
    match (system, case.is_us()) {
        (SwissSystem::Dutch(edition), false) if *edition != case.books.dutch => {
            let text = format!(
                "{edition} is not in force when the event starts; in force is {}",
                case.books.dutch
            );
            remarks.must(Subject::PairingSystem, case.books.dutch(), text);
        }
        (SwissSystem::Dutch(_), true) => {
            let text = "the FIDE system is a variation: put it into all detailed publicity if it \
                        might keep players away";
            remarks.should(Subject::PairingSystem, case.books.us("26B"), text);
        }
        (SwissSystem::UsChess(_), false) => {
            let text = "the system of US Chess is not published by FIDE: it needs an \
                        authorisation, and its description in the regulations";
            let source = case.books.handling(2);
            if case.is_rated() {
                remarks.must(Subject::PairingSystem, source, text);
            } else {
                remarks.should(Subject::PairingSystem, source, text);
            }
        }
        _ => {}
    }
}

fn acceleration(case: &Case<'_>, remarks: &mut Remarks) {
    if case.more.acceleration.is_some() && !case.is_swiss() {
        let text = "only a Swiss can be accelerated";
        let source = case.books.handling(1);
        remarks.should(Subject::PairingSystem, source, text);
    }
    let named = case.more.acceleration.as_deref().unwrap_or_default();
    if named.to_lowercase().contains("baku") && is_paired_by_us_chess(case) {
        let text = "Baku acceleration belongs to FIDE's systems; in a section by the system of US \
                    Chess rounds 1 and 2 are accelerated by its own methods";
        remarks.must(Subject::PairingSystem, case.books.us("28R"), text);
    }
}

fn is_paired_by_us_chess(case: &Case<'_>) -> bool {
    let named = case.section.pairing_system.as_deref();
    match named.map(str::parse::<SwissSystem>) {
        Some(Ok(system)) => matches!(system, SwissSystem::UsChess(_)),
        _ => case.is_us(),
    }
}
