//! The dialogue about an incident, on the public page and at the desk.

use adoube_casefile::dialogue::{Dialogue, KNOWN_BEFORE, Known, choice_value};
use adoube_casefile::search::{Entry, entries, search};
use adoube_rulebook::{Edition, Variation};
use adoube_rulings::{
    Alternative, Answers, Case, CaseError, Compared, Condition, Force, Question, Ruling, compare,
};
use askama::Template;

use super::{Tool, ToolsHead, article_url};
use crate::error::PageError;
use crate::texts::{t, tell, words};
use crate::tools::ToolQuery;
use crate::tools::dialogue::{self, ANNOUNCED, Answered, Followed, is_known_before, name_of};
use crate::tools::editions::{self, EditionChoice};

/// The public page.
#[derive(Template)]
#[template(path = "tools/ruling.html")]
pub(crate) struct RulingPage {
    head: ToolsHead,
    talk: Talk,
}

impl RulingPage {
    /// What is asked for.
    pub(crate) fn of(asked: &ToolQuery) -> Result<RulingPage, PageError> {
        let edition = editions::asked(asked.get("edition"))?;
        Ok(RulingPage {
            head: ToolsHead::of(Tool::Ruling),
            talk: Talk::of(asked, edition, Known::by(edition), Tool::Ruling.url())?,
        })
    }
}

/// The dialogue, as both pages show it.
pub(crate) struct Talk {
    /// Where its forms go.
    pub url: String,
    /// The editions, with the one that rules.
    pub editions: Vec<EditionChoice>,
    /// What the next form carries on.
    pub carried: Vec<(String, String)>,
    /// What is to be said about a text that cannot be understood.
    pub wrong: Option<String>,
    /// The address one step back.
    pub back: String,
    /// The address of the beginning.
    pub again: String,
    /// Where it stands.
    pub step: Step,
}

