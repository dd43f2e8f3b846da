//! What the players of a section owe and have paid, and the till of the event.

pub(crate) mod views;

use adoube_conduct::accounts::{Account, Ledger};
use adoube_journal::{
    AccountEntered, AccountItem, Amount, Command, InvalidAmount, PayMethod, Section,
};
use adoube_tournament::EntrantId;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum_extra::routing::TypedPath;
use jiff::Zoned;
use serde::Deserialize;
use serde_json::Value;

use self::views::{FeesPage, FeesQuery};
use crate::auth::Right;
use crate::error::PageError;
use crate::exports::{self, Download};
use crate::flash::redirect_with;
use crate::params::{DeskSection, Fields, Params};
use crate::paths;
use crate::routes::{Routes, with};
use crate::texts::{fill, t, tell};
use crate::ui::Page;
use crate::ui::choice::chosen;
use crate::ui::pick::picked;
use crate::ui::place::Place;

/// The addresses of the accounts. Who may enter players may see what they paid.
pub(crate) fn routes(routes: Routes) -> Routes {
    let entries = with(Right::Entries);
    routes
        .get(paths::desk::Fees::PATH, entries, show)
        .post(paths::desk::Fees::PATH, entries, write)
        .post(paths::desk::SettleFees::PATH, entries, settle)
        .get(paths::desk::FeesFile::PATH, entries, file)
}

/// `GET /desk/{event}/{section}/fees`
async fn show(
    of: DeskSection,
    params: Params,
    Fields(look): Fields<FeesQuery>,
) -> Result<Page<FeesPage>, PageError> {
    FeesPage::of(Place::of(&of), look, Typed::default(), None, &params).map(Page)
}

/// `GET /desk/{event}/{section}/fees/accounts.csv`
async fn file(of: DeskSection) -> Download {
    let section = of.section();
    let content = exports::accounts(section, &Zoned::now());
    let name = format!("{}-{}-accounts.csv", of.at.event, section.id);
    Download::new(name, "text/csv; charset=utf-8", content)
}

/// A line as it was typed.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Typed {
    pub entrant: String,
    /// The item: `payment:cash`, `charge:entry_fee`, `waiver`.
    pub item: String,
    /// Empty for what is owed, or what is announced.
    pub amount: String,
    pub note: String,
    /// How the list looked.
    pub owing: String,
}

/// `POST /desk/{event}/{section}/fees`: a line of an account.
async fn write(
    of: DeskSection,
    params: Params,
    Fields(typed): Fields<Typed>,
) -> Result<Response, PageError> {
    let written = match typed.line(of.section()) {
        Ok(line) => enter(&of, line).await,
        Err(error) => Err(error),
    };
    match written {
        Ok(said) => Ok(redirect_with(back(&of, &typed.owing), said).into_response()),
        Err(PageError::BadRequest(wrong) | PageError::Refused(wrong)) => {
            let look = FeesQuery::owing(&typed.owing);
            let page = FeesPage::of(Place::of(&of), look, typed, Some(wrong), &params)?;
            Ok((StatusCode::UNPROCESSABLE_ENTITY, Page(page)).into_response())
        }
        Err(other) => Err(other),
    }
}

/// Whose account is to be settled, or whose deposit is given back.
#[derive(Deserialize)]
#[serde(default)]
#[derive(Default)]
struct Settled {
    /// Who pays what is owed.
    pays: String,
    /// Who gets the deposit back.
    gets: String,
    method: String,
    owing: String,
}

