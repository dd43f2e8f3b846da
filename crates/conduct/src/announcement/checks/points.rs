//! What results are worth, for players and for teams.

use adoube_tournament::{PointSystem, Points, TeamScoring};

use super::super::case::Case;
use super::super::remark::{Remarks, Subject};

pub(super) fn check(case: &Case<'_>, remarks: &mut Remarks) {
    let system = &case.section.point_system;
    system_of(case, system, Subject::PointSystem, remarks);
    unusual(case, system, remarks);
    byes(case, system, remarks);
    teams(case, remarks);
}

/// A system that cannot be, for games or for matches.
fn system_of(case: &Case<'_>, system: &PointSystem, subject: Subject, remarks: &mut Remarks) {
    if let Err(fault) = system.check() {
        remarks.must(subject, case.books.law("points"), fault.to_string());
    }
    let worth = [
        ("a win", system.win),
        ("a draw", system.draw),
        ("a loss", system.loss),
        ("a win by forfeit", system.forfeit_win),
        ("the pairing-allocated bye", system.pairing_allocated_bye),
        ("a full-point bye", system.full_point_bye),
        ("a half-point bye", system.half_point_bye),
    ];
    for (what, points) in worth
        .into_iter()
        .filter(|(_, points)| *points < Points::ZERO)
    {
        let text = format!("{what} is worth {points}, less than nothing");
        remarks.should(subject, case.books.law("points"), text);
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
    let text = format!(
        "{} – {} – {} is not the usual scoring and must be in the regulations",
        system.win, system.draw, system.loss
    );
    let source = case.books.law("points");
    if is_known && !case.is_us() {
        remarks.note(Subject::PointSystem, source, text);
    } else {
        remarks.should(Subject::PointSystem, source, text);
    }
}

/// What is not played.
fn byes(case: &Case<'_>, system: &PointSystem, remarks: &mut Remarks) {
    let law = || case.books.law("points");
    if system.forfeit_win != system.win {
        let text = format!(
            "a win by forfeit is worth {} and a won game {}",
            system.forfeit_win, system.win
        );
        remarks.should(Subject::PointSystem, law(), text);
    }
    if system.forfeit_loss > system.loss {
        let text = "a loss by forfeit is worth more than a lost game";
        remarks.should(Subject::PointSystem, law(), text);
    }
    let allocated = system.pairing_allocated_bye;
    if allocated != system.win && case.is_swiss() {
        let source = if case.is_us() {
            case.books.us("22B")
        } else {
            case.books.swiss(3)
        };
        let text = format!("the pairing-allocated bye is worth {allocated}, not as much as a win");
        if allocated > system.win {
            remarks.should(Subject::PointSystem, source, text);
        } else {
            let text = format!("{text}; that must be in the regulations");
            remarks.note(Subject::PointSystem, source, text);
        }
    }
    let requested = || case.books.general_or_us("6.8", "22C");
    if system.half_point_bye != system.draw {
        let text = format!(
            "a half-point bye is worth {} and a draw {}",
            system.half_point_bye, system.draw
        );
        remarks.should(Subject::PointSystem, requested(), text);
    }
    if system.zero_point_bye != Points::ZERO {
        let text = format!("a zero-point bye is worth {}", system.zero_point_bye);
        remarks.should(Subject::PointSystem, requested(), text);
    }
}

fn teams(case: &Case<'_>, remarks: &mut Remarks) {
    let scoring = &case.section.team_scoring;
    let source = || case.books.general_or_us("7", "31");
    if !case.is_team() {
        if *scoring != TeamScoring::default() {
            let text = "team scoring means nothing where no teams play";
            remarks.note(Subject::TeamScoring, source(), text);
        }
        return;
    }
    system_of(case, &scoring.match_points, Subject::TeamScoring, remarks);
    if scoring.boards == 0 {
        let text = "the number of boards of a match is not announced";
        remarks.must(Subject::TeamScoring, source(), text);
    }
    line_ups(case, remarks);
}

/// US Chess orders the boards by rating unless something else is said (31B).
fn line_ups(case: &Case<'_>, remarks: &mut Remarks) {
    let said = case.more.line_ups.as_ref();
    if said.and_then(|said| said.board_order.as_ref()).is_none() && !case.is_us() {
        let text = "it is not announced how the boards of a team are ordered";
        remarks.must(Subject::LineUps, case.books.general("7"), text);
    }
    if said.and_then(|said| said.deadline_minutes).is_none() {
        let text = "it is not announced until when line-ups are due";
        let source = case.books.general_or_us("7.1", "31G");
        remarks.should(Subject::LineUps, source, text);
    }
}
