import type { FactFile, FactRule, SeenChunk, Tell } from '../../../model/facts/rules.ts';
import { route } from '../../../model/facts/web.ts';
import { type Note, namedArgument, noteArgument, notesOf } from './notes.ts';
import { textsIn, type Written } from './written.ts';

const ROUTING = ['Symfony\\Component\\Routing', 'Sensio\\Bundle\\FrameworkExtraBundle\\Configuration'];
const REST = 'FOS\\RestBundle\\Controller\\Annotations';
const REST_VERBS = new Set(['Get', 'Post', 'Put', 'Patch', 'Delete', 'Options', 'Head']);

/** `#[Route('/users', methods: ['GET'])]` on classes and methods. */
const ATTRIBUTES: FactRule = {
	on: 'file',
	fact: route,
	from: [...ROUTING, REST],
	find(file, tell) {
		for (const chunk of file.chunks) if (chunk.kind === 'class') tellClass(chunk, file, tell);
	},
};

function tellClass(owner: SeenChunk, file: FactFile, tell: Tell): void {
	const notes = notesOf(owner, file);
	const outer = notes.find(isRoute);
	const guards = guardsIn(notes);
	const methods = file.members(owner.index).filter(({ kind }) => kind === 'method');
	let isTold = false;
	for (const method of methods) {
		const own = notesOf(method, file);
		for (const note of own) {
			if (!isRoute(note)) continue;
			isTold = true;
			tellRoute(method, owner, note, outer, [...guards, ...guardsIn(own)], tell);
		}
	}
	const invoke = methods.find(({ name }) => name === '__invoke');
	if (isTold || outer === undefined || invoke === undefined) return;
	for (const note of notes) if (isRoute(note)) tellRoute(invoke, owner, note, undefined, guards, tell);
}

function isRoute({ namespace, name }: Note): boolean {
	if (namespace === REST) return REST_VERBS.has(name) || name === 'Route';
	return name === 'Route' && ROUTING.some((module) => namespace?.startsWith(module) ?? false);
}

function tellRoute(
	method: SeenChunk,
	owner: SeenChunk,
	note: Note,
	outer: Note | undefined,
	guards: readonly string[],
	tell: Tell,
): void {
	const paths = pathsOf(note);
	const prefixes = outer === undefined ? [''] : pathsOf(outer);
	for (const [at, path] of paths.entries()) {
		// Paths by language have prefixes by language.
		for (const prefix of prefixes.length === paths.length ? [prefixes[at]] : prefixes) {
			const whole =
				prefix === null || path === null ? null : `${prefix.replace(/\/$/, path === '' ? '/' : '')}${path}`;
			if (whole === null) continue;
			for (const verb of methodsOf(note, outer)) {
				tell(
					{
						framework: 'symfony',
						method: verb,
						path: whole.startsWith('/') ? whole : `/${whole}`,
						handler: `${owner.name}::${method.name}`,
						handler_chunk: method.index,
						middleware: guards.length === 0 ? null : guards,
					},
					{ start: method.start, end: method.end, chunk: method.index },
				);
			}
		}
	}
}

/** One, or one for each language; null for what is computed. */
function pathsOf(note: Note): (string | null)[] {
	const written: Written | undefined = noteArgument(note, 'path', 'value');
	if (written === undefined) return [''];
	if (written.is === 'text') return [written.text];
	return written.is === 'list'
		? written.items.map(({ value }) => (value.is === 'text' ? value.text : null))
		: [null];
}

function methodsOf(note: Note, outer: Note | undefined): string[] {
	if (note.namespace === REST && note.name !== 'Route') return [note.name.toUpperCase()];
	const own = verbsIn(note);
	const all = [...(outer === undefined ? [] : verbsIn(outer)), ...own];
	return all.length === 0 ? ['ANY'] : [...new Set(all)];
}

function verbsIn(note: Note): string[] {
	const written = namedArgument(note, 'methods');
	return written === undefined ? [] : textsIn(written).map((verb) => verb.toUpperCase());
}

/** `#[IsGranted('ROLE_ADMIN')]` is asked before the method runs. */
function guardsIn(notes: readonly Note[]): string[] {
	return notes
		.filter(({ name }) => name === 'IsGranted' || name === 'Security')
		.map((note) => {
			const what = noteArgument(note, 'attribute', 'value');
			return what?.is === 'text' ? `${note.name} ${what.text}` : note.name;
		});
}

export const SYMFONY_ROUTES: readonly FactRule[] = [ATTRIBUTES];
