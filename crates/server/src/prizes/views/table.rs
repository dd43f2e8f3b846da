//! A prize fund as a table: places, and categories of the usual kinds. What a table cannot hold
//! stays with the text.

use adoube_journal::Category as SettingsCategory;
use adoube_prizes::{BasedOn, Category, CountedEntries, Currency, Fund, Method, Prize};
use jiff::civil::Date;
use serde::Deserialize;

use super::kinds::{criterion, kind, kind_of};
use crate::error::PageError;
use crate::texts::{fill, tell};

/// How many empty lines a table ends with.
const EMPTY_LINES: usize = 3;

/// What the section itself says, which nobody should have to type again.
#[derive(Clone, Copy)]
pub(crate) struct SectionFacts<'s> {
    /// The first day of the event, for which ages are reckoned.
    pub starts: Option<Date>,
    /// The categories of the settings.
    pub categories: &'s [SettingsCategory],
}

/// The table as it is typed. Each list is a column.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct FundTable {
    /// The last record the page showed.
    pub seen: Option<u64>,
    /// The code of the currency.
    pub currency: String,
    /// How ties are divided.
    pub method: String,
    /// At how many entries everything is paid in full; empty if that does not matter.
    pub based_on: String,
    /// Which entries count.
    pub counts: String,
    /// The money of each place.
    pub cash: Vec<String>,
    /// The object of each place.
    pub object: Vec<String>,
    /// The name of each category.
    pub name: Vec<String>,
    pub kind: Vec<String>,
    /// The limit, or the club.
    pub limit: Vec<String>,
    /// Its prizes, with commas between.
    pub prizes: Vec<String>,
}

/// A line of the places.
pub(crate) struct PlaceRow {
    pub number: usize,
    pub cash: String,
    pub object: String,
}

/// A line of the categories.
#[derive(Default)]
pub(crate) struct CategoryRow {
    pub name: String,
    pub kind: String,
    /// The limit, or the club.
    pub limit: String,
    pub prizes: String,
}

