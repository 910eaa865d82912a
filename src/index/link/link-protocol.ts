import type { LinkBatch } from '../../store/link-batch.ts';

/** What a link process is told once. */
export interface LinkSetup {
	/** The draft of an index. */
	file: string;
}

export interface LinkJob {
	path: string;
	/** A process died of its batch: not to be linked in one. */
	isLeft: boolean;
}

export type ToLinker = { setup: LinkSetup } | { seq: number; jobs: LinkJob[] };
/** `left`: paths of files that are to be linked by who asked. */
export type FromLinker = { seq: number; links: LinkBatch; left: string[] };
