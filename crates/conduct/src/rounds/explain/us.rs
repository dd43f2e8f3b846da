//! A round of the Swiss system of US Chess.

use adoube_pairing::system;
use adoube_pairing::us::{self, Facts, GroupPairing, RoundExplanation, Settings};
use adoube_tournament::{Colour, EntrantId};

use super::{Because, ByeNote, EVERYBODY, Explanation, Group, PairNote, PlayerNote, Swiss};
use crate::rounds::CannotPair;
use crate::rounds::swiss::no_pairing;
use crate::rounds::words::label;

pub(super) fn explain(swiss: &Swiss, settings: &Settings) -> Result<Explanation, CannotPair> {
    let Swiss {
        tournament, round, ..
    } = *swiss;
    let facts = Facts::default();
    let found =
        us::explain(tournament, round, &swiss.present, settings, &facts).map_err(|reason| {
            no_pairing(
                tournament,
                &swiss.system,
                system::CannotPair::UsChess(reason),
            )
        })?;
    let name = |id| label(tournament, id);
    let pairing = &found.pairing;
    Ok(Explanation {
        players: found.players.iter().map(player).collect(),
        groups: (pairing.groups.iter())
            .map(|group| self::group(swiss, &found, group, &name))
            .collect(),
        bye: pairing.bye.map(|player| ByeNote {
            player,
            why: found.bye_sentence(&name).unwrap_or_default(),
        }),
        deviation: swiss.deviation(&pairing.pairs, pairing.bye),
        ..swiss.begun()
    })
}

fn player(note: &us::PlayerNote) -> PlayerNote {
    let due = match note.due {
        Some(Colour::White) => "due White",
        Some(Colour::Black) => "due Black",
        None => "due neither",
    };
    PlayerNote {
        player: note.player,
        score: note.score,
        colours: format!("{} {due}", note.colours).trim_start().to_owned(),
        floats: String::new(),
    }
}

/// A score group has the pairs whose higher ranked player is in it.
fn group(
    swiss: &Swiss,
    found: &RoundExplanation,
    group: &GroupPairing,
    name: &dyn Fn(EntrantId) -> String,
) -> Group {
    let is_here = |id: EntrantId| group.members.contains(&id) || group.dropped_in.contains(&id);
    let rank = |id: EntrantId| found.players.iter().position(|note| note.player == id);
    let pairs = found.boards.iter().zip(&found.pairing.pairs);
    let pairs = pairs.filter(|(note, _)| {
        // Somebody who dropped is paired in the group of the other.
        let lower = if rank(note.white) > rank(note.black) {
            note.white
        } else {
            note.black
        };
        group.members.contains(&lower)
    });
    let switches = found.switches.iter().filter(|switch| {
        let first = switch.after.first();
        first.is_some_and(|(_, lower)| group.members.contains(lower))
    });
    let exceptions = found.pairing.exceptions.iter();
    let exceptions = exceptions.filter(|exception| is_here(exception.one));
    let kind = match found.pairing.groups.len() {
        1 => EVERYBODY,
        _ if group.has_added_points => "Score group with added points",
        _ => "Score group",
    };
    Group {
        title: format!("{kind}, {}", group.score),
        moved_down: group.dropped_in.clone(),
        residents: group.members.clone(),
        pairs: pairs
            .map(|(note, pair)| PairNote {
                board: swiss.board(&found.pairing.pairs, *pair),
                white: note.white,
                black: note.black,
                colours: Because::new(note.colours.words(), note.colours.article()),
                not: None,
            })
            .collect(),
        unmet: exceptions
            .map(|exception| {
                let [one, other] = [exception.one, exception.other].map(name);
                let text = format!("{one} and {other} {}", exception.bar.words());
                Because::new(text, exception.bar.article())
            })
            .collect(),
        notes: (group.sentences(name).into_iter())
            .chain(switches.map(|switch| switch.sentence(name)))
            .collect(),
        ..Group::default()
    }
}
