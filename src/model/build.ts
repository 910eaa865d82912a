/** The stages of a build, in order. */
export const BUILD_STAGES = ['discover', 'parse', 'link', 'indices', 'publish'] as const;
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
