import { fileSize } from '../../platform/disk.ts';
import { absolutePath } from '../../platform/inside-root.ts';
import { STOP_WORDS } from '../../search/auto/stop-words.ts';
import { termsOf } from '../../search/auto/terms.ts';
import { openWordTable } from '../../search/open-tables.ts';
import { chunksNamed } from '../../store/queries/incoming.ts';
import { skippedAt } from '../../store/queries/skipped-at.ts';
import { nameIds } from '../../store/search/name-ids.ts';
import { ChunksNamed } from '../../store/search/name-table.ts';
import type { FoundHits, SearchTask } from './answer.ts';
import type { SearchHit, SearchResult } from './shape.ts';

type Reason = SearchResult['whyNot'][number];

const MOST_REASONS = 10;
/** How far down the list is looked for it. */
const DEPTH = 5_000;

/** Why a path or a symbol is not in an answer. */
export function explainAbsence(
	task: SearchTask,
	subject: string,
	run: (task: SearchTask) => FoundHits,
): Reason[] {
	const all = run({ ...task, offset: 0, input: { ...task.input, limit: DEPTH, context: 0 } });
	const reasons = isPath(task, subject)
		? [explainFile(task, subject, all)]
		: explainSymbol(task, subject, all);
	return reasons.slice(0, MOST_REASONS);
}

function isPath({ table }: SearchTask, subject: string): boolean {
	return table.rowAt(trimmed(subject)) >= 0 || /[/\\]|\.\w{1,8}$/.test(subject);
}

function trimmed(path: string): string {
	return path.replace(/^\.\//, '');
}

function explainFile(task: SearchTask, subject: string, all: FoundHits): Reason {
	const { table, filter, reader, root } = task;
	const path = trimmed(subject);
	const row = table.rowAt(path);
	if (row < 0) return { what: path, ...explainMissing(reader, root, path) };
	const refusing = filter.refusingFile(table.ids[row]);
	if (refusing !== null)
		return { what: path, reason: 'filtered', detail: `${refusing.written} leaves it out` };
	const rank = all.hits.findIndex(({ file }) => file === path);
	if (rank >= 0) return ranked(task, path, rank);
	const farther = explainFarther(task, row);
	if (farther !== null) return { what: path, ...farther };
	const detail = filter.looksAtChunks
		? 'nothing in it matches and passes the filters'
		: task.input.type === 'text' || task.input.type === 'regex'
			? 'no line of it matches'
			: 'neither its path nor a name in it fits';
	return { what: path, reason: 'no match', detail };
}

/** Of a search by meaning: a file has words of the query, and its text was not looked at. */
function explainFarther(task: SearchTask, row: number): Omit<Reason, 'what'> | null {
	const words = task.input.type === 'auto' && !task.filter.looksAtChunks ? wordsIn(task, row) : [];
	if (words.length === 0) return null;
	const detail = `the file has ${words.join(', ')}, but others have more of the query, and theirs come first`;
	return { reason: 'ranked lower', detail };
}

/** Words that are told of. */
const MOST_WORDS = 5;

/** Words of a query that a file has, those of questions themselves left out. */
function wordsIn({ reader, query }: SearchTask, row: number): string[] {
	const words = openWordTable(reader);
	const asked = [...query.terms, ...query.phrases, ...query.alternatives.flat()];
	return termsOf(asked.map(({ text }) => text).join(' '))
		.terms.filter(({ kind, text }) => kind === 'word' && !STOP_WORDS.has(text))
		.filter(({ keys }) => keys.some((key) => words.find(key).rows.includes(row)))
		.slice(0, MOST_WORDS)
		.map(({ text }) => JSON.stringify(text));
}

function explainMissing(reader: SearchTask['reader'], root: string, path: string): Omit<Reason, 'what'> {
	const skipped = path.includes('\0') ? null : skippedAt(reader, path);
	if (skipped !== null) {
		const place = skipped.path === path ? 'it' : `the folder ${skipped.path}`;
		return {
			reason: 'not indexed',
			detail: `${place} was left out as ${skipped.reason} (${skipped.detail})`,
		};
	}
	const isOutside = /^[/\\]|(?:^|\/)\.\.(?:\/|$)|\0/.test(path);
	const isThere = !isOutside && fileSize(absolutePath(root, path)) !== null;
	return isThere
		? {
				reason: 'not indexed',
				detail: 'it is there, but not in the index: `assay index` reads it if it is new',
			}
		: { reason: 'no such file', detail: isOutside ? 'it is not below the root' : 'nothing is there' };
}

function explainSymbol(task: SearchTask, subject: string, all: FoundHits): Reason[] {
	const { reader, table, filter } = task;
	const places = chunksNamed(reader, subject, null);
	if (places.length === 0) {
		return [{ what: subject, reason: 'no such symbol', detail: 'nothing in the index is called so' }];
	}
	const chunks = new ChunksNamed(reader);
	const known = nameIds(reader, subject).flatMap((id) => chunks.of(id));
	return places.map(({ path, chunk }) => {
		const file = table.ids[table.rowAt(path)];
		const what = `${path}#${subject}`;
		const row = known.find(({ id }) => id === file * 2 ** 20 + chunk);
		const refusing = filter.refusingFile(file) ?? (row === undefined ? null : filter.refusingChunk(row));
		if (refusing !== null) return { what, reason: 'filtered', detail: `${refusing.written} leaves it out` };
		const rank = all.hits.findIndex(
			(hit) =>
				hit.file === path && (hit.qualifiedName === subject || hit.qualifiedName?.endsWith(`.${subject}`)),
		);
		if (rank >= 0) return ranked(task, what, rank);
		const ofFile = all.hits.findIndex((hit) => hit.file === path && hit.around !== null);
		if (ofFile >= 0) return toldByAnother(what, ofFile, all.hits[ofFile]);
		const farther = explainFarther(task, table.rowAt(path));
		if (farther !== null) return { what, ...farther };
		return {
			what,
			reason: 'no match',
			detail: 'its name does not fit the query, not even with a few letters changed',
		};
	});
}

/** A search by meaning tells each file once. */
function toldByAnother(what: string, rank: number, { qualifiedName }: SearchHit): Reason {
	const other = qualifiedName === null ? 'as a whole' : `by ${qualifiedName}, which fits better`;
	return { what, reason: 'ranked lower', detail: `its file is number ${rank + 1}, told ${other}` };
}

function ranked({ input, offset }: SearchTask, what: string, rank: number): Reason {
	const isShown = rank >= offset && rank < offset + input.limit;
	return {
		what,
		reason: isShown ? 'found' : 'ranked lower',
		detail: isShown
			? `it is number ${rank + 1}`
			: `it is number ${rank + 1}, and ${input.limit} are shown from ${offset + 1} on`,
	};
}
