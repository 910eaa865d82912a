import { FACT_KINDS } from '../model/facts/registry.ts';
import { FACT_VIEWS } from './fact-views.ts';
import { SCHEMA_VERSION } from './schema.ts';
import { VIEWS } from './views/views.ts';

export interface SchemaListing {
	schemaVersion: number;
	/** `category` is that of the facts a view holds; null for the others. */
	views: (RelationListing & { category: string | null })[];
	/** Relations that take an argument: `SELECT * FROM refs_named('parse')`. */
	functions: (RelationListing & { call: string })[];
}

export interface RelationListing {
	name: string;
	about: string;
	columns: { name: string; about: string }[];
}

/** What `assay sql` can be asked about, from what is in force. */
export function describeSchema(): SchemaListing {
	const categories = new Map(FACT_KINDS.map(({ view, category }) => [view, category]));
	const views = [...VIEWS, ...FACT_VIEWS].map(({ name, about, columns }) => ({
		name,
		about,
		category: categories.get(name) ?? null,
		columns: columns.map((column) => ({ name: column.name, about: column.about })),
	}));
	const refs = views.find((view) => view.name === 'refs')!;
	return {
		schemaVersion: SCHEMA_VERSION,
		views,
		functions: [
			{
				name: 'refs_named',
				call: 'refs_named(name)',
				about: 'the rows of refs with one exact name, without reading the files that lack it',
				columns: refs.columns,
			},
		],
	};
}
