/**
 * Languages that see one another's names, each under the name of its family. Of `typescript` and `python` modules say
 * what names are; of the others packages and types do (`nominal/`).
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
} as const;

export type Family = (typeof FAMILIES)[keyof typeof FAMILIES];
export type NominalFamily = Exclude<Family, 'python' | 'typescript'>;

/** undefined for a language that is not linked. */
export function familyOf(language: string): Family | undefined {
	return (FAMILIES as Readonly<Record<string, Family | undefined>>)[language];
}
