//! Who is where: knockouts by the round reached, withdrawals from a round robin.

mod common;

use adoube_conduct::ranking::Ranking;
use adoube_conduct::rounds::{HowToPair, next_round, report, still_in};
use adoube_formats::read_trf;
use adoube_journal::{
    AdjustResult, AssignNumbers, Command, Format, PairRound, Pairing, Provenance, RoundClosed,
    RoundPairings, SectionSettings, Withdraw,
};
use adoube_pairing::schedule::knockout::Bracket;
use adoube_tournament::{
    BoardNumber, Colour, EntrantId, GameResult, Outcome, Points, Purpose, RoundNumber, Tournament,
};
use common::{Hall, id};

fn settings(format: Format, rounds: u16) -> SectionSettings {
    SectionSettings {
        format,
        initial_colour: Some(Colour::White),
        ..SectionSettings::swiss("Open", rounds)
    }
}

fn knockout(players: u32) -> Hall {
    let rounds = u16::try_from(players.next_power_of_two().ilog2()).unwrap();
    let mut hall = Hall::new(settings(Format::Knockout, rounds));
    hall.enter(players);
    hall.write(vec![Command::AssignNumbers(AssignNumbers {
        section: id(),
        order: None,
    })]);
    hall
}

fn ranking(hall: &Hall) -> Ranking {
    let section = hall.section();
    let after = section.draft.paired_rounds();
    let tournament = section.snapshot().unwrap();
    Ranking::of(&hall.event().details, &section.settings, &tournament, after)
}

/// Rank and id, in order.
fn places(hall: &Hall) -> Vec<(usize, u32)> {
    let ranking = ranking(hall);
    let id = |place: usize| ranking.field.participants()[place].id;
    let lines = ranking.standings.lines().iter();
    lines.map(|line| (line.rank, id(line.place))).collect()
}

/// Whoever has the higher number by this rule wins.
fn wins(white: EntrantId, black: EntrantId, luck: u32) -> GameResult {
    let strength = |player: EntrantId| (player.0.wrapping_mul(2_654_435_761) ^ luck) % 97;
    if strength(white) >= strength(black) {
        GameResult::WHITE_WINS
    } else {
        GameResult::BLACK_WINS
    }
}

#[test]
fn knockouts_of_every_size_are_ranked_as_their_bracket_says() {
    for players in 2..=17 {
        for luck in [0, 7, 1_234_567] {
            let mut hall = knockout(players);
            let rounds = hall.section().settings.rounds;
            for round in 1..=rounds {
                hall.pair(&HowToPair::with_seed(1));
                hall.results(|white, black| wins(white, black, luck));
                let left = players.next_power_of_two() >> round;
                assert_eq!(still_in(hall.section()).len(), left as usize);
            }
            let tournament = hall.section().snapshot().unwrap();
            let expected = Bracket::of(&tournament).unwrap().placings();
            let expected: Vec<(usize, u32)> = expected
                .iter()
                .map(|place| (place.from as usize, place.player))
                .collect();
            assert_eq!(places(&hall), expected, "{players} players");
        }
    }
}

/// The ranks of a report by pairing number.
fn reported(hall: &Hall) -> Vec<u32> {
    let report = report(hall.event(), hall.section(), None).unwrap();
    let players = report.text.lines().filter(|line| line.starts_with("001"));
    players
        .map(|line| line[85..89].trim().parse().unwrap())
        .collect()
}

#[test]
fn byes_of_the_first_round_do_not_cost_a_place() {
    let mut hall = knockout(6);
    let how = HowToPair::with_seed(1);
    hall.pair(&how);
    assert_eq!(hall.games(1).len(), 2);
    // While round 1 goes on: those with a bye have reached round 2 already.
    let ranks: Vec<usize> = places(&hall).iter().map(|(rank, _)| *rank).collect();
    assert_eq!(ranks, [1, 1, 3, 3, 3, 3]);
    hall.results(favourite);
    assert_eq!(
        places(&hall),
        [(1, 1), (1, 2), (1, 3), (1, 4), (5, 5), (5, 6)]
    );
    hall.pair(&how);
    hall.results(favourite);
    hall.pair(&how);
    hall.results(favourite);
    let end = [(1, 1), (2, 2), (3, 3), (3, 4), (5, 5), (5, 6)];
    assert_eq!(places(&hall), end);
    assert_eq!(reported(&hall), [1, 2, 3, 3, 5, 5]);
}

fn favourite(white: EntrantId, black: EntrantId) -> GameResult {
    if white < black {
        GameResult::WHITE_WINS
    } else {
        GameResult::BLACK_WINS
    }
}

