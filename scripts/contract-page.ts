import { z } from 'zod';
import { ARTIFACT_NAMES, ARTIFACTS } from '../src/contract/artifacts.ts';
import { MAX_ROW_BYTES, TARGET_PART_BYTES } from '../src/contract/limits.ts';
import { manifestSchema, metaSchema } from '../src/contract/schemas/manifest.ts';
import { symbolRef } from '../src/contract/schemas/parts.ts';

/** What is read of a JSON Schema. */
interface JsonSchema {
	type?: string | string[];
	description?: string;
	const?: unknown;
	enum?: unknown[];
	pattern?: string;
	maxItems?: number;
	maxLength?: number;
	properties?: Record<string, JsonSchema>;
	required?: string[];
	items?: JsonSchema;
	anyOf?: JsonSchema[];
	oneOf?: JsonSchema[];
}

const INTRODUCTION = `\`assay export <folder>\` writes what the index knows as rows of JSON, for programs that do not ask assay.
\`assay validate <folder>\` checks such an export without the index and the repository; \`--strict\` lets nothing pass.

- \`pieces/manifest.json\` lists every file with its size, number of rows and checksum. Read files that it names; do not look into folders.
- \`pieces/<artifact>/meta.json\` describes the rows of an artifact, \`pieces/<artifact>/part-00000.jsonl\` and so on hold them, one a
  line, in UTF-8. A part ends before the row that would make it larger than ${TARGET_PART_BYTES >> 20} MiB, and in
  exports of many files at three places between files, the same for all artifacts, which divide the sources into four.
- Rows are sorted; files come in the order of the bytes of their paths. Equal indices give equal bytes: there is no clock in it
  (\`generatedAt\` is \`SOURCE_DATE_EPOCH\`, else the epoch), and an index that was updated gives what a new one does.
- A row has ${MAX_ROW_BYTES.toLocaleString('en')} bytes at most. One that would be longer loses evidence, then arguments, then candidates, and says so in
  \`trimmed\`; one that is too long all the same is dropped, and counted in \`meta.json\`. Lists of \`file_relations\` go on in the next row.
- Offsets are UTF-16 units of the file, from 0; lines and columns are from 1. Paths are data: no file is ever named after one.
- The export appears whole or not at all. It replaces an earlier one, and nothing else.

\`--strict\` also refuses keys that are not listed here, artifacts that are missing, files that the manifest does not list, rows that were
dropped, a \`symbolId\` or \`callSiteId\` that is there twice, and virtual files without a hash.

\`--format scip\` writes \`index.scip\` instead: definitions, and references that have one target or a package; symbols are
\`assay . . . <path>/<descriptors>\`. Its \`project_root\` is the folder of the repository, so it differs between checkouts.
\`--format graphml\` writes \`graph.graphml\`: a node for each chunk, an edge for each resolved reference.`;

/** The page about exports: every artifact with its keys, from the schemas that validation uses. */
export function contractPage(): string {
	const parts = ['# Exports', INTRODUCTION, '## Artifacts'];
	for (const name of ARTIFACT_NAMES) {
		const { about, version, orderedBy, schema } = ARTIFACTS[name];
		const described = z.toJSONSchema(schema) as JsonSchema;
		const kinds = described.oneOf ?? described.anyOf ?? [described];
		parts.push(`### ${name}`, `${about} Version ${version}. Sorted by ${orderedBy}.`, ...kinds.map(keyTable));
	}
	parts.push(
		'## References',
		'`ref` and `to`: what a name refers to.',
		keyTable(z.toJSONSchema(symbolRef) as JsonSchema),
		'## The manifest',
		keyTable(z.toJSONSchema(manifestSchema) as JsonSchema),
		'## Descriptions of artifacts',
		keyTable(z.toJSONSchema(metaSchema) as JsonSchema),
	);
	return `${parts.join('\n\n')}\n`;
}

function keyTable(schema: JsonSchema): string {
	return ['| key | type | |', '|---|---|---|', ...keyRows(schema, '')].join('\n');
}

/** Keys in the order they are written in; those of objects inside follow with a dot. */
function keyRows({ properties = {}, required = [] }: JsonSchema, before: string): string[] {
	return Object.entries(properties).flatMap(([key, schema]) => {
		const name = `${before}${key}`;
		const { type, about } = typeOf(schema);
		const optional = required.includes(key) ? '' : ', may be absent';
		const row = `| \`${name}\` | ${type}${optional} | ${about} |`;
		// References have a section of their own.
		if (key === 'ref' || key === 'to') return [row];
		const inner = objectIn(schema);
		return inner === null ? [row] : [row, ...keyRows(inner.schema, `${name}${inner.suffix}.`)];
	});
}

function objectIn(schema: JsonSchema): { schema: JsonSchema; suffix: string } | null {
	if (schema.properties !== undefined) return { schema, suffix: '' };
	if (schema.items?.properties !== undefined) return { schema: schema.items, suffix: '[]' };
	const other = schema.anyOf?.find(({ type }) => type !== 'null');
	return other === undefined ? null : objectIn(other);
}

function typeOf(schema: JsonSchema): { type: string; about: string } {
	const choices = schema.anyOf?.filter(({ type }) => type !== 'null');
	const isNullable = choices !== undefined && choices.length < (schema.anyOf?.length ?? 0);
	const plain = choices?.[0] ?? schema;
	const about = (schema.description ?? plain.description ?? '').replaceAll('|', '\\|');
	return { type: `${plainType(plain)}${isNullable ? ' or null' : ''}`, about };
}

const MOST_CHOICES = 12;

function plainType({ type, const: constant, enum: choices, items, maxItems, maxLength }: JsonSchema): string {
	if (constant !== undefined) return `\`${JSON.stringify(constant)}\``;
	if (choices !== undefined) {
		const shown = choices.slice(0, MOST_CHOICES).join(', ');
		return choices.length > MOST_CHOICES ? `${shown}, … (${choices.length})` : shown;
	}
	if (type === 'array') {
		const most = maxItems === undefined ? '' : `, at most ${maxItems}`;
		return `list of ${items?.properties === undefined ? plainType(items ?? {}) : 'objects'}${most}`;
	}
	if (Array.isArray(type)) return type.map((one) => (one === 'string' ? 'text' : one)).join(' or ');
	if (type === 'string') return maxLength === undefined ? 'text' : `text, at most ${maxLength}`;
	return type ?? 'object';
}
