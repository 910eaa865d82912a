function none() { return 1; } // ^ chunk function none() decisions=0 effort=0

function branches(a: number, b: number) { // ^ chunk function branches(a, b) decisions=5 effort=8
	if (a) { // effort 1
		if (b) return 1; // effort 2
	} else if (b) { // effort 1
		return a ? 2 : 3; // effort 2
	} else { // effort 1
		return a && b; // effort 1
	}
}
function loops(xs: number[]) { // ^ chunk function loops(xs) decisions=5 effort=12
	for (const x of xs) { // 1
		while (x) { // 2
			do { // 3
				if (x) continue; // 4
			} while (x);
		}
	}
	outer: for (;;) break outer; // 1 and 1
}
function chains(a: boolean, b: boolean, c: boolean, d: boolean) { // ^ chunk function chains(a, b, c, d) decisions=12 effort=8
	const p = a && b && c && d; // 3 ways, 1
	const q = a || b && c || d; // 3 ways, 3
	const r = a && !(b && c); // 2 ways, 1 and 1
	const s = (a && b) && (c && d); // 3 ways, 1
	const t = a ?? b; // 1 way, 1
	return [p, q, r, s, t];
}
function choices(x: string, y?: { z: string }) { // ^ chunk function choices(x, y) decisions=7 effort=4
	switch (x) { // 1
		case 'a':
		case 'b':
			return y?.z;
		default:
			x ||= 'c';
			x &&= 'd';
			x ??= 'e';
	}
	try { return x; } catch { if (!y) return; } // 1 and 2
}
function nested() { // ^ chunk function nested() decisions=0 effort=0
	return [1].map((x) => { // ^ chunk lambda -(x) decisions=1 effort=1
		if (x) return 2;
	});
}
