import type { ChunkSpec } from '../../model/recorder.ts';

const DEPENDENCIES = /^(?:target\..{1,200}\.)?(?:(?:dev-|build-)?dependencies|tool\.poetry\.dependencies)$/;

/** Tables and keys of a file by their paths: what its lists name. */
export class NamedBlocks {
	/** The name of the project that the file is about; '' when it says none. */
	project = '';
	private readonly byPath = new Map<string, ChunkSpec>();
	/** By the name of a package: what says that it is needed. */
	private readonly needed = new Map<string, { chunk: ChunkSpec; isForTests: boolean }>();

	add(path: readonly string[], chunk: ChunkSpec): void {
		const way = path.join('.');
		if (!this.byPath.has(way)) this.byPath.set(way, chunk);
		for (let at = 1; at < Math.min(path.length, 6); at++) {
			const name = path[at];
			const table = path.slice(0, at).join('.');
			if (!DEPENDENCIES.test(table)) continue;
			const isForTests = table.endsWith('dev-dependencies');
			const known = this.needed.get(name);
			// What is needed for tests alone is the last that a feature means.
			if (known === undefined || (known.isForTests && !isForTests))
				this.needed.set(name, { chunk, isForTests });
		}
	}

	at(...path: string[]): ChunkSpec | undefined {
		return this.byPath.get(path.join('.'));
	}

	/** The table or key that says of a package that it is needed. */
	dependency(name: string): ChunkSpec | undefined {
		return this.needed.get(name)?.chunk;
	}
}
