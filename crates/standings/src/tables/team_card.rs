//! A team's card: its matches on the front, its players on the back (US Chess 31D).

use adoube_ratings::performance;
use adoube_tournament::{
    Colour, EntrantId, Outcome, Points, Purpose, RoundNumber, Team, TeamId, Tournament,
};
use serde::Serialize;

use super::text::{Align, NAME, TextTable, fit, or_blank};
use super::{Column, Say, TableLine, TableText};
use super::{NamedParticipant, Ranked, outcome_mark, who_cells, who_columns, who_of};
use crate::field::Score;

/// A team's matches and players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TeamCard {
    pub after: RoundNumber,
    #[serde(rename = "tpn")]
    pub number: u32,
    pub name: String,
    pub captain: Option<String>,
    /// The average rating of the rated regulars, those in the first places of the list (31C).
    pub average: Option<i32>,
    pub rank: usize,
    pub matches: Vec<TeamRow>,
    /// The players in board order.
    pub members: Vec<MemberRow>,
}

/// A round of a team.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TeamRow {
    pub round: RoundNumber,
    pub opponent: Option<NamedParticipant>,
    /// The colour on board 1.
    pub colour: Option<Colour>,
    pub outcome: Outcome,
    /// The match points of the round.
    pub match_points: Points,
    /// The game points of the round.
    pub game_points: Points,
    /// The match points so far.
    pub match_total: Points,
    /// The game points so far.
    pub game_total: Points,
}

/// A player of a team.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MemberRow {
    /// The place in the list.
    pub listed: usize,
    #[serde(flatten)]
    pub who: NamedParticipant,
    /// The identity in the national federation.
    pub national_id: Option<String>,
    /// The rounds; nothing where the player did not play.
    pub rounds: Vec<Option<MemberResult>>,
    /// The points in the team's matches.
    pub points: Points,
    /// How many games, forfeits included.
    pub games: usize,
}

/// A game of a player for the team.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct MemberResult {
    /// The board, if it is known.
    pub board: Option<u16>,
    pub colour: Option<Colour>,
    /// The opponent's pairing number.
    pub opponent: Option<u32>,
    pub outcome: Outcome,
}

impl TeamCard {
    /// The card of a team, from the standings of the teams; nothing for a stranger.
    pub fn of(ranked: &Ranked, id: TeamId) -> Option<TeamCard> {
        let field = &ranked.field;
        let tournament = ranked.tournament;
        let participants = field.participants().iter();
        let place = participants.enumerate().find(|(_, one)| one.id == id.0)?.0;
        let boards = field.boards()?.number;
        let team = tournament.teams().iter().find(|team| team.id == id)?;
        let members = team.details.members.iter().zip(1..);
        Some(TeamCard {
            after: ranked.after(),
            number: field.participants()[place].number,
            name: team.details.name.clone(),
            captain: team.details.captain.clone(),
            average: average(tournament, team, boards),
            rank: ranked.line(place).rank,
            matches: matches(ranked, place),
            members: members
                .filter_map(|(id, listed)| member(tournament, *id, listed, ranked.after()))
                .collect(),
        })
    }

    /// The card for a terminal or a printer.
    pub fn text(&self, say: Say<'_>) -> String {
        let line = |line: TableLine<'_>| say(&TableText::Line(line));
        let mut heading = format!("{}. {}", self.number, self.name);
        if let Some(captain) = &self.captain {
            heading += &format!(", {}", line(TableLine::Captain { name: captain }));
        }
        if let Some(average) = self.average {
            heading += &format!(", {}", line(TableLine::Average { rating: average }));
        }
        let heading = fit(heading, usize::MAX);
        let (rank, after) = (self.rank, self.after);
        let rank = match after.0 {
            0 => String::new(),
            _ => line(TableLine::RankAfter { rank, after }) + "\n",
        };
        let matches = match self.matches.is_empty() {
            true => String::new(),
            false => format!("\n{}", self.front(say).render()),
        };
        format!("{heading}\n{rank}{matches}\n{}", self.back(say).render())
    }

