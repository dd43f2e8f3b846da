//! The articles and signs of an explanation, in words.

use adoube_conduct::rounds::Because;
use adoube_pairing::dutch::{ColourRule, Criterion, Edition, Reason};
use adoube_tournament::RoundNumber;

use crate::texts::{fill, t};

/// A reason with its article.
#[derive(Clone)]
pub(super) struct Cited {
    pub text: String,
    /// Where it stands.
    pub article: String,
    /// What the article is about.
    pub meaning: Option<&'static str>,
}

impl Cited {
    /// A reason of a round that was paired by some system.
    pub(super) fn of(because: &Because, system: &str) -> Cited {
        Cited {
            text: because.text.clone(),
            article: because.article.clone(),
            meaning: meaning(system, &because.article),
        }
    }
}

/// What an article of the Dutch system is about.
pub(super) fn meaning(system: &str, article: &str) -> Option<&'static str> {
    let edition: Edition = system.parse().ok()?;
    let mut criteria = Criterion::ALL.into_iter();
    let criterion = criteria.find(|one| one.article(edition) == article);
    let mut reasons = REASONS.into_iter();
    let reason = reasons.find(|one| one.article(edition) == article);
    let mut rules = COLOURS.into_iter();
    let rule = rules.find(|one| one.article(edition) == article);
    (criterion.map(of_criterion))
        .or_else(|| reason.and_then(of_reason))
        .or_else(|| rule.map(of_colours))
}

const REASONS: [Reason; 5] = [
    Reason::Met(RoundNumber::FIRST),
    Reason::ByeNotAllowed,
    Reason::SameAbsoluteColour,
    Reason::ByeScore,
    Reason::Order,
];

const COLOURS: [ColourRule; 6] = [
    ColourRule::Both,
    ColourRule::Stronger,
    ColourRule::WiderDifference,
    ColourRule::Alternate,
    ColourRule::HigherRanked,
    ColourRule::InitialColour,
];

fn of_criterion(criterion: Criterion) -> &'static str {
    use Criterion as C;
    match criterion {
        C::Completion => t("rounds-law-completion"),
        C::Downfloaters => t("rounds-law-downfloaters"),
        C::DownfloaterScores => t("rounds-law-downfloater-scores"),
        C::NextDownfloaters | C::NextScores => t("rounds-law-next"),
        C::ByeGames => t("rounds-law-bye-games"),
        C::ColourDifference => t("rounds-law-colour-difference"),
        C::ThirdColour => t("rounds-law-third-colour"),
        C::Preference => t("rounds-law-preference"),
        C::StrongPreference => t("rounds-law-strong-preference"),
        C::DownfloatLast => t("rounds-law-down-last"),
        C::UpfloatLast => t("rounds-law-up-last"),
        C::DownfloatBefore => t("rounds-law-down-before"),
        C::UpfloatBefore => t("rounds-law-up-before"),
        C::DownfloatLastScores
        | C::UpfloatLastScores
        | C::DownfloatBeforeScores
        | C::UpfloatBeforeScores => t("rounds-law-float-scores"),
        C::Exchanges | C::ExchangeDistance => t("rounds-law-exchanges"),
    }
}

fn of_reason(reason: Reason) -> Option<&'static str> {
    Some(match reason {
        Reason::Met(_) => t("rounds-law-met"),
        Reason::ByeNotAllowed => t("rounds-law-bye"),
        Reason::SameAbsoluteColour => t("rounds-law-absolute"),
        Reason::ByeScore => t("rounds-law-bye-score"),
        Reason::Order => t("rounds-law-order"),
        Reason::Prohibited | Reason::Criterion(_) => return None,
    })
}

fn of_colours(rule: ColourRule) -> &'static str {
    match rule {
        ColourRule::Both => t("rounds-law-both"),
        ColourRule::Stronger | ColourRule::WiderDifference => t("rounds-law-stronger"),
        ColourRule::Alternate => t("rounds-law-alternate"),
        ColourRule::HigherRanked => t("rounds-law-higher-ranked"),
        ColourRule::InitialColour => t("rounds-law-initial-colour"),
    }
}

/// A colour preference of the Dutch system in words, from its sign.
pub(super) fn preference(sign: &str) -> Option<&'static str> {
    Some(match sign {
        "W" => t("rounds-white-absolute"),
        "Ww" => t("rounds-white-strong"),
        "w" => t("rounds-white-mild"),
        "B" => t("rounds-black-absolute"),
        "Bb" => t("rounds-black-strong"),
        "b" => t("rounds-black-mild"),
        "A" => t("rounds-no-preference"),
        _ => return None,
    })
}

/// Floats in words, from their signs, the last round first.
pub(super) fn floats(signs: &str) -> String {
    let words = signs.chars().zip(1..).filter_map(|(sign, ago)| {
        let what = match sign {
            'v' => t("rounds-float-down"),
            '^' => t("rounds-float-up"),
            _ => return None,
        };
        Some(match ago {
            1 => fill("rounds-float-last", &[&what]),
            ago => fill("rounds-float-ago", &[&what, &ago]),
        })
    });
    words.collect::<Vec<String>>().join("; ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_article_of_the_dutch_system_has_words() {
        for edition in Edition::ALL {
            let criteria = Criterion::ALL.map(|one| one.article(edition));
            let reasons = REASONS.map(|one| one.article(edition));
            let colours = COLOURS.map(|one| one.article(edition));
            for article in criteria.into_iter().chain(reasons).chain(colours) {
                let found = meaning(edition.name(), article);
                assert!(found.is_some(), "{edition} {article}");
            }
        }
        assert_eq!(meaning("dutch-2026", "C1"), Some(t("rounds-law-met")));
        assert_eq!(meaning("us-2025", "27A1"), None);
    }

    #[test]
    fn signs_have_words() {
        assert_eq!(floats("--"), "");
        assert_eq!(floats("v^"), "down in the last round; up 2 rounds ago");
        assert_eq!(preference("x"), None);
    }
}
