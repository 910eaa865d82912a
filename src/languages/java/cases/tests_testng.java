import org.testng.annotations.*;
import static org.testng.Assert.*;

@Test(groups = "fast")
public class CartTest { // ^ chunk class CartTest exported public
	public void adds() { } // ^ chunk method CartTest.adds() public test
	@Test(dataProvider = "rows", dependsOnMethods = {"adds"}) void one(int row) { } // ^ chunk method CartTest.one(row: int) test
	@BeforeMethod public void before() { } // ^ chunk method CartTest.before() public
	@DataProvider public Object[][] rows() { return null; } // ^ chunk method CartTest.rows() public
	private void helper() { } // ^ chunk method CartTest.helper() private
	public static void shared() { } // ^ chunk method CartTest.shared() public static
	public int value() { return 1; } // ^ chunk method CartTest.value() public
}
class Unmarked { // ^ chunk class Unmarked
	public void adds() { } // ^ chunk method Unmarked.adds() public
}
