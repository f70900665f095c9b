//! Adaptive binary arithmetic coding: values that their neighbours foretell cost next to nothing.
//!
//! General compressors find the runs in a table, but not that it repeats row by row, at distances that only its index
//! knows. `data/tables/README.md` has the sizes of both.

/// 16-bit probabilities move by 1/32 of the distance left.
const RATE: u32 = 5;

/// Probability of a 0, of 65,536.
#[derive(Clone, Copy)]
pub(super) struct Odds(u16);

impl Odds {
    const EVEN: Self = Self(1 << 15);

    /// Where the part of `low..=high` for a 0 ends.
    fn split(self, low: u32, high: u32) -> u32 {
        low + ((u64::from(high - low) * u64::from(self.0)) >> 16) as u32
    }

    fn learn(&mut self, bit: bool) {
        if bit {
            self.0 -= self.0 >> RATE;
        } else {
            self.0 += (u16::MAX - self.0) >> RATE;
        }
    }

    const fn is_likely(self) -> bool {
        self.0 < 1 << 15
    }
}

/// Writes bits, or reads them: both walk through the same model.
pub(super) trait Coder {
    /// Writes a bit and gives it back; or gives the bit that was written, whatever it is told.
    fn bit(&mut self, odds: &mut Odds, bit: bool) -> bool;
}

/// Bits to bytes.
pub(super) struct Encoder {
    low: u32,
    high: u32,
    bytes: Vec<u8>,
}

impl Encoder {
    pub(super) const fn new() -> Self {
        Self { low: 0, high: u32::MAX, bytes: Vec::new() }
    }

    pub(super) fn finish(mut self) -> Vec<u8> {
        self.bytes.extend(self.high.to_be_bytes());
        self.bytes
    }
}

impl Coder for Encoder {
    fn bit(&mut self, odds: &mut Odds, bit: bool) -> bool {
        let split = odds.split(self.low, self.high);
        if bit {
            self.low = split + 1;
        } else {
            self.high = split;
        }
        odds.learn(bit);
        while (self.low ^ self.high) >> 24 == 0 {
            self.bytes.push((self.high >> 24) as u8);
            self.low <<= 8;
            self.high = self.high << 8 | 0xFF;
        }
        bit
    }
}

/// Bytes to bits. Behind the end of the bytes it reads zeros.
pub(super) struct Decoder<'a> {
    low: u32,
    high: u32,
    value: u32,
    bytes: std::slice::Iter<'a, u8>,
}

impl<'a> Decoder<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Self {
        let mut decoder = Self { low: 0, high: u32::MAX, value: 0, bytes: bytes.iter() };
        for _ in 0..4 {
            decoder.shift();
        }
        decoder
    }

    fn shift(&mut self) {
        self.value = self.value << 8 | self.bytes.next().map_or(0, |&byte| byte.into());
    }
}

impl Coder for Decoder<'_> {
    fn bit(&mut self, odds: &mut Odds, _: bool) -> bool {
        let split = odds.split(self.low, self.high);
        let bit = self.value > split;
        if bit {
            self.low = split + 1;
        } else {
            self.high = split;
        }
        odds.learn(bit);
        while (self.low ^ self.high) >> 24 == 0 {
            self.low <<= 8;
            self.high = self.high << 8 | 0xFF;
            self.shift();
        }
        bit
    }
}

/// A value is one of three; two bits tell which.
const VALUES: u8 = 3;

/// What a value depends on: the two before it, and those one row and two rows before.
const CONTEXTS: usize = (VALUES as usize).pow(4);

/// The odds of a sector's values.
pub(super) struct Model {
    /// Distance to the value a row before.
    row: usize,
    odds: Vec<[Odds; 2]>,
}

impl Model {
    pub(super) fn new(row: usize) -> Self {
        Self { row, odds: vec![[Odds::EVEN; 2]; CONTEXTS] }
    }

    /// Codes the value that comes next behind those there are, and appends it. `None` stands for any value: it becomes
    /// the one that costs least.
    pub(super) fn code(&mut self, coder: &mut impl Coder, value: Option<u8>, values: &mut Vec<u8>) {
        let at = values.len();
        let before = |distance: usize| at.checked_sub(distance).map_or(0, |at| usize::from(values[at]));
        let context = [1, 2, self.row, 2 * self.row].into_iter().fold(0, |sum, distance| 3 * sum + before(distance));
        let [any, second] = &mut self.odds[context];
        let value = value.unwrap_or_else(|| match (any.is_likely(), second.is_likely()) {
            (false, _) => 0,
            (true, second) => 1 + u8::from(second),
        });
        let coded = if coder.bit(any, value != 0) { 1 + u8::from(coder.bit(second, value == 2)) } else { 0 };
        values.push(coded);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::zobrist::SplitMix64;

    fn decoded(bytes: &[u8], row: usize, count: usize) -> Vec<u8> {
        let (mut decoder, mut model, mut values) = (Decoder::new(bytes), Model::new(row), Vec::new());
        for _ in 0..count {
            model.code(&mut decoder, None, &mut values);
        }
        values
    }

    fn encoded(wanted: &[Option<u8>], row: usize) -> Vec<u8> {
        let (mut encoder, mut model, mut values) = (Encoder::new(), Model::new(row), Vec::new());
        for &value in wanted {
            model.code(&mut encoder, value, &mut values);
        }
        encoder.finish()
    }

    #[test]
    fn values_come_back_as_they_were() {
        let mut random = SplitMix64::new(1);
        for (count, spread) in [(0, 1), (1, 3), (5, 3), (10_000, 3), (10_000, 30)] {
            let wanted: Vec<_> =
                (0..count).map(|_| Some(random.below(spread).saturating_sub(spread - 3) as u8)).collect();
            let values = decoded(&encoded(&wanted, 7), 7, count);
            assert!(values.into_iter().map(Some).eq(wanted));
        }
    }

    #[test]
    fn values_that_do_not_matter_cost_nothing() {
        let rows: Vec<_> = (0..10_000).map(|i| Some((i % 100 / 40) as u8)).collect();
        let gaps: Vec<_> = rows.iter().enumerate().map(|(i, &value)| value.filter(|_| i % 3 != 0)).collect();
        let bytes = encoded(&gaps, 100);
        // A tenth of what they would take at two bits each, and more than that is the learning.
        assert!(bytes.len() < 10_000 / 4 / 10, "{}", bytes.len());
        for (value, wanted) in decoded(&bytes, 100, gaps.len()).into_iter().zip(gaps) {
            assert!(wanted.is_none_or(|wanted| wanted == value));
        }
    }
}