    fn front<'a>(&self, say: Say<'a>) -> TextTable<'a> {
        let mut table = TextTable::new(say)
            .labelled(Column::Round, Align::Right)
            .labelled(Column::Number, Align::Right)
            .labelled(Column::Opponent, Align::Left)
            .at_most(NAME)
            .labelled(Column::FirstBoard, Align::Left)
            .labelled(Column::Result, Align::Left)
            .columns(["MP", "GP"], Align::Decimal)
            .labelled(Column::SumOfMatchPoints, Align::Decimal)
            .labelled(Column::SumOfGamePoints, Align::Decimal);
        for row in &self.matches {
            let opponent = row.opponent.as_ref();
            table.row(vec![
                row.round.to_string(),
                or_blank(opponent.map(|who| who.number)),
                or_blank(opponent.map(|who| &who.name)),
                or_blank(row.colour.map(Colour::letter)),
                outcome_mark(row.outcome),
                row.match_points.to_string(),
                row.game_points.to_string(),
                row.match_total.to_string(),
                row.game_total.to_string(),
            ]);
        }
        table
    }

    fn back<'a>(&self, say: Say<'a>) -> TextTable<'a> {
        let rounds = (1..=self.after.0).map(|round| round.to_string());
        let table = TextTable::new(say).labelled(Column::Board, Align::Right);
        let mut table = who_columns(table)
            .labelled(Column::Id, Align::Left)
            .optional()
            .columns(rounds, Align::Right)
            .labelled(Column::Points, Align::Decimal)
            .labelled(Column::Games, Align::Right);
        for row in &self.members {
            let mut cells = vec![row.listed.to_string()];
            cells.extend(who_cells(&row.who));
            cells.push(or_blank(row.national_id.as_ref()));
            cells.extend(row.rounds.iter().map(|result| {
                let result = result.as_ref();
                result.map(MemberResult::text).unwrap_or_default()
            }));
            cells.push(row.points.to_string());
            cells.push(row.games.to_string());
            table.row(cells);
        }
        table
    }
}

impl MemberResult {
    /// `14b½`.
    fn text(&self) -> String {
        let colour = or_blank(self.colour.map(Colour::letter));
        let mark = outcome_mark(self.outcome);
        format!("{}{colour}{mark}", or_blank(self.opponent))
    }
}

fn average(tournament: &Tournament, team: &Team, boards: usize) -> Option<i32> {
    let regulars = team.details.members.iter().take(boards);
    let ratings: Vec<i32> = regulars
        .filter_map(|id| who_of(tournament.entrant(*id)?).rating)
        .map(i32::from)
        .collect();
    performance::average(&ratings)
}

fn matches(ranked: &Ranked, place: usize) -> Vec<TeamRow> {
    let mut totals = [Points::ZERO; 2];
    let card = ranked.field.card(place).iter().enumerate();
    let rows = card.map(|(number, cell)| {
        let points = [Score::Match, Score::Game].map(|score| cell.points(score));
        totals[0] += points[0];
        totals[1] += points[1];
        TeamRow {
            round: RoundNumber::at_place(number),
            opponent: cell.opponent.map(|other| ranked.who(other)),
            colour: cell.colour,
            outcome: cell.outcome,
            match_points: points[0],
            game_points: points[1],
            match_total: totals[0],
            game_total: totals[1],
        }
    });
    rows.collect()
}

fn member(
    tournament: &Tournament,
    id: EntrantId,
    listed: usize,
    after: RoundNumber,
) -> Option<MemberRow> {
    let entrant = tournament.entrant(id)?;
    let system = tournament.point_system();
    let mut points = Points::ZERO;
    let rounds = tournament.card(id, after).map(|row| {
        let outcome = row.counted_for(Purpose::Standings);
        // At an empty board there is no opponent.
        let board = row.board?;
        let opponent = row.opponent.and_then(|id| tournament.entrant(id));
        let number = opponent.and_then(|opponent| opponent.pairing_number);
        points += system.points(outcome);
        Some(MemberResult {
            board: board.board,
            colour: row.colour,
            opponent: number.map(|number| number.get()),
            outcome,
        })
    });
    let rounds: Vec<Option<MemberResult>> = rounds.collect();
    Some(MemberRow {
        listed,
        who: who_of(entrant),
        national_id: entrant.player.national_id.clone(),
        games: rounds.iter().flatten().count(),
        rounds,
        points,
    })
}
