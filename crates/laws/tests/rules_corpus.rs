//! Positions and games whose answers other programs have computed. They are not part of the project:
//! where somebody has them, `ADOUBE_RULES_CORPUS` names the folder with the unpacked files.

use std::path::PathBuf;

use adoube_laws::audit::{AuditOptions, End, GameReport, Rules, audit_text};
use adoube_laws::notation::{Language, Style, read, write};
use adoube_laws::position::{examine, read_fen};
use adoube_laws::unwinnable::Exactly;
use adoube_rulebook::Rulebook;
use shakmaty::{CastlingMode, Chess, Move, Position, perft};

fn corpus(file: &str) -> Option<String> {
    let Some(folder) = std::env::var_os("ADOUBE_RULES_CORPUS") else {
        println!("skipped: ADOUBE_RULES_CORPUS names no folder with known positions and games");
        return None;
    };
    let path = PathBuf::from(folder).join(file);
    let text = std::fs::read_to_string(&path);
    Some(text.unwrap_or_else(|error| panic!("{}: {error}", path.display())))
}

#[test]
fn standard_positions() {
    check_positions("positions-standard.tsv", CastlingMode::Standard);
}

#[test]
fn chess960_positions() {
    check_positions("positions-chess960.tsv", CastlingMode::Chess960);
}

fn check_positions(file: &str, mode: CastlingMode) {
    let Some(text) = corpus(file) else { return };
    for line in text.lines() {
        let fields: Vec<&str> = line.split('\t').collect();
        let fens = [fields[1], fields[2]].into_iter().filter(|fen| *fen != "-");
        for fen in fens {
            check_position(fen, mode, &fields);
        }
    }
}

fn check_position(fen: &str, mode: CastlingMode, fields: &[&str]) {
    let setup = read_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
    let examination = examine(&setup, mode);
    let position = examination
        .position
        .unwrap_or_else(|| panic!("{fen} cannot be played"));
    let mut moves: Vec<(String, Move)> = position
        .legal_moves()
        .into_iter()
        .map(|m| (written(&position, m, Style::Uci), m))
        .collect();
    moves.sort_by(|(one, _), (other, _)| one.cmp(other));
    let spelt = |style| {
        let words: Vec<String> = moves
            .iter()
            .map(|(_, m)| written(&position, *m, style))
            .collect();
        words.join(" ")
    };
    for (style, expected) in [Style::Uci, Style::San, Style::Long]
        .into_iter()
        .zip(&fields[5..8])
    {
        assert_eq!(spelt(style), *expected, "{fen} {style:?}");
        for (word, (_, m)) in expected.split(' ').zip(&moves) {
            let reading = read(&position, word, &[Language::English]);
            assert_eq!(reading.unwrap().mv, *m, "{fen} {word}");
        }
    }
    assert_eq!(flags(&position), fields[3], "{fen}");
    if let Ok(nodes) = fields[4].parse::<u64>() {
        assert_eq!(perft(&position, 3), nodes, "{fen}");
    }
}

fn written(position: &Chess, m: Move, style: Style) -> String {
    write(position, m, style, Language::English)
}

fn flags(position: &Chess) -> &'static str {
    match (position.is_check(), position.legal_moves().is_empty()) {
        (true, true) => "CM",
        (true, false) => "C",
        (false, true) => "S",
        (false, false) => "-",
    }
}

#[test]
fn games() {
    let (Some(games), Some(key)) = (corpus("games.pgn"), corpus("games-key.tsv")) else {
        return;
    };
    let options = AuditOptions {
        rules: Rules::ByDate(Rulebook::embedded()),
        variant: CastlingMode::Standard,
        mating: &Exactly::default(),
    };
    let reports = audit_text(games.as_bytes(), options);
    assert_eq!(reports.len(), key.lines().count());
    for (report, line) in reports.iter().zip(key.lines()) {
        check_game(report, &line.split('\t').collect::<Vec<_>>());
    }
}

fn check_game(report: &GameReport, fields: &[&str]) {
    let context = format!("game {}: {report:?}", fields[0]);
    assert_eq!(report.game.to_string(), fields[0]);
    assert!(report.legal && report.text_faults.is_empty(), "{context}");
    assert_eq!(report.plies.to_string(), fields[4], "{context}");
    let plies = [
        report.threefold_at,
        report.fivefold_at,
        report.fifty_at,
        report.seventy_five_at,
    ];
    for (ply, expected) in plies.into_iter().zip(&fields[5..9]) {
        assert_eq!(ply, expected.parse().ok(), "{context}");
    }
    match fields[9] {
        "mate" => assert_eq!(report.end, Some(End::Checkmate), "{context}"),
        "stalemate" => assert_eq!(report.end, Some(End::Stalemate), "{context}"),
        _ => assert!(
            !matches!(report.end, Some(End::Checkmate | End::Stalemate)),
            "{context}"
        ),
    }
}
