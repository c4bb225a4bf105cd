//! Matches of every game are reviewed, stopped, resumed, kept and written into studies.

use std::time::Duration;

use ludarium_ai::{SearchMemory, Stop, ThinkError, think_in};
use ludarium_record::study::{Glyph, Study};
use ludarium_record::{Match, Player, Setup};
use ludarium_review::{
    ApplyError, Judgement, Review, ReviewError, ReviewFileError, ReviewQuestion, ReviewSettings, Reviewer,
};
use ludarium_rules::split_mix::SplitMix64;
use ludarium_rules::{GameId, Side};

const QUICK: ReviewSettings = ReviewSettings { nodes_per_position: 200 };

fn setup(game: GameId) -> Setup {
    Setup::new(game, ["Ann", "Bob"].map(|name| Player::Human { name: name.to_owned() }))
}

/// A match of random turns.
fn random_match(game: GameId, plies: usize, seed: u64) -> Match {
    let mut random = SplitMix64::new(seed);
    let mut played = Match::new(setup(game)).expect("a valid set-up");
    while played.result().is_none() && (played.ply() < plies || played.revealed_plies() < played.ply()) {
        let number = random.next() % played.position().count_turns();
        let turn = played.position().nth_turn(number).expect("there are so many");
        played.play(&turn).expect("legal");
    }
    played
}

/// The whole review.
fn review(game: &Match, settings: ReviewSettings) -> Review {
    finish(Reviewer::new(game, settings), Review::new(game, settings))
}

fn finish(mut reviewer: Reviewer, mut review: Review) -> Review {
    while let Some(reviewed) = reviewer.next(&Stop::new()) {
        review.add(reviewed.expect("nobody stops the search"));
    }
    assert!(reviewer.is_finished());
    assert_eq!(reviewer.progress().0, reviewer.progress().1);
    review
}

/// A position with a turn that throws away more than a third of the game.
fn blunder(game: GameId) -> Match {
    let (text, turn) = match game {
        GameId::Tress => ("q3p1gk/nn1n3n/2g4n/2n3p1/3N4/6N1/N2NN1N1/QG1PP1GK w", "d2c1"),
        _ => ("2bbbbb/2bbbbb/3b3/w6/1wwwww1/wwww1w1 w", "B2-C3"),
    };
    let mut played = Match::new(Setup { start: Some(text.to_owned()), ..setup(game) }).expect("a valid set-up");
    let turn = played.position().read_turn(turn).expect("legal");
    played.play(&turn).expect("legal");
    played
}

#[test]
fn matches_of_every_game_are_reviewed_and_kept() {
    for game in GameId::ALL {
        let plies = if game == GameId::GoChess { 50 } else { 12 };
        let played = (5..).map(|seed| random_match(game, plies, seed)).find(|played| played.ply() >= plies);
        let played = played.expect("some match is long enough");
        let review = review(&played, QUICK);
        assert!(review.plies().len() >= 8, "{game}: {}", review.plies().len());
        for reviewed in review.plies() {
            assert_eq!(reviewed.played, played.turns()[reviewed.ply].turn, "{game}");
            assert_eq!(reviewed.side, played.turns()[reviewed.ply].side, "{game}");
            assert_eq!(reviewed.best_line.first(), Some(&reviewed.best), "{game}");
            let numbers = [reviewed.chance_before, reviewed.chance_after, reviewed.loss];
            assert!(numbers.iter().all(|number| (0.0..=1.0).contains(number)), "{game}: {reviewed:?}");
            assert!(reviewed.best != reviewed.played || reviewed.loss == 0.0, "{game}: {reviewed:?}");
            assert_eq!(reviewed.judgement, Judgement::of_loss(reviewed.loss), "{game}");
            assert!(reviewed.reasons.len() <= 2 && (reviewed.judgement.is_some() || reviewed.reasons.is_empty()));
        }
        for side in [Side::White, Side::Black] {
            assert!(review.accuracy(side).is_some_and(|accuracy| (0.0..=100.0).contains(&accuracy)), "{game}");
        }
        assert!(review.curve().len() > review.plies().len(), "{game}");
        let phases = review.phases();
        assert_eq!((phases[0].1.start, phases[2].1.end), (0, played.ply()), "{game}");

        let kept = Review::from_text(&review.to_text(), &played).expect("just written");
        assert_eq!(kept, review, "{game}");

        let plain = Study::from_match(&played);
        let mut study = plain.clone();
        review.apply_to(&mut study).expect("the same match");
        let glyphs = study
            .main_line()
            .iter()
            .filter(|node| study.node(**node).is_some_and(|n| n.notes().glyph.is_some()))
            .count();
        assert_eq!(glyphs, review.mistakes().count(), "{game}");
        assert_eq!(study.to_match().turns(), played.turns(), "{game}: the main line stays");
        assert!(study.undo() && study == plain && !study.can_undo(), "{game}: one edit");
    }
}

