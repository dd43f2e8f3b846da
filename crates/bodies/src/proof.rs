//! What is found of a journal or an export: whether it is what was written, and who signed it.

use std::collections::BTreeSet;

use adoube_journal::{Digest, EventId, PublicKey, Seq, SignatureVerdict, Verdict};
use adoube_words::{Told, Words};
use jiff::Timestamp;
use jiff::tz::TimeZone;
use serde::Serialize;
use utoipa::ToSchema;

/// Whether a journal or an export is what was written.
#[derive(Serialize, ToSchema)]
pub struct ProofBody {
    #[schema(value_type = String)]
    pub event: EventId,
    /// Nothing was changed, left out, added or put elsewhere.
    pub sound: bool,
    /// How many records there are.
    pub records: u64,
    /// The digest of the last record, which stands for all of them.
    #[schema(value_type = Option<String>)]
    pub head: Option<Digest>,
    /// The first record that is proved to be as it was entered.
    #[schema(value_type = u64)]
    pub proved_from: Seq,
    /// When the records before it were taken in.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    pub taken_in: Option<Timestamp>,
    /// Records whose text is not there, only their digests.
    #[schema(value_type = Vec<u64>)]
    pub withheld: Vec<Seq>,
    /// Records from which personal data were erased; their digests are proved.
    pub erased: Vec<ErasedBody>,
    /// What is wrong.
    #[schema(value_type = Vec<Object>)]
    pub faults: Vec<Told>,
    /// Who signed the export.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub signed: Option<SignatureBody>,
    /// All of it in sentences.
    pub text: Vec<String>,
}

/// A record from which personal data were erased.
#[derive(Serialize, ToSchema)]
pub struct ErasedBody {
    #[schema(value_type = u64)]
    pub record: Seq,
    /// The record that says by whom and why.
    #[schema(value_type = u64)]
    pub by: Seq,
}

/// The signature of an export.
#[derive(Serialize, ToSchema)]
pub struct SignatureBody {
    /// The name that the signer gave.
    pub name: String,
    /// The key that proves who it was.
    #[schema(value_type = String)]
    pub by: PublicKey,
    #[schema(value_type = String)]
    pub at: Timestamp,
    /// Whether it is a signature of this export by this key.
    pub holds: bool,
    /// Whether the key is the one that was expected, if one was.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expected: Option<bool>,
}

/// A time on the clocks of the place, for sentences.
pub fn moment(at: Timestamp) -> String {
    let here = at.to_zoned(TimeZone::system());
    here.strftime("%Y-%m-%dT%H:%M:%S").to_string()
}

/// What is said of a journal or an export as a whole.
#[derive(Serialize)]
enum ProofStatement {
    Sound {
        event: EventId,
        records: u64,
        head: String,
    },
    Unsound {
        event: EventId,
        count: usize,
    },
    Chained,
    TakenIn {
        records: u64,
        since: Seq,
        at: String,
    },
    Withheld {
        count: usize,
    },
    Erased {
        count: usize,
        records: Vec<Seq>,
        by: Seq,
    },
    Signed {
        name: String,
        key: String,
        at: String,
    },
    SignedByOther,
    NotSigned,
    SignatureProves,
}

impl ProofBody {
    /// What a verdict comes to; `expected` is the key by which an export should be signed.
    pub fn of(verdict: &Verdict, expected: Option<&PublicKey>, words: Words) -> ProofBody {
        let told = verdict.faults.iter().map(|fault| words.told(fault, &()));
        let faults: Vec<Told> = told.collect();
        let mut text = Vec::new();
        for says in said(verdict, expected) {
            let wrong = matches!(says, ProofStatement::Unsound { .. });
            text.push(words.tell(&says));
            if wrong {
                text.extend(faults.iter().map(|fault| fault.text.clone()));
            }
        }
        let signed = verdict.signed.as_ref().map(|signed| SignatureBody {
            name: signed.name.clone(),
            by: signed.by,
            at: signed.at,
            holds: signed.holds,
            expected: expected.map(|key| *key == signed.by),
        });
        ProofBody {
            event: verdict.event.clone(),
            sound: verdict.is_sound(),
            records: verdict.records,
            head: verdict.head,
            proved_from: verdict.proved_from(),
            taken_in: verdict.taken_in.as_ref().map(|taken| taken.at),
            withheld: verdict.withheld.clone(),
            erased: (verdict.erased.iter())
                .map(|(record, by)| ErasedBody {
                    record: *record,
                    by: *by,
                })
                .collect(),
            faults,
            signed,
            text,
        }
    }
}

fn said(verdict: &Verdict, expected: Option<&PublicKey>) -> Vec<ProofStatement> {
    let event = verdict.event.clone();
    if !verdict.is_sound() {
        let count = verdict.faults.len();
        return vec![ProofStatement::Unsound { event, count }];
    }
    let mut says = vec![
        ProofStatement::Sound {
            event,
            records: verdict.records,
            head: verdict
                .head
                .map(|head| head.to_string())
                .unwrap_or_default(),
        },
        ProofStatement::Chained,
    ];
    if let Some(taken) = &verdict.taken_in {
        says.push(ProofStatement::TakenIn {
            records: taken.records,
            since: verdict.proved_from(),
            at: moment(taken.at),
        });
    }
    if !verdict.withheld.is_empty() {
        let count = verdict.withheld.len();
        says.push(ProofStatement::Withheld { count });
    }
    let by: BTreeSet<Seq> = verdict.erased.iter().map(|(_, by)| *by).collect();
    for by in by {
        let of = verdict.erased.iter().filter(|(_, said)| *said == by);
        let records: Vec<Seq> = of.map(|(record, _)| *record).collect();
        let count = records.len();
        says.push(ProofStatement::Erased { count, records, by });
    }
    match (&verdict.signed, expected) {
        (Some(signed), expected) => says.extend(of_signature(signed, expected)),
        (None, Some(_)) => says.push(ProofStatement::NotSigned),
        (None, None) => {}
    }
    says
}

fn of_signature(signed: &SignatureVerdict, expected: Option<&PublicKey>) -> Vec<ProofStatement> {
    let mut says = vec![ProofStatement::Signed {
        name: signed.name.clone(),
        key: signed.by.to_string(),
        at: moment(signed.at),
    }];
    says.push(match expected {
        Some(key) if *key != signed.by => ProofStatement::SignedByOther,
        _ => ProofStatement::SignatureProves,
    });
    says
}

/// A key to sign with, without its secret.
#[derive(Serialize)]
pub struct KeyBody<'a> {
    /// Whose it is.
    pub name: &'a str,
    /// What others need to check what was signed.
    pub public: PublicKey,
    /// Where the secret is.
    pub file: String,
}
