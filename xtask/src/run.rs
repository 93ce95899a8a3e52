//! Running other programs: to the end, for their text, or for a bounded time.
//!
//! A failure is one sentence that names the command; what the program itself said has already gone to the terminal.

use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// What a step of xtask comes to: a value, or one sentence for the person at the terminal.
pub type Told<T> = Result<T, String>;

/// Runs `command` to its end with the terminal as its own.
///
/// # Errors
///
/// When it cannot be started or ends with anything but success.
pub fn finish(command: &mut Command) -> Told<()> {
    let status = command
        .status()
        .map_err(|fault| format!("{} cannot be started: {fault}", shown(command)))?;
    if status.success() {
        Ok(())
    } else {
        Err(format!("{} failed ({status})", shown(command)))
    }
}

/// Runs `command` and gives what it printed on its standard output.
///
/// # Errors
///
/// When it cannot be started, ends with anything but success, or prints something that is not UTF-8.
pub fn text(command: &mut Command) -> Told<String> {
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .map_err(|fault| format!("{} cannot be started: {fault}", shown(command)))?;
    if !output.status.success() {
        return Err(format!("{} failed ({})", shown(command), output.status));
    }
    String::from_utf8(output.stdout)
        .map_err(|_| format!("{} printed something that is not UTF-8", shown(command)))
}

/// Runs `command` for at most `limit`, then ends it together with every process it started.
///
/// # Errors
///
/// When it cannot be started, ends with anything but success, or is still running at the limit.
pub fn within(limit: Duration, command: &mut Command) -> Told<()> {
    own_group(command);
    let mut child = command
        .stdin(Stdio::null())
        .spawn()
        .map_err(|fault| format!("{} cannot be started: {fault}", shown(command)))?;
    let end = Instant::now() + limit;
    loop {
        match child.try_wait() {
            Ok(Some(status)) if status.success() => return Ok(()),
            Ok(Some(status)) => return Err(format!("{} failed ({status})", shown(command))),
            Ok(None) if Instant::now() < end => thread::sleep(Duration::from_millis(50)),
            Ok(None) => {
                end_group(&mut child);
                return Err(format!(
                    "{} was still running after {} s",
                    shown(command),
                    limit.as_secs()
                ));
            }
            Err(fault) => return Err(format!("{} was lost: {fault}", shown(command))),
        }
    }
}

/// Whether `program` is on the search path and answers `--version`.
pub fn answers(program: &str) -> bool {
    Command::new(program)
        .arg("--version")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

fn shown(command: &Command) -> String {
    let mut words = vec![command.get_program().to_string_lossy().into_owned()];
    words.extend(
        command
            .get_args()
            .map(|word| word.to_string_lossy().into_owned()),
    );
    format!("`{}`", words.join(" "))
}

#[cfg(unix)]
fn own_group(command: &mut Command) {
    std::os::unix::process::CommandExt::process_group(command, 0);
}

#[cfg(not(unix))]
fn own_group(_: &mut Command) {}

/// Ends the child; on Unix also what it started, by way of its process group (whose number is the child's).
fn end_group(child: &mut std::process::Child) {
    #[cfg(unix)]
    let _ = Command::new("kill")
        .args(["-KILL", "--", &format!("-{}", child.id())])
        .status();
    let _ = child.kill();
    let _ = child.wait();
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn a_program_that_hangs_is_ended_and_named() {
        let fault = within(Duration::ZERO, Command::new("sleep").arg("600"))
            .expect_err("600 s is over the limit");
        assert_eq!(fault, "`sleep 600` was still running after 0 s");
    }

    #[test]
    fn a_program_that_fails_is_named() {
        let fault = finish(&mut Command::new("false")).expect_err("false always fails");
        assert_eq!(fault, "`false` failed (exit status: 1)");
    }

    #[test]
    fn a_program_that_is_not_there_does_not_answer() {
        assert!(!answers("a-program-that-is-not-there"));
    }
}
