//! What happened to a player before: folded from the incidents that stand.

use std::collections::BTreeMap;

use adoube_journal::{Counted, Incident, Section, Seq};
use adoube_rulings::{Counter, History, PlayerHistory};
use adoube_tournament::{BoardNumber, EntrantId, Game, RoundNumber};

/// A game of a section: the board of a round.
type GamePlace = (RoundNumber, BoardNumber);

/// The past of both players of a game, for the next ruling on it.
///
/// With `before` it is the past of an incident that is told anew: what was written down before it.
/// Every count is told, so that nothing is asked which the event knows. Only where an incident was written
/// down without saying what it counts for, the counts of its players stay open there: what is not known is
/// not nothing.
pub fn of_game(section: &Section, round: RoundNumber, game: &Game, before: Option<Seq>) -> History {
    let of = |player| of_player(section, player, (round, game.board), before);
    History {
        white: of(game.white),
        black: of(game.black),
    }
}

/// The past of a player in a game and in the event's other games.
fn of_player(
    section: &Section,
    player: EntrantId,
    place: GamePlace,
    before: Option<Seq>,
) -> PlayerHistory {
    let earlier = about(section, player).filter(|one| before.is_none_or(|seq| one.id < seq));
    let (here, elsewhere): (Vec<&Incident>, Vec<&Incident>) =
        earlier.partition(|incident| is_at(incident, place));
    PlayerHistory {
        game: told(&here, player),
        event: told(&elsewhere, player),
    }
}

/// The incidents that stand and concern a player, in order.
pub fn about(section: &Section, player: EntrantId) -> impl Iterator<Item = &Incident> {
    let standing = section
        .incidents
        .iter()
        .filter(|one| one.withdrawn.is_none());
    standing.filter(move |one| {
        let counted = counts(one).iter().any(|count| count.entrant == player);
        counted || one.report.entrants.contains(&player)
    })
}

fn is_at(incident: &Incident, (round, board): GamePlace) -> bool {
    incident.report.round == round && incident.report.board == Some(board)
}

fn counts(incident: &Incident) -> &[Counted] {
    incident.report.counts.as_deref().unwrap_or_default()
}

/// How often each thing was counted against a player; nothing is told if some incident leaves it open.
fn told(incidents: &[&Incident], player: EntrantId) -> BTreeMap<Counter, u32> {
    if incidents.iter().any(|one| one.report.counts.is_none()) {
        return BTreeMap::new();
    }
    let mut told: BTreeMap<Counter, u32> = Counter::ALL.iter().map(|one| (*one, 0)).collect();
    let counted = incidents.iter().flat_map(|one| counts(one));
    for count in counted.filter(|count| count.entrant == player) {
        // A counter that this version does not know is one it does not rule by.
        let Some(counter) = Counter::named(&count.counter) else {
            continue;
        };
        let sum = told.entry(counter).or_insert(0);
        *sum = sum.saturating_add(count.by);
    }
    told
}
