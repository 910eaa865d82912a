func ifs(a: Int, b: Bool) { // ^ chunk function ifs(a: Int, b: Bool) decisions=4 effort=6
	if a > 1 && b { if b { } } else if b { } else { }
}
func commas(a: Int?) { // ^ chunk function commas(a: Int?) decisions=3 effort=3
	if let a, a > 1 { }
	guard let a else { return }
}
func loops(xs: [Int]) { // ^ chunk function loops(xs: [Int]) decisions=5 effort=7
	for x in xs { while true { repeat { } while false } }
	for x in xs where x > 1 { }
}
func logic(a: Bool, b: Bool, c: Bool) { // ^ chunk function logic(a: Bool, b: Bool, c: Bool) decisions=5 effort=4
	let x = a && b && c
	let y = a || b && (c || a)
}
func choose(a: Int) { // ^ chunk function choose(a: Int) decisions=3 effort=1
	switch a { case 1, 2: one(); case let n where n > 3: two(); default: three() }
}
func tries() { // ^ chunk function tries() decisions=4 effort=4
	do { try a() } catch let e as E where e.x { } catch { }
	outer: for x in xs { continue outer }
}
func ternary(a: Bool, b: Int?) -> Int { a ? (a ? 1 : 2) : b ?? 3 } // ^ chunk function ternary(a: Bool, b: Int?) decisions=2 effort=3
func closures() { run { if a { } } } // ^ chunk function closures() decisions=0 effort=0 ^ chunk lambda -() decisions=1 effort=1
