//! The file itself.

use std::collections::BTreeMap;
use std::io::Write as _;

use flate2::Compression;
use flate2::write::ZlibEncoder;
use pdf_writer::types::{
    CidFontType, FontFlags, StructRole, SystemInfo, TableHeaderScope, UnicodeCmap,
};
use pdf_writer::writers::{StructElement, StructTreeRoot};
use pdf_writer::{Content, Filter, Finish, Name, Pdf, Rect, Ref, Str, TextStr};
use subsetter::GlyphRemapper;

use super::fonts::{Font, FontId, font};
use super::pages::Page;
use super::set::{Draws, Mark};
use super::text::{Line, Run};
use super::tree::{Kid, Node, NodeId, Tree};

/// What a file says of itself.
pub(super) struct About<'a> {
    pub(super) title: &'a str,
    pub(super) language: &'a str,
}

/// The glyphs of a font that are used.
#[derive(Default)]
struct Used {
    glyphs: GlyphRemapper,
    /// The letters that a glyph stands for, by its new number.
    letters: BTreeMap<u16, String>,
    /// How wide a glyph is, in thousandths.
    widths: BTreeMap<u16, f32>,
}

/// Numbers for the objects of a file.
struct Refs(i32);

impl Refs {
    fn next(&mut self) -> Ref {
        self.0 += 1;
        Ref::new(self.0)
    }
}

struct Writer {
    pdf: Pdf,
    refs: Refs,
    fonts: BTreeMap<FontId, (Ref, Used)>,
    tree: Tree,
    pages: Vec<Ref>,
    /// The nodes of the marked parts of each page, by their numbers.
    marks: Vec<Vec<NodeId>>,
}

/// Writes pages as a file.
pub(super) fn write(about: &About<'_>, pages: &[Page], tree: Tree) -> Vec<u8> {
    let mut refs = Refs(0);
    let (catalog, all_pages, resources) = (refs.next(), refs.next(), refs.next());
    let mut writer = Writer {
        pdf: Pdf::new(),
        pages: pages.iter().map(|_| refs.next()).collect(),
        refs,
        fonts: BTreeMap::new(),
        tree,
        marks: Vec::new(),
    };
    for (number, page) in pages.iter().enumerate() {
        writer.page(number, page, all_pages, resources);
    }
    let mut kids = writer.pdf.pages(all_pages);
    kids.kids(writer.pages.iter().copied());
    kids.count(i32::try_from(pages.len()).unwrap_or(0));
    kids.finish();
    writer.resources(resources);
    writer.fonts();
    let tree = writer.structure();
    let mut info = writer.pdf.document_info(writer.refs.next());
    info.title(TextStr(about.title)).producer(TextStr("Adoube"));
    info.finish();
    let mut top = writer.pdf.catalog(catalog);
    top.pages(all_pages).lang(TextStr(about.language));
    top.mark_info().marked(true);
    top.viewer_preferences().display_doc_title(true);
    top.pair(Name(b"StructTreeRoot"), tree);
    top.finish();
    writer.pdf.finish()
}

fn packed(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::new(6));
    // Writing into memory does not fail.
    let _ = encoder.write_all(bytes);
    encoder.finish().unwrap_or_default()
}