#[test]
fn play_offs_forfeits_and_withdrawals() {
    let mut hall = knockout(4);
    let how = HowToPair::with_seed(1);
    hall.pair(&how);
    hall.results(|_, _| GameResult::DRAW);
    // Drawn: nobody is out before the play-off.
    assert_eq!(places(&hall), [(1, 1), (1, 2), (1, 3), (1, 4)]);
    let play_off = |board, result| {
        Command::AdjustResult(AdjustResult {
            section: id(),
            round: RoundNumber(1),
            board: BoardNumber::single(board),
            purpose: Purpose::Pairing,
            result: Some(result),
        })
    };
    // Boards 1–4 and 2–3: 4 and 3 win the play-offs.
    let offs = vec![
        play_off(1, GameResult::BLACK_WINS),
        play_off(2, GameResult::BLACK_WINS),
    ];
    hall.submit(offs, "play-off").unwrap();
    assert_eq!(places(&hall), [(1, 3), (1, 4), (3, 1), (3, 2)]);
    hall.write(vec![Command::Withdraw(Withdraw {
        section: id(),
        entrant: EntrantId(3),
        from: None,
    })]);
    hall.pair(&how);
    let over = next_round(&hall.event().details, hall.section(), &how);
    assert!(over.is_err(), "the walkover decides the final");
    assert_eq!(places(&hall), [(1, 4), (2, 3), (3, 1), (3, 2)]);
    let told = report(hall.event(), hall.section(), None).unwrap().left_out;
    assert!(
        told.iter()
            .map(|one| hall.told(one))
            .any(|text| text.contains("round 1, board 1") && text.contains("pairing")),
        "the play-off is not in the file: {told:?}"
    );
}

#[test]
fn a_match_for_third_place_decides_it() {
    let mut hall = knockout(4);
    hall.pair(&HowToPair::with_seed(1));
    hall.results(favourite);
    let board = |board, white, black| Pairing {
        board: BoardNumber::single(board),
        white: EntrantId(white),
        black: EntrantId(black),
    };
    hall.write(vec![
        Command::CloseRound(RoundClosed {
            section: id(),
            round: RoundNumber(1),
        }),
        Command::PairRound(PairRound {
            section: id(),
            round: RoundNumber(2),
            pairings: RoundPairings {
                // Third place on the first board.
                boards: vec![board(1, 3, 4), board(2, 1, 2)],
                ..RoundPairings::default()
            },
            made_by: Provenance::by_hand(),
        }),
    ]);
    assert_eq!(places(&hall), [(1, 1), (1, 2), (3, 3), (3, 4)]);
    hall.results(|_, _| GameResult::BLACK_WINS);
    assert_eq!(places(&hall), [(1, 2), (2, 1), (3, 4), (4, 3)]);
    let tournament = hall.section().snapshot().unwrap();
    let placed: Vec<u32> = (Bracket::of(&tournament).unwrap().placings().iter())
        .map(|placing| placing.player)
        .collect();
    assert_eq!(placed, [2, 1, 4, 3]);
}

#[test]
fn a_double_forfeit_knocks_both_out() {
    let mut hall = knockout(8);
    hall.pair(&HowToPair::with_seed(1));
    let games = hall.games(1);
    assert_eq!(games[0], (1, 8));
    hall.results(|white, black| match white.0.min(black.0) {
        1 => GameResult::DOUBLE_FORFEIT,
        _ => favourite(white, black),
    });
    let out: Vec<(usize, u32)> = places(&hall).split_off(3);
    assert_eq!(out, [(4, 1), (4, 5), (4, 6), (4, 7), (4, 8)]);
}

/// A round robin in which everybody draws, and some leave after a round.
fn round_robin(players: u32, cycles: u16, leave: &[(u32, u16)]) -> Hall {
    // With an odd number everybody rests once a cycle.
    let rounds = cycles * u16::try_from(players - 1 + players % 2).unwrap();
    let mut hall = Hall::new(settings(Format::RoundRobin, rounds));
    hall.enter(players);
    hall.write(vec![Command::AssignNumbers(AssignNumbers {
        section: id(),
        order: None,
    })]);
    let how = HowToPair::with_seed(1);
    for round in 1..=rounds {
        hall.pair(&how);
        hall.results(|_, _| GameResult::DRAW);
        let gone = leave.iter().filter(|(_, after)| *after == round);
        for (player, _) in gone {
            hall.write(vec![Command::Withdraw(Withdraw {
                section: id(),
                entrant: EntrantId(*player),
                from: None,
            })]);
        }
        let settled = adoube_conduct::rounds::settle(hall.section()).unwrap();
        if !settled.is_empty() {
            hall.submit(settled, "General Regulations 6.7").unwrap();
        }
    }
    hall
}

