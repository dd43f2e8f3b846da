//! Tie-breaks and pairing systems to choose from.

use adoube_bodies::choices::{SystemChoiceBody, TieBreakChoiceBody};
use adoube_conduct::announcement::{systems_for, tie_break_kind, tie_breaks_for};
use adoube_journal::{Format, SectionSettings};
use adoube_standings::{TieBreak, remarks};
use clap::Args;

use super::setup::FormatArg;
use crate::output;
use crate::texts::{say, t, tell, words};

#[derive(Args)]
pub(crate) struct ChoicesArgs {
    /// For which format
    #[arg(long, value_enum, default_value_t = FormatArg::Swiss)]
    format: FormatArg,
    /// By the rules of US Chess
    #[arg(long)]
    us: bool,
    /// Everybody has a rating
    #[arg(long)]
    rated: bool,
}

#[derive(Args)]
pub(crate) struct SystemsArgs {
    /// For which format
    #[arg(long, value_enum, default_value_t = FormatArg::Swiss)]
    format: FormatArg,
}

/// Lists the tie-breaks with what they count, those that fit first.
pub(super) fn tie_breaks(args: &ChoicesArgs, json: bool) {
    let choices = tie_breaks_for(args.format.into(), args.rated, args.us);
    let bodies: Vec<TieBreakChoiceBody> = choices
        .iter()
        .map(|choice| TieBreakChoiceBody::of(choice, words()))
        .collect();
    if json {
        output::print_json(&bodies);
        return;
    }
    for body in &bodies {
        let article = body.article.as_deref().unwrap_or("");
        output::print_line(&format!("{:<6} {}  {article}", body.code, body.name));
        for line in body.about.iter().chain(&body.problem) {
            output::print_line(&format!("       {line}"));
        }
        if body.of_other_rules {
            output::print_line(&format!("       {}", t("choices-other-rules")));
        }
    }
}

/// Lists the Swiss systems with how they pair, those that fit first.
pub(super) fn systems(args: &SystemsArgs, json: bool) {
    let choices = systems_for(args.format.into());
    let bodies: Vec<SystemChoiceBody> = choices
        .iter()
        .map(|choice| SystemChoiceBody::of(choice, words()))
        .collect();
    if json {
        output::print_json(&bodies);
        return;
    }
    for body in &bodies {
        let unfit = match body.fits {
            true => "",
            false => t("choices-system-unfit"),
        };
        let line = format!(
            "{:<26} {}  {} {unfit}",
            body.system, body.name, body.article
        );
        output::print_line(line.trim_end());
        if let Some(about) = &body.about {
            output::print_line(&format!("       {about}"));
        }
    }
}

/// Warns of tie-breaks that do not fit the format they are announced for.
pub(super) fn warn_of_unfit(settings: &SectionSettings) {
    let codes = settings.tie_breaks.iter().map(|code| code.parse());
    // What is no code is told where it is used.
    let list: Vec<TieBreak> = codes.filter_map(Result::ok).collect();
    let decided_by_play = settings.format.is_knockout() || settings.format == Format::Match;
    if decided_by_play && !list.is_empty() {
        output::warn(&say!("choices-decided-by-play", format = settings.format));
        return;
    }
    let kind = tie_break_kind(settings.format, true);
    for remark in remarks(&list, kind, usize::from(settings.rounds)) {
        output::warn(&tell(&remark));
    }
}
