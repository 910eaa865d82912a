using Xunit;

public class MathTests {
	[Fact] public void Adds() { } // ^ chunk method MathTests.Adds() public test
	[Theory, InlineData(1, 2)] // ^ call Theory via=decorator ^ call InlineData via=decorator
	[Trait("a", "b")]
	public async Task Sums(int a, int b) { } // ^ chunk method MathTests.Sums(a: int, b: int) async public test notes="Theory InlineData(1, 2) Trait(\"a\", \"b\")"
	[Xunit.FactAttribute] void Long() { } // ^ chunk method MathTests.Long() private test notes=Xunit.FactAttribute
	[ConditionalFact] public void Some() { } // ^ chunk method MathTests.Some() public test
	[Test] public void NUnit() { } // ^ chunk method MathTests.NUnit() public test
	[TestCase(1)] public void Cases(int x) { } // ^ chunk method MathTests.Cases(x: int) public test
	[TestCaseSource(nameof(Data))] public void Source(int x) { } // ^ chunk method MathTests.Source(x: int) public test
	[TestMethod] public void Ms() { } // ^ chunk method MathTests.Ms() public test
	[DataTestMethod] public void MsData() { } // ^ chunk method MathTests.MsData() public test
	[SetUp] public void Before() { } // ^ chunk method MathTests.Before() public
	[TestFixture] class Nested { } // ^ chunk class MathTests.Nested private
	[Artefact] public void TestNothing() { } // ^ chunk method MathTests.TestNothing() public
	public void TestPlain() { } // ^ chunk method MathTests.TestPlain() public
	[Tested] public void Other() { } // ^ chunk method MathTests.Other() public
}
