import { expect, test } from 'vitest';
import { answer, assay, repository } from './assay.ts';

const FILES = {
	'db/schema.sql': `CREATE TABLE users (id serial PRIMARY KEY, email text);
CREATE VIEW active_users AS SELECT * FROM users;
`,
	'db/002.sql': 'ALTER TABLE users ADD COLUMN name text;\n',
	'src/store.ts': `import { Pool } from 'pg';
const pool = new Pool();
export async function load(id: string) {
	return pool.query('SELECT * FROM users WHERE id = $1', [id]);
}
export function say() {
	console.log('select one from users');
}
export const resolvers = { Query: { user: () => load('1') } };
`,
	'src/schema.graphql': 'type Query { user: User }\ntype User { email: String }\n',
	'src/page.ts': 'export const PAGE = gql`{ user { email } }`;\n',
};

interface Calls {
	calls: {
		site: { file: string; line: number; kind: string; rule: string; status: string };
		from: { name: string };
	}[];
}

const callers = async (cwd: string, target: string) =>
	(await answer<Calls>(['graph', 'callers', target], { cwd })).calls.map(
		({ site, from }) => `${site.file}:${site.line} ${from.name} ${site.kind} ${site.rule} ${site.status}`,
	);

test('a table is called by the code, the views and the scripts that name it', async () => {
	const cwd = repository(FILES);
	await assay(['index', '--quiet'], { cwd });
	expect(await callers(cwd, 'db/schema.sql#users')).toEqual([
		'db/002.sql:1 db/002.sql query text.sql resolved',
		'db/schema.sql:2 active_users query text.sql resolved',
		'src/store.ts:4 load query text.sql resolved',
	]);
	expect(await callers(cwd, 'src/schema.graphql#User.email')).toEqual([
		'src/page.ts:1 PAGE query text.graphql resolved',
	]);
	const { out } = await assay(['graph', 'impact', 'db/schema.sql#users'], { cwd });
	expect(out).toContain('load');
	expect(out).toContain('PAGE');
	expect(out).not.toContain('say');
	const definition = await assay(['definition', 'src/store.ts:4:35'], { cwd });
	expect(definition.out).toContain('db/schema.sql:1');
});
