import { variableAt } from '../../semantics/asking/flow/variable.ts';
import { siteOf } from '../../semantics/sites.ts';
import type { Unit } from '../../semantics/world/unit.ts';
import type { World } from '../../semantics/world/world.ts';
import { holeOf, withoutMarks } from './texts.ts';
import type { WrittenText } from './written-text.ts';

/** Libraries whose clients are made with an address that all others are below. */
const WITH_BASE = new Set(['axios', 'ky', 'got', 'superagent', 'ofetch', 'httpx', 'aiohttp']);
const MADE_BY = new Set(['create', 'extend', 'AsyncClient', 'Client', 'ClientSession']);
const KEYS = ['baseURL', 'baseUrl', 'prefixUrl', 'base_url'];

/**
 * The address that a client was made with: '' for none, a hole for one that is not known. The client is what the call is
 * written on: a variable, perhaps of another file, or a field.
 */
export function baseOf(
	world: World,
	written: WrittenText,
	unit: Unit,
	call: number,
	library: string,
): string {
	if (!WITH_BASE.has(library) || !unit.traits.optionsInObject) return '';
	const callee = unit.callee(call);
	if (callee < 0) return '';
	// `axios.get`, `api('/x')`: the client is called itself.
	const client = unit.op(callee) === 'member' ? unit.first(callee) : callee;
	if (client < 0) return '';
	const name = unit.valueName(client);
	if (unit.op(client) === 'member') return fieldBase(written, unit, name);
	if (unit.op(client) !== 'name') return '';
	const at = unit.spanStart(client);
	const variable = variableAt(unit, name, unit.scopeAt(at), at);
	const [binding] = variable?.bindings ?? [];
	if (binding === undefined) return '';
	const site = binding.kind === 'import' ? siteOf(world, unit, binding) : { unit, binding };
	if (site === null || site.binding === null || site.binding.kind === 'import') return '';
	return madeBy(written, site.unit, site.binding.value, name) ?? unknownBase(name);
}

/** A client in a field: where it is assigned, or declared with its value. */
function fieldBase(written: WrittenText, unit: Unit, name: string): string {
	for (const { value } of unit.assigned(name)) {
		const found = madeBy(written, unit, value, name);
		if (found !== null) return found;
	}
	return unknownBase(name);
}

const unknownBase = (name: string): string => holeOf(`baseURL.of.${name}`);

/** The address that is given where a client is made; null when the value makes none. */
function madeBy(written: WrittenText, unit: Unit, value: number, name: string): string | null {
	let made = value;
	while (made >= 0 && (unit.op(made) === 'cast' || unit.op(made) === 'await')) made = unit.first(made);
	if (made < 0 || unit.op(made) !== 'call') return null;
	const call = unit.first(made);
	if (!MADE_BY.has(unit.file.calls[call].name)) return null;
	const [options] = unit.given(call);
	if (options === undefined) return '';
	if (options.value < 0 || unit.op(options.value) !== 'object') return unknownBase(name);
	const base = written.entry(unit, options.value, KEYS);
	if (base < 0) return '';
	const read = written.read(unit, base);
	return read.length === 1 ? withoutMarks(read[0]) : unknownBase(name);
}