impl FundTable {
    /// The table of a fund; `None` if it holds more than a table can.
    pub(crate) fn of(fund: &Fund, given: SectionFacts<'_>) -> Option<FundTable> {
        let mut table = FundTable {
            seen: None,
            currency: fund.currency.code.clone(),
            method: method_name(fund.rules.method).to_owned(),
            based_on: fund
                .based_on
                .as_ref()
                .map_or(String::new(), |based_on| based_on.entries.to_string()),
            counts: match fund.based_on.as_ref().map(|based_on| based_on.counts) {
                Some(CountedEntries::Paid) => "paid".to_owned(),
                _ => "all".to_owned(),
            },
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
        let back = table.fund(fund, given).ok()?;
        (back == *fund).then_some(table)
    }

    /// The fund of a table; what a table does not show, such as the title, is that of `before`.
    pub(crate) fn fund(&self, before: &Fund, given: SectionFacts<'_>) -> Result<Fund, PageError> {
        let mut fund = Fund {
            currency: Currency {
                code: self.currency.trim().to_uppercase(),
                digits: before.currency.digits,
            },
            ..before.clone()
        };
        fund.rules.method = method(&self.method)?;
        fund.based_on = self.goal(before)?;
        fund.place.prizes = self.places()?;
        fund.categories = self.categories(given)?;
        check(&fund, given.starts)?;
        Ok(fund)
    }

    /// What the prizes are based on; what the table does not show of it stays.
    fn goal(&self, before: &Fund) -> Result<Option<BasedOn>, PageError> {
        let text = self.based_on.trim();
        if text.is_empty() {
            return Ok(None);
        }
        let wrong = || PageError::BadRequest(fill("prizes-based-unfit", &[&text]));
        let entries = text.parse().map_err(|_| wrong())?;
        let kept = before.based_on.clone();
        Ok(Some(BasedOn {
            entries,
            counts: match self.counts.as_str() {
                "paid" => CountedEntries::Paid,
                _ => CountedEntries::All,
            },
            ..kept.unwrap_or_else(|| BasedOn::entries(entries))
        }))
    }

    fn places(&self) -> Result<Vec<Prize>, PageError> {
        let rows = self.cash.len().max(self.object.len());
        let rows = (0..rows).map(|row| (cell(&self.cash, row), cell(&self.object, row)));
        let mut rows: Vec<(&str, &str)> = rows.collect();
        while rows.last() == Some(&("", "")) {
            rows.pop();
        }
        let rows = rows.into_iter().zip(1..);
        rows.map(|((cash, object), place)| place_prize(cash, object, place))
            .collect()
    }

    fn categories(&self, given: SectionFacts<'_>) -> Result<Vec<Category>, PageError> {
        let rows = self.name.len().max(self.prizes.len());
        let filled = (0..rows).filter(|row| !self.is_left_out(*row, given));
        filled.map(|row| self.category(row)).collect()
    }

    /// Whether a line is empty, or a category of the settings without a prize.
    fn is_left_out(&self, row: usize, given: SectionFacts<'_>) -> bool {
        let name = cell(&self.name, row);
        let mut offered = given.categories.iter();
        let optional = name.is_empty() && cell(&self.limit, row).is_empty()
            || offered.any(|category| category.name.trim() == name);
        optional && cell(&self.prizes, row).is_empty()
    }

    fn category(&self, row: usize) -> Result<Category, PageError> {
        let name = cell(&self.name, row);
        if name.is_empty() {
            let text = fill("prizes-no-name", &[&(row + 1)]);
            return Err(PageError::BadRequest(text));
        }
        let prizes = cell(&self.prizes, row).split(',').map(str::trim);
        let prizes = prizes.filter(|word| !word.is_empty()).map(|word| {
            let object = || Prize {
                object: Some(word.to_owned()),
                ..Prize::default()
            };
            word.parse().map_or_else(|_| object(), Prize::cash)
        });
        let prizes: Vec<Prize> = prizes.collect();
        if prizes.is_empty() {
            return Err(PageError::BadRequest(fill("prizes-no-prizes", &[&name])));
        }
        let who = criterion(cell(&self.kind, row), cell(&self.limit, row));
        Ok(Category {
            name: name.to_owned(),
            who: who.map_err(|error| in_category(name, error))?,
            prizes,
            sharers: None,
            in_addition: false,
            at_least: None,
        })
    }

    /// The places, with some empty lines to write in.
    pub(crate) fn place_rows(&self) -> Vec<PlaceRow> {
        let rows = 0..self.cash.len() + EMPTY_LINES;
        rows.map(|row| PlaceRow {
            number: row + 1,
            cash: cell(&self.cash, row).to_owned(),
            object: cell(&self.object, row).to_owned(),
        })
        .collect()
    }

    /// The categories, then those of the settings that have no prize yet, then some empty lines to
    /// write in.
    pub(crate) fn category_rows(&self, given: SectionFacts<'_>) -> Vec<CategoryRow> {
        let own = (0..self.name.len()).map(|row| CategoryRow {
            name: cell(&self.name, row).to_owned(),
            kind: cell(&self.kind, row).to_owned(),
            limit: cell(&self.limit, row).to_owned(),
            prizes: cell(&self.prizes, row).to_owned(),
        });
        let empty = std::iter::repeat_with(CategoryRow::default).take(EMPTY_LINES);
        own.chain(self.offered(given)).chain(empty).collect()
    }

    fn offered(&self, given: SectionFacts<'_>) -> impl Iterator<Item = CategoryRow> {
        let new = |category: &&SettingsCategory| {
            let mut names = self.name.iter();
            !names.any(|name| name.trim().eq_ignore_ascii_case(category.name.trim()))
        };
        let categories = given.categories.iter().filter(new);
        categories.filter_map(move |category| {
            let (kind, limit) = kind_of(category, given.starts)?;
            Some(CategoryRow {
                name: category.name.trim().to_owned(),
                kind: kind.to_owned(),
                limit,
                prizes: String::new(),
            })
        })
    }
}

fn place_prize(cash: &str, object: &str, place: usize) -> Result<Prize, PageError> {
    if cash.is_empty() && object.is_empty() {
        return Err(PageError::BadRequest(fill("prizes-empty-place", &[&place])));
    }
    let amount = match cash {
        "" => None,
        cash => Some(cash.parse().map_err(|_| {
            let text = fill("prizes-not-an-amount", &[&place, &cash]);
            PageError::BadRequest(text)
        })?),
    };
    Ok(Prize {
        cash: amount,
        object: Some(object.to_owned()).filter(|object| !object.is_empty()),
        ..Prize::default()
    })
}

/// A fault, with the category it is in.
fn in_category(name: &str, error: PageError) -> PageError {
    match error {
        PageError::BadRequest(text) => {
            PageError::BadRequest(fill("prizes-in-category", &[&name, &text]))
        }
        other => other,
    }
}

/// Whether a fund can be divided in an event that starts on a day.
fn check(fund: &Fund, starts: Option<Date>) -> Result<(), PageError> {
    let fund = fund.on(starts);
    let mut categories = fund.categories.iter();
    let by_age = categories.find(|category| category.who.age.is_some());
    if let Some(category) = by_age.filter(|_| fund.date.is_none()) {
        let text = fill("prizes-no-day", &[&category.name]);
        return Err(PageError::BadRequest(text));
    }
    let checked = fund.check();
    checked.map_err(|error| PageError::BadRequest(tell(&error)))
}

fn cell(column: &[String], row: usize) -> &str {
    column.get(row).map_or("", |text| text.trim())
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
        _ => Err(PageError::BadRequest(fill("prizes-not-a-method", &[&name]))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOTHING: SectionFacts<'static> = SectionFacts {
        starts: None,
        categories: &[],
    };

    fn one_category(name: &str, kind: &str, limit: &str, prizes: &str) -> FundTable {
        FundTable {
            currency: "EUR".to_owned(),
            method: "equal".to_owned(),
            name: vec![name.to_owned()],
            kind: vec![kind.to_owned()],
            limit: vec![limit.to_owned()],
            prizes: vec![prizes.to_owned()],
            ..FundTable::default()
        }
    }

    fn says(fund: Result<Fund, PageError>) -> String {
        match fund {
            Err(PageError::BadRequest(text)) => text,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn ages_are_those_of_the_event() {
        let table = one_category("Juniors", "age-under", "16", "20");
        let before = Fund::default();
        let given = SectionFacts {
            starts: "2026-05-09".parse().ok(),
            ..NOTHING
        };
        let fund = table.fund(&before, given).unwrap();
        assert_eq!(fund.date, None);
        assert!(FundTable::of(&fund, given).is_some());
        let wrong = says(table.fund(&before, NOTHING));
        assert!(wrong.contains("Juniors"), "{wrong}");
    }

    #[test]
    fn a_fault_names_its_line() {
        let before = Fund::default();
        for (table, named) in [
            (one_category("Seniors", "age-from", "old", "20"), "Seniors"),
            (one_category("Town", "club", "", "20"), "Town"),
            (one_category("Best", "women", "", ""), "Best"),
            (one_category("", "women", "", "20"), "1"),
        ] {
            let wrong = says(table.fund(&before, NOTHING));
            assert!(wrong.contains(named), "{wrong}");
        }
        let places = FundTable {
            cash: ["100", "", "fifty"].map(str::to_owned).to_vec(),
            ..one_category("", "women", "", "")
        };
        assert!(says(places.fund(&before, NOTHING)).contains('2'));
    }

    #[test]
    fn categories_of_the_settings_are_offered_and_need_no_prize() {
        let women = SettingsCategory {
            sex: Some(adoube_tournament::Sex::Female),
            ..SettingsCategory::named("Best woman")
        };
        let given = SectionFacts {
            categories: &[women],
            ..NOTHING
        };
        let table = one_category("", "women", "", "");
        let rows = FundTable::default().category_rows(given);
        assert_eq!(rows.len(), 1 + EMPTY_LINES);
        assert_eq!(
            (rows[0].name.as_str(), rows[0].kind.as_str()),
            ("Best woman", "women")
        );
        let left = FundTable {
            name: vec!["Best woman".to_owned()],
            ..table
        };
        assert_eq!(left.fund(&Fund::default(), given).unwrap().categories, []);
        let priced = FundTable {
            prizes: vec!["30".to_owned()],
            ..left
        };
        let fund = priced.fund(&Fund::default(), given).unwrap();
        assert_eq!(fund.categories.len(), 1);
        assert_eq!(priced.category_rows(given).len(), 1 + EMPTY_LINES);
    }

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
        let table = FundTable::of(&fund, NOTHING).unwrap();
        assert_eq!(table.cash, ["1000", "500", "250.50"]);
        assert_eq!(table.prizes, ["100, 50", "clock"]);
        assert_eq!(table.fund(&fund, NOTHING).unwrap(), fund);
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
            assert!(FundTable::of(&fund, NOTHING).is_none(), "{text}");
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
        assert!(table("ten", "women").fund(&before, NOTHING).is_err());
        assert!(table("10", "rating-under").fund(&before, NOTHING).is_err());
        assert!(table("10", "red hair").fund(&before, NOTHING).is_err());
        assert!(table("10", "women").fund(&before, NOTHING).is_ok());
    }
}
