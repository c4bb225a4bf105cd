//! What pictures and films of matches have in common on the command line.

use clap::{Args, ValueEnum};
use ludarium_diagram::Palette;
use ludarium_library::{Captions, Drawn};
use ludarium_record::study::Study;
use ludarium_record::{Match, Player};
use ludarium_rules::Side;

/// How a board is drawn.
#[derive(Args, Debug)]
pub struct BoardArgs {
    /// The colours: classic, high-contrast or colour-safe.
    #[arg(long, value_name = "NAME", default_value_t = Palette::Classic)]
    pub palette: Palette,
    /// Draws the board as Black sees it.
    #[arg(long)]
    pub turned: bool,
    /// Leaves out the names of files and ranks.
    #[arg(long)]
    pub no_coordinates: bool,
}

impl BoardArgs {
    /// Who sits at the lower edge.
    pub fn near(&self) -> Side {
        if self.turned { Side::Black } else { Side::White }
    }
}

/// What is said of the players beside the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum CaptionArg {
    /// Nothing.
    None,
    /// Their names, and the score at the end.
    Names,
    /// Their last turns.
    Turns,
    /// The time that they have left.
    Clocks,
}

/// What some captions say of a match, and what its study draws on the board.
pub fn said(game: &Match, study: &Study, captions: &[CaptionArg]) -> Captions {
    let has = |caption| captions.contains(&caption) && !captions.contains(&CaptionArg::None);
    Captions {
        names: has(CaptionArg::Names).then(|| game.setup().players.each_ref().map(Player::name)),
        turns: has(CaptionArg::Turns),
        clocks: has(CaptionArg::Clocks),
        drawn: Drawn::of(study, game),
    }
}