/// `POST /desk/{event}/{section}/fees/settle`: everything that somebody owes is paid, or the whole deposit
/// is given back.
async fn settle(of: DeskSection, Fields(typed): Fields<Settled>) -> Result<Response, PageError> {
    let section = of.section();
    let method: PayMethod = chosen(&typed.method).ok_or(PageError::NotFound)?;
    let ledger = Ledger::of(section, &Zoned::now());
    let (who, item) = match typed.gets.as_str() {
        "" => (&typed.pays, AccountItem::Payment(method)),
        who => (&who.to_owned(), AccountItem::DepositReturned(method)),
    };
    let account = named(&ledger, who)?;
    let amount = match item {
        AccountItem::Payment(_) => account.balance(),
        _ => account.deposit(),
    };
    if amount <= Amount::ZERO {
        // Two hands on one button pay once.
        return Err(PageError::Refused(t("fees-nothing-open").to_owned()));
    }
    let line = AccountEntered {
        section: section.id.clone(),
        entrant: account.entrant.id,
        item,
        amount,
        note: None,
    };
    let said = enter(&of, line).await?;
    Ok(redirect_with(back(&of, &typed.owing), said).into_response())
}

fn named<'l, 's>(ledger: &'l Ledger<'s>, id: &str) -> Result<&'l Account<'s>, PageError> {
    let id = id.parse().map(EntrantId).ok();
    let account = id.and_then(|id| ledger.account(id));
    account.ok_or_else(|| PageError::BadRequest(t("fees-who").to_owned()))
}

fn back(of: &DeskSection, owing: &str) -> String {
    let url = paths::desk::Fees::of(&of.at.event, &of.section().id).to_string();
    match owing {
        "" => url,
        _ => format!("{url}?owing=yes"),
    }
}

async fn enter(of: &DeskSection, line: AccountEntered) -> Result<String, PageError> {
    let who = of.section().label(line.entrant);
    let said = fill(
        "fees-written",
        &[&who, &tell(&line.item), &tell(&line.amount)],
    );
    let command = Command::EnterAccount(line);
    of.at.write(of.at.member.submission(vec![command])).await?;
    Ok(said)
}

impl Typed {
    fn line(&self, section: &Section) -> Result<AccountEntered, PageError> {
        let ledger = Ledger::of(section, &Zoned::now());
        let account = ledger.account(picked(section, &self.entrant)?);
        let account = account.ok_or_else(|| PageError::BadRequest(t("fees-who").to_owned()))?;
        let item = item(&self.item).ok_or(PageError::NotFound)?;
        let amount = match self.amount.trim() {
            "" => ledger
                .usual_amount(account.entrant.id, item)
                .ok_or_else(|| PageError::BadRequest(t("fees-how-much").to_owned()))?,
            text => text
                .parse()
                .map_err(|error: InvalidAmount| PageError::BadRequest(tell(&error)))?,
        };
        let note = self.note.trim();
        Ok(AccountEntered {
            section: section.id.clone(),
            entrant: account.entrant.id,
            item,
            amount,
            note: (!note.is_empty()).then(|| note.to_owned()),
        })
    }
}

/// The item of a code such as `payment:cash`.
fn item(code: &str) -> Option<AccountItem> {
    let value = match code.split_once(':') {
        Some((kind, of)) => serde_json::json!({ kind: of }),
        None => Value::from(code),
    };
    serde_json::from_value(value).ok()
}

/// The code of an item, as [`item`] reads it.
fn code(item: AccountItem) -> String {
    match serde_json::to_value(item) {
        Ok(Value::String(code)) => code,
        Ok(Value::Object(map)) => {
            let mut fields = map.into_iter();
            let first = fields.next();
            first.map_or(String::new(), |(kind, of)| {
                format!("{kind}:{}", of.as_str().unwrap_or_default())
            })
        }
        _ => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use adoube_journal::Charge;

    use super::*;

    #[test]
    fn the_code_of_an_item_is_read_again() {
        let items = [
            AccountItem::Charge(Charge::ReEntryFee),
            AccountItem::Payment(PayMethod::Cash),
            AccountItem::DepositReturned(PayMethod::Transfer),
            AccountItem::Waiver,
        ];
        for one in items {
            assert_eq!(item(&code(one)), Some(one));
        }
        assert_eq!(item("payment:shells"), None);
    }
}
