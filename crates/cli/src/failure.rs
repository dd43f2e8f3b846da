//! What goes wrong, told so that the user knows what to do next.

use std::fmt;

use adoube_bodies::failure::FailureBody;
use adoube_bodies::names::SectionNames;
use adoube_bodies::warnings::WarningBody;
use adoube_journal::{Event, StoreError, SubmitError};
use adoube_words::Names;
use miette::{Diagnostic, GraphicalReportHandler, LabeledSpan, NamedSource, Severity, SourceCode};
use serde::Serialize;

use crate::output;
use crate::texts::{Values, say, t, tell_with, words};

/// Bad input, a refusal, a conflict or a broken file; always with exit status 2.
#[derive(Debug)]
pub(crate) struct Failure {
    message: String,
    help: Option<String>,
    place: Option<Box<Place>>,
    /// What has to be confirmed, or is not done.
    warnings: Vec<WarningBody>,
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
            warnings: Vec::new(),
        }
    }

    /// The same with the warnings that it is about.
    pub(crate) fn with_warnings(self, warnings: Vec<WarningBody>) -> Failure {
        Failure { warnings, ..self }
    }

    /// What a message says, with the help that belongs to it.
    pub(crate) fn told(id: &str, values: &Values) -> Failure {
        Failure {
            help: words().help_of(id, values),
            ..Failure::new(words().fill(id, values))
        }
    }

    /// A fact that stands in the way, with the help that belongs to it.
    pub(crate) fn of<F: Serialize + ?Sized>(fact: &F) -> Failure {
        Failure::of_named(fact, &())
    }

    /// The same with names for those whom it is about.
    pub(crate) fn of_named<F: Serialize + ?Sized>(fact: &F, names: &dyn Names) -> Failure {
        Failure {
            help: words().help(fact, names),
            ..Failure::new(tell_with(fact, names))
        }
    }

    /// Why commands were not carried out, with the names of those whom somebody else changed.
    pub(crate) fn of_submission(error: SubmitError, event: &Event) -> Failure {
        match error {
            SubmitError::Conflict(_) => {
                Failure::of_named(&error, &SectionNames::of_error(event, &error))
            }
            _ => error.into(),
        }
    }

    /// The same failure behind the words that say where it happened.
    pub(crate) fn at(self, place: &str) -> Failure {
        Failure {
            message: say!("problem-at", place = place, problem = self.message),
            ..self
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
                warnings: &self.warnings,
            };
            output::print_error(&output::json_line(&body));
            return;
        }
        let mut text = String::new();
        let drawn = GraphicalReportHandler::new()
            .with_cause_chain()
            .render_report(&mut text, self);
        match drawn {
            Ok(()) => output::print_error(&with_own_word(&text)),
            Err(_) => output::print_error(&(say!("failure-line", text = self.message) + "\n")),
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
        Failure::of(&error)
    }
}

impl From<SubmitError> for Failure {
    fn from(error: SubmitError) -> Failure {
        match error {
            SubmitError::Refused { why, .. } => Failure::of(&why),
            _ => Failure::of(&error),
        }
    }
}

/// The help stands behind a word of miette's, in English.
fn with_own_word(drawn: &str) -> String {
    drawn.replacen("  help:", &format!("  {}", t("failure-help")), 1)
}
