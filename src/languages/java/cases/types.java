import java.io.Serializable; // ^ import Serializable as Serializable from java.io ^ bind import Serializable scope=module

/** Shapes. */
public sealed interface Shape<T extends Comparable<T> & Serializable> extends Area, Named<T> permits Circle, a.Square {
	// ^ chunk interface Shape exported public sig="public sealed interface Shape<T extends Comparable<T> & Serializable> extends Area, Named<T> permits Circle, a.Square" doc=Shapes.
	// ^ export named Shape ^ heritage extends Area name=Area of=Shape value=Area ^ heritage extends Named<T> name=Named of=Shape value=Named
	// ^ heritage permits Circle name=Circle of=Shape value=Circle ^ heritage permits a.Square name=Square of=Shape value=a.Square ^ bind type Shape scope=module
	// ^ bind type_param T scope=class type="Comparable<T> & Serializable"
	int SIDES = count(), CORNERS = 4; // ^ chunk field Shape.SIDES public readonly static type=int sig="int SIDES" parent=Shape
		// ^ chunk field Shape.CORNERS public readonly static type=int sig="int CORNERS" parent=Shape ^ call count in=Shape ^ bind field SIDES value=call#0
		// ^ bind field CORNERS value=<number> ^ assign chunk:Shape.SIDES = call#0 in=Shape ^ assign chunk:Shape.CORNERS = <number> in=Shape
	double area(); // ^ chunk method Shape.area() abstract declaration public type=double sig="double area()"
	public abstract String name(); // ^ chunk method Shape.name() abstract declaration public
	default void print() { log(area()); } // ^ chunk method Shape.print() public sig="default void print()" ^ call area in=Shape.print ^ call log in=Shape.print
	static <U> Shape<?> of(U... parts) { return null; } // ^ chunk method Shape.of(*parts: U) public static type=Shape<?> sig="static <U> Shape<?> of(U... parts)"
		// ^ bind function of scope=class ^ bind type_param U scope=function ^ bind param parts scope=function path=... type=U
	private int half() { return SIDES / 2; } // ^ chunk method Shape.half() private ^ refs SIDES:read
	private static void help() { } // ^ chunk method Shape.help() private static
	class Base { } // ^ chunk class Shape.Base public static
	enum Kind { A } // ^ chunk enum Shape.Kind public static ^ chunk enum_member Shape.Kind.A
}

public non-sealed class Circle implements Shape<Integer> { } // ^ chunk class Circle exported public sig="public non-sealed class Circle implements Shape<Integer>"
	// ^ heritage implements Shape<Integer>
final class Square extends a.b.Base<int[]>.Inner implements Shape { } // ^ chunk class Square
	// ^ heritage extends a.b.Base<int[]>.Inner name=Inner value=a.b.Base.Inner ^ heritage implements Shape name=Shape value=Shape
abstract class Partial { // ^ chunk class Partial abstract
	abstract <A extends B<A>, B> A pick(A first, java.util.Map<String, ? super A> rest) throws E1, x.E2;
		// ^ chunk method Partial.pick(first: A, rest: java.util.Map<String, ? super A>) abstract declaration type=A sig="abstract <A extends B<A>, B> A pick(A first, java.util.Map<String, ? super A> rest) throws E1, x.E2"
		// ^ bind function pick ^ bind type_param A type=B<A> ^ bind type_param B ^ bind param first index=0 type=A
		// ^ bind param rest index=1 type="java.util.Map<String, ? super A>"
		// ^ refs B:type A:type A:type A:type java:type .util:type .Map:type String:type A:type E1:type x:type .E2:type
	protected native synchronized void call(); // ^ chunk method Partial.call() declaration protected
	protected Partial() { } // ^ chunk constructor Partial.Partial() protected sig="protected Partial()"
	<T> Partial(T t) { this(); } // ^ chunk constructor Partial.Partial(t: T) sig="<T> Partial(T t)" ^ call this ^ bind type_param T scope=function
		// ^ bind param t scope=function
	public final strictfp int last()[] { return null; } // ^ chunk method Partial.last() public type=int[]
	int m(final int a[], @A String... b) { return 0; } // ^ chunk method Partial.m(a: int[], *b: String) type=int ^ call A via=decorator in=Partial.m
		// ^ bind function m ^ bind param a index=0 type=int[] ^ bind param b path=... index=1 type=String
	void receive(Partial this, Object _) { } // ^ chunk method Partial.receive(_: Object) ^ bind function receive
}

