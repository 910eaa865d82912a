/** Decides about a path, which is relative to the root and has forward slashes. */
export type PathTest = (path: string) => boolean;

/**
 * `in:` by whole pieces: `test` is any folder or file of that name, `src/api` two pieces in a row, `/src` the
 * one at the root. `*` stands for anything within a piece, `**` for any pieces: `*.ts`, `src/**` + `/a.ts`.
 */
export function insideTest(value: string): PathTest {
	const atRoot = value.startsWith('/');
	const wanted = value.split('/').filter((piece) => piece !== '' && piece !== '.');
	if (wanted.length === 0) return () => true;
	const needle = `/${wanted.join('/')}/`;
	if (!/[*?]/.test(needle)) {
		return (path) => {
			const whole = `/${path}/`;
			return atRoot ? whole.startsWith(needle) : whole.includes(needle);
		};
	}
	const pattern = (atRoot ? wanted : ['**', ...wanted]).filter(
		(piece, at, all) => piece !== '**' || all[at - 1] !== '**',
	);
	return (path) => matchPieces(pattern, path.split('/'));
}

/** Whether the wanted pieces are the first of a path; what comes after them is inside. */
function matchPieces(wanted: readonly string[], pieces: readonly string[]): boolean {
	/** Where what was wanted so far may end, ascending. */
	let ends = [0];
	for (const piece of wanted) {
		if (piece === '**') {
			const [first] = ends;
			ends = Array.from({ length: pieces.length - first + 1 }, (_, at) => first + at);
		} else {
			ends = ends
				.filter((end) => end < pieces.length && matchPiece(piece, pieces[end]))
				.map((end) => end + 1);
		}
		if (ends.length === 0) return false;
	}
	return true;
}

/** `*` any characters, `?` one. Goes back to the last star alone, so it takes no more than the product of the lengths. */
function matchPiece(pattern: string, text: string): boolean {
	let p = 0;
	let star = -1;
	let resume = 0;
	for (let t = 0; t < text.length; ) {
		if (p < pattern.length && pattern[p] === '*') {
			star = p++;
			resume = t;
		} else if (p < pattern.length && (pattern[p] === '?' || pattern[p] === text[t])) {
			p++;
			t++;
		} else if (star >= 0) {
			p = star + 1;
			t = ++resume;
		} else return false;
	}
	while (pattern[p] === '*') p++;
	return p === pattern.length;
}

/** `path:`: a part of the path, upper and lower case alike. */
export function partTest(value: string): PathTest {
	const wanted = value.toLowerCase();
	return (path) => path.toLowerCase().includes(wanted);
}

/** `file:`: a part of the last piece. */
export function fileNameTest(value: string): PathTest {
	const wanted = value.toLowerCase();
	return (path) =>
		path
			.slice(path.lastIndexOf('/') + 1)
			.toLowerCase()
			.includes(wanted);
}
