//! Claims, ends of games and flags.

use std::time::Duration;

use adoube_laws::Colour;
use adoube_laws::game::{
    Claim, ClaimForm, ClaimKind, Decision, DrawRestriction, ForcedMate, Game, Limits, end_of_game,
    flag_fall, forced_mate, judge_claim,
};
use adoube_laws::mating::Mating;
use adoube_laws::notation::{Language, Style, read, write};
use adoube_laws::position::{examine, read_fen};
use adoube_laws::unwinnable::Exactly;
use adoube_rulebook::{Edition, Rate, Rulebook};
use adoube_vectors::{Vectors, tests};
use serde::Deserialize;

use shakmaty::{CastlingMode, Chess, KnownOutcome, Move, Position, Role, uci::UciMove};

pub(super) fn register(vectors: &mut Vectors) {
    vectors.file("game/claims", |file| {
        file.each("claim", claims);
    });
    vectors.file("game/ends", |file| {
        file.each("end", ends);
    });
    vectors.file("game/flags", |file| {
        file.each("flag", flags);
    });
    vectors.tests(&tests![
        moves_are_counted_by_player,
        forced_mates,
        these_pieces_can_mate,
    ]);
}

#[derive(Deserialize)]
struct ClaimCase {
    name: String,
    editions: Vec<String>,
    fen: Option<String>,
    moves: String,
    kind: String,
    form: String,
    #[serde(default = "yes")]
    written: bool,
    #[serde(default = "yes")]
    on_move: bool,
    #[serde(default)]
    touched: bool,
    #[serde(default)]
    pressed: bool,
    #[serde(default)]
    opponent_agrees: bool,
    no_agreement_before: Option<u32>,
    #[serde(default)]
    rate: String,
    decision: String,
    #[serde(default)]
    bonus: u64,
    must_play: Option<String>,
    appearances: Option<Vec<usize>>,
    quiet_plies: Option<u32>,
}

#[derive(Deserialize)]
struct EndCase {
    name: String,
    editions: Vec<String>,
    fen: Option<String>,
    moves: String,
    end: Option<String>,
    outcome: Option<String>,
    #[serde(default)]
    director_may: bool,
}

#[derive(Deserialize)]
struct FlagCase {
    name: String,
    editions: Vec<String>,
    fen: String,
    #[serde(default)]
    moves: String,
    flagged: String,
    outcome: Option<String>,
}

fn yes() -> bool {
    true
}

fn edition(id: &str) -> &'static Edition {
    Rulebook::embedded().edition(id).unwrap()
}

fn position(fen: &str) -> Chess {
    let setup = read_fen(fen).unwrap();
    examine(&setup, CastlingMode::Standard).position.unwrap()
}

fn played(fen: Option<&str>, moves: &str) -> Game {
    let mut game = Game::new(fen.map_or_else(Chess::default, position));
    for word in moves.split_whitespace() {
        let m = read(game.position(), word, &[Language::English])
            .unwrap()
            .mv;
        game.play(m).unwrap();
    }
    game
}

/// An intended move: SAN, or two squares for one that may be illegal.
fn intended(position: &Chess, text: &str) -> Move {
    if let Ok(reading) = read(position, text, &[Language::English]) {
        return reading.mv;
    }
    let UciMove::Normal { from, to, .. } = text.parse().unwrap() else {
        panic!("{text}");
    };
    Move::Normal {
        role: position.board().role_at(from).unwrap_or(Role::Pawn),
        from,
        capture: position.board().role_at(to),
        to,
        promotion: None,
    }
}

fn claim(case: &ClaimCase, game: &Game) -> Claim {
    let kind = match case.kind.as_str() {
        "repetition" => ClaimKind::Repetition,
        _ => ClaimKind::QuietMoves,
    };
    let form = match case.form.as_str() {
        "appeared" => ClaimForm::Appeared,
        "own-move" => ClaimForm::OwnMove,
        text => ClaimForm::Intended {
            intended: intended(game.position(), text),
            written: case.written,
        },
    };
    Claim {
        on_move: case.on_move,
        touched: case.touched,
        pressed: case.pressed,
        opponent_agrees: case.opponent_agrees,
        restriction: (case.no_agreement_before)
            .map_or(DrawRestriction::None, DrawRestriction::BeforeMove),
        ..Claim::new(kind, form)
    }
}

fn claims(case: ClaimCase) {
    for id in &case.editions {
        check_claim(&case, id);
    }
}

