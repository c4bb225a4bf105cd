//! `ludarium-manuals FOLDER` writes the man pages and shell completions of `ludarium` and `ludarium-lab`, made from their
//! command lines, where packages have them: `man/man1`, `bash-completion/completions`, `zsh/site-functions` and
//! `fish/vendor_completions.d`.

use std::env;
use std::fs::{File, create_dir_all};
use std::path::{Path, PathBuf};

use anyhow::Context;
use clap::{Command, CommandFactory};
use clap_complete::Shell;
use clap_complete::aot::generate;
use clap_mangen::Man;

/// The folders of completions, and what the file of a program is called there.
const SHELLS: [(Shell, &str, &str, &str); 3] = [
    (Shell::Bash, "bash-completion/completions", "", ""),
    (Shell::Zsh, "zsh/site-functions", "_", ""),
    (Shell::Fish, "fish/vendor_completions.d", "", ".fish"),
];

fn main() -> anyhow::Result<()> {
    let folder = env::args_os().nth(1).map(PathBuf::from).context("usage: ludarium-manuals FOLDER")?;
    for command in [ludarium::cli::Cli::command().name("ludarium"), ludarium_lab::Cli::command()] {
        write_manuals(&command, &folder.join("man/man1"))?;
        for (shell, place, before, behind) in SHELLS {
            let name = command.get_name().to_owned();
            let mut file = made(&folder.join(place), &format!("{before}{name}{behind}"))?;
            generate(shell, &mut command.clone(), name, &mut file);
        }
    }
    Ok(())
}

/// The page of a program, and one of each of its commands.
fn write_manuals(command: &Command, folder: &Path) -> anyhow::Result<()> {
    let name = command.get_name().to_owned();
    let mut pages = vec![(name.clone(), command.clone())];
    for inner in command.get_subcommands().filter(|inner| !inner.is_hide_set()) {
        let page = format!("{name}-{}", inner.get_name());
        let called = format!("{name} {}", inner.get_name());
        pages.push((page.clone(), inner.clone().display_name(page).bin_name(called).disable_version_flag(true)));
    }
    for (page, command) in pages {
        let manual = Man::new(command).manual("Ludarium").source(concat!("ludarium ", env!("CARGO_PKG_VERSION")));
        manual.render(&mut made(folder, &format!("{page}.1"))?).with_context(|| page)?;
    }
    Ok(())
}

fn made(folder: &Path, name: &str) -> anyhow::Result<File> {
    let path = folder.join(name);
    create_dir_all(folder).and_then(|()| File::create(&path)).with_context(|| path.display().to_string())
}
