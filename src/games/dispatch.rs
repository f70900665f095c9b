//! A choice among games, made of a list of them.

/// Takes lines of a name and the game it stands for. Makes the enums of games and of their searches, all that has to know
/// which game it is, and `each_game!` for the rest.
macro_rules! games {
    ($($(#[$doc:meta])+ $name:ident: $game:ty,)+) => {
        /// Any game of the package, behind texts and plain objects.
        #[derive(Clone, Debug)]
        #[expect(clippy::large_enum_variant, reason = "a program holds few games, and their histories are larger")]
        pub enum AnyGame {
            $($(#[$doc])+ $name($crate::Game<$game>),)+
        }

        /// A search of any game.
        #[expect(clippy::large_enum_variant, reason = "a program runs few searches, and their tables are larger")]
        pub enum AnySearch {
            $($(#[$doc])+ $name($crate::Search<$game>),)+
        }

        /// Weights of any game.
        #[derive(Clone, Debug)]
        pub enum AnyWeights {
            $($(#[$doc])+ $name(<$game as $crate::Searchable>::Weights),)+
        }

        $(impl From<$crate::Game<$game>> for AnyGame {
            fn from(game: $crate::Game<$game>) -> Self {
                Self::$name(game)
            }
        })+

        impl AnyGame {
            /// A game by its id, from the start or from a position text.
            ///
            /// # Errors
            /// Codes `unknown-game`, `bad-option`, `bad-position`.
            pub fn new(id: &str, position: Option<&str>, rules: &$crate::Rules) -> Result<Self, $crate::Error> {
                match id {
                    $(<$game as $crate::Playable>::ID => $crate::Game::from_texts(position, rules).map(Self::$name),)+
                    _ => Err(Self::unknown(id)),
                }
            }

            /// The id of a game, as a name that lives on.
            ///
            /// # Errors
            /// Code `unknown-game`.
            pub(crate) fn id_of(id: &str) -> Result<&'static str, $crate::Error> {
                match id {
                    $(<$game as $crate::Playable>::ID => Ok(<$game as $crate::Playable>::ID),)+
                    _ => Err(Self::unknown(id)),
                }
            }

            /// Ids of all games, in the order of [`AnyGame::infos`].
            pub const IDS: &[&str] = &[$(<$game as $crate::Playable>::ID),+];

            /// What can be played.
            #[must_use]
            pub fn infos() -> Vec<$crate::api::dto::GameInfo> {
                vec![$(<$game as $crate::Playable>::info()),+]
            }

            /// A search of the position; `None` when the game is over.
            #[must_use]
            pub fn search(&self, limits: $crate::Limits) -> Option<AnySearch> {
                match self {
                    $(Self::$name(game) => $crate::Search::new(game, limits).map(AnySearch::$name),)+
                }
            }

            /// Weights for the evaluation of this game, from the bytes of a file.
            ///
            /// # Errors
            /// [`WeightsError`](crate::WeightsError)
            pub fn read_weights(&self, bytes: &[u8]) -> Result<AnyWeights, $crate::WeightsError> {
                match self {
                    $(Self::$name(_) => $crate::Weights::from_bytes(bytes).map(AnyWeights::$name),)+
                }
            }
        }

        impl AnySearch {
            /// The same search by a tuned evaluation; weights of another game change nothing.
            #[must_use]
            pub fn with_weights(self, weights: &AnyWeights) -> Self {
                match (self, weights) {
                    $((Self::$name(search), AnyWeights::$name(weights)) => {
                        Self::$name(search.with_weights(weights.clone()))
                    })+
                    (search, _) => search,
                }
            }

            /// The same search with endgame tables; those of another game, or for other rules, change nothing.
            #[must_use]
            pub fn with_tables(self, tables: &$crate::Tables) -> Self {
                match self {
                    $(Self::$name(search) => Self::$name(search.with_tables(tables)),)+
                }
            }
        }

        games! { @each_game ($) $($name)+ }
    };
    // The dollar comes as an argument: inside a macro it cannot be written for the macro that it makes.
    (@each_game ($d:tt) $($name:ident)+) => {
        /// The same expression for whichever game it is.
        macro_rules! each_game {
            ($d any:ident, $d value:expr, $d it:ident => $d body:expr) => {
                match $d value {
                    $($d any::$name($d it) => $d body,)+
                }
            };
        }
        pub(super) use each_game;
    };
}

pub(super) use games;
