//! From the names in a lesson's file to cells, kinds of piece and zones.

use ludarium_rules::games::tress::ZONES;
use ludarium_rules::{AnyPosition, Cell, GameId, Kind, Reason};

use super::condition::{Amount, Condition, EffectFilter, PieceFilter};
use super::error::{Place, Problem};
use super::format::{ConditionFile, LessonFile, MistakeFile, RefutationFile, RepliesFile};
use super::lesson::{Lesson, LessonId, Mistake, Refutation, Replies};
use super::terms::Owner;
use crate::puzzles::Theme;

/// What is wrong, and the text in the file by which its place is found.
pub(super) struct Bad {
    pub value: String,
    pub problem: Box<Problem>,
}

impl Bad {
    pub fn new(value: &str, problem: impl Into<Problem>) -> Bad {
        Bad { value: value.to_owned(), problem: Box::new(problem.into()) }
    }

    /// The place in the file, and the problem.
    pub fn at(self, text: &str) -> (Place, Box<Problem>) {
        (Place::of_value(text, &self.value), self.problem)
    }
}

/// Finds everything that a file names.
pub(super) fn resolve(game: GameId, number: u8, id: LessonId, file: LessonFile) -> Result<Lesson, Bad> {
    let start = open(game, &file)?;
    if start.outcome().is_some() {
        return Err(Bad::new(&file.position, Problem::Over));
    }
    let names = Names { position: &start };
    Ok(Lesson {
        game,
        number,
        id,
        par: file.par,
        arrows: file
            .arrows
            .iter()
            .map(|(from, to)| Ok((names.cell(from)?, names.cell(to)?)))
            .collect::<Result<_, _>>()?,
        rings: names.cells(&file.rings)?,
        replies: replies(file.replies),
        succeeds: names.condition(file.succeeds)?,
        fails: file.fails.map(|fails| names.condition(fails)).transpose()?,
        solutions: file.solutions,
        mistakes: file.mistakes.into_iter().map(|mistake| names.mistake(mistake)).collect::<Result<_, _>>()?,
        teaches: file.teaches,
        theme: file.theme.as_deref().map(theme).transpose()?,
        settles_order: file.settles_order,
        is_whole_match: file.whole_match,
        start,
    })
}

fn open(game: GameId, file: &LessonFile) -> Result<AnyPosition, Bad> {
    let options: Vec<(&str, &str)> = file.options.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
    let position = match file.position.as_str() {
        "start" => AnyPosition::start(game, &options),
        text => AnyPosition::parse(game, text, &options),
    };
    position.map_err(|why| Bad::new(&file.position, why))
}

fn theme(key: &str) -> Result<Theme, Bad> {
    key.parse().map_err(|_| Bad::new(key, Problem::Theme(key.to_owned())))
}

fn replies(file: RepliesFile) -> Replies {
    match file {
        RepliesFile::None => Replies::None,
        RepliesFile::Waiting(turns) => Replies::Waiting(turns),
        RepliesFile::Scripted(turns) => Replies::Scripted(turns),
        RepliesFile::Free => Replies::Free,
    }
}

struct Names<'a> {
    position: &'a AnyPosition,
}

impl Names<'_> {
    fn cell(&self, name: &str) -> Result<Cell, Bad> {
        self.position.cell_named(name).ok_or_else(|| Bad::new(name, Problem::Cell(name.to_owned())))
    }

    fn cells(&self, names: &[String]) -> Result<Vec<Cell>, Bad> {
        names.iter().map(|name| self.cell(name)).collect()
    }

    fn kind(&self, name: &str) -> Result<Kind, Bad> {
        let kind = (0..=u8::MAX).map(Kind).find(|kind| !name.is_empty() && self.position.kind_name(*kind) == name);
        kind.ok_or_else(|| Bad::new(name, Problem::Piece(name.to_owned())))
    }

    fn pieces(&self, whose: Option<Owner>, kinds: &[String]) -> Result<PieceFilter, Bad> {
        let kinds = kinds.iter().map(|name| self.kind(name)).collect::<Result<_, _>>()?;
        Ok(PieceFilter { whose, kinds })
    }

    fn zone(&self, name: &str) -> Result<usize, Bad> {
        let zones = if self.position.game() == GameId::Tress { &ZONES[..] } else { &[] };
        let zone = zones.iter().position(|zone| zone.name == name);
        zone.ok_or_else(|| Bad::new(name, Problem::Zone(name.to_owned())))
    }

    fn reason(&self, word: &str) -> Result<Reason, Bad> {
        let reasons = self.position.game().vocabulary().reasons;
        let reason = reasons.into_iter().find(|reason| *reason == word).map(Reason::new);
        reason.ok_or_else(|| Bad::new(word, Problem::Reason(word.to_owned())))
    }

    fn mistake(&self, file: MistakeFile) -> Result<Mistake, Bad> {
        Ok(Mistake {
            when: file.when.map_or(Ok(Condition::All(Vec::new())), |when| self.condition(when))?,
            refutation: match file.refute {
                RefutationFile::None => Refutation::None,
                RefutationFile::Turns(turns) => Refutation::Turns(turns),
                RefutationFile::With(condition) => Refutation::With(self.condition(condition)?),
            },
            by: file.by,
        })
    }

    fn conditions(&self, files: Vec<ConditionFile>) -> Result<Vec<Condition>, Bad> {
        files.into_iter().map(|file| self.condition(file)).collect()
    }

    fn condition(&self, file: ConditionFile) -> Result<Condition, Bad> {
        use ConditionFile as File;
        Ok(match file {
            File::All(all) => Condition::All(self.conditions(all)?),
            File::Any(any) => Condition::Any(self.conditions(any)?),
            File::Not(one) => Condition::Not(Box::new(self.condition(*one)?)),
            File::Pieces { whose, kinds, on, at_least, at_most } => {
                Condition::Pieces(self.pieces(whose, &kinds)?, self.cells(&on)?, Amount::new(at_least, at_most))
            }
            File::Happened { what, by, whose, kinds, from, at, at_least } => Condition::Happened(EffectFilter {
                what,
                by,
                piece: self.pieces(whose, &kinds)?,
                from: self.cells(&from)?,
                at: self.cells(&at)?,
                at_least: at_least.unwrap_or(1),
            }),
            File::Played(texts) => Condition::Played(texts),
            File::Zone { name, holder } => Condition::Zone(self.zone(&name)?, holder),
            File::Zones { whose, at_least } => Condition::Zones(whose, at_least),
            File::Chains { on, at_least, at_most } => {
                Condition::Chains(self.cells(&on)?, Amount::new(at_least, at_most))
            }
            File::Ended { winner, reasons } => {
                let reasons = reasons.iter().map(|word| self.reason(word)).collect::<Result<_, _>>()?;
                Condition::Ended(winner, reasons)
            }
            File::Turns { at_least } => Condition::Turns(at_least),
        })
    }
}
