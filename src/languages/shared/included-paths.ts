import { join } from '../../model/repository-paths.ts';
import type { Project, Resolution } from '../../model/resolve.ts';

/** A file or folder of the repository by a path from one of these folders, the first that has it; null for none. */
export function includedPath(
	project: Project,
	folders: readonly string[],
	path: string,
	rule: string,
): Resolution | null {
	for (const folder of folders) {
		const at = join(folder, path);
		if (at === null) continue;
		if (project.has(at)) return { status: 'resolved', path: at, rule };
		if (at !== '' && project.hasFolder(at)) return { status: 'folder', path: at, rule };
	}
	return null;
}

/** An image by its name, without tag and digest. */
export function imageOf(written: string): Resolution {
	if (written.includes('$')) return { status: 'unresolved', rule: 'variable' };
	const image = written.replace(/@.*$/, '').replace(/:[^:/]*$/, '');
	return { status: 'external', package: image, rule: 'image' };
}

/** What is fetched by its address; null for a path. */
export function addressOf(written: string): Resolution | null {
	const [, host] = /^(?:https?|git|ssh):\/\/([^/]{1,200})/.exec(written) ?? [];
	return host === undefined ? null : { status: 'external', package: host, rule: 'address' };
}
