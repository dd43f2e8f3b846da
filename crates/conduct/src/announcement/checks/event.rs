//! The event as a whole: days, place, who answers for it, the invitation.

use super::super::announced::InvitationItem;
use super::super::articles;
use super::super::case::Case;
use super::super::observed::Observed;
use super::super::remark::{Remarks, Severity, Subject};

pub(super) fn check(case: &Case<'_>, remarks: &mut Remarks) {
    days(case, remarks);
    who_and_where(case, remarks);
    invitation(case, remarks);
}

fn days(case: &Case<'_>, remarks: &mut Remarks) {
    let dates = || case.books.general_or_us(articles::INVITATION);
    let Some(starts) = case.event.starts else {
        remarks.must(Subject::Starts, dates(), Observed::NoFirstDay);
        return;
    };
    if case.books.laws.is_none() {
        let none = Observed::NoEditionOf { day: starts };
        remarks.note(Subject::Starts, case.books.law("scope"), none);
    }
    match case.event.ends {
        None => remarks.should(Subject::Ends, dates(), Observed::NoLastDay),
        Some(ends) if ends < starts => {
            let order = Observed::EndsBeforeStart { starts, ends };
            remarks.must(Subject::Ends, dates(), order);
        }
        Some(_) => {}
    }
}

fn who_and_where(case: &Case<'_>, remarks: &mut Remarks) {
    let invitation = || case.books.general_or_us(articles::INVITATION);
    let demanded = if case.is_official() {
        Severity::Must
    } else {
        Severity::Should
    };
    if is_blank(case.event.place.as_deref()) {
        let none = Observed::NoPlace;
        remarks.add(demanded, Subject::Place, invitation(), none);
    }
    if is_blank(case.event.organiser.as_deref()) {
        let source = case.books.general_or_us(articles::ORGANISER);
        remarks.should(Subject::Organiser, source, Observed::NoOrganiser);
    }
    if is_blank(case.event.chief_arbiter.as_deref()) {
        let none = Observed::NoChiefArbiter;
        if case.is_rated() && !case.is_us() {
            remarks.must(
                Subject::ChiefArbiter,
                case.books.ratings(articles::REPORTING_ARBITER),
                none,
            );
        } else {
            let source = case.books.general_or_us(articles::CHIEF_ARBITER);
            remarks.add(demanded, Subject::ChiefArbiter, source, none);
        }
    }
}

/// The invitation of an official event is complete; others adapt the list (C.05 12.3, 12.6).
fn invitation(case: &Case<'_>, remarks: &mut Remarks) {
    if case.is_us() {
        return;
    }
    let missing = InvitationItem::ALL.into_iter();
    // Fees that are announced one by one are announced.
    let has_fees = case
        .more
        .fees
        .as_ref()
        .is_some_and(|fees| fees.entry.is_some());
    let is_said = |item: &InvitationItem| {
        case.more.invitation.contains(item) || *item == InvitationItem::Fees && has_fees
    };
    let missing = missing.filter(|item| !is_said(item));
    let items: Vec<InvitationItem> = missing.collect();
    if items.is_empty() {
        return;
    }
    let (severity, article) = if case.is_official() {
        (Severity::Must, articles::INVITATION.general)
    } else {
        (Severity::Note, articles::INVITATION_ADAPTED)
    };
    let source = case.books.general(article);
    let lacks = Observed::InvitationLacks { items };
    remarks.add(severity, Subject::Invitation, source, lacks);
}

fn is_blank(text: Option<&str>) -> bool {
    text.is_none_or(|text| text.trim().is_empty())
}
