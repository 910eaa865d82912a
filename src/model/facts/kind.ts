import type { ViewOf } from './view-of.ts';

/**
 * What a kind of fact is about: problems, change, control flow; then what a framework, a security review
 * or a language has words for.
 */
export const FACT_CATEGORIES = [
	'risk',
	'process',
	'structural',
	'framework',
	'security',
	'language',
] as const;
export type FactCategory = (typeof FACT_CATEGORIES)[number];

/**
 * A kind of fact. Everything that is known about it is here: the view, the documentation, the columns and
 * what `assay facts` accepts are made from the entry. What a pack looks for is a rule (`rules.ts`) or a
 * call of `Recorder.fact`.
 */
export interface FactKind {
	/** Singular: `go_goroutine`. */
	kind: string;
	/** The SQL view with its rows: `go_goroutines`. */
	view: string;
	category: FactCategory;
	/** One line for people. */
	about: string;
	/** Its attributes with what they mean, in the order of the view's columns. */
	attributes: Readonly<Record<string, string>>;
	/** Source that declares one; a line or two. */
	example: string;
	/** Its rows are those of another view under another name. */
	over?: ViewOf;
	/** Its view is made of more than facts, and is one of the index's own. */
	isView?: true;
	/** It belongs to work that is not there yet: the name is taken, and has no rows. */
	later?: string;
}
