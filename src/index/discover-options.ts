import type { Config } from '../config/config.ts';
import { languages } from '../languages/registry.generated.ts';
import type { DiscoverOptions } from './discover/options.ts';

/** What the settings say about which files are indexed. */
export function discoverOptions({ index, marks }: Config): DiscoverOptions {
	return {
		maxFileBytes: index.maxFileBytes,
		include: index.include,
		exclude: index.exclude,
		followGitIgnore: index.gitIgnore,
		indexVendored: index.vendored,
		indexGenerated: index.generated,
		hidden: index.hidden,
		languages,
		testPatterns: marks.test,
		vendoredPatterns: marks.vendored,
		generatedPatterns: marks.generated,
	};
}
