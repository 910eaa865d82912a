use crate::helped;
use crate::prelude::*;
use util::Part;
use util::{hushed, shout, whisper};

#[marked] //= marked lib.rs#marked
fn exported_macros() {
    helped(); //= helped main.rs#helped
    shout!(1); //= shout lib.rs#shout
    whisper!(2); //= whisper talk.rs#whisper
    util::whisper!(3); //= whisper talk.rs#whisper
    hushed!(); //= hushed unresolved
    Part::new().spun(); //= spun ext.rs#Part.spun
}
