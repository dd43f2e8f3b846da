//! What was found, as JSON.

use super::result;
use adoube_bodies::scoresheet::{
    ChoiceBody, GapBody, OfferBody, OnSheetBody, ResultsBody, SheetBody, SheetClaimBody,
    SheetMoveBody, SheetStepBody, SheetsBody,
};
use adoube_laws::game::Decision;
use adoube_laws::position::write_fen;
use adoube_laws::scoresheet::{
    Compared, ComparedEntry, Keeper, SheetClaim, SheetState, SheetsFound,
};
use adoube_laws::shakmaty::Chess;
use adoube_rulebook::{Edition, Topic};
use adoube_words::{Told, Words};
use serde::Serialize;

/// Everything that was found.
pub(super) fn of(
    start: &Chess,
    found: &SheetsFound,
    edition: &Edition,
    words: Words,
) -> SheetsBody {
    let game = &found.game;
    let made = game.moves_made();
    let gaps = game.gaps().into_iter().map(|gap| GapBody {
        from: gap.from.to_string(),
        to: gap.to.to_string(),
        ways: gap.ways,
        more: gap.more,
    });
    let offers = game.draw_offers().into_iter().map(|offer| OfferBody {
        place: offer.cell.to_string(),
        on: names(&offer.on),
        missing_on: names(&offer.missing_on),
    });
    let compared = found.compared.iter();
    SheetsBody {
        edition: edition.id().to_owned(),
        start: write_fen(start),
        sheets: found.sheets.iter().map(|one| sheet(one, words)).collect(),
        moves: compared.map(|one| compared_move(one, words)).collect(),
        gaps: gaps.collect(),
        offers: offers.collect(),
        results: found.results.as_ref().map(|results| ResultsBody {
            agreed: results.agreed.map(|result| result.mark()),
            faults: told(&results.faults, words),
        }),
        ended: words.told(&game.ended, &()),
        white_moves: made.white,
        black_moves: made.black,
        undisputed: game.is_undisputed(),
        movetext: game.movetext(result(found)),
        position: write_fen(&game.line()[game.proven()]),
        claim: found.claim.as_ref().map(|one| SheetClaimBody {
            rests_on: places(&game.disputed()),
            ..claim(one, edition, words)
        }),
        after_flag: found.after_flag.as_ref().map(|steps| {
            let steps = steps.iter();
            let step = steps.map(|step| cited(&step.step, step.topic, edition, words));
            step.collect()
        }),
    }
}

fn told<F: Serialize>(facts: &[F], words: Words) -> Vec<Told> {
    facts.iter().map(|fact| words.told(fact, &())).collect()
}

fn places(cells: &[impl ToString]) -> Vec<String> {
    cells.iter().map(ToString::to_string).collect()
}

fn name(keeper: Keeper) -> String {
    keeper.to_string().to_lowercase()
}

fn names(keepers: &[Keeper]) -> Vec<String> {
    keepers.iter().map(|keeper| name(*keeper)).collect()
}

fn sheet(sheet: &SheetState, words: Words) -> SheetBody {
    SheetBody {
        keeper: name(sheet.keeper),
        languages: sheet.languages.iter().map(|one| one.code()).collect(),
        missing: places(&sheet.missing),
        missing_pairs: sheet.missing_pairs,
        reasonably_complete: sheet.completeness.is_reasonable(),
        completeness: words.told(&sheet.completeness, &()),
        remarks: told(&sheet.remarks, words),
    }
}

fn compared_move(compared: &Compared, words: Words) -> SheetMoveBody {
    let choices = compared.choices.iter().map(|choice| ChoiceBody {
        san: choice.san.clone(),
        uci: choice.uci.clone(),
        sheets: names(&choice.keepers),
    });
    let on = compared.on.iter().map(|entry: &ComparedEntry| OnSheetBody {
        keeper: name(entry.keeper),
        written: entry.written.clone(),
        missing: entry.missing,
        faults: told(&entry.faults, words),
    });
    SheetMoveBody {
        ply: compared.ply,
        place: compared.cell.to_string(),
        made: compared.made.clone(),
        differs: compared.differs(),
        support: words.told(&compared.support, &()),
        choices: choices.collect(),
        on: on.collect(),
    }
}

fn claim(claim: &SheetClaim, edition: &Edition, words: Words) -> SheetClaimBody {
    match claim {
        SheetClaim::Judged(ruling) => SheetClaimBody {
            right: Some(ruling.decision == Decision::Draw),
            because: (ruling.because.iter())
                .map(|step| cited(&step.fact, step.topic, edition, words))
                .collect(),
            rests_on: Vec::new(),
        },
        SheetClaim::Open(why) => SheetClaimBody {
            right: None,
            because: vec![SheetStepBody {
                text: words.tell(why),
                article: None,
            }],
            rests_on: Vec::new(),
        },
    }
}

fn cited<F: Serialize>(fact: &F, topic: Topic, edition: &Edition, words: Words) -> SheetStepBody {
    SheetStepBody {
        text: words.tell(fact),
        article: edition.cite(topic).map(str::to_owned),
    }
}
