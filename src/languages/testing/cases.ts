/**
 * Cases of language packs: source files under `languages/<pack>/cases/` that say, beside each line,
 * what must be recorded there. An expectation is a comment that begins with `^`:
 *
 *     run(job) {                         // ^ chunk method Queue.run(job) async
 *       send(job, ...rest);              // ^ call send args=2 spread
 *       // ^ refs send:call job:read rest:read
 *
 * It is about the line it ends, or, when it stands alone, about the nearest line above that is not
 * itself only an expectation. One comment may hold several, separated by ` ^ `.
 *
 * Between JSX tags, a line ends with `{/*` and the expectation follows on the next: `// ^ … *\/}`.
 *
 * **Exactness.** When a line has expectations of a sort, its records of that sort are exactly those,
 * in any order. `no call` says that there are none. Sorts that are not mentioned are not checked.
 * A record is on the line of its name token, else of its start. A line's expectations of facts are
 * exact for the kinds they name alone: `no fact api_route` says that there is none of that kind.
 *
 * **Form**: sort, head, then flags and `key=value` in any order. A value with spaces is a JSON string.
 * Flags are exact: what is not listed is not set. Keys that are not given are not checked, but for
 * the defaults noted. `-` stands for "none" (null, or the module chunk).
 *
 * | sort | head | flags | keys |
 * |---|---|---|---|
 * | `chunk` | kind, qualified name (`-` when anonymous), perhaps `(params)` | ChunkFlag | `lines=3-7` `type` `sig` `doc` (the summary) `notes` (annotations) `parent` `decisions` `effort` |
 * | `call` | callee as written | CallFlag | `via` (default `call`) `name` `receiver` `args` (their number) `kinds` (comma-separated) `keywords` `in` (chunk) `value` `values` |
 * | `import` | `imported as local from module`, the parts that exist | ModuleFlag | `kind` (default `import`) |
 * | `export` | kind, exported name | ModuleFlag | `local` `from` `chunk` |
 * | `bind` | kind, name | | `scope` (its kind) `path` `index` `type` `value` `chunk` |
 * | `refs` | all of the line, in source order: `name:kind`, `.name:kind` for a member | | |
 * | `assign` | `target = value` | | `in` |
 * | `yields` | `return`, `yield` or `throw`, value | | `in` |
 * | `heritage` | kind, text | | `name` `of` (chunk) `value` |
 * | `scope` | kind | | `lines` |
 * | `fact` | kind | | its attributes, lists with commas; `in` (chunk) |
 * | `error` | | | |
 *
 * A parameter is written `name`, or in full `*name?: type = default` with a destructured one's
 * names in braces: `arg0{a,b.c}`. Values are written as `ListRecorder.show` prints them.
 * A chunk is named by its qualified name; an anonymous one by that of its nearest named ancestor,
 * a colon and its kind: `Queue.run:lambda`, `:lambda`.
 */
import type { Param } from '../../model/chunk.ts';
import type { Language } from '../../model/language.ts';
import type { ListRecorder } from './list-recorder.ts';
import { listRecords } from './listing.ts';
import { type Expectation, readExpectations, SORTS } from './notation.ts';

export interface ListedRecord {
	line: number;
	head: string;
	flags: string[];
	attributes: Map<string, string>;
	params: Param[] | null;
}

/** Attributes that must have this value when an expectation does not mention them. */
const DEFAULTS: Record<string, [key: string, value: string][]> = {
	call: [['via', 'call']],
	import: [['kind', 'import']],
};

/** Differences between what a case file expects and what was recorded, one a line; empty when none. */
export function checkCase(extension: string, recorder: ListRecorder): string[] {
	const byPlace = new Map<string, Expectation[]>();
	for (const expectation of readExpectations(extension, recorder.text)) {
		const place = `${expectation.sort}:${expectation.line}`;
		const same = byPlace.get(place);
		if (same === undefined) byPlace.set(place, [expectation]);
		else same.push(expectation);
	}
	if (byPlace.size === 0) return ['the file expects nothing'];
	const differences: string[] = [];
	for (const sort of SORTS) {
		const records = listRecords(sort, recorder);
		for (const [place, expectations] of byPlace) {
			if (!place.startsWith(`${sort}:`)) continue;
			const { line } = expectations[0];
			compare(
				expectations,
				records.filter((record) => record.line === line),
				differences,
			);
		}
	}
	return differences;
}

