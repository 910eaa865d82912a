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
