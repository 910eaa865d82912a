import { LinkSource } from '../../store/link-source.ts';
import type { IndexReader } from '../../store/reader.ts';
import { storedLink } from '../../store/stored-link.ts';
import { type Definition, definitionAt } from './definition.ts';
import { Evaluator } from './evaluate.ts';
import { World } from './world.ts';

/** What the name at an offset of a file refers to; null when there is no name. */
export function askDefinition(
	{ db }: IndexReader,
	path: string,
	offset: number,
): Definition | null | 'not linked' {
	const world = new World(new LinkSource(db));
	const unit = world.unit(path);
	if (unit === null) return 'not linked';
	return definitionAt(world, new Evaluator(world), unit, offset, (call) =>
		storedLink(db, unit.file.id, call),
	);
}
