//! A round of the FIDE (Dutch) system.

use adoube_pairing::dutch::{
    self, BracketExplanation, BracketPairing, Criterion, Edition, FloatExplanation,
    PairExplanation, RoundExplanation, RoundPairing,
};
use adoube_pairing::facts::Row;
use adoube_pairing::system;
use adoube_tournament::Points;

use super::{
    Because, ByeNote, ColoursSeen, Deviation, Explanation, FloatNote, Group, GroupTitle, Instead,
    PairNote, PlayerNote, Swiss, Unmet,
};
use crate::rounds::CannotPair;
use crate::rounds::swiss::no_pairing;

pub(super) fn explain(swiss: &Swiss, edition: Edition) -> Result<Explanation, CannotPair> {
    let Swiss {
        tournament, round, ..
    } = *swiss;
    let found = dutch::explain(tournament, round, &swiss.present, edition, None)
        .map_err(|reason| no_pairing(&swiss.system, system::CannotPair::Dutch(reason)))?;
    let view = View {
        swiss,
        edition,
        found: &found,
    };
    let deviation = swiss.deviation(&found.pairing.pairs, found.pairing.bye);
    Ok(Explanation {
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
        bye: (found.pairing.bye).map(|player| ByeNote { player, why: None }),
        deviation: deviation.map(|deviation| view.judged(deviation)),
        ..swiss.begun()
    })
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

    /// With what speaks against the round as it stands.
    fn judged(&self, deviation: Deviation) -> Deviation {
        let Swiss { tournament, .. } = *self.swiss;
        let verdict = standing(self.swiss, &deviation).and_then(|other| {
            dutch::compare(tournament, self.edition, &self.swiss.present, &other).ok()
        });
        let why = verdict.and_then(|verdict| {
            let article = verdict.article(self.edition)?;
            Some(Because::of(verdict, article))
        });
        Deviation { why, ..deviation }
    }
}

/// The round as it stands, as the engine sees one.
fn standing(swiss: &Swiss, deviation: &Deviation) -> Option<RoundPairing> {
    let games = swiss.stands?.games.iter();
    Some(RoundPairing {
        round: swiss.round,
        pairs: games
            .map(|game| dutch::Pair {
                white: game.white,
                black: game.black,
            })
            .collect(),
        bye: deviation.bye_stands,
        brackets: Vec::new(),
    })
}
