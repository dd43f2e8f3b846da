//! What holds for every date, every edition and every choice.

use adoube_rulebook::{Authority, Edition, Parameters, Rulebook, compare, search};
use jiff::ToSpan;
use jiff::civil::date;
use proptest::prelude::*;
use proptest::sample::{Index, subsequence};

fn editions() -> impl Strategy<Value = &'static Edition> {
    proptest::sample::select(Rulebook::embedded().editions().iter().collect::<Vec<_>>())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn exactly_one_fide_edition_is_in_force(days in 0..20_000i64) {
        let day = date(2014, 7, 1).checked_add(days.days()).unwrap();
        let rulebook = Rulebook::embedded();
        let chosen = rulebook.in_force(Authority::Fide, day).unwrap();
        let in_force = |edition: &&Edition| {
            edition.authority() == Authority::Fide
                && edition.from() <= day
                && edition.until().is_none_or(|until| day <= until)
        };
        let all: Vec<&str> =
            rulebook.editions().iter().filter(in_force).map(|edition| edition.id()).collect();
        prop_assert_eq!(all, [chosen.id()]);
    }

    #[test]
    fn an_edition_does_not_differ_from_itself(edition in editions()) {
        prop_assert!(compare(edition, edition).is_empty());
    }

    #[test]
    fn what_is_added_one_way_is_removed_the_other(a in editions(), b in editions()) {
        let (there, back) = (compare(a, b), compare(b, a));
        prop_assert_eq!(there.parameters.len(), back.parameters.len());
        let sorted = |articles: &[&adoube_rulebook::Article]| {
            let mut numbers: Vec<String> = articles.iter().map(|a| a.number.clone()).collect();
            numbers.sort();
            numbers
        };
        prop_assert_eq!(sorted(&there.added), sorted(&back.removed));
        prop_assert_eq!(there.renumbered.len(), back.renumbered.len());
    }

    #[test]
    fn parameters_survive_with_any_variations(
        edition in editions(),
        chosen in subsequence((0..20usize).collect::<Vec<_>>(), 0..5),
        number in 0..1_000u32,
    ) {
        let variations = edition.variations();
        let ids: Vec<String> = chosen
            .iter()
            .filter_map(|place| variations.get(*place))
            .map(|variation| match variation.takes {
                Some(_) => format!("{}={number}", variation.id),
                None => variation.id.clone(),
            })
            .collect();
        let parameters = edition.with_variations(&ids).unwrap();
        let written = toml::to_string(&parameters).unwrap();
        let read: Parameters = toml::from_str(&written).unwrap();
        prop_assert_eq!(read, parameters);
    }

    #[test]
    fn every_article_is_found_by_its_number_and_its_words(edition in editions(), place: Index) {
        let article = place.get(edition.articles());
        prop_assert_eq!(edition.article(&article.number.to_uppercase()), Some(article));
        let hits = search([edition], &[article.number.as_str()]);
        prop_assert_eq!(hits.first().map(|hit| hit.article), Some(article));
        let words: Vec<&str> = article.says.split_whitespace().take(3).collect();
        prop_assert!(search([edition], &words).iter().any(|hit| hit.article == article));
    }

    #[test]
    fn no_text_is_too_strange_to_look_up(text in ".{0,20}") {
        for edition in Rulebook::embedded().editions() {
            let under = edition.articles_under(&text);
            prop_assert!(edition.article(&text).is_none_or(|article| under.contains(&article)));
            prop_assert!(edition.near(&text).len() <= 5);
            let id = text.split('=').next().unwrap_or_default();
            let usable = edition.with_variations(&[&text]).is_ok();
            prop_assert!(!usable || edition.variation(id).is_some());
        }
    }

    #[test]
    fn no_file_is_too_strange_to_read(text in "\\PC{0,80}") {
        let read = Rulebook::read([("strange.toml", text.as_str())]);
        prop_assert!(read.is_err());
    }
}