record Range<N extends Number>(@Min(0) N low, N... high) implements Area, Serializable {
	// ^ chunk record Range(low: N, *high: N) sig="record Range<N extends Number>(@Min(0) N low, N... high) implements Area, Serializable"
	// ^ chunk field Range.low readonly sig="N low" notes=Min(0) ^ chunk field Range.high readonly sig="N... high" ^ heritage implements Area of=Range
	// ^ heritage implements Serializable of=Range ^ call Min via=decorator in=Range ^ bind class Range scope=module ^ bind type_param N scope=class type=Number
	// ^ bind field low scope=class index=0 type=N ^ bind field high scope=class index=1 type=N ^ bind param low scope=function index=0 type=N
	// ^ bind param high scope=function index=1 type=N
	static final Range<?> EMPTY = new Range<>(0); // ^ chunk field Range.EMPTY readonly static ^ call Range via=new in=Range value=Range
	Range { // ^ chunk constructor Range.Range(low: N, *high: N) lines=50-54 sig=Range parent=Range ^ no bind ^ assign this.low = low in=Range.Range
		// ^ assign this.high = high in=Range.Range
		if (low == null) throw new IllegalArgumentException(); // ^ yields throw call#7 in=Range.Range ^ call IllegalArgumentException via=new in=Range.Range
		low = clean(low); // ^ assign low = call#8 in=Range.Range ^ refs low:write clean:call low:read
	}
	Range(N only) { this(only, only); } // ^ chunk constructor Range.Range(only: N) ^ call this name=this value=this values="only, only"
	public N low() { return low; } // ^ chunk method Range.low() public type=N ^ yields return low
	void none() { } // ^ chunk method Range.none()
}
record Nothing() { } // ^ chunk record Nothing()
record Generic<T>(java.util.List<? extends T> items, int[] a, int b[]) { } // ^ chunk record Generic(items: java.util.List<? extends T>, a: int[], b: int[])
	// ^ chunk field Generic.items readonly ^ chunk field Generic.a readonly ^ chunk field Generic.b readonly ^ refs java:type .util:type .List:type T:type

public enum Op implements java.util.function.IntBinaryOperator { // ^ chunk enum Op exported public sig="public enum Op implements java.util.function.IntBinaryOperator"
	// ^ heritage implements java.util.function.IntBinaryOperator value=java.util.function.IntBinaryOperator
	/** Adds. */
	PLUS("+", 1) { // ^ chunk enum_member Op.PLUS lines=66-71 sig="PLUS(\"+\", 1)" doc=Adds. ^ chunk class - lines=66-71 doc=-
		// ^ call PLUS via=new in=Op.PLUS value=Op values="\"+\", <number>" ^ bind field PLUS scope=class type=Op ^ assign chunk:Op.PLUS = chunk:Op.PLUS in=Op.PLUS
		// ^ heritage extends Op of=Op.PLUS:class
		@Override public int apply(int a, int b) { return a + b; } // ^ chunk method Op.PLUS.apply(a: int, b: int) override public parent=Op.PLUS:class
			// ^ call Override via=decorator in=Op.PLUS:class
	},
	@Deprecated(since = "2") TIMES("*", weight(2)), // ^ chunk enum_member Op.TIMES sig="TIMES(\"*\", weight(2))" notes="Deprecated(since = \"2\")"
		// ^ call Deprecated via=decorator kinds=string in=Op ^ call weight kinds=number in=Op.TIMES ^ call TIMES via=new kinds=string,call in=Op.TIMES
		// ^ assign chunk:Op.TIMES = call#14
	NONE, // ^ chunk enum_member Op.NONE ^ no call ^ no assign
	LAST { }; // ^ chunk enum_member Op.LAST ^ chunk class - ^ no call ^ assign chunk:Op.LAST = chunk:Op.LAST ^ heritage extends Op of=Op.LAST:class
	private final String sign; // ^ chunk field Op.sign private readonly
	Op() { this("", 0); } // ^ chunk constructor Op.Op() private ^ call this
	Op(String sign, int weight) { this.sign = sign; } // ^ chunk constructor Op.Op(sign: String, weight: int) private ^ assign this.sign = sign in=Op.Op
		// ^ refs String:type .sign:write sign:read
	static { register(NONE); } // ^ no chunk ^ call register in=Op ^ refs register:call NONE:read
	abstract int apply(int a, int b); // ^ chunk method Op.apply(a: int, b: int) abstract declaration
}
enum Empty { } // ^ chunk enum Empty
enum Lonely { ; static int x; } // ^ chunk enum Lonely ^ chunk field Lonely.x static

/** Marks. */
@Retention(RUNTIME) @Target({TYPE, METHOD}) // ^ call Retention via=decorator kinds=identifier values=RUNTIME
	// ^ call Target via=decorator kinds=array values="[TYPE, METHOD]" ^ refs Retention:call RUNTIME:read Target:call TYPE:read METHOD:read
public @interface Route { // ^ chunk interface Route exported public lines=88-101 sig="public @interface Route" doc=Marks. notes="Retention(RUNTIME) Target({TYPE, METHOD})"
	// ^ bind type Route
	String value() default "/"; // ^ chunk method Route.value() abstract declaration public type=String sig="String value() default \"/\""
		// ^ yields return "/" in=Route.value
	String[] methods() default {}; // ^ chunk method Route.methods() abstract declaration public type=String[] ^ yields return []
	Class<? extends Guard>[] guards() default {Guard.class}; // ^ chunk method Route.guards() abstract declaration public type="Class<? extends Guard>[]"
		// ^ yields return [Guard.class] ^ refs Class:type Guard:type Guard:type
	Nested nested() default @Nested(1); // ^ chunk method Route.nested() abstract declaration public ^ call Nested via=decorator in=Route.nested
		// ^ yields return call#19
	int LIMIT = 3; // ^ chunk field Route.LIMIT public readonly static
	enum When { NOW } // ^ chunk enum Route.When public static ^ chunk enum_member Route.When.NOW
}

// Look-alikes.
class Names { // ^ chunk class Names
	String text = "class Fake { void no() { } }"; // ^ chunk field Names.text ^ no call
	// class Commented { void no() { } }
	/* enum Also { NO } */ int real; // ^ chunk field Names.real
	int interfaceCount, enumeration; // ^ chunk field Names.interfaceCount ^ chunk field Names.enumeration
}
