//! What concerns the people: agreed draws, devices, byes, appeals, arbiters, the venue.

use adoube_tournament::Points;

use super::super::announced::{Appeals, Byes, DrawOffers, Inspections};
use super::super::case::Case;
use super::super::remark::{Remarks, Severity, Subject};
use super::counted;

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
            let text = "it is not announced whether draws can be agreed; nothing said, they can \
                        after a move by each";
            remarks.should(Subject::DrawOffers, source(), text);
        }
        Some(DrawOffers::FromMove(_) | DrawOffers::NeedConsent) if case.is_us() => {
            let text = "no rule lets an event forbid agreed draws; as a variation that might keep \
                        players away it belongs in all detailed publicity";
            remarks.should(Subject::DrawOffers, case.books.law("variation-major"), text);
        }
        Some(DrawOffers::FromMove(number)) if number < 2 => {
            let text = format!("not before move {number} restricts nothing");
            remarks.note(Subject::DrawOffers, source(), text);
        }
        Some(_) => {}
    }
}

fn devices(case: &Case<'_>, remarks: &mut Remarks) {
    if case.more.devices.is_none() && !case.is_us() {
        let text = "it is not announced whether a device may lie in a bag, switched off; nothing \
                    said, it may not be brought";
        remarks.should(Subject::Devices, case.books.law("device-bag"), text);
    }
}

