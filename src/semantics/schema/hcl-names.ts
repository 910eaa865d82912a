import { posix } from 'node:path';
import type { CallLink } from '../../model/link.ts';
import { type Declared, lastName, type World } from '../world/world.ts';
import { oneOf } from './one-of.ts';

/** Functions of HCL are those of the program that reads it: no file declares any. */
export function functionOfHcl(name: string): CallLink {
	return {
		...{ status: 'external', complete: true, targets: [] },
		...{ package: 'hcl:function', externalName: name, rule: 'unbound' },
	};
}

/** The block that an address stands for; of a module its output, or the variable that something is given to. */
export function namedInHcl(
	world: World,
	path: string,
	[root, first, second]: readonly string[],
	isGiven: boolean,
): CallLink | null {
	if (second === undefined) return oneOf(inModule(world, path, root, first), 'text.hcl');
	if (root !== 'module') return oneOf(inModule(world, path, `${root}.${first}`, second), 'text.hcl');
	const blocks = inModule(world, path, 'module', first);
	const home = blocks.length === 1 ? sourceOf(world, blocks[0]) : null;
	if (home === null) return null;
	return oneOf(inFolder(world, home, isGiven ? 'var' : 'output', second), 'text.hcl');
}

/** The folder that a module is in; null for one that is not of the repository. */
function sourceOf(world: World, { path, chunk }: Declared): string | null {
	const source = world.unit(path)?.chunk(chunk).type ?? '';
	if (!/^\.\.?(?:\/|$)/.test(source)) return null;
	const folder = posix.join(posix.dirname(path), source).replace(/(?<=.)\/$/, '');
	return folder === '..' || folder.startsWith('../') ? null : folder;
}

const TERRAFORM = /\.(?:tf|tofu)$/;
const OVERRIDE = /(?:^|[/_])override\.(?:tf|tofu)$/;

/** Files of Terraform see those of their folder, any other file of HCL itself. */
function inModule(world: World, path: string, container: string, name: string): readonly Declared[] {
	if (TERRAFORM.test(path) || path.endsWith('.tfvars'))
		return inFolder(world, posix.dirname(path), container, name);
	if (path.endsWith('.tftest.hcl')) return inTest(world, path, container, name);
	return declared(world, container, name).filter((row) => row.path === path);
}

/** A test sees what it declares itself, and the module in its folder, or around its folder `tests`. */
function inTest(world: World, path: string, container: string, name: string): readonly Declared[] {
	const own = declared(world, container, name).filter((row) => row.path === path);
	if (own.length > 0) return own;
	const folder = posix.dirname(path);
	const beside = inFolder(world, folder, container, name);
	if (beside.length > 0 || posix.basename(folder) !== 'tests') return beside;
	return inFolder(world, posix.dirname(folder), container, name);
}

/** What the files of a folder declare; those that override a block change it, and are not meant where another has it. */
function inFolder(world: World, folder: string, container: string, name: string): readonly Declared[] {
	const rows = declared(world, container, name).filter(
		(row) => TERRAFORM.test(row.path) && posix.dirname(row.path) === folder,
	);
	const overridden = rows.filter((row) => !OVERRIDE.test(row.path));
	return overridden.length > 0 ? overridden : rows;
}

function declared(world: World, container: string, name: string): readonly Declared[] {
	return world.declared('hcl', lastName(container), name).filter((row) => row.container === container);
}
