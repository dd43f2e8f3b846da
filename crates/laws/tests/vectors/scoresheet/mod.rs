//! Score sheets: the cases of `*.toml`, and what must hold for every game and text.

mod properties;

use std::collections::BTreeMap;

use crate::english::in_english;
use adoube_laws::game::{ClaimKind, Decision};
use adoube_laws::notation::{Language, Style, write};
use adoube_laws::scoresheet::*;
use adoube_rulebook::{Edition, Rate, Rulebook};
use adoube_vectors::{Vectors, tests};
use serde::Deserialize;

use shakmaty::fen::Fen;
use shakmaty::{Board, CastlingMode, Chess, Move, Position};

pub(super) fn register(vectors: &mut Vectors) {
    properties::register(vectors);
    vectors.file("scoresheet/numbers", |file| {
        file.each("pairs", pairs);
        file.each("next_move", move_numbers);
    });
    vectors.file("scoresheet/procedure", |file| {
        file.each("case", procedures);
        file.each("result", results);
    });
    vectors.file("scoresheet/text", |file| {
        file.each("text", texts);
    });
    vectors.file("scoresheet/reconcile", |file| {
        file.each("case", reconciled_games);
    });
    vectors.tests(&tests![
        fide_knows_no_reasonable_completeness,
        what_both_agree_on,
        differences_have_the_moves_to_choose_from,
        letters_are_found_out,
        a_file_is_a_sheet_too,
        claims_are_checked_on_the_game_that_was_found,
    ]);
}

