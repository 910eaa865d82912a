class Before { // ^ chunk class Before exported public
	fun a() = 1 // ^ chunk method Before.a() exported public
}
fun sound(x: Int): Int { // ^ chunk function sound(x: Int) exported public
	return x
}
fun torn(x: Int, { // ^ chunk function torn(x: Int) broken exported public ^ error
	val y = // ^ error
}
class After { // ^ chunk class After exported public
	fun b() {} // ^ chunk method After.b() exported public
	val c = 2 // ^ chunk property After.c exported public readonly
}
fun last() {} // ^ chunk function last() exported public
