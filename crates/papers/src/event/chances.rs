//! What the games that are left must bring for a norm, as pictures.

use adoube_ratings::TitleRules;
use adoube_ratings::norm::{Forecast, NormEvent, NormOutcome, NormTitle, forecast};
use adoube_tournament::{EntrantId, RoundNumber};
use adoube_words::Values;

use super::Desk;
use crate::document::{Align, Ink, Part, Picture, Shape};

/// How many forecasts there is room for.
const MOST: usize = 6;

/// The measures of a picture.
const WIDTH: f32 = 120.0;
const STEP: f32 = 5.5;
const LETTERS: f32 = 3.2;

impl Desk<'_> {
    /// For those who can still make a norm, or the one who is asked for: the least average of the opponents that
    /// are left, for each score against them.
    pub(super) fn chances(&self, after: RoundNumber, asked: Option<EntrantId>) -> Vec<Part> {
        let Ok(facts) = self.facts() else {
            return Vec::new();
        };
        let Some(rules) = TitleRules::on(facts.start) else {
            return Vec::new();
        };
        let event = || NormEvent::new(&self.tournament, &facts, rules, after);
        let judged = event();
        let open = judged.verdicts().filter(|one| {
            one.outcome == NormOutcome::NotYet && asked.is_none_or(|id| id == one.entrant)
        });
        let open: Vec<(EntrantId, NormTitle)> = open.map(|one| (one.entrant, one.title)).collect();
        let found = open
            .into_iter()
            .filter_map(|(id, title)| forecast(event(), id, title));
        let drawn = found.filter_map(|one| Some((self.chance(&one)?, one)));
        let parts = drawn.take(MOST).flat_map(|(picture, one)| {
            let title = self.words.fill(
                "paper-norm-chances",
                &Values::default()
                    .and("name", &one.name)
                    .and("title", &one.title.to_string()),
            );
            [Part::heading(title), Part::Picture(picture)]
        });
        parts.collect()
    }

    /// A bar for each score: the longer, the stronger the opponents must be.
    fn chance(&self, found: &Forecast) -> Option<Picture> {
        let scores = &found.plan.as_ref()?.scores;
        let (low, high) = (
            scores.iter().map(|one| one.average).min()?,
            scores.iter().map(|one| one.average).max()?,
        );
        let floor = f32::from(low) - 100.0;
        let wide = |average: u16| {
            (WIDTH - 34.0) * (f32::from(average) - floor) / (f32::from(high) - floor)
        };
        let mut shapes = Vec::new();
        for (place, one) in scores.iter().enumerate() {
            let y = STEP * place as f32;
            let mut write = |x: f32, text: String, align: Align| {
                shapes.push(Shape::Label {
                    x,
                    y: y + 3.9,
                    text,
                    size: LETTERS,
                    align,
                });
            };
            write(12.0, one.score.to_string(), Align::End);
            write(
                16.0 + wide(one.average),
                one.average.to_string(),
                Align::Start,
            );
            shapes.push(Shape::Fill {
                x: 14.0,
                y: y + 0.9,
                width: wide(one.average),
                height: STEP - 1.8,
                ink: Ink::Blue,
            });
        }
        Some(Picture {
            alt: self.t("paper-norm-chances-alt").to_owned(),
            width: WIDTH,
            height: STEP * scores.len() as f32 + 1.0,
            on_paper: WIDTH,
            align: Align::Start,
            shapes,
        })
    }
}