/// The report read again: the points and the drawn games of each player.
fn read_again(hall: &Hall) -> Vec<(Points, usize)> {
    let written = report(hall.event(), hall.section(), None).unwrap();
    assert_eq!(written.warnings, [], "{}", written.text);
    let trf = read_trf(written.text.as_bytes()).unwrap();
    let draft = trf.to_draft().unwrap().draft;
    let tournament = Tournament::new(draft).unwrap();
    let after = tournament.paired_rounds();
    let entrants = tournament.entrants().iter();
    entrants
        .map(|entrant| {
            let card = tournament.card(entrant.id, after);
            let rated = card.filter(|row| row.counted_for(Purpose::Rating) == Outcome::Draw);
            let points = tournament.score(entrant.id, after, Purpose::Standings);
            (points, rated.count())
        })
        .collect()
}

/// Players, cycles, who leaves after which round, and whose games do not count.
type Withdrawals<'w> = (u32, u16, &'w [(u32, u16)], &'w [u32]);

#[test]
fn a_withdrawal_before_half_is_rated_and_does_not_count() {
    let cases: [Withdrawals; 6] = [
        (6, 1, &[(6, 2)], &[6]),
        (6, 1, &[(6, 3)], &[]),
        (5, 1, &[(5, 1)], &[5]),
        (4, 2, &[(4, 2)], &[4]),
        // Exactly half of six games.
        (4, 2, &[(4, 3)], &[]),
        (6, 1, &[(6, 2), (5, 2)], &[5, 6]),
    ];
    for (players, cycles, leave, cancelled) in cases {
        let hall = round_robin(players, cycles, leave);
        let section = hall.section();
        let tournament = section.snapshot().unwrap();
        let after = tournament.paired_rounds();
        let again = read_again(&hall);
        for (entrant, (points, rated)) in tournament.entrants().iter().zip(&again) {
            let card: Vec<_> = tournament.card(entrant.id, after).collect();
            let is_cancelled = |row: &adoube_tournament::CardRow| {
                let met = row.opponent.is_some_and(|id| cancelled.contains(&id.0));
                row.opponent.is_some() && (met || cancelled.contains(&entrant.id.0))
            };
            for row in &card {
                assert_eq!(row.is_cancelled(), is_cancelled(row), "{leave:?}, {row:?}");
                assert_eq!(row.in_table(), row.reported);
            }
            let drawn = card.iter().filter(|row| row.reported == Outcome::Draw);
            assert_eq!(*rated, drawn.count(), "{leave:?}: games played are rated");
            let score = tournament.score(entrant.id, after, Purpose::Standings);
            assert_eq!(*points, score, "{leave:?}: the line has the points");
        }
        let ranks: Vec<u32> = places(&hall).iter().map(|(_, id)| *id).collect();
        if let [gone, ..] = cancelled {
            assert!(
                ranks[..ranks.len() - cancelled.len()]
                    .iter()
                    .all(|id| !cancelled.contains(id))
            );
            assert!(ranks.contains(gone));
        }
    }
}

/// A correction that comes too late counts for rating only (C.04.2.D.8): the line tells what is
/// rated, and the points stay.
#[test]
fn a_result_for_rating_reaches_the_report() {
    let mut hall = Hall::new(settings(Format::Swiss, 3));
    hall.enter(4);
    let how = HowToPair::with_seed(1);
    hall.pair(&how);
    hall.results(|_, _| GameResult::WHITE_WINS);
    let (white, black) = hall.games(1)[0];
    let late = Command::AdjustResult(AdjustResult {
        section: id(),
        round: RoundNumber(1),
        board: BoardNumber::single(1),
        purpose: Purpose::Rating,
        result: Some(GameResult::DRAW),
    });
    hall.submit(vec![late], "score sheets compared").unwrap();
    let written = report(hall.event(), hall.section(), None).unwrap();
    let comment = format!("### Rating correction @ Round 1: {white}-{black}: 1-0 => =-=");
    assert!(written.text.contains(&comment), "{}", written.text);
    let again = read_again(&hall);
    let of = |number: u32| again[number as usize - 1];
    assert_eq!(of(white), (Points::ONE, 1));
    assert_eq!(of(black), (Points::ZERO, 1));
}

#[test]
fn a_report_names_the_games_without_a_result() {
    let mut hall = Hall::new(settings(Format::Swiss, 3));
    hall.enter(4);
    hall.pair(&HowToPair::with_seed(1));
    let (white, _) = hall.games(1)[0];
    hall.results(|one, _| match one.0 == white {
        true => GameResult::ADJOURNED,
        false => GameResult::DRAW,
    });
    hall.pair(&HowToPair::with_seed(1));
    let written = report(hall.event(), hall.section(), None).unwrap();
    let told: Vec<String> = written.left_out.iter().map(|one| hall.told(one)).collect();
    let told = told.join("\n");
    assert!(told.contains("game unreported: round 2, board 1"), "{told}");
    // What is adjourned has a sign of its own.
    assert_eq!(written.text.matches(" ?").count(), 2, "{}", written.text);
    assert!(written.text.contains("\n162  X 0.5"), "{}", written.text);
    assert!(written.text.contains("### Not reported @ Round 2: "));
}
