//! A whole event as text: one JSON object a line, the same bytes every time.
//!
//! The first line says of which event it is, how many records follow and which digest the last one has;
//! a digest of its own covers it: the SHA-256 of the line without `digest` and `signature`. Each record
//! ends with its digest; [`StoredRecord`] says which bytes that covers.

use std::borrow::Cow;

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::chain::{
    ChainFault, Digest, EventHead, StoredEvent, StoredRecord, TakenIn, Verdict, Walk, not_following,
};
use crate::fold::fold;
use crate::signature::{PublicKey, SignatureVerdict, SignedBy, Signer};
use crate::{Damaged, EventId, Journal, Reader, Record, Seq, SubmitError};

/// The version of the form written here.
const VERSION: u32 = 2;

/// Versions up to this one have no digests.
const WITHOUT_DIGESTS: u32 = 1;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Header {
    adoube: String,
    version: u32,
    event: EventId,
    records: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    head: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    taken_in: Option<TakenIn>,
    /// It was written of a journal that was not sound.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    damaged: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    signed: Option<SignedBy>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    digest: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    signature: Option<String>,
}

/// What an export holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Export {
    /// The short name the event had.
    pub event: EventId,
    /// All its records.
    pub records: Vec<Record>,
    /// The same with the chain, if there is one.
    pub(crate) stored: Option<StoredEvent>,
}

impl Export {
    /// The event as a store keeps it, under the short name that it had.
    ///
    /// # Errors
    ///
    /// [`SubmitError`] if the records do not fold, or there are no digests.
    pub fn into_stored(self) -> Result<(EventId, StoredEvent), SubmitError> {
        let event = self.event;
        let Some(mut stored) = self.stored else {
            return Err(SubmitError::Damaged(Damaged {
                event,
                fault: Box::new(ChainFault::NoChain),
            }));
        };
        stored.head.name = fold(&self.records)?.details.name;
        Ok((event, stored))
    }
}

/// Why a text is not the export of an event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum ExportError {
    /// The first line does not say so.
    NotAnExport {
        /// Where the line stops making sense.
        column: usize,
    },
    /// It was written by a newer program.
    NewerVersion {
        found: u32,
        /// Up to which version this program reads.
        known: u32,
    },
    /// A record cannot be read.
    BadRecord {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// What the reader of JSON found wrong.
        problem: String,
    },
    /// Records are missing or too many.
    Incomplete {
        /// How many the first line promises.
        announced: u64,
        /// How many follow.
        found: u64,
    },
    /// It is not what was written.
    Damaged {
        /// What is wrong first.
        fault: Box<ChainFault>,
    },
}

adoube_types::errors!(ExportError);

/// Writes a whole event. The same journal gives the same bytes.
///
/// # Errors
///
/// A record cannot be written as JSON.
pub fn write_export(journal: &Journal) -> Result<String, serde_json::Error> {
    write(journal, None, Cow::Borrowed)
}

/// Writes an event for a reader: records that are not for the reader are withheld, and keep their digests. What
/// is read back from it is the same event without them.
///
/// # Errors
///
/// A record cannot be written as JSON.
pub fn write_export_for(reader: Reader, journal: &Journal) -> Result<String, serde_json::Error> {
    write(journal, None, |record| shown_to(reader, journal, record))
}

/// Writes an event for a reader, signed.
///
/// # Errors
///
/// A record cannot be written as JSON.
pub fn write_signed_export(
    reader: Reader,
    journal: &Journal,
    signer: &Signer,
    now: Timestamp,
) -> Result<String, serde_json::Error> {
    let shown = |record| shown_to(reader, journal, record);
    write(journal, Some((signer, now)), shown)
}

fn shown_to<'j>(reader: Reader, journal: &'j Journal, record: &'j Record) -> Cow<'j, Record> {
    match journal.is_withheld_from(reader, record) {
        true => Cow::Owned(journal.shown_to(reader, record)),
        false => Cow::Borrowed(record),
    }
}

