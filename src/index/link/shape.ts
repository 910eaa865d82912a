import { CHUNK_KINDS } from '../../model/chunk.ts';
import { BINDING_KINDS, type BindingKind, VALUE_OPS } from '../../model/recorder.ts';
import { hashText } from '../../platform/xxhash.ts';
import { FLOW_STRIDE } from '../../store/codec/flow.ts';
import type { LinkedFile } from '../../store/link-source.ts';
import { FUNCTIONS } from './chunk-kinds.ts';
import { Unit } from './unit.ts';
import { declarationsOf, lastName } from './world.ts';

/**
 * What of a file can matter to others, without positions. When it stays the same, so do the links of the files that
 * looked at it.
 */
export interface Shape {
	/** Of what can be seen without looking inside functions. */
	outside: bigint;
	/** Of everything. */
	whole: bigint;
	/** Chunks that are not inside functions, in their order: another file may lead to them. */
	outer: readonly number[];
	/** Paths of files that its imports lead to. */
	imports: readonly string[];
	/** What stands for each name that it declares for its whole family (`declarationsOf`), and how it does so. */
	declared: ReadonlyMap<string, string>;
}

const TYPING: ReadonlySet<BindingKind> = new Set([
	'type_param',
	'type',
	'class',
	'enum',
	'namespace',
	'import',
]);

const OP = Object.fromEntries(VALUE_OPS.map((op, code) => [op, code])) as Record<
	(typeof VALUE_OPS)[number],
	number
>;

export function shapeOf(file: LinkedFile): Shape {
	const unit = new Unit(file);
	const isInner = innerChunks(file);
	const outer = isInner.flatMap((inner, chunk) => (inner ? [] : [chunk]));
	const values = valueTexts(file, isInner);
	const outside: Told[] = [];
	const inside: Told[] = [];
	const tell = (inner: boolean, start: number, ...parts: unknown[]) =>
		(inner ? inside : outside).push({ start, text: JSON.stringify(parts) });
	// Positions in the file say nothing; positions among what can be seen do.
	const place = places(isInner);

	tell(false, -1, file.language, [...file.modules].sort(byText));
	for (const [at, chunk] of file.chunks.entries()) {
		const { kind, name, parent, container, flags, start, type, params } = chunk;
		tell(isInner[at], start, 'chunk', kind, name, place(parent), container, flags, type, params);
	}
	for (const { kind, module, imported, local, start } of file.imports)
		tell(false, start, 'import', kind, module, imported, local);
	for (const { kind, exported, local, module, chunk } of file.exports) {
		tell(false, -1, 'export', kind, exported, local, module, place(chunk));
	}
	const { scopes, bindings, assigns, yields, heritage, calls } = file.flow;
	const scopePlace = places(
		Array.from({ length: scopes.length / FLOW_STRIDE.scopes }, (_, at) => unit.isInner(at)),
	);
	for (let at = 0, scope = 0; at < scopes.length; at += FLOW_STRIDE.scopes, scope++) {
		const [kind, parent, chunk, start] = scopes.subarray(at);
		tell(unit.isInner(scope), start, 'scope', kind, scopePlace(parent), place(chunk));
	}
	for (let at = 0; at < bindings.length; at += FLOW_STRIDE.bindings) {
		const [scope, name, kind, start, chunk, type, value, path, index] = bindings.subarray(at);
		const owner = unit.scopeChunk(scope);
		// The types in a function's header are looked up from inside it.
		const isTyping = TYPING.has(BINDING_KINDS[kind]) && owner >= 0 && !isInner[owner];
		tell(
			unit.isInner(scope) && !isTyping,
			start,
			...['binding', isTyping ? place(owner) : scopePlace(scope), file.names[name], kind],
			...[place(chunk), unit.nameAt(type), value < 0 ? null : values[value], unit.nameAt(path), index],
		);
	}
	for (let at = 0; at < assigns.length; at += FLOW_STRIDE.assigns) {
		const [scope, chunk, target, value, start] = assigns.subarray(at);
		const isSeen = target >= 0 && isSeenOutside(unit, target, scope);
		tell(
			!isSeen,
			start,
			...['assign', isSeen ? place(outerOf(file, isInner, chunk)) : scopePlace(scope)],
			...[target < 0 ? null : values[target], value < 0 ? null : values[value]],
		);
	}
	for (let at = 0; at < yields.length; at += FLOW_STRIDE.yields) {
		const [kind, chunk, value, start] = yields.subarray(at);
		tell(true, start, 'yields', kind, place(chunk), value < 0 ? null : values[value]);
	}
	for (let at = 0; at < heritage.length; at += FLOW_STRIDE.heritage) {
		const [chunk, kind, text, , start, value] = heritage.subarray(at);
		tell(
			isInner[chunk],
			start,
			'heritage',
			place(chunk),
			kind,
			file.names[text],
			value < 0 ? null : values[value],
		);
	}
	for (let at = 0; at < calls.length; at += FLOW_STRIDE.calls) {
		const [scope, callee, args] = calls.subarray(at);
		tell(
			true,
			file.calls[at / FLOW_STRIDE.calls].start,
			'call',
			scopePlace(scope),
			callee < 0 ? null : values[callee],
			args < 0 ? null : values[args],
		);
	}
	const seen = inOrder(outside);
	return {
		outside: hashText(seen),
		whole: hashText(`${seen}\n\n${inOrder(inside)}`),
		outer,
		imports: importsOf(file),
		declared: unit.isNominal ? declaredBy(unit) : NONE,
	};
}

