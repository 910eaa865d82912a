use util::Part;

pub trait PartExt {
    fn spun(&self);
}

impl PartExt for Part {
    fn spun(&self) {}
}
