import { posix } from 'node:path';
import { CHUNK_KINDS } from '../../../model/chunk.ts';
import { type CallLink, type Relation, UNRESOLVED } from '../../../model/link.ts';
import { FLOW_STRIDE } from '../../../store/codec/flow.ts';
import { PageClasses } from '../styles/page-classes.ts';
import type { Unit } from '../unit.ts';
import { type Declared, lastName, type World } from '../world.ts';
import { firstMentions } from './first-mentions.ts';
import { oneOf } from './one-of.ts';
import { namedInToml } from './toml-names.ts';
import { namedInYaml } from './yaml-names.ts';

const MODULE = CHUNK_KINDS.indexOf('module');
/** Names of an address that say which block is meant: `data.aws_ami.linux`. */
const MAX_NAMES = 3;

/** What blocks of a file take from others, at each place; and what they give to variables. */
export function namedBlocks(world: World, unit: Unit): Relation[] {
	const found: Relation[] = [];
	const { yields, assigns } = unit.rows.flow;
	const classes = unit.family === 'html' ? new PageClasses(world, unit) : null;
	const add = (chunk: number, value: number, start: number, isGiven: boolean) => {
		if (unit.family === 'html' && isOfPart(unit, chunk)) return;
		if (value >= 0 && unit.op(value) === 'chunk') {
			const target = { path: unit.path, chunk: unit.first(value) };
			const name = unit.rows.chunks[target.chunk].name ?? '';
			found.push({ kind: 'query', chunk, name, start, link: oneOf([target], 'local')! });
			return;
		}
		const names = addressOf(unit, value);
		const link =
			names === null
				? null
				: classes === null
					? linkOf(world, unit, names, isGiven)
					: classes.rules(names[names.length - 1]);
		if (names === null || link === null) return;
		found.push({ kind: 'query', chunk, name: names[names.length - 1], start, link });
	};
	for (let at = 0; at < yields.length; at += FLOW_STRIDE.yields)
		add(yields[at + 1], yields[at + 2], yields[at + 3], false);
	for (let at = 0; at < assigns.length; at += FLOW_STRIDE.assigns)
		add(assigns[at + 1], assigns[at + 2], assigns[at + 4], true);
	return found;
}

/** Where what a file of blocks names leads. Functions of HCL are those of the program that reads it: no file declares any. */
export function linkBlocks(world: World, unit: Unit): { calls: CallLink[]; relations: Relation[] } {
	const calls = unit.rows.calls.map(
		({ name }): CallLink =>
			unit.family !== 'hcl'
				? UNRESOLVED
				: {
						...{ status: 'external', complete: true, targets: [] },
						...{ package: 'hcl:function', externalName: name, rule: 'unbound' },
					},
	);
	return { calls, relations: firstMentions(unit, namedBlocks(world, unit)) };
}

/** Whether a chunk stands in a script or style of a page. */
function isOfPart({ rows: { chunks } }: Unit, chunk: number): boolean {
	let at = chunk;
	while (at > 0 && chunks[at].kind !== MODULE) at = chunks[at].parent;
	return at > 0;
}

/** The names of an address; null for another value. */
function addressOf(unit: Unit, value: number): string[] | null {
	const names: string[] = [];
	for (let at = value; at >= 0 && names.length < MAX_NAMES; at = unit.first(at)) {
		names.unshift(unit.valueName(at));
		if (unit.op(at) === 'name') return names;
		if (unit.op(at) !== 'member') return null;
	}
	return null;
}

function linkOf(world: World, unit: Unit, names: readonly string[], isGiven: boolean): CallLink | null {
	const { path } = unit;
	const [root, first, second] = names;
	if (unit.family === 'yaml') return namedInYaml(world, path, root, first);
	if (unit.family === 'toml') return namedInToml(world, unit, names);
	if (unit.family !== 'hcl') return null;
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
