//! Colours and floats through the rounds, as a picture.

use adoube_tournament::{Colour, Entrant, Float, RoundNumber, UnplayedFloat};

use super::Desk;
use super::pictures::{beside, label};
use crate::document::{Align, Ink, Picture, Shape};

/// So many players have room on a page.
const PLAYERS: usize = 36;

/// The measures of the picture.
const NAMES: f32 = 48.0;
const STEP: f32 = 5.4;
const BOX: f32 = 4.0;
const LETTERS: f32 = 3.0;

impl Desk<'_> {
    /// The colour of each game that was played, and who floated; nothing before a game.
    pub(super) fn histories_picture(
        &self,
        after: RoundNumber,
        players: &[&Entrant],
    ) -> Option<Picture> {
        let rounds = usize::from(after.0);
        if rounds == 0 || players.is_empty() {
            return None;
        }
        let step = ((180.0 - NAMES) / rounds as f32).min(11.0);
        let at = |round: usize| NAMES + step * round as f32;
        let mut shapes: Vec<Shape> = (0..rounds)
            .map(|round| {
                let number = (round + 1).to_string();
                label(at(round) + BOX / 2.0, 3.0, number, Align::Centre)
            })
            .collect();
        for (place, entrant) in players.iter().take(PLAYERS).enumerate() {
            let top = 5.0 + STEP * place as f32;
            let name = beside(&self.name(entrant.id));
            shapes.push(label(NAMES - 2.0, top + 3.2, name, Align::End));
            for (round, number) in (1..=after.0).map(RoundNumber).enumerate() {
                shapes.extend(self.round_of_history(entrant, number, (at(round), top)));
            }
        }
        let shown = players.len().min(PLAYERS);
        Some(Picture {
            alt: self.t("paper-colours-and-floats").to_owned(),
            width: 180.0,
            height: 7.0 + STEP * shown as f32,
            on_paper: 180.0,
            align: Align::Start,
            shapes,
        })
    }

    /// A box, pale for White and dark for Black, and beside it where the player floated.
    fn round_of_history(
        &self,
        entrant: &Entrant,
        round: RoundNumber,
        (x, y): (f32, f32),
    ) -> Vec<Shape> {
        let row = self.tournament.row(entrant.id, round);
        let mut shapes = Vec::new();
        if let Some(colour) = row.and_then(|row| row.played_colour()) {
            let (ink, letter) = match colour {
                Colour::White => (Ink::Pale, "paper-white-letter"),
                Colour::Black => (Ink::Grey, "paper-black-letter"),
            };
            shapes.push(Shape::Fill {
                x,
                y,
                width: BOX,
                height: BOX,
                ink,
            });
            // The letter tells what the shade does, for who cannot see it.
            shapes.push(Shape::Label {
                x: x + BOX / 2.0,
                y: y + 3.1,
                text: self.t(letter).to_owned(),
                size: LETTERS,
                align: Align::Centre,
            });
        }
        let float = self
            .tournament
            .float(entrant.id, round, UnplayedFloat::AboveLoss);
        shapes.extend(float.map(|float| arrow(float, x + BOX + 0.8, y + BOX / 2.0)));
        shapes
    }
}

/// An arrow up or down.
fn arrow(float: Float, x: f32, middle: f32) -> Shape {
    let (tip, foot, ink) = match float {
        Float::Up => (middle - 1.4, middle + 1.0, Ink::Blue),
        Float::Down => (middle + 1.4, middle - 1.0, Ink::Red),
    };
    Shape::Line {
        points: vec![(x, foot), (x + 1.1, tip), (x + 2.2, foot)],
        ink,
        width: 0.5,
    }
}
