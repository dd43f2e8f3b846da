//! The kinds of category that a table knows, as prizes and as the settings have them.

use adoube_journal::Category;
use adoube_prizes::{AgeSpan, Criterion, RatingSpan, Unrated};
use adoube_tournament::Sex;
use jiff::civil::Date;

use crate::error::PageError;
use crate::texts::{fill, t};

/// The kinds of category that a table knows, by their names in forms.
pub(crate) const KINDS: [&str; 9] = [
    "rating-under",
    "rating-under-or-unrated",
    "rating-from-to",
    "unrated",
    "women",
    "age-under",
    "age-from",
    "club",
    "board",
];

/// What a kind of category is called.
pub(crate) fn kind_name(kind: &str) -> &'static str {
    match kind {
        "rating-under" => t("prizes-kind-rating-under"),
        "rating-under-or-unrated" => t("prizes-kind-rating-under-or-unrated"),
        "rating-from-to" => t("prizes-kind-rating-from-to"),
        "unrated" => t("prizes-kind-unrated"),
        "women" => t("prizes-kind-women"),
        "age-under" => t("prizes-kind-age-under"),
        "age-from" => t("prizes-kind-age-from"),
        "board" => t("prizes-kind-board"),
        _ => t("prizes-kind-club"),
    }
}

/// The kind of a category and its limit; `None` if no kind is quite like it.
pub(super) fn kind(who: &Criterion) -> Option<(&'static str, String)> {
    let number = |number: u16| number.to_string();
    Some(match who {
        Criterion {
            rating: Some(span),
            unrated,
            ..
        } => match (span.under, unrated) {
            (Some(under), None) => ("rating-under", number(under)),
            (Some(under), Some(_)) => ("rating-under-or-unrated", number(under)),
            (None, _) => ("rating-from-to", span_text(span.from, span.to)),
        },
        Criterion {
            unrated: Some(Unrated::Only),
            ..
        } => ("unrated", String::new()),
        Criterion {
            sex: Some(Sex::Female),
            ..
        } => ("women", String::new()),
        Criterion { age: Some(age), .. } => match (age.under, age.from) {
            (Some(under), _) => ("age-under", number(under)),
            (None, from) => ("age-from", number(from?)),
        },
        Criterion {
            board: Some(board), ..
        } => ("board", number(*board)),
        Criterion { club, .. } => ("club", club.first()?.clone()),
    })
}

/// Who is meant by a kind and its limit.
pub(super) fn criterion(kind: &str, limit: &str) -> Result<Criterion, PageError> {
    let everybody = Criterion::default();
    Ok(match kind {
        "rating-under" => Criterion {
            rating: Some(under(number(limit)?)),
            ..everybody
        },
        "rating-under-or-unrated" => Criterion {
            rating: Some(under(number(limit)?)),
            unrated: Some(Unrated::Also),
            ..everybody
        },
        "rating-from-to" => Criterion {
            rating: Some(span(limit)?),
            ..everybody
        },
        "unrated" => Criterion {
            unrated: Some(Unrated::Only),
            ..everybody
        },
        "women" => Criterion {
            sex: Some(Sex::Female),
            ..everybody
        },
        "age-under" => Criterion {
            age: Some(AgeSpan {
                under: Some(number(limit)?),
                from: None,
            }),
            ..everybody
        },
        "age-from" => Criterion {
            age: Some(AgeSpan {
                under: None,
                from: Some(number(limit)?),
            }),
            ..everybody
        },
        "club" if limit.is_empty() => {
            return Err(PageError::BadRequest(t("prizes-no-club").to_owned()));
        }
        "club" => Criterion {
            club: vec![limit.to_owned()],
            ..everybody
        },
        "board" => Criterion {
            board: Some(number(limit)?),
            ..everybody
        },
        other => return Err(PageError::BadRequest(fill("prizes-not-a-kind", &[&other]))),
    })
}

