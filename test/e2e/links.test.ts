import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { answer, repository, temporaryRepository } from './assay.ts';

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
	'rows/rows.py': `class Rows:
    def __init__(self):
        self.at = 0

    def __iter__(self):
        return self

    def __next__(self):
        return self.at

    def __enter__(self):
        return self

    def __exit__(self, *error):
        pass


class Later:
    async def __aenter__(self):
        pass

    async def __aexit__(self, *error):
        pass


class Empty(Exception):
    pass


class Full(Exception):
    def __init__(self, of=None):
        pass


def many():
    yield 1
`,
	'rows/use.py': `import rows
from rows import Empty, Full, Later, Rows, many


def loops(unknown):
    held = Rows()
    for row in held:
        pass
    for row in [held]:
        row()
    for row in many():
        pass
    for row in unknown:
        pass
    first, *others = Rows()
    return [row for row in held]


async def enters(unknown):
    with Rows():
        pass
    with unknown, open('x') as file, Rows() as held:
        pass
    async with Later() as later:
        pass


def raises(error):
    if error:
        raise error
    kind = rows.Full
    try:
        raise kind
    except Full:
        raise Full(1)
    raise ValueError
    raise Empty


def tagged(name):
    def tag(function):
        return function
    return tag


@tagged('x')
@many
def loose():
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

test('what Python calls by itself is told where it leads to the repository', async () => {
	expect(
		await sql(`SELECT line, callee, caller, status, target_name, rule, end_col - start_col FROM call_sites
			WHERE file = 'rows/use.py' AND via = 'implicit' ORDER BY line, col, callee`),
	).toEqual([
		[7, '__iter__', 'loops', 'resolved', 'Rows.__iter__', 'variable.member', 0],
		[7, '__next__', 'loops', 'resolved', 'Rows.__next__', 'variable.member', 0],
		[15, '__iter__', 'loops', 'resolved', 'Rows.__iter__', 'result.member', 0],
		[15, '__next__', 'loops', 'resolved', 'Rows.__next__', 'result.member', 0],
		[16, '__iter__', 'loops', 'resolved', 'Rows.__iter__', 'variable.member', 0],
		[16, '__next__', 'loops', 'resolved', 'Rows.__next__', 'variable.member', 0],
		[20, '__enter__', 'enters', 'resolved', 'Rows.__enter__', 'result.member', 0],
		[20, '__exit__', 'enters', 'resolved', 'Rows.__exit__', 'result.member', 0],
		[22, '__enter__', 'enters', 'resolved', 'Rows.__enter__', 'result.member', 0],
		[22, '__exit__', 'enters', 'resolved', 'Rows.__exit__', 'result.member', 0],
		[24, '__aenter__', 'enters', 'resolved', 'Later.__aenter__', 'result.member', 0],
		[24, '__aexit__', 'enters', 'resolved', 'Later.__aexit__', 'result.member', 0],
		[33, 'kind', 'raises', 'resolved', 'Full.__init__', 'variable', 0],
		[37, 'Empty', 'raises', 'resolved', 'Empty', 'import', 0],
		[46, 'tagged', null, 'resolved', 'tagged.tag', 'result', 0],
	]);
	expect(
		await sql("SELECT count(*) FROM edges WHERE kind = 'implicit' AND target_name = 'Rows.__exit__'"),
	).toEqual([[2]]);
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

test('code in Markdown is not looked up, and is none of what could not be followed', async () => {
	const cwd = temporaryRepository({
		'src/app.ts': 'export function start() {}\nstart();\n',
		'docs/use.md': '# Use\n\n```ts\nstart();\nother.start(1);\n```\n',
		'page.html': '<script>start()</script>\n',
	});
	await answer(['index'], { cwd });
	const { rows } = await answer<Rows>(
		[
			'sql',
			'SELECT file, callee, status FROM call_sites UNION ALL SELECT file, name, status FROM refs ORDER BY 1, 2, 3',
		],
		{ cwd },
	);
	expect(rows.filter(([file]) => file !== 'src/app.ts').map(([, , status]) => status)).toEqual(
		Array(rows.length - 2).fill(null),
	);
	expect(rows.filter(([file]) => file === 'src/app.ts').map(([, , status]) => status)).toEqual([
		'resolved',
		'resolved',
	]);
	const callers = await answer<{ unfollowed: unknown; unlinked: string[] }>(['graph', 'callers', 'start'], {
		cwd,
	});
	expect(callers.unfollowed).toEqual({ ambiguous: 0, dynamic: 0, unresolved: 0 });
	expect(callers.unlinked).toEqual(['html', 'markdown']);
});
