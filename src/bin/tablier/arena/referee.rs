//! One game of a match.

use tablier::{AnyGame, RuleValue, Rules};

use super::contestant::{Contestant, Fault, Table};
use crate::said;

/// The game that a match is played at.
#[derive(Clone, Debug)]
pub struct Setting {
    pub game: String,
    pub rules: Vec<(String, RuleValue)>,
    /// A game of so many plies is a draw.
    pub longest: usize,
}

/// Why a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum End {
    /// By the rules, with the code of the reason.
    Rules(String),
    /// By a draw that could be claimed.
    Claim(String),
    /// By its length.
    Length,
    /// The engine, 0 or 1, lost by a fault.
    Fault(usize, Fault),
}

/// A game that was played.
#[derive(Clone, Debug)]
pub struct Played {
    /// Half points of the engine with the first move, 0 to 2.
    pub halves: usize,
    pub end: End,
    /// All moves, those of the opening too.
    pub moves: Vec<String>,
}

impl Setting {
    pub fn rules(&self) -> Rules {
        let mut rules = Rules::default();
        for (name, value) in &self.rules {
            rules.set(name, value.clone());
        }
        rules
    }

    pub fn start(&self) -> Result<AnyGame, String> {
        AnyGame::new(&self.game, None, &self.rules()).map_err(said)
    }

    fn table(&self) -> Result<Table, String> {
        let game = self.start()?;
        let rules: String = self.rules.iter().map(|(name, value)| format!("rule {name}={value} ")).collect();
        Ok(Table { game, opening: format!("{} {rules}start", self.game), moves: Vec::new() })
    }

    /// Plays a game; `players[0]` has the first move of the game, whoever is to move after the opening.
    ///
    /// A draw that can be claimed is claimed.
    pub fn play(&self, opening: &[String], players: [&mut dyn Contestant; 2]) -> Result<Played, String> {
        let mut table = self.table()?;
        let first = table.game.turn();
        for mv in opening {
            table.play(mv).map_err(|error| format!("opening {}: {error}", opening.join(" ")))?;
        }
        loop {
            if let Some(outcome) = table.game.outcome() {
                let halves = outcome.winner.map_or(1, |winner| if winner == first { 2 } else { 0 });
                return Ok(Played { halves, end: End::Rules(outcome.reason), moves: table.moves });
            }
            if let Some(reason) = table.game.draw_claim() {
                return Ok(Played { halves: 1, end: End::Claim(reason.into()), moves: table.moves });
            }
            if table.moves.len() >= self.longest {
                return Ok(Played { halves: 1, end: End::Length, moves: table.moves });
            }
            let mover = usize::from(table.game.turn() != first);
            let chosen = players[mover].choose(&table);
            if let Err(fault) = chosen.and_then(|mv| table.play(&mv).map_err(|_| Fault::Illegal(mv))) {
                return Ok(Played { halves: 2 * mover, end: End::Fault(mover, fault), moves: table.moves });
            }
        }
    }
}

impl Table {
    fn play(&mut self, mv: &str) -> Result<(), String> {
        let text = self.game.play(mv).map_err(said)?.text;
        self.moves.push(text);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena::contestant::{Budget, Entry, parse_entrant};

    /// Plays the moves of a list, then fails.
    struct Scripted(Vec<Result<&'static str, Fault>>);

    impl Contestant for Scripted {
        fn choose(&mut self, _: &Table) -> Result<String, Fault> {
            self.0.remove(0).map(str::to_owned)
        }
    }

    fn setting(longest: usize) -> Setting {
        Setting { game: "draughts".into(), rules: Vec::new(), longest }
    }

    fn start() -> AnyGame {
        setting(1).start().expect("the start of a game")
    }

    fn engine() -> Box<dyn Contestant> {
        let allowance = Budget::Nodes(100).into();
        let entry = Entry { entrant: parse_entrant("self"), level: None, allowance };
        entry.enter(&start(), 0).expect("an engine")
    }

    fn against_engine(moves: Vec<Result<&'static str, Fault>>, opening: &[String]) -> Played {
        setting(40).play(opening, [&mut Scripted(moves), engine().as_mut()]).expect("a legal opening")
    }

    #[test]
    fn faults_lose() {
        let illegal = against_engine(vec![Ok("32-28"), Ok("1-2")], &[]);
        assert_eq!((illegal.halves, illegal.end), (0, End::Fault(0, Fault::Illegal("1-2".into()))));
        assert_eq!(illegal.moves.len(), 2);
        let late =
            against_engine(vec![Err(Fault::Time)], &["32-28".into(), "19-23".into(), "28x19".into(), "14x23".into()]);
        assert_eq!((late.halves, late.end), (0, End::Fault(0, Fault::Time)));
    }

    #[test]
    fn long_games_are_drawn_and_the_engine_plays_them_twice_alike() {
        let game = || setting(30).play(&[], [engine().as_mut(), engine().as_mut()]).expect("no opening");
        let played = game();
        assert_eq!((played.halves, &played.end, played.moves.len()), (1, &End::Length, 30));
        assert_eq!(played.moves, game().moves);
    }

    #[test]
    fn an_opening_must_be_legal() {
        let mut players = [Scripted(Vec::new()), Scripted(Vec::new())];
        let [first, second] = &mut players;
        assert!(setting(30).play(&["1-2".into()], [first, second]).is_err());
    }
}
