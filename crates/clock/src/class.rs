//! Which rate of play a time control is: FIDE's standard, rapid and blitz, and the rating systems
//! of US Chess over the board and online.

use adoube_rulebook::{Authority, Band, Edition, Rate, RatesOfPlay};
use serde::Serialize;

use crate::control::{Addition, Allotment, TimeControl};
use crate::default_delay::with_default_delay;
use crate::{ByColour, Colour, Span, topics};

/// Where a game is played; US Chess has other bands for play online.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Venue {
    /// At a board.
    OverTheBoard,
    /// By US Chess chapter 10.
    Online,
}

/// What a time control is.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Class {
    /// The rate of play; none if there is none for it.
    pub rate: Option<Rate>,
    /// Why there is none.
    pub reasons: Vec<NoRate>,
    /// The time of each player for the moves that count, additions included.
    pub total: ByColour<Span>,
    /// The same without additions.
    pub base: ByColour<Span>,
    /// The delay that was taken because none was announced.
    pub default_delay: Option<Span>,
    /// The articles, as their edition numbers them.
    pub articles: Vec<String>,
}

/// Why a time control has no rate of play.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum NoRate {
    /// The players have different times.
    TimeOdds,
    /// No band has such a total.
    NoBand(Span),
    /// The total fits, but there is too little without the additions.
    BaseTooShort {
        /// What is needed.
        least: Span,
        /// What there is.
        found: Span,
    },
    /// Nobody said what is added, and the rules have no default.
    Unspecified,
}

/// The bands of US Chess for play online (chapter 10, 2B). No least base time is named there.
const ONLINE_BANDS: [Band; 3] = [
    Band {
        at_least_minutes: Some(30),
        ..band(Rate::Regular)
    },
    Band {
        over_minutes: Some(10),
        under_minutes: Some(30),
        ..band(Rate::Quick)
    },
    Band {
        at_least_minutes: Some(5),
        at_most_minutes: Some(10),
        ..band(Rate::Blitz)
    },
];

const fn band(rate: Rate) -> Band {
    Band {
        rate,
        over_minutes: None,
        at_least_minutes: None,
        at_most_minutes: None,
        under_minutes: None,
        base_at_least_minutes: None,
    }
}

/// What a time control is by an edition.
///
/// FIDE counts the periods that begin within the first 60 moves, US Chess all that are listed.
/// Where US Chess has a default delay it is applied first (5E2).
pub fn classify(control: &TimeControl, edition: &Edition, venue: Venue) -> Class {
    let parameters = edition.parameters();
    let rates = &parameters.rates;
    let us = edition.authority() == Authority::UsChess;
    let mut reasons = Vec::new();
    let (control, default_delay) = match with_default_delay(control, &parameters.clock) {
        Ok((control, delay)) => (control, delay),
        Err(_) => {
            reasons.push(NoRate::Unspecified);
            (control.clone(), None)
        }
    };
    let base = ByColour::of(|side| base_time(control.of(side), rates, us));
    let total = ByColour::of(|side| base[side] + additions(control.of(side), rates));
    let bands: &[Band] = match venue {
        Venue::Online if us => &ONLINE_BANDS,
        _ => &rates.bands,
    };
    let mut rate = None;
    if !control.is_equal() && (us || !total.are_equal()) {
        reasons.push(NoRate::TimeOdds);
    } else {
        match in_band(bands, total.white, base.white) {
            Ok(found) => rate = Some(found).filter(|_| reasons.is_empty()),
            Err(reason) => reasons.push(reason),
        }
    }
    let odds = reasons.contains(&NoRate::TimeOdds);
    let articles = articles(edition, venue, rate, (odds, default_delay.is_some()));
    Class {
        rate,
        reasons,
        total,
        base,
        default_delay,
        articles,
    }
}

/// The time of one player for the moves that count, by an edition's way of counting.
pub fn playing_time(control: &TimeControl, side: Colour, edition: &Edition) -> Span {
    let rates = &edition.parameters().rates;
    let us = edition.authority() == Authority::UsChess;
    let allotment = control.of(side);
    base_time(allotment, rates, us) + additions(allotment, rates)
}

fn base_time(allotment: &Allotment, rates: &RatesOfPlay, all_listed: bool) -> Span {
    if all_listed {
        return allotment.base();
    }
    let begins_in_time = |&number: &usize| {
        let first = allotment.first_move_of(number);
        first.is_some_and(|first| first <= rates.moves_counted)
    };
    let periods = (0..)
        .take_while(begins_in_time)
        .map_while(|number| allotment.period(number));
    periods.map(|period| period.time).sum()
}

/// What is added in the moves that count.
fn additions(allotment: &Allotment, rates: &RatesOfPlay) -> Span {
    let counts = |addition: Addition| rates.delay_counts || !addition.is_delay();
    let added = |number: u32| {
        let period = allotment.period(allotment.period_of_move(number));
        let addition = period.map_or(Addition::None, |period| period.addition);
        if counts(addition) {
            addition.amount()
        } else {
            Span::ZERO
        }
    };
    (1..=rates.moves_counted).map(added).sum()
}

fn in_band(bands: &[Band], total: Span, base: Span) -> Result<Rate, NoRate> {
    let minutes = |minutes: u32| Span::minutes(i64::from(minutes));
    let holds = |band: &&Band| {
        band.over_minutes.is_none_or(|m| total > minutes(m))
            && band.at_least_minutes.is_none_or(|m| total >= minutes(m))
            && band.at_most_minutes.is_none_or(|m| total <= minutes(m))
            && band.under_minutes.is_none_or(|m| total < minutes(m))
    };
    let band = bands.iter().find(holds).ok_or(NoRate::NoBand(total))?;
    let least = minutes(band.base_at_least_minutes.unwrap_or(0));
    match base >= least {
        true => Ok(band.rate),
        false => Err(NoRate::BaseTooShort { least, found: base }),
    }
}

fn articles(
    edition: &Edition,
    venue: Venue,
    rate: Option<Rate>,
    (odds, defaulted): (bool, bool),
) -> Vec<String> {
    let mut cited: Vec<&str> = Vec::new();
    if edition.authority() == Authority::UsChess {
        cited.extend(match venue {
            Venue::OverTheBoard => edition.cite(topics::RATING_CLASSES),
            Venue::Online => edition.cite(topics::US_ONLINE_RATING_CLASSES),
        });
        cited.extend(edition.cite(topics::SAME_CONTROL).filter(|_| odds));
        cited.extend(edition.cite(topics::DELAY_DEFAULT).filter(|_| defaulted));
    } else {
        // Standard is what is neither rapid nor blitz; no article of the Laws defines it.
        let blitz = rate == Some(Rate::Blitz);
        cited.extend(edition.cite(if blitz { topics::BLITZ } else { topics::RAPID }));
    }
    cited.into_iter().map(str::to_owned).collect()
}
