import type { FactFile, Origin } from '../../../../../model/facts/rules.ts';
import type { ApiNaming } from '../apis.ts';

/** Packages whose types need no import. */
const ALWAYS = ['java.lang', 'kotlin', 'kotlin.io', 'kotlin.text', 'kotlin.random'];

/** Whole names of what is imported by name, by package (`import java.sql.*`), or not at all. */
function wholeNames({ module, path }: Origin, file: FactFile): readonly string[] {
	if (module !== '') return [`${module}.${path}`];
	const packages = file.imports.flatMap(({ module: name, imported, local }) =>
		imported === '*' && local === null && name !== null ? [name] : [],
	);
	return [path, ...[...ALWAYS, ...packages].map((name) => `${name}.${path}`)];
}

export const JAVA_NAMING: ApiNaming = { wholeNames };
export const KOTLIN_NAMING: ApiNaming = { wholeNames };