fn edition(id: &str) -> &'static Edition {
    let edition = Rulebook::embedded().edition(id);
    edition.unwrap_or_else(|| panic!("no edition {id}"))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Pairs {
    article: String,
    missing: Vec<usize>,
    pairs: usize,
    complete: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NextMove {
    article: String,
    control: u32,
    shown: Option<u32>,
    number: u32,
}

fn pairs(case: Pairs) {
    let us = &edition("us-2025").parameters().flags;
    let missing = case.missing;
    assert_eq!(missing_pairs(&missing), case.pairs, "{}", case.article);
    let complete = Completeness::of(&missing, us).is_reasonable();
    assert_eq!(complete, Some(case.complete), "{}", case.article);
}

fn fide_knows_no_reasonable_completeness() {
    let fide = &edition("fide-2023-01").parameters().flags;
    assert_eq!(Completeness::of(&[], fide), Completeness::Complete);
    let two = Completeness::of(&[3, 4], fide);
    assert_eq!(two, Completeness::Incomplete { moves: 2 });
    assert_eq!(
        two.is_reasonable(),
        None,
        "the FIDE Laws know no such thing"
    );
}

fn move_numbers(case: NextMove) {
    let facts = AfterFlag {
        white_complete: false,
        black_complete: false,
        arbiter_complete: false,
        turn: adoube_laws::Colour::White,
        next_is_sudden_death: false,
        control: case.control,
        shown: case.shown,
    };
    let steps = after_flag_fall(&facts, edition("us-2025").authority());
    let number = NextStep::IfImpossibleNextMove(case.number);
    assert!(
        steps.iter().any(|step| step.step == number),
        "{}",
        case.article
    );
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Procedure {
    article: String,
    edition: String,
    complete: Vec<String>,
    turn: String,
    #[serde(default)]
    sudden_death: bool,
    steps: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Results {
    article: String,
    white: String,
    black: String,
    agreed: Option<String>,
    #[serde(default)]
    faults: Vec<String>,
}

fn procedures(case: Procedure) {
    let complete = |name: &str| case.complete.iter().any(|other| other == name);
    let edition = edition(&case.edition);
    let facts = AfterFlag {
        white_complete: complete("white"),
        black_complete: complete("black"),
        arbiter_complete: complete("arbiter"),
        turn: case.turn.parse().unwrap(),
        next_is_sudden_death: case.sudden_death,
        control: 40,
        shown: None,
    };
    let cited = |step: &Step| {
        let article = edition.cite(step.topic).unwrap_or("-");
        format!("{:?} {article}", step.step)
    };
    let steps = after_flag_fall(&facts, edition.authority());
    let steps: Vec<String> = steps.iter().map(cited).collect();
    assert_eq!(steps, case.steps, "{}", case.article);
}

fn results(case: Results) {
    let check = compare_results(
        &sheet(Keeper::White, &case.white),
        &sheet(Keeper::Black, &case.black),
    );
    let faults: Vec<String> = check
        .faults
        .iter()
        .map(|fault| format!("{fault:?}"))
        .collect();
    let agreed = check.agreed.map(|result| format!("{result:?}"));
    assert_eq!(faults, case.faults, "{}", case.article);
    assert_eq!(agreed, case.agreed, "{}", case.article);
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TextCase {
    article: String,
    text: String,
    canonical: Option<String>,
    #[serde(default)]
    errors: Vec<(usize, usize, String)>,
}

fn texts(case: TextCase) {
    let read = read_sheet(&case.text);
    let errors = read.as_ref().err().map_or(&[][..], |errors| &errors.0);
    let errors: Vec<_> = errors
        .iter()
        .map(|error| (error.line, error.column, in_english(&error.expected)))
        .collect();
    assert_eq!(errors, case.errors, "{}", case.article);
    let written = read.ok().map(|sheet| sheet.to_string());
    assert_eq!(written, case.canonical, "{}", case.article);
}

fn sheet(keeper: Keeper, text: &str) -> ScoreSheet {
    let mut sheet = read_sheet(text).unwrap_or_else(|errors| panic!("{errors}"));
    sheet.keeper = keeper;
    sheet
}

fn position(fen: &str) -> Chess {
    let fen: Fen = fen.parse().expect("a FEN");
    fen.into_position(CastlingMode::Standard)
        .expect("a position")
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GameCase {
    name: String,
    article: String,
    fen: Option<String>,
    white: String,
    black: String,
    arbiter: Option<String>,
    board: Option<String>,
    #[serde(default)]
    settled: BTreeMap<String, String>,
    game: Option<String>,
    support: Option<String>,
    errors: Option<Vec<String>>,
    missing: Option<(Vec<usize>, Vec<usize>)>,
    offers: Option<Vec<String>>,
    questions: Option<Vec<String>>,
    numbers: Option<Vec<u32>>,
    proven: Option<usize>,
    ended: Option<String>,
}

impl GameCase {
    fn found(&self) -> Reconstruction {
        let start = self.fen.as_deref().map_or_else(Chess::default, position);
        let mut sheets = vec![
            sheet(Keeper::White, &self.white),
            sheet(Keeper::Black, &self.black),
        ];
        sheets.extend(self.arbiter.iter().map(|text| sheet(Keeper::Arbiter, text)));
        let sheets: Vec<&ScoreSheet> = sheets.iter().collect();
        let board = self.board.as_deref();
        let board: Option<Board> = board.map(|board| board.parse().expect("a board"));
        let settled = self.settled.iter();
        let settled = settled.map(|(ply, text)| (ply.parse().expect("a ply"), text.clone()));
        let settled = settled.collect();
        reconcile(&start, &sheets, &Known { board, settled })
    }
}

fn san(position: &Chess, mv: Move) -> String {
    write(position, mv, Style::San, Language::English)
}

/// The moves of each ply; where there are several, in alphabetical order and without where they came
/// from.
fn moves(found: &Reconstruction) -> String {
    let mut position = found.start.clone();
    let mut words = Vec::new();
    for ply in &found.plies {
        let short = |mv: &Move| format!("{}{}", Language::English.letter(mv.role()), mv.to());
        let mut names: Vec<String> = match ply.moves[..] {
            [mv] => vec![san(&position, mv)],
            _ => ply.moves.iter().map(short).collect(),
        };
        names.sort_unstable();
        names.dedup();
        words.push(names.join("|"));
        position.play_unchecked(ply.moves[0]);
    }
    words.join(" ")
}

fn letter(support: Support) -> char {
    match support {
        Support::Agreed => 'A',
        Support::OneSheet(Keeper::White) => 'w',
        Support::OneSheet(Keeper::Black) => 'b',
        Support::OneSheet(Keeper::Arbiter) => 'a',
        Support::Disputed => 'D',
        Support::Repaired => 'R',
        Support::Reconstructed => 'r',
        Support::Settled => 'S',
        Support::Open => '?',
    }
}

fn offer(offer: &OfferSeen) -> String {
    let names = |keepers: &[Keeper]| {
        let names: Vec<String> = keepers.iter().map(Keeper::to_string).collect();
        names.join(" ")
    };
    match offer.missing_on.is_empty() {
        true => format!("{} {}", offer.ply, names(&offer.on)),
        false => format!(
            "{} {}, not {}",
            offer.ply,
            names(&offer.on),
            names(&offer.missing_on)
        ),
    }
}

fn question(found: &Reconstruction, question: &Question) -> String {
    let mut start = found.start.clone();
    for ply in &found.plies[..question.from - 1] {
        start.play_unchecked(ply.moves[0]);
    }
    let line = |way: &Vec<Move>| {
        let mut position = start.clone();
        let mut words = Vec::new();
        for mv in way {
            words.push(san(&position, *mv));
            position.play_unchecked(*mv);
        }
        words.join(" ")
    };
    let mut ways: Vec<String> = question.ways.iter().map(line).collect();
    ways.sort_unstable();
    format!("{}-{}: {}", question.from, question.to, ways.join(" / "))
}

fn reconciled_games(case: GameCase) {
    let name = format!("{} ({})", case.name, case.article);
    let found = case.found();
    let ended = case.ended.as_deref().unwrap_or("AllRead");
    assert_eq!(
        format!("{:?}", found.ended),
        ended,
        "{name}: {}",
        moves(&found)
    );
    if let Some(game) = &case.game {
        assert_eq!(moves(&found), *game, "{name}");
    }
    // Where a move is open, the errors depend on which one it is.
    let open = found.plies.iter().any(|ply| ply.support == Support::Open);
    if case.errors.is_some() || !open {
        let errors = found.discrepancies.iter();
        let errors: Vec<String> = errors
            .map(|error| format!("{} {} {:?}", error.keeper, error.ply, error.kind))
            .collect();
        assert_eq!(errors, case.errors.unwrap_or_default(), "{name}");
    }
    if let Some(support) = case.support {
        let letters = found.plies.iter().map(|ply| letter(ply.support));
        assert_eq!(letters.collect::<String>(), support, "{name}");
    }
    if let Some((white, black)) = case.missing {
        assert_eq!(found.missing_on(Keeper::White), white, "{name}");
        assert_eq!(found.missing_on(Keeper::Black), black, "{name}");
    }
    if let Some(offers) = case.offers {
        let seen: Vec<String> = found.draw_offers().iter().map(offer).collect();
        assert_eq!(seen, offers, "{name}");
    }
    if let Some(questions) = case.questions {
        let asked = found.questions.iter();
        let asked: Vec<String> = asked.map(|asked| question(&found, asked)).collect();
        assert_eq!(asked, questions, "{name}");
    }
    if let Some(numbers) = case.numbers {
        let found: Vec<u32> = found.plies.iter().map(|ply| ply.number).collect();
        assert_eq!(found, numbers, "{name}");
    }
    if let Some(proven) = case.proven {
        assert_eq!(found.proven(), proven, "{name}");
    }
}

fn both(white: &str, black: &str) -> Reconstruction {
    let sheets = [sheet(Keeper::White, white), sheet(Keeper::Black, black)];
    let sheets: Vec<&ScoreSheet> = sheets.iter().collect();
    reconcile(&Chess::default(), &sheets, &Known::default())
}

fn what_both_agree_on() {
    let found = both(
        "1. e4 (1:30) e5 2. Nf3 -- 3. Bb5 a6",
        "1. e4 e5 (1:29) 2. Nf3 -- 3. Bb5 a6",
    );
    assert_eq!(found.proven(), 3);
    assert_eq!(found.movetext(None), "1. e4 e5 2. Nf3");
    assert_eq!(found.game(), None);
    assert_eq!(found.plies[0].on[0].clock, Some(ClockTime(5400)));
    assert_eq!(found.plies[1].on[1].clock, Some(ClockTime(5340)));
}

fn differences_have_the_moves_to_choose_from() {
    let white = sheet(Keeper::White, "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6");
    let black = sheet(Keeper::Black, "1. e4 e5 2. Nf3 Nc6 3. Bc4 a6");
    let sheets = [&white, &black];
    let mut known = Known::default();
    let found = reconcile(&Chess::default(), &sheets, &known);
    let compared = compare(&found, &sheets);
    let differing: Vec<usize> = (compared.iter().filter(|one| one.differs()))
        .map(|one| one.ply)
        .collect();
    assert_eq!(differing, [5]);
    assert_eq!(compared[4].support, Support::Open);
    assert!(!found.is_undisputed());
    let mut choices: Vec<_> = (compared[4].choices.iter())
        .map(|choice| {
            (
                choice.san.as_str(),
                choice.uci.as_str(),
                &choice.keepers[..],
            )
        })
        .collect();
    choices.sort_unstable_by_key(|choice| choice.0);
    let expected = [
        ("Bb5", "f1b5", &[Keeper::White][..]),
        ("Bc4", "f1c4", &[Keeper::Black][..]),
    ];
    assert_eq!(choices, expected);

    known.settled.insert(5, "f1c4".to_owned());
    let found = reconcile(&Chess::default(), &sheets, &known);
    assert_eq!(found.movetext(None), "1. e4 e5 2. Nf3 Nc6 3. Bc4 a6");
    assert!(found.is_undisputed());

    known.settled.insert(5, "Bxf7".to_owned());
    let found = reconcile(&Chess::default(), &sheets, &known);
    assert_eq!(found.refused(&known), Some(5), "it is not legal there");
}

fn letters_are_found_out() {
    let cases = [
        ("1. e4 e5 2. Sf3 Sc6 3. Lb5 a6", "de"),
        ("1. e4 e5 2. Cf3 Cc6 3. Fb5 a6 4. O-O Fe7 5. Te1", "fr"),
        ("1. e4 e5 2. Cf3 Cc6 3. Ab5 a6", "es"),
        // Gaps do not matter, nor does a move that is wrong.
        ("1. e4 ... 2. ... Sc6 3. Lb9 ... 4. ... Te8", "de"),
        ("1. e4 e5", "en"),
        (
            "[White \"Ann\"]\n\n1. e4 {[%clk 1:29:30]} e5 2. Nf3 1-0",
            "en",
        ),
    ];
    for (text, code) in cases {
        let mut sheet = sheet(Keeper::White, text);
        sheet.find_language(&Chess::default(), Language::English);
        let codes: Vec<&str> = sheet.languages.iter().map(|found| found.code()).collect();
        assert_eq!(codes, [code], "{text}");
    }
}

fn a_file_is_a_sheet_too() {
    let text = "[White \"Ann\"]\n[FEN \"x\"]\n\n1. e4 {[%clk 1:29:30] a claim} (1. d4) e5 $1 1-0";
    let sheet = read_sheet(text).unwrap();
    let header: Vec<_> = sheet.header().collect();
    assert_eq!(header, [("White", "Ann"), ("FEN", "x")]);
    assert_eq!(sheet.entries.len(), 2);
    assert_eq!(sheet.entries[0].clock, Some(ClockTime(5370)));
    assert_eq!(sheet.entries[0].remark.as_deref(), Some("a claim"));
    assert_eq!(
        sheet.result,
        Some(adoube_laws::notation::ResultMark::WhiteWins)
    );
}

/// Articles 9.2 and 9.3: a claim is judged on every game that fits the sheets.
fn claims_are_checked_on_the_game_that_was_found() {
    let draws = &edition("fide-2023-01").parameters().draws;
    let knights = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1";
    let check = |white: &str, intended: Option<&str>| {
        let intended = intended.map(|text| (text, &[Language::English][..]));
        let found = both(white, knights);
        check_claim(
            &found,
            ClaimKind::Repetition,
            intended,
            draws,
            Rate::Standard,
        )
    };
    let decision = |claim: SheetClaim| match claim {
        SheetClaim::Judged(ruling) => ruling.decision,
        other => panic!("{other:?}"),
    };
    assert_eq!(decision(check(knights, Some("Ng8"))), Decision::Draw);
    assert_eq!(decision(check(knights, None)), Decision::Wrong);
    assert!(matches!(
        check(knights, Some("Nd5x")),
        SheetClaim::Open(ClaimOpen::NoMove(_))
    ));
    // The sheets contradict each other on a move that the claim needs.
    let other = knights.replacen("2. Ng1", "2. Nd4", 1);
    let depends = SheetClaim::Open(ClaimOpen::Depends { right: 1, wrong: 1 });
    assert_eq!(check(&other, Some("Ng8")), depends);
}
