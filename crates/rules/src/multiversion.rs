//! Code for the processor that is there, in a program for every processor of its kind.

#[cfg(target_arch = "x86_64")]
use std::sync::LazyLock;

#[cfg(target_arch = "x86_64")]
use fearless_simd::{Level, Simd, x86::Avx2};

#[cfg(target_arch = "x86_64")]
static AVX2: LazyLock<Option<Avx2>> = LazyLock::new(|| Level::new().as_avx2());

/// Runs a closure that is compiled twice: for any processor, and for those with the counting, scanning and wide
/// instructions of x86-64-v3 (AVX2, BMI, POPCNT), which are used where there are some. The result is the same.
///
/// Only what the compiler puts into the closure is compiled twice: mark it, and what it calls, `#[inline(always)]`.
///
/// ```
/// use ludarium_rules::multiversioned;
/// assert_eq!(multiversioned(#[inline(always)] || 0b1011_u64.count_ones()), 3);
/// ```
#[inline(always)]
pub fn multiversioned<R>(work: impl FnOnce() -> R) -> R {
    #[cfg(target_arch = "x86_64")]
    if let Some(avx2) = *AVX2 {
        return avx2.vectorize(work);
    }
    work()
}
