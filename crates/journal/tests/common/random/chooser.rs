//! From an action to commands.

use adoube_journal::*;
use adoube_tournament::*;

use super::Action;
use super::dice::Dice;
use crate::common::{register, section_id};

/// Turns an action into commands that fit the journal, more or less.
pub(super) struct Chooser<'j> {
    pub journal: &'j Journal,
    pub dice: Dice,
}

impl<'j> Chooser<'j> {
    pub(super) fn commands(&mut self, action: Action) -> Vec<Command> {
        match action {
            Action::EditEvent => vec![self.edit_event()],
            Action::AddSection => vec![self.add_section()],
            Action::UndoLast | Action::UndoAny | Action::RedoLast | Action::RedoAny => {
                vec![self.undo_or_redo(action)]
            }
            _ => {
                let sections = &self.journal.event().sections;
                // A section that does not exist gives no choice of players and boards.
                match self.dice.pick(&sections.iter().collect::<Vec<_>>()) {
                    Some(section) if !self.dice.one_in(60) => self.in_section(section, action),
                    _ => vec![register(&section_id("nowhere"), "Nobody")],
                }
            }
        }
    }

    /// Whether there is anything in the section that the action could be about.
    fn makes_sense(&self, section: &Section, action: Action) -> bool {
        let mut open = section.rounds.iter().filter(|status| !status.closed);
        let draft = &section.draft;
        let to_come = section.next_round().0 <= section.settings.rounds;
        let unclosed = draft.rounds.iter().zip(&section.rounds);
        let mut games = unclosed.filter(|(_, status)| !status.closed);
        let mut has_game = |with_result: bool| {
            games.any(|(round, _)| {
                let mut results = round.games.iter().map(|game| game.results.reported);
                results.any(|result| result.is_final() == with_result)
            })
        };
        match action {
            Action::EnterResult => has_game(false),
            Action::ReportResult => has_game(false) && section.settings.players_report,
            Action::RecordGame => !section.rounds.is_empty(),
            Action::CorrectResult | Action::ClearResult => has_game(true),
            Action::AdjustResult | Action::ChangePairings => open.next().is_some(),
            Action::CloseRound => open.next().is_some() && !has_game(false),
            Action::ReopenRound => section.rounds.iter().any(|status| status.closed),
            Action::ReEnter => draft.entrants.iter().any(is_withdrawn),
            Action::CancelBye => !draft.bye_requests.is_empty(),
            Action::EditTeam | Action::FileLineUp => !draft.teams.is_empty(),
            Action::WithdrawLineUp => !section.line_ups.is_empty(),
            Action::SetBoards => {
                let last = draft.rounds.last();
                last.is_some_and(|round| round.without_boards().next().is_some())
            }
            Action::FinishSection => open.next().is_none() && !section.rounds.is_empty(),
            Action::PairRound => open.next().is_none() && to_come,
            Action::CheckOut => !section.checked_in.is_empty(),
            Action::PublishRound => section.public_rounds() < draft.paired_rounds(),
            Action::LateEnter | Action::RequestBye | Action::Register => to_come,
            _ => true,
        }
    }

