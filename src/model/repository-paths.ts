/** The folder of a file or folder; '' is the root of the repository. */
export function folderOf(path: string): string {
	const slash = path.lastIndexOf('/');
	return slash < 0 ? '' : path.slice(0, slash);
}

/** A folder and those it lies in, the nearest first, the root last. */
export function foldersUp(folder: string): string[] {
	const folders = [folder];
	for (let at = folder; at !== ''; folders.push(at)) at = folderOf(at);
	return folders;
}

/** `folder/name`, where the folder may be the root. */
export function under(folder: string, name: string): string {
	return folder === '' ? name : `${folder}/${name}`;
}

/** A path in a folder; null when it is absolute or leaves the repository. */
export function join(folder: string, rest: string): string | null {
	if (rest.startsWith('/') || rest.includes('\0') || rest.includes('\\')) return null;
	const parts = folder === '' ? [] : folder.split('/');
	for (const part of rest.split('/')) {
		if (part === '..') {
			if (parts.length === 0) return null;
			parts.pop();
		} else if (part !== '.' && part !== '') parts.push(part);
	}
	return parts.join('/');
}

/** Whether a path is this folder or lies in it. */
export function isIn(folder: string, path: string): boolean {
	return folder === '' || path === folder || (path.startsWith(folder) && path[folder.length] === '/');
}
