import com.example.Test;
import junit.framework.TestCase;

public class OldTest extends TestCase { // ^ chunk class OldTest exported public
	public void testAdds() { } // ^ chunk method OldTest.testAdds() public test
	public void testWith(int x) { } // ^ chunk method OldTest.testWith(x: int) public
	void testHidden() { } // ^ chunk method OldTest.testHidden()
	public int testValue() { return 1; } // ^ chunk method OldTest.testValue() public
	public void helper() { } // ^ chunk method OldTest.helper() public
	@Test public void notOurs() { } // ^ chunk method OldTest.notOurs() public
	static class Not extends TestCaseData { // ^ chunk class OldTest.Not static
		public void testNothing() { } // ^ chunk method OldTest.Not.testNothing() public
	}
}
