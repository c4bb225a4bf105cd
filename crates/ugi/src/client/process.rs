//! The other program as a process of the system.

use std::io::{self, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, SyncSender};
use std::thread;
use std::time::Duration;

use super::patience::Patience;
use super::program::Program;

/// How a program has ended.
pub use std::process::ExitStatus;

/// The commands that may wait for a program to read them.
const MOST_WAITING: usize = 64;

/// How often the end of a process is looked for.
const LOOK: Duration = Duration::from_millis(2);

/// A running program. Dropping it ends the program and whatever it has started.
#[derive(Debug)]
pub struct Process {
    child: Child,
    commands: Option<SyncSender<String>>,
    quit: Duration,
}

impl Process {
    /// Starts the program; what it writes is read by whoever takes the pipes of the child.
    pub fn start(program: &Program, quit: Duration) -> io::Result<Process> {
        let mut command = command(program);
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn()?;
        let stdin = child.stdin.take();
        let mut process = Process { child, commands: None, quit };
        process.commands = Some(write_commands(stdin.ok_or(io::ErrorKind::BrokenPipe)?)?);
        Ok(process)
    }

    /// The child, for its pipes.
    pub fn child(&mut self) -> &mut Child {
        &mut self.child
    }

    /// Writes a line, in another thread; `false` if the program has not read the last ones.
    pub fn send(&self, line: String) -> bool {
        self.commands.as_ref().is_some_and(|commands| commands.try_send(line).is_ok())
    }

    /// How the program has ended, if it ends within that time.
    pub fn wait(&mut self, time: Duration) -> Option<ExitStatus> {
        let mut patience = Patience::new(time);
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status),
                Ok(None) if !patience.left().is_zero() => thread::sleep(LOOK),
                Ok(None) | Err(_) => return None,
            }
        }
    }

    /// Kills the program and whatever it has started.
    pub fn kill(&mut self) {
        self.commands = None;
        #[cfg(unix)]
        if let Ok(id) = i32::try_from(self.child.id())
            && let Some(group) = rustix::process::Pid::from_raw(id)
        {
            // The group is gone if all of its processes have ended.
            let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
        }
        // A program that has already ended cannot be killed, which is as well.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.send("quit".to_owned());
        // Closes its input as soon as the last command is written.
        self.commands = None;
        let quit = self.quit;
        self.wait(quit);
        self.kill();
    }
}

fn command(program: &Program) -> Command {
    let mut command = Command::new(&program.path);
    command.args(&program.arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    if let Some(folder) = &program.folder {
        command.current_dir(folder);
    }
    command
}

/// Writes commands in a thread of its own, since a program that does not read would make the writer wait. The thread
/// ends with the program or with the sender.
fn write_commands(mut stdin: ChildStdin) -> io::Result<SyncSender<String>> {
    let (sender, commands) = mpsc::sync_channel::<String>(MOST_WAITING);
    let work = move || {
        for command in commands {
            if stdin.write_all(format!("{command}\n").as_bytes()).and_then(|()| stdin.flush()).is_err() {
                return;
            }
        }
    };
    thread::Builder::new().name("ugi commands".to_owned()).spawn(work)?;
    Ok(sender)
}
