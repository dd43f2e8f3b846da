//! The bracket of a knockout as a picture: who met whom, and who came through.

use adoube_journal::Format;
use adoube_tournament::{EntrantId, Points, Purpose, Round, RoundNumber};

use super::{Desk, halves};
use crate::document::{Align, Ink, Picture, Shape};

/// The widest a picture may be, the height of a line of a box, and the size of its letters, in millimetres.
const WIDTH: f32 = 180.0;
const LINE: f32 = 4.2;
const LETTERS: f32 = 2.9;

/// Two who meet in a round, or rounds of games between the same two.
#[derive(Clone, Debug)]
struct Meeting {
    players: [EntrantId; 2],
    points: [Points; 2],
}

impl Meeting {
    fn has(&self, player: EntrantId) -> bool {
        self.players.contains(&player)
    }
}

impl Desk<'_> {
    /// The bracket as far as it was played; nothing where no players are knocked out.
    pub(super) fn bracket(&self, after: RoundNumber) -> Option<Picture> {
        if self.section.settings.format != Format::Knockout {
            return None;
        }
        let rounds = self.tournament.rounds().iter().take(usize::from(after.0));
        let columns = in_order(rounds.map(|round| self.meetings(round)).collect());
        let most = columns
            .iter()
            .map(Vec::len)
            .max()
            .filter(|most| *most > 0)?;
        let step = WIDTH / columns.len() as f32;
        let (wide, slot) = ((step - 8.0).min(60.0), 2.0 * LINE + 3.0);
        let height = slot * most as f32;
        let mut shapes = Vec::new();
        let mut middles: Vec<Vec<f32>> = Vec::new();
        for (column, meetings) in columns.iter().enumerate() {
            let before = column
                .checked_sub(1)
                .map(|place| (&columns[place], &middles[place]));
            let left = step * column as f32;
            let mut own = Vec::new();
            for (place, meeting) in meetings.iter().enumerate() {
                // Between those they come from; the first round is as high as there is room.
                let from: Vec<f32> = before.map_or_else(Vec::new, |(earlier, middles)| {
                    let from = earlier.iter().zip(middles);
                    let from =
                        from.filter(|(one, _)| meeting.players.iter().any(|id| one.has(*id)));
                    from.map(|(_, middle)| *middle).collect()
                });
                let even = height * (place as f32 + 0.5) / meetings.len() as f32;
                let middle = match from.is_empty() {
                    true => even,
                    false => from.iter().sum::<f32>() / from.len() as f32,
                };
                for earlier in from {
                    let (x, turn) = (left - step + wide, left - 3.0);
                    shapes.push(Shape::Line {
                        points: vec![
                            (x, earlier),
                            (turn, earlier),
                            (turn, middle),
                            (left, middle),
                        ],
                        ink: Ink::Pale,
                        width: 0.3,
                    });
                }
                self.meeting(meeting, (left, middle, wide), &mut shapes);
                own.push(middle);
            }
            middles.push(own);
        }
        Some(Picture {
            alt: self.t("paper-bracket").to_owned(),
            width: WIDTH,
            height,
            on_paper: WIDTH,
            align: Align::Start,
            shapes,
        })
    }

    /// The meetings of a round, each once however many games it had.
    fn meetings(&self, round: &Round) -> Vec<Meeting> {
        let mut found: Vec<Meeting> = Vec::new();
        let system = self.tournament.point_system();
        for game in &round.games {
            let result = game.results.counted_for(Purpose::Standings);
            let (white, black) = (system.points(result.white), system.points(result.black));
            match found
                .iter_mut()
                .find(|one| one.has(game.white) && one.has(game.black))
            {
                Some(meeting) if meeting.players[0] == game.white => {
                    meeting.points[0] += white;
                    meeting.points[1] += black;
                }
                Some(meeting) => {
                    meeting.points[0] += black;
                    meeting.points[1] += white;
                }
                None => found.push(Meeting {
                    players: [game.white, game.black],
                    points: [white, black],
                }),
            }
        }
        found
    }

    /// A box with both names and what they scored.
    fn meeting(
        &self,
        meeting: &Meeting,
        (x, middle, wide): (f32, f32, f32),
        shapes: &mut Vec<Shape>,
    ) {
        let top = middle - LINE;
        let corners = [
            (x, top),
            (x + wide, top),
            (x + wide, top + 2.0 * LINE),
            (x, top + 2.0 * LINE),
        ];
        shapes.push(Shape::Line {
            points: corners.into_iter().chain([corners[0]]).collect(),
            ink: Ink::Black,
            width: 0.25,
        });
        shapes.push(Shape::Line {
            points: vec![(x, middle), (x + wide, middle)],
            ink: Ink::Pale,
            width: 0.25,
        });
        // About two letters for each three of their heights.
        let room = ((wide - 10.0) / (LETTERS * 0.55)) as usize;
        for (place, (player, points)) in meeting.players.iter().zip(meeting.points).enumerate() {
            let y = top + LINE * (place as f32 + 1.0) - 1.2;
            let name: String = self.name(*player).chars().take(room).collect();
            let mut write = |x: f32, text: String, align: Align| {
                shapes.push(Shape::Label {
                    x,
                    y,
                    text,
                    size: LETTERS,
                    align,
                });
            };
            write(x + 1.2, name, Align::Start);
            write(x + wide - 1.2, halves(points), Align::End);
        }
    }
}

/// The meetings of each round in the order in which those that feed one of the next stand beside each other.
fn in_order(mut columns: Vec<Vec<Meeting>>) -> Vec<Vec<Meeting>> {
    for later in (1..columns.len()).rev() {
        let next = columns[later].clone();
        let place = |meeting: &Meeting| {
            let mut fed = next.iter().enumerate();
            let fed = fed.find_map(|(place, one)| {
                let side = one.players.iter().position(|id| meeting.has(*id))?;
                Some((place, side))
            });
            fed.unwrap_or((usize::MAX, 0))
        };
        columns[later - 1].sort_by_key(place);
    }
    columns
}
