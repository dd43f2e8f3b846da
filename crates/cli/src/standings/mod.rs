//! `adoube standings`: who is where, by which tie-break, and why.

mod explain;
mod file;
mod tables;
mod text;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use adoube_pairing::schedule::lots::Lots;
use adoube_standings::tables::{Ranked, Ranking};
use adoube_standings::{Rules, Standings, TieBreak, remarks};
use adoube_tournament::System;
use clap::Args;
use jiff::civil::Date;

use crate::failure::Failure;
use crate::output;
use crate::schedule::seed_or_new;
use crate::system::{self, for_tie_breaks};
use crate::texts::{fail, say, t, tell};
pub(crate) use explain::find;
pub(crate) use file::{StandingsFile, StandingsOptions};
pub(crate) use tables::board_rules;
use tables::{OrderArg, TableArg};
pub(crate) use text::shown;

#[derive(Args)]
pub(crate) struct StandingsArgs {
    /// Tournament report files; - for standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// The tie-breaks in order, such as BH-C1,BH,SB or MPVGP,EDE; without it those of the file, or those recommended
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    tiebreaks: Option<Vec<String>>,
    /// After this round, as if it were the last one
    #[arg(long, value_name = "ROUND")]
    after: Option<u16>,
    /// The edition of the rules, if not that of the day the event started: fide-2014, fide-2014-drawn, fide-2023, fide-2026 or us-2025
    #[arg(long, value_name = "EDITION", value_parser = crate::args::value::<Rules>)]
    rules: Option<Rules>,
    /// How the pairings were made, if the file does not tell it
    #[arg(long, value_parser = system::by_key())]
    system: Option<System>,
    /// The players of a team event instead of the teams
    #[arg(long)]
    players: bool,
    /// The table that is shown
    #[arg(long, value_enum, default_value_t = TableArg::Standings)]
    table: TableArg,
    /// Only those of a category: women, U16, S65, 1800-1999, "under 2000", unrated, fed:NOR, club:Oslo, joined by &
    #[arg(long)]
    category: Option<String>,
    /// The day on which ages are reckoned, if not that of the year of the event
    #[arg(long, value_name = "DATE")]
    age_on: Option<Date>,
    /// The order of the rows, and how opponents are named
    #[arg(long, value_enum)]
    by: Option<OrderArg>,
    /// Whom the table is about: a number, or a part of the name
    #[arg(long)]
    player: Option<String>,
    /// The entries of a player who re-entered, the first first, such as 12,45; may be repeated (US 28S)
    #[arg(long, value_name = "NUMBERS")]
    reentry: Vec<String>,
    /// The latest entry counts, not the best (US 28S5)
    #[arg(long)]
    latest_entry: bool,
    /// Put some who share a place into an order that was decided otherwise, such as "7,3: play-off"; may be repeated
    #[arg(long, value_name = "NUMBERS: REASON")]
    decide: Vec<String>,
    /// Draw lots for the places that are still shared, with this seed or a new one
    #[arg(long, value_name = "SEED", num_args = 0..=1)]
    lots: Option<Option<u64>>,
    /// Show the arithmetic of every tie-break for this player: a number, or a part of the name
    #[arg(long, value_name = "PLAYER")]
    explain: Option<String>,
}

pub(crate) fn run(args: StandingsArgs, json: bool) -> Result<ExitCode, Failure> {
    let answers: Result<Vec<String>, Failure> = (args.files.iter())
        .map(|file| standings(&args, file, json))
        .collect();
    output::print(&answers?.join(if json { "" } else { "\n" }));
    Ok(ExitCode::SUCCESS)
}

fn standings(args: &StandingsArgs, path: &Path, json: bool) -> Result<String, Failure> {
    let asked = StandingsOptions {
        after: args.after,
        rules: args.rules,
        system: args.system.map(for_tie_breaks),
        players: args.players,
    };
    let file = StandingsFile::read(path, asked)?;
    // A knockout is ranked by the round reached, unless tie-breaks are asked for.
    let by_round_reached = file.is_knockout() && args.tiebreaks.is_none();
    let list = match &args.tiebreaks {
        Some(codes) => parse(codes)?,
        None if by_round_reached => Vec::new(),
        None => file.tie_breaks()?,
    };
    file.warn();
    if !json {
        for remark in remarks(&list, file.kind(), file.field.rounds()) {
            output::print_error(&(tell(&remark) + "\n"));
        }
    }
    if let Some(who) = &args.explain {
        return explain::explain(&file, &list, who, json);
    }
    let ranking = Ranking {
        system: file.field.system(),
        tie_breaks: list,
        rules: file.rules,
        rating: file.rating,
    };
    let ranked = if file.field.is_for_teams() {
        Ranked::teams(&file.tournament, file.after, &ranking)
    } else {
        Ranked::players(&file.tournament, file.after, &ranking)
    };
    let ranked = ranked.settled(|field, standings| {
        if by_round_reached {
            *standings = Standings::rank_knockout(field, &file.tournament);
        }
        settle(args, &file, standings)
    })?;
    let list = &ranking.tie_breaks;
    let plain = args.table == TableArg::Standings && args.category.is_none();
    if plain && json {
        return Ok(text::json(&file, list, ranked.standings()));
    }
    let table = tables::table(args, &file, &ranking, &ranked, json)?;
    Ok(match (json, plain) {
        (true, _) => table,
        (false, true) => text::heading(&file) + &table + &text::legend(list),
        (false, false) => text::heading(&file) + &table,
    })
}

/// What the tie-breaks leave open, decided as asked.
fn settle(
    args: &StandingsArgs,
    file: &StandingsFile,
    standings: &mut Standings,
) -> Result<(), Failure> {
    let persons = args.reentry.iter().map(|numbers| places(file, numbers));
    let persons: Result<Vec<Vec<usize>>, Failure> = persons.collect();
    standings.leave_one_entry(&persons?, args.latest_entry);
    for decision in &args.decide {
        decide(file, standings, decision)?;
    }
    if let Some(seed) = args.lots {
        let seed = seed_or_new(seed);
        let told = say!("standings-lots", seed = seed.to_string());
        output::print_error(&format!("{told}\n"));
        let mut lots = Lots::from_seed(seed);
        let below = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        standings.draw_lots(|number| lots.below(below(number)) as usize);
    }
    Ok(())
}

/// Takes a decision such as "7,3: play-off".
fn decide(file: &StandingsFile, standings: &mut Standings, decision: &str) -> Result<(), Failure> {
    let wrong = |why: &str| fail!("standings-wrong-decision", decision, why);
    let (numbers, reason) = decision
        .split_once(':')
        .ok_or_else(|| wrong(t("standings-no-reason")))?;
    standings
        .arrange(&places(file, numbers)?, reason.trim())
        .map_err(|error| wrong(&tell(&error)))
}

/// The places of those who are named in a list.
/// The places of players named by numbers or parts of names with commas between.
pub(crate) fn places(file: &StandingsFile, numbers: &str) -> Result<Vec<usize>, Failure> {
    let numbers = numbers.split(',');
    numbers.map(|who| explain::find(file, who.trim())).collect()
}

/// The tie-breaks with these codes.
pub(crate) fn parse(codes: &[String]) -> Result<Vec<TieBreak>, Failure> {
    let codes = codes.iter().map(|code| code.trim());
    let codes = codes.filter(|code| !code.is_empty());
    let list: Result<Vec<TieBreak>, _> = codes.map(str::parse).collect();
    list.map_err(|error: adoube_standings::InvalidCode| Failure::of(&error))
}
