// What the grammar does not know, or reads in one line only.
struct Seen { // ^ chunk struct Seen
	var _$id: Key { seen._$access(self) } // ^ chunk property Seen._$id readonly type=Key ^ call seen._$access args=1 ^ no error
	func _$willModify() {} // ^ chunk method Seen._$willModify() ^ no error
	func given(x: Int??, y: [String??]) { x ?? none(y) } // ^ chunk method Seen.given(x: Int?, y: [String??]) ^ call none ^ no error
	let binding = $seen // ^ no error
}
public typealias Of<R: Reducer> = Store<R.State> where R.State: Equatable // ^ chunk type Of exported public ^ no error
typealias Lines<R: Reducer> = Store<R.State>
where R.State: Equatable // ^ no error
let after = made() // ^ call made ^ no error
extension Stack { // ^ no error
	init<R>(path: B) // ^ no error
	where
		Data == Paths<R>.View,
		Root == Modified<R, Other<Data, Path>>
	{ self.start(path) } // ^ call self.start ^ no error
	func next() { run(/Action.view, of: /State.child) } // ^ chunk method Stack.next() ^ call run args=2 ^ no error
	func ratio(a: Int) -> Int { a/Self.all } // ^ chunk method Stack.ratio(a: Int) ^ no call ^ no error
	let pattern = /a+b/ // ^ no error
}
