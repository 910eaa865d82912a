import { CHUNK_KINDS } from '../../model/chunk.ts';
import type { CallLink } from '../../model/link.ts';
import type { Declared, World } from '../world/world.ts';
import { ownFirst } from './nearest.ts';
import { oneOf } from './one-of.ts';

const FIELD = CHUNK_KINDS.indexOf('field');
const FRAGMENT = CHUNK_KINDS.indexOf('macro');
const DIRECTIVE = CHUNK_KINDS.indexOf('modifier');
const TYPES: ReadonlySet<number> = new Set(
	(['class', 'interface', 'union', 'enum', 'struct', 'type'] as const).map((kind) =>
		CHUNK_KINDS.indexOf(kind),
	),
);
/** Types that operations begin at, where no schema says otherwise. */
const ROOTS: Readonly<Record<string, string>> = {
	query: 'Query',
	mutation: 'Mutation',
	subscription: 'Subscription',
};
/** Fields of one path that are followed. */
const MAX_PATH = 40;
const NAME = /[A-Za-z_]\w*/;

/** What the GraphQL files of a repository declare. */
export class GraphqlNames {
	private readonly world: World;
	/** The file that names them. */
	private readonly from: string;

	constructor(world: World, from: string) {
		this.world = world;
		this.from = from;
	}

	type(name: string): CallLink | null {
		return this.declared('', name, ({ kind }) => TYPES.has(kind));
	}

	fragment(name: string): CallLink | null {
		return this.declared('', name, ({ kind }) => kind === FRAGMENT);
	}

	directive(name: string): CallLink | null {
		return this.declared('', name, ({ kind }) => kind === DIRECTIVE) ?? (OWN.has(name) ? ownOf(name) : null);
	}

	field(type: string, name: string): CallLink | null {
		return oneOf(this.fields(type, name), 'text.graphql');
	}

	/** The field at the end of a path of fields, from a type or from the root of an operation; null for what is not declared. */
	selected(operation: string, on: string | null, path: string): CallLink | null {
		const names = path.split('.');
		let type = on ?? this.root(operation);
		for (const [at, name] of names.entries()) {
			if (type === null || at > MAX_PATH) return null;
			const found = this.fields(type, name);
			if (at === names.length - 1) return oneOf(found, 'text.graphql');
			type = this.typeOf(found);
		}
		return null;
	}

	private root(operation: string): string | null {
		const named = this.typeOf(this.fields('schema', operation));
		return named ?? (Object.hasOwn(ROOTS, operation) ? ROOTS[operation] : null);
	}

	private fields(type: string, name: string): readonly Declared[] {
		const rows = this.world.declared('graphql', type, name).filter(({ kind }) => kind === FIELD);
		return ownFirst(rows, this.from);
	}

	/** The type of fields that are one entity in several schemas; null where they differ. */
	private typeOf(fields: readonly Declared[]): string | null {
		let found: string | null = null;
		for (const { path, chunk } of fields) {
			const type = NAME.exec(this.world.unit(path)?.chunk(chunk).type ?? '')?.[0] ?? null;
			if (type === null || (found !== null && found !== type)) return null;
			found = type;
		}
		return found;
	}

	private declared(container: string, name: string, isMeant: (row: Declared) => boolean): CallLink | null {
		const rows = this.world.declared('graphql', container, name).filter(isMeant);
		return oneOf(ownFirst(rows, this.from), 'text.graphql');
	}
}

/** Directives that the language itself has. */
const OWN: ReadonlySet<string> = new Set(['deprecated', 'skip', 'include', 'specifiedBy', 'oneOf']);

function ownOf(name: string): CallLink {
	return {
		...{ status: 'external', complete: true, targets: [] },
		...{ package: 'graphql:directive', externalName: name, rule: 'text.graphql' },
	};
}
