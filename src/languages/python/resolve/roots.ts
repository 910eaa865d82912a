import { folderOf } from '../../../model/repository-paths.ts';
import type { Declared, DeclaredRoot, Purpose } from './declared.ts';
import { writtenFolder } from './paths.ts';

const MAX_ROOTS = 200;

/** A folder to search, as a manifest in `base` writes it. */
export function addRoot(
	declared: Declared,
	base: string,
	written: string,
	rule: string,
	purpose: Purpose,
	scope = base,
): void {
	const folder = writtenFolder(base, written);
	if (folder !== null) add(declared, { folder, rule, purpose, mount: null, scope });
}

/** The folder of a package: the package's parent is searched. */
export function addPackage(declared: Declared, base: string, written: string, rule: string): void {
	const folder = writtenFolder(base, written);
	if (folder !== null && folder !== '')
		add(declared, { folder: folderOf(folder), rule, purpose: 'install', mount: null, scope: base });
}

/** `package` is in the folder `written`: `{'': 'src'}`, `{'pkg': 'lib/pkg'}`, `{'pkg': 'src'}`. */
export function addPackageFolder(
	declared: Declared,
	base: string,
	name: string,
	written: string,
	rule: string,
): void {
	const folder = writtenFolder(base, written);
	if (folder === null) return;
	if (name === '') {
		add(declared, { folder, rule, purpose: 'install', mount: null, scope: base });
		return;
	}
	const below = name.replaceAll('.', '/');
	if (`/${folder}`.endsWith(`/${below}`)) {
		const root = folder.slice(0, Math.max(0, folder.length - below.length - 1));
		add(declared, { folder: root, rule, purpose: 'install', mount: null, scope: base });
	} else if (below === name) add(declared, { folder, rule, purpose: 'install', mount: name, scope: base });
}

function add(declared: Declared, root: DeclaredRoot): void {
	if (declared.roots.length < MAX_ROOTS) declared.roots.push(root);
}
