using Acme.Values;
using Acme.Patterns;

namespace Acme.App;

public class Uses
{
	void Run()
	{
		new ValueList().Add(); //= Add Values.cs#Acme.Values.ValueList.Add
		new Pattern().Match(); //= Match Usual.cs#Acme.Patterns.Pattern.Match
	}
}
