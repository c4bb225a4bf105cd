//! `review`: reviews a match and writes it with values, glyphs and better lines.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use ludarium_ai::Stop;
use ludarium_record::study::Study;
use ludarium_record::{AnyMatch, ludo};
use ludarium_review::{Judgement, Review, ReviewSettings, ReviewedPly, Reviewer};
use ludarium_rules::{Message, Side};

use crate::files::write_file;
use crate::match_file::read_match;
use crate::progress::Progress;

/// Arguments of `review`.
#[derive(Args, Debug)]
pub struct ReviewArgs {
    /// A file of matches in any format.
    pub file: PathBuf,
    /// Which match of the file.
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub number: usize,
    /// How many positions are searched for every position of the match; a mistake costs as many again.
    #[arg(long, value_name = "N", default_value_t = ReviewSettings::default().nodes_per_position,
        value_parser = clap::value_parser!(u64).range(ReviewSettings::MIN_NODES..=ReviewSettings::MAX_NODES))]
    pub nodes: u64,
    /// The file to write the match to, with the value of every position, and for each mistake its glyph and a better line.
    #[arg(short, long, value_name = "FILE.ludo")]
    pub out: Option<PathBuf>,
}

pub fn run(args: &ReviewArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let read = read_match(&args.file, args.number)?;
    let game = read.clone().into_match();
    let settings = ReviewSettings { nodes_per_position: args.nodes };
    let (mut reviewer, mut review) = (Reviewer::new(&game, settings), Review::new(&game, settings));
    let bar = Progress::new(reviewer.progress().1 as u64, "turns");
    while let Some(reviewed) = reviewer.next(&Stop::new()) {
        review.add(reviewed?);
        bar.set_position(reviewer.progress().0 as u64);
    }
    drop(bar);
    for reviewed in review.mistakes() {
        let notation = &game.turns()[reviewed.ply].notation;
        let better = game.position_at(reviewed.ply).and_then(|position| position.notation(&reviewed.best).ok());
        writeln!(out, "{}", line(reviewed, notation, &better.unwrap_or_default()))?;
    }
    for side in [Side::White, Side::Black] {
        let counts = Judgement::ALL.map(|judgement| review.count(side, judgement));
        let accuracy = review.accuracy(side).map_or("-".to_owned(), |accuracy| format!("{accuracy:.1} %"));
        let [inaccuracies, mistakes, blunders] = counts;
        writeln!(
            out,
            "{side}: accuracy {accuracy}, inaccuracies {inaccuracies}, mistakes {mistakes}, blunders {blunders}"
        )?;
    }
    args.out.as_ref().map_or(Ok(()), |_| write(args, read, &review))
}

/// "12. Nd3 ?? (0.62 to 0.21): better is Ne4; gives up 2 × Knight".
fn line(reviewed: &ReviewedPly, notation: &str, better: &str) -> String {
    let dots = if reviewed.side == Side::White { "." } else { "..." };
    let glyph = reviewed.judgement.map_or("", |judgement| judgement.glyph().sign());
    let (before, after) = (reviewed.chance_before, reviewed.chance_after);
    let reasons: Vec<&str> = reviewed.reasons.iter().map(Message::as_str).collect();
    let why = if reasons.is_empty() { String::new() } else { format!("; {}", reasons.join(", ")) };
    format!("{}{dots} {notation} {glyph} ({before:.2} to {after:.2}): better is {better}{why}", reviewed.ply / 2 + 1)
}

/// Writes the match with what was found; variations and comments that it has stay.
fn write(args: &ReviewArgs, read: AnyMatch, review: &Review) -> anyhow::Result<()> {
    let Some(path) = &args.out else { return Ok(()) };
    let mut study = match read {
        AnyMatch::Study(study) => *study,
        AnyMatch::Save(game) => Study::from_revealed(&game),
    };
    review.apply_to(&mut study)?;
    Ok(write_file(path, ludo::write(&study))?)
}
