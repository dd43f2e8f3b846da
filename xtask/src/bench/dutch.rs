//! The Dutch engine on random tournaments of 9 rounds, by the number of players: the release build
//! of `adoube` pairs every round again, on one core, and another engine does the same beside it.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use clap::Args;

use super::time::{median, release_adoube, text, timed};

const ROUNDS: u16 = 9;

/// The players of the tournaments that both engines replay.
const COMPARED: [usize; 4] = [100, 200, 400, 600];

/// From so many players on the other engine replays a tournament only once.
const LARGE: usize = 400;

/// The players of the tournaments of the curve.
const CURVE: [usize; 9] = [50, 100, 200, 400, 600, 1000, 2000, 5000, 9999];

/// How many tournaments of a size the curve is made of.
const TOURNAMENTS: u32 = 5;

/// How often we replay a tournament beside the other engine.
const TIMES: u32 = 5;

#[derive(Args)]
pub(super) struct DutchArgs {
    /// Another engine that replays a file when called with `--dutch FILE -c`, such as bbpPairings
    #[arg(long, value_name = "PATH")]
    peer: Option<PathBuf>,
}

pub(super) fn bench(args: &DutchArgs) -> Result<(), String> {
    let adoube = release_adoube()?;
    let bench = Bench {
        adoube,
        folder: Folder::new()?,
    };
    if let Some(peer) = &args.peer {
        bench.compare(peer)?;
    }
    bench.curve()
}

/// A temporary folder.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Result<Folder, String> {
        let path = std::env::temp_dir().join(format!("adoube-bench-{}", std::process::id()));
        match std::fs::create_dir_all(&path) {
            Ok(()) => Ok(Folder(path)),
            Err(error) => Err(format!("{}: {error}", path.display())),
        }
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What cannot be removed is left to the system's own tidying.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

struct Bench {
    adoube: PathBuf,
    folder: Folder,
}

impl Bench {
    /// Both engines replay the same tournaments.
    fn compare(&self, peer: &Path) -> Result<(), String> {
        println!("\n{ROUNDS} rounds, every round paired again, one core");
        println!("| players |     ours |     peer |  ratio |");
        println!("| ------: | -------: | -------: | -----: |");
        for players in COMPARED {
            let file = self.generate(players, 1)?;
            let ours = median((0..TIMES).map(|_| self.replay(&file)))?;
            let times = if players < LARGE { 3 } else { 1 };
            let theirs = median((0..times).map(|_| {
                let mut command = Command::new(peer);
                timed(command.arg("--dutch").arg(&file).arg("-c"))
            }))?;
            let ratio = theirs.as_secs_f64() / ours.as_secs_f64();
            let (ours, theirs) = (text(ours), text(theirs));
            println!("| {players:>7} | {ours:>8} | {theirs:>8} | {ratio:>5.0}× |");
        }
        Ok(())
    }

    /// How the time grows with the number of players.
    fn curve(&self) -> Result<(), String> {
        println!("\nThe median of {TOURNAMENTS} tournaments of {ROUNDS} rounds, one core");
        println!("| players |    whole |  a round | slowest round | growth |");
        println!("| ------: | -------: | -------: | ------------: | -----: |");
        let mut before: Option<(usize, Duration)> = None;
        for players in CURVE {
            let (tournament, slowest) = self.point(players)?;
            let growth = before.map_or(String::new(), |(fewer, shorter)| {
                format!("n^{:.1}", exponent((fewer, shorter), (players, tournament)))
            });
            let (whole, round) = (text(tournament), text(tournament / u32::from(ROUNDS)));
            let slowest = text(slowest);
            println!("| {players:>7} | {whole:>8} | {round:>8} | {slowest:>13} | {growth:>6} |");
            before = Some((players, tournament));
        }
        Ok(())
    }

    /// How long a tournament takes, and the slowest round of all tournaments of the size.
    fn point(&self, players: usize) -> Result<(Duration, Duration), String> {
        let mut slowest = Duration::ZERO;
        let tournament = median((1..=TOURNAMENTS).map(|seed| {
            let file = self.generate(players, seed)?;
            for round in 1..=ROUNDS {
                slowest = slowest.max(self.pair(&file, round)?);
            }
            self.replay(&file)
        }))?;
        Ok((tournament, slowest))
    }

    fn generate(&self, players: usize, seed: u32) -> Result<PathBuf, String> {
        let file = self.folder.0.join(format!("{players}-{seed}.trf"));
        let mut command = self.swiss("generate");
        command
            .args(["--players", &players.to_string()])
            .args(["--rounds", &ROUNDS.to_string()])
            .args(["--seed", &seed.to_string()])
            .args(["--to", "trf16", "--output"])
            .arg(&file);
        timed(&mut command)?;
        Ok(file)
    }

    fn replay(&self, file: &Path) -> Result<Duration, String> {
        timed(self.swiss("check").arg(file))
    }

    fn pair(&self, file: &Path, round: u16) -> Result<Duration, String> {
        timed(
            self.swiss("pair")
                .args(["--round", &round.to_string()])
                .arg(file),
        )
    }

    /// One of our own commands, on one core.
    fn swiss(&self, command: &str) -> Command {
        let mut swiss = Command::new(&self.adoube);
        swiss.args(["swiss", command]).env("RAYON_NUM_THREADS", "1");
        swiss
    }
}

/// The power of the number of players by which the time grows from one size to another.
fn exponent(small: (usize, Duration), large: (usize, Duration)) -> f64 {
    let players = large.0 as f64 / small.0 as f64;
    let time = large.1.as_secs_f64() / small.1.as_secs_f64();
    time.ln() / players.ln()
}
