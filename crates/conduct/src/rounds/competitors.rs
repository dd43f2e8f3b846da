//! A round of a section as its Swiss system sees it: of players, of matches of two games, or of teams.

use adoube_pairing::check::paired_in;
use adoube_pairing::dutch::Pair;
use adoube_pairing::fide::Competitors;
use adoube_pairing::system::{PairedRound, SwissSystem};
use adoube_tournament::{ByeKind, EntrantId, Round, RoundNumber, TeamId, TeamMatch};

/// The round of the system to which a round of the section belongs.
pub(super) fn pairing_round(system: &SwissSystem, round: RoundNumber) -> RoundNumber {
    RoundNumber(round.0.div_ceil(system.games_in_a_row()))
}

/// Whether a round only has the second games of matches, with the colours reversed.
pub(super) fn has_return_games(system: &SwissSystem, round: RoundNumber) -> bool {
    system.games_in_a_row() == 2 && round.0.is_multiple_of(2)
}

/// The entrant that stands for a team where teams are paired.
pub(super) fn standing_for(team: TeamId) -> EntrantId {
    EntrantId(team.0)
}

/// The team that such an entrant stands for.
pub(super) fn team_of(entrant: EntrantId) -> TeamId {
    TeamId(entrant.0)
}

/// The same entrant in facts that are told, where it must not be taken for a player.
pub(super) fn as_team(entrant: EntrantId) -> EntrantId {
    EntrantId::standing_for(team_of(entrant))
}

/// The pairs of a round and its bye, as the system would make them: teams by their matches, the
/// players of a return game with the colours of the first.
pub(super) fn as_paired(system: &SwissSystem, round: RoundNumber, stands: &Round) -> PairedRound {
    if system.is_for_teams() {
        let matches = stands.matches.iter();
        let mut byes = stands.team_byes.iter();
        let bye = byes.find(|bye| bye.kind == ByeKind::PairingAllocated);
        return PairedRound {
            pairs: matches.map(pair_of_match).collect(),
            bye: bye.map(|bye| standing_for(bye.team)),
        };
    }
    let is_return = has_return_games(system, round);
    let games = stands.games.iter();
    PairedRound {
        pairs: games
            .map(|game| match is_return {
                true => Pair {
                    white: game.black,
                    black: game.white,
                },
                false => Pair {
                    white: game.white,
                    black: game.black,
                },
            })
            .collect(),
        bye: super::explain::allocated_bye(stands),
    }
}

fn pair_of_match(meeting: &TeamMatch) -> Pair {
    Pair {
        white: standing_for(meeting.first),
        black: standing_for(meeting.second),
    }
}

/// Who took part in the pairing of a round.
pub(super) fn present(
    system: &SwissSystem,
    among: &Competitors<'_>,
    round: RoundNumber,
) -> Vec<EntrantId> {
    let draft = among.tournament().draft();
    let paired = draft.round(pairing_round(system, round));
    paired.map_or_else(Vec::new, paired_in)
}
