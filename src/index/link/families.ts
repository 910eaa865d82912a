/**
 * Languages that see one another's names, each under the name of its family. Of `typescript` and `python` modules say
 * what names are; of the others packages and types do (`nominal/`), of `sql`, `graphql` and `prisma` the name alone (`schema/`).
 */
const FAMILIES = {
	python: 'python',
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
	java: 'jvm',
	kotlin: 'jvm',
	csharp: 'dotnet',
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
} as const;

export type Family = (typeof FAMILIES)[keyof typeof FAMILIES];
export type SchemaFamily = 'sql' | 'graphql' | 'prisma';
export type NominalFamily = Exclude<Family, 'python' | 'typescript' | SchemaFamily>;

const SCHEMAS: ReadonlySet<Family> = new Set<SchemaFamily>(['sql', 'graphql', 'prisma']);

/** Languages that declare what others name in their texts. */
export function isSchemaFamily(family: Family): boolean {
	return SCHEMAS.has(family);
}

/** undefined for a language that is not linked. */
export function familyOf(language: string): Family | undefined {
	return (FAMILIES as Readonly<Record<string, Family | undefined>>)[language];
}
