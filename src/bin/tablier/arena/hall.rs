//! Pairs of games on several threads.

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
    /// Plays all pairs on so many threads and hands each over with its number, until `seen` returns false.
    pub fn play(&self, threads: usize, mut seen: impl FnMut(usize, &Pair) -> bool) -> Result<(), String> {
        let (next, stop) = (AtomicUsize::new(0), AtomicBool::new(false));
        let (sender, results) = channel();
        std::thread::scope(|scope| {
            for _ in 0..threads.clamp(1, self.openings.len().max(1)) {
                let (sender, next, stop) = (sender.clone(), &next, &stop);
                scope.spawn(move || self.work(next, stop, &sender));
            }
            drop(sender);
            let mut outcome = Ok(());
            for result in results {
                let go_on = result.map(|(number, pair)| seen(number, &pair));
                if !matches!(go_on, Ok(true)) {
                    stop.store(true, Ordering::Relaxed);
                }
                outcome = outcome.and(go_on.map(|_| ()));
            }
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
