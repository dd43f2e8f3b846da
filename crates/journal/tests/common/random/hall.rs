//! What is arranged around the rounds.

use adoube_journal::*;
use adoube_tournament::*;

use super::Action;
use super::chooser::Chooser;

impl Chooser<'_> {
    pub(super) fn in_the_hall(&mut self, section: &Section, action: Action) -> Command {
        let id = section.id.clone();
        match action {
            Action::CheckIn => Command::CheckIn(CheckedIn {
                entrants: self.absent(section),
                section: id,
            }),
            Action::CheckOut => Command::CheckOut(CheckedOut {
                entrants: self.present(section),
                section: id,
            }),
            Action::FixBoard => Command::FixBoard(BoardFixed {
                entrant: self.entrant(section),
                table: (!self.dice.one_in(4)).then(|| self.dice.below(8) as u32),
                section: id,
            }),
            Action::SetSectors => Command::SetSectors(SectorsSet {
                sectors: self.sectors(),
                section: id,
            }),
            Action::PlanTables => Command::PlanTables(TablesPlanned {
                rooms: self.sectors().into_iter().map(room).collect(),
                section: id,
            }),
            Action::SetPrizeFund => Command::SetPrizeFund(PrizeFundSet {
                fund: (!self.dice.one_in(4)).then(|| self.dice.text()),
                section: id,
            }),
            Action::SignOffPaper => Command::SignOffPaper(PaperSignedOff {
                paper: self.dice.text(),
                shows: self.dice.text(),
                section: id,
            }),
            Action::Scratch => Command::Scratch(Scratch {
                entrant: self.latest(section),
                section: id,
            }),
            _ => self.publish(section),
        }
    }

    /// The entry made last, most of the time.
    fn latest(&mut self, section: &Section) -> EntrantId {
        let last = section.draft.entrants.last().map(|entrant| entrant.id);
        last.filter(|_| !self.dice.one_in(4))
            .unwrap_or_else(|| self.entrant(section))
    }

    /// One of the two players of a board; now and then somebody else.
    pub(super) fn report(&mut self, section: &Section, round: RoundNumber) -> Command {
        let board = self.board(section, round, false);
        let game = section
            .draft
            .round(round)
            .and_then(|round| round.game(board));
        let by = match game {
            Some(game) if !self.dice.one_in(15) => [game.white, game.black][self.dice.below(2)],
            _ => self.entrant(section),
        };
        Command::ReportResult(ReportResult {
            section: section.id.clone(),
            round,
            board,
            by,
            result: self.dice.result(),
        })
    }

    /// Some of those who are not there; now and then somebody who may be.
    fn absent(&mut self, section: &Section) -> Vec<EntrantId> {
        let ids = section.draft.entrants.iter().map(|entrant| entrant.id);
        let absent: Vec<EntrantId> = ids.filter(|id| !section.checked_in.contains(id)).collect();
        let mut some = self.dice.some_of(&absent, 4);
        if self.dice.one_in(10) {
            some.push(self.entrant(section));
        }
        some
    }

    fn present(&mut self, section: &Section) -> Vec<EntrantId> {
        let present: Vec<EntrantId> = section.checked_in.iter().copied().collect();
        let mut some = self.dice.some_of(&present, 4);
        if self.dice.one_in(10) {
            some.push(self.entrant(section));
        }
        some
    }

    /// Up to three stretches of tables; now and then such as cannot be.
    fn sectors(&mut self) -> Vec<Sector> {
        let mut next = u32::from(!self.dice.one_in(10));
        let names = ["North", "South", "Balcony"].into_iter();
        names
            .take(self.dice.below(4))
            .map(|name| {
                let first = next;
                let last = first + self.dice.below(9) as u32;
                next = last + u32::from(!self.dice.one_in(10));
                let name = name.to_owned();
                Sector { name, first, last }
            })
            .collect()
    }

    /// Something that is noted while a round is played; now and then what cannot be.
    pub(super) fn note_in_hall(&mut self, on: &Section) -> Command {
        let round = self.round(on, false);
        let section = on.id.clone();
        let minute = self.dice.below(60) as i8;
        let at = jiff::civil::date(2026, 11, 2).at(15, minute, 0, 0);
        let exits = on.hall_log(round).map_or(&[][..], |log| &log.exits);
        let out = exits.iter().find(|exit| exit.returned.is_none());
        match (self.dice.below(5), out) {
            (0, _) => Command::StartRound(RoundStarted { section, round, at }),
            (1, _) => Command::TickDuty(DutyDone {
                section,
                round,
                duty: ["clocks-set", "venue-checked", ""][self.dice.below(3)].to_owned(),
            }),
            (2, _) => Command::ReadClock(ClockRead {
                board: self.board(on, round, true),
                section,
                round,
                at,
                white_seconds: self.dice.below(6000) as u32,
                black_seconds: self.dice.below(6000) as u32,
                last_move: self.dice.one_in(2).then(|| self.dice.below(60) as u32),
            }),
            (3, Some(exit)) => Command::NoteReturn(PlayerReturned {
                section,
                round,
                entrant: exit.entrant,
                at,
            }),
            _ => Command::NoteExit(PlayerLeft {
                entrant: self.entrant(on),
                section,
                round,
                at,
            }),
        }
    }

    fn publish(&mut self, section: &Section) -> Command {
        let round = if self.dice.one_in(6) {
            self.round(section, true)
        } else {
            section.public_rounds().next()
        };
        Command::PublishRound(RoundPublished {
            section: section.id.clone(),
            round,
        })
    }
}

/// A room at the tables of a sector, the first of them accessible.
fn room(sector: Sector) -> Room {
    Room {
        accessible: [sector.first].into(),
        name: sector.name,
        first: sector.first,
        last: sector.last,
    }
}
