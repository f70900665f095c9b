//! The tokenizer of all record formats.
//!
//! [`Tokens`] takes a text of the PDN and PGN family apart, with what CLIPs and lists of moves add to it; a record in SGF
//! is one token there, and [`SgfTokens`] takes that apart. Neither ever fails or looks at a character more than a fixed
//! number of times: a comment, a tag or a value that nothing closes ends at a place from which reading can go on, and its
//! token says so.

/// A piece of a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Token<'t> {
    pub(super) kind: Kind<'t>,
    /// Byte offset where it begins.
    pub(super) at: usize,
    /// Byte offset behind it.
    pub(super) end: usize,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind<'t> {
    /// `[Name "value"]`; the value as written, from `value_at`.
    Tag {
        name: &'t str,
        value: &'t str,
        value_at: usize,
        closed: bool,
    },
    /// `[` that begins no tag, with what its line has up to a `]`.
    BadTag,
    /// `/FEN "..."/`.
    Setup {
        value: &'t str,
        value_at: usize,
    },
    /// `Rouge : Anne` on a line of its own, or the line that begins with CLIP.
    Header {
        name: &'t str,
        value: &'t str,
        value_at: usize,
    },
    /// In braces, or the rest of a line behind `%` or `;`.
    Comment {
        text: &'t str,
        closed: bool,
    },
    /// The digits behind `$`.
    Nag(&'t str),
    /// `12.`, `12...`, `12)`.
    Number {
        digits: &'t str,
        dots: usize,
    },
    Open,
    Close,
    /// `(!?)`, without the brackets.
    Strength(&'t str),
    /// `*`.
    Star,
    Word(&'t str),
    /// A closing bracket or brace that nothing opened.
    Stray(&'t str),
    /// A whole game in SGF.
    Sgf {
        text: &'t str,
        closed: bool,
    },
}

/// Walks over a text.
#[derive(Clone, Debug)]
pub(super) struct Tokens<'t> {
    text: &'t str,
    at: usize,
    stop: usize,
    /// Open variations.
    depth: u32,
    /// Only white space since the line began.
    fresh_line: bool,
    /// `;` stands between moves and begins no comment.
    semicolons_separate: bool,
    /// The record is a CLIP: whatever stands on a line behind a name and a colon is no move.
    clip: bool,
    /// In front of this place no quote and bracket end a line.
    no_quote_until: usize,
    /// In front of this place every `;` of its line is a separator: looked at once.
    separators_until: usize,
}

impl<'t> Tokens<'t> {
    pub(super) fn new(text: &'t str, semicolons_separate: bool) -> Self {
        Self {
            text,
            at: 0,
            stop: text.len(),
            depth: 0,
            fresh_line: true,
            semicolons_separate,
            clip: false,
            no_quote_until: 0,
            separators_until: 0,
        }
    }

    /// The tokens between two places where this walk stood.
    pub(super) fn between(&self, start: usize, end: usize) -> Self {
        Self {
            at: start,
            stop: end,
            depth: 0,
            fresh_line: true,
            clip: false,
            no_quote_until: start,
            separators_until: start,
            ..self.clone()
        }
    }

    /// Forgets what is open: a record begins here.
    pub(super) fn begin(&mut self) {
        self.depth = 0;
        self.clip = false;
    }

    /// Whether a line between two places has nothing on it.
    pub(super) fn has_blank_line(&self, from: usize, to: usize) -> bool {
        self.text[from..to].bytes().filter(|&byte| byte == b'\n').count() > 1
    }

    /// Byte offset of what comes next, white space included.
    pub(super) fn offset(&self) -> usize {
        self.at
    }

    fn rest(&self) -> &'t str {
        &self.text[self.at..self.stop]
    }

    fn skip_space(&mut self) {
        let rest = self.rest();
        let passed = rest.len() - rest.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{feff}').len();
        self.fresh_line |= rest[..passed].contains('\n');
        self.at += passed;
    }

    fn token(&mut self, length: usize, kind: Kind<'t>) -> Token<'t> {
        let at = self.at;
        self.at += length;
        Token { kind, at, end: self.at }
    }

    /// The length of what comes before a line end.
    fn line_length(rest: &str) -> usize {
        rest.find('\n').unwrap_or(rest.len())
    }

    fn line_comment(&mut self) -> Token<'t> {
        let line = &self.rest()[..Self::line_length(self.rest())];
        self.token(line.len(), Kind::Comment { text: line[1..].trim(), closed: true })
    }

    /// A comment that nothing closes ends before the line of the next tag. Behind one, the comment still goes on where
    /// its brace comes before that of another.
    fn comment(&mut self) -> Token<'t> {
        let rest = self.rest();
        let mut tag = None;
        for (at, byte) in rest.bytes().enumerate().skip(1) {
            match byte {
                b'}' => return self.token(at + 1, Kind::Comment { text: rest[1..at].trim(), closed: true }),
                b'{' if tag.is_some() => break,
                b'\n' if tag.is_none() && tag_start(&rest[at + 1..]).is_some() => tag = Some(at + 1),
                _ => {}
            }
        }
        let end = tag.unwrap_or(rest.len());
        self.token(end, Kind::Comment { text: rest[1..end].trim(), closed: false })
    }

    fn tag(&mut self) -> Token<'t> {
        let rest = self.rest();
        let Some((name, opening)) = tag_start(rest) else {
            const MOST: usize = 100;
            let end = rest.bytes().take(MOST).position(|byte| matches!(byte, b']' | b'\n' | b'"' | b'{'));
            let closed = end.filter(|&end| rest.as_bytes()[end] == b']');
            return self.token(closed.map_or(1, |end| end + 1), Kind::BadTag);
        };
        let value_at = self.at + opening;
        let bytes = rest.as_bytes();
        let mut end = opening;
        while end < rest.len() && bytes[end] != b'"' && !(bytes[end] == b'\n' && bytes.get(end + 1) == Some(&b'[')) {
            end += if bytes[end] == b'\\' && end + 1 < rest.len() && bytes[end + 1] < 0x80 { 2 } else { 1 };
        }
        if bytes.get(end) == Some(&b'"') && !rest[end + 1..].trim_start().starts_with(']') {
            // Some programs put quotes into a value as they are: it ends where its line does.
            if self.at >= self.no_quote_until {
                let line = closing_quote(rest, end);
                end = line.unwrap_or(end);
                if line.is_none() {
                    self.no_quote_until = self.at + Self::line_length(rest);
                }
            }
        }
        let quoted = bytes.get(end) == Some(&b'"');
        let value = &rest[opening..end];
        let behind = if quoted { end + 1 } else { end };
        let gap = rest[behind..].len() - rest[behind..].trim_start().len();
        let closed = quoted && bytes.get(behind + gap) == Some(&b']');
        let length = if closed { behind + gap + 1 } else { behind };
        self.token(length, Kind::Tag { name, value, value_at, closed })
    }

    /// `/FEN "W:W31:B20"/`
    fn setup(&mut self) -> Option<Token<'t>> {
        let rest = self.rest();
        let head = rest.as_bytes().get(..4)?;
        if !head.eq_ignore_ascii_case(b"/FEN") {
            return None;
        }
        let space = rest[4..].len() - rest[4..].trim_start().len();
        let opening = 4 + space + 1;
        if rest.as_bytes().get(opening - 1) != Some(&b'"') {
            return None;
        }
        let length = rest[opening..].find(['"', '\n'])?;
        let value = &rest[opening..opening + length];
        let mut end = (opening + length + 1).min(rest.len());
        if rest[end..].starts_with('/') {
            end += 1;
        }
        let value_at = self.at + opening;
        Some(self.token(end, Kind::Setup { value, value_at }))
    }

    /// Whether the `;` here stands between moves: no word follows it on its line.
    fn separates(&mut self) -> bool {
        if self.semicolons_separate || self.at < self.separators_until {
            return true;
        }
        let rest = self.rest();
        let line = &rest[..Self::line_length(rest)];
        let mut before = ' ';
        let words = line.chars().any(|letter| {
            let word = letter.is_alphabetic() && before.is_alphabetic();
            before = letter;
            word
        });
        if words || self.fresh_line {
            return false;
        }
        self.separators_until = self.at + line.len();
        true
    }

    fn open(&mut self) -> Token<'t> {
        const MOST: usize = 16;
        let rest = self.rest();
        if self.depth == 0 && rest[1..].trim_start().starts_with(';') || is_sgf_root(rest) {
            let (length, closed) = sgf_length(rest);
            return self.token(length, Kind::Sgf { text: &rest[..length], closed });
        }
        let inside = rest[1..].bytes().take(MOST).position(|byte| byte == b')').map(|end| &rest[1..=end]);
        if let Some(inside) = inside {
            if !inside.is_empty() && inside.bytes().all(|byte| byte == b'!' || byte == b'?') {
                return self.token(inside.len() + 2, Kind::Strength(inside));
            }
            let capture = inside.strip_prefix(['x', 'X', '×', '*', ':']);
            if capture.is_some_and(|cell| cell.trim_start().starts_with(|c: char| c.is_ascii_alphanumeric())) {
                let length = inside.len() + 2;
                return self.token(length, Kind::Word(&rest[..length]));
            }
        }
        self.depth += 1;
        self.token(1, Kind::Open)
    }

    /// A line such as `Rouge : Anne`, or `CLIP Charret 2026-11-29`.
    fn header(&mut self) -> Option<Token<'t>> {
        let rest = self.rest();
        let length = rest.find(|c: char| !c.is_alphabetic()).unwrap_or(rest.len());
        let name = &rest[..length];
        let line = &rest[..Self::line_length(rest)];
        if name.eq_ignore_ascii_case("clip") && !line[length..].starts_with(':') {
            self.clip = true;
            let value = &line[length..];
            let value_at = self.at + line.len() - value.trim_start().len();
            return Some(self.token(line.len(), Kind::Header { name, value: value.trim(), value_at }));
        }
        if self.depth > 0 || name.chars().nth(1).is_none() {
            return None;
        }
        let behind = line[length..].trim_start_matches([' ', '\t', '\u{a0}', '\u{202f}']);
        let value = behind.strip_prefix(':')?;
        let value_at = self.at + line.len() - value.trim_start().len();
        if self.is_header(name, value) {
            return Some(self.token(line.len(), Kind::Header { name, value: value.trim(), value_at }));
        }
        // Behind others there are moves: of the record, or of one who tells them in a chat.
        let length = value_at - self.at;
        Some(
            self.token(
                length,
                Kind::Header { name: if is_moves_header(name) { name } else { "" }, value: "", value_at },
            ),
        )
    }

    fn is_header(&self, name: &str, value: &str) -> bool {
        const OF_A_CLIP: [&str; 8] = ["résumé", "resume", "fin", "end", "position", "règles", "regles", "date"];
        let name = name.to_lowercase();
        // No move of any game is without a digit.
        let tells = self.clip || !value.bytes().any(|byte| byte.is_ascii_digit());
        OF_A_CLIP.contains(&name.as_str()) || tells && !is_moves_header(&name)
    }

    fn number(&mut self) -> Option<Token<'t>> {
        let rest = self.rest();
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        if digits == 0 {
            return None;
        }
        let behind = &rest[digits..];
        let points = behind.len() - behind.trim_start_matches(['.', '…']).len();
        let dots = behind[..points].chars().map(|point| if point == '.' { 1 } else { 3 }).sum();
        let bracket = points == 0 && self.depth == 0 && behind.starts_with(')');
        if dots == 0 && !bracket {
            return None;
        }
        Some(self.token(digits + points + usize::from(bracket), Kind::Number { digits: &rest[..digits], dots }))
    }

    fn word(&mut self) -> Token<'t> {
        let rest = self.rest();
        let mut length = 0;
        for (at, letter) in rest.char_indices() {
            length = at;
            if letter.is_whitespace() || matches!(letter, '{' | '}' | ')' | '[' | ']' | '$' | ';') {
                break;
            }
            if letter == '(' {
                length += victims_length(&rest[at..]);
                break;
            }
            if letter == '*' && !rest[at + 1..].starts_with(|c: char| c.is_ascii_alphanumeric()) {
                break;
            }
            length = at + letter.len_utf8();
        }
        self.token(length.max(1), Kind::Word(&rest[..length]))
    }
}

