fn first() { a() } // ^ chunk function first() private
impl S { // ^ chunk impl S broken
    fn m1(&self) { // ^ chunk method S.m1(self) private
        if x {
            y() // ^ call y in=S.m1
    }
    fn m2(&self) { z() } // ^ chunk method S.m2(self) broken private ^ call z in=S.m2 ^ bind param self
    pub fn m3() {} // ^ chunk method S.m3() broken public static
}
/// Free.
pub fn free() { d() } // ^ chunk function free() broken exported public doc=Free. ^ bind function free scope=module ^ export named free chunk=free ^ call d in=free
struct Data { // ^ chunk struct Data broken private ^ bind class Data scope=module
    a: u8, // ^ chunk field Data.a private
}
impl Data { // ^ chunk impl Data broken
    fn inside(&self) {} // ^ chunk method Data.inside(self) private
}
mod late { // ^ chunk namespace late broken private
    fn f() { fn g() {} } // ^ chunk function late.f() private ^ chunk function late.f.g() private
}
