//! A short dialogue: what happened, then the few facts that matter.

use std::io::{BufRead, Write};

use adoube_rulings::{Answers, Case, Kind, Question, decide, kinds};
use toml::Value;

use super::refused;
use crate::failure::Failure;
use crate::rulebook::edition;

/// Asks until a ruling can be given.
pub fn case(kind: Option<&str>, asked: &str) -> Result<Case, Failure> {
    let edition = edition(asked, None)?;
    let mut desk = Desk::open();
    let kind = match kind {
        Some(name) => named(name)?,
        None => desk.kind()?,
    };
    let text = format!(
        "edition = \"{}\"\nincident.{} = {{}}\n",
        edition.id(),
        kind.name
    );
    let mut case = Case::from_toml(&text).map_err(|error| refused(&error))?;
    loop {
        let ruling = decide(&case).map_err(|error| refused(&error))?;
        let Some(question) = ruling.question() else {
            return Ok(case);
        };
        case = desk.answer(&case, question)?;
    }
}

fn all_kinds() -> impl Iterator<Item = (&'static str, &'static Kind)> {
    let families = kinds().into_iter();
    families.flat_map(|(family, kinds)| kinds.iter().map(move |kind| (family, kind)))
}

fn named(name: &str) -> Result<&'static Kind, Failure> {
    let found = all_kinds().find(|(_, kind)| kind.name == name);
    found.map(|(_, kind)| kind).ok_or_else(|| {
        Failure::new(format!("nothing is called \"{name}\""))
            .help("`adoube ruling --kinds` lists what can have happened")
    })
}

/// Asks on standard error and reads from standard input, so that the ruling alone is printed.
struct Desk {
    input: std::io::StdinLock<'static>,
}

impl Desk {
    fn open() -> Desk {
        Desk {
            input: std::io::stdin().lock(),
        }
    }

    fn say(&self, text: &str) {
        let mut out = std::io::stderr().lock();
        // A dialogue whose other side has gone ends with the next answer.
        let _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
    }

    fn line(&mut self) -> Result<String, Failure> {
        let mut line = String::new();
        let read = self.input.read_line(&mut line);
        match read {
            Ok(0) => Err(
                Failure::new("the dialogue ended before a ruling could be given")
                    .help("give the facts as a file with --facts"),
            ),
            Ok(_) => Ok(line.trim().to_owned()),
            Err(error) => Err(Failure::new(format!("cannot read the answer: {error}"))),
        }
    }

    /// What happened: a number, a name, or words that narrow the list down.
    fn kind(&mut self) -> Result<&'static Kind, Failure> {
        let all: Vec<(&str, &Kind)> = all_kinds().collect();
        let mut shown: Vec<(&str, &'static Kind)> = all.clone();
        self.say("What happened? Some words of it, or a number.\n");
        loop {
            self.list(&shown);
            self.say("> ");
            let answer = self.line()?.to_lowercase();
            let number = answer.parse::<usize>().ok().and_then(|n| n.checked_sub(1));
            if let Some((_, kind)) = number.and_then(|place| shown.get(place)) {
                return Ok(kind);
            }
            let fits = |(_, kind): &&(&str, &'static Kind)| {
                let words = format!("{} {}", kind.name, kind.title.to_lowercase());
                answer.split_whitespace().all(|word| words.contains(word))
            };
            let found: Vec<(&str, &'static Kind)> = all.iter().filter(fits).copied().collect();
            match found.as_slice() {
                [(_, kind)] => return Ok(kind),
                [] => {
                    self.say("Nothing fits.\n");
                    shown = all.clone();
                }
                _ => shown = found,
            }
        }
    }

    fn list(&self, shown: &[(&str, &'static Kind)]) {
        let mut text = String::new();
        let mut last = "";
        for ((family, kind), number) in shown.iter().zip(1..) {
            if *family != last {
                text += &format!("{family}\n");
                last = family;
            }
            text += &format!("  {number:>3}  {}\n", kind.title);
        }
        self.say(&text);
    }

    /// Asks until the answer fits.
    fn answer(&mut self, case: &Case, question: &Question) -> Result<Case, Failure> {
        loop {
            self.say(&format!(
                "{}\n{}> ",
                question.text,
                choices(&question.answers)
            ));
            let answer = self.line()?;
            let Some(value) = value(&question.answers, &answer) else {
                self.say("That is not one of the answers.\n");
                continue;
            };
            match case.answered(question, value) {
                Ok(case) => return Ok(case),
                Err(error) => self.say(&format!("{error}\n")),
            }
        }
    }
}

fn choices(answers: &Answers) -> String {
    match answers {
        Answers::OneOf(choices) => (choices.iter().zip(1..))
            .map(|(choice, number)| format!("  {number}  {}\n", choice.text))
            .collect(),
        Answers::Number { at_least, at_most } => format!("  {at_least} to {at_most}\n"),
        Answers::Time => "  a time, such as 4:30 or 1:05:00\n".to_owned(),
        Answers::Text(expected) => format!("  {expected}\n"),
    }
}

fn value(answers: &Answers, answer: &str) -> Option<Value> {
    match answers {
        Answers::OneOf(choices) => {
            let number = answer.parse::<usize>().ok().and_then(|n| n.checked_sub(1));
            let by_number = number.and_then(|place| choices.get(place));
            let fits = |text: &str| {
                !answer.is_empty() && text.to_lowercase().starts_with(&answer.to_lowercase())
            };
            let mut by_text = choices.iter().filter(|choice| fits(&choice.text));
            let choice = by_number.or_else(|| by_text.next().filter(|_| by_text.next().is_none()));
            choice.map(|choice| choice.value.clone())
        }
        Answers::Number { at_least, at_most } => {
            let number: u32 = answer.parse().ok()?;
            (*at_least..=*at_most)
                .contains(&number)
                .then(|| i64::from(number).into())
        }
        Answers::Time | Answers::Text(_) => (!answer.is_empty()).then(|| answer.into()),
    }
}
