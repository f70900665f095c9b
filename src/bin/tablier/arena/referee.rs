//! One game of a match.

use tablier::{AnyGame, RuleValue, Rules};

use super::contestant::{Choice, Contestant, Fault, Table};
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
    /// A draw that the player to move can claim is claimed unless the engine says that it stands better.
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
            if table.moves.len() >= self.longest {
                return Ok(Played { halves: 1, end: End::Length, moves: table.moves });
            }
            let mover = usize::from(table.game.turn() != first);
            let played = players[mover].choose(&table).and_then(|Choice { mv, score }| {
                let claim = table.game.draw_claim().filter(|_| score.is_none_or(|score| score <= 0));
                if claim.is_none() {
                    table.play(&mv).map_err(|_| Fault::Illegal(mv))?;
                }
                Ok(claim)
            });
            let end = match played {
                Ok(None) => continue,
                Ok(Some(reason)) => Played { halves: 1, end: End::Claim(reason.into()), moves: table.moves },
                Err(fault) => Played { halves: 2 * mover, end: End::Fault(mover, fault), moves: table.moves },
            };
            return Ok(end);
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

    /// Plays the moves of a list, with a score where it has one.
    struct Scripted(Vec<Result<&'static str, Fault>>, Option<i32>);

    impl Contestant for Scripted {
        fn choose(&mut self, _: &Table) -> Result<Choice, Fault> {
            self.0.remove(0).map(|mv| Choice { mv: mv.into(), score: self.1 })
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
        setting(40).play(opening, [&mut Scripted(moves, None), engine().as_mut()]).expect("a legal opening")
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

    /// Both go to and fro in Charret, where the third time of a position lets a player claim the draw.
    #[test]
    fn a_draw_is_claimed_by_who_does_not_stand_better() {
        let opening =
            ["23", "16", "19", "17", "1", "9", "4", "2", "15", "12", "18", "14", "5", "21", "20", "8", "7", "22"];
        let opening = opening.map(str::to_owned);
        let setting = Setting { game: "charret".into(), longest: 40, ..setting(40) };
        let ends = [(Some(0), Some(9)), (Some(9), None), (Some(9), Some(9))].map(|(first, second)| {
            let there_and_back = |there, back| (0..11).flat_map(|_| [Ok(there), Ok(back)]).collect();
            let mut players =
                [Scripted(there_and_back("1-10", "10-1"), first), Scripted(there_and_back("2-3", "3-2"), second)];
            let [one, two] = &mut players;
            let played = setting.play(&opening, [one, two]).expect("a legal opening");
            (played.end, played.moves.len())
        });
        let claim = || End::Claim("repetition".into());
        assert_eq!(ends, [(claim(), 26), (claim(), 27), (End::Length, 40)]);
    }

    #[test]
    fn an_opening_must_be_legal() {
        let mut players = [Scripted(Vec::new(), None), Scripted(Vec::new(), None)];
        let [first, second] = &mut players;
        assert!(setting(30).play(&["1-2".into()], [first, second]).is_err());
    }
}
