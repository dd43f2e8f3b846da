//! Why a round of an event is paired as it is.

use adoube_conduct::rounds::{
    Because, ColoursSeen, Deviation, Explanation, FloatNote, Group, Instead, PairNote, PlayerNote,
};
use adoube_journal::Pairing;
use adoube_pairing::dutch::float_signs;
use adoube_tournament::{BoardNumber, EntrantId, Points, RoundNumber, TeamMatch};
use adoube_words::{Names, Words};
use serde::Serialize;

/// Why a round is paired as it is.
#[derive(Serialize)]
pub struct ExplanationBody {
    pub round: RoundNumber,
    /// The system, such as `dutch-2026`, or the table.
    pub system: &'static str,
    pub is_proposal: bool,
    /// Whether those who are paired are teams, under the numbers of their ids.
    pub of_teams: bool,
    pub players: Vec<PlayerNoteBody>,
    pub groups: Vec<GroupBody>,
    pub bye: Option<ByeNoteBody>,
    pub deviation: Option<DeviationBody>,
}

/// A player as the pairing sees him.
#[derive(Serialize)]
pub struct PlayerNoteBody {
    pub player: EntrantId,
    pub score: Points,
    /// By the Dutch system `w b` mild, `Ww Bb` strong, `W B` absolute, `A` none; by that of US Chess
    /// the colours so far and the due one.
    pub colours: String,
    /// The latest first: `v` down, `^` up, `-` none.
    pub floats: String,
}

/// A bracket or score group.
#[derive(Serialize)]
pub struct GroupBody {
    pub title: String,
    pub moved_down: Vec<EntrantId>,
    /// Who came from other groups, where a system knows floats in both directions.
    pub joined: Vec<EntrantId>,
    pub residents: Vec<EntrantId>,
    pub pairs: Vec<PairNoteBody>,
    pub matches: Vec<TeamMatch>,
    pub downfloaters: Vec<FloatNoteBody>,
    /// Who left or came, where a system knows floats in both directions.
    pub floaters: Vec<FloatNoteBody>,
    pub unmet: Vec<BecauseBody>,
    pub notes: Vec<String>,
}

/// A reason, and where it stands.
#[derive(Serialize)]
pub struct BecauseBody {
    pub text: String,
    pub article: String,
}

/// Why two meet.
#[derive(Serialize)]
pub struct PairNoteBody {
    pub board: BoardNumber,
    pub white: EntrantId,
    pub black: EntrantId,
    pub colours: BecauseBody,
    pub not: Option<InsteadBody>,
}

/// Something that was not done.
#[derive(Serialize)]
pub struct InsteadBody {
    pub player: EntrantId,
    pub because: BecauseBody,
}

/// Why somebody floats down.
#[derive(Serialize)]
pub struct FloatNoteBody {
    pub player: EntrantId,
    pub not: Vec<InsteadBody>,
    pub not_with: Vec<InsteadBody>,
}

/// Why somebody gets the bye.
#[derive(Serialize)]
pub struct ByeNoteBody {
    pub player: EntrantId,
    /// Empty where the float of the last bracket tells it.
    pub why: String,
    /// Why others did not get it.
    pub not: Vec<InsteadBody>,
}

/// Where a round stands otherwise than the rules pair it.
#[derive(Serialize)]
pub struct DeviationBody {
    pub made_by: String,
    pub stands: Vec<Pairing>,
    pub by_the_rules: Vec<Pairing>,
    pub bye_stands: Option<EntrantId>,
    pub bye_by_the_rules: Option<EntrantId>,
    pub matches_stand: Vec<TeamMatch>,
    pub matches_by_the_rules: Vec<TeamMatch>,
    pub why: Option<BecauseBody>,
}

impl ExplanationBody {
    /// An explanation in words.
    pub fn of(why: Explanation, words: Words, names: &dyn Names) -> ExplanationBody {
        let teller = Teller { words, names };
        ExplanationBody {
            round: why.round,
            system: why.system.name(),
            is_proposal: why.is_proposal,
            of_teams: why.of_teams,
            players: why.players.iter().map(|note| teller.player(note)).collect(),
            groups: (why.groups.into_iter())
                .map(|group| teller.group(group))
                .collect(),
            bye: why.bye.map(|bye| ByeNoteBody {
                player: bye.player,
                why: (bye.why).map_or_else(String::new, |note| words.tell_with(&note, names)),
                not: bye.not.iter().map(|one| teller.instead(one)).collect(),
            }),
            deviation: why.deviation.map(|other| teller.deviation(other)),
        }
    }
}

struct Teller<'t> {
    words: Words,
    names: &'t dyn Names,
}

impl Teller<'_> {
    fn because(&self, because: &Because) -> BecauseBody {
        BecauseBody {
            text: self.words.tell_with(&because.why, self.names),
            article: self.words.tell(&because.article),
        }
    }

    fn player(&self, note: &PlayerNote) -> PlayerNoteBody {
        PlayerNoteBody {
            player: note.player,
            score: note.score,
            colours: match &note.colours {
                ColoursSeen::Dutch(preference) => preference.sign().to_owned(),
                seen => self.words.tell(seen),
            },
            floats: float_signs(&note.floats),
        }
    }

    fn group(&self, group: Group) -> GroupBody {
        GroupBody {
            title: self.words.tell(&group.title),
            moved_down: group.moved_down,
            joined: group.joined,
            residents: group.residents,
            pairs: group.pairs.iter().map(|pair| self.pair(pair)).collect(),
            matches: group.matches,
            downfloaters: (group.downfloaters.iter())
                .map(|float| self.float(float))
                .collect(),
            floaters: (group.floaters.iter())
                .map(|float| self.float(float))
                .collect(),
            unmet: group.unmet.iter().map(|one| self.because(one)).collect(),
            notes: (group.notes.iter())
                .map(|note| self.words.tell_with(note, self.names))
                .collect(),
        }
    }

    fn pair(&self, pair: &PairNote) -> PairNoteBody {
        PairNoteBody {
            board: pair.board,
            white: pair.white,
            black: pair.black,
            colours: self.because(&pair.colours),
            not: pair.not.as_ref().map(|instead| self.instead(instead)),
        }
    }

    fn instead(&self, instead: &Instead) -> InsteadBody {
        InsteadBody {
            player: instead.player,
            because: self.because(&instead.because),
        }
    }

    fn float(&self, float: &FloatNote) -> FloatNoteBody {
        let all = |some: &[Instead]| some.iter().map(|one| self.instead(one)).collect();
        FloatNoteBody {
            player: float.player,
            not: all(&float.not),
            not_with: all(&float.not_with),
        }
    }

    fn deviation(&self, deviation: Deviation) -> DeviationBody {
        DeviationBody {
            made_by: deviation.made_by,
            stands: deviation.stands,
            by_the_rules: deviation.by_the_rules,
            bye_stands: deviation.bye_stands,
            bye_by_the_rules: deviation.bye_by_the_rules,
            matches_stand: deviation.matches_stand,
            matches_by_the_rules: deviation.matches_by_the_rules,
            why: deviation.why.as_ref().map(|why| self.because(why)),
        }
    }
}
