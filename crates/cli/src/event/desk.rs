//! The arbiter's desk: an event opened by its short name, with the options that all commands
//! share.

use std::sync::Arc;

use adoube_bodies::finding::FindingBody;
use adoube_bodies::journal::{Written, WrittenToEvent};
use adoube_bodies::names::SectionNames;
use adoube_conduct::rounds::{Severity, check_acceleration, check_names};
use adoube_conduct::settings::said;
use adoube_conduct::vet;
use adoube_journal::{
    Author, Command, EventId, Journal, Receipt, Record, Section, SectionId, Store, Submission,
    foresee,
};
use adoube_tournament::{Entrant, EntrantId, RoundNumber};
use jiff::Timestamp;

use crate::failure::Failure;
use crate::output;
use crate::texts::{tell, tell_with, words};

/// What every command has at hand.
pub(super) struct Desk {
    pub store: Arc<dyn Store>,
    pub author: Option<String>,
    pub reason: Option<String>,
    pub section: Option<String>,
    pub json: bool,
}

impl Desk {
    pub(super) async fn open(&self, event: &str) -> Result<Journal, Failure> {
        Ok(Journal::open(self.store.clone(), event_id(event)?).await?)
    }

    /// Who writes: `--author`, the environment, or whoever uses the computer.
    pub(super) fn author(&self) -> Result<Author, Failure> {
        let name = self.author.clone().unwrap_or_else(user);
        name.parse()
            .map_err(|error: adoube_journal::InvalidAuthor| {
                Failure::of(&error).help("name one with --author, or set ADOUBE_AUTHOR")
            })
    }

    /// The section the user named, or the only one there is.
    pub(super) fn section<'j>(&self, journal: &'j Journal) -> Result<&'j Section, Failure> {
        let sections = &journal.event().sections;
        let known = || {
            let ids: Vec<&str> = sections.iter().map(|section| section.id.as_str()).collect();
            ids.join(", ")
        };
        match (&self.section, sections.as_slice()) {
            (Some(name), _) => sections
                .iter()
                .find(|section| section.id.as_str() == name)
                .ok_or_else(|| {
                    Failure::new(format!("there is no section \"{name}\""))
                        .help(format!("the sections are: {}", known()))
                }),
            (None, [only]) => Ok(only),
            (None, []) => Err(Failure::new("the event has no section")
                .help("add one with `adoube event add-section`")),
            (None, _) => Err(Failure::new("the event has several sections")
                .help(format!("choose one with --section: {}", known()))),
        }
    }

    /// Carries out commands and tells the user what was written, and what speaks against it.
    pub(super) async fn submit(
        &self,
        journal: &mut Journal,
        commands: Vec<Command>,
    ) -> Result<Receipt, Failure> {
        let findings = self.vet(journal, &commands)?;
        let receipt = self.write(journal, commands).await?;
        self.tell_with(journal, &receipt, &findings);
        Ok(receipt)
    }

    /// Carries out what the rules made, which need not be held against them again.
    pub(super) async fn submit_made(
        &self,
        journal: &mut Journal,
        commands: Vec<Command>,
    ) -> Result<(), Failure> {
        let receipt = self.write(journal, commands).await?;
        self.tell(journal, &receipt);
        Ok(())
    }

    /// What speaks against commands; refused where one breaks an absolute rule without a reason.
    pub(super) fn vet(
        &self,
        journal: &Journal,
        commands: &[Command],
    ) -> Result<Vec<FindingBody>, Failure> {
        let (event, reason) = (journal.event(), self.reason.as_deref());
        // Whom the commands themselves enter has a name only after them.
        let after = foresee(event, commands, reason);
        match vet(event, commands, reason) {
            Ok(vetted) => Ok(FindingBody::all(&vetted, words(), &after)),
            Err(broken) => {
                let section = after.section(&broken.section);
                let told =
                    section.map(|section| tell_with(&broken, &SectionNames::in_section(section)));
                Err(Failure::new(told.unwrap_or_else(|| tell(&broken)))
                    .help("say why with --reason, or let `adoube event pair` pair by the rules"))
            }
        }
    }

    /// Carries out commands without a word.
    pub(super) async fn write(
        &self,
        journal: &mut Journal,
        commands: Vec<Command>,
    ) -> Result<Receipt, Failure> {
        for command in &commands {
            check_names(journal.event(), command).map_err(|reason| Failure::new(tell(&reason)))?;
            check_acceleration(journal.event(), command)
                .map_err(|reason| Failure::new(tell(&reason)))?;
        }
        let submission = Submission {
            seen: journal.head(),
            author: self.author()?,
            reason: self.reason.clone(),
            at: Timestamp::now(),
            commands,
        };
        let receipt = journal.submit(submission).await;
        receipt.map_err(|error| Failure::of_submission(error, journal.event()))
    }

    pub(super) fn tell(&self, journal: &Journal, receipt: &Receipt) {
        self.tell_with(journal, receipt, &[]);
    }

    fn tell_with(&self, journal: &Journal, receipt: &Receipt, findings: &[FindingBody]) {
        if self.json {
            output::print_json(&WrittenToEvent {
                event: journal.id(),
                written: Written {
                    findings: findings.to_vec(),
                    ..receipt.clone().into()
                },
            });
            return;
        }
        warn_of(findings);
        let lines = receipt.records.iter().map(|record| {
            let what = told(record, journal);
            format!("{:>5}  {what}\n", record.seq.0)
        });
        output::print(&lines.collect::<String>());
    }
}

