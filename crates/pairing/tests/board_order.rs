//! The boards of a round come in the order of the regulations: by the higher score of the two, by the sum of
//! both, by the number of the higher-ranked one; with acceleration the virtual points count.

use std::cmp::Reverse;

use adoube_pairing::generate::{GeneratorSettings, generate};
use adoube_pairing::schedule::lots::Lots;
use adoube_pairing::system::SwissSystem;
use adoube_tournament::{EntrantId, Points, Purpose, RoundNumber, Tournament};

#[test]
fn boards_are_in_the_order_of_the_regulations() {
    let systems = SwissSystem::all().into_iter().filter(|system| {
        let by_players = !system.is_for_teams() && system.games_in_a_row() == 1;
        by_players && system.us_chess().is_none()
    });
    let (mut plain, mut accelerated) = (0, 0);
    for (system, seed) in systems.flat_map(|system| (1..=8).map(move |seed| (system.clone(), seed)))
    {
        let mut lots = Lots::from_seed(seed);
        let mut settings = GeneratorSettings::drawn(system, Some(24), Some(9), &mut lots);
        settings.baku = seed % 2 == 0;
        if settings.baku {
            settings.point_system = Default::default();
        }
        let tournament = generate(&settings, seed).unwrap();
        let has_virtual_points = !tournament.draft().virtual_points.is_empty();
        assert_eq!(has_virtual_points, settings.baku, "seed {seed}");
        for (place, round) in tournament.rounds().iter().enumerate() {
            let number = RoundNumber::at_place(place);
            let keys: Vec<_> = (round.games.iter())
                .map(|game| key(&tournament, number, [game.white, game.black]))
                .collect();
            let name = settings.system.name();
            assert!(
                keys.is_sorted(),
                "{name}, seed {seed}, round {number}: {keys:?}"
            );
            let boards: Vec<u32> = round.games.iter().map(|game| game.board.table).collect();
            assert!(
                boards.is_sorted(),
                "{name}, seed {seed}, round {number}: {boards:?}"
            );
        }
        match settings.baku {
            true => accelerated += 1,
            false => plain += 1,
        }
    }
    assert!(plain > 20 && accelerated > 20, "{plain} {accelerated}");
}

/// What a board is put in order by.
fn key(
    tournament: &Tournament,
    round: RoundNumber,
    pair: [EntrantId; 2],
) -> (Reverse<Points>, Reverse<Points>, u32) {
    let before = RoundNumber(round.0 - 1);
    let ranked = pair.map(|id| {
        let real = tournament.score(id, before, Purpose::Pairing);
        let number = tournament.entrant(id).unwrap().pairing_number.unwrap();
        let score = real + tournament.virtual_points(id, round);
        (Reverse(score), number.get())
    });
    let higher = ranked.into_iter().min().unwrap();
    let sum = ranked[0].0.0 + ranked[1].0.0;
    (higher.0, Reverse(sum), higher.1)
}
