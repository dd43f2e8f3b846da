//! Games that have ended on the board that is told, before anything else happened.

use adoube_laws::game::End;

use crate::ruling::Draft;
use crate::scene::{BoardEnd, Scene};
use crate::statement::{CommonSays, Message};
use crate::{Ruling, Stage, topics};

/// The ruling on an incident that needs a game in progress, if the board shows that it had ended: the
/// result of the board. A result that is signed is another matter.
pub(crate) fn in_progress(scene: &Scene, kind: &str) -> Option<Ruling> {
    if scene.case.stage == Stage::Signed {
        return None;
    }
    let ended = scene.ended_on_board()?;
    let how = ended.found.end;
    let draft = scene.draft(Message::new(format!("incident-{kind}")));
    let draft = cite(draft, &ended)
        .decision(CommonSays::EndedOnBoard { how })
        .result(ended.result())
        .note(CommonSays::AfterTheEnd);
    Some(draft.mandatory())
}

/// Cites what ended the game.
pub(crate) fn cite<'a>(draft: Draft<'a>, ended: &BoardEnd) -> Draft<'a> {
    let how = ended.found.end;
    let dead = how == End::DeadPosition;
    draft
        .cite(how.topic())
        .cite_if(dead, &[topics::INSUFFICIENT_MATERIAL, topics::NO_MATE_DRAW])
}
