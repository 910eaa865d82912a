fn typing() { // ^ chunk function typing broken ^ error
	let value = thing.
}
fn next() { ok() } // ^ chunk function next broken sig="fn next" ^ call ok ^ refs ok:call
fn after(x: u8) { done() } // ^ chunk function after(x) private ^ call done in=after ^ bind function after scope=module ^ bind param x