impl<'t> Iterator for Tokens<'t> {
    type Item = Token<'t>;

    fn next(&mut self) -> Option<Token<'t>> {
        loop {
            self.skip_space();
            let rest = self.rest();
            let letter = rest.chars().next()?;
            let fresh = self.fresh_line;
            let token = match letter {
                '%' if fresh => self.line_comment(),
                ';' if self.separates() => {
                    self.at += 1;
                    self.fresh_line = false;
                    continue;
                }
                ';' => self.line_comment(),
                '{' => self.comment(),
                '[' => self.tag(),
                '(' => self.open(),
                ')' => {
                    self.depth = self.depth.saturating_sub(1);
                    self.token(1, Kind::Close)
                }
                '}' | ']' => self.token(1, Kind::Stray(&rest[..1])),
                '$' => {
                    let digits = rest[1..].bytes().take_while(u8::is_ascii_digit).count();
                    self.token(1 + digits, Kind::Nag(&rest[1..=digits]))
                }
                '*' if !rest[1..].starts_with(|c: char| c.is_ascii_alphanumeric()) => self.token(1, Kind::Star),
                '/' => self.setup().unwrap_or_else(|| self.word()),
                _ if fresh && letter.is_alphabetic() => self.header().unwrap_or_else(|| self.word()),
                _ => self.number().unwrap_or_else(|| self.word()),
            };
            self.fresh_line = false;
            return Some(token);
        }
    }
}

