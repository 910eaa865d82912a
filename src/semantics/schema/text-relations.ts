import type { CallLink, Relation, RelationKind } from '../../model/link.ts';
import type { LinkedFact } from '../../store/linked-file.ts';
import type { Unit } from '../world/unit.ts';
import type { World } from '../world/world.ts';
import { GraphqlNames } from './graphql-names.ts';
import { prismaCalls } from './prisma-names.ts';
import { namedInSql, type SqlAsker, type SqlUse } from './sql-names.ts';
import { tableByName } from './table-names.ts';

/**
 * What the texts of a file name that SQL, GraphQL or Prisma files of the repository declare: statements that are handed to a
 * database, operations, models that stand for tables, what answers a field. It is known by name alone.
 */
export function textRelations(world: World, unit: Unit): Relation[] {
	const found = unit.rows.facts.length === 0 ? [] : new TextLinks(world, unit).relations();
	return unit.family === 'typescript' ? [...found, ...prismaCalls(world, unit)] : found;
}

class TextLinks {
	private readonly world: World;
	private readonly unit: Unit;
	private readonly asker: SqlAsker;
	private readonly graphql: GraphqlNames;
	private readonly found: Relation[] = [];
	private readonly seen = new Set<string>();

	constructor(world: World, unit: Unit) {
		this.world = world;
		this.unit = unit;
		this.asker = { path: unit.path, isTest: unit.rows.isTest };
		this.graphql = new GraphqlNames(world, unit.path);
	}

	relations(): Relation[] {
		for (const fact of this.unit.rows.facts) this.read(fact);
		return this.found;
	}

	private read(fact: LinkedFact): void {
		const { attributes } = fact;
		switch (fact.kind) {
			case 'sql_query_table':
				this.sql(fact, text(attributes.table), 'table');
				return;
			case 'sql_query':
				for (const routine of texts(attributes.routines)) this.sql(fact, routine, 'routine');
				return;
			case 'orm_model': {
				const table =
					text(attributes.table) ?? tableByName(text(attributes.framework), text(attributes.name));
				this.sql(fact, table, 'table');
				return;
			}
			case 'graphql_selection':
				this.selection(fact);
				return;
			case 'graphql_resolver_mapping': {
				const [type, field] = [text(attributes.type), text(attributes.field)];
				if (type !== null && field !== null)
					this.add(fact, 'implement', field, this.graphql.field(type, field));
			}
		}
	}

	private sql(fact: LinkedFact, name: string | null, use: SqlUse): void {
		if (name === null) return;
		this.add(fact, 'query', name, namedInSql(this.world, this.asker, name, use));
	}

	private selection(fact: LinkedFact): void {
		const { operation, on, path, fragment } = fact.attributes;
		const spread = text(fragment);
		if (spread !== null) {
			this.add(fact, 'query', spread, this.graphql.fragment(spread));
			return;
		}
		const fields = text(path);
		if (fields === null) return;
		const link = this.graphql.selected(text(operation) ?? '', text(on), fields);
		this.add(fact, 'query', fields.slice(fields.lastIndexOf('.') + 1), link);
	}

	private add(fact: LinkedFact, kind: RelationKind, name: string, link: CallLink | null): void {
		const { chunk, start } = fact;
		const key = `${kind} ${chunk} ${start} ${name}`;
		if (link === null || this.seen.has(key)) return;
		this.seen.add(key);
		this.found.push({ kind, chunk, name, start, link });
	}
}

function text(value: unknown): string | null {
	return typeof value === 'string' && value !== '' ? value : null;
}

function texts(value: unknown): string[] {
	return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}
