//! Records of cases: what is common to appeals, fair play and needs.

use adoube_bodies::cases::{CaseRemark, DutyBody};
use adoube_casefile::rules;
use adoube_journal::{Journal, Section, Seq};
use adoube_rulebook::{Article, Edition};
use jiff::Zoned;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::desk::told;
use crate::failure::Failure;
use crate::output;
use crate::texts::{fail, say, tell, words};

/// Reads one of several by its code, hyphens or not.
pub(super) fn coded<T: DeserializeOwned>(text: &str) -> Result<T, String> {
    let value = Value::String(text.replace('-', "_"));
    serde_json::from_value(value).map_err(|error| error.to_string())
}

/// Reads yes or no.
pub(super) fn yes_or_no(text: &str) -> Result<bool, String> {
    match text {
        "yes" => Ok(true),
        "no" => Ok(false),
        _ => Err(say!("event-yes-or-no")),
    }
}

/// The edition that a section is played by.
pub(super) fn edition(journal: &Journal, section: &Section) -> Result<&'static Edition, Failure> {
    let found = rules::edition(journal.event(), section, Zoned::now().date());
    found.ok_or_else(|| fail!("event-no-edition"))
}

/// Something that is said of a case.
pub(super) fn remark(says: &impl Serialize, wrong: bool, article: Option<&str>) -> CaseRemark {
    CaseRemark {
        says: words().told(says, &()),
        wrong,
        article: article.map(str::to_owned),
    }
}

/// An article as something to be done.
pub(super) fn duty(article: &Article) -> DutyBody {
    DutyBody {
        article: article.number.clone(),
        says: tell(&article.saying()),
    }
}

/// Prints a case: its record, what came of it, and what is said of it.
pub(super) fn print(journal: &Journal, id: Seq, decided: Option<String>, remarks: &[CaseRemark]) {
    let what = journal.record(id).map(|record| told(record, journal));
    output::print_line(&format!("{:>5}  {}", id.0, what.unwrap_or_default()));
    if let Some(line) = decided {
        output::print_line(&format!("       {line}"));
    }
    for remark in remarks {
        let text = &remark.says.text;
        let line = match &remark.article {
            Some(article) => format!("       - {text} ({article})"),
            None => format!("       - {text}"),
        };
        output::print_line(&line);
    }
}
