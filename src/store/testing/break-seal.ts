import { writeFileSync } from 'node:fs';
import { readCurrent } from '../publish.ts';
import { brokenSeal, writeSeal } from '../seal.ts';
import { currentPath, indexPath, type StateFolder } from '../state.ts';

/** The file of the live index, for changes from outside that nothing tells of. */
export function breakSeal(state: StateFolder): string {
	const { name } = readCurrent(state)!;
	writeFileSync(currentPath(state), `${name}\n${writeSeal(brokenSeal(state)!)}\n`);
	return indexPath(state, name);
}