fn write<'j>(
    journal: &'j Journal,
    signer: Option<(&Signer, Timestamp)>,
    shown: impl Fn(&'j Record) -> Cow<'j, Record>,
) -> Result<String, serde_json::Error> {
    let mut lines = String::new();
    let mut before = journal.begins_after();
    for record in journal.records() {
        let mut stored = journal.stored(record)?;
        let digest = stored.digest.take();
        if let Cow::Owned(instead) = shown(record) {
            stored = StoredRecord::of(&instead)?;
            stored.shown = Some(before.next(&stored.line()).to_string());
        }
        if let Some(digest) = digest.as_deref().and_then(|text| text.parse().ok()) {
            before = digest;
        }
        let line = stored.line();
        lines.push_str(&line[..line.len() - 1]);
        push_key(&mut lines, "digest", &before.to_string());
        if let Some(shown) = &stored.shown {
            push_key(&mut lines, "shown", shown);
        }
        lines.push_str("}\n");
    }
    let header = Header {
        adoube: "journal".to_owned(),
        version: VERSION,
        event: journal.id().clone(),
        records: journal.records().len() as u64,
        head: Some(before.to_string()),
        taken_in: journal.taken_in(),
        damaged: !journal.faults().is_empty(),
        signed: signer.map(|(signer, now)| signer.signed_by(now)),
        digest: None,
        signature: None,
    };
    let covered = serde_json::to_string(&header)?;
    let mut text = covered[..covered.len() - 1].to_owned();
    push_key(
        &mut text,
        "digest",
        &Digest::of(covered.as_bytes()).to_string(),
    );
    if let Some((signer, _)) = signer {
        push_key(&mut text, "signature", &signer.sign(&covered));
    }
    text.push_str("}\n");
    text.push_str(&lines);
    Ok(text)
}

/// Adds a key whose value needs no escapes.
fn push_key(line: &mut String, key: &str, value: &str) {
    line.extend([",\"", key, "\":\"", value, "\""]);
}

/// Whether a text looks like an export, whatever else may be wrong with it.
pub fn is_export(text: &str) -> bool {
    text.trim_start().starts_with("{\"adoube\":\"journal\"")
}

/// Reads a whole event. One that is not what was written is refused.
///
/// # Errors
///
/// [`ExportError`] with the line that is no record of ours, or with what is wrong with the chain.
pub fn read_export(text: &str) -> Result<Export, ExportError> {
    let read = Reading::of(text)?;
    if let Some(error) = read.bad_records.into_iter().next() {
        return Err(error);
    }
    let found = read.records.len() as u64;
    if found != read.header.records {
        return Err(ExportError::Incomplete {
            announced: read.header.records,
            found,
        });
    }
    if read.header.version > WITHOUT_DIGESTS
        && let Some(fault) = read.faults.into_iter().next()
    {
        return Err(ExportError::Damaged {
            fault: Box::new(fault),
        });
    }
    Ok(Export {
        event: read.header.event,
        records: read.records,
        stored: read.stored,
    })
}

/// Says whether an export is what was written: every record, their order and their number, and the first
/// line.
///
/// # Errors
///
/// [`ExportError`] if the text is not an export at all.
pub fn verify_export(text: &str) -> Result<Verdict, ExportError> {
    let read = Reading::of(text)?;
    let mut faults = read.faults;
    if read.bad_records.is_empty() {
        faults.extend(not_following(&read.records));
    }
    if read.header.damaged {
        faults.push(ChainFault::WasDamaged);
    }
    let signed = read.signed;
    if signed.as_ref().is_some_and(|signed| !signed.holds) {
        faults.push(ChainFault::Signature);
    }
    Ok(Verdict {
        event: read.header.event,
        records: read.records.len() as u64,
        head: read.header.head.and_then(|text| text.parse().ok()),
        taken_in: read.header.taken_in,
        withheld: read.withheld,
        erased: read.erased,
        faults,
        signed,
    })
}

/// A text as it is read.
struct Reading {
    header: Header,
    records: Vec<Record>,
    stored: Option<StoredEvent>,
    bad_records: Vec<ExportError>,
    withheld: Vec<Seq>,
    erased: Vec<(Seq, Seq)>,
    faults: Vec<ChainFault>,
    signed: Option<SignatureVerdict>,
}

