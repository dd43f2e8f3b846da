//! Papers of teams.

use adoube_conduct::ranking::ranks_teams;
use askama::Template;

use super::print::{Sheet, paired, sheet};
use super::views::{LineUps, Protocols};
use crate::error::PageError;
use crate::params::{DeskSection, Params};
use crate::public::views::team::TeamPage;
use crate::standings::views::boards::BoardsPage;
use crate::ui::all_rounds::AllRounds;
use crate::ui::board_rules::board_rules;

/// `GET …/papers/matches`: the protocols of a round, or with `&table=` of one match.
pub(super) async fn matches(desk: DeskSection, params: Params) -> Sheet {
    sheet(&desk, &params, "papers-matches", |seen| {
        of_teams(seen)?;
        let (round, table) = (paired(seen, &params)?, params.query_number("table")?);
        Ok(Protocols::of(seen.event(), seen.section(), round, table).render()?)
    })
}

/// `GET …/papers/line-ups`: a slip for each team of a round.
pub(super) async fn line_ups(desk: DeskSection, params: Params) -> Sheet {
    sheet(&desk, &params, "papers-line-ups", |seen| {
        of_teams(seen)?;
        let round = paired(seen, &params)?;
        Ok(LineUps::of(seen.event(), seen.section(), round).render()?)
    })
}

/// `GET …/papers/teams`: a card for each team, in the order of the numbers.
pub(super) async fn cards(desk: DeskSection, params: Params) -> Sheet {
    sheet(&desk, &params, "papers-teams", |seen| {
        of_teams(seen)?;
        let mut teams: Vec<_> = seen.section().tournament.teams().iter().collect();
        teams.sort_by_key(|team| (team.pairing_number.is_none(), team.pairing_number, team.id));
        let mut text = String::new();
        for team in teams {
            let page = TeamPage::of(seen.event(), seen.section(), team.id);
            text += &page.ok_or(PageError::NotFound)?.as_main().render()?;
        }
        Ok(text)
    })
}

/// `GET …/papers/boards`: the best players of each board.
pub(super) async fn boards(desk: DeskSection, params: Params) -> Sheet {
    sheet(&desk, &params, "teams-boards", |seen| {
        let after = seen.round(&params, "after")?;
        let rules = board_rules(seen.section(), &params)?;
        let page = BoardsPage::of(seen.event(), seen.section(), after, rules);
        Ok(page.ok_or(PageError::NotFound)?.as_main().render()?)
    })
}

/// Where players compete for themselves there are no such papers.
fn of_teams(seen: &AllRounds) -> Result<(), PageError> {
    match ranks_teams(seen.section().settings.format) {
        true => Ok(()),
        false => Err(PageError::NotFound),
    }
}
