//! Games, written in many ways.

use adoube_laws::notation::{Language, Note, ResultMark, Spelling, Style, read_moves, write};
use adoube_laws::shakmaty::fen::Fen;
use adoube_laws::shakmaty::{Chess, EnPassantMode, Position};
use adoube_vectors::{Vectors, tests};
use serde::Deserialize;

use crate::english::in_english;

pub(super) fn register(vectors: &mut Vectors) {
    vectors.file("notation/games", |file| {
        file.each("game", games_are_read);
    });
    vectors.tests(&tests![places_in_the_text_are_told,]);
}

/// The case whose game is also written in every style and language.
const SAMPLE: &str = "sample game, with all signs";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GameCase {
    name: String,
    article: String,
    text: String,
    languages: Option<Vec<Language>>,
    moves: usize,
    fen: String,
    spellings: String,
    notes: Vec<Note>,
    #[serde(default)]
    draw_offer: bool,
    result: Option<ResultMark>,
    stopped_at: Option<String>,
    error: Option<String>,
}

fn games_are_read(case: GameCase) {
    let what = format!("{} ({})", case.name, case.article);
    if case.name == SAMPLE {
        reads_back_in_every_style_and_language(&case.text);
    }
    let languages = case.languages.unwrap_or(vec![Language::English]);
    let found = read_moves(&Chess::default(), &case.text, &languages);
    let stopped = found.stopped.as_ref();
    assert_eq!(
        stopped.map(|stopped| in_english(&stopped.error)),
        case.error,
        "{what}"
    );
    assert_eq!(
        stopped.map(|stopped| &case.text[stopped.at.clone()]),
        case.stopped_at.as_deref(),
        "{what}"
    );
    assert_eq!(found.moves.len(), case.moves, "{what}");
    assert_eq!(found.result, case.result, "{what}");
    let fen = Fen::from_position(&found.position, EnPassantMode::Legal);
    assert_eq!(fen.to_string(), case.fen, "{what}");
    let readings = || found.moves.iter().map(|written| &written.reading);
    assert_eq!(
        distinct(readings().map(|reading| reading.spelling)),
        case.spellings
            .split(' ')
            .map(spelling_named)
            .collect::<Vec<_>>(),
        "{what}"
    );
    let notes = readings().flat_map(|reading| reading.notes.iter().copied());
    assert_eq!(distinct(notes), case.notes, "{what}");
    let last = readings().next_back();
    assert_eq!(
        last.is_some_and(|reading| reading.draw_offer),
        case.draw_offer,
        "{what}"
    );
}

/// In the order of their first appearance.
fn distinct<T: PartialEq>(all: impl Iterator<Item = T>) -> Vec<T> {
    let mut distinct = Vec::new();
    for one in all {
        if !distinct.contains(&one) {
            distinct.push(one);
        }
    }
    distinct
}

fn spelling_named(name: &str) -> Spelling {
    serde_json::from_value(serde_json::Value::from(name)).unwrap()
}

fn reads_back_in_every_style_and_language(sample: &str) {
    let played = read_moves(&Chess::default(), sample, &[Language::English]);
    for style in Style::ALL {
        for &language in Language::ALL {
            let mut position = Chess::default();
            let mut text = String::new();
            for (ply, written) in played.moves.iter().enumerate() {
                if ply % 2 == 0 {
                    text += &format!("{}. ", ply / 2 + 1);
                }
                text += &write(&position, written.reading.mv, style, language);
                text.push(' ');
                position.play_unchecked(written.reading.mv);
            }
            let again = read_moves(&Chess::default(), &text, &[language]);
            assert_eq!(again.stopped, None, "{text}");
            assert_eq!(again.position, played.position, "{text}");
        }
    }
}

fn places_in_the_text_are_told() {
    let text = "1. e4  e5\n2. Nf3 (=)";
    let found = read_moves(&Chess::default(), text, &[Language::English]);
    let texts: Vec<&str> = found
        .moves
        .iter()
        .map(|written| &text[written.at.clone()])
        .collect();
    assert_eq!(texts, ["1. e4", "e5", "2. Nf3 (=)"]);
    assert!(found.moves[2].reading.draw_offer);
}
