#![no_std] // ^ no call ^ no refs ^ no chunk
#![feature(x)]
//! About the file.

#[inline(always)] // ^ no call ^ no refs
#[must_use = "why"]
#[allow(clippy::all)]
#[rustfmt::skip]
#[doc(hidden)]
#[unsafe(no_mangle)]
fn builtin() {} // ^ chunk function builtin() private lines=5-11 notes="inline(always) must_use(\"why\") allow(clippy::all) rustfmt::skip doc(hidden) unsafe(no_mangle)"

#[tokio::main(flavor = "x", worker_threads = 2)] // ^ call tokio::main via=decorator name=main receiver=tokio args=2 kinds=string,number keywords=flavor,worker_threads in=- value=tokio.main ^ refs tokio:read .main:call
#[instrument] // ^ call instrument via=decorator args=0 in=- ^ refs instrument:call
async fn main() {} // ^ chunk function main() async private notes="tokio::main(flavor = \"x\", worker_threads = 2) instrument"

#[derive(Clone)]
#[serde(tag = "t")] // ^ no call ^ no refs
#[serde_with::skip_none] // ^ call serde_with::skip_none via=decorator
struct Derived { // ^ chunk struct Derived private lines=17-23
	#[serde(default)] // ^ no call ^ no refs
	a: u8,
}
#[pin_project] // ^ call pin_project via=decorator
struct Plain {
	#[pin] // ^ no call
	b: u8, // ^ chunk field Plain.b private notes=pin
}
#[async_trait] // ^ call async_trait via=decorator in=-
impl Tr for Plain {
	#[cfg(test)]
	#[handler(x)] // ^ call handler via=decorator in=Plain kinds=identifier
	fn m(&self) { #![allow(unused)] } // ^ chunk method Plain.m(self) notes="cfg(test) handler(x) allow(unused)"
}
fn statements() {
	#[cfg(x)] // ^ no call
	let a = 1; // ^ bind let a
	#[allow(y)]
	call(); // ^ call call
	fn not_annotated() {} // ^ chunk function statements.not_annotated() private notes=-
	match a {
		#[cfg(z)] // ^ no call ^ no refs
		1 => one(), // ^ call one
		_ => {}
	}
}
fn params(#[cfg(a)] x: u8, #[b] y: u8) {} // ^ chunk function params(x: u8, y: u8) private ^ no call
#[derive()]
enum NoDerives {} // ^ no heritage
#[cfg_attr(test, derive(Debug))] // ^ heritage mixin Debug of=MaybeDerived
enum MaybeDerived {}
