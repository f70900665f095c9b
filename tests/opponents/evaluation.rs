//! What the opponents know of the games.

use tablier::{Bulltricker, Charret, Playable, Player, Tumblingdown};

/// A game that an opponent plays.
pub trait Evaluate: Playable {
    /// Worth of what a player has.
    fn worth(&self, player: Player) -> i32;

    /// Worth of the position for the player to move.
    fn balance(&self) -> i32 {
        self.worth(self.turn()) - self.worth(self.turn().other())
    }
}

/// As the robots of boardspace.net: twice the stacks owned, and the pure stacks.
impl Evaluate for Tumblingdown {
    fn worth(&self, player: Player) -> i32 {
        (2 * self.stacks_owned(player) + self.pure_stacks(player)) as i32
    }
}

/// Material.
impl Evaluate for Bulltricker {
    fn worth(&self, player: Player) -> i32 {
        (self.pawns(player) + 3 * self.queens(player)) as i32
    }
}

/// Material, then mobility.
impl Evaluate for Charret {
    fn worth(&self, player: Player) -> i32 {
        (100 * self.total(player) + self.free_steps(player)) as i32
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tablier::Rules;

    fn worths<P: Evaluate>(text: &str) -> [i32; 2] {
        let position = P::from_text(text, &Rules::default()).expect("a position");
        Player::ALL.map(|player| position.worth(player))
    }

    /// The middle of the outer left side has two steps, to 1 and to 22, as 11 is taken; 11 has three, to 4, 19 and 12.
    #[test]
    fn charret_counts_tokens_and_free_steps() {
        assert_eq!(worths::<Charret>(".........12............. 1 8 8"), [902, 903]);
    }

    /// White owns a pure stack of two and a stack of both colours, Black a single piece.
    #[test]
    fn tumblingdown_counts_stacks_and_pure_ones_again() {
        assert_eq!(worths::<Tumblingdown>("wW7/bW7/8/8/8/8/8/7B w 1"), [5, 3]);
    }

    #[test]
    fn bulltricker_starts_even() {
        assert_eq!(Player::ALL.map(|player| Bulltricker::start().worth(player)), [15 + 3 * 8; 2]);
    }

    #[test]
    fn a_position_is_worth_to_one_what_it_costs_the_other() {
        let mover = |side| Charret::from_text(&format!("1.1....22............... {side} 7 6"), &Rules::default());
        let [red, yellow] = [1, 2].map(|side| mover(side).expect("a position").balance());
        assert_eq!(red, -yellow);
        assert!(red > 0, "a token more");
    }
}
