//! Single moves, written and read.

use std::collections::BTreeMap;

use adoube_laws::notation::{Language, Note, Spelling, Style, read, write};
use adoube_laws::shakmaty::Role;
use adoube_vectors::{Vectors, tests};
use serde::Deserialize;

use crate::english::in_english;

use super::positions::{position, uci};

pub(super) fn register(vectors: &mut Vectors) {
    vectors.file("notation/languages", |file| {
        file.whole("letters", every_language_has_its_letters);
    });
    vectors.file("notation/write", |file| {
        file.each("move", moves_are_written_in_every_style);
    });
    vectors.file("notation/read", |file| {
        file.each("text", texts_are_read_or_refused);
    });
    vectors.tests(&tests![
        codes_may_name_a_country,
        numbers_are_told,
        notes_and_reasons_are_sentences_without_a_full_stop,
        a_move_that_is_not_legal_is_still_written,
    ]);
}

#[derive(Deserialize)]
struct Languages {
    letters: BTreeMap<String, String>,
}

fn every_language_has_its_letters(file: Languages) {
    let known: Vec<&str> = Language::ALL.iter().map(|known| known.code()).collect();
    assert_eq!(known.len(), file.letters.len());
    for (code, letters) in file.letters {
        let language = Language::from_code(&code).unwrap();
        let roles = [
            Role::King,
            Role::Queen,
            Role::Rook,
            Role::Bishop,
            Role::Knight,
        ];
        assert_eq!(roles.map(|role| language.letter(role)).join(" "), letters);
        assert_eq!(language.letter(Role::Pawn), "");
        assert_eq!(language.to_string(), code);
    }
}

fn codes_may_name_a_country() {
    assert_eq!(Language::from_code("pt-BR"), Some(Language::Portuguese));
    assert_eq!(Language::from_code("DE_at"), Some(Language::German));
    assert_eq!(Language::from_code("nb"), Some(Language::Norwegian));
    assert_eq!(Language::from_code("xx"), None);
    assert_eq!(Language::from_code(""), None);
}

#[derive(Deserialize)]
struct MoveCase {
    name: String,
    article: String,
    fen: Option<String>,
    #[serde(default)]
    chess960: bool,
    language: Option<Language>,
    mv: String,
    #[serde(flatten)]
    written: BTreeMap<String, String>,
}

fn moves_are_written_in_every_style(case: MoveCase) {
    let position = position(case.fen.as_deref(), case.chess960);
    let mv = uci(&position, &case.mv);
    let language = case.language.unwrap_or(Language::English);
    assert!(!case.written.is_empty(), "{}", case.name);
    for (style, text) in case.written {
        let style: Style = style_named(&style);
        let written = write(&position, mv, style, language);
        assert_eq!(written, text, "{} ({}), {style:?}", case.name, case.article);
        let back = read(&position, &written, &[language]).map(|reading| reading.mv);
        assert_eq!(back, Ok(mv), "{} ({}): {text}", case.name, case.article);
    }
}

fn style_named(name: &str) -> Style {
    let wanted = serde_json::Value::from(name);
    serde_json::from_value(wanted).unwrap()
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TextCase {
    article: String,
    fen: Option<String>,
    #[serde(default)]
    chess960: bool,
    languages: Option<Vec<Language>>,
    text: Vec<String>,
    means: Option<String>,
    spelling: Option<Spelling>,
    #[serde(default)]
    notes: Vec<Note>,
    #[serde(default)]
    any_notes: bool,
    #[serde(default)]
    draw_offer: bool,
    error: Option<String>,
    #[serde(default)]
    any_order: bool,
    #[serde(default)]
    fails: bool,
}

fn texts_are_read_or_refused(case: TextCase) {
    assert!(!case.text.is_empty());
    for text in &case.text {
        check_text(&case, text);
    }
}

fn check_text(case: &TextCase, text: &str) {
    let position = position(case.fen.as_deref(), case.chess960);
    let english = vec![Language::English];
    let languages = case.languages.as_ref().unwrap_or(&english);
    let what = format!("{text:?} ({})", case.article);
    let reading = match read(&position, text, languages) {
        Ok(reading) => reading,
        Err(error) => {
            assert!(case.fails || case.error.is_some(), "{what}: {error}");
            if let Some(expected) = &case.error {
                let found = in_english(&error);
                assert_eq!(
                    in_order(&found, case.any_order),
                    in_order(expected, case.any_order),
                    "{what}"
                );
            }
            return;
        }
    };
    assert!(
        !case.fails && case.error.is_none(),
        "{what} means {:?}",
        reading.mv
    );
    if let Some(means) = &case.means {
        assert_eq!(reading.mv, uci(&position, means), "{what}");
    }
    if let Some(spelling) = case.spelling {
        assert_eq!(reading.spelling, spelling, "{what}");
    }
    if !case.any_notes {
        assert_eq!(reading.notes, case.notes, "{what}");
    }
    assert_eq!(reading.draw_offer, case.draw_offer, "{what}");
}

/// The words of a message, sorted if their order does not matter.
fn in_order(message: &str, any: bool) -> Vec<&str> {
    let words = message.split([' ', ',']).filter(|word| !word.is_empty());
    let mut words: Vec<&str> = words.collect();
    if any {
        words.sort_unstable();
    }
    words
}

fn numbers_are_told() {
    let position = position(None, false);
    let number = |text| read(&position, text, &[Language::English]).unwrap().number;
    assert_eq!(number("12. e4"), Some(12));
    assert_eq!(number("9 e4"), Some(9));
    assert_eq!(number("e4"), None);
    assert_eq!(number("1. 5254"), Some(1));
}

fn notes_and_reasons_are_sentences_without_a_full_stop() {
    let optional = [
        Note::CaptureSignMissing,
        Note::CheckSignMissing,
        Note::MateSignMissing,
        Note::EnPassantMarkMissing,
    ];
    assert!(optional.iter().all(|note| note.is_optional()));
    assert!(!Note::PawnLetter.is_optional());
    assert_eq!(in_english(&Note::EnPassantMarkMissing), "e.p. is missing");
    assert!(Spelling::FilesOnly.is_algebraic() && !Spelling::Numeric.is_algebraic());
}

fn a_move_that_is_not_legal_is_still_written() {
    let position = position(None, false);
    let later = self::position(
        Some("rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2"),
        false,
    );
    let mv = uci(&later, "d8h4");
    for style in Style::ALL {
        let text = write(&position, mv, style, Language::English);
        assert!(!text.is_empty());
        assert!(
            read(&position, &text, &[Language::English]).is_err(),
            "{text}"
        );
    }
    let text = write(&position, mv, Style::Long, Language::English);
    assert_eq!(text, "Qd8-h4");
}
