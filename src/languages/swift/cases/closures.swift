struct Holder {
	var handler: (Int) -> Void = { x in use(x) } // ^ chunk field Holder.handler ^ chunk lambda -(x) ^ call use in=Holder.handler:lambda
	let done = { (a: Int, _ b: String) async throws -> Bool in return true } // ^ chunk field Holder.done readonly sig="let done" type=- ^ chunk lambda -(a: Int, pos b: String) async sig="(a: Int, _ b: String) async throws -> Bool" type=Bool ^ yields return <boolean>
	func f() {
		run { print($0, $1) } // ^ chunk lambda -($0, $1) ^ bind param $0 ^ bind param $1 ^ call print ^ call run
		run { outer in run { $0 } } // ^ chunk lambda -(outer) ^ chunk lambda -($0) ^ bind param outer ^ bind param $0
		run { @MainActor [unowned self] in self.go() } // ^ chunk lambda -() notes=MainActor ^ call self.go ^ call run
		run { (a, b) in a } // ^ chunk lambda -(a, b) ^ yields return a
		let named = { 1 } // ^ chunk lambda -() ^ bind const named
		list.sort { $0.a < $1.a } // ^ chunk lambda -($0, $1)
	}
}
