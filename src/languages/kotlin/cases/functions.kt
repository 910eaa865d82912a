/** Doubles. And more. */
fun double(x: Int): Int = x * 2
// ^ chunk function double(x: Int) exported public lines=2-2 type=Int sig="fun double(x: Int): Int" doc=Doubles.
// ^ bind function double ^ bind param x index=0 type=Int ^ yields return (x * <number>) in=double
// ^ refs Int:type Int:type x:read
suspend fun fetch(url: String, vararg ids: Int, retries: Int = 3, onDone: (Result<Int>) -> Unit = {}): Body {
// ^ chunk function fetch(url: String, *ids: Int, retries?: Int = 3, onDone) async exported public lines=6-13 type=Body sig="suspend fun fetch(url: String, vararg ids: Int, retries: Int = 3, onDone: (Result<Int>) -> Unit = {}): Body"
// ^ chunk lambda -() lines=6-6 ^ bind function fetch ^ bind param url index=0 type=String
// ^ bind param ids path=... index=1 type=Int ^ bind param retries index=2 type=Int value=<number>
// ^ bind param onDone index=3 type="(Result<Int>) -> Unit" value=other
// ^ refs String:type Int:type Int:type Result:type Int:type Unit:type Body:type
	throw Gone(url) // ^ yields throw call#0 in=fetch ^ refs Gone:call url:read
}
fun String.shout(times: Int) = this + "!"
// ^ chunk function String.shout(times: Int) exported public lines=14-14 sig="fun String.shout(times: Int)"
// ^ bind function shout ^ bind param this type=String ^ bind param times index=0 type=Int
// ^ yields return (this + "!") in=String.shout ^ refs String:type Int:type
fun <T : Comparable<T>> List<T>?.top(n: Int): T? where T : Named {
// ^ chunk function List.top(n: Int) exported public lines=18-24 type=T? sig="fun <T : Comparable<T>> List<T>?.top(n: Int): T? where T : Named"
// ^ bind function top ^ bind type_param T type=Comparable<T> ^ bind param n index=0 type=Int
// ^ refs Comparable:type T:type List:type T:type Int:type T:type T:type Named:type
	return this?.first()
	// ^ bind param this type=List<T>? ^ yields return call#1 in=List.top ^ refs .first:call
}
inline fun <reified T> Any.cast(crossinline make: () -> T, noinline other: T.(Int) -> Unit): T = this as T
// ^ chunk function Any.cast(make, other) exported public lines=25-25 type=T sig="inline fun <reified T> Any.cast(crossinline make: () -> T, noinline other: T.(Int) -> Unit): T"
// ^ bind function cast ^ bind type_param T ^ bind param this type=Any
// ^ bind param make index=0 type="() -> T" ^ bind param other index=1 type="T.(Int) -> Unit"
// ^ yields return (this as T) in=Any.cast ^ refs Any:type T:type T:type Int:type Unit:type T:type T:type
fun Outer.Inner.deep() {}
// ^ chunk function Outer.Inner.deep() exported public lines=30-30 sig="fun Outer.Inner.deep()"
// ^ bind function deep ^ refs Outer:type .Inner:type
val String.last: Char get() = this[length - 1]
// ^ chunk property String.last exported public readonly lines=33-33 type=Char sig="val String.last: Char"
// ^ chunk getter String.last.get() lines=33-33 type=Char sig=get() ^ bind param this type=String
// ^ bind const last type=Char ^ yields return this[(length - <number>)] in=String.last.get
// ^ refs String:type Char:type length:read
private tailrec fun loop() {}
// ^ chunk function loop() private lines=38-38 sig="private tailrec fun loop()" ^ bind function loop
internal external fun native(): Long
// ^ chunk function native() declaration lines=40-40 type=Long sig="internal external fun native(): Long"
// ^ bind function native ^ refs Long:type
fun outer() {
// ^ chunk function outer() exported public lines=43-59 sig="fun outer()" ^ bind function outer
	fun local(a: Int) = a
	// ^ chunk function outer.local(a: Int) lines=45-45 sig="fun local(a: Int)" ^ bind function local
	// ^ bind param a index=0 type=Int ^ yields return a in=outer.local ^ refs Int:type a:read
	class Local { fun m() {} }
	// ^ chunk class outer.Local lines=48-48 sig="class Local"
	// ^ chunk method outer.Local.m() public lines=48-48 sig="fun m()" ^ bind class Local ^ bind function m
	val anonymous = fun(x: Int): Int { return x }
	// ^ chunk lambda -(x: Int) lines=51-51 type=Int sig="fun(x: Int): Int" ^ bind param x index=0 type=Int
	// ^ bind const anonymous value=chunk:outer ^ yields return x in=outer:lambda
	// ^ refs Int:type Int:type x:read
	val taking = fun Int.(y: Int) = this + y
	// ^ chunk lambda -(y: Int) lines=55-55 sig="fun Int.(y: Int)" ^ bind param this type=Int
	// ^ bind param y index=0 type=Int ^ bind const taking value=chunk:outer
	// ^ yields return (this + y) in=outer:lambda ^ refs Int:type Int:type y:read
}
fun run(block: Builder.() -> Unit, other: suspend Outer.Inner.(Int, name: String) -> Unit) {}
// ^ chunk function run(block, other) exported public lines=60-60 sig="fun run(block: Builder.() -> Unit, other: suspend Outer.Inner.(Int, name: String) -> Unit)"
// ^ bind function run ^ bind param block index=0 type="Builder.() -> Unit"
// ^ bind param other index=1 type="suspend Outer.Inner.(Int, name: String) -> Unit"
// ^ refs Builder:type Unit:type Outer:type .Inner:type Int:type String:type Unit:type
fun interop(@NotNull a: Int, `in`: String) {}
// ^ chunk function interop(a: Int, in: String) exported public lines=65-65 sig="fun interop(@NotNull a: Int, `in`: String)"
// ^ bind function interop ^ bind param a index=0 type=Int ^ bind param in index=1 type=String
// ^ refs NotNull:call Int:type String:type
operator fun Point.component1() = x
// ^ chunk function Point.component1() exported public lines=69-69 sig="operator fun Point.component1()"
// ^ bind function component1 ^ yields return x in=Point.component1 ^ refs Point:type x:read
@Deprecated("old", ReplaceWith("new()")) @Suppress("a", "b") fun marked() {}
// ^ chunk function marked() exported public lines=72-72 sig="fun marked()" notes="Deprecated(\"old\", ReplaceWith(\"new()\")) Suppress(\"a\", \"b\")"
// ^ bind function marked ^ refs Deprecated:call ReplaceWith:call Suppress:call
// fun commented() {}
private const val LIMIT = 10
// ^ chunk constant LIMIT private readonly lines=76-76 sig="private const val LIMIT"
// ^ bind const LIMIT value=<number>
var counter: Int = start()
// ^ chunk variable counter exported public lines=79-79 type=Int sig="var counter: Int"
// ^ bind let counter type=Int value=call#6 ^ refs Int:type start:call
val (left, right) = pair()
// ^ chunk constant left exported public readonly lines=82-82 sig="val (left, right)"
// ^ chunk constant right exported public readonly lines=82-82 sig="val (left, right)"
// ^ bind const left path=[0] value=call#7 ^ bind const right path=[1] value=call#7 ^ refs pair:call
val delegated by lazy { 1 }
// ^ chunk constant delegated exported public readonly lines=86-86 sig="val delegated"
// ^ chunk lambda -() lines=86-86 ^ bind const delegated ^ yields return <number> in=delegated:lambda
// ^ refs lazy:call
/** Twice marked. */
@Suppress("a")
@Deprecated("old")
fun parted() {}
// ^ chunk function parted() exported public lines=91-93 sig="fun parted()" doc="Twice marked." notes="Suppress(\"a\") Deprecated(\"old\")"
/** Marked, and told. */
@Suppress("a")
@Deprecated(
	"old"
)
public fun told(): Int = 1
// ^ chunk function told() exported public lines=96-100 type=Int sig="public fun told(): Int" doc="Marked, and told." notes="Suppress(\"a\") Deprecated(\"old\")"
