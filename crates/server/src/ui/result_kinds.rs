//! Every way a game can end, with the key that enters it.

use adoube_tournament::{GameResult, Outcome};

use crate::texts::t;

/// A way a game can end, as it is entered.
pub(crate) struct Kind {
    pub result: GameResult,
    /// The keys that enter it; the first one is shown.
    pub keys: &'static str,
    text: &'static str,
}

const fn kind(white: Outcome, black: Outcome, keys: &'static str, text: &'static str) -> Kind {
    Kind {
        result: GameResult::of(white, black),
        keys,
        text,
    }
}

use Outcome::{
    Adjourned, Draw, ForfeitLoss, ForfeitWin, Loss, UnratedDraw, UnratedLoss, UnratedWin, Win,
};

/// Every kind, the usual ones first. A test holds them against what the tournament permits.
pub(crate) static KINDS: [Kind; 16] = [
    kind(Win, Loss, "1", "results-white-wins"),
    kind(Draw, Draw, "=5d½", "results-draw"),
    kind(Loss, Win, "0", "results-black-wins"),
    kind(ForfeitWin, ForfeitLoss, "+", "results-white-forfeit"),
    kind(ForfeitLoss, ForfeitWin, "-−", "results-black-forfeit"),
    kind(ForfeitLoss, ForfeitLoss, "x", "results-double-forfeit"),
    kind(Loss, Loss, "n", "results-both-lose"),
    kind(Draw, Loss, "h", "results-half-zero"),
    kind(Loss, Draw, "j", "results-zero-half"),
    kind(Adjourned, Adjourned, "a", "results-adjourned"),
    kind(UnratedWin, UnratedLoss, "w", "results-unrated-white"),
    kind(UnratedDraw, UnratedDraw, "e", "results-unrated-draw"),
    kind(UnratedLoss, UnratedWin, "l", "results-unrated-black"),
    kind(UnratedLoss, UnratedLoss, "N", "results-unrated-both-lose"),
    kind(UnratedDraw, UnratedLoss, "H", "results-unrated-half-zero"),
    kind(UnratedLoss, UnratedDraw, "J", "results-unrated-zero-half"),
];

impl Kind {
    /// What it is, in words.
    pub(crate) fn name(&self) -> &'static str {
        t(self.text)
    }

    /// The key that is shown.
    pub(crate) fn key(&self) -> String {
        self.keys.chars().take(1).collect()
    }

    /// How it is printed.
    pub(crate) fn shown(&self) -> String {
        printed(self.result)
    }
}

/// A result in a few characters; empty while there is none. A game too short to be rated is
/// marked, since its points alone do not tell.
pub(crate) fn printed(result: GameResult) -> String {
    let side = |outcome| match outcome {
        Win | UnratedWin => "1",
        Draw | UnratedDraw => "½",
        ForfeitWin => "+",
        ForfeitLoss => "−",
        _ => "0",
    };
    match result.white {
        Outcome::Pending => String::new(),
        Adjourned => t("results-adjourned-short").to_owned(),
        ForfeitWin | ForfeitLoss => format!("{}/{}", side(result.white), side(result.black)),
        UnratedWin | UnratedDraw | UnratedLoss => {
            format!("{}–{}*", side(result.white), side(result.black))
        }
        _ => format!("{}–{}", side(result.white), side(result.black)),
    }
}

/// A result as somebody typed it: a key, or the result written out. Nothing means none.
pub(crate) fn typed(text: &str) -> Option<GameResult> {
    let text = text.trim();
    if text.is_empty() {
        return Some(GameResult::PENDING);
    }
    let mut letters = text.chars();
    if let (Some(key), None) = (letters.next(), letters.next()) {
        let mut kinds = KINDS.iter();
        if let Some(kind) = kinds.find(|kind| kind.keys.contains(key)) {
            return Some(kind.result);
        }
    }
    if let Some(kind) = KINDS.iter().find(|kind| kind.shown() == text) {
        return Some(kind.result);
    }
    let result: GameResult = text.parse().ok()?;
    result.check_reported().ok()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_possible_result_has_a_key_of_its_own() {
        let sides = Outcome::ALL.iter();
        let pairs = sides.flat_map(|white| Outcome::ALL.map(|black| GameResult::of(*white, black)));
        for result in pairs.filter(|result| result.check_reported().is_ok()) {
            let found = KINDS.iter().filter(|kind| kind.result == result).count();
            let wanted = usize::from(result != GameResult::PENDING);
            assert_eq!(found, wanted, "{result}");
        }
        let keys: Vec<char> = KINDS.iter().flat_map(|kind| kind.keys.chars()).collect();
        let different: BTreeSet<char> = keys.iter().copied().collect();
        assert_eq!(keys.len(), different.len());
    }

    #[test]
    fn results_can_be_typed_in_short_and_at_length() {
        for (text, result) in [
            ("1", "1-0"),
            ("5", "½-½"),
            ("d", "½-½"),
            ("-", "-/+"),
            ("1/2-1/2", "½-½"),
            ("½–½", "½-½"),
            ("1–0*", "W-L"),
            ("", "*"),
        ] {
            assert_eq!(typed(text), Some(result.parse().unwrap()), "{text}");
        }
        for text in ["7", "1-½", "2-0", "bye", "🙂"] {
            assert_eq!(typed(text), None, "{text}");
        }
        for kind in &KINDS {
            assert_eq!(
                typed(&kind.shown()).or(typed(&kind.key())),
                Some(kind.result)
            );
            assert_eq!(typed(&kind.result.to_string()), Some(kind.result));
        }
    }
}
