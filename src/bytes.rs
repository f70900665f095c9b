//! Files of bytes read one part after the other, and the checksum at their end.

/// A file that ends too early, or has no text where one should be. Places are offsets in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ReadError {
    Length { at: usize, found: usize, expected: usize },
    Text { at: usize },
}

/// FNV-1a.
pub(crate) fn checksum(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811C_9DC5, |sum, &byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

/// Appends a text of less than 256 bytes, behind its length.
pub(crate) fn push_text(bytes: &mut Vec<u8>, text: &str) {
    bytes.push(text.len() as u8);
    bytes.extend(text.as_bytes());
}

/// Bytes read one part after the other.
pub(crate) struct Reader<'a> {
    bytes: &'a [u8],
    pub(crate) at: usize,
}

impl<'a> Reader<'a> {
    pub(crate) const fn new(bytes: &'a [u8]) -> Self {
        Self { bytes, at: 0 }
    }

    pub(crate) fn take(&mut self, count: usize) -> Result<&'a [u8], ReadError> {
        let rest = &self.bytes[self.at..];
        let part = rest.get(..count).ok_or(ReadError::Length { at: self.at, found: rest.len(), expected: count })?;
        self.at += count;
        Ok(part)
    }

    /// A little-endian number of so many bytes, 4 at most.
    pub(crate) fn number(&mut self, size: usize) -> Result<u32, ReadError> {
        Ok(self.take(size)?.iter().rev().fold(0, |number, &byte| number << 8 | u32::from(byte)))
    }

    /// A text behind its length, which is one byte.
    pub(crate) fn text(&mut self) -> Result<&'a str, ReadError> {
        let length = self.number(1)? as usize;
        let at = self.at;
        std::str::from_utf8(self.take(length)?).map_err(|_| ReadError::Text { at })
    }

    /// The checksum, which ends the file.
    pub(crate) fn ends_with_checksum(&mut self) -> Result<bool, ReadError> {
        const SIZE: usize = 4;
        let (at, found) = (self.at, self.bytes.len() - self.at);
        if found != SIZE {
            return Err(ReadError::Length { at, found, expected: SIZE });
        }
        Ok(self.number(SIZE)? == checksum(&self.bytes[..at]))
    }
}
