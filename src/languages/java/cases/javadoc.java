/* A licence. */
package docs; // ^ chunk namespace docs doc=-

/**
 * First sentence of {@link Docs the docs} and {@code x.y}. A second one.
 *
 * @since 1
 */
class Docs { // ^ chunk class Docs doc="First sentence of the docs and x.y."
	/** One line */
	int a; // ^ chunk field Docs.a doc="One line"
	/* not a doc */
	int b; // ^ chunk field Docs.b doc=-
	// neither
	int c; // ^ chunk field Docs.c doc=-
	/**
	 * Spans two
	 * lines, e.g. like this, until it ends.
	 * <p>More.
	 */
	// a remark between
	@Deprecated
	int d; // ^ chunk field Docs.d doc="Spans two lines, e.g. like this, until it ends."
	/** @return nothing else */
	int e() { return 1; } // ^ chunk method Docs.e() doc=-
	/***/
	int f; // ^ chunk field Docs.f doc=-
	/**/
	int g; // ^ chunk field Docs.g doc=-
	/// Markdown *doc*
	/// over two lines. And more.
	///
	/// @param x none
	void h(int x) { } // ^ chunk method Docs.h(x: int) doc="Markdown *doc* over two lines."
	/** Old. */
	/** New. */
	int i; // ^ chunk field Docs.i doc=New.
	int j; /** About k. */
	int k; // ^ chunk field Docs.k doc="About k."

	/** Apart. */

	int l; // ^ chunk field Docs.l doc=Apart.
	/** Unfinished: {@code a.b */
	int m; // ^ chunk field Docs.m doc="Unfinished: {@code a.b"
	enum E { /** Yes. */ YES, /** No. */ NO } // ^ chunk enum Docs.E static doc=- ^ chunk enum_member Docs.E.YES doc=Yes. ^ chunk enum_member Docs.E.NO doc=No.
	void n(/** Not a doc of n. */ int x) { } // ^ chunk method Docs.n(x: int) doc=-
}
