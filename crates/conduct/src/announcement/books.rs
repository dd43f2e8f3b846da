//! Which editions are in force at an event, and where things stand in them.

use adoube_journal::{EventDetails, SectionSettings};
use adoube_pairing::dutch;
use adoube_pairing::system::SwissSystem;
use adoube_ratings::{RatingRules, TitleRules};
use adoube_rulebook::{Authority, Edition, Rulebook, Topic};
use adoube_standings::Rules;
use jiff::civil::Date;
use serde::Serialize;

use super::articles::{self, OfBoth};

/// Where something stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "cited-article")]
pub enum Article {
    /// By its number.
    Numbered(String),
    /// The Laws of Chess, where no article is known.
    Laws,
    /// The rules of US Chess, where no rule is known.
    UsRules,
    GlossaryIncrement,
    ManualRounds,
    ManualArbiters,
    ManualInspections,
    ManualPrizeMoney,
    ManualRatingPrizes,
    ManualDuties,
    /// No rule: what is usual.
    Practice,
}

/// In which edition something stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "cited-edition")]
pub enum EditionName {
    Named(&'static str),
    NotAtHand,
}

impl EditionName {
    fn of(name: Option<&'static str>) -> EditionName {
        name.map_or(EditionName::NotAtHand, EditionName::Named)
    }
}

/// An article and its edition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Source {
    pub(crate) article: Article,
    pub(crate) edition: EditionName,
}

impl Source {
    fn new(article: impl Into<String>, edition: &'static str) -> Source {
        Source {
            article: Article::Numbered(article.into()),
            edition: EditionName::Named(edition),
        }
    }
}

/// The editions in force on the first day of an event; the newest ones if it has no day yet.
#[derive(Clone, Debug)]
pub(crate) struct Books {
    pub(crate) authority: Authority,
    /// The rules of play; none if no edition of that time is at hand.
    pub(crate) laws: Option<&'static Edition>,
    pub(super) tie_breaks: Rules,
    pub(super) dutch: dutch::Edition,
    pub(super) rating: Option<RatingRules>,
    pub(super) titles: Option<TitleRules>,
    /// The first day, or a day later than all editions.
    pub(super) day: Date,
}

/// There is one edition of US Chess at hand.
const US_EDITION: &str = "us-2025";
/// The general regulations (C.05), the standards (C.02) and the manual are at hand as of 2018.
const REGULATIONS: &str = "fide-2018";

impl Books {
    pub(super) fn on(authority: Authority, day: Option<Date>) -> Books {
        let day = day.unwrap_or(Date::MAX);
        let tie_breaks = match authority {
            Authority::Fide => Rules::fide_on(day),
            Authority::UsChess => Rules::UsChess,
        };
        Books {
            authority,
            laws: Rulebook::embedded().in_force(authority, day),
            tie_breaks,
            dutch: dutch::Edition::in_force((day.year(), day.month(), day.day())),
            rating: RatingRules::on(day),
            titles: TitleRules::on(day),
            day,
        }
    }

    /// The books of an event and section.
    pub(super) fn of(event: &EventDetails, section: &SectionSettings) -> Books {
        let first = section.schedule.iter().map(|round| round.starts.date());
        Books::on(authority(event, section), event.starts.or(first.min()))
    }

    pub(crate) fn is_us(&self) -> bool {
        self.authority == Authority::UsChess
    }

