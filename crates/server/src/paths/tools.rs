//! The tools of the arbiter.

paths! {
    /// The tools of the arbiter.
    Index() = "/tools";
    /// A ruling, question by question.
    Ruling() = "/tools/ruling";
    /// A score sheet played over.
    Scoresheet() = "/tools/scoresheet";
    /// Who can still mate.
    Position() = "/tools/position";
    /// What a time control means.
    TimeControl() = "/tools/time-control";
    /// A clock that is started, stopped and read in the browser.
    Clock() = "/tools/clock";
    /// A tournament report file held against the rules.
    Check() = "/tools/check";
    /// An export of a journal that proves itself.
    Proof() = "/tools/proof";
    /// The rulebook, searched by edition.
    Rulebook() = "/tools/rulebook";
}
