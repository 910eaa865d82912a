import type { FactFile, Origin, SeenCall, SeenChunk, SeenHeritage } from '../../../model/facts/rules.ts';
import { argumentsOf, Values, type Written, writtenAt } from '../../shared/facts/written.ts';
import { chunkNamed } from './handlers.ts';
import { isDotted } from './paths.ts';

/** A name that a class body gives a value or a type. */
export interface ClassField {
	name: string;
	/** Annotation as written, or null. */
	type: string | null;
	/** Null without one. */
	value: Written | null;
	/** What is called for the value: `models.CharField`; null when it is no call. */
	callee: string | null;
	/** Its last name. */
	called: string;
	chunk: SeenChunk;
	/** Values of that call. */
	args: Values;
}

/** The fields of a class in the order in which they are written. */
export function fieldsOf(owner: SeenChunk, file: FactFile): ClassField[] {
	const fields: ClassField[] = [];
	for (const chunk of file.members(owner.index)) {
		if (chunk.kind === 'field' && chunk.name !== null) fields.push(readField(chunk, chunk.name, file));
	}
	return fields;
}

function readField(chunk: SeenChunk, name: string, file: FactFile): ClassField {
	const { value } = file.initial(chunk);
	const call = firstCall(value, file);
	const isNamed = call !== null && isDotted(call.callee);
	return {
		name,
		type: chunk.type ?? null,
		value: value < 0 ? null : writtenAt(value, file),
		callee: isNamed ? call.callee : null,
		called: isNamed ? call.name : '',
		chunk,
		args: isNamed ? argumentsOf(call, file) : new Values([], file),
	};
}

const MAX_CHAIN = 8;

/** The call that a chain begins with: `Column(…)` of `Column(…).with_variant(…)`. */
function firstCall(value: number, file: FactFile): SeenCall | null {
	let found: SeenCall | null = null;
	for (let at = value, steps = 0; steps < MAX_CHAIN; steps++) {
		const call = file.callAt(at);
		const { op, a } = file.operation(call?.calleeValue ?? at);
		found = call ?? found;
		if (op !== 'member' && op !== 'call') break;
		at = op === 'call' ? call!.calleeValue : a;
	}
	return found;
}

const heritagesBy = new WeakMap<FactFile, Map<number, SeenHeritage[]>>();

/** What a class extends, as written. */
export function basesOf(owner: SeenChunk, file: FactFile): readonly SeenHeritage[] {
	let known = heritagesBy.get(file);
	if (known === undefined) {
		known = new Map();
		for (const heritage of file.heritages) {
			const same = known.get(heritage.owner.index);
			if (same === undefined) known.set(heritage.owner.index, [heritage]);
			else same.push(heritage);
		}
		heritagesBy.set(file, known);
	}
	return known.get(owner.index) ?? NONE;
}

const NONE: readonly SeenHeritage[] = [];
const MAX_DEPTH = 6;

/** A base that comes from another module, by itself or through classes of this file. */
export interface RootBase {
	origin: Origin;
	/** Last name of what is taken from there. */
	name: string;
}

export function rootBases(owner: SeenChunk, file: FactFile, depth = 0): RootBase[] {
	const roots: RootBase[] = [];
	for (const { kind, value, text } of basesOf(owner, file)) {
		if (kind !== 'extends') continue;
		const origin = file.originOf(value, owner.scope);
		if (origin !== null) roots.push({ origin, name: lastOf(origin.path) });
		else if (depth < MAX_DEPTH) {
			const local = chunkNamed(text.split(/[[(]/, 1)[0].trim(), owner.scope, file);
			if (local?.kind === 'class' && local.start < owner.start) {
				roots.push(...rootBases(local, file, depth + 1));
			}
		}
	}
	return roots;
}

function lastOf(path: string): string {
	return path.slice(path.lastIndexOf('.') + 1);
}

/** The base that comes from one of these modules and has one of these names (any, without names). */
export function baseFrom(
	roots: readonly RootBase[],
	modules: readonly string[],
	names?: RegExp,
): RootBase | undefined {
	return roots.find(
		({ origin, name }) =>
			modules.some((module) => isIn(origin.module, module)) && (names === undefined || names.test(name)),
	);
}

export function isIn(module: string, above: string): boolean {
	return module === above || module.startsWith(`${above}.`);
}

/** Module that what a field calls comes from. */
export function calleeOrigin({ callee, chunk }: ClassField, file: FactFile): Origin | null {
	return callee === null ? null : file.origin(callee.split('.', 1)[0], chunk.scope);
}

/** A field of the inner class `Meta`. */
export function metaValue(owner: SeenChunk, name: string, file: FactFile): Written | null {
	const meta = file.members(owner.index).find((inner) => inner.kind === 'class' && inner.name === 'Meta');
	if (meta === undefined) return null;
	return fieldsOf(meta, file).find((inner) => inner.name === name)?.value ?? null;
}
