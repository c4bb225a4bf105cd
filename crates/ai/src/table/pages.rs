//! Zeroed memory that begins at a page, in large pages where the system has them: a search asks for its table's places all
//! over it, and with small pages the processor has to look up where nearly each of them lies.

use std::iter;

use memmap2::MmapMut;
use zerocopy::{FromBytes, IntoBytes, KnownLayout};

/// Zeroed values of a fixed number. The system gets and clears their pages only when they are used.
pub(super) enum Pages<T> {
    Mapped(MmapMut),
    /// Memory of the allocator, where the system gives no pages.
    Allocated(Vec<T>),
}

impl<T: FromBytes + IntoBytes + KnownLayout> Pages<T> {
    /// So many values, all of whose bits are 0.
    pub(super) fn zeroed(count: usize) -> Pages<T> {
        Pages::mapped(count).unwrap_or_else(|| Pages::allocated(count))
    }

    fn mapped(count: usize) -> Option<Pages<T>> {
        let pages = MmapMut::map_anon(count.checked_mul(size_of::<T>())?).ok()?;
        // A system without large pages refuses, and small ones do as well.
        #[cfg(target_os = "linux")]
        let _ = pages.advise(memmap2::Advice::HugePage);
        Some(Pages::Mapped(pages))
    }

    fn allocated(count: usize) -> Pages<T> {
        Pages::Allocated(iter::repeat_with(T::new_zeroed).take(count).collect())
    }

    pub(super) fn slice(&mut self) -> &mut [T] {
        match self {
            Pages::Mapped(pages) => {
                <[T]>::mut_from_bytes(pages).expect("pages begin aligned, and hold a whole number of values")
            }
            Pages::Allocated(values) => values,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_zero_and_stay_as_they_are_written() {
        for mut pages in [Pages::zeroed(100_000), Pages::allocated(100_000)] {
            assert!(pages.slice().iter().all(|&value| value == 0) && pages.slice().len() == 100_000);
            pages.slice()[99_999] = 7_u64;
            assert_eq!((pages.slice()[99_999], pages.slice()[99_998]), (7, 0));
        }
    }

    #[test]
    fn the_system_gives_pages_where_it_can() {
        assert!(matches!(Pages::<u64>::zeroed(1 << 20), Pages::Mapped(_)));
        for too_many in [usize::MAX, usize::MAX / 16] {
            assert!(Pages::<u64>::mapped(too_many).is_none());
        }
    }
}
