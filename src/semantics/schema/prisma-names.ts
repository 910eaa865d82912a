import { CHUNK_KINDS } from '../../model/chunk.ts';
import type { CallLink, Relation } from '../../model/link.ts';
import { words } from '../../model/word-list.ts';
import type { Unit } from '../world/unit.ts';
import type { World } from '../world/world.ts';
import { nearest, ownFirst } from './nearest.ts';
import { oneOf } from './one-of.ts';

const MODELS: ReadonlySet<number> = new Set([CHUNK_KINDS.indexOf('table'), CHUNK_KINDS.indexOf('view')]);
const TYPES: ReadonlySet<number> = new Set([
	...MODELS,
	CHUNK_KINDS.indexOf('enum'),
	CHUNK_KINDS.indexOf('struct'),
]);

/** Methods that nothing but a client of Prisma has. */
const OWN: ReadonlySet<string> = new Set([
	...words('findMany findUnique findUniqueOrThrow findFirst findFirstOrThrow createMany upsert'),
	...words('createManyAndReturn updateManyAndReturn updateMany deleteMany groupBy aggregate'),
]);
/** Those that others have, too: what they are called on must be named like a client. */
const COMMON: ReadonlySet<string> = new Set(['create', 'update', 'delete', 'count']);
const CLIENT = /prisma|^(?:db|tx|trx|client|database)$/i;

/** A schema is a file, or the files of a folder; a repository may have several. */
export function prismaType(world: World, from: string, name: string): CallLink | null {
	const rows = world.declared('prisma', '', name).filter(({ kind }) => TYPES.has(kind));
	return oneOf(ownFirst(rows, from), 'text.prisma');
}

/** `prisma.user.findMany()`: a client has a member for each model, with a small letter at its beginning. */
export function prismaCalls(world: World, unit: Unit): Relation[] {
	const found: Relation[] = [];
	for (const [call, { name: method, caller, start: end }] of unit.rows.calls.entries()) {
		if (!OWN.has(method) && !COMMON.has(method)) continue;
		const callee = unit.callee(call);
		const on = callee < 0 || unit.op(callee) !== 'member' ? -1 : unit.first(callee);
		if (on < 0 || unit.op(on) !== 'member') continue;
		const client = unit.first(on);
		const isNamed = client >= 0 && (unit.op(client) === 'name' || unit.op(client) === 'member');
		if (!isNamed || (COMMON.has(method) && !CLIENT.test(unit.valueName(client)))) continue;
		const member = unit.valueName(on);
		const name = `${member.slice(0, 1).toUpperCase()}${member.slice(1)}`;
		const rows = world.declared('prisma', '', name).filter(({ kind }) => MODELS.has(kind));
		const link = oneOf(nearest(rows, unit.path), 'text.prisma');
		if (link !== null)
			found.push({
				kind: 'query',
				chunk: caller,
				name: member,
				start: mentionBefore(unit, member, end),
				link,
			});
	}
	return found;
}

/** The last mention of a name before an offset; the offset where there is none. */
function mentionBefore(unit: Unit, name: string, end: number): number {
	const { refs } = unit.rows;
	let found = -1;
	for (const at of unit.refsNamed(name)) if (refs.start[at] < end) found = Math.max(found, refs.start[at]);
	return found < 0 ? end : found;
}
