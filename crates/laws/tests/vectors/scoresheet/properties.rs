//! What must hold for every game and every text.

use adoube_laws::notation::{Language, ResultMark};
use adoube_laws::scoresheet::*;
use adoube_vectors::{Vectors, tests};
use proptest::prelude::*;
use shakmaty::{Chess, Move, Position};

use super::san;

pub(super) fn register(vectors: &mut Vectors) {
    vectors.tests(&tests![
        missing_entries_never_prove_a_wrong_move,
        complete_sheets_give_back_the_game,
        one_fault_on_one_sheet_never_proves_a_wrong_move,
        sheets_are_read_as_they_are_written,
        any_text_is_read_or_refused,
    ]);
}

/// A game of random moves: each number picks one of the legal ones.
fn random_game(choices: &[u8]) -> Vec<Move> {
    let mut position = Chess::default();
    let mut moves = Vec::new();
    for choice in choices {
        let legal = position.legal_moves();
        if legal.is_empty() {
            break;
        }
        let mv = legal[usize::from(*choice) % legal.len()];
        position.play_unchecked(mv);
        moves.push(mv);
    }
    moves
}

/// What is wrong with an entry.
#[derive(Debug, Clone, Copy)]
enum Defect {
    None,
    NoSigns,
    Blank,
    Tick,
}

fn defect() -> impl Strategy<Value = Defect> {
    prop_oneof![
        8 => Just(Defect::None),
        3 => Just(Defect::NoSigns),
        2 => Just(Defect::Blank),
        1 => Just(Defect::Tick),
    ]
}

fn kept(keeper: Keeper, game: &[Move], defects: &[Defect]) -> ScoreSheet {
    let mut sheet = ScoreSheet::new(keeper);
    let mut position = Chess::default();
    for (mv, defect) in game.iter().zip(defects) {
        let text = san(&position, *mv);
        sheet.entries.push(Entry::from(match defect {
            Defect::None => Written::Move(text),
            Defect::NoSigns => Written::Move(text.replace(['x', '+', '#'], "")),
            Defect::Blank => Written::Missing,
            Defect::Tick => Written::Tick,
        }));
        position.play_unchecked(*mv);
    }
    sheet
}

/// What is certain is the truth, and the truth is among what is possible.
fn agrees_with_truth(found: &Reconstruction, game: &[Move]) {
    for (ply, truth) in found.plies.iter().zip(game) {
        assert!(ply.moves.contains(truth), "{:?} {truth:?}", ply.moves);
        assert!(ply.certain().is_none_or(|mv| mv == *truth));
    }
}

/// A fault that shifts or changes one sheet from a ply on.
#[derive(Debug, Clone, Copy)]
enum Fault {
    Omit,
    Repeat,
    SwapRow,
    Symbol(usize, char),
}

fn fault() -> impl Strategy<Value = Fault> {
    let symbol = proptest::sample::select("abcdefgh12345678KQRBN".chars().collect::<Vec<_>>());
    prop_oneof![
        Just(Fault::Omit),
        Just(Fault::Repeat),
        Just(Fault::SwapRow),
        (0..4usize, symbol).prop_map(|(at, symbol)| Fault::Symbol(at, symbol)),
    ]
}

fn spoil(sheet: &mut ScoreSheet, place: usize, fault: Fault) {
    let entries = &mut sheet.entries;
    match fault {
        Fault::Omit => drop(entries.remove(place)),
        Fault::Repeat => entries.insert(place, entries[place].clone()),
        Fault::SwapRow => {
            let row = place / 2 * 2;
            if row + 1 < entries.len() {
                entries.swap(row, row + 1);
            }
        }
        Fault::Symbol(at, symbol) => {
            let text = entries[place].written.text().unwrap_or_default();
            let mut letters: Vec<char> = text.chars().collect();
            if let Some(letter) = letters.get_mut(at) {
                *letter = symbol;
            }
            entries[place].written = Written::Move(letters.into_iter().collect());
        }
    }
}

