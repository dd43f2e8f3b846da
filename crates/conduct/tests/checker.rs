//! The checker of report files finds every fault that is planted, and nothing else.

mod planted;

use adoube_conduct::checker::{Checked, FileFault, PairedBy, Wrong, check, rules_of};
use adoube_conduct::rounds::Found;
use adoube_formats::trf::Record;
use adoube_formats::{Trf, read_trf};
use adoube_pairing::schedule::berger;
use adoube_pairing::system::SwissSystem;
use adoube_pairing::us::Facts;
use adoube_tournament::{
    BoardNumber, ByeKind, Draft, Entrant, EntrantId, Game, GameResult, PairingNumber, Player,
    Points, ProhibitedPairing, Results, Round, RoundNumber, RoundSpan,
};

use planted::{Made, made, records_of, written};

/// How many tournaments of each system.
const SEEDS: u64 = 6;

fn checked(trf: &Trf) -> Checked {
    let found = trf.to_draft().unwrap();
    let rules = rules_of(&found, None).expect("a known system");
    check(trf, &found, rules.paired_by, &Facts::default()).unwrap()
}

fn all() -> impl Iterator<Item = Made> {
    let systems = SwissSystem::all().into_iter();
    systems.flat_map(|system| (1..=SEEDS).map(move |seed| made(&system, seed)))
}

fn tables(checked: &Checked) -> Vec<&FileFault> {
    let faults = checked.faults.iter();
    faults
        .filter_map(|fault| match &fault.what {
            Wrong::Table(fault) => Some(fault),
            Wrong::Round(_) => None,
        })
        .collect()
}

fn rounds(checked: &Checked) -> Vec<&Found> {
    let faults = checked.faults.iter();
    faults
        .filter_map(|fault| match &fault.what {
            Wrong::Round(found) => Some(&**found),
            Wrong::Table(_) => None,
        })
        .collect()
}

fn is_of_colours(found: &Found) -> bool {
    matches!(
        found,
        Found::ThirdColour { .. } | Found::ColourDenied { .. }
    )
}

#[test]
fn nothing_is_found_in_tournaments_by_the_rules() {
    for made in all() {
        let checked = checked(&made.trf);
        assert!(
            checked.is_right(),
            "{made}: {:?} {:?}",
            checked.differences,
            checked.faults
        );
    }
}

#[test]
fn places_that_are_exchanged_are_named() {
    for made in all() {
        let ranks: Vec<(usize, u32, Points)> = records_of(&made.trf)
            .filter_map(|(place, record)| match record {
                Record::Player(one) => Some((place, one.rank?, one.points?)),
                _ => None,
            })
            .collect();
        let (one, other) = (&ranks[0], ranks.iter().find(|other| other.2 != ranks[0].2));
        let other = other.expect("somebody with other points");
        let trf = made.with(|records| {
            for (from, to) in [(one, other), (other, one)] {
                if let Record::Player(player) = &mut records[to.0] {
                    player.rank = Some(from.1);
                }
            }
        });
        let checked = checked(&trf);
        assert!(checked.differences.is_empty(), "{made}");
        let found = tables(&checked);
        assert_eq!(found.len(), 2, "{made}: {found:?}");
        for fault in found {
            assert!(
                matches!(fault, FileFault::Place { .. }),
                "{made}: {fault:?}"
            );
        }
    }
}

#[test]
fn places_of_teams_that_are_exchanged_are_named() {
    for made in all().filter(|made| made.system.is_for_teams()) {
        let teams: Vec<(usize, u32, Points)> = records_of(&made.trf)
            .filter_map(|(place, record)| match record {
                Record::Team(one) => Some((place, one.rank?, one.match_points?)),
                _ => None,
            })
            .collect();
        let other = teams.iter().find(|other| other.2 != teams[0].2).unwrap();
        let trf = made.with(|records| {
            for (from, to) in [(&teams[0], other), (other, &teams[0])] {
                if let Record::Team(team) = &mut records[to.0] {
                    team.rank = Some(from.1);
                }
            }
        });
        let checked = checked(&trf);
        let found = tables(&checked);
        assert_eq!(found.len(), 2, "{made}: {found:?}");
        for fault in found {
            assert!(
                matches!(fault, FileFault::TeamPlace { .. }),
                "{made}: {fault:?}"
            );
        }
    }
}

