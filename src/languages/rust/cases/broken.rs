struct Before { a: u8 } // ^ chunk struct Before private ^ chunk field Before.a private
impl Before { // ^ chunk impl Before broken
	fn one(&self) -> u8 { self.a } // ^ chunk method Before.one(self) private
	fn two(&self) { // ^ chunk method Before.two(self) broken private
		let x = foo(1, ; // ^ error
		bar(); // ^ call bar in=Before.two
	}
	fn three(&self) { baz() } // ^ chunk method Before.three(self) private ^ call baz in=Before.three
}
fn params( { // ^ chunk function params() broken private ^ error
	b(); // ^ call b in=params
}
mod m { // ^ chunk namespace m broken private
	pub struct Half { // ^ chunk struct m.Half broken exported public
		a: u8, // ^ chunk field m.Half.a private
		b // ^ error
	}
	pub fn later() { f() } // ^ chunk function m.later() exported public ^ call f in=m.later
}
trait T { // ^ chunk trait T broken private
	fn req(&self) -> ; // ^ chunk method T.req(self) broken declaration
	fn def(&self) { g() } // ^ chunk method T.def(self) ^ call g in=T.def
}
fn arm(x: u8) { // ^ chunk function arm(x) broken private
	match x {
		1 => a(), // ^ call a in=arm
		2 => // ^ no call
	}
}
fn last() { h() } // ^ chunk function last() private ^ call h in=last
