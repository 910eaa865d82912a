pub fn area(x: i32) {}

fn hidden() {}

pub enum Shape {
    Round(Point),
    Square { at: Point },
    Empty,
}

pub struct Point(pub u8);

impl Point {
    pub fn shift(&self) {}
}

impl Shape {
    pub fn middle(&self) -> Option<&Point> {
        match self {
            Self::Round(point) => point.shift(), //= shift shapes.rs#Point.shift
            Shape::Square { at } => at.shift(), //= shift shapes.rs#Point.shift
            _ => hidden(), //= hidden shapes.rs#hidden
        }
        None
    }
}

// The same names as in other modules.
pub struct Dog;
impl Dog {
    pub fn speak(&self) {}
    pub fn new() -> Dog {
        Dog //= Dog shapes.rs#Dog
    }
}

mod r#return {
    pub fn back() {}
}
use r#return::back;
fn raw() {
    back(); //= back shapes.rs#r#return.back
}
