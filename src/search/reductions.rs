//! By how much a late move is searched less deep: a table of whole plies.

use super::params::Params;

/// Depths and numbers of moves; larger ones count as the largest.
const SIZE: usize = 64;

/// Reductions by depth and by the number of moves tried before.
pub(super) struct Reductions(Vec<u8>);

impl Reductions {
    /// A base, and a share of log2(depth) * log2(number).
    pub(super) fn new(params: &Params) -> Self {
        let logs: Vec<i32> = (0..SIZE as u64).map(log2_in_16ths).collect();
        let entry = |depth: usize, number: usize| {
            let grown = params.reduction_base + logs[depth] * logs[number] * params.reduction_factor / 100;
            (grown / 256).clamp(0, SIZE as i32) as u8
        };
        Self((0..SIZE * SIZE).map(|i| entry(i / SIZE, i % SIZE)).collect())
    }

    /// Plies, for the move after `number` others at a node of `depth`.
    pub(super) fn of(&self, depth: i32, number: usize) -> i32 {
        let depth = depth.clamp(0, SIZE as i32 - 1) as usize;
        i32::from(self.0[depth * SIZE + number.min(SIZE - 1)])
    }
}

/// 16 * log2(n), rounded down; 0 for 0.
fn log2_in_16ths(n: u64) -> i32 {
    // n^16 fits: n is below 64.
    if n == 0 { 0 } else { u128::from(n).pow(16).ilog2() as i32 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logarithms_are_whole_16ths() {
        assert_eq!([0, 1, 2, 3, 4, 63].map(log2_in_16ths), [0, 0, 16, 25, 32, 95]);
    }

    /// 128 + 48 * 48 * 20 / 100 = 588: 2 plies.
    #[test]
    fn reductions_grow_with_depth_and_number() {
        let table = Reductions::new(&Params { reduction_base: 128, reduction_factor: 20, ..Params::PLAIN });
        assert_eq!(table.of(8, 8), 2);
        assert_eq!(table.of(1, 1), 0);
        assert_eq!(table.of(200, 200), table.of(63, 63));
        for depth in 0..63 {
            for number in 0..63 {
                let here = table.of(depth, number);
                assert!(here <= table.of(depth + 1, number) && here <= table.of(depth, number + 1));
            }
        }
    }
}
