macro_rules! local {
    () => {};
}

pub trait Speak {
    fn name(&self) -> String;
    fn speak(&self) -> String {
        self.name() //= name traits.rs#Speak.name
    }
    fn make() -> Self
    where
        Self: Sized;
}

pub struct Tail(pub u8);

impl Tail {
    pub fn wag(&self) {}
}

pub struct Dog {
    pub tail: Tail,
    spare: Option<Tail>,
    call: Box<dyn Fn(i32) -> Tail>,
    bark: u8,
}

impl Speak for Dog {
    fn name(&self) -> String {
        (self.call)(1).wag(); //= wag traits.rs#Tail.wag
        self.bark(); //= bark traits.rs#Dog.bark
        String::new() //= new external std
    }
    fn make() -> Self {
        Self::new() //= new traits.rs#Dog.new
    }
}

impl Dog {
    pub fn new() -> Self {
        todo!()
    }
    pub fn with(mut self, tail: Tail) -> Self {
        self.tail = tail;
        self
    }
    pub fn found(&self) -> Option<&Tail> {
        self.spare.as_ref() //= as_ref external std
    }
    pub fn tried(&self) -> Result<Tail, String> {
        Ok(Tail(1)) //= Tail traits.rs#Tail
    }
    pub fn bark(&self) {}
}

fn generic<T: Speak, U>(one: T, two: &dyn Speak, three: impl Speak, four: U)
where
    U: Speak + Clone,
{
    one.speak(); //= speak traits.rs#Speak.speak
    two.speak(); //= speak traits.rs#Speak.speak
    three.name(); //= name traits.rs#Speak.name
    four.name(); //= name traits.rs#Speak.name
    T::make(); //= make traits.rs#Speak.make
    same(Tail(1)).wag(); //= wag traits.rs#Tail.wag
}

fn same<T>(value: T) -> T {
    value
}
