//! Blind and disabled players: US Chess 35, and the FIDE requirements on treatment of disabled players.

use super::{Extra, extra};

pub(super) const US_CHESS: &[Extra] = &[
    extra(
        "disabled-opponent",
        "35B",
        "Disabled players get special consideration and their opponents the like; no player may refuse a disabled or assisted opponent.",
    ),
    extra(
        "blind-play",
        "35D",
        "In doubt the rules for visually impaired players are applied by analogy to any disability.",
    ),
    extra(
        "blind-boards",
        "35F1",
        "A blind or disabled player may use a special board beside the opponent's normal one.",
    ),
    extra(
        "blind-announced-wrongly",
        "35F2",
        "Moves are announced, repeated and executed; a wrong announcement may give the opponent two minutes.",
    ),
    extra(
        "blind-touched",
        "35F3",
        "On the special board a piece is touched when it is wholly out of its hole.",
    ),
    extra(
        "blind-move-made",
        "35F4",
        "A move is determined when the piece is in its hole, a captured piece is off the mover's board and the move is announced; pressing before that may give the opponent two minutes.",
    ),
    extra(
        "blind-clock-start",
        "35F4",
        "A move is determined when the piece is in its hole, a captured piece is off the mover's board and the move is announced; pressing before that may give the opponent two minutes.",
    ),
    extra(
        "blind-recording",
        "35F6",
        "The score may be kept in Braille, on a recorder or another special device.",
    ),
    extra(
        "blind-slip",
        "35F7",
        "A slip of the tongue is corrected at once, before the opponent's clock is started.",
    ),
    extra(
        "blind-boards-differ",
        "35F8",
        "Different positions on the two boards are corrected with both scores; whoever recorded or announced one move and made another may be penalised by two minutes for the opponent.",
    ),
    extra(
        "blind-boards-differ",
        "35F9",
        "If the scores differ too, the game goes back to the last point of agreement and the director adjusts the clocks.",
    ),
    extra(
        "blind-assistant",
        "35F10",
        "The blind or disabled player may have an assistant for seven duties; the opponent may then bring one too.",
    ),
    extra(
        "blind-assistant-sighted",
        "35F11",
        "Against a special board without an assistant the other player may bring one, to announce moves and make them on the own board.",
    ),
];

pub(super) const FIDE: &[Extra] = &[
    extra(
        "disabled-opponent",
        "C.02 10.1.2",
        "Nobody may refuse to meet a disabled player against whom the pairing is correct.",
    ),
    extra(
        "blind-recording-release",
        "C.02 10.5.5",
        "In time trouble the regulations should release a visually disabled player from recording in the last five minutes, even with thirty seconds added.",
    ),
];
