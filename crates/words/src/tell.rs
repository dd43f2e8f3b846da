//! From a fact to its sentence.

use std::borrow::Cow;

use fluent_bundle::{FluentArgs, FluentValue};
use fluent_syntax::ast::Pattern;
use serde::Serialize;

use crate::catalogue::asks_for;
use crate::day::{Day, minutes};
use crate::node::{Fields, Holds, Node};
use crate::told::Told;
use crate::{Language, Names};

/// The type whose values are told in words where a body is [written in words](Words::in_words).
const STATEMENT: &str = "Statement";

/// The type of a value that names its message itself, by `id`, with what it is `about`.
const MESSAGE: &str = "$message";

/// The type of a value whose `parts` are told one after the other.
const SENTENCES: &str = "$sentences";

/// The type of a value whose `parts` are lines: those after the first are indented.
const LINES: &str = "$lines";

/// The type of a value that is an `english` text, with the `id` that it has in other languages.
const TRANSLATED: &str = "$translated";

/// A language that is being spoken.
///
/// A fact is a value of any type that can be serialised. The message of a struct has the struct's
/// name as its id, that of an enum's variant the names of both: `Refusal::NotPaired { round }` is
/// told by `refusal-not-paired`, with the value `$round`. Names are written in lower case with
/// hyphens; `#[serde(rename = "…")]` on a type gives it another one where two would collide.
///
/// In a message
///
/// - a field that is one of several (an enum without fields) is `$field`, told by its own message if it
///   has one, and `$field-code` for choosing between forms; a colour is `$field-opponent` too;
/// - a field that is itself a fact is told first;
/// - a list is told as in "a, b and c", one under the name `Row` as in "a, b, c", one under the name
///   `Series` as in "a; b; c", one under the name `Spaced` as in "a b c",
///   one under the name `Sum` as in "a + b",
///   one under the name `Alternatives` as in "a / b / c", one under the name `Lines` a
///   line each, and `$field-count` is its length;
/// - what is not known is `none`, and yes or no is `yes` or `no`;
/// - points have a `$field-sign`, `plus` or `minus`;
/// - the fields of a struct inside are `$field-name`;
/// - the one value of a variant without names is `$value`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Words {
    language: Language,
}

impl Words {
    /// The words of a language.
    pub fn of(language: Language) -> Words {
        Words { language }
    }

    /// The language that is spoken.
    pub fn language(self) -> Language {
        self.language
    }

    /// A text without values; the id itself if there is none.
    pub fn text(self, id: &str) -> &str {
        let own = self.language.catalogue().plain(id);
        let text = own.or_else(|| Language::english().catalogue().plain(id));
        text.unwrap_or(id)
    }

    fn has(self, id: &str) -> bool {
        Language::english().catalogue().has(id)
    }

    /// A text with values by their names.
    pub fn fill(self, id: &str, values: &Values) -> String {
        let (words, names) = (self, &() as &dyn Names);
        Teller { words, names }.message(id, &values.0)
    }

    /// A text with the fields of a value.
    pub fn say<T: Serialize + ?Sized>(self, id: &str, about: &T) -> String {
        self.say_with(id, about, &())
    }

    /// A text with the fields of a value, and names for those whom it is about.
    pub fn say_with<T: Serialize + ?Sized>(self, id: &str, about: &T, names: &dyn Names) -> String {
        let teller = Teller { words: self, names };
        match Node::of(about) {
            Node::Record(_, fields) => teller.message(id, &fields),
            Node::None => teller.message(id, &Fields::new()),
            other => teller.message(id, &vec![(Cow::Borrowed("value"), other)]),
        }
    }

    /// A fact as a sentence.
    pub fn tell<F: Serialize + ?Sized>(self, fact: &F) -> String {
        self.tell_with(fact, &())
    }

    /// A fact as a sentence, with names for those whom it is about.
    pub fn tell_with<F: Serialize + ?Sized>(self, fact: &F, names: &dyn Names) -> String {
        Teller { words: self, names }.tell(&Node::of(fact))
    }

    /// What to do about a fact: the part `.help` of its message, or of the fact inside it.
    pub fn help<F: Serialize + ?Sized>(self, fact: &F, names: &dyn Names) -> Option<String> {
        Teller { words: self, names }.part_of(&Node::of(fact), "help")
    }