/// Headers of a CLIP behind which the moves may begin on the same line.
fn is_moves_header(name: &str) -> bool {
    ["partie", "game", "coups", "moves"].iter().any(|known| name.eq_ignore_ascii_case(known))
}

/// The last quote of the line that `]` follows.
fn closing_quote(rest: &str, from: usize) -> Option<usize> {
    /// Longer values are not looked for.
    const MOST: usize = 2_000;
    let line = rest[from..].bytes().take(MOST).position(|byte| byte == b'\n');
    let end = line.map_or_else(|| (from + MOST).min(rest.len()), |length| from + length);
    let line = rest.as_bytes()[from..end].trim_ascii_end();
    line.ends_with(b"\"]").then(|| from + line.len() - 2)
}

/// Name of the tag that begins here, and where its value does.
pub(super) fn tag_start(rest: &str) -> Option<(&str, usize)> {
    /// Longer names are none.
    const MOST: usize = 64;
    let inside = rest.strip_prefix('[')?;
    let inside = inside.trim_start_matches([' ', '\t']);
    let ends = |letter: char| letter.is_whitespace() || matches!(letter, '"' | '[' | ']' | '{' | '}' | '%');
    let length = inside.char_indices().take(MOST).find(|(_, letter)| ends(*letter))?.0;
    let name = &inside[..length];
    let value = inside[length..].trim_start_matches([' ', '\t']).strip_prefix('"')?;
    (length > 0).then_some((name, rest.len() - value.len()))
}

