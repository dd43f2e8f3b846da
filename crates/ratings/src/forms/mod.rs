//! The forms of FIDE as data, filled from the event: what to print is decided elsewhere.
//!
//! Every number comes from the engines. What only a person knows, or has to sign, is an empty field;
//! a form with such fields is a draft.

mod arbiter;
mod norm;
mod tournament;

use serde::Serialize;

pub use arbiter::{ArbiterPerson, arbiter_application_form, arbiter_norm_form, lecturer_form};
pub use norm::{application_form, title_result};
pub use tournament::tournament_report;

/// A form of FIDE, filled in as far as the facts are known.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Form {
    /// Its code, such as `IT1`.
    pub code: &'static str,
    pub title: String,
    pub sections: Vec<Section>,
}

/// A part of a form.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Section {
    /// What is over it.
    pub heading: String,
    pub fields: Vec<Field>,
    pub table: Option<Table>,
}

/// A field of a form.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Field {
    pub label: String,
    /// The answer; none if it is to be written by hand.
    pub value: Option<String>,
}

/// A table of a form.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Table {
    /// The heads of the columns.
    pub header: Vec<String>,
    pub rows: Vec<Vec<String>>,
}

impl Form {
    /// Something is still to be written or signed.
    pub fn is_draft(&self) -> bool {
        let mut fields = self.sections.iter().flat_map(|section| &section.fields);
        fields.any(|field| field.value.is_none())
    }

    /// The answer in a field.
    pub fn value(&self, label: &str) -> Option<&str> {
        let mut fields = self.sections.iter().flat_map(|section| &section.fields);
        fields.find(|field| field.label == label)?.value.as_deref()
    }
}

impl Section {
    fn new(heading: &str) -> Section {
        Section {
            heading: heading.to_owned(),
            ..Section::default()
        }
    }

    fn with(mut self, label: &str, value: impl ToString) -> Section {
        self.fields.push(Field {
            label: label.to_owned(),
            value: Some(value.to_string()),
        });
        self
    }

    fn maybe(mut self, label: &str, value: Option<impl ToString>) -> Section {
        self.fields.push(Field {
            label: label.to_owned(),
            value: value.map(|value| value.to_string()),
        });
        self
    }

    fn empty(self, label: &str) -> Section {
        self.maybe(label, None::<&str>)
    }

    fn table(mut self, header: &[&str], rows: Vec<Vec<String>>) -> Section {
        self.table = Some(Table {
            header: header.iter().map(|head| (*head).to_owned()).collect(),
            rows,
        });
        self
    }
}

/// Where the event is and when.
fn event_section(facts: &crate::EventFacts) -> Section {
    let name = Some(&facts.name).filter(|name| !name.is_empty());
    Section::new("Event")
        .maybe("Event", name)
        .maybe("Federation", facts.host)
        .maybe("Place", facts.place.as_ref())
        .with("Start", facts.start)
        .maybe("End", facts.end)
}
