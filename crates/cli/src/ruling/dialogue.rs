//! A short dialogue: what happened, then the few facts that matter.

use std::io::{BufRead, Write};

use adoube_rulebook::Edition;
use adoube_rulings::{Alternative, Answers, Case, Choice, Kind, Question, Ruling, decide, kinds};

use crate::failure::Failure;
use crate::texts::{fail, t, tell};

/// Asks until a ruling can be given; `known` tells the case what nobody need be asked for.
pub(crate) fn case(
    kind: Option<&str>,
    edition: &Edition,
    known: &dyn Fn(Case) -> Case,
) -> Result<Case, Failure> {
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
    let mut case = known(Case::from_toml(&text).map_err(|error| Failure::of(&error))?);
    loop {
        let ruling = decide(&case).map_err(|error| Failure::of(&error))?;
        let Some(question) = ruling.next_question() else {
            return Ok(case);
        };
        case = match desk.answer(&case, &ruling, question)? {
            Some(answered) => answered,
            None => return without_answer(&case, &ruling, question),
        };
    }
}

/// The other side has gone. What is left open is given with both answers if each is a ruling.
fn without_answer(case: &Case, ruling: &Ruling, question: &Question) -> Result<Case, Failure> {
    let open = case.unanswered(question);
    let both = decide(&open).map_err(|error| Failure::of(&error))?;
    let decided = both.question().is_none() || both.otherwise.iter().all(is_decided);
    match ruling.can_do_without(question) && decided {
        true => Ok(open),
        false => Err(Failure::new(t("dialogue-ended-open")).help(t("dialogue-give-facts"))),
    }
}

fn is_decided(answer: &Alternative) -> bool {
    answer.ruling.question().is_none()
}

fn all_kinds() -> impl Iterator<Item = (&'static str, &'static Kind)> {
    let families = kinds().into_iter();
    families.flat_map(|(family, kinds)| kinds.iter().map(move |kind| (family, kind)))
}

