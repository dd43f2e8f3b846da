//! Rating changes, first ratings and performances.

use std::path::PathBuf;
use std::process::ExitCode;

use adoube_bodies::ratings::RatedBody;
use adoube_ratings::{EventRating, PlayerRating, RatingList, RatingRules, chart, rejections};
use clap::Args;
use serde::Serialize;

use super::{EventArgs, EventFile, write_chart};
use crate::args::value;
use crate::failure::Failure;
use crate::output;
use crate::texts::{self, words};

#[derive(Args)]
pub(crate) struct RateArgs {
    #[command(flatten)]
    event: EventArgs,
    #[command(flatten)]
    options: RateOptions,
}

/// What is asked of the ratings of an event.
#[derive(Args)]
pub(crate) struct RateOptions {
    /// The edition of the rating regulations, if not that of the day: fide-2014 … fide-2025
    #[arg(long, value_name = "EDITION", value_parser = value::<RatingRules>)]
    edition: Option<RatingRules>,
    /// The list, if not that of the time control of an event: standard, rapid or blitz
    #[arg(long, value_parser = value::<RatingList>)]
    list: Option<RatingList>,
    /// Also tell why FIDE would send the report back
    #[arg(long)]
    check: bool,
    /// Draw the rating change of this player, by pairing number, into an SVG file given with --chart
    #[arg(long, value_name = "NUMBER", requires = "chart")]
    player: Option<u32>,
    /// The file for the drawing
    #[arg(long, value_name = "FILE.svg", requires = "player")]
    chart: Option<PathBuf>,
}

pub(crate) fn rate(args: RateArgs, json: bool) -> Result<ExitCode, Failure> {
    tell(EventFile::read(&args.event)?, &args.options, json)
}

/// Rates an event and tells what comes of it.
pub(crate) fn tell(
    mut file: EventFile,
    args: &RateOptions,
    json: bool,
) -> Result<ExitCode, Failure> {
    file.facts.list = args.list.unwrap_or(file.facts.list);
    let in_force = RatingRules::on(file.facts.start);
    let rules = args.edition.or(in_force).ok_or_else(|| {
        Failure::new(format!(
            "no rating rules of {} are at hand",
            file.facts.start
        ))
        .help("--edition names one that is: fide-2014, fide-2017, fide-2022, fide-2024, fide-2025")
    })?;
    let rated = adoube_ratings::rate(&file.tournament, &file.facts, rules, file.after);
    if let (Some(number), Some(path)) = (args.player, &args.chart) {
        draw(&rated, number, path)?;
    }
    let checks = match args.check {
        true => rejections(&file.tournament, &file.facts, &rated, None),
        false => Vec::new(),
    };
    if json {
        let body = RatedBody {
            file: &file.name,
            system: file.system_body(),
            rating: &rated,
            checks: &checks,
        };
        output::print_json(&words().in_words(&body));
    } else {
        output::print(&text(&rated, &file.system_line()));
        let lines: Vec<String> = checks.iter().map(super::norms::check_line).collect();
        output::print(&lines.concat());
    }
    Ok(ExitCode::SUCCESS)
}

/// The heading of a drawing.
#[derive(Serialize)]
struct ChartOfRating<'a> {
    name: &'a str,
}

fn draw(rated: &EventRating, number: u32, path: &std::path::Path) -> Result<(), Failure> {
    let is_asked = |player: &&PlayerRating| player.number.is_some_and(|own| own.get() == number);
    let player = rated.players.iter().find(is_asked);
    let svg = player.and_then(|player| {
        let title = texts::tell(&ChartOfRating { name: &player.name });
        chart::rating_change(&title, player)
    });
    let svg = svg.ok_or_else(|| Failure::new(format!("number {number} has no rating change")))?;
    write_chart(path, &svg)
}

fn text(rated: &EventRating, system: &str) -> String {
    let rows = rated.players.iter().map(row).collect();
    let headings = [
        "No.", "Name", "Fed", "Rating", "Games", "Score", "Expected", "K", "Change", "New", "Perf",
    ];
    let right = [0, 3, 4, 5, 6, 7, 8, 9, 10];
    let mut text = format!(
        "{} ratings, {}, after round {}\n{system}\n",
        rated.list, rated.rules, rated.after
    );
    text += &output::table(&headings, &right, rows);
    let totals = &rated.totals;
    text += &format!(
        "\n{}, {} rated, {}; {} played, {} rated, {} forfeited\n",
        output::counted(totals.players, "player"),
        totals.rated,
        output::counted(totals.federations, "federation"),
        output::counted(totals.played, "game"),
        totals.rated_games,
        totals.forfeited
    );
    for note in &rated.notes {
        text += &(texts::tell(note) + "\n");
    }
    text
}

fn row(player: &PlayerRating) -> Vec<String> {
    let or_blank = |number: Option<i32>| number.map_or_else(String::new, |n| n.to_string());
    let change = player.change.as_ref();
    let first = player.first.as_ref().and_then(|first| first.rating);
    vec![
        player
            .number
            .map_or_else(String::new, |number| number.to_string()),
        output::printable(&player.name),
        player
            .federation
            .map_or_else(String::new, |fed| fed.code().to_owned()),
        player
            .rating
            .map_or_else(String::new, |rating| rating.to_string()),
        player.games.len().to_string(),
        player.score.to_string(),
        change.map_or_else(String::new, |_| hundredths(player.expected)),
        change.map_or_else(String::new, |change| change.coefficient.value.to_string()),
        change.map_or_else(String::new, |change| format!("{:+}", change.rounded)),
        or_blank(change.map(|change| change.rating).or(first)),
        or_blank(player.performance),
    ]
}

fn hundredths(amount: u32) -> String {
    format!("{}.{:02}", amount / 100, amount % 100)
}
