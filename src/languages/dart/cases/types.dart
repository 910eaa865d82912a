/// A store.
/// Of things.
@immutable
@JsonKey(name: 'a', of: make()) // ^ call make via=call in=- keywords=- ^ call JsonKey via=decorator in=- keywords=name,of
abstract class Store<T extends Foo> extends Base<T> with M1, M2<T> implements C, p.D { // ^ chunk class Store abstract exported lines=3-17 sig="abstract class Store<T extends Foo> extends Base<T> with M1, M2<T> implements C, p.D" doc="A store." notes="immutable JsonKey(name: 'a', of: make())" ^ heritage extends Base<T> ^ heritage mixin M1 ^ heritage mixin M2<T> ^ heritage implements C ^ heritage implements p.D ^ bind class Store ^ bind type_param T ^ export named Store
	final int x, y = 2; // ^ chunk field Store.x public readonly type=int sig="final int x" ^ chunk field Store.y public readonly type=int sig="final int y" ^ assign this.y = <number>
	static const String s = 'a'; // ^ chunk field Store.s public readonly static sig="static const String s" type=String ^ assign chunk:Store.s = "a"
	late final Foo? made = make(); // ^ chunk field Store.made public readonly sig="late final Foo? made" ^ call make in=Store ^ assign this.made = call#3
	var _secret = 1; // ^ chunk field Store._secret private
	covariant int cov = 1; // ^ chunk field Store.cov public type=int
	abstract final int told; // ^ chunk field Store.told abstract declaration public readonly
	/// Runs.
	@override
	@Deprecated('no') void run() { } // ^ chunk method Store.run() override public doc=Runs. notes="override Deprecated('no')" lines=13-14 ^ call Deprecated via=decorator
	void declared(); // ^ chunk method Store.declared() abstract declaration public
	void Function(int)? callback; // ^ chunk field Store.callback public type="void Function(int)?"
}
sealed class Shape { } // ^ chunk class Shape abstract exported sig="sealed class Shape"
base class B { } // ^ chunk class B exported
interface class I { } // ^ chunk class I exported
final class F { } // ^ chunk class F exported
mixin class MC { } // ^ chunk class MC exported
class Applied = Store with M1; // ^ chunk class Applied exported sig="class Applied = Store with M1" ^ heritage extends Store ^ heritage mixin M1
mixin M on Store<int> implements C { void m() { } } // ^ chunk trait M exported sig="mixin M on Store<int> implements C" ^ chunk method M.m() public sig="void m()" ^ heritage extends Store<int> ^ heritage implements C
mixin Plain { } // ^ chunk trait Plain exported ^ no heritage
class _Private { } // ^ chunk class _Private private ^ no export
enum Level { low, high } // ^ chunk enum Level exported ^ chunk enum_member Level.low public ^ chunk enum_member Level.high public ^ bind enum Level ^ bind field low ^ bind field high
enum Planet with M implements C { // ^ chunk enum Planet exported ^ heritage mixin M ^ heritage implements C
	/// The first.
	earth(1.0, name: 'e'), // ^ chunk enum_member Planet.earth public doc="The first." sig="earth(1.0, name: 'e')" ^ call earth via=new value=chunk:Planet keywords=name
	@deprecated mars(2.0); // ^ chunk enum_member Planet.mars public notes=deprecated
	const Planet(this.mass, {String? name}); // ^ chunk constructor Planet.Planet(mass, kw name?: String?) public ^ assign this.mass = mass
	final double mass; // ^ chunk field Planet.mass public readonly
	double get heavy => mass * 2; // ^ chunk getter Planet.heavy() public
}
typedef Handler = int Function(String a, {int b}); // ^ chunk type Handler exported type="int Function(String a, {int b})" ^ refs int:type String:type int:type
typedef int Old(String a); // ^ chunk type Old(a: String) exported sig="typedef int Old(String a)" ^ refs int:type String:type
typedef Named<T> = List<T>; // ^ chunk type Named exported type=List<T> ^ bind type Named ^ bind type_param T
extension Ext<T> on List<T> { // ^ chunk extension Ext exported type=List<T> sig="extension Ext<T> on List<T>" ^ bind class Ext ^ bind type_param T
	T get firstOr => first; // ^ chunk getter Ext.firstOr() public type=T
	static int q = 1; // ^ chunk field Ext.q public static
	T operator +(T o) => o; // ^ chunk method Ext.+(o: T) public
}
extension on String { void shout() { } } // ^ chunk extension - type=String ^ chunk method String.shout() public type=void
extension type Id(int value) implements int { // ^ chunk class Id exported sig="extension type Id(int value) implements int" ^ chunk field Id.value public readonly sig="int value" ^ heritage implements int
	int get twice => value * 2; // ^ chunk getter Id.twice() public
	Id.other(this.value); // ^ chunk constructor Id.other(value) public
}
