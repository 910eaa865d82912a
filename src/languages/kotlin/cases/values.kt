class V(val a: Int, b: Thing) {
// ^ bind class V scope=module ^ bind param b scope=class ^ bind field a scope=class
	val own = b // ^ bind field own scope=class value=b ^ assign this.own = b in=V
	var count = 0 // ^ bind field count scope=class value=<number> ^ assign this.count = <number> in=V
	fun m(p: Any?) { // ^ bind function m scope=class ^ bind param p scope=function
		val x = p as String // ^ bind const x scope=function value="(p as String)"
		val y = if (c) one else two // ^ bind const y scope=function value="(c ? (one | two))"
		val z = when (val k = key()) {
		// ^ bind const k scope=block value=call#0 ^ bind const z scope=function value="(call#0 ? (first | second))"
			1 -> first
			is Int, in range -> { second }
			else -> throw Bad() // ^ yields throw call#1 in=V.m
		}
		val t = try { risky() } catch (e: IOException) { fallback } finally { done() }
		// ^ bind catch e scope=block ^ bind const t scope=function value="(call#2 | fallback)"
		val e = p ?: other // ^ bind const e scope=function value="(p ?: other)"
		val (q, _, r: Int) = pair
		// ^ bind const q scope=function path=[0] value=pair ^ bind const r scope=function path=[2] value=pair
		for ((k, v) in map) { use(k) }
		// ^ bind const k scope=block path=[][0] value=map ^ bind const v scope=block path=[][1] value=map
		for (i in list) use(i) // ^ bind const i scope=block path=[] value=list
		count++ // ^ assign count = (count + <number>) in=V.m
		--this.count // ^ assign this.count = (this.count - <number>) in=V.m
		count += 2 // ^ assign count = (count + <number>) in=V.m
		this.own2 = x!! // ^ assign this.own2 = x in=V.m
		a.b.c = y // ^ assign a.b.c = y in=V.m
		a?.b?.c = y // ^ assign a.b.c = y in=V.m
		arr[0] = z // ^ assign arr[<number>] = z in=V.m
		get().field = x // ^ assign call#6.field = x in=V.m
		get().list[1] += y // ^ assign call#7.list[<number>] = (call#7.list[<number>] + y) in=V.m
		x().y = a || b // ^ assign call#8.y = (a || b) in=V.m
		val fn = { a: Int, (f, s) -> f }
		// ^ bind param a scope=function ^ bind param f scope=function path=[0]
		// ^ bind param s scope=function path=[1] ^ bind const fn scope=function value=chunk:V.m
		// ^ yields return f in=V.m:lambda
		val ref = String::length // ^ bind const ref scope=function value=String.length
		val s = "a"; val c = 'c'; val n = 1.5f; val tpl = "x$n"; val nul = null; val b = true
		// ^ bind const s scope=function value="\"a\"" ^ bind const c scope=function value=<char>
		// ^ bind const n scope=function value=<number> ^ bind const tpl scope=function value="template(\"x\", n)"
		// ^ bind const nul scope=function value=<null> ^ bind const b scope=function value=<boolean>
		val o = object : Runnable { override fun run() {} }
		// ^ bind function run scope=class ^ bind const o scope=function value=chunk:V.m
		list.forEach { if (it == 1) return@forEach }
		// ^ bind param it scope=function ^ yields return other in=V.m:lambda
		list.forEach { return }
		return x // ^ yields return x in=V.m
	}
	fun block(): Int { return run { 5 } }
	// ^ bind function block scope=class ^ yields return <number> in=V.block:lambda
	// ^ yields return call#11 in=V.block
}
