//! Moves that were sent: 8, 9, 11 and 12 of Chapter 9.

use adoube_clock::correspondence::PENALTY_DAYS;
use adoube_laws::notation::{Language, Style, write};
use adoube_laws::shakmaty::{Move, Position};

use super::{MailMove, Says, SentFault};
use crate::families::prelude::*;

impl MailMove {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let (by, what) = (self.by()?, self.what()?);
        let days = PENALTY_DAYS;
        let draft = scene.draft(Says::Fault { by });
        Ok(match what {
            SentFault::ClericalError => draft.must(Says::Slip, &[US_MAIL_SENT, US_MAIL_UNCLEAR]),
            SentFault::MissingSign => draft.must(Says::SignMissing, &[US_MAIL_SENT]),
            SentFault::ConditionMiswritten => {
                draft.must(Says::OnlyAccepted, &[US_MAIL_CONDITIONAL])
            }
            SentFault::InConditionalSet => {
                draft.must(Says::SetBinds, &[US_MAIL_SENT, US_MAIL_CONDITIONAL])
            }
            SentFault::AddressLate => {
                draft.must(Says::AddressLate { by, days }, &[US_MAIL_ADDRESS])
            }
            SentFault::Ambiguous => {
                let draft = draft.must_play(by, Says::OneOfMeanings, self.meanings(scene));
                may_cost(draft, Says::SayWhich { by })
            }
            SentFault::Impossible => may_cost(draft, Says::Impossible { by }),
            SentFault::Illegible => may_cost(draft, Says::Illegible { by }),
            SentFault::NotConfirmed => may_cost(draft, Says::NotRepeated { by }),
        })
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

fn may_cost(draft: Draft, decision: Says) -> Ruling {
    let days = PENALTY_DAYS;
    let charged = Says::DaysCharged { days };
    let range = range![Nothing, OffenderLessTime: charged];
    let draft = draft.rule(decision, &[US_MAIL_UNCLEAR]);
    draft.discretionary(range, Says::FirstSlip { days })
}
