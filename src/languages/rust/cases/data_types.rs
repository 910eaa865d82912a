/// A place.
#[derive(Debug, Clone, serde::Serialize)]
// ^ heritage mixin Debug name=Debug of=Point value=Debug ^ heritage mixin Clone ^ heritage mixin serde::Serialize name=Serialize value=serde.Serialize ^ refs Debug:type Clone:type serde:type .Serialize:type ^ no call
#[cfg_attr(feature = "x", derive(Hash), repr(C))] // ^ heritage mixin Hash of=Point ^ refs Hash:type
#[serde(rename_all = "camelCase")] // ^ no call ^ no refs
pub struct Point<T: Copy = f64> {
	// ^ chunk struct Point exported public lines=2-20 doc="A place." sig="pub struct Point<T: Copy = f64>" notes="derive(Debug, Clone, serde::Serialize) cfg_attr(feature = \"x\", derive(Hash), repr(C)) serde(rename_all = \"camelCase\")"
	// ^ bind class Point scope=module chunk=Point ^ bind type_param T scope=type type=Copy ^ export named Point chunk=Point ^ scope type
	/// Across.
	#[serde(default)]
	pub x: T, // ^ chunk field Point.x public lines=10-11 type=T sig="pub x: T" doc=Across. notes=serde(default) parent=Point ^ refs T:type ^ no bind ^ no call
	pub(crate) y: Option<Box<T>>, // ^ chunk field Point.y protected type=Option<Box<T>> ^ refs Option:type Box:type T:type
	z: fn(name: &T) -> u8, // ^ chunk field Point.z private type="fn(name: &T) -> u8" ^ refs T:type
	pub(self) w: [u8; SIZE], // ^ chunk field Point.w private ^ refs SIZE:read
	pub r#type: ns::Kind, // ^ chunk field Point.r#type public ^ refs ns:type .Kind:type

	// plain comment, no doc
	//// four slashes are none either
	last: (), // ^ chunk field Point.last private doc=-
}
struct Pair(/** Left. */ pub u8, #[skip] pub(super) Vec<String>, (A, B)); // ^ chunk struct Pair private sig="struct Pair( pub u8, #[skip] pub(super) Vec<String>, (A, B))" ^ chunk field Pair.0 public type=u8 doc=Left. sig="pub u8" parent=Pair ^ chunk field Pair.1 protected type=Vec<String> notes=skip ^ chunk field Pair.2 private type="(A, B)"
struct Wrap<T>(T) where T: Tr; // ^ chunk struct Wrap private sig="struct Wrap<T>(T) where T: Tr" ^ chunk field Wrap.0 private type=T
pub struct Unit; // ^ chunk struct Unit exported public sig="pub struct Unit" ^ no heritage
struct Empty {} // ^ chunk struct Empty private sig="struct Empty"

#[repr(u8)]
pub enum Shape<'a> { // ^ chunk enum Shape exported public lines=26-36 notes=repr(u8) sig="pub enum Shape<'a>" ^ bind enum Shape scope=module ^ bind type_param 'a scope=type
	/// Round.
	Circle { r: f64, #[x] at: Point }, // ^ chunk enum_member Shape.Circle doc=Round. sig="Circle { r: f64, #[x] at: Point }" ^ chunk field Shape.Circle.r type=f64 parent=Shape.Circle ^ chunk field Shape.Circle.at notes=x ^ refs Point:type ^ no bind
	Poly(Vec<Point>, &'a str), // ^ chunk enum_member Shape.Poly sig="Poly(Vec<Point>, &'a str)" ^ chunk field Shape.Poly.0 type=Vec<Point> ^ chunk field Shape.Poly.1 type="&'a str" ^ refs Vec:type Point:type 'a:type
	#[default] // ^ no call
	Nothing, // ^ chunk enum_member Shape.Nothing lines=31-32 notes=default sig=Nothing
	Line = 1 << 2, // ^ chunk enum_member Shape.Line sig=Line
	Computed = size_of(), // ^ chunk enum_member Shape.Computed ^ call size_of in=Shape.Computed
	Tagged { x: u8 } = 7, // ^ chunk enum_member Shape.Tagged sig="Tagged { x: u8 }" ^ chunk field Shape.Tagged.x
}
enum Never {} // ^ chunk enum Never private

union Bits { // ^ chunk union Bits private lines=39-42 ^ bind class Bits
	f: f32, // ^ chunk field Bits.f private type=f32
	pub i: u32, // ^ chunk field Bits.i public
}
fn union(union: u8) -> u8 { union } // ^ chunk function union(union: u8) private ^ yields return union

type Plain = u8; // ^ chunk type Plain private type=u8 sig="type Plain" ^ bind type Plain chunk=Plain
pub type Alias<'a, T> = std::result::Result<&'a T, dyn Error + Send>; // ^ chunk type Alias exported public sig="pub type Alias<'a, T>" type="std::result::Result<&'a T, dyn Error + Send>" ^ bind type Alias ^ bind type_param 'a scope=type ^ bind type_param T scope=type ^ refs std:type .result:type .Result:type 'a:type T:type Error:type Send:type

pub const MAX: usize = 4 * KB; // ^ chunk constant MAX exported public type=usize sig="pub const MAX: usize" ^ bind const MAX type=usize value="(<number> * KB)" chunk=MAX ^ export named MAX chunk=MAX ^ refs KB:read
const NAME: &str = "n"; // ^ chunk constant NAME private type=&str ^ bind const NAME value="\"n\""
const _: () = check(); // ^ chunk constant - private ^ no bind ^ call check in=:constant
static COUNT: AtomicUsize = AtomicUsize::new(0); // ^ chunk variable COUNT private static readonly type=AtomicUsize sig="static COUNT: AtomicUsize" ^ bind const COUNT value=call#2 ^ call AtomicUsize::new in=COUNT
pub static mut LEVEL: u8 = b'x'; // ^ chunk variable LEVEL exported public static ^ bind var LEVEL type=u8 value=<number>
static HANDLER: fn(u8) -> u8 = |x| x; // ^ chunk variable HANDLER private static readonly ^ chunk lambda -(x) parent=HANDLER ^ bind const HANDLER value=chunk:HANDLER ^ bind param x index=0
fn bump() {
	const LOCAL: u8 = 1; // ^ chunk constant bump.LOCAL private ^ bind const LOCAL scope=function value=<number> ^ no export
	struct Local(u8); // ^ chunk struct bump.Local private ^ chunk field bump.Local.0 private ^ bind class Local scope=function
	unsafe { LEVEL = 2; LEVEL += 1; } // ^ scope unsafe ^ assign LEVEL = <number> ^ assign LEVEL = (LEVEL + <number>) ^ refs LEVEL:write LEVEL:readwrite
}
