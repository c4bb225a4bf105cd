//! What is read, and what is refused.

use std::io::Read as _;

use super::*;

fn refusal(bytes: &[u8]) -> LudoboxError {
    contents(bytes).expect_err("refused")
}

fn unpacked(bytes: &[u8]) -> Vec<u8> {
    let mut unpacked = Vec::new();
    flate2::read::GzDecoder::new(bytes).read_to_end(&mut unpacked).expect("whole");
    unpacked
}

#[test]
fn what_is_in_it_is_said() {
    let packed = pack(player().path());
    assert_eq!((packed.matches, packed.left_out.count), (3, 0));
    let contents = contents(&packed.bytes).expect("whole");
    assert_eq!((contents.matches, contents.studies, contents.has_progress), (3, 1, true));
    assert_eq!((contents.day, contents.unreadable), (MatchId::fresh().date(), LeftOut::default()));
}

#[test]
fn a_damaged_file_is_refused_or_says_the_same_whichever_byte_it_is() {
    let home = tempfile::tempdir().expect("a folder");
    save(home.path(), &a_match(1, &["dNd3"]));
    let packed = pack(home.path()).bytes;
    let whole = contents(&packed).expect("whole");
    for at in 0..packed.len() {
        for change in [1, 0x80, 0xff] {
            let mut changed = packed.clone();
            changed[at] ^= change;
            match contents(&changed) {
                // The time in the head says nothing, and of many zeros any of them can be repeated.
                Ok(same) => assert!(same == whole && unpacked(&changed) == unpacked(&packed), "byte {at}"),
                Err(LudoboxError::Io { .. } | LudoboxError::Store(_) | LudoboxError::Library(_)) => panic!("byte {at}"),
                Err(_) => {}
            }
        }
        let cut = refusal(&packed[..at]);
        assert!(matches!(cut, LudoboxError::Damaged | LudoboxError::Other), "cut at {at}: {cut}");
    }
    let longer = [&packed[..], b"x"].concat();
    assert!(matches!(refusal(&longer), LudoboxError::Damaged));
}

#[test]
fn other_files_are_no_ludoboxes() {
    let packed_text = {
        let mut out = GzEncoder::new(Vec::new(), Compression::fast());
        out.write_all(&[b'x'; 2000]).expect("memory");
        out.finish().expect("memory")
    };
    for other in [
        &b""[..],
        b"PK\x03\x04",
        b"[Game \"tress\"]",
        b"\x89PNG",
        &packed_text,
        &raw(&[("form.ron", b"()")]),
        &raw(&[("ludobox.txt", b"a box")]),
        &raw(&[("ludobox.txt", b"ludobox one\n")]),
        &raw(&[("ludobox.txt", b"ludobox 1\xff")]),
    ] {
        let error = refusal(other);
        assert!(matches!(error, LudoboxError::Other), "{error}");
    }
}

#[test]
fn a_newer_file_says_so_whatever_is_in_it() {
    let newer = raw(&[("ludobox.txt", b"ludobox 2\n"), ("../what.is.new", b"?")]);
    assert!(matches!(refusal(&newer), LudoboxError::Newer(2)));
}

#[test]
fn names_that_lead_elsewhere_are_refused() {
    for name in [
        "../form.ron",
        "/etc/passwd",
        "C:\\form.ron",
        "matches/../form.ron",
        "matches/trash/../../x.toml",
        "programs.ron",
        "matches/library.redb",
        "",
    ] {
        let error = refusal(&raw(&[LABEL, (name, b"()")]));
        assert!(matches!(&error, LudoboxError::Stranger(stranger) if stranger == name), "{name}: {error}");
    }
    let twice = raw(&[LABEL, ("form.ron", b"()"), ("form.ron", b"()")]);
    assert!(matches!(refusal(&twice), LudoboxError::Twice(_)));
    assert!(matches!(refusal(&raw(&[LABEL, LABEL])), LudoboxError::Twice(_)));
}