    /// What a thing is, in a sentence: the part `.about` of its message.
    pub fn about<F: Serialize + ?Sized>(self, thing: &F) -> Option<String> {
        self.nameless().part_of(&Node::of(thing), "about")
    }

    /// What to do about what a message says: its part `.help`, if it has one that says something.
    pub fn help_of(self, id: &str, values: &Values) -> Option<String> {
        self.nameless().part(id, "help", &values.0)
    }

    fn nameless(self) -> Teller<'static> {
        let (words, names) = (self, &());
        Teller { words, names }
    }

    /// A fact for programs and for people: `code`, what it is about, and `text`.
    pub fn told<F: Serialize + ?Sized>(self, fact: &F, names: &dyn Names) -> Told {
        let node = Node::of(fact);
        let text = Teller { words: self, names }.tell(&node);
        let (code, about) = parts(&node);
        Told { code, about, text }
    }

    /// A value to be written as it is, but with its statements in words. Beside each stands the fact
    /// for programs: `decision` is the sentence, `decision_fact` its code and values.
    pub fn in_words<T: Serialize + ?Sized>(self, value: &T) -> impl Serialize + use<T> {
        self.nameless().in_words(Node::of(value))
    }

    /// Several things as one text: "a, b and c".
    pub fn list(self, all: &[String]) -> String {
        self.list_of("list-and", all)
    }

    fn list_of(self, id: &str, all: &[String]) -> String {
        match all {
            [] => String::new(),
            [one] => one.clone(),
            [first @ .., last] => {
                let first = first.join(", ");
                self.say(
                    id,
                    &Listed {
                        first: &first,
                        last,
                    },
                )
            }
        }
    }

    /// Several things that may have a comma themselves: "a; b; c".
    fn series(self, all: Vec<String>) -> String {
        let two = |first: String, last: String| {
            let (first, last) = (first.as_str(), last.as_str());
            self.say("list-series", &Listed { first, last })
        };
        all.into_iter().reduce(two).unwrap_or_default()
    }

    /// A decimal number, written with a point, as the language writes it.
    pub fn decimal(self, number: &str) -> String {
        number.replace('.', self.text("decimal-separator"))
    }

    /// A day as the language writes it, perhaps with an hour; `date` is year-month-day, or that, a `T`
    /// and the time.
    pub fn date(self, date: &str) -> String {
        if let Some(day) = Day::read(date) {
            return self.say("date", &day);
        }
        let moment = date.split_once('T');
        match moment.and_then(|(day, time)| Some((Day::read(day)?, minutes(time)?))) {
            Some((day, time)) => {
                let date = &self.say("date", &day);
                self.say("date-and-time", &Moment { date, time })
            }
            None => date.to_owned(),
        }
    }
}

/// The values for the places in a text, by their names.
#[derive(Default)]
pub struct Values(Fields);

impl Values {
    /// With one more, which may be a fact.
    #[must_use]
    pub fn and<T: Serialize + ?Sized>(mut self, name: &'static str, value: &T) -> Values {
        self.0.push((Cow::Borrowed(name), Node::of(value)));
        self
    }
}

/// A day and a time.
#[derive(Serialize)]
struct Moment<'a> {
    date: &'a str,
    time: &'a str,
}

#[derive(Serialize)]
struct Listed<'a> {
    first: &'a str,
    last: &'a str,
}

struct Teller<'a> {
    words: Words,
    names: &'a dyn Names,
}

