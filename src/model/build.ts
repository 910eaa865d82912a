/**
 * The stages of a build, in order. An update has `discover`, `parse` and `write`; `compare` belongs to `verify`,
 * the last two to commands of these names.
 */
export const BUILD_STAGES = [
	'discover',
	'parse',
	'link',
	'write',
	'indices',
	'publish',
	'compare',
	'export',
	'validate',
] as const;
export type BuildStage = (typeof BUILD_STAGES)[number];

export interface BuildProgress {
	stage: BuildStage;
	/** Files (or steps) of the stage that are done, and all of them. */
	done: number;
	total: number;
	bytes: number;
}

export interface LanguageCount {
	language: string;
	files: number;
	bytes: number;
	lines: number;
}

export interface IndexCounts {
	files: number;
	bytes: number;
	lines: number;
	segments: number;
	chunks: number;
	symbols: number;
	callSites: number;
	imports: number;
	exports: number;
	facts: number;
	refs: number;
}

export interface BuildReport {
	generation: string;
	counts: IndexCounts;
	languages: LanguageCount[];
	/** Number of omissions by reason. */
	skipped: Record<string, number>;
	/** Number of files by status. */
	statuses: Record<string, number>;
	stages: { stage: BuildStage; ms: number }[];
	durationMs: number;
	/** Size of the index file. */
	indexBytes: number;
	jobs: number;
}

/** How many files made work. */
export interface ChangeCounts {
	added: number;
	changed: number;
	removed: number;
}

/** What it took to bring an index up to date. */
export interface Refresh {
	/** `none`: it was. `update`: the live index was changed. `rebuild`: there is a new one. */
	kind: 'none' | 'update' | 'rebuild';
	/** Why it was built as a whole; null otherwise. */
	reason: string | null;
	changes: ChangeCounts;
	report: BuildReport;
}
