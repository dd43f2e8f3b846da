use super::*;

fn small(rounds: u16) -> GeneratorSettings {
    GeneratorSettings {
        field: Field::Random {
            players: 12,
            lowest_rating: 1600,
            highest_rating: 2200,
            unrated: Chance::percent(10),
        },
        rounds,
        ..GeneratorSettings::default()
    }
}

#[test]
fn the_seed_determines_the_tournament() {
    let settings = small(5);
    assert_eq!(generate(&settings, 7), generate(&settings, 7));
    assert_ne!(generate(&settings, 7), generate(&settings, 8));
}

#[test]
fn everything_asked_for_happens() {
    let settings = GeneratorSettings {
        prohibited_groups: 2,
        baku: true,
        forfeits: Chance::percent(30),
        double_forfeits: Chance::percent(50),
        late_entries: Chance::percent(20),
        withdrawals: Chance::percent(10),
        returns: Chance::percent(50),
        half_point_byes: Chance::percent(10),
        zero_point_byes: Chance::percent(10),
        full_point_byes: Chance::percent(10),
        ..small(7)
    };
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..20 {
        let tournament = play(&settings, seed).unwrap().tournament;
        assert_eq!(tournament.draft().prohibited.len(), 2);
        assert_eq!(tournament.draft().virtual_points.len(), 2);
        for entrant in tournament.entrants() {
            seen.extend(
                tournament
                    .card(entrant.id, RoundNumber(7))
                    .map(|row| row.reported),
            );
        }
        let draft = tournament.draft();
        assert!(
            draft
                .entrants
                .iter()
                .any(|entrant| !entrant.withdrawals.is_empty())
        );
    }
    use Outcome::*;
    for outcome in [
        Win,
        Draw,
        Loss,
        ForfeitWin,
        ForfeitLoss,
        FullPointBye,
        HalfPointBye,
        ZeroPointBye,
        PairingAllocatedBye,
        NotPaired,
    ] {
        assert!(seen.contains(&outcome), "{outcome}");
    }
}

#[test]
fn nobody_is_absent_unless_asked_for() {
    let tournament = generate(&small(5).without_absences(), 3).unwrap();
    let games: usize = tournament
        .rounds()
        .iter()
        .map(|round| round.games.len())
        .sum();
    assert_eq!(games, 30);
    assert!(
        tournament
            .rounds()
            .iter()
            .all(|round| round.byes.is_empty())
    );
}

/// Four players cannot play four rounds without meeting again.
#[test]
fn what_cannot_be_finished_is_told() {
    let mut settings = small(4).without_absences();
    settings.field = Field::Given(["A", "B", "C", "D"].map(Player::named).to_vec());
    let played = play(&settings, 1).unwrap();
    assert_eq!(played.tournament.rounds().len(), 3);
    let Some(CannotPair::Dutch(reason)) = played.stopped else {
        panic!("four players can play three rounds");
    };
    assert_eq!(reason.round, RoundNumber(4));
    let refused = generate(&settings, 1).unwrap_err();
    assert!(
        matches!(refused, CannotGenerate::Incomplete { .. }),
        "{refused}"
    );
}

#[test]
fn settings_that_cannot_be_are_refused() {
    let none = GeneratorSettings {
        field: Field::Given(Vec::new()),
        ..small(3)
    };
    assert!(matches!(
        play(&none, 1),
        Err(CannotGenerate::Players { players: 0, .. })
    ));
    assert!(matches!(
        play(&small(0), 1),
        Err(CannotGenerate::Rounds { rounds: 0, .. })
    ));
    let baku = GeneratorSettings {
        baku: true,
        point_system: PointSystem::three_one_zero(),
        ..small(9)
    };
    assert!(matches!(
        play(&baku, 1),
        Err(CannotGenerate::Acceleration(_))
    ));
}

#[test]
fn a_model_gives_players_and_shares() {
    let settings = GeneratorSettings {
        half_point_byes: Chance::percent(20),
        forfeits: Chance::percent(20),
        ..small(5)
    };
    let model = play(&settings, 11).unwrap().tournament;
    let like = GeneratorSettings::like(&model, Edition::Dutch2017.into());
    assert!(matches!(&like.field, Field::Given(players) if players.len() == 12));
    assert_eq!(like.rounds, 5);
    for chance in [like.half_point_byes, like.forfeits] {
        assert!(
            chance > Chance::percent(5) && chance < Chance::percent(40),
            "{chance}"
        );
    }
}

