import { CHUNK_KINDS } from '../../model/chunk.ts';
import { type CallLink, type Relation, UNRESOLVED } from '../../model/link.ts';
import { FLOW_STRIDE } from '../../store/codec/flow.ts';
import { PageClasses } from '../styles/page-classes.ts';
import type { Unit } from '../world/unit.ts';
import type { World } from '../world/world.ts';
import { firstMentions } from './first-mentions.ts';
import { functionOfHcl, namedInHcl } from './hcl-names.ts';
import { oneOf } from './one-of.ts';
import { namedInToml } from './toml-names.ts';
import { namedInYaml } from './yaml-names.ts';

/** What an address in a file stands for; `isGiven` where something is given to it. */
type Leads = (names: readonly string[], isGiven: boolean) => CallLink | null;

const LEADS: Readonly<Record<string, (world: World, unit: Unit) => Leads>> = {
	hcl:
		(world, { path }) =>
		(names, isGiven) =>
			namedInHcl(world, path, names, isGiven),
	yaml:
		(world, { path }) =>
		([root, first]) =>
			namedInYaml(world, path, root, first),
	toml: (world, unit) => (names) => namedInToml(world, unit, names),
	html: (world, unit) => {
		const classes = new PageClasses(world, unit);
		return (names) => classes.rules(names[names.length - 1]);
	},
};

const MODULE = CHUNK_KINDS.indexOf('module');
/** Names of an address that say which block is meant: `data.aws_ami.linux`. */
const MAX_NAMES = 3;

/** What blocks of a file take from others, at each place; and what they give to variables. */
export function namedBlocks(world: World, unit: Unit): Relation[] {
	const found: Relation[] = [];
	const { yields, assigns } = unit.rows.flow;
	const leads = LEADS[unit.family]?.(world, unit);
	const add = (chunk: number, value: number, start: number, isGiven: boolean) => {
		if (unit.family === 'html' && isOfPart(unit, chunk)) return;
		if (value >= 0 && unit.op(value) === 'chunk') {
			const target = { path: unit.path, chunk: unit.first(value) };
			const name = unit.rows.chunks[target.chunk].name ?? '';
			found.push({ kind: 'query', chunk, name, start, link: oneOf([target], 'local')! });
			return;
		}
		const names = addressOf(unit, value);
		const link = names === null ? null : (leads?.(names, isGiven) ?? null);
		if (names === null || link === null) return;
		found.push({ kind: 'query', chunk, name: names[names.length - 1], start, link });
	};
	for (let at = 0; at < yields.length; at += FLOW_STRIDE.yields)
		add(yields[at + 1], yields[at + 2], yields[at + 3], false);
	for (let at = 0; at < assigns.length; at += FLOW_STRIDE.assigns)
		add(assigns[at + 1], assigns[at + 2], assigns[at + 4], true);
	return found;
}

/** Where what a file of blocks names leads. */
export function linkBlocks(world: World, unit: Unit): { calls: CallLink[]; relations: Relation[] } {
	const calls = unit.rows.calls.map(({ name }) => (unit.family === 'hcl' ? functionOfHcl(name) : UNRESOLVED));
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
