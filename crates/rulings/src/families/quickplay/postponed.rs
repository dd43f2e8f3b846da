//! The decision on a postponed claim: III.5.2, before 2017 G.5.b.

use adoube_clock::Colour;

use super::{CLAIM, FlagFallen, PostponedClaim, QUICKPLAY, RULING};
use crate::ask::known;
use crate::families::flags::{Caller, FlagFall, Flags};
use crate::incident::{Decided, Family};
use crate::scene::Scene;
use crate::{GameResult, Question};

impl PostponedClaim {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = known(self.by, || {
            Question::side("incident.by", "Who had claimed the draw?")
        })?;
        // After a flag it is the opponent of the flagged player who must have tried to win.
        let fallen = self.fallen(by)?;
        let tried = fallen.unwrap_or(by).opposite();
        let met = known(self.criterion_met, || {
            let text = format!(
                "Was it so that {tried} could not win by normal means, or made no sufficient effort to?"
            );
            Question::yes_no("incident.criterion_met", text)
        })?;
        if met {
            return Ok(scene
                .draft(format!("{by}'s postponed claim of a draw is decided"))
                .decision("The claim was right: the game is drawn, also after a flag has fallen.")
                .result(GameResult::DRAW)
                .cite_all(&[CLAIM, QUICKPLAY, RULING])
                .cite_nth(CLAIM, 2)
                .mandatory());
        }
        match fallen {
            Some(flagged) => on_time(scene, by, flagged),
            None => Ok(scene
                .draft(format!("{by}'s postponed claim of a draw is decided"))
                .decision("The claim is not upheld: the game goes on.")
                .cite_all(&[CLAIM, QUICKPLAY, RULING])
                .cite_nth(CLAIM, 2)
                .note("it may still be decided later, up to a fallen flag")
                .mandatory()),
        }
    }

    fn fallen(&self, by: Colour) -> Result<Option<Colour>, Question> {
        let fallen = known(self.flag_fallen, || {
            let choices = [
                ("none", "nobody's"),
                ("claimant", "the claimant's"),
                ("opponent", "the opponent's"),
            ];
            Question::one_of(
                "incident.flag_fallen",
                "Whose flag has fallen since?",
                &choices,
            )
        })?;
        Ok(match fallen {
            FlagFallen::None => None,
            FlagFallen::Claimant => Some(by),
            FlagFallen::Opponent => Some(by.opposite()),
        })
    }
}

/// The claim was wrong, so the flag counts.
fn on_time(scene: &Scene, by: Colour, flagged: Colour) -> Decided {
    let fall = FlagFall {
        of: Some(flagged),
        called_by: Some(Caller::Opponent),
        moves_completed: Some(false),
        // An earlier claim is asked about where a flag fall alone is told.
        denied_before: Some(false),
        ..FlagFall::default()
    };
    let mut ruling = Flags::FlagFall(fall).decide(scene)?;
    ruling
        .notes
        .push(format!("{by}'s postponed claim of a draw fails, so the flag counts").into());
    scene.also_cite(&mut ruling, CLAIM, 2);
    Ok(ruling)
}
