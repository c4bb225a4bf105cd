//! What links lead to, what they leave alone, and those that lead nowhere.

use ludarium_record::Link;
use ludarium_rules::AnyPosition;

use super::*;
use crate::lessons::LessonRequested;
use crate::library::{LinkFollowed, LinkWanted, Shared, TextReady};
use crate::puzzles::{PuzzleRequested, Puzzles, Wish};
use crate::schedule::{Menu, MenuStack};
use crate::table::{Archive, Leftovers};
use crate::testing::{game, open, play};

/// What was asked for and put into the clipboard.
#[derive(Resource, Default)]
struct Asked {
    lessons: Vec<String>,
    puzzles: Vec<(GameId, Wish)>,
    copied: Vec<String>,
}

/// A table in the player's folder that hears what is asked for.
fn listening(home: &Path) -> App {
    let mut app = app(&home.join("matches"));
    app.init_resource::<Asked>()
        .insert_resource(Archive::in_folder(home))
        .add_observer(|lesson: On<LessonRequested>, mut asked: ResMut<Asked>| {
            asked.lessons.push(format!("{}/{}", lesson.game.name(), lesson.lesson));
        })
        .add_observer(|puzzle: On<PuzzleRequested>, mut asked: ResMut<Asked>| {
            asked.puzzles.push((puzzle.game, puzzle.wish));
        })
        .add_observer(|ready: On<TextReady>, mut asked: ResMut<Asked>| asked.copied.push(ready.0.clone()));
    app
}

fn follow(app: &mut App, link: &Link) {
    app.world_mut().trigger(LinkFollowed(link.clone()));
    wait(app);
}

fn paste(app: &mut App, text: &str) {
    app.world_mut().trigger(TextPasted(text.to_owned()));
    wait(app);
}

fn link_to(game: &Match) -> Link {
    Link::Match(share::encode(game).expect("a code"))
}

fn start(game: GameId, options: &[(&str, &str)]) -> Link {
    Link::Position(Box::new(AnyPosition::start(game, options).expect("valid")))
}

#[test]
fn what_was_being_played_is_kept_when_a_link_is_followed() {
    let sent = played(GameId::Tribun, 3);
    for (link, ply) in [(link_to(&sent), 3), (start(GameId::Tress, &[("second_wind", "off")]), 0)] {
        let home = tempfile::tempdir().expect("a folder");
        let mut app = listening(home.path());
        open(&mut app, people());
        play(&mut app, "dNd3");
        let own = game(&app).clone();
        app.world_mut().resource_mut::<MenuStack>().push(Menu::Settings);
        follow(&mut app, &link);
        assert_ne!(game(&app).id(), own.id());
        assert_eq!((game(&app).ply(), said(&app)), (ply, String::new()), "{link:?}");
        assert_eq!(app.world().resource::<MenuStack>().top(), Menu::None);
        let left = app.world().resource::<Leftovers>().unfinished.as_ref().map(Match::id);
        assert_eq!(left, Some(own.id()), "the shelf offers it");
        let store = Store::open(home.path().join("matches")).expect("a store");
        let kept = Store::load(store.path_of(&own)).expect("it is saved");
        assert_eq!(kept.hashes(), own.hashes());
        // Whoever follows the link again has another match of it.
        let first = game(&app).id();
        follow(&mut app, &link);
        assert_ne!(game(&app).id(), first);
    }
}

#[test]
fn a_position_is_begun_with_its_options() {
    let home = tempfile::tempdir().expect("a folder");
    let mut app = listening(home.path());
    let link = start(GameId::Tress, &[("second_wind", "off")]);
    follow(&mut app, &link);
    let Link::Position(position) = link else { panic!("a position") };
    assert_eq!(game(&app).position(), &*position);
    assert!(game(&app).setup().options.contains(&("second_wind".to_owned(), "off".to_owned())));
}

