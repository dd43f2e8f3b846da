//! Who can still mate: the release build of `adoube` answers a file of questions on one thread, and
//! other programs answer the same file in turn.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::Duration;

use clap::Args;

use super::time::{median, release_adoube, text, timed_fed};

/// How often each program answers the file.
const TIMES: usize = 5;

#[derive(Args)]
pub(super) struct CanMateArgs {
    /// Questions, one a line: a FEN, and white or black
    file: PathBuf,
    /// Another program with its arguments that reads the same lines from standard input; may be repeated
    #[arg(long, value_name = "COMMAND")]
    peer: Vec<String>,
    /// Ours tries only the cheapest reasons
    #[arg(long)]
    quick: bool,
}

pub(super) fn bench(args: &CanMateArgs) -> Result<(), String> {
    let adoube = release_adoube()?;
    let mut programs = vec![Program::ours(&adoube, args.quick)];
    programs.extend(args.peer.iter().map(|peer| Program::other(peer)));
    for _ in 0..TIMES {
        for program in &mut programs {
            program.run(&args.file)?;
        }
    }
    println!("\n{}, the median of {TIMES} runs", args.file.display());
    println!("| program                        |     time |  ratio | mean a question |  ratio |");
    println!("| ------------------------------ | -------: | -----: | --------------: | -----: |");
    let first = programs[0].time()?;
    let first_mean = programs[0].mean();
    for program in &programs {
        println!("{}", program.line(first, first_mean)?);
    }
    Ok(())
}

/// A program and how its runs went.
struct Program {
    words: Vec<String>,
    name: String,
    times: Vec<Duration>,
    /// What it says a question takes on average, in microseconds.
    means: Vec<f64>,
}

impl Program {
    fn ours(adoube: &Path, quick: bool) -> Program {
        let path = adoube.display().to_string();
        let options = ["position", "--batch", "--can-mate", "--threads", "1"];
        let mut words = vec![path];
        words.extend(options.map(str::to_owned));
        words.extend(quick.then(|| "--quick".to_owned()));
        let name = if quick { "adoube --quick" } else { "adoube" };
        Program::new(words, name)
    }

    fn other(command: &str) -> Program {
        let words = command.split_whitespace().map(str::to_owned);
        Program::new(words.collect(), command)
    }

    fn new(words: Vec<String>, name: &str) -> Program {
        Program {
            words,
            name: name.to_owned(),
            times: Vec::new(),
            means: Vec::new(),
        }
    }

    fn run(&mut self, file: &Path) -> Result<(), String> {
        let (program, arguments) = self.words.split_first().ok_or("no program is named")?;
        let (time, output) = timed_fed(Command::new(program).args(arguments), file)?;
        if !output.status.success() {
            return Err(format!("{} ended with {}", self.name, output.status));
        }
        self.times.push(time);
        self.means.extend(reported_mean(&output));
        Ok(())
    }

    fn time(&self) -> Result<Duration, String> {
        median(self.times.iter().map(|time| Ok(*time)))
    }

    fn mean(&self) -> Option<f64> {
        let mut means = self.means.clone();
        means.sort_by(f64::total_cmp);
        means.get(means.len() / 2).copied()
    }

    fn line(&self, first: Duration, first_mean: Option<f64>) -> Result<String, String> {
        let (name, time) = (&self.name, self.time()?);
        let ratio = time.as_secs_f64() / first.as_secs_f64();
        let time = text(time);
        let mean = self.mean();
        let mean_ratio = mean.zip(first_mean).map(|(mean, first)| mean / first);
        let mean = mean.map_or(String::new(), |mean| format!("{mean:.2} µs"));
        let mean_ratio = mean_ratio.map_or(String::new(), |ratio| format!("{ratio:.2}×"));
        Ok(format!(
            "| {name:<30} | {time:>8} | {ratio:>5.2}× | {mean:>15} | {mean_ratio:>6} |"
        ))
    }
}

/// The mean of a question as a program tells it at its end: `mean 3.2 µs`, `avg: 3.2 us`.
fn reported_mean(output: &Output) -> Option<f64> {
    let told = [&output.stdout, &output.stderr].map(|bytes| String::from_utf8_lossy(bytes));
    let mut ends = told.iter().flat_map(|text| text.lines().rev().take(2));
    ends.find_map(|line| {
        let mut numbers = ["mean ", "avg: "].iter().filter_map(|word| {
            let (_, behind) = line.split_once(word)?;
            behind.split_whitespace().next()?.parse().ok()
        });
        numbers.next()
    })
}
