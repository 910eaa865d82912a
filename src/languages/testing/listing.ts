import { ChunkFlag } from '../../model/chunk.ts';
import type { FactValue } from '../../model/facts/rules.ts';
import { CallFlag, ModuleFlag } from '../../model/recorder.ts';
import type { ListedRecord } from './cases.ts';
import type { ListedChunk, ListRecorder } from './list-recorder.ts';
import type { Sort } from './notation.ts';

type Attributes = Record<string, string | number | null | undefined>;

/** What was recorded of a sort, in the words of the case notation. */
export function listRecords(sort: Sort, recorder: ListRecorder): ListedRecord[] {
	const lineOf = lineIndex(recorder.text);
	const make = (at: number, head: string, flags: string[], attributes: Attributes): ListedRecord => ({
		line: lineOf(at),
		head,
		flags,
		attributes: new Map(Object.entries(attributes).map(([key, value]) => [key, `${value ?? '-'}`])),
		params: null,
	});
	const lines = (start: number, end: number): string =>
		`${lineOf(start)}-${lineOf(Math.max(start, end - 1))}`;
	const chunk = (index: number): string => (index < 0 ? '-' : chunkLabel(recorder.chunks[index]));
	const show = (value: number): string => recorder.show(value);

	switch (sort) {
		case 'chunk':
			return recorder.chunks.slice(1).map((spec) => ({
				...make(
					spec.name === null ? spec.start : spec.nameStart,
					`${spec.kind} ${spec.name === null ? '-' : spec.qualified}`,
					// The signature shows the arrow.
					flagWords(ChunkFlag, spec.flags & ~ChunkFlag.arrow),
					{
						lines: lines(spec.start, spec.end),
						type: collapse(spec.type),
						sig: collapse(spec.signature),
						doc: spec.summary,
						notes: spec.annotations
							?.map((note) => (note.args === undefined ? note.name : `${note.name}(${note.args})`))
							.join(' '),
						parent: chunk(spec.parent),
						decisions: spec.decisions,
						effort: spec.effort,
					},
				),
				params: spec.params ?? null,
			}));
		case 'call':
			return recorder.calls.map((spec) =>
				make(spec.nameStart, spec.callee, flagWords(CallFlag, spec.flags), {
					via: spec.via,
					name: spec.name === '' ? '-' : spec.name,
					receiver: spec.receiver,
					args: spec.argCount,
					kinds: spec.args.map((arg) => arg.kind).join() || '-',
					keywords: spec.args.flatMap((arg) => arg.name ?? []).join() || '-',
					in: chunk(spec.chunk),
					value: show(spec.calleeValue),
					values: spec.argValues.map(show).join(', ') || '-',
				}),
			);
		case 'import':
			return recorder.imports.map((spec) => {
				const taken = spec.imported === '' ? [] : [spec.imported];
				const local = spec.local === null ? [] : ['as', spec.local];
				const head = [...taken, ...local, 'from', spec.module ?? '-'].join(' ');
				return make(spec.nameStart, head, flagWords(ModuleFlag, spec.flags), { kind: spec.kind });
			});
		case 'export':
			return recorder.exports.map((spec) =>
				make(spec.nameStart, `${spec.kind} ${spec.exported}`.trim(), flagWords(ModuleFlag, spec.flags), {
					local: spec.local,
					from: spec.module,
					chunk: chunk(spec.chunk),
				}),
			);
		case 'bind':
			return recorder.bindings.map((spec) =>
				make(spec.start, `${spec.kind} ${spec.name}`, [], {
					scope: recorder.scopes[spec.scope].kind,
					path: spec.path,
					index: spec.index < 0 ? null : spec.index,
					type: collapse(spec.type),
					value: show(spec.value),
					chunk: chunk(spec.chunk),
				}),
			);
		case 'refs':
			return listRefs(recorder, lineOf);
		case 'assign':
			return recorder.assigns.map((spec) =>
				make(spec.start, `${show(spec.target)} = ${show(spec.value)}`, [], { in: chunk(spec.chunk) }),
			);
		case 'yields':
			return recorder.results.map((spec) =>
				make(spec.start, `${spec.kind} ${show(spec.value)}`, [], { in: chunk(spec.chunk) }),
			);
		case 'heritage':
			return recorder.heritages.map((spec) =>
				make(spec.start, `${spec.kind} ${collapse(spec.text)}`, [], {
					name: spec.name === '' ? '-' : spec.name,
					of: chunk(spec.chunk),
					value: show(spec.value),
				}),
			);
		case 'scope':
			return recorder.scopes
				.slice(1)
				.map((spec) => make(spec.start, spec.kind, [], { lines: lines(spec.start, spec.end) }));
		case 'fact':
			return recorder.facts.map((fact) =>
				make(
					fact.start,
					fact.kind.kind,
					[],
					Object.fromEntries([
						...Object.keys(fact.kind.attributes).map((name) => [name, shown(fact.attributes[name])]),
						['in', chunk(fact.chunk)],
					]),
				),
			);
		case 'error':
			return recorder.errors.map((spec) => make(spec.start, '', [], {}));
	}
}

/** Lists are written with commas: `names=a,b`. */
function shown(value: FactValue): string | null {
	if (value === null || value === undefined) return null;
	return typeof value === 'object' ? value.join() : String(value);
}

/** One record a line: its references together, in source order. */
function listRefs(recorder: ListRecorder, lineOf: (offset: number) => number): ListedRecord[] {
	const byLine = new Map<number, string[]>();
	for (const ref of recorder.refs.toSorted((a, b) => a.start - b.start)) {
		const line = lineOf(ref.start);
		const words = byLine.get(line) ?? [];
		words.push(`${ref.member ? '.' : ''}${ref.name}:${ref.kind}`);
		byLine.set(line, words);
	}
	return [...byLine].map(([line, words]) => ({
		line,
		head: words.join(' '),
		flags: [],
		attributes: new Map(),
		params: null,
	}));
}

function chunkLabel(chunk: ListedChunk): string {
	if (chunk.index === 0) return '-';
	return chunk.name === null ? `${chunk.qualified}:${chunk.kind}` : chunk.qualified;
}

function flagWords(flags: Record<string, number>, bits: number): string[] {
	return Object.keys(flags)
		.filter((word) => (bits & flags[word]) !== 0)
		.sort();
}

function collapse(text: string | null | undefined): string | null {
	return text === null || text === undefined ? null : text.replace(/\s+/g, ' ').trim();
}

function lineIndex(text: string): (offset: number) => number {
	const starts = [0];
	for (const match of text.matchAll(/\r\n|\r|\n/g)) starts.push(match.index + match[0].length);
	return (offset) => {
		let low = 0;
		let high = starts.length;
		while (high - low > 1) {
			const middle = (low + high) >> 1;
			if (starts[middle] <= offset) low = middle;
			else high = middle;
		}
		return low + 1;
	};
}