impl Writer {
    fn page(&mut self, number: usize, page: &Page, parent: Ref, resources: Ref) {
        let mut content = Content::new();
        let mut nodes: Vec<NodeId> = Vec::new();
        if let Some(mark) = &page.across {
            self.across(&mut content, mark, page.height);
        }
        let mut start = 0;
        while start < page.marks.len() {
            let node = page.marks[start].node;
            let same = page.marks[start..]
                .iter()
                .take_while(|mark| mark.node == node);
            let end = start + same.count();
            match node {
                Some(node) => {
                    let id = i32::try_from(nodes.len()).unwrap_or(0);
                    nodes.push(node);
                    self.tree.nodes[node]
                        .kids
                        .push(Kid::Mark { page: number, id });
                    let name = tag(self.tree.nodes[node].role);
                    let mut mark = content.begin_marked_content_with_properties(Name(name));
                    mark.properties().identify(id);
                }
                None => {
                    content.begin_marked_content(Name(b"Artifact"));
                }
            }
            for mark in &page.marks[start..end] {
                self.draw(&mut content, mark, page.height);
            }
            content.end_marked_content();
            start = end;
        }
        self.marks.push(nodes);
        let stream = self.refs.next();
        let bytes = packed(content.finish().as_slice());
        self.pdf.stream(stream, &bytes).filter(Filter::FlateDecode);
        let mut own = self.pdf.page(self.pages[number]);
        own.media_box(Rect::new(0.0, 0.0, page.width, page.height));
        own.parent(parent).contents(stream);
        own.struct_parents(i32::try_from(number).unwrap_or(0));
        own.pair(Name(b"Resources"), resources);
        own.pair(Name(b"Tabs"), Name(b"S"));
    }

    fn draw(&mut self, content: &mut Content, mark: &Mark, height: f32) {
        match &mark.draws {
            Draws::Text {
                x,
                y,
                line,
                size,
                ink,
            } => {
                content.set_fill_rgb(ink[0], ink[1], ink[2]);
                content.begin_text();
                self.line(content, line, *size, [1.0, 0.0, 0.0, 1.0, *x, height - y]);
                content.end_text();
            }
            Draws::Path { points, width, ink } => {
                content.set_stroke_rgb(ink[0], ink[1], ink[2]);
                content.set_line_width(*width);
                for (place, (x, y)) in points.iter().enumerate() {
                    match place {
                        0 => content.move_to(*x, height - y),
                        _ => content.line_to(*x, height - y),
                    };
                }
                content.stroke();
            }
            Draws::Fill {
                x,
                y,
                width,
                height: high,
                ink,
            } => {
                content.set_fill_rgb(ink[0], ink[1], ink[2]);
                content.rect(*x, height - y - high, *width, *high);
                content.fill_nonzero();
            }
        }
    }

    /// What is written across the middle of a page, upwards.
    fn across(&mut self, content: &mut Content, mark: &Mark, height: f32) {
        let Draws::Text {
            x,
            y,
            line,
            size,
            ink,
        } = &mark.draws
        else {
            return;
        };
        content.begin_marked_content(Name(b"Artifact"));
        content.set_fill_rgb(ink[0], ink[1], ink[2]);
        content.begin_text();
        let (sin, cos) = 0.9_f32.sin_cos();
        let (half, up) = (line.width * size / 2.0, size * 0.35);
        let (x, y) = (
            x - cos * half + sin * up,
            height - y - sin * half - cos * up,
        );
        self.line(content, line, *size, [cos, sin, -sin, cos, x, y]);
        content.end_text();
        content.end_marked_content();
    }

    fn line(&mut self, content: &mut Content, line: &Line, size: f32, matrix: [f32; 6]) {
        let mut along = 0.0;
        for run in &line.runs {
            let [a, b, c, d, x, y] = matrix;
            content.set_text_matrix([a, b, c, d, x + a * along, y + b * along]);
            along += self.run(content, run, size);
        }
    }

    /// Writes a run; how far it goes.
    fn run(&mut self, content: &mut Content, run: &Run, size: f32) -> f32 {
        let Some(own) = font(run.font) else {
            return 0.0;
        };
        let refs = &mut self.refs;
        let (_, used) = self
            .fonts
            .entry(run.font)
            .or_insert_with(|| (refs.next(), Used::default()));
        content.set_font(Name(font_name(run.font).as_bytes()), size);
        let mut shown = content.show_positioned();
        let mut items = shown.items();
        let mut width = 0.0;
        for glyph in &run.glyphs {
            let new = used.glyphs.remap(glyph.id);
            let letters = used.letters.entry(new).or_default();
            if letters.is_empty() {
                letters.clone_from(&glyph.letters);
            }
            let wide = *used
                .widths
                .entry(new)
                .or_insert_with(|| advance(own, glyph.id));
            // Marks above and below letters move sideways; how high they stand is in the font.
            let (aside, own_advance) = (glyph.shift.0 * 1000.0, glyph.advance * 1000.0);
            if aside.abs() > 0.5 {
                items.adjust(-aside);
            }
            items.show(Str(&new.to_be_bytes()));
            let more = own_advance - wide - aside;
            if more.abs() > 0.5 {
                items.adjust(-more);
            }
            width += glyph.advance * size;
        }
        width
    }

