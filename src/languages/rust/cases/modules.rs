mod plain; // ^ chunk namespace plain declaration private sig="mod plain" ^ import * as plain from plain kind=include ^ bind namespace plain scope=module chunk=plain ^ no export
/// Offered.
#[cfg(unix)]
pub mod sys; // ^ chunk namespace sys declaration exported public doc=Offered. lines=3-4 notes=cfg(unix) ^ import * as sys from sys kind=include conditional ^ export named sys chunk=sys
#[path = "other/file.rs"]
mod renamed; // ^ chunk namespace renamed declaration private notes="path(\"other/file.rs\")" ^ import * as renamed from other/file.rs kind=include
include!("tables.rs"); // ^ import * from tables.rs kind=include ^ call include via=macro
include!(concat!(env!("OUT_DIR"), "/made.rs")); // ^ import * from - kind=include ^ call include via=macro ^ refs include:call
const TEXT: &str = include_str!("notes.txt"); // ^ no import ^ call include_str via=macro in=TEXT

pub mod outer { // ^ chunk namespace outer exported public lines=11-35 doc="What is inside." notes=allow(dead_code) sig="pub mod outer" ^ scope namespace ^ bind namespace outer scope=module ^ export named outer chunk=outer ^ no import
	//! What is inside.
	#![allow(dead_code)]

	pub fn shown() {} // ^ chunk function outer.shown() exported public ^ export named outer::shown local=outer::shown chunk=outer.shown ^ bind function shown scope=namespace
	pub(super) fn near() {} // ^ chunk function outer.near() exported protected ^ export named outer::near
	pub(in crate::a) struct Far; // ^ chunk struct outer.Far exported protected ^ export named outer::Far ^ no refs
	fn hidden() {} // ^ chunk function outer.hidden() private ^ no export
	pub use crate::x::Y as Z; // ^ import Y as Z from crate::x ^ export named outer::Z local=Y from=crate::x ^ bind import Z scope=namespace
	pub use self::inner::*; // ^ import * from self::outer::inner ^ export star outer::* from=self::outer::inner
	use super::plain; // ^ import plain as plain from self ^ no export

	mod inner { // ^ chunk namespace outer.inner private ^ no export
		pub fn deep() { // ^ chunk function outer.inner.deep() exported public ^ no export
			fn local() {} // ^ chunk function outer.inner.deep.local() private
			pub fn odd() {} // ^ chunk function outer.inner.deep.odd() public ^ no export
			use a::b; // ^ import b as b from a ^ bind import b scope=function ^ no export
		}
		pub mod more { // ^ chunk namespace outer.inner.more exported public ^ no export
			pub const K: u8 = 1; // ^ chunk constant outer.inner.more.K exported public ^ no export
		}
	}
	pub mod other { pub fn last() {} } // ^ chunk namespace outer.other exported public ^ chunk function outer.other.last() exported public ^ export named outer::other ^ export named outer::other::last
	impl S { pub fn method() {} } // ^ chunk impl outer.S ^ chunk method outer.S.method() public static ^ no export
}

#[cfg(test)]
mod tests { // ^ chunk namespace tests private notes=cfg(test) lines=37-45
	use super::*; // ^ import * from self conditional
	mod helpers; // ^ chunk namespace tests.helpers declaration private ^ import * as helpers from helpers kind=include conditional

	#[test]
	fn works() { outer::shown() } // ^ chunk function tests.works() private test lines=42-43 notes=test ^ call outer::shown receiver=outer
	fn not_a_test() {} // ^ chunk function tests.not_a_test() private
}

#[link(name = "z")] // ^ chunk block - declaration unsafe lines=47-53 type="extern \"C\"" notes="link(name = \"z\")"
unsafe extern "C" { // ^ no scope
	pub fn inflate(x: *const u8, ...) -> i32; // ^ chunk function inflate(x: *const u8, *arg1) declaration exported public type=i32 parent=:block ^ export named inflate chunk=inflate ^ bind function inflate scope=module ^ bind param x index=0
	pub safe fn sum(n: i32) -> i32; // ^ chunk function sum(n: i32) declaration exported public sig="pub safe fn sum(n: i32) -> i32" ^ no error
	static mut errno: i32; // ^ chunk variable errno declaration private static ^ bind var errno value=?
	type Opaque; // ^ chunk type Opaque declaration private ^ bind type Opaque
}
extern "system" fn callback() {} // ^ chunk function callback() private sig="extern \"system\" fn callback()"
