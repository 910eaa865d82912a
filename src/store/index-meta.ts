import type { IndexCounts, LanguageCount } from '../model/build.ts';
import { AssayError } from '../model/errors.ts';
import type { IndexReader } from './reader.ts';

/** What an index says about itself, kept by its writer: counting anew would scan every table. */
export interface IndexMeta {
	counts: IndexCounts;
	/** Most files first. */
	languages: LanguageCount[];
	/** Files by `FileStatus`. */
	statuses: Record<string, number>;
	/** Omitted files and folders by `SkipReason`. */
	skipped: Record<string, number>;
	/** Sum over files and omissions, from which the generation is made. */
	content: string;
}

export function readMeta(reader: IndexReader): IndexMeta {
	const stored = new Map(reader.db.prepare<[], [string, string]>('SELECT key, value FROM meta').raw().all());
	const read = (key: Exclude<keyof IndexMeta, 'content'>) => {
		try {
			return JSON.parse(stored.get(key) ?? '');
		} catch (error) {
			const message = `the index does not know its own ${key}`;
			throw new AssayError('INDEX_CORRUPT', message, 'Run `assay index` to build it anew.', error);
		}
	};
	return {
		counts: read('counts'),
		languages: read('languages'),
		statuses: read('statuses'),
		skipped: read('skipped'),
		content: stored.get('content') ?? '0',
	};
}
