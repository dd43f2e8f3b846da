//! A round of the FIDE (Dutch) system.

use adoube_pairing::dutch::{
    self, BracketExplanation, BracketPairing, Criterion, Edition, FloatExplanation,
    PairExplanation, RoundExplanation,
};
use adoube_pairing::facts::Row;
use adoube_tournament::Points;

use super::{
    Because, ByeNote, ColoursSeen, Explanation, FloatNote, Group, GroupTitle, Instead, PairNote,
    PlayerNote, Swiss, Unmet,
};

pub(super) fn explanation(
    swiss: &Swiss,
    edition: Edition,
    found: &RoundExplanation,
) -> Explanation {
    let view = View {
        swiss,
        edition,
        found,
    };
    Explanation {
        players: (found.players.iter())
            .map(|note| PlayerNote {
                player: note.player,
                score: note.score,
                colours: ColoursSeen::Dutch(note.preference),
                floats: note.floats.clone(),
            })
            .collect(),
        groups: (found.pairing.brackets.iter().zip(&found.brackets))
            .map(|(bracket, why)| view.group(bracket, why))
            .collect(),
        bye: (found.pairing.bye).map(|player| ByeNote {
            player,
            why: None,
            not: Vec::new(),
        }),
        ..swiss.begun()
    }
}

struct View<'v> {
    swiss: &'v Swiss<'v>,
    edition: Edition,
    found: &'v RoundExplanation,
}

impl View<'_> {
    fn group(&self, bracket: &BracketPairing, why: &BracketExplanation) -> Group {
        let BracketPairing { kind, score, .. } = *bracket;
        let title = match self.found.brackets.len() {
            1 => GroupTitle::Everybody { score },
            _ => GroupTitle::Bracket { kind, score },
        };
        Group {
            moved_down: bracket.moved_down.clone(),
            residents: bracket.residents.clone(),
            pairs: why.pairs.iter().map(|pair| self.pair(pair)).collect(),
            downfloaters: (why.downfloaters.iter())
                .map(|float| self.float(float))
                .collect(),
            unmet: self.unmet(bracket),
            ..Group::titled(title)
        }
    }

    fn pair(&self, note: &PairExplanation) -> PairNote {
        PairNote {
            board: self.swiss.board(&self.found.pairing.pairs, note.pair),
            white: note.pair.white,
            black: note.pair.black,
            colours: Because::of(note.colours, note.colours.article(self.edition)),
            not: note.natural.map(|natural| self.instead(natural)),
        }
    }

    fn float(&self, float: &FloatExplanation) -> FloatNote {
        let all = |list: &[dutch::Instead]| list.iter().map(|one| self.instead(*one)).collect();
        // Who was moved down before is compared with those he could have met.
        let (not, not_with) = if float.was_moved_down {
            (Vec::new(), all(&float.instead))
        } else {
            (all(&float.instead), all(&float.not_with))
        };
        FloatNote {
            player: float.player,
            not,
            not_with,
        }
    }

    fn instead(&self, instead: dutch::Instead) -> Instead {
        let reason = instead.reason;
        Instead {
            player: instead.player,
            because: Because::of(reason, reason.article(self.edition)),
        }
    }

    /// The criteria that could not be met wholly; the order of generation is not one of them.
    fn unmet(&self, bracket: &BracketPairing) -> Vec<Because> {
        let failures = bracket.failures();
        failures
            .filter(|(criterion, _)| *criterion < Criterion::Exchanges)
            .map(|(criterion, values)| {
                let by_score = values.iter().any(|(key, _)| *key != Points::ZERO);
                let values = values.iter();
                let unmet = if by_score {
                    let scores = values.flat_map(|(key, count)| vec![*key; *count as usize]);
                    let scores = Row(scores.collect());
                    Unmet::AtScores { criterion, scores }
                } else {
                    let times = values.map(|(_, count)| count).sum();
                    Unmet::Times { criterion, times }
                };
                Because::of(unmet, criterion.article(self.edition))
            })
            .collect()
    }
}
