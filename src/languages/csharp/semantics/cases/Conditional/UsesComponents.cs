using Acme.Components.Values;
using Acme.Components.Patterns;

namespace Acme.Other;

public class UsesComponents
{
	void Run()
	{
		new ValueList().Add(); //= Add Values.cs#Acme.Values.ValueList.Add
		new Pattern().Match(); //= Match Usual.cs#Acme.Patterns.Pattern.Match
	}
}
