//! The forms of FIDE as data, filled from the event: what to print is decided elsewhere.
//!
//! Every number comes from the engines. What only a person knows, or has to sign, is an empty field.

mod arbiter;
mod norm;
mod text;
mod tournament;

use serde::Serialize;

pub use arbiter::{ArbiterPerson, arbiter_application_form, arbiter_norm_form, lecturer_form};
pub use norm::{
    application_event, application_form, empty_application_event, title_result,
    told_application_event,
};
pub use text::{FormRemark, FormText, FormValue};
pub use tournament::tournament_report;

/// A form of FIDE, filled in as far as the facts are known.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Form {
    /// Its code, such as `IT1`.
    pub code: &'static str,
    #[serde(serialize_with = "adoube_types::facts::stated")]
    pub title: FormText,
    pub sections: Vec<Section>,
}

/// A part of a form.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Section {
    /// What is over it.
    #[serde(serialize_with = "adoube_types::facts::stated")]
    pub heading: FormText,
    pub fields: Vec<Field>,
    pub table: Option<Table>,
}

/// A field of a form.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Field {
    #[serde(serialize_with = "adoube_types::facts::stated")]
    pub label: FormText,
    /// The answer; none if it is to be written by hand.
    pub value: Option<FormValue>,
}

/// A table of a form.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Table {
    /// The heads of the columns.
    #[serde(serialize_with = "adoube_types::facts::all_stated")]
    pub header: Vec<FormText>,
    pub rows: Vec<Vec<FormValue>>,
}

impl Form {
    /// The answer in a field.
    pub fn value(&self, label: FormText) -> Option<&FormValue> {
        let mut fields = self.sections.iter().flat_map(|section| &section.fields);
        fields.find(|field| field.label == label)?.value.as_ref()
    }
}

impl Section {
    fn new(heading: FormText) -> Section {
        Section {
            heading,
            fields: Vec::new(),
            table: None,
        }
    }

    fn with(self, label: FormText, value: impl ToString) -> Section {
        self.stating(label, FormValue::text(value))
    }

    fn stating(mut self, label: FormText, value: FormValue) -> Section {
        let value = Some(value);
        self.fields.push(Field { label, value });
        self
    }

    fn maybe(mut self, label: FormText, value: Option<impl ToString>) -> Section {
        let value = value.map(FormValue::text);
        self.fields.push(Field { label, value });
        self
    }

    fn empty(self, label: FormText) -> Section {
        self.maybe(label, None::<&str>)
    }

    fn table(mut self, header: &[FormText], rows: Vec<Vec<FormValue>>) -> Section {
        self.table = Some(Table {
            header: header.to_vec(),
            rows,
        });
        self
    }
}

/// Where the event is and when.
fn event_section(facts: &crate::EventFacts) -> Section {
    let name = Some(&facts.name).filter(|name| !name.is_empty());
    Section::new(FormText::Event)
        .maybe(FormText::Event, name)
        .maybe(FormText::Federation, facts.host)
        .maybe(FormText::Place, facts.place.as_ref())
        .with(FormText::Start, facts.start)
        .maybe(FormText::End, facts.end)
}
