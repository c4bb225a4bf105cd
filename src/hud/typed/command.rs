//! What is typed: a short command, or else a turn.

/// What somebody has typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Typed<'t> {
    /// Nothing.
    Nothing,
    /// What can be typed.
    Help,
    /// The last turn.
    LastTurn,
    /// The clocks.
    Clocks,
    /// A hint.
    Hint,
    /// Where the pieces stand whose name begins so; all of them without a name.
    Pieces(&'t str),
    /// What is on the cell of this name and can go from there; without a name, that of the board's cursor.
    Cell(&'t str),
    /// A turn in any notation.
    Turn(&'t str),
}

impl Typed<'_> {
    /// Reads what was typed. A command is a letter, small or capital, and what it is about stands after a space; no turn of
    /// any game looks like that.
    pub fn read(text: &str) -> Typed<'_> {
        let text = text.trim();
        let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        match (word, rest.trim()) {
            ("", _) => Typed::Nothing,
            // The second is that of Japanese keyboards.
            ("?" | "？", "") => Typed::Help,
            ("l" | "L", "") => Typed::LastTurn,
            ("c" | "C", "") => Typed::Clocks,
            ("h" | "H", "") => Typed::Hint,
            ("p" | "P", kind) => Typed::Pieces(kind),
            ("m" | "M", cell) => Typed::Cell(cell),
            _ => Typed::Turn(text),
        }
    }
}

#[cfg(test)]
mod tests {
    use ludarium_rules::{AnyPosition, GameId};
    use rand::rngs::SmallRng;
    use rand::{RngExt, SeedableRng};

    use super::*;

    #[test]
    fn commands_are_letters_with_what_they_are_about() {
        let all = [
            ("", Typed::Nothing),
            ("  \t ", Typed::Nothing),
            ("?", Typed::Help),
            (" ？ ", Typed::Help),
            ("l", Typed::LastTurn),
            ("C", Typed::Clocks),
            ("h ", Typed::Hint),
            ("p", Typed::Pieces("")),
            ("p  knight ", Typed::Pieces("knight")),
            ("P Cavaleiro branco", Typed::Pieces("Cavaleiro branco")),
            ("m", Typed::Cell("")),
            ("M d3", Typed::Cell("d3")),
            (" dNd3 ", Typed::Turn("dNd3")),
            ("l 3", Typed::Turn("l 3")),
            ("? d3", Typed::Turn("? d3")),
            ("md3", Typed::Turn("md3")),
            ("b", Typed::Turn("b")),
            ("é", Typed::Turn("é")),
        ];
        for (text, typed) in all {
            assert_eq!(Typed::read(text), typed, "{text:?}");
        }
    }

    /// Of every game some hundred turns, as machines and as players write them.
    #[test]
    fn no_turn_of_any_game_is_taken_for_a_command() {
        let mut random = SmallRng::seed_from_u64(3);
        for game in GameId::ALL {
            let mut position = AnyPosition::start(game, &[]).expect("the defaults are valid");
            for _ in 0..60 {
                let Some(turns) = position.turns_up_to(20_000).filter(|turns| !turns.is_empty()) else { break };
                for turn in turns.iter().step_by(turns.len().div_ceil(20)) {
                    for text in [turn.as_str().to_owned(), position.notation(turn).expect("it is legal")] {
                        assert_eq!(Typed::read(&text), Typed::Turn(&text), "{game}");
                    }
                }
                let turn = &turns[random.random_range(0..turns.len())];
                position = position.play(turn).expect("it is legal");
            }
        }
    }
}