function compare(expectations: Expectation[], records: ListedRecord[], differences: string[]): void {
	const { line, sort } = expectations[0];
	// A line may state many things: a case is about some kinds of facts, and exact for those.
	const kinds = sort === 'fact' ? new Set(expectations.map(({ head }) => head)) : null;
	const left = records.filter(({ head }) => kinds === null || kinds.has(head));
	for (const expectation of expectations) {
		if (expectation.none) continue;
		const match = left.findIndex((record) => matches(expectation, record));
		if (match >= 0) left.splice(match, 1);
		else differences.push(`line ${line}: expected ${sort} ${printExpected(expectation)}`);
	}
	for (const record of left) differences.push(`line ${line}: found ${sort} ${printFound(record)}`);
}

function matches(expectation: Expectation, record: ListedRecord): boolean {
	if (expectation.head !== record.head) return false;
	if (expectation.flags.join() !== record.flags.join()) return false;
	for (const [key, value] of expectation.attributes) {
		if (!record.attributes.has(key)) throw new Error(`line ${expectation.written}: no attribute ${key}`);
		if (record.attributes.get(key) !== value) return false;
	}
	for (const [key, value] of DEFAULTS[expectation.sort] ?? []) {
		if (!expectation.attributes.has(key) && record.attributes.get(key) !== value) return false;
	}
	if (expectation.params === null) return true;
	const expected = splitParams(expectation.params);
	const params = record.params ?? [];
	return (
		expected.length === params.length &&
		expected.every((written, index) => paramForms(params[index]).includes(written))
	);
}

/** The spellings a parameter may have in an expectation. */
function paramForms(param: Param): string[] {
	const short = `${param.rest ?? ''}${param.name}`;
	const named = param.bindings === undefined ? short : `${short}{${param.bindings.join(',')}}`;
	const typed = `${named}${param.optional ? '?' : ''}${param.type === undefined ? '' : `: ${param.type}`}`;
	const full = `${typed}${param.default === undefined ? '' : ` = ${param.default}`}`;
	return [short, named, full, ...(param.only === undefined ? [] : [`${param.only} ${full}`])];
}

function splitParams(written: string): string[] {
	const parts: string[] = [];
	let depth = 0;
	let from = 0;
	for (let at = 0; at < written.length; at++) {
		const unit = written[at];
		if ('([{<'.includes(unit)) depth++;
		else if (')]}'.includes(unit) || (unit === '>' && written[at - 1] !== '=')) depth--;
		else if (unit === ',' && depth === 0) {
			parts.push(written.slice(from, at).trim());
			from = at + 1;
		}
	}
	const last = written.slice(from).trim();
	return last === '' ? parts : [...parts, last];
}

function printExpected({ head, params, flags, attributes }: Expectation): string {
	const shown = [...attributes].map(([key, value]) => `${key}=${value}`);
	return [params === null ? head : `${head}(${params})`, ...flags, ...shown].join(' ');
}

function printFound({ head, params, flags, attributes }: ListedRecord): string {
	const shown = [...attributes].map(([key, value]) => `${key}=${value}`);
	const list = params === null ? '' : `(${params.map((param) => paramForms(param)[2]).join(', ')})`;
	return [`${head}${list}`, ...flags, ...shown].join(' ');
}

/** The dialect of a pack that a case file is written in. */
export function dialectOf(languages: Language[], filename: string): Language {
	let best: Language | null = null;
	let length = 0;
	for (const language of languages) {
		if (language.filenames?.includes(filename)) return language;
		for (const extension of language.extensions) {
			if (extension.length > length && filename.toLowerCase().endsWith(extension)) {
				best = language;
				length = extension.length;
			}
		}
	}
	if (best === null) throw new Error(`no dialect claims ${filename}`);
	return best;
}