    fn in_section(&mut self, section: &'j Section, action: Action) -> Vec<Command> {
        let id = section.id.clone();
        if !self.makes_sense(section, action) && !self.dice.one_in(8) {
            return self.play_on(section);
        }
        match action {
            Action::PlayOn => self.play_on(section),
            Action::ChangePairings => self.change_pairings(section),
            Action::PairRound => vec![self.pair_round(section)],
            Action::Register => vec![Command::Register(Register {
                section: id,
                player: self.dice.player(),
            })],
            Action::LateEnter => vec![Command::LateEnter(LateEnter {
                first_round: self.coming_round(section),
                missed: (!self.dice.one_in(4)).then(|| self.dice.bye()),
                player: self.dice.player(),
                section: id,
            })],
            Action::EditPlayer => vec![Command::EditPlayer(PlayerEdited {
                entrant: self.entrant(section),
                player: self.dice.player(),
                section: id,
            })],
            Action::Withdraw => vec![Command::Withdraw(Withdraw {
                entrant: self.entrant(section),
                from: self.dice.one_in(2).then(|| self.coming_round(section)),
                section: id,
            })],
            Action::ReEnter => vec![Command::ReEnter(ReEnter {
                entrant: self.withdrawn(section),
                from: self.dice.one_in(2).then(|| self.coming_round(section)),
                section: id,
            })],
            Action::RequestBye => vec![Command::RequestBye(ByeRequested {
                entrant: self.entrant(section),
                round: self.coming_round(section),
                bye: self.dice.bye(),
                section: id,
            })],
            Action::CancelBye => vec![self.cancel_bye(section)],
            Action::AddTeam => vec![Command::AddTeam(AddTeam {
                details: self.team(section),
                section: id,
            })],
            Action::EditTeam => vec![self.edit_team(section)],
            Action::FileLineUp => vec![self.line_up(section)],
            Action::WithdrawLineUp => vec![self.withdraw_line_up(section)],
            Action::SetBoards => vec![self.set_boards(section)],
            Action::AssignNumbers => vec![self.assign_numbers(section)],
            Action::SetVirtualPoints => vec![self.virtual_points(section)],
            Action::ProhibitPairings => vec![self.prohibit(section)],
            Action::SetMarks => vec![self.marks(section)],
            Action::SetNonPairings => vec![self.non_pairings(section)],
            Action::Settle => vec![self.settle(section)],
            Action::EditSection => vec![self.edit_section(section)],
            Action::AdjustPoints => vec![self.adjust_points(section)],
            Action::Note => vec![self.note(section)],
            Action::ReportIncident => vec![self.incident(section)],
            Action::NoteInHall => vec![self.note_in_hall(section)],
            Action::FileAppeal
            | Action::DecideAppeal
            | Action::RecordInspection
            | Action::FileComplaint
            | Action::DecideComplaint
            | Action::SetNeeds => vec![self.case(section, action)],
            Action::FinishSection => vec![Command::FinishSection(SectionFinished { section: id })],
            Action::PublishRound
            | Action::CheckIn
            | Action::CheckOut
            | Action::FixBoard
            | Action::SetSectors
            | Action::PlanTables
            | Action::SetPrizeFund
            | Action::SignOffPaper
            | Action::Scratch => vec![self.in_the_hall(section, action)],
            _ => self.about_a_round(section, action),
        }
    }

    fn about_a_round(&mut self, section: &Section, action: Action) -> Vec<Command> {
        let closed = action == Action::ReopenRound;
        let round = self.round(section, closed);
        let id = section.id.clone();
        vec![match action {
            Action::CloseRound => Command::CloseRound(RoundClosed { section: id, round }),
            Action::ReopenRound => Command::ReopenRound(RoundReopened { section: id, round }),
            Action::EnterResult => Command::EnterResult(EnterResult {
                board: self.board(section, round, false),
                result: self.dice.result(),
                section: id,
                round,
            }),
            Action::CorrectResult => Command::CorrectResult(CorrectResult {
                board: self.board(section, round, true),
                result: self.dice.result(),
                section: id,
                round,
            }),
            Action::ReportResult => self.report(section, round),
            Action::RecordGame => Command::RecordGame(RecordGame {
                board: self.board(section, round, true),
                movetext: (!self.dice.one_in(4)).then(|| self.dice.text()),
                section: id,
                round,
            }),
            Action::ClearResult => Command::ClearResult(ClearResult {
                board: self.board(section, round, true),
                section: id,
                round,
            }),
            _ => Command::AdjustResult(AdjustResult {
                board: self.board(section, round, true),
                purpose: Purpose::ALL[self.dice.below(3)],
                result: (!self.dice.one_in(4)).then(|| self.dice.result()),
                section: id,
                round,
            }),
        }]
    }

