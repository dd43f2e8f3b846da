//! What is printed when a round is paired, in one go.

use adoube_tournament::RoundNumber;

use super::{Desk, NoPaper, PaperKind, PaperRequest};
use crate::document::Document;

impl Desk<'_> {
    /// The papers of a round as they go to the wall and to the boards: pairings by board and by name, the
    /// standings before it, slips; where teams meet, their line-ups too.
    ///
    /// # Errors
    ///
    /// The round is not paired.
    pub fn round_set(&self, asked: &PaperRequest) -> Result<Vec<Document>, NoPaper> {
        let round = self.paired(asked)?;
        let of = |round: u16| PaperRequest {
            round: Some(RoundNumber(round)),
            ..asked.clone()
        };
        let this = of(round.0);
        let mut papers = vec![
            self.paper(PaperKind::Pairings, &this)?,
            self.paper(PaperKind::PairingsByName, &this)?,
        ];
        if round > RoundNumber::FIRST {
            papers.extend(self.paper(PaperKind::Standings, &of(round.0 - 1)));
        }
        papers.extend(self.paper(PaperKind::LineUps, &this));
        papers.extend(self.paper(PaperKind::Slips, &this));
        Ok(papers)
    }
}
