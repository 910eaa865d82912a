/// A store. Of things.
@MainActor @dynamicMemberLookup
public final class Store<Key: Hashable, Value>: Base<Key>, Codable where Value: Equatable { // ^ chunk class Store exported public lines=2-12 sig="public final class Store<Key: Hashable, Value>: Base<Key>, Codable where Value: Equatable" doc="A store." notes="MainActor dynamicMemberLookup" ^ bind class Store ^ bind type_param Key ^ bind type_param Value ^ export named Store ^ heritage extends Base<Key> ^ heritage implements Codable ^ no call
	private(set) public var count: Int = 0 // ^ chunk field Store.count exported public type=Int sig="private(set) public var count: Int"
	fileprivate var hidden = make(), other: String? // ^ chunk field Store.hidden private type=- sig="fileprivate var hidden" ^ chunk field Store.other private type=String? sig="fileprivate var other: String?" ^ call make in=Store ^ bind field hidden ^ bind field other ^ assign this.hidden = call#1
	static let shared = Store(limit: 3) // ^ chunk field Store.shared readonly static sig="static let shared" ^ call Store via=new in=Store ^ assign chunk:Store.shared = call#2
	@Published(wrapped: 1) var wrapped: Int // ^ chunk field Store.wrapped notes="Published(wrapped: 1)" sig="var wrapped: Int" ^ call Published via=decorator kinds=number keywords=wrapped in=Store
	@objc(doIt:) @available(*, deprecated, message: "no") func old() { } // ^ chunk method Store.old() notes="objc(doIt:) available(*, deprecated, message: \"no\")" sig="func old()" ^ no call
	lazy var made: Thing = { Thing() }() // ^ chunk field Store.made ^ chunk lambda -() ^ call Thing via=new in=Store.made:lambda ^ call { Thing() } in=Store
	struct Inner { let a: Int } // ^ chunk struct Store.Inner parent=Store ^ chunk field Store.Inner.a readonly parent=Store.Inner ^ bind class Inner scope=class ^ bind field a scope=class
	typealias Pair = (Key, Value) // ^ chunk type Store.Pair type="(Key, Value)" sig="typealias Pair = (Key, Value)"
}
open class Open { internal func f() { }; package func g() { } } // ^ chunk class Open exported public ^ chunk method Open.f() ^ chunk method Open.g() ^ export named Open
fileprivate struct Hidden { } // ^ chunk struct Hidden private ^ no export
actor Counter { var n = 0 } // ^ chunk class Counter sig="actor Counter" ^ chunk field Counter.n sig="var n"
class Sub: UIView, Delegate { override func draw(_ rect: CGRect) { super.draw(rect) } } // ^ heritage extends UIView ^ heritage implements Delegate ^ chunk class Sub ^ chunk method Sub.draw(pos rect: CGRect) override ^ call super.draw
class Conforms: ObservableObject { } // ^ heritage implements ObservableObject
class Local: Drawable, Other { } // ^ heritage implements Drawable ^ heritage implements Other
class Named: P { } // ^ heritage implements P
struct Point: Hashable, ~Copyable { } // ^ heritage implements Hashable
public indirect enum Expr: String, CaseIterable { // ^ chunk enum Expr exported public type=String sig="public indirect enum Expr: String, CaseIterable" ^ heritage implements CaseIterable
	case one = "1", two // ^ chunk enum_member Expr.one exported public sig="case one = \"1\"" ^ chunk enum_member Expr.two exported public sig="case two" ^ bind field one ^ bind field two
	/// Two parts.
	case add(Expr, rhs: Expr = .two) // ^ chunk enum_member Expr.add(arg0: Expr, rhs?: Expr = .two) exported public doc="Two parts."
	@available(iOS 13, *) case noted // ^ chunk enum_member Expr.noted exported public notes="available(iOS 13, *)" lines=25-25
	case plain; case last // ^ chunk enum_member Expr.plain exported public sig="case plain" ^ chunk enum_member Expr.last exported public sig="case last"
	var text: String { rawValue } // ^ chunk property Expr.text readonly type=String
}
protocol P<Element>: Base, AnyObject { // ^ chunk protocol P sig="protocol P<Element>: Base, AnyObject" ^ heritage extends Base ^ heritage extends AnyObject
	associatedtype Element: Equatable = Int // ^ chunk type P.Element abstract declaration type=Int sig="associatedtype Element: Equatable = Int"
	associatedtype Other where Other: P // ^ chunk type P.Other abstract declaration sig="associatedtype Other where Other: P"
	var size: Int { get } // ^ chunk property P.size abstract declaration readonly sig="var size: Int { get }"
	static var name: String { get set } // ^ chunk property P.name abstract declaration static
	func work(_ x: Element, by step: Int) async throws -> Bool // ^ chunk method P.work(pos x: Element, by{step}: Int) abstract async declaration type=Bool
	init(x: Int) // ^ chunk constructor P.init(x: Int) abstract declaration
	subscript(i: Int) -> Element { get set } // ^ chunk property P.subscript(i: Int) abstract declaration type=Element
}
public protocol Seen { func f() } // ^ chunk protocol Seen exported public ^ chunk method Seen.f() abstract declaration exported public
// Not a doc comment.
func free() { } // ^ chunk function free() doc=-
/** A block.
 * More of it. */
func blockDoc() { } // ^ chunk function blockDoc() doc="A block."
let text = "class NotThere { func no() { } }" // ^ chunk constant text readonly
// class Commented { }  // ^ no chunk
