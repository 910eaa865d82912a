namespace Shop.Core { // ^ chunk namespace Shop.Core sig="namespace Shop.Core" ^ no bind ^ scope namespace
	/// <summary>
	/// A cart of <see cref="Item"/>s. And more.
	/// </summary>
	[Serializable, Obsolete("old", error: true)] // ^ call Serializable via=decorator kinds=- keywords=- in=Shop.Core ^ call Obsolete via=decorator kinds=string,boolean keywords=error in=Shop.Core ^ refs Serializable:call Obsolete:call
	public sealed partial class Cart<T>(int size, string name = "x") : Base<T>(size), IFoo, ns.IBar<T> where T : class, new() { // ^ chunk class Shop.Core.Cart(size: int, name?: string = "x") exported public lines=5-9 sig="public sealed partial class Cart<T>(int size, string name = \"x\") : Base<T>(size), IFoo, ns.IBar<T> where T : class, new()" doc="A cart of Items." notes="Serializable Obsolete(\"old\", error: true)" ^ bind class Cart scope=namespace index=- type=- ^ bind type_param T scope=class index=- type="class, new()" ^ bind param size scope=class index=0 type=int ^ bind param name scope=class index=1 type=string ^ heritage extends Base<T> name=Base of=Shop.Core.Cart value=Base ^ heritage implements IFoo name=IFoo of=Shop.Core.Cart value=IFoo ^ heritage implements ns.IBar<T> name=IBar of=Shop.Core.Cart value=ns.IBar ^ call Base via=super in=Shop.Core.Cart ^ export named Cart ^ refs Base:call T:type size:read IFoo:type ns:type .IBar:type T:type T:type
		class Inner { } // ^ chunk class Shop.Core.Cart.Inner private parent=Shop.Core.Cart
		protected internal struct Point { } // ^ chunk struct Shop.Core.Cart.Point protected
	}

	internal interface IShape : IBase, IOther<int> { // ^ chunk interface Shop.Core.IShape ^ heritage extends IBase ^ heritage extends IOther<int> ^ no export
		int Area { get; } // ^ chunk property Shop.Core.IShape.Area abstract declaration public readonly type=int sig="int Area { get; }"
		void Draw(int x); // ^ chunk method Shop.Core.IShape.Draw(x: int) abstract declaration public type=void
		void Default() { Draw(1); } // ^ chunk method Shop.Core.IShape.Default() public ^ call Draw in=Shop.Core.IShape.Default
		static abstract int Make(); // ^ chunk method Shop.Core.IShape.Make() abstract declaration public static
		private void Hidden() { } // ^ chunk method Shop.Core.IShape.Hidden() private
	}

	public readonly struct Size : IEquatable<Size> { } // ^ chunk struct Shop.Core.Size exported public readonly ^ heritage implements IEquatable<Size> ^ export named Size chunk=Shop.Core.Size
	public record Person(string Name, [property: Json("a")] int Age = 1) : Entity(Name); // ^ chunk record Shop.Core.Person(Name: string, Age?: int = 1) exported public type=- notes=- parent=Shop.Core ^ chunk property Shop.Core.Person.Name public type=string notes=- parent=Shop.Core.Person ^ chunk property Shop.Core.Person.Age public type=int notes="property:Json(\"a\")" parent=Shop.Core.Person ^ heritage extends Entity ^ call Json via=decorator ^ call Entity via=super ^ bind class Person scope=namespace index=- type=- ^ bind field Name scope=class index=0 type=string ^ bind field Age scope=class index=1 type=int
	public record struct Pair<A, B> { } // ^ chunk record Shop.Core.Pair exported public ^ bind class Pair ^ bind type_param A ^ bind type_param B
	public enum Color : byte { // ^ chunk enum Shop.Core.Color exported public type=byte ^ no heritage
		[Display("r")] Red = 1, // ^ chunk enum_member Shop.Core.Color.Red lines=23-23 sig="Red = 1" notes="Display(\"r\")" ^ bind field Red type=Color value=<number>
		Green, // ^ chunk enum_member Shop.Core.Color.Green
		Both = Red | Green // ^ chunk enum_member Shop.Core.Color.Both ^ refs Red:read Green:read
	}
	public delegate int Compare<in TKey>(TKey a, TKey b); // ^ chunk type Shop.Core.Compare(a: TKey, b: TKey) exported public type=int sig="public delegate int Compare<in TKey>(TKey a, TKey b)" ^ bind type Compare scope=namespace ^ bind type_param TKey scope=type ^ bind param a scope=type ^ bind param b scope=type ^ refs TKey:type TKey:type
	namespace Deep.Er { class X { } } // ^ chunk namespace Shop.Core.Deep.Er parent=Shop.Core ^ chunk class Shop.Core.Deep.Er.X parent=Shop.Core.Deep.Er ^ bind class X
	partial class Cart<T> { } // ^ chunk class Shop.Core.Cart
	file class Local { } // ^ chunk class Shop.Core.Local
	class C2 : Base { } // ^ heritage extends Base
	class C3 : IBase, Other { } // ^ heritage implements IBase ^ heritage implements Other
	abstract class Shape { // ^ chunk class Shop.Core.Shape abstract
		public abstract int Sides { get; set; } // ^ chunk property Shop.Core.Shape.Sides abstract declaration public
		protected abstract void Draw(); // ^ chunk method Shop.Core.Shape.Draw() abstract declaration protected
		~Shape() { } // ^ chunk method Shop.Core.Shape.~Shape() sig=~Shape()
		static Shape() { } // ^ chunk constructor Shop.Core.Shape.Shape() static
		protected Shape(int x) : this() { } // ^ chunk constructor Shop.Core.Shape.Shape(x: int) protected sig="protected Shape(int x)" ^ call this in=Shop.Core.Shape.Shape value=this
		private Shape() : base(1, "a") => Init(); // ^ chunk constructor Shop.Core.Shape.Shape() private sig="private Shape()" ^ call base via=super in=Shop.Core.Shape.Shape value=super ^ call Init in=Shop.Core.Shape.Shape value=Init
	}
}
