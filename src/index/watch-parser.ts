import type { BuildReport } from '../model/build.ts';
import type { ParsePool } from './parse/pool.ts';
import { openParser } from './pipeline.ts';

type ParserOptions = Parameters<typeof openParser>[0];

/** After more files than this, all processes but one are given back. */
const MANY_FILES = 64;

/** Keeps one parse process ready between updates: starting it takes longer than most updates. */
export class WarmParser {
	private pool: ParsePool | null = null;
	private warm = false;

	open(options: ParserOptions): ParsePool {
		if (this.pool === null) {
			this.pool = openParser(options);
			this.pool.expectFew();
		}
		return this.pool;
	}

	/** Makes ready for the next update, after one of so many files. */
	rest(options: ParserOptions, files: number, { languages }: BuildReport): void {
		if (files > MANY_FILES) this.close();
		if (this.warm) return;
		this.warm = true;
		const pool = this.open(options);
		pool.warmUp();
		pool.getReadyFor(languages);
	}

	close(): void {
		this.pool?.close();
		this.pool = null;
		this.warm = false;
	}
}
