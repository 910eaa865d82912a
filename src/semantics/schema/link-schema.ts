import { type CallLink, type Relation, UNRESOLVED } from '../../model/link.ts';
import { HERITAGE_KINDS, REF_KINDS } from '../../model/recorder.ts';
import { isBlockFamily } from '../world/families.ts';
import type { Unit } from '../world/unit.ts';
import { lastName, type World } from '../world/world.ts';
import { linkBlocks } from './block-names.ts';
import { GraphqlNames } from './graphql-names.ts';
import { prismaType } from './prisma-names.ts';
import { namedInSql } from './sql-names.ts';
import { textRelations } from './text-relations.ts';

const TYPE = REF_KINDS.indexOf('type');
const CALL = REF_KINDS.indexOf('call');

/** Where what a SQL, GraphQL or Prisma file names leads: by name, to what files of its kind declare; blocks say which they mean. */
export function linkSchema(world: World, unit: Unit): { calls: CallLink[]; relations: Relation[] } {
	if (isBlockFamily(unit.family)) return linkBlocks(world, unit);
	// Styles are linked by themselves, wherever they stand.
	if (unit.family === 'css') return { calls: unit.rows.calls.map(() => UNRESOLVED), relations: [] };
	const names = schemaNames(world, unit);
	const texts = textRelations(world, unit);
	const at = new Map(texts.map(({ start, link }) => [start, link]));
	const calls = unit.rows.calls.map(
		({ name, via, start }) => at.get(start) ?? names.call(name, via) ?? UNRESOLVED,
	);
	const called = new Set(unit.rows.calls.map(({ start }) => start));
	const relations = texts.filter(({ start }) => !called.has(start));
	return { calls, relations: [...relations, ...basesOf(unit, names), ...namesIn(world, unit, names)] };
}

/** What a name of a schema stands for. */
export interface SchemaNames {
	/** A type, table or view. */
	name(name: string, isType: boolean): CallLink | null;
	call(name: string, via: string): CallLink | null;
}

export function schemaNames(world: World, unit: Unit): SchemaNames {
	switch (unit.family) {
		case 'graphql': {
			const graphql = new GraphqlNames(world, unit.path);
			return {
				name: (name, isType) => (isType ? graphql.type(name) : null),
				call: (name, via) =>
					via === 'macro' ? graphql.fragment(name) : via === 'decorator' ? graphql.directive(name) : null,
			};
		}
		case 'prisma':
			return {
				name: (name, isType) => (isType ? prismaType(world, unit.path, name) : null),
				call: () => null,
			};
		default: {
			const asker = { path: unit.path, isTest: unit.rows.isTest };
			return {
				name: (name, isType) => namedInSql(world, asker, name, isType ? 'type' : 'table'),
				call: (name) => namedInSql(world, asker, name, 'routine'),
			};
		}
	}
}

/** Interfaces of a type, tables that another inherits from. */
function basesOf(unit: Unit, names: SchemaNames): Relation[] {
	const found: Relation[] = [];
	for (const chunk of unit.rows.chunks.keys()) {
		for (const { kind, text, start } of unit.heritage(chunk)) {
			const written = HERITAGE_KINDS[kind];
			const link = written === 'permits' ? null : names.name(text.replace(/["`[\]]/g, ''), true);
			if (link !== null)
				found.push({
					kind: written === 'implements' ? 'implement' : 'inherit',
					chunk,
					name: text,
					start,
					link,
				});
		}
	}
	return found;
}

/** The first mention of each type, table and view in each chunk. */
function namesIn(world: World, unit: Unit, names: SchemaNames): Relation[] {
	const found: Relation[] = [];
	const seen = new Set<string>();
	const bases = new Set(
		[...unit.rows.chunks.keys()].flatMap((chunk) => unit.heritage(chunk).map(({ start }) => start)),
	);
	const { refs, names: texts } = unit.rows;
	for (let at = 0; at < refs.count; at++) {
		if (refs.member[at] === 1 || refs.kind[at] === CALL || bases.has(refs.start[at])) continue;
		const name = `${schemaBefore(world, unit, at)}${texts[refs.name[at]]}`;
		const chunk = refs.chunk[at];
		const isType = refs.kind[at] === TYPE;
		const key = `${chunk} ${isType} ${name}`;
		// An alias, a common table, a variable.
		if (seen.has(key) || unit.lookUp(texts[refs.name[at]], refs.scope[at]).some((bound) => bound.chunk < 0))
			continue;
		seen.add(key);
		const link = names.name(name, isType);
		if (link === null || link.targets.some((to) => to.path === unit.path && to.chunk === chunk)) continue;
		found.push({ kind: isType ? 'type' : 'query', chunk, name, start: refs.start[at], link });
	}
	return found;
}

/** Units between a schema and what is in it: a dot, and quotes. */
const MAX_BETWEEN = 3;

/** The schema before a name of SQL with its dot, where something of the name is created in it; else ''. */
function schemaBefore(world: World, unit: Unit, at: number): string {
	const { refs, names } = unit.rows;
	if (unit.family !== 'sql' || at === 0 || refs.member[at - 1] === 1) return '';
	const schema = names[refs.name[at - 1]];
	const between = refs.start[at] - refs.start[at - 1] - schema.length;
	if (between < 1 || between > MAX_BETWEEN) return '';
	const rows = world.declaredInSchema(names[refs.name[at]]);
	const isIn = rows.some(({ container }) => lastName(container).toLowerCase() === schema.toLowerCase());
	return isIn ? `${schema}.` : '';
}
