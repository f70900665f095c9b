//! Sets of cells as bits of a machine word.

/// The numbers of the set bits, lowest first.
#[derive(Clone)]
pub(crate) struct Bits(pub u64);

impl Iterator for Bits {
    type Item = u8;

    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let lowest = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(lowest)
    }
}
