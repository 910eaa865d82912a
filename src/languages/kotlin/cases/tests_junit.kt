import org.junit.jupiter.api.Test

class UserTest { // ^ chunk class UserTest exported public
	@Test fun adds() {} // ^ chunk method UserTest.adds() exported public test notes=Test
	@Test
	fun `a name with spaces`() = runTest { check(1) }
	// ^ chunk method UserTest.a name with spaces() exported public test notes=Test ^ chunk lambda -()
	@ParameterizedTest @ValueSource(ints = [1, 2]) fun each(x: Int) {}
	// ^ chunk method UserTest.each(x: Int) exported public test notes="ParameterizedTest ValueSource(ints = [1, 2])"
	@org.junit.Test fun qualified() {}
	// ^ chunk method UserTest.qualified() exported public test notes=org.junit.Test
	@BeforeEach fun setUp() {} // ^ chunk method UserTest.setUp() exported public notes=BeforeEach
	@TestOnly fun helper() {} // ^ chunk method UserTest.helper() exported public notes=TestOnly
	fun testLooking() {} // ^ chunk method UserTest.testLooking() exported public
}