/// Where the dialogue stands.
pub(crate) enum Step {
    Choose {
        /// The words that are searched for,
        words: String,
        /// and the kinds they find, the likeliest first.
        found: Vec<KindLine>,
        /// Families with their kinds of incidents.
        families: Vec<(String, Vec<KindLine>)>,
        /// What may be known already: name, label, what was typed.
        known: Vec<(String, &'static str, String)>,
        /// What the event may have announced.
        announced: Vec<AnnouncedLine>,
    },
    Ask {
        title: String,
        /// What was answered.
        answered: Vec<AnswerLine>,
        question: QuestionView,
    },
    Rule {
        title: String,
        /// What was answered.
        answered: Vec<AnswerLine>,
        ruling: Box<RulingView>,
        /// The ruling by every edition.
        compared: Vec<ComparedView>,
        /// The address with the rulings of every edition.
        compare_url: String,
    },
}

/// A kind of incident to choose.
pub(crate) struct KindLine {
    pub name: &'static str,
    pub title: String,
    /// What its family is called.
    pub family: String,
}

/// A variation that an event may have announced.
pub(crate) struct AnnouncedLine {
    /// Its name in the form.
    pub name: String,
    /// What the form calls it.
    pub id: String,
    /// What it changes.
    pub effect: String,
    /// It takes a number: what was typed.
    pub number: Option<String>,
    /// It was ticked.
    pub chosen: bool,
}

/// A question with its answer.
pub(crate) struct AnswerLine {
    pub question: String,
    pub answer: String,
    /// Where it can be answered otherwise.
    pub back: String,
    /// It was asked for, and not known before.
    pub is_asked: bool,
}

/// A question to be answered.
pub(crate) struct QuestionView {
    pub text: String,
    /// The name of the fact in the form.
    pub name: String,
    /// The answers there are; none if it is typed.
    pub choices: Vec<(String, String)>,
    /// What is to be typed: a number between two,
    pub number: Option<(u32, u32)>,
    /// or something that looks like this.
    pub expected: String,
    /// Number and address of the articles that the answers lead to.
    pub articles: Vec<(String, String)>,
    /// "Don't know" is an answer too.
    pub optional: bool,
    /// Why the last answer did not do.
    pub wrong: Option<String>,
}

/// A ruling, as an arbiter reads it.
pub(crate) struct RulingView {
    pub edition: String,
    pub incident: String,
    /// The ruling in a line.
    pub decision: String,
    /// What was not told and is taken to be so, if board, clocks or result depend on it.
    pub condition: Option<String>,
    /// When there is another answer, and which.
    pub otherwise: Vec<(String, String)>,
    /// Whether it must be so.
    pub force: &'static str,
    /// What arbiters usually do, where it is left to them.
    pub usual: Option<String>,
    /// What is permitted, mildest first.
    pub range: Vec<String>,
    /// Result, clocks, position, what to count: name and value.
    pub facts: Vec<(&'static str, String)>,
    /// What the arbiter does, in order.
    pub steps: Vec<String>,
    /// What is worth knowing.
    pub notes: Vec<String>,
    /// Number, address and words of each article.
    pub articles: Vec<(String, String, String)>,
    /// What to write in the log.
    pub log: String,
}

/// A ruling by one of the editions.
pub(crate) struct ComparedView {
    pub edition: String,
    /// The ruling in a line.
    pub decision: String,
    /// Result, clocks and so on.
    pub facts: Vec<(&'static str, String)>,
    pub articles: Vec<(String, String)>,
    /// It differs from the one that rules.
    pub differs: bool,
}

impl Talk {
    /// The dialogue from what is known as far as it has come.
    pub(crate) fn of(
        asked: &ToolQuery,
        edition: &'static Edition,
        known: Known,
        url: &str,
    ) -> Result<Talk, PageError> {
        let followed = dialogue::follow(asked, edition, known);
        let (step, wrong) = match followed {
            Ok(followed) => (step(followed, asked, edition, url)?, None),
            // What was known before was not understood: it is asked for again.
            Err(error) => (choose(asked, edition), Some(tell(&error))),
        };
        let carried = asked.only(|name| {
            let typed = match &step {
                Step::Choose { .. } => matches!(name, "kind" | "q") || name.starts_with("f."),
                Step::Ask { question, .. } => question.name == name,
                Step::Rule { .. } => false,
            };
            let chosen = matches!(step, Step::Choose { .. }) && is_known_before(name);
            !typed && !chosen && !matches!(name, "edition" | "compare")
        });
        let address = |words: ToolQuery| format!("{url}?{}", words.query());
        let is_of_incident =
            |name: &str| name.starts_with("f.") || matches!(name, "kind" | "q" | "compare");
        Ok(Talk {
            url: url.to_owned(),
            editions: editions::choices(edition.id()),
            carried: carried
                .iter()
                .map(|(name, value)| (name.to_owned(), value.to_owned()))
                .collect(),
            wrong,
            back: match &step {
                Step::Choose { .. } => String::new(),
                Step::Ask { answered, .. } | Step::Rule { answered, .. } => {
                    let last = answered.last().filter(|one| one.is_asked);
                    let choose = || address(asked.only(|name| !matches!(name, "kind" | "compare")));
                    last.map_or_else(choose, |one| one.back.clone())
                }
            },
            again: address(asked.only(|name| !is_of_incident(name))),
            step,
        })
    }

