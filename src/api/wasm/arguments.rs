//! What calls from JavaScript are given: options, moves, records.

use wasm_bindgen::prelude::*;

use super::values::{
    Fields, Js, is_missing, items, keys, optional_string, read, string, strings, throw, whole, wrong_type,
};
use crate::api::dto::{MoveQuery, OutcomeInfo};
use crate::error::ErrorCode;
use crate::games::{AnyGame, RuleValue, Rules};
use crate::records::{Format, Note, Record, RecordLine, Tags};

pub(super) fn rules(value: &JsValue) -> Js<Rules> {
    const CODE: ErrorCode = ErrorCode::BadOption;
    let mut rules = Rules::default();
    if is_missing(value) {
        return Ok(rules);
    }
    for name in keys(value, CODE, "rules")? {
        let option = read(value, &name, CODE)?;
        let option = if option.is_undefined() {
            continue;
        } else if option.is_null() {
            RuleValue::Limit(None)
        } else if let Some(flag) = option.as_bool() {
            RuleValue::Flag(flag)
        } else if let Some(word) = option.as_string() {
            RuleValue::Choice(word)
        } else if let Some(number) = option.as_f64().filter(|number| number.fract() == 0.0 && *number >= 0.0) {
            RuleValue::Limit(Some(number as u32))
        } else {
            // No option has such a word: the check tells what this one can be.
            RuleValue::Choice(option.as_f64().map_or_else(|| "{…}".into(), |number| number.to_string()))
        };
        rules.set(&name, option);
    }
    Ok(rules)
}

/// Fields of a record; the first five are those of a saved game too.
pub(super) const RECORD_FIELDS: [&str; 11] =
    ["id", "rules", "position", "moves", "ended", "notes", "tags", "result", "outcome", "format", "line"];

/// An end by resignation, agreement or claim.
pub(super) fn ended(fields: &Fields) -> Js<Option<OutcomeInfo>> {
    const CODE: ErrorCode = ErrorCode::BadState;
    let ended = fields.get("ended")?;
    if is_missing(&ended) {
        return Ok(None);
    }
    let fields = Fields::new(&ended, CODE, "ended", &["winner", "reason"])?;
    let winner = fields.optional_string("winner", CODE)?;
    let reason = string(&fields.get("reason")?, CODE, "the reason of the end")?;
    Ok(Some(OutcomeInfo { winner, reason }))
}

pub(super) fn recorded(value: &JsValue) -> Js<Record> {
    const CODE: ErrorCode = ErrorCode::BadState;
    let fields = Fields::new(value, CODE, "record", &RECORD_FIELDS)?;
    let id = string(&fields.get("id")?, CODE, "the id of a game")?;
    let game = AnyGame::new(&id, None, &Rules::default()).map_err(throw)?;
    let mut record = game.to_record();
    record.rules = rules(&fields.get("rules")?)?;
    record.position = fields.optional_string("position", ErrorCode::BadPosition)?.unwrap_or_default();
    record.tags = tags(&fields.get("tags")?)?;
    record.result = fields.optional_string("result", CODE)?.unwrap_or_default();
    record.ended = ended(&fields)?;
    record.line_of_moves = line(value, 0)?;
    Ok(record)
}

pub(super) fn tags(value: &JsValue) -> Js<Tags> {
    const CODE: ErrorCode = ErrorCode::BadOption;
    let mut tags = Tags::default();
    if is_missing(value) {
        return Ok(tags);
    }
    for name in keys(value, CODE, "tags")? {
        let text = string(&read(value, &name, CODE)?, CODE, &format!("tag {}", crate::text::clip(&name)))?;
        tags.0.push((name, text));
    }
    Ok(tags)
}

pub(super) fn record_format(options: &Fields) -> Js<Option<Format>> {
    let Some(name) = options.optional_string("format", ErrorCode::BadOption)? else { return Ok(None) };
    let format = Format::ALL.into_iter().find(|format| format.name() == name);
    let known = || Format::ALL.map(Format::name).join(", ");
    format.map(Some).ok_or_else(|| wrong_type(ErrorCode::BadOption, "format", &known()))
}

