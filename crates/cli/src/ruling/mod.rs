//! `adoube ruling`: what the arbiter does now, and by which article.

pub(crate) mod dialogue;
pub(crate) mod text;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use adoube_bodies::ruling::{ComparedRulings, KindBody, KindFamily, KindList, RulingsInOrder};
use adoube_casefile::dialogue::{Known, with_fact};
use adoube_casefile::search::family_title;
use adoube_clock::Span;
use adoube_rulebook::{Edition, VariationError};
use adoube_rulings::{Case, CaseError, Compared, Kind, compare, decide_each, kinds};
use clap::Args;

use crate::args::value;
use crate::clock::replay::played_over;
use crate::failure::Failure;
use crate::rulebook::edition;
use crate::texts::{fail, t, tell, words};
use crate::{files, output};

#[derive(Args)]
pub(crate) struct RulingArgs {
    /// What happened, by the name that --kinds prints; asked for if not given
    kind: Option<String>,
    /// The facts as a file instead of a dialogue; - for standard input
    #[arg(long, value_name = "FILE.toml", conflicts_with = "kind")]
    facts: Option<PathBuf>,
    /// The edition of the rules: fide, us, a day, or a name that `rulebook list` prints
    #[arg(long)]
    edition: Option<String>,
    /// What the event has announced, by the id of a variation that `rulebook show` lists, such as
    /// draw-restriction=30; repeatable
    #[arg(long, value_name = "VARIATION")]
    announced: Vec<String>,
    /// A fact that is known already, by its place in a file of facts, such as clock.white=4:30;
    /// repeatable
    #[arg(long = "fact", value_name = "PLACE=VALUE")]
    known: Vec<String>,
    /// What the clock shows, as the log of a clock for `clock replay`
    #[arg(long, value_name = "LOG.toml", conflicts_with = "facts")]
    clock: Option<PathBuf>,
    /// At which instant of that log; its last event if not given
    #[arg(long, value_name = "H:MM:SS", requires = "clock", value_parser = value::<Span>)]
    at: Option<Span>,
    /// The ruling by every edition
    #[arg(long)]
    compare: bool,
    /// List what can have happened
    #[arg(long)]
    kinds: bool,
    /// After a dialogue write the facts into this file
    #[arg(long, value_name = "FILE.toml")]
    save: Option<PathBuf>,
}

pub(crate) fn run(args: RulingArgs, json: bool) -> Result<ExitCode, Failure> {
    if args.kinds {
        list_kinds(json);
        return Ok(ExitCode::SUCCESS);
    }
    let asked = args.edition.as_deref();
    let case = match &args.facts {
        Some(path) => with_known(read(path, asked)?, &args)?,
        None => {
            let edition = edition(asked.unwrap_or("fide"), None)?;
            dialogue::case(args.kind.as_deref(), edition, &known(edition, &args)?)?
        }
    };
    if let Some(path) = &args.save {
        let text = case.to_toml().map_err(|error| Failure::of(&error))?;
        files::write(Some(path), &text)?;
    }
    if args.compare {
        let compared = compare(&case).map_err(|error| Failure::of(&error))?;
        tell_compared(&compared, json);
        return Ok(ExitCode::SUCCESS);
    }
    let rulings = decide_each(&case).map_err(|error| Failure::of(&error))?;
    if json {
        output::print_json(&words().in_words(&RulingsInOrder::of(rulings)));
    } else {
        let each = rulings.iter().map(|ruling| text::printed(ruling) + "\n");
        output::print(&each.collect::<Vec<_>>().join("\n"));
    }
    Ok(ExitCode::SUCCESS)
}

/// What is known before anything is asked.
fn known(edition: &Edition, args: &RulingArgs) -> Result<Known, Failure> {
    let known = Known::by(edition).announced(edition, &args.announced);
    let known = known.map_err(|error| Failure::of(&error))?;
    let known = match &args.clock {
        Some(log) => {
            let (clock, at) = played_over(log, args.at, None)?;
            known.clock(&clock.advanced_to(at).at(at))
        }
        None => known,
    };
    args.known.iter().try_fold(known, |known, text| {
        let (fact, value) = fact(text)?;
        let known = known.with(words(), fact, value);
        known.map_err(|error| Failure::of(&error))
    })
}

/// A file of facts with those of the arguments on top.
fn with_known(mut case: Case, args: &RulingArgs) -> Result<Case, Failure> {
    case.variations.extend_from_slice(&args.announced);
    args.known.iter().try_fold(case, |case, text| {
        let (fact, value) = fact(text)?;
        let case = with_fact(words(), &case, fact, value);
        case.map_err(|error| Failure::of(&error))
    })
}

/// A fact as it is given: its place and its value.
fn fact(text: &str) -> Result<(&str, &str), Failure> {
    let parts = text.split_once('=');
    parts.ok_or_else(|| fail!("dialogue-fact-form", value = text))
}

fn read(path: &Path, asked: Option<&str>) -> Result<Case, Failure> {
    let (name, text) = files::read_text(path)?;
    let unread = |error: CaseError| Failure::new(format!("{name}: {}", tell(&error)));
    let Some(asked) = asked else {
        return Case::from_toml(&text).map_err(unread);
    };
    let edition = edition(asked, None)?;
    let case = Case::from_toml_by(&text, edition.id()).map_err(unread)?;
    let (case, without) = case
        .under(edition.id())
        .map_err(|error| Failure::of(&error))?;
    for variation in without {
        let edition = edition.id().to_owned();
        let unknown = VariationError::Unknown {
            edition,
            id: variation,
        };
        output::print_error(&format!("{}\n", tell(&unknown)));
    }
    Ok(case)
}

fn list_kinds(json: bool) {
    if json {
        let families = kinds().into_iter();
        let families = families.map(|(family, kinds)| KindFamily {
            family: family_title(words(), family),
            kinds: kinds.iter().map(title).collect(),
        });
        output::print_json(&KindList {
            families: families.collect(),
        });
        return;
    }
    let mut text = String::new();
    for (family, kinds) in kinds() {
        text += &format!("{}\n", family_title(words(), family));
        for kind in kinds {
            text += &format!("  {:<32} {}\n", kind.name, title(kind).title);
        }
    }
    output::print(&text);
}

/// A kind of incident with what happened, in a few words.
fn title(kind: &Kind) -> KindBody {
    KindBody {
        name: kind.name,
        title: t(&kind.title()).to_owned(),
    }
}

fn tell_compared(compared: &[Compared], json: bool) {
    if json {
        output::print_json(&words().in_words(&ComparedRulings { rulings: compared }));
        return;
    }
    let parts = compared
        .iter()
        .map(|one| format!("{}\n{}\n", one.edition, text::printed(&one.ruling)));
    output::print(&parts.collect::<Vec<_>>().join("\n"));
}
