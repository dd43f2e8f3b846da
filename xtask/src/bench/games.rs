//! The audit of a file of games: the release build of `adoube` on one thread and on all, and other
//! programs that read the same file.

use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;

use clap::Args;

use super::time::{median, release_adoube, text, timed_any};

/// How often each program reads the file.
const TIMES: u32 = 3;

#[derive(Args)]
pub(super) struct GamesArgs {
    /// A PGN file
    file: PathBuf,
    /// Another program with its arguments, which is called with the file behind them; may be repeated
    #[arg(long, value_name = "COMMAND")]
    peer: Vec<String>,
}

pub(super) fn bench(args: &GamesArgs) -> Result<(), String> {
    let adoube = release_adoube()?;
    let ours = |threads: &str| {
        let mut command = Command::new(&adoube);
        command
            .args(["games", "check", "--threads", threads])
            .arg(&args.file);
        command
    };
    println!("\n{}, the median of {TIMES} runs", args.file.display());
    println!("| program                        |     time |  ratio |");
    println!("| ------------------------------ | -------: | -----: |");
    let one = measured(|| ours("1"))?;
    line("adoube, one thread", one, one);
    line("adoube, all threads", measured(|| ours("0"))?, one);
    for peer in &args.peer {
        line(peer, measured(|| other(peer, args))?, one);
    }
    Ok(())
}

fn other(peer: &str, args: &GamesArgs) -> Command {
    let mut words = peer.split_whitespace();
    let mut command = Command::new(words.next().unwrap_or_default());
    command.args(words).arg(&args.file);
    command
}

fn measured(command: impl Fn() -> Command) -> Result<Duration, String> {
    median((0..TIMES).map(|_| timed_any(&mut command())))
}

fn line(program: &str, time: Duration, one: Duration) {
    let ratio = time.as_secs_f64() / one.as_secs_f64();
    let time = text(time);
    println!("| {program:<30} | {time:>8} | {ratio:>5.2}× |");
}
