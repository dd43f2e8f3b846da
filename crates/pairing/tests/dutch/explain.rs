//! What is said about the worked tournament: `explain.toml`.

use adoube_vectors::Vectors;
use std::fmt::Write;

use adoube_pairing::dutch::{
    BracketExplanation, BracketPairing, Edition, FloatExplanation, Instead, PairExplanation, Reason,
};
use adoube_tournament::RoundNumber;
use serde::Deserialize;

use crate::cases::worked;
use crate::event::ids;
use crate::solver::expect_no_failures;

pub(crate) fn register(vectors: &mut Vectors) {
    vectors.file("dutch/explain", |file| {
        file.each("case", worked_explanations);
    });
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Said {
    name: String,
    #[serde(rename = "article")]
    _article: String,
    tournament: String,
    round: u16,
    /// One edition, where the others have other brackets.
    edition: Option<String>,
    kind: Option<String>,
    #[serde(default)]
    moved_down: String,
    residents: String,
    says: Vec<String>,
}

fn instead(instead: &Instead) -> String {
    let article = instead.reason.article(Edition::Dutch2017).code();
    match instead.reason {
        Reason::Met(round) => format!("{} {article} in round {round}", instead.player.0),
        _ => format!("{} {article}", instead.player.0),
    }
}

/// `2-7 E.1, 2 not with 6 C.10`.
fn pair_text(pair: &PairExplanation) -> String {
    let mut text = format!(
        "{}-{} {}",
        pair.pair.white.0,
        pair.pair.black.0,
        pair.colours.article(Edition::Dutch2017).code()
    );
    if let Some(natural) = &pair.natural {
        let _ = write!(text, ", {} not with {}", pair.higher.0, instead(natural));
    }
    text
}

/// `9 floats, not 14 C.14, not with 10 C.1 in round 1`.
fn float_text(float: &FloatExplanation) -> String {
    let mut text = format!("{} floats", float.player.0);
    for one in &float.instead {
        let how = if float.was_moved_down {
            "not with"
        } else {
            "not"
        };
        let _ = write!(text, ", {how} {}", instead(one));
    }
    for one in &float.not_with {
        let _ = write!(text, ", not with {}", instead(one));
    }
    text
}

fn lines(why: &BracketExplanation) -> Vec<String> {
    let pairs = why.pairs.iter().map(pair_text);
    pairs
        .chain(why.downfloaters.iter().map(float_text))
        .collect()
}

impl Said {
    fn is_of(&self, paired: &BracketPairing) -> bool {
        let kind = self.kind.as_ref();
        let is_kind = kind.is_none_or(|kind| paired.kind.name() == kind);
        is_kind
            && paired.moved_down == ids(&self.moved_down)
            && paired.residents == ids(&self.residents)
    }

    /// What is wrong in an edition.
    fn check(&self, edition: Edition) -> Option<String> {
        let case = (worked(edition).into_iter())
            .filter(|case| case.name.starts_with(&self.tournament))
            .find(|case| case.round == RoundNumber(self.round))
            .expect(&self.name);
        let explanation = case.explained().expect(&self.name);
        let mut brackets = explanation
            .pairing
            .brackets
            .iter()
            .zip(&explanation.brackets);
        let found = brackets.find(|(paired, _)| self.is_of(paired));
        let found = found.map(|(_, why)| lines(why)).unwrap_or_default();
        (found != self.says).then(|| format!("{}, {edition}: {found:#?}", self.name))
    }
}

fn worked_explanations(said: Said) {
    let in_edition = |edition: &Edition| {
        said.edition
            .as_ref()
            .is_none_or(|only| only == edition.name())
    };
    let editions = Edition::ALL.into_iter().filter(in_edition);
    let failures = editions.filter_map(|edition| said.check(edition));
    expect_no_failures(failures.collect());
}
