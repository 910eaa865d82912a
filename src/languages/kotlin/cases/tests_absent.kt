class Strings : StringSpec({ // ^ chunk class Strings exported public ^ chunk lambda -()
	"not a test without the framework" { } // ^ chunk lambda -()
	test("nor this") { } // ^ chunk lambda -()
})
