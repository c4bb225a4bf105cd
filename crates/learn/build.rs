//! The lessons are part of the library: a new file among them is no change that the compiler would notice.

fn main() {
    println!("cargo::rerun-if-changed=../../assets/lessons");
}