impl Reading {
    fn of(text: &str) -> Result<Reading, ExportError> {
        let mut lines = text.lines().enumerate();
        let first = lines.next().map_or("", |(_, line)| line);
        let header = read_header(first)?;
        let lines = lines.filter(|(_, line)| !line.trim().is_empty());
        if header.version <= WITHOUT_DIGESTS {
            return Ok(Reading::without_digests(header, lines));
        }
        let mut reading = Reading {
            signed: None,
            records: Vec::new(),
            stored: None,
            bad_records: Vec::new(),
            withheld: Vec::new(),
            erased: Vec::new(),
            faults: Vec::new(),
            header,
        };
        match covered(first, &reading.header) {
            None => reading.faults.push(ChainFault::Header),
            Some(covered) => reading.signed = signature(&reading.header, &covered),
        }
        reading.follow(lines);
        Ok(reading)
    }

    /// What version 0.1.0 wrote: nothing of it can be proved.
    fn without_digests<'t>(
        header: Header,
        lines: impl Iterator<Item = (usize, &'t str)>,
    ) -> Reading {
        let (mut records, mut bad_records) = (Vec::new(), Vec::new());
        for line in lines {
            match read_record(line) {
                Ok(record) => records.push(record),
                Err(error) => bad_records.push(error),
            }
        }
        Reading {
            header,
            records,
            stored: None,
            bad_records,
            withheld: Vec::new(),
            erased: Vec::new(),
            faults: vec![ChainFault::NoChain],
            signed: None,
        }
    }

    fn follow<'t>(&mut self, lines: impl Iterator<Item = (usize, &'t str)>) {
        let taken_in = self.header.taken_in.as_ref().map(TakenIn::text);
        let mut walk = Walk::from(taken_in.as_deref());
        let mut stored = Vec::new();
        for (place, line) in lines {
            match read_stored((place, line)) {
                Ok((record, kept)) => {
                    walk.take(&kept);
                    stored.push(kept);
                    self.records.push(record);
                }
                Err(error) => {
                    let problem = match &error {
                        ExportError::BadRecord { problem, .. } => problem.clone(),
                        _ => String::new(),
                    };
                    let seq = walk.skip();
                    self.faults.push(ChainFault::Unreadable { seq, problem });
                    self.bad_records.push(error);
                }
            }
        }
        let first = stored.first().and_then(|record| record.digest.as_deref());
        let head = EventHead {
            name: String::new(),
            records: self.header.records,
            head: self.header.head.clone(),
            taken_in,
            seal: Some(crate::chain::seal(&self.header.event, first)),
            deleted: None,
        };
        self.faults.extend(walk.ends_at(&self.header.event, &head));
        self.erased = walk.erasures();
        self.withheld = walk.withheld;
        self.stored = Some(StoredEvent {
            head,
            records: stored,
        });
    }
}

fn read_header(line: &str) -> Result<Header, ExportError> {
    let not_an_export = |error: serde_json::Error| ExportError::NotAnExport {
        column: error.column(),
    };
    let value: serde_json::Value = serde_json::from_str(line).map_err(not_an_export)?;
    let version = value.get("version").and_then(serde_json::Value::as_u64);
    if value.get("adoube").and_then(serde_json::Value::as_str) != Some("journal") {
        return Err(ExportError::NotAnExport { column: 1 });
    }
    if let Some(found) = version.filter(|found| *found > u64::from(VERSION)) {
        return Err(ExportError::NewerVersion {
            found: u32::try_from(found).unwrap_or(u32::MAX),
            known: VERSION,
        });
    }
    let header: Header = serde_json::from_str(line).map_err(not_an_export)?;
    let has_chain = header.head.is_some() || header.digest.is_some();
    if header.version == 0 || (header.version <= WITHOUT_DIGESTS && has_chain) {
        return Err(ExportError::NotAnExport { column: 1 });
    }
    Ok(header)
}

