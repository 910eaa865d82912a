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

/** `@scope/name/rest` or `name/rest` in its two parts; null when it can name no package. */
export function splitPackage(module: string): { name: string; rest: string } | null {
	let slash = module.indexOf('/');
	if (module[0] === '@') {
		if (slash <= 1) return null;
		slash = module.indexOf('/', slash + 1);
	}
	const name = slash < 0 ? module : module.slice(0, slash);
	if (name === '' || name.endsWith('/')) return null;
	return { name, rest: slash < 0 ? '' : module.slice(slash + 1) };
}
