//! US Chess, Chapter 11: blitz.

use super::{Extra, extra};

pub(super) const TABLE: &[Extra] = &[
    extra(
        "us-blitz-after-first-move",
        "Chapter 11, 3",
        "Once each side has completed a move, position and times stay as they were set.",
    ),
    extra(
        "us-blitz-king-and-queen",
        "Chapter 11, 3a",
        "With king and queen set up wrongly, castling short on the queen's side and long on the king's side is legal.",
    ),
    extra(
        "us-blitz-illegal-stands",
        "Chapter 11, 3b",
        "An illegal move or position nobody claimed stands once the opponent has determined a move.",
    ),
    extra(
        "us-blitz-one-hand",
        "Chapter 11, 4",
        "One hand moves, also in castling, captures and promotion, and the same hand presses.",
    ),
    extra(
        "us-blitz-clock",
        "Chapter 11, 6",
        "Players touch the clock only to press or straighten it; no hand stays on or above it.",
    ),
    extra(
        "us-blitz-flag",
        "Chapter 11, 7c",
        "A player with mating material who points out the opponent's flag first wins.",
    ),
    extra(
        "us-blitz-illegal-wins",
        "Chapter 11, 7d",
        "After a completed illegal move the opponent with mating material wins by taking the king or by a claim before determining a move.",
    ),
    extra(
        "us-blitz-time-first",
        "Chapter 11, 7e",
        "A claim on time made before the claim of an illegal move counts; at the same moment the illegal mover loses.",
    ),
    extra(
        "us-blitz-both-flags",
        "Chapter 11, 8c",
        "Both flags down and no win claimed: a draw, unless mate comes first.",
    ),
    extra(
        "us-blitz-no-material",
        "Chapter 11, 8d",
        "A draw if the claimant lacks mating material when the flag falls or the illegal move is made.",
    ),
    extra(
        "us-blitz-displaced",
        "Chapter 11, 9",
        "Displaced pieces are put back on the player's own time; pressing without that may be penalised.",
    ),
    extra(
        "us-blitz-touch",
        "Chapter 11, 10",
        "If another piece than the touched one was moved and the clock pressed, the opponent may press back or claim.",
    ),
    extra(
        "us-blitz-spectators",
        "Chapter 11, 13",
        "If a spectator's interference may affect the result, the director may order a new game and expel the offender.",
    ),
    extra(
        "us-blitz-retract",
        "Chapter 11, 14",
        "Before pressing, an illegal move is taken back and a legal one made with the piece touched, if there is one.",
    ),
    extra(
        "us-blitz-promotion",
        "Chapter 11, 16",
        "Pressed with the pawn on the last rank: the opponent may restart the player's clock without moving.",
    ),
    extra(
        "us-blitz-penalty",
        "Chapter 11, 17",
        "The standard penalty is one minute for the opponent; it does not apply to illegal moves.",
    ),
    extra(
        "us-blitz-final",
        "Chapter 11, 18",
        "The chief director's decision is final.",
    ),
];
