class A : B by d.e {
// ^ chunk class A exported public lines=1-14 ^ bind class A ^ refs B:type d:read .e:read
	val open = 0b1010_0001
	// ^ chunk property A.open exported public readonly lines=3-3 ^ bind field open value=<number>
	// ^ assign this.open = <number>
	fun f(x: Int) = when (x) {
	// ^ chunk method A.f(x: Int) exported public lines=6-13 ^ bind function f ^ bind param x
	// ^ refs Int:type x:read
		in 1..2 -> "a"
		in 3..<5 -> "b"
		!in xs -> "c" // ^ refs xs:read
		else -> "d"
	}
}
val anon = object : Logger by delegate {
// ^ chunk constant anon exported public readonly lines=15-19 ^ chunk object - lines=15-19
// ^ bind const anon value=chunk:anon ^ refs Logger:type delegate:read
	fun extra() {} // ^ chunk method anon.extra() public lines=18-18 ^ bind function extra
}
class M : N by a.b().c { // ^ chunk class M exported public lines=20-22 ^ bind class M ^ refs N:type
	fun kept() = 1 // ^ chunk method M.kept() exported public lines=21-21 ^ bind function kept
}
fun g(h: A.B.() -> Unit) {
// ^ chunk function g(h) exported public lines=23-39 ^ bind function g ^ bind param h
// ^ refs A:type .B:type Unit:type
	data.size // ^ refs data:read .size:read
	open = 1 // ^ assign open = <number> ^ refs open:write
	inner(2) // ^ call inner ^ refs inner:call
	in1.skip() // ^ call in1.skip ^ refs in1:read .skip:call
	val y = !isValid(1) // ^ call isValid ^ bind const y value="(! call#2)" ^ refs isValid:call
	val a = b // ^ bind const a value=b ^ refs b:read
	(a as C).d = 1 // ^ assign (a as C).d = <number> ^ refs a:read C:type .d:write
	val z = x or // ^ call or ^ bind const z value=call#4 ^ refs x:read .or:call
		(y shl 1) // ^ call shl ^ refs y:read .shl:call
	when (a) { // ^ refs a:read
		1 -> if (b) return // ^ refs b:read
		else -> c() // ^ call c ^ refs c:call
	}
}
context(scope: Scope, other: Other)
fun withContext() = 1
// ^ chunk function withContext() exported public lines=41-41 ^ bind function withContext
val p: P // ^ chunk constant p exported public readonly lines=43-44 type=P ^ bind const p ^ refs P:type
	by lazy { 1 } // ^ chunk lambda -() lines=44-44 ^ call lazy ^ refs lazy:call
actual class Q actual constructor(
// ^ chunk class Q(r: Int) exported public lines=45-49 ^ bind class Q
	public actual val r: Int,
	// ^ chunk property Q.r exported public readonly lines=47-47 type=Int ^ bind field r ^ refs Int:type
)
class W<T> // ^ chunk class W exported public lines=50-51 ^ bind class W ^ bind type_param T
	where T : X // ^ refs T:type X:type
val s = "a ${if (x) "}" else """{"""} b"
// ^ chunk constant s exported public readonly lines=52-52 ^ bind const s value="template(\"a \", (x ? (\"}\" | \"{\")), \" b\")" ^ refs x:read
fun later(a: Any, value: Int) {
// ^ chunk function later(a: Any, value: Int) exported public lines=54-73 ^ bind function later
// ^ bind param a ^ bind param value ^ refs Any:type Int:type
	when (a) { // ^ refs a:read
		is X if a.ok() -> first() // ^ call a.ok ^ call first ^ refs X:type a:read .ok:call first:call
		1,
		2,
		-> second() // ^ call second ^ refs second:call
	}
	val c = make() // ^ call make ^ bind const c value="(call#10 as Thing)" ^ refs make:call
		as Thing // ^ refs Thing:type
	val d = $$"cost $5 ${no()}" // ^ bind const d value="\"cost $5 ${no()}\""
	val e = f ?: object : Api by delegate {
	// ^ chunk object - lines=66-71 ^ bind const e value="(f ?: chunk:later)"
	// ^ refs f:read Api:type delegate:read
		override fun g() = value
		// ^ chunk method later.g() override public lines=69-69 ^ bind function g ^ refs value:read
	}
	last = value // ^ assign last = value ^ refs last:write value:read
}
