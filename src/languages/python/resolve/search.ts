import type { Finder, Found } from './find.ts';

/** A folder that absolute names are looked up in. */
export interface Root {
	folder: string;
	rule: string;
	/** The lower comes first; roots of one rank are in no order. */
	rank: number;
	/** The folder is the package of this name. */
	mount: string | null;
	/** What a folder without `__init__.py` or a stub is taken for: part of a package, or nothing. */
	accepts: 'all' | 'source' | 'regular';
}

export type Outcome =
	| { kind: 'found'; found: Found; rule: string; byFolder: boolean }
	/** Two roots of one rank have it. */
	| { kind: 'ambiguous' }
	/** The first name is a module of these roots, the rest is not below it. */
	| { kind: 'missing' }
	/** The first name is a folder without `__init__.py`, the rest is not below it. */
	| { kind: 'partial' }
	| { kind: 'none' };

interface Place {
	found: Found;
	root: Root;
}

/**
 * Looks a module up as Python's path finder does: the first root with a module or a package of the name
 * has it; without any, the folders of that name are one package together.
 */
export function search(finder: Finder, roots: readonly Root[], parts: readonly string[]): Outcome {
	let places: Place[] = [];
	for (const root of roots) {
		const found = findTop(finder, root, parts[0]);
		if (found !== null) places.push({ found, root });
	}
	if (places.length === 0) return { kind: 'none' };
	let byFolder = false;
	for (let depth = 1; ; depth++) {
		const regular = firstRegular(places);
		if (regular === 'ambiguous') return { kind: 'ambiguous' };
		if (regular !== null) return below(finder, regular, parts, depth, byFolder);
		byFolder = true;
		if (depth === parts.length)
			return { kind: 'found', found: places[0].found, rule: places[0].root.rule, byFolder };
		places = placesBelow(finder, places, parts[depth]);
		if (places.length === 0) return { kind: 'partial' };
	}
}

function findTop(finder: Finder, root: Root, name: string): Found | null {
	let found: Found | null;
	if (root.mount === null) found = finder.find(root.folder, name);
	else if (root.mount === name) found = finder.asPackage(root.folder);
	else return null;
	if (found === null || root.accepts === 'all') return found;
	// A type checker's folder may hold stubs of other people's packages.
	if (found.instead === 'stub') return null;
	return found.kind === 'folder' && root.accepts === 'regular' ? null : found;
}

function firstRegular(places: readonly Place[]): Place | 'ambiguous' | null {
	let first: Place | null = null;
	for (const place of places) {
		if (place.found.kind === 'folder') continue;
		if (first === null) first = place;
		else if (place.root.rank > first.root.rank) break;
		else if (place.found.path !== first.found.path) return 'ambiguous';
	}
	return first;
}

function placesBelow(finder: Finder, places: readonly Place[], name: string): Place[] {
	const next: Place[] = [];
	for (const { found, root } of places) {
		const inner = finder.find(found.path, name);
		if (inner !== null) next.push({ found: inner, root });
	}
	return next;
}

/** The names from `depth` on, below a package that is in one place. */
function below(
	finder: Finder,
	{ found, root }: Place,
	parts: readonly string[],
	depth: number,
	byFolder: boolean,
): Outcome {
	let at: Found | null = found;
	for (const part of parts.slice(depth)) {
		at = at.folder === null ? null : finder.find(at.folder, part);
		if (at === null) return { kind: byFolder ? 'partial' : 'missing' };
	}
	return { kind: 'found', found: at, rule: root.rule, byFolder };
}
