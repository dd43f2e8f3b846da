//! What must hold of any tournament and of any bytes.

use adoube_formats::us_report::{self, UsReport, UsSection};
use adoube_tournament::{
    BoardNumber, Bye, ByeKind, Draft, Entrant, EntrantId, Game, GameResult, PairingNumber, Player,
    Purpose, Results, Round, RoundNumber, Tournament,
};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

use super::foreign::independent;

/// What happens to the players of a round: an order in which neighbours meet, and what comes of it.
type Plan = Vec<(Vec<u32>, Vec<usize>)>;

const RESULTS: [GameResult; 7] = [
    GameResult::WHITE_WINS,
    GameResult::BLACK_WINS,
    GameResult::DRAW,
    GameResult::WHITE_WINS_BY_FORFEIT,
    GameResult::BLACK_WINS_BY_FORFEIT,
    GameResult::DOUBLE_FORFEIT,
    GameResult::PENDING,
];

fn round(order: &[u32], luck: &[usize]) -> Round {
    let mut round = Round::default();
    let (pairs, left) = order.as_chunks::<2>();
    for (place, ([white, black], luck)) in pairs.iter().zip(luck).enumerate() {
        let (white, black) = (EntrantId(*white), EntrantId(*black));
        if *luck >= RESULTS.len() {
            let byes = [(white, ByeKind::HalfPoint), (black, ByeKind::ZeroPoint)];
            round
                .byes
                .extend(byes.map(|(entrant, kind)| Bye { entrant, kind }));
            continue;
        }
        round.games.push(Game {
            board: BoardNumber::single(place as u32 + 1),
            white,
            black,
            results: Results::reported(RESULTS[*luck]),
        });
    }
    round.byes.extend(left.iter().map(|one| Bye {
        entrant: EntrantId(*one),
        kind: ByeKind::PairingAllocated,
    }));
    round
}

fn tournament() -> impl Strategy<Value = Tournament> {
    let rounds = (2..12_u32).prop_flat_map(|players| {
        let order = Just((1..=players).collect::<Vec<u32>>()).prop_shuffle();
        let luck = vec(0..=RESULTS.len(), 6);
        let name = select(vec!["Rook, Ivory", "Bishop, Ébony", "李", "O’Neill"]);
        let rating = proptest::option::of(100..3000_u16);
        let known = vec((name, rating), players as usize);
        (known, vec((order, luck), 1..7))
    });
    rounds.prop_map(|(known, plan): (Vec<(&str, Option<u16>)>, Plan)| {
        let mut draft = Draft {
            planned_rounds: plan.len() as u16,
            ..Draft::default()
        };
        for (place, (name, rating)) in (1..).zip(known) {
            let player = Player {
                national_id: Some(format!("{}", 10_000_000 + place)),
                national_rating: rating,
                ..Player::named(name)
            };
            let mut entrant = Entrant::new(EntrantId(place), player);
            // Numbers with gaps between them.
            entrant.pairing_number = PairingNumber::new(place * 2);
            draft.entrants.push(entrant);
        }
        draft.rounds = plan
            .iter()
            .map(|(order, luck)| round(order, luck))
            .collect();
        Tournament::new(draft).unwrap()
    })
}

fn report_of(tournament: &Tournament) -> UsReport {
    let section = UsSection {
        number: 1,
        name: "Open".to_owned(),
        rounds: tournament.paired_rounds().0,
        players: UsSection::players_of(tournament),
        ..UsSection::default()
    };
    UsReport {
        name: "Event".to_owned(),
        sections: vec![section],
        ..UsReport::default()
    }
}

proptest! {
    /// What is written is read back as the same report, and tells the same scores.
    #[test]
    fn a_report_reads_back_as_written(tournament in tournament()) {
        let mut report = report_of(&tournament);
        for player in &mut report.sections[0].players {
            player.name = us_report::in_ascii(&player.name);
        }
        let files = report.files();
        let again = us_report::read(&files.event, &files.sections, &files.players).unwrap();
        prop_assert_eq!(&again, &report);
        let (_, records) = independent(&files.players);
        prop_assert_eq!(records.len(), tournament.entrants().len());
        let made = again.sections[0].to_draft().unwrap();
        let made = Tournament::new(made.draft).unwrap();
        let after = RoundNumber(report.sections[0].rounds);
        for (before, then) in tournament.entrants().iter().zip(made.entrants()) {
            let score = tournament.score(before.id, after, Purpose::Rating);
            prop_assert_eq!(made.score(then.id, after, Purpose::Rating), score);
            prop_assert_eq!(&before.player.national_id, &then.player.national_id);
        }
    }

    /// No bytes are too strange to be refused.
    #[test]
    fn any_bytes_are_read_or_refused(bytes in vec(any::<u8>(), 0..400)) {
        let mut table = vec![3];
        table.extend(&bytes);
        for bytes in [&bytes, &table] {
            let _ = us_report::read(bytes, bytes, bytes).map_err(|errors| {
                assert!(!errors.errors().is_empty());
            });
        }
    }

    /// Damage in good files makes errors or other reports, never an end of the program.
    #[test]
    fn damaged_files_are_read_or_refused(
        tournament in tournament(),
        damage in vec((any::<prop::sample::Index>(), any::<u8>()), 1..12),
    ) {
        let files = report_of(&tournament).files();
        let mut tables = [files.event, files.sections, files.players];
        for (turn, (place, byte)) in damage.iter().enumerate() {
            let table = &mut tables[turn % 3];
            let place = place.index(table.len());
            table[place] = *byte;
        }
        if let Ok(report) = us_report::read(&tables[0], &tables[1], &tables[2]) {
            for section in &report.sections {
                let _ = section.to_draft().map(|made| Tournament::new(made.draft));
            }
            let _ = report.files();
        }
    }
}
