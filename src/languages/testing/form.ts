import { VALUE_OPS } from '../../model/recorder.ts';
import { FOLLOWS_FIRST, FOLLOWS_SECOND } from '../../store/codec/flow.ts';
import type { ListRecorder } from './list-recorder.ts';

/**
 * The expression form of a text in lines, for reading in tests: what is assigned, called, given back, and under which
 * branches, in the order of the text. A line is `chunk: what`, with constants as they are written.
 *
 *     f: x = (a + "b")          an assignment or binding
 *     f: call g(a, k: 1)        a call
 *     f: return x               also yield, throw
 *     f: then (! ok) {…}        a branch, with the first and last characters of its range
 *     f: exit return
 */
export function formOf(recorder: ListRecorder): string[] {
	const lines: { at: number; text: string }[] = [];
	const add = (chunk: number, at: number, text: string): void => {
		const owner = recorder.chunks[chunk]?.qualified ?? '';
		lines.push({ at, text: owner === '' ? text : `${owner}: ${text}` });
	};
	const show = (value: number): string => showValue(recorder, value);
	for (const { owner, name, value, path, start, kind } of recorder.bindings) {
		if (value >= 0 && kind !== 'param') add(owner, start, `${name} = ${show(value)}${path ?? ''}`);
	}
	for (const { chunk, target, value, start } of recorder.assigns) {
		add(chunk, start, `${show(target)} = ${show(value)}`);
	}
	for (const { chunk, kind, value, start } of recorder.results) add(chunk, start, `${kind} ${show(value)}`);
	for (const call of recorder.calls) add(call.chunk, call.nameStart, `call ${showCall(recorder, call)}`);
	for (const { kind, test, start, end } of recorder.branches) {
		const shown = test < 0 ? '' : ` ${show(test)}`;
		add(chunkAt(recorder, start), start, `${kind}${shown} {${excerpt(recorder.text, start, end)}}`);
	}
	for (const { kind, start } of recorder.exits) add(chunkAt(recorder, start), start, `exit ${kind}`);
	return lines.toSorted((a, b) => a.at - b.at).map(({ text }) => text);
}

function showValue(recorder: ListRecorder, value: number): string {
	if (value < 0) return '?';
	const { op, name, a } = recorder.values[value];
	if (op === 'call') return showCall(recorder, recorder.calls[a]);
	if (op === 'string') return JSON.stringify(recorder.texts[a] ?? '');
	if (op === 'literal' && a >= 0) return recorder.texts[a];
	if (op === 'literal') return `<${name}>`;
	return recorder.show(value, (inner) => showValue(recorder, inner));
}

function showCall(recorder: ListRecorder, call: ListRecorder['calls'][number]): string {
	const args = call.argValues.map((value, at) => {
		const keyword = call.args[at]?.name;
		const shown = showValue(recorder, value);
		return keyword === undefined ? shown : `${keyword}: ${shown}`;
	});
	const callee = call.calleeValue < 0 ? call.callee : showValue(recorder, call.calleeValue);
	return `${call.via === 'new' ? 'new ' : ''}${callee}(${args.join(', ')})`;
}

function chunkAt(recorder: ListRecorder, offset: number): number {
	return recorder.chunks.findLastIndex(({ start, end }) => start <= offset && offset < end);
}

/** A range in few characters. */
function excerpt(text: string, start: number, end: number): string {
	const whole = text.slice(start, end).replace(/\s+/g, ' ').trim();
	return whole.length <= 24 ? whole : `${whole.slice(0, 12)}…${whole.slice(-8)}`;
}

/**
 * Values that stand nowhere although they are used, or whose range says something else: every value of a pack must have
 * a place, its own or that of its operands.
 */
export function misplacedValues(recorder: ListRecorder): string[] {
	const { values, text } = recorder;
	const ranges: ({ start: number; end: number } | null)[] = [];
	const used = usedValues(recorder);
	const wrong: string[] = [];
	for (const [at, { op, name, a, b, start, end }] of values.entries()) {
		const code = VALUE_OPS.indexOf(op);
		const operands = [
			FOLLOWS_FIRST[code] ? a : -1,
			FOLLOWS_SECOND[code] && op !== 'item' && op !== 'entry' ? b : -1,
		];
		const inner = operands.flatMap((operand) => (operand >= 0 ? (ranges[operand] ?? []) : []));
		let range: { start: number; end: number } | null = start >= 0 ? { start, end } : null;
		if (op === 'call') range = recorder.calls[a];
		else if (op === 'chunk') range = recorder.chunks[a];
		else if (range === null && inner.length > 0)
			range = { start: Math.min(...inner.map((r) => r.start)), end: Math.max(...inner.map((r) => r.end)) };
		ranges.push(range);
		if (!used.has(at) || op === 'item' || op === 'entry' || (op === 'array' && a < 0)) continue;
		const written = range === null ? null : text.slice(range.start, range.end);
		if (written === null) wrong.push(`${recorder.show(at)} has no place`);
		else if (op === 'name' && name !== null && !written.includes(name) && !/[\\"'`]/.test(written))
			wrong.push(`${name} stands at ${JSON.stringify(written)}`);
		else if (
			op === 'member' &&
			name !== null &&
			name !== '' &&
			!written.includes(name) &&
			!/[\\"'`]/.test(written)
		)
			wrong.push(`.${name} stands at ${JSON.stringify(written)}`);
	}
	return wrong;
}

function usedValues(recorder: ListRecorder): Set<number> {
	const used = new Set<number>();
	const open = [
		...recorder.bindings.map(({ value }) => value),
		...recorder.assigns.flatMap(({ target, value }) => [target, value]),
		...recorder.results.map(({ value }) => value),
		...recorder.calls.flatMap(({ calleeValue, argValues }) => [calleeValue, ...argValues]),
		...recorder.branches.map(({ test }) => test),
	];
	while (open.length > 0) {
		const value = open.pop()!;
		if (value < 0 || used.has(value)) continue;
		used.add(value);
		const { op, a, b } = recorder.values[value];
		const code = VALUE_OPS.indexOf(op);
		if (FOLLOWS_FIRST[code]) open.push(a);
		if (FOLLOWS_SECOND[code]) open.push(b);
	}
	return used;
}
