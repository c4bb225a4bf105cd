//! Keyboards of other countries.

use super::*;

/// What a keyboard tells of a key that makes a sign.
fn made(key_code: KeyCode, sign: &str, state: ButtonState) -> KeyboardInput {
    let logical_key = Logical::Character(sign.into());
    KeyboardInput { logical_key, text: Some(sign.into()), ..placed(key_code, state) }
}

fn named(key_code: KeyCode, logical_key: Logical, state: ButtonState) -> KeyboardInput {
    KeyboardInput { logical_key, ..placed(key_code, state) }
}

/// Presses a key with modifiers and lets all go, within one frame; returns what fired.
fn chord(app: &mut App, modifiers: &[(KeyCode, Logical)], key: KeyboardInput) -> Vec<String> {
    for (code, logical) in modifiers {
        app.world_mut().write_message(named(*code, logical.clone(), ButtonState::Pressed));
    }
    app.world_mut().write_message(key.clone());
    app.world_mut().write_message(KeyboardInput { state: ButtonState::Released, ..key });
    for (code, logical) in modifiers {
        app.world_mut().write_message(named(*code, logical.clone(), ButtonState::Released));
    }
    fired(app)
}

fn typed(app: &mut App, code: KeyCode, sign: &str) -> Vec<String> {
    chord(app, &[], made(code, sign, ButtonState::Pressed))
}

fn with_ctrl(app: &mut App, code: KeyCode, sign: &str) -> Vec<String> {
    chord(app, &[(KeyCode::ControlLeft, Logical::Control)], made(code, sign, ButtonState::Pressed))
}

fn with_shift(app: &mut App, code: KeyCode, sign: &str) -> Vec<String> {
    chord(app, &[(KeyCode::ShiftLeft, Logical::Shift)], made(code, sign, ButtonState::Pressed))
}

#[test]
fn letters_and_signs_are_where_the_layout_has_them() {
    let mut app = app();
    // A German keyboard has Z and Y the other way round, + and - elsewhere.
    assert_eq!(with_ctrl(&mut app, KeyCode::KeyY, "z"), ["Undo true"]);
    assert_eq!(with_ctrl(&mut app, KeyCode::KeyZ, "y"), ["Redo true"]);
    assert_eq!(typed(&mut app, KeyCode::BracketRight, "+"), ["Zoom 1.0"]);
    assert_eq!(typed(&mut app, KeyCode::Slash, "-"), ["Zoom -1.0"]);
    assert_eq!(typed(&mut app, KeyCode::Minus, "ß"), Vec::<String>::new());
    assert_eq!(typed(&mut app, KeyCode::Semicolon, "ö"), Vec::<String>::new());
    // A French one A and Q, Z and W, and digits with Shift; - is where others have 6.
    assert_eq!(typed(&mut app, KeyCode::KeyQ, "a"), ["Analyse true"]);
    assert_eq!(typed(&mut app, KeyCode::KeyA, "q"), Vec::<String>::new());
    assert_eq!(with_ctrl(&mut app, KeyCode::KeyW, "z"), ["Undo true"]);
    assert_eq!(typed(&mut app, KeyCode::Digit6, "-"), ["Zoom -1.0"]);
    assert_eq!(with_shift(&mut app, KeyCode::Digit6, "6"), ["ChooseNumber 6.0"]);
    assert_eq!(typed(&mut app, KeyCode::Digit2, "é"), ["ChooseNumber 2.0"]);
    assert_eq!(typed(&mut app, KeyCode::Digit1, "&"), ["ChooseNumber 1.0"]);
    // Caps Lock makes no other key of a letter, and + is made with Shift on a US keyboard.
    assert_eq!(typed(&mut app, KeyCode::KeyU, "U"), ["Undo true"]);
    assert_eq!(with_shift(&mut app, KeyCode::Equal, "+"), ["Zoom 1.0"]);
    assert_eq!(typed(&mut app, KeyCode::Numpad4, "4"), ["ChooseNumber 4.0"]);
}

#[test]
fn layouts_without_latin_letters_go_by_the_places() {
    let mut app = app();
    for (undo, redo) in [("я", "н"), ("ζ", "υ"), ("ז", "ט"), ("ئ", "غ")] {
        assert_eq!(with_ctrl(&mut app, KeyCode::KeyZ, undo), ["Undo true"], "{undo}");
        assert_eq!(with_ctrl(&mut app, KeyCode::KeyY, redo), ["Redo true"], "{redo}");
    }
    assert_eq!(typed(&mut app, KeyCode::KeyA, "ф"), ["Analyse true"]);
    // Thai has a letter where others have the sign.
    assert_eq!(typed(&mut app, KeyCode::Minus, "ข"), ["Zoom -1.0"]);
    assert_eq!(typed(&mut app, KeyCode::Digit4, "ภ"), ["ChooseNumber 4.0"]);
}

#[test]
fn an_accent_that_waits_for_its_letter_does_nothing() {
    let mut app = app();
    let dead = named(KeyCode::Equal, Logical::Dead(Some('´')), ButtonState::Pressed);
    assert_eq!(chord(&mut app, &[], dead), Vec::<String>::new());
}

#[test]
fn alt_gr_makes_signs_and_is_no_modifier() {
    let mut app = app();
    // Windows tells of AltGr as Ctrl and Alt.
    let windows = [(KeyCode::ControlLeft, Logical::Control), (KeyCode::AltRight, Logical::AltGraph)];
    for held in [&windows[1..], &windows[..]] {
        let plus = made(KeyCode::Digit1, "+", ButtonState::Pressed);
        assert_eq!(chord(&mut app, held, plus), ["Zoom 1.0"]);
        let letter = made(KeyCode::KeyZ, "z", ButtonState::Pressed);
        assert_eq!(chord(&mut app, held, letter), Vec::<String>::new());
    }
}

#[test]
fn keys_without_a_sign_are_where_the_layout_has_them() {
    let mut app = app();
    let escape = named(KeyCode::CapsLock, Logical::Escape, ButtonState::Pressed);
    assert_eq!(chord(&mut app, &[], escape), ["Cancel true"]);
    let ctrl = [(KeyCode::CapsLock, Logical::Control)];
    assert_eq!(chord(&mut app, &ctrl, made(KeyCode::KeyZ, "z", ButtonState::Pressed)), ["Undo true"]);
    let arrow = named(KeyCode::Numpad8, Logical::ArrowUp, ButtonState::Pressed);
    assert_eq!(chord(&mut app, &[], arrow), ["MoveCursor Vec2(0.0, 1.0)"]);
}

#[test]
fn a_layout_that_changes_while_keys_are_held_leaves_none_of_them_held() {
    let mut app = app();
    let told = |app: &mut App, input: KeyboardInput| {
        app.world_mut().write_message(input);
        app.update();
    };
    // The left Ctrl becomes another key before it goes up, and so does Z.
    told(&mut app, named(KeyCode::ControlLeft, Logical::Control, ButtonState::Pressed));
    told(&mut app, made(KeyCode::KeyZ, "z", ButtonState::Pressed));
    told(&mut app, made(KeyCode::KeyZ, "я", ButtonState::Released));
    told(&mut app, named(KeyCode::ControlLeft, Logical::CapsLock, ButtonState::Released));
    assert_eq!(fired(&mut app), ["Undo true"]);
    assert_eq!(typed(&mut app, KeyCode::KeyU, "г"), ["Undo true"]);
}
