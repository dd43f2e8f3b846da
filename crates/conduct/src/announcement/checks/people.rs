//! What concerns the people: agreed draws, devices, byes, appeals, arbiters, the venue.

use adoube_tournament::Points;

use crate::articles::{US_BYE_DEADLINE, US_BYES};

use super::super::announced::{Appeals, Byes, DrawOffers, Inspections};
use super::super::articles;
use super::super::books::Article;
use super::super::case::Case;
use super::super::observed::Observed;
use super::super::remark::{Remarks, Severity, Subject};

pub(super) fn check(case: &Case<'_>, remarks: &mut Remarks) {
    draw_offers(case, remarks);
    devices(case, remarks);
    byes(case, remarks);
    appeals(case, remarks);
    arbiters(case, remarks);
    inspections(case, remarks);
    accessibility(case, remarks);
    analysis_room(case, remarks);
}

fn draw_offers(case: &Case<'_>, remarks: &mut Remarks) {
    let source = || case.books.law("draw-restriction");
    match case.more.draw_offers {
        None if case.is_us() => {}
        None => {
            remarks.should(Subject::DrawOffers, source(), Observed::DrawOffersNotSaid);
        }
        Some(DrawOffers::FromMove(_) | DrawOffers::NeedConsent) if case.is_us() => {
            let source = case.books.law("variation-major");
            remarks.should(Subject::DrawOffers, source, Observed::DrawsForbiddenByUs);
        }
        Some(DrawOffers::FromMove(number)) if number < 2 => {
            let nothing = Observed::DrawsRestrictedByNothing { number };
            remarks.note(Subject::DrawOffers, source(), nothing);
        }
        Some(_) => {}
    }
}

fn devices(case: &Case<'_>, remarks: &mut Remarks) {
    if case.more.devices.is_none() && !case.is_us() {
        let source = case.books.law("device-bag");
        remarks.should(Subject::Devices, source, Observed::DevicesNotSaid);
    }
}

fn byes(case: &Case<'_>, remarks: &mut Remarks) {
    let source = || case.books.general_or_us(articles::BYES);
    let Some(byes) = &case.more.byes else {
        if case.is_swiss() && !case.is_official() {
            remarks.should(Subject::Byes, source(), Observed::ByesNotSaid);
        }
        return;
    };
    if byes.most == 0 {
        return;
    }
    if !case.is_swiss() {
        let format = case.section.format;
        remarks.should(Subject::Byes, source(), Observed::NoByesIn { format });
        return;
    }
    bye_worth(case, byes, remarks);
    if case.is_us() {
        us_byes(case, byes, remarks);
    } else {
        fide_byes(case, byes, remarks);
    }
}

fn bye_worth(case: &Case<'_>, byes: &Byes, remarks: &mut Remarks) {
    let source = case.books.general_or_us(articles::BYES);
    let system = &case.section.point_system;
    let known = [system.half_point_bye, system.zero_point_bye, system.draw];
    let odd = match byes.worth {
        None => Observed::ByeWorthNotSaid,
        Some(points) if points > system.draw => Observed::ByeWorthMoreThanDraw { points },
        Some(points) if !known.contains(&points) => Observed::ByeOfUnknownWorth { points },
        Some(_) => return,
    };
    remarks.should(Subject::Byes, source, odd);
}

/// The half-point bye of the general regulations (C.05 6.8); byes without points are free.
fn fide_byes(case: &Case<'_>, byes: &Byes, remarks: &mut Remarks) {
    if byes.worth == Some(Points::ZERO) {
        return;
    }
    let source = || case.books.general(articles::BYES.general);
    if case.is_official() {
        remarks.must(Subject::Byes, source(), Observed::ByesAtOfficialEvent);
    }
    if byes.most > 1 {
        let most = byes.most;
        remarks.should(Subject::Byes, source(), Observed::ManyByes { most });
    }
    let rounds = case.section.rounds;
    match byes.until_round {
        None => {
            remarks.should(Subject::Byes, source(), Observed::LastByeNotSaid);
        }
        Some(until) if until >= rounds => {
            remarks.must(Subject::Byes, source(), Observed::ByeInLastRound);
        }
        Some(until) if until > 2 => {
            remarks.note(Subject::Byes, source(), Observed::ByesAfterRoundTwo);
        }
        Some(_) => {}
    }
}

