//! Where a tie-break stands in each edition.

use crate::{Method, Rules};

/// The article of a method in an edition, with its book; nothing for what that edition does not
/// have.
///
/// ```
/// use adoube_standings::{Method, Rules, article};
///
/// assert_eq!(article(Method::Buchholz, Rules::Fide2026).unwrap(), "C.07 8.1");
/// assert_eq!(article(Method::Buchholz, Rules::Fide2014).unwrap(), "C.02 13.4.1");
/// ```
pub fn article(method: Method, rules: Rules) -> Option<String> {
    let own = method.article()?;
    if method.is_of_us_chess() {
        return Some(own.to_owned());
    }
    if rules.has_virtual_opponent() {
        return older(method).map(|number| format!("C.02 13.{number}"));
    }
    Some(format!("C.07 {own}"))
}

/// Article 13 of the standards of 2014 to 2023.
fn older(method: Method) -> Option<&'static str> {
    match method {
        Method::AverageRating => Some("3.1"),
        Method::Buchholz => Some("4.1"),
        Method::DirectEncounter => Some("5"),
        Method::Koya => Some("6"),
        Method::GamesWithBlack => Some("8"),
        Method::SonnebornBerger => Some("9"),
        Method::MatchPoints | Method::GamePoints | Method::OtherScore => Some("10"),
        Method::Wins => Some("11.4"),
        Method::WinsWithBlack => Some("11.5"),
        Method::SumOfBuchholz => Some("13.2"),
        Method::ExtendedSonnebornBerger(_) => Some("13.3"),
        _ => None,
    }
}