    /// The edition that rules.
    pub(crate) fn edition(&self) -> &str {
        let mut editions = self.editions.iter();
        editions
            .find(|edition| edition.chosen)
            .map_or("", |edition| edition.id)
    }
}

fn step(
    followed: Followed,
    asked: &ToolQuery,
    edition: &Edition,
    url: &str,
) -> Result<Step, PageError> {
    let Followed::At {
        dialogue,
        answered,
        wrong,
    } = followed
    else {
        return Ok(choose(asked, edition));
    };
    let title = t(&dialogue.kind().title()).to_owned();
    let answered = answers(answered, url);
    Ok(match dialogue.question() {
        Some(question) => Step::Ask {
            title,
            answered,
            question: QuestionView::of(&dialogue, question, wrong),
        },
        None => Step::Rule {
            title,
            answered,
            compared: compared(asked, dialogue.case(), dialogue.ruling()).map_err(unfit)?,
            compare_url: format!("{url}?{}", asked.with("compare", "1").query()),
            ruling: Box::new(RulingView::of(dialogue.ruling())),
        },
    })
}

fn unfit(error: CaseError) -> PageError {
    PageError::BadRequest(tell(&error))
}

fn choose(asked: &ToolQuery, edition: &Edition) -> Step {
    let line = |entry: Entry| KindLine {
        name: entry.kind.name,
        title: entry.title(words()),
        family: entry.family_title(words()),
    };
    let mut families: Vec<(String, Vec<KindLine>)> = Vec::new();
    for entry in entries() {
        let line = line(entry);
        match families.last_mut() {
            Some((family, kinds)) if *family == line.family => kinds.push(line),
            _ => families.push((line.family.clone(), vec![line])),
        }
    }
    let known = KNOWN_BEFORE.into_iter().map(|fact| {
        let name = name_of(fact);
        let typed = asked.get(&name).unwrap_or_default().to_owned();
        (name, label(fact), typed)
    });
    let typed = asked.get("q").unwrap_or_default();
    let found = search(words(), edition, typed);
    let variations = edition.variations().iter().filter(|one| !one.tournament);
    Step::Choose {
        words: typed.to_owned(),
        found: found.into_iter().map(line).collect(),
        families,
        known: known.collect(),
        announced: variations
            .map(|one| AnnouncedLine::of(asked, one))
            .collect(),
    }
}

impl AnnouncedLine {
    fn of(asked: &ToolQuery, variation: &Variation) -> AnnouncedLine {
        let id = variation.id.clone();
        let numbered = format!("{ANNOUNCED}.{id}");
        let takes = variation.takes.is_some();
        let typed = || asked.get(&numbered).unwrap_or_default().to_owned();
        AnnouncedLine {
            chosen: asked
                .iter()
                .any(|(name, value)| name == ANNOUNCED && value == id),
            effect: tell(&variation.saying()),
            number: takes.then(typed),
            name: if takes {
                numbered
            } else {
                ANNOUNCED.to_owned()
            },
            id,
        }
    }
}

fn label(fact: &str) -> &'static str {
    match fact {
        "control" => t("tools-time-control"),
        "clock.white" => t("tools-white-time"),
        "clock.black" => t("tools-black-time"),
        "board.fen" => t("tools-position-fen"),
        ANNOUNCED => t("tools-announced"),
        _ => t("tools-moves-so-far"),
    }
}

fn answers(answered: Vec<Answered>, url: &str) -> Vec<AnswerLine> {
    let answered = answered.into_iter();
    answered
        .map(|one| AnswerLine {
            is_asked: !one.question.is_empty(),
            question: match one.question.is_empty() {
                true => label(&one.fact).to_owned(),
                false => one.question,
            },
            answer: one.answer,
            back: format!("{url}?{}", one.back.without("compare").query()),
        })
        .collect()
}

fn compared(
    asked: &ToolQuery,
    case: &Case,
    ruling: &Ruling,
) -> Result<Vec<ComparedView>, CaseError> {
    if asked.get("compare").is_none() {
        return Ok(Vec::new());
    }
    let rulings = compare(case)?;
    Ok(rulings
        .iter()
        .map(|one| ComparedView::of(one, ruling))
        .collect())
}

impl QuestionView {
    fn of(dialogue: &Dialogue, question: &Question, wrong: Option<String>) -> QuestionView {
        let articles = dialogue.leads_to().into_iter();
        let edition = &dialogue.case().edition;
        let mut view = QuestionView {
            text: tell(&question.text),
            name: name_of(&question.fact),
            choices: Vec::new(),
            number: None,
            expected: String::new(),
            articles: articles
                .map(|number| (number.clone(), article_url(edition, &number)))
                .collect(),
            optional: dialogue.is_optional(),
            wrong,
        };
        match &question.answers {
            Answers::OneOf(choices) => {
                let choices = choices.iter();
                view.choices = choices
                    .map(|choice| (choice_value(choice), tell(&choice.text)))
                    .collect();
            }
            Answers::Number { at_least, at_most } => view.number = Some((*at_least, *at_most)),
            Answers::Time => view.expected = t("dialogue-time-such-as").to_owned(),
            Answers::Text(expected) => view.expected = tell(expected),
        }
        view
    }
}

impl RulingView {
    /// A ruling as an arbiter reads it.
    pub(crate) fn of(ruling: &Ruling) -> RulingView {
        let (force, usual, range) = match &ruling.force {
            Force::Mandatory => (t("tools-mandatory"), None, Vec::new()),
            Force::Discretionary { range, usual } => (
                t("tools-discretionary"),
                Some(tell(usual)),
                range.iter().map(|one| tell(&one.statement())).collect(),
            ),
            Force::NeedsFact(question) => {
                let question = tell(&question.in_full());
                (t("tools-needs-fact"), None, vec![question])
            }
        };
        RulingView {
            edition: ruling.edition.clone(),
            incident: tell(&ruling.incident),
            decision: tell(&ruling.decision),
            condition: condition(ruling.conditions()),
            otherwise: ruling.otherwise.iter().map(otherwise).collect(),
            force,
            usual,
            range,
            facts: facts(ruling),
            steps: ruling.steps.iter().map(tell).collect(),
            notes: ruling.notes.iter().map(tell).collect(),
            articles: ruling
                .articles
                .iter()
                .map(|cited| {
                    let url = article_url(&ruling.edition, &cited.article);
                    (cited.article.clone(), url, tell(&cited.says))
                })
                .collect(),
            log: tell(&ruling.log),
        }
    }
}

impl ComparedView {
    fn of(one: &Compared, ruling: &Ruling) -> ComparedView {
        let other = &one.ruling;
        let articles = other.articles.iter();
        ComparedView {
            edition: one.edition.clone(),
            decision: match other.question() {
                Some(question) => tell(&question.in_full()),
                None => tell(&other.decision),
            },
            facts: facts(other),
            articles: articles
                .map(|cited| {
                    let url = article_url(&one.edition, &cited.article);
                    (cited.article.clone(), url)
                })
                .collect(),
            differs: other.decision != ruling.decision
                || other.result != ruling.result
                || other.clocks != ruling.clocks,
        }
    }
}

/// When another answer holds, and which.
fn otherwise(other: &Alternative) -> (String, String) {
    let when = condition(&other.when).unwrap_or_default();
    (when, tell(&other.ruling.in_short()))
}

/// What all must be so; nothing if there is no condition.
fn condition(conditions: &[Condition]) -> Option<String> {
    let told: Vec<String> = conditions.iter().map(|one| tell(&one.text)).collect();
    (!told.is_empty()).then(|| words().list(&told))
}

/// Result, clocks, position and what to count: name and value.
fn facts(ruling: &Ruling) -> Vec<(&'static str, String)> {
    let mut facts = Vec::new();
    facts.extend((ruling.no_rule.iter()).map(|text| (t("tools-no-rule"), tell(text))));
    facts.extend(
        ruling
            .result
            .map(|result| (t("tools-result"), result.to_string())),
    );
    facts.push((t("tools-the-position"), tell(&ruling.position)));
    facts.extend(
        (ruling.clocks.iter()).map(|change| (t("tools-the-clock"), tell(&change.statement()))),
    );
    facts.extend(ruling.times_after.map(|times| {
        let times = crate::texts::fill("tools-times-after", &[&times.white, &times.black]);
        (t("tools-times"), times)
    }));
    facts.extend(ruling.to_move.map(|side| (t("tools-to-move"), tell(&side))));
    let duty = ruling.must_play.iter();
    facts.extend(duty.map(|duty| (t("tools-duty"), tell(&duty.statement()))));
    let counters = ruling.counters.iter();
    facts.extend(counters.map(|change| (t("tools-count"), tell(&change.statement()))));
    facts
}
