//! What no pairing may have: two who have met, byes for those who had one, a colour too often.

use std::collections::HashMap;

use adoube_pairing::check::Difference;
use adoube_pairing::dutch::Pair;
use adoube_pairing::facts::{Article, Series};
use adoube_pairing::fide::Competitors;
use adoube_pairing::system::SwissSystem;
use adoube_pairing::us::Bar;
use adoube_tournament::{ByeKind, Colour, EntrantId, RoundNumber, Tournament};

use super::{Fault, Whom, Wrong};
use crate::articles::{
    BASIC_MET, BASIC_SECOND_BYE, COLOUR_DIFFERENCE, ONE_BYE, THIRD_COLOUR, US_BYE_BARRED,
};
use crate::rounds::{BarredByBye, Found};

/// Where the rules stand that a Swiss system shares with the others.
struct Articles {
    met: Article,
    prohibited: Article,
    second_bye: Article,
}

impl Articles {
    fn of(system: &SwissSystem) -> Articles {
        match system.us_chess() {
            Some(_) => Articles {
                met: Article::Of(Bar::Met.article()),
                prohibited: Article::Of(Bar::Prohibited.article()),
                second_bye: Article::Of(US_BYE_BARRED),
            },
            None => Articles {
                met: Article::Of(BASIC_MET),
                prohibited: Article::OfTheEvent,
                second_bye: Article::Of(BASIC_SECOND_BYE),
            },
        }
    }
}

/// A round in question.
struct RoundInQuestion<'t> {
    tournament: &'t Tournament,
    round: RoundNumber,
    faults: Vec<Fault>,
}

impl RoundInQuestion<'_> {
    fn add(&mut self, board: Option<usize>, found: Found, article: Article, whom: &[EntrantId]) {
        self.faults.push(Fault {
            round: Some(self.round),
            board,
            what: Wrong::Round(Box::new(found)),
            article: Some(article),
            whom: Whom::Paired(whom.to_vec()),
        });
    }

    /// The rounds before.
    fn before(&self) -> RoundNumber {
        RoundNumber(self.round.0.saturating_sub(1))
    }

    fn meeting(&mut self, board: usize, pair: Pair, articles: &Articles) {
        let Pair { white, black } = pair;
        let mut card = self.tournament.card(white, self.before());
        let met = card.find(|row| row.played_opponent() == Some(black));
        if let Some(row) = met {
            let round = row.round;
            let found = Found::Met {
                white,
                black,
                round,
            };
            self.add(Some(board), found, articles.met, &[white, black]);
        }
        if self.tournament.is_prohibited(white, black, self.round) {
            let found = Found::Prohibited { white, black };
            self.add(Some(board), found, articles.prohibited, &[white, black]);
        }
    }

    fn byes(&mut self, byes: &[EntrantId], articles: &Articles) {
        if byes.len() > 1 {
            let players = Series(byes.to_vec());
            let article = Article::Of(ONE_BYE);
            self.add(None, Found::SeveralByes { players }, article, byes);
        }
        for player in byes.iter().copied() {
            let mut card = self.tournament.card(player, self.before());
            let had = card.find_map(|row| Some((row.round, BarredByBye::of(row.reported)?)));
            if let Some((round, was)) = had {
                let found = Found::HadBye { player, round, was };
                self.add(None, found, articles.second_bye, &[player]);
            }
        }
    }

    /// The same colour for the third time running, or three times more often than the other.
    fn colour(&mut self, board: usize, player: EntrantId, colour: Colour) {
        let history = self.tournament.colours(player, self.before());
        let is_third = history
            .latest_run()
            .is_some_and(|(latest, length)| latest == colour && length >= 2);
        let more = match colour {
            Colour::White => history.difference() + 1,
            Colour::Black => 1 - history.difference(),
        };
        if is_third {
            let article = Article::Of(THIRD_COLOUR);
            self.add(
                Some(board),
                Found::ThirdColour { player },
                article,
                &[player],
            );
        } else if more > 2 {
            let colour = colour.opposite();
            let found = Found::ColourDenied { player, colour };
            self.add(
                Some(board),
                found,
                Article::Of(COLOUR_DIFFERENCE),
                &[player],
            );
        }
    }
}

/// What is wrong with the rounds of a Swiss. Only what the rules pair otherwise is looked at: what they do
/// themselves is allowed.
pub(super) fn of_swiss(
    system: &SwissSystem,
    among: &Competitors<'_>,
    differences: &[Difference],
) -> Vec<Fault> {
    let tournament = among.tournament();
    let articles = Articles::of(system);
    let has_colour_limits = system.us_chess().is_none() && !system.is_for_teams();
    let mut faults = Vec::new();
    for (place, played) in tournament.rounds().iter().enumerate() {
        let round = RoundNumber::at_place(place);
        let mut seen = RoundInQuestion {
            tournament,
            round,
            faults: Vec::new(),
        };
        let difference = differences.iter().find(|one| one.round == round);
        let otherwise = difference.map(Difference::found_pairs).unwrap_or_default();
        for (board, pair) in otherwise {
            seen.meeting(board, pair, &articles);
            if has_colour_limits {
                seen.colour(board, pair.white, Colour::White);
                seen.colour(board, pair.black, Colour::Black);
            }
        }
        let byes = played.byes.iter();
        let byes = byes.filter(|bye| bye.kind == ByeKind::PairingAllocated);
        let byes: Vec<EntrantId> = byes.map(|bye| bye.entrant).collect();
        if difference.is_some() || byes.len() > 1 {
            seen.byes(&byes, &articles);
        }
        faults.extend(seen.faults);
    }
    faults
}

/// Who meets more often than the cycles of a round robin allow.
pub(super) fn of_round_robin(among: &Competitors<'_>) -> Vec<Fault> {
    let tournament = among.tournament();
    let rounds = usize::from(tournament.draft().planned_rounds).max(tournament.rounds().len());
    let of_cycle = tournament.entrants().len().next_multiple_of(2).max(2) - 1;
    let cycles = rounds.div_ceil(of_cycle).max(1);
    let mut met: HashMap<[EntrantId; 2], Vec<RoundNumber>> = HashMap::new();
    let mut faults = Vec::new();
    for (place, played) in tournament.rounds().iter().enumerate() {
        let round = RoundNumber::at_place(place);
        let mut seen = RoundInQuestion {
            tournament,
            round,
            faults: Vec::new(),
        };
        for (board, game) in (1..).zip(&played.games) {
            let (white, black) = (game.white, game.black);
            let both = [white.min(black), white.max(black)];
            let earlier = met.entry(both).or_default();
            if let Some(before) = earlier.last().filter(|_| earlier.len() >= cycles) {
                let round = *before;
                let found = Found::Met {
                    white,
                    black,
                    round,
                };
                seen.add(Some(board), found, Article::OfTheEvent, &both);
            }
            earlier.push(round);
        }
        faults.extend(seen.faults);
    }
    faults
}
