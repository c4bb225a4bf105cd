//! Choices as one whole number: the most compact code for choices that are all equally likely.
//!
//! Every choice is a digit of its own base: "which of so many". The number with these digits takes as many bits as the
//! choices are worth together, rounded up once, where a range coder rounds a little with each of them. Its arithmetic is
//! multiplication and division by a small number.

/// Choices on their way into a number.
#[derive(Default)]
pub(super) struct DigitWriter {
    digits: Vec<(u32, u32)>,
}

impl DigitWriter {
    /// Adds the choice of `digit` among `base`; the digit is smaller.
    pub fn push(&mut self, digit: u32, base: u32) {
        self.digits.push((digit, base));
    }

    /// Adds a number of up to 31 bits: small numbers take fewer digits.
    pub fn push_size(&mut self, size: u32) {
        let bits = u32::BITS - size.leading_zeros();
        self.push(bits, u32::BITS);
        for bit in 0..bits.saturating_sub(1) {
            self.push(size >> bit & 1, 2);
        }
    }

    /// The number, its lowest byte first, without zeros at its end.
    pub fn finish(self) -> Vec<u8> {
        let mut number = Vec::new();
        for (digit, base) in self.digits.into_iter().rev() {
            multiply(&mut number, base, digit);
        }
        let mut bytes: Vec<u8> = number.into_iter().flat_map(u32::to_le_bytes).collect();
        bytes.truncate(bytes.iter().rposition(|&byte| byte != 0).map_or(0, |last| last + 1));
        bytes
    }
}

fn multiply(number: &mut Vec<u32>, base: u32, digit: u32) {
    let mut carry = u64::from(digit);
    for limb in number.iter_mut() {
        let product = u64::from(*limb) * u64::from(base) + carry;
        *limb = product as u32;
        carry = product >> 32;
    }
    if carry > 0 {
        number.push(carry as u32);
    }
}

/// The choices of a number.
pub(super) struct DigitReader {
    number: Vec<u32>,
}

impl DigitReader {
    /// The number of these bytes, the lowest first.
    pub fn new(bytes: &[u8]) -> DigitReader {
        let limb = |chunk: &[u8]| chunk.iter().rev().fold(0, |limb, &byte| limb << 8 | u32::from(byte));
        DigitReader { number: bytes.chunks(4).map(limb).collect() }
    }

    /// The next choice among `base`, which is more than 0.
    pub fn next(&mut self, base: u32) -> u32 {
        let mut rest = 0_u64;
        for limb in self.number.iter_mut().rev() {
            let value = rest << 32 | u64::from(*limb);
            *limb = (value / u64::from(base)) as u32;
            rest = value % u64::from(base);
        }
        if self.number.last() == Some(&0) {
            self.number.pop();
        }
        rest as u32
    }

    /// The next number of up to 31 bits.
    pub fn next_size(&mut self) -> u32 {
        let bits = self.next(u32::BITS);
        let low = bits.saturating_sub(1);
        let size = (0..low).fold(0, |size, bit| size | self.next(2) << bit);
        if bits == 0 { 0 } else { size | 1 << low }
    }

    /// Whether nothing is left: all further digits would be 0.
    pub fn is_empty(&self) -> bool {
        self.number.iter().all(|&limb| limb == 0)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn digits_come_back(digits in prop::collection::vec((any::<u32>(), 1..=u32::MAX), 0..200), sizes in prop::collection::vec(0..1_u32 << 31, 0..20)) {
            let mut writer = DigitWriter::default();
            digits.iter().for_each(|(digit, base)| writer.push(digit % base, *base));
            sizes.iter().for_each(|&size| writer.push_size(size));
            let bytes = writer.finish();
            let mut reader = DigitReader::new(&bytes);
            for (digit, base) in digits {
                prop_assert_eq!(reader.next(base), digit % base);
            }
            for size in sizes {
                prop_assert_eq!(reader.next_size(), size);
            }
            prop_assert!(reader.is_empty());
        }
    }

    #[test]
    fn a_number_takes_the_bits_that_its_digits_are_worth() {
        let mut writer = DigitWriter::default();
        (0..100).for_each(|digit| writer.push(digit % 38, 38));
        assert_eq!(writer.finish().len(), (100.0_f64 * 38.0_f64.log2() / 8.0).ceil() as usize);
    }
}
