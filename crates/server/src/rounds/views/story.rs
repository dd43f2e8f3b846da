//! Why one player, or one team, is paired so, in ordinary words.

use adoube_bodies::names::SectionNames;
use adoube_conduct::rounds::{ColoursSeen, Explanation, Group, PairNote, PairedBy, PlayerNote};
use adoube_journal::Section;
use adoube_tournament::{Colour, EntrantId, Points, RoundNumber, TeamId, Tournament};

use super::law::Cited;
use super::why::team_name;
use crate::texts::{count, fill, t, tell, tell_with};
use crate::ui::score::Score;

/// What is told to one player.
pub(super) struct PlayerStory {
    /// Name and number.
    pub name: String,
    /// A sentence each.
    pub sentences: Vec<String>,
}

impl PlayerStory {
    /// The story of a player who was to be paired; `then` is the section as the pairing saw it,
    /// `now` as it is.
    pub(super) fn of(
        why: &Explanation,
        then: &Section,
        now: &Section,
        player: EntrantId,
    ) -> Option<PlayerStory> {
        let snapshot = then.snapshot().ok()?;
        // A system for teams sees them as its entrants.
        let of_teams = match &why.system {
            PairedBy::Swiss(system) if why.of_teams => Some(system.competitors(&snapshot)),
            _ => None,
        };
        let teller = Storyteller {
            why,
            now,
            snapshot: (of_teams.as_ref()).map_or(&snapshot, |teams| teams.tournament()),
            player,
        };
        Some(PlayerStory {
            name: teller.name(player),
            sentences: teller.sentences(),
        })
    }
}

struct Storyteller<'t> {
    why: &'t Explanation,
    now: &'t Section,
    snapshot: &'t Tournament,
    player: EntrantId,
}

