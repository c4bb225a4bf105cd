//! The file of a study beside its match.

use std::fs;

use ludarium_record::{Match, Setup, ludo};

use super::*;

/// The text of the only study in the folder of a player.
pub(super) fn text_of(folder: &Path) -> String {
    let files = fs::read_dir(folder.join("matches")).expect("a folder").flatten().map(|file| file.path());
    let mut studies = files.filter(|path| path.extension().is_some_and(|end| end == "ludo"));
    fs::read_to_string(studies.next().expect("a study")).expect("text")
}

#[test]
fn a_study_is_kept_with_its_match_and_opened_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = analysed(folder.path());
    let is_study = |file: &fs::DirEntry| file.path().extension().is_some_and(|end| end == "ludo");
    let kept =
        || fs::read_dir(folder.path().join("matches")).map_or(0, |files| files.flatten().filter(is_study).count());
    assert_eq!(kept(), 0, "nothing was changed");
    visit(&mut app, 1);
    try_turn(&mut app, "d7d6");
    edit(&mut app, StudyEdit::Comment("What if?".to_owned()));
    assert_eq!(kept(), 1);
    let (game, before) = (table(&app).game().clone(), study(&app).clone());
    want(&mut app, false);
    // In the same run, and in another.
    want(&mut app, true);
    assert_eq!(study(&app), &before);
    let mut next = simulation();
    next.add_plugins(systems).insert_resource(Archive::of(app.world().resource::<Archive>().folder().clone()));
    send(&mut next, Intent::Open(Box::new(game.clone())));
    settle(&mut next);
    want(&mut next, true);
    assert_eq!(study(&next), &before);
    assert_eq!(table(&next).game(), &game);
    assert!(next.world().resource::<StudyTrouble>().words(next.world().resource::<Archive>().folder()).is_none());
}

#[test]
fn a_damaged_study_is_set_aside_and_said() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = analysed(folder.path());
    let file = app.world().resource::<Archive>().study_file(table(&app).game()).expect("a place");
    want(&mut app, false);
    let other = Match::new(Setup::new(GameId::Gess, people())).expect("valid");
    for text in ["no study".to_owned(), ludo::write(&Study::from_match(&other))] {
        let game = table(&app).game().clone();
        send(&mut app, Intent::Open(Box::new(game)));
        settle(&mut app);
        fs::write(&file, &text).expect("written");
        want(&mut app, true);
        let said = app
            .world()
            .resource::<StudyTrouble>()
            .words(app.world().resource::<Archive>().folder())
            .expect("it is said");
        assert!(said.contains(".ludo.broken"), "{said}");
        assert!(!file.exists(), "it is set aside");
        assert_eq!(study(&app).count(), 5, "a new one begins");
        want(&mut app, false);
    }
}
