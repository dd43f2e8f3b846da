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
    Author, Command, EventId, InvalidAuthor, InvalidId, Journal, Receipt, Record, Refusal, Section,
    Seq, Store, Submission, foresee,
};
use adoube_tournament::{Entrant, EntrantId, RoundNumber};
use jiff::{Timestamp, Zoned};
use serde::Serialize;

use crate::failure::Failure;
use crate::output;
use crate::texts::{fail, t, tell_with, words};

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
            .map_err(|error: InvalidAuthor| Failure::of(&error))
    }

    /// The section the user named, or the only one there is.
    pub(super) fn section<'j>(&self, journal: &'j Journal) -> Result<&'j Section, Failure> {
        let sections = &journal.event().sections;
        match (&self.section, sections.as_slice()) {
            (Some(name), _) => self.section_named(journal, name),
            (None, [only]) => Ok(only),
            (None, []) => Err(fail!("event-without-section")),
            (None, _) => Err(fail!("event-several-sections", known = known(journal))),
        }
    }

    /// A section by its id.
    pub(super) fn section_named<'j>(
        &self,
        journal: &'j Journal,
        name: &str,
    ) -> Result<&'j Section, Failure> {
        let unknown = || fail!("event-no-such-section", name = name, known = known(journal));
        let id = name.parse().map_err(|_: InvalidId| unknown())?;
        journal.event().known(&id).map_err(|why| match why {
            Refusal::SectionMerged { .. } => Failure::of(&why),
            _ => unknown(),
        })
    }

    /// Carries out the command that is made for the section; the journal after it.
    pub(super) async fn submit_for(
        &self,
        event: &str,
        make: impl FnOnce(&Section) -> Result<Command, Failure>,
    ) -> Result<Journal, Failure> {
        let mut journal = self.open(event).await?;
        let command = make(self.section(&journal)?)?;
        self.submit(&mut journal, vec![command]).await?;
        Ok(journal)
    }

    /// Carries out commands and tells the user what was written, and what speaks against it.
    pub(super) async fn submit(
        &self,
        journal: &mut Journal,
        commands: Vec<Command>,
    ) -> Result<(), Failure> {
        self.submit_and_keep(journal, commands).await.map(drop)
    }

    /// The same, and what was written.
    pub(super) async fn submit_and_keep(
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
        match vet(event, commands, reason, Some(Zoned::now().datetime())) {
            Ok(vetted) => Ok(FindingBody::all(&vetted, words(), &after)),
            Err(broken) => {
                let names = SectionNames::of(&after, Some(&broken.section));
                Err(Failure::of_named(&broken, &names))
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
            check_names(journal.event(), command).map_err(|reason| Failure::of(&reason))?;
        }
        self.append(journal, commands, journal.head()).await
    }

    /// Carries out commands of a writer who had seen the journal up to a record.
    pub(super) async fn append(
        &self,
        journal: &mut Journal,
        commands: Vec<Command>,
        seen: Seq,
    ) -> Result<Receipt, Failure> {
        for command in &commands {
            check_acceleration(journal.event(), command).map_err(|reason| Failure::of(&reason))?;
        }
        let submission = Submission {
            seen,
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

/// Players whom the user names.
pub(super) fn players(section: &Section, texts: &[String]) -> Result<Vec<EntrantId>, Failure> {
    texts.iter().map(|text| player(section, text)).collect()
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
        match finding.severity {
            Severity::Remark => output::note(&finding.cited),
            Severity::Weaker | Severity::Breach | Severity::Impossible => {
                output::warn(&finding.cited);
            }
        }
    }
}

/// The short name of an event.
pub(crate) fn event_id(text: &str) -> Result<EventId, Failure> {
    text.parse()
        .map_err(|error: InvalidId| Failure::of(&error).help(t("store-error-no-event.help")))
}

/// Why something cannot be done in a section, with the names of its players.
pub(super) fn cannot(section: &Section, reason: &impl Serialize) -> Failure {
    Failure::of_named(reason, &SectionNames::in_section(section))
}

/// The round the user named, or the last paired one.
pub(super) fn paired_round(section: &Section, round: Option<u16>) -> Result<RoundNumber, Failure> {
    let last = section.draft.paired_rounds();
    let round = round.map_or(last, RoundNumber);
    if round.0 == 0 || round > last {
        return Err(match last.0 {
            0 => fail!("event-no-round-paired"),
            _ => fail!("event-round-not-paired", round = round, last = last),
        });
    }
    Ok(round)
}

/// The round the user named, whether it is paired or not; the last paired one if none was, or the first.
pub(super) fn round_or_last(section: &Section, round: Option<u16>) -> RoundNumber {
    let last = section.draft.paired_rounds().max(RoundNumber::FIRST);
    round.map_or(last, RoundNumber)
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
        ([], _) => Err(fail!("event-nobody-called", text = text)),
        (several, 1) => Ok(several.iter().find(whole).map_or(several[0].id, |e| e.id)),
        (several, _) => {
            let names = several.iter().take(5).map(|entrant| {
                let label = entrant.label();
                format!("{label} [#{}]", entrant.id.0)
            });
            let players = names.collect::<Vec<_>>().join(", ");
            Err(fail!(
                "event-several-called",
                text = text,
                players = players
            ))
        }
    }
}

/// The ids of all sections.
fn known(journal: &Journal) -> String {
    let sections = journal.event().sections.iter();
    let ids: Vec<&str> = sections.map(|section| section.id.as_str()).collect();
    ids.join(", ")
}
