import { PathPatterns } from '../../config/path-patterns.ts';
import { LanguageTable } from './detect-language.ts';
import { type DiscoverOptions, SOURCE_DOT_FOLDERS } from './options.ts';

/** The options of one discovery, ready to be asked. */
export interface Rules {
	options: DiscoverOptions;
	languages: LanguageTable;
	include: PathPatterns;
	exclude: PathPatterns;
	hidden: PathPatterns;
	test: PathPatterns;
	vendored: PathPatterns;
	generated: PathPatterns;
}

export function compileRules(options: DiscoverOptions): Rules {
	return {
		options,
		languages: new LanguageTable(options.languages),
		include: new PathPatterns(options.include),
		exclude: new PathPatterns(options.exclude),
		hidden: new PathPatterns(options.hidden),
		test: new PathPatterns(options.testPatterns),
		vendored: new PathPatterns(options.vendoredPatterns),
		generated: new PathPatterns(options.generatedPatterns),
	};
}

/** Whether a folder is a dot folder that is not known to hold source. `path` is a byte string. */
export function isHidden(rules: Rules, name: string, path: string): boolean {
	if (!name.startsWith('.') || SOURCE_DOT_FOLDERS.has(name)) return false;
	return (
		rules.hidden.match(path.slice(path.lastIndexOf('/') + 1)) === null && rules.hidden.match(path) === null
	);
}

/**
 * Whether a path carries a mark: as the configuration says, else by custom. Returns what decided, for
 * people, or null. `custom` is what decided by custom.
 */
export function marked(patterns: PathPatterns, path: string, custom: string | null): string | null {
	const verdict = patterns.verdict(path);
	if (verdict === undefined) return custom;
	return verdict ? 'marked by the configuration' : null;
}
