import { readSource } from '../platform/read-source.ts';
import type { Workspace } from './workspace.ts';

/** Reads files of the repository as they were indexed; '' for one that cannot be read any more. */
export function textReader({ root, settings: { config } }: Workspace): (path: string) => string {
	return textsOf(root, config.index);
}

/** The same for one who knows no workspace. */
export function textsOf(root: string, limits: { maxFileBytes: number }): (path: string) => string {
	let last = { path: '', text: '' };
	return (path) => {
		if (last.path === path) return last.text;
		const source = readSource(root, path, limits);
		last = { path, text: 'text' in source ? source.text : '' };
		return last.text;
	};
}
