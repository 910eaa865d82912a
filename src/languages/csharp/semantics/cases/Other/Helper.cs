namespace Acme.Other;

/** Of the same name, in another namespace. */
public class Helper
{
	public void Go(int count) { }
	public static void Shout(string text) { }
	public void Quiet() { }
}

public static class HiddenExtensions
{
	public static void Unseen(this Acme.Util.Helper helper) { }
}
