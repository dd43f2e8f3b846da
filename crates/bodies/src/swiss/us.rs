//! Rounds paired by the system of US Chess.

use adoube_pairing::us::RoundPairing;
use adoube_tournament::{Colour, EntrantId, RoundNumber, Tournament};
use adoube_words::Words;
use serde::Serialize;

use super::PlayerBody;
use crate::round::score_before;

/// A round paired by the system of US Chess.
#[derive(Serialize)]
pub struct UsPairing<'a> {
    pub round: RoundNumber,
    pub system: &'static str,
    pub initial_colour: Option<Colour>,
    /// Null unless the initial colour was drawn.
    pub seed: Option<u64>,
    pub boards: Vec<UsBoard<'a>>,
    pub bye: Option<PlayerBody<'a>>,
    pub bye_rule: Option<&'static str>,
    /// Pairs that could not be avoided.
    pub exceptions: Vec<UsException<'a>>,
    /// Why it is paired so, in sentences.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub explanation: Option<Vec<String>>,
}

/// A board with the article that gave its colours.
#[derive(Serialize)]
pub struct UsBoard<'a> {
    pub board: usize,
    pub white: PlayerBody<'a>,
    pub black: PlayerBody<'a>,
    pub colours: UsColours,
}

/// The article that gave the colours.
#[derive(Serialize)]
pub struct UsColours {
    pub article: &'static str,
}

/// A pair that could not be avoided.
#[derive(Serialize)]
pub struct UsException<'a> {
    pub one: PlayerBody<'a>,
    pub other: PlayerBody<'a>,
    pub why: String,
}

impl<'a> UsPairing<'a> {
    /// A round of a tournament. Points that are added for pairing only are no score (28R1).
    pub fn of(
        tournament: &'a Tournament,
        system: &'static str,
        pairing: &RoundPairing,
        seed: Option<u64>,
        words: Words,
    ) -> UsPairing<'a> {
        let player = |id| PlayerBody {
            score: score_before(tournament, id, pairing.round),
            ..PlayerBody::of(tournament, id, pairing.round)
        };
        let boards = (1..).zip(&pairing.pairs).zip(&pairing.colours);
        let boards = boards.map(|((board, pair), colours)| UsBoard {
            board,
            white: player(pair.white),
            black: player(pair.black),
            colours: UsColours {
                article: colours.article(),
            },
        });
        let exceptions = pairing.exceptions.iter().map(|exception| UsException {
            one: player(exception.one),
            other: player(exception.other),
            why: words.tell(&exception.bar),
        });
        UsPairing {
            round: pairing.round,
            system,
            initial_colour: tournament.draft().initial_colour,
            seed,
            boards: boards.collect(),
            bye: pairing.bye.map(player),
            bye_rule: pairing.bye_rule.map(|rule| rule.article()),
            exceptions: exceptions.collect(),
            explanation: None,
        }
    }

    /// Leaves only the boards of these players.
    pub fn keep_boards_of(&mut self, players: &[EntrantId]) {
        let is_asked = |player: &PlayerBody| players.contains(&player.tpn);
        self.boards
            .retain(|board| is_asked(&board.white) || is_asked(&board.black));
    }
}

/// Why a round has no pairing by the system of US Chess.
#[derive(Serialize)]
pub struct UsCannotPair {
    pub system: &'static str,
    pub cannot_pair: String,
}