fn named(name: &str) -> Result<&'static Kind, Failure> {
    let found = all_kinds().find(|(_, kind)| kind.name == name);
    found
        .map(|(_, kind)| kind)
        .ok_or_else(|| fail!("dialogue-no-kind", value = name).help(t("dialogue-list-kinds")))
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

    /// The next line; none if there is no more.
    fn line(&mut self) -> Result<Option<String>, Failure> {
        let mut line = String::new();
        let read = self.input.read_line(&mut line);
        match read {
            Ok(0) => Ok(None),
            Ok(_) => Ok(Some(line.trim().to_owned())),
            Err(error) => Err(fail!("dialogue-unread", value = error.to_string())),
        }
    }

    /// What happened: a number, a name, or words that narrow the list down.
    fn kind(&mut self) -> Result<&'static Kind, Failure> {
        let all: Vec<(&str, &Kind)> = all_kinds().collect();
        let mut shown: Vec<(&str, &'static Kind)> = all.clone();
        self.say(&format!("{}\n", t("dialogue-what")));
        loop {
            self.list(&shown);
            self.say("> ");
            let Some(answer) = self.line()? else {
                return Err(Failure::new(t("dialogue-nothing-said")).help(t("dialogue-list-kinds")));
            };
            let answer = answer.to_lowercase();
            let number = answer.parse::<usize>().ok().and_then(|n| n.checked_sub(1));
            if let Some((_, kind)) = number.and_then(|place| shown.get(place)) {
                return Ok(kind);
            }
            let fits = |(_, kind): &&(&str, &'static Kind)| {
                let words = format!("{} {}", kind.name, t(&kind.title()).to_lowercase());
                answer.split_whitespace().all(|word| words.contains(word))
            };
            let found: Vec<(&str, &'static Kind)> = all.iter().filter(fits).copied().collect();
            match found.as_slice() {
                [(_, kind)] => return Ok(kind),
                [] => {
                    self.say(&format!("{}\n", t("dialogue-no-fit")));
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
                text += &format!("{}\n", super::family_name(family));
                last = family;
            }
            text += &format!("  {number:>3}  {}\n", t(&kind.title()));
        }
        self.say(&text);
    }

    /// Asks until the answer fits; none if nobody answers any more.
    fn answer(
        &mut self,
        case: &Case,
        ruling: &Ruling,
        question: &Question,
    ) -> Result<Option<Case>, Failure> {
        let optional = ruling.can_do_without(question);
        loop {
            let choices = choices(&question.answers, optional);
            self.say(&format!("{}\n{choices}> ", tell(&question.text)));
            let Some(answer) = self.line()? else {
                return Ok(None);
            };
            if is_dont_know(&answer) {
                if optional {
                    return Ok(Some(case.unanswered(question)));
                }
                self.say(&format!("{}\n", t("dialogue-needed")));
                continue;
            }
            let Some(value) = value(&question.answers, &answer) else {
                self.say(&format!("{}\n", t("dialogue-not-an-answer")));
                continue;
            };
            match case.answered(question, value) {
                Ok(case) => return Ok(Some(case)),
                Err(error) => self.say(&format!("{}\n", tell(&error))),
            }
        }
    }
}

/// Whether somebody says that a fact is not known.
fn is_dont_know(answer: &str) -> bool {
    let plain = answer.to_lowercase().replace(['\'', '’'], "");
    let plain = plain.trim_start_matches("i ").trim_end_matches('.');
    matches!(
        plain,
        "" | "?" | "dont know" | "do not know" | "unknown" | "not known" | "not sure" | "unclear"
    ) || plain == t("tools-dont-know").to_lowercase()
}

fn choices(answers: &Answers, optional: bool) -> String {
    let open = match optional {
        true => format!("  ?  {}\n", t("dialogue-dont-know")),
        false => String::new(),
    };
    let expected = match answers {
        Answers::OneOf(choices) => (choices.iter().zip(1..))
            .map(|(choice, number)| format!("  {number}  {}\n", tell(&choice.text)))
            .collect(),
        Answers::Number { at_least, at_most } => format!("  {at_least} – {at_most}\n"),
        Answers::Time => format!("  {}\n", t("dialogue-time-such-as")),
        Answers::Text(expected) => format!("  {}\n", tell(expected)),
    };
    expected + &open
}

/// A number in figures or as a small word.
fn number(answer: &str) -> Option<u32> {
    match answer.to_lowercase().as_str() {
        "no" | "none" | "never" | "zero" => Some(0),
        "one" | "once" => Some(1),
        "two" | "twice" => Some(2),
        "three" => Some(3),
        figures => figures.parse().ok(),
    }
}

/// What a choice is called in every language.
fn code(choice: &Choice) -> Option<&str> {
    match choice.value.as_bool() {
        Some(true) => Some("yes"),
        Some(false) => Some("no"),
        None => choice.value.as_str(),
    }
}

fn value(answers: &Answers, answer: &str) -> Option<toml::Value> {
    match answers {
        Answers::OneOf(choices) => {
            let number = answer.parse::<usize>().ok().and_then(|n| n.checked_sub(1));
            let by_number = number.and_then(|place| choices.get(place));
            let answer = answer.to_lowercase();
            let text = |choice: &Choice| tell(&choice.text).to_lowercase();
            let is =
                |choice: &&Choice| text(choice) == answer || code(choice) == Some(answer.as_str());
            let starts = |choice: &&Choice| text(choice).starts_with(answer.as_str());
            let mut by_start = choices.iter().filter(starts);
            let choice = by_number
                .or_else(|| choices.iter().find(is))
                .or_else(|| by_start.next().filter(|_| by_start.next().is_none()));
            choice.map(|choice| choice.value.clone())
        }
        Answers::Number { at_least, at_most } => {
            let number = number(answer)?;
            (*at_least..=*at_most)
                .contains(&number)
                .then(|| i64::from(number).into())
        }
        Answers::Time | Answers::Text(_) => (!answer.is_empty()).then(|| answer.into()),
    }
}
