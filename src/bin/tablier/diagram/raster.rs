//! Pixels from SVG.

use std::path::Path;
use std::sync::Arc;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::fontdb::{Database, Family, Query};
use resvg::usvg::{Options, Tree};

/// A PNG file of the size that the SVG tells.
///
/// # Errors
/// There is no font for the numbers.
pub fn png(svg: &str, font: Option<&Path>) -> Result<Vec<u8>, String> {
    let options = Options { fontdb: Arc::new(fonts(font)?), ..Options::default() };
    let tree = Tree::from_str(svg, &options).map_err(|error| error.to_string())?;
    let size = tree.size().to_int_size();
    let mut pixels = Pixmap::new(size.width(), size.height()).ok_or("the picture has no size")?;
    resvg::render(&tree, Transform::default(), &mut pixels.as_mut());
    pixels.encode_png().map_err(|error| error.to_string())
}

/// One font for the family "sans-serif", that of a file or of the machine.
fn fonts(file: Option<&Path>) -> Result<Database, String> {
    let mut fonts = Database::new();
    if let Some(file) = file {
        fonts.load_font_file(file).map_err(|error| format!("{}: {error}", file.display()))?;
    } else {
        fonts.load_system_fonts();
    }
    let known = Query { families: &[Family::SansSerif], ..Query::default() };
    if fonts.query(&known).is_none() {
        let any = fonts.faces().next().and_then(|face| face.families.first()).map(|(name, _)| name.clone());
        fonts.set_sans_serif_family(any.ok_or("no font found for the numbers: name a file with --font, or write SVG")?);
    }
    Ok(fonts)
}
