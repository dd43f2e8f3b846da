//! What must hold for every move and every text.

use adoube_laws::notation::{Language, Style, read, read_moves, write};
use adoube_laws::shakmaty::{Chess, File, Move, Position, Rank, Role};
use adoube_vectors::{Vectors, tests};
use proptest::prelude::*;

use super::positions::{PlayOut, play_out, start};

pub(super) fn register(vectors: &mut Vectors) {
    vectors.tests(&tests![
        every_legal_move_reads_back_in_every_style,
        no_two_legal_moves_are_written_alike,
        the_form_of_appendix_c_has_nothing_to_note,
        signs_may_be_left_out,
        any_text_is_a_legal_move_or_refused,
        text_that_looks_like_a_move_is_legal_or_refused,
        announcements_are_legal_or_refused,
        a_slip_of_the_pen_is_never_mended,
    ]);
}

fn play_outs(length: usize) -> impl Strategy<Value = PlayOut> {
    let choices = proptest::collection::vec(any::<u16>(), 0..length);
    (any::<u8>(), any::<u32>(), choices).prop_map(|(kind, number, choices)| PlayOut {
        start: start(kind, number),
        choices,
    })
}

fn last_position(play: &PlayOut) -> Chess {
    let mut last = play.start.clone();
    play_out(play.start.clone(), &play.choices, |position| {
        last = position.clone();
    });
    last
}

fn languages() -> impl Strategy<Value = Language> {
    proptest::sample::select(Language::ALL)
}

/// Whatever was read is legal.
fn assert_legal(position: &Chess, text: &str, languages: &[Language]) -> Option<Move> {
    let reading = read(position, text, languages).ok()?;
    assert!(position.legal_moves().contains(&reading.mv), "{text}");
    Some(reading.mv)
}

/// The squares, pieces and promotion that a plain English text names.
#[derive(Default)]
struct Named {
    role: Option<Role>,
    files: Vec<File>,
    ranks: Vec<Rank>,
    promotion: Option<Role>,
}

impl Named {
    fn new(text: &str) -> Named {
        let body = text.trim_end_matches(['+', '#']);
        let role = body.chars().next().filter(char::is_ascii_uppercase);
        let promotion = body.split_once('=').map(|(_, letter)| letter);
        let mut role = role.and_then(Role::from_char);
        let mut files: Vec<File> = body.chars().filter_map(File::from_char).collect();
        // A small b that no pawn's move begins with is a bishop.
        let second = body.chars().nth(1).and_then(Rank::from_char);
        let wide = files.len() > 1 && files[0].distance(files[1]) > 1;
        if body.starts_with('b') && second.is_none() && wide {
            files.remove(0);
            role = Some(Role::Bishop);
        }
        Named {
            role,
            files,
            ranks: body.chars().filter_map(Rank::from_char).collect(),
            promotion: promotion
                .and_then(|letter| letter.chars().next())
                .and_then(Role::from_char),
        }
    }

    /// Whether a move agrees with all that is named: the last file and rank are those of arrival.
    fn agrees(&self, mv: Move) -> bool {
        let Some(from) = mv.from() else {
            return false;
        };
        let arrival = self.files.last() == Some(&mv.to().file())
            && self.ranks.last() == Some(&mv.to().rank());
        let departure = self.files.len() < 2 || self.files[0] == from.file();
        let departure = departure && (self.ranks.len() < 2 || self.ranks[0] == from.rank());
        arrival
            && departure
            && self.role.is_none_or(|role| role == mv.role())
            && self
                .promotion
                .is_none_or(|role| Some(role) == mv.promotion())
    }
}

