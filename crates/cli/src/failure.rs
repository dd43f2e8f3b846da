//! What goes wrong, told so that the user knows what to do next.

use std::fmt;
use std::str::FromStr;

use adoube_bodies::failure::FailureBody;
use adoube_bodies::names::SectionNames;
use adoube_journal::{Event, StoreError, SubmitError};
use miette::{Diagnostic, GraphicalReportHandler, LabeledSpan, NamedSource, Severity, SourceCode};

use serde::Serialize;

use crate::output;
use crate::texts::{Values, tell, tell_with, words};

/// Bad input, a refusal, a conflict or a broken file; always with exit status 2.
#[derive(Debug)]
pub(crate) struct Failure {
    message: String,
    help: Option<String>,
    place: Option<Box<Place>>,
}

/// Where in a file it is.
#[derive(Debug)]
struct Place {
    source: NamedSource<String>,
    labels: Vec<LabeledSpan>,
}

impl Failure {
    pub(crate) fn new(message: impl Into<String>) -> Failure {
        Failure {
            message: message.into(),
            help: None,
            place: None,
        }
    }

    /// What a message says, with the help that belongs to it.
    pub(crate) fn told(id: &str, values: &Values) -> Failure {
        let help = format!("{id}.help");
        Failure {
            help: words().has(&help).then(|| words().fill(&help, values)),
            ..Failure::new(words().fill(id, values))
        }
    }

    /// A fact that stands in the way.
    pub(crate) fn of<F: Serialize + ?Sized>(fact: &F) -> Failure {
        Failure::new(tell(fact))
    }

    /// Why commands were not carried out, with the names of those whom somebody else changed.
    pub(crate) fn of_submission(error: SubmitError, event: &Event) -> Failure {
        let names = SectionNames::of_error(event, &error);
        let told = matches!(error, SubmitError::Conflict(_)).then(|| tell_with(&error, &names));
        let failure = Failure::from(error);
        Failure {
            message: told.unwrap_or(failure.message),
            ..failure
        }
    }

    /// What the user can do about it.
    pub(crate) fn help(mut self, help: impl Into<String>) -> Failure {
        self.help = Some(help.into());
        self
    }

    /// The file it is about, with the places in it.
    pub(crate) fn in_file(mut self, name: &str, text: String, labels: Vec<LabeledSpan>) -> Failure {
        self.place = Some(Box::new(Place {
            source: NamedSource::new(name, text),
            labels,
        }));
        self
    }

    /// Tells the user: as a drawing of the place, or as JSON.
    pub(crate) fn report(&self, json: bool) {
        if json {
            let body = FailureBody {
                error: &self.message,
                help: self.help.as_deref(),
            };
            output::print_error(&output::json_line(&body));
            return;
        }
        let mut text = String::new();
        let drawn = GraphicalReportHandler::new()
            .with_cause_chain()
            .render_report(&mut text, self);
        match drawn {
            Ok(()) => output::print_error(&text),
            Err(_) => output::print_error(&format!("error: {}\n", self.message)),
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Failure {}

impl Diagnostic for Failure {
    fn severity(&self) -> Option<Severity> {
        Some(Severity::Error)
    }

    fn help<'a>(&'a self) -> Option<Box<dyn fmt::Display + 'a>> {
        let help = self.help.as_ref()?;
        Some(Box::new(help))
    }

    fn source_code(&self) -> Option<&dyn SourceCode> {
        let place = self.place.as_ref()?;
        Some(&place.source)
    }

    fn labels(&self) -> Option<Box<dyn Iterator<Item = LabeledSpan> + '_>> {
        let place = self.place.as_ref()?;
        Some(Box::new(place.labels.iter().cloned()))
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Failure {
        let failure = Failure::of(&error);
        match error {
            StoreError::NoEvent(_) => {
                failure.help("`adoube event list` shows the events there are")
            }
            StoreError::EventExists(_) => failure
                .help("choose another short name with --id, or go on with the event there is"),
            StoreError::Open { .. } => failure.help(
                "--data DIR, or ADOUBE_DATA, names the folder in which events are kept; \
                 it must be one that you may write to",
            ),
            _ => failure,
        }
    }
}

impl From<SubmitError> for Failure {
    fn from(error: SubmitError) -> Failure {
        match error {
            SubmitError::Store(error) => error.into(),
            SubmitError::Conflict(_) => {
                Failure::of(&error).help("look at the new state and try again")
            }
            _ => Failure::of(&error),
        }
    }
}

/// Reads an argument; what is wrong with it is said in words.
pub(crate) fn argument<T>(text: &str) -> Result<T, String>
where
    T: FromStr,
    T::Err: Serialize,
{
    text.parse().map_err(|error| tell(&error))
}
