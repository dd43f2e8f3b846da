//! A team: its matches round by round, and what its players scored in them.

use adoube_standings::tables::{MemberRow, Ranked, Ranking, TeamCard, TeamRow};
use adoube_tournament::{Colour, PairingNumber, RoundNumber, TeamId};
use askama::Template;

use crate::events::{PublicEvent, PublicSection};
use crate::texts::{fill, t};
use crate::ui::head::{Head, Tab};
use crate::ui::matches::TeamLine;
use crate::ui::outcomes::{mark, name};
use crate::ui::player_line::PlayerLine;
use crate::ui::ranking::ranking;
use crate::ui::score::Score;

/// A team with its matches and players.
#[derive(Template)]
#[template(path = "public/team.html", blocks = ["main"])]
pub(crate) struct TeamPage {
    head: Head,
    team: TeamLine,
    /// What is known: name and value.
    facts: Vec<(&'static str, String)>,
    rounds: Vec<RoundNumber>,
    matches: Vec<MatchRow>,
    members: Vec<MemberLine>,
}

/// A round of the team.
struct MatchRow {
    round: RoundNumber,
    /// The page of the match, or of the round.
    url: String,
    /// The letter of the colour on board 1.
    side: &'static str,
    opponent: Option<TeamLine>,
    /// Where there is no opponent, what there was.
    without: &'static str,
    /// The match points; nothing while boards are being played.
    match_points: Option<Score>,
    game_points: Score,
    /// All match points so far.
    total: Score,
}

/// A player of the team.
struct MemberLine {
    board: usize,
    player: PlayerLine,
    /// The rounds: board, colour and mark; nothing where the player did not play.
    rounds: Vec<Option<Played>>,
    points: Score,
    games: usize,
}

struct Played {
    mark: String,
    board: String,
    side: &'static str,
}

impl TeamPage {
    /// A team after the rounds that can be seen; `None` if there is no such team or players compete for
    /// themselves.
    pub(crate) fn of(event: &PublicEvent, section: &PublicSection, id: TeamId) -> Option<TeamPage> {
        let head = Head::of(event, section, Tab::Standings);
        let after = section.latest_round();
        let ranking = ranking(event, section, after);
        let ranking = Ranking {
            system: ranking.field.system(),
            tie_breaks: ranking.tie_breaks.clone(),
            rules: ranking.rules,
            rating: section.settings.rating_used,
        };
        let ranked = Ranked::teams(&section.tournament, after, &ranking);
        let card = TeamCard::of(&ranked, id).filter(|_| head.teams)?;
        let viewer = TeamReader {
            section,
            head: &head,
            id,
        };
        Some(TeamPage {
            team: TeamLine::of(section, &head.urls, id),
            facts: facts(&card),
            rounds: (1..=card.after.0).map(RoundNumber).collect(),
            matches: card.matches.iter().map(|row| viewer.row(row)).collect(),
            members: card.members.iter().map(|row| viewer.member(row)).collect(),
            head,
        })
    }
}

fn facts(card: &TeamCard) -> Vec<(&'static str, String)> {
    let mut facts = vec![(t("public-number"), card.number.to_string())];
    facts.extend(
        card.captain
            .clone()
            .map(|name| (t("entries-captain"), name)),
    );
    let average = card.average.map(|average| average.to_string());
    facts.extend(average.map(|average| (t("teams-average"), average)));
    if card.after.0 > 0 {
        let place = fill("teams-place-after", &[&card.rank, &card.after]);
        facts.push((t("public-place"), place));
    }
    facts
}

struct TeamReader<'v> {
    section: &'v PublicSection,
    head: &'v Head,
    id: TeamId,
}

impl TeamReader<'_> {
    fn row(&self, row: &TeamRow) -> MatchRow {
        let matches = self.section.round(row.round).map(|round| &round.matches);
        let mut matches = matches.into_iter().flatten();
        let meeting = matches.find(|one| [one.first, one.second].contains(&self.id));
        let urls = &self.head.urls;
        let opponent = meeting.map(|meeting| match meeting.first == self.id {
            true => meeting.second,
            false => meeting.first,
        });
        MatchRow {
            round: row.round,
            url: match meeting {
                Some(meeting) => urls.meeting(row.round, meeting.table),
                None => urls.matches(row.round),
            },
            side: side(row.colour),
            opponent: opponent.map(|id| TeamLine::of(self.section, urls, id)),
            without: name(row.outcome),
            match_points: row.outcome.is_final().then(|| row.match_points.into()),
            game_points: row.game_points.into(),
            total: row.match_total.into(),
        }
    }

    fn member(&self, row: &MemberRow) -> MemberLine {
        let tournament = &self.section.tournament;
        let entrant = PairingNumber::new(row.who.number).and_then(|n| tournament.numbered(n));
        let player = match entrant {
            Some(entrant) => PlayerLine::of(self.section, &self.head.urls, entrant),
            None => PlayerLine {
                name: row.who.name.clone(),
                ..PlayerLine::default()
            },
        };
        let rounds = row.rounds.iter().map(|played| {
            let played = (*played)?;
            Some(Played {
                mark: mark(played.outcome, tournament.point_system()),
                board: played
                    .board
                    .map_or(String::new(), |board| board.to_string()),
                side: side(played.colour),
            })
        });
        MemberLine {
            board: row.listed,
            player,
            rounds: rounds.collect(),
            points: row.points.into(),
            games: row.games,
        }
    }
}

fn side(colour: Option<Colour>) -> &'static str {
    match colour {
        Some(Colour::White) => "w",
        Some(Colour::Black) => "b",
        None => "",
    }
}
