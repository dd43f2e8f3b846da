//! A prize fund as a table: places, and categories of the usual kinds. What a table cannot hold
//! stays with the text.

use adoube_prizes::{
    AgeSpan, Category, Criterion, Currency, Fund, Method, Money, Prize, RatingSpan, Unrated,
};
use adoube_tournament::Sex;
use serde::Deserialize;

use crate::error::PageError;
use crate::texts::{fill, t};

/// How many empty lines a table ends with.
const EMPTY_LINES: usize = 3;

/// The kinds of category that a table knows, by their names in forms.
pub const KINDS: [&str; 6] = [
    "rating-under",
    "unrated",
    "women",
    "age-under",
    "age-from",
    "club",
];

/// The table as it is typed. Each list is a column.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct FundTable {
    /// The last record the page showed.
    pub seen: Option<u64>,
    /// The code of the currency.
    pub currency: String,
    /// How ties are divided.
    pub method: String,
    /// The money of each place.
    pub cash: Vec<String>,
    /// The object of each place.
    pub object: Vec<String>,
    /// The name of each category.
    pub name: Vec<String>,
    /// Its kind.
    pub kind: Vec<String>,
    /// The limit, or the club.
    pub limit: Vec<String>,
    /// Its prizes, with commas between.
    pub prizes: Vec<String>,
}

/// A line of the places.
pub struct PlaceRow {
    /// The place.
    pub number: usize,
    /// The money.
    pub cash: String,
    /// The object.
    pub object: String,
}

/// A line of the categories.
pub struct CategoryRow {
    /// Its name.
    pub name: String,
    /// Its kind.
    pub kind: String,
    /// The limit, or the club.
    pub limit: String,
    /// Its prizes.
    pub prizes: String,
}

impl FundTable {
    /// The table of a fund; `None` if it holds more than a table can.
    pub fn of(fund: &Fund) -> Option<FundTable> {
        let mut table = FundTable {
            seen: None,
            currency: fund.currency.code.clone(),
            method: method_name(fund.rules.method).to_owned(),
            ..FundTable::default()
        };
        for prize in &fund.place.prizes {
            let cash = prize.cash.map_or(String::new(), |cash| cash.to_string());
            table.cash.push(cash);
            table.object.push(prize.object.clone().unwrap_or_default());
        }
        for category in &fund.categories {
            let (kind, limit) = kind(&category.who)?;
            table.name.push(category.name.clone());
            table.kind.push(kind.to_owned());
            table.limit.push(limit);
            table.prizes.push(listed(&category.prizes));
        }
        // Whatever the table does not show would be lost by saving it.
        let back = table.fund(fund).ok()?;
        (back == *fund).then_some(table)
    }

    /// The fund of a table; what a table does not show, such as the title, is that of `before`.
    pub fn fund(&self, before: &Fund) -> Result<Fund, PageError> {
        let mut fund = Fund {
            currency: Currency {
                code: self.currency.trim().to_uppercase(),
                digits: before.currency.digits,
            },
            ..before.clone()
        };
        fund.rules.method = method(&self.method)?;
        fund.place.prizes = self.places()?;
        fund.categories = self.categories()?;
        fund.check()
            .map_err(|error| PageError::Unfit(error.to_string()))?;
        Ok(fund)
    }

    fn places(&self) -> Result<Vec<Prize>, PageError> {
        let rows = self.cash.len().max(self.object.len());
        let rows = (0..rows).map(|row| (cell(&self.cash, row), cell(&self.object, row)));
        let mut rows: Vec<(&str, &str)> = rows.collect();
        while rows.last() == Some(&("", "")) {
            rows.pop();
        }
        let prize = |(cash, object): (&str, &str)| {
            Ok(Prize {
                cash: money(cash)?,
                object: Some(object.to_owned()).filter(|object| !object.is_empty()),
                ..Prize::default()
            })
        };
        rows.into_iter().map(prize).collect()
    }

    fn categories(&self) -> Result<Vec<Category>, PageError> {
        let rows = 0..self.name.len();
        let filled = rows.filter(|row| !cell(&self.name, *row).is_empty());
        filled.map(|row| self.category(row)).collect()
    }

    fn category(&self, row: usize) -> Result<Category, PageError> {
        let prizes = cell(&self.prizes, row).split(',').map(str::trim);
        let prizes = prizes.filter(|word| !word.is_empty()).map(|word| {
            let object = || Prize {
                object: Some(word.to_owned()),
                ..Prize::default()
            };
            word.parse().map_or_else(|_| object(), Prize::cash)
        });
        Ok(Category {
            name: cell(&self.name, row).to_owned(),
            who: criterion(cell(&self.kind, row), cell(&self.limit, row))?,
            prizes: prizes.collect(),
            sharers: None,
            in_addition: false,
            at_least: None,
        })
    }

    /// The places, with some empty lines to write in.
    pub fn place_rows(&self) -> Vec<PlaceRow> {
        let rows = 0..self.cash.len() + EMPTY_LINES;
        rows.map(|row| PlaceRow {
            number: row + 1,
            cash: cell(&self.cash, row).to_owned(),
            object: cell(&self.object, row).to_owned(),
        })
        .collect()
    }

    /// The categories, with some empty lines to write in.
    pub fn category_rows(&self) -> Vec<CategoryRow> {
        let rows = 0..self.name.len() + EMPTY_LINES;
        rows.map(|row| CategoryRow {
            name: cell(&self.name, row).to_owned(),
            kind: cell(&self.kind, row).to_owned(),
            limit: cell(&self.limit, row).to_owned(),
            prizes: cell(&self.prizes, row).to_owned(),
        })
        .collect()
    }
}

