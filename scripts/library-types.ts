import { type JsonSchema, questions } from '../src/engine.ts';
import { questionSchemas } from '../src/questions/schemas.ts';
import { schemaName } from '../src/surfaces/http/openapi.ts';

/** As much of a JSON Schema as the schemas of questions use; what is not here is refused. */
interface Schema {
	type?: string | string[];
	description?: string;
	enum?: unknown[];
	const?: unknown;
	anyOf?: Schema[];
	items?: Schema;
	properties?: Record<string, Schema>;
	required?: string[];
	additionalProperties?: boolean | Schema;
}

const HEADER = `// Written by scripts/generate-docs.ts from the registry of questions: run \`npm run generate\` instead of editing it.
`;

/** Types of what questions take and give, for programs that import assay: plain ones, which need no package. */
export function libraryTypes(): string {
	const parts = questions.flatMap((question) => {
		const { input, result } = questionSchemas(question);
		const name = schemaName(question);
		return [
			`/** What \`${question.name}\` takes: ${question.summary.toLowerCase()}. */\n${declared(`${name}Input`, input)}`,
			`/** What \`${question.name}\` gives. */\n${declared(`${name}Result`, result)}`,
		];
	});
	const entries = questions.map((question) => {
		const name = schemaName(question);
		const key = /^[a-z]+$/.test(question.name) ? question.name : `'${question.name}'`;
		return `\t/** ${question.summary}. */\n\t${key}: { input: ${name}Input; result: ${name}Result };`;
	});
	const list = `/** Every question, by its name. */\nexport interface Questions {\n${entries.join('\n')}\n}`;
	return `${[HEADER, ...parts, list].join('\n')}\n`;
}

function declared(name: string, schema: JsonSchema): string {
	const type = typeOf(schema as Schema, '');
	return type.startsWith('{') && schema.anyOf === undefined
		? `export interface ${name} ${type}\n`
		: `export type ${name} = ${type};\n`;
}

function typeOf(schema: Schema, indent: string): string {
	if (schema.const !== undefined) return JSON.stringify(schema.const);
	if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
	if (schema.anyOf !== undefined) return schema.anyOf.map((one) => typeOf(one, indent)).join(' | ');
	if (Array.isArray(schema.type))
		return schema.type.map((type) => typeOf({ ...schema, type }, indent)).join(' | ');
	switch (schema.type) {
		case 'string':
		case 'boolean':
		case 'null':
			return schema.type;
		case 'integer':
		case 'number':
			return 'number';
		case 'array':
			return listOf(schema.items ?? {}, indent);
		case 'object':
			return objectOf(schema, indent);
		case undefined:
			if (Object.keys(schema).every((key) => key === 'description')) return 'unknown';
	}
	throw new Error(`no type for ${JSON.stringify(schema)}`);
}

function listOf(item: Schema, indent: string): string {
	const isChoice = item.anyOf !== undefined || item.enum !== undefined || Array.isArray(item.type);
	const type = typeOf(item, indent);
	return isChoice ? `(${type})[]` : `${type}[]`;
}

function objectOf({ properties, required = [], additionalProperties }: Schema, indent: string): string {
	if (properties === undefined) {
		const values =
			typeof additionalProperties === 'object' ? typeOf(additionalProperties, indent) : 'unknown';
		return additionalProperties === false ? 'Record<string, never>' : `Record<string, ${values}>`;
	}
	const deeper = `${indent}\t`;
	const lines = Object.entries(properties).map(([name, schema]) => {
		const about = schema.description === undefined ? '' : `${deeper}/** ${schema.description} */\n`;
		const optional = required.includes(name) ? '' : '?';
		const key = /^\w+$/.test(name) ? name : JSON.stringify(name);
		return `${about}${deeper}${key}${optional}: ${typeOf(schema, deeper)};`;
	});
	return lines.length === 0 ? 'Record<string, never>' : `{\n${lines.join('\n')}\n${indent}}`;
}
