//! The audit of games: vectors, recovery, streams.

use std::io::{self, Read};
use std::ops::ControlFlow;

use crate::english::in_english;
use adoube_laws::audit::{AuditOptions, GameReport, Rules, audit_games, audit_text};
use adoube_laws::unwinnable::{Exactly, Limits};
use adoube_rulebook::Rulebook;
use adoube_vectors::{Vectors, tests};
use proptest::prelude::*;
use serde::Deserialize;

use shakmaty::CastlingMode;

pub(super) fn register(vectors: &mut Vectors) {
    vectors.file("audit/games", |file| {
        file.each("game", games);
    });
    vectors.tests(&tests![
        the_rest_is_still_audited,
        several_games_in_a_line,
        long_texts,
        line_ends_and_byte_order_marks,
        names_in_any_encoding,
        streams_and_texts_agree,
        a_reader_can_leave,
        no_text_is_a_surprise,
    ]);
}

#[derive(Deserialize)]
struct Case {
    name: String,
    pgn: String,
    #[serde(default)]
    plies: u32,
    error: Option<String>,
    #[serde(default)]
    error_starts: bool,
    article_cited: Option<String>,
    threefold_at: Option<u32>,
    fivefold_at: Option<u32>,
    fifty_at: Option<u32>,
    seventy_five_at: Option<u32>,
    dead_at: Option<u32>,
    ended_at: Option<u32>,
    end: Option<String>,
    result_ok: Option<bool>,
    #[serde(default)]
    text: Vec<String>,
    #[serde(default)]
    times: Vec<String>,
}

fn options() -> AuditOptions<'static> {
    AuditOptions {
        rules: Rules::ByDate(Rulebook::embedded()),
        variant: CastlingMode::Standard,
        mating: &Exactly(Limits::DEFAULT),
    }
}

fn games(case: Case) {
    let reports = audit_text(case.pgn.as_bytes(), options());
    assert_eq!(reports.len(), 1, "{}: {reports:?}", case.name);
    check(&case, &reports[0]);
}

fn check(case: &Case, report: &GameReport) {
    let context = format!("{}: {report:?}", case.name);
    assert_eq!(report.plies, case.plies, "{context}");
    assert_eq!(report.legal, case.error.is_none(), "{context}");
    let error = report.error.as_ref();
    let found = error.map(|error| {
        format!(
            "{}:{} {}",
            error.line,
            error.column,
            in_english(&error.message)
        )
    });
    match (&found, &case.error) {
        (Some(found), Some(expected)) if case.error_starts => {
            assert!(found.starts_with(expected), "{context}");
        }
        _ => assert_eq!(found, case.error, "{context}"),
    }
    if let Some(article) = &case.article_cited {
        assert_eq!(
            error.and_then(|error| error.article.as_ref()),
            Some(article),
            "{context}"
        );
    }
    let plies = |report: &GameReport| {
        [
            report.threefold_at,
            report.fivefold_at,
            report.fifty_at,
            report.seventy_five_at,
            report.dead_at,
            report.ended_at,
        ]
    };
    let expected = [
        case.threefold_at,
        case.fivefold_at,
        case.fifty_at,
        case.seventy_five_at,
        case.dead_at,
        case.ended_at,
    ];
    assert_eq!(plies(report), expected, "{context}");
    let end = report.end.map(|end| serde_json::to_value(end).unwrap());
    assert_eq!(
        end.as_ref().and_then(|end| end.as_str()),
        case.end.as_deref(),
        "{context}"
    );
    assert_eq!(report.result_ok, case.result_ok, "{context}");
    let text = report.text_faults.iter();
    let text: Vec<String> = text
        .map(|fault| {
            format!(
                "{}:{} {}",
                fault.line,
                fault.column,
                in_english(&fault.message)
            )
        })
        .collect();
    assert_eq!(text, case.text, "{context}");
    let times = report.time_faults.iter();
    let times: Vec<String> = times
        .map(|fault| format!("{}: {}", fault.ply, in_english(&fault.message)))
        .collect();
    assert_eq!(times, case.times, "{context}");
}

