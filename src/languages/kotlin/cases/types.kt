package shop.model // ^ chunk namespace shop.model lines=1-1

/** A thing for sale. See [Cart]. */
@Serializable
@Table(name = "products", schema = "s")
data class Product(
// ^ chunk class Product(id: Long, price?: Int = 0, tags: List<String>, *parts: Part, note: String?) exported public lines=4-36 doc="A thing for sale." notes="Serializable Table(name = \"products\", schema = \"s\")"
// ^ export named Product ^ bind class Product chunk=Product
	val id: Long,
	// ^ chunk property Product.id exported public readonly lines=9-9 type=Long
	// ^ bind field id type=Long chunk=Product.id
	private var price: Int = 0,
	// ^ chunk property Product.price private lines=12-12 type=Int
	// ^ bind field price type=Int chunk=Product.price
	@field:Id @get:JvmName("tags") internal val tags: List<String>,
	// ^ chunk property Product.tags readonly lines=15-15 type=List<String> notes="field:Id get:JvmName(\"tags\")"
	// ^ bind field tags type=List<String> chunk=Product.tags
	vararg parts: Part, // ^ bind param parts type=Part
	note: String?, // ^ bind param note type=String?
) : Base<Long>(id, note), Named, Comparable<Product> {
// ^ heritage extends Base<Long> of=Product ^ heritage implements Named of=Product
// ^ heritage implements Comparable<Product> of=Product
	inner class Slot
	// ^ chunk class Product.Slot exported public lines=23-23 ^ bind class Slot chunk=Product.Slot
	class Nested {
	// ^ chunk class Product.Nested exported public lines=25-30 ^ bind class Nested chunk=Product.Nested
		object Deep
		// ^ chunk object Product.Nested.Deep exported public lines=27-27
		// ^ bind class Deep chunk=Product.Nested.Deep
	}
	companion object { // ^ chunk object Product.Companion exported public lines=31-35
		const val MAX = 3
		// ^ chunk property Product.Companion.MAX exported public readonly lines=32-32
		// ^ bind field MAX chunk=Product.Companion.MAX
	}
}
abstract class Shape protected constructor() {
// ^ chunk class Shape() abstract exported public lines=37-48 ^ export named Shape
// ^ bind class Shape chunk=Shape
	abstract fun area(): Double
	// ^ chunk method Shape.area() abstract declaration exported public lines=40-40 type=Double
	// ^ bind function area chunk=Shape.area
	open val sides: Int = 0
	// ^ chunk property Shape.sides exported public readonly lines=43-43 type=Int
	// ^ bind field sides type=Int chunk=Shape.sides
	protected class Hidden
	// ^ chunk class Shape.Hidden protected lines=46-46 ^ bind class Hidden chunk=Shape.Hidden
}
class Service
// ^ chunk class Service(db: Database) exported public lines=49-58 notes=constructor:Inject
// ^ export named Service ^ bind class Service chunk=Service
	@Inject
	internal constructor(private val db: Database) : Api by db {
	// ^ chunk property Service.db private readonly lines=53-53 type=Database
	// ^ heritage implements Api of=Service ^ bind field db type=Database chunk=Service.db
	fun find() = 1
	// ^ chunk method Service.find() exported public lines=56-56 ^ bind function find chunk=Service.find
}
class Wrapped(d: Api) : Api by wrap(d), Closeable {
// ^ chunk class Wrapped(d: Api) exported public lines=59-65 ^ heritage implements Api of=Wrapped
// ^ heritage implements Closeable of=Wrapped ^ export named Wrapped ^ bind class Wrapped chunk=Wrapped
// ^ bind param d type=Api
	fun own() {}
	// ^ chunk method Wrapped.own() exported public lines=63-63 ^ bind function own chunk=Wrapped.own
}
class Old : Parent {
// ^ chunk class Old exported public lines=66-73 ^ heritage extends Parent of=Old ^ export named Old
// ^ bind class Old chunk=Old
	constructor() : super() // ^ chunk constructor Old.constructor() exported public lines=69-69
	constructor(a: Int, b: String = "x") : this()
	// ^ chunk constructor Old.constructor(a: Int, b?: String = "x") exported public lines=70-70
	// ^ bind param a type=Int ^ bind param b type=String
}
sealed interface Result<out T> {
// ^ chunk interface Result exported public lines=74-94 ^ export named Result
// ^ bind type Result chunk=Result ^ bind type_param T
	val code: Int
	// ^ chunk property Result.code abstract declaration exported public readonly lines=77-77 type=Int
	// ^ bind field code type=Int chunk=Result.code
	fun get(): T
	// ^ chunk method Result.get() abstract declaration exported public lines=80-80 type=T
	// ^ bind function get chunk=Result.get
	fun orNull(): T? = null
	// ^ chunk method Result.orNull() exported public lines=83-83 type=T?
	// ^ bind function orNull chunk=Result.orNull
	data class Ok<T>(override val code: Int) : Result<T>
	// ^ chunk class Result.Ok(code: Int) exported public lines=86-86
	// ^ chunk property Result.Ok.code exported override public readonly lines=86-86 type=Int
	// ^ heritage implements Result<T> of=Result.Ok ^ bind class Ok chunk=Result.Ok ^ bind type_param T
	// ^ bind field code type=Int chunk=Result.Ok.code
	data object Gone : Result<Nothing>
	// ^ chunk object Result.Gone exported public lines=91-91
	// ^ heritage implements Result<Nothing> of=Result.Gone ^ bind class Gone chunk=Result.Gone
}
fun interface Handler : Base1, Base2 {
// ^ chunk interface Handler exported public lines=95-101 ^ heritage extends Base1 of=Handler
// ^ heritage extends Base2 of=Handler ^ export named Handler ^ bind type Handler chunk=Handler
	fun handle(e: Event)
	// ^ chunk method Handler.handle(e: Event) abstract declaration exported public lines=98-98
	// ^ bind function handle chunk=Handler.handle ^ bind param e type=Event
}
private fun interface Quiet { fun run() }
// ^ chunk interface Quiet private lines=102-102
// ^ chunk method Quiet.run() abstract declaration public lines=102-102 ^ bind type Quiet chunk=Quiet
// ^ bind function run chunk=Quiet.run
enum class Color(val rgb: Int) : Coded {
// ^ chunk enum Color(rgb: Int) exported public lines=106-126
// ^ chunk property Color.rgb exported public readonly lines=106-106 type=Int
// ^ heritage implements Coded of=Color ^ export named Color ^ bind enum Color chunk=Color
// ^ bind field rgb type=Int chunk=Color.rgb
	/** Like blood. */
	RED(0xff0000) {
	// ^ chunk enum_member Color.RED exported public lines=112-118 doc="Like blood."
	// ^ bind field RED type=Color chunk=Color.RED
		override fun warm() = true
		// ^ chunk method Color.RED.warm() exported override public lines=115-115
		// ^ bind function warm chunk=Color.RED.warm
	},
	@Deprecated("no") BLUE(0x0000ff),
	// ^ chunk enum_member Color.BLUE exported public lines=119-119 notes="Deprecated(\"no\")"
	// ^ bind field BLUE type=Color chunk=Color.BLUE
	;
	abstract fun warm(): Boolean
	// ^ chunk method Color.warm() abstract declaration exported public lines=123-123 type=Boolean
	// ^ bind function warm chunk=Color.warm
}
enum class Plain { A, B }
// ^ chunk enum Plain exported public lines=127-127
// ^ chunk enum_member Plain.A exported public lines=127-127
// ^ chunk enum_member Plain.B exported public lines=127-127 ^ export named Plain
// ^ bind enum Plain chunk=Plain ^ bind field A type=Plain chunk=Plain.A
// ^ bind field B type=Plain chunk=Plain.B
annotation class Marker(val why: String)
// ^ chunk class Marker(why: String) exported public lines=133-133
// ^ chunk property Marker.why exported public readonly lines=133-133 type=String ^ export named Marker
// ^ bind class Marker chunk=Marker ^ bind field why type=String chunk=Marker.why
@JvmInline
value class Name(val text: String)
// ^ chunk class Name(text: String) exported public lines=137-138 notes=JvmInline
// ^ chunk property Name.text exported public readonly lines=138-138 type=String ^ export named Name
// ^ bind class Name chunk=Name ^ bind field text type=String chunk=Name.text
object Registry : Store(), Closeable
// ^ chunk object Registry exported public lines=142-142 ^ heritage extends Store of=Registry
// ^ heritage implements Closeable of=Registry ^ export named Registry ^ bind class Registry chunk=Registry
internal class Secret { class Inner }
// ^ chunk class Secret lines=145-145 ^ chunk class Secret.Inner public lines=145-145
// ^ bind class Secret chunk=Secret ^ bind class Inner chunk=Secret.Inner
typealias Pairs<K> = Map<K, suspend (K) -> Unit>
// ^ chunk type Pairs exported public lines=148-148 type="Map<K, suspend (K) -> Unit>" ^ export named Pairs
// ^ bind type Pairs chunk=Pairs ^ bind type_param K
expect class Platform() {
// ^ chunk class Platform() exported public lines=151-157 ^ export named Platform
// ^ bind class Platform chunk=Platform
	val name: String
	// ^ chunk property Platform.name exported public readonly lines=154-154 type=String
	// ^ bind field name type=String chunk=Platform.name
}
class One { fun a() = 1 }
// ^ chunk class One exported public lines=158-158 ^ chunk method One.a() exported public lines=158-158
// ^ export named One ^ bind class One chunk=One ^ bind function a chunk=One.a
class `Odd name`<T>(x: T) where T : Number, T : Named
// ^ chunk class Odd name(x: T) exported public lines=161-161 ^ export named Odd name
// ^ bind class Odd name chunk="Odd name" ^ bind type_param T type="Number & Named" ^ bind param x type=T
// Negatives: what only looks like a declaration.
val looks = "class Fake { fun no() {} }"
// ^ chunk constant looks exported public readonly lines=165-165 ^ export named looks
// ^ bind const looks chunk=looks
/* class Commented */
val klass = Product::class
// ^ chunk constant klass exported public readonly lines=169-169 ^ export named klass
// ^ bind const klass chunk=klass
