//! Cases as pages, papers and the interface show them.

use adoube_bodies::cases::{
    AppealBody, CaseRemark, ComplaintBody, DutyBody, FairPlayBody, InspectionBody, NeedsBody,
};
use adoube_casefile::appeals::examine;
use adoube_casefile::{fairplay, needs, rules};
use adoube_journal::{Appeal, Event, Needs, Section};
use adoube_rulebook::Edition;
use adoube_tournament::{EntrantId, RoundNumber};
use jiff::Zoned;

use crate::error::PageError;
use crate::texts::{tell, words};

/// The edition that a section is played by.
fn edition(event: &Event, section: &Section) -> Result<&'static Edition, PageError> {
    rules::edition(event, section, Zoned::now().date()).ok_or(PageError::NotFound)
}

/// An appeal with what is found of it.
pub(crate) fn appeal(
    event: &Event,
    section: &Section,
    one: &Appeal,
) -> Result<AppealBody, PageError> {
    let examined = examine(event, section, one, edition(event, section)?);
    let remarks = examined.remarks.iter().map(|remark| CaseRemark {
        says: words().told(&remark.says, &()),
        wrong: remark.wrong,
        article: remark.article.map(str::to_owned),
    });
    let remarks = remarks.collect();
    Ok(AppealBody::of(one, examined.voters, remarks))
}

/// The inspections and complaints of a section.
pub(crate) fn fair_play(event: &Event, section: &Section) -> Result<FairPlayBody, PageError> {
    let edition = edition(event, section)?;
    let told = |found: Vec<fairplay::FairPlayRemark>| -> Vec<CaseRemark> {
        let found = found.iter().map(|remark| CaseRemark {
            says: words().told(&remark.says, &()),
            wrong: true,
            article: remark.article.map(str::to_owned),
        });
        found.collect()
    };
    let inspections = section.inspections.iter().map(|one| {
        let remarks = fairplay::of_inspection(section, one, edition);
        InspectionBody::of(section, one, told(remarks))
    });
    let complaints = section.complaints.iter().map(|one| {
        let remarks = fairplay::of_complaint(event, one, edition);
        let before = fairplay::baseless_before(event, one);
        ComplaintBody::of(section, one, before, told(remarks))
    });
    Ok(FairPlayBody {
        inspections: inspections.collect(),
        complaints: complaints.collect(),
    })
}

/// What a player needs, with what follows from it.
pub(crate) fn needs_of(
    event: &Event,
    section: &Section,
    entrant: EntrantId,
    needs: &Needs,
) -> Result<NeedsBody, PageError> {
    let duties = needs::duties(needs, edition(event, section)?);
    let duties = duties.into_iter().map(|article| DutyBody {
        article: article.number.clone(),
        says: tell(&article.saying()),
    });
    Ok(NeedsBody::of(section, entrant, needs, duties.collect()))
}

/// A player with needs at a board.
pub(crate) struct NeedsLine {
    pub board: String,
    pub name: String,
    /// What is needed, in words.
    pub needs: String,
    /// A table of their own is asked for, and none is fixed.
    pub table_missing: bool,
    pub duties: Vec<DutyBody>,
}

/// The players with needs in a round, for the arbiters.
pub(crate) fn needs_in_round(
    event: &Event,
    section: &Section,
    round: RoundNumber,
) -> Result<Vec<NeedsLine>, PageError> {
    let lines = needs::in_round(section, round).into_iter().map(|at| {
        let body = needs_of(event, section, at.entrant, at.needs)?;
        Ok(NeedsLine {
            board: at.board.to_string(),
            name: body.name,
            needs: in_words(at.needs),
            table_missing: at.table_missing,
            duties: body.duties,
        })
    });
    lines.collect()
}

/// Needs in one line.
pub(crate) fn in_words(needs: &Needs) -> String {
    let kinds = needs.kinds.iter().map(tell);
    let all: Vec<String> = kinds.chain(needs.words.clone()).collect();
    all.join("; ")
}