#[test]
fn random_play_has_mistakes_and_they_are_explained() {
    let reasons = GameId::ALL.map(|game| {
        let settings = ReviewSettings { nodes_per_position: 500 };
        let review = review(&random_match(game, 40, 9), settings);
        review.mistakes().map(|reviewed| reviewed.reasons.len()).sum::<usize>()
    });
    assert!(reasons.iter().filter(|count| **count > 0).count() >= 5, "{reasons:?}");
}

#[test]
fn the_decisive_turn_is_the_worst_of_whoever_has_not_won() {
    let review = review(&random_match(GameId::Treason, 40, 9), ReviewSettings { nodes_per_position: 500 });
    let worst = |may: fn(Side) -> bool| {
        review.mistakes().filter(|turn| may(turn.side)).map(|turn| turn.loss).max_by(f32::total_cmp)
    };
    let found = |winner| review.decisive(winner).map(|turn| (turn.side, turn.loss));
    let of_black = worst(|side| side == Side::Black).expect("Black makes mistakes");
    assert_eq!(found(Some(Side::White)), Some((Side::Black, of_black)));
    assert_eq!(found(None).map(|(_, loss)| loss), worst(|_| true));
}

#[test]
fn a_stopped_review_finds_the_same_as_one_that_was_not() {
    let played = random_match(GameId::Treason, 22, 3);
    let whole = review(&played, QUICK);
    let stopped = Stop::new();
    stopped.stop();
    let (mut reviewer, mut part) = (Reviewer::new(&played, QUICK), Review::new(&played, QUICK));
    assert_eq!(reviewer.next(&stopped), Some(Err(ReviewError::Stopped)));
    for _ in 0..11 {
        part.add(reviewer.next(&Stop::new()).expect("more turns").expect("not stopped"));
        assert_eq!(reviewer.next(&stopped), Some(Err(ReviewError::Stopped)));
    }
    assert_eq!(reviewer.progress(), (11, whole.plies().len()));
    assert_eq!(finish(reviewer, part.clone()), whole);
    let resumed = Reviewer::resume(&played, &part);
    assert_eq!(resumed.progress().0, 11);
    assert_eq!(finish(resumed, part), whole);
    assert!(Reviewer::resume(&played, &whole).next(&Stop::new()).is_none());
}

#[test]
fn whoever_answers_the_questions_finds_the_same() {
    let played = random_match(GameId::Treason, 22, 3);
    let (mut reviewer, mut found) = (Reviewer::new(&played, QUICK), Review::new(&played, QUICK));
    let mut memory = SearchMemory::new();
    while let Some(ReviewQuestion { request, is_anew }) = reviewer.question() {
        if is_anew {
            memory = SearchMemory::new();
        }
        let Some(reviewed) = reviewer.hear(think_in(&mut memory, &request, &Stop::new(), None)) else { continue };
        found.add(reviewed.expect("no search fails"));
        if found.plies().len().is_multiple_of(5) {
            reviewer = Reviewer::resume(&played, &found);
        }
    }
    assert_eq!(found, review(&played, QUICK));
}

#[test]
fn after_a_search_that_fails_nothing_more_is_asked() {
    let mut reviewer = Reviewer::new(&random_match(GameId::Treason, 22, 3), QUICK);
    let failed = reviewer.hear(Err(ThinkError::Lost));
    assert!(matches!(failed, Some(Err(ReviewError::Search { why: ThinkError::Lost, .. }))), "{failed:?}");
    assert!(reviewer.question().is_none() && reviewer.hear(Err(ThinkError::Lost)).is_none() && reviewer.is_finished());
}

