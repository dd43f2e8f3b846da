//! The arbiters of an event: who they are, whether they are enough, their norms, and when reports are due.

use std::path::PathBuf;

use adoube_bodies::arbiters::{ArbitersBody, DueBody};
use adoube_conduct::arbiters::{ArbiterAtWork, SectionArbiters, section_arbiters};
use adoube_conduct::facts::event_facts;
use adoube_formats::rating_list::{ListedPlayer, RatingKind, RatingList};
use adoube_journal::{
    ArbiterPost, Command, EventArbiter, EventDetails, EventEdited, Journal, Section,
};
use adoube_ratings::RatingRules;
use adoube_ratings::facts::ArbiterTitle;
use adoube_ratings::norm::{Check, Standing};
use adoube_tournament::{ArbiterCategory, ArbiterRole, BirthDate, Federation, RoundNumber};
use clap::{Args, ValueEnum};
use jiff::Zoned;
use jiff::civil::Date;

use super::desk::Desk;
use crate::args::value;
use crate::failure::Failure;
use crate::files;
use crate::output;
use crate::ratings::{arbiter_application_text, check_line, read_arbiter_career};
use crate::texts::{fail, say, t, words};

#[derive(Args)]
pub(crate) struct ArbitersArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// Enter an arbiter, or change what is known of one
    #[arg(long, value_name = "NAME", conflicts_with = "remove")]
    set: Option<String>,
    /// Take an arbiter off the list
    #[arg(long, value_name = "NAME")]
    remove: Option<String>,
    #[command(flatten)]
    known: KnownArgs,
}

/// What can be known of an arbiter.
#[derive(Args)]
struct KnownArgs {
    /// The FIDE id
    #[arg(long, value_name = "ID", requires = "set")]
    fide_id: Option<u32>,
    /// Look the FIDE id or the name up in a rating list of FIDE: title, federation, year of birth
    #[arg(long, value_name = "FILE", requires = "set")]
    from_list: Option<PathBuf>,
    /// IA, FA or NA
    #[arg(long, value_parser = value::<ArbiterTitle>, requires = "set")]
    title: Option<ArbiterTitle>,
    /// The class of an IA or FA
    #[arg(long, value_enum, ignore_case = true, requires = "set")]
    class: Option<ClassArg>,
    #[arg(long, value_name = "CODE", value_parser = value::<Federation>, requires = "set")]
    federation: Option<Federation>,
    /// The date of birth, for the forms
    #[arg(long, value_name = "DATE", value_parser = value::<BirthDate>, requires = "set")]
    born: Option<BirthDate>,
    /// Whether there is a licence
    #[arg(long, value_name = "BOOL", num_args = 0..=1, default_missing_value = "true", requires = "set")]
    licensed: Option<bool>,
    /// The last day of the licence
    #[arg(long, value_name = "DATE", requires = "set")]
    licensed_until: Option<Date>,
    /// What they do; with --section there, else in the whole event
    #[arg(long, value_enum, requires = "set")]
    role: Option<RoleArg>,
    /// What was achieved elsewhere: day of the FA title and norms of a file as `adoube arbiters` reads it
    #[arg(long, value_name = "FILE.toml", requires = "set")]
    career: Option<PathBuf>,
    /// The rounds served, such as 1,2,3; all if none is named
    #[arg(long, value_name = "ROUNDS", value_delimiter = ',', requires = "role")]
    rounds: Vec<u16>,
}

#[derive(Clone, Copy, ValueEnum)]
enum ClassArg {
    A,
    B,
    C,
    D,
}

#[derive(Clone, Copy, ValueEnum)]
enum RoleArg {
    Chief,
    Deputy,
    Sector,
    Arbiter,
    Assistant,
}

impl From<RoleArg> for ArbiterRole {
    fn from(role: RoleArg) -> ArbiterRole {
        match role {
            RoleArg::Chief => ArbiterRole::Chief,
            RoleArg::Deputy => ArbiterRole::Deputy,
            RoleArg::Sector => ArbiterRole::Sector,
            RoleArg::Arbiter => ArbiterRole::Arbiter,
            RoleArg::Assistant => ArbiterRole::Assistant,
        }
    }
}

impl From<ClassArg> for ArbiterCategory {
    fn from(class: ClassArg) -> ArbiterCategory {
        match class {
            ClassArg::A => ArbiterCategory::A,
            ClassArg::B => ArbiterCategory::B,
            ClassArg::C => ArbiterCategory::C,
            ClassArg::D => ArbiterCategory::D,
        }
    }
}

pub(super) async fn arbiters(desk: Desk, args: ArbitersArgs) -> Result<(), Failure> {
    let mut journal = desk.open(&args.event).await?;
    let details = journal.event().details.clone();
    let mut all = details.arbiters.clone();
    if let Some(name) = &args.remove {
        let place = place_of(&all, name).ok_or_else(|| fail!("arbiters-nobody", name))?;
        all.remove(place);
    } else if let Some(name) = &args.set {
        let place = place_of(&all, name).unwrap_or_else(|| {
            all.push(EventArbiter {
                name: name.trim().to_owned(),
                ..EventArbiter::default()
            });
            all.len() - 1
        });
        args.known.over(&desk, &journal, &mut all[place])?;
    } else {
        return list(&desk, &journal);
    }
    let details = details.with_arbiters(all);
    let command = Command::EditEvent(EventEdited { details });
    desk.submit(&mut journal, vec![command]).await
}

fn place_of(all: &[EventArbiter], name: &str) -> Option<usize> {
    let name = name.trim().to_lowercase();
    all.iter().position(|one| one.name.to_lowercase() == name)
}