fn us_byes(case: &Case<'_>, byes: &Byes, remarks: &mut Remarks) {
    let rounds = case.section.rounds;
    let first_half = rounds.div_ceil(2);
    let told = case.more.variations.iter().any(|said| said.id == US_BYES);
    match byes.until_round {
        None => {
            let open = Observed::UsLastByeNotSaid;
            remarks.should(Subject::Byes, case.books.us(articles::LAST_BYE.us), open);
        }
        Some(until) if until > first_half && !told => {
            let late = Observed::UsByesInSecondHalf { round: first_half };
            remarks.must(Subject::Byes, case.books.us(articles::LAST_BYE.us), late);
        }
        Some(_) => {}
    }
    if byes.until_round.is_some_and(|until| until >= rounds) {
        let source = case.books.law("bye-irrevocable");
        remarks.note(Subject::Byes, source, Observed::UsByeInLastRound);
    }
    if byes.notice_minutes.is_some_and(|minutes| minutes < 60) {
        let source = case.books.us(US_BYE_DEADLINE);
        remarks.note(Subject::Byes, source, Observed::ShortNoticeOfBye);
    }
}

fn appeals(case: &Case<'_>, remarks: &mut Remarks) {
    let source = |articles| case.books.general_or_us(articles);
    let Some(appeals) = &case.more.appeals else {
        remarks.should(
            Subject::Appeals,
            source(articles::APPEALS),
            Observed::AppealsNotSaid,
        );
        return;
    };
    if appeals.allowed == Some(false) {
        let source = case.books.law("appeal");
        remarks.note(Subject::Appeals, source, Observed::NoAppeals);
        return;
    }
    if appeals.deadline_minutes.is_none() && !case.is_us() {
        remarks.must(
            Subject::Appeals,
            source(articles::APPEAL_TERMS),
            Observed::NoAppealDeadline,
        );
    }
    if appeals.fee.is_none() && !case.is_us() {
        remarks.should(
            Subject::Appeals,
            source(articles::APPEAL_TERMS),
            Observed::NoAppealFee,
        );
    }
    committee(case, appeals, remarks);
}

fn committee(case: &Case<'_>, appeals: &Appeals, remarks: &mut Remarks) {
    let source = || case.books.general_or_us(articles::APPEALS_COMMITTEE);
    let Some(members) = appeals.members else {
        remarks.should(Subject::Appeals, source(), Observed::NoCommittee);
        return;
    };
    if members < 3 {
        let small = match case.is_us() {
            true => Observed::SmallUsCommittee { members },
            false => Observed::SmallCommittee { members },
        };
        let senior = case.is_us() && members == 2;
        let severity = if senior {
            Severity::Note
        } else {
            Severity::Must
        };
        remarks.add(severity, Subject::Appeals, source(), small);
    } else if members.is_multiple_of(2) && !case.is_us() {
        let even = Observed::EvenCommittee { members };
        remarks.should(Subject::Appeals, source(), even);
    }
    if appeals.reserves.unwrap_or(0) < 2 && !case.is_us() {
        remarks.note(Subject::Appeals, source(), Observed::FewReserves);
    }
}

/// About one arbiter for 20 to 25 players, for 30 pupils.
fn arbiters(case: &Case<'_>, remarks: &mut Remarks) {
    let boards = u32::from(case.section.team_scoring.boards.max(1));
    let players = case.more.expected_players;
    let players = match case.is_team() {
        true => players.and_then(|teams| teams.checked_mul(boards)),
        false => players,
    };
    let (Some(players), Some(arbiters)) = (players, case.arbiters()) else {
        return;
    };
    let (needed, _, source) = case.advised_arbiters(players);
    if arbiters < needed && !case.is_us() {
        let few = Observed::FewArbiters {
            players,
            needed,
            arbiters,
        };
        remarks.should(Subject::Arbiters, source, few);
    }
}

fn inspections(case: &Case<'_>, remarks: &mut Remarks) {
    if case.is_us() {
        return;
    }
    let source = case.books.manual(Article::ManualInspections);
    match case.more.inspections {
        None => {
            let severity = match case.is_official() || case.is_title_event() {
                true => Severity::Should,
                false => Severity::Note,
            };
            let open = Observed::InspectionsNotSaid;
            remarks.add(severity, Subject::Inspections, source, open);
        }
        Some(Inspections::OnSuspicion | Inspections::Random) => {}
    }
}

fn accessibility(case: &Case<'_>, remarks: &mut Remarks) {
    if case.is_us() {
        return;
    }
    let source = || case.books.standards(articles::ACCESSIBILITY);
    let Some(said) = &case.more.accessibility else {
        let open = Observed::AccessibilityNotSaid;
        remarks.should(Subject::Accessibility, source(), open);
        return;
    };
    if said.accessible == Some(false) {
        let closed = Observed::NotAccessible;
        remarks.should(Subject::Accessibility, source(), closed);
    }
    if said.notice_days.is_some_and(|days| days < 20) {
        let short = Observed::ShortNoticeOfNeeds;
        remarks.note(Subject::Accessibility, source(), short);
    }
}

fn analysis_room(case: &Case<'_>, remarks: &mut Remarks) {
    if case.more.analysis_room.is_none() && !case.is_us() {
        let source = case.books.law("playing-venue");
        remarks.note(Subject::AnalysisRoom, source, Observed::RoomsNotSaid);
    }
}
