//! Record 172: which rating made the starting list.

use adoube_tournament::{Federation, RatingUsed};

use super::event::EventData;

/// What record 172 calls each rating.
const CODES: [(&str, RatingUsed); 6] = [
    ("FIDE", RatingUsed::Fide),
    ("NRO", RatingUsed::National),
    ("FIDON", RatingUsed::FideThenNational),
    ("NIDOF", RatingUsed::NationalThenFide),
    ("HBFN", RatingUsed::Higher),
    ("OTHER", RatingUsed::Other),
];

impl EventData {
    /// Which rating ranks the players, if record 172 says one that is known.
    ///
    /// ```
    /// use adoube_formats::EventData;
    /// use adoube_tournament::RatingUsed;
    ///
    /// let mut event = EventData::default();
    /// event.starting_rank_method = "USA NIDOF".to_owned();
    /// assert_eq!(event.rating_used(), Some(RatingUsed::NationalThenFide));
    /// ```
    pub fn rating_used(&self) -> Option<RatingUsed> {
        // The federation, if it is there, comes first.
        let code = self.starting_rank_method.split_whitespace().last()?;
        let known = |(name, _): &(&str, RatingUsed)| code.eq_ignore_ascii_case(name);
        CODES.into_iter().find(known).map(|(_, rating)| rating)
    }

    /// Says in record 172 which rating ranks the players, and whose national ratings they are.
    pub fn set_rating_used(&mut self, rating: RatingUsed, federation: Option<Federation>) {
        let (code, _) = CODES.into_iter().find(|(_, one)| *one == rating).unzip();
        let federation = federation.map(|federation| federation.code().to_owned());
        let words = federation.iter().map(String::as_str).chain(code);
        self.starting_rank_method = words.collect::<Vec<_>>().join(" ");
        self.rating_federation = federation.unwrap_or_default();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rating_has_its_code() {
        for (code, rating) in CODES {
            let mut event = EventData::default();
            event.set_rating_used(rating, None);
            assert_eq!(event.starting_rank_method, code);
            assert_eq!(event.rating_used(), Some(rating));
            event.set_rating_used(rating, "usa".parse().ok());
            assert_eq!(event.starting_rank_method, format!("USA {code}"));
            assert_eq!(event.rating_used(), Some(rating));
        }
        for text in ["", "ELO", "IND BEST"] {
            let event = EventData {
                starting_rank_method: text.to_owned(),
                ..EventData::default()
            };
            assert_eq!(event.rating_used(), None, "{text}");
        }
    }
}
