//! Whatever the text is, auditing it as games does not panic; a stream is audited like a text in
//! memory, and a game that stands before the text is not touched by it.

use std::ops::ControlFlow;

use adoube_laws::audit::{AuditOptions, Rules, audit_games, audit_text};
use adoube_laws::shakmaty::CastlingMode;
use adoube_laws::unwinnable::Exactly;
use adoube_rulebook::Rulebook;

const GAME: &[u8] = b"[Event \"before\"]\n[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n";

pub(crate) fn check(text: &[u8]) {
    let options = AuditOptions {
        rules: Rules::ByDate(Rulebook::embedded()),
        variant: CastlingMode::Standard,
        mating: &Exactly::default(),
    };
    let reports = audit_text(text, options);
    for (index, report) in reports.iter().enumerate() {
        assert_eq!(report.game, index as u64 + 1);
        assert_eq!(report.legal, report.error.is_none());
        assert!(report.ended_at.is_none_or(|end| end <= report.plies));
    }
    let mut streamed = Vec::new();
    let sink = |report| {
        streamed.push(report);
        ControlFlow::Continue(())
    };
    audit_games(text, options, |report| report, sink).expect("memory can be read");
    assert_eq!(streamed, reports);
    let after_a_game = [GAME, b"[Event \"after\"]\n\n", text].concat();
    let first = &audit_text(&after_a_game, options)[0];
    assert!(!first.has_findings() && first.ended_at == Some(4));
}
