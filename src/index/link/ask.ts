import { LinkSource } from '../../store/link-source.ts';
import { storedProject } from '../../store/module-links.ts';
import type { IndexReader } from '../../store/reader.ts';
import { type Definition, definitionAt } from './definition.ts';
import { Evaluator } from './evaluate.ts';
import { World } from './world.ts';

/** What the name at an offset of a file refers to; null when there is no name. */
export async function askDefinition(
	{ db }: IndexReader,
	path: string,
	offset: number,
): Promise<Definition | null | 'not linked'> {
	const world = await World.open(new LinkSource(db), storedProject(db));
	const unit = world.unit(path);
	return unit === null ? 'not linked' : definitionAt(world, new Evaluator(world), unit, offset);
}
