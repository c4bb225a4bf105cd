//! From the text of a file to a lesson that has been tried out.

use std::sync::Arc;

use ludarium_rules::{GameId, excerpt_words};

use super::error::{LessonError, Place, Problem};
use super::lesson::{Lesson, LessonId};
use super::{format, resolve, trial};

impl Lesson {
    /// Reads the file of a lesson, and tries its solutions and mistakes.
    ///
    /// # Errors
    /// Anything in it that is not as it must be, with its place.
    pub fn parse(game: GameId, name: &str, text: &str) -> Result<Arc<Lesson>, LessonError> {
        let error = |(place, problem)| LessonError { file: format!("lessons/{}/{name}", game.name()), place, problem };
        let (number, id) = number_and_id(name).ok_or_else(|| error((Place::START, Box::new(Problem::FileName))))?;
        let file = format::read(text).map_err(|why| {
            let place = Place { line: why.span.start.line, column: why.span.start.col };
            error((place, Box::new(Problem::Syntax(excerpt_words(&why.code)))))
        })?;
        let lesson = resolve::resolve(game, number, id, file).map_err(|bad| error(bad.at(text)))?;
        let lesson = Arc::new(lesson);
        trial::try_out(&lesson).map_err(|bad| error(bad.at(text)))?;
        Ok(lesson)
    }
}

/// The number and the name in `01_home.ron`; `_` in the name stands for `-`.
fn number_and_id(file: &str) -> Option<(u8, LessonId)> {
    let (number, name) = file.strip_suffix(".ron")?.split_once('_')?;
    if number.len() != 2 || !number.bytes().all(|digit| digit.is_ascii_digit()) || name.contains('-') {
        return None;
    }
    Some((number.parse().ok()?, LessonId::new(&name.replace('_', "-"))?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_name_is_a_number_and_a_name() {
        assert_eq!(
            number_and_id("07_second_wind.ron").map(|(number, id)| (number, id.to_string())),
            Some((7, "second-wind".into()))
        );
        for bad in ["7_wind.ron", "07-wind.ron", "07_Wind.ron", "07_wind.txt", "07_.ron", "+7_wind.ron", "07_a-b.ron"] {
            assert_eq!(number_and_id(bad), None, "{bad}");
        }
    }
}
