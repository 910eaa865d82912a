import type { CallVia } from '../model/recorder.ts';
import type { Resolution } from '../model/resolve.ts';
import type { Flow } from './codec/flow.ts';
import type { Form } from './codec/form.ts';
import type { PackedRefs } from './codec/refs.ts';

export interface LinkedChunk {
	kind: number;
	name: string | null;
	parent: number;
	container: string | null;
	flags: number;
	start: number;
	/** Of the name; the start when there is none. */
	nameStart: number;
	type: string | null;
	params: string | null;
}

export interface LinkedImport {
	/** Of `IMPORT_KINDS`. */
	kind: number;
	module: string | null;
	imported: string;
	local: string | null;
	start: number;
	nameStart: number;
}

export interface LinkedExport {
	kind: number;
	exported: string;
	local: string | null;
	module: string | null;
	chunk: number;
	nameStart: number;
}

export interface LinkedCall {
	name: string;
	via: CallVia;
	caller: number;
	/** Of the name. */
	start: number;
	/** Of the whole call. */
	end: number;
	/** How many arguments it has; -1 when some of them are spread. */
	argCount: number;
	/** Whether it may be waited for, in languages where that tells overloads apart. */
	mayWait: boolean;
}

/** A chunk that has a name, wherever it is. */
export interface DeclaredChunk {
	path: string;
	language: string;
	/** Position of the chunk in its file. */
	chunk: number;
	kind: number;
	container: string | null;
	flags: number;
}

/** A chunk with its name as it is written. */
export interface DeclaredName {
	path: string;
	chunk: number;
	kind: number;
	name: string;
}

/** A chunk of a file that declares what the texts of others name. */
export interface DeclaredInSchema extends DeclaredChunk {
	/** As written; models of Prisma are there under the names of their tables, too. */
	name: string;
	/** Whether its file is one of tests. */
	isTest: boolean;
}

/** A fact that says what a text names. */
export interface LinkedFact {
	kind: LinkedFactKind;
	chunk: number;
	start: number;
	attributes: Readonly<Record<string, unknown>>;
}

export const LINKED_FACTS = [
	...(['sql_query', 'sql_query_table', 'orm_model', 'graphql_selection'] as const),
	...(['graphql_resolver_mapping', 'prisma_model'] as const),
];
export type LinkedFactKind = (typeof LINKED_FACTS)[number];

/** A `<style>` of a page or component: what is between its tags. */
export interface StylePart {
	language: string;
	start: number;
	end: number;
}

/** A piece of a file that is written in a language of its own. */
export interface SegmentPart {
	/** `script`, `template`, `frontmatter`, `style`, … */
	type: string;
	start: number;
	end: number;
}

/** Languages of styles, and of files that have styles in them. */
export const STYLE_LANGUAGES = ['css', 'scss', 'less'] as const;
export const STYLED_FILES = ['vue', 'svelte', 'astro', 'html'] as const;

/** What linking reads of a file; most of it when it is asked for. */
export interface LinkedFile {
	id: number;
	path: string;
	language: string;
	names: readonly string[];
	flow: Flow;
	/** What of the expression form linking does not read. */
	readonly form: Form;
	readonly refs: PackedRefs;
	chunks: readonly LinkedChunk[];
	readonly imports: readonly LinkedImport[];
	readonly exports: readonly LinkedExport[];
	readonly calls: readonly LinkedCall[];
	/** What its texts name. */
	readonly facts: readonly LinkedFact[];
	/** Whether it is one of tests. */
	isTest: boolean;
	/** Styles that stand in it, of a page or component. */
	readonly styles: readonly StylePart[];
	readonly segments: readonly SegmentPart[];
	/** Where the modules lead that it names. */
	readonly modules: ReadonlyMap<string, Resolution>;
}