    fn edit_event(&mut self) -> Command {
        let name = if self.dice.one_in(10) {
            String::new()
        } else {
            self.dice.text()
        };
        // A database keeps the name by itself, and PostgreSQL keeps no NUL.
        let details = EventDetails {
            place: self.dice.one_in(2).then(|| "Łódź".to_owned()),
            starts: self.dice.one_in(2).then(|| jiff::civil::date(2026, 11, 1)),
            arbiters: (0..self.dice.below(3)).map(|_| self.arbiter()).collect(),
            ..EventDetails::named(&name.replace('\0', ""))
        };
        Command::EditEvent(EventEdited { details })
    }

    /// An arbiter, sometimes with a post in a section that is not there.
    fn arbiter(&mut self) -> EventArbiter {
        let section = ["open", "women", "blitz"][self.dice.below(3)];
        EventArbiter {
            name: self.dice.text().replace('\0', ""),
            title: self.dice.one_in(2).then_some(ArbiterTitle::Fide),
            posts: vec![ArbiterPost {
                section: self.dice.one_in(3).then(|| section_id(section)),
                role: ArbiterRole::ALL[self.dice.below(5)],
                rounds: Vec::new(),
            }],
            ..EventArbiter::default()
        }
    }

    fn add_section(&mut self) -> Command {
        let name = ["open", "women", "blitz"][self.dice.below(3)];
        Command::AddSection(SectionAdded {
            section: section_id(name),
            settings: self.settings(name),
        })
    }

    fn settings(&mut self, name: &str) -> SectionSettings {
        let mut settings = SectionSettings::swiss(name, 1 + self.dice.below(9) as u16);
        let systems = [
            PointSystem::one_half_zero(),
            PointSystem::three_one_zero(),
            PointSystem::one_half_zero().with_pairing_allocated_bye(Points::HALF),
        ];
        settings.point_system = systems[self.dice.below(3)].clone();
        settings.initial_colour = self.dice.one_in(2).then_some(Colour::Black);
        settings.players_report = self.dice.one_in(2);
        if self.dice.one_in(4) {
            let name = ["default_time", "byes", "No"][self.dice.below(3)];
            settings.announced.insert(name.to_owned(), self.dice.text());
            settings.categories.push(Category {
                rating_to: Some(1800),
                ..Category::named("B")
            });
        }
        if self.dice.one_in(3) {
            settings.publication = Publication::ByHand;
        }
        if self.dice.one_in(15) {
            settings.rounds = 0;
        }
        if self.dice.one_in(15) {
            settings.point_system.draw = Points::whole(5);
        }
        if self.dice.one_in(4) {
            let starts = jiff::civil::datetime(2026, 11, 1, 9, 30, 0, 0);
            let round = RoundNumber(1 + self.dice.below(7) as u16);
            settings.schedule.push(RoundTime { round, starts });
        }
        settings
    }

    fn edit_section(&mut self, section: &Section) -> Command {
        Command::EditSection(SectionEdited {
            settings: self.settings(section.id.as_str()),
            section: section.id.clone(),
        })
    }

    pub(super) fn entrant(&mut self, section: &Section) -> EntrantId {
        let ids: Vec<EntrantId> = section
            .draft
            .entrants
            .iter()
            .map(|entrant| entrant.id)
            .collect();
        match self.dice.pick(&ids) {
            Some(id) if !self.dice.one_in(30) => id,
            _ => EntrantId(self.dice.below(30) as u32),
        }
    }

    fn withdrawn(&mut self, section: &Section) -> EntrantId {
        let entrants = section.draft.entrants.iter();
        let gone: Vec<&Entrant> = entrants.filter(|entrant| is_withdrawn(entrant)).collect();
        let id = self.dice.pick(&gone).map(|entrant| entrant.id);
        id.unwrap_or_else(|| self.entrant(section))
    }

    pub(super) fn coming_round(&mut self, section: &Section) -> RoundNumber {
        match self.dice.below(20) {
            0 => RoundNumber(0),
            1 => RoundNumber(self.dice.below(10) as u16),
            _ => {
                let next = section.next_round().0;
                let left = usize::from(section.settings.rounds.saturating_sub(next) + 1);
                RoundNumber(next + self.dice.below(left.min(3)) as u16)
            }
        }
    }

