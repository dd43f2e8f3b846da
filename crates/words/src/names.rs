//! Names for those whom a fact knows by a number only.

/// Who knows the names of players and teams: a fact has their ids, a sentence their names.
pub trait Names {
    /// The name of something by the type of its id, such as `EntrantId`, and its number; none if
    /// the number itself is what is said.
    fn name(&self, kind: &str, id: u64) -> Option<String>;
}

/// Numbers stay numbers.
impl Names for () {
    fn name(&self, _kind: &str, _id: u64) -> Option<String> {
        None
    }
}

impl<F: Fn(&str, u64) -> Option<String>> Names for F {
    fn name(&self, kind: &str, id: u64) -> Option<String> {
        self(kind, id)
    }
}
