import { PLAIN_OPS, VALUE_OPS } from '../../model/recorder.ts';
import { hashText } from '../../platform/xxhash.ts';
import type { Unit } from '../../semantics/world/unit.ts';
import { isBlock } from '../../semantics/world/unit-rows.ts';
import { FLOW_STRIDE } from '../../store/codec/flow.ts';
import type { LinkedFile } from '../../store/linked-file.ts';

// Chunks, scopes and values by what tells them apart in a file, wherever in it they are.

const CALL = VALUE_OPS.indexOf('call');
const CHUNK = VALUE_OPS.indexOf('chunk');
/** By code of an operation: its operand is a text, which linking does not read. */
const CONSTANT = VALUE_OPS.map((op) => op === 'string' || op === 'literal');
const OPAQUE = VALUE_OPS.map(
	(op) => PLAIN_OPS.has(op) && op !== 'string' && op !== 'literal' && op !== 'template',
);

/** A chunk by its name, its place among those of the same name, and the chunk around it. */
export function chunkKeys({ chunks }: LinkedFile): string[] {
	const keys: string[] = [];
	const count = counter();
	for (const { name, parent } of chunks)
		keys.push(hashed(count(`${parent < 0 ? '' : keys[parent]} ${name ?? ''}`)));
	return keys;
}

/** A scope by the chunk that opens it, or its place among those of its kind; and the scope around it. */
export function scopeKeys(unit: Unit, chunks: readonly string[]): string[] {
	const { scopes } = unit.rows.flow;
	const keys: string[] = [];
	const opened = new Set<number>();
	const count = counter();
	for (let scope = 0, at = 0; at < scopes.length; scope++, at += FLOW_STRIDE.scopes) {
		const kind = unit.scopeKind(scope);
		const [parent, chunk] = [scopes[at + 1], scopes[at + 2]];
		const around = `${parent < 0 ? '' : keys[parent]} ${kind}`;
		if (isBlock(kind) || kind === 'comprehension' || opened.has(chunk)) keys.push(hashed(count(around)));
		else {
			opened.add(chunk);
			keys.push(hashed(`${around} ${chunks[chunk]}`));
		}
	}
	return keys;
}

/** A value by what it says, its parts and the calls in it. */
export function valueKeys(
	{ flow: { values, calls }, calls: written, names }: LinkedFile,
	chunks: readonly string[],
	scopes: readonly string[],
): string[] {
	const keys: string[] = [];
	const part = (value: number) => (value < 0 ? '' : keys[value]);
	const call = (at: number) => {
		const [scope, callee, args] = calls.subarray(at * FLOW_STRIDE.calls);
		const waits = written[at]?.mayWait ? 'waits' : '';
		return `${scopes[scope]} ${part(callee)} ${part(args)} ${waits}`;
	};
	for (let at = 0; at < values.length; at += FLOW_STRIDE.values) {
		const [op, name, a, b] = values.subarray(at, at + FLOW_STRIDE.values);
		// Linking asks no more of these.
		if (OPAQUE[op]) {
			keys.push('');
			continue;
		}
		const first = op === CALL ? call(a) : op === CHUNK ? chunks[a] : CONSTANT[op] ? '' : part(a);
		keys.push(hashed(`${op} ${name < 0 ? '' : names[name]} ${first} ${part(b)}`));
	}
	return keys;
}

/** Of equal texts, each with its number. */
function counter(): (text: string) => string {
	const counts = new Map<string, number>();
	return (text) => {
		const before = counts.get(text) ?? 0;
		counts.set(text, before + 1);
		return `${text} ${before}`;
	};
}

function hashed(text: string): string {
	return hashText(text).toString(36);
}
