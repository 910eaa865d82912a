fun straight() { a(); b() } // ^ chunk function straight() exported public
fun one(a: Int) { if (a > 1) b() } // ^ chunk function one(a: Int) exported public decisions=1 effort=1
fun chain(a: Int) { // ^ chunk function chain(a: Int) exported public decisions=2 effort=3
	if (a == 1) b() else if (a == 2) c() else d()
}
fun nested(xs: List<Int>) {
// ^ chunk function nested(xs: List<Int>) exported public decisions=4 effort=7
	for (x in xs) {
		while (x > 1) {
			if (x == 3) continue
		}
	}
	do { y() } while (z)
}
fun pick(a: Any) = when (a) { // ^ chunk function pick(a: Any) exported public decisions=4 effort=4
	is Int, is Long -> 1
	in listOf(1) -> 2
	!is String -> if (x) 3 else 4
	else -> 5
}
fun logic(a: Boolean) = a && b && c || d
// ^ chunk function logic(a: Boolean) exported public decisions=3 effort=2
fun mixed(a: Boolean) = a && (b || c) && !(d && e)
// ^ chunk function mixed(a: Boolean) exported public decisions=4 effort=3
fun caught() { try { a() } catch (e: A) { b() } catch (e: B) { if (c) d() } finally { e() } }
// ^ chunk function caught() exported public decisions=3 effort=4
fun jumps() { outer@ for (i in a) { for (j in b) { if (j == i) break@outer else continue@outer } } }
// ^ chunk function jumps() exported public decisions=3 effort=9
fun lambda() { run { if (a) b() } }
// ^ chunk function lambda() exported public ^ chunk lambda -() decisions=1 effort=1
fun assigned() { a().b = c; a().d = e && f }
// ^ chunk function assigned() exported public decisions=1 effort=1
fun elvis(a: Int?) = a ?: b ?: c // ^ chunk function elvis(a: Int?) exported public