    fn resources(&mut self, id: Ref) {
        let mut dict = self.pdf.indirect(id).dict();
        let mut fonts = dict.insert(Name(b"Font")).dict();
        for (id, (reference, _)) in &self.fonts {
            fonts.pair(Name(font_name(*id).as_bytes()), *reference);
        }
    }

    fn fonts(&mut self) {
        for (id, (reference, used)) in std::mem::take(&mut self.fonts) {
            if let Some(font) = font(id) {
                self.font(font, id, reference, &used);
            }
        }
    }

    /// A font with the glyphs that are used.
    fn font(&mut self, font: &Font, id: FontId, reference: Ref, used: &Used) {
        let (cid, descriptor, file, map) = (
            self.refs.next(),
            self.refs.next(),
            self.refs.next(),
            self.refs.next(),
        );
        let name = format!("ADOUB{}+Paper{id}", char::from(b'A' + (id % 26) as u8));
        let info = SystemInfo {
            registry: Str(b"Adobe"),
            ordering: Str(b"Identity"),
            supplement: 0,
        };
        let mut type0 = self.pdf.type0_font(reference);
        type0
            .base_font(Name(name.as_bytes()))
            .encoding_predefined(Name(b"Identity-H"));
        type0.descendant_font(cid).to_unicode(map);
        type0.finish();
        let cut = subsetter::subset(font.data, font.index, &used.glyphs).unwrap_or_default();
        let cff = table_of(&cut, *b"CFF ");
        let mut own = self.pdf.cid_font(cid);
        own.subtype(if cff.is_some() {
            CidFontType::Type0
        } else {
            CidFontType::Type2
        });
        own.base_font(Name(name.as_bytes())).system_info(info);
        own.font_descriptor(descriptor).default_width(0.0);
        if cff.is_none() {
            own.cid_to_gid_map_predefined(Name(b"Identity"));
        }
        let count = used.widths.keys().next_back().map_or(0, |last| last + 1);
        let widths = (0..count).map(|glyph| used.widths.get(&glyph).copied().unwrap_or(0.0));
        own.widths().consecutive(0, widths);
        own.finish();
        self.descriptor(font, descriptor, &name, file, cff.is_some());
        let mut cmap = UnicodeCmap::new(Name(b"Adoube"), info);
        for (glyph, letters) in &used.letters {
            if !letters.is_empty() {
                cmap.pair_with_multiple(*glyph, letters.chars());
            }
        }
        let bytes = packed(cmap.finish().as_slice());
        self.pdf.cmap(map, &bytes).filter(Filter::FlateDecode);
        let bytes = packed(cff.unwrap_or(&cut));
        let mut stream = self.pdf.stream(file, &bytes);
        stream.filter(Filter::FlateDecode);
        if cff.is_some() {
            stream.pair(Name(b"Subtype"), Name(b"CIDFontType0C"));
        }
    }

    fn descriptor(&mut self, font: &Font, id: Ref, name: &str, file: Ref, is_cff: bool) {
        let face = &font.face;
        let scaled = |value: i16| f32::from(value) * 1000.0 / face.units_per_em() as f32;
        let bounds = face.global_bounding_box();
        let mut own = self.pdf.font_descriptor(id);
        own.name(Name(name.as_bytes())).flags(FontFlags::SYMBOLIC);
        own.bbox(Rect::new(
            scaled(bounds.x_min),
            scaled(bounds.y_min),
            scaled(bounds.x_max),
            scaled(bounds.y_max),
        ));
        own.italic_angle(0.0)
            .ascent(scaled(face.ascender()))
            .descent(scaled(face.descender()));
        own.cap_height(scaled(face.capital_height().unwrap_or(face.ascender())))
            .stem_v(80.0);
        match is_cff {
            true => own.font_file3(file),
            false => own.font_file2(file),
        };
    }