/// A number of times is that number, in the rounds that were named or in any.
#[test]
fn so_many_times_is_so_often() {
    use crate::generate::{Happening, HappeningKind, Often};
    let happens = |kind, round: Option<u16>, times| Happening {
        kind,
        round: round.map(RoundNumber),
        often: Often::Times(times),
    };
    for seed in 0..10 {
        let settings = GeneratorSettings {
            happenings: vec![
                happens(HappeningKind::Bye(ByeKind::HalfPoint), None, 3),
                happens(HappeningKind::Bye(ByeKind::ZeroPoint), Some(1), 2),
                happens(HappeningKind::HalfNil, Some(2), 1),
                happens(HappeningKind::NilHalf, None, 1),
                happens(HappeningKind::NilNil, Some(3), 2),
                happens(HappeningKind::ForfeitWin, None, 2),
                happens(HappeningKind::ForfeitLoss, Some(4), 1),
            ],
            ..small(5).without_absences()
        };
        let tournament = generate(&settings, seed).unwrap();
        let byes = |round: &adoube_tournament::Round, kind: ByeKind| {
            round.byes.iter().filter(|bye| bye.kind == kind).count()
        };
        let rounds = tournament.rounds();
        let halves = rounds.iter().map(|round| byes(round, ByeKind::HalfPoint));
        assert_eq!(halves.sum::<usize>(), 3, "{seed}");
        assert_eq!(byes(&rounds[0], ByeKind::ZeroPoint), 2, "{seed}");
        let ends = |round: Option<usize>, result: GameResult| {
            let rounds = rounds.iter().enumerate();
            let rounds = rounds.filter(|(place, _)| round.is_none_or(|round| round == place + 1));
            let games = rounds.flat_map(|(_, round)| &round.games);
            games.filter(|game| game.results.reported == result).count()
        };
        use Outcome::{Draw, Loss};
        assert_eq!(ends(Some(2), GameResult::of(Draw, Loss)), 1, "{seed}");
        assert_eq!(ends(None, GameResult::of(Draw, Loss)), 1, "{seed}");
        assert_eq!(ends(None, GameResult::of(Loss, Draw)), 1, "{seed}");
        assert_eq!(ends(Some(3), GameResult::of(Loss, Loss)), 2, "{seed}");
        assert_eq!(ends(None, GameResult::WHITE_WINS_BY_FORFEIT), 2, "{seed}");
        assert_eq!(
            ends(Some(4), GameResult::BLACK_WINS_BY_FORFEIT),
            1,
            "{seed}"
        );
    }
}

#[test]
fn how_often_is_a_share_or_a_number() {
    use crate::generate::Often;
    assert_eq!("3x".parse(), Ok(Often::Times(3)));
    assert_eq!("2.5%".parse(), Ok(Often::Share(Chance::share(25, 1000))));
    for text in ["x", "-1x", "3y", "101"] {
        assert!(text.parse::<Often>().is_err(), "{text}");
    }
}

/// What nobody tells is drawn: other settings with every lot, and every one of them can be played.
#[test]
fn what_is_not_told_is_drawn() {
    let mut seen = std::collections::BTreeSet::new();
    for system in SwissSystem::all() {
        for seed in 0..4 {
            let mut lots = Lots::from_seed(seed);
            let settings = GeneratorSettings::drawn(system.clone(), None, None, &mut lots);
            seen.insert((settings.field.size(), settings.rounds));
            let small = GeneratorSettings::drawn(system.clone(), Some(10), Some(4), &mut lots);
            assert_eq!((small.field.size(), small.rounds), (10, 4));
            let made = play(&small, seed).unwrap_or_else(|why| panic!("{}: {why}", system.name()));
            assert!(!made.tournament.rounds().is_empty(), "{}", system.name());
        }
    }
    assert!(seen.len() > 3, "{seen:?}");
}

/// Ratings that go down step by step.
#[test]
fn ratings_by_steps() {
    let stepped = |deviation| GeneratorSettings {
        field: Field::Stepped {
            players: 10,
            highest_rating: 2400,
            step: 25,
            deviation,
        },
        ..small(3).without_absences()
    };
    let ratings = |settings: &GeneratorSettings| -> Vec<u16> {
        let made = generate(settings, 3).unwrap();
        let entrants = made.entrants().iter();
        entrants
            .filter_map(|entrant| entrant.player.fide_rating)
            .collect()
    };
    let exact: Vec<u16> = (0..10).map(|place| 2400 - 25 * place).collect();
    assert_eq!(ratings(&stepped(0)), exact);
    let spread = ratings(&stepped(60));
    assert_ne!(spread, exact);
    assert!(spread.is_sorted_by(|one, other| one >= other), "{spread:?}");
}

/// Fixed ratings, many tournaments: nobody's rating moves much, the difference limited to 400.
#[test]
fn ratings_stay_where_they_are() {
    let field = Field::Stepped {
        players: 10,
        highest_rating: 2500,
        step: 70,
        deviation: 0,
    };
    let settings = GeneratorSettings {
        field,
        ..small(5).without_absences()
    };
    let (mut millionths, mut games) = ([0_i64; 10], [0_i64; 10]);
    for seed in 0..400 {
        let made = play(&settings, seed).unwrap().tournament;
        let rating = |id: adoube_tournament::EntrantId| 2500 - 70 * (i64::from(id.0) - 1);
        for game in made.rounds().iter().flat_map(|round| &round.games) {
            let score = match game.results.reported {
                GameResult::WHITE_WINS => 1_000_000,
                GameResult::DRAW => 500_000,
                _ => 0,
            };
            let difference = (rating(game.white) - rating(game.black)).clamp(-400, 400);
            let change = score - super::chance::expected_millionths(difference);
            for (id, change) in [(game.white, change), (game.black, -change)] {
                millionths[id.0 as usize - 1] += change;
                games[id.0 as usize - 1] += 1;
            }
        }
    }
    for (place, (change, games)) in millionths.iter().zip(games).enumerate() {
        // 2000 games each: a hundredth of a point is the standard error.
        let mean = change / games.max(1);
        assert!(
            mean.abs() < 35_000,
            "player {}: {mean} millionths a game",
            place + 1
        );
    }
}