const GOOD: &str = "[Event \"good\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Qh5 Ke7 3. Qxe5# 1-0\n\n";

/// A fault in one game does not touch the next.
fn the_rest_is_still_audited() {
    for broken in [
        "[Event \"broken\"]\n\n1. e4 e5 2. Ke3 Nf6 1-0\n\n",
        "[Event \"broken\"]\n\n1. e4 {never closed 1. d4\n\n",
        "[Event \"broken\"]\n\n1. e4 (1. d4 {never closed\n\n",
        "[Event \"broken\"]\n\n1. e4 (1. d4 (1. c4) e5\n\n",
        "[Event \"broken\n[Result \"1-0\"]\n\n1. e4 e5\n\n",
        "[Event \"broken\"]\n[FEN \"nonsense\"]\n\n1. e4 e5 *\n\n",
        "[Event \"broken\"]\n\n\u{0}\u{1}\u{7f} 1. ♘f3 \"x\" 0-1\n\n",
        "no chess at all\n\n",
    ] {
        let text = format!("{GOOD}{broken}{GOOD}");
        let reports = audit_text(text.as_bytes(), options());
        assert_eq!(reports.len(), 3, "{broken:?}: {reports:?}");
        assert!(
            reports[1].has_findings() || broken.contains('♘'),
            "{broken:?}"
        );
        for good in [&reports[0], &reports[2]] {
            assert!(good.legal && !good.has_findings(), "{broken:?}: {good:?}");
            assert_eq!((good.plies, good.ended_at), (5, Some(5)), "{broken:?}");
        }
        let line = 1 + GOOD.lines().count() + broken.lines().count();
        assert_eq!(reports[2].line, line as u64, "{broken:?}");
    }
}

/// Tags may stand behind a result in its line; nothing is counted twice.
fn several_games_in_a_line() {
    let text = "1. e4 e5 1-0 [Event \"2\"] [Result \"0-1\"] 1. d4 d5 0-1 * * 1. c4 *";
    let reports = audit_text(text.as_bytes(), options());
    let plies: Vec<u32> = reports.iter().map(|report| report.plies).collect();
    assert_eq!(plies, [2, 2, 1]);
    assert_eq!(reports[1].result_tag.as_deref(), Some("0-1"));
    assert!(
        reports.iter().all(|report| !report.has_findings()),
        "{reports:?}"
    );
}

/// No text takes more than a walk through it: not many faults in one line, not a long quiet game, not
/// a long row of marks.
fn long_texts() {
    let faults = audit_text("1. e9 * ".repeat(100_000).as_bytes(), options());
    assert_eq!(faults.len(), 100_000);
    assert_eq!(
        faults[99_999].error.as_ref().map(|error| error.column),
        Some(799_996)
    );
    let quiet = "Nf3 Nf6 Ng1 Ng8 ".repeat(25_000);
    for date in ["", "[Date \"2015.01.01\"]\n", "[Date \"1999.01.01\"]\n"] {
        let reports = audit_text(format!("{date}\n{quiet}").as_bytes(), options());
        assert_eq!(
            (reports[0].plies, reports[0].fivefold_at),
            (100_000, Some(16))
        );
    }
    for mark in [
        "* ", "1-0 ", "e.p. ", "mate ", "+- ", "( ", ") ", "[ ", "} ", "{} ",
    ] {
        let text = format!("1. e4 {}", mark.repeat(200_000));
        assert_eq!(audit_text(text.as_bytes(), options()).len(), 1, "{mark}");
    }
}

fn line_ends_and_byte_order_marks() {
    let text = format!("\u{feff}{GOOD}{GOOD}").replace('\n', "\r\n");
    let reports = audit_text(text.as_bytes(), options());
    assert_eq!(reports.len(), 2);
    assert!(
        reports.iter().all(|report| !report.has_findings()),
        "{reports:?}"
    );
    assert_eq!((reports[0].line, reports[1].line), (1, 6));
}

