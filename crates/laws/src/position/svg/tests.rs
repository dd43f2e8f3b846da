//! The picture is read back: as XML, and as a board.

use std::collections::BTreeMap;

use adoube_words::{Language, Words};
use proptest::prelude::*;
use shakmaty::Piece;

use super::*;
use crate::colour::from_shakmaty;

fn drawn(board: &Board, below: Color) -> String {
    let style = DiagramStyle {
        below: from_shakmaty(below),
        ..DiagramStyle::default()
    };
    let (words, described) = (
        Words::of(Language::english()),
        described(board, style.below),
    );
    let title = words.say("diagram-title", &described);
    svg_diagram(board, style, &title, &words.tell(&described))
}

/// An element as it is met in reading, with the text that directly follows its opening tag.
#[derive(Debug)]
struct Element {
    name: String,
    attributes: BTreeMap<String, String>,
    text: String,
}

/// Reads well-formed XML without entities, comments and declarations; a picture needs none of them.
fn read(xml: &str) -> Vec<Element> {
    let mut open: Vec<String> = Vec::new();
    let mut elements = Vec::new();
    let mut tags = xml.split('<');
    assert_eq!(tags.next(), Some(""), "nothing stands before the root");
    for tag in tags {
        let (tag, text) = tag.split_once('>').expect("a tag ends");
        assert!(!text.contains(['>', '&']), "{text}");
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop().as_deref(), Some(name), "tags are balanced");
        } else {
            assert!(elements.is_empty() || !open.is_empty(), "one root");
            let element = element(tag.trim_end_matches('/'), text);
            if !tag.ends_with('/') {
                open.push(element.name.clone());
            }
            elements.push(element);
        }
        assert!(!open.is_empty() || text.trim().is_empty(), "text in no tag");
    }
    assert!(open.is_empty(), "still open: {open:?}");
    elements
}

fn element(tag: &str, text: &str) -> Element {
    let (name, mut rest) = tag.split_once(' ').unwrap_or((tag, ""));
    let mut attributes = BTreeMap::new();
    while !rest.is_empty() {
        let (key, value) = rest.split_once("=\"").expect("a value in quotes");
        let (value, after) = value.split_once('"').expect("quotes end");
        assert!(!key.contains([' ', '"']) && !value.contains('&'), "{tag}");
        assert!(
            attributes
                .insert(key.to_owned(), value.to_owned())
                .is_none()
        );
        rest = after.strip_prefix(' ').unwrap_or(after);
    }
    Element {
        name: name.to_owned(),
        attributes,
        text: text.to_owned(),
    }
}

fn named<'a>(elements: &'a [Element], name: &'a str) -> impl Iterator<Item = &'a Element> {
    elements.iter().filter(move |element| element.name == name)
}

/// The names at the edge by their place along it: ranks from above, files from the left.
fn edge(elements: &[Element], along: &str, across: (&str, &str)) -> Vec<char> {
    let on_edge = named(elements, "text").filter(|text| text.attributes[across.0] == across.1);
    let mut labels: Vec<(u32, char)> = on_edge
        .map(|text| {
            let place = text.attributes[along].parse().expect("a number");
            (place, text.text.chars().next().expect("a label"))
        })
        .collect();
    labels.sort_unstable();
    labels.into_iter().map(|(_, label)| label).collect()
}

/// Puts the pieces that are drawn on the squares that the names at the edge say.
fn board_of(elements: &[Element]) -> Board {
    let ranks = edge(elements, "y", ("x", "-25"));
    let files = edge(elements, "x", ("y", "836"));
    let mut board = Board::empty();
    let mut color = Color::White;
    for element in elements {
        let at = |key: &str| element.attributes[key].parse::<usize>().expect("a number") / 100;
        match (element.name.as_str(), element.attributes.get("color")) {
            ("g", Some(lines)) => color = Color::from_white(lines == INK),
            ("use", _) => {
                let square = format!("{}{}", files[at("x")], ranks[at("y")]);
                let role = match element.attributes["xlink:href"].as_str() {
                    "#chess-king" => Role::King,
                    "#chess-queen" => Role::Queen,
                    "#chess-rook" => Role::Rook,
                    "#chess-bishop" => Role::Bishop,
                    "#chess-knight" => Role::Knight,
                    "#chess-pawn" => Role::Pawn,
                    other => panic!("no piece: {other}"),
                };
                board.set_piece_at(square.parse().expect("a square"), role.of(color));
            }
            _ => {}
        }
    }
    board
}

