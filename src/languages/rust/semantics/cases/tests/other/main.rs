use util::Part;

trait PartExt {
    fn spun(&self);
}

impl PartExt for Part {
    fn spun(&self) {}
}

fn own_trait() {
    Part::new().spun(); //= spun main.rs#Part.spun
}
