//! Moves that were sent: 8, 9, 11 and 12 of Chapter 9.

use adoube_clock::Colour;
use adoube_clock::correspondence::PENALTY_DAYS;
use adoube_laws::notation::{Language, Style, write};
use adoube_laws::shakmaty::{Move, Position};

use super::{ADDRESS, CONDITIONAL, MailMove, SENT, SentFault, UNCLEAR, who};
use crate::ask::known;
use crate::incident::Decided;
use crate::ruling::Draft;
use crate::scene::Scene;
use crate::{Measure, MeasureKind, Question, Ruling};

impl MailMove {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = who(self.by, "Who sent the move?")?;
        let what = self.what()?;
        let draft = scene.draft(format!("{by} sent a move with a fault"));
        Ok(match what {
            SentFault::ClericalError => binding(draft, "The move is legal and binds, though it was a slip.")
                .cite(UNCLEAR)
                .mandatory(),
            SentFault::MissingSign => binding(draft, "The move binds: a missing or wrong sign does not matter.").mandatory(),
            SentFault::ConditionMiswritten => draft
                .decision("No penalty: only the conditional move as it was accepted counts.")
                .cite(CONDITIONAL)
                .mandatory(),
            SentFault::InConditionalSet => binding(draft, "The moves before it in the set bind; it and what follows fall.")
                .cite(CONDITIONAL)
                .mandatory(),
            SentFault::Ambiguous => self.ambiguous(scene, draft, by),
            SentFault::Impossible => may_cost(
                draft.decision(format!("The move cannot be played: {by} sends another, with any piece, when told of it at once.")),
            ),
            SentFault::Illegible => may_cost(
                draft.decision(format!("The move cannot be read: {by} sends a move, with any piece.")),
            ),
            SentFault::NotConfirmed => may_cost(
                draft.decision(format!("{by} has not repeated the opponent's move: it must be repeated.")),
            ),
            SentFault::AddressLate => draft
                .decision(format!("{PENALTY_DAYS} days are charged to {by}'s time for the address told too late."))
                .cite(ADDRESS)
                .mandatory(),
        })
    }

    fn what(&self) -> Result<SentFault, Question> {
        known(self.what, || {
            let choices = [
                ("impossible", "it cannot be played, or is missing"),
                ("illegible", "it cannot be read"),
                ("ambiguous", "it has several meanings"),
                ("not-confirmed", "the opponent's move was not repeated"),
                ("clerical-error", "it is legal but not what was meant"),
                (
                    "missing-sign",
                    "a sign for check, capture or passing is wrong",
                ),
                (
                    "in-conditional-set",
                    "it is illegal or ambiguous in a set of conditional moves",
                ),
                (
                    "condition-miswritten",
                    "a conditional move was copied wrongly by its sender",
                ),
                ("address-late", "a new address was told too late"),
            ];
            Question::one_of("incident.what", "What is wrong with the move?", &choices)
        })
    }

    fn ambiguous(&self, scene: &Scene, draft: Draft, by: Colour) -> Ruling {
        let draft = draft
            .decision(format!(
                "{by} must say which of the possible moves it is and play that one."
            ))
            .must_play(
                by,
                "must play one of the moves it can mean",
                self.meanings(scene),
            );
        may_cost(draft)
    }

    /// The legal moves that differ from what was sent only in what was left out.
    fn meanings(&self, scene: &Scene) -> Vec<String> {
        let (Some(sent), Some(game)) = (self.sent.as_deref(), scene.game.as_ref()) else {
            return Vec::new();
        };
        let position = game.position();
        let written = |m: Move| write(position, m, Style::San, Language::English);
        let all = position.legal_moves().into_iter().map(written);
        all.filter(|san| is_meaning(sent, san)).collect()
    }
}

/// `Nbd2` is a meaning of `Nd2`: same piece, same square.
fn is_meaning(sent: &str, san: &str) -> bool {
    let plain = |text: &str| text.replace(['x', '+', '#'], "");
    let (sent, san) = (plain(sent), plain(san));
    let piece = |text: &str| text.chars().next().filter(char::is_ascii_uppercase);
    let square = |text: &str| text.get(text.len().saturating_sub(2)..).map(str::to_owned);
    piece(&sent).is_some() && piece(&sent) == piece(&san) && square(&sent) == square(&san)
}

fn binding<'a>(draft: Draft<'a>, text: &str) -> Draft<'a> {
    draft.decision(text).cite(SENT)
}

fn may_cost(draft: Draft) -> Ruling {
    draft.cite(UNCLEAR).discretionary(
        vec![
            Measure::nothing(),
            Measure::new(
                MeasureKind::OffenderLessTime,
                format!("{PENALTY_DAYS} days charged"),
            ),
        ],
        format!("nothing for a first slip; {PENALTY_DAYS} days if it is repeated"),
    )
}
