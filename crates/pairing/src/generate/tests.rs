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