#[test]
fn points_that_are_changed_are_named() {
    for made in all() {
        let mut changed = None;
        let trf = made.with(|records| {
            let player = records.iter_mut().find_map(|record| match record {
                Record::Player(player) => Some(player),
                _ => None,
            });
            let player = player.expect("a player");
            changed = Some(EntrantId(player.person.number));
            player.points = player.points.map(|points| points + Points::HALF);
        });
        let checked = checked(&trf);
        assert!(checked.differences.is_empty(), "{made}");
        let [FileFault::Points { player, .. }] = tables(&checked)[..] else {
            panic!("{made}: {:?}", checked.faults);
        };
        assert_eq!(Some(*player), changed, "{made}");
        assert_eq!(checked.faults.len(), 1, "{made}");
    }
}

#[test]
fn totals_of_teams_that_are_changed_are_named() {
    for made in all().filter(|made| made.system.is_for_teams()) {
        for of_matches in [true, false] {
            let trf = made.with(|records| {
                for record in records.iter_mut() {
                    if let Record::Team(team) = record {
                        let points = match of_matches {
                            true => &mut team.match_points,
                            false => &mut team.game_points,
                        };
                        *points = points.map(|points| points + Points::ONE);
                        break;
                    }
                }
            });
            let checked = checked(&trf);
            let found = tables(&checked);
            let is_named = match (of_matches, &found[..]) {
                (true, [FileFault::MatchPoints { record, .. }]) => record == "310",
                (false, [FileFault::GamePoints { record, .. }]) => record == "310",
                _ => false,
            };
            assert!(
                is_named && checked.differences.is_empty(),
                "{made}: {found:?}"
            );
        }
    }
}

/// Events in which the last round can be changed board by board.
fn of_single_games() -> impl Iterator<Item = Made> {
    let single = |made: &Made| !made.system.is_for_teams() && made.system.games_in_a_row() == 1;
    all().filter(single)
}

fn reversed(game: &mut Game) {
    std::mem::swap(&mut game.white, &mut game.black);
    let GameResult { white, black } = game.results.reported;
    game.results = Results::reported(GameResult::of(black, white));
}

#[test]
fn colours_that_are_reversed_are_named() {
    for made in of_single_games() {
        let mut draft = made.draft.clone();
        let last = RoundNumber::at_place(draft.rounds.len() - 1);
        let games = &mut draft.rounds.last_mut().unwrap().games;
        let Some(game) = games
            .iter_mut()
            .find(|game| game.results.reported.white.is_played())
        else {
            continue;
        };
        reversed(game);
        let (white, black) = (game.white, game.black);
        let checked = checked(&written(&draft, &made.system));
        let [difference] = &checked.differences[..] else {
            panic!("{made}: {:?}", checked.differences);
        };
        assert_eq!(difference.round, last, "{made}");
        let found = difference.found_pairs();
        assert_eq!(found.len(), 1, "{made}: {found:?}");
        assert_eq!(
            (found[0].1.white, found[0].1.black),
            (white, black),
            "{made}"
        );
        let expected = difference.expected_pairs();
        assert_eq!(expected[0].1.white, black, "{made}");
        let beside = checked.faults.iter().map(|fault| &fault.what);
        for fault in beside {
            let of_colours = matches!(fault, Wrong::Round(found) if is_of_colours(found));
            assert!(of_colours, "{made}: {fault:?}");
        }
    }
}

