//! The peak memory of the process.

/// The peak memory of the process in KiB; `None` where the system does not report it.
pub fn peak() -> Option<u64> {
    peak_in(&std::fs::read_to_string("/proc/self/status").ok()?)
}

fn peak_in(status: &str) -> Option<u64> {
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.trim().strip_suffix("kB")?.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::peak_in;

    #[test]
    fn the_format_of_linux_is_read() {
        assert_eq!(peak_in("Name:\tx\nVmHWM:\t    5120 kB\nVmRSS:\t    5000 kB\n"), Some(5120));
        assert_eq!(peak_in("Name:\tx\n"), None);
    }
}