/// What a kind of category is called.
pub fn kind_name(kind: &str) -> &'static str {
    match kind {
        "rating-under" => t("prizes-kind-rating-under"),
        "unrated" => t("prizes-kind-unrated"),
        "women" => t("prizes-kind-women"),
        "age-under" => t("prizes-kind-age-under"),
        "age-from" => t("prizes-kind-age-from"),
        _ => t("prizes-kind-club"),
    }
}

fn cell(column: &[String], row: usize) -> &str {
    column.get(row).map_or("", |text| text.trim())
}

fn money(text: &str) -> Result<Option<Money>, PageError> {
    if text.is_empty() {
        return Ok(None);
    }
    let amount = text.parse().map(Some);
    amount.map_err(|_| PageError::Unfit(fill("prizes-not-an-amount", &[&text])))
}

/// The prizes of a category in one line; those with more than money or an object make the table
/// give way to the text.
fn listed(prizes: &[Prize]) -> String {
    let word = |prize: &Prize| match (&prize.cash, &prize.object) {
        (Some(cash), _) => cash.to_string(),
        (None, object) => object.clone().unwrap_or_default(),
    };
    prizes.iter().map(word).collect::<Vec<_>>().join(", ")
}

fn method_name(method: Method) -> &'static str {
    match method {
        Method::Us => "us",
        Method::Equal => "equal",
        Method::Hort => "hort",
        Method::Rank => "rank",
    }
}

fn method(name: &str) -> Result<Method, PageError> {
    match name {
        "us" => Ok(Method::Us),
        "equal" => Ok(Method::Equal),
        "hort" => Ok(Method::Hort),
        "rank" => Ok(Method::Rank),
        _ => Err(PageError::Unfit(fill("prizes-not-a-method", &[&name]))),
    }
}

fn kind(who: &Criterion) -> Option<(&'static str, String)> {
    let number = |number: u16| number.to_string();
    Some(match who {
        Criterion {
            rating: Some(span), ..
        } => ("rating-under", number(span.under?)),
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
        Criterion { club, .. } => ("club", club.first()?.clone()),
    })
}

fn criterion(kind: &str, limit: &str) -> Result<Criterion, PageError> {
    let number = || {
        let number: Result<u16, _> = limit.parse();
        number.map_err(|_| PageError::Unfit(fill("prizes-not-a-limit", &[&limit])))
    };
    let everybody = Criterion::default();
    Ok(match kind {
        "rating-under" => Criterion {
            rating: Some(RatingSpan {
                under: Some(number()?),
                ..RatingSpan::default()
            }),
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
                under: Some(number()?),
                from: None,
            }),
            ..everybody
        },
        "age-from" => Criterion {
            age: Some(AgeSpan {
                under: None,
                from: Some(number()?),
            }),
            ..everybody
        },
        "club" => Criterion {
            club: vec![limit.to_owned()],
            ..everybody
        },
        other => return Err(PageError::Unfit(fill("prizes-not-a-kind", &[&other]))),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_simple_fund_goes_through_the_table_and_back() {
        let text = r#"
            rules.method = "hort"
            place.prizes = [{ cash = 1000, object = "trophy" }, 500, 250.50]
            [[category]]
            name = "Under 1800"
            who.rating.under = 1800
            prizes = [100, "50"]
            [[category]]
            name = "Women"
            who.sex = "F"
            prizes = [{ object = "clock" }]
        "#;
        let text = text.replace("\"50\"", "50");
        let fund = Fund::from_toml(&text).unwrap();
        let table = FundTable::of(&fund).unwrap();
        assert_eq!(table.cash, ["1000", "500", "250.50"]);
        assert_eq!(table.prizes, ["100, 50", "clock"]);
        assert_eq!(table.fund(&fund).unwrap(), fund);
        assert_eq!(table.place_rows().len(), 6);
    }

    #[test]
    fn what_a_table_cannot_hold_is_left_to_the_text() {
        for text in [
            "place.prizes = [{ cash = 10, guaranteed = true }]",
            "[[category]]\nname = \"A\"\nwho.class = \"A\"\nprizes = [1]",
            "date = \"2026-05-16\"\n[[category]]\nname = \"Both\"\nwho.sex = \"F\"\nwho.age.under = 12\nprizes = [1]",
            "[[category]]\nname = \"A\"\nwho.sex = \"F\"\nprizes = [{ cash = 1, object = \"cup\" }]",
        ] {
            let fund = Fund::from_toml(text).unwrap();
            assert!(FundTable::of(&fund).is_none(), "{text}");
        }
    }

    #[test]
    fn nonsense_is_refused() {
        let table = |cash: &str, kind: &str| FundTable {
            currency: "EUR".to_owned(),
            method: "equal".to_owned(),
            cash: vec![cash.to_owned()],
            name: vec!["A".to_owned()],
            kind: vec![kind.to_owned()],
            limit: vec!["x".to_owned()],
            prizes: vec!["10".to_owned()],
            ..FundTable::default()
        };
        let before = Fund::default();
        assert!(table("ten", "women").fund(&before).is_err());
        assert!(table("10", "rating-under").fund(&before).is_err());
        assert!(table("10", "red hair").fund(&before).is_err());
        assert!(table("10", "women").fund(&before).is_ok());
    }
}
