//! Score sheets: the cases of `vectors/scoresheet/*.toml`, and what must hold for every game and text.

mod english;

#[path = "scoresheet/device.rs"]
mod device;
#[path = "scoresheet/properties.rs"]
mod properties;

use adoube_laws::notation::{Language, Style, write};
use adoube_laws::scoresheet::*;
use adoube_rulebook::{Edition, Rulebook};
use english::in_english;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use shakmaty::fen::Fen;
use shakmaty::{Board, CastlingMode, Chess, Move, Position};

fn vectors<T: DeserializeOwned>(text: &str) -> T {
    toml::from_str(text).unwrap_or_else(|error| panic!("{error}"))
}

fn edition(id: &str) -> &'static Edition {
    let edition = Rulebook::embedded().edition(id);
    edition.unwrap_or_else(|| panic!("no edition {id}"))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Numbers {
    pairs: Vec<Pairs>,
    next_move: Vec<NextMove>,
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

fn numbers() -> Numbers {
    vectors(include_str!("vectors/scoresheet/numbers.toml"))
}

#[test]
fn pairs_and_move_numbers() {
    let us = &edition("us-2025").parameters().flags;
    for case in numbers().pairs {
        let missing = case.missing;
        assert_eq!(
            missing_pairs(missing.clone()),
            case.pairs,
            "{}",
            case.article
        );
        assert_eq!(
            is_reasonably_complete(missing, us),
            case.complete,
            "{}",
            case.article
        );
    }
    for case in numbers().next_move {
        let number = next_move_number(case.control, case.shown);
        assert_eq!(number, case.number, "{}", case.article);
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Recordings {
    case: Vec<RecordingCase>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RecordingCase {
    article: String,
    player: String,
    #[serde(default)]
    write_first: bool,
    events: String,
    #[serde(default)]
    faults: Vec<(usize, usize, String)>,
}

fn event(word: &str) -> RecordingEvent {
    match word {
        "m" => RecordingEvent::Moved,
        "free" => RecordingEvent::Excused(true),
        "bound" => RecordingEvent::Excused(false),
        ply => RecordingEvent::Wrote {
            ply: ply.trim_end_matches('!').parse().expect("a ply"),
            for_claim_or_sealing: ply.ends_with('!'),
        },
    }
}

#[test]
fn recording() {
    let file: Recordings = vectors(include_str!("vectors/scoresheet/recording.toml"));
    for case in file.case {
        let mut rules = edition("fide-2023-01").parameters().recording.clone();
        rules.write_before_moving = case.write_first;
        let events: Vec<RecordingEvent> = case.events.split(' ').map(event).collect();
        let faults = check_recording(case.player.parse().unwrap(), &events, &rules);
        let faults: Vec<_> = faults
            .iter()
            .map(|fault| (fault.event, fault.ply, fault.topic.0.to_owned()))
            .collect();
        assert_eq!(faults, case.faults, "{}", case.article);
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Procedures {
    case: Vec<Procedure>,
    result: Vec<Results>,
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

#[test]
fn procedure_and_results() {
    let file: Procedures = vectors(include_str!("vectors/scoresheet/procedure.toml"));
    for case in file.case {
        let complete = |name: &str| case.complete.iter().any(|other| other == name);
        let edition = edition(&case.edition);
        let facts = AfterFlag {
            white_complete: complete("white"),
            black_complete: complete("black"),
            arbiter_complete: complete("arbiter"),
            turn: case.turn.parse().unwrap(),
            next_is_sudden_death: case.sudden_death,
            control: 40,
        };
        let cited = |step: &Step| {
            let article = edition.cite(step.topic).unwrap_or("-");
            format!("{:?} {article}", step.step)
        };
        let steps = after_flag_fall(&facts, edition.authority());
        let steps: Vec<String> = steps.iter().map(cited).collect();
        assert_eq!(steps, case.steps, "{}", case.article);
    }
    for case in file.result {
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
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Texts {
    text: Vec<TextCase>,
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

#[test]
fn texts() {
    let file: Texts = vectors(include_str!("vectors/scoresheet/text.toml"));
    for case in file.text {
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
struct Games {
    case: Vec<GameCase>,
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
        reconcile_all(&start, &sheets, board.as_ref())
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

#[test]
fn reconciled_games() {
    let file: Games = vectors(include_str!("vectors/scoresheet/reconcile.toml"));
    for case in file.case {
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
}

#[test]
fn what_both_agree_on() {
    let white = sheet(Keeper::White, "1. e4 (1:30) e5 2. Nf3 -- 3. Bb5 a6");
    let black = sheet(Keeper::Black, "1. e4 e5 (1:29) 2. Nf3 -- 3. Bb5 a6");
    let found = reconcile(&Chess::default(), &white, &black);
    assert_eq!(found.proven(), 3);
    let (plies, position) = found.last_agreed();
    assert_eq!(plies, 3);
    assert_eq!(position, found.proven_position());
    assert_eq!(found.game(), None);
    assert_eq!(found.plies[0].on[0].clock, Some(ClockTime(5400)));
    assert_eq!(found.plies[1].on[1].clock, Some(ClockTime(5340)));
}
