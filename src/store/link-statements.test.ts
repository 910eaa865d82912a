import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { prepareLinking } from './link-statements.ts';
import { ModuleLinks } from './module-links.ts';
import { NameTable } from './name-table.ts';
import { RowInserter } from './row-inserter.ts';
import { LINKING_INDEX, TABLES } from './schema.ts';

/** All that is asked of a draft whose tables have no numbers of rows yet. */
function askedOf(db: DatabaseSync): string[] {
	const asked: string[] = [];
	const noting = new Proxy(db, {
		get(target, name) {
			if (name !== 'prepare') return Reflect.get(target, name).bind(target);
			return (sql: string) => {
				asked.push(sql);
				return target.prepare(sql);
			};
		},
	});
	const project = new ModuleLinks(noting, new NameTable(RowInserter.into(db, 'name'))).project();
	project.namespaces(['java']);
	prepareLinking(noting);
	return asked.filter((sql) => sql.startsWith('SELECT'));
}

test('linking goes from files to their rows, never through rows of all files for each', () => {
	const db = new DatabaseSync(':memory:');
	onTestFinished(() => db.close());
	db.exec(TABLES);
	db.exec(LINKING_INDEX);
	const asked = askedOf(db);
	expect(asked.length).toBeGreaterThan(15);
	for (const sql of asked) {
		const steps = db
			.prepare(`EXPLAIN QUERY PLAN ${sql}`)
			.all()
			.map(({ detail }) => String(detail));
		expect(steps.join('\n'), sql).not.toMatch(/AUTOMATIC/);
	}
});