/// The victims in brackets that Bulltricker's players put behind a capture: `(H54,H34)`. 0 where there are none.
fn victims_length(rest: &str) -> usize {
    const MOST: usize = 64;
    let Some(end) = rest.bytes().take(MOST).position(|byte| byte == b')') else { return 0 };
    let inside = &rest[1..end];
    let cell = |name: &str| {
        let bytes = name.as_bytes();
        matches!(bytes, [b'A'..=b'G', b'1'..=b'7'] | [b'A'..=b'G', b'V', _] | [b'H', b'1'..=b'8', b'1'..=b'7'])
            || (name.contains('.') && matches!(bytes[0], b'a'..=b'g' | b'v'))
    };
    let list = !inside.is_empty() && inside.split(',').all(|name| !name.is_empty() && cell(name));
    if list { end + 1 } else { 0 }
}

/// Length of the SGF game that begins here, and whether it is closed. One that is not ends where the next begins.
fn sgf_length(text: &str) -> (usize, bool) {
    let mut depth = 0usize;
    let mut tokens = SgfTokens::new(text);
    while let Some(SgfToken { kind, at }) = tokens.next() {
        match kind {
            SgfKind::Open if depth > 0 && is_sgf_root(&text[at..]) => return (at, false),
            SgfKind::Open => depth += 1,
            SgfKind::Close => {
                depth -= 1;
                if depth == 0 {
                    return (tokens.at, true);
                }
            }
            _ => {}
        }
    }
    (text.len(), false)
}

