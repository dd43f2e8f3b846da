//! Warnings before anything is written: confirmed with `--confirm`, or by an answer at the terminal.

use std::io::{self, IsTerminal};

use adoube_bodies::names::SectionNames;
use adoube_bodies::warnings::WarningBody;
use adoube_conduct::rounds::Level;
use adoube_conduct::{NotCleared, Warning, Warnings, clear, vet};
use adoube_journal::{
    Command, Event, EventDetails, Journal, LeaveFideMode, Section, Submission, foresee,
};
use clap::Args;
use jiff::Zoned;

use super::desk::Desk;
use crate::failure::Failure;
use crate::output;
use crate::texts::{fail, say, t, words};

#[derive(Args)]
pub(crate) struct LeaveArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
}

pub(super) async fn leave_fide_mode(desk: Desk, args: LeaveArgs) -> Result<(), Failure> {
    let leave = |section: &Section| {
        let section = section.id.clone();
        Ok(Command::LeaveFideMode(LeaveFideMode { section }))
    };
    desk.submit_for(&args.event, leave).await.map(drop)
}

/// The submission with consent to everything that is warned of; or why nothing is written.
pub(super) fn cleared(
    journal: &Journal,
    mut submission: Submission,
    made_by_rules: bool,
    json: bool,
) -> Result<Submission, Failure> {
    loop {
        let now = Some(Zoned::now().datetime());
        let warnings = match clear(journal, &submission, made_by_rules, now) {
            Ok(_) => return Ok(submission),
            Err(NotCleared::NeedsReason(broken)) => {
                let names = SectionNames::of(journal.event(), Some(&broken.section));
                return Err(Failure::of_named(&*broken, &names));
            }
            Err(NotCleared::Warnings(warnings)) => warnings,
        };
        let told = WarningBody::all(&warnings, words());
        if warnings.is_refused() {
            return Err(refused(told));
        }
        let asks = !json && io::stdin().is_terminal() && io::stderr().is_terminal();
        if !asks {
            return Err(unconfirmed(told));
        }
        if !told.iter().all(is_confirmed) {
            return Err(fail!("event-not-confirmed"));
        }
        submission = submission.confirming(told.into_iter().map(|one| one.code));
    }
}

/// A new event is not begun if its section is refused.
pub(super) fn not_refused(details: &EventDetails, commands: &[Command]) -> Result<(), Failure> {
    let event = Event {
        details: details.clone(),
        ..Event::default()
    };
    let vetted = vet(&event, commands, None, None).unwrap_or_default();
    let open = vetted.into_iter().filter(|one| one.level == Level::Refuse);
    let open: Vec<Warning> = open.map(Warning::first).collect();
    if open.is_empty() {
        return Ok(());
    }
    let after = Box::new(foresee(&event, commands, None));
    let told = WarningBody::all(&Warnings { open, after }, words());
    Err(refused(told))
}

/// What is not done, whatever is confirmed.
fn refused(told: Vec<WarningBody>) -> Failure {
    let refused = told
        .iter()
        .filter(|one| one.level == Level::Refuse.number());
    let refused: Vec<&str> = refused.map(|one| one.cited.as_str()).collect();
    let failure = fail!("event-refused-by-mode", warnings = refused.join("\n"));
    failure.with_warnings(told)
}

/// What has to be confirmed, each with its code.
fn unconfirmed(told: Vec<WarningBody>) -> Failure {
    let lines = told.iter().map(|one| {
        let (level, code) = (one.level, one.code.as_str());
        say!(
            "event-warning-line",
            level = level,
            text = one.cited,
            code = code
        )
    });
    let lines = lines.collect::<Vec<_>>().join("\n");
    fail!("event-unconfirmed", warnings = lines).with_warnings(told)
}

/// Asks at the terminal; the second question about leaving FIDE mode is whether to stay.
fn is_confirmed(warning: &WarningBody) -> bool {
    output::warn(&warning.cited);
    let stays = warning.again && warning.leaves_fide_mode;
    let question = match (stays, warning.level) {
        (true, _) => t("event-ask-stay"),
        (false, 2) => t("event-ask-acknowledge"),
        (false, _) => t("event-ask-go-on"),
    };
    output::print_error(&format!("{question} "));
    let mut answer = String::new();
    if io::stdin().read_line(&mut answer).is_err() {
        return false;
    }
    let answer = answer.trim().to_lowercase();
    let is = |id: &str| t(id).split(' ').any(|word| word == answer);
    match stays {
        true => is("event-answer-no"),
        false => is("event-answer-yes"),
    }
}
