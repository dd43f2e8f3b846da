//! US Chess, Chapter 10: online play, and a point of Chapter 11.

use super::{Extra, extra};

pub(super) const TABLE: &[Extra] = &[
    extra(
        "us-online-event-rules",
        "Chapter 10, 6A",
        "What the rules of an online event should say, disconnections and claims among it.",
    ),
    extra(
        "us-online-unplayed",
        "Chapter 10, 8D1",
        "Games not played are scored as unplayed and not rated.",
    ),
    extra(
        "us-online-uncompleted",
        "Chapter 10, 8D2",
        "A game that is not completed is lost by who abandoned it, unless the event's rules say otherwise.",
    ),
    extra(
        "us-online-clock",
        "Chapter 10, 9A",
        "The time that the host shows is official.",
    ),
    extra(
        "us-online-flag",
        "Chapter 10, 9B",
        "The flag that the host shows is official; most hosts then give the result themselves.",
    ),
    extra(
        "us-online-host-draw",
        "Chapter 10, 10A1",
        "A draw that the host declares by its drawing rules, US Chess or FIDE ones, ends the game.",
    ),
    extra(
        "us-online-agreed",
        "Chapter 10, 10B",
        "Players may agree on a draw as over the board.",
    ),
    extra(
        "us-online-progress",
        "Chapter 10, 10C",
        "A host may draw for lack of progress: five consecutive alternate appearances or 75 moves each; mate goes first.",
    ),
    extra(
        "us-online-host-failure",
        "Chapter 10, 11A",
        "If the host fails nobody loses by it; finished results stand.",
    ),
    extra(
        "us-online-continue",
        "Chapter 10, 11A1",
        "Standard: games go on from the last position saved, and nobody is bound to the moves lost.",
    ),
    extra(
        "us-online-restore",
        "Chapter 10, 11A1a",
        "Else the director restores a position both agree on, if host and staff allow it.",
    ),
    extra(
        "us-online-restart-some",
        "Chapter 10, 11A1b",
        "Games whose moves are lost start again from move one with full time.",
    ),
    extra(
        "us-online-restart-all",
        "Chapter 10, 11A1c",
        "If all are lost, all start again with the same pairings and full time.",
    ),
    extra(
        "us-online-player-failure",
        "Chapter 10, 11B",
        "A player's own failure does not stop that player's clock; out of time is lost, and rated unless it came before both completed a move.",
    ),
    extra(
        "us-online-site-failure",
        "Chapter 10, 11C",
        "If a designated site loses the connection, it is as if the host had failed.",
    ),
    extra(
        "us-online-moves",
        "Chapter 10, 12",
        "A move is determined and completed when the host sends it.",
    ),
    extra(
        "us-online-illegal",
        "Chapter 10, 12A",
        "The host does not allow illegal moves.",
    ),
    extra(
        "us-online-touch",
        "Chapter 10, 12B",
        "No claims of touch-move online.",
    ),
    extra(
        "us-online-premove",
        "Chapter 10, 12C",
        "A legal pre-move is played at once and complete; an illegal one does not happen.",
    ),
    extra(
        "us-online-smart-move",
        "Chapter 10, 12D",
        "A piece with one legal move may be moved by selecting it.",
    ),
    extra(
        "us-online-promotion",
        "Chapter 10, 12E",
        "Automatic promotion makes a queen; the move is complete when the piece appears.",
    ),
    extra(
        "us-online-slip",
        "Chapter 10, 12F",
        "A slip of the mouse is a completed move.",
    ),
    extra(
        "us-online-notation",
        "Chapter 10, 13A3",
        "A player's own notation supports no claim.",
    ),
    extra(
        "us-online-report",
        "Chapter 10, 15B",
        "The report; a tip leaves out games of players expelled for fair-play reasons.",
    ),
    extra(
        "us-blitz-losing-chances",
        "Chapter 11, 8d",
        "Insufficient losing chances are no ground in blitz; a tip lists positions for events that announce otherwise.",
    ),
];
