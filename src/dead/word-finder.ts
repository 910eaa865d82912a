/** Files with more names to look for are gone through once for all of them; others once a name. */
const MANY = 8;
const TABLE = 1 << 12;
const PLAIN = /^[\w$]+$/;
const isWord = new Uint8Array(128);
for (let code = 0; code < 128; code++) if (/[\w$]/.test(String.fromCharCode(code))) isWord[code] = 1;

/** Tells where names stand in a text as whole words, in the order of the text for each; false from `found` ends the search of that name. */
export function findWords(
	text: string,
	names: readonly string[],
	found: (name: number, offset: number) => boolean,
): void {
	const plain: number[] = [];
	for (const [at, name] of names.entries()) {
		if (names.length > MANY && PLAIN.test(name)) plain.push(at);
		else findOne(text, name, (offset) => found(at, offset));
	}
	if (plain.length > 0) findMany(text, names, plain, found);
}

function findOne(text: string, name: string, found: (offset: number) => boolean): void {
	for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
		if (isWordAt(text, at - 1) || isWordAt(text, at + name.length)) continue;
		if (!found(at)) return;
	}
}

function isWordAt(text: string, at: number): boolean {
	// NaN before the text and after it.
	return isWord[text.charCodeAt(at)] === 1;
}

/** Reads every word of a text and looks it up by a hash. */
function findMany(
	text: string,
	names: readonly string[],
	wanted: readonly number[],
	found: (name: number, offset: number) => boolean,
): void {
	const first = new Int32Array(TABLE).fill(-1);
	const next = new Int32Array(names.length).fill(-1);
	const isOpen = new Uint8Array(names.length);
	for (const name of wanted) {
		let hash = 0;
		for (let at = 0; at < names[name].length; at++) hash = step(hash, names[name].charCodeAt(at));
		next[name] = first[hash & (TABLE - 1)];
		first[hash & (TABLE - 1)] = name;
		isOpen[name] = 1;
	}
	const end = text.length;
	for (let at = 0; at < end; at++) {
		let code = text.charCodeAt(at);
		if (code > 127 || isWord[code] === 0) continue;
		const start = at;
		let hash = 0;
		do {
			hash = step(hash, code);
			code = ++at < end ? text.charCodeAt(at) : 0;
		} while (code < 128 && isWord[code] === 1);
		for (let name = first[hash & (TABLE - 1)]; name >= 0; name = next[name]) {
			const isSame = names[name].length === at - start && text.startsWith(names[name], start);
			if (isSame && isOpen[name] === 1 && !found(name, start)) isOpen[name] = 0;
		}
	}
}

function step(hash: number, code: number): number {
	return (Math.imul(hash, 31) + code) | 0;
}
