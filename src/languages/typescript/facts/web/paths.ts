import type { FactFile } from '../../../../model/facts/rules.ts';
import type { ArgKind } from '../../../../model/recorder.ts';
import { itemsOf, shown, type Written, writtenAt } from '../../../shared/facts/written.ts';

const MAX_WRITTEN = 160;
const MAX_DEPTH = 3;

/**
 * The path that an expression says: literals, templates and sums of them, with constants of the file put
 * in. What is not known stays as it is written, `${config.base}/users`.
 */
export function pathText({ value, text }: Written, scope: number, file: FactFile, depth = 0): string {
	const { op, name } = file.operation(value);
	// A key that a loop goes through, in quotes.
	if (value < 0) return text.slice(1, -1);
	if (op === 'literal' && name === 'regex') return text;
	const parts = file.parts(value);
	return parts.map((part) => partText(part, scope, file, depth)).join('');
}

function partText(value: number, scope: number, file: FactFile, depth: number): string {
	const known = file.constantOf(value, scope) ?? memberText(value, scope, file);
	if (known !== null) return known;
	// ``const members = `${users}/:id` ``, where `users` is not known.
	const held = file.held(value, scope);
	if (depth < MAX_DEPTH && held.value !== value && file.operation(held.value).op === 'template')
		return pathText(writtenAt(held.value, file), held.scope, file, depth + 1);
	return `\${${shown(writtenAt(value, file))?.slice(0, MAX_WRITTEN)}}`;
}

/** The string that a member of an object or of an enum of this file holds. */
function memberText(value: number, scope: number, file: FactFile): string | null {
	const { op, name, a } = file.operation(value);
	const owner = file.operation(a);
	if (op !== 'member' || owner.op !== 'name' || owner.name === null) return null;
	const chunk = file.chunk(file.binding(owner.name, scope)?.chunk ?? -1);
	const member =
		chunk?.kind === 'enum' ? file.members(chunk.index).find((one) => one.name === name) : undefined;
	if (member !== undefined) return file.string(file.initial(member).value);
	const held = file.held(a, scope);
	const entry = file.items(held.value)?.find(({ key }) => key !== null && key === name);
	return entry === undefined ? null : file.string(file.held(entry.value, held.scope).value);
}

const PATH_KINDS: ReadonlySet<ArgKind> = new Set([
	'string',
	'template',
	'regex',
	'array',
	'identifier',
	'member',
	'call',
	'other',
]);

/** The paths of an argument that is one, or a list of them. */
export function pathsOf(kind: ArgKind, of: Written, scope: number, file: FactFile): string[] {
	if (!PATH_KINDS.has(kind)) return [];
	return (itemsOf(of, file) ?? [of]).map((item) => pathText(item, scope, file));
}

/** Literals that can only be paths: `'/users'`, `'*'`, `['/a', '/b']`. */
export function isPlainPath(kind: ArgKind, written: string): boolean {
	if (kind === 'array') return /^\[\s{0,80}['"`][/*]/.test(written);
	return (kind === 'string' || kind === 'template') && /^['"`][/*]/.test(written);
}
