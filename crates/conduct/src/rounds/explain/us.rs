//! A round of the Swiss system of US Chess.

use adoube_pairing::facts::Article;
use adoube_pairing::us::{self, GroupPairing, RoundExplanation};
use adoube_tournament::{Colour, EntrantId};

use super::{
    Because, ByeNote, ColoursSeen, Explanation, Group, GroupTitle, PairNote, PlayerNote, Swiss,
};

pub(super) fn explanation(swiss: &Swiss, found: &RoundExplanation) -> Explanation {
    let pairing = &found.pairing;
    Explanation {
        players: found.players.iter().map(player).collect(),
        groups: (pairing.groups.iter())
            .map(|group| self::group(swiss, found, group))
            .collect(),
        bye: pairing.bye.map(|player| ByeNote {
            player,
            why: found.bye_note(),
            not: Vec::new(),
        }),
        ..swiss.begun()
    }
}

fn player(note: &us::PlayerNote) -> PlayerNote {
    let sign = |colour: &Option<_>| match colour {
        Some(Colour::White) => 'W',
        Some(Colour::Black) => 'B',
        None => 'x',
    };
    let so_far: String = note.colours.iter().map(sign).collect();
    PlayerNote {
        player: note.player,
        score: note.score,
        colours: ColoursSeen::UsChess {
            so_far: Some(so_far).filter(|signs| !signs.is_empty()),
            due: note.due,
        },
        floats: Vec::new(),
    }
}

/// A score group has the pairs whose higher ranked player is in it.
fn group(swiss: &Swiss, found: &RoundExplanation, group: &GroupPairing) -> Group {
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
    let score = group.score;
    let title = match found.pairing.groups.len() {
        1 => GroupTitle::OneScoreGroup { score },
        _ => GroupTitle::ScoreGroup {
            score,
            has_added_points: group.has_added_points,
        },
    };
    Group {
        moved_down: group.dropped_in.clone(),
        residents: group.members.clone(),
        pairs: pairs
            .map(|(note, pair)| PairNote {
                board: swiss.board(&found.pairing.pairs, *pair),
                white: note.white,
                black: note.black,
                colours: Because::of(note.colours, Article::Of(note.colours.article())),
                not: None,
            })
            .collect(),
        unmet: exceptions
            .map(|exception| Because::of(*exception, Article::Of(exception.bar.article())))
            .collect(),
        notes: (group.notes().into_iter())
            .chain(switches.map(|switch| switch.note()))
            .collect(),
        ..Group::titled(title)
    }
}
