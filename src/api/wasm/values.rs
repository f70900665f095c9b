//! Values from and to JavaScript, one by one.

use js_sys::{Array, Error as JsError, Object, Reflect};
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::*;

use crate::error::{Error, ErrorCode};

/// What a call from JavaScript gives back or throws.
pub(super) type Js<T> = Result<T, JsValue>;

pub(super) const MAX_SAFE_INTEGER: u64 = (1 << 53) - 1;

/// An error as JavaScript knows it: an `Error` with `name`, `code` and `details`.
pub(super) fn throw(error: Error) -> JsValue {
    let js = JsError::new(&error.message);
    js.set_name("TablierError");
    let details = error.details.serialize(&Serializer::json_compatible()).unwrap_or_else(|_| Object::new().into());
    for (name, value) in [("code", JsValue::from_str(error.code.as_str())), ("details", details)] {
        // Setting a property of a fresh object does not fail.
        let _ = Reflect::set(&js, &name.into(), &value);
    }
    js.into()
}

pub(super) fn to_js<T: Serialize>(value: &T) -> Js<JsValue> {
    value.serialize(&Serializer::json_compatible()).map_err(JsValue::from)
}

pub(super) fn is_missing(value: &JsValue) -> bool {
    value.is_undefined() || value.is_null()
}

pub(super) fn wrong_type(code: ErrorCode, what: &str, expected: &str) -> JsValue {
    let mut error = Error::new(code, format!("{what}: expected {expected}"));
    error.details.expected = Some(expected.into());
    throw(error)
}

pub(super) fn string(value: &JsValue, code: ErrorCode, what: &str) -> Js<String> {
    value.as_string().ok_or_else(|| wrong_type(code, what, "a string"))
}

pub(super) fn optional_string(value: &JsValue, code: ErrorCode, what: &str) -> Js<Option<String>> {
    if is_missing(value) { Ok(None) } else { string(value, code, what).map(Some) }
}

pub(super) fn strings(value: &JsValue, code: ErrorCode, what: &str) -> Js<Vec<String>> {
    if !Array::is_array(value) {
        return Err(wrong_type(code, what, "an array of strings"));
    }
    let texts = items(value, code, what)?;
    texts.iter().enumerate().map(|(i, text)| string(text, code, &format!("{what}[{i}]"))).collect()
}

pub(super) fn items(value: &JsValue, code: ErrorCode, what: &str) -> Js<Vec<JsValue>> {
    let array = value.dyn_ref::<Array>().ok_or_else(|| wrong_type(code, what, "an array"))?;
    // A proxy may throw here too: an exception that is not caught would leave the game borrowed for good.
    let unreadable = |_| wrong_type(code, what, "an array that can be read");
    let length = Reflect::get(array, &"length".into()).map_err(unreadable)?.as_f64().unwrap_or(0.0);
    (0..length as u32).map(|i| Reflect::get_u32(array, i).map_err(unreadable)).collect()
}

pub(super) fn number(value: &JsValue, code: ErrorCode, what: &str, least: f64) -> Js<f64> {
    value
        .as_f64()
        .filter(|&number| number >= least)
        .ok_or_else(|| wrong_type(code, what, &format!("a number, {least} or more")))
}

pub(super) fn whole(value: &JsValue, code: ErrorCode, what: &str, least: u64, most: u64) -> Js<u64> {
    value
        .as_f64()
        .filter(|&number| number.fract() == 0.0 && number >= least as f64 && number <= most as f64)
        .map(|number| number as u64)
        .ok_or_else(|| wrong_type(code, what, &format!("a whole number from {least} to {most}")))
}

/// The fields of an options object; none where it is missing.
pub(super) struct Fields<'a> {
    object: Option<&'a JsValue>,
    code: ErrorCode,
}

impl<'a> Fields<'a> {
    /// Refuses what is no object, and fields that are not among `names`: a misspelt option must not be ignored.
    pub(super) fn new(value: &'a JsValue, code: ErrorCode, what: &str, names: &[&str]) -> Js<Self> {
        if is_missing(value) {
            return Ok(Self { object: None, code });
        }
        for key in keys(value, code, what)? {
            if !names.contains(&key.as_str()) {
                let expected = names.join(", ");
                return Err(wrong_type(code, &format!("there is no field \"{}\"", crate::text::clip(&key)), &expected));
            }
        }
        Ok(Self { object: Some(value), code })
    }

    /// `undefined` for a field that is not there.
    pub(super) fn get(&self, name: &str) -> Js<JsValue> {
        match self.object {
            Some(object) => read(object, name, self.code),
            None => Ok(JsValue::UNDEFINED),
        }
    }

    pub(super) fn optional_string(&self, name: &str, code: ErrorCode) -> Js<Option<String>> {
        optional_string(&self.get(name)?, code, name)
    }

    pub(super) fn optional_strings(&self, name: &str, code: ErrorCode) -> Js<Vec<String>> {
        let value = self.get(name)?;
        if is_missing(&value) { Ok(Vec::new()) } else { strings(&value, code, name) }
    }

    pub(super) fn flag(&self, name: &str) -> Js<bool> {
        let value = self.get(name)?;
        if is_missing(&value) {
            return Ok(false);
        }
        value.as_bool().ok_or_else(|| wrong_type(self.code, name, "true or false"))
    }
}

/// Own keys of an object that is neither array nor function.
pub(super) fn keys(value: &JsValue, code: ErrorCode, what: &str) -> Js<Vec<String>> {
    let object = value.dyn_ref::<Object>().filter(|_| !Array::is_array(value) && !value.is_function());
    let object = object.ok_or_else(|| wrong_type(code, what, "an object"))?;
    let keys = Reflect::own_keys(object).map_err(|_| wrong_type(code, what, "an object that can be read"))?;
    Ok(keys.iter().filter_map(|key| key.as_string()).collect())
}

/// A property; a getter that throws is a fault of the caller's object.
pub(super) fn read(object: &JsValue, name: &str, code: ErrorCode) -> Js<JsValue> {
    Reflect::get(object, &name.into()).map_err(|_| wrong_type(code, name, "a field that can be read"))
}
