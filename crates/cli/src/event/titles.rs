//! What the players of a section have earned for titles, and what is missing.

use std::path::PathBuf;

use adoube_bodies::titles::{SectionTitlesBody, TitleCardBody};
use adoube_conduct::titles::{DirectLine, SectionTitles, TitleCard, section_titles, title_card};
use adoube_journal::{Command, Journal, MarksSet, Section};
use adoube_ratings::titles::{Award, Grant};
use adoube_tournament::{EntrantId, Tournament};
use clap::Args;
use jiff::civil::Date;

use super::desk::{Desk, player};
use crate::failure::Failure;
use crate::output;
use crate::ratings::{application_text, check_line, forecast_text, read_career};
use crate::texts::{fail, say, t, words};

#[derive(Args)]
pub(crate) struct TitlesArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// Only this player, with what the next rounds must bring
    #[arg(long, value_name = "PLAYER")]
    player: Option<String>,
    /// Note what the player achieved elsewhere: highest rating, games and norms of a file as `adoube titles` reads it
    #[arg(long, value_name = "FILE.toml", requires = "player")]
    known: Option<PathBuf>,
}

pub(super) async fn titles(desk: Desk, args: TitlesArgs) -> Result<(), Failure> {
    let mut journal = desk.open(&args.event).await?;
    if let (Some(who), Some(file)) = (&args.player, &args.known) {
        let command = noted(desk.section(&journal)?, who, file)?;
        return desk.submit(&mut journal, vec![command]).await;
    }
    let section = desk.section(&journal)?;
    let tournament =
        Tournament::new(section.draft.clone()).map_err(|violations| Failure::of(&violations))?;
    let starts = first_day(&journal)?;
    match args.player.as_deref() {
        Some(who) => {
            let id = player(section, who)?;
            one(&desk, &journal, section, &tournament, starts, id)
        }
        None => all(&desk, &journal, section, &tournament, starts),
    }
}

fn first_day(journal: &Journal) -> Result<Date, Failure> {
    let details = &journal.event().details;
    details
        .starts
        .ok_or_else(|| fail!("ratings-no-first-day", name = details.name))
}

/// The command that notes what a player achieved elsewhere.
fn noted(section: &Section, who: &str, file: &std::path::Path) -> Result<Command, Failure> {
    let entrant = player(section, who)?;
    let marks = read_career(file)?.over(section.marks_of(entrant));
    Ok(Command::SetMarks(MarksSet {
        section: section.id.clone(),
        entrant,
        marks,
    }))
}

fn all(
    desk: &Desk,
    journal: &Journal,
    section: &Section,
    tournament: &Tournament,
    starts: Date,
) -> Result<(), Failure> {
    let found = section_titles(journal.event(), section, tournament, starts);
    let found = found.ok_or_else(|| fail!("titles-no-rules"))?;
    if desk.json {
        let section = section.id.to_string();
        output::print_json(&words().in_words(&SectionTitlesBody { section, found }));
        return Ok(());
    }
    output::print(&section_text(&found));
    Ok(())
}

fn one(
    desk: &Desk,
    journal: &Journal,
    section: &Section,
    tournament: &Tournament,
    starts: Date,
    id: EntrantId,
) -> Result<(), Failure> {
    let card = title_card(journal.event(), section, tournament, starts, id);
    let card = card.ok_or_else(|| fail!("titles-no-rules"))?;
    if desk.json {
        let section = section.id.to_string();
        output::print_json(&words().in_words(&TitleCardBody { section, card }));
        return Ok(());
    }
    let mut text = card_text(&card);
    text += &card.forecasts.iter().map(forecast_text).collect::<String>();
    output::print(&text);
    Ok(())
}

fn section_text(found: &SectionTitles) -> String {
    let mut text = String::new();
    if let Some(direct) = &found.direct {
        let name = format!("settings-choice-{}", direct.championship.name());
        text += &say!(
            "titles-direct-by",
            first = t(&name),
            second = direct.chapter,
            third = direct.table_from
        );
        text += "\n";
        text += &direct.checks.iter().map(check_line).collect::<String>();
    }
    if found.cards.is_empty() {
        text += &format!("{}\n", t("titles-nobody"));
    }
    text + &found.cards.iter().map(card_text).collect::<String>()
}

fn card_text(card: &TitleCard) -> String {
    let mut text = format!("{}\n", output::printable(&card.name));
    for norm in &card.norms {
        let line = say!(
            "titles-norm-line",
            first = norm.title.to_string(),
            second = words().tell(&norm.outcome),
            third = norm.counted_games
        );
        text += &format!("  {line}\n");
        text += &norm.questions().map(check_line).collect::<String>();
    }
    for line in &card.direct {
        text += &format!("  {}\n", direct_line(line));
    }
    for title in &card.by_rating {
        let line = say!("titles-by-rating", title = title.to_string());
        text += &format!("  {line}\n");
    }
    text + &card
        .applications
        .iter()
        .map(application_text)
        .collect::<String>()
}

fn direct_line(line: &DirectLine) -> String {
    let place = match (line.rank, line.reached) {
        (Some(rank), _) if line.shared => say!("titles-place-shared", value = rank),
        (Some(rank), _) => say!("titles-place", value = rank),
        (None, Some(stage)) => words().tell(&stage),
        (None, None) => String::new(),
    };
    let title = line.title.to_string();
    let award = match (line.award, line.grant) {
        (Award::Norm, _) => say!("paper-direct-norm", value = title),
        (Award::Title, Grant::AtOnce) => title,
        (Award::Title, Grant::Conditional { rating }) => {
            let when = say!("paper-direct-conditional", value = rating);
            say!("titles-line", first = title, second = when)
        }
    };
    say!("titles-line", first = place, second = award)
}
