import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = join(import.meta.dirname, '../../..');
const LANGUAGES = join(SOURCES, 'languages');
/** Cases of languages whose files name one another without a dialect. */
const SHARED = join(SOURCES, 'semantics/cases');

/** Folders of cases by name: one for each language's dialect, and the shared folders. */
const FOLDERS: ReadonlyMap<string, string> = new Map([
	...readdirSync(LANGUAGES)
		.map((id) => [id, join(LANGUAGES, id, 'semantics/cases')] as const)
		.filter(([, folder]) => existsSync(folder)),
	...readdirSync(SHARED).map((name) => [name, join(SHARED, name)] as const),
]);

/**
 * Copies all cases into one repository, a folder for each language. Lines may end with `//= name expected` (`#=` in Python,
 * `--=` in SQL, a comment that begins with `#=` in CSS): what the last `name` before it is.
 */
export function copyCases(root: string): void {
	for (const [name, folder] of FOLDERS) cpSync(folder, join(root, name), { recursive: true });
}

/** The text of a case by its path in that repository. */
export function caseText(path: string): string {
	const slash = path.indexOf('/');
	return readFileSync(join(FOLDERS.get(path.slice(0, slash))!, path.slice(slash + 1)), 'utf8');
}

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
	return [...FOLDERS]
		.flatMap(([name, folder]) =>
			readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
				(path) => `${name}/${path.replaceAll('\\', '/')}`,
			),
		)
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
		for (const { expected } of labelledNames(caseText(path))) {
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
