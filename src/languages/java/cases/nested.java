package shop.cart; // ^ chunk namespace shop.cart sig="package shop.cart" ^ bind namespace shop.cart ^ no refs
 // ^ no scope

/** A cart. */
public class Cart { // ^ chunk class Cart exported public lines=5-62 sig="public class Cart" doc="A cart." ^ export named Cart chunk=Cart
	// ^ bind class Cart scope=module chunk=Cart
	private int size; // ^ chunk field Cart.size private type=int sig="private int size" parent=Cart ^ bind field size scope=class chunk=Cart.size
	class Line { // ^ chunk class Cart.Line parent=Cart ^ bind class Line scope=class chunk=Cart.Line
		int price() { return size; } // ^ chunk method Cart.Line.price() type=int parent=Cart.Line ^ refs size:read
		Cart owner() { return Cart.this; } // ^ yields return (this as Cart) in=Cart.Line.owner ^ refs Cart:type Cart:read
	}
	static class Builder { // ^ chunk class Cart.Builder static parent=Cart
		private static class Part {} // ^ chunk class Cart.Builder.Part private static parent=Cart.Builder
		Cart build() { return new Cart(); } // ^ call Cart via=new in=Cart.Builder.build value=Cart ^ yields return call#0
	}
	enum Mode { ON } // ^ chunk enum Cart.Mode static ^ chunk enum_member Cart.Mode.ON
	interface Visitor { } // ^ chunk interface Cart.Visitor static
	record Pair(int a) { } // ^ chunk record Cart.Pair(a: int) static ^ chunk field Cart.Pair.a readonly
	@interface Mark { } // ^ chunk interface Cart.Mark static sig="@interface Mark" ^ bind type Mark

	Runnable local() { // ^ chunk method Cart.local() lines=21-38
		class Local extends Line implements Visitor { // ^ chunk class Cart.local.Local lines=22-25 parent=Cart.local
			// ^ heritage extends Line of=Cart.local.Local value=Line ^ heritage implements Visitor of=Cart.local.Local value=Visitor ^ bind class Local scope=function
			void run() { close(); } // ^ chunk method Cart.local.Local.run() parent=Cart.local.Local ^ call close in=Cart.local.Local.run
		}
		record Point(int x) { static int zero = 0; } // ^ chunk record Cart.local.Point(x: int) ^ chunk field Cart.local.Point.x readonly
			// ^ chunk field Cart.local.Point.zero static ^ bind class Point scope=function ^ bind field x scope=class index=0 ^ bind field zero scope=class
		enum Side { LEFT } // ^ chunk enum Cart.local.Side ^ chunk enum_member Cart.local.Side.LEFT ^ bind enum Side scope=function ^ bind field LEFT scope=class
		interface Shape { void draw(); } // ^ chunk interface Cart.local.Shape parent=Cart.local
			// ^ chunk method Cart.local.Shape.draw() abstract declaration public parent=Cart.local.Shape
		return new Runnable() { // ^ chunk class - lines=31-37 parent=Cart.local ^ call Runnable via=new in=Cart.local value=Runnable
			// ^ heritage extends Runnable name=Runnable of=Cart.local:class ^ yields return chunk:Cart.local
			int count = start(); // ^ chunk field Cart.local.count parent=Cart.local:class ^ call start in=Cart.local:class ^ bind field count scope=class
			@Override public void run() { count++; } // ^ chunk method Cart.local.run() override public notes=Override parent=Cart.local:class
				// ^ call Override via=decorator in=Cart.local:class ^ refs Override:call count:readwrite
			class Deep { } // ^ chunk class Cart.local.Deep parent=Cart.local:class
		};
	}

	// A class in an initialiser goes by the name of its field, and is made by the class.
	static final java.util.Comparator<Line> BY_PRICE = new java.util.Comparator<>() {
		// ^ chunk field Cart.BY_PRICE readonly static type=java.util.Comparator<Line> sig="static final java.util.Comparator<Line> BY_PRICE" parent=Cart
		// ^ chunk class - parent=Cart ^ call java.util.Comparator via=new receiver=java.util in=Cart value=java.util.Comparator
		// ^ heritage extends java.util.Comparator<> value=java.util.Comparator
		public int compare(Line a, Line b) { return a.price() - b.price(); } // ^ chunk method Cart.BY_PRICE.compare(a: Line, b: Line) public parent=Cart.BY_PRICE:class
			// ^ call a.price in=Cart.BY_PRICE.compare ^ call b.price in=Cart.BY_PRICE.compare
	};
	Runnable later = () -> { go(); }; // ^ chunk field Cart.later parent=Cart ^ chunk lambda -() parent=Cart ^ call go in=Cart.later:lambda
		// ^ bind field later value=chunk:Cart.later ^ assign this.later = chunk:Cart.later in=Cart
	Runnable none = null; // ^ chunk field Cart.none ^ assign this.none = <null>
	Object wrapped = wrap(new Object() { int z = make(); }, x -> x + 1); // ^ chunk field Cart.wrapped ^ chunk class - ^ chunk field Cart.wrapped.z
		// ^ chunk lambda -(x) ^ call make in=Cart.wrapped:class ^ call Object via=new in=Cart ^ call wrap in=Cart
	void after() { each(y -> y); } // ^ chunk method Cart.after() parent=Cart ^ chunk lambda -(y) parent=Cart.after ^ call each in=Cart.after

	Cart(Cart outer) { // ^ chunk constructor Cart.Cart(outer: Cart) parent=Cart ^ bind param outer
		outer.new Line(); // ^ call outer.new Line via=new name=Line receiver=outer in=Cart.Cart value=outer.Line ^ refs outer:read Line:call
		this.new Line() { }; // ^ call this.new Line via=new receiver=this value=this.Line ^ chunk class - ^ heritage extends Line
		new Cart.Builder(); // ^ call Cart.Builder via=new receiver=Cart value=Cart.Builder ^ refs Cart:type .Builder:call
		outer.line().new Line<>(1, 2); // ^ call outer.line receiver=outer args=0 value=outer.line
			// ^ call outer.line().new Line via=new receiver=outer.line() args=2 value=call#16.Line
	}
}

// Look-alikes: a method may have the name of its class, and contextual keywords are names.
class Twin { // ^ chunk class Twin ^ no export
	void Twin() { } // ^ chunk method Twin.Twin() ^ bind function Twin
	int record, sealed, permits, module; // ^ chunk field Twin.record sig="int record" ^ chunk field Twin.sealed sig="int sealed"
		// ^ chunk field Twin.permits sig="int permits" ^ chunk field Twin.module sig="int module"
	void record(int when) { record = when; record(when); yield(); } // ^ chunk method Twin.record(when: int) ^ call record ^ call yield
		// ^ refs record:write when:read record:call when:read yield:call
	void yield() { } // ^ chunk method Twin.yield() ^ bind function yield
	Object o = Cart.class; // ^ chunk field Twin.o ^ refs Object:type Cart:type ^ assign this.o = Cart.class
}
