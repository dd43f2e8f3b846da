//! Rounds made by hand: what is found in them, and the command that makes them.

use crate::common::{Hall, id};
use adoube_conduct::rounds::{HowToPair, Severity, change_to, check_change, explain, standing};
use adoube_journal::{
    AssignNumbers, ByeRequested, Command, EnterResult, Format, PairRound, Pairing,
    PairingsProhibited, Provenance, Refusal, RoundClosed, RoundPairings, SectionSettings, Withdraw,
};
use adoube_pairing::facts::Article;
use adoube_tournament::{
    BoardNumber, Bye, ByeKind, Colour, EntrantId, GameResult, ProhibitedPairing, RoundNumber,
    RoundSpan,
};
use adoube_vectors::{Vectors, tests};
use serde::Deserialize;

pub(super) fn register(vectors: &mut Vectors) {
    vectors.file("hand", |file| {
        file.each("case", what_rounds_made_by_hand_break);
    });
    vectors.tests(&tests![
        a_prohibited_pair_is_found,
        who_withdrew_or_asked_for_a_bye_cannot_be_paired,
        a_swap_is_one_command_and_is_told_afterwards,
        a_board_with_a_result_stays,
    ]);
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    name: String,
    article: String,
    #[serde(default)]
    format: Format,
    system: Option<String>,
    players: u32,
    planned: Option<u16>,
    rounds: Vec<String>,
    made: String,
    finds: Vec<Found>,
    /// More may be found than is written here.
    #[serde(default)]
    incomplete: bool,
}

#[derive(Deserialize, Debug, PartialEq, Eq, Clone)]
#[serde(deny_unknown_fields)]
struct Found {
    severity: String,
    #[serde(default)]
    article: String,
    entrants: Vec<u32>,
}

/// Pairs and byes, with the results of those that have one.
fn read(text: &str) -> (RoundPairings, Vec<(BoardNumber, GameResult)>) {
    let (mut pairings, mut results) = (RoundPairings::default(), Vec::new());
    for word in text.split_whitespace() {
        if let Some(bye) = word.strip_prefix('+') {
            pairings.byes.push(Bye {
                entrant: EntrantId(bye.parse().unwrap()),
                kind: ByeKind::PairingAllocated,
            });
            continue;
        }
        let (pair, result) = word.split_once(':').unwrap_or((word, ""));
        let (white, black) = pair.split_once('-').unwrap();
        let board = BoardNumber::single(pairings.boards.len() as u32 + 1);
        let player = |text: &str| EntrantId(text.parse().unwrap());
        pairings.boards.push(Pairing {
            board,
            white: player(white),
            black: player(black),
        });
        if !result.is_empty() {
            results.push((board, result.parse().unwrap()));
        }
    }
    (pairings, results)
}

fn settings(format: Format, system: Option<String>, rounds: u16) -> SectionSettings {
    SectionSettings {
        format,
        pairing_system: system,
        initial_colour: Some(Colour::White),
        ..SectionSettings::swiss("Open", rounds)
    }
}

/// A section with rounds that were paired by hand and closed.
fn played(case: &Case) -> Hall {
    let planned = case.planned.unwrap_or(3);
    let mut hall = Hall::new(settings(case.format, case.system.clone(), planned));
    hall.enter(case.players);
    hall.write(vec![Command::AssignNumbers(AssignNumbers {
        section: id(),
        order: None,
    })]);
    for (place, text) in case.rounds.iter().enumerate() {
        let (pairings, results) = read(text);
        let round = RoundNumber::at_place(place);
        let mut commands = vec![Command::PairRound(PairRound {
            section: id(),
            round,
            pairings,
            made_by: Provenance::by_hand(),
        })];
        commands.extend(results.into_iter().map(|(board, result)| {
            let section = id();
            Command::EnterResult(EnterResult {
                section,
                round,
                board,
                result,
            })
        }));
        commands.push(Command::CloseRound(RoundClosed {
            section: id(),
            round,
        }));
        hall.write(commands);
    }
    hall
}

fn what_rounds_made_by_hand_break(case: Case) {
    let hall = played(&case);
    let (proposal, _) = read(&case.made);
    let section = hall.section();
    let round = section.next_round();
    let findings = check_change(&hall.event().details, section, round, &proposal);
    let mut found: Vec<Found> = (findings.iter())
        .filter(|finding| finding.severity > Severity::Remark)
        .map(|finding| {
            let mut entrants: Vec<u32> = finding.entrants.iter().map(|id| id.0).collect();
            entrants.sort_unstable();
            Found {
                severity: format!("{:?}", finding.severity).to_lowercase(),
                article: finding
                    .article
                    .map_or_else(String::new, |it| hall.told(&it)),
                entrants,
            }
        })
        .collect();
    if case.incomplete {
        found.retain(|one| case.finds.contains(one));
    }
    let told: Vec<String> = findings.iter().map(|one| hall.told(one)).collect();
    let name = format!("{} ({}): {told:#?}", case.name, case.article);
    assert_eq!(found, case.finds, "{name}");
}

