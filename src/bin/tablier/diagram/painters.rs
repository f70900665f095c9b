//! The painters of `src/js/board/` in an engine for JavaScript: one look for the page, the package and this tool.

use rquickjs::loader::{BuiltinLoader, BuiltinResolver};
use rquickjs::{CatchResultExt, CaughtError, Context, Function, Module, Runtime};
use serde::Serialize;

use super::{Look, Picture};

/// Modules by their path in `src/js/`.
macro_rules! modules {
    ($($path:literal),* $(,)?) => {
        [$(($path, include_str!(concat!("../../../js/", $path)))),*]
    };
}

const MODULES: [(&str, &str); 29] = modules![
    "errors.js",
    "board/annotation-text.js",
    "board/annotations.js",
    "board/bulltricker.js",
    "board/charret.js",
    "board/diagram.js",
    "board/diagram-words.js",
    "board/disc.js",
    "board/draughts.js",
    "board/geometry.js",
    "board/marks.js",
    "board/numbers.js",
    "board/painters.js",
    "board/palette.js",
    "board/path-text.js",
    "board/scene.js",
    "board/stacks.js",
    "board/svg-context.js",
    "board/svg-path.js",
    "board/svg-text.js",
    "board/texts.js",
    "board/tumblingdown.js",
    "board/ultima-men.js",
    "board/ultima.js",
    "board/wood.js",
    "locales/en.js",
    "locales/fr.js",
    "locales/refusals/en.js",
    "locales/refusals/fr.js",
];

const ENTRY: &str = r#"
import { toSVG } from "board/diagram.js";
export const draw = (picture, look) => toSVG(JSON.parse(picture), JSON.parse(look));
"#;

/// The picture as SVG, the same bytes as `diagram` of the package gives.
///
/// # Errors
/// What the painters refuse, such as a mark on a cell that is not there, as `code: message`.
pub fn svg(picture: &Picture, look: &Look) -> Result<String, String> {
    let runtime = Runtime::new().map_err(|error| error.to_string())?;
    let mut resolver = BuiltinResolver::default();
    let mut loader = BuiltinLoader::default();
    for (path, text) in MODULES {
        resolver.add_module(path);
        loader.add_module(path, text);
    }
    runtime.set_loader(resolver, loader);
    let context = Context::full(&runtime).map_err(|error| error.to_string())?;
    let (picture, look) = (json(picture)?, json(look)?);
    context.with(|ctx| {
        let (module, loaded) =
            Module::declare(ctx.clone(), "entry", ENTRY).and_then(Module::eval).catch(&ctx).map_err(told)?;
        loaded.finish::<()>().catch(&ctx).map_err(told)?;
        let draw: Function = module.get("draw").catch(&ctx).map_err(told)?;
        draw.call((picture, look)).catch(&ctx).map_err(told)
    })
}

/// By way of a JSON value, in which numbers are doubles: a float of 32 bits must come out as the one that it is, as it does
/// on the way from the wasm to JavaScript, not in fewer digits.
fn json(value: &impl Serialize) -> Result<String, String> {
    serde_json::to_value(value).map(|value| value.to_string()).map_err(|error| error.to_string())
}

fn told(error: CaughtError) -> String {
    if let CaughtError::Exception(exception) = &error
        && let Some(message) = exception.message()
        && let Ok(code) = exception.get::<_, String>("code")
    {
        return format!("{code}: {message}");
    }
    error.to_string()
}
