import type { Project } from '../../../../model/resolve.ts';
import { makeResolver } from '../resolver.ts';

/** Files by path; an object is written as JSON, an empty text is a file whose content does not matter. */
export type Files = Record<string, string | object>;

/** A project in memory, and what its resolver says: `path (rule)`, `=package (rule)` or `? (rule)`. */
export function resolverOf(files: Files): (from: string, module: string) => string {
	const resolver = makeResolver(projectOf(files));
	return (from, module) => {
		const answer = resolver.resolve(from, module);
		if (answer === undefined) return '';
		if (answer.status === 'resolved' || answer.status === 'folder') return `${answer.path} (${answer.rule})`;
		return answer.status === 'external' ? `=${answer.package} (${answer.rule})` : `? (${answer.rule})`;
	};
}

function projectOf(files: Files): Project {
	const paths = Object.keys(files).sort();
	return {
		namespaces: () => new Map(),
		has: (path) => Object.hasOwn(files, path),
		hasFolder: (path) => path === '' || paths.some((one) => one.startsWith(`${path}/`)),
		named: (name) => paths.filter((path) => path === name || path.endsWith(`/${name}`)),
		manifest: (path) => {
			if (!Object.hasOwn(files, path)) return null;
			const content = files[path];
			return typeof content === 'string' ? content : JSON.stringify(content);
		},
		manifests: (name) => {
			const found = paths.filter((path) => path === name || path.endsWith(`/${name}`));
			return found.sort((a, b) => a.split('/').length - b.split('/').length);
		},
	};
}
