//! How many rounds for how many players.

use adoube_journal::Format;

use super::super::articles;
use super::super::books::Article;
use super::super::case::Case;
use super::super::counts::{fewest_swiss_rounds, most_swiss_rounds, round_robin_rounds};
use super::super::observed::Observed;
use super::super::remark::{Remarks, Subject};

pub(super) fn check(case: &Case<'_>, remarks: &mut Remarks) {
    let rounds = case.section.rounds;
    if rounds == 0 {
        let source = if case.is_swiss() && !case.is_us() {
            case.books.swiss(1)
        } else {
            case.books.general_or_us(articles::INVITATION)
        };
        remarks.must(Subject::Rounds, source, Observed::NoRounds);
        return;
    }
    let Some(players) = case.more.expected_players else {
        let source = case.books.general_or_us(articles::PLAYERS);
        remarks.note(Subject::Players, source, Observed::NoExpectedPlayers);
        return;
    };
    if players < 2 {
        let source = case.books.general_or_us(articles::PLAYERS);
        remarks.must(Subject::Players, source, Observed::NobodyToPlay);
        return;
    }
    match case.section.format {
        Format::Swiss | Format::TeamSwiss | Format::IndividualTeams => {
            swiss(case, players, remarks)
        }
        Format::RoundRobin | Format::TeamRoundRobin => round_robin(case, players, remarks),
        Format::Knockout | Format::TeamKnockout => knockout(case, players, remarks),
        Format::Match if players != 2 => {
            let source = case.books.general_or_us(articles::TABLES);
            remarks.must(Subject::Players, source, Observed::MatchOfMany { players });
        }
        Format::Match
        | Format::Scheveningen
        | Format::Skalitzka
        | Format::Hutton
        | Format::ExtraGames => {}
    }
}

fn swiss(case: &Case<'_>, players: u32, remarks: &mut Remarks) {
    let rounds = case.section.rounds;
    let (fewest, most) = (fewest_swiss_rounds(players), most_swiss_rounds(players));
    if rounds > most {
        let too_many = Observed::TooManyRounds {
            players,
            most,
            rounds,
        };
        let source = if case.is_us() {
            case.books.us(articles::US_MET)
        } else {
            case.books.swiss(2)
        };
        remarks.must(Subject::Rounds, source, too_many);
    } else if rounds < fewest {
        let too_few = Observed::TooFewRounds {
            rounds,
            players,
            needed: fewest,
        };
        let source = if case.is_us() {
            case.books.us(articles::US_PAIRING)
        } else {
            case.books.manual(Article::ManualRounds)
        };
        remarks.should(Subject::Rounds, source, too_few);
        many_more(case, fewest - rounds, remarks);
    } else if u32::from(rounds) * 2 > players && players > 2 {
        let source = case.books.general_or_us(articles::ROUNDS_OF_TABLES);
        let many = Observed::ManyRounds { rounds, players };
        remarks.note(Subject::Rounds, source, many);
    }
}

/// Twice as many players as can be told apart usually do no harm.
fn many_more(case: &Case<'_>, too_few: u16, remarks: &mut Remarks) {
    if too_few < 2 || case.more.acceleration.is_some() {
        return;
    }
    let source = if case.is_us() {
        case.books.us(articles::US_ACCELERATION)
    } else {
        case.books.handling(1)
    };
    remarks.note(Subject::PairingSystem, source, Observed::AccelerationHelps);
}

fn round_robin(case: &Case<'_>, players: u32, remarks: &mut Remarks) {
    let rounds = case.section.rounds;
    let once = round_robin_rounds(players);
    if !rounds.is_multiple_of(once) {
        let source = case.books.general_or_us(articles::ROUNDS_OF_TABLES);
        let other = Observed::NoWholeTable {
            players,
            once,
            twice: u32::from(once) * 2,
            rounds,
        };
        remarks.must(Subject::Rounds, source, other);
    }
}

fn knockout(case: &Case<'_>, players: u32, remarks: &mut Remarks) {
    let rounds = case.section.rounds;
    let stages = fewest_swiss_rounds(players);
    let source = || case.books.general_or_us(articles::TABLES);
    if rounds < stages {
        let too_few = Observed::TooFewStages {
            players,
            stages,
            rounds,
        };
        remarks.must(Subject::Rounds, source(), too_few);
    } else if !rounds.is_multiple_of(stages) {
        let odd = Observed::NoMultipleOfStages { rounds, stages };
        remarks.note(Subject::Rounds, source(), odd);
    }
}
