// The direction of the code, as rules that `npm run check` enforces. ARCHITECTURE.md explains it.

/** Tests, and the code in `testing/` folders that only they use, may reach anywhere. */
const TESTS = String.raw`\.test\.ts$|/testing/`;
const ANALYSES =
	'search|graph|pack|read|endpoints|dead|contracts|arch|risk|detect|converge|court|history|edit|federate|contract';
/** Where a language says what its names, members and calls mean. */
const DIALECTS = '^src/languages/[^/]+/semantics/|^src/languages/shared/c-family/semantics/';
/** How the names of each language work: plain data that loads no dialect. */
const NAMING = String.raw`^src/languages/(?:naming\.generated|shared/naming)\.ts$`;
const STAGES = 'discover|segment|parse|extract|identify|link|measure';
/** The two places that put stages in order: the whole build, and the part of it for one file. */
const STAGE_ORDER = String.raw`^src/index/(?:pipeline|parse/worker[^/]*|parse/parse-file)\.ts$`;

/** What may touch the system outside platform/, by name and with its reason. */
const SYSTEM_EXCEPTIONS = [
	// Reads the `.wasm` files of installed packages, never a file of the repository.
	String.raw`^src/index/parse/tree-sitter/runtime\.ts$`,
	// Entry points of child processes: they talk to the process that started them.
	String.raw`^src/index/parse/worker[^/]*\.ts$`,
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
	forbidden: [
		{
			name: 'no-cycles',
			comment:
				'Two files that need each other are one file, or hide a third. Types alone may refer both ways.',
			severity: 'error',
			from: {},
			to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
		},
		{
			name: 'no-orphans',
			comment: 'A file that nothing uses and that uses nothing is left over.',
			severity: 'error',
			from: { orphan: true, pathNot: [TESTS, String.raw`\.d\.ts$`] },
			to: {},
		},
		{
			name: 'resolvable',
			comment: 'An import that cannot be resolved fails at run time, perhaps far from any test.',
			severity: 'error',
			from: {},
			to: { couldNotResolve: true },
		},
		{
			name: 'model-sees-nothing',
			comment: 'The vocabulary is what everything shares, so it can depend on nothing of ours.',
			severity: 'error',
			from: { path: '^src/model/', pathNot: TESTS },
			to: { path: '^src/', pathNot: '^src/model/' },
		},
		{
			name: 'model-is-plain',
			comment: 'Plain types and constructors need no packages and no system; a hash is a plain function.',
			severity: 'error',
			from: { path: '^src/model/', pathNot: TESTS },
			to: { dependencyTypes: ['core', 'npm', 'npm-dev'], pathNot: '^(?:node:)?crypto$' },
		},
		{
			name: 'platform-sees-model',
			comment: 'Code that touches the system knows nothing of what it is used for.',
			severity: 'error',
			from: { path: '^src/platform/', pathNot: TESTS },
			to: { path: '^src/', pathNot: '^src/(?:model|platform)/' },
		},
		{
			name: 'config-beside-platform',
			comment: 'Configuration is read before there is a store, an index or a question.',
			severity: 'error',
			from: { path: '^src/config/', pathNot: TESTS },
			to: { path: '^src/', pathNot: '^src/(?:model|platform|config)/' },
		},
		{
			name: 'store-below-its-users',
			comment: 'Tables do not depend on who fills or reads them, so each user can be changed alone.',
			severity: 'error',
			from: { path: '^src/store/', pathNot: TESTS },
			to: { path: '^src/', pathNot: '^src/(?:model|platform|store)/' },
		},
		{
			name: 'languages-see-model',
			comment:
				'A language pack turns syntax into records. Without files, tables or other packs it can be ' +
				'read alone, tested on text, and run in a process of its own.',
			severity: 'error',
			from: { path: '^src/languages/([^/]+)/', pathNot: [TESTS, DIALECTS] },
			to: { path: '^src/', pathNot: ['^src/model/', '^src/languages/shared/', '^src/languages/$1/'] },
		},
		{
			name: 'dialects-see-semantics',
			comment:
				'What a name, member or call means in a language is a part of its folder. It answers what the ' +
				'interpreter asks, on the stored expression form, and knows no other language.',
			severity: 'error',
			from: { path: '^src/languages/([^/]+)/(?:c-family/)?semantics/', pathNot: TESTS },
			to: {
				path: '^src/',
				pathNot: [
					'^src/(?:model|store|semantics)/',
					'^src/languages/shared/',
					'^src/languages/$1/',
					// Kotlin stands on what Java declares.
					'^src/languages/java/semantics/',
				],
			},
		},
		{
			name: 'semantics-below-index',
			comment:
				'What a value is depends on the stored form alone, so that linking, risk and rules can ask the same ' +
				'interpreter. Of languages it knows their dialects, and the table of how their names work.',
			severity: 'error',
			from: { path: '^src/semantics/', pathNot: TESTS },
			to: { path: '^src/', pathNot: ['^src/(?:model|platform|store|semantics)/', DIALECTS, NAMING] },
		},
		{
			name: 'questions-use-no-stage',
			comment:
				'A question begins a build, or asks what it stored: semantics of values, the store of rows. Only `doctor` tries ' +
				'parsers, and `verify` builds in processes of its own.',
			severity: 'error',
			from: { path: '^src/questions/', pathNot: [TESTS, '^src/questions/(?:doctor|verify)/'] },
			to: { path: `^src/index/(?:${STAGES})/` },
		},
		{
			name: 'languages-need-no-system',
			comment:
				'A pack gets text and tells a recorder: no files, no processes. Parsers are its only packages.',
			severity: 'error',
			from: { path: '^src/languages/', pathNot: TESTS },
			to: { dependencyTypes: ['core', 'npm', 'npm-dev'], pathNot: 'node_modules/oxc-parser/' },
		},
		{
			name: 'stages-stand-alone',
			comment:
				'A stage that calls another cannot be reordered, replaced or tested without it. Only the ' +
				'pipeline, and the parse process for one file, put stages in order.',
			severity: 'error',
			from: { path: `^src/index/(${STAGES})/`, pathNot: [TESTS, STAGE_ORDER] },
			to: { path: '^src/index/', pathNot: '^src/index/$1/' },
		},
		{
			name: 'index-below-questions',
			comment: 'Building the index must not depend on what is asked of it.',
			severity: 'error',
			from: { path: '^src/index/', pathNot: TESTS },
			to: { path: `^src/(?:${ANALYSES}|questions|session|engine\\.ts|surfaces)` },
		},
		{
			name: 'analyses-below-questions',
			comment: 'An analysis is used by questions, and knows of none of them.',
			severity: 'error',
			from: { path: `^src/(?:${ANALYSES})/`, pathNot: TESTS },
			to: { path: '^src/(?:questions|session|engine\\.ts|surfaces)' },
		},
		{
			name: 'graph-is-arithmetic',
			comment: 'Walks and measures work on arrays alone, so that they can be tested on any graph there is.',
			severity: 'error',
			from: { path: '^src/graph/', pathNot: TESTS },
			to: { path: '^src/', pathNot: '^src/(?:model|graph)/' },
		},
		{
			name: 'endpoints-read-rows',
			comment:
				'Endpoints are put together from rows of the store and from what each language says of its names, so that ' +
				'the same rows always give the same endpoints.',
			severity: 'error',
			from: { path: '^src/endpoints/', pathNot: TESTS },
			to: {
				path: '^src/',
				pathNot: [
					'^src/(?:model|store|endpoints)/',
					String.raw`^src/languages/(?:routing\.generated|shared/routing)\.ts$`,
				],
			},
		},
		{
			name: 'contract-reads-store',
			comment:
				'An export says what the index holds, and validation what an export says: neither works anything out, so ' +
				'that what others read is what assay answers. Of languages it takes their extensions.',
			severity: 'error',
			from: { path: '^src/contract/', pathNot: TESTS },
			to: { path: '^src/', pathNot: ['^src/(?:model|platform|store|contract)/', '^src/languages/registry'] },
		},
		{
			name: 'judgement-reads-evidence',
			comment:
				'converge and court weigh what the other analyses found; if those read them, it would go in a circle.',
			severity: 'error',
			from: { path: `^src/(?:${ANALYSES})/`, pathNot: [TESTS, '^src/(?:converge|court)/'] },
			to: { path: '^src/(?:converge|court)/' },
		},
		{
			name: 'questions-below-engine',
			comment: 'A question is answered the same on every surface, so it sees none of them.',
			severity: 'error',
			from: { path: '^src/questions/', pathNot: TESTS },
			to: { path: '^src/(?:session|engine\\.ts|surfaces)' },
		},
		{
			name: 'engine-below-surfaces',
			comment: 'The engine takes and gives plain data; how it is shown is not its concern.',
			severity: 'error',
			from: { path: '^src/engine\\.ts$' },
			to: { path: '^src/surfaces/' },
		},
		{
			name: 'surfaces-translate',
			comment:
				'A surface that reaches past the engine answers differently from the others. It sees the ' +
				'engine, the vocabulary, and how any answer is written as plain lines.',
			severity: 'error',
			from: { path: '^src/surfaces/([^/]+)/', pathNot: TESTS },
			to: {
				path: '^src/',
				pathNot: [
					'^src/engine\\.ts$',
					'^src/model/',
					'^src/surfaces/(?:services?\\.ts$|text/)',
					'^src/surfaces/$1/',
				],
			},
		},
		{
			name: 'library-translates',
			comment: 'Programs that import assay get what the engine answers, and depend on nothing below it.',
			severity: 'error',
			from: { path: '^src/library\\.ts$' },
			to: { path: '^src/', pathNot: ['^src/engine\\.ts$', '^src/model/', '^src/library-types'] },
		},
		{
			name: 'system-in-platform',
			comment:
				'Files, processes and sockets are touched in one place, where limits, symbolic links and ' +
				'errors are handled once.',
			severity: 'error',
			from: { path: '^src/', pathNot: [TESTS, '^src/platform/', ...SYSTEM_EXCEPTIONS] },
			to: {
				dependencyTypes: ['core'],
				path: '^(?:node:)?(?:fs|fs/promises|child_process|net|tls|http|http2|https|dgram|dns|worker_threads|cluster)$',
			},
		},
		{
			name: 'sqlite-in-store',
			comment: 'All SQL is in store/: a table can be changed by reading one folder.',
			severity: 'error',
			from: { path: '^src/', pathNot: [TESTS, '^src/store/'] },
			to: { path: 'node_modules/better-sqlite3/' },
		},
		{
			name: 'grammars-in-parse',
			comment: 'Only parse processes load a grammar: it can hang, and is then killed with its process.',
			severity: 'error',
			from: { path: '^src/', pathNot: [TESTS, '^src/index/parse/'] },
			to: { path: 'node_modules/web-tree-sitter/' },
		},
		{
			name: 'terminal-in-surfaces',
			comment: 'Nothing below surfaces/ knows of arguments or colours.',
			severity: 'error',
			from: { path: '^src/', pathNot: [TESTS, '^src/surfaces/'] },
			to: { path: 'node_modules/(?:commander|picocolors)/' },
		},
		{
			name: 'no-test-code-in-product',
			comment: 'Tests and testing/ folders are not in the published package.',
			severity: 'error',
			from: { path: `^src/(?!.*(?:${TESTS}))` },
			to: { path: TESTS },
		},
		{
			name: 'no-development-packages',
			comment: 'Development dependencies are not installed with the published package.',
			severity: 'error',
			from: { path: '^src/', pathNot: TESTS },
			to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
		},
	],
	options: {
		doNotFollow: { path: 'node_modules' },
		exclude: { path: '/cases/' },
		tsPreCompilationDeps: true,
		tsConfig: { fileName: 'tsconfig.json' },
		enhancedResolveOptions: {
			exportsFields: ['exports'],
			conditionNames: ['import', 'node', 'default', 'types'],
		},
	},
};
