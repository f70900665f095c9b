//! Pairs of games on several threads.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};

use super::contestant::Contestant;
use super::openings::Opening;
use super::referee::{Played, Setting};

/// A pair that was played: the games in which A and B had the first move.
pub type Pair = [Played; 2];

/// Both engines for a pair of games, by its number.
pub type Enter<'a> = dyn Fn(usize) -> Result<[Box<dyn Contestant>; 2], String> + Sync + 'a;

type Report = Result<(usize, Pair), String>;

/// Where pairs are played.
pub struct Hall<'a> {
    pub setting: &'a Setting,
    /// One for each pair.
    pub openings: &'a [Opening],
    /// Engines are made anew for every pair: what one learned in another game would make the result depend on threads.
    pub enter: &'a Enter<'a>,
}

impl Hall<'_> {
    /// Plays all pairs on so many threads and hands each over with its number, in order, until `seen` returns false: what
    /// other threads have played beyond is left out, so that a match ends the same on any number of them.
    pub fn play(&self, threads: usize, mut seen: impl FnMut(usize, &Pair) -> bool) -> Result<(), String> {
        let (next, stop) = (AtomicUsize::new(0), AtomicBool::new(false));
        let (sender, results) = channel();
        std::thread::scope(|scope| {
            for _ in 0..threads.clamp(1, self.openings.len().max(1)) {
                let (sender, next, stop) = (sender.clone(), &next, &stop);
                scope.spawn(move || self.work(next, stop, &sender));
            }
            drop(sender);
            let outcome = in_order(results, |number, pair| seen(number, &pair));
            stop.store(true, Ordering::Relaxed);
            outcome
        })
    }

    fn work(&self, next: &AtomicUsize, stop: &AtomicBool, sender: &Sender<Report>) {
        while !stop.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let Some(opening) = self.openings.get(number) else { return };
            let report = self.pair(opening, number).map(|pair| (number, pair));
            if sender.send(report).is_err() {
                return;
            }
        }
    }

    fn pair(&self, opening: &[String], number: usize) -> Result<Pair, String> {
        let [mut a, mut b] = (self.enter)(number)?;
        let first = self.setting.play(opening, [a.as_mut(), b.as_mut()])?;
        let second = self.setting.play(opening, [b.as_mut(), a.as_mut()])?;
        Ok([first, second])
    }
}

/// Hands over what comes in any order by its number, from 0, until `seen` returns false or something failed.
fn in_order<T>(
    results: impl IntoIterator<Item = Result<(usize, T), String>>,
    mut seen: impl FnMut(usize, T) -> bool,
) -> Result<(), String> {
    let mut waiting = BTreeMap::new();
    let mut next = 0;
    for result in results {
        let (number, item) = result?;
        waiting.insert(number, item);
        while let Some(item) = waiting.remove(&next) {
            if !seen(next, item) {
                return Ok(());
            }
            next += 1;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn handed(numbers: &[usize], last: usize) -> Vec<usize> {
        let mut seen = Vec::new();
        let results = numbers.iter().map(|&number| Ok((number, 10 * number)));
        let done = in_order(results, |number, item| {
            assert_eq!(item, 10 * number);
            seen.push(number);
            number < last
        });
        assert_eq!(done, Ok(()));
        seen
    }

    #[test]
    fn pairs_are_handed_over_in_order_and_none_behind_the_one_that_decides() {
        assert_eq!(handed(&[0, 1, 2], 9), [0, 1, 2]);
        assert_eq!(handed(&[2, 0, 3, 1], 9), [0, 1, 2, 3]);
        assert_eq!(handed(&[2, 3, 1, 0], 1), [0, 1]);
        assert_eq!(handed(&[0, 2, 3, 1], 0), [0]);
    }

    #[test]
    fn a_failure_ends_the_match() {
        let results = [Ok((1, ())), Err("no such engine".to_owned()), Ok((0, ()))];
        assert_eq!(in_order(results, |_, ()| true), Err("no such engine".into()));
    }
}
