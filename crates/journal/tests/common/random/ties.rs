//! Lots, rankings by hand, values from elsewhere, exchanged numbers, expulsions, start positions.

use adoube_journal::*;
use adoube_tournament::{EnteredValue, EntrantId, Points, StartPosition};

use super::chooser::Chooser;

impl Chooser<'_> {
    pub(super) fn settle(&mut self, section: &Section) -> Command {
        let (id, round) = (section.id.clone(), self.round(section, false));
        let two = [self.entrant(section), self.entrant(section)];
        match self.dice.below(7) {
            0 => Command::Expel(Expel {
                section: id,
                entrant: two[0],
                from: self.dice.one_in(2).then(|| self.coming_round(section)),
            }),
            1 => Command::DrawLots(DrawLots {
                section: id,
                round,
                who: self.some(section),
                seed: self.dice.below(5) as u64,
            }),
            2 => Command::RankTied(RankTied {
                section: id,
                round,
                order: self.some(section),
            }),
            3 => {
                let value = |who| EnteredValue {
                    who,
                    value: Points::HALF,
                };
                let values = self.some(section).into_iter().map(value).collect();
                Command::EnterTieBreakValues(TieBreakValuesEntered {
                    section: id,
                    name: if self.dice.one_in(6) { "jury" } else { "JURY" }.to_owned(),
                    round,
                    values,
                })
            }
            4 => Command::DrawStartPosition(DrawStartPosition {
                section: id,
                round: self.coming_round(section),
                seed: self.dice.below(3) as u64,
            }),
            5 => Command::SetStartPosition(StartPositionSet {
                section: id,
                round,
                position: StartPosition::try_from(518).unwrap(),
                seed: None,
            }),
            _ => Command::ExchangeNumbers(ExchangeNumbers {
                section: id,
                one: two[0],
                other: two[1],
            }),
        }
    }

    fn some(&mut self, section: &Section) -> Vec<EntrantId> {
        let count = self.dice.below(4);
        (0..count).map(|_| self.entrant(section)).collect()
    }
}