    /// A round that is closed, or one that is not; any round where there is none such.
    pub(super) fn round(&mut self, section: &Section, closed: bool) -> RoundNumber {
        let all = section.rounds.iter().enumerate();
        let fitting = all.filter(|(_, status)| status.closed == closed);
        let fitting: Vec<RoundNumber> = fitting
            .map(|(place, _)| RoundNumber::at_place(place))
            .collect();
        match self.dice.pick(&fitting) {
            Some(round) if !self.dice.one_in(25) => round,
            _ => RoundNumber(self.dice.below(section.rounds.len() + 2) as u16),
        }
    }

    /// A board that has a result, or one that has none; any board where there is none such.
    pub(super) fn board(
        &mut self,
        section: &Section,
        round: RoundNumber,
        has_result: bool,
    ) -> BoardNumber {
        let games = section
            .draft
            .round(round)
            .map_or(&[][..], |round| &round.games[..]);
        let fitting = games
            .iter()
            .filter(|game| game.results.reported.is_final() == has_result);
        let fitting: Vec<BoardNumber> = fitting.map(|game| game.board).collect();
        match self.dice.pick(&fitting) {
            Some(board) if !self.dice.one_in(30) => board,
            _ => BoardNumber::single(1 + self.dice.below(games.len() + 1) as u32),
        }
    }

    fn cancel_bye(&mut self, section: &Section) -> Command {
        let coming = |request: &&ByeRequest| request.round >= section.next_round();
        let requests: Vec<&ByeRequest> = section.draft.bye_requests.iter().filter(coming).collect();
        let (entrant, round) = match self.dice.pick(&requests) {
            Some(request) => (request.entrant, request.round),
            None => (self.entrant(section), self.coming_round(section)),
        };
        Command::CancelBye(ByeRequestCancelled {
            section: section.id.clone(),
            entrant,
            round,
        })
    }

    fn team(&mut self, section: &Section) -> TeamDetails {
        let teams = &section.draft.teams;
        let free = |entrant: &&Entrant| {
            !teams
                .iter()
                .any(|team| team.details.members.contains(&entrant.id))
        };
        let entrants = section.draft.entrants.iter();
        let free: Vec<EntrantId> = entrants.filter(free).map(|entrant| entrant.id).collect();
        let mut members = self.dice.some_of(&free, 4);
        if self.dice.one_in(15) {
            members.push(self.entrant(section));
        }
        TeamDetails {
            name: self.dice.text(),
            captain: None,
            members,
        }
    }

    fn edit_team(&mut self, section: &Section) -> Command {
        let teams: Vec<&Team> = section.draft.teams.iter().collect();
        let mut details = self.team(section);
        let team = match self.dice.pick(&teams) {
            Some(team) => {
                let mut members = team.details.members.clone();
                self.dice.shuffle(&mut members);
                if self.dice.one_in(2) {
                    members.pop();
                }
                details.members.extend(members);
                team.id
            }
            None => TeamId(self.dice.below(3) as u32),
        };
        Command::EditTeam(TeamEdited {
            section: section.id.clone(),
            team,
            details,
        })
    }

    fn assign_numbers(&mut self, section: &Section) -> Command {
        let order = self.dice.one_in(3).then(|| {
            let entrants = section.draft.entrants.iter();
            let mut order: Vec<EntrantId> = entrants.map(|entrant| entrant.id).collect();
            self.dice.shuffle(&mut order);
            if self.dice.one_in(6) {
                order.pop();
            }
            order
        });
        Command::AssignNumbers(AssignNumbers {
            section: section.id.clone(),
            order,
        })
    }

    fn span(&mut self) -> RoundSpan {
        let first = RoundNumber(self.dice.below(6) as u16);
        let last = RoundNumber(first.0 + self.dice.below(4) as u16);
        RoundSpan {
            first,
            last: self.dice.one_in(2).then_some(last),
        }
    }

    fn virtual_points(&mut self, section: &Section) -> Command {
        let given = (0..self.dice.below(3)).map(|_| VirtualPoints {
            entrants: vec![self.entrant(section), self.entrant(section)],
            rounds: self.span(),
            points: Points::hundredths(25 * self.dice.below(9) as i32),
        });
        let virtual_points = given.collect();
        Command::SetVirtualPoints(VirtualPointsSet {
            section: section.id.clone(),
            virtual_points,
        })
    }