#[test]
fn lessons_and_puzzles_are_asked_for_if_there_are_such() {
    let home = tempfile::tempdir().expect("a folder");
    let mut app = listening(home.path());
    app.world_mut().resource_mut::<MenuStack>().push(Menu::Settings);
    let id = app.world_mut().resource_mut::<Puzzles>().of(GameId::Gess).puzzles()[0].id;
    follow(&mut app, &Link::Puzzle { game: GameId::Gess, name: id.to_string() });
    follow(&mut app, &Link::Lesson { game: GameId::Tress, name: "home".to_owned() });
    assert_eq!((app.world().resource::<MenuStack>().top(), said(&app)), (Menu::None, String::new()));
    let name = |name: &str| name.to_owned();
    for (link, why) in [
        (
            Link::Puzzle { game: GameId::Tress, name: name("ffffffff") },
            LibraryNotice::NoPuzzle(GameId::Tress, name("ffffffff")),
        ),
        (
            Link::Puzzle { game: GameId::Tress, name: name("first") },
            LibraryNotice::NoPuzzle(GameId::Tress, name("first")),
        ),
        (Link::Lesson { game: GameId::Tress, name: name("7th") }, LibraryNotice::NoLesson(GameId::Tress, name("7th"))),
        (
            Link::Lesson { game: GameId::Tress, name: name("seventh") },
            LibraryNotice::NoLesson(GameId::Tress, name("seventh")),
        ),
    ] {
        follow(&mut app, &link);
        assert_eq!(library(&app).said(), Some(&why));
        assert!(why.is_trouble() && why.words().contains("Tress"), "{}", why.words());
    }
    let asked = app.world().resource::<Asked>();
    assert_eq!(
        (asked.lessons.clone(), asked.puzzles.clone()),
        (vec!["tress/home".to_owned()], vec![(GameId::Gess, Wish::Named(id))])
    );
}

#[test]
fn a_link_that_is_pasted_is_followed_and_a_wrong_one_says_what_is_wrong() {
    let home = tempfile::tempdir().expect("a folder");
    let mut app = listening(home.path());
    let whole = link_to(&played(GameId::Tribun, 3)).at("https://example.org/ludarium/");
    paste(&mut app, &whole);
    assert_eq!((game(&app).setup().game, game(&app).ply(), said(&app)), (GameId::Tribun, 3, String::new()));
    let before = game(&app).id();
    let cut = &whole[..whole.len() - 3];
    for (text, why) in [
        ("https://example.org/ludarium/", "no # with a match"),
        ("#m=ludo0", "character 3"),
        ("https://example.org/#puzzle=chess/1", "“chess”"),
        ("#p=tress/8", "no position of Tress"),
        (cut, "cut off"),
    ] {
        paste(&mut app, text);
        let trouble = library(&app).said().is_some_and(LibraryNotice::is_trouble);
        assert!(trouble && said(&app).contains(why) && !said(&app).contains('\n'), "{text}: {}", said(&app));
        (0..500).for_each(|_| app.update());
        assert!(said(&app).contains(why), "it stays");
    }
    assert_eq!(game(&app).id(), before, "the table is as it was");
}

#[test]
fn what_is_copied_as_a_link_leads_back() {
    let home = tempfile::tempdir().expect("a folder");
    let mut app = listening(home.path());
    let game = std::sync::Arc::new(played(GameId::Tribun, 5));
    let is_whole = !crate::page::address().is_empty();
    let wish = crate::library::ExportWish::Shared(Shared::Link);
    ask(&mut app, |library| library.export(&game, wish));
    assert_eq!(library(&app).said(), Some(&LibraryNotice::LinkCopied { is_whole }));
    let lesson = Link::Lesson { game: GameId::Tress, name: "home".to_owned() };
    app.world_mut().trigger(LinkWanted(lesson.clone()));
    app.update();
    assert_eq!(library(&app).said(), Some(&LibraryNotice::LinkCopied { is_whole }));
    let copied = app.world().resource::<Asked>().copied.clone();
    assert_eq!(
        copied.iter().map(|text| Link::find(text)).collect::<Vec<_>>(),
        [Some(Ok(link_to(&game))), Some(Ok(lesson))]
    );
}

#[test]
fn a_link_is_followed_beside_another_window_that_has_the_library() {
    let home = tempfile::tempdir().expect("a folder");
    let _first = PlayerFolder::at(home.path());
    let second = PlayerFolder::at(home.path());
    assert!(second.is_in_use());
    let mut app = app_of(&home.path().join("matches"), &second);
    app.insert_resource(MatchLibrary::of_player(&second));
    follow(&mut app, &link_to(&played(GameId::Tress, 2)));
    assert_eq!((game(&app).ply(), said(&app)), (2, String::new()));
    paste(&mut app, "1. dNd3");
    assert_eq!(library(&app).said(), Some(&LibraryNotice::InUse));
}
