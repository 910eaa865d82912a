import { words } from '../../../../model/word-list.ts';
import type { Drawing, Line } from './drawing.ts';
import { type Frame, isInResource, levelFrame } from './frame.ts';
import { declareDevise, declareDrawn, declareMount, declareTokenAuth } from './mounts.ts';
import { declareResource, useConcerns } from './resources.ts';
import { controllerFrame, namespaceFrame, scopeFrame } from './scopes.ts';
import { textOf } from './static-values.ts';
import { declareMatches, declareRoot } from './verbs.ts';

type Word = (line: Line, drawing: Drawing) => void;

/** Reads the block in a frame of its own; not at all when that is not known. */
function inside(frameOf: (line: Line) => Frame | null): Word {
	return (line, drawing) => {
		const frame = frameOf(line);
		if (frame !== null) drawing.block(line.block, frame);
	};
}

/** They say who may come here, or what a request must be like: paths stay as they are. */
const TRANSPARENT = words('constraints defaults authenticate authenticated unauthenticated devise_scope as');

/** The words of a file of routes. A word that is not here declares nothing that is known. */
export const WORDS: ReadonlyMap<string, Word> = new Map<string, Word>([
	...['get', 'post', 'put', 'patch', 'delete', 'options'].map((verb): [string, Word] => [
		verb,
		(line, drawing) => declareMatches(line, drawing, [verb]),
	]),
	['match', (line, drawing) => declareMatches(line, drawing, null)],
	['root', declareRoot],
	['resources', (line, drawing) => declareResource(line, drawing, false)],
	['resource', (line, drawing) => declareResource(line, drawing, true)],
	...TRANSPARENT.map((word): [string, Word] => [word, inside(({ frame }) => frame)]),
	['scope', inside(({ frame, args }) => scopeFrame(frame, args))],
	['namespace', inside(({ frame, args }) => namespaceFrame(frame, args))],
	['controller', inside(({ frame, args }) => controllerFrame(frame, args))],
	['shallow', inside(({ frame }) => ({ ...frame, isShallow: true }))],
	...['member', 'collection', 'new', 'nested'].map((level): [string, Word] => [
		level,
		inside(({ frame }) => (isInResource(frame) ? levelFrame(frame, level) : null)),
	]),
	[
		'concern',
		({ args, block }, { concerns }) => concerns.set(textOf(args.positional[0]?.value) ?? '', block),
	],
	['concerns', applyConcerns],
	['mount', declareMount],
	['draw', declareDrawn],
	['devise_for', declareDevise],
	['mount_devise_token_auth_for', declareTokenAuth],
]);

function applyConcerns({ args, frame }: Line, drawing: Drawing): void {
	for (const { value } of args.positional) useConcerns(value, frame, drawing);
}
