//! US Chess, Chapter 9: correspondence chess.

use super::{Extra, extra};

pub(super) const TABLE: &[Extra] = &[
    extra(
        "us-mail-help",
        "Chapter 9, 3",
        "Books and databases may be used; engines and other people may not.",
    ),
    extra(
        "us-mail-time",
        "Chapter 9, 5",
        "Thirty days for ten moves with at most ten for one, or three or more days for each move; from receipt to postmark, or in whole periods of 24 hours.",
    ),
    extra(
        "us-mail-count",
        "Chapter 9, 6",
        "Every day counts, Sundays and holidays too.",
    ),
    extra(
        "us-mail-excused",
        "Chapter 9, 7",
        "Thirty days a year, told in advance; the director may grant more in an emergency.",
    ),
    extra(
        "us-mail-address",
        "Chapter 9, 8",
        "A change of address told late costs five days.",
    ),
    extra(
        "us-mail-sent",
        "Chapter 9, 9",
        "A legal move that was sent binds, conditional moves too; what follows an illegal or ambiguous one in a set falls.",
    ),
    extra(
        "us-mail-record",
        "Chapter 9, 10",
        "Each move is sent with the dates and times used; without the running totals there is no claim on time.",
    ),
    extra(
        "us-mail-unclear",
        "Chapter 9, 11",
        "Impossible, illegible, ambiguous or unconfirmed moves may cost five days; an ambiguous one must be cleared up among its meanings.",
    ),
    extra(
        "us-mail-conditional",
        "Chapter 9, 12",
        "Conditional moves may be accepted in whole or in part until the next reply.",
    ),
    extra(
        "us-mail-overstep",
        "Chapter 9, 13",
        "A player who oversteps the time loses.",
    ),
    extra(
        "us-mail-overstep-variation",
        "Chapter 9, variation 13a",
        "The first time may cost five days, the second the game.",
    ),
    extra(
        "us-mail-silence",
        "Chapter 9, 14",
        "Fourteen days without a reply: the move is sent again; fourteen more: a complaint, which cannot be taken back.",
    ),
    extra(
        "us-mail-inquiry",
        "Chapter 9, 15",
        "The director asks; a good explanation resumes the game, a poor one may be penalised, none within fourteen days may cost the game.",
    ),
    extra(
        "us-mail-dispute",
        "Chapter 9, 16",
        "A dispute is sent in within seven days of knowing, with all the papers; an incomplete one is void.",
    ),
    extra(
        "us-mail-end",
        "Chapter 9, 18",
        "A game ends thirty months after the start; adjudication may be asked for within a week, else it is a rated draw.",
    ),
    extra(
        "us-mail-withdrawal",
        "Chapter 9, 19",
        "A withdrawal before ten moves and six months is an unrated forfeit, later a rated loss.",
    ),
    extra(
        "us-mail-penalties",
        "Chapter 9, 20",
        "Reprimand, warning, less time, forfeit, withdrawal.",
    ),
    extra(
        "us-mail-appeal",
        "Chapter 9, 21",
        "Appeals within seven days of the end of the event, with a deposit.",
    ),
    extra(
        "us-mail-replacement",
        "Chapter 9, 22",
        "A player who left may be replaced within sixty days, if no result counts yet.",
    ),
];