/// A character of a notation in place of another, one more or one less.
fn mutated(text: &str, place: usize, letter: char, way: u8) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    let place = place % letters.len().max(1);
    match way % 3 {
        0 => letters[place] = letter,
        1 => letters.insert(place, letter),
        _ => {
            letters.remove(place);
        }
    }
    letters.into_iter().collect()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 200, ..ProptestConfig::default() })]

    fn every_legal_move_reads_back_in_every_style(play in play_outs(60), language in languages()) {
        let position = last_position(&play);
        for mv in position.legal_moves() {
            for style in Style::ALL {
                let text = write(&position, mv, style, language);
                let back = read(&position, &text, &[language]);
                prop_assert_eq!(back.map(|reading| reading.mv), Ok(mv), "{} in {}", text, language);
            }
        }
    }

    fn no_two_legal_moves_are_written_alike(play in play_outs(60), language in languages()) {
        let position = last_position(&play);
        for style in Style::ALL {
            let legal = position.legal_moves();
            let mut texts: Vec<String> = legal.iter().map(|mv| write(&position, *mv, style, language)).collect();
            texts.sort_unstable();
            let all = texts.len();
            texts.dedup();
            prop_assert_eq!(texts.len(), all, "{:?}", style);
        }
    }

    fn the_form_of_appendix_c_has_nothing_to_note(play in play_outs(60), language in languages()) {
        let position = last_position(&play);
        for mv in position.legal_moves() {
            let text = write(&position, mv, Style::Fide, language);
            let reading = read(&position, &text, &[language]);
            prop_assert_eq!(reading.map(|reading| reading.notes), Ok(Vec::new()), "{}", text);
        }
    }

    fn signs_may_be_left_out(play in play_outs(60)) {
        let position = last_position(&play);
        for mv in position.legal_moves() {
            for style in [Style::San, Style::Long] {
                let text = write(&position, mv, style, Language::English);
                let bare: String = text.chars().filter(|sign| !"x+#=".contains(*sign)).collect();
                let back = read(&position, &bare, &[Language::English]).map(|reading| reading.mv);
                prop_assert_eq!(back, Ok(mv), "{} for {}", bare, text);
            }
        }
    }

    fn any_text_is_a_legal_move_or_refused(play in play_outs(40), text in "\\PC{0,12}") {
        let position = last_position(&play);
        assert_legal(&position, &text, Language::ALL);
        read_moves(&position, &text, Language::ALL);
    }

    fn text_that_looks_like_a_move_is_legal_or_refused(
        play in play_outs(40),
        text in "[0-9. ]{0,3}[KQRBNPSLDTO0♘Ф]{0,3}[a-hKQRBN]?[1-8]?[-x: ]?[a-hKQ]{0,2}[1-8]?[-=(/]?[QRBN0O)]{0,2}[+#! ]?(e\\.p\\.|ch|mate|\\(=\\))?",
    ) {
        let position = last_position(&play);
        assert_legal(&position, &text, &[Language::English, Language::German, Language::Russian]);
    }

    fn announcements_are_legal_or_refused(
        play in play_outs(40),
        words in proptest::collection::vec(
            proptest::sample::select(&["Springer", "Dame", "Bauer", "Anna", "Eva", "Felix", "drei", "vier", "acht", "schlaegt", "kurze", "Rochade", "en passant"][..]),
            0..7,
        ),
    ) {
        let position = last_position(&play);
        assert_legal(&position, &words.join(" "), &[]);
    }

    fn a_slip_of_the_pen_is_never_mended(
        play in play_outs(60),
        choice in any::<prop::sample::Index>(),
        place in 0_usize..8,
        letter in proptest::sample::select(&['K', 'Q', 'R', 'B', 'N', 'a', 'c', 'e', 'f', 'h', '1', '3', '4', '5', '8', 'x', '='][..]),
        way in 0_u8..3,
        long in any::<bool>(),
    ) {
        let position = last_position(&play);
        let legal = position.legal_moves();
        prop_assume!(!legal.is_empty());
        let mv = legal[choice.index(legal.len())];
        prop_assume!(!mv.is_castle());
        let style = if long { Style::Long } else { Style::San };
        let text = mutated(&write(&position, mv, style, Language::English), place, letter, way);
        let named = Named::new(&text);
        // Forms without a square of arrival, or by squares alone, are told apart elsewhere.
        prop_assume!(named.ranks.len() + named.files.len() > 1 && !named.ranks.is_empty());
        if let Some(mv) = assert_legal(&position, &text, &[Language::English]) {
            let castled = mv.is_castle();
            prop_assert!(castled || named.agrees(mv), "{} means {:?}", text, mv);
        }
    }
}
