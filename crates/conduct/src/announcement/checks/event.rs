//! The event as a whole: days, place, who answers for it, the invitation.

use super::super::announced::InvitationItem;
use super::super::case::Case;
use super::super::remark::{Remarks, Severity, Subject};

pub(super) fn check(case: &Case<'_>, remarks: &mut Remarks) {
    days(case, remarks);
    who_and_where(case, remarks);
    invitation(case, remarks);
}

fn days(case: &Case<'_>, remarks: &mut Remarks) {
    let dates = || case.books.general_or_us("12.3", "25");
    let Some(starts) = case.event.starts else {
        let text = "the first day is not announced; it decides which editions of the rules apply";
        remarks.must(Subject::Starts, dates(), text);
        return;
    };
    if case.books.laws.is_none() {
        let text = format!("no edition of the rules of play of {starts} is at hand");
        remarks.note(Subject::Starts, case.books.law("scope"), text);
    }
    match case.event.ends {
        None => remarks.should(Subject::Ends, dates(), "the last day is not announced"),
        Some(ends) if ends < starts => {
            let text = format!("the event ends on {ends}, before it starts on {starts}");
            remarks.must(Subject::Ends, dates(), text);
        }
        Some(_) => {}
    }
}

fn who_and_where(case: &Case<'_>, remarks: &mut Remarks) {
    let invitation = || case.books.general_or_us("12.3", "25");
    let demanded = if case.is_official() {
        Severity::Must
    } else {
        Severity::Should
    };
    if is_blank(case.event.place.as_deref()) {
        let text = "the place is not announced";
        remarks.add(demanded, Subject::Place, invitation(), text);
    }
    if is_blank(case.event.organiser.as_deref()) {
        let source = case.books.general_or_us("2.1", "23A");
        remarks.should(Subject::Organiser, source, "the organiser is not named");
    }
    if is_blank(case.event.chief_arbiter.as_deref()) {
        let text = "the chief arbiter is not named";
        if case.is_rated() && !case.is_us() {
            remarks.must(Subject::ChiefArbiter, case.books.ratings("04"), text);
        } else {
            let source = case.books.general_or_us("12.3", "21A");
            remarks.add(demanded, Subject::ChiefArbiter, source, text);
        }
    }
}

/// The invitation of an official event is complete; others adapt the list (C.05 12.3, 12.6).
fn invitation(case: &Case<'_>, remarks: &mut Remarks) {
    if case.is_us() {
        return;
    }
    let missing = InvitationItem::ALL.into_iter();
    let missing = missing.filter(|item| !case.more.invitation.contains(item));
    let missing: Vec<&str> = missing.map(InvitationItem::name).collect();
    if missing.is_empty() {
        return;
    }
    let text = format!("the invitation does not mention: {}", missing.join("; "));
    let (severity, article) = if case.is_official() {
        (Severity::Must, "12.3")
    } else {
        (Severity::Note, "12.6")
    };
    let source = case.books.general(article);
    remarks.add(severity, Subject::Invitation, source, text);
}

fn is_blank(text: Option<&str>) -> bool {
    text.is_none_or(|text| text.trim().is_empty())
}