impl Teller<'_> {
    fn tell(&self, node: &Node) -> String {
        match node {
            Node::None | Node::Skipped => "none".to_owned(),
            Node::Bool(is) => self.words.text(yes_no(*is)).to_owned(),
            Node::Number(number) => number.to_string(),
            Node::Text(text) => self.words.date(text),
            Node::List(all) => self.list(all),
            Node::Named(name, inner) => self.named(name, inner),
            Node::Record(MESSAGE, fields) => self.named_message(fields),
            Node::Record(SENTENCES, fields) => self.parts(fields).join(" "),
            Node::Record(LINES, fields) => self.parts(fields).join("\n").replace('\n', "\n  "),
            Node::Record(TRANSLATED, fields) => self.translated(fields),
            Node::Record(name, fields) => self.message(&kebab(name), fields),
            Node::Variant { of, name, holds } => self.variant(of, name, holds),
        }
    }

    fn list(&self, all: &[Node]) -> String {
        self.words.list(&self.each(all))
    }

    /// A text that is named in the value itself: `id`, and what it is `about`.
    fn named_message(&self, fields: &Fields) -> String {
        let id = field(fields, "id").map_or_else(String::new, |id| self.tell(id));
        match field(fields, "about") {
            Some(Node::Record(_, about)) => self.message(&id, about),
            _ => self.message(&id, &Fields::new()),
        }
    }

    /// A text that comes in English; other languages have it under its `id`.
    fn translated(&self, fields: &Fields) -> String {
        let text = |name: &str| match field(fields, name) {
            Some(Node::Text(text)) => text.clone(),
            _ => String::new(),
        };
        let own = self.words.language.catalogue().plain(&text("id"));
        own.map_or_else(|| text("english"), str::to_owned)
    }

    /// Facts one after the other.
    fn parts(&self, fields: &Fields) -> Vec<String> {
        match field(fields, "parts") {
            Some(Node::List(parts)) => self.each(parts),
            _ => Vec::new(),
        }
    }

    fn each(&self, all: &[Node]) -> Vec<String> {
        all.iter().map(|one| self.tell(one)).collect()
    }

    fn named(&self, name: &str, inner: &Node) -> String {
        match (name, inner) {
            ("AnyOf", Node::List(all)) => self.words.list_of("list-or", &self.each(all)),
            ("Alternatives", Node::List(all)) => self.each(all).join(" / "),
            ("Row", Node::List(all)) => self.each(all).join(", "),
            ("Series", Node::List(all)) => self.words.series(self.each(all)),
            ("Sum", Node::List(all)) => self.each(all).join(" + "),
            ("Spaced", Node::List(all)) => self.each(all).join(" "),
            ("Points" | "Decimal" | "Amount", Node::Text(number)) => self.words.decimal(number),
            ("Lines", Node::List(all)) => self.each(all).join("\n"),
            ("ChessMove", Node::Text(written)) => self.words.chess_move(written),
            // What stands in a file is repeated letter by letter, also if it is a date.
            ("Quoted", Node::Text(text)) => text.clone(),
            (kind, Node::Number(id)) => self.name_of(kind, *id).unwrap_or_else(|| id.to_string()),
            _ => self.tell(inner),
        }
    }

    fn variant(&self, of: &str, name: &str, holds: &Holds) -> String {
        let id = id(of, name);
        match holds {
            Holds::Nothing if self.words.has(&id) => self.message(&id, &Fields::new()),
            Holds::Nothing => name.to_owned(),
            Holds::Fields(fields) => self.message(&id, fields),
            // What only says where a fact belongs to is told as the fact itself.
            Holds::One(inner) if !self.words.has(&id) => self.tell(inner),
            holds => self.message(&id, &holds.fields()),
        }
    }

    fn part_of(&self, node: &Node, part: &str) -> Option<String> {
        match node {
            Node::Named(_, inner) => self.part_of(inner, part),
            Node::Record(name, fields) => self.part(&kebab(name), part, fields),
            Node::Variant { of, name, holds } => {
                let own = self.part(&id(of, name), part, &holds.fields());
                own.or_else(|| match holds {
                    Holds::One(inner) => self.part_of(inner, part),
                    _ => None,
                })
            }
            _ => None,
        }
    }

    fn part(&self, id: &str, part: &str, fields: &Fields) -> Option<String> {
        let id = format!("{id}.{part}");
        let told = self.words.has(&id).then(|| self.message(&id, fields));
        told.filter(|told| !told.is_empty())
    }

    /// A message with its values; what has no message is shown with its values, which a reader can
    /// report.
    fn message(&self, id: &str, fields: &Fields) -> String {
        let catalogues = [self.words.language, Language::english()].map(Language::catalogue);
        let mut found = catalogues
            .into_iter()
            .filter_map(|catalogue| Some((catalogue, catalogue.pattern(id)?)));
        let Some((catalogue, pattern)) = found.next() else {
            let values = fields.iter();
            let values = values.map(|(name, value)| format!("{name}: {}", self.tell(value)));
            return format!("{id} ({})", values.collect::<Vec<_>>().join(", "));
        };
        let mut args = FluentArgs::new();
        for (name, value) in fields {
            self.add(&mut args, pattern, &hyphenated(name), value);
        }
        catalogue.fill(pattern, Some(&args)).into_owned()
    }

    fn add(&self, args: &mut FluentArgs<'_>, of: &Pattern<&str>, name: &str, value: &Node) {
        if !asks_for(of, name) {
            return;
        }
        let mut set = |name: String, text: String| args.set(name, FluentValue::from(text));
        match value {
            Node::Number(number) => args.set(name.to_owned(), FluentValue::from(*number)),
            Node::Bool(is) => set(name.to_owned(), yes_no(*is).to_owned()),
            Node::None => set(name.to_owned(), "none".to_owned()),
            Node::Skipped => {
                set(name.to_owned(), "none".to_owned());
                args.set(format!("{name}-count"), FluentValue::from(0));
            }
            Node::List(all) => {
                set(name.to_owned(), self.list(all));
                args.set(format!("{name}-count"), count(all));
            }
            Node::Named("Points", inner) => {
                // As a number, so that the words around it agree with it.
                match points(inner) {
                    Some(number) => args.set(name.to_owned(), FluentValue::from(number)),
                    None => set(name.to_owned(), self.named("Points", inner)),
                }
                let sign = if is_negative(inner) { "minus" } else { "plus" };
                args.set(format!("{name}-sign"), FluentValue::from(sign));
            }
            Node::Named(kind, inner) => match &**inner {
                Node::Number(id) => match self.name_of(kind, *id) {
                    Some(found) => set(name.to_owned(), found),
                    None => args.set(name.to_owned(), FluentValue::from(*id)),
                },
                Node::Text(_) => set(name.to_owned(), self.named(kind, inner)),
                Node::List(all) => {
                    set(name.to_owned(), self.named(kind, inner));
                    args.set(format!("{name}-count"), count(all));
                }
                inner => self.add(args, of, name, inner),
            },
            Node::Record(MESSAGE | SENTENCES | LINES | TRANSLATED, _) => {
                set(name.to_owned(), self.tell(value));
            }
            Node::Record(record, fields) => {
                if self.words.has(&kebab(record)) {
                    set(name.to_owned(), self.tell(value));
                }
                for (part, value) in fields {
                    self.add(args, of, &format!("{name}-{}", hyphenated(part)), value);
                }
            }
            Node::Variant { of, name: code, .. } => {
                set(name.to_owned(), self.tell(value));
                set(format!("{name}-code"), kebab(code));
                if *of == "Colour" {
                    let opponent = if *code == "white" { "black" } else { "white" };
                    let opponent = self.variant(of, opponent, &Holds::Nothing);
                    set(format!("{name}-opponent"), opponent);
                }
            }
            Node::Text(_) => set(name.to_owned(), self.tell(value)),
        }
    }

    fn name_of(&self, kind: &str, id: i64) -> Option<String> {
        self.names.name(kind, u64::try_from(id).ok()?)
    }

    fn in_words(&self, node: Node) -> Node {
        let each = |fields: Fields| -> Fields {
            let told = fields.into_iter();
            let told = told.flat_map(|(name, value)| {
                let fact = beside(&name, &value);
                std::iter::once((name, self.in_words(value))).chain(fact)
            });
            told.collect()
        };
        match node {
            Node::Named(STATEMENT, inner) => Node::Text(self.tell(&inner)),
            Node::Record(MESSAGE | SENTENCES | TRANSLATED, _) => Node::Text(self.tell(&node)),
            number @ Node::Named("Decimal", _) => number,
            Node::Named(_, inner) => self.in_words(*inner),
            Node::List(all) => Node::List(all.into_iter().map(|one| self.in_words(one)).collect()),
            Node::Record(name, fields) => Node::Record(name, each(fields)),
            Node::Variant { of, name, holds } => Node::Variant {
                of,
                name,
                holds: match holds {
                    Holds::One(inner) => Holds::One(Box::new(self.in_words(*inner))),
                    Holds::Several(all) => {
                        Holds::Several(all.into_iter().map(|one| self.in_words(one)).collect())
                    }
                    Holds::Fields(fields) => Holds::Fields(each(fields)),
                    Holds::Nothing => Holds::Nothing,
                },
            },
            plain => plain,
        }
    }
}

