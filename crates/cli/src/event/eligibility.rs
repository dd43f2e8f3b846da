//! Who may play in a section, as options.

use std::collections::BTreeMap;
use std::str::FromStr;

use adoube_conduct::announcement::{Eligibility, stored};
use adoube_tournament::{Grade, Sex};
use clap::Args;

use crate::args::value;
use crate::texts::t;

/// Who may play.
#[derive(Args, Default)]
pub(super) struct EligibilityArgs {
    /// Who may play: this rating or more; 0 for no limit
    #[arg(long, value_name = "RATING")]
    rating_from: Option<u16>,
    /// Who may play: less than this rating; 0 for no limit
    #[arg(long, value_name = "RATING")]
    rating_under: Option<u16>,
    /// Whether players without a rating may play
    #[arg(long, value_name = "BOOL")]
    unrated: Option<bool>,
    /// Whether players who are rated too low may play up
    #[arg(long, value_name = "BOOL")]
    play_up: Option<bool>,
    /// Who may play, by the age in the year of the event: 9-12, -18 or 65-; - for any
    #[arg(long, value_name = "AGES", allow_hyphen_values = true, value_parser = span::<u16>)]
    ages: Option<Span<u16>>,
    /// Who may play, by the grade at school: K-3, -5 or 9-; - for any
    #[arg(long, value_name = "GRADES", allow_hyphen_values = true, value_parser = span::<Grade>)]
    grades: Option<Span<Grade>>,
    /// Only for F or M
    #[arg(long, value_name = "SEX", value_parser = value::<Sex>)]
    only: Option<Sex>,
}

/// From one value to another; an end may be open.
type Span<T> = (Option<T>, Option<T>);

fn span<T: FromStr>(text: &str) -> Result<Span<T>, String> {
    let end = |text: &str| match text.trim() {
        "" => Ok(None),
        text => (text.parse().map(Some)).map_err(|_| t("argument-no-span").to_owned()),
    };
    match text.split_once(['-', '–']) {
        Some((from, to)) => Ok((end(from)?, end(to)?)),
        None => Err(t("argument-no-span").to_owned()),
    }
}

impl EligibilityArgs {
    /// What is said here, over what was announced before.
    pub(super) fn over(self, mut texts: BTreeMap<String, String>) -> BTreeMap<String, String> {
        let mut announced = stored::read(&texts);
        let known = announced.eligibility.unwrap_or_default();
        let limit = |said: Option<u16>, known| match said {
            Some(rating) => Some(rating).filter(|rating| *rating > 0),
            None => known,
        };
        let (age_from, age_to) = self.ages.unwrap_or((known.age_from, known.age_to));
        let (grade_from, grade_to) = self.grades.unwrap_or((known.grade_from, known.grade_to));
        let said = Eligibility {
            at_least: limit(self.rating_from, known.at_least),
            under: limit(self.rating_under, known.under),
            playing_up: self.play_up.unwrap_or(known.playing_up),
            age_from,
            age_to,
            sex: self.only.or(known.sex),
            grade_from,
            grade_to,
        };
        announced.eligibility = Some(said).filter(|said| *said != Eligibility::default());
        announced.unrated_players = self.unrated.or(announced.unrated_players);
        stored::write(&announced, &mut texts);
        texts
    }
}
