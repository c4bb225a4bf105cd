//! The playing styles of the opponents.

use std::sync::Arc;

use ludarium_rules::GameId;

use crate::{Theme, fit};

/// How an opponent likes to play: which terms of the evaluation it gives more weight than the fitted one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Style {
    /// Values threats above safety.
    Attacker,
    /// Values what holds together above what threatens.
    Builder,
    /// Values open choices and problems set above both.
    Trickster,
    /// Values everything at what it is worth.
    AllRound,
}

impl Style {
    /// Every style.
    pub const ALL: [Style; 4] = [Style::Attacker, Style::Builder, Style::Trickster, Style::AllRound];

    /// The name for players.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Style::Attacker => "attacker",
            Style::Builder => "builder",
            Style::Trickster => "trickster",
            Style::AllRound => "all-round",
        }
    }

    /// One sentence for players.
    #[must_use]
    pub fn description(self) -> &'static str {
        match self {
            Style::Attacker => "Goes for threats and leaves its own position open.",
            Style::Builder => "Holds together first and strikes later.",
            Style::Trickster => "Keeps many options open and sets problems.",
            Style::AllRound => "Weighs everything at what it is worth.",
        }
    }

    /// The weights of a player of this style: the stronger it is, the nearer to the fitted ones, since a bias costs
    /// strength. `None` for the fitted weights themselves.
    pub(crate) fn weights(self, game: GameId, strength: f64) -> Option<Arc<[i32]>> {
        if self == Style::AllRound {
            return None;
        }
        let bias = 0.6 - 0.4 * strength;
        let scale = |theme| match self.preference(theme) {
            1 => 1.0 + bias,
            -1 => 1.0 - bias / 2.0,
            _ => 1.0,
        };
        let weighted = fit::terms(game).iter().zip(fit::weights(game));
        Some(weighted.map(|(term, &weight)| (f64::from(weight) * scale(term.theme)).round() as i32).collect())
    }

    /// Whether the style gives a theme more weight (1), less (-1) or the fitted one (0).
    fn preference(self, theme: Theme) -> i32 {
        match (self, theme) {
            (_, Theme::Worth) | (Style::AllRound, _) => 0,
            (Style::Attacker, Theme::Attack) | (Style::Builder, Theme::Build) | (Style::Trickster, Theme::Trick) => 1,
            (Style::Attacker, Theme::Build) | (Style::Builder, Theme::Attack) => -1,
            _ => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_style_changes_the_weights_less_the_stronger_the_player() {
        let game = GameId::Tress;
        let of = |style: Style, strength| style.weights(game, strength).map(|weights| weights.to_vec());
        let neutral = fit::weights(game).to_vec();
        assert_eq!(of(Style::AllRound, 0.5), None);
        for style in [Style::Attacker, Style::Builder, Style::Trickster] {
            let off = |strength| -> i32 {
                let weights = of(style, strength).expect("not all-round");
                weights.iter().zip(&neutral).map(|(one, other)| (one - other).abs()).sum()
            };
            assert!(off(0.0) > off(1.0) && off(1.0) > 0, "{style:?}");
        }
        let worth = fit::terms(game).iter().position(|term| term.theme == Theme::Worth).expect("material");
        assert_eq!(of(Style::Attacker, 0.0).expect("not all-round")[worth], neutral[worth]);
    }
}
