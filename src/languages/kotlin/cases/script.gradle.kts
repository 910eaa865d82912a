plugins { // ^ chunk lambda -() ^ call plugins args=1 kinds=function
	kotlin("jvm") version "2.0"
	// ^ call kotlin args=1 kinds=string in=:lambda ^ call version args=1 kinds=string in=:lambda
	id("x") // ^ call id args=1 kinds=string in=:lambda
}
val version: String by project // ^ chunk constant version exported public readonly ^ bind const version
extra["k"] = 1 // ^ assign extra["k"] = <number>
dependencies { // ^ chunk lambda -() ^ call dependencies args=1 kinds=function
	implementation(libs.okhttp) // ^ call implementation args=1 kinds=member in=:lambda
}
tasks.named<Test>("test") { useJUnitPlatform() }
// ^ chunk lambda -() ^ call useJUnitPlatform args=0 in=:lambda
// ^ call tasks.named args=2 kinds=string,function
fun helper() = project.name // ^ chunk function helper() exported public ^ bind function helper
