//! Results as they are printed.

use adoube_tournament::{GameResult, Outcome, PointSystem, Purpose, Results};

use super::score::Score;
use crate::texts::{fill, t};

/// The result of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ResultView {
    /// White's side; empty while there is no result.
    pub white: String,
    /// What stands between the two.
    pub between: &'static str,
    pub black: String,
    /// What is to be said beside it.
    pub note: Option<String>,
    /// Whether there is a result.
    pub known: bool,
    pub white_won: bool,
    pub black_won: bool,
}

impl ResultView {
    /// How a game's results are printed: what was reported, and beside it what counts instead.
    pub(crate) fn of(results: &Results, system: &PointSystem) -> ResultView {
        let reported = results.reported;
        let counted = results.counted_for(Purpose::Standings);
        let sides = |result: GameResult| {
            let (white, black) = (mark(result.white, system), mark(result.black, system));
            format!("{white} {} {black}", between(result))
        };
        let note = if results.is_cancelled() {
            Some(t("public-does-not-count").to_owned())
        } else if counted != reported {
            Some(fill("public-counts-as", &[&sides(counted)]))
        } else {
            kind(reported.white)
                .or(kind(reported.black))
                .map(str::to_owned)
        };
        let known = reported.is_final();
        let side = |outcome| {
            if known {
                mark(outcome, system)
            } else {
                String::new()
            }
        };
        ResultView {
            white: side(reported.white),
            between: between(reported),
            black: side(reported.black),
            note,
            known,
            white_won: won(reported.white),
            black_won: won(reported.black),
        }
    }
}

fn between(result: GameResult) -> &'static str {
    let forfeit = |side| matches!(side, Outcome::ForfeitWin | Outcome::ForfeitLoss);
    if forfeit(result.white) || forfeit(result.black) {
        "/"
    } else {
        "–"
    }
}

fn won(outcome: Outcome) -> bool {
    use Outcome::*;
    matches!(outcome, Win | UnratedWin | ForfeitWin)
}

/// One player's outcome in a character or two. A bye is printed as what it is worth.
pub(crate) fn mark(outcome: Outcome, system: &PointSystem) -> String {
    use Outcome::*;
    match outcome {
        Win | UnratedWin => "1".to_owned(),
        Draw | UnratedDraw => "½".to_owned(),
        Loss | UnratedLoss => "0".to_owned(),
        ForfeitWin => "+".to_owned(),
        ForfeitLoss => "−".to_owned(),
        PairingAllocatedBye | FullPointBye | HalfPointBye | ZeroPointBye => {
            Score::from(system.points(outcome)).text()
        }
        Pending | Adjourned => "…".to_owned(),
        NotPaired => "–".to_owned(),
    }
}

/// What the mark alone does not say.
pub(crate) fn kind(outcome: Outcome) -> Option<&'static str> {
    use Outcome::*;
    match outcome {
        Win | Draw | Loss | NotPaired | Pending => None,
        UnratedWin | UnratedDraw | UnratedLoss => Some(t("public-unrated")),
        ForfeitWin | ForfeitLoss => Some(t("public-forfeit")),
        Adjourned => Some(t("public-adjourned")),
        PairingAllocatedBye | FullPointBye | HalfPointBye | ZeroPointBye => Some(name(outcome)),
    }
}

/// An outcome in words.
pub(crate) fn name(outcome: Outcome) -> &'static str {
    use Outcome::*;
    match outcome {
        Win => t("public-win"),
        Draw => t("public-draw"),
        Loss => t("public-loss"),
        UnratedWin => t("public-unrated-win"),
        UnratedDraw => t("public-unrated-draw"),
        UnratedLoss => t("public-unrated-loss"),
        ForfeitWin => t("public-forfeit-win"),
        ForfeitLoss => t("public-forfeit-loss"),
        PairingAllocatedBye => t("public-bye-paired"),
        FullPointBye => t("public-bye-full"),
        HalfPointBye => t("public-bye-half"),
        ZeroPointBye => t("public-bye-zero"),
        Pending => t("public-pending"),
        Adjourned => t("public-adjourned"),
        NotPaired => t("public-not-paired"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn printed(text: &str) -> (String, Option<String>) {
        let result: GameResult = text.parse().unwrap();
        let view = ResultView::of(&Results::reported(result), &PointSystem::default());
        (
            format!("{}{}{}", view.white, view.between, view.black),
            view.note,
        )
    }

    #[test]
    fn results() {
        for (text, shown, note) in [
            ("1-0", "1–0", None),
            ("½-½", "½–½", None),
            ("0-0", "0–0", None),
            ("*", "–", None),
            ("adjourned", "–", Some("adjourned")),
            ("+/-", "+/−", Some("forfeit")),
            ("-/-", "−/−", Some("forfeit")),
            ("L-W", "0–1", Some(t("public-unrated"))),
        ] {
            assert_eq!(printed(text), (shown.to_owned(), note.map(str::to_owned)));
        }
    }

    #[test]
    fn an_adjusted_result_says_what_counts() {
        let mut results = Results::reported(GameResult::WHITE_WINS);
        let adjusted = GameResult::of(Outcome::Loss, Outcome::HalfPointBye);
        results.adjusted.insert(Purpose::Standings, adjusted);
        let view = ResultView::of(&results, &PointSystem::default());
        assert_eq!(view.white, "1");
        assert_eq!(view.note.as_deref(), Some("counts as 0 – ½"));
    }
}
