//! A paper as PDF: tagged, with the glyphs that it uses, the same bytes every time.

mod fonts;
mod pages;
mod set;
mod table;
mod text;
mod tree;
mod write;

use crate::Document;

/// A paper as PDF.
pub struct Pdf {
    pub bytes: Vec<u8>,
    /// How many pages it has.
    pub pages: usize,
    /// Letters that neither the program nor the system has a font for; boxes stand in their place.
    pub missing: Vec<char>,
}

/// Sets a paper. Several follow each other in one file, each beginning on a new page.
pub fn pdf(papers: &[Document]) -> Pdf {
    let mut setter = set::Setter::new();
    let mut pages = Vec::new();
    for paper in papers {
        pages.extend(pages::pages(paper, &mut setter));
    }
    let first = papers.first();
    let about = write::About {
        title: first.map_or("", |paper| &paper.title),
        language: first.map_or("en", |paper| &paper.language),
    };
    let missing = setter.shaper.missing.iter().copied().collect();
    Pdf {
        pages: pages.len(),
        bytes: write::write(&about, &pages, setter.tree),
        missing,
    }
}
