import { FAMILIES } from '../../model/linked-languages.ts';

export type Family = (typeof FAMILIES)[keyof typeof FAMILIES];
type BlockFamily = 'hcl' | 'yaml' | 'dockerfile' | 'json' | 'html' | 'toml';
export type SchemaFamily = 'sql' | 'graphql' | 'prisma' | 'css' | BlockFamily;
export type NominalFamily = Exclude<Family, 'python' | 'typescript' | SchemaFamily>;

const BLOCKS: ReadonlySet<Family> = new Set<BlockFamily>([
	'hcl',
	'yaml',
	'dockerfile',
	'json',
	'html',
	'toml',
]);
const SCHEMAS: ReadonlySet<Family> = new Set<Family>([...BLOCKS, 'sql', 'graphql', 'prisma', 'css']);

/** Languages of blocks, each of which says where it names another. */
export function isBlockFamily(family: Family): boolean {
	return BLOCKS.has(family);
}

/** Languages that declare what others name in their texts. */
export function isSchemaFamily(family: Family): boolean {
	return SCHEMAS.has(family);
}

/** What a name is looked up by: upper and lower case tell nothing apart in PowerShell. */
export function keyOfName(family: Family, name: string): string {
	return family === 'powershell' ? name.toLowerCase() : name;
}

/** undefined for a language that is not linked. */
export function familyOf(language: string): Family | undefined {
	return (FAMILIES as Readonly<Record<string, Family | undefined>>)[language];
}
