import { under } from '../../../model/repository-paths.ts';
import type { Project } from '../../../model/resolve.ts';

/** What a name stands for in one folder. */
export interface Found {
	kind: 'module' | 'package' | 'folder';
	/** The file; of a folder, the folder. */
	path: string;
	/** Where the names below it are looked up; null when it has none. */
	folder: string | null;
	/** How it is there without source in Python. */
	instead: 'stub' | 'compiled' | null;
}

const COMPILED = ['.pyx', '.abi3.so', '.so', '.pyd', '.pyc'];

/** Looks names up in single folders, in the order of Python's own finder. */
export class Finder {
	private readonly project: Project;
	private readonly known = new Map<string, Found | null>();

	constructor(project: Project) {
		this.project = project;
	}

	/** The module or package of that name in a folder. */
	find(folder: string, name: string): Found | null {
		const path = under(folder, name);
		const known = this.known.get(path);
		if (known !== undefined) return known;
		const found = this.package(path) ?? this.module(path) ?? this.folder(path);
		this.known.set(path, found);
		return found;
	}

	/** The package that a folder is, with or without an `__init__.py`. */
	asPackage(folder: string): Found | null {
		return this.package(folder) ?? this.packageStub(folder) ?? this.folder(folder);
	}

	isPackage(folder: string): boolean {
		return this.project.has(under(folder, '__init__.py'));
	}

	/** A package is found before a module of the same name, a stub only where there is no source. */
	private package(folder: string): Found | null {
		const path = under(folder, '__init__.py');
		return this.project.has(path) ? { kind: 'package', path, folder, instead: null } : null;
	}

	private packageStub(folder: string): Found | null {
		const path = under(folder, '__init__.pyi');
		return this.project.has(path) ? { kind: 'package', path, folder, instead: 'stub' } : null;
	}

	private module(path: string): Found | null {
		const { project } = this;
		if (project.has(`${path}.py`)) return { kind: 'module', path: `${path}.py`, folder: null, instead: null };
		const stub = this.packageStub(path);
		if (stub !== null) return stub;
		if (project.has(`${path}.pyi`))
			return { kind: 'module', path: `${path}.pyi`, folder: null, instead: 'stub' };
		for (const extension of COMPILED) {
			const file = path + extension;
			if (project.has(file)) return { kind: 'module', path: file, folder: null, instead: 'compiled' };
		}
		return null;
	}

	private folder(path: string): Found | null {
		if (!this.project.hasFolder(path)) return null;
		return { kind: 'folder', path, folder: path, instead: null };
	}
}
