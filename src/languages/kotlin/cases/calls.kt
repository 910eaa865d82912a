@file:JvmName("Calls")
// ^ call JvmName via=decorator args=1 kinds=string values="\"Calls\"" ^ refs JvmName:call
package a
class C : Base(1, x), Api by make(2) {
// ^ call Base via=super args=2 kinds=number,identifier in=C values="<number>, x"
// ^ call make args=1 kinds=number in=C values=<number> ^ refs Base:call x:read Api:type make:call
	init { setUp() } // ^ call setUp args=0 in=C ^ refs setUp:call
	val field = create("a", key = 1)
	// ^ call create args=2 kinds=string,number keywords=key in=C values="\"a\", <number>" ^ refs create:call
	constructor() : super(3) { after() }
	// ^ call super via=super args=1 kinds=number in=C.constructor values=<number>
	// ^ call after args=0 in=C.constructor ^ refs after:call
	constructor(a: Int) : this() // ^ call this args=0 in=C.constructor ^ refs Int:type
	fun all(xs: Array<Int>) { // ^ refs Array:type Int:type
		plain() // ^ call plain args=0 in=C.all ^ refs plain:call
		a.b.c(1, -2, "s", 'c', null, true)
		// ^ call a.b.c receiver=a.b args=6 kinds=number,number,string,string,null,boolean in=C.all values="<number>, (- <number>), \"s\", <char>, <null>, <boolean>"
		// ^ refs a:read .b:read .c:call
		a?.b?.c(it)
		// ^ call a?.b?.c optional receiver=a?.b args=1 kinds=identifier in=C.all values=it
		// ^ refs a:read .b:read .c:call it:read
		list.map { it.name }.filter { x -> x.ok(1) }.toSet()
		// ^ call list.map receiver=list args=1 kinds=function in=C.all values=chunk:C.all
		// ^ call x.ok receiver=x args=1 kinds=number in=C.all:lambda values=<number>
		// ^ call list.map { it.name }.filter receiver="list.map { it.name }" args=1 kinds=function in=C.all values=chunk:C.all
		// ^ call list.map { it.name }.filter { x -> x.ok(1) }.toSet receiver="list.map { it.name }.filter { x -> x.ok(1) }" args=0 in=C.all
		// ^ refs list:read .map:call it:read .name:read .filter:call x:read .ok:call .toSet:call
		with(receiver, 2) { inner() }
		// ^ call inner args=0 in=C.all:lambda
		// ^ call with args=3 kinds=identifier,number,function in=C.all values="receiver, <number>, chunk:C.all"
		// ^ refs with:call receiver:read inner:call
		Product(1, name = "n")
		// ^ call Product via=new args=2 kinds=number,string keywords=name in=C.all values="<number>, \"n\""
		// ^ refs Product:call
		pkg.Product<Int>(2)
		// ^ call pkg.Product via=new receiver=pkg args=1 kinds=number in=C.all values=<number>
		// ^ refs pkg:read .Product:call Int:type
		f(*xs, last = 4)
		// ^ call f spread args=2 kinds=spread,number keywords=last in=C.all values="...xs, <number>"
		// ^ refs f:call xs:read
		a to b // ^ call to receiver=a args=1 kinds=identifier in=C.all values=b ^ refs a:read .to:call b:read
		1 until g(2) step 3
		// ^ call g args=1 kinds=number in=C.all values=<number>
		// ^ call until receiver=1 args=1 kinds=call in=C.all values=call#21
		// ^ call step receiver="1 until g(2)" args=1 kinds=number in=C.all values=<number>
		// ^ refs .until:call g:call .step:call
		super.close() // ^ call super.close receiver=super args=0 in=C.all ^ refs .close:call
		super<Api>.close()
		// ^ call super<Api>.close receiver=super<Api> args=0 in=C.all ^ refs Api:type .close:call
		this.own(); this@C.own()
		// ^ call this.own receiver=this args=0 in=C.all ^ call this@C.own receiver=this@C args=0 in=C.all
		// ^ refs .own:call .own:call
		items[0](1) // ^ call items[0] args=1 kinds=number in=C.all values=<number> ^ refs items:read
		(pick())(2)
		// ^ call pick args=0 in=C.all ^ call (pick()) args=1 kinds=number in=C.all values=<number>
		// ^ refs pick:call
		f(x)(y)
		// ^ call f args=1 kinds=identifier in=C.all values=x
		// ^ call f(x) args=1 kinds=identifier in=C.all values=y ^ refs f:call x:read y:read
		obj::method; ::top; C::class.java.name
		// ^ refs obj:read .method:read top:read C:type .java:read .name:read
		"$a ${b.c("in ${d()}")} text"
		// ^ call d args=0 in=C.all ^ call b.c receiver=b args=1 kinds=template in=C.all values="template(\"in \", call#33)"
		// ^ refs a:read b:read .c:call d:call
		"""raw ${e()} $f""" // ^ call e args=0 in=C.all ^ refs e:call f:read
		!check(); -neg(1); a!!.b()!!.c()
		// ^ call check args=0 in=C.all ^ call neg args=1 kinds=number in=C.all values=<number>
		// ^ call a!!.b receiver=a!! args=0 in=C.all ^ call a!!.b()!!.c receiver=a!!.b()!! args=0 in=C.all
		// ^ refs check:call neg:call a:read .b:call .c:call
		x = y() ?: z() ?: return
		// ^ call y args=0 in=C.all ^ call z args=0 in=C.all ^ refs x:write y:call z:call
		val o = object : Runnable, Other(5) { override fun run() { deep() } }
		// ^ call Other via=super args=1 kinds=number in=C.all:object values=<number>
		// ^ call deep args=0 in=C.all.run ^ refs Runnable:type Other:call deep:call
		run label@ { return@label stop() }
		// ^ call stop args=0 in=C.all:lambda ^ call run args=1 kinds=function in=C.all values=chunk:C.all
		// ^ refs run:call stop:call
		call @Ann { it() }
		// ^ call Ann via=decorator args=0 in=C.all ^ call it args=0 in=C.all:lambda
		// ^ call call args=1 kinds=function in=C.all values=chunk:C.all ^ refs call:call Ann:call it:call
		`odd name`(1) // ^ call `odd name` args=1 kinds=number in=C.all values=<number> ^ refs odd name:call
		generic<Map<String, List<Int>>>()
		// ^ call generic args=0 in=C.all ^ refs generic:call Map:type String:type List:type Int:type
		f(object : A {}, ::g, this, listOf(1), [1])
		// ^ call listOf args=1 kinds=number in=C.all values=<number>
		// ^ call f args=5 kinds=object,member,this,call,array in=C.all values="chunk:C.all, g, this, call#51, [<number>]"
		// ^ refs f:call A:type g:read listOf:call
		a.b().c = d()
		// ^ call a.b receiver=a args=0 in=C.all ^ call d args=0 in=C.all ^ refs a:read .b:call .c:write d:call
		a.b(1)[2] += e()
		// ^ call a.b receiver=a args=1 kinds=number in=C.all values=<number> ^ call e args=0 in=C.all
		// ^ refs a:read .b:call e:call
		if (ok()) yes() else no()
		// ^ call ok args=0 in=C.all ^ call yes args=0 in=C.all ^ call no args=0 in=C.all
		// ^ refs ok:call yes:call no:call
		get("x"); open(1); data(2); value.of(3); set.add(4)
		// ^ call get args=1 kinds=string in=C.all values="\"x\""
		// ^ call open args=1 kinds=number in=C.all values=<number>
		// ^ call data args=1 kinds=number in=C.all values=<number>
		// ^ call value.of receiver=value args=1 kinds=number in=C.all values=<number>
		// ^ call set.add receiver=set args=1 kinds=number in=C.all values=<number>
		// ^ refs get:call open:call data:call value:read .of:call set:read .add:call
		foo {} // ^ call foo args=1 kinds=function in=C.all values=chunk:C.all ^ refs foo:call
	}
}
// not.a.call()
val s = "not.a.call() either"
typealias Fn = (Int) -> Unit // ^ refs Int:type Unit:type
fun interface NotCalled { fun invoke(a: Int) } // ^ refs Int:type
