import { OUTPUT_FOLDERS } from './generated-names.ts';
import { type DiscoverOptions, NEVER_SOURCE } from './options.ts';
import { PACKAGE_FOLDERS } from './vendored.ts';

/** Names of folders that nothing is discovered in under these options, wherever they are. */
export function neverEntered(options: DiscoverOptions): string[] {
	const takenBack = (patterns: readonly string[]): boolean => patterns.some((text) => text.startsWith('!'));
	const names = [...NEVER_SOURCE];
	if (!options.indexVendored && !takenBack(options.vendoredPatterns)) names.push(...PACKAGE_FOLDERS);
	if (!options.indexGenerated && !takenBack(options.generatedPatterns)) names.push(...OUTPUT_FOLDERS);
	return names;
}
