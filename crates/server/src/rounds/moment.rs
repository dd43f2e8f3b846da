//! The moment at which a round was paired, and what was done to it afterwards.

use std::sync::Arc;

use adoube_conduct::rounds::{
    HowToPair, Moment, Otherwise, changed_since, explain_for, explain_next, explain_paired_for,
};
use adoube_journal::{Change, EventId, Journal, Record, Section, SectionId};
use adoube_tournament::{EntrantId, RoundNumber};

use crate::app::App;
use crate::error::PageError;
use crate::events::{EventView, Explained};
use crate::params::DeskSection;

/// How the rules would pair the latest round now, if results, penalties or entries were changed
/// since and they would pair it otherwise.
pub(super) async fn outdated(
    app: &App,
    event: &EventId,
    of: &DeskSection,
) -> Result<Option<Otherwise>, PageError> {
    let id = of.section().id.clone();
    let latest = of.section().draft.paired_rounds();
    let look = |journal: &Journal| {
        let changed = changed_since(journal, &id, latest);
        changed.then(|| Moment::of(journal, &id, latest)).flatten()
    };
    let Some(moment) = app.events.with_journal(event, look).await? else {
        return Ok(None);
    };
    let otherwise = beside(of, move |shown, section| {
        moment.otherwise(&shown.event.details, section)
    });
    otherwise.await
}

/// Explains a paired round, of everybody or of some players only, from what was known when it was paired, or tells how the next one would
/// be. It pairs the round once more, beside the threads that answer requests; who asks the same before
/// anything was written has the same answer.
pub(super) async fn explained(
    app: &App,
    event: &EventId,
    of: &DeskSection,
    round: RoundNumber,
    how: HowToPair,
    about: Option<Vec<EntrantId>>,
) -> Result<Arc<Explained>, PageError> {
    let section = of.section().id.clone();
    let asked = (section, round, how.absent.clone(), about.clone());
    if let Some(known) = of.shown.explained.known(&asked) {
        return Ok(known);
    }
    let moment = moment_of(app, event, of, round).await?;
    let explained = beside(of, move |shown, section| {
        let details = &shown.event.details;
        shown.explained.get(asked, || Explained {
            explanation: match &moment {
                Some(moment) => explain_paired_for(moment, section, about.as_deref()),
                None if round == section.next_round() => {
                    explain_next(details, section, &how, about.as_deref())
                }
                None => explain_for(details, section, round, about.as_deref()),
            },
            moment,
        })
    });
    explained.await
}

/// The moment at which a round was paired, if it is.
pub(crate) async fn moment_of(
    app: &App,
    event: &EventId,
    of: &DeskSection,
    round: RoundNumber,
) -> Result<Option<Moment>, PageError> {
    let id = &of.section().id;
    let look = |journal: &Journal| Moment::of(journal, id, round);
    app.events.with_journal(event, look).await
}

/// Works something out of a section beside the threads that answer requests.
async fn beside<T: Send + 'static>(
    of: &DeskSection,
    work: impl FnOnce(&EventView, &Section) -> T + Send + 'static,
) -> Result<T, PageError> {
    let (shown, id): (Arc<EventView>, SectionId) = (of.shown.clone(), of.section().id.clone());
    let done = tokio::task::spawn_blocking(move || {
        let section = shown.event.section(&id)?;
        Some(work(&shown, section))
    });
    done.await.ok().flatten().ok_or(PageError::NotFound)
}

/// The records by which a round was made or changed by hand and that stand, in order.
pub(super) async fn by_hand(
    app: &App,
    event: &EventId,
    wanted: &SectionId,
    number: RoundNumber,
) -> Result<Vec<Record>, PageError> {
    let look = |journal: &Journal| {
        let records = journal.records().iter();
        let made = records.filter(|record| {
            let change = &record.change;
            change.section() == Some(wanted)
                && change.round() == Some(number)
                && is_hand_work(change)
        });
        let standing = made.filter(|record| !journal.is_undone(record.seq));
        standing.cloned().collect()
    };
    app.events.with_journal(event, look).await
}

/// Whether a person made or changed a round with it.
fn is_hand_work(change: &Change) -> bool {
    if let Change::RoundPaired(paired) = change {
        return paired.made_by.is_by_hand();
    }
    matches!(change, Change::PairingsChanged(_))
}
