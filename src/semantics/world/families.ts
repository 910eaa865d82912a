import { naming } from '../../languages/naming.generated.ts';
import { type Traits, USUAL_TRAITS } from '../../languages/shared/naming.ts';
import { getOrMake } from '../../model/get-or-make.ts';
import { FAMILIES } from '../../model/linked-languages.ts';

export type Family = (typeof FAMILIES)[keyof typeof FAMILIES];
type BlockFamily = 'hcl' | 'yaml' | 'dockerfile' | 'json' | 'html' | 'toml';
export type SchemaFamily = 'sql' | 'graphql' | 'prisma' | 'css' | BlockFamily;
type StructuralFamily = 'python' | 'typescript';
export type NominalFamily = Exclude<Family, StructuralFamily | SchemaFamily>;

const BLOCKS: ReadonlySet<Family> = new Set<BlockFamily>([
	'hcl',
	'yaml',
	'dockerfile',
	'json',
	'html',
	'toml',
]);
const SCHEMAS: ReadonlySet<Family> = new Set<Family>([...BLOCKS, 'sql', 'graphql', 'prisma', 'css']);

const STRUCTURAL: ReadonlySet<Family> = new Set<StructuralFamily>(['python', 'typescript']);

/** Languages whose types are shapes; what their names mean is decided by modules. */
export function isStructuralFamily(family: Family): boolean {
	return STRUCTURAL.has(family);
}

/** Languages of blocks, each of which says where it names another. */
export function isBlockFamily(family: Family): boolean {
	return BLOCKS.has(family);
}

/** Languages that declare what others name in their texts. */
export function isSchemaFamily(family: Family): boolean {
	return SCHEMAS.has(family);
}

const known = new Map<string, Traits>();

/** What differs in a language for whoever follows names. */
export function traitsOf(language: string): Traits {
	return getOrMake(known, language, () => ({ ...USUAL_TRAITS, ...naming[language] }));
}

/** undefined for a language that is not linked. */
export function familyOf(language: string): Family | undefined {
	return (FAMILIES as Readonly<Record<string, Family | undefined>>)[language];
}