#[test]
fn a_long_search_stops_at_once() {
    let played = random_match(GameId::Tress, 3, 1);
    let settings = ReviewSettings { nodes_per_position: u64::MAX };
    let stop = Stop::new();
    let other = stop.clone();
    let waker = std::thread::spawn(move || {
        std::thread::sleep(Duration::from_millis(100));
        other.stop();
    });
    assert_eq!(Reviewer::new(&played, settings).next(&stop), Some(Err(ReviewError::Stopped)));
    waker.join().expect("it only waits");
}

#[test]
fn a_planted_blunder_is_found_and_named() {
    for game in [GameId::Treason, GameId::Tress] {
        let played = blunder(game);
        let review = review(&played, ReviewSettings::default());
        let [reviewed] = review.plies() else { panic!("one turn") };
        assert!(reviewed.judgement >= Some(Judgement::Mistake), "{game}: {reviewed:?}");
        assert!(!reviewed.reasons.is_empty() && reviewed.reasons[0].domain == "review", "{game}: {reviewed:?}");
        assert!(review.accuracy(Side::White).is_some_and(|accuracy| accuracy < 60.0), "{game}");
        assert_eq!((review.accuracy(Side::Black), review.mistakes().count()), (None, 1), "{game}");
        let mut study = Study::from_match(&played);
        review.apply_to(&mut study).expect("the same match");
        let line = study.main_line();
        assert_eq!(study.node(line[0]).map(|node| node.children().len()), Some(2), "{game}: the better line");
        let glyph = study.node(line[1]).and_then(|node| node.notes().glyph);
        assert!(matches!(glyph, Some(Glyph::Mistake | Glyph::Blunder)), "{game}: {glyph:?}");
    }
}

#[test]
fn a_choice_that_is_still_secret_is_no_part_of_a_review() {
    let mut played = Match::new(setup(GameId::GoChess)).expect("a valid set-up");
    let turn = played.position().nth_turn(0).expect("a choice");
    played.play(&turn).expect("legal");
    assert!(played.revealed_plies() < played.ply(), "the choice is secret");
    let review = review(&played, QUICK);
    assert!(review.plies().is_empty() && review.curve().is_empty());
    let before = Match::new(setup(GameId::GoChess)).expect("a valid set-up");
    assert!(review.is_of(&before), "nothing tells that there is a choice");
}

#[test]
fn texts_that_are_no_review_of_the_match_are_refused_by_name() {
    let played = blunder(GameId::Treason);
    let text = review(&played, QUICK).to_text();
    let refused = |text: &str| Review::from_text(text, &played).expect_err("refused").to_string();
    assert!(refused("").contains("line 1"), "{}", refused(""));
    assert!(refused(&text[..text.len() - 9]).contains("damaged"));
    assert!(refused(&text.replace("\"version\":1", "\"version\":7")).contains("version 7"));
    assert!(refused(&text.replace("\"search\":\"", "\"search\":\"0")).contains("another search"));
    assert!(refused(&text.replace("\"ply\":0", "\"ply\":4")).contains("turn 5 is out of order"));
    assert!(refused(&text.replace("\"loss\":", "\"loss\":7")).contains("\"loss\" is out of range"));
    assert!(refused(&text.replace("\"evaluation\":\"", "\"evaluation\":\"x")).contains("is no evaluation"));
    assert!(
        refused(&text.replace("\"best_line\":[\"", "\"best_line\":[\"Z9")).starts_with("the review is damaged: turn 1")
    );
    let other = Review::from_text(&text, &blunder(GameId::Tress)).expect_err("another match");
    assert!(matches!(other, ReviewFileError::OtherMatch), "{other}");
    let mut study = Study::new(setup(GameId::Treason)).expect("a valid set-up");
    let review = Review::from_text(&text, &played).expect("just written");
    let error = review.apply_to(&mut study).expect_err("another match");
    assert!(matches!(error, ApplyError::OtherMatch { number: 1, .. }) && !study.can_undo(), "{error}");
}
