import { posix } from 'node:path';
import { CHUNK_KINDS } from '../../model/chunk.ts';
import type { CallLink } from '../../model/link.ts';
import type { Declared, World } from '../world/world.ts';
import { oneOf } from './one-of.ts';

const RESOURCE = CHUNK_KINDS.indexOf('resource');
const TEMPLATE = CHUNK_KINDS.indexOf('macro');
const KEY = CHUNK_KINDS.indexOf('property');

/**
 * What an address in a file of YAML stands for: a value or a template of a chart, or an object of Kubernetes by its kind. Objects
 * are looked for in the file and its folder: what else is applied with them is said elsewhere.
 */
export function namedInYaml(world: World, path: string, root: string, name: string): CallLink | null {
	if (root === 'Values') return oneOf(valuesOf(world, path, name), 'text.yaml');
	if (root === 'template') {
		const chart = chartOf(path);
		const rows = world
			.declaredAnywhere('yaml', name)
			.filter((row) => row.kind === TEMPLATE && chart !== null && chartOf(row.path) === chart);
		return oneOf(rows, 'text.yaml');
	}
	const rows = world
		.declaredAnywhere('yaml', name)
		.filter((row) => row.kind === RESOURCE && posix.dirname(row.path) === posix.dirname(path))
		.filter((row) => world.unit(row.path)?.chunk(row.chunk).type === root);
	const own = rows.filter((row) => row.path === path);
	return oneOf(own.length > 0 ? own : rows, 'text.yaml');
}

/** The folder of the chart that a template belongs to, with its slash; null for another file. */
function chartOf(path: string): string | null {
	const at = `/${path}`.lastIndexOf('/templates/');
	return at === -1 ? null : path.slice(0, at);
}

/** A key at the top of the values that a chart comes with. */
function valuesOf(world: World, path: string, name: string): readonly Declared[] {
	const chart = chartOf(path);
	if (chart === null) return [];
	return world
		.declared('yaml', '', name)
		.filter((row) => row.kind === KEY && row.path === `${chart}values.yaml` && row.container === null);
}
