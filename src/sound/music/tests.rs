//! The music: its files, and which stems are heard when.

use std::path::Path;

use ludarium_record::{Match, Setup};
use ludarium_rules::Side;

use super::*;
use crate::games::{GAMES, ui};
use crate::schedule::Screen;
use crate::sound::output::tests::mock;
use crate::table::Intent;
use crate::testing::{open, people, send, simulation};

fn phase(game: &Match) -> Phase {
    let ui = ui(game.setup().game);
    (ui.phase)(&Course::new(game, ui.guide))
}

fn stems_in(folder: &Path, piece: &str) -> Result<Vec<VorbisLoop>, PieceError> {
    let (mut read, file) = (Vec::new(), |name: &str| Ok(Some(std::fs::read(folder.join(name)))));
    assert!(read_stems(piece, file, &mut read)?, "files are there at once");
    open_stems(piece, &read)
}

#[test]
fn a_piece_waits_for_what_is_still_to_come() {
    let folder = folders::assets("music").expect("a folder with music");
    let is_there = std::cell::Cell::new(1);
    let file = |name: &str| {
        let is_late = is_there.replace(is_there.get() - 1) == 0;
        Ok((!is_late).then(|| std::fs::read(folder.join(name))))
    };
    let mut read = Vec::new();
    assert!(!read_stems("tress", file, &mut read).expect("no error"));
    assert_eq!(read.len(), 1);
    is_there.set(-1);
    assert!(read_stems("tress", file, &mut read).expect("no error"));
    assert_eq!(open_stems("tress", &read).expect("its stems").len(), MOST_STEMS);
}

#[test]
fn every_game_has_a_piece_of_four_equal_stems_and_three_minutes() {
    let folder = folders::assets("music").expect("a folder with music");
    for ui in &GAMES {
        let stems = stems_in(&folder, ui.music.expect("a piece")).expect("its stems");
        assert_eq!(stems.len(), MOST_STEMS);
        assert!(stems[0].length() >= 180 * stems[0].rate() as usize, "{}", ui.id);
    }
    let files = std::fs::read_dir(folder).expect("a folder").count();
    assert_eq!(files, GAMES.len() * MOST_STEMS, "nothing else lies there");
}

#[test]
fn a_missing_or_broken_stem_is_an_error_that_names_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let error = |folder: &Path| stems_in(folder, "tress").err().expect("an error").to_string();
    assert!(error(folder.path()).starts_with("tress_ground.ogg cannot be read"));
    let whole = std::fs::read(folders::assets("music").expect("music").join("tress_ground.ogg")).expect("a stem");
    for stem in STEMS {
        std::fs::write(folder.path().join(format!("tress_{stem}.ogg")), &whole).expect("a file");
    }
    assert!(stems_in(folder.path(), "tress").is_ok());
    std::fs::write(folder.path().join("tress_voice.ogg"), b"no music").expect("a file");
    assert!(error(folder.path()).starts_with("tress_voice.ogg cannot be played"));
    std::fs::write(folder.path().join("tress_voice.ogg"), include_bytes!("../../../assets/sounds/ambience_room.ogg"))
        .expect("a file");
    assert_eq!(error(folder.path()), "its stems differ in length");
}

#[test]
fn what_cannot_be_played_is_said_once() {
    let notices = SoundNotices::default();
    for _ in 0..2 {
        assert!(matches!(stems("nothing", &notices)(), Opening::Never));
    }
    assert_eq!(notices.troubles().len(), 1);
    let said = notices.troubles()[0].to_string();
    assert!(said.starts_with("there is no music for nothing: nothing_ground.ogg cannot be read"), "{said}");
}

#[test]
fn a_match_of_every_game_begins_with_its_opening() {
    for ui in &GAMES {
        let game = Match::new(Setup::new(ui.id, people())).expect("a match");
        assert_eq!(phase(&game), Phase::Opening, "{}", ui.id);
    }
}

#[test]
fn phases_go_on_with_the_match() {
    use rand::rngs::SmallRng;
    use rand::{RngExt, SeedableRng};
    for ui in &GAMES {
        let mut chance = SmallRng::seed_from_u64(11);
        let mut game = Match::new(Setup::new(ui.id, people())).expect("a match");
        let mut seen = vec![phase(&game)];
        while game.result().is_none() && game.ply() < 160 {
            let Some(turn) = game.position().nth_turn(chance.random_range(0..game.position().count_turns().max(1)))
            else {
                break;
            };
            game.play(&turn).expect("a legal turn");
            let now = phase(&game);
            if seen.last() != Some(&now) {
                seen.push(now);
            }
        }
        assert!(seen.contains(&Phase::Middle) || seen.contains(&Phase::Ending), "{}: {seen:?}", ui.id);
    }
}

#[test]
fn the_end_lets_go_of_pulse_and_tension() {
    let mut game = Match::new(Setup::new(GameId::Tress, people())).expect("a match");
    game.resign(Side::White).expect("nothing speaks against it");
    assert!(Course::new(&game, ui(GameId::Tress).guide).is_over());
    let [ground, pulse, voice, tension] = strengths(Phase::Over);
    assert!(ground > 0.0 && voice > 0.0 && pulse == 0.0 && tension == 0.0);
    for phase in [Phase::Opening, Phase::Middle, Phase::Ending, Phase::Over] {
        assert!(strengths(phase).iter().all(|strength| (0.0..=1.0).contains(strength)), "the mix never grows too loud");
    }
}

/// The table of Tress with music of this volume, which nobody hears.
fn concert(volume: f32) -> App {
    let mut app = simulation();
    app.insert_resource(GameRegistry(&GAMES))
        .insert_resource(mock(&SoundNotices::default()))
        .init_resource::<SoundNotices>()
        .add_plugins(super::plugin)
        .add_systems(Update, follow.run_if(resource_changed::<Preferences>));
    app.world_mut().resource_mut::<Preferences>().music_volume = volume;
    app.update();
    app
}

fn heard(app: &App) -> Option<(GameId, Strengths)> {
    app.world().resource::<Music>().playing.as_ref().map(|(game, handle)| (*game, handle.strengths()))
}

#[test]
fn music_follows_the_match() {
    let mut app = concert(0.5);
    assert_eq!(heard(&app), None, "nothing is heard before a match");
    open(&mut app, people());
    assert_eq!(heard(&app), Some((GameId::Tress, strengths(Phase::Opening))));
    send(&mut app, Intent::Resign(Side::White));
    assert_eq!(heard(&app), Some((GameId::Tress, strengths(Phase::Over))));
    send(&mut app, Intent::Undo);
    assert_eq!(heard(&app), Some((GameId::Tress, strengths(Phase::Opening))), "the ending was withdrawn");
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Title);
    app.update();
    assert_eq!(heard(&app), None);
}

#[test]
fn music_that_is_off_is_not_even_opened() {
    let mut app = concert(0.0);
    open(&mut app, people());
    assert_eq!(heard(&app), None);
    app.world_mut().resource_mut::<Preferences>().music_volume = 0.3;
    app.update();
    assert_eq!(heard(&app), Some((GameId::Tress, strengths(Phase::Opening))), "it begins in the middle of a match");
    app.world_mut().resource_mut::<Preferences>().music_volume = 0.0;
    app.update();
    assert_eq!(heard(&app), None);
}
