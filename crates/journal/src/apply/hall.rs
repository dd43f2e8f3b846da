//! Who is there, who sits where, and the papers of a section.

use std::collections::HashSet;

use adoube_tournament::EntrantId;

use super::event::{at_most, named, written};
use crate::{Refusal, Section, Sector};

/// How long the text of a prize fund may be, in bytes.
const LONGEST_FUND: usize = 100_000;

impl Section {
    pub(super) fn check_in(&mut self, entrants: &[EntrantId]) -> Result<(), Refusal> {
        self.named_once(entrants)?;
        if entrants.iter().all(|id| self.checked_in.contains(id)) {
            return Err(Refusal::NothingChanges);
        }
        self.checked_in.extend(entrants);
        Ok(())
    }

    pub(super) fn check_out(&mut self, entrants: &[EntrantId]) -> Result<(), Refusal> {
        self.named_once(entrants)?;
        if !entrants.iter().any(|id| self.checked_in.contains(id)) {
            return Err(Refusal::NothingChanges);
        }
        self.checked_in.retain(|id| !entrants.contains(id));
        Ok(())
    }

    fn named_once(&self, entrants: &[EntrantId]) -> Result<(), Refusal> {
        let mut named = HashSet::new();
        for id in entrants {
            let who = self.entered(*id)?;
            if !named.insert(id) {
                return Err(Refusal::NamedTwice { who: who.label() });
            }
        }
        Ok(())
    }

    pub(super) fn fix_board(&mut self, id: EntrantId, table: Option<u32>) -> Result<(), Refusal> {
        self.entered(id)?;
        if self.fixed_boards.get(&id).copied() == table {
            return Err(Refusal::NothingChanges);
        }
        let Some(table) = table else {
            self.fixed_boards.remove(&id);
            return Ok(());
        };
        if table == 0 {
            return Err(Refusal::NoTables { first: 0, last: 0 });
        }
        let mut fixed = self.fixed_boards.iter();
        if let Some((other, _)) = fixed.find(|(_, taken)| **taken == table) {
            return Err(Refusal::TableTaken {
                table,
                who: self.label(*other),
            });
        }
        self.fixed_boards.insert(id, table);
        Ok(())
    }

    pub(super) fn set_sectors(&mut self, sectors: &[Sector]) -> Result<(), Refusal> {
        let mut names = HashSet::new();
        for sector in sectors {
            named(&sector.name, "a sector")?;
            if !names.insert(sector.name.trim()) {
                return Err(Refusal::NamedTwice {
                    who: sector.name.clone(),
                });
            }
            let (first, last) = (sector.first, sector.last);
            if first == 0 || last < first {
                return Err(Refusal::NoTables { first, last });
            }
        }
        let mut by_table: Vec<&Sector> = sectors.iter().collect();
        by_table.sort_by_key(|sector| sector.first);
        for pair in by_table.windows(2) {
            if pair[1].first <= pair[0].last {
                return Err(Refusal::SectorsOverlap {
                    one: pair[0].name.clone(),
                    other: pair[1].name.clone(),
                    table: pair[1].first,
                });
            }
        }
        self.sectors = sectors.to_vec();
        Ok(())
    }

    pub(super) fn set_prize_fund(&mut self, fund: Option<&str>) -> Result<(), Refusal> {
        if let Some(text) = fund {
            written(text, "a prize fund")?;
            at_most(text.len(), LONGEST_FUND, "a prize fund", "bytes")?;
        }
        self.prize_fund = fund.map(str::to_owned);
        Ok(())
    }
}
