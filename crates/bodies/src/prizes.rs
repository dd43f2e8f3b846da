//! Prizes.

use adoube_conduct::prizes::EntriesCounted;
use adoube_prizes::{Award, Currency, Division, FundNow, Money, Pool, Question, Remark, Unawarded};
use serde::Serialize;
use utoipa::ToSchema;

/// What is doubtful about a fund.
#[derive(Serialize)]
pub struct RemarksBody {
    pub remarks: Vec<Remark>,
}

/// A fund divided, with the numbers of the winners.
#[derive(Serialize)]
pub struct DivisionBody<'a> {
    pub currency: &'a Currency,
    pub awards: Vec<AwardBody<'a>>,
    pub pools: &'a [Pool],
    pub unawarded: &'a [Unawarded],
    pub questions: &'a [Question],
    pub fund: &'a Money,
    pub paid: &'a Money,
    pub residue: &'a Money,
}

/// What one player wins.
#[derive(Serialize)]
pub struct AwardBody<'a> {
    /// The pairing number.
    pub tpn: Option<u32>,
    #[serde(flatten)]
    pub award: &'a Award,
}

impl<'a> DivisionBody<'a> {
    /// A division, and who has which pairing number.
    pub fn of(division: &'a Division, number: impl Fn(&Award) -> Option<u32>) -> DivisionBody<'a> {
        let awards = division.awards.iter().map(|award| AwardBody {
            tpn: number(award),
            award,
        });
        DivisionBody {
            currency: &division.currency,
            awards: awards.collect(),
            pools: &division.pools,
            unawarded: &division.unawarded,
            questions: &division.questions,
            fund: &division.fund,
            paid: &division.paid,
            residue: &division.residue,
        }
    }
}

/// What prizes are that depend on the number of entries.
#[derive(Serialize)]
pub struct BasedOnBody {
    pub counted: EntriesCounted,
    pub prizes: FundNow,
}

impl From<(EntriesCounted, FundNow)> for BasedOnBody {
    fn from((counted, prizes): (EntriesCounted, FundNow)) -> BasedOnBody {
        BasedOnBody { counted, prizes }
    }
}

/// Who wins what.
#[derive(Serialize, ToSchema)]
pub struct PrizesBody {
    /// The section is finished: the division is final.
    pub finished: bool,
    /// What the prizes are by the entries counted; nothing if they do not depend on them.
    #[schema(value_type = Option<Object>)]
    pub based_on: Option<BasedOnBody>,
    /// The division; nothing if there is no prize fund.
    #[schema(value_type = Option<Object>)]
    pub division: Option<Division>,
}
