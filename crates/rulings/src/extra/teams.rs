//! Absence, teams and appeals: the FIDE General Regulations for Competitions, US Chess 31.

use super::{Extra, extra};

pub(super) const FIDE: &[Extra] = &[
    extra(
        "absence-notice",
        "General Regulations 6.5",
        "Whoever stays away without notice counts as withdrawn, unless it is explained before the next pairing is published.",
    ),
    extra(
        "team-line-up",
        "General Regulations 7.1",
        "The captain hands in the line-up in time; otherwise the first players of the list play.",
    ),
    extra(
        "team-quorum",
        "General Regulations 7.2",
        "In official events more than half of a team must be there at the start; with zero default time the match is otherwise lost.",
    ),
    extra(
        "captain-place",
        "General Regulations 7.5",
        "Captains and players do not stand behind the opposing team.",
    ),
    extra(
        "captain-speaks",
        "General Regulations 7.6",
        "Captain and player speak only before an arbiter, in a language the arbiter understands.",
    ),
    extra(
        "captain-advice",
        "General Regulations 7.7",
        "A captain may advise to offer or accept a draw, and takes no other part in a game.",
    ),
    extra(
        "appeal-conciliation",
        "General Regulations 10.1",
        "Disputes are settled by conciliation first.",
    ),
    extra(
        "committee",
        "General Regulations 10.2",
        "An appeals committee is named before the first round: a chair, two or more members and reserves, odd in number and unconcerned.",
    ),
    extra(
        "appeal-who",
        "General Regulations 10.3",
        "A player or an official of player or team may appeal against any ruling.",
    ),
    extra(
        "appeal-how",
        "General Regulations 10.4",
        "In writing, with a fee, by a deadline, both fixed in advance; the decision is final; the fee comes back if the appeal succeeds.",
    ),
];

pub(super) const US_CHESS: &[Extra] = &[
    extra(
        "team-line-up",
        "31B",
        "Boards go in rating order; for a missing player those below move up.",
    ),
    extra(
        "captain-advice",
        "31G4",
        "Asked by a player, a captain may tell what a draw would mean, without looking at the game.",
    ),
    extra(
        "captain-orders",
        "31G4a",
        "A captain may not impose results on players.",
    ),
];