    fn prohibit(&mut self, section: &Section) -> Command {
        let bans = (0..self.dice.below(3)).map(|_| ProhibitedPairing {
            entrants: vec![self.entrant(section), self.entrant(section)],
            rounds: self.span(),
        });
        let prohibited = bans.collect();
        Command::ProhibitPairings(PairingsProhibited {
            section: section.id.clone(),
            prohibited,
        })
    }

    fn adjust_points(&mut self, section: &Section) -> Command {
        let adjustment = PointAdjustment {
            entrant: self.entrant(section),
            round: self.round(section, true),
            points: Points::hundredths(25 * (self.dice.below(9) as i32 - 4)),
            purposes: self.dice.some_of(&Purpose::ALL, 3),
        };
        Command::AdjustPoints(PointsAdjusted {
            section: section.id.clone(),
            adjustment,
        })
    }

    pub(super) fn note(&mut self, on: &Section) -> Command {
        let section = on.id.clone();
        let round = self.round(on, false);
        let subject = match self.dice.below(6) {
            0 => Subject::Event {},
            1 => Subject::Section { section },
            2 => Subject::Round { section, round },
            3 => Subject::Board {
                board: self.board(on, round, true),
                section,
                round,
            },
            4 => Subject::Entrant {
                entrant: self.entrant(on),
                section,
            },
            _ => Subject::Team {
                team: TeamId(1 + self.dice.below(2) as u32),
                section,
            },
        };
        Command::Note(Noted {
            subject,
            text: self.dice.text(),
        })
    }

    /// An incident; now and then one that there is, told anew or withdrawn.
    fn incident(&mut self, section: &Section) -> Command {
        if let Some(known) = self.dice.pick(&section.incidents)
            && self.dice.one_in(2)
        {
            return self.known_incident(section, known);
        }
        let round = self.round(section, false);
        Command::ReportIncident(IncidentReported {
            board: self
                .dice
                .one_in(2)
                .then(|| self.board(section, round, true)),
            entrants: (0..self.dice.below(3))
                .map(|_| self.entrant(section))
                .collect(),
            facts: self.dice.text(),
            ruling: self.dice.one_in(2).then(|| self.dice.text()),
            section: section.id.clone(),
            round,
            counts: None,
            case: None,
        })
    }

    fn known_incident(&mut self, section: &Section, known: Incident) -> Command {
        let (section, incident) = (section.id.clone(), known.id);
        if self.dice.one_in(2) {
            return Command::WithdrawIncident(WithdrawIncident { section, incident });
        }
        let report = IncidentReport {
            facts: self.dice.text(),
            counts: Some(Vec::new()),
            ..known.report
        };
        Command::AmendIncident(AmendIncident {
            section,
            incident,
            report,
        })
    }

    fn undo_or_redo(&mut self, action: Action) -> Command {
        let any = Seq(self.dice.below(self.journal.head().0 as usize + 2) as u64);
        let last = match action {
            Action::UndoLast => self.journal.last_undoable(),
            Action::RedoLast => self.journal.last_undone(),
            _ => None,
        };
        let undone = |record: &&Record| self.journal.is_undone(record.seq);
        let undone: Vec<&Record> = self.journal.records().iter().filter(undone).collect();
        let nothing_to_redo = undone.is_empty() && !self.dice.one_in(8);
        match action {
            Action::UndoLast | Action::UndoAny => Command::Undo(Undone {
                seq: last.map_or(any, |record| record.seq),
            }),
            _ if nothing_to_redo => self.edit_event(),
            _ => Command::Redo(Redone {
                seq: last
                    .or(self.dice.pick(&undone))
                    .map_or(any, |record| record.seq),
            }),
        }
    }
}

fn is_withdrawn(entrant: &Entrant) -> bool {
    entrant.withdrawals.iter().any(|span| span.last.is_none())
}
