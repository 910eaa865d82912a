#if !COMPONENTS
namespace Acme.Patterns;
#else
namespace Acme.Components.Patterns;
#endif

public class Pattern
{
	public void Match() { }
}