/// In a Double-Swiss the second game of a match follows from the first.
#[test]
fn second_games_that_do_not_follow_are_named() {
    let double = all().filter(|made| made.system.games_in_a_row() == 2);
    let (mut exchanged, mut byes) = (0, 0);
    for made in double {
        let second = made.draft.rounds.len() / 2 * 2 - 1;
        let round = RoundNumber::at_place(second);
        let named = |draft: &Draft| {
            let checked = checked(&written(draft, &made.system));
            let faults = checked.faults.into_iter();
            let faults = faults.filter(|fault| fault.round == Some(round));
            let faults = faults.map(|fault| match fault.what {
                Wrong::Table(fault) => fault,
                Wrong::Round(found) => panic!("{made}: {found:?}"),
            });
            faults.collect::<Vec<FileFault>>()
        };
        let mut draft = made.draft.clone();
        let games = &mut draft.rounds[second].games;
        reversed(&mut games[0]);
        let (white, black) = (games[0].white, games[0].black);
        let expected = [FileFault::ReturnColours { white, black }];
        assert_eq!(named(&draft), expected, "{made}");

        // Two who were the opponents of others.
        let mut draft = made.draft.clone();
        let games = &mut draft.rounds[second].games;
        let results = games[0].results.clone();
        let same = games
            .iter()
            .skip(1)
            .position(|game| game.results == results);
        if let Some(place) = same {
            let (first, others) = games.split_at_mut(1);
            std::mem::swap(&mut first[0].black, &mut others[place].black);
            let [mut one, mut other] =
                [&first[0], &others[place]].map(|game| FileFault::ReturnGame {
                    white: game.white,
                    black: game.black,
                });
            let named = named(&draft);
            if named.first() != Some(&one) {
                std::mem::swap(&mut one, &mut other);
            }
            assert_eq!(named, [one, other], "{made}");
            exchanged += 1;
        }

        let mut draft = made.draft.clone();
        let stands = &mut draft.rounds[second];
        let bye = (stands.byes.iter_mut()).find(|bye| bye.kind == ByeKind::PairingAllocated);
        if let Some(bye) = bye {
            let game = &mut stands.games[0];
            std::mem::swap(&mut bye.entrant, &mut game.white);
            let (player, white, black) = (bye.entrant, game.white, game.black);
            let wrong = [
                FileFault::ReturnGame { white, black },
                FileFault::ReturnBye { player },
            ];
            assert_eq!(named(&draft), wrong, "{made}");
            byes += 1;
        }
    }
    assert!(exchanged > 0 && byes > 0, "{exchanged} {byes}");
}

#[test]
fn colours_of_a_board_of_a_match_are_named() {
    for made in all().filter(|made| made.system.is_for_teams()) {
        let mut draft = made.draft.clone();
        let place = draft.rounds.len() - 1;
        let games = &mut draft.rounds[place].games;
        let boards = |game: &&mut Game| {
            game.board.board == Some(2) && game.results.reported.white.is_played()
        };
        let Some(game) = games.iter_mut().find(boards) else {
            continue;
        };
        reversed(game);
        let (white, black, board) = (game.white, game.black, game.board);
        let checked = checked(&written(&draft, &made.system));
        // Files do not number the tables.
        let [
            FileFault::BoardColours {
                white: w,
                black: b,
                board: at,
            },
        ] = tables(&checked)[..]
        else {
            panic!("{made}: {:?}", checked.faults);
        };
        assert_eq!((*w, *b, at.board), (white, black, board.board), "{made}");
        let round = Some(RoundNumber::at_place(place));
        assert!(checked.faults.iter().any(|fault| fault.round == round));
    }
}

/// Two games of the last round in which the first of each have played each other before.
fn have_met(draft: &Draft) -> Option<(usize, usize)> {
    let (last, before) = draft.rounds.split_last()?;
    let met = |one: EntrantId, other: EntrantId| {
        let mut games = before.iter().flat_map(|round| &round.games);
        games.any(|game| {
            let both = [game.white, game.black];
            both.contains(&one) && both.contains(&other) && game.results.reported.white.is_played()
        })
    };
    let games = &last.games;
    let pairs = (0..games.len()).flat_map(|one| (0..games.len()).map(move |other| (one, other)));
    let mut pairs = pairs.filter(|(one, other)| one != other);
    pairs.find(|(one, other)| {
        let (one, other) = (&games[*one], &games[*other]);
        met(one.white, other.black) && !met(other.white, one.black)
    })
}

