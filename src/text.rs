//! Reading short texts from outside: a cursor that skips white space and knows where it is.

/// Where a text is at fault.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Place {
    /// Byte offset.
    pub(crate) at: usize,
    /// Stable name of the fault.
    pub(crate) fault: &'static str,
    pub(crate) expected: Option<String>,
    /// Empty at the end of the text.
    pub(crate) found: Option<String>,
}

impl Place {
    /// Something else was expected.
    pub(crate) fn unexpected(at: usize, expected: impl Into<String>, found: String) -> Self {
        Self { at, fault: "unexpected", expected: Some(expected.into()), found: Some(found) }
    }

    /// A text that is well formed and says something impossible.
    pub(crate) fn impossible(at: usize, fault: &'static str, found: impl ToString) -> Self {
        Self { at, fault, expected: None, found: Some(found.to_string()) }
    }
}

/// Walks over a text; white space between tokens does not count.
#[derive(Clone)]
pub(crate) struct Cursor<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Cursor<'a> {
    pub(crate) fn new(text: &'a str) -> Self {
        let mut cursor = Self { text, at: 0 };
        cursor.skip_space();
        cursor
    }

    /// Byte offset of the next token.
    pub(crate) fn offset(&self) -> usize {
        self.at
    }

    /// What was passed since an earlier state of the cursor.
    pub(crate) fn passed_since(&self, earlier: &Self) -> &'a str {
        &self.text[earlier.at..self.at]
    }

    pub(crate) fn peek(&self) -> Option<char> {
        self.text[self.at..].chars().next()
    }

    /// The next character in upper case.
    pub(crate) fn letter(&self) -> Option<char> {
        self.peek().map(|letter| letter.to_ascii_uppercase())
    }

    pub(crate) fn at_end(&self) -> bool {
        self.at == self.text.len()
    }

    /// Passes one character.
    pub(crate) fn pass(&mut self) {
        if let Some(letter) = self.peek() {
            self.at += letter.len_utf8();
        }
    }

    /// Passes one character and the space behind it.
    pub(crate) fn bump(&mut self) {
        self.pass();
        self.skip_space();
    }

    /// Passes `wanted` when it comes next.
    pub(crate) fn eat(&mut self, wanted: char) -> bool {
        self.eat_any(&[wanted])
    }

    /// Passes one of `wanted` when it comes next.
    pub(crate) fn eat_any(&mut self, wanted: &[char]) -> bool {
        let next = self.peek().is_some_and(|letter| wanted.contains(&letter));
        if next {
            self.bump();
        }
        next
    }

    /// Passes a word when it comes next, in any case; `word` is ASCII in lower case.
    pub(crate) fn eat_word(&mut self, word: &str) -> bool {
        let next = self.text.as_bytes()[self.at..]
            .get(..word.len())
            .is_some_and(|bytes| bytes.eq_ignore_ascii_case(word.as_bytes()));
        if next {
            self.at += word.len();
            self.skip_space();
        }
        next
    }

    /// Passes the digits that come next. `None` and no step without any; numbers past `u32` stop at its largest.
    pub(crate) fn number(&mut self) -> Option<u32> {
        let rest = &self.text.as_bytes()[self.at..];
        let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
        if digits == 0 {
            return None;
        }
        let number = rest[..digits]
            .iter()
            .fold(0u32, |number, byte| number.saturating_mul(10).saturating_add(u32::from(byte - b'0')));
        self.at += digits;
        self.skip_space();
        Some(number)
    }

    /// What stands at the cursor like the name of a cell: letters, but for the `x` of a capture, and the digits behind.
    pub(crate) fn cell_word(&self) -> Option<&'a str> {
        let rest = &self.text[self.at..];
        let length = |from: usize, counts: fn(&u8) -> bool| {
            rest.as_bytes()[from..].iter().take_while(|&byte| counts(byte)).count()
        };
        let letters = length(0, |byte| byte.is_ascii_alphabetic() && !byte.eq_ignore_ascii_case(&b'x'));
        let digits = length(letters, u8::is_ascii_digit);
        (letters > 0 && digits > 0).then(|| &rest[..letters + digits])
    }

    /// A few of the characters at the cursor; none at the end.
    pub(crate) fn found(&self) -> String {
        clip(&self.text[self.at..])
    }

    pub(crate) fn skip_space(&mut self) {
        let rest = &self.text[self.at..];
        // Mostly there is none.
        if !rest.starts_with(|letter: char| letter.is_ascii_graphic()) {
            self.at += rest.len() - rest.trim_start().len();
        }
    }
}

/// Appends a number in decimal: the texts of moves are written too often for the machinery of `format!`.
pub(crate) fn push_number(text: &mut String, number: u32) {
    if number > 9 {
        push_number(text, number / 10);
    }
    text.push(char::from(b'0' + (number % 10) as u8));
}

/// A short text as a number, to find it among others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TextKey(u128);

impl TextKey {
    /// Of no text, and of those that are too long.
    pub(crate) const NONE: Self = Self(0);

    pub(crate) fn of(text: &str) -> Self {
        const MOST: usize = size_of::<u128>();
        // A NUL would count for nothing.
        if text.len() > MOST || text.contains('\0') {
            return Self::NONE;
        }
        Self(text.bytes().fold(0, |key, byte| key << 8 | u128::from(byte)))
    }
}

/// The start of a text, short enough for a message.
pub(crate) fn clip(text: &str) -> String {
    const MOST: usize = 24;
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.into(),
    }
}

/// What [`Cursor::found`] tells, in a message.
pub(crate) fn quoted(found: &str) -> String {
    if found.is_empty() { "the end".into() } else { format!("\"{found}\"") }
}

/// Number of UTF-16 code units before a byte offset: how JavaScript counts.
pub(crate) fn utf16_offset(text: &str, at: usize) -> usize {
    text.char_indices().take_while(|&(offset, _)| offset < at).map(|(_, letter)| letter.len_utf16()).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_tells_short_texts_apart_and_knows_no_others() {
        let texts = ["1", "11", "\u{1}", "32-28", "28-32", "AV1:BV1=Q", "huff 12 22-18", "0123456789abcdef"];
        for (i, text) in texts.iter().enumerate() {
            assert_ne!(TextKey::of(text), TextKey::NONE);
            assert!(texts[..i].iter().all(|other| TextKey::of(other) != TextKey::of(text)), "{text}");
        }
        for text in ["", "\0", "\x0032-28", "32-28\0", "0123456789abcdefg"] {
            assert_eq!(TextKey::of(text), TextKey::NONE, "{text:?}");
        }
    }
}
