//! Where it is said what is wrong with a tie-break in a list.

use super::ListProblem;
use crate::Method;

impl ListProblem {
    /// The article on this problem of a method: of US Chess for its methods where it has one, else of FIDE.
    pub(super) fn article(self, method: Method) -> &'static str {
        let us = method.is_of_us_chess();
        match self {
            ListProblem::Twice => "C.07 4",
            ListProblem::SaysNothing if us => "US 34F",
            ListProblem::SaysNothing => "C.07 8",
            ListProblem::ForRoundRobins => "C.07 9.2",
            ListProblem::TeamsOnly => "C.07 11–13",
            ListProblem::NeedsRatings | ListProblem::NoTeamRatings if us => "US 34E10–11",
            ListProblem::NeedsRatings | ListProblem::NoTeamRatings => "C.07 10",
            ListProblem::LeavesOutAll { .. } => "C.07 14",
            ListProblem::LeavesTies => match method {
                Method::ResultBetweenTied => "US 34E5",
                Method::ExtendedDirectEncounter(_) => "C.07 13.3",
                _ => "C.07 6",
            },
            ListProblem::ForPlayers => "C.07 13.2",
        }
    }
}
