import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { answer, repository } from './assay.ts';

const FILES = {
	'src/shapes.ts': `export interface Shape {
	area(): number;
}
export abstract class Base implements Shape {
	area() {
		return 0;
	}
}
export class Square extends Base {
	override area() {
		return 4;
	}
}
`,
	'src/index.ts': "export * from './shapes';\n",
	'src/app.ts': `import { exec } from 'node:child_process';
import { Square, type Shape } from './index';
export function format(shape: Shape) {
	return shape.area();
}
function main(big: boolean) {
	[new Square()].map(format);
	exec('ls');
	(big ? main : format)(big);
	whatever.go();
}
`,
	'src/app.test.ts':
		"import { format } from './app';\nimport { Square } from './shapes';\nformat(new Square());\n",
	'tool/run.py': `from .work import Worker, finish


def main():
    worker = Worker()
    worker.start(finish)
`,
	'tool/work.py': `class Worker:
    def start(self, then):
        then()


def finish():
    pass
`,
};

interface Rows {
	columns: string[];
	rows: unknown[][];
}

let root: string;
beforeAll(async () => {
	root = repository(FILES);
	await answer(['index'], { cwd: root });
});

async function sql(query: string): Promise<unknown[][]> {
	return (await answer<Rows>(['sql', query], { cwd: root })).rows;
}

test('every call has a status, and what is resolved a target', async () => {
	expect(
		await sql(`SELECT line, via, callee, status, complete, target_file, target_line, target_name, target_package, target_external_name
			FROM call_sites WHERE file = 'src/app.ts' ORDER BY line, col`),
	).toEqual([
		[4, 'call', 'shape.area', 'resolved', 1, 'src/shapes.ts', 2, 'Shape.area', null, null],
		[7, 'new', 'Square', 'resolved', 1, 'src/shapes.ts', 9, 'Square', null, null],
		[7, 'call', '[new Square()].map', 'external', 1, null, null, null, 'platform', 'map'],
		[7, 'callback', 'format', 'resolved', 1, 'src/app.ts', 3, 'format', null, null],
		[8, 'call', 'exec', 'external', 1, null, null, null, 'node:child_process', 'exec'],
		[9, 'call', '(big ? main : format)', 'ambiguous', 1, null, null, null, null, null],
		[10, 'call', 'whatever.go', 'dynamic', 0, null, null, null, null, null],
	]);
	expect(
		await sql("SELECT line, target_name, complete FROM call_candidates WHERE file = 'src/app.ts' ORDER BY 2"),
	).toEqual([
		[9, 'format', 1],
		[9, 'main', 1],
	]);
});

test('every other name leads somewhere as well', async () => {
	expect(
		await sql(`SELECT line, name, kind, status, target_file, target_line, target_name, rule FROM refs
			WHERE file = 'src/app.ts' AND kind <> 'call' ORDER BY line, col`),
	).toEqual([
		[3, 'Shape', 'type', 'resolved', 'src/shapes.ts', 1, 'Shape', 'import'],
		[4, 'shape', 'read', 'resolved', 'src/app.ts', 3, 'shape', 'parameter'],
		[7, 'format', 'read', 'resolved', 'src/app.ts', 3, 'format', 'local'],
		[9, 'big', 'read', 'resolved', 'src/app.ts', 6, 'big', 'parameter'],
		[9, 'main', 'read', 'resolved', 'src/app.ts', 6, 'main', 'local'],
		[9, 'format', 'read', 'resolved', 'src/app.ts', 3, 'format', 'local'],
		[9, 'big', 'read', 'resolved', 'src/app.ts', 6, 'big', 'parameter'],
		[10, 'whatever', 'read', 'unresolved', null, null, null, 'unbound'],
	]);
});

test('Python calls and functions that are passed on are followed', async () => {
	expect(
		await sql(`SELECT line, via, callee, status, target_file, target_name FROM call_sites
			WHERE file LIKE 'tool/%' ORDER BY file, line, col`),
	).toEqual([
		[5, 'call', 'Worker', 'resolved', 'tool/work.py', 'Worker'],
		[6, 'call', 'worker.start', 'resolved', 'tool/work.py', 'Worker.start'],
		[6, 'callback', 'finish', 'resolved', 'tool/work.py', 'finish'],
		expect.arrayContaining([3, 'call', 'then']),
	]);
});

test('edges are calls, bases, types, imports and tests', async () => {
	const found =
		await sql(`SELECT kind, source_name, target_name, coalesce(target_file, target_package) FROM edges
		WHERE file LIKE 'src/%' AND status = 'resolved'`);
	expect(found).toEqual(
		expect.arrayContaining([
			['implement', 'Base', 'Shape', 'src/shapes.ts'],
			['inherit', 'Square', 'Base', 'src/shapes.ts'],
			['override', 'Square.area', 'Base.area', 'src/shapes.ts'],
			['implement', 'Base.area', 'Shape.area', 'src/shapes.ts'],
			['type', 'format', 'Shape', 'src/shapes.ts'],
			['callback', 'main', 'format', 'src/app.ts'],
			['import', null, null, 'src/index.ts'],
			['re-export', null, null, 'src/shapes.ts'],
			['test', null, 'format', 'src/app.ts'],
			['new', 'main', 'Square', 'src/shapes.ts'],
		]),
	);
	expect(
		await sql(
			"SELECT target_package, target_external_name FROM edges WHERE kind = 'call' AND target_package LIKE 'node:%'",
		),
	).toEqual([['node:child_process', 'exec']]);
});

test('an edit of one file changes the links of another', async () => {
	const area = () =>
		sql("SELECT status, target_name FROM call_sites WHERE file = 'src/app.ts' AND callee = 'shape.area'");
	expect(await area()).toEqual([['resolved', 'Shape.area']]);
	writeFileSync(
		join(root, 'src/shapes.ts'),
		FILES['src/shapes.ts'].replace('area(): number;', 'size(): number;'),
	);
	expect(await area()).toEqual([['dynamic', null]]);
	writeFileSync(join(root, 'src/shapes.ts'), `// first\n${FILES['src/shapes.ts']}`);
	expect(await sql("SELECT target_line FROM call_sites WHERE callee = 'shape.area'")).toEqual([[3]]);
});