/// Moves and notes of an object that was checked for its fields, or of a variation.
pub(super) fn line(value: &JsValue, depth: usize) -> Js<RecordLine> {
    const CODE: ErrorCode = ErrorCode::BadState;
    const DEEPEST: usize = 100;
    if depth > DEEPEST {
        return Err(wrong_type(CODE, "variations", &format!("no more than {DEEPEST} within each other")));
    }
    let moves = read(value, "moves", CODE)?;
    let moves = if is_missing(&moves) { Vec::new() } else { strings(&moves, CODE, "moves")? };
    let notes = read(value, "notes", CODE)?;
    let notes = if is_missing(&notes) { Vec::new() } else { items(&notes, CODE, "notes")? };
    let note = |value: &JsValue| -> Js<Note> {
        let fields = Fields::new(value, CODE, "note", &["ply", "comment", "nags", "variations"])?;
        let list = |name: &str| -> Js<Vec<JsValue>> {
            let list = fields.get(name)?;
            if is_missing(&list) { Ok(Vec::new()) } else { items(&list, CODE, name) }
        };
        let variation = |value: &JsValue| {
            Fields::new(value, CODE, "variation", &["moves", "notes"])?;
            line(value, depth + 1)
        };
        Ok(Note {
            ply: whole(&fields.get("ply")?, CODE, "ply", 0, moves.len() as u64)? as usize,
            comment: fields.optional_string("comment", CODE)?,
            nags: list("nags")?
                .iter()
                .map(|nag| whole(nag, CODE, "nags", 0, 255).map(|nag| nag as u8))
                .collect::<Js<_>>()?,
            variations: list("variations")?.iter().map(variation).collect::<Js<_>>()?,
        })
    };
    let notes = notes.iter().map(note).collect::<Js<_>>()?;
    Ok(RecordLine { moves, notes })
}

pub(super) enum Query {
    Text(String),
    Cells(MoveQuery),
}

/// A move as an object: one that this API gave (it has a `text`), or cells.
pub(super) fn move_query(value: &JsValue) -> Js<Query> {
    const CODE: ErrorCode = ErrorCode::BadNotation;
    if !value.is_object() {
        return Err(wrong_type(CODE, "move", "a string or an object"));
    }
    if let Some(text) = read(value, "text", CODE)?.as_string() {
        return Ok(Query::Text(text));
    }
    let captures = read(value, "captures", CODE)?;
    let captures = if is_missing(&captures) { None } else { Some(strings(&captures, CODE, "captures")?) };
    Ok(Query::Cells(MoveQuery {
        from: optional_string(&read(value, "from", CODE)?, CODE, "from")?,
        to: string(&read(value, "to", CODE)?, CODE, "to")?,
        captures,
        huff: optional_string(&read(value, "huff", CODE)?, CODE, "huff")?,
    }))
}

/// What `explain` is asked about.
pub(super) enum Question {
    Move(Query),
    /// Cells as `input` takes them.
    Clicks(Vec<String>),
}

/// A move as `play` takes it, a piece alone (`from`), or clicks (`cells`).
pub(super) fn question(value: &JsValue) -> Js<Question> {
    const CODE: ErrorCode = ErrorCode::BadNotation;
    if !value.is_object() {
        return Err(wrong_type(CODE, "move", "a string or an object"));
    }
    let cells = read(value, "cells", CODE)?;
    if !is_missing(&cells) {
        return strings(&cells, CODE, "cells").map(Question::Clicks);
    }
    let is_missing = |name: &str| read(value, name, CODE).map(|value| is_missing(&value));
    if is_missing("text")? && is_missing("to")? && !is_missing("from")? {
        return Ok(Question::Clicks(vec![string(&read(value, "from", CODE)?, CODE, "from")?]));
    }
    move_query(value).map(Question::Move)
}
