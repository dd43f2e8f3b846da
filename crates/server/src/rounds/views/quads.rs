//! Quads before they are made.

use adoube_bodies::schedule::DivisionBody;
use adoube_conduct::quads::{Division, HowToDivide, LeftoverPlay};
use adoube_pairing::schedule::quads::Numbers;
use askama::Template;

use crate::params::DeskSection;
use crate::paths;
use crate::texts::{fill, t, tell, words};
use crate::ui::desk::{DeskHead, Tab};

/// The groups that a list of entries makes.
#[derive(Template)]
#[template(path = "rounds/quads.html")]
pub(crate) struct QuadsPage {
    head: DeskHead,
    back: String,
    url: String,
    seed: u64,
    by_lot: bool,
    round_robin: bool,
    groups: Vec<Group>,
    /// What else is possible for those who are left.
    options: Vec<String>,
    wrong: Option<String>,
}

struct Group {
    title: String,
    players: Vec<(u32, String, String)>,
}

impl QuadsPage {
    /// The page of a division, or of why there is none.
    pub(in crate::rounds) fn of(
        of: &DeskSection,
        how: HowToDivide,
        division: &Result<Division, String>,
    ) -> QuadsPage {
        let section = of.section();
        let body = division.as_ref().ok();
        let body = body.map(|division| DivisionBody::of(division, section, how.seed, words()));
        let groups = body.iter().flat_map(|body| &body.groups);
        let groups = groups.map(|group| Group {
            title: fill(
                "rounds-quads-group",
                &[&group.name, &tell(&group.format), &group.rounds],
            ),
            players: (group.players.iter())
                .map(|player| {
                    let rating = player.rating.map(|rating| rating.to_string());
                    let rating = rating.unwrap_or_else(|| t("public-unrated").to_owned());
                    (player.number, player.name.to_owned(), rating)
                })
                .collect(),
        });
        QuadsPage {
            head: DeskHead::of_section(&of.shown, &of.at, section, Tab::Rounds),
            back: paths::desk::Rounds::of(&of.at.event, &section.id).to_string(),
            url: paths::desk::Quads::of(&of.at.event, &section.id).to_string(),
            seed: how.seed,
            by_lot: how.numbers == Numbers::ByLot,
            round_robin: how.rest == LeftoverPlay::RoundRobin,
            groups: groups.collect(),
            options: body.map_or_else(Vec::new, |body| body.options),
            wrong: division.as_ref().err().cloned(),
        }
    }
}
