unsafe extern "C" { // ^ no error
	safe fn a(); // ^ chunk function a() declaration private sig="fn a()" ^ no refs
	safe static B: u8; // ^ chunk variable B declaration private static readonly
}
auto trait Auto {} // ^ chunk trait Auto private ^ no error
pub unsafe auto trait Both {} // ^ chunk trait Both exported public unsafe ^ no error
const trait Const {} // ^ chunk trait Const private ^ no error
impl const Const for S {} // ^ chunk impl S ^ heritage implements Const ^ no error
type Dyn<'a> = Box<dyn 'a + Send>; // ^ chunk type Dyn private type="Box<dyn 'a + Send>" ^ refs Box:type Send:type ^ no error
const SAFE: &str = "safe fn auto trait"; // ^ bind const SAFE value="\"safe fn auto trait\""
fn named_like_types(n: i64) -> bool { // ^ chunk function named_like_types(n: i64) private
	check(str![[r#"a"#]], u8!(n)); // ^ call str via=macro args=1 ^ call u8 via=macro args=1 ^ call check args=2 ^ refs check:call str:call u8:call n:read ^ no error
	n as u8 != 3 && !f32::is_nan(1.0) // ^ call f32::is_nan receiver=f32 ^ no error
}
