//! The drawing of lots.

use std::path::PathBuf;

use adoube_formats::{Entries, EntryRow};
use adoube_pairing::schedule::lots::Lots;
use adoube_pairing::schedule::varma::{self, Contestant, RestrictedDraw};
use clap::Args;
use serde_json::{Value, json};

use super::seed_or_new;
use crate::failure::Failure;
use crate::{files, output};

#[derive(Args)]
pub struct LotsArgs {
    /// A CSV list of players; - for standard input
    list: PathBuf,
    /// The seed; the same seed gives the same draw
    #[arg(long)]
    seed: Option<u64>,
}

pub fn lots(args: LotsArgs, json: bool) -> Result<(), Failure> {
    let names = names(&args.list)?;
    let seed = seed_or_new(args.seed);
    let count = u32::try_from(names.len()).unwrap_or(u32::MAX);
    let seats = Lots::from_seed(seed).draw(count);
    write(seed, &names, &seats, &[], json);
    Ok(())
}

fn names(list: &std::path::Path) -> Result<Vec<String>, Failure> {
    let entries = files::read_list_file(list)?;
    Ok(entries
        .players
        .into_iter()
        .map(|row| row.player.name)
        .collect())
}

#[derive(Args)]
pub struct VarmaArgs {
    /// A CSV list of players with federations; - for standard input
    list: PathBuf,
    /// The seed; the same seed gives the same draw
    #[arg(long)]
    seed: Option<u64>,
}

pub fn varma(args: VarmaArgs, json: bool) -> Result<(), Failure> {
    let name = args.list.display().to_string();
    let players = contestants(&name, files::read_list_file(&args.list)?)?;
    let seed = seed_or_new(args.seed);
    let draw = varma::restricted_draw(&players, seed)?;
    let names: Vec<String> = players.into_iter().map(|player| player.name).collect();
    write(seed, &names, &draw.seats, &story(&draw), json);
    Ok(())
}

fn contestants(name: &str, entries: Entries) -> Result<Vec<Contestant>, Failure> {
    let contestant = |row: EntryRow| {
        let federation = row.player.federation.ok_or_else(|| {
            Failure::new(format!(
                "{name}, line {}: {} has no federation",
                row.line, row.player.name
            ))
        })?;
        Ok(Contestant {
            name: row.player.name,
            federation,
        })
    };
    entries.players.into_iter().map(contestant).collect()
}

/// The ceremony step by step, and what the arbiter has to look at.
fn story(draw: &RestrictedDraw) -> Vec<String> {
    let steps = draw.log.iter().map(ToString::to_string);
    let split = draw.split.iter().map(|federation| {
        format!("No envelope held enough numbers for {federation}; its players are split.")
    });
    let late = draw.late_meetings.iter().map(ToString::to_string);
    steps.chain(split).chain(late).collect()
}

fn write(seed: u64, names: &[String], seats: &[u32], story: &[String], json: bool) {
    let mut drawn: Vec<(u32, &String)> = seats.iter().copied().zip(names).collect();
    drawn.sort();
    if json {
        let drawn: Vec<Value> = drawn
            .iter()
            .map(|(number, name)| json!({ "number": number, "name": name }))
            .collect();
        output::print_json(&json!({ "seed": seed, "drawn": drawn, "steps": story }));
        return;
    }
    let mut text = format!("Drawn with seed {seed}.\n");
    for line in story {
        text += &format!("  {line}\n");
    }
    for (number, name) in drawn {
        text += &format!("{number:>4}  {name}\n");
    }
    output::print(&text);
}
