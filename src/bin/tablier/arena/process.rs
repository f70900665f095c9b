//! Another program, spoken to by lines.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use super::contestant::Fault;

/// A program that runs; it ends when this is dropped.
pub struct Process {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

impl Process {
    /// Starts a program with its arguments.
    pub fn start(command: &[String]) -> Result<Self, Fault> {
        let (program, arguments) = command.split_first().ok_or_else(|| Fault::Crash("no command".into()))?;
        let broken = |what: &str| Fault::Crash(format!("{program}: {what}"));
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| broken(&error.to_string()))?;
        let input = child.stdin.take().ok_or_else(|| broken("no input"))?;
        let output = child.stdout.take().ok_or_else(|| broken("no output"))?;
        let (sender, lines) = channel();
        std::thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        Ok(Self { child, input, lines })
    }

    /// Sends lines.
    pub fn send(&mut self, text: &str) -> Result<(), Fault> {
        writeln!(self.input, "{text}")
            .and_then(|()| self.input.flush())
            .map_err(|error| Fault::Crash(format!("it takes no more input: {error}")))
    }

    /// Waits for a line of which `wanted` makes something.
    pub fn wait<T>(
        &self,
        within: Duration,
        mut wanted: impl FnMut(&str) -> Option<Result<T, Fault>>,
    ) -> Result<T, Fault> {
        let until = Instant::now() + within;
        loop {
            match self.lines.recv_timeout(until.saturating_duration_since(Instant::now())) {
                Ok(line) => {
                    if let Some(found) = wanted(line.trim()) {
                        return found;
                    }
                }
                Err(RecvTimeoutError::Timeout) => return Err(Fault::Time),
                Err(RecvTimeoutError::Disconnected) => return Err(Fault::Crash("it ended".into())),
            }
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.send("quit");
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
