import io.kotest.core.spec.style.StringSpec

class Strings : StringSpec({
// ^ chunk class Strings exported public ^ chunk lambda -() ^ call StringSpec via=super args=1
	"length gives the size" { // ^ chunk lambda -() test ^ call "length gives the size" args=1
		"a".length shouldBe 1 // ^ call shouldBe args=1
	}
})
class Funs : FunSpec({
// ^ chunk class Funs exported public ^ chunk lambda -() ^ call FunSpec via=super args=1
	test("adds") { 1 + 1 } // ^ chunk lambda -() test ^ call test args=2
	context("group") { // ^ chunk lambda -() ^ call context args=2
		test("inner") { } // ^ chunk lambda -() test ^ call test args=2
	}
	helper("no") { } // ^ chunk lambda -() ^ call helper args=2
})