/// The kind and limit that mean the same players as a category of the settings; `None` where a table
/// has no such kind. Ages are those reached in the year of the first day.
pub(super) fn kind_of(category: &Category, starts: Option<Date>) -> Option<(&'static str, String)> {
    if category.grade_from.is_some() || category.grade_to.is_some() {
        return None;
    }
    let age = |born: u16| {
        let year = u16::try_from(starts?.year()).ok()?;
        year.checked_sub(born)
    };
    let number = |number: u16| number.to_string();
    let rating = match (category.rating_from, category.rating_to) {
        (None, None) => None,
        (None, Some(to)) => Some(("rating-under-or-unrated", number(to.saturating_add(1)))),
        (from, to) => Some(("rating-from-to", span_text(from, to))),
    };
    let limits = [
        rating,
        category.age_to.map(|age| ("age-under", number(age))),
        category.age_from.map(|age| ("age-from", number(age))),
        match category.born_from {
            Some(born) => Some(("age-under", number(age(born)?))),
            None => None,
        },
        match category.born_to {
            Some(born) => Some(("age-from", number(age(born)?))),
            None => None,
        },
        match category.sex {
            Some(Sex::Male) => return None,
            Some(Sex::Female) => Some(("women", String::new())),
            None => None,
        },
    ];
    let mut limits = limits.into_iter().flatten();
    limits.next().filter(|_| limits.next().is_none())
}

fn under(limit: u16) -> RatingSpan {
    RatingSpan {
        under: Some(limit),
        ..RatingSpan::default()
    }
}

/// `1400–1599`; an end may be open.
fn span(limit: &str) -> Result<RatingSpan, PageError> {
    let wrong = || PageError::BadRequest(fill("prizes-not-a-span", &[&limit]));
    let (from, to) = limit.split_once(['–', '-']).ok_or_else(wrong)?;
    let end = |text: &str| match text.trim() {
        "" => Ok(None),
        text => text.parse().map(Some).map_err(|_| wrong()),
    };
    let span = RatingSpan {
        from: end(from)?,
        to: end(to)?,
        under: None,
    };
    match span == RatingSpan::default() {
        true => Err(wrong()),
        false => Ok(span),
    }
}

fn span_text(from: Option<u16>, to: Option<u16>) -> String {
    let end = |limit: Option<u16>| limit.map_or(String::new(), |limit| limit.to_string());
    format!("{}–{}", end(from), end(to))
}

fn number(limit: &str) -> Result<u16, PageError> {
    let number = limit.parse();
    number.map_err(|_| PageError::BadRequest(fill("prizes-not-a-limit", &[&limit])))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn categories_of_the_settings_keep_their_players() {
        let starts = "2026-05-09".parse().ok();
        let all = Category::named("A");
        for (category, kind, limit) in [
            (
                Category {
                    rating_to: Some(1499),
                    ..all.clone()
                },
                "rating-under-or-unrated",
                "1500",
            ),
            (
                Category {
                    rating_from: Some(1400),
                    rating_to: Some(1599),
                    ..all.clone()
                },
                "rating-from-to",
                "1400–1599",
            ),
            (
                Category {
                    age_to: Some(16),
                    ..all.clone()
                },
                "age-under",
                "16",
            ),
            (
                Category {
                    born_from: Some(2010),
                    ..all.clone()
                },
                "age-under",
                "16",
            ),
            (
                Category {
                    born_to: Some(1966),
                    ..all.clone()
                },
                "age-from",
                "60",
            ),
            (
                Category {
                    sex: Some(Sex::Female),
                    ..all.clone()
                },
                "women",
                "",
            ),
        ] {
            let found = kind_of(&category, starts);
            assert_eq!(found, Some((kind, limit.to_owned())), "{category:?}");
            let who = criterion(kind, limit).unwrap();
            assert_eq!(super::kind(&who), found);
        }
        let both = Category {
            sex: Some(Sex::Female),
            age_to: Some(12),
            ..all.clone()
        };
        assert_eq!(kind_of(&both, starts), None);
        assert_eq!(kind_of(&all, starts), None);
        let born = Category {
            born_from: Some(2010),
            ..all
        };
        assert_eq!(kind_of(&born, None), None);
    }

    #[test]
    fn spans_of_ratings_may_be_open() {
        for (limit, from, to) in [
            ("1400–1599", Some(1400), Some(1599)),
            (" 1400 - 1599 ", Some(1400), Some(1599)),
            ("2000-", Some(2000), None),
        ] {
            let found = span(limit).unwrap();
            assert_eq!((found.from, found.to), (from, to), "{limit}");
        }
        for limit in ["", "-", "1400", "a-b"] {
            assert!(span(limit).is_err(), "{limit}");
        }
    }
}
