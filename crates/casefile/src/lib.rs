//! The case file of an event: what a ruling is told by the event, and what the event remembers of it.

pub mod appeals;
pub mod fairplay;
pub mod needs;

use adoube_rulebook::{Article, Authority, Edition, Rulebook, Topic, further_articles_about};
use jiff::civil::Date;

use adoube_journal::{Event, Section};

/// The edition that a section is played by: the one announced, otherwise the one in force when the event begins.
pub fn edition_of(event: &Event, section: &Section, today: Date) -> Option<&'static Edition> {
    let rulebook = Rulebook::embedded();
    let named = section.settings.rules.as_deref().unwrap_or_default();
    let authority = match named.starts_with("us") {
        true => Authority::UsChess,
        false => Authority::Fide,
    };
    let own = rulebook.editions().iter();
    let own = own.filter(|edition| edition.authority() == authority);
    rulebook
        .edition(named)
        .or_else(|| rulebook.in_force(authority, event.details.starts.unwrap_or(today)))
        .or_else(|| own.max_by_key(|edition| edition.from()))
}

/// The articles about a topic: those of the edition, then those of the authority's other regulations.
fn articles_about(edition: &'static Edition, topic: Topic) -> Vec<&'static Article> {
    let own = edition.articles_about(topic.0).into_iter();
    own.chain(further_articles_about(edition.authority(), topic))
        .collect()
}

/// The number of the first article about a topic.
fn cite(edition: &'static Edition, topic: Topic) -> Option<&'static str> {
    let found = articles_about(edition, topic).into_iter().next();
    found.map(|article| article.number.as_str())
}
