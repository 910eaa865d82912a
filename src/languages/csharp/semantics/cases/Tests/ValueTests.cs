namespace Beyond.Tests;

public class ValueTests
{
	[Fact] //= Fact external Xunit
	public void Adds()
	{
		new ValueList().Add(); //= Add Values.cs#Acme.Values.ValueList.Add
		new Pattern().Match(); //= Match dynamic
	}
}
