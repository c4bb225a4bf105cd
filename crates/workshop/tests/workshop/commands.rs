//! The command line, and the exit codes.

use crate::{stdout, workshop};

#[test]
fn a_wrong_command_line_ends_with_2() {
    for args in [
        &[][..],
        &["sing"],
        &["calibrate", "tress", "--minutes", "-1"],
        &["calibrate", "tress", "--minutes", "1e300"],
        &["calibrate", "tress", "--error", "NaN"],
        &["tactics", "make", "tress", "--minutes", "inf"],
        &["fit", "tress", "--pull", "-1"],
    ] {
        let output = workshop(args);
        let stderr = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{args:?}: {stderr}");
        assert!(stderr.contains("Usage") || stderr.contains("--help"), "{args:?}: {stderr}");
    }
}

/// The other program sends people here by these names.
#[test]
fn every_command_that_has_moved_is_here() {
    for command in ludarium_lab::MOVED {
        let help = stdout(&command.split(' ').chain(["--help"]).collect::<Vec<_>>());
        assert!(help.contains(&format!("ludarium-workshop {command}")), "{command}: {help}");
    }
}

#[test]
fn every_command_keeps_its_flags() {
    for (command, flags) in [
        (&["fit"][..], &["--games", "--nodes", "--seed", "--threads", "--pull", "--out", "--data"][..]),
        (
            &["calibrate"],
            &[
                "--verify",
                "--even",
                "--points",
                "--minutes",
                "--games",
                "--error",
                "--highest",
                "--seed",
                "--threads",
                "--results",
                "--table",
            ],
        ),
        (&["tactics", "make"], &["--count", "--seed", "--minutes", "--threads", "--file"]),
        (&["tactics", "prove"], &["--budget", "--every", "--drop-hard", "--threads", "--file"]),
        (&["tactics", "rate"], &["--tries", "--seed", "--missing", "--minutes", "--threads", "--file"]),
    ] {
        let help = stdout(&[command, &["--help"]].concat());
        for flag in flags {
            assert!(help.contains(&format!("{flag} ")) || help.contains(&format!("{flag}\n")), "{flag} in {help}");
        }
    }
}
