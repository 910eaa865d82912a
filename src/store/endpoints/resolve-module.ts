const SCRIPT_EXTENSIONS = ['.ts', '.tsx', '.mts', '.cts', '.js', '.jsx', '.mjs', '.cjs', '.vue'];
const WRITTEN_FOR_OTHERS = /\.(?:js|jsx|mjs|cjs)$/;

/** Finds the file that a module stands for, among the files of an index. */
export class ModuleFiles {
	private readonly ids: ReadonlyMap<string, number>;
	/** Paths by their last part without its extension. */
	private readonly byStem = new Map<string, string[]>();

	constructor(ids: ReadonlyMap<string, number>) {
		this.ids = ids;
		for (const path of ids.keys()) {
			const stem = stemOf(path);
			const same = this.byStem.get(stem);
			if (same === undefined) this.byStem.set(stem, [path]);
			else same.push(path);
		}
	}

	/** The file's id; null when it is not here, or when more than one could be meant. */
	find(from: string, module: string, language: string): number | null {
		const path = language === 'python' ? this.python(from, module) : this.script(from, module);
		return path === null ? null : (this.ids.get(path) ?? null);
	}

	private script(from: string, module: string): string | null {
		if (module.startsWith('.')) return this.probe(normalize(`${folderOf(from)}/${module}`));
		if (module.startsWith('/')) return this.probe(normalize(module.slice(1)));
		// An alias (`@/routes/users`): the one file that its rest names.
		const rest = /^(?:[@~#][\w-]{0,40}\/|src\/)(.{1,300})$/.exec(module)?.[1];
		return rest === undefined ? null : this.only(rest, SCRIPT_EXTENSIONS, 'index');
	}

	private probe(path: string): string | null {
		if (this.ids.has(path)) return path;
		const bare = path.replace(WRITTEN_FOR_OTHERS, '');
		for (const stem of bare === path ? [path] : [bare, path]) {
			for (const extension of SCRIPT_EXTENSIONS) if (this.ids.has(stem + extension)) return stem + extension;
		}
		for (const extension of SCRIPT_EXTENSIONS) {
			const index = path === '' ? `index${extension}` : `${path}/index${extension}`;
			if (this.ids.has(index)) return index;
		}
		return null;
	}

	private python(from: string, module: string): string | null {
		const dots = /^\.{0,20}/.exec(module)![0].length;
		const rest = module.slice(dots).replaceAll('.', '/');
		if (dots === 0) return this.only(rest, ['.py'], '__init__');
		let folder = folderOf(from);
		for (let up = 1; up < dots; up++) folder = folderOf(folder);
		const path = normalize(`${folder}/${rest}`);
		return [`${path}.py`, `${path}/__init__.py`].find((candidate) => this.ids.has(candidate)) ?? null;
	}

	/** The one path that ends with `rest` and an extension, or with `rest/<index>`; the shortest when it is nearest the root. */
	private only(rest: string, extensions: readonly string[], index: string): string | null {
		const bare = rest.replace(WRITTEN_FOR_OTHERS, '');
		const ends = extensions.flatMap((extension) => [`${bare}${extension}`, `${bare}/${index}${extension}`]);
		const candidates = [...(this.byStem.get(stemOf(bare)) ?? []), ...(this.byStem.get(index) ?? [])];
		const found = candidates.filter((path) => ends.some((end) => path === end || path.endsWith(`/${end}`)));
		if (found.length <= 1) return found[0] ?? null;
		const depth = (path: string) => path.split('/').length;
		const least = Math.min(...found.map(depth));
		const nearest = found.filter((path) => depth(path) === least);
		return nearest.length === 1 ? nearest[0] : null;
	}
}

function folderOf(path: string): string {
	const slash = path.lastIndexOf('/');
	return slash < 0 ? '' : path.slice(0, slash);
}

function stemOf(path: string): string {
	return path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]{1,10}$/, '');
}

function normalize(path: string): string {
	const parts: string[] = [];
	for (const part of path.split('/')) {
		if (part === '..') parts.pop();
		else if (part !== '.' && part !== '') parts.push(part);
	}
	return parts.join('/');
}
