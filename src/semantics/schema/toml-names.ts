import type { CallLink } from '../../model/link.ts';
import { folderOf, foldersUp, under } from '../../model/repository-paths.ts';
import { exportSite } from '../sites.ts';
import type { Unit } from '../world/unit.ts';
import { type Declared, lastName, type World } from '../world/world.ts';
import { oneOf } from './one-of.ts';

/** Tools whose settings a workspace shares, each in a table of its own. */
const LINTERS = ['rust', 'clippy', 'rustdoc'];

/** What a path stands for that a file of TOML tells: what its workspace says of something, or where a script begins. */
export function namedInToml(world: World, unit: Unit, names: readonly string[]): CallLink | null {
	const [root, first, second] = names;
	if (root === 'entry') return second === undefined ? null : entryPoint(world, unit, first, second);
	return root === 'workspace' ? inherited(world, unit.path, names.slice(1)) : null;
}

/** The key or table of the nearest manifest above that has it; one that is for a workspace may be for a package, too. */
function inherited(world: World, path: string, keys: readonly string[]): CallLink | null {
	const table = ['workspace', ...keys.slice(0, -1)].join('.');
	const name = keys[keys.length - 1];
	const rows: readonly Declared[] = [
		...world.declared('toml', lastName(table), name).filter(({ container }) => container === table),
		...world.declared('toml', '', `${table}.${name}`),
		...(keys[0] === 'lints' ? LINTERS : []).flatMap((each) =>
			world.declared('toml', '', `workspace.lints.${each}`),
		),
	];
	const manifest = path.slice(path.lastIndexOf('/') + 1);
	for (const folder of foldersUp(folderOf(path))) {
		const found = rows.filter((row) => row.path === under(folder, manifest));
		if (found.length > 0) return oneOf(found, 'text.toml');
	}
	return null;
}

/** `package.module:function`. */
function entryPoint(world: World, unit: Unit, module: string, name: string): CallLink | null {
	const to = world.resolve(unit, module);
	const home = to.status === 'resolved' ? world.unit(to.path) : null;
	const site = home === null ? null : exportSite(world, home, name);
	return site === null || site.chunk < 0
		? null
		: oneOf([{ path: site.unit.path, chunk: site.chunk }], 'import');
}
