pub mod talk;
pub use marks::marked;
pub mod prelude {
    pub use crate::marked;
}

pub mod inner {
    pub struct Part;
    impl Part {
        pub fn new() -> Self {
            Part
        }
        pub fn turn(&self) {}
    }
    pub fn deep() {}
}
pub use inner::{deep as down, Part};

#[macro_export]
macro_rules! shout {
    ($x:expr) => {
        println!("{}", $x)
    };
}

pub fn open() {}
