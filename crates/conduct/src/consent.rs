//! Consent: no command is written before the warnings about it were shown and confirmed.
//!
//! [`clear`] is asked by every road just before it writes. What has to be confirmed is named by codes that say of
//! which section and round it is and what exactly was found, so that consent to one thing does not cover another.

use std::collections::HashSet;

use adoube_journal::{Event, Journal, Submission, foresee};
use jiff::civil::DateTime;

use crate::rounds::Level;
use crate::vet::{NeedsReason, VetRequest, Vetted, vet_asked};

/// What comes behind the code of a warning whose second question was answered too.
const AGAIN: &str = ":again";

/// Why nothing is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotCleared {
    NeedsReason(Box<NeedsReason>),
    /// What has to be confirmed first, or is not done at all.
    Warnings(Warnings),
}

/// Warnings that stand between commands and the journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Warnings {
    /// The gravest first.
    pub open: Vec<Warning>,
    /// The event as the commands would leave it, which has the names of all who are meant.
    pub after: Box<Event>,
}

impl Warnings {
    /// Whether one of them is not done, whatever is confirmed.
    pub fn is_refused(&self) -> bool {
        self.open
            .iter()
            .any(|warning| warning.vetted.level == Level::Refuse)
    }
}

/// One of them, with what is to be confirmed next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Warning {
    pub vetted: Vetted,
    /// The first question was answered; the second is due.
    pub is_second: bool,
}

impl Warning {
    /// Something that nothing was said to yet.
    pub fn first(vetted: Vetted) -> Warning {
        let is_second = false;
        Warning { vetted, is_second }
    }

    /// What has to come with the commands to confirm it.
    pub fn code(&self) -> String {
        match self.is_second {
            true => format!("{}{AGAIN}", self.vetted.code),
            false => self.vetted.code.clone(),
        }
    }
}

/// Lets commands pass whose warnings were all confirmed; what is to be said of them, or why they are not written.
/// Pairings that this program worked out itself are not held against the rules again.
///
/// # Errors
///
/// Something needs a reason, has to be confirmed, or is not done.
pub fn clear(
    journal: &Journal,
    submission: &Submission,
    made_by_rules: bool,
    now: Option<DateTime>,
) -> Result<Vec<Vetted>, NotCleared> {
    let (event, commands) = (journal.event(), &submission.commands);
    let reason = submission.reason.as_deref();
    let mut undoing = commands.iter().filter_map(|command| command.undoing());
    let after = match undoing.next() {
        // Taken back is taken by itself: what comes with it does not hide what it does.
        Some(undoing) => journal.foresee_undoing(undoing),
        None => None,
    };
    let asked = VetRequest {
        commands,
        reason,
        now,
        made_by_rules,
    };
    let vetted = vet_asked(event, after.as_ref(), &asked)
        .map_err(|reason| NotCleared::NeedsReason(Box::new(reason)))?;
    let confirmed: HashSet<&str> = submission.confirmed.iter().map(String::as_str).collect();
    let mut open: Vec<Warning> = (vetted.iter())
        .filter_map(|one| open_warning(one, &confirmed))
        .collect();
    if open.is_empty() {
        return Ok(vetted);
    }
    open.sort_by_key(|warning| std::cmp::Reverse(warning.vetted.level));
    let mut codes = HashSet::new();
    open.retain(|warning| codes.insert(warning.code()));
    let after = after.unwrap_or_else(|| foresee(event, commands, reason));
    Err(NotCleared::Warnings(Warnings {
        open,
        after: Box::new(after),
    }))
}

fn open_warning(vetted: &Vetted, confirmed: &HashSet<&str>) -> Option<Warning> {
    let code = vetted.code.as_str();
    let again = format!("{code}{AGAIN}");
    let first = confirmed.contains(code);
    let is_open = match vetted.level {
        Level::Tell => false,
        Level::Acknowledge | Level::Confirm => !first,
        Level::ConfirmTwice => !(first && confirmed.contains(again.as_str())),
        Level::Refuse => true,
    };
    is_open.then(|| Warning {
        vetted: vetted.clone(),
        is_second: first && vetted.level == Level::ConfirmTwice,
    })
}
