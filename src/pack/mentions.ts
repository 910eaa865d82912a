import type { CodeGraph } from '../model/graph.ts';
import { WordFiles } from '../store/graph/text-places.ts';
import type { IndexReader } from '../store/reader.ts';
import type { Candidate } from './pack.ts';

const WEIGHT = 0.25;
/** A name that is a word like any other is only one where it is written as code. */
const SHORTEST = 3;
const MOST_FILES = 300;
const MOST_SECTIONS = 20;
const LONGEST_FILE = 500_000;
const DOCS: ReadonlySet<string> = new Set(['markdown', 'mdx']);

/** A seed as texts may name it. */
export interface Named {
	node: number;
	/** Its own name, and with what it is in. */
	name: string;
	qualified: string;
}

/** Sections of Markdown files that mention a seed, those with the most mentions first. */
export function mentionsOf(
	reader: IndexReader,
	graph: CodeGraph,
	seeds: readonly Named[],
	read: (path: string) => string,
): { found: Candidate[]; beyond: number } {
	const docs = new Map<number, number>();
	for (const [file, language] of graph.languages.entries()) {
		if (DOCS.has(language)) docs.set(graph.fileIds[file], file);
	}
	if (docs.size === 0) return { found: [], beyond: 0 };
	const words = new WordFiles(reader);
	const sections = new Map<string, { candidate: Candidate; count: number }>();
	for (const seed of seeds) {
		if (seed.name.length < SHORTEST) continue;
		const files = (words.holding(seed.name) ?? []).flatMap((id) => docs.get(id) ?? []);
		for (const file of files.sort((a, b) => a - b).slice(0, MOST_FILES)) {
			for (const { offset, section } of placesIn(read(graph.paths[file]), seed)) {
				const key = `${file} ${section.start}`;
				const known = sections.get(key);
				if (known !== undefined) {
					known.count++;
					continue;
				}
				const node = graph.firsts[file];
				const way = [{ via: 'mention' as const, file, offset, to: node }];
				const candidate: Candidate = {
					node,
					role: 'doc',
					depth: 1,
					weight: WEIGHT,
					way,
					seed: seed.node,
					part: section,
				};
				sections.set(key, { candidate, count: 1 });
			}
		}
	}
	const ordered = [...sections.values()].sort(
		(a, b) =>
			b.count - a.count ||
			a.candidate.node - b.candidate.node ||
			a.candidate.part!.start - b.candidate.part!.start,
	);
	const found = ordered
		.slice(0, MOST_SECTIONS)
		.map(({ candidate }, at) => ({ ...candidate, weight: WEIGHT / (1 + at / 4) }));
	return { found, beyond: ordered.length - found.length };
}

type Section = NonNullable<Candidate['part']>;

function placesIn(text: string, seed: Named): { offset: number; section: Section }[] {
	if (text.length > LONGEST_FILE) return [];
	const places: { offset: number; section: Section }[] = [];
	let headings: Section[] | null = null;
	for (let at = text.indexOf(seed.name); at >= 0; at = text.indexOf(seed.name, at + seed.name.length)) {
		if (!isMention(text, at, seed)) continue;
		headings ??= sectionsOf(text);
		const section = headings.findLast(({ start }) => start <= at)!;
		places.push({ offset: at, section });
	}
	return places;
}

const DISTINCT = /[a-z][A-Z]|[A-Za-z]_|_[A-Za-z]|[A-Za-z]\d/;

/** A whole word; one that people use, too, only as code or with what it is in. */
function isMention(text: string, at: number, { name, qualified }: Named): boolean {
	const end = at + name.length;
	const before = text[at - 1] ?? ' ';
	const after = text[end] ?? ' ';
	if (/[\w$]/.test(before) || /[\w$]/.test(after)) return false;
	if (DISTINCT.test(name)) return true;
	const owner = qualified.slice(0, -name.length);
	if (owner !== '' && text.slice(at - owner.length, at) === owner) return true;
	return owner === '' && (before === '`' || after === '(') && !(before === '.' && after !== '(');
}

/** Parts of a page: from its beginning or a heading to the next heading. Fences of code have no headings. */
function sectionsOf(text: string): Section[] {
	const sections: Section[] = [{ start: 0, end: text.length, title: '' }];
	let fence = '';
	for (let at = 0; at < text.length; ) {
		const next = text.indexOf('\n', at);
		const end = next < 0 ? text.length : next;
		const line = text.slice(at, Math.min(end, at + 200));
		const mark = /^ {0,3}(`{3,200}|~{3,200})/.exec(line)?.[1] ?? '';
		if (fence === '') {
			fence = mark;
			const heading = /^ {0,3}#{1,6}[ \t]+(.*)/.exec(line);
			if (heading !== null) {
				sections[sections.length - 1].end = at;
				sections.push({ start: at, end: text.length, title: heading[1].replace(/[ \t#]+$/, '') });
			}
		} else if (mark.startsWith(fence)) fence = '';
		at = end + 1;
	}
	return sections;
}
