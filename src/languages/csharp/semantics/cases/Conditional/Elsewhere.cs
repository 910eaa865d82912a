using Acme.Shop;

namespace Beyond;

public class Elsewhere
{
	void Run()
	{
		new ValueList().Add(); //= Add dynamic
	}
}