/// What stands beside a field that is told in words: the fact for programs, under the same name with
/// `_fact`, or several with `_facts`.
fn beside(name: &str, value: &Node) -> Option<(Cow<'static, str>, Node)> {
    match value {
        Node::Named(STATEMENT, inner) => Some((format!("{name}_fact").into(), coded(inner)?)),
        Node::List(all) => {
            let coded_of = |one: &Node| match one {
                Node::Named(STATEMENT, inner) => coded(inner),
                _ => None,
            };
            let facts: Option<Vec<Node>> = all.iter().map(coded_of).collect();
            let facts = facts.filter(|facts| !facts.is_empty())?;
            Some((format!("{name}_facts").into(), Node::List(facts)))
        }
        _ => None,
    }
}

/// A fact as its code with its values.
fn coded(node: &Node) -> Option<Node> {
    let (code, about) = match node {
        Node::Record(MESSAGE, fields) => match (field(fields, "id")?, field(fields, "about")?) {
            (Node::Text(id), about) => (id.clone(), about.clone()),
            _ => return None,
        },
        Node::Record(SENTENCES | LINES | TRANSLATED, _) | Node::Text(_) => return None,
        other => parts(other),
    };
    // A name that somebody gave has no message.
    if code.is_empty() {
        return None;
    }
    let mut fields = vec![(Cow::Borrowed("code"), Node::Text(code))];
    if let Node::Record(_, about) = about {
        fields.extend(about);
    }
    Some(Node::Record("", fields))
}

