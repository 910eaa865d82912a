namespace Acme.Tools;

using Acme.Util;

public static class Extensions
{
	public static Helper Twist(this Helper helper, int times) => helper;
	public static void Shout(this string text) { }
	public static T Same<T>(this T value, int times) => value;
	public static void Each<T>(this IEnumerable<T> all, Action<T> what) { }
}
