class Box<T>(initial: T) {
// ^ chunk class Box(initial: T) exported public lines=1-93 ^ bind class Box chunk=Box ^ bind type_param T
// ^ bind param initial type=T
	var value: T = initial
	// ^ chunk property Box.value exported public lines=4-12 type=T
	// ^ bind field value type=T value=initial chunk=Box.value ^ assign this.value = initial in=Box
		get() = field
		// ^ chunk getter Box.value.get() lines=7-7 type=T ^ yields return field in=Box.value.get
		@Synchronized private set(next) {
		// ^ chunk setter Box.value.set(next: T) private lines=9-12 notes=Synchronized ^ bind param next type=T
			field = next // ^ assign field = next in=Box.value.set
		}
	val size: Int
	// ^ chunk property Box.size exported public readonly lines=13-18 type=Int
	// ^ bind field size type=Int chunk=Box.size
		get() { // ^ chunk getter Box.size.get() lines=16-18 type=Int
			return count() // ^ yields return call#1 in=Box.size.get
		}
	val lazyOne: String by lazy { "x" }
	// ^ chunk property Box.lazyOne exported public readonly lines=19-19 type=String
	// ^ chunk lambda -() lines=19-19 ^ bind field lazyOne type=String chunk=Box.lazyOne
	// ^ yields return "x" in=Box.lazyOne:lambda
	lateinit var late: String
	// ^ chunk property Box.late exported public lines=23-23 type=String
	// ^ bind field late type=String chunk=Box.late
	val plain = 1; val other = Thing()
	// ^ chunk property Box.plain exported public readonly lines=26-26
	// ^ chunk property Box.other exported public readonly lines=26-26
	// ^ bind field plain value=<number> chunk=Box.plain ^ bind field other value=call#3 chunk=Box.other
	// ^ assign this.plain = <number> in=Box ^ assign this.other = call#3 in=Box
	var open = false
	// ^ chunk property Box.open exported public lines=31-31 ^ bind field open value=<boolean> chunk=Box.open
	// ^ assign this.open = <boolean> in=Box
	@Volatile @JvmField var flagged: Boolean = false
	// ^ chunk property Box.flagged exported public lines=34-34 type=Boolean notes="Volatile JvmField"
	// ^ bind field flagged type=Boolean value=<boolean> chunk=Box.flagged
	// ^ assign this.flagged = <boolean> in=Box
	val String.shout: String get() = this.uppercase()
	// ^ chunk property Box.shout exported public readonly lines=38-38 type=String
	// ^ chunk getter Box.shout.get() lines=38-38 type=String ^ bind param this type=String
	// ^ bind field shout type=String chunk=Box.shout ^ yields return call#6 in=Box.shout.get
	init {
		late = "set" // ^ assign late = "set" in=Box
		val local = 1 // ^ bind const local value=<number>
	}
	private companion object Factory {
	// ^ chunk object Box.Factory private lines=46-54 ^ bind class Factory chunk=Box.Factory
		@JvmStatic fun make() = Box(1)
		// ^ chunk method Box.Factory.make() public lines=48-48 notes=JvmStatic
		// ^ bind function make chunk=Box.Factory.make ^ yields return call#8 in=Box.Factory.make
		private const val SECRET = "s"
		// ^ chunk property Box.Factory.SECRET private readonly lines=51-51
		// ^ bind field SECRET value="\"s\"" chunk=Box.Factory.SECRET ^ assign this.SECRET = "s" in=Box.Factory
	}
	override fun toString(): String = "Box"
	// ^ chunk method Box.toString() exported override public lines=55-55 type=String
	// ^ bind function toString chunk=Box.toString ^ yields return "Box" in=Box.toString
	protected open suspend fun load(id: Int): T? {
	// ^ chunk method Box.load(id: Int) async protected lines=58-62 type=T?
	// ^ bind function load chunk=Box.load ^ bind param id type=Int
		return null
	}
	operator fun plus(other: Box<T>) = this
	// ^ chunk method Box.plus(other: Box<T>) exported public lines=63-63 ^ bind function plus chunk=Box.plus
	// ^ bind param other type=Box<T> ^ yields return this in=Box.plus
	infix fun and(other: Box<T>): Box<T> = other
	// ^ chunk method Box.and(other: Box<T>) exported public lines=66-66 type=Box<T>
	// ^ bind function and chunk=Box.and ^ bind param other type=Box<T> ^ yields return other in=Box.and
	fun text(x: Int) = x.toString()
	// ^ chunk method Box.text(x: Int) exported public lines=69-69 ^ bind function text chunk=Box.text
	// ^ bind param x type=Int ^ yields return call#9 in=Box.text
	fun text(x: Long) = x.toString()
	// ^ chunk method Box.text(x: Long) exported public lines=72-72 ^ bind function text chunk=Box.text
	// ^ bind param x type=Long ^ yields return call#10 in=Box.text
	internal fun hidden() {}
	// ^ chunk method Box.hidden() lines=75-75 ^ bind function hidden chunk=Box.hidden
	private val worker = object : Runnable {
	// ^ chunk property Box.worker private readonly lines=77-87 ^ chunk object - lines=77-87
	// ^ bind field worker value=chunk:Box.worker chunk=Box.worker
	// ^ assign this.worker = chunk:Box.worker in=Box
		override fun run() {}
		// ^ chunk method Box.worker.run() override public lines=81-81 ^ bind function run chunk=Box.worker.run
		val inside = 2
		// ^ chunk property Box.worker.inside public readonly lines=83-83
		// ^ bind field inside value=<number> chunk=Box.worker.inside
		// ^ assign this.inside = <number> in=Box.worker:object
	}
	val handler = { a: Int -> a }
	// ^ chunk property Box.handler exported public readonly lines=88-88
	// ^ chunk lambda -(a: Int) lines=88-88 ^ bind param a type=Int
	// ^ bind field handler value=chunk:Box.handler chunk=Box.handler
	// ^ assign this.handler = chunk:Box.handler in=Box ^ yields return a in=Box.handler:lambda
}
interface Shape { // ^ chunk interface Shape exported public lines=94-108 ^ bind type Shape chunk=Shape
	val sides: Int
	// ^ chunk property Shape.sides abstract declaration exported public readonly lines=95-95 type=Int
	// ^ bind field sides type=Int chunk=Shape.sides
	val name: String get() = "shape"
	// ^ chunk property Shape.name exported public readonly lines=98-98 type=String
	// ^ chunk getter Shape.name.get() lines=98-98 type=String ^ bind field name type=String chunk=Shape.name
	// ^ yields return "shape" in=Shape.name.get
	fun area(): Double
	// ^ chunk method Shape.area() abstract declaration exported public lines=102-102 type=Double
	// ^ bind function area chunk=Shape.area
	private fun helper() = 1
	// ^ chunk method Shape.helper() private lines=105-105 ^ bind function helper chunk=Shape.helper
	// ^ yields return <number> in=Shape.helper
}
