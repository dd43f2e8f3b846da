//! A round of one of the other Swiss systems of FIDE.

use adoube_pairing::fide::{
    self, FloatExplanation, GroupExplanation, GroupPairing, PairExplanation, RoundExplanation,
};
use adoube_tournament::Colour;

use super::{
    Because, ByeNote, ColoursSeen, Explanation, FloatNote, Group, GroupTitle, Instead, PairNote,
    PlayerNote, Swiss,
};

pub(super) fn explanation(swiss: &Swiss, found: &RoundExplanation) -> Explanation {
    let groups = found.pairing.groups.iter().zip(&found.groups);
    Explanation {
        players: found.players.iter().map(player).collect(),
        groups: groups
            .map(|(group, why)| self::group(swiss, found, group, why))
            .collect(),
        bye: (found.pairing.bye).map(|player| ByeNote {
            player,
            why: None,
            not: found.bye.iter().map(instead).collect(),
        }),
        ..swiss.begun()
    }
}

fn player(note: &fide::PlayerNote) -> PlayerNote {
    let sign = |colour: &Option<Colour>| match colour {
        Some(Colour::White) => 'W',
        Some(Colour::Black) => 'B',
        None => '-',
    };
    let so_far: String = note.colours.iter().map(sign).collect();
    PlayerNote {
        player: note.player,
        score: note.score,
        colours: ColoursSeen::SoFar {
            so_far: Some(so_far).filter(|signs| !signs.is_empty()),
        },
        floats: note.floats.clone(),
    }
}

fn group(
    swiss: &Swiss,
    found: &RoundExplanation,
    group: &GroupPairing,
    why: &GroupExplanation,
) -> Group {
    let score = group.score;
    let title = match found.groups.len() {
        1 => GroupTitle::OneScoreGroup { score },
        _ => GroupTitle::ScoreGroup {
            score,
            has_added_points: false,
        },
    };
    Group {
        joined: group.joined.clone(),
        residents: group.residents.clone(),
        pairs: (why.pairs.iter())
            .map(|pair| self::pair(swiss, found, pair))
            .collect(),
        floaters: why.floaters.iter().map(float).collect(),
        unmet: (group.unmet.iter())
            .map(|(unmet, article)| Because::of(*unmet, *article))
            .collect(),
        ..Group::titled(title)
    }
}

fn pair(swiss: &Swiss, found: &RoundExplanation, note: &PairExplanation) -> PairNote {
    PairNote {
        board: swiss.board(&found.pairing.pairs, note.pair),
        white: note.pair.white,
        black: note.pair.black,
        colours: Because::of(note.colours, note.colours_article),
        not: note.instead.first().map(instead),
    }
}

fn float(float: &FloatExplanation) -> FloatNote {
    FloatNote {
        player: float.player,
        not: float.instead.iter().map(instead).collect(),
        not_with: Vec::new(),
    }
}

fn instead(instead: &fide::Instead) -> Instead {
    Instead {
        player: instead.player,
        because: Because::of(instead.reason, instead.article),
    }
}