fn names_in_any_encoding() {
    let reports = audit_text(
        b"[White \"M\xFCller\"]\n[Black \"a \\\"b\\\"\"]\n\n1. e4 *",
        options(),
    );
    assert_eq!(reports[0].white.as_deref(), Some("Müller"));
    assert_eq!(reports[0].black.as_deref(), Some("a \"b\""));
}

/// A source that gives its bytes in small pieces.
struct Trickle<'a>(&'a [u8], usize);

impl Read for Trickle<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let length = self.1.min(self.0.len()).min(buffer.len());
        buffer[..length].copy_from_slice(&self.0[..length]);
        self.0 = &self.0[length..];
        Ok(length)
    }
}

fn streamed(text: &str) -> Vec<GameReport> {
    let mut reports = Vec::new();
    let source = Trickle(text.as_bytes(), 4099);
    audit_games(
        source,
        options(),
        |report| report,
        |report| {
            reports.push(report);
            ControlFlow::Continue(())
        },
    )
    .unwrap();
    reports
}

/// A stream of several blocks is numbered like a text in memory.
fn streams_and_texts_agree() {
    let broken = "[Event \"broken\"]\n\n1. e4 e5 2. Ke3 {open\n\n";
    let text = format!("{GOOD}{GOOD}{broken}").repeat(20_000);
    assert!(text.len() > 3 << 20);
    let reports = streamed(&text);
    for (streamed, whole) in reports.iter().zip(audit_text(text.as_bytes(), options())) {
        assert_eq!(*streamed, whole);
    }
    assert_eq!(reports.len(), 60_000);
    assert_eq!(reports.last().map(|report| report.game), Some(60_000));
}

fn a_reader_can_leave() {
    let text = GOOD.repeat(1000);
    let mut seen = 0;
    let totals = audit_games(
        text.as_bytes(),
        options(),
        |report| report.game,
        |_| {
            seen += 1;
            match seen {
                3 => ControlFlow::Break(()),
                _ => ControlFlow::Continue(()),
            }
        },
    );
    assert_eq!((seen, totals.is_ok()), (3, true));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    /// Whatever the text, there is an answer, its lines lie in the text, and games stay in order.
    fn no_text_is_a_surprise(pieces in proptest::collection::vec(piece(), 0..60)) {
        let text = pieces.concat();
        let lines = text.lines().count() as u64 + 1;
        for (index, report) in audit_text(text.as_bytes(), options()).into_iter().enumerate() {
            prop_assert_eq!(report.game, index as u64 + 1);
            prop_assert!(report.line <= lines);
            prop_assert_eq!(report.legal, report.error.is_none());
            prop_assert!(report.ended_at.is_none_or(|end| end <= report.plies));
            if let Some(error) = report.error {
                prop_assert!(error.line >= report.line && error.line <= lines && error.column > 0);
            }
        }
    }
}

fn piece() -> impl Strategy<Value = String> {
    prop_oneof![
        proptest::sample::select(vec![
            "1. ",
            "e4 ",
            "e5 ",
            "Nf3 ",
            "Nc6 ",
            "Ng1 ",
            "O-O ",
            "0-0 ",
            "exd6 e.p. ",
            "e8=Q ",
            "{",
            "}",
            "(",
            ")",
            ";",
            "\n",
            "\n\n",
            "%",
            "[Event \"x\"]\n",
            "[FEN \"",
            "[Result \"1-0\"]\n",
            "1-0 ",
            "* ",
            "$12 ",
            "...",
            "!?",
            "\"",
            "\\",
            "[%clk 0:01:00]",
            "[TimeControl \"60+1\"]\n",
            "<",
            "½-½ ",
            "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
            "\"]\n",
            "-- ",
            "\u{feff}",
        ])
        .prop_map(str::to_owned),
        "\\PC{0,5}",
    ]
}