const NONE: ReadonlyMap<string, string> = new Map();

/** The names that a file declares for all files of its family. */
function declaredBy(unit: Unit): Map<string, string> {
	const { chunks } = unit.file;
	const namespace = chunks.length > 1 && unit.kind(1) === 'namespace' ? chunks[1].name : null;
	const found = new Map<string, string>();
	for (const { name, container, kind, flags } of chunks) {
		if (name === null) continue;
		const key = declarationsOf(unit.family, lastName(container), name);
		found.set(key, `${found.get(key) ?? namespace} ${kind}:${flags}:${container}`);
	}
	return found;
}

interface Told {
	start: number;
	text: string;
}

/** What comes before what matters; how far does not. */
function inOrder(told: readonly Told[]): string {
	return told
		.toSorted((a, b) => a.start - b.start)
		.map(({ text }) => text)
		.join('\n');
}

/** Paths of files that the imports of a file lead to. */
export function importsOf({ modules }: LinkedFile): string[] {
	return [...modules.values()].flatMap((found) => (found.status === 'resolved' ? [found.path] : []));
}

/** Which chunks are inside functions. */
function innerChunks({ chunks }: LinkedFile): boolean[] {
	const inner: boolean[] = [];
	for (const { parent } of chunks) {
		inner.push(parent >= 0 && (inner[parent] || FUNCTIONS.has(CHUNK_KINDS[chunks[parent].kind])));
	}
	return inner;
}

/** A chunk or scope by its position among those that can be seen, or among the others. */
function places(isInner: readonly boolean[]): (at: number) => string | null {
	const found: string[] = [];
	let [outer, inner] = [0, 0];
	for (const each of isInner) found.push(each ? `in ${inner++}` : `${outer++}`);
	return (at) => (at < 0 ? null : found[at]);
}

/** The chunk around one that is not inside a function. */
function outerOf({ chunks }: LinkedFile, isInner: readonly boolean[], from: number): number {
	let chunk = from;
	while (chunk > 0 && isInner[chunk]) chunk = chunks[chunk].parent;
	return chunk;
}

/** Whether an assignment gives something a value that others can see: a member, or a name that is not a function's. */
function isSeenOutside(unit: Unit, target: number, from: number): boolean {
	if (unit.op(target) !== 'name') return true;
	const name = unit.valueName(target);
	for (let scope = from; unit.isInner(scope); scope = unit.scopeParent(scope)) {
		const bound = unit.bound(scope, name);
		if (bound.some(({ kind }) => kind === 'global')) return true;
		if (bound.some(({ kind }) => kind !== 'nonlocal')) return false;
	}
	return true;
}

/** Each value as a hash of what it says, of its parts and of the calls in it. */
function valueTexts({ flow: { values, calls }, names }: LinkedFile, isInner: readonly boolean[]): string[] {
	const place = places(isInner);
	const texts: string[] = [];
	const part = (value: number) => (value < 0 ? '' : texts[value]);
	for (let at = 0; at < values.length; at += 4) {
		const [op, name, a, b] = values.subarray(at, at + 4);
		const first =
			op === OP.call
				? `${part(calls[a * FLOW_STRIDE.calls + 1])} ${part(calls[a * FLOW_STRIDE.calls + 2])}`
				: op === OP.chunk
					? place(a)
					: part(a);
		texts.push(hashText(`${op} ${name < 0 ? '' : names[name]} ${first} ${part(b)}`).toString(36));
	}
	return texts;
}

function byText(a: readonly unknown[], b: readonly unknown[]): number {
	const [left, right] = [JSON.stringify(a), JSON.stringify(b)];
	return left < right ? -1 : left > right ? 1 : 0;
}
