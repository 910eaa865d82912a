// Words that begin like `else`, guards, receivers that may be null, contexts of types.
fun find(id: Int) = Films.where { Films.id eq id.value }.toList() // ^ call eq receiver=Films.id args=1 ^ call Films.where args=1 ^ call Films.where { Films.id eq id.value }.toList name=toList ^ no error
fun cast(id: Any) = where { ref as Column<Int> eq id } // ^ call eq args=1 ^ call where ^ no error
fun branches(a: Boolean) = if (a) each(1) else exit(2) // ^ call each ^ call exit ^ no error
public enum class Either { even, odd } // ^ chunk enum Either exported public ^ chunk enum_member Either.even exported public ^ chunk enum_member Either.odd exported public ^ no error
fun lines(elseResult: String?) {
	first(1) // ^ call first args=1
	elseResult?.let { second(it) } // ^ call elseResult?.let optional name=let ^ call second ^ no error
}
fun guards(a: Any, b: Boolean) = when (a) { // ^ no error
	is List<*> if a.size() is Long -> some() // ^ call a.size ^ call some ^ refs List:type a:read .size:call Long:type some:call ^ no error
	Color.RED if (b && ready()) -> red() // ^ call ready ^ call red ^ no error
	else -> if (b) last() else none() // ^ call last ^ call none ^ no error
}
fun adjust(body: Op<Boolean>?.() -> Unit, plain: A?.(Int) -> B) = body // ^ chunk function adjust(body,plain) exported public ^ no error
fun <A> raise(block: context(Raise<Int>, Scope) () -> A): A = block() // ^ chunk function raise(block) exported public ^ call block ^ no error
typealias Handler = suspend context(Raise<Int>) Call.() -> Unit // ^ chunk type Handler exported public ^ no error
val adders = listOf(MutableList<Any?>::add, MutableSet<*>::add) // ^ call listOf args=2 ^ no error
class Held(@all:Setter(x) val held: Int) { // ^ chunk class Held(held: Int) exported public ^ chunk property Held.held exported public readonly ^ no error
	val token by -literal("x") // ^ chunk property Held.token exported public readonly ^ call literal ^ no error
	val at = table[first, second,] // ^ chunk property Held.at exported public readonly ^ no error
}
fun waits() {
	suspend { raise(1) }.start() // ^ call suspend ^ call raise ^ call suspend { raise(1) }.start name=start ^ no error
	val chosen = if // ^ bind const chosen
		(ready()) 1 else 2 // ^ call ready ^ no error
}
