//! The drawing of lots.

use std::path::PathBuf;

use adoube_bodies::schedule::{DrawBody, DrawnBody};
use adoube_formats::{Entries, EntryRow};
use adoube_pairing::schedule::lots::Lots;
use adoube_pairing::schedule::varma::{
    self, Answer, Ceremony, Contestant, Question, RestrictedDraw,
};
use clap::Args;

use super::seed_or_new;
use crate::failure::Failure;
use crate::texts::{fail, say, tell};
use crate::{files, output};

#[derive(Args)]
pub(crate) struct LotsArgs {
    /// A CSV list of players; - for standard input
    list: PathBuf,
    /// The seed; the same seed gives the same draw
    #[arg(long)]
    seed: Option<u64>,
}

pub(super) fn lots(args: LotsArgs, json: bool) -> Result<(), Failure> {
    let names = names(&args.list)?;
    let seed = seed_or_new(args.seed);
    let count = u32::try_from(names.len()).unwrap_or(u32::MAX);
    let seats = Lots::from_seed(seed).draw(count);
    write(Some(seed), &names, &seats, &[], json);
    Ok(())
}

/// The names of a list of players.
pub(super) fn names(list: &std::path::Path) -> Result<Vec<String>, Failure> {
    let players = files::read_list_file(list)?.players.into_iter();
    Ok(players.map(|row| row.player.name).collect())
}

#[derive(Args)]
pub(crate) struct VarmaArgs {
    /// A CSV list of players with federations; - for standard input
    list: PathBuf,
    /// The seed; the same seed gives the same draw
    #[arg(long, conflicts_with = "ceremony")]
    seed: Option<u64>,
    /// Lead through the ceremony: ask for each envelope chosen and each number drawn
    #[arg(long)]
    ceremony: bool,
}

pub(super) fn varma(args: VarmaArgs, json: bool) -> Result<(), Failure> {
    let name = args.list.display().to_string();
    let players = contestants(&name, files::read_list_file(&args.list)?)?;
    let (seed, draw) = if args.ceremony {
        (None, guided(&players)?)
    } else {
        let seed = seed_or_new(args.seed);
        (Some(seed), varma::restricted_draw(&players, seed)?)
    };
    let names: Vec<String> = players.into_iter().map(|player| player.name).collect();
    let story = if args.ceremony {
        warnings(&draw)
    } else {
        story(&draw)
    };
    write(seed, &names, &draw.seats, &story, json);
    Ok(())
}

/// Leads through the ceremony: each step is told on standard error, and what the players chose and
/// drew is read from standard input, one answer a line.
fn guided(players: &[Contestant]) -> Result<RestrictedDraw, Failure> {
    let mut ceremony = Ceremony::new(players)?;
    let mut told = 0;
    while let Some(question) = ceremony.question() {
        for step in &ceremony.log()[told..] {
            output::print_error(&format!("{}\n", tell(step)));
        }
        told = ceremony.log().len();
        output::print_error(&format!("{} ", asked(&question, players)));
        let answer = read_answer(&question)?;
        if let Err(problem) =
            answer.and_then(|answer| ceremony.answer(answer).map_err(|error| tell(&error)))
        {
            output::print_error(&format!("{problem}\n"));
        }
    }
    Ok(ceremony.finish()?)
}

fn asked(question: &Question, players: &[Contestant]) -> String {
    let name = |player: usize| players.get(player).map_or("", |who| who.name.as_str());
    let (id, player, options): (_, _, Vec<String>) = match question {
        Question::Envelope {
            player, options, ..
        } => {
            let options = options.iter().map(char::to_string);
            ("schedule-asks-envelope", name(*player), options.collect())
        }
        Question::Number {
            player, options, ..
        } => {
            let options = options.iter().map(u32::to_string);
            ("schedule-asks-number", name(*player), options.collect())
        }
    };
    say!(id, player, options = options.join(", "))
}

/// An answer, or what is wrong with it; standard input that ends early is a failure.
fn read_answer(question: &Question) -> Result<Result<Answer, String>, Failure> {
    let mut line = String::new();
    match std::io::stdin().read_line(&mut line) {
        Ok(0) => return Err(fail!("schedule-ceremony-unfinished")),
        Err(error) => return Err(fail!("dialogue-unread", value = error.to_string())),
        Ok(_) => {}
    }
    let text = line.trim();
    let mut letters = text.chars();
    Ok(match (question, letters.next(), letters.next()) {
        (Question::Envelope { .. }, Some(letter), None) => {
            Ok(Answer::Envelope(letter.to_ascii_uppercase()))
        }
        (Question::Number { .. }, ..) if text.parse::<u32>().is_ok() => {
            Ok(Answer::Number(text.parse().unwrap_or_default()))
        }
        _ => Err(say!("schedule-no-answer", text)),
    })
}

fn contestants(name: &str, entries: Entries) -> Result<Vec<Contestant>, Failure> {
    let contestant = |row: EntryRow| {
        let (line, player) = (row.line, row.player);
        match player.federation {
            Some(federation) => Ok(Contestant {
                name: player.name,
                federation,
            }),
            None => Err(fail!(
                "schedule-no-federation",
                name,
                line,
                player = player.name
            )),
        }
    };
    entries.players.into_iter().map(contestant).collect()
}

/// The ceremony step by step, and what the arbiter has to look at.
fn story(draw: &RestrictedDraw) -> Vec<String> {
    let steps = draw.log.iter().map(tell);
    steps.chain(warnings(draw)).collect()
}

fn warnings(draw: &RestrictedDraw) -> Vec<String> {
    let split = draw.split.iter();
    let split = split.map(|federation| say!("schedule-split", federation));
    let late = draw.late_meetings.iter().map(tell);
    split.chain(late).collect()
}

fn write(seed: Option<u64>, names: &[String], seats: &[u32], story: &[String], json: bool) {
    let mut drawn: Vec<(u32, &String)> = seats.iter().copied().zip(names).collect();
    drawn.sort();
    if json {
        let drawn = drawn.into_iter();
        let drawn = drawn.map(|(number, name)| DrawnBody { number, name });
        output::print_json(&DrawBody {
            seed,
            drawn: drawn.collect(),
            steps: story,
        });
        return;
    }
    let mut text = seed.map_or_else(String::new, |seed| {
        say!("schedule-drawn", seed = seed.to_string()) + "\n"
    });
    for line in story {
        text += &format!("  {line}\n");
    }
    for (number, name) in drawn {
        text += &format!("{number:>4}  {name}\n");
    }
    output::print(&text);
}