#[test]
fn a_rematch_is_named() {
    let mut planted = 0;
    for made in of_single_games() {
        let mut draft = made.draft.clone();
        let Some((one, other)) = have_met(&draft) else {
            continue;
        };
        planted += 1;
        let games = &mut draft.rounds.last_mut().unwrap().games;
        let swapped = games[one].black;
        games[one].black = games[other].black;
        games[other].black = swapped;
        for place in [one, other] {
            games[place].results = Results::reported(GameResult::DRAW);
        }
        let (white, black) = (games[one].white, games[one].black);
        let checked = checked(&written(&draft, &made.system));
        assert_eq!(
            checked.differences.len(),
            1,
            "{made}: {:?}",
            checked.differences
        );
        let found = rounds(&checked);
        let is_planted = |found: &&&Found| matches!(found, Found::Met { white: w, black: b, .. } if (*w, *b) == (white, black));
        assert_eq!(
            found.iter().filter(is_planted).count(),
            1,
            "{made}: {found:?}"
        );
        let others = found.iter().filter(|found| !is_planted(found));
        // The other two may be kept apart by a decision, or have had the colour too often.
        let follows =
            |found: &Found| is_of_colours(found) || matches!(found, Found::Prohibited { .. });
        assert!(others.copied().all(follows), "{made}: {found:?}");
        assert!(tables(&checked).is_empty(), "{made}");
        let fault = checked.faults.iter().find(|fault| fault.board.is_some());
        assert!(fault.is_some_and(|fault| fault.article.is_some()), "{made}");
    }
    assert!(planted > 20, "{planted}");
}

#[test]
fn a_second_bye_is_named() {
    let mut planted = 0;
    for made in of_single_games() {
        let mut draft = made.draft.clone();
        let had = draft
            .rounds
            .iter()
            .rev()
            .skip(1)
            .flat_map(|round| &round.byes);
        let had = had.filter(|bye| bye.kind == adoube_tournament::ByeKind::PairingAllocated);
        let had: Vec<EntrantId> = had.map(|bye| bye.entrant).collect();
        let last = draft.rounds.last_mut().unwrap();
        let bye = last.byes.iter_mut();
        let mut bye = bye.filter(|bye| bye.kind == adoube_tournament::ByeKind::PairingAllocated);
        let game = last.games.iter_mut();
        let mut game = game.filter(|game| had.contains(&game.white) || had.contains(&game.black));
        let (Some(bye), Some(game)) = (bye.next(), game.next()) else {
            continue;
        };
        planted += 1;
        let side = match had.contains(&game.white) {
            true => &mut game.white,
            false => &mut game.black,
        };
        std::mem::swap(side, &mut bye.entrant);
        let again = bye.entrant;
        game.results = Results::reported(GameResult::DRAW);
        let checked = checked(&written(&draft, &made.system));
        assert_eq!(checked.differences.len(), 1, "{made}");
        let found = rounds(&checked);
        let named = found
            .iter()
            .filter(|found| matches!(found, Found::HadBye { player, .. } if *player == again));
        assert_eq!(named.count(), 1, "{made}: {found:?}");
        assert!(tables(&checked).is_empty(), "{made}");
    }
    assert!(planted > 10, "{planted}");
}

#[test]
fn a_pair_that_may_not_meet_is_named() {
    for made in of_single_games() {
        let mut draft = made.draft.clone();
        let last = RoundNumber::at_place(draft.rounds.len() - 1);
        let game = &draft.rounds[last.place()].games[0];
        let (white, black) = (game.white, game.black);
        draft.prohibited.push(ProhibitedPairing {
            entrants: vec![white, black],
            rounds: RoundSpan {
                first: last,
                last: Some(last),
            },
        });
        let checked = checked(&written(&draft, &made.system));
        assert_eq!(checked.differences.len(), 1, "{made}");
        let found = rounds(&checked);
        let named = found
            .iter()
            .filter(|found| matches!(found, Found::Prohibited { .. }));
        assert_eq!(named.count(), 1, "{made}: {found:?}");
    }
}

