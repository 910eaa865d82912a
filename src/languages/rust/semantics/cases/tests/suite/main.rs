mod build;
mod ext;

pub mod prelude {
    pub use crate::ext::PartExt;
    pub use util::prelude::*;
}

pub fn helped() {}