fn check_claim(case: &ClaimCase, id: &str) {
    let context = format!("{} ({id})", case.name);
    let game = played(case.fen.as_deref(), &case.moves);
    let rate = match case.rate.as_str() {
        "rapid" => Rate::Rapid,
        "blitz" => Rate::Blitz,
        _ => Rate::Standard,
    };
    let draws = &edition(id).parameters().draws;
    let ruling = judge_claim(&game, &claim(case, &game), draws, rate);
    let decision = match ruling.decision {
        Decision::Draw => "draw",
        Decision::Wrong => "wrong",
        Decision::OfferOnly => "offer-only",
        Decision::NoRight => "no-right",
        Decision::WriteFirst => "write-first",
    };
    assert_eq!(decision, case.decision, "{context}: {:?}", ruling.because);
    assert_eq!(
        ruling.opponent_bonus,
        Duration::from_secs(case.bonus),
        "{context}"
    );
    assert!(!ruling.because.is_empty(), "{context}");
    if let Some(appearances) = &case.appearances {
        assert_eq!(&ruling.appearances, appearances, "{context}");
    }
    if let Some(quiet) = case.quiet_plies {
        assert_eq!(ruling.quiet_plies, quiet, "{context}");
    }
    let mut must_play: Vec<String> = (ruling.must_play.iter().flat_map(|must| &must.moves))
        .map(|m| write(game.position(), *m, Style::San, Language::English))
        .collect();
    let mut expected: Vec<&str> = case
        .must_play
        .iter()
        .flat_map(|moves| moves.split(' '))
        .collect();
    must_play.sort();
    expected.sort_unstable();
    assert_eq!(must_play, expected, "{context}");
}

fn mark(outcome: KnownOutcome) -> &'static str {
    outcome.as_str()
}

fn ends(case: EndCase) {
    for id in &case.editions {
        let game = played(case.fen.as_deref(), &case.moves);
        let end = end_of_game(&game, &edition(id).parameters().draws, &Exactly::default());
        let found = end.as_ref().map(|end| {
            let name = serde_json::to_value(end.end).unwrap();
            (
                name.as_str().unwrap().to_owned(),
                mark(end.outcome),
                end.director_may,
            )
        });
        let expected = case
            .end
            .clone()
            .map(|name| (name, case.outcome.as_deref().unwrap(), case.director_may));
        assert_eq!(found, expected, "{} ({id})", case.name);
    }
}

fn flags(case: FlagCase) {
    for id in &case.editions {
        let game = played(Some(&case.fen), &case.moves);
        let flagged = Colour::white_if(case.flagged == "white");
        let parameters = edition(id).parameters();
        let result = flag_fall(
            &game,
            flagged,
            parameters,
            &Exactly::default(),
            Limits::default(),
        );
        let outcome = result.outcome.map(mark);
        let context = format!("{} ({id}): {:?}", case.name, result.why);
        assert_eq!(outcome, case.outcome.as_deref(), "{context}");
    }
}

fn moves_are_counted_by_player() {
    let game = played(Some("4k3/8/8/8/8/8/8/R3K3 b - - 0 1"), "Kd7 Ra8 Kc7");
    assert_eq!(
        (game.moves_by(Colour::White), game.moves_by(Colour::Black)),
        (1, 2)
    );
    assert!(Game::new(Chess::default()).play(game.moves()[0]).is_err());
}

fn forced_mates() {
    let limits = Limits::default();
    let back_rank = position("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1");
    let ForcedMate::Found { line } = forced_mate(&back_rank, Colour::White, limits) else {
        panic!("a mate in one");
    };
    assert_eq!(line.len(), 1);
    assert!(back_rank.is_legal(line[0]));
    // Black must step into the corner's mate: 1. Kg6 Kg8 2. Ra8#.
    let two_moves = position("7k/8/5K2/8/8/8/8/R7 w - - 0 1");
    let ForcedMate::Found { line } = forced_mate(&two_moves, Colour::White, limits) else {
        panic!("a mate in two");
    };
    assert_eq!(line.len(), 3);
    let stalemated = position("7k/5K2/6Q1/8/8/8/8/8 b - - 0 1");
    assert_eq!(
        forced_mate(&stalemated, Colour::White, limits),
        ForcedMate::None
    );
    let short = Limits {
        plies: 1,
        nodes: 1000,
    };
    assert_eq!(
        forced_mate(&two_moves, Colour::White, short),
        ForcedMate::NotWithin { plies: 1 }
    );
    let few = Limits { plies: 9, nodes: 5 };
    assert!(matches!(
        forced_mate(&Chess::default(), Colour::White, few),
        ForcedMate::NotWithin { .. }
    ));
}

/// The printed mates of the table show that those pieces can mate.
fn these_pieces_can_mate() {
    for mated in [
        "8/8/8/8/8/K7/2N5/kr6 b - - 0 1",
        "8/8/8/8/8/1K6/2N5/kn6 b - - 0 1",
        "8/8/8/8/8/1K6/1B6/kn6 b - - 0 1",
        "8/8/8/8/8/KN6/8/kb6 b - - 0 1",
        "8/8/8/8/8/K7/1B6/kb6 b - - 0 1",
        "8/8/8/8/8/1N6/n1K5/k7 b - - 0 1",
    ] {
        let position = position(mated);
        assert!(position.is_checkmate(), "{mated}");
        assert_eq!(
            Exactly::default().can_mate(&position, Colour::White),
            Some(true),
            "{mated}"
        );
        assert_eq!(
            Exactly::default().can_mate(&position, Colour::Black),
            Some(false),
            "{mated}"
        );
        assert_eq!(
            Exactly::default().is_dead(&position),
            Some(false),
            "{mated}"
        );
    }
}