impl KnownArgs {
    /// What is said here, over what was known before; a list first.
    fn over(
        &self,
        desk: &Desk,
        journal: &Journal,
        arbiter: &mut EventArbiter,
    ) -> Result<(), Failure> {
        arbiter.fide_id = self.fide_id.or(arbiter.fide_id);
        if let Some(path) = &self.from_list {
            let listed = look_up(path, arbiter)?;
            arbiter.fide_id = Some(listed.fide_id);
            arbiter.title = ArbiterTitle::highest_of(&listed.other_titles).or(arbiter.title);
            arbiter.federation = listed.federation.or(arbiter.federation);
            let born = listed
                .birth_year
                .and_then(|year| BirthDate::new(year, None, None));
            arbiter.birth = arbiter.birth.or(born);
        }
        arbiter.title = self.title.or(arbiter.title);
        arbiter.category = self.class.map(Into::into).or(arbiter.category);
        arbiter.federation = self.federation.or(arbiter.federation);
        arbiter.birth = self.born.or(arbiter.birth);
        arbiter.licensed = self.licensed.or(arbiter.licensed);
        arbiter.licensed_until = self.licensed_until.or(arbiter.licensed_until);
        if let Some(path) = &self.career {
            *arbiter = read_arbiter_career(path)?.over(arbiter.clone());
        }
        let section = match &desk.section {
            Some(_) => Some(desk.section(journal)?.id.clone()),
            None => None,
        };
        if let Some(role) = self.role {
            arbiter.posts.retain(|post| post.section != section);
            arbiter.posts.push(ArbiterPost {
                section,
                role: role.into(),
                rounds: self.rounds.iter().copied().map(RoundNumber).collect(),
            });
        } else if arbiter.posts.is_empty() {
            arbiter.posts.push(ArbiterPost {
                section,
                ..ArbiterPost::default()
            });
        }
        Ok(())
    }
}

/// Who the arbiter is in a list: by the FIDE id, else by the whole name.
fn look_up(path: &std::path::Path, arbiter: &EventArbiter) -> Result<ListedPlayer, Failure> {
    let (name, bytes) = (files::name_of(path), files::read(path)?);
    let kind = RatingKind::of_file_name(&name);
    let list = RatingList::open(std::io::Cursor::new(bytes), kind);
    let list = list.map_err(|error| Failure::of(&error))?;
    let wanted = arbiter.name.to_lowercase();
    let found = list.flatten().find(|listed| match arbiter.fide_id {
        Some(id) => listed.fide_id == id,
        None => listed.name.to_lowercase() == wanted,
    });
    found.ok_or_else(|| fail!("arbiters-not-in-list", name = arbiter.name, file = name))
}

fn list(desk: &Desk, journal: &Journal) -> Result<(), Failure> {
    let details = &journal.event().details;
    let section = desk.section(journal)?;
    let starts = details.starts;
    let starts = starts.ok_or_else(|| fail!("ratings-no-first-day", name = details.name))?;
    let found = section_arbiters(details, section, starts);
    let due = due(details, section, starts);
    if desk.json {
        let body = ArbitersBody {
            section: section.id.to_string(),
            found,
            due,
        };
        output::print_json(&words().in_words(&body));
        return Ok(());
    }
    output::print(&text(&found, due.as_ref()));
    Ok(())
}

/// When the reports of a section are due, from today.
fn due(details: &EventDetails, section: &Section, starts: Date) -> Option<DueBody> {
    let facts = event_facts(details, section, starts);
    let deadlines = facts.deadlines(RatingRules::on(starts)?)?;
    DueBody::of(deadlines, Zoned::now().date())
}

fn text(found: &SectionArbiters, due: Option<&DueBody>) -> String {
    let mut text = String::new();
    if found.arbiters.is_empty() {
        text += &format!("{}\n", t("arbiters-none"));
    }
    for one in &found.arbiters {
        text += &arbiter_text(one);
    }
    let staff = &found.staff;
    let usual = say!(
        "arbiters-usual",
        from = staff.arbiters_from,
        to = staff.up_to()
    );
    let certificates = say!("arbiters-certificates", most = found.certificates);
    text += &format!("\n{usual}\n{certificates}\n");
    text += &found.checks.iter().map(check_line).collect::<String>();
    if let Some(due) = due {
        let lines = [
            ("due-to-rating-officer", due.to_rating_officer),
            ("due-upload", due.upload),
            ("due-last-list", due.last_list),
        ];
        for (id, day) in lines {
            text += &day.map_or_else(String::new, |day| format!("{}\n", say!(id, day)));
        }
    }
    text
}

fn arbiter_text(one: &ArbiterAtWork) -> String {
    let arbiter = &one.arbiter;
    let title = arbiter.title.map_or("", ArbiterTitle::abbreviation);
    let name = output::printable(&arbiter.name);
    let mut text = say!(
        "arbiters-line",
        title,
        name,
        role = one.role,
        rounds = one.rounds.len()
    ) + "\n";
    let faults = |check: &&Check| check.standing != Standing::Met;
    let lines = one.checks.iter().filter(faults).map(check_line);
    text += &lines.collect::<String>();
    if let Some(norm) = &one.norm {
        let title = norm.title.abbreviation();
        text += &format!(
            "  {}\n",
            say!("arbiters-norm", title, standing = norm.standing)
        );
        let lines = norm.checks.iter().filter(faults).map(check_line);
        text += &lines.collect::<String>();
    }
    if let Some(career) = &one.application {
        text += &arbiter_application_text(career.title, career.complete, &career.application);
    }
    text
}
