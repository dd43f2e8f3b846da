//! What results are worth, for players and for teams.

use adoube_tournament::{PointSystem, Points, TeamScoring};

use super::super::articles;
use super::super::case::Case;
use super::super::observed::{Observed, Scored};
use super::super::remark::{Remarks, Severity, Subject};

pub(super) fn check(case: &Case<'_>, remarks: &mut Remarks) {
    let system = &case.section.point_system;
    system_of(case, system, Subject::PointSystem, remarks);
    unusual(case, system, remarks);
    byes(case, system, remarks);
    teams(case, remarks);
}

/// A system that cannot be, for games or for matches.
fn system_of(case: &Case<'_>, system: &PointSystem, subject: Subject, remarks: &mut Remarks) {
    if let Err(why) = system.check() {
        let impossible = Observed::ImpossiblePoints { why };
        remarks.must(subject, case.books.law("points"), impossible);
    }
    let worth = [
        (Scored::Win, system.win),
        (Scored::Draw, system.draw),
        (Scored::Loss, system.loss),
        (Scored::ForfeitWin, system.forfeit_win),
        (Scored::PairingAllocatedBye, system.pairing_allocated_bye),
        (Scored::FullPointBye, system.full_point_bye),
        (Scored::HalfPointBye, system.half_point_bye),
    ];
    for (what, points) in worth
        .into_iter()
        .filter(|(_, points)| *points < Points::ZERO)
    {
        let less = Observed::LessThanNothing { what, points };
        remarks.should(subject, case.books.law("points"), less);
    }
}

fn unusual(case: &Case<'_>, system: &PointSystem, remarks: &mut Remarks) {
    let worth = (system.win, system.draw, system.loss);
    let usual = PointSystem::one_half_zero();
    if worth == (usual.win, usual.draw, usual.loss) {
        return;
    }
    let known = [
        PointSystem::three_one_zero(),
        PointSystem::two_one_zero(),
        PointSystem::of(Points::whole(3), Points::whole(2), Points::ONE),
    ];
    let is_known = known.iter().any(|k| (k.win, k.draw, k.loss) == worth);
    let severity = match is_known && !case.is_us() {
        true => Severity::Note,
        false => Severity::Should,
    };
    let (win, draw, loss) = worth;
    let unusual = Observed::UnusualScoring { win, draw, loss };
    let source = case.books.law("points");
    remarks.add(severity, Subject::PointSystem, source, unusual);
}

/// What is not played.
fn byes(case: &Case<'_>, system: &PointSystem, remarks: &mut Remarks) {
    let law = || case.books.law("points");
    if system.forfeit_win != system.win {
        let (forfeit, win) = (system.forfeit_win, system.win);
        let differs = Observed::ForfeitWinDiffers { forfeit, win };
        remarks.should(Subject::PointSystem, law(), differs);
    }
    if system.forfeit_loss > system.loss {
        let more = Observed::ForfeitLossWorthMore;
        remarks.should(Subject::PointSystem, law(), more);
    }
    let points = system.pairing_allocated_bye;
    if points != system.win && case.is_swiss() {
        let source = if case.is_us() {
            case.books.us(articles::US_FULL_POINT_BYE)
        } else {
            case.books.swiss(3)
        };
        if points > system.win {
            let more = Observed::AllocatedByeWorthMore { points };
            remarks.should(Subject::PointSystem, source, more);
        } else {
            let less = Observed::AllocatedByeWorthLess { points };
            remarks.note(Subject::PointSystem, source, less);
        }
    }
    let requested = || case.books.general_or_us(articles::BYES);
    if system.half_point_bye != system.draw {
        let (bye, draw) = (system.half_point_bye, system.draw);
        let differs = Observed::HalfPointByeDiffers { bye, draw };
        remarks.should(Subject::PointSystem, requested(), differs);
    }
    if system.zero_point_bye != Points::ZERO {
        let points = system.zero_point_bye;
        let worth = Observed::ZeroPointByeWorth { points };
        remarks.should(Subject::PointSystem, requested(), worth);
    }
}

fn teams(case: &Case<'_>, remarks: &mut Remarks) {
    let scoring = &case.section.team_scoring;
    let source = || case.books.general_or_us(articles::TEAMS);
    if !case.is_team() {
        if *scoring != TeamScoring::default() {
            let idle = Observed::TeamScoringWithoutTeams;
            remarks.note(Subject::TeamScoring, source(), idle);
        }
        return;
    }
    system_of(case, &scoring.match_points, Subject::TeamScoring, remarks);
    if scoring.boards == 0 {
        remarks.must(Subject::TeamScoring, source(), Observed::NoBoards);
    }
    line_ups(case, remarks);
}

/// US Chess orders the boards by rating unless something else is said (31B).
fn line_ups(case: &Case<'_>, remarks: &mut Remarks) {
    let said = case.more.line_ups.as_ref();
    let ordered = said.is_some_and(|said| said.board_order.is_some() || said.order.is_some());
    if !ordered && !case.is_us() {
        let source = case.books.general(articles::TEAMS.general);
        remarks.must(Subject::LineUps, source, Observed::NoBoardOrder);
    }
    if said.and_then(|said| said.deadline_minutes).is_none() {
        let source = case.books.general_or_us(articles::LINE_UPS);
        remarks.should(Subject::LineUps, source, Observed::NoLineUpDeadline);
    }
}
