import Core
import UIKit

protocol ThingDelegate: AnyObject {
	func didGo(_ t: Thing)
}

final class Thing: Base, Shape {
	let point: Point
	lazy var lazily = Point(x: 1)
	var list: [Point] = []
	var map: [String: Base] = [:]
	weak var delegate: ThingDelegate?
	@Published var count = 0
	let action: (Int) -> Void = { _ in }
	static let shared = Thing()

	init(point: Point) {
		self.point = point
		super.init(id: 2) //= init Core.swift#Base.init
	}
	convenience init() {
		self.init(point: Point(x: 1)) //= init App.swift#Thing.init
	}
	override func go(_ a: Int) -> Base {
		return super.go(a) //= go Core.swift#Base.go
	}
	func area() -> Double {
		point.area() //= area Core.swift#Point.area
		lazily.area() //= area Core.swift#Point.area
		twice() //= twice Core.swift#Shape.twice
		list.first?.area() //= area Core.swift#Point.area
		list[0].area() //= area Core.swift#Point.area
		map["a"]?.go(1) //= go Core.swift#Base.go
		self.go(2).go(3) //= go Core.swift#Base.go
		go(2) //= go App.swift#Thing.go
		delegate?.didGo(self) //= didGo App.swift#ThingDelegate.didGo
		for p in list { p.move(to: p) } //= move Core.swift#Point.move
		point.move(by: 1, and: 2) //= move Core.swift#Point.move
		point.only() //= only Core.swift#Point.only
		if let i = point.inner { i.deep() } //= deep Core.swift#Point.Inner.deep
		guard let q = point.inner else { return 0 }
		q.deep() //= deep Core.swift#Point.Inner.deep
		list.forEach { $0.area() } //= area Core.swift#Point.area
		list.map { p in p.area() } //= area Core.swift#Point.area
		list.append(point) //= append external Swift
		Color.red.hex() //= hex Core.swift#Color.hex
		let c = Color.green(1) //= green Core.swift#Color.green
		c.hex() //= hex Core.swift#Color.hex
		Base.make().go(1) //= make Core.swift#Base.make
		Core.shown(2) //= shown Core.swift#shown
		shown(2) //= shown Core.swift#shown
		helper(2) //= helper unresolved
		hidden(2) //= hidden unresolved
		elsewhere() //= elsewhere unresolved
		let f = { (x: Int) -> Int in shown(x) } //= shown Core.swift#shown
		extended() //= extended More.swift#Thing.extended
		let view = UIView(frame: .zero) //= UIView external UIKit
		view.addSubview(view) //= addSubview external UIKit
		print(f) //= print external Swift
		queue { [weak self] in self?.go(1) } //= go App.swift#Thing.go
		(delegate as? Thing)?.extended() //= extended More.swift#Thing.extended
		Thing.shared.extended() //= extended More.swift#Thing.extended
		action(2) //= action App.swift#Thing.action
		point.missing() //= missing dynamic
		return 0
	}
}
func generic<T: Shape>(_ t: T, s: some Shape, a: any Shape) {
	t.area() //= area Core.swift#Shape.area
	s.area() //= area Core.swift#Shape.area
	a.twice() //= twice Core.swift#Shape.twice
}
func shadowed(shown: (Int) -> Int) {
	let Thing = 2
	shown(Thing) //= shown App.swift#shown
}
