import { LinkSource } from '../../store/link-source.ts';
import { incoming, mayMention } from '../../store/queries/incoming.ts';
import type { IndexReader } from '../../store/reader.ts';
import { storedLinks, storedTexts } from '../../store/stored-link.ts';
import { hasStyles } from '../styles/style-parts.ts';
import type { Unit } from '../world/unit.ts';
import { World } from '../world/world.ts';
import { type Definition, definitionAt } from './definition.ts';
import { lookupFor } from './lookups.ts';
import { type Reference, type Referred, referencesIn } from './references.ts';

/** Gives the text of a file of the repository; '' when it cannot be read. */
export type TextOf = (path: string) => string;

/** What the name at an offset of a file refers to; null when there is no name. */
export function askDefinition(
	{ db }: IndexReader,
	path: string,
	offset: number,
	textOf: TextOf,
): Definition | null | 'not linked' {
	const world = new World(new LinkSource(db));
	const unit = world.unit(path);
	if (unit === null) return 'not linked';
	const stored = storedLinks(db);
	const texts = storedTexts(db);
	return definitionAt(world, lookupFor(world, unit), unit, offset, {
		linkOfCall: (call) => stored(unit.file.id, call),
		namedInText: (at) => texts(unit.file.id, at),
		text: () => textOf(path),
	});
}

export interface FoundReferences {
	references: (Reference & { path: string })[];
	/** Places with the name that lead to nothing that is known. */
	unknown: number;
	/** Files that were not looked at: there are too many. */
	left: number;
}

/** Files that are looked at for one question. */
const MAX_FILES = 3_000;

/** What refers to a chunk, by file and position; `most` of them at most. */
export function askReferences(
	reader: IndexReader,
	target: Referred,
	most: number,
	textOf: TextOf,
): FoundReferences {
	const world = new World(new LinkSource(reader.db));
	const unit = world.unit(target.path);
	const { path: home } = target;
	const chunks = [
		...target.chunks,
		...(unit === null ? [] : target.chunks.flatMap((each) => constructorsOf(unit, each))),
	];
	const stored = chunks.flatMap((chunk) => incoming(reader, { path: home, chunk }));
	const known = Map.groupBy(stored, ({ path }) => path);
	const files = [...new Set([...mayMention(reader, target.name, target.path), ...known.keys()])].sort();
	const found: FoundReferences = { references: [], unknown: 0, left: Math.max(0, files.length - MAX_FILES) };
	for (const path of files.slice(0, MAX_FILES)) {
		const from = world.unit(path);
		if (from === null) continue;
		const inIndex = known.get(path) ?? [];
		// What another language calls so is something else, but for what was found to lead there.
		const isOther = unit !== null && from.family !== unit.family && !hasStyles(from);
		const inFile = isOther
			? { found: inIndex, unknown: 0 }
			: referencesIn(world, from, target, inIndex, () => textOf(path));
		found.unknown += inFile.unknown;
		for (const each of inFile.found) found.references.push({ ...each, path });
		if (found.references.length > most) break;
	}
	return found;
}

/** Who makes something of a class calls its constructor. */
function constructorsOf(unit: Unit, chunk: number): readonly number[] {
	const found = [...unit.members(chunk).values()].flat();
	return found.filter((member) => unit.kind(member) === 'constructor');
}
