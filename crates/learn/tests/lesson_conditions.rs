//! What conditions ask, on turns of several games: a lesson of one turn can be read exactly if its condition holds.

use ludarium_learn::lessons::Lesson;
use ludarium_rules::GameId;

fn holds(game: GameId, position: &str, turn: &str, condition: &str) -> bool {
    let text = format!("(position: \"{position}\", succeeds: {condition}, solutions: [[\"{turn}\"]], teaches: [])");
    match Lesson::parse(game, "01_one.ron", &text) {
        Ok(_) => true,
        Err(error) if error.to_string().contains("does not solve") => false,
        Err(error) => panic!("{condition}: {error}"),
    }
}

fn check(game: GameId, position: &str, turn: &str, yes: &[&str], no: &[&str]) {
    for condition in yes {
        assert!(holds(game, position, turn, condition), "{game}: {condition}");
    }
    for condition in no {
        assert!(!holds(game, position, turn, condition), "{game}: {condition}");
    }
}

#[test]
fn captures_zones_and_results_of_tress() {
    let position = "6kq/2p5/2N5/8/4N3/8/3N2N1/Q6K w";
    let yes = [
        "Happened(what: Captured, by: Mine, whose: Theirs, kinds: [\"Pikeman\"], at: [\"c7\"])",
        "Happened(what: Moved, whose: Mine, from: [\"c6\"], at: [\"c7\", \"d7\"])",
        "Pieces(whose: Theirs, at_most: 2)",
        "Pieces(whose: Mine, kinds: [\"Knight\"], on: [\"c7\", \"d2\", \"g2\"], at_least: 3, at_most: 3)",
        "All([Zones(whose: Mine, at_least: 4), Not(Zones(whose: Mine, at_least: 5))])",
        "All([Zone(name: \"Fortress\", holder: Me), Zone(name: \"Far King's Outpost\", holder: Them)])",
        "Zone(name: \"Far Central Outpost\", holder: Nobody)",
        "Any([Played([\"Nxc7\"]), Turns(at_least: 2)])",
        "Played([\"c6c7\"])",
    ];
    let no = [
        "Happened(what: Captured, by: Theirs)",
        "Happened(what: Captured, kinds: [\"Knight\"])",
        "Happened(what: Captured, at_least: 2)",
        "Pieces(whose: Nobodys)",
        "Zone(name: \"Fortress\", holder: Both)",
        "Any([])",
        "Ended()",
    ];
    check(GameId::Tress, position, "Nxc7", &yes, &no);
    let won = ["Ended(winner: Me, reasons: [\"domination\"])", "Ended()", "Not(Ended(winner: Them))"];
    let position = "6kq/8/2N5/8/4N3/8/3N2N1/Q6K w";
    check(GameId::Tress, position, "Nd7", &won, &["Ended(reasons: [\"dual-escort\"])", "Ended(winner: Nobody)"]);
}

#[test]
fn claims_and_promotions_of_tress() {
    let claim = ["Happened(what: Claimed, whose: Mine)", "Not(Happened(what: SecondWind))"];
    check(GameId::Tress, "6qk/8/2n5/8/P3K3/2Q5/8/8 w", "Qd4", &claim, &["Happened(what: Claimed, whose: Theirs)"]);
    let promoted = ["Happened(what: Promoted, whose: Mine, kinds: [\"Sentinel\"], at: [\"d5\"])"];
    check(
        GameId::Tress,
        "6qk/8/8/8/8/2G5/8/KQ6 w",
        "Gd5",
        &promoted,
        &["Happened(what: Promoted, kinds: [\"Guardian\"])"],
    );
}

#[test]
fn growth_and_chains_of_trees() {
    let position = "4,bh,3/6,bg,bg/6,bg,bg/7,bg/7,bu/5,wg,2/3,wB,2,wu,1/1,wB,2,wh,3 w d2>f3 -";
    let yes = [
        "Happened(what: Grew, by: Mine, at: [\"f3\"], at_least: 2)",
        "Happened(what: ChainEnded, at: [\"d2\"])",
        "Happened(what: ChainStarted, at: [\"f3\"])",
        "Chains(on: [\"f3\"])",
        "Chains(at_most: 1)",
    ];
    check(GameId::Trees, position, "g2>f3:*,d2", &yes, &["Chains(on: [\"d2\"])", "Happened(what: Withered)"]);
    let attack = "2,bC,1,bh,3/3,bC,4/4,bC,3/3,wF,1,bC,2/2,wF,wG,4/3,wF,1,wG,2/4,wF,3/4,wh,wF,wG,1 w d5>e6,f5>g4 -";
    let yes = ["Happened(what: Attacked, at: [\"e6\"])", "Happened(what: Withered, whose: Theirs, at: [\"f5\"])"];
    check(GameId::Trees, attack, "d4>e6:*,d5", &yes, &[]);
}

#[test]
fn conversions_of_treason_and_blocks_of_gess() {
    let yes = ["Happened(what: Converted, by: Mine, whose: Mine, kinds: [\"Spy\"], at: [\"D3\"])"];
    check(GameId::Treason, "6b/1b5/4Ww1/2B4/7/3w3 w", "I4=D3", &yes, &["Happened(what: Moved)"]);
    check(
        GameId::Gess,
        "start",
        "i3-i5",
        &["Happened(what: Moved, by: Mine, at_least: 2)"],
        &["Happened(what: Captured)"],
    );
}