fn boards() -> impl Strategy<Value = Board> {
    let piece = (any::<bool>(), 0..Role::ALL.len());
    prop::collection::vec(prop::option::of(piece), 64).prop_map(|squares| {
        let mut board = Board::empty();
        for (square, piece) in Square::ALL.into_iter().zip(squares) {
            let piece = piece.map(|(white, role)| Piece {
                color: Color::from_white(white),
                role: Role::ALL[role],
            });
            if let Some(piece) = piece {
                board.set_piece_at(square, piece);
            }
        }
        board
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(64) })]

    #[test]
    fn every_picture_shows_its_board(board in boards(), white in any::<bool>()) {
        let svg = drawn(&board, Color::from_white(white));
        prop_assert_eq!(board_of(&read(&svg)), board);
    }
}

#[test]
fn each_side_sees_its_own_first_rank_below() {
    for (below, ranks, files) in [
        (Color::White, "87654321", "abcdefgh"),
        (Color::Black, "12345678", "hgfedcba"),
    ] {
        let elements = read(&drawn(&Board::new(), below));
        let ranks_drawn: String = edge(&elements, "y", ("x", "-25")).into_iter().collect();
        let files_drawn: String = edge(&elements, "x", ("y", "836")).into_iter().collect();
        assert_eq!((ranks_drawn.as_str(), files_drawn.as_str()), (ranks, files));
    }
}

/// Article 2.1: the near corner square to the right of each player is white.
#[test]
fn the_right_near_corner_is_light_and_the_left_one_dark() {
    for below in Color::ALL {
        let elements = read(&drawn(&Board::empty(), below));
        let dark = named(&elements, "path")
            .find(|path| path.attributes["fill"] == DARK_SQUARE)
            .map(|path| &path.attributes["d"])
            .expect("dark squares");
        assert_eq!(dark.matches('z').count(), 32);
        assert!(dark.contains("M0 700h"));
        assert!(!dark.contains("M700 700h"));
    }
}

#[test]
fn only_pieces_that_occur_are_defined_and_each_once() {
    let board: Board = "4k3/8/8/8/8/8/PPP5/4K3".parse().expect("a placement");
    let elements = read(&drawn(&board, Color::White));
    let ids = elements.iter().filter_map(|each| each.attributes.get("id"));
    assert_eq!(ids.collect::<Vec<_>>(), ["chess-pawn", "chess-king"]);
}

#[test]
fn the_picture_says_what_it_shows() {
    let elements = read(&drawn(&Board::new(), Color::Black));
    let root = &elements[0].attributes;
    assert_eq!(root["role"], "img");
    assert!(
        root["aria-label"].starts_with("Chess diagram. White: king e1; queen d1; rooks a1, h1;")
    );
    let title = named(&elements, "title").next().expect("a title");
    assert_eq!(
        title.text,
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR, black below"
    );
}

#[test]
fn the_start_position_is_a_small_file() {
    let size = drawn(&Board::new(), Color::White).len();
    assert!(size < 8_000, "{size} bytes");
}

/// The relative luminance of a colour by the Web Content Accessibility Guidelines.
fn luminance(color: &str) -> f64 {
    let channel = |at: usize| {
        let value = u8::from_str_radix(&color[at..at + 2], 16).expect("a hexadecimal number");
        let value = f64::from(value) / 255.0;
        match value <= 0.04045 {
            true => value / 12.92,
            false => ((value + 0.055) / 1.055).powf(2.4),
        }
    };
    0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

#[test]
fn what_touches_has_enough_contrast() {
    for (lighter, darker) in [
        (LIGHT_SQUARE, DARK_SQUARE),
        (PAPER, DARK_SQUARE),
        (DARK_SQUARE, INK),
        (LIGHT_SQUARE, INK),
    ] {
        let contrast = (luminance(lighter) + 0.05) / (luminance(darker) + 0.05);
        assert!(contrast >= 3.0, "{lighter} on {darker}: {contrast}");
    }
}
