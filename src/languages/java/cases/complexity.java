class Complexity { // ^ chunk class Complexity decisions=2 effort=2
	int none() { return 1; } // ^ chunk method Complexity.none() decisions=0 effort=0
	int branches(boolean a, boolean b) { // ^ chunk method Complexity.branches(a: boolean, b: boolean) decisions=6 effort=10
		if (a) { // 1
			if (b) return 1; // 2
		} else if (b) { // 1
			return a ? 2 : 3; // 2
		} else { // 1
			return a && b ? 4 : 5; // 2 and 1
		}
		return 0;
	}
	void loops(int[] xs) { // ^ chunk method Complexity.loops(xs: int[]) decisions=5 effort=12
		for (int x : xs) // 1
			while (x > 0) // 2
				do { // 3
					if (x > 1) continue; // 4
				} while (x > 0);
		outer: for (;;) break outer; // 1 and 1
	}
	boolean chains(boolean a, boolean b, boolean c, boolean d) { // ^ chunk method Complexity.chains(a: boolean, b: boolean, c: boolean, d: boolean) decisions=13 effort=9
		boolean p = a && b && c && d; // 3 ways, 1
		boolean q = a || b && c || d; // 3 ways, 3
		boolean r = a && !(b && c); // 2 ways, 2
		boolean s = (a && b) && (c && d); // 3 ways, 1
		return f(a || b) || p; // 2 ways, 2
	}
	void choices(Object x) { // ^ chunk method Complexity.choices(x: Object) decisions=9 effort=8
		switch (x) { // 1
			case 1: // one way
			case 2: break; // one way
			default: if (y) z(); // one way, 2
		}
		int k = switch (x) { case A, B -> 1; case C c when c.ok() && d -> 2; case null, default -> 3; }; // 4 ways, 2
		try { z(); } catch (E e) { if (y) z(); } finally { } // 2 ways, 1 and 2
		synchronized (x) { assert y; }
	}
	Runnable nested() { // ^ chunk method Complexity.nested() decisions=0 effort=0
		return () -> { // ^ chunk lambda -() decisions=1 effort=1
			if (a) b(); // 1
		};
	}
	int field = a ? b : c; // ^ chunk field Complexity.field decisions=0
	{ if (field > 1) go(); }
}
