//! The standings of tournament report files: the release build of `adoube` beside another program,
//! file by file as a user would call them.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use clap::Args;

use super::time::{release_adoube, text, timed_any};

#[derive(Args)]
pub(super) struct StandingsArgs {
    /// Tournament report files
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The tie-breaks, with commas between
    #[arg(long, default_value = "BH/C1,BH,SB,DE,WIN,BWG,PS,FB,AOB,REP")]
    tiebreaks: String,
    /// Another program with its arguments, which is called with each file behind them; may be repeated
    #[arg(long, value_name = "COMMAND")]
    peer: Vec<String>,
}

pub(super) fn bench(args: &StandingsArgs) -> Result<(), String> {
    let adoube = release_adoube()?;
    let ours = |file: &Path| {
        let mut command = Command::new(&adoube);
        command.args(["standings", "--json", "--tiebreaks", &args.tiebreaks]);
        command.arg(file);
        command
    };
    println!("\n{} files, one after the other", args.files.len());
    println!("| program                        |     time |   ratio |");
    println!("| ------------------------------ | -------: | ------: |");
    let own = measured(args, ours)?;
    line("adoube", own, own);
    for peer in &args.peer {
        let theirs = |file: &Path| {
            let mut words = peer.split_whitespace();
            let mut command = Command::new(words.next().unwrap_or_default());
            command.args(words).arg(file);
            command
        };
        line(peer, measured(args, theirs)?, own);
    }
    Ok(())
}

fn measured(args: &StandingsArgs, command: impl Fn(&Path) -> Command) -> Result<Duration, String> {
    let times = args.files.iter().map(|file| timed_any(&mut command(file)));
    times.sum()
}

fn line(program: &str, time: Duration, own: Duration) {
    let ratio = time.as_secs_f64() / own.as_secs_f64();
    let time = text(time);
    println!("| {program:<30.30} | {time:>8} | {ratio:>6.1}× |");
}
