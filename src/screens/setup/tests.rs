use super::*;

#[test]
fn what_is_wrong_is_said_until_it_is_put_right() {
    let (ratings, mut programs) = (Ratings::default(), Programs::default());
    let mut setup = MatchSetup::default();
    setup.players[1].who = Who::Program;
    assert!(setup.try_out(false, &ratings, &programs).is_none() && setup.error.is_none(), "nobody begins yet");
    assert!(setup.try_out(true, &ratings, &programs).is_none());
    assert_eq!(setup.error, Some(BeginError::NoProgram(Side::Black)));
    assert!(setup.try_out(false, &ratings, &programs).is_none());
    assert_eq!(setup.error, Some(BeginError::NoProgram(Side::Black)), "it lasts");
    let fish = KnownProgram { name: "Fish".to_owned(), path: "/opt/fish".to_owned(), ..default() };
    programs.keep(None, fish);
    setup.players[1].program = "Fish".to_owned();
    assert!(setup.try_out(false, &ratings, &programs).is_none() && setup.error.is_none(), "a program is chosen");
    assert!(setup.try_out(true, &ratings, &programs).is_some());
    // A side that somebody else plays needs none.
    setup.players[1].program.clear();
    assert!(setup.try_out(true, &ratings, &programs).is_none());
    setup.players[1].who = Who::Person;
    assert!(setup.try_out(false, &ratings, &programs).is_none() && setup.error.is_none());
}
