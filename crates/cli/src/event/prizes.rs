//! What the prizes of a section are as things stand, and who wins them.

use std::path::{Path, PathBuf};

use adoube_bodies::prizes::{BasedOnBody, PrizesBody};
use adoube_conduct::prizes::{EntriesCounted, entries_counted, finishers, fund_of};
use adoube_conduct::ranking::Ranking;
use adoube_journal::{Command, PrizeFundSet, Section};
use adoube_prizes::{Currency, Fund, FundNow, PrizeNow, divide, fund_now};
use clap::Args;

use super::desk::{Desk, cannot};
use super::tables::snapshot;
use crate::failure::Failure;
use crate::texts::{fail, say, t, tell, words};
use crate::{files, output};

#[derive(Args)]
pub(crate) struct PrizesArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// Keep this prize fund with the section first
    #[arg(long, value_name = "FUND.toml")]
    fund: Option<PathBuf>,
}

pub(super) async fn prizes(desk: Desk, args: PrizesArgs) -> Result<(), Failure> {
    if let Some(path) = &args.fund {
        keep(&desk, &args.event, path).await?;
    }
    let journal = desk.open(&args.event).await?;
    let section = desk.section(&journal)?;
    let event = journal.event();
    let fund = fund_of(event, section).map_err(|error| Failure::of(&error))?;
    let fund = fund.ok_or_else(|| fail!("event-fees-no-fund", section = section.id))?;
    let tournament = snapshot(section)?;
    let after = tournament.paired_rounds();
    let ranking = Ranking::of_players(&event.details, &section.settings, &tournament, after);
    let finishers = finishers(section, &tournament, &ranking);
    let counted = entries_counted(event, section, &fund);
    let now = fund_now(&fund, counted.entries);
    let division = divide(&fund, &finishers, counted.entries);
    let division = division.map_err(|error| cannot(section, &error))?;
    if desk.json {
        let body = PrizesBody {
            finished: section.finished,
            based_on: (fund.based_on.is_some()).then(|| BasedOnBody::from((counted, now))),
            division: Some(division),
        };
        output::print_json(&words().in_words(&body));
        return Ok(());
    }
    if fund.based_on.is_some() {
        output::print(&based_on(section, &counted, &now, &fund.currency));
    }
    output::print(&crate::prizes::text(&finishers, &division));
    Ok(())
}

/// Keeps the text of a fund with the section, once it can be read as one.
async fn keep(desk: &Desk, event: &str, path: &Path) -> Result<(), Failure> {
    let (name, text) = files::read_text(path)?;
    let mut journal = desk.open(event).await?;
    let starts = journal.event().details.starts;
    Fund::of_event(&text, starts)
        .map_err(|error| fail!("cli-prizes-fund-unfit", file = name, why = error))?;
    let section = desk.section(&journal)?.id.clone();
    let fund = Some(text);
    let command = Command::SetPrizeFund(PrizeFundSet { section, fund });
    desk.write(&mut journal, vec![command]).await.map(drop)
}

fn based_on(
    section: &Section,
    counted: &EntriesCounted,
    now: &FundNow,
    currency: &Currency,
) -> String {
    let show = |amount| tell(&currency.amount(amount));
    let row = |prize: &PrizeNow| {
        vec![
            tell(&prize.label),
            show(prize.advertised),
            show(prize.now),
            tell(&prize.reason),
        ]
    };
    let headings = [
        "event-prizes-column-prize",
        "event-prizes-column-advertised",
        "event-prizes-column-now",
        "event-prizes-column-why",
    ];
    let rows = now.prizes.iter().map(row).collect();
    let table = output::table(&headings.map(t), &[1, 2], rows);
    let goal = now.goal.unwrap_or_default();
    let entries = counted.entries;
    let mut said = say!("event-prizes-counted", entries = entries, goal = goal);
    let others = counted
        .sections
        .iter()
        .filter(|_| counted.sections.len() > 1);
    for (section, entries) in others {
        let line = say!(
            "event-prizes-counted-in",
            section = section,
            entries = entries
        );
        said += &format!("\n  {line}");
    }
    for name in &counted.missing {
        output::warn(&say!("entries-counted-missing", name = name));
    }
    let sum = say!(
        "event-prizes-sum",
        advertised = currency.amount(now.advertised),
        now = currency.amount(now.now),
    );
    format!("{}: {said}\n\n{table}\n{sum}\n\n", section.settings.name)
}
