//! Everything that can be checked of the lessons of a game without a person: solutions, mistakes, words, coverage.

mod pointing;
mod report;
mod texts;

use std::sync::Arc;

use ludarium_rules::GameId;

pub use report::{Finding, GameReport};

use super::assets::Assets;
use super::catalogue::{Catalogue, LESSONS_AT_LEAST, LESSONS_AT_MOST, MINI_MATCHES};
use super::lesson::Lesson;
use super::rules_page::{Heading, headings};
use super::trial::{self, FirstTurns};

/// Solves all lessons of a game, makes all their mistakes, and checks their words and what they teach.
#[must_use]
pub fn check_game(assets: &Assets, game: GameId) -> GameReport {
    let catalogue = Catalogue::load(assets, game);
    let lessons = catalogue.lessons();
    let mut findings: Vec<Finding> = catalogue.errors().iter().map(|error| Finding(error.to_string())).collect();
    // What is left out is missing from the order, and its words belong to no lesson: one error is enough.
    let is_whole = findings.is_empty();
    if is_whole {
        findings.extend(order(game, lessons));
        findings.extend(mini_order(game, catalogue.mini_matches()));
    }
    let with_words = [lessons, catalogue.mini_matches()].concat();
    let (languages, of_words) = texts::check(assets, game, &with_words, is_whole);
    findings.extend(of_words);
    let (headings, untaught, of_headings) = coverage(assets, game, lessons);
    findings.extend(of_headings);
    GameReport {
        game,
        lessons: lessons.len(),
        mini_matches: catalogue.mini_matches().to_vec(),
        solutions: lessons.iter().map(|lesson| lesson.solutions.len()).sum(),
        mistakes: lessons.iter().map(|lesson| lesson.mistakes.len()).sum(),
        first_turns: lessons.iter().map(trial::try_first_turns).fold(FirstTurns::default(), FirstTurns::plus),
        languages,
        headings,
        untaught,
        findings,
    }
}

/// The lessons are numbered from 1, not too few or too many, and only the last is a whole match.
fn order(game: GameId, lessons: &[Arc<Lesson>]) -> Vec<Finding> {
    let folder = format!("lessons/{}", game.name());
    let mut findings = Vec::new();
    if !(LESSONS_AT_LEAST..=LESSONS_AT_MOST).contains(&lessons.len()) {
        let bounds = format!("{LESSONS_AT_LEAST} to {LESSONS_AT_MOST}");
        findings.push(Finding(format!("{folder}: {} lessons; a game has {bounds}", lessons.len())));
    }
    for (place, lesson) in lessons.iter().enumerate() {
        if usize::from(lesson.number) != place + 1 {
            findings.push(Finding(format!("{folder}: lesson {} is numbered {:02}", place + 1, lesson.number)));
        }
        if lesson.is_whole_match != (place + 1 == lessons.len()) {
            findings.push(Finding(format!(
                "{folder}: lesson {:02}: the last lesson, and no other, is a whole match",
                lesson.number
            )));
        }
    }
    findings
}

/// The mini matches are numbered from 1, and each is a match from a position of its own.
fn mini_order(game: GameId, matches: &[Arc<Lesson>]) -> Vec<Finding> {
    let folder = format!("lessons/mini/{}", game.name());
    let mut findings = Vec::new();
    if !MINI_MATCHES.contains(&matches.len()) {
        let bounds = format!("{} to {}", MINI_MATCHES.start(), MINI_MATCHES.end());
        findings.push(Finding(format!("{folder}: {} mini matches; a game has {bounds}", matches.len())));
    }
    for (place, lesson) in matches.iter().enumerate() {
        if usize::from(lesson.number) != place + 1 {
            findings.push(Finding(format!("{folder}: match {} is numbered {:02}", place + 1, lesson.number)));
        }
        if !lesson.is_whole_match || !lesson.has_own_start() {
            findings.push(Finding(format!(
                "{folder}: match {:02} is a whole match from a position of its own",
                lesson.number
            )));
        }
    }
    findings
}

/// How many headings there are to teach, which are not taught, and which are taught that are not there.
fn coverage(assets: &Assets, game: GameId, lessons: &[Arc<Lesson>]) -> (usize, Vec<Heading>, Vec<Finding>) {
    let page = format!("rules/en/{}.md", game.name());
    let markdown = match assets.text(&page) {
        Ok(markdown) => markdown,
        Err(why) => return (0, Vec::new(), vec![Finding(why.to_string())]),
    };
    let all = headings(&markdown);
    let taught = |heading: &Heading| lessons.iter().any(|lesson| lesson.teaches.contains(&heading.key));
    let untaught: Vec<Heading> =
        all.iter().filter(|heading| heading.is_taught() && !taught(heading)).cloned().collect();
    let nobody = |heading: &Heading| Finding(format!("{page}: no lesson teaches \"{}\"", heading.title));
    let mut findings: Vec<Finding> = untaught.iter().map(nobody).collect();
    for lesson in lessons {
        let unknown = lesson.teaches.iter().filter(|key| !all.iter().any(|heading| heading.key == **key));
        findings.extend(unknown.map(|key| Finding(format!("lesson {}: {page} has no heading \"{key}\"", lesson.id))));
        if lesson.teaches.is_empty() {
            findings.push(Finding(format!("lesson {}: it teaches no heading of {page}", lesson.id)));
        }
    }
    (all.iter().filter(|heading| heading.is_taught()).count(), untaught, findings)
}