fn byes(case: &Case<'_>, remarks: &mut Remarks) {
    let source = || case.books.general_or_us("6.8", "22C");
    let Some(byes) = &case.more.byes else {
        if case.is_swiss() && !case.is_official() {
            let text = "it is not announced whether players can ask for a bye, how often and \
                        until which round";
            remarks.should(Subject::Byes, source(), text);
        }
        return;
    };
    if byes.most == 0 {
        return;
    }
    if !case.is_swiss() {
        let text = format!("a {} has no requested byes", case.section.format.name());
        remarks.should(Subject::Byes, source(), text);
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
    let source = || case.books.general_or_us("6.8", "22C");
    let system = &case.section.point_system;
    let known = [system.half_point_bye, system.zero_point_bye, system.draw];
    match byes.worth {
        None => {
            let text = "it is not announced what a requested bye is worth";
            remarks.should(Subject::Byes, source(), text);
        }
        Some(worth) if worth > system.draw => {
            let text = format!("a requested bye is worth {worth}, more than a draw");
            remarks.should(Subject::Byes, source(), text);
        }
        Some(worth) if !known.contains(&worth) => {
            let text = format!("no bye of the point system is worth {worth}");
            remarks.should(Subject::Byes, source(), text);
        }
        Some(_) => {}
    }
}

/// The half-point bye of the general regulations (C.05 6.8); byes without points are free.
fn fide_byes(case: &Case<'_>, byes: &Byes, remarks: &mut Remarks) {
    if byes.worth == Some(Points::ZERO) {
        return;
    }
    let source = || case.books.general("6.8");
    if case.is_official() {
        let text = "official events have no half-point byes";
        remarks.must(Subject::Byes, source(), text);
    }
    if byes.most > 1 {
        let text = format!(
            "{} half-point byes for a player; once is the rule, or both rounds of a day",
            byes.most
        );
        remarks.should(Subject::Byes, source(), text);
    }
    let rounds = case.section.rounds;
    match byes.until_round {
        None => {
            let text = "it is not announced until which round byes are given; never in the last";
            remarks.should(Subject::Byes, source(), text);
        }
        Some(until) if until >= rounds => {
            let text = "there is no half-point bye in the last round";
            remarks.must(Subject::Byes, source(), text);
        }
        Some(until) if until > 2 => {
            let text = "half-point byes are advised in the first two rounds only";
            remarks.note(Subject::Byes, source(), text);
        }
        Some(_) => {}
    }
}

fn us_byes(case: &Case<'_>, byes: &Byes, remarks: &mut Remarks) {
    let rounds = case.section.rounds;
    let first_half = rounds.div_ceil(2);
    let told = case.more.variations.iter().any(|said| said.id == "22C1");
    match byes.until_round {
        None => {
            let text = "it is not announced until which round byes are given";
            remarks.should(Subject::Byes, case.books.us("22C1"), text);
        }
        Some(until) if until > first_half && !told => {
            let text = format!(
                "byes after round {first_half} must be in the publicity before the event (name \
                 variation 22C1 and how it is told)"
            );
            remarks.must(Subject::Byes, case.books.us("22C1"), text);
        }
        Some(_) => {}
    }
    if byes.until_round.is_some_and(|until| until >= rounds) {
        let text = "a bye in the last round is asked for before the player's first game, and \
                    irrevocable";
        remarks.note(Subject::Byes, case.books.law("bye-irrevocable"), text);
    }
    if byes.notice_minutes.is_some_and(|minutes| minutes < 60) {
        let text = "byes should be asked for at least an hour before the round";
        remarks.note(Subject::Byes, case.books.us("22C2"), text);
    }
}

fn appeals(case: &Case<'_>, remarks: &mut Remarks) {
    let source = |article| case.books.general_or_us(article, "21I");
    let Some(appeals) = &case.more.appeals else {
        let text = "it is not announced to whom, until when and at what fee players can appeal";
        remarks.should(Subject::Appeals, source("10.2"), text);
        return;
    };
    if appeals.allowed == Some(false) {
        let text = "no appeals: that must be in the regulations, and is not advised";
        remarks.note(Subject::Appeals, case.books.law("appeal"), text);
        return;
    }
    if appeals.deadline_minutes.is_none() && !case.is_us() {
        let text = "the deadline for appeals is not announced";
        remarks.must(Subject::Appeals, source("10.4"), text);
    }
    if appeals.fee.is_none() && !case.is_us() {
        let text = "the fee for appeals is not announced, or that there is none";
        remarks.should(Subject::Appeals, source("10.4"), text);
    }
    committee(case, appeals, remarks);
}

fn committee(case: &Case<'_>, appeals: &Appeals, remarks: &mut Remarks) {
    let source = || case.books.general_or_us("10.2", "21I1");
    let Some(members) = appeals.members else {
        let text = "the appeals committee is not announced";
        remarks.should(Subject::Appeals, source(), text);
        return;
    };
    if members < 3 {
        let text = if case.is_us() {
            format!("a committee of {members}: three are needed, or two senior directors")
        } else {
            format!("a committee of {members}: a chair and at least two members are needed")
        };
        let senior = case.is_us() && members == 2;
        let severity = if senior {
            Severity::Note
        } else {
            Severity::Must
        };
        remarks.add(severity, Subject::Appeals, source(), text);
    } else if members.is_multiple_of(2) && !case.is_us() {
        let text = format!("{members} members can vote evenly; their number should be odd");
        remarks.should(Subject::Appeals, source(), text);
    }
    if appeals.reserves.unwrap_or(0) < 2 && !case.is_us() {
        let text = "two reserve members stand in for those who are concerned themselves";
        remarks.note(Subject::Appeals, source(), text);
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
    let (each, source) = match case.more.school == Some(true) {
        true => (30, case.books.standards("11")),
        false => (25, case.books.manual("number of arbiters")),
    };
    let needed = players.div_ceil(each);
    if arbiters < needed && !case.is_us() {
        let (players, needed) = (counted(players, "player"), counted(needed, "arbiter"));
        let text = format!("{players} should have {needed}, not {arbiters}");
        remarks.should(Subject::Arbiters, source, text);
    }
}

fn inspections(case: &Case<'_>, remarks: &mut Remarks) {
    if case.is_us() {
        return;
    }
    let source = case.books.manual("anti-cheating, inspections");
    match case.more.inspections {
        None => {
            let text = "inspections at random are possible only if they are announced";
            let severity = match case.is_official() || case.is_title_event() {
                true => Severity::Should,
                false => Severity::Note,
            };
            remarks.add(severity, Subject::Inspections, source, text);
        }
        Some(Inspections::OnSuspicion | Inspections::Random) => {}
    }
}

fn accessibility(case: &Case<'_>, remarks: &mut Remarks) {
    if case.is_us() {
        return;
    }
    let source = || case.books.standards("10.1");
    let Some(said) = &case.more.accessibility else {
        let text = "it is not announced whether the venue is accessible, and until when players \
                    with a disability tell their needs";
        remarks.should(Subject::Accessibility, source(), text);
        return;
    };
    if said.accessible == Some(false) {
        let text = "a venue that not everybody can reach needs another place under supervision";
        remarks.should(Subject::Accessibility, source(), text);
    }
    if said.notice_days.is_some_and(|days| days < 20) {
        let text = "needs should be told at least 20 days before the start";
        remarks.note(Subject::Accessibility, source(), text);
    }
}

fn analysis_room(case: &Case<'_>, remarks: &mut Remarks) {
    if case.more.analysis_room.is_none() && !case.is_us() {
        let text = "say which rooms belong to the venue, and where games can be analysed";
        let source = case.books.law("playing-venue");
        remarks.note(Subject::AnalysisRoom, source, text);
    }
}
