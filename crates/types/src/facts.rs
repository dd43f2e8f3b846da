//! What facts of all crates are made of. A fact is a value that can be serialised and has no
//! sentence in it; whoever shows it has the words.

use serde::{Serialize, Serializer};

/// Makes errors of facts. A log shows the fact itself; what people read is found by it.
#[macro_export]
macro_rules! errors {
    ($($fact:ty),+ $(,)?) => {$(
        impl std::fmt::Display for $fact {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Debug::fmt(self, f)
            }
        }

        impl std::error::Error for $fact {}
    )+};
}

/// Things told one after the other: "a, b, c".
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Row<T>(pub Vec<T>);

/// Things that may have a comma themselves, such as names: "a; b; c".
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Series<T>(pub Vec<T>);

/// Any of several: "a, b or c".
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct AnyOf<T>(pub Vec<T>);

/// Something that is told in words where a body is written for people, beside the fact itself.
#[derive(Serialize)]
struct Statement<'a, T>(&'a T);

/// Writes a field as a statement.
///
/// # Errors
///
/// Those of the serializer.
pub fn stated<T: Serialize, S: Serializer>(fact: &T, to: S) -> Result<S::Ok, S::Error> {
    Statement(fact).serialize(to)
}

/// Writes each of several as a statement.
///
/// # Errors
///
/// Those of the serializer.
pub fn all_stated<T: Serialize, S: Serializer>(facts: &[T], to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(facts.iter().map(Statement))
}
