//! The file's own, which is no chunk's.

/// First sentence. Second sentence.
/// Another line.
fn lines() {} // ^ chunk function lines() private doc="First sentence." lines=5-5
/** Block doc. More. */
fn block() {} // ^ chunk function block() private doc="Block doc."
/**
 * Starred block
 * goes on.
 */
fn starred() {} // ^ chunk function starred() private doc="Starred block"
/// Before the attribute.
#[inline]
/// After it.
fn around() {} // ^ chunk function around() private doc="Before the attribute." lines=14-16
///
/// After an empty line.
fn empty_first() {} // ^ chunk function empty_first() private doc="After an empty line."
// A plain comment.
fn plain() {} // ^ chunk function plain() private doc=-
//// Four slashes.
fn four() {} // ^ chunk function four() private doc=-
/*** Three stars. */
fn stars() {} // ^ chunk function stars() private doc=-
/**/
fn nothing() {} // ^ chunk function nothing() private doc=-
/// With a plain comment below.
// Not this.
fn mixed() {} // ^ chunk function mixed() private doc="With a plain comment below."

/// Far away, and still about what follows.

fn far() {} // ^ chunk function far() private doc="Far away, and still about what follows."
/// About a value.
const V: u8 = 1; // ^ chunk constant V private doc="About a value."
/// About an import: no chunk.
use a::b;
fn after_import() {} // ^ chunk function after_import() private doc=-
mod inner { // ^ chunk namespace inner private doc=Inside.
	//! Inside.
	/*! More inside. */
	/// Member.
	pub fn m() {} // ^ chunk function inner.m() exported public doc=Member.
}
trait T {
	/// Required.
	fn r(); // ^ chunk method T.r() declaration static doc=Required.
	/// Named.
	type N; // ^ chunk type T.N declaration doc=Named.
}
/// Made.
macro_rules! m { () => {}; } // ^ chunk macro m private doc=Made.
/// Impl.
impl S { // ^ chunk impl S doc=Impl.
	/// Method.
	fn f() {} // ^ chunk method S.f() private static doc=Method.
}
fn body() {
	/// Local.
	fn local() {} // ^ chunk function body.local() private doc=Local.
}
/// Umlauts: größer — 😀 ok. Rest.
fn wide() {} // ^ chunk function wide() private doc="Umlauts: größer — 😀 ok."
