//! The pairing card: what an arbiter who pairs by hand keeps of a player.

use adoube_tournament::{
    BirthDate, Colour, EntrantId, Float, Outcome, Points, Purpose, RoundNumber, Tournament,
    UnplayedFloat,
};
use serde::Serialize;

use super::outcome_mark;
use super::text::{Align, TextTable, fit, or_blank};
use super::tournament_board::float_mark;
use super::{Column, Say, TableLine, TableText};

/// A player's card, with a line for every round announced.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PairingCard {
    /// The pairing number, if there is one yet.
    #[serde(rename = "tpn")]
    pub number: Option<u32>,
    pub title: Option<adoube_tournament::Title>,
    pub name: String,
    pub rating: Option<u16>,
    pub federation: Option<adoube_tournament::Federation>,
    /// The date of birth: the card is not for publication.
    pub birth: Option<BirthDate>,
    /// The identity in the national federation.
    pub national_id: Option<String>,
    /// The FIDE identity number.
    pub fide_id: Option<u32>,
    /// The rounds, those to come empty.
    pub lines: Vec<CardLine>,
}

/// A line of the card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct CardLine {
    pub round: RoundNumber,
    /// The opponent's pairing number.
    pub opponent: Option<u32>,
    pub colour: Option<Colour>,
    #[serde(serialize_with = "super::cross::serialize_float")]
    pub float: Option<Float>,
    /// What happened; nothing for a round to come.
    pub outcome: Option<Outcome>,
    /// The points after the round, as the pairing counts them.
    pub points: Option<Points>,
}

impl PairingCard {
    /// A player's card after a round; nothing for a stranger. `unplayed` is the edition's rule for
    /// the floats of rounds without a game.
    pub fn of(
        tournament: &Tournament,
        id: EntrantId,
        after: RoundNumber,
        unplayed: UnplayedFloat,
    ) -> Option<PairingCard> {
        let entrant = tournament.entrant(id)?;
        let player = &entrant.player;
        let after = after.min(tournament.paired_rounds());
        let last = tournament.draft().planned_rounds.max(after.0);
        let line = |round| line(tournament, id, round, after, unplayed);
        Some(PairingCard {
            number: entrant.pairing_number.map(|number| number.get()),
            title: player.title,
            name: player.name.clone(),
            rating: player.fide_rating.or(player.national_rating),
            federation: player.federation,
            birth: player.birth,
            national_id: player.national_id.clone(),
            fide_id: player.fide_id,
            lines: (1..=last).map(RoundNumber).map(line).collect(),
        })
    }

    /// The card for a terminal or a printer.
    pub fn text(&self, say: Say<'_>) -> String {
        let line = |line: TableLine<'_>| say(&TableText::Line(line));
        let first = [
            self.number.map(|number| format!("{number}.")),
            self.title.map(|title| title.to_string()),
            Some(self.name.clone()),
            self.rating.map(|rating| rating.to_string()),
            self.federation.map(|federation| federation.to_string()),
        ];
        let second = [
            self.birth.map(|birth| line(TableLine::Born { birth })),
            self.national_id
                .as_deref()
                .map(|id| line(TableLine::NationalId { id })),
            self.fide_id.map(|id| line(TableLine::FideId { id })),
        ];
        let first: Vec<String> = first.into_iter().flatten().collect();
        let second: Vec<String> = second.into_iter().flatten().collect();
        let mut text = fit(first.join(" "), usize::MAX) + "\n";
        if !second.is_empty() {
            text += &(fit(second.join(", "), usize::MAX) + "\n");
        }
        let mut table = TextTable::new(say)
            .labelled(Column::Round, Align::Right)
            .labelled(Column::OpponentNumber, Align::Right)
            .labelled(Column::Colour, Align::Left)
            .labelled(Column::Float, Align::Left)
            .labelled(Column::Result, Align::Left)
            .labelled(Column::Points, Align::Decimal);
        for line in &self.lines {
            table.row(vec![
                line.round.to_string(),
                or_blank(line.opponent),
                or_blank(line.colour.map(Colour::letter)),
                float_mark(line.float).to_owned(),
                line.outcome.map(outcome_mark).unwrap_or_default(),
                or_blank(line.points),
            ]);
        }
        format!("{text}\n{}", table.render())
    }
}

fn line(
    tournament: &Tournament,
    id: EntrantId,
    round: RoundNumber,
    after: RoundNumber,
    unplayed: UnplayedFloat,
) -> CardLine {
    let row = tournament.row(id, round).filter(|_| round <= after);
    let opponent = row.and_then(|row| tournament.entrant(row.opponent?)?.pairing_number);
    CardLine {
        round,
        opponent: opponent.map(|number| number.get()),
        colour: row.and_then(|row| row.colour),
        float: row.and_then(|_| tournament.float(id, round, unplayed)),
        outcome: row.map(|row| row.reported),
        points: row.map(|_| tournament.score(id, round, Purpose::Pairing)),
    }
}
