use std::fmt::Display;

/// Draws. And more.
pub trait Shape<A = u8>: Display + for<'a> Cmp<&'a A> + ns::Named<A> + ?Sized + 'static
// ^ chunk trait Shape exported public lines=4-27 doc="Draws." sig="pub trait Shape<A = u8>: Display + for<'a> Cmp<&'a A> + ns::Named<A> + ?Sized + 'static where A: Copy,"
// ^ heritage extends Display name=Display of=Shape value=Display
// ^ heritage extends for<'a> Cmp<&'a A> name=Cmp value=Cmp
// ^ heritage extends ns::Named<A> name=Named value=ns.Named
// ^ bind type Shape scope=module chunk=Shape ^ bind type_param A scope=class ^ bind type_param 'a scope=type
// ^ refs Display:type Cmp:type 'a:type A:type ns:type .Named:type A:type Sized:type
// ^ export named Shape chunk=Shape
where
	A: Copy, // ^ refs A:type Copy:type
{
	type Out<'b>: Clone + 'b where Self: 'b; // ^ chunk type Shape.Out declaration sig="type Out<'b>: Clone + 'b where Self: 'b" type=- ^ no bind type Out ^ bind type_param 'b scope=type ^ refs Clone:type 'b:type 'b:type
	type Plain; // ^ chunk type Shape.Plain declaration ^ no bind
	const SIDES: u8; // ^ chunk constant Shape.SIDES declaration type=u8 sig="const SIDES: u8" ^ no assign ^ no bind
	const CORNERS: u8 = sides(); // ^ chunk constant Shape.CORNERS type=u8 ^ call sides in=Shape.CORNERS ^ assign chunk:Shape.CORNERS = call#0 in=Shape
	fn area(&self) -> f64; // ^ chunk method Shape.area(self: &Self) declaration type=f64 sig="fn area(&self) -> f64" ^ bind param self index=0 type=&Self scope=function
	fn make() -> Self where Self: Sized; // ^ chunk method Shape.make() declaration static type=Self ^ no bind
	/// A default.
	fn twice(&self) -> f64 { // ^ chunk method Shape.twice(self: &Self) doc="A default." lines=22-24
		self.area() * 2.0 // ^ call self.area receiver=self name=area in=Shape.twice value=this.area ^ refs .area:call
	}
	fn unnamed(u8, &str); // ^ chunk method Shape.unnamed(arg0: u8, arg1: &str) declaration static ^ no bind
	shape_members!(A); // ^ call shape_members via=macro in=Shape args=1 kinds=identifier
}

unsafe trait Marker {} // ^ chunk trait Marker private unsafe ^ no heritage

impl Shape for Circle { // ^ chunk impl Circle type=Circle sig="impl Shape for Circle" lines=31-36 ^ heritage implements Shape name=Shape of=Circle value=Shape ^ refs Shape:type Circle:type ^ scope class ^ no bind
	type Plain = u8; // ^ chunk type Circle.Plain type=u8 sig="type Plain" ^ no bind
	const SIDES: u8 = 0; // ^ chunk constant Circle.SIDES ^ assign chunk:Circle.SIDES = <number> in=Circle
	fn area(&self) -> f64 { self.r } // ^ chunk method Circle.area(self: &Self) type=f64 parent=Circle ^ yields return this.r in=Circle.area
	fn make() -> Self { Self { r: 1.0 } } // ^ chunk method Circle.make() static ^ call Self via=new name=Self args=1 keywords=r kinds=number value=Self ^ refs .r:write
}
impl<T> Shape for T where T: Other {} // ^ chunk impl T type=T ^ bind type_param T scope=class type=Other
impl<'a, T: Clone + 'a, const N: usize> ns::Tr<T> for ns::Boxed<'a, [T; N]> {} // ^ chunk impl Boxed type="ns::Boxed<'a, [T; N]>" ^ heritage implements ns::Tr<T> name=Tr value=ns.Tr ^ bind type_param 'a scope=class ^ bind type_param T type="Clone + 'a" ^ bind type_param N type=usize ^ refs Clone:type 'a:type ns:type .Tr:type T:type ns:type .Boxed:type 'a:type T:type N:read
impl Tr for &mut dyn Named {} // ^ chunk impl Named type="&mut dyn Named"
impl Tr for [u8] {} // ^ chunk impl [u8] type=[u8]
impl<A, B> Tr for (A, B) {} // ^ heritage implements Tr of="(A, B)"
impl Tr for fn(u8) -> u8 {} // ^ chunk impl fn(u8) -> u8
impl Tr for u8 {} // ^ chunk impl u8 ^ refs Tr:type
impl !Send for Circle {} // ^ chunk impl Circle ^ no heritage ^ refs Send:type Circle:type
unsafe impl Sync for Circle {} // ^ chunk impl Circle unsafe ^ heritage implements Sync

impl Circle { // ^ chunk impl Circle type=Circle ^ no heritage
	pub const UNIT: Self = Self::new(1.0); // ^ chunk constant Circle.UNIT public type=Self ^ call Self::new in=Circle.UNIT receiver=Self value=Self.new ^ no export
	pub fn new(r: f64) -> Self { todo!() } // ^ chunk method Circle.new(r: f64) public static type=Self ^ no bind function new ^ no export ^ bind param r index=0
	pub(crate) fn grow(&mut self, by: f64) {} // ^ chunk method Circle.grow(self: &mut Self, by: f64) protected
	fn shrink<'s>(&'s mut self) {} // ^ chunk method Circle.shrink(self: &'s mut Self) private ^ bind type_param 's scope=function ^ bind param self
	fn eat(self) {} // ^ chunk method Circle.eat(self) private
	fn eat_mut(mut self) {} // ^ chunk method Circle.eat_mut(self) private
	fn boxed(self: Box<Self>) {} // ^ chunk method Circle.boxed(self: Box<Self>) private ^ refs Box:type
	fn helper() { fn inner(x: u8) {} } // ^ chunk method Circle.helper() private static ^ chunk function Circle.helper.inner(x: u8) private ^ bind function inner scope=function chunk=Circle.helper.inner ^ bind param x
}