fn a_prohibited_pair_is_found() {
    let mut hall = Hall::new(settings(Format::Swiss, None, 3));
    hall.enter(4);
    hall.write(vec![
        Command::AssignNumbers(AssignNumbers {
            section: id(),
            order: None,
        }),
        Command::ProhibitPairings(PairingsProhibited {
            section: id(),
            prohibited: vec![ProhibitedPairing {
                entrants: vec![EntrantId(1), EntrantId(3)],
                rounds: RoundSpan::from(RoundNumber::FIRST),
            }],
        }),
    ]);
    let (proposal, _) = read("1-3 4-2");
    let details = &hall.event().details;
    let findings = check_change(details, hall.section(), RoundNumber(1), &proposal);
    assert_eq!(findings[0].severity, Severity::Breach);
    assert_eq!(findings[0].article, Some(Article::OfTheEvent));
    assert_eq!(findings[0].entrants, [EntrantId(1), EntrantId(3)]);
}

fn who_withdrew_or_asked_for_a_bye_cannot_be_paired() {
    let mut hall = Hall::new(settings(Format::Swiss, None, 3));
    hall.enter(4);
    hall.write(vec![
        Command::AssignNumbers(AssignNumbers {
            section: id(),
            order: None,
        }),
        Command::Withdraw(Withdraw {
            section: id(),
            entrant: EntrantId(1),
            from: None,
        }),
        Command::RequestBye(ByeRequested {
            section: id(),
            entrant: EntrantId(2),
            round: RoundNumber(1),
            bye: ByeKind::HalfPoint,
        }),
    ]);
    let (proposal, _) = read("1-3 4-2");
    let details = &hall.event().details;
    let findings = check_change(details, hall.section(), RoundNumber(1), &proposal);
    let impossible = findings
        .iter()
        .filter(|finding| finding.severity == Severity::Impossible);
    let who: Vec<u32> = impossible
        .flat_map(|one| &one.entrants)
        .map(|id| id.0)
        .collect();
    assert_eq!(who, [1, 2]);
}

/// A paired round is changed by swapping two players; the explanation then tells where.
fn a_swap_is_one_command_and_is_told_afterwards() {
    let mut hall = Hall::new(settings(Format::Swiss, Some("dutch-2026".to_owned()), 3));
    hall.enter(5);
    hall.pair(&HowToPair::with_seed(1));
    assert_eq!(hall.games(1), [(1, 3), (4, 2)]);
    let round = RoundNumber(1);
    let explained = explain(&hall.event().details, hall.section(), round).unwrap();
    assert_eq!(explained.deviation, None);

    let mut wanted = standing(hall.section(), round).unwrap();
    wanted.swap(EntrantId(3), EntrantId(5));
    let command = change_to(hall.section(), round, &wanted).unwrap();
    hall.submit(vec![command], "Player 05 has to play").unwrap();
    assert_eq!(hall.games(1), [(1, 5), (4, 2)]);
    assert_eq!(standing(hall.section(), round).unwrap(), wanted);

    let explained = explain(&hall.event().details, hall.section(), round).unwrap();
    let deviation = explained.deviation.clone().unwrap();
    let pairs = |boards: &[Pairing]| -> Vec<(u32, u32)> {
        boards
            .iter()
            .map(|one| (one.white.0, one.black.0))
            .collect()
    };
    assert_eq!(pairs(&deviation.stands), [(1, 5)]);
    assert_eq!(pairs(&deviation.by_the_rules), [(1, 3)]);
    assert_eq!(deviation.bye_stands, Some(EntrantId(3)));
    assert_eq!(deviation.bye_by_the_rules, Some(EntrantId(5)));
    assert!(deviation.why.is_some());

    let same = change_to(hall.section(), round, &wanted);
    assert_eq!(same, Err(Refusal::NothingChanges));
}

fn a_board_with_a_result_stays() {
    let mut hall = Hall::new(settings(Format::Swiss, None, 3));
    hall.enter(6);
    hall.pair(&HowToPair::with_seed(1));
    let round = RoundNumber(1);
    hall.write(vec![Command::EnterResult(EnterResult {
        section: id(),
        round,
        board: BoardNumber::single(1),
        result: GameResult::DRAW,
    })]);
    // Two of the other boards are changed and the first one stays.
    let [_, second, third] = hall.games(1)[..] else {
        panic!("three boards");
    };
    let (one, other) = (EntrantId(second.1), EntrantId(third.1));
    let mut wanted = standing(hall.section(), round).unwrap();
    wanted.swap(one, other);
    let command = change_to(hall.section(), round, &wanted).unwrap();
    hall.submit(vec![command], "a mistake").unwrap();
    let first = hall.games(1)[0];
    let mut wanted = standing(hall.section(), round).unwrap();
    wanted.swap(EntrantId(first.0), one);
    let details = &hall.event().details;
    let findings = check_change(details, hall.section(), round, &wanted);
    assert_eq!(findings[0].severity, Severity::Impossible);
    assert!(
        hall.told(&findings[0]).contains("has a result"),
        "{findings:?}"
    );
}
