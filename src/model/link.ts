/** What is known of where something leads. */
export const LINK_STATUSES = ['resolved', 'ambiguous', 'external', 'dynamic', 'unresolved'] as const;
export type LinkStatus = (typeof LINK_STATUSES)[number];

/**
 * How a call finds its target, by what it is written on: a name that is bound here, imported, a variable, a parameter, or
 * that nothing here binds; the same followed by a member; what another call gives back; and so on. How often
 * each is right is measured apart.
 */
export const LINK_RULES = [
	'local',
	'import',
	'variable',
	'parameter',
	'unbound',
	'self',
	'super',
	'local.member',
	'import.member',
	'variable.member',
	'parameter.member',
	'unbound.member',
	'field.member',
	'result.member',
	'awaited.member',
	'element.member',
	'value.member',
	'result',
	'element',
	'value',
	// A name in a text, and what a file of that language declares under it.
	'text.sql',
	'text.graphql',
	'text.prisma',
	'text.hcl',
	'text.yaml',
	'text.css',
	'text.toml',
] as const;
export type LinkRule = (typeof LINK_RULES)[number];

/**
 * How often what a rule calls resolved was right where the truth is known (`npm run bench:truth`; the figures are in
 * `bench/README.md`); null for one that was seen fewer than 100 times.
 */
export const CONFIDENCE: Readonly<Record<LinkRule, number | null>> = {
	local: 0.9999,
	import: 0.9998,
	variable: 0.9982,
	parameter: null,
	unbound: null,
	self: 0.9998,
	super: 0.999,
	'local.member': 0.9989,
	'import.member': 0.9911,
	'variable.member': 0.9998,
	'parameter.member': 0.9997,
	'unbound.member': 0.9848,
	'field.member': 0.9937,
	'result.member': 0.9997,
	'awaited.member': null,
	'element.member': null,
	'value.member': null,
	result: null,
	element: null,
	value: null,
	'text.sql': null,
	'text.graphql': null,
	'text.prisma': null,
	'text.hcl': null,
	'text.yaml': null,
	'text.css': null,
	'text.toml': null,
};

/** Languages whose links were compared with what their compilers say. */
export const MEASURED_LANGUAGES = [
	'typescript',
	'tsx',
	'javascript',
	'jsx',
	'vue',
	'svelte',
	'astro',
	'python',
] as const;
const MEASURED: ReadonlySet<string> = new Set(MEASURED_LANGUAGES);

/** What was measured for a rule, in files of the languages where it was; null in others. */
export function confidenceIn(language: string, rule: LinkRule): number | null {
	return MEASURED.has(language) ? CONFIDENCE[rule] : null;
}

/** A definition that something leads to: a chunk by its position in a file. */
export interface LinkTarget {
	path: string;
	chunk: number;
}

/** Where a call leads. */
export interface CallLink {
	status: LinkStatus;
	/** All targets are proven, and there are no others. */
	complete: boolean;
	targets: readonly LinkTarget[];
	/** Of what is external. */
	package: string | null;
	externalName: string | null;
	rule: LinkRule;
}

/** Of what nothing is known. */
export const UNRESOLVED: CallLink = {
	status: 'unresolved',
	complete: false,
	targets: [],
	package: null,
	externalName: null,
	rule: 'value',
};

/** Targets that a call may have. */
export const MAX_CANDIDATES = 25;

/** What leads from a chunk to another without a call. */
export const RELATION_KINDS = [
	'callback',
	'inherit',
	'implement',
	'override',
	'type',
	'implicit',
	'query', // a table, routine, field, fragment or block that a statement, document or block names
] as const;
export type RelationKind = (typeof RELATION_KINDS)[number];

/**
 * Something that a chunk leads to without a call that is written: a base, a type, a function that it passes on, what
 * the language calls by itself.
 */
export interface Relation {
	kind: RelationKind;
	/** The chunk that it leads from, by its position in the file. */
	chunk: number;
	/** The name that says so, and where it stands. */
	name: string;
	start: number;
	link: CallLink;
}