/// Whether the tree that opens here is a game: its first property tells which.
fn is_sgf_root(text: &str) -> bool {
    text.strip_prefix('(')
        .and_then(|tree| tree.trim_start().strip_prefix(';'))
        .is_some_and(|node| node.trim_start().starts_with("GM[") || node.trim_start().starts_with("FF["))
}

/// A piece of SGF.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct SgfToken<'t> {
    pub(super) kind: SgfKind<'t>,
    /// Byte offset where it begins.
    pub(super) at: usize,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum SgfKind<'t> {
    Open,
    Close,
    /// `;`, the start of a node.
    Node,
    /// Name of a property.
    Name(&'t str),
    /// A value as written, without its brackets.
    Value {
        text: &'t str,
        closed: bool,
    },
    Stray,
}

/// Walks over a game in SGF.
#[derive(Clone, Debug)]
pub(super) struct SgfTokens<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> SgfTokens<'t> {
    pub(super) fn new(text: &'t str) -> Self {
        Self { text, at: 0 }
    }
}

impl<'t> Iterator for SgfTokens<'t> {
    type Item = SgfToken<'t>;

    fn next(&mut self) -> Option<SgfToken<'t>> {
        let rest = &self.text[self.at..];
        let at = self.at + rest.len() - rest.trim_start().len();
        let rest = &self.text[at..];
        let letter = rest.chars().next()?;
        let (length, kind) = match letter {
            '(' => (1, SgfKind::Open),
            ')' => (1, SgfKind::Close),
            ';' => (1, SgfKind::Node),
            '[' => {
                let bytes = rest.as_bytes();
                let mut end = 1;
                while end < rest.len() && bytes[end] != b']' && !(bytes[end] == b'\n' && is_sgf_root(&rest[end + 1..]))
                {
                    end += if bytes[end] == b'\\' && end + 1 < rest.len() && bytes[end + 1] < 0x80 { 2 } else { 1 };
                }
                let closed = bytes.get(end) == Some(&b']');
                (end + usize::from(closed), SgfKind::Value { text: &rest[1..end], closed })
            }
            _ if letter.is_ascii_alphanumeric() => {
                let length = rest.bytes().take_while(u8::is_ascii_alphanumeric).count();
                (length, SgfKind::Name(&rest[..length]))
            }
            _ => (letter.len_utf8(), SgfKind::Stray),
        };
        self.at = at + length;
        Some(SgfToken { kind, at })
    }
}
