//! A round of the FIDE (Dutch) system.

use adoube_pairing::dutch::{
    self, BracketExplanation, BracketPairing, Criterion, Edition, FloatExplanation,
    PairExplanation, RoundExplanation, RoundPairing, Verdict,
};
use adoube_pairing::system;
use adoube_tournament::Points;

use super::{
    Because, ByeNote, Deviation, EVERYBODY, Explanation, FloatNote, Group, Instead, PairNote,
    PlayerNote, Swiss,
};
use crate::rounds::CannotPair;
use crate::rounds::swiss::no_pairing;
use crate::rounds::words::{capitalised, verdict_article, verdict_reason};

pub(super) fn explain(swiss: &Swiss, edition: Edition) -> Result<Explanation, CannotPair> {
    let Swiss {
        tournament, round, ..
    } = *swiss;
    let found =
        dutch::explain(tournament, round, &swiss.present, edition, None).map_err(|reason| {
            no_pairing(tournament, &swiss.system, system::CannotPair::Dutch(reason))
        })?;
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
                colours: note.preference.to_owned(),
                floats: note.floats.clone(),
            })
            .collect(),
        groups: (found.pairing.brackets.iter().zip(&found.brackets))
            .map(|(bracket, why)| view.group(bracket, why))
            .collect(),
        bye: found.pairing.bye.map(|player| ByeNote {
            player,
            why: String::new(),
        }),
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
        let unit = if bracket.score == Points::ONE {
            "point"
        } else {
            "points"
        };
        let kind = match self.found.brackets.len() {
            1 => EVERYBODY.to_owned(),
            _ => capitalised(&bracket.kind.to_string()),
        };
        Group {
            title: format!("{kind}, {} {unit}", bracket.score),
            bracket: Some((bracket.kind, bracket.score)),
            moved_down: bracket.moved_down.clone(),
            residents: bracket.residents.clone(),
            pairs: why.pairs.iter().map(|pair| self.pair(pair)).collect(),
            downfloaters: (why.downfloaters.iter())
                .map(|float| self.float(float))
                .collect(),
            unmet: self.unmet(bracket),
            ..Group::default()
        }
    }

    fn pair(&self, note: &PairExplanation) -> PairNote {
        PairNote {
            board: self.swiss.board(&self.found.pairing.pairs, note.pair),
            white: note.pair.white,
            black: note.pair.black,
            colours: Because::new(note.colours.to_string(), note.colours.article(self.edition)),
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
            because: Because::new(reason.to_string(), reason.article(self.edition)),
        }
    }

    /// The criteria that could not be met wholly; the order of generation is not one of them.
    fn unmet(&self, bracket: &BracketPairing) -> Vec<Because> {
        let failures = bracket.failures();
        failures
            .filter(|(criterion, _)| *criterion < Criterion::Exchanges)
            .map(|(criterion, values)| {
                let article = criterion.article(self.edition);
                let by_score = values.iter().any(|(key, _)| *key != Points::ZERO);
                let text = if by_score {
                    let scores = values
                        .iter()
                        .flat_map(|(key, count)| vec![key.to_string(); *count as usize]);
                    format!("at {}", scores.collect::<Vec<_>>().join(", "))
                } else {
                    let times: u32 = values.iter().map(|(_, count)| count).sum();
                    if times == 1 {
                        "once".to_owned()
                    } else {
                        format!("{times} times")
                    }
                };
                Because::new(text, article)
            })
            .collect()
    }

    /// With what speaks against the round as it stands.
    fn judged(&self, deviation: Deviation) -> Deviation {
        let Swiss { tournament, .. } = *self.swiss;
        let verdict = standing(self.swiss, &deviation)
            .and_then(|other| {
                dutch::compare(tournament, self.edition, &self.swiss.present, &other).ok()
            })
            .filter(|verdict| *verdict != Verdict::Same);
        let why = verdict.map(|verdict| {
            let article = verdict_article(&verdict, self.edition).unwrap_or_default();
            Because::new(verdict_reason(tournament, &verdict), article)
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