    /// The edition of US Chess at hand, for events that follow it whatever their day.
    pub(super) fn only_us_edition(&self) -> Option<&'static Edition> {
        let edition = Rulebook::embedded().edition(US_EDITION)?;
        self.is_us().then_some(edition)
    }

    /// An article of the rules of play, by its topic.
    pub(crate) fn law(&self, topic: &'static str) -> Source {
        let (whole, none) = match self.authority {
            Authority::Fide => (Article::Laws, EditionName::NotAtHand),
            Authority::UsChess => (Article::UsRules, EditionName::Named(US_EDITION)),
        };
        let article = self.laws.and_then(|laws| laws.cite(Topic(topic)));
        Source {
            article: article.map_or(whole, |article| Article::Numbered(article.to_owned())),
            edition: self.laws.map_or(none, |laws| EditionName::Named(laws.id())),
        }
    }

    /// A rule of US Chess.
    pub(super) fn us(&self, rule: &str) -> Source {
        Source::new(format!("US {rule}"), US_EDITION)
    }

    /// How US Chess pairs teams.
    pub(super) fn us_teams(&self) -> Source {
        self.us(articles::US_TEAMS)
    }

    /// The general regulations for competitions, or the rule of US Chess.
    pub(super) fn general_or_us(&self, articles: OfBoth) -> Source {
        if self.is_us() {
            self.us(articles.us)
        } else {
            self.general(articles.general)
        }
    }

    /// The general regulations for competitions.
    pub(super) fn general(&self, article: &str) -> Source {
        Source::new(format!("C.05 {article}"), REGULATIONS)
    }

    /// The standards of equipment and conditions.
    pub(super) fn standards(&self, article: &str) -> Source {
        Source::new(format!("C.02 {article}"), REGULATIONS)
    }

    /// What the standards say of schools.
    pub(super) fn schools(&self) -> Source {
        self.standards(articles::SCHOOLS)
    }

    /// What no rule says and everybody does.
    pub(crate) fn practice(&self) -> Source {
        Source {
            article: Article::Practice,
            edition: EditionName::NotAtHand,
        }
    }

    /// A part of the arbiters' manual without an article of its own.
    pub(crate) fn manual(&self, article: Article) -> Source {
        let edition = EditionName::Named(REGULATIONS);
        Source { article, edition }
    }

    /// The rating regulations.
    pub(super) fn ratings(&self, article: &str) -> Source {
        Source {
            article: Article::Numbered(format!("B.02 {article}")),
            edition: EditionName::of(self.rating.map(RatingRules::name)),
        }
    }

    /// The title regulations.
    pub(super) fn titles(&self, article: &str) -> Source {
        Source {
            article: Article::Numbered(format!("B.01 {article}")),
            edition: EditionName::of(self.titles.map(TitleRules::name)),
        }
    }

    /// A basic rule of Swiss systems; until 2025 they had letters.
    pub(super) fn swiss(&self, number: u8) -> Source {
        let article = match self.dutch {
            dutch::Edition::Dutch2017 => {
                format!("C.04.1.{}", char::from(b'a' + number.saturating_sub(1)))
            }
            _ => format!("C.04.1.{number}"),
        };
        Source::new(article, self.dutch.name())
    }

    /// The handling rules on pairing systems: those of FIDE (1) or others (2).
    pub(super) fn handling(&self, number: u8) -> Source {
        let article = match self.dutch {
            dutch::Edition::Dutch2017 => format!("C.04.2.A.{number}"),
            dutch::Edition::Dutch2025 => "C.04.2".to_owned(),
            dutch::Edition::Dutch2026 => format!("C.04.2.1.{number}"),
        };
        Source::new(article, self.dutch.name())
    }

    /// The name of the Swiss Team system in force.
    pub(super) fn team_system(&self) -> &'static str {
        let day = (self.day.year(), self.day.month(), self.day.day());
        SwissSystem::named("team", Some(day)).map_or("team-2026", |system| system.name())
    }

    /// The pairing system of FIDE.
    pub(super) fn dutch(&self) -> Source {
        Source::new("C.04.3", self.dutch.name())
    }

    /// That a list of tie-breaks is chosen before the start.
    pub(super) fn tie_break_list(&self) -> Source {
        self.of_tie_breaks("13.1.1", "4.1", "34B")
    }

    /// What is said of play-offs beforehand.
    pub(super) fn play_off(&self) -> Source {
        self.of_tie_breaks("13.2.2", "3.1", "34A")
    }

    /// That it is said whether ties are broken.
    pub(super) fn ties(&self) -> Source {
        self.of_tie_breaks("13.1.1", "2.1", "34E")
    }

    fn of_tie_breaks(&self, standards: &str, regulations: &str, us: &str) -> Source {
        let article = match self.tie_breaks {
            Rules::UsChess => return self.us(us),
            Rules::Fide2014 | Rules::Fide2014Drawn => format!("C.02 {standards}"),
            Rules::Fide2023 | Rules::Fide2026 => format!("C.07 {regulations}"),
        };
        self.tie_breaks_at(&article)
    }

    /// An article of the tie-break regulations, spelled out. Beside the rules of US Chess the
    /// newest ones of FIDE apply to its methods, and the other way round.
    pub(super) fn tie_breaks_at(&self, article: &str) -> Source {
        let edition = match (article.starts_with("US "), self.tie_breaks) {
            (true, _) => US_EDITION,
            (false, Rules::UsChess) => Rules::Fide2026.name(),
            (false, rules) => rules.name(),
        };
        Source::new(article, edition)
    }

    /// Whether the tie-break regulations are those before C.07.
    pub(super) fn breaks_ties_by_the_standards(&self) -> bool {
        matches!(self.tie_breaks, Rules::Fide2014 | Rules::Fide2014Drawn)
    }
}

/// Whose rules an event follows. US Chess events follow its rules unless others are announced (1B).
pub(super) fn authority(event: &EventDetails, section: &SectionSettings) -> Authority {
    let system = section.pairing_system.as_deref();
    let system = system.and_then(|name| name.parse::<SwissSystem>().ok());
    let american = event.federation.is_some_and(|f| f.code() == "USA");
    match (&section.rules, system) {
        (Some(rules), _) => named(rules).map_or_else(|| spelled(rules), Edition::authority),
        (None, Some(system)) if system.us_chess().is_some() => Authority::UsChess,
        (None, Some(_)) => Authority::Fide,
        (None, None) if american => Authority::UsChess,
        (None, None) => Authority::Fide,
    }
}

fn spelled(rules: &str) -> Authority {
    match rules.get(..3) {
        Some(start) if start.eq_ignore_ascii_case("us-") => Authority::UsChess,
        _ => Authority::Fide,
    }
}

/// The edition a section names: by its name in the rulebook, or by authority and year as in
/// `fide-laws-2023` and `us-chess-2025`; `us` alone is the newest of US Chess.
pub(crate) fn named(rules: &str) -> Option<&'static Edition> {
    let rulebook = Rulebook::embedded();
    if let Some(edition) = rulebook.edition(rules) {
        return Some(edition);
    }
    if rules == "us" {
        let editions = rulebook.editions().iter();
        let of_us_chess = editions.filter(|one| one.authority() == Authority::UsChess);
        return of_us_chess.max_by_key(|one| one.from());
    }
    let (authority, year) = match rules.strip_prefix("fide-laws-") {
        Some(year) => (Authority::Fide, year),
        None => (Authority::UsChess, rules.strip_prefix("us-chess-")?),
    };
    let year: i16 = year.parse().ok()?;
    let mut editions = rulebook.editions().iter();
    editions.find(|edition| edition.authority() == authority && edition.from().year() == year)
}
