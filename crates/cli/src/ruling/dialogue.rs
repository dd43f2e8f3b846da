//! A short dialogue: what happened, then the few facts that matter.

use std::io::{BufRead, Write};

use adoube_casefile::dialogue::{Dialogue, DialogueWord, Known};
use adoube_casefile::search::{Entry, entry_named, family_title, search};
use adoube_rulebook::Edition;
use adoube_rulings::{Answers, Case, Question, kinds};

use crate::failure::Failure;
use crate::texts::{fail, say, t, tell, words};

/// Asks until a ruling can be given.
pub(crate) fn case(
    kind: Option<&str>,
    edition: &'static Edition,
    known: &Known,
) -> Result<Case, Failure> {
    let mut desk = Desk::open(edition);
    let mut named = kind.map(named).transpose()?;
    loop {
        let entry = match named.take() {
            Some(entry) => entry,
            None => desk.choose()?,
        };
        if let Some(case) = desk.talk(known, entry)? {
            return Ok(case);
        }
    }
}

fn named(name: &str) -> Result<Entry, Failure> {
    entry_named(name)
        .ok_or_else(|| fail!("dialogue-no-kind", value = name).help(t("dialogue-list-kinds")))
}

fn nothing_said() -> Failure {
    Failure::new(t("dialogue-nothing-said")).help(t("dialogue-list-kinds"))
}

/// The other side has gone. What is left open is given with every answer if each is a ruling.
fn without_answer(dialogue: &Dialogue) -> Result<Case, Failure> {
    let open = dialogue.left_open();
    let open = open.map_err(|error| Failure::of(&error))?;
    open.ok_or_else(|| {
        let question = dialogue.question();
        let fact = question.map_or("", |question| question.fact.as_str());
        let question = question.map(|question| tell(&question.in_full()));
        let question = question.unwrap_or_default();
        fail!("dialogue-ended-open", question).help(say!("dialogue-give-facts", fact))
    })
}

/// What there is to choose from.
enum Menu {
    Families,
    Kinds(Vec<Entry>),
}

/// Asks on standard error and reads from standard input, so that the ruling alone is printed.
struct Desk {
    input: std::io::StdinLock<'static>,
    edition: &'static Edition,
    /// What was to choose from last: where "back" leads to.
    shown: Menu,
}

impl Desk {
    fn open(edition: &'static Edition) -> Desk {
        Desk {
            input: std::io::stdin().lock(),
            edition,
            shown: Menu::Families,
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

    /// What happened: a number, a name, or words that find it.
    fn choose(&mut self) -> Result<Entry, Failure> {
        self.say(&self.list());
        loop {
            self.say("> ");
            let text = self.line()?.ok_or_else(nothing_said)?;
            match DialogueWord::read(words(), &text) {
                Some(DialogueWord::Quit) => return Err(nothing_said()),
                Some(DialogueWord::Help) => {
                    self.say(&format!("{}\n", say!("dialogue-help-choice")));
                    continue;
                }
                Some(DialogueWord::Back) if matches!(self.shown, Menu::Families) => {
                    self.say(&format!("{}\n", t("dialogue-back-at-start")));
                    continue;
                }
                Some(DialogueWord::Back | DialogueWord::Again) => self.shown = Menu::Families,
                None => {
                    if let Some(entry) = self.picked(&text) {
                        return Ok(entry);
                    }
                    continue;
                }
            }
            self.say(&self.list());
        }
    }

    /// The kind that a number or words lead to; if they lead to several, these are listed.
    fn picked(&mut self, text: &str) -> Option<Entry> {
        let number = text.parse::<usize>().ok();
        let place = number.and_then(|number| number.checked_sub(1));
        match (&self.shown, place) {
            (Menu::Kinds(kinds), Some(place)) if place < kinds.len() => return Some(kinds[place]),
            (Menu::Families, Some(place)) => {
                if let Some((family, kinds)) = kinds().into_iter().nth(place) {
                    let kinds = kinds.iter().map(|kind| Entry { family, kind });
                    self.shown = Menu::Kinds(kinds.collect());
                    self.say(&self.list());
                    return None;
                }
            }
            _ => {}
        }
        let found = search(words(), self.edition, text);
        match found.as_slice() {
            [one] => return Some(*one),
            [] if number.is_some() => {
                self.say(&format!("{}\n", say!("dialogue-no-number", value = text)));
            }
            [] => self.say(&format!("{}\n", say!("dialogue-no-fit", value = text))),
            _ => {
                self.say(&format!("{}\n", say!("dialogue-found", value = text)));
                self.shown = Menu::Kinds(found);
                self.say(&self.list());
            }
        }
        None
    }

    /// What there is to choose from, numbered, with what can be typed.
    fn list(&self) -> String {
        let lines: Vec<String> = match &self.shown {
            Menu::Families => (kinds().into_iter())
                .map(|(family, kinds)| {
                    let title = family_title(words(), family);
                    say!("dialogue-group", title, count = kinds.len())
                })
                .collect(),
            Menu::Kinds(kinds) => kinds.iter().map(|one| one.title(words())).collect(),
        };
        let numbered = lines.iter().zip(1..);
        let numbered = numbered.map(|(line, number)| format!("  {number:>3}  {line}\n"));
        let asks = match self.shown {
            Menu::Families => "dialogue-what",
            Menu::Kinds(_) => "dialogue-which",
        };
        numbered.collect::<String>() + &format!("{}\n", t(asks))
    }

    /// Asks until there is a ruling; none if something else happened after all.
    fn talk(&mut self, known: &Known, entry: Entry) -> Result<Option<Case>, Failure> {
        let opened = Dialogue::open(known, entry.kind);
        let mut dialogue = opened.map_err(|error| Failure::of(&error))?;
        self.say(&format!("{}\n", entry.title(words())));
        while let Some(question) = dialogue.question() {
            let choices = choices(&question.answers, dialogue.is_optional());
            self.say(&format!("{}\n{choices}> ", tell(&question.text)));
            let Some(text) = self.line()? else {
                return without_answer(&dialogue).map(Some);
            };
            match DialogueWord::read(words(), &text) {
                Some(DialogueWord::Quit) => return without_answer(&dialogue).map(Some),
                Some(DialogueWord::Help) => self.say(&help(&dialogue, question)),
                Some(DialogueWord::Back) => {
                    let went = dialogue.back().map_err(|error| Failure::of(&error))?;
                    if !went {
                        return Ok(None);
                    }
                }
                Some(DialogueWord::Again) => {
                    self.shown = Menu::Families;
                    return Ok(None);
                }
                None => {
                    if let Err(refused) = dialogue.reply(words(), &text) {
                        self.say(&format!("{}\n", tell(&refused)));
                    }
                }
            }
        }
        Ok(Some(dialogue.case().clone()))
    }
}

/// What can be typed, and which articles it is about.
fn help(dialogue: &Dialogue, question: &Question) -> String {
    let mut help = format!("{}\n", say!("dialogue-help-answer"));
    if matches!(question.answers, Answers::Time) {
        help += &format!("  {}\n", t("dialogue-time-such-as"));
    }
    let articles = dialogue.leads_to();
    if !articles.is_empty() {
        let articles = articles.join(", ");
        help += &format!("{}\n", say!("dialogue-help-articles", articles));
    }
    help
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
