import type { BuildReport } from '../model/build.ts';
import type { ParsePool } from './parse/pool.ts';
import { Care } from './parse/protocol.ts';
import { openParser } from './pipeline.ts';

type ParserOptions = Parameters<typeof openParser>[0];

/** What a process is warmed up with: the languages with the most files, and a text that most of them know. */
const LANGUAGES = 3;
const TEXT = 'x(1)\n';
/** After more files than this, all processes but one are given back. */
const MANY_FILES = 64;

/** Keeps one parse process ready between updates: starting it takes longer than most updates. */
export class WarmParser {
	private pool: ParsePool | null = null;
	private warm = false;

	open(options: ParserOptions): ParsePool {
		this.pool ??= openParser(options);
		return this.pool;
	}

	/** Makes ready for the next update, after one of so many files. */
	async rest(
		options: ParserOptions,
		files: number,
		{ languages }: BuildReport,
		signal: AbortSignal,
	): Promise<void> {
		if (files > MANY_FILES) this.close();
		if (this.warm) return;
		this.warm = true;
		const jobs = languages.slice(0, LANGUAGES).map(({ language }, file) => {
			return { file, path: 'warm', language, text: TEXT, care: Care.none, trouble: null };
		});
		if (jobs.length === 0) return;
		for await (const _ of this.open(options).run([jobs], signal));
	}

	close(): void {
		this.pool?.close();
		this.pool = null;
		this.warm = false;
	}
}
