import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.*;
import org.junit.jupiter.params.ParameterizedTest;
import com.example.Property;

class OrderTests {
	@Test void adds() { } // ^ chunk method OrderTests.adds() test notes=Test
	@ParameterizedTest(name = "{0}") @ValueSource(ints = 1) void many(int x) { } // ^ chunk method OrderTests.many(x: int) test
	@RepeatedTest(3) void again() { } // ^ chunk method OrderTests.again() test
	@TestFactory Stream<DynamicTest> made() { return null; } // ^ chunk method OrderTests.made() test
	@org.junit.Test public void old() { } // ^ chunk method OrderTests.old() public test
	@Test @Disabled("later") void off() { } // ^ chunk method OrderTests.off() test
	@Nested class Inner { // ^ chunk class OrderTests.Inner
		@Test void deep() { } // ^ chunk method OrderTests.Inner.deep() test
	}

	@FastTest void composed() { } // ^ chunk method OrderTests.composed() test
	@Tag("fast") @Test @interface FastTest { } // ^ chunk interface OrderTests.FastTest static
	@Slow void slow() { } // ^ chunk method OrderTests.slow()
	@Tag("slow") @interface Slow { } // ^ chunk interface OrderTests.Slow static

	// Around tests, and look-alikes.
	@BeforeEach void setUp() { } // ^ chunk method OrderTests.setUp()
	@Property void ours() { } // ^ chunk method OrderTests.ours()
	@com.example.Test void theirs() { } // ^ chunk method OrderTests.theirs()
	@Testable void almost() { } // ^ chunk method OrderTests.almost()
	public void testByNameOnly() { } // ^ chunk method OrderTests.testByNameOnly() public
	@TestOnly void marked() { } // ^ chunk method OrderTests.marked()
}