/// The part of the first line that its digest covers, if it does.
fn covered(line: &str, header: &Header) -> Option<String> {
    let digest = header.digest.as_deref()?;
    let place = line.find(",\"digest\":\"")?;
    let covered = format!("{}}}", &line[..place]);
    let mut whole = line[..place].to_owned();
    push_key(&mut whole, "digest", digest);
    if let Some(signature) = &header.signature {
        push_key(&mut whole, "signature", signature);
    }
    whole.push('}');
    let holds = whole == line && Digest::of(covered.as_bytes()).to_string() == digest;
    holds.then_some(covered)
}

/// Who signed the first line, and whether that holds.
fn signature(header: &Header, covered: &str) -> Option<SignatureVerdict> {
    let Some(signed) = &header.signed else {
        // A signature of nobody.
        return header.signature.as_ref().map(|_| SignatureVerdict {
            name: String::new(),
            by: PublicKey::NONE,
            at: Timestamp::UNIX_EPOCH,
            holds: false,
        });
    };
    let text = header.signature.as_deref().unwrap_or_default();
    Some(SignatureVerdict {
        name: signed.name.clone(),
        by: signed.by,
        at: signed.at,
        holds: signed.by.holds(covered, text),
    })
}

fn read_stored((place, line): (usize, &str)) -> Result<(Record, StoredRecord), ExportError> {
    let bad = |problem: &str| ExportError::BadRecord {
        line: place + 1,
        column: 1,
        problem: problem.to_owned(),
    };
    // A change may have a digest of its own: the last one is that of the record.
    let end = line
        .rfind(",\"digest\":\"")
        .ok_or_else(|| bad("no digest"))?;
    let record_line = format!("{}}}", &line[..end]);
    let (unsalted, salt) = without_salt(&record_line);
    let digests: Digests = serde_json::from_str(&format!("{{{}", &line[end + 1..]))
        .map_err(|error| bad(&without_place(&error)))?;
    let record = read_record((place, &unsalted))?;
    let mut stored = StoredRecord::of(&record).map_err(|error| bad(&error.to_string()))?;
    // As it is written, whoever wrote it.
    if let Some(change) = unsalted.find(CHANGE) {
        let whole = unsalted.len() - 1;
        stored.change = unsalted[change + CHANGE.len()..whole].to_owned();
        let confirmed = unsalted[..change].find(",\"confirmed\":");
        stored.confirmed = confirmed
            .map(|confirmed| unsalted[confirmed + ",\"confirmed\":".len()..change].to_owned());
    }
    stored.salt = salt;
    stored.digest = Some(digests.digest);
    stored.shown = digests.shown;
    let mut whole = line[..end].to_owned();
    push_key(
        &mut whole,
        "digest",
        stored.digest.as_deref().unwrap_or_default(),
    );
    if let Some(shown) = &stored.shown {
        push_key(&mut whole, "shown", shown);
    }
    whole.push('}');
    if stored.line() != record_line || whole != line {
        return Err(bad("not written as records are"));
    }
    Ok((record, stored))
}

/// What stands before the change of a record.
const CHANGE: &str = ",\"change\":";

/// The line of a record without its salt, and the salt.
fn without_salt(line: &str) -> (String, Option<String>) {
    let found = line.find(CHANGE).and_then(|change| {
        let before = line[..change].strip_suffix('"')?;
        let (rest, salt) = before.rsplit_once(",\"salt\":\"")?;
        let plain = salt.bytes().all(|byte| byte.is_ascii_hexdigit());
        plain.then(|| (format!("{rest}{}", &line[change..]), salt.to_owned()))
    });
    match found {
        Some((line, salt)) => (line, Some(salt)),
        None => (line.to_owned(), None),
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Digests {
    digest: String,
    #[serde(default)]
    shown: Option<String>,
}

fn read_record((place, line): (usize, &str)) -> Result<Record, ExportError> {
    serde_json::from_str(line).map_err(|error| ExportError::BadRecord {
        line: place + 1,
        column: error.column(),
        problem: without_place(&error),
    })
}

/// `serde_json` ends its message with its own line and column; ours are the file's.
fn without_place(error: &serde_json::Error) -> String {
    let message = error.to_string();
    match message.rfind(" at line ") {
        Some(end) => message[..end].to_owned(),
        None => message,
    }
}
