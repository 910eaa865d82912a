import type { Chance } from './linked-sources.ts';

// Small files of SQL, GraphQL, Prisma and Terraform, and code whose texts name what they declare.

const TABLES = ['load', 'Store', 'store', 'order'];
const TYPES = ['Query', 'Store', 'Order'];
const FIELDS = ['load', 'save', 'open'];
const FILES = ['one', 'two'];
const FOLDERS = ['src', 'pkg'];

/** A new text for one of them. */
export function schemaEdit(chance: Chance): { path: string; text: string } {
	const file = chance.pick(FILES);
	switch (chance.below(8)) {
		case 0:
			return { path: `src/${file}.sql`, text: sqlFile(chance) };
		case 1:
			return { path: `src/${file}.graphql`, text: graphqlFile(chance) };
		case 2:
			return { path: `src/${file}.prisma`, text: prismaFile(chance) };
		case 3:
		case 4:
			return { path: `${chance.pick(FOLDERS)}/${file}.tf`, text: terraformFile(chance) };
		case 5:
			return { path: `${chance.pick(FOLDERS)}/${file}.tfvars`, text: `${chance.pick(FIELDS)} = 1\n` };
		default:
			return { path: `src/asks_${file}.ts`, text: askingFile(chance) };
	}
}

function some(chance: Chance, lines: readonly string[]): string {
	return `${lines.filter(() => chance.below(4) > 0).join('\n')}\n`;
}

function sqlFile(chance: Chance): string {
	const [table, other] = [chance.pick(TABLES), chance.pick(TABLES)];
	return some(chance, [
		`CREATE TABLE ${chance.pick(['', 'app.'])}${table} (id int REFERENCES ${other} (id));`,
		`CREATE VIEW all_${table} AS SELECT * FROM ${chance.pick(['', 'app.'])}${other} a;`,
		`CREATE FUNCTION ${chance.pick(FIELDS)}() RETURNS int AS $$ SELECT 1 FROM ${table} $$ LANGUAGE sql;`,
		`SELECT ${chance.pick(FIELDS)}() FROM ${other};`,
	]);
}

function graphqlFile(chance: Chance): string {
	const [type, field] = [chance.pick(TYPES), chance.pick(FIELDS)];
	return some(chance, [
		`type ${type} { ${field}: ${chance.pick(TYPES)} id: ID }`,
		`extend type Query { ${chance.pick(FIELDS)}: ${chance.pick(TYPES)} }`,
		`fragment Part on ${type} { ${field} { id } }`,
		`query { ${field} { ...Part ${chance.pick(FIELDS)} } }`,
	]);
}

function prismaFile(chance: Chance): string {
	const [type, table] = [chance.pick(['Store', 'Order']), chance.pick(TABLES)];
	return some(chance, [
		`model ${type} {\n\tid Int @id\n\tpart ${chance.pick(['Store', 'Order'])}${chance.pick(['', `\n\t@@map("${table}")`])}\n}`,
	]);
}

function terraformFile(chance: Chance): string {
	const [name, other] = [chance.pick(FIELDS), chance.pick(FIELDS)];
	return some(chance, [
		`${chance.pick(['variable', 'output'])} "${name}" {\n\tvalue = local.${other}\n}`,
		`locals {\n\t${other} = [var.${name}, module.${chance.pick(FIELDS)}["a"].${other}, module.part.${name}]\n}`,
		`module "${chance.pick(['part', name])}" {\n\tsource = "${chance.pick(['../src', '../pkg', './', 'a/b/c'])}"\n\t${other} = data.a_b.${name}\n}`,
		`${chance.pick(['data', 'resource'])} "a_b" "${other}" {\n\tfrom = a_b.${name}.id\n}`,
	]);
}

function askingFile(chance: Chance): string {
	const [table, field] = [chance.pick(TABLES), chance.pick(FIELDS)];
	return some(chance, [
		"import { Pool } from 'pg';",
		`export const run = () => new Pool().query('SELECT ${chance.pick(FIELDS)}() FROM ${chance.pick(['', 'app.'])}${table}');`,
		`export const asked = gql\`query { ${field} { ...Part ${chance.pick(FIELDS)} } }\`;`,
		`export const resolvers = { ${chance.pick(TYPES)}: { ${field}: () => 1 } };`,
		`export const all = (prisma) => prisma.${chance.pick(['store', 'order'])}.findMany();`,
	]);
}
