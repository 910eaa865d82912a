import { foldersUp, join, under } from '../../model/repository-paths.ts';
import type { Project } from '../../model/resolve.ts';
import { readJsonWithComments } from './json-with-comments.ts';

const CONFIGS = ['tsconfig.json', 'jsconfig.json'];
const MAX_ALIASES = 100;

/** Paths that a configuration of scripts around a folder says a name like `@/x` stands for: bundlers take them for styles, too. */
export function aliased(project: Project, folder: string, module: string): string[] {
	for (const around of foldersUp(folder)) {
		for (const config of CONFIGS) {
			const text = project.manifest(under(around, config));
			if (text === null) continue;
			const found = pathsOf(text, around, module);
			if (found.length > 0) return found;
		}
	}
	return [];
}

function pathsOf(text: string, folder: string, module: string): string[] {
	const json = readJsonWithComments(text) as { compilerOptions?: unknown } | null | undefined;
	const options = (json?.compilerOptions ?? {}) as { paths?: unknown; baseUrl?: unknown };
	const base = typeof options.baseUrl === 'string' ? join(folder, options.baseUrl) : folder;
	if (base === null || typeof options.paths !== 'object' || options.paths === null) return [];
	for (const [pattern, targets] of Object.entries(options.paths).slice(0, MAX_ALIASES)) {
		const prefix = pattern.endsWith('/*') ? pattern.slice(0, -1) : null;
		if (prefix === null || !module.startsWith(prefix) || !Array.isArray(targets)) continue;
		const rest = module.slice(prefix.length);
		return targets.flatMap((target) => {
			const path = typeof target === 'string' ? join(base, target.replace(/\*$/, rest)) : null;
			return path === null ? [] : [path];
		});
	}
	return [];
}
