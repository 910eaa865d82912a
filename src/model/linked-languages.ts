/**
 * Languages that see one another's names, each under the name of its family. Of `typescript` and `python` modules say
 * what names are; of the others packages and types do (`link/nominal/`), of `sql`, `graphql`, `prisma` and `hcl` the name alone (`link/schema/`).
 * Of `yaml`, `dockerfile`, `json`, `html` and `toml` the file itself says which of its blocks is meant, of `css` what is loaded with it (`link/styles/`).
 */
export const FAMILIES = {
	python: 'python',
	jupyter: 'python',
	typescript: 'typescript',
	javascript: 'typescript',
	tsx: 'typescript',
	jsx: 'typescript',
	vue: 'typescript',
	svelte: 'typescript',
	astro: 'typescript',
	go: 'go',
	rust: 'rust',
	bash: 'bash',
	powershell: 'powershell',
	java: 'jvm',
	kotlin: 'jvm',
	csharp: 'dotnet',
	msbuild: 'dotnet',
	c: 'c',
	cpp: 'c',
	solidity: 'solidity',
	swift: 'swift',
	dart: 'dart',
	php: 'php',
	ruby: 'ruby',
	sql: 'sql',
	graphql: 'graphql',
	prisma: 'prisma',
	hcl: 'hcl',
	yaml: 'yaml',
	dockerfile: 'dockerfile',
	json: 'json',
	css: 'css',
	scss: 'css',
	less: 'css',
	html: 'html',
	toml: 'toml',
} as const;

/**
 * Languages of files whose names are looked up. In other files, whatever language a part of them is in (code in Markdown, scripts of
 * HTML), nothing is said of where a name leads: that is not the same as a name that should be known and is not. Of a page what is found is told.
 */
export const LINKED_LANGUAGES: readonly string[] = Object.keys(FAMILIES).filter(
	(language) => FAMILIES[language as keyof typeof FAMILIES] !== 'html',
);