/// What happened, in one line.
pub(super) fn told(record: &Record, journal: &Journal) -> String {
    let names = SectionNames::of(journal.event(), record.change.section());
    tell_with(&said(journal, record), &names)
}

/// Who uses the computer. In a container nobody may have told, and the accounts may not list the
/// number that the program runs under: then it is the arbiter.
fn user() -> String {
    let variables = ["USER", "LOGNAME", "USERNAME"].into_iter();
    let told = variables.filter_map(|name| std::env::var(name).ok());
    let mut names = told.chain(account_name());
    let known = names.find(|name| name.parse::<Author>().is_ok());
    known.unwrap_or_else(|| "arbiter".to_owned())
}

/// The name of the account that the program runs under, if the system lists it.
#[cfg(target_os = "linux")]
fn account_name() -> Option<String> {
    use std::os::unix::fs::MetadataExt;
    let number = std::fs::metadata("/proc/self").ok()?.uid().to_string();
    let accounts = std::fs::read_to_string("/etc/passwd").ok()?;
    let mut accounts = accounts.lines().map(|line| line.split(':'));
    accounts.find_map(|mut fields| {
        let name = fields.next()?;
        (fields.nth(1)? == number).then(|| name.to_owned())
    })
}

/// Elsewhere the environment tells.
#[cfg(not(target_os = "linux"))]
fn account_name() -> Option<String> {
    None
}

/// Tells findings on standard error.
pub(super) fn warn_of(findings: &[FindingBody]) {
    for finding in findings {
        let what = match finding.severity {
            Severity::Remark => "note",
            Severity::Weaker | Severity::Breach | Severity::Impossible => "warning",
        };
        output::print_error(&format!("{what}: {}\n", finding.cited));
    }
}

pub(super) fn event_id(text: &str) -> Result<EventId, Failure> {
    text.parse().map_err(|error: adoube_journal::InvalidId| {
        Failure::of(&error).help("`adoube event list` shows the events there are")
    })
}

pub(super) fn section_id(text: &str) -> Result<SectionId, Failure> {
    text.parse()
        .map_err(|error: adoube_journal::InvalidId| Failure::of(&error))
}

/// The round the user named, or the last paired one.
pub(super) fn paired_round(section: &Section, round: Option<u16>) -> Result<RoundNumber, Failure> {
    let last = section.draft.paired_rounds();
    let round = round.map_or(last, RoundNumber);
    if round.0 == 0 || round > last {
        let problem = match last.0 {
            0 => "no round is paired yet".to_owned(),
            _ => format!("round {round} is not paired; the last one is round {last}"),
        };
        return Err(Failure::new(problem));
    }
    Ok(round)
}

/// The player the user means: a pairing number, `#` and an entry number, or a part of a name that
/// fits nobody else.
pub(super) fn player(section: &Section, text: &str) -> Result<EntrantId, Failure> {
    let entrants = &section.draft.entrants;
    let by_number = |entrant: &&Entrant| {
        let number = entrant.pairing_number.map(|number| number.get());
        number.is_some() && number == text.parse().ok()
    };
    if let Some(entrant) = entrants.iter().find(by_number) {
        return Ok(entrant.id);
    }
    if let Some(id) = text.strip_prefix('#').and_then(|id| id.parse().ok())
        && let Some(entrant) = section.entrant(EntrantId(id))
    {
        return Ok(entrant.id);
    }
    let wanted = text.to_lowercase();
    let fits = |entrant: &&Entrant| entrant.player.name.to_lowercase().contains(&wanted);
    let found: Vec<&Entrant> = entrants.iter().filter(fits).collect();
    let whole = |entrant: &&&Entrant| entrant.player.name.to_lowercase() == wanted;
    match (found.as_slice(), found.iter().filter(whole).count()) {
        ([only], _) => Ok(only.id),
        ([], _) => Err(Failure::new(format!("nobody here is \"{text}\""))
            .help("`adoube event show` lists the players")),
        (several, 1) => Ok(several.iter().find(whole).map_or(several[0].id, |e| e.id)),
        (several, _) => {
            let names = several.iter().take(5).map(|entrant| {
                let label = entrant.label();
                format!("{label} [#{}]", entrant.id.0)
            });
            Err(Failure::new(format!("\"{text}\" fits several players"))
                .help(names.collect::<Vec<_>>().join(", ")))
        }
    }
}
