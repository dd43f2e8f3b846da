//! The language that the command speaks.

use std::sync::OnceLock;

pub(crate) use adoube_words::Values;
use adoube_words::{Language, Names, Words};
use serde::Serialize;

static SPOKEN: OnceLock<Language> = OnceLock::new();

/// Chooses the language, once, at the start.
pub(crate) fn speak(language: Language) {
    let _ = SPOKEN.set(language);
}

/// The words of the language that is spoken.
pub(crate) fn words() -> Words {
    Words::of(SPOKEN.get().copied().unwrap_or_default())
}

/// A text without values.
pub(crate) fn t(id: &str) -> &str {
    words().text(id)
}

/// A fact as a sentence.
pub(crate) fn tell<F: Serialize + ?Sized>(fact: &F) -> String {
    words().tell(fact)
}

/// A fact as a sentence, with names for those whom it is about.
pub(crate) fn tell_with<F: Serialize + ?Sized>(fact: &F, names: &dyn Names) -> String {
    words().tell_with(fact, names)
}

/// A value that is repeated letter by letter: a date in a column stays as short as it is.
#[derive(Serialize)]
pub(crate) struct Quoted(pub String);

/// Values by their names; a name alone stands for what is called so.
macro_rules! values {
    (@value $name:ident) => { $name };
    (@value $name:ident $value:expr) => { $value };
    ($($name:ident $(= $value:expr)?),*) => {
        $crate::texts::Values::default()
            $(.and(stringify!($name), &$crate::texts::values!(@value $name $($value)?)))*
    };
}

/// A text with values by their names, which may be facts:
/// `say!("exported-events", count = 3, folder)` puts them where the message has `$count` and `$folder`.
macro_rules! say {
    ($id:expr $(, $name:ident $(= $value:expr)?)* $(,)?) => {
        $crate::texts::words().fill($id, &$crate::texts::values!($($name $(= $value)?),*))
    };
}

/// A failure in words, with values as [`say`] takes them; the part `.help` of the message, if it has
/// one, says what to do about it.
macro_rules! fail {
    ($id:expr $(, $name:ident $(= $value:expr)?)* $(,)?) => {
        $crate::failure::Failure::told($id, &$crate::texts::values!($($name $(= $value)?),*))
    };
}

pub(crate) use {fail, say, values};
