import { CHUNK_KINDS } from '../../../model/chunk.ts';
import { definitionOf, type Outcome } from '../../../semantics/core/entity.ts';
import { merged, NOTHING, one } from '../../../semantics/core/outcome.ts';
import type { NameUse } from '../../../semantics/nominal/dialect.ts';
import type { Nominal } from '../../../semantics/nominal/interpreter.ts';
import { isType } from '../../../semantics/nominal/type-kinds.ts';
import type { Unit } from '../../../semantics/world/unit.ts';
import type { Declared } from '../../../semantics/world/world.ts';

/** What the platform has, and classes of others that are in no namespace. */
export const PHP_PLATFORM = 'php';
/** Files that declare one name and are looked at. */
const MAX_DECLARED = 25;
/** Functions of the platform that libraries write again for versions that lack them. */
export const POLYFILLED =
	/^(?:str|array|mb|iconv|preg|ctype|json|hash|random|is|in|spl|gz|openssl|sodium|utf8|grapheme|normalizer|intl|date|curl|bc|gmp)_|^(?:str\w+|array\w+|is[a-z]+|fdiv|intdiv|get_debug_type|get_resource_id|boolval|cli_set_process_title|each|hex2bin|http_response_code|apache_request_headers|getallheaders|lcfirst|money_format|password_\w+|mysql_\w+)$/;

/** A name in full: `A\B\c` without the first backslash, for one who stands in a file. */
export function fullName(unit: Unit, name: string, scope: number): string {
	if (name.startsWith('\\')) return name.slice(1);
	const own = namespaceAt(unit, scope);
	if (/^namespace\\/i.test(name)) return within(own, name.slice('namespace\\'.length));
	const slash = name.indexOf('\\');
	const first = slash < 0 ? name : name.slice(0, slash);
	const [row] = unit.importsOf(first);
	if (slash >= 0 && row?.module != null)
		return `${within(row.module === '\\' ? '' : row.module, row.imported)}${name.slice(slash)}`;
	return within(own, name);
}

function within(namespace: string, name: string): string {
	return namespace === '' ? name : `${namespace}\\${name}`;
}

/** The namespace that holds a place: with braces the one around it, else the last one before it. */
export function namespaceAt(unit: Unit, scope: number): string {
	for (let at = scope; at >= 0; at = unit.scopeParent(at))
		if (unit.scopeKind(at) === 'namespace') return unit.file.chunks[unit.scopeChunk(at)].name ?? '';
	const chunk = unit.scopeChunk(Math.max(0, scope));
	return namespaceBefore(unit, chunk > 0 ? unit.file.chunks[chunk].start : Number.MAX_SAFE_INTEGER);
}

function namespaceBefore(unit: Unit, offset: number): string {
	let found = '';
	for (const [at, { start, name, parent }] of unit.file.chunks.entries()) {
		if (start > offset) break;
		if (parent === 0 && unit.kind(at) === 'namespace') found = name ?? '';
	}
	return found;
}

/** What the repository declares under a full name; null when nothing. */
export function declaredAs(names: Nominal, from: Unit, full: string, use: NameUse): Outcome | null {
	const slash = full.lastIndexOf('\\');
	const namespace = slash < 0 ? '' : full.slice(0, slash);
	const name = full.slice(slash + 1);
	const found = [
		...names.world
			.declared('php', '', name)
			.filter(({ path }) => (names.world.namespaceOf(path) ?? '') === namespace),
		...(namespace === ''
			? []
			: names.world.declared('php', namespace, name).filter(({ container }) => container === namespace)),
	];
	const types = found.filter(({ kind }) => isType(CHUNK_KINDS[kind]));
	if (types.length > 0) return definitions(names, from, types, namespace);
	if (use === 'type') return null;
	const others = found.filter(({ kind }) => OTHERS.has(CHUNK_KINDS[kind]));
	const functions = others.filter(({ kind }) => CHUNK_KINDS[kind] === 'function');
	const meant = seenFrom(names, from, functions.length > 0 ? functions : others);
	if (meant.length === 0) return null;
	return POLYFILLED.test(name) && namespace === '' ? null : definitions(names, from, meant, namespace);
}

/** Tests put functions into the namespace of what they test, in place of those of the platform: for tests alone. */
function seenFrom(names: Nominal, from: Unit, found: readonly Declared[]): readonly Declared[] {
	if (from.rows.isTest || found.length > MAX_DECLARED) return found;
	return found.filter(({ path }) => names.world.unit(path)?.rows.isTest !== true);
}

const OTHERS: ReadonlySet<string> = new Set(['function', 'constant']);

function definitions(
	names: Nominal,
	from: Unit,
	found: readonly Declared[],
	namespace: string,
): Outcome | null {
	const own = found.filter(({ path }) => path === from.path);
	const near = own.length > 0 ? own : found;
	const outcomes: Outcome[] = near.length > MAX_DECLARED ? [NOTHING] : [];
	for (const { path, chunk } of near.slice(0, MAX_DECLARED)) {
		const unit = names.world.unit(path);
		if (unit === null) continue;
		const { parent, start, name } = unit.file.chunks[chunk];
		// A file may have several namespaces, one after another.
		if (parent === 0 && namespaceBefore(unit, start) !== namespace) continue;
		if (unit.kind(chunk) !== 'constant') {
			outcomes.push(one(definitionOf(unit, chunk)));
			continue;
		}
		const bound = unit.bound(unit.scopeAround(chunk), name ?? '').find((each) => each.chunk === chunk);
		outcomes.push(bound === undefined ? NOTHING : names.binding(unit, bound));
	}
	return outcomes.length === 0 ? null : merged(outcomes);
}