    /// What the pieces are.
    fn structure(&mut self) -> Ref {
        let root = self.refs.next();
        let refs: Vec<Ref> = self.tree.nodes.iter().map(|_| self.refs.next()).collect();
        for (id, node) in self.tree.nodes.iter().enumerate() {
            let mut own = self.pdf.struct_element(refs[id]);
            element(&mut own, node, (root, &refs), &self.pages);
        }
        let mut parents = Vec::new();
        for nodes in &self.marks {
            let id = self.refs.next();
            let mut list = self.pdf.indirect(id).array();
            list.items(nodes.iter().map(|node| refs[*node]));
            list.finish();
            parents.push(id);
        }
        let mut tree = self.pdf.indirect(root).start::<StructTreeRoot<'_>>();
        tree.child(refs[Tree::ROOT]);
        let mut numbers = tree.parent_tree();
        let mut entries = numbers.nums();
        for (page, parent) in (0..).zip(&parents) {
            entries.insert(page, *parent);
        }
        entries.finish();
        numbers.finish();
        tree.parent_tree_next_key(i32::try_from(parents.len()).unwrap_or(0));
        root
    }
}

fn element(own: &mut StructElement<'_>, node: &Node, (root, refs): (Ref, &[Ref]), pages: &[Ref]) {
    own.kind(node.role);
    own.parent(node.parent.map_or(root, |parent| refs[parent]));
    if let Some(alt) = &node.alt {
        own.alt(TextStr(alt));
    }
    if node.role == StructRole::TH {
        let mut attributes = own.attributes();
        let mut table = attributes.push().table();
        table.scope(TableHeaderScope::Column);
        if node.span > 1 {
            table.col_span(i32::try_from(node.span).unwrap_or(1));
        }
    }
    let mut kids = own.children();
    for kid in &node.kids {
        match kid {
            Kid::Node(id) => {
                kids.struct_element(refs[*id]);
            }
            Kid::Mark { page, id } => {
                kids.marked_content_ref()
                    .marked_content_id(*id)
                    .page(pages[*page]);
            }
        }
    }
}

/// The name by which pages call a font.
fn font_name(id: FontId) -> String {
    format!("F{id}")
}

fn advance(font: &Font, glyph: u16) -> f32 {
    let wide = font
        .face
        .glyph_hor_advance(rustybuzz::ttf_parser::GlyphId(glyph));
    f32::from(wide.unwrap_or(0)) * 1000.0 / font.face.units_per_em() as f32
}

/// A table of a font file.
fn table_of(file: &[u8], tag: [u8; 4]) -> Option<&[u8]> {
    let count = usize::from(u16::from_be_bytes(file.get(4..6)?.try_into().ok()?));
    let number =
        |at: usize| Some(u32::from_be_bytes(file.get(at..at + 4)?.try_into().ok()?) as usize);
    (0..count).find_map(|place| {
        let at = 12 + 16 * place;
        let is = file.get(at..at + 4)? == tag;
        let (start, length) = (number(at + 8)?, number(at + 12)?);
        is.then(|| file.get(start..start + length))?
    })
}

/// How a role is called in the content of a page.
fn tag(role: StructRole) -> &'static [u8] {
    match role {
        StructRole::H1 => b"H1",
        StructRole::H2 => b"H2",
        StructRole::H3 => b"H3",
        StructRole::TH => b"TH",
        StructRole::TD => b"TD",
        StructRole::Caption => b"Caption",
        StructRole::Figure => b"Figure",
        _ => b"P",
    }
}
