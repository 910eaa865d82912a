/** The words of a text for the comparison: names are split, nothing is stemmed or left out. */
function plainWords(text: string): string[] {
	const words: string[] = [];
	for (const [run] of text.matchAll(/[A-Za-z]+|[0-9]+/g)) {
		if (!/[A-Z]/.test(run)) words.push(run);
		else for (const [part] of run.matchAll(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g)) words.push(part.toLowerCase());
	}
	return words;
}

interface Document {
	version: string | undefined;
	counts: Map<string, number>;
	length: number;
}

const K1 = 1.2;
const B = 0.75;

/** BM25 over whole files with the words of their paths: what a search has to be better than. */
export class Bm25 {
	private readonly documents = new Map<string, Document>();

	/** Sets the files; those of the same version are not read again. */
	set(
		paths: readonly string[],
		versionOf: (path: string) => string | undefined,
		readText: (path: string) => string,
	): void {
		const left = new Set(this.documents.keys());
		for (const path of paths) {
			left.delete(path);
			const version = versionOf(path);
			if (this.documents.get(path)?.version === version) continue;
			const counts = new Map<string, number>();
			const words = [...plainWords(readText(path)), ...plainWords(path)];
			for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
			this.documents.set(path, { version, counts, length: words.length });
		}
		for (const path of left) this.documents.delete(path);
	}

	/** Paths that have a word of the query, best first; `among` leaves others out as if they were not there. */
	rank(query: string, among: (path: string) => boolean): string[] {
		const documents = [...this.documents].filter(([path]) => among(path));
		const mean = documents.reduce((sum, [, { length }]) => sum + length, 0) / documents.length;
		const scores = new Float64Array(documents.length);
		for (const word of new Set(plainWords(query))) {
			const holding = documents.flatMap(([, { counts }], at) => (counts.has(word) ? [at] : []));
			const rarity = Math.log(1 + (documents.length - holding.length + 0.5) / (holding.length + 0.5));
			for (const at of holding) {
				const { counts, length } = documents[at][1];
				const count = counts.get(word)!;
				scores[at] += (rarity * count * (K1 + 1)) / (count + K1 * (1 - B + (B * length) / mean));
			}
		}
		return documents
			.map(([path], at) => ({ path, score: scores[at] }))
			.filter(({ score }) => score > 0)
			.sort((a, b) => b.score - a.score || (a.path < b.path ? -1 : 1))
			.map(({ path }) => path);
	}
}
