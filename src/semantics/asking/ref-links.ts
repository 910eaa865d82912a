import { REF_KINDS } from '../../model/recorder.ts';
import { LinkSource } from '../../store/link-source.ts';
import type { MakeRefLinks, RefLink } from '../../store/ref-functions.ts';
import { type StoredLinks, storedLinks } from '../../store/stored-link.ts';
import { baseOf } from '../rules.ts';
import type { Unit } from '../world/unit.ts';
import { World } from '../world/world.ts';
import type { TextOf } from './ask.ts';
import { type Definition, definitionOf } from './definition.ts';
import { lookupFor } from './lookups.ts';

const TYPE = REF_KINDS.indexOf('type');
const NO_LINKS: readonly RefLink[] = [];

/**
 * Finds out where references lead, file by file as they are asked for: as many as there are calls six times over, most of
 * them of local variables, are not worth keeping.
 */
export function refLinksIn(textOf: TextOf): MakeRefLinks {
	return (reader) => {
		const source = new LinkSource(reader.db);
		const world = new World(source);
		const stored = storedLinks(reader.db);
		let last = { file: -1, links: NO_LINKS };
		return (file) => {
			if (last.file !== file) {
				const path = source.pathOf(file);
				const unit = path === null ? null : world.unit(path);
				last = { file, links: unit === null ? NO_LINKS : linksOf(stored, world, unit, textOf) };
			}
			return last.links;
		};
	};
}

function linksOf(stored: StoredLinks, world: World, unit: Unit, textOf: TextOf): RefLink[] {
	const lookup = lookupFor(world, unit);
	const calls = unit.file.calls.map((_, call) => stored(unit.file.id, call));
	const known = { linkOfCall: (call: number) => calls[call], text: () => textOf(unit.path) };
	const { refs, names } = unit.file;
	const found: RefLink[] = [];
	for (let at = 0; at < refs.count; at++) {
		const name = names[refs.name[at]];
		const [start, scope, member] = [refs.start[at], refs.scope[at], refs.member[at] === 1];
		// `(a ? b : c)()` begins where `a` does, and is no call of it.
		const begun = unit.callAtStart(start);
		const call = begun >= 0 && unit.file.calls[begun].name === name ? begun : -1;
		const isType = refs.kind[at] === TYPE;
		const definition = definitionOf(world, lookup, unit, { name, start, member, isType, scope, call }, known);
		const rule = call >= 0 ? calls[call].rule : member ? null : baseOf(unit, name, scope);
		found.push({ ...linkTo(definition), rule });
	}
	return found;
}

function linkTo({ status, complete, targets, package: owner, externalName }: Definition): RefLink {
	const target = targets.length === 1 ? targets[0] : null;
	const isChunk = target !== null && target.chunk >= 0;
	return {
		status,
		complete,
		place: target?.path ?? owner,
		chunk: isChunk ? target.chunk : null,
		start: target !== null && !isChunk ? target.start : null,
		name: isChunk ? null : (target?.name ?? externalName),
		rule: null,
	};
}