impl Storyteller<'_> {
    fn sentences(&self) -> Vec<String> {
        let mut players = self.why.players.iter();
        let Some(note) = players.find(|note| note.player == self.player) else {
            return vec![self.not_paired()];
        };
        let mut sentences = self.score(note);
        if let Some((group, pair)) = self.pair() {
            sentences.extend(self.float(group, pair));
            sentences.extend(self.met(group));
            sentences.push(self.due(note));
            sentences.push(self.opponent(pair));
            sentences.extend(self.why_opponent(pair));
            sentences.push(self.colour(pair));
        } else if self.has_bye() {
            sentences.extend(self.bye());
        }
        sentences.extend(self.changed());
        sentences
    }

    /// The last round that was played.
    fn before(&self) -> RoundNumber {
        RoundNumber(self.why.round.0.saturating_sub(1))
    }

    fn name(&self, id: EntrantId) -> String {
        match self.why.of_teams {
            true => team_name(self.now, TeamId(id.0)),
            false => self.now.label(id),
        }
    }

    /// One of two texts: of a player, or of a team.
    fn of(&self, player: &'static str, team: &'static str) -> &'static str {
        match self.why.of_teams {
            true => team,
            false => player,
        }
    }

    fn not_paired(&self) -> String {
        let round = self.now.draft.round(self.why.round);
        let mut byes = round.into_iter().flat_map(|round| &round.byes);
        let mut team_byes = round.into_iter().flat_map(|round| &round.team_byes);
        let kind = match self.why.of_teams {
            true => (team_byes.find(|bye| bye.team.0 == self.player.0)).map(|bye| bye.kind),
            false => (byes.find(|bye| bye.entrant == self.player)).map(|bye| bye.kind),
        };
        match kind {
            Some(kind) => fill("rounds-told-out-bye", &[&tell(&kind)]),
            None => t("rounds-told-out").to_owned(),
        }
    }

    fn score(&self, note: &PlayerNote) -> Vec<String> {
        let players = self.why.players.iter();
        let same = players.filter(|other| other.score == note.score).count();
        let score = Score::from(note.score).text();
        let own = fill("rounds-told-score", &[&score]);
        let others = match same.saturating_sub(1) {
            0 => t("rounds-told-nobody-else").to_owned(),
            others => count(
                self.of("rounds-told-same-score", "rounds-told-team-same-score"),
                others,
            ),
        };
        let mut sentences = vec![format!("{own} {others}")];
        let given = self.snapshot.virtual_points(self.player, self.why.round);
        if given != Points::ZERO {
            sentences.push(t("rounds-told-virtual").to_owned());
        }
        sentences
    }

    /// The pair of the player, and where it was made.
    fn pair(&self) -> Option<(&Group, &PairNote)> {
        let groups = self.why.groups.iter();
        let mut pairs = groups.flat_map(|group| group.pairs.iter().map(move |pair| (group, pair)));
        pairs.find(|(_, pair)| [pair.white, pair.black].contains(&self.player))
    }

    fn other(&self, pair: &PairNote) -> EntrantId {
        if pair.white == self.player {
            pair.black
        } else {
            pair.white
        }
    }

    fn float(&self, group: &Group, pair: &PairNote) -> Option<String> {
        let other = self.other(pair);
        if group.moved_down.contains(&self.player) {
            let key = self.of("rounds-told-moved-down", "rounds-told-team-moved-down");
            Some(t(key).to_owned())
        } else if group.moved_down.contains(&other) {
            Some(fill("rounds-told-met-from-above", &[&self.name(other)]))
        } else {
            None
        }
    }

    fn met(&self, group: &Group) -> Option<String> {
        let is_here =
            |id: &EntrantId| group.residents.contains(id) || group.moved_down.contains(id);
        let met: Vec<String> = (self.snapshot.opponents(self.player, self.before()))
            .filter(is_here)
            .map(|id| self.name(id))
            .collect();
        (!met.is_empty()).then(|| fill("rounds-told-met", &[&met.join("; ")]))
    }

    fn due(&self, note: &PlayerNote) -> String {
        let history = self.snapshot.colours(self.player, self.before());
        let words: Vec<&str> = history
            .played()
            .iter()
            .map(|one| colour_name(*one))
            .collect();
        if let (ColoursSeen::SoFar { .. }, [_, ..]) = (&note.colours, words.as_slice()) {
            let key = self.of("rounds-told-colours-only", "rounds-told-team-colours-only");
            return fill(key, &[&words.join(", ")]);
        }
        let due = tell(&note.colours);
        match words.as_slice() {
            [] => fill(
                self.of("rounds-told-no-colours", "rounds-told-team-no-colours"),
                &[&due],
            ),
            words => fill(
                self.of("rounds-told-colours", "rounds-told-team-colours"),
                &[&words.join(", "), &due],
            ),
        }
    }

    fn opponent(&self, pair: &PairNote) -> String {
        let other = self.name(self.other(pair));
        let colour = if pair.white == self.player {
            Colour::White
        } else {
            Colour::Black
        };
        let values: [&dyn std::fmt::Display; 3] = [&other, &pair.board, &colour_name(colour)];
        fill(
            self.of("rounds-told-opponent", "rounds-told-team-opponent"),
            &values,
        )
    }

    /// What stood between the player and the opponent who would have come first. That the halves of
    /// a group meet is said only where it is so.
    fn why_opponent(&self, pair: &PairNote) -> Option<String> {
        let rank = |id: EntrantId| self.why.players.iter().position(|note| note.player == id);
        let higher = if rank(pair.white) < rank(pair.black) {
            pair.white
        } else {
            pair.black
        };
        match &pair.not {
            Some(not) => {
                let (higher, not_with) = (self.name(higher), self.name(not.player));
                let because = Cited::of(&not.because, self.now, self.why.of_teams);
                let values: [&dyn std::fmt::Display; 4] =
                    [&higher, &not_with, &because.text, &because.article];
                Some(fill("rounds-told-instead", &values))
            }
            None => self
                .halves_meet()
                .then(|| t("rounds-told-order").to_owned()),
        }
    }

    fn halves_meet(&self) -> bool {
        let notes = self.why.players.iter();
        !notes
            .map(|note| &note.colours)
            .any(|seen| matches!(seen, ColoursSeen::SoFar { .. }))
    }

    fn colour(&self, pair: &PairNote) -> String {
        let cited = Cited::of(&pair.colours, self.now, self.why.of_teams);
        let text = cited.meaning.unwrap_or(cited.text);
        fill("rounds-told-colour", &[&text, &cited.article])
    }

    fn has_bye(&self) -> bool {
        let bye = self.why.bye.as_ref();
        bye.is_some_and(|bye| bye.player == self.player)
    }

    fn bye(&self) -> Option<String> {
        let bye = self.why.bye.as_ref()?;
        Some(match &bye.why {
            None => t(self.of("rounds-told-bye", "rounds-told-team-bye")).to_owned(),
            Some(note) => tell_with(
                note,
                &SectionNames::of_those_paired(self.now, self.why.of_teams),
            ),
        })
    }

    /// Where the player sits, if that was changed by hand.
    fn changed(&self) -> Option<String> {
        let deviation = self.why.deviation.as_ref()?;
        let mut stands = deviation.stands.iter();
        let board = stands.find(|board| [board.white, board.black].contains(&self.player))?;
        let (white, black) = (self.name(board.white), self.name(board.black));
        Some(fill(
            self.of("rounds-told-changed-board", "rounds-told-team-changed"),
            &[&board.board, &white, &black],
        ))
    }
}

fn colour_name(colour: Colour) -> &'static str {
    match colour {
        Colour::White => t("results-white"),
        Colour::Black => t("results-black"),
    }
}
