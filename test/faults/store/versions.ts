import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configSchema } from '../../../src/config/schema.ts';
import type { ParsePool } from '../../../src/index/parse/pool.ts';
import { buildIndex, openParser } from '../../../src/index/pipeline.ts';
import { refreshIndex } from '../../../src/index/update.ts';
import type { Refresh } from '../../../src/model/build.ts';
import { compareIndices } from '../../../src/store/compare/compare-indices.ts';
import { readCurrent } from '../../../src/store/publish.ts';
import { type IndexReader, openIndex } from '../../../src/store/reader.ts';
import { type StateEnvironment, type StateFolder, stateFolder } from '../../../src/store/state.ts';
import { writeTree } from '../builds.ts';

/**
 * A small repository that is in one of several versions, with an index of each that was built in peace:
 * what happens to the index of the repository can then be judged by comparing everything in it.
 */
export class Versions {
	private readonly base = realpathSync(mkdtempSync(join(tmpdir(), 'assay-versions-')));
	readonly root = join(this.base, 'root');
	readonly state: StateFolder;
	/** By version. */
	private readonly generations: string[] = [];
	private readonly parser: ParsePool;
	version = 0;

	private constructor(env: StateEnvironment) {
		mkdirSync(this.root);
		this.state = stateFolder(this.root, env);
		this.parser = openParser({ root: this.root, config, jobs: 1 });
	}

	/** The repository at version 0, and no index of it. */
	static async make(count: number, env: StateEnvironment = {}): Promise<Versions> {
		const made = new Versions(env);
		for (let version = 0; version < count; version++) {
			made.switchTo(version);
			const { generation } = await buildIndex(made.options(made.reference(version)));
			made.generations.push(generation);
		}
		made.switchTo(0);
		return made;
	}

	/** As a version control system would: files change, come and go. */
	switchTo(version: number): void {
		rmSync(join(this.root, onlyIn(this.version)), { force: true });
		this.version = version;
		writeTree(this.root, filesOf(version));
	}

	/** Switches to the next one; after the last comes the first. Gives the one before. */
	advance(): number {
		const before = this.version;
		this.switchTo((before + 1) % this.generations.length);
		return before;
	}

	async refresh({ full = false } = {}): Promise<Refresh> {
		return refreshIndex({ ...this.options(this.state), full });
	}

	/** -1 for what is not as one of the versions. */
	versionOf(generation: string): number {
		return this.generations.indexOf(generation);
	}

	/** The version an index holds, every row of it; throws for anything else. */
	async judge(reader: IndexReader): Promise<number> {
		const version = this.versionOf(reader.generation);
		if (version === -1) throw new Error(`no such generation: ${reader.generation}`);
		const reference = openIndex(this.reference(version));
		try {
			const { difference } = await compareIndices(reader, reference);
			if (difference !== null) throw new Error(`not version ${version}: ${JSON.stringify(difference)}`);
			return version;
		} finally {
			reference.close();
		}
	}

	/** The same for the live index. */
	async judgeLive(): Promise<number> {
		const reader = openIndex(this.state);
		try {
			return await this.judge(reader);
		} finally {
			reader.close();
		}
	}

	removeState(): void {
		rmSync(this.state.folder, { recursive: true, force: true });
	}

	/** What lies in the state folder beside the live index and what always stays there. */
	leftovers(): string[] {
		const live = readCurrent(this.state)?.name;
		// A connection that only reads makes the companions of the log and may not remove them.
		const kept = ['.gitignore', 'current', live, `${live}-wal`, `${live}-shm`, 'lock.db', 'record.db'];
		return readdirSync(this.state.folder).filter(
			(name) => !kept.includes(name) && !name.startsWith('damaged-'),
		);
	}

	close(): void {
		this.parser.close();
		rmSync(this.base, { recursive: true, force: true });
	}

	private options(state: StateFolder) {
		return { root: this.root, state, config, jobs: 1, parser: this.parser };
	}

	private reference(version: number): StateFolder {
		return { root: this.root, folder: join(this.base, `version-${version}`) };
	}
}

const config = configSchema.parse({});

/** A file that no other version has. */
function onlyIn(version: number): string {
	return `lib/only${version}.ts`;
}

function filesOf(version: number): Record<string, string> {
	const calls = (name: string) =>
		Array.from({ length: 12 }, (_, at) => `\t${name}${at}(v${version}, "${name}${version}");\n`).join('');
	return {
		'same.ts': 'export class Same {\n\tstay(): number {\n\t\treturn kept(1);\n\t}\n}\n',
		'same.py': 'def same(a):\n    return a + 1\n',
		'README.md': '# Sample\n\n```ts\nconst inProse = f(1);\n```\n',
		'a.ts': `export const version = ${version};\nexport function a${version}() {\n${calls('first')}}\n`,
		'b.ts': `import { version } from './a.ts';\nexport function b${version}() {\n${calls('second')}}\n`,
		'lib/c.py': `VERSION = ${version}\n\ndef c${version}():\n    return VERSION\n`,
		'App.vue': `<script>\nexport default { name: 'v${version}', run() { go(${version}); } };\n</script>\n`,
		[onlyIn(version)]: `export function only${version}() {\n${calls('third')}}\n`,
	};
}