/// A round robin by the Berger tables.
fn round_robin(players: u32) -> Draft {
    let entrant = |number| Entrant {
        pairing_number: PairingNumber::new(number),
        ..Entrant::new(
            EntrantId(number),
            Player::named(&format!("Player {number}")),
        )
    };
    let table = berger::schedule(players).unwrap();
    let results = [
        GameResult::WHITE_WINS,
        GameResult::DRAW,
        GameResult::BLACK_WINS,
    ];
    let rounds = table.rounds.iter().map(|round| Round {
        games: (1..)
            .zip(&round.games)
            .map(|(board, game)| Game {
                board: BoardNumber::single(board),
                white: EntrantId(game.white),
                black: EntrantId(game.black),
                results: Results::reported(results[((game.white + board) % 3) as usize]),
            })
            .collect(),
        ..Round::default()
    });
    Draft {
        planned_rounds: table.rounds.len() as u16,
        fixed_schedule: true,
        entrants: (1..=players).map(entrant).collect(),
        rounds: rounds.collect(),
        ..Draft::default()
    }
}

#[test]
fn a_round_robin_is_held_against_the_tables() {
    for players in [5, 6, 8, 9] {
        let draft = round_robin(players);
        let right = checked(&planted::of_table(&draft));
        assert_eq!(right.paired_by, PairedBy::RoundRobin);
        assert!(
            right.is_right(),
            "{:?} {:?}",
            right.differences,
            right.faults
        );
        let mut wrong = draft.clone();
        reversed(&mut wrong.rounds[2].games[0]);
        let found = checked(&planted::of_table(&wrong));
        assert_eq!(found.differences.len(), 1);
        assert_eq!(found.differences[0].round, RoundNumber(3));
        // The last round once more instead of the one before it.
        let mut again = draft.clone();
        let last = again.rounds.last().unwrap().clone();
        let place = again.rounds.len() - 2;
        again.rounds[place] = last;
        let found = checked(&planted::of_table(&again));
        let met = rounds(&found)
            .into_iter()
            .filter(|one| matches!(one, Found::Met { .. }));
        assert_eq!(met.count(), (players / 2) as usize);
    }
}

/// A file whose lines contradict each other is refused, with the line.
#[test]
fn opponents_that_do_not_exist_are_refused() {
    let file = "\
012 Two
142 1
001    1      Anderssen, Adolf                  2600                             1.0    1     7 w 1
001    2      Bird, Henry                       2500                             0.0    2  0000 - Z
";
    let trf = read_trf(file.as_bytes()).unwrap();
    let errors = trf.to_draft().unwrap_err();
    assert_eq!(errors.errors()[0].line, 3);
}

/// A file that names no system is taken by its day; 092 may hold the code of one.
#[test]
fn a_file_without_a_system_is_taken_by_its_day() {
    let rules = |head: &str| {
        let file = format!("{head}\n001    1      A{}\n", " ".repeat(70));
        let found = read_trf(file.as_bytes()).unwrap().to_draft().unwrap();
        rules_of(&found, None).unwrap()
    };
    let by_day = rules("042 2019/05/01");
    assert!(by_day.assumed && !by_day.undated);
    let without = rules("012 Someday");
    assert!(without.assumed && without.undated);
    let named = rules("042 2019/05/01\n092 FIDE_DUTCH_2025");
    assert!(!named.assumed);
    let system = SwissSystem::named("dutch-2025", None).unwrap();
    assert_eq!(named.paired_by, PairedBy::Swiss(system));
}

/// What record 192 names, by the day where it depends on it.
#[test]
fn record_192_names_the_rules() {
    for (code, start, name) in [
        ("", "", Some("dutch-2026")),
        ("", "2019/05/01", Some("dutch-2017")),
        ("", "2026/05/01", Some("dutch-2026")),
        ("FIDE_DUTCH", "2025/06/30", Some("dutch-2017")),
        ("FIDE_DUTCH_BAKU", "2026-02-01", Some("dutch-2026")),
        ("FIDE_DUTCH", "", Some("dutch-2026")),
        ("US_CHESS_2025", "", Some("us-2025")),
        ("FIDE_BURSTEIN", "", Some("burstein-2026")),
        ("FIDE_KEIZER", "", None),
    ] {
        let file = format!(
            "042 {start}\n192 {code}\n001    1      A{}\n",
            " ".repeat(70)
        );
        let found = read_trf(file.as_bytes()).unwrap().to_draft().unwrap();
        let rules = rules_of(&found, None);
        let named = rules.as_ref().and_then(|rules| match &rules.paired_by {
            PairedBy::Swiss(system) => Some(system.name()),
            _ => None,
        });
        assert_eq!(named, name, "{code} {start}");
    }
}