#[test]
fn links_and_folders_are_refused() {
    for kind in *b"12345678xgL" {
        let mut block = Header { name: "form.ron".to_owned(), size: 0 }.block(0);
        block[156] = kind;
        block[148..156].fill(b' ');
        let sum: u32 = block.iter().map(|byte| u32::from(*byte)).sum();
        block[148..156].copy_from_slice(format!("{sum:06o}\0 ").as_bytes());
        let mut out = GzEncoder::new(Vec::new(), Compression::fast());
        let label = Header { name: LABEL.0.to_owned(), size: LABEL.1.len() as u64 };
        for part in [&label.block(0)[..], LABEL.1, &vec![0; padding(label.size)], &block, &[0; 1024]] {
            out.write_all(part).expect("memory");
        }
        assert!(matches!(refusal(&out.finish().expect("memory")), LudoboxError::Damaged), "{}", char::from(kind));
    }
}

#[test]
fn bombs_are_refused_before_they_are_unpacked() {
    // Said to be larger than it can be.
    let mut out = GzEncoder::new(Vec::new(), Compression::fast());
    let head = |name: &str, size| Header { name: name.to_owned(), size }.block(0);
    let label = [&head(LABEL.0, 10)[..], b"ludobox 1\n", &[0; 502]].concat();
    out.write_all(&label).expect("memory");
    out.write_all(&head("form.ron", 5 << 20)).expect("memory");
    assert!(matches!(refusal(&out.finish().expect("memory")), LudoboxError::LargeEntry(name) if name == "form.ron"));
    // Many that are each within the bound.
    let zeros = vec![0; 16 << 20];
    let mut out = GzEncoder::new(Vec::new(), Compression::fast());
    out.write_all(&label).expect("memory");
    for number in 0..40 {
        out.write_all(&head(&format!("reviews/{number:016x}.json"), 32 << 20)).expect("memory");
        (0..2).for_each(|_| out.write_all(&zeros).expect("memory"));
    }
    let bomb = out.finish().expect("memory");
    assert!(bomb.len() < 8 << 20 && matches!(refusal(&bomb), LudoboxError::TooMuch));
    // Zeros without end.
    let mut out = GzEncoder::new(Vec::new(), Compression::fast());
    out.write_all(&label).expect("memory");
    (0..66).for_each(|_| out.write_all(&zeros).expect("memory"));
    assert!(matches!(refusal(&out.finish().expect("memory")), LudoboxError::TooMuch));
    let large = [&[0x1f, 0x8b, 8][..], &vec![0; MAX_BYTES]].concat();
    assert!(matches!(refusal(&large), LudoboxError::TooMuch));
}

#[test]
fn what_this_program_cannot_read_in_it_is_named() {
    let box_ = raw(&[
        LABEL,
        ("form.ron", b"(forms: {7})"),
        ("lessons.ron", b"\xff"),
        ("mistakes.ron", b"(version: 9)"),
        ("settings.toml", NEWER_SETTINGS.as_bytes()),
    ]);
    let contents = contents(&box_).expect("whole");
    let names: Vec<&str> = contents.unreadable.named.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["form.ron", "lessons.ron", "mistakes.ron", "settings.toml"]);
    assert!(!contents.has_progress);
    let home = player();
    let before = files(home.path());
    let taken = import(home.path(), &box_, Wanted::Everything).expect("taken in");
    assert_eq!((taken.left_out.count, taken.replaced), (4, 0));
    assert_eq!(files(home.path()), before);
}

#[test]
fn tar_and_gzip_unpack_it() {
    let home = player();
    let path = home.path().join("all.ludobox");
    fs::write(&path, pack(home.path()).bytes).expect("written");
    // Where the tools are.
    let Ok(output) = std::process::Command::new("tar").arg("tzf").arg(&path).output() else { return };
    let listed = String::from_utf8(output.stdout).expect("names");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(listed.starts_with("ludobox.txt\n") && listed.contains("matches/library-notes.jsonl\n"), "{listed}");
}

/// The one of the journeys, which `tar` and `gzip` of another program have made.
#[test]
fn a_file_that_other_tools_have_made_is_read() {
    let made = include_bytes!("../../../../tests/journeys/files/everything.ludobox");
    let home = tempfile::tempdir().expect("a folder");
    let taken = import(home.path(), made, Wanted::Everything).expect("taken in");
    assert_eq!((taken.added, taken.replaced, taken.left_out.count, taken.backup), (2, 1, 0, None));
    assert_eq!(library(home.path()).entry(2).expect("there").title, "The second");
}
