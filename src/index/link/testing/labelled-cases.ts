import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files whose lines may end with `//= name expected` (`#=` in Python, `--=` in SQL, a comment that begins with `#=` in CSS): what the last `name` before it is. */
export const CASES = join(import.meta.dirname, '../cases');

/** A name in a line, and what it must lead to: `file#Container.name`, or a status; `external` with its package. */
export interface LabelledName {
	line: string;
	name: string;
	expected: string;
	/** In the text of the file. */
	offset: number;
}

/** Paths of all files of the cases, sorted. */
export function caseFiles(): string[] {
	return readdirSync(CASES, { recursive: true, encoding: 'utf8' })
		.map((path) => path.replaceAll('\\', '/'))
		.filter((path) => /\.\w+$/.test(path))
		.sort();
}

export function labelledNames(text: string): LabelledName[] {
	return [...text.matchAll(/^(.*?)(?:<!-- |\/\* )?(?:\/\/|#|--)= (\S+) (.+?)(?: -->| \*\/)?$/gm)].map(
		(match) => {
			const [, line, name, expected] = match;
			return { line, name, expected: expected.trim(), offset: match.index + line.lastIndexOf(name) };
		},
	);
}

/** How many names of a language are labelled, and what was found of them. */
export interface FoundShare {
	/** The folder of its cases. */
	language: string;
	names: number;
	/** To one definition or package, to all that it may be, and to nothing that could be known. */
	resolved: number;
	ambiguous: number;
	dynamic: number;
	/** Looks like a name and is none. */
	none: number;
	/** Nothing was found, whether there is something to find or (in look-alikes) not. */
	unresolved: number;
	/** Of the names that are neither dynamic nor none, as a lower bound. */
	share: number;
}

/** By language; the cases are right when their tests pass. */
export function foundShares(): FoundShare[] {
	const byLanguage = new Map<string, FoundShare>();
	for (const path of caseFiles()) {
		const language = path.slice(0, path.indexOf('/'));
		const sums = byLanguage.get(language) ?? {
			...{ language, names: 0, resolved: 0, ambiguous: 0, dynamic: 0, none: 0, unresolved: 0, share: 1 },
		};
		byLanguage.set(language, sums);
		for (const { expected } of labelledNames(readFileSync(join(CASES, path), 'utf8'))) {
			sums.names++;
			if (expected === 'null') sums.none++;
			else if (expected === 'ambiguous' || expected === 'dynamic') sums[expected]++;
			else if (expected.includes('#') || expected.startsWith('external')) sums.resolved++;
			else sums.unresolved++;
		}
		sums.share = 1 - sums.unresolved / Math.max(1, sums.names - sums.dynamic - sums.none);
	}
	return [...byLanguage.values()];
}
