//! Kinds of sections that are set up again and again.

use adoube_conduct::announcement::{Plan, Preset, propose, stored};
use adoube_journal::{EventDetails, Format, SectionSettings};
use clap::Args;
use serde::Serialize;

use crate::args::value;
use crate::output;
use crate::texts::{t, tell};

/// Settings from a preset, in place of single ones.
#[derive(Args)]
pub(super) struct PresetArgs {
    /// The settings that are usual for a kind of section; `event presets` lists them
    #[arg(
        long,
        value_name = "NAME",
        value_parser = value::<Preset>,
        conflicts_with_all = ["rounds", "format", "points", "rules", "pairing_system", "tie_breaks", "time_control"]
    )]
    preset: Option<Preset>,
    /// With a preset: how many players or teams are expected
    #[arg(long, value_name = "NUMBER", requires = "preset")]
    expect: Option<u32>,
}

impl PresetArgs {
    /// The settings of the preset, as the regulations in force on the first day have them.
    pub(super) fn settings(&self, event: &EventDetails, name: &str) -> Option<SectionSettings> {
        let plan = self.preset?.plan();
        let proposal = propose(&Plan {
            name: name.to_owned(),
            players: self.expect.or(plan.players),
            federation: event.federation,
            date: event.starts,
            ..plan
        });
        let mut settings = proposal.settings;
        stored::write(&proposal.announced, &mut settings.announced);
        Some(settings)
    }
}

/// A preset and what it stands for.
#[derive(Serialize)]
struct PresetLine {
    preset: &'static str,
    title: String,
    format: Format,
    rounds: u16,
    rules: Option<String>,
    pairing_system: Option<String>,
    time_control: Option<String>,
    tie_breaks: Vec<String>,
}

impl PresetLine {
    fn of(preset: Preset) -> PresetLine {
        let settings = propose(&preset.plan()).settings;
        PresetLine {
            preset: preset.name(),
            title: tell(&preset),
            format: settings.format,
            rounds: settings.rounds,
            rules: settings.rules,
            pairing_system: settings.pairing_system,
            time_control: settings.time_control,
            tie_breaks: settings.tie_breaks,
        }
    }
}

/// Lists the presets.
pub(super) fn list(json: bool) {
    let lines: Vec<PresetLine> = Preset::all().map(PresetLine::of).collect();
    if json {
        output::print_json(&lines);
        return;
    }
    let rows = lines.into_iter().map(|line| {
        vec![
            line.preset.to_owned(),
            line.title,
            line.rounds.to_string(),
            line.time_control.unwrap_or_default(),
            line.tie_breaks.join(", "),
        ]
    });
    let head = [
        "cli-preset",
        "cli-preset-for",
        "cli-preset-rounds",
        "cli-preset-time",
        "cli-preset-ties",
    ];
    output::print(&output::table(&head.map(t), &[], rows.collect()));
}
