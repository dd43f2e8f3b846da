//! How many rounds for how many players.

use adoube_journal::Format;

use super::super::case::Case;
use super::super::counts::{fewest_swiss_rounds, most_swiss_rounds, round_robin_rounds};
use super::super::remark::{Remarks, Subject};
use super::counted;

pub(super) fn check(case: &Case<'_>, remarks: &mut Remarks) {
    let rounds = case.section.rounds;
    if rounds == 0 {
        let text = "the number of rounds is not announced";
        let source = if case.is_swiss() && !case.is_us() {
            case.books.swiss(1)
        } else {
            case.books.general_or_us("12.3", "25")
        };
        remarks.must(Subject::Rounds, source, text);
        return;
    }
    let Some(players) = case.more.expected_players else {
        let text = "how many are expected is not announced; nobody can tell whether the rounds fit";
        let source = case.books.general_or_us("12.3", "27");
        remarks.note(Subject::Players, source, text);
        return;
    };
    if players < 2 {
        let text = "there must be at least two to play";
        let source = case.books.general_or_us("12.3", "27");
        remarks.must(Subject::Players, source, text);
        return;
    }
    match case.section.format {
        Format::Swiss | Format::TeamSwiss => swiss(case, players, remarks),
        Format::RoundRobin | Format::TeamRoundRobin => round_robin(case, players, remarks),
        Format::Knockout => knockout(case, players, remarks),
        Format::Match if players != 2 => {
            let text = format!("a match has two players, not {players}");
            let source = case.books.general_or_us("5", "30");
            remarks.must(Subject::Players, source, text);
        }
        Format::Match => {}
    }
}

fn swiss(case: &Case<'_>, players: u32, remarks: &mut Remarks) {
    let rounds = case.section.rounds;
    let (fewest, most) = (fewest_swiss_rounds(players), most_swiss_rounds(players));
    if rounds > most {
        let most = counted(most, "round");
        let text = format!(
            "{players} can have at most {most} without meeting anybody twice, not {rounds}"
        );
        let source = if case.is_us() {
            case.books.us("27A1")
        } else {
            case.books.swiss(2)
        };
        remarks.must(Subject::Rounds, source, text);
    } else if rounds < fewest {
        let text = format!(
            "after {} more than one of {players} can have won every game; that needs {}",
            counted(rounds, "round"),
            counted(fewest, "round")
        );
        let source = if case.is_us() {
            case.books.us("27")
        } else {
            case.books.manual("Swiss rules, number of rounds")
        };
        remarks.should(Subject::Rounds, source, text);
        many_more(case, fewest - rounds, remarks);
    } else if u32::from(rounds) * 2 > players && players > 2 {
        let text = format!(
            "{rounds} rounds are many for {players}: the last ones will be paired far apart; \
             think of a round robin"
        );
        let source = case.books.general_or_us("5.1", "30");
        remarks.note(Subject::Rounds, source, text);
    }
}

/// Twice as many players as can be told apart usually do no harm.
fn many_more(case: &Case<'_>, too_few: u16, remarks: &mut Remarks) {
    if too_few < 2 || case.more.acceleration.is_some() {
        return;
    }
    let text = "with so many players an announced acceleration helps";
    let source = if case.is_us() {
        case.books.us("28R")
    } else {
        case.books.handling(1)
    };
    remarks.note(Subject::PairingSystem, source, text);
}

fn round_robin(case: &Case<'_>, players: u32, remarks: &mut Remarks) {
    let rounds = case.section.rounds;
    let once = round_robin_rounds(players);
    if !rounds.is_multiple_of(once) {
        let text = format!(
            "{players} meet each other once in {} and twice in {}, not in {rounds}",
            counted(once, "round"),
            u32::from(once) * 2
        );
        let source = case.books.general_or_us("5.1", "30");
        remarks.must(Subject::Rounds, source, text);
    }
}

fn knockout(case: &Case<'_>, players: u32, remarks: &mut Remarks) {
    let rounds = case.section.rounds;
    let stages = fewest_swiss_rounds(players);
    let source = || case.books.general_or_us("5", "30");
    if rounds < stages {
        let text = format!("{players} need {stages} stages until one is left, not {rounds}");
        remarks.must(Subject::Rounds, source(), text);
    } else if !rounds.is_multiple_of(stages) {
        let text = format!("{rounds} rounds are no multiple of the {stages} stages");
        remarks.note(Subject::Rounds, source(), text);
    }
}