fn entry() -> impl Strategy<Value = Entry> {
    let written = prop_oneof![
        8 => "\\PC{0,6}|[KQRBN]?[a-h][1-8]|.{0,4}".prop_map(Written::Move),
        1 => Just(Written::Missing),
        1 => Just(Written::Illegible),
        1 => Just(Written::Tick),
        1 => Just(Written::Dash),
    ];
    let crossed_out = proptest::collection::vec("(?s).{0,4}", 0..2);
    let clock = proptest::option::of(any::<u32>().prop_map(ClockTime));
    let remark = proptest::option::of("(?s).{0,6}");
    (written, crossed_out, clock, any::<bool>(), remark).prop_map(
        |(written, crossed_out, clock, draw_offer, remark)| Entry {
            written,
            crossed_out,
            clock,
            draw_offer,
            remark,
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(48) })]

    fn missing_entries_never_prove_a_wrong_move(
        choices in proptest::collection::vec(any::<u8>(), 1..40),
        white in proptest::collection::vec(defect(), 40),
        black in proptest::collection::vec(defect(), 40),
    ) {
        let game = random_game(&choices);
        let white = kept(Keeper::White, &game, &white);
        let black = kept(Keeper::Black, &game, &black);
        let found = reconcile(&Chess::default(), &[&white, &black], &Known::default());
        agrees_with_truth(&found, &game);
        prop_assert_ne!(found.ended, Ended::NothingFits);
        prop_assert!(found.plies.len() <= game.len());
        if let Some(whole) = found.game() {
            prop_assert_eq!(&game[..whole.len()], &whole);
        }
    }

    fn complete_sheets_give_back_the_game(choices in proptest::collection::vec(any::<u8>(), 0..80)) {
        let game = random_game(&choices);
        let sheet = |keeper| kept(keeper, &game, &[Defect::None; 80]);
        let found = reconcile(
            &Chess::default(),
            &[&sheet(Keeper::White), &sheet(Keeper::Black)],
            &Known::default(),
        );
        prop_assert_eq!(found.game(), Some(game));
        prop_assert!(found.discrepancies.is_empty());
    }

    fn one_fault_on_one_sheet_never_proves_a_wrong_move(
        choices in proptest::collection::vec(any::<u8>(), 2..40),
        place in any::<proptest::sample::Index>(),
        fault in fault(),
    ) {
        let game = random_game(&choices);
        let white = kept(Keeper::White, &game, &[Defect::None; 40]);
        let mut black = kept(Keeper::Black, &game, &[Defect::None; 40]);
        spoil(&mut black, place.index(game.len()), fault);
        let found = reconcile(&Chess::default(), &[&white, &black], &Known::default());
        agrees_with_truth(&found, &game);
        prop_assert_eq!(found.ended, Ended::AllRead);
    }

    fn sheets_are_read_as_they_are_written(
        entries in proptest::collection::vec(entry(), 0..12),
        first_number in 1..1000u32,
        names in proptest::collection::vec(("[A-Z][a-z]{3,8}", ".{0,8}"), 0..3),
    ) {
        let mut sheet = ScoreSheet::new(Keeper::Black);
        sheet.languages = vec![Language::German, Language::French];
        sheet.first_number = first_number;
        sheet.entries = entries;
        sheet.result = Some(ResultMark::Draw);
        sheet.signed.black = true;
        for (name, value) in names {
            sheet.add_header(&name, &value);
        }
        let text = sheet.to_string();
        let read = read_sheet(&text);
        prop_assert_eq!(read.as_ref(), Ok(&sheet), "{}", text);
    }

    fn any_text_is_read_or_refused(
        one in "(?s).{0,60}|([0-9.]{1,3} ?|[KQRBNa-hx1-8=+#(){}~\"?-]{1,4} ?|\n){0,30}",
        other in "([1-9]\\. )?([KQRBN]?[a-h][1-8] ?|-- ?|\\? ?){0,30}",
    ) {
        let sheets = [read_sheet(&one), read_sheet(&other)];
        for sheet in sheets.iter().flatten() {
            let again = read_sheet(&sheet.to_string());
            prop_assert_eq!(again.as_ref(), Ok(sheet));
        }
        if let [Ok(white), Ok(black)] = &sheets {
            let found = reconcile(&Chess::default(), &[white, black], &Known::default());
            let position = &found.line()[found.proven()];
            prop_assert_eq!(position.halfmoves() as usize <= found.proven(), true);
            prop_assert_eq!(compare(&found, &[white, black]).len(), found.plies.len());
        }
    }
}
