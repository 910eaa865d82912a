import { availableParallelism } from 'node:os';
import { gitVersion } from '../../platform/git-version.ts';
import { broken, type Check, ok, reasonOf, warning } from './check.ts';

const NODE_WANTED = 24;

export function checkNode(version = process.versions.node): Check {
	const major = Number(version.split('.')[0]);
	if (major >= NODE_WANTED) return ok('node', version);
	return broken('node', `${version}, too old`, `Install Node ${NODE_WANTED} or later.`);
}

export async function checkGit(env: NodeJS.ProcessEnv, root: string): Promise<Check> {
	const version = await gitVersion(env, root);
	if (version !== null) return ok('git', version);
	return warning('git', 'not found', 'Indexing works without it; questions about history need it.');
}

export async function checkSqlite(): Promise<Check> {
	try {
		const { sqliteBuild } = await import('../../store/sqlite-build.ts');
		const { version, threadsafe } = sqliteBuild();
		return ok('sqlite', `${version}, threadsafe ${threadsafe}`);
	} catch (error) {
		return broken('sqlite', reasonOf(error), 'Reinstall assay with the Node you run it with.');
	}
}

export function checkProcessors(jobs: number | null): Check {
	const processors = `${availableParallelism()} available`;
	return ok('processors', jobs === null ? processors : `${processors}, ${jobs} used for parsing`);
}
