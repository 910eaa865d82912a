import type { TextOf } from '../../semantics/asking/ask.ts';
import { listedIn, openingOf } from '../../semantics/asking/flow/stretch.ts';
import { variableAt } from '../../semantics/asking/flow/variable.ts';
import { siteOf } from '../../semantics/sites.ts';
import type { Unit } from '../../semantics/world/unit.ts';
import type { World } from '../../semantics/world/world.ts';
import { holeOf, withoutMarks } from './texts.ts';
import type { WrittenText } from './written-text.ts';

/** Libraries whose clients are made with an address that all others are below. */
const WITH_BASE = new Set([
	'axios',
	'ky',
	'got',
	'superagent',
	'ofetch',
	'@nuxtjs/axios',
	'httpx',
	'aiohttp',
]);
const MADE =
	/\b(?:create|extend|ofetch\.create|AsyncClient|Client|ClientSession)\s{0,4}(?:<[^()]{0,100}>)?\(/;
const KEYS = ['baseURL', 'baseUrl', 'prefixUrl', 'base_url'];

/**
 * The address that a client was made with: '' for none, a hole for one that is not known. The client is what the call is
 * written on: a variable, perhaps of another file, or a field.
 */
export function baseOf(
	world: World,
	written: WrittenText,
	textOf: TextOf,
	unit: Unit,
	call: number,
	library: string,
): string {
	if (!WITH_BASE.has(library) || unit.family !== 'typescript') return '';
	if (library === '@nuxtjs/axios') return '';
	const text = textOf(unit.path);
	const start = unit.callStart(call);
	const receiver = /([\p{L}_$][\p{L}\p{N}_$]{0,100})\s{0,40}(?:<[^()]{0,100}>)?[!?]?\.\s{0,40}$/u.exec(
		text.slice(Math.max(0, start - 200), start),
	);
	// `axios.get`, `api('/x')`: the client is called itself.
	const name = receiver?.[1] ?? unit.file.calls[call].name;
	const at = receiver === null ? start : Math.max(0, start - 200) + receiver.index;
	if (text[at - 1] === '.') return fieldBase(world, written, textOf, unit, name);
	const variable = variableAt(unit, name, unit.scopeAt(at), at, text);
	const [binding] = variable?.bindings ?? [];
	if (binding === undefined) return '';
	const site = binding.kind === 'import' ? siteOf(world, unit, binding) : { unit, binding };
	if (site === null || site.binding === null) return '';
	if (site.binding.kind === 'import') return '';
	return (
		madeAt(written, textOf, site.unit, site.binding.start + site.binding.name.length, name) ??
		holeOf(`baseURL.of.${name}`)
	);
}

/** A client in a field: where it is assigned, or declared with its value. */
function fieldBase(_world: World, written: WrittenText, textOf: TextOf, unit: Unit, name: string): string {
	for (const { start } of unit.assigned(name)) {
		const found = madeAt(written, textOf, unit, start, name);
		if (found !== null) return found;
	}
	const chunk = unit.file.chunks.find((each) => each.name === name);
	const found = chunk === undefined ? null : madeAt(written, textOf, unit, chunk.nameStart, name);
	return found ?? holeOf(`baseURL.of.${name}`);
}

/** The address that is given where a client is made, soon after an offset; null when none is made there. */
function madeAt(written: WrittenText, textOf: TextOf, unit: Unit, from: number, name: string): string | null {
	const text = textOf(unit.path);
	const statement = text.slice(from, from + 400);
	const made = MADE.exec(statement);
	if (
		made === null ||
		/[;\n]\s{0,40}(?:const|let|var|export|function|class)\b/.test(statement.slice(0, made.index))
	)
		return null;
	const open = openingOf(text, from + made.index + made[0].length - 1);
	const [options] = open < 0 ? [] : listedIn(text, open, unit.family);
	const value = options === undefined ? null : written.entry({ unit, ...options }, KEYS);
	if (options !== undefined && !text.slice(options.start, options.end).trimStart().startsWith('{'))
		return holeOf(`baseURL.of.${name}`);
	if (value === null) return '';
	const read = written.read({ unit, ...value });
	return read.length === 1 ? withoutMarks(read[0]) : holeOf(`baseURL.of.${name}`);
}