/// The code of a fact, and what it is about.
fn parts(node: &Node) -> (String, Node) {
    let none = || Node::Record("", Fields::new());
    match node {
        Node::Named(_, inner) => parts(inner),
        Node::Record(name, fields) => (kebab(name), Node::Record("", fields.clone())),
        Node::Variant { of, name, holds } => match holds {
            Holds::Nothing => (id(of, name), none()),
            Holds::Fields(fields) => (id(of, name), Node::Record("", fields.clone())),
            Holds::One(inner) if Language::english().catalogue().has(&id(of, name)) => {
                let value = (Cow::Borrowed("value"), (**inner).clone());
                (id(of, name), Node::Record("", vec![value]))
            }
            Holds::One(inner) => parts(inner),
            Holds::Several(all) => {
                let value = (Cow::Borrowed("value"), Node::List(all.clone()));
                (id(of, name), Node::Record("", vec![value]))
            }
        },
        _ => (String::new(), none()),
    }
}

fn field<'a>(fields: &'a Fields, name: &str) -> Option<&'a Node> {
    let mut fields = fields.iter();
    fields
        .find(|(other, _)| other == name)
        .map(|(_, value)| value)
}

/// Points as a number.
fn points(node: &Node) -> Option<f64> {
    match node {
        Node::Text(text) => text.parse().ok(),
        Node::Number(number) => number.to_string().parse().ok(),
        Node::Named(_, inner) => points(inner),
        _ => None,
    }
}

/// Whether points are taken away.
fn is_negative(points: &Node) -> bool {
    match points {
        Node::Number(number) => *number < 0,
        Node::Text(text) => text.starts_with('-'),
        Node::Named(_, inner) => is_negative(inner),
        _ => false,
    }
}

fn count(all: &[Node]) -> FluentValue<'static> {
    FluentValue::from(i64::try_from(all.len()).unwrap_or(i64::MAX))
}

fn yes_no(is: bool) -> &'static str {
    if is { "yes" } else { "no" }
}

/// The id of a variant's message.
fn id(of: &str, name: &str) -> String {
    format!("{}-{}", kebab(of), kebab(name))
}

/// The name of a field as messages write it.
fn hyphenated(name: &str) -> Cow<'_, str> {
    match name.contains('_') {
        true => Cow::Owned(name.replace('_', "-")),
        false => Cow::Borrowed(name),
    }
}

/// A name in lower case with hyphens.
fn kebab(name: &str) -> String {
    let mut text = String::with_capacity(name.len() + 4);
    for (place, letter) in name.char_indices() {
        match letter {
            '_' | ' ' => text.push('-'),
            letter if letter.is_ascii_uppercase() => {
                if place > 0 && !text.ends_with('-') {
                    text.push('-');
                }
                text.push(letter.to_ascii_lowercase());
            }
            letter => text.push(letter),
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_written_with_hyphens() {
        assert_eq!(id("Refusal", "NotPaired"), "refusal-not-paired");
        assert_eq!(
            id("dutch-reason", "already_met"),
            "dutch-reason-already-met"
        );
    }
}
