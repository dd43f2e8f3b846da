//! Whatever the text is, reading it as a position does not panic; what can be played is written so that
//! it reads back as the same position, and what cannot has a reason.

use adoube_laws::position::{
    DiagramStyle, examine, read_fen, svg_diagram, text_diagram, write_fen,
};
use adoube_laws::shakmaty::CastlingMode;

pub(crate) fn check(text: &str) {
    let Ok(setup) = read_fen(text) else {
        return;
    };
    text_diagram(&setup.board, DiagramStyle::default());
    svg_diagram(&setup.board, DiagramStyle::default(), "", "");
    for mode in [CastlingMode::Standard, CastlingMode::Chess960] {
        let examination = examine(&setup, mode);
        let Some(position) = examination.position else {
            assert!(!examination.reasons.is_empty(), "{text}");
            continue;
        };
        let written = write_fen(&position);
        let again = read_fen(&written).expect("what was written is read");
        let again = examine(&again, mode).position.expect("it can be played");
        assert_eq!(again, position, "{written}");
    }
}
