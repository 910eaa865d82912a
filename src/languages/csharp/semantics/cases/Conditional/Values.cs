#if !COMPONENTS
[assembly: Marked(typeof(ValueList))]
#endif

#if COMPONENTS
namespace Acme.Components.Values;
#else
namespace Acme.Values;
#endif

public class ValueList
{
	public void Add() { }
}

public class Keeper
{
	// The file's own namespace holds it, whichever is chosen.
	void Keep(ValueList list) => list.Add(); //= Add Values.cs#Acme.Values.ValueList.Add
}
